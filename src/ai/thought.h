/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How long a bot may think.  Whichever comes first, it answers with the best that it has weighed so far. */
typedef struct {
  const atomic_bool *stop; /* may become true at any time, or NULL */
  uint32_t budget; /* how many moves, ends of a turn and rounds it may weigh, or 0: what the level has */
} RummyLimits;

/* What a bot has spent of what it may. */
typedef struct {
  const RummyLimits *limits; /* or NULL */
  uint64_t n;                /* weighed so far; raised by whoever weighs */
} RummyThought;

static inline bool
rummy_thought_is_over (const RummyThought *self)
{
  const RummyLimits *limits = self->limits;

  return limits && ((limits->budget && self->n >= limits->budget) ||
                    (limits->stop && atomic_load_explicit (limits->stop, memory_order_relaxed)));
}
