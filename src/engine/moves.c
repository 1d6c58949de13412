/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists all legal moves: generates candidates and keeps those that pass the check. */

#include "engine/call.h"
#include "engine/knock.h"
#include "engine/position.h"

typedef struct {
  const RummyRound *round;
  RummyMove move;
  RummyCard doubler; /* is added to new melds; or RUMMY_CARD_NONE */
  RummyCards must;   /* must be in groups */
  RummyMoveFunc func;
  void *data;
} Lister;

static bool
list (Lister *lister)
{
  return rummy_round_check (lister->round, &lister->move) != RUMMY_OK || lister->func (&lister->move, lister->data);
}

/* Initializes a move of a kind. */
static void
start (Lister *lister, RummyMoveKind kind)
{
  lister->move = (RummyMove) { .kind = (uint8_t) kind, .seat = lister->move.seat, .card = RUMMY_CARD_NONE,
                               .meld = RUMMY_MELD_NONE };
}

static bool
list_kind (Lister *lister, RummyMoveKind kind)
{
  start (lister, kind);

  return list (lister);
}

/* Returns the cards of a hand that may be laid off.  A card owed to a new meld may not, but an identical one may. */
static RummyCards
laid_off_from (const RummyRound *round, RummyCards hand)
{
  if (round->owed != RUMMY_CARD_NONE && !round->rules->layoff_is_use)
    rummy_cards_remove (&hand, round->owed);

  return hand;
}

static bool
list_group_cb (RummyCards cards, unsigned reading, void *data)
{
  Lister *lister = data;

  if (!rummy_cards_within (lister->must, cards))
    return true;
  lister->move.cards = cards;
  lister->move.low = (uint8_t) reading;
  if (lister->doubler != RUMMY_CARD_NONE)
    rummy_cards_add (&lister->move.cards, lister->doubler);

  return list (lister);
}

/* Returns the joker of a hand that stands for all jokers that could double a meld. */
static RummyCard
doubler_of (const RummyRound *round, RummyCards hand)
{
  RummyCards doublers = rummy_round_doublers (round, hand);
  bool owes = round->owed != RUMMY_CARD_NONE && rummy_cards_has (doublers, round->owed);

  return owes ? round->owed : rummy_cards_first (doublers);
}

/* Lists new melds, or lay-offs on @meld: first without the dealer's own joker, which differs from those in the hand,
 * then with it. */
static bool
list_some_groups (Lister *lister, const RummyMeld *meld, RummyCards hand, RummyCards own_joker, RummyCards wanted)
{
  const RummyMeldRules rules = rummy_round_meld_rules (lister->round);
  bool goes_on = true;

  for (unsigned with_own = 0; with_own < 2 && goes_on; with_own++) {
    if (with_own && !rummy_cards_within (own_joker, rules.wilds))
      break;
    if (with_own) {
      lister->must = own_joker;
      hand = rummy_cards_or (hand, own_joker);
      wanted = rummy_cards_or (wanted, own_joker);
    }
    goes_on = meld ? rummy_meld_each_lay (&rules, meld, hand, wanted, list_group_cb, lister)
                   : rummy_meld_each_new (&rules, hand, wanted, list_group_cb, lister);
    if (rummy_cards_is_empty (own_joker))
      break;
  }
  lister->must = RUMMY_NO_CARDS;

  return goes_on;
}

static bool
list_groups (Lister *lister)
{
  const RummyRound *round = lister->round;
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  unsigned seat = lister->move.seat;
  RummyCards usable = rummy_round_usable (round, seat), hand = rummy_cards_and (usable, round->hand[seat]);
  RummyCards own_joker = rummy_cards_minus (usable, hand), doublers = rummy_round_doublers (round, usable);
  bool own = seat == round->turn;
  RummyCards wanted = own ? rummy_wanted_cards (round, false) : RUMMY_NO_CARDS;

  start (lister, RUMMY_MOVE_MELD);
  lister->doubler = RUMMY_CARD_NONE;
  if (!list_some_groups (lister, NULL, hand, own_joker, wanted))
    return false;

  /* The hand's jokers are identical; the dealer's own is different. */
  if (!rummy_cards_is_empty (doublers)) {
    RummyCards of_hand = rummy_cards_and (doublers, hand);

    if (!rummy_cards_is_empty (of_hand)) {
      lister->doubler = doubler_of (round, hand);
      if (!rummy_meld_each_new (&rules, hand, wanted, list_group_cb, lister))
        return false;
    }
    if (!rummy_cards_is_empty (own_joker)) {
      lister->doubler = rummy_cards_first (own_joker);
      if (!rummy_meld_each_new (&rules, hand, wanted, list_group_cb, lister))
        return false;
    }
    lister->doubler = RUMMY_CARD_NONE;
  }

  start (lister, RUMMY_MOVE_LAY);
  wanted = own ? rummy_wanted_cards (round, true) : RUMMY_NO_CARDS;
  hand = own ? laid_off_from (round, hand) : hand;
  for (unsigned index = 0; index < round->n_melds; index++) {
    lister->move.meld = (uint8_t) index;
    if (!list_some_groups (lister, &round->meld[index], hand, own_joker, wanted))
      return false;
  }

  return true;
}

/* Returns whether a card is listed: of twins only the lower code, unless only the other one may be moved. */
static bool
is_listed (const RummyRound *round, RummyCards from, RummyCard card)
{
  RummyCard twin = card ^ 64;
  RummyCards bars = round->barred;

  if (rummy_card_is_joker (card)) {
    RummyCards jokers = rummy_cards_minus (rummy_cards_and (from, rummy_cards_of_rank (0)), bars);

    if (round->kept != RUMMY_CARD_NONE)
      rummy_cards_remove (&jokers, round->kept);
    if (round->phase == RUMMY_PHASE_EXCHANGE && round->drawn != RUMMY_CARD_NONE && !round->rules->peek)
      rummy_cards_remove (&jokers, round->drawn);
    return rummy_cards_is_empty (jokers) || card == rummy_cards_first (jokers);
  }
  if (rummy_card_pack (card) == 0 || !rummy_cards_has (from, twin))
    return true;

  return twin == round->kept || rummy_cards_has (bars, twin) ||
         (round->phase == RUMMY_PHASE_EXCHANGE && twin == round->drawn && !round->rules->peek);
}

static bool
list_hand_cards (Lister *lister, RummyMoveKind kind)
{
  const RummyRound *round = lister->round;
  RummyCards hand = round->hand[lister->move.seat];

  /* Any joker can block, except an owed one. */
  if (kind == RUMMY_MOVE_BLOCK) {
    hand = rummy_cards_and (hand, rummy_cards_of_rank (0));
    if (round->owed != RUMMY_CARD_NONE)
      rummy_cards_remove (&hand, round->owed);
  }

  start (lister, kind);
  RUMMY_CARDS_EACH (card, hand) {
    if (!is_listed (round, hand, card))
      continue;
    lister->move.card = card;
    if (!list (lister))
      return false;
  }

  return true;
}

static bool
list_knocks (Lister *lister)
{
  const RummyRound *round = lister->round;
  RummyCards hand = round->hand[lister->move.seat], enough = RUMMY_NO_CARDS;
  bool needs_none;

  if (!rummy_may_knock (round))
    return true;

  start (lister, RUMMY_MOVE_KNOCK);
  needs_none = rummy_round_check (round, &lister->move) == RUMMY_OK;
  RUMMY_CARDS_EACH (card, hand) {
    lister->move.card = card;
    if (is_listed (round, hand, card) && rummy_round_check (round, &lister->move) == RUMMY_OK)
      rummy_cards_add (&enough, card);
  }

  /* A seat that may knock may also lay its melds by hand. */
  for (unsigned by_hand = 0; by_hand < 2; by_hand++) {
    start (lister, RUMMY_MOVE_KNOCK);
    lister->move.low = (uint8_t) by_hand;
    if (needs_none && !lister->func (&lister->move, lister->data))
      return false;
    RUMMY_CARDS_EACH (card, enough) {
      lister->move.card = card;
      if (!lister->func (&lister->move, lister->data))
        return false;
    }
  }

  return true;
}

static bool
list_takes (Lister *lister)
{
  const RummyRound *round = lister->round;
  RummyCards jokers = rummy_cards_and (round->hand[lister->move.seat], rummy_cards_of_rank (0));

  for (unsigned i = round->n_pile; i > 0; i--) {
    start (lister, RUMMY_MOVE_TAKE);
    lister->move.card = round->deck[i - 1];
    if (!list (lister))
      return false;
    if (round->role != RUMMY_ROLE_SPLIT)
      continue;
    for (unsigned side = 0; side < 2; side++) {
      lister->move.low = (uint8_t) side;
      if (!rummy_cards_is_empty (jokers)) {
        lister->move.cards = rummy_cards_of (rummy_cards_first (jokers));
        if (!list (lister))
          return false;
      }
      if (lister->move.seat == round->dealer && round->joker != RUMMY_CARD_NONE) {
        lister->move.cards = rummy_cards_of (round->joker);
        if (!list (lister))
          return false;
      }
    }
  }

  return true;
}

/* Among identical wild cards of a set, the first one of each seat is listed.  The choice matters only for whose
 * points are lost. */
static bool
is_listed_wild (const RummyRound *round, unsigned index, RummyCard wild, const RummyCard *cards, unsigned n)
{
  if (round->meld[index].is_run)
    return true;
  for (unsigned i = 0; i < n && cards[i] != wild; i++) {
    if (!rummy_round_is_wild (round, cards[i]) ||
        rummy_round_laid_by (round, cards[i]) != rummy_round_laid_by (round, wild))
      continue;
    if (rummy_card_is_joker (wild) ? rummy_card_is_joker (cards[i]) : cards[i] == (wild ^ 64))
      return false;
  }

  return true;
}

static bool
list_swaps (Lister *lister)
{
  const RummyRound *round = lister->round;
  RummyCards hand = laid_off_from (round, round->hand[lister->move.seat]), wanted = rummy_wanted_cards (round, true);

  if (!round->rules->swap)
    return true;
  start (lister, RUMMY_MOVE_SWAP);
  for (unsigned index = 0; index < round->n_melds; index++) {
    RummyCard cards[RUMMY_CARDS_MAX];
    unsigned n = round->meld[index].wild ? rummy_round_meld_cards (round, index, cards) : 0;

    lister->move.meld = (uint8_t) index;
    for (unsigned i = 0; i < n; i++) {
      if (!rummy_round_is_wild (round, cards[i]) || !is_listed_wild (round, index, cards[i], cards, n))
        continue;
      lister->move.cards = rummy_cards_of (cards[i]);
      RUMMY_CARDS_EACH (natural, hand) {
        RummyCard twin = natural ^ 64;

        if (rummy_cards_has (hand, twin) && (rummy_cards_has (wanted, twin) || twin < natural) &&
            !rummy_cards_has (wanted, natural))
          continue;
        if (rummy_cards_has (hand, twin) && rummy_cards_has (wanted, natural) && rummy_cards_has (wanted, twin) &&
            twin < natural)
          continue;
        lister->move.card = natural;
        if (!list (lister))
          return false;
      }
    }
  }

  return true;
}

static bool
list_roles (Lister *lister)
{
  start (lister, RUMMY_MOVE_NOMINATE);
  for (unsigned role = RUMMY_ROLE_WILD; role <= RUMMY_ROLE_SPLIT; role++) {
    lister->move.low = (uint8_t) role;
    if (!list (lister))
      return false;
  }

  return true;
}

static bool
each_move (const RummyRound *round, unsigned seat, RummyMoveFunc func, void *data)
{
  Lister lister = {
    .round = round, .move = { .seat = (uint8_t) seat }, .doubler = RUMMY_CARD_NONE, .func = func, .data = data
  };
  bool any_time = round->rules->meld_when == RUMMY_MELD_ANY_TIME;

  if (!rummy_round_may_move (round, seat))
    return true;
  if (seat != round->turn && round->phase != RUMMY_PHASE_CALL)
    return list_groups (&lister);

  switch ((RummyPhase) round->phase) {
  case RUMMY_PHASE_DRAW:
  case RUMMY_PHASE_SECOND:
    if (!list_kind (&lister, RUMMY_MOVE_DRAW) || !list_kind (&lister, RUMMY_MOVE_RENEW) || !list_takes (&lister) ||
        !list_kind (&lister, RUMMY_MOVE_PASS))
      return false;
    if (round->phase == RUMMY_PHASE_SECOND || !(round->rules->meld_before_draw || rummy_may_skip_draw (round)))
      return true;
    return list_hand_cards (&lister, RUMMY_MOVE_DISCARD) &&
           (!any_time || (list_groups (&lister) && list_swaps (&lister)));

  case RUMMY_PHASE_PLAY:
    if (!any_time && !list_knocks (&lister))
      return false;
    if (!list_hand_cards (&lister, RUMMY_MOVE_DISCARD) || !list_kind (&lister, RUMMY_MOVE_PASS))
      return false;
    if (round->joker != RUMMY_CARD_NONE && !list_hand_cards (&lister, RUMMY_MOVE_BLOCK))
      return false;
    return !any_time || (list_swaps (&lister) && list_groups (&lister));

  case RUMMY_PHASE_UPCARD:
  case RUMMY_PHASE_EXCHANGE:
  case RUMMY_PHASE_NODISC:
    return list_hand_cards (&lister, RUMMY_MOVE_DISCARD);

  case RUMMY_PHASE_OFFER:
    return list_takes (&lister) && list_kind (&lister, RUMMY_MOVE_PASS);

  case RUMMY_PHASE_CALL:
    return (!(round->waiting >> seat & 1) || (round->rules->rum_window == 0 && seat != round->turn) ||
            rummy_each_call (round, seat, func, data)) &&
           list_kind (&lister, RUMMY_MOVE_PASS);

  case RUMMY_PHASE_SPREAD:
  case RUMMY_PHASE_LAYOFF:
    return list_groups (&lister) && list_kind (&lister, RUMMY_MOVE_PASS);

  case RUMMY_PHASE_NOMINATE:
    return list_roles (&lister);

  case RUMMY_PHASE_OVER:
  default:
    return true;
  }
}

typedef struct {
  RummyMoveFunc func;
  void *data;
  bool any;
} Listed;

static bool
listed_cb (const RummyMove *move, void *data)
{
  Listed *listed = data;

  listed->any = true;

  return listed->func (move, listed->data);
}

bool
rummy_round_each_move (const RummyRound *round, unsigned seat, RummyMoveFunc func, void *data)
{
  Listed listed = { .func = func, .data = data };
  bool must_move = seat == round->turn && round->phase != RUMMY_PHASE_OVER;
  RummyRound asked = *round;
  unsigned effort;

  if (round->effort)
    return each_move (round, seat, func, data);
  asked.effort = &effort;
  for (unsigned most = RUMMY_EFFORT_OF_LIST; most <= RUMMY_EFFORT_OF_PLAY; most *= 4) {
    effort = most;
    if (!each_move (&asked, seat, listed_cb, &listed))
      return false;
    if (listed.any || !must_move)
      return true;
  }

  return true;
}

static bool
collect_cb (const RummyMove *move, void *data)
{
  RummyMoves *moves = data;

  moves->move[moves->n++] = *move;

  return moves->n < RUMMY_MOVES_MAX;
}

void
rummy_round_moves_of (const RummyRound *round, unsigned seat, RummyMoves *moves)
{
  moves->n = 0;
  rummy_round_each_move (round, seat, collect_cb, moves);
}

void
rummy_round_moves (const RummyRound *round, RummyMoves *moves)
{
  rummy_round_moves_of (round, round->turn, moves);
}

/* Returns the cards by which a group is listed: among identical ones those wanted, then the lowest codes. */
static RummyCards
listed_group (RummyCards cards, RummyCards from, RummyCards wanted, bool jokers_alike)
{
  RummyCards listed = RUMMY_NO_CARDS;
  unsigned n_jokers = 0;

  RUMMY_CARDS_EACH (card, cards) {
    RummyCard first = card & 63, second = first | 64;

    if (rummy_card_is_joker (card)) {
      if (jokers_alike)
        n_jokers++;
      else
        rummy_cards_add (&listed, card);
    } else if (rummy_cards_has (cards, card ^ 64)) {
      rummy_cards_add (&listed, card);
    } else if (rummy_cards_has (from, first) && !(rummy_cards_has (wanted, second) && rummy_cards_has (from, second))) {
      rummy_cards_add (&listed, first);
    } else {
      rummy_cards_add (&listed, rummy_cards_has (from, second) ? second : first);
    }
  }

  for (unsigned want = 0; want < 2; want++) {
    RummyCards jokers = rummy_cards_and (from, rummy_cards_of_rank (0));

    RUMMY_CARDS_EACH (joker, jokers) {
      if (n_jokers > 0 && rummy_cards_has (wanted, joker) == !want) {
        rummy_cards_add (&listed, joker);
        n_jokers--;
      }
    }
  }

  return listed;
}

RummyMove
rummy_round_listed (const RummyRound *round, const RummyMove *move)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  RummyMove listed = *move;
  unsigned seat = move->seat;
  bool own = seat == round->turn;
  RummyCards hand = round->hand[seat], wanted;
  uint8_t readings[RUMMY_READINGS_MAX];

  if (move->kind != RUMMY_MOVE_MELD && move->kind != RUMMY_MOVE_LAY && move->kind != RUMMY_MOVE_CALL)
    return listed;
  wanted = own ? rummy_wanted_cards (round, move->kind == RUMMY_MOVE_LAY) : RUMMY_NO_CARDS;
  if (own && move->kind == RUMMY_MOVE_LAY && round->owed != RUMMY_CARD_NONE &&
      !rummy_cards_has (move->cards, round->owed))
    hand = laid_off_from (round, hand);
  if (move->kind != RUMMY_MOVE_CALL) {
    /* The dealer's own joker is unique; of those in the hand, one doubles as well as another. */
    RummyCards own_joker = rummy_cards_minus (move->cards, hand);
    RummyCards doublers = rummy_round_doublers (round, rummy_cards_minus (move->cards, own_joker));
    RummyCards others = rummy_cards_minus (move->cards, rummy_cards_or (own_joker, doublers));

    listed.cards = rummy_cards_or (listed_group (others, hand, wanted, true), own_joker);
    if (!rummy_cards_is_empty (doublers))
      rummy_cards_add (&listed.cards, doubler_of (round, hand));
  }
  if (rummy_cards_is_empty (rummy_cards_and (move->cards, rules.wilds)))
    listed.low = RUMMY_READING_OPEN;
  else if (listed.low == RUMMY_READING_OPEN &&
           rummy_meld_readings (&rules,
                                move->kind != RUMMY_MOVE_MELD && move->meld < round->n_melds ? &round->meld[move->meld]
                                                                                             : NULL,
                                move->cards, readings) == 1)
    listed.low = readings[0];

  return listed;
}
