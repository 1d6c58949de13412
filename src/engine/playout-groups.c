/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Random play: options with jokers, and lay-offs that need several cards. */

#include "engine/playout-private.h"

typedef struct {
  uint8_t index;      /* the meld to lay off on, or RUMMY_MELD_NONE */
  bool is_run;
  uint8_t suit, rank; /* @suit of a run, @rank of a set */
  uint16_t bits;      /* new positions of a run; suits of the natural cards of a set */
} Option;

#define OPTIONS_MAX 160

typedef struct {
  Option option[OPTIONS_MAX];
  unsigned n;
} Options;

static const uint8_t n_suits[1 << RUMMY_SUITS] = { 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4 };

/* Returns the suits that have a card of a rank, as bits. */
static inline unsigned
suits_of_rank (uint64_t cards, unsigned rank)
{
  cards >>= rank;

  return (unsigned) ((cards & 1) | (cards >> 15 & 2) | (cards >> 30 & 4) | (cards >> 45 & 8));
}

static unsigned
count_jokers (RummyCards cards)
{
  return n_suits[suits_of_rank (cards.pack[0], 0)] + n_suits[suits_of_rank (cards.pack[1], 0)];
}

/* Returns the positions that cards of a suit can take.  @both: the cards of both packs. */
static inline unsigned
lane_of (const RummyPlayout *self, uint64_t both, unsigned suit)
{
  unsigned lane = (unsigned) (both >> (16 * suit)) & 0x3ffe;

  return self->last > RUMMY_KING ? lane | (lane & 2) << 13 : lane;
}

/* Returns the positions from a run to @position, inclusive; 0 if the run cannot extend that far. */
static inline unsigned
way_to (const RummyPlayout *self, const RummyMeld *meld, unsigned position)
{
  if (position > meld->high && position <= self->last && position - meld->low < RUMMY_KING)
    return (2u << position) - (2u << meld->high);
  if (position < meld->low && meld->high - position < RUMMY_KING)
    return (1u << meld->low) - (1u << position);

  return 0;
}

/* Returns whether at most @most bits are set. */
static inline bool
are_few (unsigned bits, unsigned most)
{
  for (; bits && most; most--)
    bits &= bits - 1;

  return bits == 0;
}

static inline void
offer (Options *options, Option option)
{
  if (options->n < OPTIONS_MAX)
    options->option[options->n++] = option;
}

static inline void
offer_run (Options *options, unsigned index, unsigned suit, unsigned positions)
{
  offer (options,
         (Option) { .index = (uint8_t) index, .is_run = true, .suit = (uint8_t) suit, .bits = (uint16_t) positions });
}

static inline void
offer_set (Options *options, unsigned index, unsigned rank, unsigned suits)
{
  offer (options, (Option) { .index = (uint8_t) index, .rank = (uint8_t) rank, .bits = (uint16_t) suits });
}

/* Offers new sets of three: up to @most suits from those in the hand, including all of @must, and jokers for the
 * rest. */
static void
offer_sets (Options *options, uint64_t both, unsigned rank, unsigned must, unsigned most, unsigned n_jokers)
{
  unsigned present = suits_of_rank (both, rank);

  for (unsigned suits = present; suits; suits = (suits - 1) & present) {
    if ((suits & must) == must && n_suits[suits] <= most && n_suits[suits] + n_jokers >= 3)
      offer_set (options, RUMMY_MELD_NONE, rank, suits);
  }
}

/* Returns the positions that a natural card takes on a run together with others from the hand; 0 if they do not
 * connect. */
static unsigned
bridge_of (const RummyPlayout *self, const RummyMeld *meld, unsigned lane, unsigned rank)
{
  for (unsigned position = rank; position <= self->last; position += RUMMY_KING) {
    unsigned way = way_to (self, meld, position);

    if (way && (way & ~lane) == 0)
      return way;
  }

  return 0;
}

uint64_t
rummy_playout_bridges (const RummyPlayout *self, const RummyFits *table, const RummyRound *round, uint64_t naturals,
                       RummyCard card)
{
  unsigned suit = rummy_card_suit (card), rank = rummy_card_rank (card), lane = lane_of (self, naturals, suit);
  uint64_t near = 0, bridges = 0;

  for (uint64_t fits = naturals & table->fit & UINT64_C (0x3ffe) << (16 * suit); fits; fits &= fits - 1)
    near |= table->on[__builtin_ctzll (fits)];
  for (; near; near &= near - 1) {
    const RummyMeld *meld = &round->meld[__builtin_ctzll (near)];

    if (meld->is_run && bridge_of (self, meld, lane, rank))
      bridges |= near & -near;
  }

  return bridges;
}

static void
offer_with (const RummyPlayout *self, Options *options, const RummyRound *round, uint64_t both, RummyCard card,
            unsigned n_jokers)
{
  unsigned rank = rummy_card_rank (card), suit = rummy_card_suit (card), lane = lane_of (self, both, suit);

  offer_sets (options, both, rank, 1u << suit, 3, n_jokers);
  for (unsigned position = rank; position <= self->last; position += RUMMY_KING) {
    for (unsigned low = position > 2 ? position - 2 : RUMMY_ACE; low <= position && low + 2 <= self->last; low++) {
      if (are_few (7u << low & ~lane, n_jokers))
        offer_run (options, RUMMY_MELD_NONE, suit, 7u << low);
    }
    for (unsigned i = 0; i < round->n_melds; i++) {
      const RummyMeld *meld = &round->meld[i];
      unsigned way = meld->is_run && meld->suit == suit ? way_to (self, meld, position) : 0;

      if (way && are_few (way & ~lane, n_jokers))
        offer_run (options, i, suit, way);
    }
  }
  for (unsigned i = 0; i < round->n_melds; i++) {
    const RummyMeld *meld = &round->meld[i];

    if (!meld->is_run && meld->low == rank && meld->count < self->set_max && !(meld->suits >> suit & 1))
      offer_set (options, i, rank, 1u << suit);
  }
}

static void
offer_joker (const RummyPlayout *self, Options *options, const RummyRound *round, uint64_t naturals, unsigned n_jokers)
{
  uint64_t pairs = naturals & (naturals >> 16 | naturals >> 32 | naturals >> 48);
  uint64_t a = rummy_positions (self, naturals), b = a >> 1, c = a >> 2;
  uint64_t some = n_jokers > 1 ? a | b | c : (a & b) | (a & c) | (b & c);
  uint64_t runs = some & ~(a & b & c) & RUMMY_ALL_JOKERS * ((1u << (self->last - 1)) - 2);
  unsigned ranks = 0;

  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++)
    ranks |= (unsigned) ((n_jokers > 1 ? naturals : pairs) >> (16 * suit)) & 0x3ffe;
  for (; ranks; ranks &= ranks - 1)
    offer_sets (options, naturals, (unsigned) __builtin_ctz (ranks), 0, 2, n_jokers);
  for (; runs; runs &= runs - 1) {
    unsigned at = (unsigned) __builtin_ctzll (runs);

    offer_run (options, RUMMY_MELD_NONE, at >> 4, 7u << (at & 15));
  }
  for (unsigned i = 0; i < round->n_melds; i++) {
    const RummyMeld *meld = &round->meld[i];

    if (!meld->is_run) {
      if (meld->count < self->set_max)
        offer_set (options, i, meld->low, 0);
      continue;
    }
    if (meld->count >= RUMMY_KING)
      continue;
    if (meld->low > RUMMY_ACE)
      offer_run (options, i, meld->suit, 1u << (meld->low - 1));
    if (meld->high < self->last)
      offer_run (options, i, meld->suit, 2u << meld->high);
  }
}

/* Returns a card of the hand: the preferred one, else that of the first pack. */
static RummyCards
card_at (RummyCards hand, unsigned suit, unsigned rank, RummyCard preferred)
{
  RummyCard card = rummy_card (0, suit, rank);

  return rummy_cards_of ((preferred ^ 64) == card || !rummy_cards_has (hand, card) ? card ^ 64 : card);
}

static RummyCards
jokers_of (RummyCards hand, unsigned n, RummyCard preferred)
{
  RummyCards jokers = RUMMY_NO_CARDS, rest = { { hand.pack[0] & RUMMY_ALL_JOKERS, hand.pack[1] & RUMMY_ALL_JOKERS } };

  for (; n; n--) {
    RummyCard joker = rummy_cards_first (rest);

    if (rummy_card_is_joker (preferred) && rummy_cards_has (rest, preferred))
      joker = preferred;
    jokers = rummy_cards_or (jokers, rummy_cards_of (joker));
    rest = rummy_cards_minus (rest, rummy_cards_of (joker));
  }

  return jokers;
}

/* Makes a set of the given suits, with jokers for the rest. */
static void
make_set (RummyPlayoutGroup *choice, const RummyRound *round, RummyCards hand, unsigned rank, unsigned suits,
          RummyCard with)
{
  bool is_new = choice->index == RUMMY_MELD_NONE;
  unsigned n = is_new ? 3 : 1, n_wild = n - n_suits[suits];

  choice->meld = is_new ? (RummyMeld) { .low = (uint8_t) rank } : round->meld[choice->index];
  choice->meld.suits |= (uint8_t) suits;
  choice->meld.count = (uint8_t) (choice->meld.count + n);
  choice->meld.wild = (uint16_t) (choice->meld.wild + n_wild);
  choice->cards = jokers_of (hand, n_wild, with);
  for (; suits; suits &= suits - 1)
    choice->cards = rummy_cards_or (choice->cards, card_at (hand, (unsigned) __builtin_ctz (suits), rank, with));
}

/* Makes a run at the given positions from cards of the hand, with jokers for the rest.  If @with is a joker laid off
 * on a run, only that is used. */
static void
make_run (const RummyPlayout *self, RummyPlayoutGroup *choice, const RummyRound *round, RummyCards hand, unsigned suit,
          unsigned positions, RummyCard with)
{
  bool is_new = choice->index == RUMMY_MELD_NONE;
  unsigned lane = !is_new && rummy_card_is_joker (with) ? 0 : lane_of (self, hand.pack[0] | hand.pack[1], suit);
  unsigned missing = positions & ~lane, n_missing = 0, low, high;
  RummyMeld *meld = &choice->meld;

  *meld = is_new ? (RummyMeld) { .is_run = 1, .suit = suit & 3 } : round->meld[choice->index];
  /* An ace that fits both ends is high. */
  if (!is_new && missing == 0 && positions & 2 && meld->high == RUMMY_KING && self->last > RUMMY_KING)
    positions ^= 2u | 1u << RUMMY_ACE_HIGH;
  low = (unsigned) __builtin_ctz (positions);
  high = 31u - (unsigned) __builtin_clz (positions);
  if (is_new)
    meld->low = (uint8_t) (high + 1);
  if (low < meld->low) {
    meld->wild = (uint16_t) (is_new ? 0 : meld->wild << (meld->low - low));
    meld->low = (uint8_t) low;
  }
  if (high > meld->high)
    meld->high = (uint8_t) high;
  meld->wild |= (uint16_t) (missing >> meld->low);
  meld->count = (uint8_t) (meld->high - meld->low + 1);

  for (unsigned rest = missing; rest; rest &= rest - 1)
    n_missing++;
  choice->cards = jokers_of (hand, n_missing, with);
  for (unsigned rest = positions & ~missing; rest; rest &= rest - 1) {
    unsigned rank = rummy_rank_at ((unsigned) __builtin_ctz (rest));

    choice->cards = rummy_cards_or (choice->cards, card_at (hand, suit, rank, with));
  }
}

void
rummy_playout_bridge (const RummyPlayout *self, const RummyRound *round, RummyCards hand, RummyCard card,
                      unsigned index, RummyPlayoutGroup *choice)
{
  const RummyMeld *meld = &round->meld[index];
  unsigned lane = lane_of (self, hand.pack[0] | hand.pack[1], meld->suit);

  choice->index = (uint8_t) index;
  make_run (self, choice, round, hand, meld->suit, bridge_of (self, meld, lane, rummy_card_rank (card)), card);
}

bool
rummy_playout_choose (const RummyPlayout *self, const RummyRound *round, RummyCards hand, RummyCard card, uint32_t lot,
                      RummyPlayoutGroup *choice)
{
  uint64_t both = hand.pack[0] | hand.pack[1];
  unsigned n_jokers = count_jokers (hand);
  const Option *option;
  RUMMY_UNSET Options options;

  options.n = 0;
  if (rummy_card_is_joker (card))
    offer_joker (self, &options, round, both & ~RUMMY_ALL_JOKERS, n_jokers);
  else
    offer_with (self, &options, round, both, card, n_jokers);
  if (options.n == 0)
    return false;

  option = &options.option[rummy_below (lot, options.n)];
  choice->index = option->index;
  if (option->is_run)
    make_run (self, choice, round, hand, option->suit, option->bits, card);
  else
    make_set (choice, round, hand, option->rank, option->bits, card);

  return true;
}

/* Returns whether the card at @position can be used with the cards of @lane, which includes it, and @n_jokers. */
static bool
is_usable_at (const RummyPlayout *self, const RummyRound *round, unsigned suit, unsigned lane, unsigned position,
              unsigned n_jokers)
{
  unsigned three = lane & lane >> 1 & lane >> 2, around = (0x1bu << position >> 2) & ((2u << self->last) - 2u);

  if (n_jokers >= 2 || (three | three << 1 | three << 2) >> position & 1 || (n_jokers && lane & around))
    return true;

  for (unsigned i = 0; i < round->n_melds; i++) {
    const RummyMeld *meld = &round->meld[i];
    unsigned way = meld->is_run && meld->suit == suit ? way_to (self, meld, position) : 0;

    if (way && are_few (way & ~lane, n_jokers))
      return true;
  }

  return false;
}

static bool
is_joker_usable (const RummyPlayout *self, const RummyFits *table, uint64_t naturals, unsigned n_jokers)
{
  uint64_t pairs = naturals & (naturals >> 16 | naturals >> 32 | naturals >> 48);

  if (table->fit || pairs || (n_jokers >= 2 && naturals))
    return true;
  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
    unsigned lane = lane_of (self, naturals, suit);

    if (lane & (lane >> 1 | lane >> 2))
      return true;
  }

  return false;
}

bool
rummy_playout_is_usable (const RummyPlayout *self, const RummyFits *table, const RummyRound *round, RummyCards hand,
                         RummyCard card)
{
  uint64_t both = hand.pack[0] | hand.pack[1];
  unsigned n_jokers = count_jokers (hand), rank = rummy_card_rank (card), suit = rummy_card_suit (card), lane;

  if (rank == 0)
    return is_joker_usable (self, table, both & ~RUMMY_ALL_JOKERS, n_jokers);
  if (table->fit >> (card & 63) & 1 || n_suits[suits_of_rank (both, rank)] + n_jokers >= 3)
    return true;
  lane = lane_of (self, both, suit);

  if (is_usable_at (self, round, suit, lane, rank, n_jokers))
    return true;

  return rank == RUMMY_ACE && self->last > RUMMY_KING &&
         is_usable_at (self, round, suit, lane, RUMMY_ACE_HIGH, n_jokers);
}
