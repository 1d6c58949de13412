/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"

/* can_finish () returns whether the seat to move can still complete its turn (N-02); why_stranded () returns the
 * reason why not. */
bool rummy_can_finish (const RummyRound *round);
RummyRefusal rummy_why_stranded (const RummyRound *round);

/* Returns false only if no first lay-down of the seat to move can reach the minimum.  Quick, and the same for all
 * possible beginnings. */
bool rummy_may_go_down (const RummyRound *round);

/* Returns false only if a first lay-down that has begun cannot reach the minimum.  Quicker still, and without swaps
 * the same whichever of its wild cards the seat has laid. */
bool rummy_may_reach_minimum (const RummyRound *round);
