/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/meld.h"

/* Whether every card of a hand can be melded at once. */
bool rummy_all_melded (const RummyMeldRules *rules, RummyCards hand);

/* Returns false only if no discard would let the seat to move knock.  A quick bound: true proves nothing. */
bool rummy_may_knock (const RummyRound *round);

RummyRefusal rummy_check_knock (const RummyRound *round, const RummyMove *move);

/* Plays a knock that is legal. */
void rummy_knock (RummyRound *round, const RummyMove *move, RummyEvents *events);

/* Goes on when the knocker has laid out its melds. */
void rummy_after_knock (RummyRound *round, RummyEvents *events);
