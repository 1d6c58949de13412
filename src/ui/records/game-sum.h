/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"

G_BEGIN_DECLS

/* How the result of a game that is over comes about, in words. */

typedef void (*RummyGameSumFunc) (const char *title, const char *figure, gpointer data);

/* Calls func for each line of the winner's sum, the result last; for none where the game adds nothing to the points of
 * its rounds. */
void rummy_game_sum_each (RummyGame *game, RummyGameSumFunc func, gpointer data);

/* Returns a line for each player who owes somebody points, as the seat own is told it, or NULL. */
char *rummy_game_sum_debts (RummyGame *game, guint own);

G_END_DECLS
