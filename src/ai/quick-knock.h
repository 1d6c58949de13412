/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/meld.h"

/* Quick play of games where melds wait for the end, with a knock or all at once: takes the upcard for a meld, knocks as
 * soon as it may, keeps the least deadwood, or what is paid for most, and cards that go with others. */

bool rummy_quick_knock_knows (const RummyRules *rules);

/* Who is wary keeps what others may want, too, and soon does not knock before it has gin where to be undercut brings
 * those much who wait.  The move of the seat to move, which is asked about nothing that it may not know; false where
 * it is left to others what to do. */
bool rummy_quick_knock_choose (const RummyRound *round, bool is_wary, RummyMove *move);

/* Plays it. */
bool rummy_quick_knock_step (RummyRound *round, bool is_wary);

/* Cards that may be in a meld with others of them, and perhaps a few more; faces of one pack. */
uint64_t rummy_quick_knock_together (uint64_t faces);

/* The cards of a hand that are in no meld where it has the least deadwood. */
RummyCards rummy_quick_knock_loose (const RummyMeldRules *rules, RummyCards hand);

/* What would be left of a hand without one of its cards, quickly for each of them. */
typedef struct {
  const RummyMeldRules *rules;
  RummyCards hand;
  RummyCards together; /* the others cost what they count, and no more */
  int all;             /* of the whole hand */
} RummyDeadwood;

void rummy_deadwood_init (RummyDeadwood *self, const RummyMeldRules *rules, RummyCards hand);
int rummy_deadwood_without (const RummyDeadwood *self, RummyCard card);
