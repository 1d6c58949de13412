/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The best melds of a hand, under all rules.  Only new melds out of the hand, no lay-offs; limits that depend on the
 * table or the turn (melds a turn, first minimum, wild duplicates) are up to the caller.
 *
 * Exact up to 45 cards of two packs, or 30 with eight wild cards, and mostly for far more.  After some seconds the
 * search gives up and returns a legal arrangement, perhaps not the best. */

#include "engine/meld.h"

/* One new meld: its cards and, where a wild card is among them, its reading; RUMMY_READING_OPEN otherwise. */
typedef struct {
  RummyCards cards;
  uint8_t reading;
} RummySolutionGroup;

#define RUMMY_SOLUTION_GROUPS_MAX (RUMMY_CARDS_MAX / 3)

typedef struct {
  RummySolutionGroup group[RUMMY_SOLUTION_GROUPS_MAX];
  unsigned n;
  int points; /* what the function returned */
  RummyCards rest;
} RummySolution;

/* Points that stay in the hand.  Of several arrangements the solution has the one with the fewest cards left, then the
 * one with most melds, then the one with the lowest codes left: where the rests differ first by rising code, the one
 * that holds that card.  Of those it takes the first when the cards are settled from ace to king and, within a rank,
 * by suit: in runs before sets, from the lowest position, short before long, natural before wild.
 * solution may be NULL, which is much faster. */
int rummy_solve_least_deadwood (const RummyMeldRules *rules, RummyCards hand, RummySolution *solution);

/* Points that the melds score when they come down: those of the places, doubled where a meld of four counts double.
 * Ties are broken as above. */
int rummy_solve_most_points (const RummyMeldRules *rules, RummyCards hand, RummySolution *solution);

/* Whether the least deadwood is no more than points: much faster where it is not.  True only where it is certain. */
bool rummy_solve_can_leave (const RummyMeldRules *rules, RummyCards hand, int points);

/* The least deadwood after one discard out of may_discard, and which: by the order above, then the lowest code.  When
 * may_discard is empty, discard is RUMMY_CARD_NONE and the whole hand counts.  discard may be NULL. */
int rummy_solve_knock (const RummyMeldRules *rules, RummyCards hand, RummyCards may_discard, RummyCard *discard);
