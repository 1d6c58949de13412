/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Bounds searches that could take minutes.  An effort is a number of steps of the solver, of less than half a
 * microsecond each; who shares one passes a pointer to what is left of it.  What is not proven by then is refused
 * (N-02). */

#include <stddef.h>

/* For a single proof, for all proofs of a list of moves, and of a move that is played.  A list in which nothing proves
 * to be legal is tried again with more, up to that of a move that is played. */
#define RUMMY_EFFORT (1u << 16)
#define RUMMY_EFFORT_OF_LIST (6 * RUMMY_EFFORT)
#define RUMMY_EFFORT_OF_PLAY (64 * RUMMY_EFFORT_OF_LIST)

/* Returns the effort for one of many searches that share @left, or for a single one if that is NULL.  It is a part of
 * what is left: however many are hard, others can still be done. */
static inline unsigned
rummy_effort_share (const unsigned *left)
{
  return left ? *left / 16 : RUMMY_EFFORT;
}
