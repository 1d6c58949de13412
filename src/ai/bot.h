/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/level.h"
#include "ai/thought.h"
#include "engine/rng.h"

/* A bot: from what one seat may know to a legal move.  It is plain data in and out, so that it can run in a
 * thread of its own. */

/* Takes out of a view what a level does not remember: of the cards that others were seen to take, and, where only the
 * last discard can be taken, of those that lie under it. */
void rummy_bot_forget (RummyView *view, RummyLevel level, RummyRng *rng);

/* A legal move for view->seat, which must have one.  The same view, level, rng state and budget give the same move.
 * limits may be NULL. */
RummyMove rummy_bot_choose (const RummyView *view, RummyLevel level, RummyRng *rng, const RummyLimits *limits);

/* As rummy_bot_choose () with a row of one's own. */
RummyMove rummy_bot_choose_with (const RummyView *view, const RummyLevelData *level, RummyRng *rng,
                                 const RummyLimits *limits);
