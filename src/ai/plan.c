/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ai/plan.h"

#include "engine/bits.h"

/* Limit the time for hands of half a pack.  Ordinary hands come nowhere near. */
#define GROUPS_MAX 256
#define NODES_MAX 1500

typedef struct {
  const RummyRules *rules;
  RummyMeldRules meld_rules;
  RummyCard owed;
  int most_of_wild; /* most points of a wild card in any place */

  RummyGroup group[GROUPS_MAX]; /* by descending gain */
  bool is_run[GROUPS_MAX];
  unsigned n;
  bool runs_first; /* among equal gains */
  RummyCards all_from[GROUPS_MAX]; /* the cards of groups from this index on */

  unsigned nodes;
  uint8_t path[RUMMY_PLAN_MAX], best_path[RUMMY_PLAN_MAX];
  unsigned n_path, n_best;
  int best;

  /* while collecting groups: */
  const RummyMeld *table;
  uint8_t meld;
} Packer;

static bool
comes_before (const Packer *self, const RummyGroup *group, bool is_run, unsigned other)
{
  return self->group[other].gain < group->gain ||
         (self->runs_first && self->group[other].gain == group->gain && is_run && !self->is_run[other]);
}

static bool
collect (RummyCards cards, unsigned reading, void *data)
{
  Packer *self = data;
  RummyMeld meld;
  RummyGroup group = { .cards = cards, .meld = self->meld, .reading = (uint8_t) reading };
  unsigned i;

  if (self->table)
    rummy_meld_extend (&self->meld_rules, self->table, cards, reading, &meld);
  else
    rummy_meld_make (&self->meld_rules, cards, reading, &meld);
  group.points = (int16_t) rummy_meld_points (&self->meld_rules, self->table, &meld, cards);
  group.gain = (int16_t) (group.points + rummy_rules_cards_points (self->rules, cards));

  for (i = self->n++; i > 0 && comes_before (self, &group, meld.is_run, i - 1); i--) {
    self->group[i] = self->group[i - 1];
    self->is_run[i] = self->is_run[i - 1];
  }
  self->group[i] = group;
  self->is_run[i] = meld.is_run;

  return self->n < GROUPS_MAX;
}

/* Returns whether cards may be laid off now.  After a knock they may in all games. */
static bool
lays_off (const RummyRound *round)
{
  return round->phase == RUMMY_PHASE_LAYOFF ||
         (round->rules->layoff != RUMMY_LAYOFF_NONE && round->phase != RUMMY_PHASE_SPREAD);
}

static void
collect_all (Packer *self, const RummyRound *round, RummyCards hand)
{
  RummyCards wanted = self->owed == RUMMY_CARD_NONE ? RUMMY_NO_CARDS : rummy_cards_of (self->owed);

  self->n = 0;
  self->table = NULL;
  self->meld = RUMMY_MELD_NONE;
  if (!rummy_meld_each_new (&self->meld_rules, hand, wanted, collect, self) || !lays_off (round))
    return;

  for (uint8_t i = 0; i < round->n_melds && self->n < GROUPS_MAX; i++) {
    if (self->rules->layoff == RUMMY_LAYOFF_OWN && round->meld[i].owner != round->turn &&
        round->phase != RUMMY_PHASE_LAYOFF)
      continue;
    self->table = &round->meld[i];
    self->meld = i;
    rummy_meld_each_lay (&self->meld_rules, self->table, hand, wanted, collect, self);
  }
}

/* Returns the most points a card can score. */
static int
most (const Packer *self, RummyCards cards)
{
  const RummyRules *rules = self->rules;
  int points = 0;

  RUMMY_CARDS_EACH (card, cards) {
    int in_set = rummy_rules_rank_points (rules, rummy_card_rank (card), 0);

    points += rummy_rules_hand_points (rules, card);
    if (rummy_card_is_joker (card) || rummy_cards_has (self->meld_rules.wilds, card)) {
      in_set = self->most_of_wild;
    } else if (rummy_card_rank (card) == RUMMY_ACE) {
      int high = rules->ace_high;
      int low = rules->ace_low;

      in_set = in_set > high ? in_set : high;
      in_set = in_set > low ? in_set : low;
    }
    points += in_set;
  }

  return points;
}

/* Branch and bound over the groups, largest gain first.  The first descent is nearly always the best, and the bound
 * ends the search there. */
static void
pack (Packer *self, unsigned from, RummyCards left, uint64_t melds_used, int gain)
{
  if (gain > self->best) {
    self->best = gain;
    self->n_best = self->n_path;
    for (unsigned i = 0; i < self->n_path; i++)
      self->best_path[i] = self->path[i];
  }

  for (unsigned i = from; i < self->n && self->nodes > 0 && self->n_path < RUMMY_PLAN_MAX; i++) {
    const RummyGroup *group = &self->group[i];
    uint64_t mask = group->meld == RUMMY_MELD_NONE ? 0 : UINT64_C (1) << group->meld;

    if (melds_used & mask || !rummy_cards_within (group->cards, left))
      continue;
    if (gain + most (self, rummy_cards_and (left, self->all_from[i])) <= self->best)
      break;
    self->nodes--;
    self->path[self->n_path++] = (uint8_t) i;
    pack (self, i + 1, rummy_cards_minus (left, group->cards), melds_used | mask, gain + group->gain);
    self->n_path--;
  }
}

static void
prepare (Packer *self)
{
  RummyCards all = RUMMY_NO_CARDS;

  for (unsigned i = self->n; i-- > 0;) {
    all = rummy_cards_or (all, self->group[i].cards);
    self->all_from[i] = all;
  }
  self->nodes = NODES_MAX;
  self->n_path = 0;
  self->n_best = 0;
  self->best = 0;
}

/* Begins with the group with the owed card that leaves the most for the rest. */
static bool
pack_owed (Packer *self, RummyCards hand)
{
  for (unsigned i = 0; i < self->n; i++) {
    const RummyGroup *group = &self->group[i];

    if (!rummy_cards_has (group->cards, self->owed) || (!self->rules->layoff_is_use && group->meld != RUMMY_MELD_NONE))
      continue;
    if (self->n_best > 0 &&
        group->gain + most (self, rummy_cards_minus (self->all_from[0], group->cards)) <= self->best)
      continue;
    self->path[0] = (uint8_t) i;
    self->n_path = 1;
    pack (self, 0, rummy_cards_minus (hand, group->cards),
          group->meld == RUMMY_MELD_NONE ? 0 : UINT64_C (1) << group->meld, group->gain);
  }

  return self->n_best > 0;
}

/* Returns how many unseen cards extend the new melds of the best plan. */
static unsigned
room_to_grow (const Packer *self, const RummyRound *round, RummyCards hand)
{
  RummyCards open = rummy_cards_or (rummy_cards_or (hand, rummy_round_pile (round)), rummy_round_table (round));
  unsigned n = 0;

  for (unsigned i = 0; i < self->n_best; i++) {
    const RummyGroup *group = &self->group[self->best_path[i]];
    RummyMeld meld, longer;

    if (group->meld != RUMMY_MELD_NONE ||
        rummy_meld_make (&self->meld_rules, group->cards, group->reading, &meld) != RUMMY_OK)
      continue;
    for (unsigned face = 0; face < 4 * 16; face++) {
      RummyCard card = (RummyCard) face;

      if (rummy_card_rank (card) >= RUMMY_ACE && rummy_card_rank (card) <= RUMMY_KING && !rummy_cards_has (open, card))
        n += rummy_meld_extend (&self->meld_rules, &meld, rummy_cards_of (card), RUMMY_READING_OPEN, &longer) ==
             RUMMY_OK;
    }
  }

  return n;
}

/* Returns whether cards of a set in the best plan could form a run that it does not contain. */
static bool
has_rival (const Packer *self)
{
  RummyCards sets = RUMMY_NO_CARDS;

  for (unsigned i = 0; i < self->n_best; i++) {
    if (!self->is_run[self->best_path[i]] && self->group[self->best_path[i]].meld == RUMMY_MELD_NONE)
      sets = rummy_cards_or (sets, self->group[self->best_path[i]].cards);
  }
  for (unsigned i = 0; i < self->n; i++) {
    if (self->is_run[i] && self->group[i].meld == RUMMY_MELD_NONE &&
        !rummy_cards_is_empty (rummy_cards_and (self->group[i].cards, sets)))
      return true;
  }

  return false;
}

static int
points_of (const Packer *self)
{
  int points = 0;

  for (unsigned i = 0; i < self->n_best; i++)
    points += self->group[self->best_path[i]].points;

  return points;
}

static bool
find_best (Packer *self, const RummyRound *round, RummyCards hand)
{
  collect_all (self, round, hand);
  prepare (self);
  if (self->owed != RUMMY_CARD_NONE)
    return pack_owed (self, hand);
  pack (self, 0, hand, 0, 0);

  return true;
}

static int
most_of_wild (const RummyRules *rules)
{
  static const unsigned positions[] = { 0, RUMMY_ACE, RUMMY_ACE_HIGH };
  int most = rummy_rules_wild_points (rules, RUMMY_KING, 0);

  for (unsigned i = 0; i < sizeof positions / sizeof *positions; i++) {
    int points = rummy_rules_wild_points (rules, RUMMY_ACE, positions[i]);

    most = points > most ? points : most;
  }

  return most;
}

/* Fills in the best groups: all, or only lay-offs. */
static void
fill (const Packer *self, RummyPlan *plan, RummyCards hand, bool all)
{
  plan->n = 0;
  plan->points = 0;
  plan->rest = hand;
  for (unsigned i = 0; i < self->n_best; i++) {
    const RummyGroup *group = &self->group[self->best_path[i]];

    if (!all && group->meld == RUMMY_MELD_NONE)
      continue;
    plan->group[plan->n++] = *group;
    plan->points += group->points;
    plan->rest = rummy_cards_minus (plan->rest, group->cards);
  }
}

/* Returns whether the plan reaches the first minimum, if there is one. */
static bool
is_enough (const RummyPlan *plan, const RummyRound *round)
{
  const RummyRules *rules = round->rules;
  int points = round->first;

  if (rules->first_min == 0 || round->down >> round->turn & 1)
    return true;
  for (unsigned i = 0; i < plan->n; i++) {
    if (plan->group[i].meld == RUMMY_MELD_NONE || rules->first_min_counts_layoffs)
      points += plan->group[i].points;
  }

  return points >= rules->first_min;
}

bool
rummy_plan_make (RummyPlan *plan, const RummyRound *round, RummyCards hand, RummyCard owed)
{
  RUMMY_UNSET Packer self;

  self.rules = round->rules;
  self.meld_rules = rummy_round_meld_rules (round);
  self.owed = owed;
  self.most_of_wild = most_of_wild (round->rules);
  self.runs_first = false;
  if (!find_best (&self, round, hand))
    return false;

  /* Tries runs before sets and sets before runs; of two plans with the same gain, the one with more room for
   * lay-offs wins. */
  if (has_rival (&self)) {
    Packer other = self;

    other.runs_first = true;
    if (find_best (&other, round, hand) && other.best == self.best && points_of (&other) == points_of (&self) &&
        room_to_grow (&other, round, hand) > room_to_grow (&self, round, hand))
      self = other;
  }

  fill (&self, plan, hand, true);
  if (is_enough (plan, round))
    return true;

  if (round->rules->first_min_counts_layoffs || round->rules->layoff_first != RUMMY_LAYFIRST_YES)
    self.n_best = 0;
  fill (&self, plan, hand, false);

  return owed == RUMMY_CARD_NONE || !rummy_cards_has (plan->rest, owed);
}
