/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether a turn can still be completed (amendment 2): a search over all that the seat may yet lay. */

#include "rummy-round-private.h"

#include "rummy-solve.h"

typedef struct {
  const RummyRound *round;
  RummyCards skipped; /* cards that the search has decided to leave in the hand */
  RummyCard pivot;    /* the group must hold it, or RUMMY_CARD_NONE */
  RummyCard doubler;  /* is added to a new meld, or RUMMY_CARD_NONE */
  unsigned index;     /* the meld that is laid on, or RUMMY_MELD_NONE */
} Search;

static bool search (const RummyRound *round, RummyCards skipped);

/* Whether a discard, or none, can end the turn as it stands. */
static bool
may_end (const RummyRound *round)
{
  unsigned seat = round->turn, n = round->n_hand[seat];
  RummyCards free_cards;

  if (rummy_is_busy (round))
    return false;
  if (n == 0)
    return rummy_may_be_empty (round);
  if (round->rules->pickup == RUMMY_PICKUP_EXCHANGE)
    return true;
  free_cards = rummy_cards_minus (round->hand[seat], round->barred);
  if (round->kept != RUMMY_CARD_NONE)
    rummy_cards_remove (&free_cards, round->kept);

  return !rummy_cards_is_empty (free_cards);
}

static bool
does_not_help_cb (RummyCards cards, unsigned reading, void *data)
{
  const Search *from = data;
  const RummyRound *round = from->round;
  RummyRound after;
  RummyMeld meld;

  if (from->doubler != RUMMY_CARD_NONE)
    rummy_cards_add (&cards, from->doubler);
  if (from->pivot != RUMMY_CARD_NONE && !rummy_cards_has (cards, from->pivot))
    return true;
  if (!round->rules->uselay && from->index != RUMMY_MELD_NONE && round->owed != RUMMY_CARD_NONE &&
      rummy_cards_has (cards, round->owed))
    return true;
  if (rummy_round_make (round, round->turn, from->index, cards, reading, &meld) != RUMMY_OK)
    return true;

  after = *round;
  if (from->index == RUMMY_MELD_NONE)
    rummy_put_new (&after, after.turn, &meld, cards);
  else
    rummy_put (&after, after.turn, from->index, &meld, cards);

  return !search (&after, from->skipped);
}

static bool
may_meld (const RummyRound *round)
{
  return round->rules->meldwhen == RUMMY_MELD_ANY_TIME &&
         (round->rules->meldsperturn == 0 || round->n_new < round->rules->meldsperturn) && round->n_melds < RUMMY_MELDS_MAX;
}

/* Cards that could be in a group with a card, and the card. */
static RummyCards
near (RummyCards hand, RummyCards wilds, RummyCard card)
{
  const uint64_t lane = UINT64_C (0xffff) << (16 * rummy_card_suit (card));
  RummyCards suit = { { lane, lane } };

  if (rummy_cards_has (wilds, card) || rummy_card_is_joker (card))
    return hand;

  return rummy_cards_and (hand, rummy_cards_or (rummy_cards_or (suit, wilds), rummy_cards_of_rank (rummy_card_rank (card))));
}

/* Whether some group with the pivot leads to an end. */
static bool
try_groups (const RummyRound *round, RummyCards skipped, RummyCard pivot)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  Search from = { .round = round, .skipped = skipped, .pivot = pivot, .doubler = RUMMY_CARD_NONE,
                  .index = RUMMY_MELD_NONE };
  RummyCards hand = rummy_cards_minus (rummy_round_usable (round, round->turn), skipped), wanted = RUMMY_NO_CARDS;
  RummyCards doublers = rummy_round_doublers (round, hand);

  if (pivot != RUMMY_CARD_NONE) {
    hand = near (hand, rummy_cards_or (rules.wilds, doublers), pivot);
    rummy_cards_add (&wanted, pivot);
  }
  if (may_meld (round)) {
    if (!rummy_meld_each_new (&rules, hand, wanted, does_not_help_cb, &from))
      return true;
    RUMMY_CARDS_EACH (joker, doublers) {
      from.doubler = joker;
      if (!rummy_meld_each_new (&rules, hand, wanted, does_not_help_cb, &from))
        return true;
    }
    from.doubler = RUMMY_CARD_NONE;
  }

  for (from.index = 0; from.index < round->n_melds; from.index++) {
    if (rummy_may_lay_on (round, round->turn, from.index) == RUMMY_OK &&
        !rummy_meld_each_lay (&rules, &round->meld[from.index], hand, wanted, does_not_help_cb, &from))
      return true;
  }

  return false;
}

/* Whether taking a wild card back for a natural one leads to an end. */
static bool
try_swaps (const RummyRound *round, RummyCards skipped)
{
  RummyCards hand = rummy_cards_minus (round->hand[round->turn], skipped);

  if (!round->rules->swap)
    return false;
  for (unsigned index = 0; index < round->n_melds; index++) {
    RummyCard cards[RUMMY_CARDS_MAX];
    unsigned n;

    if (round->meld[index].wild == 0 || rummy_may_lay_on (round, round->turn, index) != RUMMY_OK)
      continue;
    n = rummy_round_meld_cards (round, index, cards);
    for (unsigned i = 0; i < n; i++) {
      RUMMY_CARDS_EACH (natural, hand) {
        RummyRound after;

        if (!rummy_can_swap (round, index, natural, cards[i]) || (natural == round->owed && !round->rules->uselay))
          continue;
        after = *round;
        rummy_swap (&after, after.turn, index, natural, cards[i]);
        if (search (&after, skipped))
          return true;
      }
    }
  }

  return false;
}

/* No card can bring more than this towards the first lay-down. */
static int
best_points (const RummyRules *rules, bool is_wild, unsigned rank)
{
  int best_ace = rules->acelowv > rules->acehighv ? rules->acelowv : rules->acehighv;
  int court = rules->vcourt ? rules->vcourt : RUMMY_KING, points;

  best_ace = rules->acesetv > best_ace ? rules->acesetv : best_ace;
  if (!is_wild && rank)
    return rank == RUMMY_ACE ? best_ace : rummy_rules_rank_points (rules, rank, 0);

  points = rules->wildmeld != RUMMY_WILD_REPLACED ? rules->wildmeld : best_ace > court ? best_ace : court;

  return points > rules->wildhand ? points : rules->wildhand;
}

/* Whether cards could reach the first minimum at all: with their best melds, all that lie near a meld of the table laid
 * off, and all wild cards of the table swapped for. */
static bool
is_minimum_near (const RummyRound *round, RummyCards hand)
{
  const RummyRules *rules = round->rules;
  const RummyMeldRules meld_rules = rummy_round_meld_rules (round);
  RummyCards lane = RUMMY_NO_CARDS, near = RUMMY_NO_CARDS;
  int most = round->first, whole;
  bool has_wild = false;

  for (unsigned i = 0; i < round->n_melds; i++) {
    const RummyMeld *meld = &round->meld[i];
    const uint64_t of_suit = UINT64_C (0xfffe) << (16 * meld->suit);

    lane = meld->is_run ? (RummyCards) { { of_suit, of_suit } } : rummy_cards_of_rank (meld->low);
    near = rummy_cards_or (near, lane);
    has_wild = has_wild || (rules->swap && meld->wild);
    if (rules->swap)
      for (unsigned wild = meld->is_run ? (unsigned) __builtin_popcount (meld->wild) : meld->wild; wild; wild--)
        most += best_points (rules, true, 0);
  }
  if (round->n_melds)
    near = rummy_cards_or (near, meld_rules.wilds);

  whole = most;
  RUMMY_CARDS_EACH (card, hand) {
    int points = best_points (rules, rummy_cards_has (meld_rules.wilds, card), rummy_card_rank (card));

    whole += points;
    most += rummy_cards_has (near, card) ? points : 0;
  }
  if (whole < rules->firstmin)
    return false;

  /* A wild card swapped for makes melds of the hand that it has not now, and a long meld may come in two steps. */
  if (has_wild || rules->meldmax)
    return true;

  return most >= rules->firstmin || most + rummy_solve_most_points (&meld_rules, hand, NULL) >= rules->firstmin;
}

/* Whether laying anything, or what is owed, obliges to reach the first minimum in this turn. */
static bool
needs_minimum (const RummyRound *round)
{
  const RummyRules *rules = round->rules;

  return rules->firstmin && !rummy_is_down (round, round->turn) &&
         (round->first_open ||
          (round->owed != RUMMY_CARD_NONE && (rules->firstminlay || rules->layfirst != RUMMY_LAYFIRST_YES)));
}

/* Where one group with the owed card is all that is asked, no other one can make it possible: cards that bridge the
 * way to it are in the group. */
static bool
needs_one_group (const RummyRound *round)
{
  const RummyRules *rules = round->rules;

  return round->owed != RUMMY_CARD_NONE && !round->first_open && !round->all_used && round->owed_top == RUMMY_CARD_NONE &&
         rules->meldmax == 0 && (rules->layfirst == RUMMY_LAYFIRST_YES || rummy_is_down (round, round->turn));
}

static bool
search (const RummyRound *round, RummyCards skipped)
{
  unsigned seat = round->turn;
  RummyCards hand, rest;

  if (may_end (round))
    return true;
  hand = rummy_cards_minus (rummy_round_usable (round, seat), skipped);
  if (rummy_cards_is_empty (hand))
    return false;
  if (round->all_used && !rummy_cards_is_empty (rummy_cards_and (skipped, round->hand[seat])))
    return false;
  if (needs_minimum (round) && !is_minimum_near (round, hand))
    return false;

  if (try_swaps (round, skipped))
    return true;
  if (round->owed != RUMMY_CARD_NONE && try_groups (round, skipped, round->owed))
    return true;
  if (round->owed_top != RUMMY_CARD_NONE && try_groups (round, skipped, round->owed_top))
    return true;
  if (needs_one_group (round))
    return false;

  rest = hand;
  if (round->owed != RUMMY_CARD_NONE)
    rummy_cards_remove (&rest, round->owed);
  if (round->owed_top != RUMMY_CARD_NONE)
    rummy_cards_remove (&rest, round->owed_top);
  for (; !rummy_cards_is_empty (rest); rummy_cards_remove (&rest, rummy_cards_first (rest))) {
    RummyCard pivot = rummy_cards_first (rest);

    if (needs_minimum (round) && !is_minimum_near (round, rummy_cards_minus (hand, skipped)))
      return false;
    if (try_groups (round, skipped, pivot))
      return true;
    if (round->all_used)
      return false;
    rummy_cards_add (&skipped, pivot);
  }

  return false;
}

static bool
can_knock (const RummyRound *round)
{
  RummyMove knock = { .kind = RUMMY_MOVE_KNOCK, .seat = round->turn, .card = RUMMY_CARD_NONE };
  RummyRound drawn = *round;

  drawn.phase = RUMMY_PHASE_PLAY;
  if (rummy_check_knock (&drawn, &knock) == RUMMY_OK)
    return true;
  RUMMY_CARDS_EACH (card, round->hand[round->turn]) {
    knock.card = card;
    if (rummy_check_knock (&drawn, &knock) == RUMMY_OK)
      return true;
  }

  return false;
}

bool
rummy_can_finish (const RummyRound *round)
{
  if (round->rules->meldwhen != RUMMY_MELD_ANY_TIME && round->must_play)
    return can_knock (round);

  return search (round, RUMMY_NO_CARDS);
}

RummyRefusal
rummy_why_stranded (const RummyRound *round)
{
  if (round->n_hand[round->turn] == 0 && !rummy_is_busy (round))
    return RUMMY_REFUSED_LAST_CARD;
  if (round->first_open)
    return RUMMY_REFUSED_FIRST_MIN;
  if (round->owed != RUMMY_CARD_NONE || round->owed_top != RUMMY_CARD_NONE)
    return RUMMY_REFUSED_OWED_LOST;
  if (round->all_used)
    return RUMMY_REFUSED_ALL_USED;

  return RUMMY_REFUSED_KEPT_LEFT;
}
