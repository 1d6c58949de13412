/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "engine/rules.h"

G_BEGIN_DECLS

/* Stores the changed rules of each game for new games. */

/* Reads the rules of a game for a number of players, with the changes.  Returns FALSE, without the changes, if they
 * are not valid for that number. */
gboolean rummy_rule_settings_read (GSettings *settings, const RummyPreset *preset, int players, RummyRules *rules);

/* Does the same even if they are not valid for that number.  Returns FALSE only if the stored text is invalid. */
gboolean rummy_rule_settings_read_any (GSettings *settings, const RummyPreset *preset, int players, RummyRules *rules);

/* Returns the game that has these rules for new games, or else the most similar one; of several, the one chosen
 * last. */
const RummyPreset *rummy_rule_settings_find (GSettings *settings, const RummyRules *rules);

/* Stores the differences from the game's own rules, regardless of the number of players.  The rules must be valid.
 * Changes put aside are dropped if these are the same, or if the game has its own rules. */
void rummy_rule_settings_write (GSettings *settings, const RummyPreset *preset, const RummyRules *rules);

/* Puts unnamed changes of a game aside when house rules are chosen for it. */
void rummy_rule_settings_put_aside (GSettings *settings, const RummyPreset *preset);

/* Reads the rules of a game with the changes put aside, or its own rules; otherwise like rummy_rule_settings_read
 * (). */
gboolean rummy_rule_settings_read_aside (GSettings *settings, const RummyPreset *preset, int players,
                                         RummyRules *rules);

/* Returns the preset in the settings, or 500 Rum if the settings name none. */
const RummyPreset *rummy_rule_settings_read_preset (GSettings *settings);

/* Reads the rules for new games with the player's changes.  Returns FALSE, without the changes, if they are not
 * valid for the chosen number of players. */
gboolean rummy_rule_settings_read_chosen (GSettings *settings, RummyRules *rules);

/* Returns a sentence that the changes were left out. */
const char *rummy_rule_settings_words_own (void);

G_END_DECLS
