/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/level.h"
#include "ai/thought.h"
#include "engine/rng.h"

/* A move by weighing what this turn brings and leaves. */

/* Whether its weights mean something at these rules. */
bool rummy_evaluate_plays (const RummyRules *rules);

/* Whether the turn is one of those that the weights were made for: draw or take, meld, discard. */
bool rummy_evaluate_knows (const RummyRound *round);

/* The seat must be to move in a round that is known; limits may be NULL. */
RummyMove rummy_evaluate_choose (const RummyView *view, const RummyLevelData *level, RummyRng *rng,
                                 const RummyLimits *limits);
