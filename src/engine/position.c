/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/position.h"

#include <string.h>

RummyMeldRules
rummy_round_meld_rules (const RummyRound *round)
{
  const RummyRules *rules = round->rules;
  RummyMeldRules meld_rules = rummy_meld_rules (rules);

  if (rules->dealer_joker && round->role != RUMMY_ROLE_WILD)
    meld_rules.wilds = rummy_cards_minus (meld_rules.wilds, rummy_cards_of_rank (0));

  return meld_rules;
}

RummyCards
rummy_round_usable (const RummyRound *round, unsigned seat)
{
  RummyCards usable = round->hand[seat];

  if (round->joker != RUMMY_CARD_NONE && seat == round->dealer && seat == round->turn &&
      (round->phase == RUMMY_PHASE_PLAY || round->phase == RUMMY_PHASE_SECOND) && round->role != RUMMY_ROLE_SPLIT)
    rummy_cards_add (&usable, round->joker);
  /* Nominated jokers can only be used in one's own turn (N-47). */
  if (round->rules->dealer_joker && seat != round->turn)
    usable = rummy_cards_minus (usable, rummy_cards_of_rank (0));

  return usable;
}

RummyCards
rummy_round_doublers (const RummyRound *round, RummyCards cards)
{
  return round->role == RUMMY_ROLE_DOUBLE ? rummy_cards_and (cards, rummy_cards_of_rank (0)) : RUMMY_NO_CARDS;
}

int
rummy_pile_index (const RummyRound *round, RummyCard card)
{
  for (int i = round->n_pile - 1; i >= 0; i--) {
    if (round->deck[i] == card)
      return i;
  }

  return -1;
}

unsigned
rummy_round_n_seats (const RummyRound *round)
{
  unsigned n = (unsigned) round->rules->players;

  for (unsigned absent = round->absent; absent; absent &= absent - 1)
    n--;

  return n;
}

unsigned
rummy_round_next (const RummyRound *round, unsigned seat)
{
  unsigned players = (unsigned) round->rules->players;

  do {
    if (round->rules->counterclockwise)
      seat = seat == 0 ? players - 1 : seat - 1;
    else
      seat = seat + 1 == players ? 0 : seat + 1;
  } while (round->absent >> seat & 1);

  return seat;
}

bool
rummy_round_can_renew (const RummyRound *round)
{
  return (round->rules->stock_out == RUMMY_STOCKOUT_TURN || round->rules->stock_out == RUMMY_STOCKOUT_RESHUFFLE) &&
         round->renewals < round->rules->renewals_max && round->n_pile >= 2 && round->rules->reserve == 0;
}

bool
rummy_is_stalled (const RummyRound *round)
{
  return round->stalled >= RUMMY_STALL_CIRCLES * RUMMY_SEATS_MIN && rummy_can_draw (round) &&
         round->stalled >= RUMMY_STALL_CIRCLES * rummy_round_n_seats (round);
}

bool
rummy_may_be_empty (const RummyRound *round)
{
  const RummyRules *rules = round->rules;

  return !rules->must_discard || rules->floating || (rules->no_discard && rummy_can_draw (round));
}

bool
rummy_is_busy (const RummyRound *round)
{
  return round->owed != RUMMY_CARD_NONE || round->owed_top != RUMMY_CARD_NONE || round->first_open || round->all_used ||
         !rummy_cards_is_empty (round->owed_any) || (round->must_play && !round->played);
}

RummyCards
rummy_round_all_used (const RummyRound *round)
{
  RummyCards cards = round->hand[round->turn];

  if (!round->all_used)
    return RUMMY_NO_CARDS;
  /* The second card, drawn from the stock, has no duty. */
  if (rummy_card_is_valid (round->drawn))
    rummy_cards_remove (&cards, round->drawn);

  return cards;
}

RummyCards
rummy_wanted_cards (const RummyRound *round, bool lays)
{
  RummyCards duties = rummy_cards_or (round->owed_any, rummy_round_all_used (round));
  RummyCards wanted = rummy_cards_or (round->barred, duties);

  if (round->kept != RUMMY_CARD_NONE)
    rummy_cards_add (&wanted, round->kept);
  if (round->owed_top != RUMMY_CARD_NONE)
    rummy_cards_add (&wanted, round->owed_top);
  if (round->owed != RUMMY_CARD_NONE && (!lays || round->rules->layoff_is_use))
    rummy_cards_add (&wanted, round->owed);

  return wanted;
}

RummyCards
rummy_round_known (const RummyRound *round, unsigned seat, unsigned viewer)
{
  RummyCards known = rummy_round_seen (round, seat), traded = rummy_cards_and (round->hand[seat], round->traded);

  RUMMY_CARDS_EACH (card, traded) {
    if (viewer < RUMMY_SEATS_MAX && round->laid[card] >> viewer & 1)
      rummy_cards_add (&known, card);
  }

  return known;
}

RummyCards
rummy_round_pile (const RummyRound *round)
{
  RummyCards pile = RUMMY_NO_CARDS;

  for (unsigned i = 0; i < round->n_pile; i++)
    rummy_cards_add (&pile, round->deck[i]);

  return pile;
}

RummyCards
rummy_round_table (const RummyRound *round)
{
  RummyCards table = RUMMY_NO_CARDS;
  uint64_t some, none = UINT64_MAX; /* eight cards, and eight of which none is in a meld */

  for (RummyCard first = 0; first < RUMMY_CARD_CODES; first += sizeof some) {
    memcpy (&some, &round->meld_of[first], sizeof some);
    for (RummyCard card = first; some != none && card < first + sizeof some; card++) {
      if (round->meld_of[card] != RUMMY_MELD_NONE)
        rummy_cards_add (&table, card);
    }
  }

  return table;
}

RummyCards
rummy_round_above (const RummyRound *round, RummyCard card)
{
  RummyCards above = RUMMY_NO_CARDS;
  int index = rummy_pile_index (round, card);

  for (int i = index; i >= 0 && i < round->n_pile; i++)
    rummy_cards_add (&above, round->deck[i]);

  return above;
}

RummyCards
rummy_round_taken (const RummyRound *round, const RummyMove *take)
{
  RummyCards above = rummy_round_above (round, take->card);

  if (!take->low)
    return above;

  return rummy_cards_or (rummy_cards_minus (rummy_round_pile (round), above), rummy_cards_of (take->card));
}

unsigned
rummy_round_position (const RummyRound *round, RummyCard card)
{
  const RummyMeld *meld = &round->meld[round->meld_of[card]];
  unsigned position = round->laid[card] >> 3;

  if (position == 0)
    /* A joker that doubles a meld comes last. */
    return meld->is_run && rummy_card_is_joker (card) ? meld->high + 1u : rummy_meld_position (meld, card);

  return position < meld->low ? position + RUMMY_KING : position;
}

bool
rummy_round_is_wild (const RummyRound *round, RummyCard card)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  unsigned index = round->meld_of[card];

  if (!rummy_cards_has (rules.wilds, card))
    return false;
  if (index == RUMMY_MELD_NONE || rummy_card_is_joker (card))
    return true;

  return round->meld[index].is_run ? round->laid[card] >> 3 != 0 : round->meld[index].low != 2;
}

unsigned
rummy_round_meld_cards (const RummyRound *round, unsigned index, RummyCard cards[RUMMY_CARDS_MAX])
{
  unsigned n = 0;

  for (unsigned card = 0; card < RUMMY_CARD_CODES; card++) {
    if (round->meld_of[card] == index)
      cards[n++] = (RummyCard) card;
  }

  /* A set is already sorted by suit, except for a second pack.  A run around the corner may begin with a king. */
  for (unsigned i = 1; i < n; i++) {
    RummyCard card = cards[i];
    unsigned position = rummy_round_position (round, card), j = i;

    for (; j > 0 && rummy_round_position (round, cards[j - 1]) > position; j--)
      cards[j] = cards[j - 1];
    cards[j] = card;
  }

  return n;
}

int
rummy_round_hand_points (const RummyRound *round, unsigned seat)
{
  return rummy_rules_cards_points (round->rules, round->hand[seat]);
}
