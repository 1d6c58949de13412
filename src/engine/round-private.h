/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* What the files of the round share.  The raw steps do their work without asking whether it is allowed. */

#include "engine/meld-private.h"

static inline unsigned
rummy_bit (unsigned seat)
{
  return 1u << seat;
}

static inline bool
rummy_is_down (const RummyRound *round, unsigned seat)
{
  return round->down >> seat & 1;
}

/* Whether a seat must lay a meld of its own before it may lay off.  A first lay-down counts while it is still
 * below its minimum. */
static inline bool
rummy_lays_first (const RummyRound *round, unsigned seat)
{
  bool has_begun = seat == round->turn && round->phase != RUMMY_PHASE_CALL && round->n_new > 0;

  return round->rules->layfirst == RUMMY_LAYFIRST_NO && !rummy_is_down (round, seat) && !has_begun;
}

/* Cards that a seat may lay: its hand, and in his turn the dealer's own joker. */
RummyCards rummy_round_usable (const RummyRound *round, unsigned seat);

/* The jokers among cards that double a meld under the dealer's nomination. */
RummyCards rummy_round_doublers (const RummyRound *round, RummyCards cards);

/* The index of a card in the pile, or -1. */
int rummy_pile_index (const RummyRound *round, RummyCard card);

/* Whether upcards have gone round too long (N-13). */
bool rummy_is_stalled (const RummyRound *round);

/* Whether a card can be drawn, from the stock or after its renewal. */
static inline bool
rummy_can_draw (const RummyRound *round)
{
  return round->n_stock > 0 || rummy_round_can_renew (round);
}

/* Whether the seat to move may leave out the draw (W-096). */
static inline bool
rummy_may_skip_draw (const RummyRound *round)
{
  return round->n_stock == 0 && round->rules->stockout == RUMMY_STOCKOUT_DISCARD;
}

/* Whether a turn may end without a card in the hand. */
bool rummy_may_be_empty (const RummyRound *round);

/* raw steps */
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
void rummy_begin_turn (RummyRound *round, unsigned seat, RummyEvents *events);
void rummy_end_turn (RummyRound *round, bool discarded, RummyEvents *events);
void rummy_finish (RummyRound *round, RummyEnd end, unsigned out, RummyEvents *events);
void rummy_draw (RummyRound *round, RummyEvents *events);
void rummy_renew (RummyRound *round, RummyEvents *events);
void rummy_discard (RummyRound *round, RummyCard card, RummyEvents *events);

/* Whether the seat to move can still complete its turn (N-02), and why not. */
bool rummy_can_finish (const RummyRound *round);
RummyRefusal rummy_why_stranded (const RummyRound *round);

/* False only where a first lay-down of the seat to move cannot reach its minimum, whatever it begins with: quickly
 * told, and once for all that it could begin with. */
bool rummy_may_go_down (const RummyRound *round);

/* Whether the seat to move has begun something that another seat may not disturb. */
bool rummy_is_busy (const RummyRound *round);

/* What the seat to move must lay, all of it, after a take without a card in the hand. */
RummyCards rummy_round_all_used (const RummyRound *round);

/* Cards that are used before others of the same kind. */
RummyCards rummy_wanted_cards (const RummyRound *round, bool lays);

/* What cards make, under the rules alone: a new meld (index RUMMY_MELD_NONE), or the meld at index with them. */
RummyRefusal rummy_round_make (const RummyRound *round, unsigned seat, unsigned index, RummyCards cards,
                               unsigned reading, RummyMeld *meld);

/* Whether a seat may lay off on a meld at all, apart from the cards. */
RummyRefusal rummy_may_lay_on (const RummyRound *round, unsigned seat, unsigned index);

/* The same of a swap, which may be made on any meld (R-38, K-168), but is a lay-off in all else. */
RummyRefusal rummy_may_swap_on (const RummyRound *round, unsigned seat, unsigned index);

/* Whether wild is in the meld and stands for what natural is. */
bool rummy_can_swap (const RummyRound *round, unsigned index, RummyCard natural, RummyCard wild);

/* As rummy_round_check (); the meld that a legal move makes is left in meld. */
RummyRefusal rummy_check (const RummyRound *round, const RummyMove *move, RummyMeld *meld);

/* Checks a call; fills meld. */
RummyRefusal rummy_check_call (const RummyRound *round, const RummyMove *move, RummyMeld *meld);

/* Whether every card of a hand can be melded at once. */
bool rummy_all_melded (const RummyMeldRules *rules, RummyCards hand);

/* Returns false only if no discard would let the seat to move knock.  A quick bound: true proves nothing. */
bool rummy_may_knock (const RummyRound *round);

RummyRefusal rummy_check_knock (const RummyRound *round, const RummyMove *move);

/* Plays a call that is legal, with the meld that it makes. */
int rummy_call (RummyRound *round, const RummyMove *move, const RummyMeld *meld, RummyEvents *events);

/* The seats that have something to call after a discard of resume, one bit each. */
unsigned rummy_callers (const RummyRound *round);
bool rummy_each_call (const RummyRound *round, unsigned seat, RummyMoveFunc func, void *data);

/* After a knock: lays the best arrangement of a seat's hand. */
void rummy_spread (RummyRound *round, unsigned seat, RummyEvents *events);
void rummy_after_knock (RummyRound *round, RummyEvents *events);
