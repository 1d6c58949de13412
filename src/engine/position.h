/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Questions about a position that the files of the round share; they change nothing. */

#include "engine/meld.h"

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

  return round->rules->layoff_first == RUMMY_LAYFIRST_NO && !rummy_is_down (round, seat) && !has_begun;
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
  return round->n_stock == 0 && round->rules->stock_out == RUMMY_STOCKOUT_DISCARD;
}

/* Whether a turn may end without a card in the hand. */
bool rummy_may_be_empty (const RummyRound *round);

/* Whether the seat to move has begun something that another seat may not disturb. */
bool rummy_is_busy (const RummyRound *round);

/* What the seat to move must lay, all of it, after a take without a card in the hand. */
RummyCards rummy_round_all_used (const RummyRound *round);

/* Cards that are used before others of the same kind. */
RummyCards rummy_wanted_cards (const RummyRound *round, bool lays);
