/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/playout.h"

#include "engine/playout-private.h"

#include <string.h>

/* Rules under which a turn is: draw or take; melds and lay-offs without limits or minimum; discard. */
static bool
are_plain (const RummyRules *rules)
{
  return rummy_rules_are_known (rules, RUMMY_FAST_PLAIN) && rules->ace != RUMMY_ACE_CORNER &&
         (rules->jokers == 0 || (rules->joker_role == RUMMY_JOKERS_WILD && !rules->swap)) &&
         (rules->pickup == RUMMY_PICKUP_TOP || rules->pickup == RUMMY_PICKUP_ANY) &&
         rules->stock_out != RUMMY_STOCKOUT_DISCARD;
}

/* Rules under which melds are only laid with a knock. */
static bool
are_knock (const RummyRules *rules)
{
  return rummy_rules_are_known (rules, RUMMY_FAST_KNOCK) && rules->meld_when == RUMMY_MELD_KNOCK &&
         rules->ace != RUMMY_ACE_CORNER && rules->pickup == RUMMY_PICKUP_TOP;
}

void
rummy_playout_init (RummyPlayout *self, const RummyRules *rules)
{
  memset (self, 0, sizeof *self);
  self->rules = rules;
  self->is_knock = are_knock (rules);
  self->is_plain = are_plain (rules);
  self->counterclockwise = rules->counterclockwise;
  self->exposes = rules->leftover == RUMMY_LEFTOVER_TABLE;
  self->players = (unsigned) rules->players;
  self->reserve = (unsigned) rules->reserve;
  self->last = rummy_last_position (rules);
  self->set_max = rules->set_max < RUMMY_SUITS ? (unsigned) rules->set_max : RUMMY_SUITS;
  self->high_aces = self->last > RUMMY_KING ? RUMMY_ALL_JOKERS << RUMMY_ACE : 0;
  self->is_odd = rules->four_aces || rules->four_doubles;

  for (unsigned rank = RUMMY_ACE; rank <= RUMMY_KING; rank++) {
    unsigned points = (unsigned) rummy_rules_hand_points (rules, rummy_card (0, 0, rank));

    if ((int) points > self->most_points)
      self->most_points = (int) points;
    for (unsigned bit = 0; bit < 5; bit++)
      self->weight[bit] |= points >> bit & 1 ? RUMMY_ALL_JOKERS << rank : 0;
    self->set_points[rank] = (int16_t) rummy_rules_rank_points (rules, rank, 0);
    self->run_points[rank] = (int16_t) rummy_rules_rank_points (rules, rank, rank);
  }
  self->run_points[RUMMY_ACE_HIGH] = (int16_t) rummy_rules_rank_points (rules, RUMMY_ACE, RUMMY_ACE_HIGH);
}

/* For any other rules: lists all moves, chooses a kind, then a move of it. */
typedef struct {
  RummyRng *rng;
  unsigned count[RUMMY_N_MOVES];
  RummyMove move[RUMMY_N_MOVES];
} Lottery;

static bool
draw_lot_cb (const RummyMove *move, void *data)
{
  Lottery *lottery = data;

  if (rummy_rng_below (lottery->rng, ++lottery->count[move->kind]) == 0)
    lottery->move[move->kind] = *move;

  return true;
}

static void
step_any (RummyRound *round, RummyRng *rng, RummyMove *move)
{
  RummyMove chosen = { .kind = RUMMY_MOVE_PASS, .seat = round->turn, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };
  Lottery lottery = { .rng = rng };
  unsigned kinds = 0;

  /* After the end of play, passing is always legal. */
  if (round->phase == RUMMY_PHASE_LAYOFF && rummy_rng_next (rng) >> 63) {
    if (move)
      *move = chosen;
    rummy_round_play (round, &chosen, NULL, NULL);
    return;
  }

  rummy_round_each_move (round, round->turn, draw_lot_cb, &lottery);
  for (unsigned kind = 0; kind < RUMMY_N_MOVES; kind++) {
    if (lottery.count[kind] && rummy_rng_below (rng, ++kinds) == 0)
      chosen = lottery.move[kind];
  }
  if (move)
    *move = chosen;
  rummy_round_apply (round, &chosen, NULL);
}

bool
rummy_playout_step (const RummyPlayout *self, RummyRound *round, RummyRng *rng, RummyMove *move)
{
  bool is_turn = round->phase == RUMMY_PHASE_DRAW || round->phase == RUMMY_PHASE_PLAY;

  if (round->phase == RUMMY_PHASE_OVER)
    return false;
  if (self->is_plain && is_turn)
    rummy_playout_plain_step (self, round, rng, move);
  else if (self->is_knock && (is_turn || round->phase == RUMMY_PHASE_OFFER))
    rummy_playout_knock_step (self, round, rng, move);
  else
    step_any (round, rng, move);

  return true;
}

void
rummy_playout_run (const RummyPlayout *self, RummyRound *round, RummyRng *rng)
{
  while (round->phase != RUMMY_PHASE_OVER) {
    bool is_turn = round->phase == RUMMY_PHASE_DRAW || round->phase == RUMMY_PHASE_PLAY;

    if (self->is_plain && is_turn)
      rummy_playout_plain_run (self, round, rng);
    else if (self->is_knock && (is_turn || round->phase == RUMMY_PHASE_OFFER))
      rummy_playout_knock_run (self, round, rng);
    else
      step_any (round, rng, NULL);
  }
}
