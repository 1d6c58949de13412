/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Limits how long a bot thinks.  At the first limit it answers with the best move found so far. */
typedef struct {
  const atomic_bool *stop; /* may become true at any time; or NULL */
  uint32_t budget; /* how many moves, ends of a turn and rounds to consider; 0 for the level's own budget */
} RummyLimits;

/* What a bot has used up. */
typedef struct {
  const RummyLimits *limits; /* may be NULL */
  uint64_t n;                /* considered so far; increased by whoever considers something */
} RummyThought;

static inline bool
rummy_thought_is_stopped (const RummyThought *self)
{
  const RummyLimits *limits = self->limits;

  return limits && limits->stop && atomic_load_explicit (limits->stop, memory_order_relaxed);
}

static inline bool
rummy_thought_is_over (const RummyThought *self)
{
  const RummyLimits *limits = self->limits;

  return (limits && limits->budget && self->n >= limits->budget) || rummy_thought_is_stopped (self);
}
