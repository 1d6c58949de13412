/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/meld.h"

#include "engine/positions.h"

#define EACH_SUIT UINT64_C (0x0001000100010001)

/* Returns the ranks present in any suit and pack. */
static unsigned
ranks_of (RummyCards cards)
{
  uint64_t both = cards.pack[0] | cards.pack[1];

  both |= both >> 32;

  return (unsigned) (both | both >> 16) & 0xffff;
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
is_single_bit (unsigned bits)
{
  return bits && (bits & (bits - 1)) == 0;
}

/* Returns the highest position of a run under the rules. */
unsigned
rummy_last_position (const RummyRules *rules)
{
  switch (rules->ace) {
  case RUMMY_ACE_LOW_ONLY:
    return RUMMY_KING;
  case RUMMY_ACE_EITHER:
    return RUMMY_ACE_HIGH;
  default:
    return 2 * RUMMY_KING - 1;
  }
}

/* Returns the positions @low to @high as bits. */
static unsigned
window (unsigned low, unsigned high)
{
  return (2u << high) - (1u << low);
}

/* Returns ranks as bits at all positions they can take. */
static unsigned
positions_of (unsigned ranks)
{
  return ranks | ranks << RUMMY_KING;
}

static RummyCards
own_twos (const RummyMeldRules *rules, RummyCards cards, unsigned suit)
{
  const uint64_t two = UINT64_C (4) << (16 * suit);

  return rummy_cards_and (cards, rummy_cards_and (rules->wilds, (RummyCards) { { two, two } }));
}

/* Returns whether cards exactly fill the new positions of a run, with wild ones in the gaps; @wild is set to those
 * positions. */
static bool
fills (const RummyMeldRules *rules, RummyCards cards, unsigned suit, unsigned positions, unsigned *wild)
{
  RummyCards naturals = rummy_cards_minus (cards, rules->wilds);
  unsigned taken = positions_of (rummy_cards_lane (naturals, suit)) & positions;

  if ((unsigned) __builtin_popcount (taken) != rummy_cards_count (naturals))
    return false;
  if (!rummy_cards_is_empty (own_twos (rules, cards, suit)))
    taken |= positions_of (1u << 2) & positions;
  *wild = positions & ~taken;

  return (unsigned) __builtin_popcount (positions) == rummy_cards_count (cards);
}

static bool
wilds_are_few (const RummyRules *rules, unsigned count, unsigned n_wild)
{
  return n_wild == 0 ||
         (count - n_wild >= (unsigned) rules->naturals && (!rules->wild_max || n_wild <= (unsigned) rules->wild_max));
}

static bool
run_at (const RummyMeldRules *rules, RummyCards cards, unsigned suit, unsigned low, RummyMeld *meld)
{
  unsigned count = rummy_cards_count (cards), high = low + count - 1, wild;

  if (low < RUMMY_ACE || low > RUMMY_KING || count > RUMMY_KING || high > rummy_last_position (rules->rules) ||
      !fills (rules, cards, suit, window (low, high), &wild))
    return false;
  *meld = (RummyMeld) { .is_run = 1, .suit = suit & 3, .low = (uint8_t) low, .high = (uint8_t) high,
                        .count = (uint8_t) count, .wild = (uint16_t) (wild >> low) };

  return true;
}

/* Finds the suit of a run; returns false if there are several.  A run of wild cards only has the suit of its first
 * two. */
static bool
run_suit (const RummyMeldRules *rules, RummyCards cards, unsigned *suit)
{
  unsigned suits = suits_of (rummy_cards_minus (cards, rules->wilds));

  if (suits == 0) {
    for (*suit = 0; *suit < RUMMY_SUITS; (*suit)++) {
      if (!rummy_cards_is_empty (own_twos (rules, cards, *suit)))
        return true;
    }
    return false;
  }
  *suit = (unsigned) __builtin_ctz (suits);

  return is_single_bit (suits);
}

/* Returns the natural cards of a set of that rank. */
static RummyCards
set_naturals (const RummyMeldRules *rules, RummyCards cards, unsigned rank)
{
  RummyCards of_rank = rummy_cards_and (cards, rummy_cards_of_rank (rank));

  return rank == 2 ? of_rank : rummy_cards_minus (of_rank, rules->wilds);
}

static RummyRefusal
join_set (const RummyMeldRules *rules, const RummyMeld *meld, RummyCards cards, RummyMeld *joined)
{
  RummyCards naturals = set_naturals (rules, cards, meld->low), wilds = rummy_cards_minus (cards, naturals);
  unsigned n_naturals = rummy_cards_count (naturals), n_wild = meld->wild + rummy_cards_count (wilds);
  unsigned suits = suits_of (naturals), count = meld->count + rummy_cards_count (cards);
  unsigned most = (unsigned) rules->rules->set_max;

  if (!rummy_cards_within (wilds, rules->wilds))
    return RUMMY_REFUSED_NO_FIT;
  if (!rules->rules->suits_repeat) {
    most = most < RUMMY_SUITS ? most : RUMMY_SUITS;
    if ((meld->suits & suits) || (unsigned) __builtin_popcount (suits) != n_naturals)
      return RUMMY_REFUSED_SET_SUITS;
  }
  if (count > most)
    return RUMMY_REFUSED_SET_SUITS;
  if (!wilds_are_few (rules->rules, count, n_wild))
    return RUMMY_REFUSED_WILD_MANY;

  *joined = *meld;
  joined->suits |= (uint8_t) suits;
  joined->count = (uint8_t) count;
  joined->wild = (uint16_t) n_wild;

  return RUMMY_OK;
}

static bool
is_joker_group (const RummyMeldRules *rules, RummyCards cards, unsigned least)
{
  unsigned count = rummy_cards_count (cards);

  return rules->rules->joker_role == RUMMY_JOKERS_GROUP && ranks_of (cards) == 1 && count >= least && count <= 4;
}

static RummyRefusal
make_set (const RummyMeldRules *rules, RummyCards cards, RummyMeld *meld)
{
  unsigned ranks = ranks_of (rummy_cards_minus (cards, rules->wilds));
  RummyMeld empty = { 0 };

  if (is_joker_group (rules, cards, 3)) {
    *meld = (RummyMeld) { .count = (uint8_t) rummy_cards_count (cards) };
    return rules->rules->kinds == RUMMY_KINDS_RUNS ? RUMMY_REFUSED_KIND : RUMMY_OK;
  }

  if (ranks == 0)
    ranks = ranks_of (cards) & 1u << 2;
  if (!is_single_bit (ranks) || ranks == 1)
    return RUMMY_REFUSED_NO_MELD;
  if (rules->rules->kinds == RUMMY_KINDS_RUNS)
    return RUMMY_REFUSED_KIND;
  empty.low = (uint8_t) __builtin_ctz (ranks);

  return join_set (rules, &empty, cards, meld);
}

/* Makes runs at every position that @reading permits, highest first, so that an ace that fits both ends is high.
 * Returns their number; @meld is set to the first. */
static unsigned
make_runs (const RummyMeldRules *rules, RummyCards cards, unsigned reading, RummyMeld *meld, RummyRefusal *refusal,
           uint8_t *readings)
{
  const RummyRules *params = rules->rules;
  bool natural = rummy_cards_is_empty (rummy_cards_and (cards, rules->wilds));
  unsigned n = 0, suit;

  *refusal = RUMMY_REFUSED_NO_MELD;
  if (reading == RUMMY_READING_SET || !run_suit (rules, cards, &suit))
    return 0;
  if (params->kinds == RUMMY_KINDS_SETS) {
    *refusal = RUMMY_REFUSED_KIND;
    return 0;
  }

  *refusal = RUMMY_REFUSED_RUN_GAP;
  for (unsigned low = RUMMY_KING; low >= RUMMY_ACE; low--) {
    RummyMeld run;

    if ((reading != RUMMY_READING_OPEN && reading != low && !natural) || !run_at (rules, cards, suit, low, &run))
      continue;
    /* Without wild cards there is only the reading with the highest position. */
    if (natural && reading != RUMMY_READING_OPEN && reading != low) {
      *refusal = RUMMY_REFUSED_READING;
      return 0;
    }
    if (run.count < params->run_min) {
      *refusal = RUMMY_REFUSED_TOO_FEW;
    } else if (!wilds_are_few (params, run.count, (unsigned) __builtin_popcount (run.wild))) {
      *refusal = RUMMY_REFUSED_WILD_MANY;
    } else {
      if (n == 0)
        *meld = run;
      if (readings)
        readings[n] = (uint8_t) low;
      n++;
      /* Without wild cards it would be the same run. */
      if (run.wild == 0)
        break;
    }
  }

  if (n == 0 && params->ace == RUMMY_ACE_LOW_ONLY && *refusal == RUMMY_REFUSED_RUN_GAP) {
    RummyRules either = *params;
    const RummyMeldRules high = { &either, rules->wilds };

    either.ace = RUMMY_ACE_EITHER;
    if (make_runs (&high, cards, reading, meld, refusal, NULL))
      *refusal = RUMMY_REFUSED_ACE_LOW;
  }

  return n;
}

/* Makes all readings of a new meld; @meld is set to the first. */
static unsigned
make_all (const RummyMeldRules *rules, RummyCards cards, unsigned reading, RummyMeld *meld, RummyRefusal *refusal,
          uint8_t *readings)
{
  RummyRefusal set_refusal = RUMMY_REFUSED_NO_MELD, run_refusal;
  RummyMeld set;
  unsigned n;

  if (rummy_cards_count (cards) < 3) {
    *refusal = RUMMY_REFUSED_TOO_FEW;
    return 0;
  }
  if (rules->rules->new_meld_max && rummy_cards_count (cards) > (unsigned) rules->rules->new_meld_max) {
    *refusal = RUMMY_REFUSED_MELD_LONG;
    return 0;
  }

  n = make_runs (rules, cards, reading, meld, &run_refusal, readings);
  if (reading == RUMMY_READING_OPEN || reading == RUMMY_READING_SET)
    set_refusal = make_set (rules, cards, &set);
  if (set_refusal == RUMMY_OK) {
    if (n == 0)
      *meld = set;
    if (readings)
      readings[n] = RUMMY_READING_SET;
    n++;
  }
  *refusal = n ? RUMMY_OK : set_refusal != RUMMY_REFUSED_NO_MELD ? set_refusal : run_refusal;

  return n;
}

RummyRefusal
rummy_meld_make (const RummyMeldRules *rules, RummyCards cards, unsigned reading, RummyMeld *meld)
{
  RummyRefusal refusal;
  unsigned n = make_all (rules, cards, reading, meld, &refusal, NULL);

  return n > 1 ? RUMMY_REFUSED_AMBIGUOUS : refusal;
}

/* Makes the runs that @meld can become, starting with the one that extends farthest at the high end. */
static unsigned
extend_runs (const RummyMeldRules *rules, const RummyMeld *meld, RummyCards cards, unsigned reading,
             RummyMeld *extended, RummyRefusal *refusal, uint8_t *readings)
{
  const RummyRules *params = rules->rules;
  unsigned count = rummy_cards_count (cards), n = 0;
  bool natural = rummy_cards_is_empty (rummy_cards_and (cards, rules->wilds));

  *refusal = RUMMY_REFUSED_NO_FIT;
  for (unsigned below = 0; below <= count; below++) {
    /* If it wraps around, one circle is added to keep positions positive. */
    unsigned circle = below >= meld->low ? RUMMY_KING : 0, wild;
    unsigned old_low = meld->low + circle, low = old_low - below, high = meld->high + circle + count - below;

    if ((circle && params->ace != RUMMY_ACE_CORNER) || below > RUMMY_KING || low > RUMMY_KING ||
        high > rummy_last_position (params) || high - low >= RUMMY_KING ||
        (reading != RUMMY_READING_OPEN && reading != low && !natural))
      continue;
    if (!fills (rules, cards, meld->suit, window (low, high) & ~window (old_low, meld->high + circle), &wild))
      continue;
    if (natural && reading != RUMMY_READING_OPEN && reading != low) {
      *refusal = RUMMY_REFUSED_READING;
      return 0;
    }
    wild = wild >> low | (unsigned) meld->wild << below;
    if (!wilds_are_few (params, high - low + 1, (unsigned) __builtin_popcount (wild))) {
      *refusal = RUMMY_REFUSED_WILD_MANY;
      continue;
    }

    if (n == 0) {
      *extended = *meld;
      extended->low = (uint8_t) low;
      extended->high = (uint8_t) high;
      extended->count = (uint8_t) (high - low + 1);
      extended->wild = (uint16_t) wild;
    }
    if (readings)
      readings[n] = (uint8_t) low;
    n++;
    if (natural)
      break;
  }

  if (n)
    *refusal = RUMMY_OK;
  else if (params->ace == RUMMY_ACE_LOW_ONLY && meld->high == RUMMY_KING &&
           rummy_cards_lane (cards, meld->suit) == 1u << RUMMY_ACE)
    *refusal = RUMMY_REFUSED_ACE_LOW;

  return n;
}

static unsigned
extend_all (const RummyMeldRules *rules, const RummyMeld *meld, RummyCards cards, unsigned reading, RummyMeld *extended,
            RummyRefusal *refusal, uint8_t *readings)
{
  *refusal = RUMMY_REFUSED_NO_FIT;
  if (rummy_cards_is_empty (cards))
    return 0;
  if (meld->sealed) {
    *refusal = RUMMY_REFUSED_SEALED;
    return 0;
  }
  if (meld->is_run)
    return reading == RUMMY_READING_SET ? 0 : extend_runs (rules, meld, cards, reading, extended, refusal, readings);
  if (reading != RUMMY_READING_OPEN && reading != RUMMY_READING_SET)
    return 0;

  if (meld->low == 0) {
    if (!is_joker_group (rules, cards, 1) || meld->count + rummy_cards_count (cards) > 4)
      return 0;
    *extended = *meld;
    extended->count = (uint8_t) (meld->count + rummy_cards_count (cards));
    *refusal = RUMMY_OK;
  } else {
    *refusal = join_set (rules, meld, cards, extended);
    if (*refusal == RUMMY_REFUSED_SET_SUITS)
      *refusal = RUMMY_REFUSED_NO_FIT;
  }
  if (readings)
    readings[0] = RUMMY_READING_SET;

  return *refusal == RUMMY_OK;
}

RummyRefusal
rummy_meld_extend (const RummyMeldRules *rules, const RummyMeld *meld, RummyCards cards, unsigned reading,
                   RummyMeld *extended)
{
  RummyRefusal refusal;
  unsigned n = extend_all (rules, meld, cards, reading, extended, &refusal, NULL);

  return n > 1 ? RUMMY_REFUSED_AMBIGUOUS : refusal;
}

unsigned
rummy_meld_readings (const RummyMeldRules *rules, const RummyMeld *meld, RummyCards cards,
                     uint8_t readings[RUMMY_READINGS_MAX])
{
  RummyRefusal refusal;
  RummyMeld made;

  if (meld)
    return extend_all (rules, meld, cards, RUMMY_READING_OPEN, &made, &refusal, readings);

  return make_all (rules, cards, RUMMY_READING_OPEN, &made, &refusal, readings);
}

static unsigned
place_run (const RummyMeldRules *rules, const RummyMeld *before, const RummyMeld *after, RummyCards cards,
           RummyPlace *places)
{
  RummyCards naturals = rummy_cards_minus (cards, rules->wilds), wilds = rummy_cards_and (cards, rules->wilds);
  unsigned positions = window (after->low, after->high), n = 0;
  unsigned wild = (unsigned) after->wild << after->low, two;

  if (before) {
    unsigned circle = before->low < after->low ? RUMMY_KING : 0;

    positions &= ~window (before->low + circle, before->high + circle);
  }
  wild &= positions;

  RUMMY_CARDS_EACH (card, naturals) {
    places[n++] = (RummyPlace) { .card = card, .rank = (uint8_t) rummy_card_rank (card),
                                 .position = (uint8_t) rummy_meld_position (after, card) };
  }

  two = positions_of (1u << 2) & positions & ~wild;
  if (two && rummy_cards_count (naturals) + (unsigned) __builtin_popcount (wild) < rummy_cards_count (cards)) {
    RummyCard card = rummy_cards_first (own_twos (rules, cards, after->suit));

    places[n++] = (RummyPlace) { .card = card, .rank = 2, .position = (uint8_t) __builtin_ctz (two) };
    rummy_cards_remove (&wilds, card);
  }

  for (; wild; wild &= wild - 1) {
    unsigned position = (unsigned) __builtin_ctz (wild);
    RummyCard card = rummy_cards_first (wilds);

    places[n++] = (RummyPlace) {
      .card = card, .rank = (uint8_t) rummy_rank_at (position), .position = (uint8_t) position, .is_wild = true
    };
    rummy_cards_remove (&wilds, card);
  }

  return n;
}

unsigned
rummy_meld_place (const RummyMeldRules *rules, const RummyMeld *before, const RummyMeld *after, RummyCards cards,
                  RummyPlace places[RUMMY_PLACES_MAX])
{
  RummyCards naturals;
  unsigned n = 0;

  if (after->is_run)
    return place_run (rules, before, after, cards, places);

  naturals = set_naturals (rules, cards, after->low);
  RUMMY_CARDS_EACH (card, cards) {
    places[n++] = (RummyPlace) { .card = card, .rank = after->low,
                                 .is_wild = after->low != 0 && !rummy_cards_has (naturals, card) };
  }

  return n;
}

int
rummy_place_points (const RummyMeldRules *rules, const RummyPlace *place)
{
  if (place->rank == 0)
    return rules->rules->wild_in_meld == RUMMY_WILD_REPLACED ? rules->rules->wild_in_hand : rules->rules->wild_in_meld;
  if (place->is_wild || rummy_cards_has (rules->wilds, place->card))
    return rummy_rules_wild_points (rules->rules, place->rank, place->position);

  return rummy_rules_rank_points (rules->rules, place->rank, place->position);
}

int
rummy_meld_points (const RummyMeldRules *rules, const RummyMeld *before, const RummyMeld *after, RummyCards cards)
{
  RummyPlace places[RUMMY_PLACES_MAX];
  unsigned n = rummy_meld_place (rules, before, after, cards, places);
  int points = 0;

  for (unsigned i = 0; i < n; i++)
    points += rummy_place_points (rules, &places[i]);

  return points;
}
