/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/thought.h"
#include "engine/view.h"

/* Returns a sensible legal move in any position of any game, without looking ahead: knocks and goes out when it can,
 * lays everything it can, picks up what it can use at once, discards what counts most and helps least.  The seat
 * must have a legal move; the seat to move always has one until the round is over.  @limits may be NULL. */
RummyMove rummy_bot_choose_plainly (const RummyView *view, const RummyLimits *limits);

/* If hands are laid whole, and deadwood does not count until then, it pays to sacrifice some points for related
 * cards. rummy_plain_gathers () returns whether the rules are like that, rummy_plain_gather () the move of such a
 * player. */
bool rummy_plain_gathers (const RummyRules *rules);
RummyMove rummy_plain_gather (const RummyView *view, const RummyLimits *limits);

#define RUMMY_PLAIN_BEST_MAX 32

/* Lists the best moves by the same criteria, at most @n_most, best first; returns their number. */
unsigned rummy_plain_best (const RummyView *view, RummyMove *moves, unsigned n_most);
