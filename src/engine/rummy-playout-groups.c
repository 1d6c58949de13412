/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-playout-private.h"

static void
offer (RummyChoices *choices, unsigned index, RummyMeld meld, RummyCards cards)
{
  if (choices->n < RUMMY_CHOICES_MAX)
    choices->choice[choices->n++] = (RummyChoice) { meld, cards, (uint8_t) index };
}

/* The card of the hand at a position: the one that is preferred, or the one of the first pack. */
static RummyCard
card_at (RummyCards hand, unsigned suit, unsigned rank, RummyCard preferred)
{
  RummyCard card = rummy_card (0, suit, rank);

  return (preferred ^ 64) == card || !rummy_cards_has (hand, card) ? card ^ 64 : card;
}

RummyCards
rummy_playout_jokers (RummyCards hand, unsigned n, RummyCard preferred)
{
  RummyCards jokers = RUMMY_NO_CARDS, rest = { { hand.pack[0] & RUMMY_ALL_JOKERS, hand.pack[1] & RUMMY_ALL_JOKERS } };

  if (n && preferred != RUMMY_CARD_NONE && rummy_card_is_joker (preferred)) {
    rummy_cards_add (&jokers, preferred);
    rummy_cards_remove (&rest, preferred);
    n--;
  }
  for (; n; n--) {
    RummyCard joker = rummy_cards_first (rest);

    rummy_cards_add (&jokers, joker);
    rummy_cards_remove (&rest, joker);
  }

  return jokers;
}

/* Positions of a run, filled with the cards of the hand and jokers for the rest, as a new run or on one. */
static void
offer_run (const RummyPlayout *self, RummyChoices *choices, const RummyRound *round, RummyCards hand, unsigned suit,
           unsigned lane, unsigned index, unsigned positions, RummyCard with)
{
  RummyMeld meld = { .is_run = 1, .suit = suit & 3 };
  unsigned low = (unsigned) __builtin_ctz (positions), high = 31u - (unsigned) __builtin_clz (positions);
  unsigned missing = positions & ~lane;
  RummyCards cards = rummy_playout_jokers (hand, (unsigned) __builtin_popcount (missing), with);

  /* An ace that fits both ends is high. */
  if (index != RUMMY_MELD_NONE && missing == 0 && positions & 2 && round->meld[index].high == RUMMY_KING &&
      self->last > RUMMY_KING) {
    positions ^= 2u | 1u << RUMMY_ACE_HIGH;
    low = (unsigned) __builtin_ctz (positions);
    high = RUMMY_ACE_HIGH;
  }
  if (index != RUMMY_MELD_NONE)
    meld = round->meld[index];
  else
    meld.low = (uint8_t) (high + 1);
  for (unsigned rest = positions & lane; rest; rest &= rest - 1)
    rummy_cards_add (&cards, card_at (hand, suit, rummy_rank_at ((unsigned) __builtin_ctz (rest)), with));
  if (low < meld.low) {
    meld.wild = (uint16_t) (index == RUMMY_MELD_NONE ? 0 : meld.wild << (meld.low - low));
    meld.low = (uint8_t) low;
  }
  if (high > meld.high)
    meld.high = (uint8_t) high;
  meld.wild |= (uint16_t) (missing >> meld.low);
  meld.count = (uint8_t) (meld.high - meld.low + 1);
  offer (choices, index, meld, cards);
}

/* Sets of three with a rank: any suits of the hand, or those with one card; jokers for the rest. */
static void
offer_sets (RummyChoices *choices, RummyCards hand, unsigned rank, unsigned n_jokers, RummyCard with)
{
  uint64_t both = hand.pack[0] | hand.pack[1];
  unsigned present = 0, must = with == RUMMY_CARD_NONE || rummy_card_is_joker (with) ? 0 : 1u << rummy_card_suit (with);

  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++)
    present |= (unsigned) (both >> (16 * suit + rank) & 1) << suit;
  for (unsigned suits = 1; suits < 1u << RUMMY_SUITS; suits++) {
    unsigned n = (unsigned) __builtin_popcount (suits);
    RummyCards cards;

    if (suits & ~present || (suits & must) != must || n > 3 || 3 - n > n_jokers)
      continue;
    if (with != RUMMY_CARD_NONE && rummy_card_is_joker (with) && n == 3)
      continue;
    cards = rummy_playout_jokers (hand, 3 - n, with);
    for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
      if (suits >> suit & 1)
        rummy_cards_add (&cards, card_at (hand, suit, rank, with));
    }
    offer (choices, RUMMY_MELD_NONE,
           (RummyMeld) { .low = (uint8_t) rank, .suits = (uint8_t) suits, .count = 3, .wild = (uint16_t) (3 - n) }, cards);
  }
}

static void
offer_on_set (RummyChoices *choices, const RummyRound *round, unsigned index, RummyCard card)
{
  RummyMeld meld = round->meld[index];

  meld.count++;
  if (rummy_card_is_joker (card))
    meld.wild++;
  else
    meld.suits |= (uint8_t) (1u << rummy_card_suit (card));
  offer (choices, index, meld, rummy_cards_of (card));
}

/* All that can be done with a natural card at once. */
static void
offer_with (const RummyPlayout *self, RummyChoices *choices, const RummyRound *round, RummyCards hand, RummyCard card,
            unsigned n_jokers)
{
  unsigned rank = rummy_card_rank (card), suit = rummy_card_suit (card);
  unsigned lane = rummy_playout_lane (self, hand.pack[0] | hand.pack[1], suit);

  offer_sets (choices, hand, rank, n_jokers, card);
  for (unsigned position = rank; position <= self->last; position += RUMMY_KING) {
    for (unsigned low = position > 2 ? position - 2 : RUMMY_ACE; low <= position && low + 2 <= self->last; low++) {
      unsigned positions = 7u << low;

      if ((unsigned) __builtin_popcount (positions & ~lane) <= n_jokers)
        offer_run (self, choices, round, hand, suit, lane, RUMMY_MELD_NONE, positions, card);
    }
    for (unsigned i = 0; i < round->n_melds; i++) {
      unsigned way = round->meld[i].is_run && round->meld[i].suit == suit ? rummy_playout_way (self, &round->meld[i], position) : 0;

      if (way && (unsigned) __builtin_popcount (way & ~lane) <= n_jokers)
        offer_run (self, choices, round, hand, suit, lane, i, way, card);
    }
  }
  for (unsigned i = 0; i < round->n_melds; i++) {
    const RummyMeld *meld = &round->meld[i];

    if (!meld->is_run && meld->low == rank && meld->count < self->set_max && !(meld->suits >> suit & 1))
      offer_on_set (choices, round, i, card);
  }
}

/* All that can be done with a joker and, as a new meld, two other cards. */
static void
offer_joker (const RummyPlayout *self, RummyChoices *choices, const RummyRound *round, RummyCards hand, RummyCard joker,
             unsigned n_jokers)
{
  uint64_t naturals = (hand.pack[0] | hand.pack[1]) & ~RUMMY_ALL_JOKERS;
  unsigned most = n_jokers > 2 ? 2 : n_jokers;

  for (unsigned rank = RUMMY_ACE; rank <= RUMMY_KING; rank++) {
    if (naturals >> rank & RUMMY_ALL_JOKERS)
      offer_sets (choices, hand, rank, most, joker);
  }
  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
    unsigned lane = rummy_playout_lane (self, naturals, suit);

    for (unsigned low = RUMMY_ACE; lane && low + 2 <= self->last; low++) {
      unsigned missing = 7u << low & ~lane, n = (unsigned) __builtin_popcount (missing);

      if (n >= 1 && n <= most)
        offer_run (self, choices, round, hand, suit, lane, RUMMY_MELD_NONE, 7u << low, joker);
    }
  }
  for (unsigned i = 0; i < round->n_melds; i++) {
    const RummyMeld *meld = &round->meld[i];

    if (!meld->is_run) {
      if (meld->count < self->set_max)
        offer_on_set (choices, round, i, joker);
      continue;
    }
    if (meld->count >= RUMMY_KING)
      continue;
    if (meld->low > RUMMY_ACE)
      offer_run (self, choices, round, hand, meld->suit, 0, i, 1u << (meld->low - 1), joker);
    if (meld->high < self->last)
      offer_run (self, choices, round, hand, meld->suit, 0, i, 2u << meld->high, joker);
  }
}

unsigned
rummy_playout_count (const RummyPlayout *self, uint64_t both, RummyThrees *threes)
{
  uint64_t a = both & 0x3ffe, b = both >> 16 & 0x3ffe, c = both >> 32 & 0x3ffe, d = both >> 48 & 0x3ffe;
  unsigned n = 0;

  threes->fours = a & b & c & d;
  threes->threes = ((a & b & (c | d)) | (c & d & (a | b))) & ~threes->fours;
  if (threes->threes | threes->fours)
    n = (unsigned) (__builtin_popcountll (threes->threes) + 4 * __builtin_popcountll (threes->fours));
  threes->n_sets = n;
  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
    unsigned lane = rummy_playout_lane (self, both, suit);

    threes->run[suit] = lane & lane >> 1 & lane >> 2;
    if (threes->run[suit])
      n += (unsigned) __builtin_popcount (threes->run[suit]);
  }
  threes->n = n;

  return n;
}

/* Sets come first, those of three suits before those that leave out one of four. */
void
rummy_playout_offer_meld (const RummyPlayout *self, RummyChoices *choices, const RummyRound *round, RummyCards hand,
                          RummyRng *rng, const RummyThrees *threes)
{
  uint64_t both = hand.pack[0] | hand.pack[1];
  unsigned chosen = rummy_below (rng, threes->n), n_threes = (unsigned) __builtin_popcountll (threes->threes);

  if (chosen < threes->n_sets) {
    unsigned suits = 0, rank;
    RummyCards cards = RUMMY_NO_CARDS;

    if (chosen < n_threes) {
      rank = (unsigned) __builtin_ctzll (rummy_nth_bit (threes->threes, chosen));
      for (unsigned suit = 0; suit < RUMMY_SUITS; suit++)
        suits |= (unsigned) (both >> (16 * suit + rank) & 1) << suit;
    } else {
      rank = (unsigned) __builtin_ctzll (rummy_nth_bit (threes->fours, (chosen - n_threes) / 4));
      suits = 0xfu & ~(1u << (chosen - n_threes) % 4);
    }
    for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
      if (suits >> suit & 1)
        rummy_cards_add (&cards, card_at (hand, suit, rank, round->kept));
    }
    offer (choices, RUMMY_MELD_NONE, (RummyMeld) { .low = (uint8_t) rank, .suits = (uint8_t) suits, .count = 3 }, cards);
    return;
  }

  chosen -= threes->n_sets;
  for (unsigned suit = 0;; suit++) {
    unsigned here = (unsigned) __builtin_popcount (threes->run[suit]);

    if (chosen < here) {
      unsigned low = (unsigned) __builtin_ctzll (rummy_nth_bit (threes->run[suit], chosen));

      offer_run (self, choices, round, hand, suit, rummy_playout_lane (self, both, suit), RUMMY_MELD_NONE, 7u << low,
                 round->kept);
      return;
    }
    chosen -= here;
  }
}

void
rummy_playout_offer_lay (const RummyPlayout *self, RummyChoices *choices, const RummyRound *round, RummyCards hand, RummyCard card)
{
  unsigned rank = rummy_card_rank (card), suit = rummy_card_suit (card);

  for (unsigned i = 0; i < round->n_melds; i++) {
    const RummyMeld *meld = &round->meld[i];

    if (!meld->is_run) {
      if (meld->low == rank && meld->count < self->set_max && !(meld->suits >> suit & 1))
        offer_on_set (choices, round, i, card);
    } else if (meld->suit == suit && meld->count < RUMMY_KING) {
      if (meld->high < self->last && rummy_rank_at (meld->high + 1u) == rank)
        offer_run (self, choices, round, hand, suit, ~0u, i, 2u << meld->high, card);
      else if (meld->low > RUMMY_ACE && meld->low - 1u == rank)
        offer_run (self, choices, round, hand, suit, ~0u, i, 1u << (meld->low - 1), card);
    }
  }
}

void
rummy_playout_offer (const RummyPlayout *self, RummyChoices *choices, const RummyRound *round, RummyCards hand,
                     RummyCard card, unsigned n_jokers)
{
  if (rummy_card_is_joker (card))
    offer_joker (self, choices, round, hand, card, n_jokers);
  else
    offer_with (self, choices, round, hand, card, n_jokers);
}
