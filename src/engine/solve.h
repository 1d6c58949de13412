/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Finds the best melds of a hand under all rules.  Considers only new melds from the hand, no lay-offs.  Limits that
 * depend on the table or the turn (melds per turn, first minimum, wild duplicates) are up to the caller.  Exact for
 * up to 45 cards of two packs or 30 with eight wild cards, and mostly for far more.  After a tenth of a
 * second, or with no effort left, the search gives up and returns a legal arrangement, perhaps not the best. */

#include "engine/meld.h"

/* A new meld: its cards and, if one is wild, its reading; otherwise RUMMY_READING_OPEN. */
typedef struct {
  RummyCards cards;
  uint8_t reading;
} RummySolutionGroup;

#define RUMMY_SOLUTION_GROUPS_MAX (RUMMY_CARDS_MAX / 3)

typedef struct {
  RummySolutionGroup group[RUMMY_SOLUTION_GROUPS_MAX];
  unsigned n;
  int points; /* the function's result */
  RummyCards rest;
} RummySolution;

/* Returns the fewest points that can be left in the hand.  Ties are broken in favor of fewer cards left, then more
 * melds, then lower codes left (at the first code in which the rests differ, the one that contains the card).  If
 * the rest is the same, the first arrangement is used when settling cards from ace to king and by suit within a
 * rank: runs before sets, lowest position first, short before long, natural before wild.  With @solution NULL this
 * is much faster. */
int rummy_solve_least_deadwood (const RummyMeldRules *rules, RummyCards hand, RummySolution *solution);

/* Returns the most points that melds can score when laid, including doubling for melds of four.  Ties are broken as
 * above. */
int rummy_solve_most_points (const RummyMeldRules *rules, RummyCards hand, RummySolution *solution);

/* Returns whether the least deadwood is certainly at most @points; much faster if it is not. */
bool rummy_solve_can_leave (const RummyMeldRules *rules, RummyCards hand, int points);

/* Returns the least deadwood after discarding one of @may_discard, and sets @discard (may be NULL): ties are broken
 * as above, then by the lowest code.  If @may_discard is empty, the discard is RUMMY_CARD_NONE and the whole hand
 * counts. */
int rummy_solve_knock (const RummyMeldRules *rules, RummyCards hand, RummyCards may_discard, RummyCard *discard);
