/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/bot.h"

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
