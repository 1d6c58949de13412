/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/meld.h"

/* Returns whether melds can leave at most so many points of a hand or, with @all, no card at all; or @unsure if that
 * takes too long. */
bool rummy_can_leave (const RummyRound *round, RummyCards hand, int points, bool all, bool unsure);

/* Returns false only if no discard would allow the seat to move to knock.  A quick bound; true proves nothing. */
bool rummy_may_knock (const RummyRound *round);

RummyRefusal rummy_check_knock (const RummyRound *round, const RummyMove *move);

/* Plays a legal knock. */
void rummy_knock (RummyRound *round, const RummyMove *move, RummyEvents *events);

/* Continues the round when the knocker has laid all melds. */
void rummy_after_knock (RummyRound *round, RummyEvents *events);
