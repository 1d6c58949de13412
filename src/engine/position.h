/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Questions about a position, shared by the files of the round. */

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

/* Returns whether a seat needs a meld of its own before it may lay off.  An unfinished first lay-down counts. */
static inline bool
rummy_lays_first (const RummyRound *round, unsigned seat)
{
  bool has_begun = seat == round->turn && round->phase != RUMMY_PHASE_CALL && round->n_new > 0;

  return round->rules->layoff_first == RUMMY_LAYFIRST_NO && !rummy_is_down (round, seat) && !has_begun;
}

/* Returns the cards that a seat may lay: its hand and, in the dealer's turn, the dealer's own joker. */
RummyCards rummy_round_usable (const RummyRound *round, unsigned seat);

/* Returns the jokers that would double a meld under the dealer's nomination. */
RummyCards rummy_round_doublers (const RummyRound *round, RummyCards cards);

/* Returns the index of a card in the pile, or -1. */
int rummy_pile_index (const RummyRound *round, RummyCard card);

/* Returns whether upcards have been taken and discarded in circles for too long (N-13). */
bool rummy_is_stalled (const RummyRound *round);

/* Returns whether a card can be drawn from the stock, renewed if necessary. */
static inline bool
rummy_can_draw (const RummyRound *round)
{
  return round->n_stock > 0 || rummy_round_can_renew (round);
}

/* Returns whether the seat to move may skip its draw (W-096). */
static inline bool
rummy_may_skip_draw (const RummyRound *round)
{
  return round->n_stock == 0 && round->rules->stock_out == RUMMY_STOCKOUT_DISCARD;
}

/* Returns whether a turn may end with an empty hand. */
bool rummy_may_be_empty (const RummyRound *round);

/* Returns whether the seat to move is in the middle of something that others may not interrupt. */
bool rummy_is_busy (const RummyRound *round);

/* Returns the cards that the seat to move must all lay, because it picked up with an empty hand. */
RummyCards rummy_round_all_used (const RummyRound *round);

/* Returns the cards that are used before identical ones. */
RummyCards rummy_wanted_cards (const RummyRound *round, bool lays);
