/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Bounds for the search of finish.c: what a seat could lay in the rest of its turn at most. */

#include "engine/position.h"
#include "engine/solve-private.h"

typedef struct {
  const RummyRound *round;
  RummyCards cards;   /* of the hand, and wild cards of the table that they could be swapped for */
  RummyCards counted; /* of the latter, those that count towards the first lay-down as they lie */
  RummyCards swapped; /* cards of the hand that could be swapped for one */
  RummyCards swap[RUMMY_WILDS_MAX]; /* for each of the table: those cards, twins too */
  RummyCard swap_wild[RUMMY_WILDS_MAX];
  unsigned n_swaps;
  RummyCards wilds;   /* of cards, those that can stand for others */
  unsigned n_wilds;
  unsigned last; /* the last position of a run */
} RummyReach;

/* Cards of a hand that could be swapped for a wild card of the table. */
RummyCards rummy_reach_swaps (const RummyRound *round, RummyCard wild, RummyCards hand);

/* hand: the cards that the seat to move may still lay; swapped_for: the wild cards of the table that it may swap
 * for. */
void rummy_reach_init (RummyReach *self, const RummyRound *round, RummyCards hand, RummyCards swapped_for);

/* False only where a card can't be laid at all. */
bool rummy_reach_uses (const RummyReach *self, RummyCard card);

/* False only where the cards can't bring all that is owed to the table, and so many points with it.  solution and rest
 * are as of rummy_solve_lays (). */
bool rummy_reach_can (const RummyReach *self, RummyCards owed, int points, RummySolution *solution, RummyCards *rest);
