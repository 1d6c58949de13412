/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rummy-rng.h"
#include "rummy-view.h"

#include <stdatomic.h>

/* A bot: from what one seat may know to a legal move.  It is plain data in and out, so that it can run in a
 * thread of its own. */

typedef enum {
  RUMMY_LEVEL_RANDOM,  /* any legal move, evenly */
  RUMMY_LEVEL_AVERAGE, /* melds, lays off, takes from the pile when it pays, discards with care */
  RUMMY_N_LEVELS
} RummyLevel;

const char *rummy_level_key (RummyLevel level);

/* A legal move for view->seat, whose turn it must be.  The same view, level and rng state give the same move.
 * A stop that becomes true makes it return soon, with a legal move still. */
RummyMove rummy_bot_choose (const RummyView *view, RummyLevel level, RummyRng *rng, const atomic_bool *stop);
