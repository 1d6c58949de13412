/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/thought.h"
#include "ai/worlds.h"

/* If few enough cards are unknown that all possible deals can be searched: sets @move to the one that is best on
 * average when both sides play on perfectly with open hands; @usual wins ties.  Returns false if there are too many
 * deals, more than two sides, or more positions than the limits allow. */
bool rummy_exact_choose (const RummyWorlds *worlds, const RummyMove *usual, const RummyLimits *limits,
                         RummyMove *move);
