/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/history.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_LEAGUE_ITEM (rummy_league_item_get_type ())
G_DECLARE_FINAL_TYPE (RummyLeagueItem, rummy_league_item, RUMMY, LEAGUE_ITEM, GObject)

/* A player in the league table.
 *
 * Properties: "name"; "short-name", which does not say of a computer that it is one; "is-computer"; and as numbers
 * (double) "games", "won", "share" (of games won, in percent), "average" (points a game), "points", "against", "out"
 * (of rounds, in percent), "turns", "streak", "rating", "deviation" (0 for computers).  Takes ownership of @row. */
RummyLeagueItem *rummy_league_item_new (RummyLeagueRow *row, const char *name);

const char *rummy_league_item_get_name (RummyLeagueItem *self);
const RummyLeagueRow *rummy_league_item_get_row (RummyLeagueItem *self);

G_END_DECLS
