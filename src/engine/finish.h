/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"

/* Whether the seat to move can still complete its turn (N-02), and why not. */
bool rummy_can_finish (const RummyRound *round);
RummyRefusal rummy_why_stranded (const RummyRound *round);

/* Returns false only where a first lay-down of the seat to move cannot reach its minimum, whatever it begins with.
 * Quick, and one answer for all that it could begin with. */
bool rummy_may_go_down (const RummyRound *round);
