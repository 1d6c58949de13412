/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Calling rum on a discard (R-28, R-91, N-45). */

#include "engine/call.h"

#include "engine/bits.h"
#include "engine/finish.h"
#include "engine/fit.h"
#include "engine/meld.h"
#include "engine/position.h"
#include "engine/steps.h"

/* Takes the pile down to the deepest of @cards, as the caller would. */
static void
take_down (RummyRound *round, unsigned seat, RummyCards cards)
{
  unsigned index = round->n_pile;

  while (!rummy_cards_is_empty (cards) && index > 0)
    rummy_cards_remove (&cards, round->deck[--index]);

  rummy_begin_turn (round, seat, NULL);
  round->phase = RUMMY_PHASE_PLAY;
  for (unsigned i = index; i < round->n_pile; i++) {
    rummy_give (round, seat, round->deck[i]);
    rummy_cards_add (&round->shown, round->deck[i]);
    if (round->rules->leftover == RUMMY_LEFTOVER_TABLE)
      rummy_cards_add (&round->exposed, round->deck[i]);
  }
  round->n_pile = (uint8_t) index;
}

/* Returns whether a seat that lays off out of turn has reached its first minimum. */
static bool
reaches_minimum (const RummyRound *after, unsigned seat)
{
  const RummyRules *rules = after->rules;

  return rules->first_min == 0 || rummy_is_down (after, seat) ||
         (!rules->first_min_counts_layoffs && rules->layoff_first == RUMMY_LAYFIRST_YES);
}

static RummyRefusal
make_new (const RummyRound *taken, const RummyMove *move, RummyMeld *meld)
{
  return rummy_round_make (taken, move->seat, RUMMY_MELD_NONE, move->cards, move->low, meld);
}

/* Checks whether the caller can complete the turn after its new meld. */
static RummyRefusal
check_after (const RummyRound *taken, const RummyMove *move, const RummyMeld *meld)
{
  RummyRound after = *taken;

  rummy_put_new (&after, move->seat, meld, move->cards);

  return rummy_can_finish (&after) ? RUMMY_OK : rummy_why_stranded (&after);
}

RummyRefusal
rummy_check_call (const RummyRound *round, const RummyMove *move, RummyMeld *meld)
{
  unsigned seat = move->seat;
  RummyCard upcard = rummy_round_upcard (round);
  RummyRound after = *round;
  RummyRefusal refusal;

  if (round->phase != RUMMY_PHASE_CALL)
    return RUMMY_REFUSED_PHASE;
  if (!(round->waiting >> seat & 1) || (round->rules->rum_window == 0 && seat != round->turn))
    return RUMMY_REFUSED_TURN;
  if (rummy_cards_is_empty (move->cards) || !rummy_cards_within (move->cards, rummy_round_pile (round)))
    return RUMMY_REFUSED_NOT_IN_PILE;

  if (move->meld != RUMMY_MELD_NONE) {
    if (move->meld >= round->n_melds)
      return RUMMY_REFUSED_NO_SUCH_MELD;
    if (!rummy_cards_equal (move->cards, rummy_cards_of (upcard)))
      return RUMMY_REFUSED_TOP_ONLY;
    refusal = rummy_may_lay_on (round, seat, move->meld);
    if (refusal == RUMMY_OK)
      refusal = rummy_round_make (round, seat, move->meld, move->cards, move->low, meld);
    if (refusal != RUMMY_OK)
      return refusal;
    after.turn = RUMMY_SEAT_NONE;
    rummy_give (&after, seat, upcard);
    rummy_put (&after, seat, move->meld, meld, move->cards);
    return reaches_minimum (&after, seat) ? RUMMY_OK : RUMMY_REFUSED_FIRST_MIN;
  }

  if (round->rules->rum != RUMMY_RUM_TABLE)
    return RUMMY_REFUSED_NO_CALL;
  take_down (&after, seat, move->cards);
  refusal = make_new (&after, move, meld);
  if (refusal != RUMMY_OK)
    return refusal;

  return rummy_may_go_down (&after) ? check_after (&after, move, meld) : RUMMY_REFUSED_FIRST_MIN;
}

typedef struct {
  const RummyRound *round;
  RummyMove move;
  bool sees_hand;    /* also check whether the caller can reach the first minimum and complete its turn */
  RummyCard deepest; /* of the pile's cards that a new meld takes */
  RummyRound taken;  /* after the pile was taken down to that card */
  RummyCards naturals; /* of the last new meld, */
  RummyMeld meld;      /* that meld, */
  bool may_reach;      /* and whether the first minimum is within reach after it */
  RummyMoveFunc func;
  void *data;
} Lister;

static bool
is_alike (const RummyMeld *meld, const RummyMeld *other)
{
  return meld->is_run == other->is_run && meld->low == other->low && meld->count == other->count;
}

/* Does the same as check_after (), but looks only once at melds that differ in which wild cards they contain. */
static RummyRefusal
check_alike (Lister *lister, const RummyMeld *meld)
{
  const RummyRound *taken = &lister->taken;
  RummyCards naturals = rummy_cards_minus (lister->move.cards, rummy_round_meld_rules (taken).wilds);

  if (!rummy_cards_equal (naturals, lister->naturals) || !is_alike (meld, &lister->meld)) {
    RummyRound after = *taken;

    lister->naturals = naturals;
    lister->meld = *meld;
    rummy_put_new (&after, lister->move.seat, meld, lister->move.cards);
    lister->may_reach = taken->rules->swap || rummy_may_reach_minimum (&after);
  }

  return lister->may_reach ? check_after (taken, &lister->move, meld) : RUMMY_REFUSED_FIRST_MIN;
}

static bool
list_call_cb (RummyCards cards, unsigned reading, void *data)
{
  Lister *lister = data;
  bool is_new = lister->move.meld == RUMMY_MELD_NONE;
  RummyRefusal refusal;
  RummyMeld meld;

  if (is_new && !rummy_cards_has (cards, lister->deepest))
    return true;
  lister->move.cards = cards;
  lister->move.low = (uint8_t) reading;
  refusal = is_new ? make_new (&lister->taken, &lister->move, &meld)
                   : rummy_check_call (lister->round, &lister->move, &meld);
  if (refusal == RUMMY_OK && is_new && lister->sees_hand)
    refusal = check_alike (lister, &meld);

  return refusal != RUMMY_OK || lister->func (&lister->move, lister->data);
}

static bool
each_call (const RummyRound *round, unsigned seat, bool sees_hand, RummyMoveFunc func, void *data)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  RummyCard upcard = rummy_round_upcard (round);
  RummyCards above = RUMMY_NO_CARDS;
  RUMMY_UNSET Lister lister;

  if (upcard == RUMMY_CARD_NONE)
    return true;
  lister.round = round;
  lister.move = (RummyMove) { .kind = RUMMY_MOVE_CALL, .seat = (uint8_t) seat, .card = RUMMY_CARD_NONE };
  lister.sees_hand = sees_hand;
  lister.func = func;
  lister.data = data;
  for (lister.move.meld = 0; lister.move.meld < round->n_melds; lister.move.meld++) {
    if (!rummy_meld_each_lay (&rules, &round->meld[lister.move.meld], rummy_cards_of (upcard), RUMMY_NO_CARDS,
                              list_call_cb, &lister))
      return false;
  }
  lister.move.meld = RUMMY_MELD_NONE;

  if (round->rules->rum != RUMMY_RUM_TABLE)
    return true;

  /* Grouped by the deepest card, because the pile is taken down to it. */
  for (unsigned i = round->n_pile; i > 0; i--) {
    rummy_cards_add (&above, round->deck[i - 1]);
    lister.deepest = round->deck[i - 1];
    lister.taken = *round;
    lister.meld.count = 0;
    take_down (&lister.taken, seat, rummy_cards_of (lister.deepest));
    if (sees_hand && !rummy_may_go_down (&lister.taken))
      continue;
    if (!rummy_meld_each_new (&rules, above, rummy_cards_of (lister.deepest), list_call_cb, &lister))
      return false;
  }

  return true;
}

bool
rummy_each_call (const RummyRound *round, unsigned seat, RummyMoveFunc func, void *data)
{
  return each_call (round, seat, true, func, data);
}

static bool
found_cb (const RummyMove *move, void *data)
{
  (void) move;
  (void) data;

  return false;
}

/* Who may call must not depend on hands, because it is public. */
unsigned
rummy_callers (const RummyRound *round)
{
  RummyRound asked = *round;
  unsigned callers = 0;

  asked.phase = RUMMY_PHASE_CALL;
  for (unsigned seat = rummy_round_next (round, round->resume); seat != round->resume;
       seat = rummy_round_next (round, seat)) {
    asked.turn = (uint8_t) seat;
    asked.waiting = (uint8_t) rummy_bit (seat);
    if (!each_call (&asked, seat, false, found_cb, NULL))
      callers |= rummy_bit (seat);
  }

  return callers;
}

int
rummy_call (RummyRound *round, const RummyMove *move, const RummyMeld *meld, RummyEvents *events)
{
  unsigned seat = move->seat, index = move->meld;
  int points;

  round->waiting = 0;
  if (index != RUMMY_MELD_NONE) {
    round->turn = RUMMY_SEAT_NONE;
    rummy_give (round, seat, rummy_round_upcard (round));
    round->n_pile--;
    points = rummy_put (round, seat, index, meld, move->cards);
    round->dry = round->stalled = 0;
  } else {
    take_down (round, seat, move->cards);
    points = rummy_put_new (round, seat, meld, move->cards);
    index = round->n_melds - 1u;
  }
  rummy_tell (events, (RummyEvent) { .kind = RUMMY_EVENT_CALL,
                                     .seat = (uint8_t) seat,
                                     .card = RUMMY_CARD_NONE,
                                     .meld = (uint8_t) index,
                                     .points = (int16_t) points,
                                     .cards = move->cards });

  if (move->meld != RUMMY_MELD_NONE)
    rummy_begin_turn (round, rummy_round_next (round, round->resume), events);
  else
    rummy_tell (events, (RummyEvent) { .kind = RUMMY_EVENT_TURN, .seat = (uint8_t) seat, .card = RUMMY_CARD_NONE });

  return points;
}
