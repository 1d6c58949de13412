/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/level.h"
#include "ai/thought.h"
#include "engine/rng.h"

/* A bot turns what one seat may know into a legal move.  Works on plain data, so it can run in a thread. */

/* Removes from a view what a level does not remember: cards others were seen to pick up and, if only the top discard
 * can be picked up, discards under it. */
void rummy_bot_forget (RummyView *view, RummyLevel level, RummyRng *rng);

/* Returns a legal move for view->seat, which must have one.  The result is determined by view, level, rng state and
 * budget.  @limits may be NULL. */
RummyMove rummy_bot_choose (const RummyView *view, RummyLevel level, RummyRng *rng, const RummyLimits *limits);

/* Like rummy_bot_choose () with custom level data. */
RummyMove rummy_bot_choose_with (const RummyView *view, const RummyLevelData *level, RummyRng *rng,
                                 const RummyLimits *limits);
