/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Quick upper bounds on what a seat could lay in its turn. */

#include "engine/reach.h"

#include "engine/fit.h"
#include "engine/positions.h"
#include "engine/solve-private.h"

#define EFFORT_OF_TABLE 64u /* setting up a search takes as long as so many of its steps */
#define COUNTED_MOST 3

/* Returns whether a meld may be laid off on now or later in the turn. */
static bool
may_lay_on (const RummyRound *round, unsigned index)
{
  RummyRefusal refusal = rummy_may_lay_on (round, round->turn, index);

  return refusal == RUMMY_OK || refusal == RUMMY_REFUSED_LAY_FIRST;
}

static bool
may_swap_on (const RummyRound *round, unsigned index)
{
  RummyRefusal refusal = rummy_may_swap_on (round, round->turn, index);

  return refusal == RUMMY_OK || refusal == RUMMY_REFUSED_LAY_FIRST;
}

/* Adds the twins in the hand of the given cards. */
static RummyCards
with_twins (RummyCards cards, RummyCards hand)
{
  RummyCards twins = { { cards.pack[1], cards.pack[0] } };

  return rummy_cards_and (rummy_cards_or (cards, twins), hand);
}

/* Finds the wild cards of the table that could be swapped for, and the natural cards for that. */
static void
look_for_swaps (RummyReach *self, RummyCards wilds, RummyCards hand)
{
  RUMMY_CARDS_EACH (wild, wilds) {
    unsigned index = self->round->meld_of[wild];
    RummyCards swaps;

    if (index == RUMMY_MELD_NONE || !may_swap_on (self->round, index))
      continue;
    swaps = rummy_reach_swaps (self->round, wild, hand);
    if (rummy_cards_is_empty (swaps))
      continue;
    self->swapped = rummy_cards_or (self->swapped, swaps);
    self->swap_wild[self->n_swaps] = wild;
    self->swap[self->n_swaps++] = with_twins (swaps, hand);
    rummy_cards_add (&self->cards, wild);
  }
  self->counted = rummy_cards_and (self->cards, self->round->first_wilds);
}

/* Returns the positions that cards of a suit can take, as bits. */
static uint32_t
positions_of (const RummyReach *self, unsigned suit)
{
  uint32_t lane = rummy_cards_lane (self->cards, suit);

  return (lane | lane << RUMMY_KING) & ((2u << self->last) - 2u);
}

/* Returns whether wild cards could fill all empty positions. */
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
rummy_reach_init (RummyReach *self, const RummyRound *round, RummyCards hand, RummyCards swapped_for)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  RummyCards wilds = rummy_cards_or (rules.wilds, rummy_round_doublers (round, hand));
  unsigned n_swapped;

  *self = (RummyReach) { .round = round, .cards = hand, .last = rummy_last_position (round->rules) };
  if (!rummy_cards_is_empty (swapped_for))
    look_for_swaps (self, swapped_for, hand);
  self->wilds = rummy_cards_and (self->cards, wilds);
  self->n_wilds = rummy_cards_count (self->wilds);
  /* Each swap needs a card of its own. */
  n_swapped = rummy_cards_count (self->swapped);
  if (self->n_swaps > n_swapped)
    self->n_wilds -= self->n_swaps - n_swapped;
}

/* Returns whether a run on the table could be extended up or down to a rank. */
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

/* Returns how many more cards a set on the table can take. */
static unsigned
room_of (const RummyReach *self, const RummyMeld *set)
{
  const RummyRules *rules = self->round->rules;
  unsigned most = (unsigned) rules->set_max;

  if (set->low == 0 || (!rules->suits_repeat && most > RUMMY_SUITS))
    most = RUMMY_SUITS;

  return set->count < most ? most - set->count : 0;
}

/* Returns whether a meld on the table could take a wild card. */
static bool
takes_wild (const RummyReach *self, const RummyMeld *meld)
{
  if (!meld->is_run)
    return meld->low != 0 && room_of (self, meld) > 0;

  return meld->count < RUMMY_KING && (meld->low > RUMMY_ACE || meld->high < self->last);
}

/* Inserts the points of a place into wild_points, which is sorted in descending order. */
static void
add_place (RummyLays *table, int points)
{
  for (unsigned i = 0; i < RUMMY_WILDS_MAX && points > 0; i++) {
    int worse = table->wild_points[i];

    if (points <= worse)
      continue;
    table->wild_points[i] = (uint8_t) points;
    points = worse;
  }
}

/* Adds the places where a meld on the table could take wild cards. */
static void
add_places (const RummyReach *self, const RummyMeld *meld, RummyLays *table)
{
  const RummyRules *rules = self->round->rules;
  bool is_circle = rules->ace == RUMMY_ACE_CORNER;

  if (!takes_wild (self, meld))
    return;
  for (unsigned n = meld->count; !meld->is_run && n < (unsigned) rules->set_max; n++)
    add_place (table, rummy_rules_wild_points (rules, meld->low, 0));

  for (unsigned position = RUMMY_ACE; meld->is_run && position <= self->last; position++) {
    unsigned rank = rummy_rank_at (position);

    if (((is_circle || position > meld->high) && can_go_on (self, meld, rank, true)) ||
        ((is_circle || position < meld->low) && can_go_on (self, meld, rank, false)))
      add_place (table, rummy_rules_wild_points (rules, rank, position));
  }
}

/* Returns on how many melds a card could be laid off by itself: sets, or if it is wild, all. */
static unsigned
n_places (const RummyReach *self, RummyCard card)
{
  unsigned rank = rummy_card_rank (card), n = 0;
  bool is_wild = rummy_cards_has (self->wilds, card);

  for (unsigned i = 0; i < self->round->n_melds; i++) {
    const RummyMeld *meld = &self->round->meld[i];
    bool fits = !meld->is_run && meld->low == rank && room_of (self, meld) > 0 &&
                (rank == 0 || self->round->rules->suits_repeat || !(meld->suits >> rummy_card_suit (card) & 1));

    n += (fits || (is_wild && takes_wild (self, meld))) && may_lay_on (self->round, i);
  }

  return n;
}

/* Returns whether a card could be laid off at all. */
static bool
lays (const RummyReach *self, RummyCard card)
{
  unsigned rank = rummy_card_rank (card);

  for (unsigned i = 0; i < self->round->n_melds && rank; i++) {
    const RummyMeld *meld = &self->round->meld[i];

    if (meld->is_run && meld->suit == rummy_card_suit (card) &&
        (can_go_on (self, meld, rank, true) || can_go_on (self, meld, rank, false)) && may_lay_on (self->round, i))
      return true;
  }

  return rummy_cards_has (self->swapped, card) || n_places (self, card) > 0;
}

/* Returns whether a rank could be in a new meld, as a set or with other jokers. */
static bool
could_be_set (const RummyReach *self, unsigned rank)
{
  const RummyRules *rules = self->round->rules;
  unsigned n = rummy_cards_count (rummy_cards_and (self->cards, rummy_cards_of_rank (rank)));

  return rules->kinds != RUMMY_KINDS_RUNS && (rules->new_meld_max == 0 || rules->new_meld_max >= 3) &&
         n + (rank ? self->n_wilds : 0) >= 3;
}

bool
rummy_reach_uses (const RummyReach *self, RummyCard card)
{
  unsigned rank = rummy_card_rank (card);
  bool may_lay = self->round->rules->layoff_is_use || card != self->round->owed;
  uint32_t lane;

  if (rummy_cards_has (self->wilds, card) || could_be_set (self, rank) || (may_lay && lays (self, card)))
    return true;
  if (rank == 0 || self->round->rules->kinds == RUMMY_KINDS_SETS)
    return false;

  lane = positions_of (self, rummy_card_suit (card));
  for (unsigned position = rank; position <= self->last; position += RUMMY_KING) {
    for (unsigned low = position > 2 ? position - 2 : RUMMY_ACE; low <= position; low++) {
      if (low + 2 <= self->last && can_fill (self, 7u << low, lane))
        return true;
    }
  }

  return false;
}

/* Returns the owed cards as the solver wants them: of twins the higher one, which it takes first.  Wild cards are
 * left out, because they can nearly always be laid. */
static RummyCards
wanted_of (const RummyReach *self, RummyCards owed)
{
  RummyCards wanted = rummy_cards_minus (rummy_cards_minus (owed, self->wilds), rummy_cards_of_rank (0));

  RUMMY_CARDS_EACH (card, wanted) {
    RummyCard twin = card ^ 64;

    if (rummy_card_pack (card) == 0 && rummy_cards_has (self->cards, twin) && !rummy_cards_has (wanted, twin)) {
      rummy_cards_remove (&wanted, card);
      rummy_cards_add (&wanted, twin);
    }
  }

  return wanted;
}

/* Returns the points of jokers that are not wild, laid off on those on the table. */
static int
points_of_jokers (const RummyReach *self)
{
  const RummyRules *rules = self->round->rules;
  RummyCards jokers = rummy_cards_and (self->cards, rummy_cards_of_rank (0));
  int each = rules->wild_in_meld == RUMMY_WILD_REPLACED ? rules->wild_in_hand : rules->wild_in_meld, points = 0;

  if (!rules->first_min_counts_layoffs || rules->joker_role != RUMMY_JOKERS_GROUP)
    return 0;
  RUMMY_CARDS_EACH (joker, jokers)
    points += n_places (self, joker) > 0 ? each : 0;

  return points;
}

/* Returns the points of wild cards in their current places. */
static int
points_counted (const RummyReach *self, RummyCards wilds)
{
  const RummyRound *round = self->round;
  int points = 0;

  RUMMY_CARDS_EACH (wild, wilds) {
    const RummyMeld *meld = &round->meld[round->meld_of[wild]];
    unsigned position = meld->is_run ? rummy_round_position (round, wild) : 0;

    points += rummy_rules_wild_points (round->rules, meld->is_run ? rummy_rank_at (position) : meld->low, position);
  }

  return points;
}

/* Returns the points of a natural card swapped for a wild one.  A two may count as wild in its own place. */
static uint8_t
points_of_swap (const RummyReach *self, RummyCard wild)
{
  const RummyRules *rules = self->round->rules;
  const RummyMeld *meld = &self->round->meld[self->round->meld_of[wild]];
  unsigned position = meld->is_run ? rummy_round_position (self->round, wild) : 0;
  unsigned rank = meld->is_run ? rummy_rank_at (position) : meld->low;
  bool is_two = rank == 2 && rules->twos;

  return (uint8_t) (is_two ? rummy_rules_wild_points (rules, rank, position)
                           : rummy_rules_rank_points (rules, rank, position));
}

/* Returns whether a card must be kept for the discard.  Not necessary if others stay in hand, or if jokers that are
 * not wild may. */
static bool
keeps_one (const RummyReach *self)
{
  const RummyRound *round = self->round;
  RummyCards jokers = rummy_cards_and (self->cards, rummy_cards_of_rank (0));

  return !rummy_may_be_empty (round) && round->rules->pickup != RUMMY_PICKUP_EXCHANGE &&
         rummy_cards_within (round->hand[round->turn], self->cards) &&
         rummy_cards_within (jokers, rummy_round_meld_rules (round).wilds);
}

/* Returns the cards on the table, except those that may be swapped back. */
static RummyCards
taken_cards (const RummyReach *self)
{
  RummyCards cards = rummy_round_table (self->round);

  /* A two that is swapped out may in turn be swapped for another two. */
  if (self->n_swaps > 0)
    cards = rummy_cards_minus (cards, rummy_round_meld_rules (self->round).wilds);

  return rummy_cards_minus (cards, rummy_cards_or (self->cards, rummy_cards_of_rank (0)));
}

/* Returns all cards that are, were, or could be in the hand this turn: also what the seat laid, and wild cards that it
 * could swap for.  They are the same after each move of the turn. */
static RummyCards
all_cards (const RummyReach *self)
{
  const RummyRound *round = self->round;
  RummyCards cards = rummy_cards_or (self->cards, round->hand[round->turn]), table = rummy_round_table (round);

  RUMMY_CARDS_EACH (card, table) {
    if (rummy_round_laid_by (round, card) == round->turn || (round->rules->swap && rummy_round_is_wild (round, card)))
      rummy_cards_add (&cards, card);
  }

  return cards;
}

/* Takes the effort of setting up a search; returns false, and leaves none, if there is too little. */
static bool
spend (const RummyReach *self)
{
  bool has_enough = *self->effort > EFFORT_OF_TABLE;

  *self->effort -= has_enough ? EFFORT_OF_TABLE : *self->effort;

  return has_enough;
}

static bool
can_with (const RummyReach *self, RummyCards owed, int points, RummySolution *solution, RummyCards *rest)
{
  const RummyRound *round = self->round;
  RummyRules longer = *round->rules;
  RummyMeldRules rules = rummy_round_meld_rules (round);
  RummyLays table = { .wanted = wanted_of (self, owed), .scores = longer.first_min_counts_layoffs, .n_melds = UINT8_MAX,
                      .n_lays = UINT8_MAX, .keeps_one = keeps_one (self),
                      .longest = (uint8_t) (longer.new_meld_max ? longer.new_meld_max : RUMMY_CARDS_MAX),
                      .n_packs = (uint8_t) rummy_rules_packs (&longer, rummy_round_n_seats (round)) };
  RummyCards naturals = rummy_cards_minus (self->cards, rummy_cards_of_rank (0)), barred = RUMMY_NO_CARDS;
  unsigned n;

  if (!self->has_prices_only && !spend (self)) {
    *rest = RUMMY_NO_CARDS;
    return true;
  }
  if (round->owed != RUMMY_CARD_NONE && !longer.layoff_is_use)
    barred = wanted_of (self, rummy_cards_of (round->owed));
  for (unsigned i = 0; i < round->n_melds; i++) {
    if (!may_lay_on (round, i))
      continue;
    add_places (self, &round->meld[i], &table);
    if (round->meld[i].is_run)
      table.run[table.n_runs++] = &round->meld[i];
    else
      table.room[round->meld[i].low] = (uint8_t) (table.room[round->meld[i].low] + room_of (self, &round->meld[i]));
  }
  RUMMY_CARDS_EACH (card, naturals) {
    if (rummy_cards_has (barred, card) || !lays (self, card))
      continue;
    rummy_cards_add (&table.cards, card);
    n = n_places (self, card);
    if (n > 0)
      rummy_cards_add (&table.singles, card);
    if (n == 1 && !longer.suits_repeat && !rummy_cards_has (self->wilds, card))
      rummy_cards_add (&table.fills, card);
  }
  if (longer.melds_per_turn)
    table.n_melds = (uint8_t) (longer.melds_per_turn - round->n_new);
  if (longer.layoffs_per_turn)
    table.n_lays = (uint8_t) (longer.layoffs_per_turn > round->n_lays ? longer.layoffs_per_turn - round->n_lays : 0);
  /* A meld laid off on in the same turn may become longer than new_meld_max. */
  if (longer.layoff != RUMMY_LAYOFF_NONE && table.n_lays > 0 &&
      (table.scores || !rummy_cards_within (table.wanted, barred)))
    longer.new_meld_max = 0;
  for (unsigned i = 0; i < self->n_swaps; i++) {
    if (!rummy_cards_has (self->cards, self->swap_wild[i]))
      continue;
    rummy_cards_add (&table.away, self->swap_wild[i]);
    table.swap_points[table.n_swaps] = points_of_swap (self, self->swap_wild[i]);
    table.swap[table.n_swaps++] = self->swap[i];
  }
  if (!longer.wild_duplicates)
    table.taken = taken_cards (self);
  table.all = all_cards (self);
  rules.rules = &longer;
  rules.effort = self->effort;

  return rummy_solve_lays (&rules, self->cards, &table, points - points_of_jokers (self), solution, rest);
}

/* Tries all subsets of the wild cards in @next that already count towards the minimum. */
static bool
can_without (const RummyReach *self, RummyCards owed, int points, RummyCards next, RummySolution *solution,
             RummyCards *rest)
{
  RummyReach without = *self;
  RummyCard wild;

  if (rummy_cards_is_empty (next)) {
    points += points_counted (self, rummy_cards_and (self->cards, self->counted));
    return can_with (self, owed, points, solution, rest);
  }

  wild = rummy_cards_first (next);
  rummy_cards_remove (&next, wild);
  rummy_cards_remove (&without.cards, wild);
  if (rummy_cards_has (without.wilds, wild))
    without.n_wilds--;
  rummy_cards_remove (&without.wilds, wild);

  return can_without (&without, owed, points, next, solution, rest) ||
         can_without (self, owed, points, next, solution, rest);
}

bool
rummy_reach_can (const RummyReach *self, RummyCards owed, int points, RummySolution *solution, RummyCards *rest)
{
  RummyReach few = *self;

  few.has_prices_only = *self->effort == 0;
  /* Swapping for such a wild card takes its points away again.  Only a few are tried; swapping for the others is
   * assumed to cost nothing. */
  while (rummy_cards_count (few.counted) > COUNTED_MOST)
    rummy_cards_remove (&few.counted, rummy_cards_first (few.counted));

  return can_without (&few, owed, points, few.counted, solution, rest);
}
