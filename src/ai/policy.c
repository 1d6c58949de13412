/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves of levels that look no further than the current turn. */

#include "ai/policy.h"

#include "ai/evaluate.h"
#include "ai/plain.h"
#include "ai/quick-knock.h"
#include "engine/solve.h"

#include <limits.h>

static RummyMove
choose_random (const RummyView *view, RummyRng *rng)
{
  RummyMoves moves;

  rummy_round_moves_of (&view->round, view->seat, &moves);

  return moves.move[rummy_rng_below (rng, moves.n)];
}

/* Chooses uniformly among moves of a kind. */
typedef struct {
  RummyRng *rng;
  RummyMoveKind kind;
  unsigned n;
  RummyMove move;
} Lottery;

static bool
draw_lot_cb (const RummyMove *move, void *data)
{
  Lottery *self = data;

  if (move->kind == self->kind && rummy_rng_below (self->rng, ++self->n) == 0)
    self->move = *move;

  return true;
}

/* Draws, else discards, else passes.  Any other decision is random. */
static RummyMove
choose_carefree (const RummyView *view, RummyRng *rng)
{
  static const RummyMoveKind kinds[] = { RUMMY_MOVE_DRAW, RUMMY_MOVE_DISCARD, RUMMY_MOVE_PASS };
  RummyMoves moves;

  rummy_round_moves_of (&view->round, view->seat, &moves);
  for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    Lottery lottery = { .rng = rng, .kind = kinds[i] };

    for (unsigned j = 0; j < moves.n; j++)
      draw_lot_cb (&moves.move[j], &lottery);
    if (lottery.n)
      return lottery.move;
  }

  return moves.move[rummy_rng_below (rng, moves.n)];
}

/* Chooses among the discards that leave the least deadwood. */
typedef struct {
  Lottery lottery;
  RummyMeldRules rules;
  RummyCards hand;
  int least;
} LeastLottery;

static bool
draw_least_cb (const RummyMove *move, void *data)
{
  LeastLottery *self = data;
  int left;

  if (move->kind != RUMMY_MOVE_DISCARD)
    return true;
  left = rummy_solve_least_deadwood (&self->rules, rummy_cards_minus (self->hand, rummy_cards_of (move->card)), NULL);
  if (left > self->least)
    return true;
  if (left < self->least)
    self->lottery.n = 0;
  self->least = left;

  return draw_lot_cb (move, &self->lottery);
}

/* Discards a card that leaves the least deadwood; or plays @usual if no discard is listed. */
static RummyMove
choose_highest (const RummyView *view, const RummyMove *usual, RummyRng *rng)
{
  LeastLottery least = { .lottery = { .rng = rng, .kind = RUMMY_MOVE_DISCARD },
                         .rules = rummy_round_meld_rules (&view->round), .hand = view->round.hand[view->seat],
                         .least = INT_MAX };

  rummy_round_each_move (&view->round, view->seat, draw_least_cb, &least);

  return least.lottery.n ? least.lottery.move : *usual;
}

void
rummy_policy_forget (RummyView *view, const RummyLevelData *level, RummyRng *rng)
{
  RummyRound *round = &view->round;
  RummyCards others = rummy_cards_minus (rummy_cards_minus (round->shown, round->hand[view->seat]), view->told);
  unsigned n_kept = 0;

  RUMMY_CARDS_EACH (card, others) {
    if (rummy_rng_below (rng, 100) < level->memory || rummy_cards_has (round->exposed, card))
      continue;
    rummy_cards_remove (&round->shown, card);
    for (unsigned seat = 0; seat < RUMMY_SEATS_MAX; seat++)
      rummy_cards_remove (&round->hand[seat], card);
  }

  if (round->rules->pickup != RUMMY_PICKUP_TOP || level->forgets == 0)
    return;
  for (unsigned i = 0; i < round->n_pile; i++) {
    if (i + 1 == round->n_pile || rummy_rng_below (rng, 100) >= level->forgets)
      round->deck[n_kept++] = round->deck[i];
  }
  round->n_pile = (uint8_t) n_kept;
}

static RummyMove
choose_by_evaluation (const RummyView *view, const RummyLevelData *level, RummyRng *rng, const RummyLimits *limits)
{
  RummyView fallible = *view;

  if (view->seat != view->round.turn || !rummy_evaluate_knows (&view->round)) {
    RummyMove move = rummy_bot_choose_plainly (view, limits), wary;
    bool is_whim = level->discard == RUMMY_DISCARD_ANY || (level->whim && rummy_rng_below (rng, 100) < level->whim);
    Lottery lottery = { .rng = rng, .kind = RUMMY_MOVE_DISCARD };
    unsigned effort = RUMMY_EFFORT; /* to list the moves once more */

    if (level->is_wary && view->seat == view->round.turn && view->round.rules->meld_when == RUMMY_MELD_KNOCK &&
        rummy_quick_knock_knows (view->round.rules) && rummy_quick_knock_choose (&view->round, true, &wary))
      return wary;
    if (move.kind != RUMMY_MOVE_DISCARD)
      return move;
    fallible.round.effort = &effort;
    if (level->discard == RUMMY_DISCARD_HIGHEST)
      return choose_highest (&fallible, &move, rng);
    if (is_whim)
      rummy_round_each_move (&fallible.round, view->seat, draw_lot_cb, &lottery);
    return lottery.n ? lottery.move : move;
  }
  if (level->memory < 100 || level->forgets > 0)
    rummy_policy_forget (&fallible, level, rng);

  return rummy_evaluate_choose (&fallible, level, rng, limits);
}

RummyMove
rummy_policy_choose (const RummyView *view, const RummyLevelData *level, RummyRng *rng, const RummyLimits *limits)
{
  switch (level->mind) {
  case RUMMY_MIND_RANDOM:
    return choose_random (view, rng);
  case RUMMY_MIND_CAREFREE:
    return choose_carefree (view, rng);
  case RUMMY_MIND_EVALUATE:
  case RUMMY_MIND_SEARCH:
  default:
    return choose_by_evaluation (view, level, rng, limits);
  }
}
