/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Who may knock, and with how much in the hand. */

#include "engine/round-private.h"

#include "engine/solve.h"

int
rummy_round_knock_limit (const RummyRound *round)
{
  const RummyRules *rules = round->rules;

  if (rules->meldwhen == RUMMY_MELD_WHEN_OUT)
    return 0;
  if (rules->knock != RUMMY_KNOCK_UPCARD)
    return rules->knock;
  if (rules->oklahomaace && rummy_card_rank (round->upcard) == RUMMY_ACE)
    return 0;

  return round->upcard == RUMMY_CARD_NONE ? 0 : rummy_rules_hand_points (rules, round->upcard);
}

bool
rummy_all_melded (const RummyMeldRules *rules, RummyCards hand)
{
  RummySolution solution;
  bool all_count = true;

  if (!rummy_solve_can_leave (rules, hand, 0))
    return false;
  RUMMY_CARDS_EACH (card, hand)
    all_count = all_count && rummy_rules_hand_points (rules->rules, card) > 0;
  if (all_count)
    return true;
  rummy_solve_least_deadwood (rules, hand, &solution);

  return rummy_cards_is_empty (solution.rest);
}

bool
rummy_may_knock (const RummyRound *round)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  RummyCards hand = round->hand[round->turn];
  int dearest = 0;

  RUMMY_CARDS_EACH (card, hand) {
    int points = rummy_rules_hand_points (round->rules, card);

    dearest = points > dearest ? points : dearest;
  }

  return rummy_solve_can_leave (&rules, hand, rummy_round_knock_limit (round) + dearest);
}

RummyRefusal
rummy_check_knock (const RummyRound *round, const RummyMove *move)
{
  const RummyRules *rules = round->rules;
  const RummyMeldRules meld_rules = rummy_round_meld_rules (round);
  RummyCards hand = round->hand[move->seat];

  if (rules->meldwhen == RUMMY_MELD_ANY_TIME)
    return RUMMY_REFUSED_NO_KNOCK;
  if (round->phase != RUMMY_PHASE_PLAY)
    return round->phase == RUMMY_PHASE_DRAW || round->phase == RUMMY_PHASE_SECOND ? RUMMY_REFUSED_DRAW_FIRST
                                                                                  : RUMMY_REFUSED_PHASE;
  if (move->low > 1)
    return RUMMY_REFUSED_MALFORMED;

  if (move->card == RUMMY_CARD_NONE) {
    /* All cards in melds: big Gin, or going out where no discard is needed. */
    if (rules->mustdisc && rules->biggin == 0)
      return RUMMY_REFUSED_KNOCK_DISCARD;
    return rummy_all_melded (&meld_rules, hand) ? RUMMY_OK : RUMMY_REFUSED_DEADWOOD;
  }

  if (!rummy_card_is_valid (move->card))
    return RUMMY_REFUSED_MALFORMED;
  if (!rummy_cards_has (hand, move->card))
    return move->card == round->joker ? RUMMY_REFUSED_DEALER_JOKER : RUMMY_REFUSED_NOT_IN_HAND;
  if (move->card == round->kept)
    return RUMMY_REFUSED_KEPT;
  rummy_cards_remove (&hand, move->card);

  return rummy_solve_can_leave (&meld_rules, hand, rummy_round_knock_limit (round)) &&
             (rules->meldwhen == RUMMY_MELD_KNOCK || rummy_all_melded (&meld_rules, hand))
           ? RUMMY_OK
           : RUMMY_REFUSED_DEADWOOD;
}
