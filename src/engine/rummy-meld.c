/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-meld.h"

/* Ranks of all suits and packs that are in the cards. */
static unsigned
ranks_of (RummyCards cards)
{
  unsigned ranks = 0;

  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++)
    ranks |= rummy_cards_lane (cards, suit);

  return ranks;
}

static unsigned
suits_of (RummyCards cards)
{
  unsigned suits = 0;

  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++)
    suits |= (unsigned) (rummy_cards_lane (cards, suit) != 0) << suit;

  return suits;
}

static bool
has_joker (RummyCards cards)
{
  return ((cards.pack[0] | cards.pack[1]) & UINT64_C (0x0001000100010001)) != 0;
}

static bool
is_single_bit (unsigned bits)
{
  return bits && (bits & (bits - 1)) == 0;
}

/* Neighbouring bits without a gap. */
static bool
is_row (unsigned bits)
{
  return bits && ((bits | (bits - 1)) & ((bits | (bits - 1)) + 1)) == 0;
}

static unsigned
rank_at (unsigned position)
{
  return position > RUMMY_KING ? position - RUMMY_KING : position;
}

/* The highest position that the rules have. */
static unsigned
last_position (const RummyRules *rules)
{
  switch (rules->ace) {
  case RUMMY_ACE_LOW_ONLY:
    return RUMMY_KING;
  case RUMMY_ACE_EITHER:
    return RUMMY_ACE_HIGH;
  default:
    return 2 * RUMMY_KING;
  }
}

/* Ranks as bits at every position that they may take. */
static unsigned
positions_of (const RummyRules *rules, unsigned ranks)
{
  return (ranks | ranks << RUMMY_KING) & ((2u << last_position (rules)) - 1);
}

static bool
run_is_complete (unsigned low, unsigned high)
{
  return high - low == RUMMY_KING - 1;
}

/* Whether a run may go from low to high: no rank twice. */
static bool
run_is_possible (unsigned low, unsigned high)
{
  return high - low < RUMMY_KING;
}

static RummyRefusal
make_run (const RummyRules *rules, RummyCards cards, unsigned suit, RummyMeld *meld)
{
  unsigned count = rummy_cards_count (cards);
  unsigned ranks = rummy_cards_lane (cards, suit);
  unsigned positions = positions_of (rules, ranks);

  if (rules->kinds == RUMMY_KINDS_SETS)
    return RUMMY_REFUSED_KIND;
  if ((unsigned) __builtin_popcount (ranks) != count)
    return RUMMY_REFUSED_RUN_GAP;

  /* From the top, so that an ace that fits both ends is high. */
  for (unsigned low = RUMMY_KING; low >= RUMMY_ACE; low--) {
    unsigned row = ((1u << count) - 1) << low;

    if ((positions & row) == row) {
      if (count < (unsigned) rules->runmin)
        return RUMMY_REFUSED_TOO_FEW;
      *meld = (RummyMeld) { .is_run = 1, .suit = (uint8_t) suit, .low = (uint8_t) low,
                            .high = (uint8_t) (low + count - 1), .count = (uint8_t) count };
      return RUMMY_OK;
    }
  }

  if (rules->ace == RUMMY_ACE_LOW_ONLY && (ranks & 2) && is_row ((ranks & ~2u) | 1u << RUMMY_ACE_HIGH))
    return RUMMY_REFUSED_ACE_LOW;

  return RUMMY_REFUSED_RUN_GAP;
}

static RummyRefusal
make_set (const RummyRules *rules, RummyCards cards, RummyMeld *meld)
{
  unsigned count = rummy_cards_count (cards);
  unsigned suits = suits_of (cards);

  if (rules->kinds == RUMMY_KINDS_RUNS)
    return RUMMY_REFUSED_KIND;
  if (count > (unsigned) rules->setmax || (!rules->setsuits && (unsigned) __builtin_popcount (suits) != count))
    return RUMMY_REFUSED_SET_SUITS;

  *meld = (RummyMeld) { .low = (uint8_t) rummy_card_rank (rummy_cards_first (cards)), .suits = (uint8_t) suits,
                        .count = (uint8_t) count };

  return RUMMY_OK;
}

RummyRefusal
rummy_meld_make (const RummyRules *rules, RummyCards cards, RummyMeld *meld)
{
  unsigned ranks = ranks_of (cards);
  unsigned suits = suits_of (cards);

  if (rummy_cards_count (cards) < 3)
    return RUMMY_REFUSED_TOO_FEW;
  if (has_joker (cards))
    return RUMMY_REFUSED_NO_MELD;
  if (is_single_bit (ranks))
    return make_set (rules, cards, meld);
  if (is_single_bit (suits))
    return make_run (rules, cards, (unsigned) __builtin_ctz (suits), meld);

  return RUMMY_REFUSED_NO_MELD;
}

static RummyRefusal
extend_run (const RummyRules *rules, const RummyMeld *meld, RummyCards cards, RummyMeld *extended)
{
  unsigned ranks = rummy_cards_lane (cards, meld->suit);
  unsigned low = meld->low, high = meld->high;

  if (suits_of (cards) != 1u << meld->suit || (unsigned) __builtin_popcount (ranks) != rummy_cards_count (cards))
    return RUMMY_REFUSED_NO_FIT;

  /* The high end first, so that an ace that fits both is high. */
  while (ranks) {
    if (high < last_position (rules) && run_is_possible (low, high + 1) && ranks >> rank_at (high + 1) & 1) {
      high++;
      ranks &= ~(1u << rank_at (high));
    } else if (low > RUMMY_ACE && run_is_possible (low - 1, high) && ranks >> rank_at (low - 1) & 1) {
      low--;
      ranks &= ~(1u << rank_at (low));
    } else if (low == RUMMY_ACE && rules->ace == RUMMY_ACE_CORNER && run_is_possible (low, high + 1) &&
               ranks >> RUMMY_KING & 1) {
      low = RUMMY_KING;
      high += RUMMY_KING;
      ranks &= ~(1u << RUMMY_KING);
    } else {
      return high == RUMMY_KING && ranks == 1u << RUMMY_ACE && rules->ace == RUMMY_ACE_LOW_ONLY ? RUMMY_REFUSED_ACE_LOW
                                                                                               : RUMMY_REFUSED_NO_FIT;
    }
  }

  *extended = *meld;
  extended->low = (uint8_t) low;
  extended->high = (uint8_t) high;
  extended->count = (uint8_t) (high - low + 1);

  return RUMMY_OK;
}

RummyRefusal
rummy_meld_extend (const RummyRules *rules, const RummyMeld *meld, RummyCards cards, RummyMeld *extended)
{
  unsigned count = rummy_cards_count (cards), suits = suits_of (cards);

  if (count == 0 || has_joker (cards))
    return RUMMY_REFUSED_NO_FIT;
  if (meld->is_run)
    return extend_run (rules, meld, cards, extended);

  if (ranks_of (cards) != 1u << meld->low || count + meld->count > (unsigned) rules->setmax)
    return RUMMY_REFUSED_NO_FIT;
  if (!rules->setsuits && ((suits & meld->suits) || (unsigned) __builtin_popcount (suits) != count))
    return RUMMY_REFUSED_NO_FIT;

  *extended = *meld;
  extended->suits |= (uint8_t) suits;
  extended->count = (uint8_t) (meld->count + count);

  return RUMMY_OK;
}

unsigned
rummy_meld_position (const RummyMeld *meld, RummyCard card)
{
  unsigned rank = rummy_card_rank (card);

  if (!meld->is_run)
    return 0;

  return rank < meld->low ? rank + RUMMY_KING : rank;
}

int
rummy_meld_points (const RummyRules *rules, const RummyMeld *meld, RummyCards cards)
{
  int points = 0;

  RUMMY_CARDS_EACH (card, cards)
    points += rummy_rules_meld_points (rules, card, rummy_meld_position (meld, card));

  return points;
}

/* The card to use where there may be two of a kind. */
static RummyCard
pick (RummyCards hand, RummyCards wanted, unsigned suit, unsigned rank)
{
  RummyCard first = rummy_card (0, suit, rank), second = rummy_card (1, suit, rank);

  return rummy_cards_has (hand, first) && !rummy_cards_has (wanted, second) ? first : second;
}

/* Groups of one rank: from least to most cards, none of a suit in taken unless a suit may stand twice. */
static bool
each_of_rank (const RummyRules *rules, RummyCards hand, RummyCards wanted, unsigned rank, unsigned taken,
              unsigned least, unsigned most, RummyGroupFunc func, void *data)
{
  const uint64_t of_rank = UINT64_C (0x0001000100010001) << rank;
  RummyCard card[2 * RUMMY_SUITS];
  bool is_second[2 * RUMMY_SUITS];
  unsigned n = 0;

  if (rummy_cards_count (rummy_cards_and (hand, (RummyCards) { { of_rank, of_rank } })) < least)
    return true;

  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
    RummyCard first = pick (hand, wanted, suit, rank), second = first ^ 64;

    if (!rummy_cards_has (hand, first) || (!rules->setsuits && taken >> suit & 1))
      continue;
    card[n] = first;
    is_second[n++] = false;
    if (rules->setsuits && rummy_cards_has (hand, second)) {
      card[n] = second;
      is_second[n++] = true;
    }
  }

  for (unsigned mask = 1; n >= least && mask < 1u << n; mask++) {
    unsigned count = (unsigned) __builtin_popcount (mask);
    RummyCards cards = RUMMY_NO_CARDS;
    bool listed = count >= least && count <= most;

    for (unsigned i = 0; listed && i < n; i++) {
      if (mask >> i & 1) {
        listed = !is_second[i] || mask >> (i - 1) & 1;
        rummy_cards_add (&cards, card[i]);
      }
    }
    if (listed && !func (cards, data))
      return false;
  }

  return true;
}

bool
rummy_meld_each_new (const RummyRules *rules, RummyCards hand, RummyCards wanted, RummyGroupFunc func, void *data)
{
  if (rules->kinds != RUMMY_KINDS_RUNS) {
    for (unsigned rank = RUMMY_ACE; rank <= RUMMY_KING; rank++) {
      if (!each_of_rank (rules, hand, wanted, rank, 0, 3, (unsigned) rules->setmax, func, data))
        return false;
    }
  }

  if (rules->kinds == RUMMY_KINDS_SETS)
    return true;

  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
    unsigned positions = positions_of (rules, rummy_cards_lane (hand, suit));

    for (unsigned low = RUMMY_ACE; low <= RUMMY_KING; low++) {
      RummyCards cards = RUMMY_NO_CARDS;

      for (unsigned high = low; positions >> high & 1 && run_is_possible (low, high); high++) {
        rummy_cards_add (&cards, pick (hand, wanted, suit, rank_at (high)));
        /* A run of all thirteen is listed once, however the circle is cut. */
        if (high - low + 1 >= (unsigned) rules->runmin && (!run_is_complete (low, high) || low == RUMMY_ACE) &&
            !func (cards, data))
          return false;
      }
    }
  }

  return true;
}

bool
rummy_meld_each_lay (const RummyRules *rules, const RummyMeld *meld, RummyCards hand, RummyCards wanted,
                     RummyGroupFunc func, void *data)
{
  unsigned ranks = rummy_cards_lane (hand, meld->suit);
  unsigned below = 0, above = 0;

  if (!meld->is_run)
    return each_of_rank (rules, hand, wanted, meld->low, meld->suits, 1,
                         rules->setmax > meld->count ? (unsigned) rules->setmax - meld->count : 0, func, data);

  for (unsigned high = meld->high + 1u;
       high <= last_position (rules) && run_is_possible (meld->low, high) && ranks >> rank_at (high) & 1; high++)
    above++;
  for (unsigned low = meld->low + RUMMY_KING - 1u; /* a circle higher, so that it stays positive */
       (low > RUMMY_KING || rules->ace == RUMMY_ACE_CORNER) && run_is_possible (low, meld->high + RUMMY_KING) &&
       ranks >> rank_at (low) & 1;
       low--)
    below++;

  for (unsigned i = 0; i <= below; i++) {
    for (unsigned j = 0; j <= above; j++) {
      unsigned low = meld->low + RUMMY_KING - i, high = meld->high + RUMMY_KING + j;
      RummyCards cards = RUMMY_NO_CARDS;

      if (i + j == 0 || !run_is_possible (low, high))
        continue;
      /* The ace, or the circle that it closes, is listed at the high end if it fits there. */
      if (i > 0 && run_is_complete (low, high) && j < above)
        continue;
      for (unsigned k = 1; k <= i; k++)
        rummy_cards_add (&cards, pick (hand, wanted, meld->suit, rank_at (meld->low + RUMMY_KING - k)));
      for (unsigned k = 1; k <= j; k++)
        rummy_cards_add (&cards, pick (hand, wanted, meld->suit, rank_at (meld->high + k)));
      if (!func (cards, data))
        return false;
    }
  }

  return true;
}
