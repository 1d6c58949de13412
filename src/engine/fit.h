/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* What cards make on the table, regardless of turns and duties. */

#include "engine/round.h"

/* Makes a new meld (@index RUMMY_MELD_NONE) of @cards, or extends the meld at @index with them, under the rules
 * alone. */
RummyRefusal rummy_round_make (const RummyRound *round, unsigned seat, unsigned index, RummyCards cards,
                               unsigned reading, RummyMeld *meld);

/* Returns whether a seat may lay off on a meld at all, regardless of the cards. */
RummyRefusal rummy_may_lay_on (const RummyRound *round, unsigned seat, unsigned index);

/* The same for a swap.  Swaps are allowed on any meld (R-38, K-168), but count as lay-offs otherwise. */
RummyRefusal rummy_may_swap_on (const RummyRound *round, unsigned seat, unsigned index);

/* Returns whether @wild is in the meld and stands for @natural. */
bool rummy_can_swap (const RummyRound *round, unsigned index, RummyCard natural, RummyCard wild);
