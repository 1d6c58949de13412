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

/* How long a bot may think.  Whichever comes first, it answers with the best that it has weighed so far. */
typedef struct {
  const atomic_bool *stop; /* may become true at any time, or NULL */
  uint32_t budget;         /* how many moves and ends of a turn it may weigh, or 0: as many as it likes */
} RummyLimits;

/* A legal move for view->seat, which must have one.  The same view, level, rng state and budget give the same move.
 * limits may be NULL. */
RummyMove rummy_bot_choose (const RummyView *view, RummyLevel level, RummyRng *rng, const RummyLimits *limits);
