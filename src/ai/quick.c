/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ai/quick.h"

#include "engine/bits.h"

#include <string.h>

#define DRAWS_AHEAD 6
#define STEPS_MOST 600
#define NEVER -1e9f
#define ROOM RUMMY_QUICK_ROOM

/* Facts about the position, collected once per decision. */
typedef struct {
  const RummyQuick *quick;
  const RummyRound *round;
  const RummyWeights *weights;
  unsigned seat;
  uint64_t hand, pile, hidden, seen; /* @seen: in opponents' hands */
  int fewest, n_opposing;
  bool holds;
  float load, own_hidden, their_hidden;
  uint64_t fed;         /* cards that fit a meld on the table */
  float fed_points[64]; /* points of those */
} Mind;

/* Probabilities that a card joins others, by face; an ace has a second place above the king.  Zeros at both ends
 * make range checks unnecessary. */
typedef struct {
  float at[ROOM + 64 + ROOM];
} Chances;

bool
rummy_quick_init (RummyQuick *self, const RummyRules *rules)
{
  memset (self, 0, sizeof *self);
  rummy_playout_init (&self->playout, rules);
  if (!rummy_quick_rules_init (&self->plan, rules) ||
      (rules->pickup != RUMMY_PICKUP_ANY && rules->pickup != RUMMY_PICKUP_TOP))
    return false;

  self->is_strict = rummy_rules_are_known (rules, RUMMY_FAST_QUICK) && rules->ace != RUMMY_ACE_CORNER &&
                    rules->stock_out != RUMMY_STOCKOUT_DISCARD;
  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
    for (unsigned rank = RUMMY_ACE; rank <= RUMMY_KING; rank++) {
      self->set3[rank] = 3.0f * self->plan.set[rank];
      self->hand[rank] = (float) rummy_rules_hand_points (rules, rummy_card (0, 0, rank));
      if (rank < RUMMY_QUEEN || (rank == RUMMY_QUEEN && self->plan.high))
        self->run3[ROOM + 16 * suit + rank] =
          (float) (self->plan.run[rank] + self->plan.run[rank + 1] + self->plan.run[rank + 2]);
    }
  }

  return true;
}

static uint64_t
table_faces (const RummyRound *round)
{
  uint64_t faces = 0;

  for (unsigned i = 0; i < round->n_melds; i++) {
    const RummyMeld *meld = &round->meld[i];

    if (meld->is_run) {
      unsigned positions = (2u << meld->high) - (1u << meld->low);

      faces |= (uint64_t) ((positions | positions >> 13) & 0x3ffe) << (16 * meld->suit);
    } else {
      for (unsigned suits = meld->suits; suits; suits &= suits - 1)
        faces |= UINT64_C (1) << (16 * (unsigned) __builtin_ctz (suits) + meld->low);
    }
  }

  return faces;
}

static void
feed (Mind *self, unsigned face, float points)
{
  uint64_t bit = UINT64_C (1) << face;

  if (!(self->fed & bit) || points > self->fed_points[face])
    self->fed_points[face] = points;
  self->fed |= bit;
}

/* Finds the cards that extend melds on the table, and their points. */
static void
find_fed (Mind *self)
{
  const RummyQuickRules *rules = &self->quick->plan;

  self->fed = 0;
  for (unsigned i = 0; i < self->round->n_melds && rules->lays_any; i++) {
    const RummyMeld *meld = &self->round->meld[i];

    if (!meld->is_run) {
      for (unsigned suit = 0; suit < RUMMY_SUITS && meld->count < rules->set_max; suit++) {
        if (!(meld->suits >> suit & 1))
          feed (self, 16 * suit + meld->low, rules->set[meld->low]);
      }
      continue;
    }
    if (meld->low > RUMMY_ACE)
      feed (self, 16u * meld->suit + meld->low - 1, rules->run[meld->low - 1]);
    if (meld->high < RUMMY_KING)
      feed (self, 16u * meld->suit + meld->high + 1, rules->run[meld->high + 1]);
    else if (meld->high == RUMMY_KING && rules->high && meld->low > RUMMY_ACE)
      feed (self, 16u * meld->suit + RUMMY_ACE, rules->run[RUMMY_ACE_HIGH]);
  }
}

static void
mind_init (Mind *self, const RummyQuick *quick, const RummyRound *round, const RummyWeights *weights)
{
  int players = round->rules->players, n_held = 0, n_hidden, draws;
  unsigned seat = round->turn, side = rummy_rules_side (round->rules, seat);

  self->quick = quick;
  self->round = round;
  self->weights = weights;
  self->seat = seat;
  self->fewest = RUMMY_CARDS_MAX;
  self->n_opposing = 0;
  self->pile = self->seen = 0;
  self->hand = rummy_faces (round->hand[seat]);
  for (unsigned i = 0; i < round->n_pile; i++)
    self->pile |= UINT64_C (1) << (round->deck[i] & 63);
  for (unsigned i = 0; i < (unsigned) players; i++) {
    RummyCards seen;

    if (rummy_rules_side (round->rules, i) == side || !rummy_round_has_seat (round, i))
      continue;
    seen = rummy_round_seen (round, i);
    self->seen |= rummy_faces (seen);
    self->n_opposing += round->n_hand[i];
    n_held += round->n_hand[i] - (int) rummy_cards_count (seen);
    if (round->n_hand[i] < self->fewest)
      self->fewest = round->n_hand[i];
  }
  self->hidden = RUMMY_FACES & ~(self->hand | self->pile | self->seen);
  if (rummy_rules_packs (round->rules, (unsigned) players) == 1)
    self->hidden &= ~table_faces (round);
  /* If only the upcard can be taken, a discard buries the rest of the pile. */
  if (round->rules->pickup == RUMMY_PICKUP_TOP)
    self->pile = 0;
  n_hidden = __builtin_popcountll (self->hidden);

  self->their_hidden = n_hidden ? (float) weights->their_hidden * (float) n_held / (float) (n_hidden * 256) : 0;
  if (self->their_hidden > 1)
    self->their_hidden = 1;
  draws = round->n_stock / players;
  if (draws > DRAWS_AHEAD)
    draws = DRAWS_AHEAD;
  self->own_hidden = n_hidden ? (float) weights->own_hidden * (float) draws / (float) (n_hidden * 256) : 0;
  self->holds = weights->hold_cards && self->fewest > weights->hold_cards &&
                round->n_stock > weights->hold_stock * players && !round->rules->melds_per_turn;

  if (round->n_stock == 0)
    self->load = 1;
  else if (self->fewest <= 2 || round->n_stock <= players)
    self->load = (float) weights->load[0] / 256;
  else
    self->load = (float) weights->load[self->fewest <= 5 ? 1 : self->fewest <= 9 ? 2 : 3] / 256;
  find_fed (self);
}

static inline void
put_chances (Chances *chances, uint64_t faces, float chance)
{
  for (; faces; faces &= faces - 1)
    chances->at[ROOM + __builtin_ctzll (faces)] = chance;
}

static inline void
close_circle (const Mind *self, Chances *chances)
{
  for (unsigned suit = 0; suit < RUMMY_SUITS && self->quick->plan.high; suit++)
    chances->at[ROOM + 16 * suit + RUMMY_ACE_HIGH] = chances->at[ROOM + 16 * suit + RUMMY_ACE];
}

/* For each card: by how much the expected points of all sets and runs of three increase if the card becomes certain.
 * Plain loops, which the compiler can vectorize. */
static void
find_shares (const RummyQuick *quick, const Chances *chances, float share[64])
{
  const float *at = chances->at, *run = quick->run3;

  for (unsigned i = 0; i < 64; i++)
    share[i] = run[ROOM + i] * at[i + 3] * at[i + 4] + run[ROOM + i - 1] * at[i + 1] * at[i + 3] +
               run[ROOM + i - 2] * at[i] * at[i + 1];
  for (unsigned suit = 0; suit < RUMMY_SUITS && quick->plan.high; suit++) {
    const unsigned king = 16 * suit + RUMMY_KING;

    share[king - 12] += run[ROOM + king - 1] * at[ROOM + king - 1] * at[ROOM + king];
    share[king + 1] = 0;
  }
  for (unsigned i = 0; i < 16; i++) {
    float a = at[ROOM + i], b = at[ROOM + 16 + i], c = at[ROOM + 32 + i], d = at[ROOM + 48 + i];
    float points = quick->set3[i];

    share[i] += points * (b * c + d * (b + c));
    share[16 + i] += points * (a * c + d * (a + c));
    share[32 + i] += points * (a * b + d * (a + b));
    share[48 + i] += points * (a * b + c * (a + b));
  }
}

/* Returns the points of all sets and runs of three times the probability that their cards come together: each has
 * three shares. */
static float
outlook (const Chances *chances, const float share[64])
{
  float sums[4] = { 0 };

  for (unsigned i = 0; i < 64; i += 4) {
    for (unsigned j = 0; j < 4; j++)
      sums[j] += chances->at[ROOM + i + j] * share[i + j];
  }

  return (sums[0] + sums[1] + sums[2] + sums[3]) / 3;
}

static float
hand_points (const RummyQuick *quick, uint64_t faces)
{
  float points = 0;

  for (; faces; faces &= faces - 1)
    points += quick->hand[__builtin_ctzll (faces) & 15];

  return points;
}

/* What cards are worth to the seat and to its opponents. */
typedef struct {
  Chances own, theirs;
  float own_share[64], their_share[64];
} Prospects;

/* @before: the part from hidden and seen cards, which is constant during a decision. */
static void
look_ahead (const Mind *self, const Prospects *before, uint64_t rest, uint64_t pile, Prospects *prospects)
{
  const RummyWeights *weights = self->weights;
  Chances *own = &prospects->own, *theirs = &prospects->theirs;

  *own = before->own;
  *theirs = before->theirs;
  put_chances (own, pile, (float) weights->own_pile / 256);
  put_chances (own, rest, 1);
  close_circle (self, own);
  put_chances (theirs, self->seen & rest, 0);
  put_chances (theirs, pile, (float) weights->their_pile / 256);
  close_circle (self, theirs);
  find_shares (self->quick, own, prospects->own_share);
  find_shares (self->quick, theirs, prospects->their_share);
}

RUMMY_INLINE void
look_at_hidden (const Mind *self, Prospects *before)
{
  memset (&before->own, 0, sizeof before->own);
  memset (&before->theirs, 0, sizeof before->theirs);
  put_chances (&before->own, self->hidden, self->own_hidden);
  put_chances (&before->theirs, self->hidden, self->their_hidden);
  put_chances (&before->theirs, self->seen, (float) self->weights->their_seen / 256);
}

/* Sets the value of each allowed discard. */
static void
weigh (const Mind *self, const Prospects *prospects, uint64_t allowed, float worth[64])
{
  const RummyQuick *quick = self->quick;
  const RummyWeights *weights = self->weights;
  float own = (float) weights->chances / 256 * ((float) weights->own_pile / 256 - 1);
  float theirs = (float) weights->danger / 256 * (float) weights->their_pile / 256;

  for (; allowed; allowed &= allowed - 1) {
    unsigned face = (unsigned) __builtin_ctzll (allowed);

    worth[face] = own * prospects->own_share[face] - theirs * prospects->their_share[face] +
                  self->load * quick->hand[face & 15];
    if (self->fed >> face & 1)
      worth[face] -= (float) weights->feed / 256 * self->fed_points[face];
  }
}

static unsigned
best_of (uint64_t faces, const float worth[64])
{
  unsigned best = (unsigned) __builtin_ctzll (faces);

  for (faces &= faces - 1; faces; faces &= faces - 1) {
    unsigned face = (unsigned) __builtin_ctzll (faces);

    best = worth[face] > worth[best] ? face : best;
  }

  return best;
}

/* Returns the value of a turn with this plan and the best allowed discard. */
static float
worth_of_turn (const Mind *self, const Prospects *before, const RummyQuickPlan *plan, uint64_t pile, uint64_t allowed)
{
  RUMMY_UNSET Prospects prospects;
  RUMMY_UNSET float worth[64];

  if (plan->rest == 0)
    return (float) (plan->points + self->weights->out * self->n_opposing);
  if (allowed == 0)
    return NEVER;
  if (plan->rest == allowed && (allowed & (allowed - 1)) == 0)
    return (float) (plan->points + self->weights->out * self->n_opposing);
  look_ahead (self, before, plan->rest, pile, &prospects);
  weigh (self, &prospects, allowed, worth);

  return (float) plan->points +
         (float) self->weights->chances / 256 * outlook (&prospects.own, prospects.own_share) -
         (float) self->weights->danger / 256 * outlook (&prospects.theirs, prospects.their_share) -
         self->load * hand_points (self->quick, plan->rest) + worth[best_of (allowed, worth)];
}

/* Returns whether the points reach the first minimum. */
static bool
may_go_down (const RummyRound *round, int points)
{
  return round->rules->first_min == 0 || round->down >> round->turn & 1 ||
         points + round->first >= round->rules->first_min;
}

static RummyMove
choose_draw (const Mind *self)
{
  const RummyRound *round = self->round;
  const RummyRules *rules = round->rules;
  bool can_draw = round->n_stock > 0 || rummy_round_can_renew (round), is_free;
  unsigned first = rules->pickup == RUMMY_PICKUP_TOP && round->n_pile ? round->n_pile - 1u : 0;
  RummyMove best = { .kind = RUMMY_MOVE_PASS, .seat = round->turn, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };
  uint64_t hand = self->hand, pile = self->pile;
  RUMMY_UNSET Prospects before;
  float best_value;
  RUMMY_UNSET RummyQuickPlan plan;

  look_at_hidden (self, &before);
  is_free = rules->free_upcard &&
            (can_draw || !rummy_rules_play_on (rules) || rules->stock_out == RUMMY_STOCKOUT_TAKE) &&
            round->stalled < RUMMY_STALL_CIRCLES * rummy_round_n_seats (round) &&
            (rules->upcard_first == RUMMY_UPFIRST_ALWAYS || round->down >> round->turn & 1);

  rummy_quick_plan (&plan, &self->quick->plan, round, hand, 0);
  if (can_draw) {
    best.kind = RUMMY_MOVE_DRAW;
    if (!may_go_down (round, plan.points))
      plan = (RummyQuickPlan) { .rest = hand };
    best_value =
      worth_of_turn (self, &before, &plan, pile, plan.rest) + self->weights->draw;
  } else {
    best_value = -hand_points (self->quick, hand);
  }

  for (unsigned i = round->n_pile; i > first;) {
    RummyCard card = round->deck[--i];
    uint64_t face = UINT64_C (1) << (card & 63), allowed;
    bool is_top = i + 1u == round->n_pile, owes = !is_top || !is_free;
    float value;

    hand |= face;
    pile &= ~face;
    if (!rummy_quick_plan (&plan, &self->quick->plan, round, hand, owes ? face : 0) ||
        (owes && !may_go_down (round, plan.points)))
      continue;
    if (!may_go_down (round, plan.points))
      plan = (RummyQuickPlan) { .rest = hand };
    allowed = owes || rules->may_discard_upcard ? plan.rest : plan.rest & ~face;
    value = worth_of_turn (self, &before, &plan, pile, allowed);
    if (plan.n == 0)
      value -= self->weights->wait;
    if (value > best_value) {
      best_value = value;
      best.kind = RUMMY_MOVE_TAKE;
      best.card = card;
    }
  }

  return best;
}

static bool
lay (const RummyQuick *quick, RummyRound *round, const RummyQuickGroup *group)
{
  RummyMove move = { .kind = group->index == RUMMY_MELD_NONE ? RUMMY_MOVE_MELD : RUMMY_MOVE_LAY, .seat = round->turn,
                     .card = RUMMY_CARD_NONE, .meld = group->index };

  move.cards = rummy_quick_cards (round->hand[round->turn], group->faces, round->owed);
  if (!quick->is_strict)
    return rummy_round_apply (round, &move, NULL) == RUMMY_OK;
  rummy_round_play (round, &move, &group->meld, NULL);

  return true;
}

static bool
discard (const RummyQuick *quick, RummyRound *round, unsigned face)
{
  unsigned seat = round->turn;
  RummyMove move = { .kind = RUMMY_MOVE_DISCARD, .seat = round->turn, .meld = RUMMY_MELD_NONE };

  move.card = (RummyCard) face;
  if (!rummy_cards_has (round->hand[seat], move.card) || move.card == round->kept)
    move.card = (RummyCard) (face + 64);
  if (!quick->is_strict)
    return rummy_round_apply (round, &move, NULL) == RUMMY_OK;
  rummy_round_play (round, &move, NULL, NULL);

  return true;
}

/* Lays what should be laid now, and discards.  Returns false if the rules refuse it. */
static bool
play (const RummyQuick *quick, RummyRound *round, const RummyWeights *weights)
{
  bool is_owed = round->owed != RUMMY_CARD_NONE, lays_all, is_duty = round->must_play && !round->played;
  uint64_t owed = is_owed ? UINT64_C (1) << (round->owed & 63) : 0, allowed, kept = 0;
  unsigned seat = round->turn, turns = round->turns;
  RUMMY_UNSET RummyQuickPlan plan;
  RUMMY_UNSET Prospects before, prospects;
  RUMMY_UNSET float worth[64];
  RUMMY_UNSET Mind mind;

  mind_init (&mind, quick, round, weights);
  if (!rummy_quick_plan (&plan, &quick->plan, round, mind.hand, owed) && is_owed)
    return false;
  if (!is_owed && !round->first_open && !may_go_down (round, plan.points))
    plan = (RummyQuickPlan) { .rest = mind.hand };
  if (round->kept != RUMMY_CARD_NONE)
    kept = UINT64_C (1) << (round->kept & 63);
  /* A card that may not be discarded must not be the only one left. */
  if (kept && plan.rest == kept && plan.n)
    plan.rest |= plan.group[--plan.n].faces;

  lays_all = !mind.holds || is_duty || round->first_open || __builtin_popcountll (plan.rest) <= 1 ||
             !may_go_down (round, 0);
  for (unsigned i = 0; i < plan.n; i++) {
    if (!lays_all && !(is_owed && i == 0))
      break;
    if (!lay (quick, round, &plan.group[i])) {
      if (is_owed && i == 0)
        return false;
      plan.rest |= plan.group[i].faces;
    }
    if (round->phase != RUMMY_PHASE_PLAY || round->turn != seat || round->turns != turns)
      return true;
  }
  if (round->owed != RUMMY_CARD_NONE || round->first_open)
    return false;

  mind.hand = rummy_faces (round->hand[seat]);
  allowed = plan.rest & mind.hand & ~kept;
  if (allowed == 0)
    allowed = mind.hand & ~kept;
  if (allowed == 0)
    return false;
  look_at_hidden (&mind, &before);
  look_ahead (&mind, &before, plan.rest & mind.hand ? plan.rest & mind.hand : mind.hand, mind.pile, &prospects);
  weigh (&mind, &prospects, allowed, worth);

  return discard (quick, round, best_of (allowed, worth));
}

void
rummy_quick_weigh (const RummyQuick *self, const RummyRound *round, const RummyWeights *weights, uint64_t rest,
                   float worth[64])
{
  RUMMY_UNSET Prospects before, prospects;
  RUMMY_UNSET Mind mind;

  mind_init (&mind, self, round, weights);
  look_at_hidden (&mind, &before);
  look_ahead (&mind, &before, rest, mind.pile, &prospects);
  weigh (&mind, &prospects, rest, worth);
}

void
rummy_quick_step (const RummyQuick *self, RummyRound *round, const RummyWeights *weights, RummyRng *rng)
{
  if (round->phase == RUMMY_PHASE_DRAW) {
    RummyMove move;
    RUMMY_UNSET Mind mind;

    mind_init (&mind, self, round, weights);
    move = choose_draw (&mind);
    if (self->is_strict)
      rummy_round_play (round, &move, NULL, NULL);
    else if (rummy_round_apply (round, &move, NULL) != RUMMY_OK) {
      move.kind = RUMMY_MOVE_DRAW;
      move.card = RUMMY_CARD_NONE;
      if (rummy_round_apply (round, &move, NULL) == RUMMY_OK)
        return;
      rummy_playout_step (&self->playout, round, rng, NULL);
    }
    return;
  }
  if (round->phase == RUMMY_PHASE_PLAY && play (self, round, weights))
    return;

  rummy_playout_step (&self->playout, round, rng, NULL);
}

void
rummy_quick_run (const RummyQuick *self, RummyRound *round, const RummyWeights *const weights[], RummyRng *rng)
{
  for (unsigned n = 0; round->phase != RUMMY_PHASE_OVER && n < STEPS_MOST; n++)
    rummy_quick_step (self, round, weights[round->turn], rng);
}
