/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_SCORE_PANEL (rummy_score_panel_get_type ())
G_DECLARE_FINAL_TYPE (RummyScorePanel, rummy_score_panel, RUMMY, SCORE_PANEL, AdwBin)

/* The counters of the game: for each seat what it melded and its total, for the own seat also the points in the
 * hand and what the round would score if it ended now.
 *
 * Property: "folded" (boolean: a small table in place of a line). */

/* seat is the own one, or RUMMY_SEAT_NONE. */
void rummy_score_panel_set_game (RummyScorePanel *self, RummyGame *game, guint seat);

G_END_DECLS
