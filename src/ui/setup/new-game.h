/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"
#include "store/saved-games.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_NEW_GAME (rummy_new_game_get_type ())
G_DECLARE_FINAL_TYPE (RummyNewGame, rummy_new_game, RUMMY, NEW_GAME, AdwDialog)

/* Chooses a game and the players, kept in the settings "game" and "players".
 *
 * Signal "chosen": rummy_rule_settings_read_chosen () has the rules. */
AdwDialog *rummy_new_game_new (GSettings *settings);

/* Lists games that were left, so that the one chosen can go on: @current, the one at the table or NULL, and those of
 * @games, RummyGameFile, newest first, or NULL. */
void rummy_new_game_set_unfinished (RummyNewGame *self, RummyGame *current, GPtrArray *games);

/* Chooses a game; where there is no room for both, shows who plays it. */
void rummy_new_game_choose (RummyNewGame *self, const RummyPreset *preset);

G_END_DECLS
