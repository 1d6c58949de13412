/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"
#include "ui/records/chart.h"

G_BEGIN_DECLS

/* Returns totals by round and side, as seen by a seat or RUMMY_SEAT_NONE. rounds: RummyRoundResult of its record. */
RummyChart *rummy_game_chart_new (RummyGame *game, GArray *rounds, guint own);

G_END_DECLS
