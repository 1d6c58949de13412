/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/level.h"
#include "ai/thought.h"
#include "engine/rng.h"

/* A move of a level that looks no further than this turn; of a level that searches, the move it searches on from.
 * limits may be NULL. */
RummyMove rummy_policy_choose (const RummyView *view, const RummyLevelData *level, RummyRng *rng,
                               const RummyLimits *limits);

/* As rummy_bot_forget (). */
void rummy_policy_forget (RummyView *view, const RummyLevelData *level, RummyRng *rng);
