/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-quick-knock.h"

#include "rummy-solve.h"

bool
rummy_quick_knock_knows (const RummyRules *rules)
{
  return rules->meldwhen == RUMMY_MELD_KNOCK && rules->pickup == RUMMY_PICKUP_TOP && rules->drawn == 1 &&
         rules->freeup && rules->mustdisc && rules->upfirst == RUMMY_UPFIRST_ALWAYS && rules->jokers == 0 &&
         !rules->twos && !rules->rum;
}

static bool
play (RummyRound *round, RummyMoveKind kind, RummyCard card)
{
  const RummyMove move = { .kind = (uint8_t) kind, .seat = round->turn, .card = card, .meld = RUMMY_MELD_NONE };

  return rummy_round_apply (round, &move, NULL) == RUMMY_OK;
}

static bool
draw (RummyRound *round, const RummyMeldRules *rules)
{
  RummyCard upcard = rummy_round_upcard (round);
  RummyCards hand = round->hand[round->turn], more = hand;
  bool can_draw = round->n_stock > 0 || rummy_round_can_renew (round);

  if (upcard != RUMMY_CARD_NONE) {
    rummy_cards_add (&more, upcard);
    /* Less deadwood than the card alone would bring: it is in a meld. */
    if (rummy_solve_least_deadwood (rules, more, NULL) <
          rummy_solve_least_deadwood (rules, hand, NULL) + rummy_rules_hand_points (rules->rules, upcard) &&
        play (round, RUMMY_MOVE_TAKE, upcard))
      return true;
  }
  if (round->phase == RUMMY_PHASE_OFFER)
    return play (round, RUMMY_MOVE_PASS, RUMMY_CARD_NONE);

  return play (round, can_draw ? RUMMY_MOVE_DRAW : RUMMY_MOVE_PASS, RUMMY_CARD_NONE);
}

/* Cards of the rank, and of the suit close by. */
static int
company (uint64_t faces, unsigned face)
{
  uint64_t rank = UINT64_C (0x0001000100010001) << (face & 15), close = UINT64_C (0x1b) << face >> 2;
  uint64_t suit = UINT64_C (0x3ffe) << (face & 48);

  return __builtin_popcountll (faces & rank) + __builtin_popcountll (faces & close & suit);
}

static bool
discard (RummyRound *round, const RummyMeldRules *rules)
{
  RummyCards allowed = round->hand[round->turn];
  RummyCard knock = RUMMY_CARD_NONE, best = RUMMY_CARD_NONE;
  uint64_t faces = allowed.pack[0] | allowed.pack[1];
  int best_worth = 0;

  if (round->kept != RUMMY_CARD_NONE)
    rummy_cards_remove (&allowed, round->kept);
  if (rummy_solve_knock (rules, round->hand[round->turn], allowed, &knock) <= rummy_round_knock_limit (round) &&
      play (round, RUMMY_MOVE_KNOCK, knock))
    return true;

  RUMMY_CARDS_EACH (card, allowed) {
    RummyCards rest = round->hand[round->turn];
    int worth;

    rummy_cards_remove (&rest, card);
    worth = -8 * rummy_solve_least_deadwood (rules, rest, NULL) - 3 * company (faces, card & 63);
    if (best == RUMMY_CARD_NONE || worth > best_worth) {
      best = card;
      best_worth = worth;
    }
  }

  return best != RUMMY_CARD_NONE && play (round, RUMMY_MOVE_DISCARD, best);
}

bool
rummy_quick_knock_step (RummyRound *round)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);

  switch (round->phase) {
  case RUMMY_PHASE_OFFER:
  case RUMMY_PHASE_DRAW:
    return draw (round, &rules);
  case RUMMY_PHASE_PLAY:
    return discard (round, &rules);
  default:
    return false;
  }
}
