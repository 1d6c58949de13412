/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"

G_BEGIN_DECLS

/* For each card code, when the card came to the hand it is in or was in last (dealt, drawn or picked up), as an
 * increasing number. */
typedef guint16 RummyArrivals[RUMMY_CARD_CODES];

/* Follows the moves of a round, the first of which is the deal.  @match must be the state before them and is
 * advanced.  @events is set to the events of the last move. */
void rummy_arrivals_follow (RummyArrivals self, RummyMatch *match, const RummyMove *moves, gsize n_moves,
                            RummyEvents *events);

/* Reads the arrivals of the current or last round of a game. */
void rummy_arrivals_read (RummyArrivals self, RummyGame *game);

G_END_DECLS
