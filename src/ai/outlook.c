/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ai/outlook.h"

#include "engine/bits.h"

void
rummy_outlook_init (RummyOutlook *outlook, const RummyRules *rules)
{
  outlook->rules = rules;
  outlook->n_packs = rummy_rules_packs (rules, (unsigned) rules->players);
  outlook->last = rules->ace == RUMMY_ACE_LOW_ONLY ? RUMMY_KING
                  : rules->ace == RUMMY_ACE_EITHER ? RUMMY_ACE_HIGH
                                                   : RUMMY_KING + (unsigned) rules->run_min - 1;

  for (unsigned position = RUMMY_ACE; position <= 2 * RUMMY_KING + 1; position++) {
    outlook->run[position] = (int16_t) rummy_rules_rank_points (rules, (position - 1) % RUMMY_KING + 1, position);
  }
  for (unsigned rank = RUMMY_ACE; rank <= RUMMY_KING; rank++)
    outlook->set[rank] = (int16_t) rummy_rules_rank_points (rules, rank, 0);
}

void
rummy_chances_put (RummyChances *chances, RummyCards cards, int chance)
{
  RUMMY_CARDS_EACH (card, cards)
    chances->card[rummy_card_pack (card)][rummy_card_suit (card)][rummy_card_rank (card)] = (int16_t) chance;
}

static int
either (int a, int b)
{
  return a + b - (a * b >> 8);
}

/* Returns the sum, over all combinations of three slots, of the probability of all three. */
static int
threes (const int16_t *slots, unsigned n)
{
  int ones = 0, twos = 0, sum = 0;

  for (unsigned i = 0; i < n; i++) {
    sum += twos * slots[i] >> 8;
    twos += ones * slots[i] >> 8;
    ones += slots[i];
  }

  return sum;
}

static int
set_points (const RummyOutlook *outlook, const RummyChances *chances)
{
  int sum = 0;

  for (unsigned rank = RUMMY_ACE; rank <= RUMMY_KING; rank++) {
    int16_t slots[RUMMY_PACKS_MAX * RUMMY_SUITS];
    unsigned n = 0;

    for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
      int first = chances->card[0][suit][rank], second = chances->card[1][suit][rank];

      if (outlook->n_packs > 1 && outlook->rules->suits_repeat) {
        slots[n++] = (int16_t) first;
        slots[n++] = (int16_t) second;
      } else {
        slots[n++] = (int16_t) either (first, second);
      }
    }
    sum += 3 * outlook->set[rank] * threes (slots, n);
  }

  return sum;
}

static int
run_points (const RummyOutlook *outlook, const RummyChances *chances)
{
  unsigned length = (unsigned) outlook->rules->run_min;
  int sum = 0;

  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
    RUMMY_UNSET int16_t at[2 * RUMMY_KING + 1];

    for (unsigned position = RUMMY_ACE; position <= outlook->last; position++) {
      unsigned rank = position > RUMMY_KING ? position - RUMMY_KING : position;

      at[position] = (int16_t) either (chances->card[0][suit][rank], chances->card[1][suit][rank]);
    }

    for (unsigned low = RUMMY_ACE; low + length - 1 <= outlook->last; low++) {
      int chance = 256, points = 0;

      for (unsigned position = low; position < low + length; position++) {
        chance = chance * at[position] >> 8;
        points += outlook->run[position];
      }
      sum += points * chance;
    }
  }

  return sum;
}

int
rummy_outlook_points (const RummyOutlook *outlook, const RummyChances *chances)
{
  int sum = 0;

  if (outlook->rules->kinds != RUMMY_KINDS_RUNS)
    sum += set_points (outlook, chances);
  if (outlook->rules->kinds != RUMMY_KINDS_SETS)
    sum += run_points (outlook, chances);

  return sum;
}
