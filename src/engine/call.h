/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"

/* Checks a call; fills meld. */
RummyRefusal rummy_check_call (const RummyRound *round, const RummyMove *move, RummyMeld *meld);

/* Plays a call that is legal, with the meld that it makes. */
int rummy_call (RummyRound *round, const RummyMove *move, const RummyMeld *meld, RummyEvents *events);

/* The seats that have something to call after a discard of resume, one bit each. */
unsigned rummy_callers (const RummyRound *round);
bool rummy_each_call (const RummyRound *round, unsigned seat, RummyMoveFunc func, void *data);
