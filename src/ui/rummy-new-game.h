/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "rummy-rules.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_NEW_GAME (rummy_new_game_get_type ())
G_DECLARE_FINAL_TYPE (RummyNewGame, rummy_new_game, RUMMY, NEW_GAME, AdwDialog)

/* Which game shall be played, and with how many; remembered in the settings "game" and "players".
 *
 * Signal "chosen" (): rummy_new_game_read_rules () has the rules. */
AdwDialog *rummy_new_game_new (GSettings *settings);

/* The game that was chosen last: that of the settings, or 500 Rum where these make no sense. */
const RummyPreset *rummy_new_game_read_preset (GSettings *settings);

/* And its rules, with what was changed in them; FALSE, and without that, where so many cannot play by it. */
gboolean rummy_new_game_read_rules (GSettings *settings, RummyRules *rules);

/* Says that they cannot. */
const char *rummy_new_game_words_own (void);

G_END_DECLS
