/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* What cards make on the table of a round, apart from whose turn it is and what it owes. */

#include "engine/round.h"

/* What cards make, under the rules alone: a new meld (index RUMMY_MELD_NONE), or the meld at index with them. */
RummyRefusal rummy_round_make (const RummyRound *round, unsigned seat, unsigned index, RummyCards cards,
                               unsigned reading, RummyMeld *meld);

/* Whether a seat may lay off on a meld at all, apart from the cards. */
RummyRefusal rummy_may_lay_on (const RummyRound *round, unsigned seat, unsigned index);

/* The same of a swap, which may be made on any meld (R-38, K-168), but is a lay-off in all else. */
RummyRefusal rummy_may_swap_on (const RummyRound *round, unsigned seat, unsigned index);

/* Whether wild is in the meld and stands for what natural is. */
bool rummy_can_swap (const RummyRound *round, unsigned index, RummyCard natural, RummyCard wild);
