/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/thought.h"
#include "engine/view.h"

/* A sensible legal move in every position of every game, without looking ahead: knocks and goes out when it can, lays
 * down all it can, takes what it can use at once, throws what counts most and helps least.  The seat
 * must have a legal move: whoever is to move has one until the round is over.  limits may be NULL. */
RummyMove rummy_bot_choose_plainly (const RummyView *view, const RummyLimits *limits);

/* Where a hand comes down whole, and what is left of it counts for nothing before, it pays to give up some points for
 * cards that go together: whether the rules have it so, and the move of who does. */
bool rummy_plain_gathers (const RummyRules *rules);
RummyMove rummy_plain_gather (const RummyView *view, const RummyLimits *limits);

#define RUMMY_PLAIN_BEST_MAX 32

/* The best moves by the same yardstick, n_most at most, the best first; returns how many. */
unsigned rummy_plain_best (const RummyView *view, RummyMove *moves, unsigned n_most);
