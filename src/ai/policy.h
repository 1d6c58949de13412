/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/level.h"
#include "ai/thought.h"
#include "engine/rng.h"

/* Returns the move of a level that looks no further than the current turn, or the usual move of one that searches.
 * @limits may be NULL. */
RummyMove rummy_policy_choose (const RummyView *view, const RummyLevelData *level, RummyRng *rng,
                               const RummyLimits *limits);

/* Like rummy_bot_forget (). */
void rummy_policy_forget (RummyView *view, const RummyLevelData *level, RummyRng *rng);
