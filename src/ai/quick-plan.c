/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ai/quick-plan.h"

#include "engine/bits.h"

#include <string.h>

#define ACE_HIGH_SHIFT (RUMMY_ACE_HIGH - RUMMY_ACE)

bool
rummy_quick_rules_init (RummyQuickRules *self, const RummyRules *rules)
{
  if (rules->meld_when != RUMMY_MELD_ANY_TIME || rules->run_min != 3 || rules->kinds != RUMMY_KINDS_BOTH ||
      rules->jokers || rules->twos || rules->dealer_joker)
    return false;

  *self = (RummyQuickRules) {
    .low = true,
    /* Runs around the corner are never planned. */
    .high = rules->ace != RUMMY_ACE_LOW_ONLY,
    .set_max = rules->set_max < RUMMY_SUITS ? (unsigned) rules->set_max : RUMMY_SUITS,
    .lays_any = rules->layoff == RUMMY_LAYOFF_ANY,
    .lays_own = rules->layoff == RUMMY_LAYOFF_OWN,
    .lays_side = rules->layoff == RUMMY_LAYOFF_SIDE,
    .partner = rules->partner,
  };
  for (unsigned rank = RUMMY_ACE; rank <= RUMMY_KING; rank++) {
    self->set[rank] = (int16_t) rummy_rules_rank_points (rules, rank, 0);
    self->run[rank] = (int16_t) rummy_rules_rank_points (rules, rank, rank);
  }
  self->run[RUMMY_ACE_HIGH] = (int16_t) rummy_rules_rank_points (rules, RUMMY_ACE, RUMMY_ACE_HIGH);

  return true;
}

/* Returns the ranks of a suit by position, with the ace at both ends. */
static inline unsigned
lane (const RummyQuickRules *rules, uint64_t faces, unsigned suit)
{
  unsigned ranks = (unsigned) (faces >> (16 * suit)) & 0x3ffe;

  return rules->high ? ranks | (ranks & 1u << RUMMY_ACE) << ACE_HIGH_SHIFT : ranks;
}

static inline uint64_t
faces_of (unsigned positions, unsigned suit)
{
  return (uint64_t) ((positions | positions >> ACE_HIGH_SHIFT) & 0x3ffe) << (16 * suit);
}

static void
add_group (RummyQuickPlan *plan, const RummyQuickGroup *group, int points)
{
  if (plan->n == RUMMY_QUICK_GROUPS_MAX)
    return;
  plan->group[plan->n++] = *group;
  plan->points += points;
  plan->rest &= ~group->faces;
}

/* Adds the run that includes a position of a lane, if there is one. */
static bool
add_run (RummyQuickPlan *plan, const RummyQuickRules *rules, unsigned at, unsigned position, unsigned suit)
{
  unsigned low = position, high = position, positions;
  RummyQuickGroup group;
  int points = 0;

  while (at >> (high + 1) & 1)
    high++;
  while (at >> (low - 1) & 1)
    low--;
  /* A single ace cannot be at both ends. */
  if (low == RUMMY_ACE && high == RUMMY_ACE_HIGH)
    low++;
  if (high - low < 2)
    return false;

  group = (RummyQuickGroup) { .index = RUMMY_MELD_NONE };
  positions = (2u << high) - (1u << low);
  group.faces = faces_of (positions, suit);
  group.meld = (RummyMeld) { .is_run = 1, .suit = suit & 3, .low = (uint8_t) low, .high = (uint8_t) high,
                             .count = (uint8_t) (high - low + 1) };
  for (unsigned i = low; i <= high; i++)
    points += rules->run[i];
  add_group (plan, &group, points);

  return true;
}

static void
add_runs (RummyQuickPlan *plan, const RummyQuickRules *rules)
{
  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
    for (;;) {
      unsigned at = lane (rules, plan->rest, suit), runs = at & at >> 1 & at >> 2;

      if (!runs || plan->n == RUMMY_QUICK_GROUPS_MAX ||
          !add_run (plan, rules, at, 31 - (unsigned) __builtin_clz (runs), suit))
        break;
    }
  }
}

static bool
add_set (RummyQuickPlan *plan, const RummyQuickRules *rules, unsigned rank, uint64_t wanted)
{
  uint64_t faces = plan->rest & RUMMY_FACE_RANK << rank;
  unsigned n = 0, suits = 0;
  RummyQuickGroup group;

  for (uint64_t others = faces; others; others &= others - 1)
    n++;
  if (n < 3)
    return false;
  group = (RummyQuickGroup) { .index = RUMMY_MELD_NONE };
  while (n > rules->set_max) {
    uint64_t spare = faces & ~wanted;

    faces &= ~(spare & -spare);
    n--;
  }
  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++)
    suits |= (unsigned) (faces >> (16 * suit + rank) & 1) << suit;
  group.faces = faces;
  group.meld = (RummyMeld) { .low = (uint8_t) rank, .suits = (uint8_t) suits, .count = (uint8_t) n };
  add_group (plan, &group, (int) n * rules->set[rank]);

  return true;
}

static uint64_t
set_ranks (uint64_t faces)
{
  uint64_t a = faces & 0xffff, b = faces >> 16 & 0xffff, c = faces >> 32 & 0xffff, d = faces >> 48;

  return (a & b & (c | d)) | (c & d & (a | b));
}

static void
add_sets (RummyQuickPlan *plan, const RummyQuickRules *rules)
{
  for (uint64_t ranks = set_ranks (plan->rest); ranks; ranks &= ranks - 1)
    add_set (plan, rules, (unsigned) __builtin_ctzll (ranks), 0);
}

static bool
may_lay (const RummyQuickRules *rules, const RummyRound *round, const RummyMeld *meld)
{
  if (meld->sealed)
    return false;

  return rules->lays_any || (rules->lays_own && meld->owner == round->turn) ||
         (rules->lays_side && (rules->partner ? ((meld->owner ^ round->turn) & 1) == 0 : meld->owner == round->turn));
}

/* Quickly tests whether any card may extend the meld.  Nearly always none does. */
static inline bool
fits (uint64_t faces, const RummyQuickRules *rules, const RummyMeld *meld)
{
  if (!meld->is_run)
    return (faces & RUMMY_FACE_RANK << meld->low) && meld->count < rules->set_max;

  return lane (rules, faces, meld->suit) & (1u << (meld->high + 1) | 1u << (meld->low - 1));
}

/* Adds all cards that extend a meld. */
static uint64_t
lay_on (RummyQuickPlan *plan, const RummyQuickRules *rules, const RummyRound *round, unsigned index)
{
  const RummyMeld *meld = &round->meld[index];
  RummyQuickGroup group;
  int points = 0;

  group = (RummyQuickGroup) { .index = (uint8_t) index, .meld = *meld };
  if (meld->is_run) {
    unsigned at = lane (rules, plan->rest, meld->suit), added = 0;
    bool has_ace = meld->low == RUMMY_ACE || meld->high == RUMMY_ACE_HIGH;

    for (unsigned i = meld->high + 1u; i <= RUMMY_ACE_HIGH && at >> i & 1 && !(i == RUMMY_ACE_HIGH && has_ace); i++) {
      added |= 1u << i;
      points += rules->run[i];
      group.meld.high++;
      has_ace = has_ace || i == RUMMY_ACE_HIGH;
    }
    for (unsigned i = meld->low - 1u; i >= RUMMY_ACE && i < meld->low && at >> i & 1 && !(i == RUMMY_ACE && has_ace);
         i--) {
      added |= 1u << i;
      points += rules->run[i];
      group.meld.low--;
    }
    group.faces = faces_of (added, meld->suit);
  } else if (meld->count < rules->set_max) {
    for (unsigned suit = 0; suit < RUMMY_SUITS && group.meld.count < rules->set_max; suit++) {
      uint64_t face = UINT64_C (1) << (16 * suit + meld->low);

      if (!(meld->suits >> suit & 1) && plan->rest & face) {
        group.faces |= face;
        group.meld.suits |= (uint8_t) (1u << suit);
        group.meld.count++;
        points += rules->set[meld->low];
      }
    }
  }
  if (group.faces == 0)
    return 0;
  if (meld->is_run)
    group.meld.count = (uint8_t) (group.meld.high - group.meld.low + 1);
  add_group (plan, &group, points);

  return group.faces;
}

static void
add_lays (RummyQuickPlan *plan, const RummyQuickRules *rules, const RummyRound *round, unsigned used)
{
  for (unsigned i = 0; i < round->n_melds && plan->rest; i++) {
    if (i != used && fits (plan->rest, rules, &round->meld[i]) && may_lay (rules, round, &round->meld[i]))
      lay_on (plan, rules, round, i);
  }
}

static inline void
begin (RummyQuickPlan *plan, uint64_t hand)
{
  plan->n = 0;
  plan->points = 0;
  plan->rest = hand;
}

static inline void
copy (RummyQuickPlan *plan, const RummyQuickPlan *other)
{
  memcpy (plan->group, other->group, other->n * sizeof *plan->group);
  plan->n = other->n;
  plan->points = other->points;
  plan->rest = other->rest;
}

/* Completes a plan with runs before sets or sets before runs, whichever scores more. */
static void
complete (RummyQuickPlan *plan, const RummyQuickRules *rules, const RummyRound *round, unsigned used)
{
  RUMMY_UNSET RummyQuickPlan other;
  uint64_t sets = set_ranks (plan->rest), in_runs = 0;

  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
    unsigned at = lane (rules, plan->rest, suit), runs = at & at >> 1 & at >> 2;

    in_runs |= faces_of (runs | runs << 1 | runs << 2, suit);
  }
  if (!(in_runs & sets * RUMMY_FACE_RANK)) {
    if (sets)
      add_sets (plan, rules);
    if (in_runs)
      add_runs (plan, rules);
    add_lays (plan, rules, round, used);
    return;
  }

  copy (&other, plan);
  add_runs (plan, rules);
  add_sets (plan, rules);
  add_lays (plan, rules, round, used);
  add_sets (&other, rules);
  add_runs (&other, rules);
  add_lays (&other, rules, round, used);
  if (other.points > plan->points)
    copy (plan, &other);
}

/* Completes a plan for each group with the owed face: a set, a run, a lay-off. */
static bool
complete_with (RummyQuickPlan *plan, const RummyQuickRules *rules, const RummyRound *round, uint64_t hand,
               uint64_t owed)
{
  unsigned face = (unsigned) __builtin_ctzll (owed), suit = face >> 4, rank = face & 15, at;
  RUMMY_UNSET RummyQuickPlan way;
  bool found = false;

  begin (plan, hand);
  plan->points = -1;
  begin (&way, hand);
  if (add_set (&way, rules, rank, owed)) {
    complete (&way, rules, round, RUMMY_MELD_NONE);
    copy (plan, &way);
    found = true;
    begin (&way, hand);
  }
  at = lane (rules, hand, suit);
  if (add_run (&way, rules, at, rank, suit) ||
      (rank == RUMMY_ACE && rules->high && add_run (&way, rules, at, RUMMY_ACE_HIGH, suit))) {
    complete (&way, rules, round, RUMMY_MELD_NONE);
    if (way.points > plan->points)
      copy (plan, &way);
    found = true;
  }
  for (unsigned i = 0; i < round->n_melds && round->rules->layoff_is_use; i++) {
    const RummyMeld *meld = &round->meld[i];

    if (meld->is_run ? meld->suit != suit : meld->low != rank || meld->suits >> suit & 1)
      continue;
    begin (&way, hand);
    if (!may_lay (rules, round, meld) || !(lay_on (&way, rules, round, i) & owed))
      continue;
    complete (&way, rules, round, i);
    if (way.points > plan->points)
      copy (plan, &way);
    found = true;
  }

  return found;
}

bool
rummy_quick_plan (RummyQuickPlan *plan, const RummyQuickRules *rules, const RummyRound *round, uint64_t hand,
                  uint64_t owed)
{
  if (owed)
    return complete_with (plan, rules, round, hand, owed);
  begin (plan, hand);
  complete (plan, rules, round, RUMMY_MELD_NONE);

  return true;
}

RummyCards
rummy_quick_cards (RummyCards hand, uint64_t faces, RummyCard owed)
{
  RummyCards cards = { { hand.pack[0] & faces, hand.pack[1] & faces & ~hand.pack[0] } };

  /* The other one of two identical cards. */
  if (owed != RUMMY_CARD_NONE && rummy_card_pack (owed) == 1 && faces >> (owed & 63) & 1) {
    cards.pack[0] &= ~(UINT64_C (1) << (owed & 63));
    cards.pack[1] |= UINT64_C (1) << (owed & 63);
  }

  return cards;
}
