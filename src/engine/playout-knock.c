/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Random play for games in which a turn is: draw or take the upcard, then discard or knock. */

#include "engine/playout-private.h"

#include "engine/solve.h"

/* Returns the points of cards in the hand, by the bits of their values. */
RUMMY_INLINE int
points_of (const RummyPlayout *self, uint64_t cards)
{
  int points = 0;

#pragma GCC unroll 5
  for (unsigned bit = 0; bit < 5; bit++)
    points += __builtin_popcountll (cards & self->weight[bit]) << bit;

  return points;
}

/* Returns the cards that are in no meld of three, which are deadwood in any case. */
RUMMY_INLINE uint64_t
loose_of (const RummyPlayout *self, uint64_t cards)
{
  uint64_t runs = rummy_runs (self, cards), positions = runs | runs << 1 | runs << 2;

  return cards & ~(positions | (positions >> RUMMY_KING & self->high_aces) | rummy_cards_of_set (rummy_sets (cards)));
}

/* Knocks with a random discard that leaves few enough points, if there is one. */
static __attribute__ ((noinline)) bool
knock (const RummyPlayout *self, RummyRound *round, int limit, uint64_t loose, RummyRng *rng, RummyMove *move)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  RummyMove knock = { .kind = RUMMY_MOVE_KNOCK, .seat = round->turn, .meld = RUMMY_MELD_NONE };
  RummyCards hand = round->hand[round->turn];
  unsigned n = 0;

  RUMMY_CARDS_EACH (card, hand) {
    RummyCards rest = rummy_cards_minus (hand, rummy_cards_of (card));

    if (card == round->kept || points_of (self, loose & rest.pack[0]) > limit)
      continue;
    if (rummy_solve_least_deadwood (&rules, rest, NULL) <= limit && rummy_rng_below (rng, ++n) == 0)
      knock.card = card;
  }
  if (n == 0)
    return false;

  if (move)
    *move = knock;
  rummy_round_play (round, &knock, NULL, NULL);

  return true;
}

/* Takes the upcard half of the time, if allowed. */
RUMMY_INLINE void
draw_or_take (RummyTurn *self)
{
  RummyRound *round = self->round;
  bool wants_upcard = rummy_rng_next (self->rng) >> 63, can_draw = rummy_can_draw (round);

  if (wants_upcard && can_draw && round->n_pile > 0 && !round->must_stock && !rummy_is_stalled (round)) {
    RummyCard card = rummy_round_upcard (round);

    round->waiting = 0;
    round->kept = round->rules->may_discard_upcard ? RUMMY_CARD_NONE : card;
    rummy_turn_take (self, round->n_pile - 1u, rummy_turn_card (self, card));
  } else if (round->phase == RUMMY_PHASE_OFFER || !can_draw) {
    rummy_turn_pass (self);
  } else {
    rummy_turn_draw (self);
  }
}

RUMMY_INLINE void
discard_or_knock (RummyTurn *self, int limit)
{
  uint64_t lot = rummy_rng_next (self->rng);
  uint64_t loose = self->hand.pack[1] ? 0 : loose_of (self->playout, self->hand.pack[0]);

  /* Skips the solver if even the dearest discard leaves too many points. */
  if (points_of (self->playout, loose) <= limit + self->playout->most_points && lot >> 63) {
    bool is_done;

    rummy_turn_keep (self);
    is_done = knock (self->playout, self->round, limit, loose, self->rng, self->move);
    rummy_turn_begin (self);
    if (is_done)
      return;
  }
  rummy_turn_discard (self, (uint32_t) lot);
}

void
rummy_playout_knock_step (const RummyPlayout *self, RummyRound *round, RummyRng *rng, RummyMove *move)
{
  RummyTurn turn = { .playout = self, .round = round, .rng = rng, .move = move, .two = true };

  rummy_turn_begin (&turn);
  if (round->phase == RUMMY_PHASE_PLAY)
    discard_or_knock (&turn, rummy_round_knock_limit (round));
  else
    draw_or_take (&turn);
  rummy_turn_keep (&turn);
}

RUMMY_INLINE void
run (const RummyPlayout *self, RummyRound *round, RummyRng *rng, bool two, bool is_fast)
{
  RummyTurn turn = { .playout = self, .round = round, .rng = rng, .two = two, .is_fast = is_fast };
  int limit = rummy_round_knock_limit (round);

  rummy_turn_begin (&turn);
  for (;;) {
    if (round->phase == RUMMY_PHASE_DRAW || round->phase == RUMMY_PHASE_OFFER)
      draw_or_take (&turn);
    else if (round->phase == RUMMY_PHASE_PLAY)
      discard_or_knock (&turn, limit);
    else
      break;
  }
}

#ifdef RUMMY_FAST
static RUMMY_FAST void
run_fast (const RummyPlayout *self, RummyRound *round, RummyRng *rng)
{
  run (self, round, rng, false, true);
}
#endif

void
rummy_playout_knock_run (const RummyPlayout *self, RummyRound *round, RummyRng *rng)
{
#ifdef RUMMY_FAST
  if (rummy_rules_packs (round->rules, rummy_round_n_seats (round)) == 1 && rummy_is_fast ()) {
    run_fast (self, round, rng);
    return;
  }
#endif
  run (self, round, rng, true, false);
}
