/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Decides who may knock, with how much deadwood, and carries out a knock. */

#include "engine/knock.h"

#include "engine/solve.h"
#include "engine/steps.h"

int
rummy_round_knock_limit (const RummyRound *round)
{
  const RummyRules *rules = round->rules;

  if (rules->meld_when == RUMMY_MELD_WHEN_OUT)
    return 0;
  if (rules->knock != RUMMY_KNOCK_UPCARD)
    return rules->knock;
  if (rules->oklahoma_ace && rummy_card_rank (round->upcard) == RUMMY_ACE)
    return 0;

  return round->upcard == RUMMY_CARD_NONE ? 0 : rummy_rules_hand_points (rules, round->upcard);
}

/* Returns whether all cards of a hand can be melded at once, also those that count no points. */
static bool
all_melded (const RummyMeldRules *rules, RummyCards hand)
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
rummy_can_leave (const RummyRound *round, RummyCards hand, int points, bool all, bool unsure)
{
  RummyMeldRules rules = rummy_round_meld_rules (round);
  unsigned share = rummy_effort_share (round->effort), left = share;
  bool can;

  rules.effort = &left;
  can = all ? all_melded (&rules, hand) : rummy_solve_can_leave (&rules, hand, points);
  if (round->effort)
    *round->effort -= share - left;

  return can || (left == 0 && unsure);
}

bool
rummy_may_knock (const RummyRound *round)
{
  RummyCards hand = round->hand[round->turn];
  int dearest = 0;

  RUMMY_CARDS_EACH (card, hand) {
    int points = rummy_rules_hand_points (round->rules, card);

    dearest = points > dearest ? points : dearest;
  }

  return rummy_can_leave (round, hand, rummy_round_knock_limit (round) + dearest, false, true);
}

RummyRefusal
rummy_check_knock (const RummyRound *round, const RummyMove *move)
{
  const RummyRules *rules = round->rules;
  RummyCards hand = round->hand[move->seat];

  if (rules->meld_when == RUMMY_MELD_ANY_TIME)
    return RUMMY_REFUSED_NO_KNOCK;
  if (round->phase != RUMMY_PHASE_PLAY)
    return round->phase == RUMMY_PHASE_DRAW || round->phase == RUMMY_PHASE_SECOND ? RUMMY_REFUSED_DRAW_FIRST
                                                                                  : RUMMY_REFUSED_PHASE;
  if (move->low > 1)
    return RUMMY_REFUSED_MALFORMED;

  if (move->card == RUMMY_CARD_NONE) {
    /* All cards melded: big gin, or going out where no discard is required. */
    if (rules->must_discard && rules->big_gin_bonus == 0)
      return RUMMY_REFUSED_KNOCK_DISCARD;
    return rummy_can_leave (round, hand, 0, true, false) ? RUMMY_OK : RUMMY_REFUSED_DEADWOOD;
  }

  if (!rummy_card_is_valid (move->card))
    return RUMMY_REFUSED_MALFORMED;
  if (!rummy_cards_has (hand, move->card))
    return move->card == round->joker ? RUMMY_REFUSED_DEALER_JOKER : RUMMY_REFUSED_NOT_IN_HAND;
  if (move->card == round->kept)
    return RUMMY_REFUSED_KEPT;
  rummy_cards_remove (&hand, move->card);

  return rummy_can_leave (round, hand, rummy_round_knock_limit (round), rules->meld_when == RUMMY_MELD_WHEN_OUT, false)
           ? RUMMY_OK
           : RUMMY_REFUSED_DEADWOOD;
}

/* Lays the best melds of a seat's hand. */
static void
spread (RummyRound *round, unsigned seat, RummyEvents *events)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  RummySolution solution;

  rummy_solve_least_deadwood (&rules, round->hand[seat], &solution);
  for (unsigned i = 0; i < solution.n; i++) {
    RummyMeld meld;
    RummyEvent event = { .kind = RUMMY_EVENT_MELD,
                         .seat = (uint8_t) seat,
                         .card = RUMMY_CARD_NONE,
                         .meld = round->n_melds,
                         .cards = solution.group[i].cards };

    rummy_meld_make (&rules, solution.group[i].cards, solution.group[i].reading, &meld);
    event.points = (int16_t) rummy_put_new (round, seat, &meld, solution.group[i].cards);
    rummy_tell (events, event);
  }
}

void
rummy_after_knock (RummyRound *round, RummyEvents *events)
{
  const RummyRules *rules = round->rules;
  unsigned seat = round->out;
  int left = rummy_round_hand_points (round, seat);

  if (rules->meld_when == RUMMY_MELD_WHEN_OUT) {
    round->gin = RUMMY_GIN_NONE;
    rummy_finish (round, RUMMY_END_OUT, seat, events);
    return;
  }

  round->end = RUMMY_END_KNOCK;
  if (left == 0) {
    round->gin = round->gin == RUMMY_GIN_BIG ? RUMMY_GIN_BIG : RUMMY_GIN;
    if (rules->opponents_meld == RUMMY_OPPMELD_KNOCK_OWN) {
      for (unsigned other = rummy_round_next (round, seat); other != seat; other = rummy_round_next (round, other))
        spread (round, other, events);
    }
  } else {
    round->gin = RUMMY_GIN_NONE;
  }
  if (left != 0 && (rules->opponents_meld == RUMMY_OPPMELD_KNOCK || rules->opponents_meld == RUMMY_OPPMELD_KNOCK_OWN)) {
    /* The deadwood is face up as well. */
    round->shown = rummy_cards_or (round->shown, round->hand[seat]);
    round->exposed = rummy_cards_or (round->exposed, round->hand[seat]);
    rummy_ask_others (round, seat, RUMMY_PHASE_LAYOFF, events);
    return;
  }
  rummy_close (round, events);
}

void
rummy_knock (RummyRound *round, const RummyMove *move, RummyEvents *events)
{
  unsigned seat = round->turn;

  if (move->card != RUMMY_CARD_NONE) {
    rummy_drop (round, seat, move->card);
    round->deck[round->n_pile++] = move->card;
  }
  round->gin = move->card == RUMMY_CARD_NONE ? RUMMY_GIN_BIG : RUMMY_GIN;
  round->out = (uint8_t) seat;
  round->turns++;
  round->kept = RUMMY_CARD_NONE;
  round->must_play = false;
  round->owed_any = RUMMY_NO_CARDS;
  rummy_tell (events, (RummyEvent) { .kind = RUMMY_EVENT_KNOCK, .seat = (uint8_t) seat, .card = move->card });

  round->phase = RUMMY_PHASE_SPREAD;
  if (move->low)
    return;
  spread (round, seat, events);
  rummy_after_knock (round, events);
}
