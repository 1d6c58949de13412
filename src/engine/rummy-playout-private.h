/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The groups that random play chooses from. */

#include "rummy-playout.h"
#include "rummy-round-private.h"

#define RUMMY_ALL_JOKERS UINT64_C (0x0001000100010001)

typedef struct {
  RummyMeld meld; /* what the cards make */
  RummyCards cards;
  uint8_t index; /* the meld that they are laid on, or RUMMY_MELD_NONE */
} RummyChoice;

#define RUMMY_CHOICES_MAX 96

typedef struct {
  RummyChoice choice[RUMMY_CHOICES_MAX];
  unsigned n;
} RummyChoices;

/* Melds of three natural cards in a hand. */
typedef struct {
  unsigned n, n_sets;
  uint64_t threes, fours;    /* ranks of which there are three, or four */
  unsigned run[RUMMY_SUITS]; /* first positions of runs of three */
} RummyThrees;

static inline unsigned
rummy_below (RummyRng *rng, unsigned limit)
{
  return (unsigned) (((rummy_rng_next (rng) >> 32) * limit) >> 32);
}

static inline uint64_t
rummy_nth_bit (uint64_t bits, unsigned n)
{
  while (n--)
    bits &= bits - 1;

  return bits & -bits;
}

/* Positions of a suit that cards can take; both: the cards of both packs. */
static inline unsigned
rummy_playout_lane (const RummyPlayout *self, uint64_t both, unsigned suit)
{
  unsigned lane = (unsigned) (both >> (16 * suit)) & 0x3ffe;

  return self->last > RUMMY_KING ? lane | (lane & 2) << 13 : lane;
}

/* The positions between a run and one that it does not hold, with that one; 0 where the run cannot go there. */
static inline unsigned
rummy_playout_way (const RummyPlayout *self, const RummyMeld *meld, unsigned position)
{
  if (position > meld->high && position <= self->last && position - meld->low < RUMMY_KING)
    return (2u << position) - (2u << meld->high);
  if (position < meld->low && meld->high - position < RUMMY_KING)
    return (1u << meld->low) - (1u << position);

  return 0;
}

/* n jokers of a hand, a preferred one first. */
RummyCards rummy_playout_jokers (RummyCards hand, unsigned n, RummyCard preferred);

/* All that can be done at once with a natural card, or a joker and, as a new meld, two other cards. */
void rummy_playout_offer (const RummyPlayout *self, RummyChoices *choices, const RummyRound *round, RummyCards hand,
                          RummyCard card, unsigned n_jokers);

/* Where a single natural card goes. */
void rummy_playout_offer_lay (const RummyPlayout *self, RummyChoices *choices, const RummyRound *round, RummyCards hand,
                              RummyCard card);

unsigned rummy_playout_count (const RummyPlayout *self, uint64_t both, RummyThrees *threes);

/* One of the melds that were counted. */
void rummy_playout_offer_meld (const RummyPlayout *self, RummyChoices *choices, const RummyRound *round, RummyCards hand,
                               RummyRng *rng, const RummyThrees *threes);
