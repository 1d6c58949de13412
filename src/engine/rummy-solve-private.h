/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rummy-solve.h"

/* How good an arrangement is: points, then cards in melds, then melds, packed so that they add up; then the rest. */
typedef struct {
  uint32_t score;
  RummyCards rest;
} RummyValue;

#define RUMMY_SCORE(points, cards, melds) ((uint32_t) (points) << 14 | (uint32_t) (cards) << 7 | (uint32_t) (melds))
#define RUMMY_SCORE_POINTS(score) ((int) ((score) >> 14))

bool rummy_value_is_better (const RummyValue *a, const RummyValue *b);

/* The best arrangement of any hand under any rules: with the most points for its places, or else those that the
 * melded cards would count in the hand.  A brief answer is only those points, and comes sooner; with a need above 0
 * sooner still: whether that can be had, as any number that is enough or not.  A solution of a brief answer is one that
 * meets the need, without its rest; it is not set where none does.
 * solution may be NULL; its points are not set.  Takes a quarter of a megabyte of the stack. */
RummyValue rummy_solve_any (const RummyMeldRules *rules, RummyCards hand, bool wants_points, bool is_brief, int need,
                            RummySolution *solution);
