/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"

G_BEGIN_DECLS

/* When the cards of a round came to the hands that they are in or were in last: dealt, drawn or taken.  By the code of
 * a card, a number that grows. */
typedef guint16 RummyArrivals[RUMMY_CARD_CODES];

/* Of the moves of a round, the first of which deals it; match is brought from before them to after them.  events has
 * what the last one did. */
void rummy_arrivals_follow (RummyArrivals self, RummyMatch *match, const RummyMove *moves, gsize n_moves,
                            RummyEvents *events);

/* Of the round that is played, or was last. */
void rummy_arrivals_read (RummyArrivals self, RummyGame *game);

G_END_DECLS
