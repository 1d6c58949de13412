/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/solve.h"

/* How good an arrangement is: points, then cards in melds, then number of melds, packed so that scores can be added;
 * then the cards left. */
typedef struct {
  uint32_t score;
  RummyCards rest;
} RummyValue;

#define RUMMY_SCORE(points, cards, melds) ((uint32_t) (points) << 14 | (uint32_t) (cards) << 7 | (uint32_t) (melds))
#define RUMMY_SCORE_POINTS(score) ((int) ((score) >> 14))

/* Jokers and twos of two packs. */
#define RUMMY_WILDS_MAX 16

bool rummy_value_is_better (const RummyValue *a, const RummyValue *b);

/* What may be laid off on the table besides new melds, and what must be.  Each card is considered as if no others
 * were laid off on the same meld, except those that take the room of sets and those between it and the end of a run, so
 * results are upper bounds. */
typedef struct {
  RummyCards wanted;  /* natural cards that must all be melded or laid off */
  RummyCards cards;   /* those that may be laid off */
  RummyCards singles; /* those that can be laid off by themselves */
  RummyCards fills;   /* those that fill the only set they fit, which then has no room for their twin */
  uint8_t room[RUMMY_KING + 1]; /* how many more cards all sets of a rank can take */
  const RummyMeld *run[RUMMY_MELDS_MAX]; /* runs on the table that may be laid off on */
  unsigned n_runs;
  bool scores;     /* lay-offs count towards the points */
  uint8_t wild_points[RUMMY_WILDS_MAX]; /* most points of each wild card laid off, best place first */
  uint8_t longest; /* most cards of a new meld; it may be extended by lay-offs */
  uint8_t n_melds; /* maximum number of new melds, or UINT8_MAX */
  uint8_t n_lays;  /* maximum number of lay-offs and swaps, or UINT8_MAX */
  bool keeps_one;  /* a card must be kept for the discard */
  RummyCards away; /* wild cards still on the table, */
  RummyCards swap[RUMMY_WILDS_MAX]; /* for each of them the cards for a swap, */
  uint8_t swap_points[RUMMY_WILDS_MAX]; /* and the points of those in its place */
  unsigned n_swaps;
  RummyCards taken; /* cards that no wild card may stand for, unless another copy is free */
  uint8_t n_packs;
  RummyCards all; /* the hand with everything that was in it this turn */
} RummyLays;

/* Returns false only if melds and lay-offs certainly cannot bring everything wanted to the table and score @points;
 * gives up when no effort is left, and with none from the start only adds up prices.  @rules need an effort.  @solution
 * (may be NULL) is set to the new melds of such an arrangement and @rest to the cards it leaves; both are empty if the
 * search gave up. */
bool rummy_solve_lays (const RummyMeldRules *rules, RummyCards hand, const RummyLays *lays, int points,
                       RummySolution *solution, RummyCards *rest);

/* Finds the best arrangement of any hand under any rules: with the most points in melds or, unless @wants_points,
 * the most points that melded cards would count in the hand.  With @is_brief only the points are computed, which is
 * faster; and if @need is above 0, only whether it can be met: the result is then any number that tells so.  The
 * solution of a brief search meets the need, lacks the rest, and is not set if the need cannot be met.  @solution
 * may be NULL; its points are not set.  Uses a quarter of a megabyte of stack. */
RummyValue rummy_solve_any (const RummyMeldRules *rules, RummyCards hand, bool wants_points, bool is_brief, int need,
                            RummySolution *solution);
