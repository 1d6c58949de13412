/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/fit.h"
#include "engine/positions.h"
#include "engine/position.h"

/* Returns the wild cards that @meld has and @old (may be NULL) had not: positions in a run, their number in a set. */
static unsigned
new_wilds (const RummyMeld *old, const RummyMeld *meld)
{
  if (old == NULL || old->wild == 0)
    return meld->wild;
  if (!meld->is_run)
    return meld->wild - (unsigned) old->wild;

  return meld->wild & ~((unsigned) old->wild << (old->low + (old->low < meld->low ? RUMMY_KING : 0) - meld->low));
}

/* Returns whether new wild cards in a meld can stand for cards that are not melded elsewhere.  Those already
 * there are settled (N-25). */
static bool
wilds_are_free (const RummyRound *round, unsigned index, const RummyMeld *meld, RummyCards cards)
{
  unsigned packs = rummy_rules_packs (round->rules, rummy_round_n_seats (round));
  unsigned fresh = new_wilds (index == RUMMY_MELD_NONE ? NULL : &round->meld[index], meld);
  unsigned free_suits = 0, n_free = 0;

  /* Melds laid out for a knock are not settled until it is complete. */
  if (round->rules->wild_duplicates || fresh == 0 || round->phase == RUMMY_PHASE_SPREAD)
    return true;

  if (meld->is_run) {
    for (unsigned position = meld->low; position <= meld->high; position++) {
      bool is_free = !(fresh >> (position - meld->low) & 1);

      for (unsigned pack = 0; pack < packs && !is_free; pack++) {
        RummyCard card = rummy_card (pack, meld->suit, rummy_rank_at (position));

        is_free = round->meld_of[card] == RUMMY_MELD_NONE && !rummy_cards_has (cards, card);
      }
      if (!is_free)
        return false;
    }
    return true;
  }

  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
    for (unsigned pack = 0; pack < packs; pack++) {
      RummyCard card = rummy_card (pack, suit, meld->low);

      if (round->meld_of[card] == RUMMY_MELD_NONE && !rummy_cards_has (cards, card)) {
        n_free++;
        free_suits |= 1u << suit;
      }
    }
  }
  if (!round->rules->suits_repeat)
    n_free = (unsigned) __builtin_popcount (free_suits & ~(unsigned) meld->suits);

  /* Wild cards of a set can change places. */
  return n_free >= meld->wild;
}

RummyRefusal
rummy_round_make (const RummyRound *round, unsigned seat, unsigned index, RummyCards cards, unsigned reading,
                  RummyMeld *meld)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  RummyCards doublers = rummy_round_doublers (round, cards);
  RummyRefusal refusal;

  if (index == RUMMY_MELD_NONE) {
    if (seat == round->turn && round->rules->melds_per_turn && round->n_new >= round->rules->melds_per_turn &&
        round->phase != RUMMY_PHASE_SPREAD && round->phase != RUMMY_PHASE_LAYOFF)
      return RUMMY_REFUSED_MELD_LIMIT;
    if (round->n_melds >= RUMMY_MELDS_MAX || rummy_cards_count (doublers) > 1)
      return RUMMY_REFUSED_WILD_MANY;
    refusal = rummy_meld_make (&rules, rummy_cards_minus (cards, doublers), reading, meld);
    if (refusal == RUMMY_OK && !rummy_cards_is_empty (doublers))
      meld->sealed = 1;
  } else {
    refusal = rummy_meld_extend (&rules, &round->meld[index], cards, reading, meld);
  }
  if (refusal == RUMMY_OK && !wilds_are_free (round, index, meld, cards))
    refusal = RUMMY_REFUSED_WILD_TAKEN;

  return refusal;
}

RummyRefusal
rummy_may_swap_on (const RummyRound *round, unsigned seat, unsigned index)
{
  const RummyRules *rules = round->rules;

  if (round->meld[index].sealed)
    return RUMMY_REFUSED_SEALED;
  if (rummy_lays_first (round, seat))
    return RUMMY_REFUSED_LAY_FIRST;
  if (seat == round->turn && round->phase != RUMMY_PHASE_CALL && rules->layoffs_per_turn &&
      round->n_lays >= rules->layoffs_per_turn)
    return RUMMY_REFUSED_LAY_LIMIT;

  return RUMMY_OK;
}

RummyRefusal
rummy_may_lay_on (const RummyRound *round, unsigned seat, unsigned index)
{
  const RummyRules *rules = round->rules;
  unsigned owner = round->meld[index].owner;
  bool own_side = rummy_rules_side (rules, owner) == rummy_rules_side (rules, seat);

  if (round->meld[index].sealed)
    return RUMMY_REFUSED_SEALED;
  if (round->phase == RUMMY_PHASE_LAYOFF)
    return rules->opponents_meld == RUMMY_OPPMELD_LAYOFF && own_side ? RUMMY_REFUSED_LAYOFF_FOES : RUMMY_OK;
  if (round->phase == RUMMY_PHASE_SPREAD || rules->layoff == RUMMY_LAYOFF_NONE)
    return RUMMY_REFUSED_LAYOFF_NONE;
  if (rules->meld_when != RUMMY_MELD_ANY_TIME)
    return RUMMY_REFUSED_MELD_OUT;
  if (rules->layoff == RUMMY_LAYOFF_OWN && owner != seat)
    return RUMMY_REFUSED_LAYOFF_OWN;
  if (rules->layoff == RUMMY_LAYOFF_SIDE && !own_side)
    return RUMMY_REFUSED_LAYOFF_SIDE;

  return rummy_may_swap_on (round, seat, index);
}

bool
rummy_can_swap (const RummyRound *round, unsigned index, RummyCard natural, RummyCard wild)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  const RummyMeld *meld = &round->meld[index];

  if (round->meld_of[wild] != index || !rummy_round_is_wild (round, wild) || meld->sealed ||
      (rummy_cards_has (rules.wilds, natural) && rummy_card_rank (natural) != 2) || rummy_card_is_joker (natural))
    return false;
  if (meld->is_run)
    return rummy_card_suit (natural) == meld->suit &&
           rummy_card_rank (natural) == rummy_rank_at (rummy_round_position (round, wild));

  return rummy_card_rank (natural) == meld->low &&
         (round->rules->suits_repeat || !(meld->suits >> rummy_card_suit (natural) & 1));
}
