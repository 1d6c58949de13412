/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a seat could lay in its turn at most: never less than what it can, and quickly told. */

#include "rummy-reach.h"

#include "rummy-solve.h"

/* The wild cards of a meld that cards could be swapped for, and the cards that could be: each swap needs its own. */
static void
look_for_swaps (RummyReach *self, const RummyRound *round, unsigned index, RummyCards hand)
{
  RummyCard cards[RUMMY_CARDS_MAX];
  unsigned n = rummy_round_meld_cards (round, index, cards);

  for (unsigned i = 0; i < n; i++) {
    if (!rummy_round_is_wild (round, cards[i]))
      continue;
    RUMMY_CARDS_EACH (natural, hand) {
      if (rummy_can_swap (round, index, natural, cards[i])) {
        rummy_cards_add (&self->cards, cards[i]);
        rummy_cards_add (&self->swapped, natural);
      }
    }
  }
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

void
rummy_reach_init (RummyReach *self, const RummyRound *round, RummyCards hand)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  RummyCards wilds = rummy_cards_or (rules.wilds, rummy_round_doublers (round, hand));

  *self = (RummyReach) { .round = round, .cards = hand, .last = rummy_last_position (round->rules) };
  if (round->rules->swap) {
    for (unsigned i = 0; i < round->n_melds; i++) {
      if (round->meld[i].wild)
        look_for_swaps (self, round, i, hand);
    }
  }
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

bool
rummy_reach_lays (const RummyReach *self, RummyCard card)
{
  unsigned rank = rummy_card_rank (card);

  if (self->round->n_melds == 0)
    return false;
  if (rummy_cards_has (rummy_cards_or (self->swapped, self->wilds), card))
    return true;

  for (unsigned i = 0; i < self->round->n_melds; i++) {
    const RummyMeld *meld = &self->round->meld[i];

    if (!meld->is_run ? meld->low == rank
                      : meld->suit == rummy_card_suit (card) &&
                          (can_go_on (self, meld, rank, true) || can_go_on (self, meld, rank, false)))
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
      rummy_reach_lays (self, card))
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

bool
rummy_reach_has_points (const RummyReach *self, int points)
{
  const RummyMeldRules meld_rules = rummy_round_meld_rules (self->round);
  int used = 0, laid = 0;

  RUMMY_CARDS_EACH (card, self->cards) {
    int most = most_points_of (self, card);

    used += rummy_reach_uses (self, card) ? most : 0;
    laid += rummy_reach_lays (self, card) ? most : 0;
  }
  if (used < points)
    return false;

  /* The solver knows no melds that come in two steps. */
  return self->round->rules->meldmax || laid >= points ||
         rummy_solve_can_score (&meld_rules, self->cards, points - laid);
}
