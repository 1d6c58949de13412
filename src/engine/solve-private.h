/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/solve.h"

/* How good an arrangement is: points, then cards in melds, then melds, packed so that they add up; then the rest. */
typedef struct {
  uint32_t score;
  RummyCards rest;
} RummyValue;

#define RUMMY_SCORE(points, cards, melds) ((uint32_t) (points) << 14 | (uint32_t) (cards) << 7 | (uint32_t) (melds))
#define RUMMY_SCORE_POINTS(score) ((int) ((score) >> 14))

/* Jokers and twos of two packs. */
#define RUMMY_WILDS_MAX 16

bool rummy_value_is_better (const RummyValue *a, const RummyValue *b);

/* What may be laid off on the table beside new melds, and what must reach it.  Each card is looked at as if no other
 * were laid off on the same meld, but for those between it and the end of a run, so that the answer is never less than
 * what can be had. */
typedef struct {
  RummyCards wanted;  /* natural cards, all of which must be melded or laid off */
  RummyCards cards;   /* those that may be laid off */
  RummyCards singles; /* those of them that need no others for it */
  const RummyMeld *run[RUMMY_MELDS_MAX]; /* of the table, that may be laid on */
  unsigned n_runs;
  bool scores;     /* what is laid off counts */
  uint8_t wild_points[RUMMY_WILDS_MAX]; /* that wild cards score there at most, the best place first */
  uint8_t longest; /* new meld that comes down at once; it may be laid off on */
  uint8_t n_melds; /* new ones at most, or UINT8_MAX */
  uint8_t n_lays;  /* lay-offs and swaps at most, or UINT8_MAX */
  bool keeps_one;  /* for the discard */
  RummyCards away; /* wild cards that lie on the table yet, */
  RummyCards swap[RUMMY_WILDS_MAX]; /* and for each the cards that it may be swapped for */
  uint8_t swap_points[RUMMY_WILDS_MAX]; /* and what those score in its place */
  unsigned n_swaps;
  RummyCards taken; /* that no wild card may stand for, where another is not free */
  uint8_t n_packs;
} RummyLays;

/* Whether melds and lay-offs may bring all that is wanted to the table, and so many points: false only where that is
 * certain, which is tried for milliseconds.  The solution, which may be NULL, has the new melds of such an arrangement,
 * and rest what it leaves in the hand; both are empty where true is said for want of time. */
bool rummy_solve_lays (const RummyMeldRules *rules, RummyCards hand, const RummyLays *lays, int points,
                       RummySolution *solution, RummyCards *rest);

/* The best arrangement of any hand under any rules: with the most points for its places, or else those that the
 * melded cards would count in the hand.  A brief answer is only those points, and comes sooner; with a need above 0
 * sooner still: whether that can be had, as any number that is enough or not.  A solution of a brief answer is one that
 * meets the need, without its rest; it is not set where none does.
 * solution may be NULL; its points are not set.  Takes a quarter of a megabyte of the stack. */
RummyValue rummy_solve_any (const RummyMeldRules *rules, RummyCards hand, bool wants_points, bool is_brief, int need,
                            RummySolution *solution);
