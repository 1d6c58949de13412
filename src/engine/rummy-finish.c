/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether a turn can still be completed (amendment 2): a search over all that the seat may yet lay. */

#include "rummy-reach.h"
#include "rummy-rng.h"

#include <string.h>

/* Positions that lead to no end, as their hashes: other orders of the same steps need no second look. */
#define MEMO_SIZE 4096

/* Most searches end before this many positions, without a look at the memo. */
#define MEMO_FROM 16

typedef struct {
  uint64_t dead[MEMO_SIZE];
  unsigned n;
} Memo;

typedef struct {
  const RummyRound *round;
  Memo *memo;
  RummyCards skipped; /* cards that the search has decided to leave in the hand */
  RummyCard pivot;    /* the group must hold it, or RUMMY_CARD_NONE */
  RummyCard doubler;  /* is added to a new meld, or RUMMY_CARD_NONE */
  unsigned index;     /* the meld that is laid on, or RUMMY_MELD_NONE */
} Search;

static bool search (const RummyRound *round, RummyCards skipped, Memo *memo);

/* Whether a discard, or none, can end the turn as it stands. */
static bool
may_end (const RummyRound *round)
{
  unsigned seat = round->turn, n = round->n_hand[seat];
  RummyCards stay = round->barred;

  if (rummy_is_busy (round))
    return false;
  if (n == 0)
    return rummy_may_be_empty (round);
  if (round->rules->pickup == RUMMY_PICKUP_EXCHANGE)
    return true;
  if (round->kept != RUMMY_CARD_NONE)
    rummy_cards_add (&stay, round->kept);

  /* Everybody can count that, also who does not see the hand. */
  return n > rummy_cards_count (stay);
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

  return !search (&after, from->skipped, from->memo);
}

static bool
may_meld (const RummyRound *round)
{
  return round->rules->meldwhen == RUMMY_MELD_ANY_TIME &&
         (round->rules->meldsperturn == 0 || round->n_new < round->rules->meldsperturn) &&
         round->n_melds < RUMMY_MELDS_MAX;
}

/* Cards that could be in a group with a card, and the card. */
static RummyCards
near (RummyCards hand, RummyCards wilds, RummyCard card)
{
  const uint64_t lane = UINT64_C (0xffff) << (16 * rummy_card_suit (card));
  RummyCards suit = { { lane, lane } };

  if (rummy_cards_has (wilds, card) || rummy_card_is_joker (card))
    return hand;

  return rummy_cards_and (hand,
                          rummy_cards_or (rummy_cards_or (suit, wilds), rummy_cards_of_rank (rummy_card_rank (card))));
}

/* Whether some group with the pivot leads to an end. */
static bool
try_groups (const RummyRound *round, RummyCards skipped, RummyCard pivot, Memo *memo)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  Search from = { .round = round, .memo = memo, .skipped = skipped, .pivot = pivot, .doubler = RUMMY_CARD_NONE,
                  .index = RUMMY_MELD_NONE };
  RummyCards hand = rummy_cards_minus (rummy_round_usable (round, round->turn), skipped);
  RummyCards doublers = rummy_round_doublers (round, hand), wanted = rummy_round_all_used (round);

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
try_swaps (const RummyRound *round, RummyCards skipped, Memo *memo)
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
        if (search (&after, skipped, memo))
          return true;
      }
    }
  }

  return false;
}

/* Whether one card, or one of some, must be laid. */
static bool
owes_one (const RummyRound *round)
{
  return round->owed != RUMMY_CARD_NONE || !rummy_cards_is_empty (round->owed_any);
}

/* Whether laying anything, or what is owed, obliges to reach the first minimum in this turn. */
static bool
needs_minimum (const RummyRound *round)
{
  const RummyRules *rules = round->rules;

  return rules->firstmin && !rummy_is_down (round, round->turn) &&
         (round->first_open ||
          (owes_one (round) && (rules->firstminlay || rules->layfirst != RUMMY_LAYFIRST_YES)));
}

/* Where groups with the owed cards are all that is asked, no other ones can make them possible: cards that bridge the
 * way to them are in the groups. */
static bool
needs_own_groups (const RummyRound *round)
{
  const RummyRules *rules = round->rules;

  return (owes_one (round) || round->owed_top != RUMMY_CARD_NONE) && !round->first_open && !round->all_used &&
         rules->meldmax == 0 && (rules->layfirst == RUMMY_LAYFIRST_YES || rummy_is_down (round, round->turn));
}

static bool
uses_any (const RummyReach *reach, RummyCards cards)
{
  RUMMY_CARDS_EACH (card, cards) {
    if (rummy_reach_uses (reach, card))
      return true;
  }

  return false;
}

/* Whether what must be laid could be at all. */
static bool
is_near (const RummyRound *round, RummyCards hand)
{
  RummyCards owed = rummy_round_all_used (round);
  bool wants_any = !rummy_cards_is_empty (round->owed_any);
  bool wants_points = needs_minimum (round);
  RummyReach reach;

  if (round->owed != RUMMY_CARD_NONE)
    rummy_cards_add (&owed, round->owed);
  if (round->owed_top != RUMMY_CARD_NONE)
    rummy_cards_add (&owed, round->owed_top);
  if (rummy_cards_is_empty (owed) && !wants_any && !wants_points)
    return true;

  rummy_reach_init (&reach, round, hand);
  RUMMY_CARDS_EACH (card, owed) {
    if (!rummy_reach_uses (&reach, card))
      return false;
  }

  if (wants_any && !uses_any (&reach, rummy_cards_and (round->owed_any, hand)))
    return false;

  return !wants_points || rummy_reach_has_points (&reach, round->rules->firstmin - round->first);
}

/* What an end depends on, apart from the order in which melds came down. */
static uint64_t
hash (const RummyRound *round, RummyCards skipped)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  const RummyCards *hand = &round->hand[round->turn];
  uint64_t melds[RUMMY_MELDS_MAX + 1] = { 0 }, sum = 0;
  unsigned flags;

  for (unsigned i = 0; i < round->n_melds; i++) {
    const RummyMeld *meld = &round->meld[i];

    melds[i] = rummy_seed_mix ((uint64_t) meld->wild << 16 | meld->low << 8 | meld->high,
                               (uint64_t) meld->suits << 16 | meld->count << 8 | meld->sealed << 6 | meld->owner << 3 |
                                 meld->suit << 1 | meld->is_run);
    sum += melds[i];
  }
  RUMMY_CARDS_EACH (wild, rules.wilds) {
    if (round->meld_of[wild] != RUMMY_MELD_NONE)
      sum += rummy_seed_mix (melds[round->meld_of[wild]], (uint64_t) round->laid[wild] << 8 | wild);
  }
  sum = rummy_seed_mix (sum, hand->pack[0]);
  sum = rummy_seed_mix (sum, hand->pack[1]);
  sum = rummy_seed_mix (sum, skipped.pack[0] ^ rummy_seed_mix (round->barred.pack[0], skipped.pack[1]));
  sum = rummy_seed_mix (sum, round->barred.pack[1]);

  flags = !rummy_cards_is_empty (round->owed_any) << 3 | round->all_used << 2 | round->first_open << 1 | round->played;

  return rummy_seed_mix (sum, (uint64_t) flags << 48 | (uint64_t) (uint16_t) round->first << 32 |
                                (uint64_t) round->owed << 24 | (uint64_t) round->owed_top << 16 |
                                (uint64_t) round->n_new << 8 | round->n_lays);
}

static bool
search_on (const RummyRound *round, RummyCards hand, RummyCards skipped, Memo *memo)
{
  RummyCards rest = hand, all_used = rummy_round_all_used (round), owed_any = rummy_cards_and (round->owed_any, hand);

  if (try_swaps (round, skipped, memo))
    return true;
  if (round->owed != RUMMY_CARD_NONE && try_groups (round, skipped, round->owed, memo))
    return true;
  if (round->owed_top != RUMMY_CARD_NONE && try_groups (round, skipped, round->owed_top, memo))
    return true;
  RUMMY_CARDS_EACH (card, owed_any) {
    if (try_groups (round, skipped, card, memo))
      return true;
  }
  if (needs_own_groups (round))
    return false;

  if (round->owed != RUMMY_CARD_NONE)
    rummy_cards_remove (&rest, round->owed);
  if (round->owed_top != RUMMY_CARD_NONE)
    rummy_cards_remove (&rest, round->owed_top);
  for (; !rummy_cards_is_empty (rest); rummy_cards_remove (&rest, rummy_cards_first (rest))) {
    RummyCard pivot = rummy_cards_first (rest);

    if (!is_near (round, rummy_cards_minus (hand, skipped)))
      return false;
    if (try_groups (round, skipped, pivot, memo))
      return true;
    if (rummy_cards_has (all_used, pivot))
      return false;
    rummy_cards_add (&skipped, pivot);
  }

  return false;
}

static bool
search (const RummyRound *round, RummyCards skipped, Memo *memo)
{
  unsigned seat = round->turn;
  RummyCards hand;
  uint64_t key = 0;

  if (may_end (round))
    return true;
  hand = rummy_cards_minus (rummy_round_usable (round, seat), skipped);
  if (rummy_cards_is_empty (hand))
    return false;
  if (!rummy_cards_is_empty (rummy_cards_and (skipped, rummy_round_all_used (round))))
    return false;
  if (!is_near (round, hand))
    return false;

  if (memo->n == MEMO_FROM)
    memset (memo->dead, 0, sizeof memo->dead);
  memo->n++;
  if (memo->n > MEMO_FROM) {
    key = hash (round, skipped);
    if (memo->dead[key % MEMO_SIZE] == key)
      return false;
  }
  if (search_on (round, hand, skipped, memo))
    return true;
  if (key)
    memo->dead[key % MEMO_SIZE] = key;

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
  Memo memo;

  if (round->rules->meldwhen != RUMMY_MELD_ANY_TIME && (round->must_play || !rummy_cards_is_empty (round->owed_any)))
    return can_knock (round);

  memo.n = 0;

  return search (round, RUMMY_NO_CARDS, &memo);
}

RummyRefusal
rummy_why_stranded (const RummyRound *round)
{
  if (round->n_hand[round->turn] == 0 && !rummy_is_busy (round))
    return RUMMY_REFUSED_LAST_CARD;
  if (round->first_open)
    return RUMMY_REFUSED_FIRST_MIN;
  if (owes_one (round) || round->owed_top != RUMMY_CARD_NONE)
    return RUMMY_REFUSED_OWED_LOST;
  if (round->all_used)
    return RUMMY_REFUSED_ALL_USED;

  return RUMMY_REFUSED_KEPT_LEFT;
}
