/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_SCORE_PANEL (rummy_score_panel_get_type ())
G_DECLARE_FINAL_TYPE (RummyScorePanel, rummy_score_panel, RUMMY, SCORE_PANEL, AdwBin)

/* Scores of the game: for each seat its melds and total, for the own seat also the hand and the score if the round
 * ended now.
 *
 * Property "folded" (boolean: a table instead of a line). */

/* seat: the own one, or RUMMY_SEAT_NONE. */
void rummy_score_panel_set_game (RummyScorePanel *self, RummyGame *game, guint seat);

G_END_DECLS
