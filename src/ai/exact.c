/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ai/exact.h"

#include "ai/lines.h"
#include "ai/objective.h"
#include "ai/thought.h"

#include <math.h>
#include <string.h>

#define MOVES_MOST 96 /* in one position */
#define DEPTH_MOST 60 /* search depth in moves */
#define INFINITE 1e9f

typedef struct {
  const RummyView *view;
  RummyThought thought;
  bool is_lost; /* the budget ran out before the search was complete */
} Exact;

typedef struct {
  const RummyMove *last; /* the previous move of the turn, unless its order matters; or NULL */
  RummyMove move[MOVES_MOST];
  int order[MOVES_MOST];
  unsigned n;
} Choices;

static bool
is_lay (const RummyMove *move)
{
  return move->kind == RUMMY_MOVE_MELD || move->kind == RUMMY_MOVE_LAY;
}

/* Returns whether a move is out of order: independent groups are laid in one order only. */
static bool
is_late (const RummyMove *move, const RummyMove *last)
{
  if (last == NULL || !is_lay (move) || !is_lay (last))
    return false;
  if (move->kind != last->kind)
    return move->kind == RUMMY_MOVE_MELD;
  if (move->kind == RUMMY_MOVE_LAY)
    return move->meld < last->meld;

  return move->cards.pack[0] < last->cards.pack[0];
}

/* Orders moves: those that end the round sooner come first, to prune more. */
static int
order_of (const RummyMove *move)
{
  switch (move->kind) {
  case RUMMY_MOVE_MELD:
  case RUMMY_MOVE_LAY:
    return 200 + (int) rummy_cards_count (move->cards);
  case RUMMY_MOVE_TAKE:
    return 100;
  default:
    return 0;
  }
}

static bool
add_cb (const RummyMove *move, void *data)
{
  Choices *self = data;
  int order = order_of (move);
  unsigned at;

  if (is_late (move, self->last))
    return true;
  if (self->n == MOVES_MOST) {
    self->n = 0;
    return false;
  }
  for (at = self->n++; at > 0 && self->order[at - 1] < order; at--) {
    self->order[at] = self->order[at - 1];
    self->move[at] = self->move[at - 1];
  }
  self->order[at] = order;
  self->move[at] = *move;

  return true;
}

/* Returns the value of a position for the own side, or a bound if it is outside @low and @high (alpha-beta). */
static float
worth (Exact *self, const RummyRound *round, const RummyMove *last, unsigned depth, float low, float high)
{
  bool is_own = rummy_rules_side (round->rules, round->turn) == rummy_rules_side (round->rules, self->view->seat);
  Choices choices = { .last = last };
  float best = is_own ? -INFINITE : INFINITE;

  if (round->phase == RUMMY_PHASE_OVER) {
    RummyScore scores[RUMMY_SEATS_MAX];

    if (!rummy_round_scores (round, scores, NULL))
      memset (scores, 0, sizeof scores);
    return rummy_objective_worth (self->view, scores);
  }

  self->thought.n++;
  if (depth == DEPTH_MOST || rummy_thought_is_over (&self->thought) ||
      !rummy_round_each_move (round, round->turn, add_cb, &choices) || choices.n == 0)
    self->is_lost = true;
  for (unsigned i = 0; i < choices.n && !self->is_lost; i++) {
    const RummyMove *move = &choices.move[i];
    RummyRound after = *round;
    float value;

    if (rummy_round_apply (&after, move, NULL) != RUMMY_OK)
      continue;
    value = worth (self, &after, is_lay (move) && round->owed == RUMMY_CARD_NONE ? move : NULL, depth + 1, low, high);
    if (is_own) {
      best = fmaxf (best, value);
      low = fmaxf (low, best);
    } else {
      best = fminf (best, value);
      high = fminf (high, best);
    }
    if (low >= high)
      break;
  }

  return best;
}

bool
rummy_exact_choose (const RummyWorlds *worlds, const RummyMove *usual, const RummyLimits *limits, RummyMove *move)
{
  const RummyView *view = worlds->view;
  Exact self = { .view = view, .thought.limits = limits };
  unsigned n = rummy_worlds_count (worlds), best = 0;
  Choices choices = { 0 };
  float sum[MOVES_MOST] = { 0 }, weight[RUMMY_CARDS_MAX], most = -INFINITE;
  RummyRound deal;

  if (n == 0 || rummy_rules_sides (view->round.rules) != 2 ||
      !rummy_round_each_move (&view->round, view->seat, add_cb, &choices) || choices.n == 0)
    return false;

  for (unsigned i = 0; i < n; i++) {
    weight[i] = rummy_worlds_nth (worlds, i, &deal);
    most = fmaxf (most, weight[i]);
  }
  for (unsigned i = 0; i < n; i++) {
    float low = -INFINITE;

    rummy_worlds_nth (worlds, i, &deal);
    for (unsigned j = 0; j < choices.n; j++) {
      RummyRound after = deal;
      float value;

      if (rummy_round_apply (&after, &choices.move[j], NULL) != RUMMY_OK)
        return false;
      /* With a single deal only an improvement matters. */
      value = worth (&self, &after, NULL, 1, n == 1 ? low : -INFINITE, INFINITE);
      if (self.is_lost)
        return false;
      low = fmaxf (low, value);
      sum[j] += expf (weight[i] - most) * value;
    }
  }
  for (unsigned j = 1; j < choices.n; j++) {
    if (sum[j] > sum[best] || (sum[j] == sum[best] && rummy_same_move (&choices.move[j], usual)))
      best = j;
  }
  *move = choices.move[best];

  return true;
}
