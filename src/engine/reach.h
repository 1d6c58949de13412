/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Upper bounds for the search in finish.c: the most that a seat could still lay in its turn. */

#include "engine/position.h"
#include "engine/solve-private.h"

typedef struct {
  const RummyRound *round;
  RummyCards cards;   /* the hand, and wild cards on the table that it could be swapped for */
  RummyCards counted; /* of those wild cards, the ones that count towards the first lay-down where they are */
  RummyCards swapped; /* cards of the hand that could be swapped for any of them */
  RummyCards swap[RUMMY_WILDS_MAX]; /* for each of them, the cards for the swap, including twins */
  RummyCard swap_wild[RUMMY_WILDS_MAX];
  unsigned n_swaps;
  RummyCards wilds;   /* those of @cards that can stand for others */
  unsigned n_wilds;
  unsigned last; /* last position of a run */
  unsigned *effort; /* left for rummy_reach_can (); with none from the start, it only adds up prices */
  bool has_prices_only;
} RummyReach;

/* Returns the cards of a hand that could be swapped for a wild card on the table. */
RummyCards rummy_reach_swaps (const RummyRound *round, RummyCard wild, RummyCards hand);

/* @hand: cards that the seat to move may still lay.  @swapped_for: wild cards on the table that it may swap for. */
void rummy_reach_init (RummyReach *self, const RummyRound *round, RummyCards hand, RummyCards swapped_for);

/* Returns false only if a card cannot be laid at all. */
bool rummy_reach_uses (const RummyReach *self, RummyCard card);

/* Returns false only if the cards cannot bring everything owed to the table and score @points with it.  @solution
 * and @rest are those of rummy_solve_lays (). */
bool rummy_reach_can (const RummyReach *self, RummyCards owed, int points, RummySolution *solution, RummyCards *rest);
