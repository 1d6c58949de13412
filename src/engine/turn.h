/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"

/* Ends the turn, and the round if the rules say so; otherwise the next seat is to move, or others may call. */
void rummy_end_turn (RummyRound *round, bool discarded, RummyEvents *events);

/* Handles an empty hand after cards were laid or spent. */
void rummy_settle_hand (RummyRound *round, unsigned seat, RummyEvents *events);

void rummy_discard (RummyRound *round, RummyCard card, RummyEvents *events);
void rummy_pass (RummyRound *round, unsigned seat, RummyEvents *events);
