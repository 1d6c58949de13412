/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "engine/rules.h"

G_BEGIN_DECLS

/* Each game keeps the rules that were changed in it, for the games to come. */

/* The rules of a game for so many players, with what was changed; without that where it cannot be played by so many,
 * and then FALSE. */
gboolean rummy_rule_settings_read (GSettings *settings, const RummyPreset *preset, int players, RummyRules *rules);

/* The same, even where they cannot be played by so many; FALSE only where what is kept makes no sense. */
gboolean rummy_rule_settings_read_any (GSettings *settings, const RummyPreset *preset, int players, RummyRules *rules);

/* The game of which these are the rules for new games, or else the one that is nearest to them; of several the one that
 * was chosen last. */
const RummyPreset *rummy_rule_settings_find (GSettings *settings, const RummyRules *rules);

/* Keeps what differs from the game's own rules, whatever the number of players.  The rules must be valid.  What was put
 * aside is forgotten once it is back, or once the game has its own rules. */
void rummy_rule_settings_write (GSettings *settings, const RummyPreset *preset, const RummyRules *rules);

/* Changes that have no name, of a game that is played by house rules now. */
void rummy_rule_settings_put_aside (GSettings *settings, const RummyPreset *preset);

/* The rules of the game with what was put aside, or its own rules: as rummy_rule_settings_read () does. */
gboolean rummy_rule_settings_read_aside (GSettings *settings, const RummyPreset *preset, int players,
                                         RummyRules *rules);

/* Returns the preset in the settings, or 500 Rum if the settings name none. */
const RummyPreset *rummy_rule_settings_read_preset (GSettings *settings);

/* Fills in the rules for new games, with the player's changes.  Returns FALSE, and leaves the changes out, where they
 * do not allow the chosen number of players. */
gboolean rummy_rule_settings_read_chosen (GSettings *settings, RummyRules *rules);

/* Returns a sentence that tells that the changes were left out. */
const char *rummy_rule_settings_words_own (void);

G_END_DECLS
