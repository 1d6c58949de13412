/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/meld.h"

/* Fast play for games in which melds wait for the end, with a knock or all at once: takes the upcard for a meld,
 * knocks as soon as it may, and keeps the least deadwood or the best-paid cards, and related cards. */

bool rummy_quick_knock_knows (const RummyRules *rules);

/* Returns a move of the seat to move, using only what it may know, or false if the decision is left to other code.
 * If @is_wary, it also keeps cards that others may want and, if being undercut is expensive, soon stops knocking
 * without gin. */
bool rummy_quick_knock_choose (const RummyRound *round, bool is_wary, RummyMove *move);

/* Plays that move. */
bool rummy_quick_knock_step (RummyRound *round, bool is_wary);

/* Returns the cards (faces of one pack) that may form a meld with others of them; perhaps a few more. */
uint64_t rummy_quick_knock_together (uint64_t faces);

/* Returns the deadwood of the best arrangement of a hand. */
RummyCards rummy_quick_knock_loose (const RummyMeldRules *rules, RummyCards hand);

/* The deadwood after removing a card, quickly for each card. */
typedef struct {
  const RummyMeldRules *rules;
  RummyCards hand;
  RummyCards together; /* for other cards, removal just saves their points */
  int all;             /* deadwood of the whole hand */
} RummyDeadwood;

void rummy_deadwood_init (RummyDeadwood *self, const RummyMeldRules *rules, RummyCards hand);
int rummy_deadwood_without (const RummyDeadwood *self, RummyCard card);
