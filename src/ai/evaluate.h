/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/level.h"
#include "ai/thought.h"
#include "engine/rng.h"

/* Chooses a move by weighing what the current turn gains and leaves. */

/* Returns whether the weights are meaningful under these rules. */
bool rummy_evaluate_plays (const RummyRules *rules);

/* Returns whether the turn is of the kind that the weights are made for: draw or take, meld, discard. */
bool rummy_evaluate_knows (const RummyRound *round);

/* The seat must be to move in such a round; @limits may be NULL. */
RummyMove rummy_evaluate_choose (const RummyView *view, const RummyLevelData *level, RummyRng *rng,
                                 const RummyLimits *limits);
