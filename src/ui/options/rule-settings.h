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

/* Stores the differences from the game's own rules, regardless of the number of players.  The rules must be valid. */
void rummy_rule_settings_write (GSettings *settings, const RummyPreset *preset, const RummyRules *rules);

/* Does the same when other rules are chosen for a game, and puts unnamed changes that they replace aside. */
void rummy_rule_settings_choose (GSettings *settings, const RummyPreset *preset, const RummyRules *rules);

/* Reads the rules of a game with the changes put aside; otherwise like rummy_rule_settings_read_any (). */
gboolean rummy_rule_settings_read_aside (GSettings *settings, const RummyPreset *preset, int players,
                                         RummyRules *rules);

/* Makes this the game that New Game deals, even if another one is at the table. */
void rummy_rule_settings_set_next (GSettings *settings, const RummyPreset *preset, int players);

/* Makes the game at the table the one that New Game deals, unless another one was chosen or edited since. */
void rummy_rule_settings_follow_table (GSettings *settings, const RummyRules *table);

/* Returns the preset in the settings, or 500 Rum if the settings name none. */
const RummyPreset *rummy_rule_settings_read_preset (GSettings *settings);

/* Reads the rules for new games with the player's changes.  Returns FALSE, without the changes, if they are not
 * valid for the chosen number of players. */
gboolean rummy_rule_settings_read_chosen (GSettings *settings, RummyRules *rules);

/* Returns a sentence that the changes were left out. */
const char *rummy_rule_settings_words_own (void);

G_END_DECLS
