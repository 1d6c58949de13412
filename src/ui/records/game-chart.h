/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"
#include "ui/records/chart.h"

G_BEGIN_DECLS

/* The totals of a game after each round, of sides, in the eyes of a seat or of RUMMY_SEAT_NONE.  rounds: of its record,
 * RummyRoundResult. */
RummyChart *rummy_game_chart_new (RummyGame *game, GArray *rounds, guint own);

G_END_DECLS
