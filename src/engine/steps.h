/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The steps that moves are made of.  They do not check whether they are allowed. */

#include "engine/round.h"

static inline void
rummy_tell (RummyEvents *events, RummyEvent event)
{
  if (events && events->n < RUMMY_EVENTS_MAX)
    events->event[events->n++] = event;
}

void rummy_give (RummyRound *round, unsigned seat, RummyCard card);
void rummy_drop (RummyRound *round, unsigned seat, RummyCard card);
RummyCards rummy_take (RummyRound *round, RummyCard card, const RummyMove *split, RummyEvents *events);
int rummy_put (RummyRound *round, unsigned seat, unsigned index, const RummyMeld *meld, RummyCards cards);
int rummy_put_new (RummyRound *round, unsigned seat, const RummyMeld *meld, RummyCards cards);
int rummy_swap (RummyRound *round, unsigned seat, unsigned index, RummyCard natural, RummyCard wild);
void rummy_draw (RummyRound *round, RummyEvents *events);
void rummy_renew (RummyRound *round, RummyEvents *events);
void rummy_begin_turn (RummyRound *round, unsigned seat, RummyEvents *events);

/* Lets the other seats act in turn, beginning to the left of @seat. */
void rummy_ask_others (RummyRound *round, unsigned seat, RummyPhase phase, RummyEvents *events);

/* Ends the play: if the rules allow it, the others lay off first; otherwise the round is closed. */
void rummy_finish (RummyRound *round, RummyEnd end, unsigned out, RummyEvents *events);
void rummy_close (RummyRound *round, RummyEvents *events);
