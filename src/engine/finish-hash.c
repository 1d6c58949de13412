/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Hashes of positions in the middle of a turn, for the cache of finish.c. */

#include "engine/finish-hash.h"

#include "engine/position.h"
#include "engine/rng.h"
#include "engine/steps.h"

#include <string.h>

static uint64_t
mix_cards (uint64_t sum, RummyCards cards)
{
  return rummy_seed_mix (rummy_seed_mix (sum, cards.pack[0]), cards.pack[1]);
}

/* For hashing: jokers are identical. */
static unsigned
plain_code (RummyCard card)
{
  return card != RUMMY_CARD_NONE && rummy_card_is_joker (card) ? 0 : card;
}

/* Hashes cards, but only the number of jokers. */
static uint64_t
mix_alike (uint64_t sum, RummyCards cards)
{
  RummyCards jokers = rummy_cards_and (cards, rummy_cards_of_rank (0));

  return mix_cards (sum + rummy_cards_count (jokers), rummy_cards_minus (cards, jokers));
}

/* Hashes everything relevant that no step of the search changes. */
static uint64_t
hash_base (const RummyRound *round)
{
  const RummyRules *rules = round->rules;
  uint64_t words[sizeof *rules / sizeof (uint64_t) + 1] = { 0 }, sum = round->drawn;

  memcpy (words, rules, sizeof *rules);
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    sum = rummy_seed_mix (sum, words[i]);
  sum = rummy_seed_mix (sum, (uint64_t) round->absent << 40 | (uint64_t) round->dealer << 32 | round->turn << 24 |
                               round->phase << 16 | round->role << 8 | rummy_can_draw (round) << 1 |
                               round->must_play);

  /* A wild card may not stand for a card on the table, which means any of these that is not in the hand. */
  if (!rules->wild_duplicates)
    sum = mix_cards (sum, rummy_cards_or (round->hand[round->turn], rummy_round_table (round)));

  return sum | 1;
}

uint64_t
rummy_finish_hash (const RummyRound *round, RummyCards swapped_for, uint64_t *base)
{
  uint64_t melds[RUMMY_MELDS_MAX + 1] = { 0 }, sum;
  unsigned flags;

  if (*base == 0)
    *base = hash_base (round);
  sum = *base;
  for (unsigned i = 0; i < round->n_melds; i++) {
    const RummyMeld *meld = &round->meld[i];

    melds[i] = rummy_seed_mix ((uint64_t) meld->wild << 16 | meld->low << 8 | meld->high,
                               (uint64_t) meld->suits << 16 | meld->count << 8 | meld->sealed << 6 | meld->owner << 3 |
                                 meld->suit << 1 | meld->is_run);
    sum += melds[i];
  }
  if (round->rules->swap) {
    RummyCards wilds = rummy_round_meld_rules (round).wilds;

    RUMMY_CARDS_EACH (wild, wilds) {
      if (round->meld_of[wild] != RUMMY_MELD_NONE)
        sum += rummy_seed_mix (melds[round->meld_of[wild]], (uint64_t) round->laid[wild] << 8 | plain_code (wild) |
                                                              rummy_cards_has (round->first_wilds, wild) << 16 |
                                                              rummy_cards_has (swapped_for, wild) << 17);
    }
  }
  /* If all cards but the one drawn must be laid, a joker that was drawn differs from others. */
  if (round->all_used)
    sum = mix_cards (sum, round->hand[round->turn]);
  else
    sum = mix_alike (sum, round->hand[round->turn]);
  sum = mix_alike (sum, round->barred);
  if (!rummy_cards_is_empty (round->owed_any))
    sum = mix_cards (sum, round->owed_any);

  flags = rummy_is_down (round, round->turn) << 3 | round->all_used << 2 | round->first_open << 1 | round->played;
  sum = rummy_seed_mix (sum, (uint64_t) plain_code (round->kept) << 8 | plain_code (round->joker));

  return rummy_seed_mix (sum, (uint64_t) flags << 48 | (uint64_t) (uint16_t) round->first << 32 |
                                (uint64_t) plain_code (round->owed) << 24 |
                                (uint64_t) plain_code (round->owed_top) << 16 | (uint64_t) round->n_new << 8 |
                                round->n_lays);
}
