/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"

/* Returns a hash of everything that decides whether the turn can be completed; the order of the melds does not.
 * @swapped_for: wild cards on the table that the seat may swap for.  @base is the part that no step of a turn changes,
 * set if it is 0. */
uint64_t rummy_finish_hash (const RummyRound *round, RummyCards swapped_for, uint64_t *base);
