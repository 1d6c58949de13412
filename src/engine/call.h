/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"

/* Checks a call; @meld is set to the resulting meld. */
RummyRefusal rummy_check_call (const RummyRound *round, const RummyMove *move, RummyMeld *meld);

/* Plays a legal call, given its resulting meld. */
int rummy_call (RummyRound *round, const RummyMove *move, const RummyMeld *meld, RummyEvents *events);

/* Returns a bit mask of the seats that have something to call after a discard of round->resume. */
unsigned rummy_callers (const RummyRound *round);
bool rummy_each_call (const RummyRound *round, unsigned seat, RummyMoveFunc func, void *data);
