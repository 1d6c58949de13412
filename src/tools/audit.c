/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/audit.h"

#include <string.h>

#define CARDS_IN_MELD 16

/* Checks that every card of the deck is in exactly one place. */
static bool
audit_places (const RummyRound *round, char error[RUMMY_ERROR_TEXT])
{
  const RummyRules *rules = round->rules;
  unsigned n_seats = 0, packs;
  uint8_t places[256] = { 0 };

  for (unsigned seat = 0; seat < (unsigned) rules->players; seat++)
    n_seats += !(round->absent >> seat & 1);
  packs = rules->packs > 0 ? (unsigned) rules->packs : n_seats > 4 ? 2 : 1;

  for (unsigned i = 0; i < round->n_pile; i++)
    places[round->deck[i]]++;
  for (unsigned i = 0; i < round->n_stock; i++)
    places[round->deck[RUMMY_CARDS_MAX - 1 - i]]++;
  for (unsigned seat = 0; seat < RUMMY_SEATS_MAX; seat++) {
    RUMMY_CARDS_EACH (card, round->hand[seat])
      places[card]++;
  }
  RUMMY_CARDS_EACH (card, round->gone)
    places[card]++;
  if (round->joker != RUMMY_CARD_NONE)
    places[round->joker]++;
  for (unsigned card = 0; card < RUMMY_CARD_CODES; card++)
    places[card] += round->meld_of[card] != RUMMY_MELD_NONE;

  for (unsigned card = 0; card < 256; card++) {
    unsigned wanted = card / 64 < packs && (card % 16 ? card % 16 <= 13 : card / 16 % 4 < (unsigned) rules->jokers);
    char text[RUMMY_CARD_TEXT];

    if (places[card] == wanted)
      continue;
    rummy_card_to_text ((RummyCard) card, text);
    return rummy_fail (error, "card %u (%s) is in %u places", card, text, places[card]);
  }

  return true;
}

static bool
audit_seats (const RummyRound *round, char error[RUMMY_ERROR_TEXT])
{
  const RummyRules *rules = round->rules;
  bool after_play =
    round->phase == RUMMY_PHASE_OVER || round->phase == RUMMY_PHASE_LAYOFF || round->phase == RUMMY_PHASE_SPREAD;
  RummyCards in_hands = RUMMY_NO_CARDS;

  for (unsigned seat = 0; seat < RUMMY_SEATS_MAX; seat++) {
    bool sits = seat < (unsigned) rules->players && !(round->absent >> seat & 1);
    unsigned n = 0;

    RUMMY_CARDS_EACH (card, round->hand[seat]) {
      n++;
      rummy_cards_add (&in_hands, card);
    }
    if (n != round->n_hand[seat])
      return rummy_fail (error, "seat %u has %u cards, counted as %u", seat + 1, n, round->n_hand[seat]);
    if (!sits && n)
      return rummy_fail (error, "seat %u holds cards, but there is no such seat", seat + 1);
    if (sits && n == 0 && !after_play && !rules->floating)
      return rummy_fail (error, "seat %u has no cards, but has not gone out", seat + 1);
    if (sits && n == 0 && after_play && rules->must_discard && !rules->floating &&
        rules->meld_when == RUMMY_MELD_ANY_TIME && round->out != seat && round->phase == RUMMY_PHASE_OVER &&
        rules->opponents_meld != RUMMY_OPPMELD_LAYOFF)
      return rummy_fail (error, "seat %u has no cards, but has not gone out", seat + 1);
  }
  if (!rummy_cards_within (round->shown, in_hands) || !rummy_cards_within (round->exposed, round->shown) ||
      !rummy_cards_within (round->barred, in_hands) || !rummy_cards_within (round->traded, in_hands))
    return rummy_fail (error, "cards are seen in hands that do not hold them");

  return true;
}

static bool
audit_phase (const RummyRound *round, char error[RUMMY_ERROR_TEXT])
{
  unsigned players = (unsigned) round->rules->players;
  bool over = round->phase == RUMMY_PHASE_OVER, has_out = round->end == RUMMY_END_OUT || round->end == RUMMY_END_KNOCK;

  if (!over && (round->turn >= players || (round->absent >> round->turn & 1)))
    return rummy_fail (error, "it is nobody's turn to move");
  if (round->phase == RUMMY_PHASE_LAYOFF ? round->out >= players : over ? has_out != (round->out < players) : false)
    return rummy_fail (error, "the round ends without a good reason");
  if (over == (round->end == RUMMY_END_NONE) && round->phase != RUMMY_PHASE_LAYOFF)
    return rummy_fail (error, "the round and its end do not agree");
  if (round->phase == RUMMY_PHASE_DRAW &&
      (round->drawn != RUMMY_CARD_NONE || round->owed != RUMMY_CARD_NONE || round->owed_top != RUMMY_CARD_NONE ||
       round->kept != RUMMY_CARD_NONE || (round->first_open && !round->played) || round->must_play || round->all_used ||
       !rummy_cards_is_empty (round->owed_any)))
    return rummy_fail (error, "a turn begins with something left over from the one before");
  if (round->phase != RUMMY_PHASE_CALL && round->phase != RUMMY_PHASE_OFFER && round->phase != RUMMY_PHASE_LAYOFF &&
      round->waiting)
    return rummy_fail (error, "somebody is being waited for");
  if (round->owed != RUMMY_CARD_NONE && !rummy_cards_has (round->hand[round->turn], round->owed))
    return rummy_fail (error, "a card is owed that is not in the hand");
  if (!rummy_cards_is_empty (round->owed_any) && !rummy_cards_within (round->owed_any, round->hand[round->turn]))
    return rummy_fail (error, "cards are owed that are not in the hand");
  if (round->kept != RUMMY_CARD_NONE && !rummy_cards_has (round->hand[round->turn], round->kept))
    return rummy_fail (error, "a card is kept that is not in the hand");

  return true;
}

static bool
is_natural_card (const RummyRules *rules, unsigned card)
{
  return card % 16 != 0 && !(card % 16 == 2 && rules->twos);
}

static bool
audit_wilds (const RummyRound *round, const RummyMeld *meld, unsigned n_wild, char error[RUMMY_ERROR_TEXT])
{
  const RummyRules *rules = round->rules;
  unsigned counted = meld->is_run ? (unsigned) __builtin_popcount (meld->wild) : meld->wild;

  if (n_wild != counted)
    return rummy_fail (error, "a meld has %u wild cards, counted as %u", n_wild, counted);
  if (n_wild &&
      (meld->count - n_wild < (unsigned) rules->naturals || (rules->wild_max && n_wild > (unsigned) rules->wild_max)))
    return rummy_fail (error, "a meld of %u has %u wild cards", meld->count, n_wild);
  if (n_wild && rules->dealer_joker && round->role != RUMMY_ROLE_WILD)
    return rummy_fail (error, "jokers are not wild, but melded as such");

  return true;
}

static bool
audit_joker_group (const RummyRules *rules, const unsigned *cards, unsigned n, char error[RUMMY_ERROR_TEXT])
{
  for (unsigned i = 0; i < n; i++) {
    if (cards[i] % 16 || rules->joker_role != RUMMY_JOKERS_GROUP || n > 4)
      return rummy_fail (error, "no group of jokers");
  }

  return true;
}

static bool
audit_set (const RummyRound *round, const RummyMeld *meld, const unsigned *cards, unsigned n,
           char error[RUMMY_ERROR_TEXT])
{
  const RummyRules *rules = round->rules;
  unsigned in_suit[RUMMY_SUITS] = { 0 }, n_wild = 0;

  if (meld->low == 0)
    return audit_joker_group (rules, cards, n, error);
  if (rules->kinds == RUMMY_KINDS_RUNS || n > (unsigned) rules->set_max || (!rules->suits_repeat && n > RUMMY_SUITS))
    return rummy_fail (error, "the rules have no sets of %u", n);
  for (unsigned i = 0; i < n; i++) {
    /* A wild two among twos is natural. */
    if (!is_natural_card (rules, cards[i]) && !(cards[i] % 16 == 2 && meld->low == 2)) {
      n_wild++;
      continue;
    }
    if (cards[i] % 16 != meld->low)
      return rummy_fail (error, "a set of %u holds the rank %u", meld->low, cards[i] % 16);
    if (++in_suit[cards[i] / 16 % 4] > 1 && !rules->suits_repeat)
      return rummy_fail (error, "a suit appears twice in a set of %u", meld->low);
  }
  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
    if ((in_suit[suit] > 0) != (meld->suits >> suit & 1))
      return rummy_fail (error, "the suits of a set of %u are counted wrong", meld->low);
  }

  return audit_wilds (round, meld, n_wild, error);
}

static bool
audit_run (const RummyRound *round, const RummyMeld *meld, const unsigned *cards, unsigned n,
           char error[RUMMY_ERROR_TEXT])
{
  const RummyRules *rules = round->rules;
  unsigned top = rules->ace == RUMMY_ACE_LOW_ONLY ? 13 : rules->ace == RUMMY_ACE_EITHER ? 14 : 25, n_wild = 0;

  if (rules->kinds == RUMMY_KINDS_SETS || n < (unsigned) rules->run_min || n > 13)
    return rummy_fail (error, "the rules have no runs of %u", n);
  if (meld->low < 1 || meld->low > 13 || meld->high > top || meld->high + 1u - meld->low != n)
    return rummy_fail (error, "a run of %u goes from %u to %u", n, meld->low, meld->high);
  for (unsigned position = meld->low; position <= meld->high; position++) {
    unsigned n_there = 0;

    for (unsigned i = 0; i < n; i++) {
      unsigned stands = round->laid[cards[i]] >> 3;

      if (stands == 0) {
        n_there += cards[i] / 16 % 4 == meld->suit && cards[i] % 16 == (position - 1) % 13 + 1;
      } else if (stands % 13 == position % 13) {
        if (is_natural_card (rules, cards[i]) || !(meld->wild >> (position - meld->low) & 1))
          return rummy_fail (error, "card %u is not wild", cards[i]);
        n_there++;
        n_wild++;
      }
    }
    if (n_there != 1)
      return rummy_fail (error, "a run from %u to %u has %u cards at %u", meld->low, meld->high, n_there, position);
  }

  return audit_wilds (round, meld, n_wild, error);
}

static bool
audit_melds (const RummyRound *round, char error[RUMMY_ERROR_TEXT])
{
  unsigned cards[RUMMY_MELDS_MAX][CARDS_IN_MELD], n[RUMMY_MELDS_MAX] = { 0 };

  if (round->n_melds > RUMMY_MELDS_MAX)
    return rummy_fail (error, "there are %u melds", round->n_melds);
  for (unsigned card = 0; card < RUMMY_CARD_CODES; card++) {
    unsigned i = round->meld_of[card];

    if (i == RUMMY_MELD_NONE)
      continue;
    if (i >= round->n_melds || n[i] == CARDS_IN_MELD || (round->laid[card] & 7) >= round->rules->players)
      return rummy_fail (error, "card %u is in meld %u, which is missing or too long, or was laid by nobody", card,
                         i + 1);
    /* The dealer's joker that doubles a meld is not one of its cards. */
    if (round->meld[i].sealed && card % 16 == 0)
      continue;
    cards[i][n[i]++] = card;
  }

  for (unsigned i = 0; i < round->n_melds; i++) {
    const RummyMeld *meld = &round->meld[i];

    if (n[i] < 3 || n[i] != meld->count || meld->owner >= round->rules->players)
      return rummy_fail (error, "meld %u has %u cards, counted as %u", i + 1, n[i], meld->count);
    if (meld->sealed && round->role != RUMMY_ROLE_DOUBLE)
      return rummy_fail (error, "meld %u is sealed", i + 1);
    if (!(meld->is_run ? audit_run : audit_set) (round, meld, cards[i], n[i], error))
      return false;
  }

  return true;
}

bool
rummy_audit_round (const RummyRound *round, char error[RUMMY_ERROR_TEXT])
{
  return audit_places (round, error) && audit_seats (round, error) && audit_phase (round, error) &&
         audit_melds (round, error);
}
