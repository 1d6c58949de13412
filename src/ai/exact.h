/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/thought.h"
#include "ai/worlds.h"

/* Where so few cards are unknown that all deals which fit can be looked at: the move that does best in the mean of
 * them when both sides play on as well as they can and the others' cards lie open.  False where there are too many
 * deals, more than two sides, or more positions than the limits allow.  Of moves that are as good usual is the one. */
bool rummy_exact_choose (const RummyWorlds *worlds, const RummyMove *usual, const RummyLimits *limits,
                         RummyMove *move);
