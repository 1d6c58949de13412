/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rng.h"
#include "engine/view.h"

#include <stdatomic.h>

/* A bot: from what one seat may know to a legal move.  It is plain data in and out, so that it can run in a
 * thread of its own. */

/* Saved games name levels by these numbers: new ones come at the end. */
typedef enum {
  RUMMY_LEVEL_RANDOM,      /* any legal move, evenly */
  RUMMY_LEVEL_AVERAGE,     /* looks at most of the pile, melds, keeps what may become a meld */
  RUMMY_LEVEL_CAREFREE,    /* draws and discards at random */
  RUMMY_LEVEL_NOVICE,      /* looks at half of the pile, melds, discards at random */
  RUMMY_LEVEL_EXPERT,      /* looks at all that lies open */
  RUMMY_LEVEL_CHAMPION,    /* remembers who took what, and holds melds back */
  RUMMY_LEVEL_GRANDMASTER, /* plays on in its head */

  /* To measure others with. */
  RUMMY_LEVEL_NAIVE,
  RUMMY_LEVEL_GREEDY,
  RUMMY_LEVEL_HOARDER,

  /* A scale from 1 to 10. */
  RUMMY_LEVEL_1,
  RUMMY_LEVEL_10 = RUMMY_LEVEL_1 + 9,

  RUMMY_LEVEL_ADVISER, /* what is suggested to people: above Average, slightly below Expert */
  RUMMY_N_LEVELS
} RummyLevel;

const char *rummy_level_key (RummyLevel level);

/* The levels that people choose from: first those with names, the weakest first, then the scale. */
#define RUMMY_NAMED_LEVELS 7
#define RUMMY_SCALE 10
#define RUMMY_OFFERED_LEVELS (RUMMY_NAMED_LEVELS + RUMMY_SCALE)
extern const RummyLevel rummy_offered_levels[RUMMY_OFFERED_LEVELS];

/* Where a level stands among them; that of the average one for all others. */
unsigned rummy_offered_level_index (int level);

/* How long a bot may think.  Whichever comes first, it answers with the best that it has weighed so far. */
typedef struct {
  const atomic_bool *stop; /* may become true at any time, or NULL */
  uint32_t budget; /* how many moves, ends of a turn and rounds it may weigh, or 0: what the level has */
} RummyLimits;

/* Takes out of a view what a level does not remember: of the cards that others were seen to take, and, where only the
 * last discard can be taken, of those that lie under it. */
void rummy_bot_forget (RummyView *view, RummyLevel level, RummyRng *rng);

/* A legal move for view->seat, which must have one.  The same view, level, rng state and budget give the same move.
 * limits may be NULL. */
RummyMove rummy_bot_choose (const RummyView *view, RummyLevel level, RummyRng *rng, const RummyLimits *limits);
