/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Shared by the files of random play. */

#include "engine/bits.h"
#include "engine/positions.h"
#include "engine/playout.h"
#include "engine/position.h"
#include "engine/steps.h"
#include "engine/turn.h"

#define RUMMY_ALL_JOKERS UINT64_C (0x0001000100010001)

/* Which cards fit the table, and the pile. */
typedef struct {
  uint64_t fit;    /* natural cards, of either pack, that extend a meld directly */
  uint64_t on[64]; /* for each of them the melds it extends, as bits */
  RummyCards below[RUMMY_CARDS_MAX + 1]; /* the pile cards below each index */
} RummyFits;

/* Cards for a meld. */
typedef struct {
  RummyMeld meld; /* the resulting meld */
  RummyCards cards;
  uint8_t index; /* the meld to lay off on, or RUMMY_MELD_NONE */
} RummyPlayoutGroup;

/* The seat to move.  Its hand is kept here rather than in the round, so that it can stay in registers. */
typedef struct {
  const RummyPlayout *playout;
  RummyRound *round;
  RummyRng *rng;
  RummyMove *move;   /* receives the move played, unless NULL */
  RummyFits *table;  /* plain rules only */
  bool two;          /* two packs */
  bool is_fast;      /* see rummy_is_fast () */
  unsigned seat, n;  /* @n: hand size */
  RummyCards hand;
} RummyTurn;

/* Returns the sets of three natural cards: a bit stands for that card and the same rank in the next two suits,
 * cyclically. */
RUMMY_INLINE uint64_t
rummy_sets (uint64_t naturals)
{
  return naturals & (naturals >> 16 | naturals << 48) & (naturals >> 32 | naturals << 32);
}

RUMMY_INLINE uint64_t
rummy_cards_of_set (uint64_t set)
{
  return set | (set << 16 | set >> 48) | (set << 32 | set >> 32);
}

/* Returns each suit with its ace in both places, where allowed. */
RUMMY_INLINE uint64_t
rummy_positions (const RummyPlayout *playout, uint64_t naturals)
{
  return naturals | (naturals & playout->high_aces) << RUMMY_KING;
}

/* Returns the runs of three, by their lowest card. */
RUMMY_INLINE uint64_t
rummy_runs (const RummyPlayout *playout, uint64_t naturals)
{
  uint64_t positions = rummy_positions (playout, naturals);

  return positions & positions >> 1 & positions >> 2;
}

/* Like rummy_cards_of (), but skips the second pack if there is none. */
RUMMY_INLINE RummyCards
rummy_turn_card (const RummyTurn *self, RummyCard card)
{
  return self->two ? rummy_cards_of (card) : (RummyCards) { { UINT64_C (1) << (card & 63), 0 } };
}

RUMMY_INLINE void
rummy_turn_begin (RummyTurn *self)
{
  const RummyRound *round = self->round;

  self->seat = round->turn;
  self->n = round->n_hand[self->seat];
  self->hand.pack[0] = round->hand[self->seat].pack[0];
  self->hand.pack[1] = self->two ? round->hand[self->seat].pack[1] : 0;
}

/* Stores the hand in the round for other functions; rummy_turn_begin () reads it back. */
RUMMY_INLINE void
rummy_turn_keep (const RummyTurn *self)
{
  RummyRound *round = self->round;

  round->n_hand[self->seat] = (uint8_t) self->n;
  round->hand[self->seat].pack[0] = self->hand.pack[0];
  if (self->two)
    round->hand[self->seat].pack[1] = self->hand.pack[1];
}

RUMMY_INLINE void
rummy_turn_tell (const RummyTurn *self, RummyMoveKind kind, RummyCard card)
{
  if (self->move)
    *self->move = (RummyMove) { .kind = (uint8_t) kind, .seat = (uint8_t) self->seat, .card = card,
                                .meld = RUMMY_MELD_NONE };
}

/* Ends the round by going out. */
RUMMY_INLINE void
rummy_turn_finish (RummyTurn *self)
{
  rummy_turn_keep (self);
  rummy_finish (self->round, RUMMY_END_OUT, self->seat, NULL);
  rummy_turn_begin (self);
}

/* Does the work of rummy_end_turn () for rounds whose stock lasts and in which nobody can act between turns. */
RUMMY_INLINE void
rummy_turn_end (RummyTurn *self)
{
  const RummyPlayout *playout = self->playout;
  RummyRound *round = self->round;
  unsigned is_idle = !round->played & (round->drawn == RUMMY_CARD_NONE), next = self->seat + 1;

  rummy_turn_keep (self);
  if (round->n_stock <= playout->reserve) {
    rummy_end_turn (round, true, NULL);
    rummy_turn_begin (self);
    return;
  }

  round->turns++;
  /* No turn has been dry yet.  A product, because a jump would be unpredictable. */
  round->stalled = (uint8_t) ((round->stalled + (round->stalled < UINT8_MAX)) * is_idle);
  round->resume = round->turn;
  round->turn = (uint8_t) (next * (next != playout->players));
  if (round->absent || playout->counterclockwise)
    round->turn = (uint8_t) rummy_round_next (round, self->seat);
  round->phase = RUMMY_PHASE_DRAW;
  round->drawn = round->owed = round->kept = RUMMY_CARD_NONE;
  round->played = round->n_new = round->n_lays = round->held = round->must_stock = 0;
  round->laid_before = round->laid_any;
  rummy_turn_begin (self);
  if (playout->exposes)
    round->exposed = rummy_cards_minus (round->exposed, self->hand);
}

/* Removes @n cards from the hand. */
RUMMY_INLINE void
rummy_turn_drop (RummyTurn *self, RummyCards cards, unsigned n)
{
  RummyRound *round = self->round;

  self->n -= n;
  self->hand = rummy_cards_minus (self->hand, cards);
  round->shown.pack[0] &= ~cards.pack[0];
  if (self->two)
    round->shown.pack[1] &= ~cards.pack[1];
  if (self->playout->exposes)
    round->exposed = rummy_cards_minus (round->exposed, cards);
}

RUMMY_INLINE void
rummy_turn_draw (RummyTurn *self)
{
  RummyRound *round = self->round;

  rummy_turn_tell (self, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  if (round->n_stock == 0) {
    rummy_turn_keep (self);
    rummy_draw (round, NULL);
    rummy_turn_begin (self);
    return;
  }

  round->drawn = rummy_round_stock (round, 0);
  round->n_stock--;
  round->phase = RUMMY_PHASE_PLAY;
  self->hand = rummy_cards_or (self->hand, rummy_turn_card (self, round->drawn));
  round->held = (uint8_t) ++self->n;
}

/* Picks up the pile card at @index and all above it.  Resulting duties are up to the caller. */
RUMMY_INLINE void
rummy_turn_take (RummyTurn *self, unsigned index, RummyCards taken)
{
  RummyRound *round = self->round;

  rummy_turn_tell (self, RUMMY_MOVE_TAKE, round->deck[index]);
  self->hand = rummy_cards_or (self->hand, taken);
  self->n += round->n_pile - index;
  round->held = (uint8_t) self->n;
  round->n_pile = (uint8_t) index;
  round->phase = RUMMY_PHASE_PLAY;
  round->shown.pack[0] |= taken.pack[0];
  if (self->two)
    round->shown.pack[1] |= taken.pack[1];
  if (self->playout->exposes)
    round->exposed = rummy_cards_or (round->exposed, taken);
}

RUMMY_INLINE void
rummy_turn_pass (RummyTurn *self)
{
  const RummyMove pass = { .kind = RUMMY_MOVE_PASS, .seat = (uint8_t) self->seat, .card = RUMMY_CARD_NONE,
                           .meld = RUMMY_MELD_NONE };

  rummy_turn_tell (self, RUMMY_MOVE_PASS, RUMMY_CARD_NONE);
  rummy_turn_keep (self);
  rummy_round_play (self->round, &pass, NULL, NULL);
  rummy_turn_begin (self);
}

/* Returns a random card except one that must be kept. */
RUMMY_INLINE RummyCard
rummy_turn_discard (RummyTurn *self, uint32_t lot)
{
  RummyRound *round = self->round;
  RummyCards may = self->hand;
  unsigned n = self->n, n_first = 0;
  uint64_t is_second = 0;
  RummyCard card;

  if (round->kept != RUMMY_CARD_NONE) {
    may = rummy_cards_minus (may, rummy_turn_card (self, round->kept));
    n--;
  }
  n = rummy_below (lot, n);
  if (self->two) {
    n_first = (unsigned) __builtin_popcountll (may.pack[0]);
    is_second = -(uint64_t) (n >= n_first);
  }
  card = (RummyCard) ((64 & is_second) + rummy_nth_of_many ((may.pack[0] & ~is_second) | (may.pack[1] & is_second),
                                                            n - (n_first & (unsigned) is_second), self->is_fast));

  rummy_turn_tell (self, RUMMY_MOVE_DISCARD, card);
  rummy_turn_drop (self, rummy_turn_card (self, card), 1);
  round->deck[round->n_pile++] = card;
  round->laid[card] = (uint8_t) (round->turn | RUMMY_THROWN);
  if (self->n)
    rummy_turn_end (self);
  else
    rummy_turn_finish (self);

  return card;
}

/* Random play under plain rules, see playout-plain.c: one move, or all until the end of play. */
void rummy_playout_plain_step (const RummyPlayout *self, RummyRound *round, RummyRng *rng, RummyMove *move);
void rummy_playout_plain_run (const RummyPlayout *self, RummyRound *round, RummyRng *rng);

/* Random play with knocking, see playout-knock.c. */
void rummy_playout_knock_step (const RummyPlayout *self, RummyRound *round, RummyRng *rng, RummyMove *move);
void rummy_playout_knock_run (const RummyPlayout *self, RummyRound *round, RummyRng *rng);

/* Returns a bit mask of the runs to which a card connects with other natural cards and without jokers. */
uint64_t rummy_playout_bridges (const RummyPlayout *self, const RummyFits *table, const RummyRound *round,
                                uint64_t naturals, RummyCard card);

/* Makes the lay-off of the card on such a run, with the cards between. */
void rummy_playout_bridge (const RummyPlayout *self, const RummyRound *round, RummyCards hand, RummyCard card,
                           unsigned index, RummyPlayoutGroup *choice);

/* Returns whether a card of a hand with jokers can be used at once. */
bool rummy_playout_is_usable (const RummyPlayout *self, const RummyFits *table, const RummyRound *round,
                              RummyCards hand, RummyCard card);

/* Chooses randomly among all immediate uses of a natural card, or of a joker with two other cards as a new meld.
 * Returns false if there is none. */
bool rummy_playout_choose (const RummyPlayout *self, const RummyRound *round, RummyCards hand, RummyCard card,
                           uint32_t lot, RummyPlayoutGroup *choice);
