/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/meld.h"

unsigned rummy_last_position (const RummyRules *rules);

/* Returns the rank at a position. */
static inline unsigned
rummy_rank_at (unsigned position)
{
  while (position > RUMMY_KING)
    position -= RUMMY_KING;

  return position;
}
