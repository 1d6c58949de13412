/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a seat could lay in its turn at most: never less than what it can, and quickly told. */

#include "rummy-reach.h"

#include "rummy-meld-private.h"
#include "rummy-solve.h"

/* Whether a meld may be laid on as the turn stands, or else later in it. */
static bool
may_lay_on (const RummyRound *round, unsigned index, bool now)
{
  RummyRefusal refusal = rummy_may_lay_on (round, round->turn, index);

  return refusal == RUMMY_OK || (refusal == RUMMY_REFUSED_LAY_FIRST && !now);
}

/* The wild cards of the table that cards could be swapped for, and the cards that could be. */
static void
look_for_swaps (RummyReach *self, RummyCards wilds, RummyCards hand)
{
  RummyCards found = RUMMY_NO_CARDS, jokers = rummy_cards_of_rank (0);
  unsigned n_swaps;

  RUMMY_CARDS_EACH (wild, wilds) {
    unsigned index = self->round->meld_of[wild];
    RummyCards swaps;

    if (index == RUMMY_MELD_NONE || !may_lay_on (self->round, index, false))
      continue;
    swaps = rummy_reach_swaps (self->round, wild, hand);
    if (!rummy_cards_is_empty (swaps))
      rummy_cards_add (&found, wild);
    self->swapped = rummy_cards_or (self->swapped, swaps);
  }

  /* Each swap needs its own card; of jokers no one is better. */
  n_swaps = rummy_cards_count (self->swapped);
  while (rummy_cards_count (found) > n_swaps && rummy_cards_within (found, jokers))
    rummy_cards_remove (&found, rummy_cards_first (found));
  self->cards = rummy_cards_or (self->cards, found);
}

/* Positions of a suit that its cards can take, a bit each. */
static uint32_t
positions_of (const RummyReach *self, unsigned suit)
{
  uint32_t lane = rummy_cards_lane (self->cards, suit);

  return (lane | lane << RUMMY_KING) & ((2u << self->last) - 2u);
}

/* Whether some of the positions are free of cards, but not more than wild cards could fill. */
static bool
can_fill (const RummyReach *self, uint32_t positions, uint32_t lane)
{
  return (unsigned) __builtin_popcount (positions & ~lane) <= self->n_wilds;
}

RummyCards
rummy_reach_swaps (const RummyRound *round, RummyCard wild, RummyCards hand)
{
  const RummyMeld *meld = &round->meld[round->meld_of[wild]];
  RummyCards naturals = rummy_cards_and (
    hand, rummy_cards_of_rank (meld->is_run ? rummy_rank_at (rummy_round_position (round, wild)) : meld->low));
  RummyCards swaps = RUMMY_NO_CARDS;

  RUMMY_CARDS_EACH (natural, naturals) {
    if (rummy_can_swap (round, round->meld_of[wild], natural, wild))
      rummy_cards_add (&swaps, natural);
  }

  return swaps;
}

void
rummy_reach_init (RummyReach *self, const RummyRound *round, RummyCards hand)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  RummyCards wilds = rummy_cards_or (rules.wilds, rummy_round_doublers (round, hand));

  *self = (RummyReach) { .round = round, .cards = hand, .last = rummy_last_position (round->rules) };
  if (round->rules->swap)
    look_for_swaps (self, rules.wilds, hand);
  self->wilds = rummy_cards_and (self->cards, wilds);
  self->n_wilds = rummy_cards_count (self->wilds);
}

/* Whether a run of the table could go on, upwards or downwards, up to a rank. */
static bool
can_go_on (const RummyReach *self, const RummyMeld *run, unsigned rank, bool upwards)
{
  bool is_circle = self->round->rules->ace == RUMMY_ACE_CORNER;
  unsigned lane = rummy_cards_lane (self->cards, run->suit), n_missing = 0;
  int position = upwards ? run->high : run->low;

  for (unsigned n = run->count; n < RUMMY_KING; n++) {
    unsigned next;

    position += upwards ? 1 : -1;
    if (!is_circle && (position < RUMMY_ACE || position > (int) self->last))
      return false;
    next = (unsigned) (position + 2 * RUMMY_KING - 1) % RUMMY_KING + 1;
    n_missing += !(lane >> next & 1);
    if (n_missing > self->n_wilds)
      return false;
    if (next == rank)
      return true;
  }

  return false;
}

/* Whether a card could come onto a meld of the table, as the turn stands or later in it. */
static bool
lays (const RummyReach *self, RummyCard card, bool now)
{
  unsigned rank = rummy_card_rank (card);
  bool fits_all = rummy_cards_has (rummy_cards_or (self->swapped, self->wilds), card);

  for (unsigned i = 0; i < self->round->n_melds; i++) {
    const RummyMeld *meld = &self->round->meld[i];
    bool fits = fits_all || (!meld->is_run ? meld->low == rank
                                           : meld->suit == rummy_card_suit (card) &&
                                               (can_go_on (self, meld, rank, true) ||
                                                can_go_on (self, meld, rank, false)));

    if (fits && may_lay_on (self->round, i, now))
      return true;
  }

  return false;
}

bool
rummy_reach_uses (const RummyReach *self, RummyCard card)
{
  unsigned rank = rummy_card_rank (card);
  uint32_t lane;

  if (rummy_cards_has (self->wilds, card) ||
      rummy_cards_count (rummy_cards_and (self->cards, rummy_cards_of_rank (rank))) + self->n_wilds >= 3 ||
      lays (self, card, false))
    return true;

  lane = positions_of (self, rummy_card_suit (card));
  for (unsigned position = rank; position <= self->last; position += RUMMY_KING) {
    for (unsigned low = position > 2 ? position - 2 : RUMMY_ACE; low <= position; low++) {
      if (low + 2 <= self->last && can_fill (self, 7u << low, lane))
        return true;
    }
  }

  return false;
}

/* No card can bring more than this towards the first lay-down. */
static int
most_points_of (const RummyReach *self, RummyCard card)
{
  const RummyRules *rules = self->round->rules;
  unsigned rank = rummy_card_rank (card);
  int ace = rules->acelowv > rules->acehighv ? rules->acelowv : rules->acehighv;
  int court = rules->vcourt ? rules->vcourt : RUMMY_KING, points;

  ace = rules->acesetv > ace ? rules->acesetv : ace;
  if (rank && !rummy_cards_has (self->wilds, card))
    return rank == RUMMY_ACE ? ace : rummy_rules_rank_points (rules, rank, 0);

  points = rules->wildmeld != RUMMY_WILD_REPLACED ? rules->wildmeld : ace > court ? ace : court;

  return points > rules->wildhand ? points : rules->wildhand;
}

/* Whether new melds could bring so many points. */
static bool
can_score (const RummyReach *self, RummyCards cards, int points)
{
  RummyRules longer = *self->round->rules;
  RummyMeldRules rules = rummy_round_meld_rules (self->round);

  /* What comes down in two steps is a longer meld to the solver. */
  longer.meldmax = 0;
  rules.rules = &longer;

  return points <= 0 || rummy_solve_can_score (&rules, cards, points);
}

bool
rummy_reach_has_points (const RummyReach *self, int points)
{
  RummyCards cards = self->cards, jokers = rummy_cards_of_rank (0);
  int used = 0, laid = 0, laid_wilds = 0;

  RUMMY_CARDS_EACH (card, cards) {
    int most = most_points_of (self, card);

    used += rummy_reach_uses (self, card) ? most : 0;
    if (self->round->rules->firstminlay)
      *(rummy_cards_has (self->wilds, card) ? &laid_wilds : &laid) += lays (self, card, true) ? most : 0;
  }
  if (used < points)
    return false;
  if (laid_wilds == 0 || !(self->round->rules->setsuits || rummy_cards_within (self->wilds, jokers)))
    return can_score (self, cards, points - laid - laid_wilds);

  /* Wild cards that are laid off are not in new melds too, and where a suit may stand twice no two is worth less there
   * than a joker. */
  for (int each = laid_wilds / (int) self->n_wilds; laid_wilds > 0; laid += each, laid_wilds -= each) {
    if (can_score (self, cards, points - laid))
      return true;
    jokers = rummy_cards_and (self->wilds, rummy_cards_and (cards, jokers));
    if (rummy_cards_is_empty (jokers))
      break;
    rummy_cards_remove (&cards, rummy_cards_first (jokers));
  }

  return can_score (self, cards, points - laid - laid_wilds);
}
