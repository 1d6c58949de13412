/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ai/worlds.h"

#include "ai/evaluate.h"
#include "ai/quick-knock.h"
#include "engine/bits.h"
#include "engine/solve.h"

#include <math.h>
#include <string.h>

#define HANDS 8  /* candidates from which the hand of a seat is chosen */
#define SWAPS 16 /* Metropolis steps after that: one card exchanged for another, kept or not */
#define HANDS_OF_KNOCK 4
#define HANDS_OF_DUEL 12
#define SWAPS_OF_DUEL 8
#define DEPTH 8 /* pile cards considered */
#define LOOSE 1 /* points that each extra card of a pick-up costs */

/* Points that make a hand more or less likely by a factor of e.  Measured on real hands. */
#define LAID 1.0f    /* that could be laid, if melds are laid immediately */
#define KEPT 20.0f   /* that could be laid, if they are held back */
#define LEFT 15.0f   /* that a pick-up would have scored, for players who meld immediately */
#define LEFT_BY 6.0f /* and for those who hold back */

#define CHOICE 1.2f /* by which one discard was better than another */
#define SURE 20.0f  /* maximum multiple of that */
#define HAD 0.7f    /* probability that a card was there a turn earlier, too */

#define UNWANTED 2.0f /* by which a hand becomes less likely for a card not taken, in games that end with a knock */
#define LATER 0.85f   /* multiplied by this for each card discarded on top of it */
#define UNKNOCKED 2.0f /* and for not having knocked */
#define HAD_LOOSE 0.95f /* probability that a card of deadwood was there a turn earlier, too */

#define TURNS_MOST 12 /* after this many turns a hand improves no further */
#define EFFORT (1u << 12) /* to arrange one guessed hand again and again: a millisecond */
#define CERTAIN 230   /* probability in 256ths that a seat seen to hold melds back does so */

/* Evidence that a seat holds melds back, as log odds: prior if the best players do, and if not; per turn of a hand
 * of 13 cards; per card laid, against it. */
#define HOLDS 0.25f
#define SELDOM -0.85f
#define TURN (1 / 13.0f)
#define LAID_CARD 0.85f
#define CLEAR 4.0f /* limit */

/* Finds the last discards of a seat that are still in the pile. */
static void
find_thrown (RummyWorlds *self, unsigned seat)
{
  const RummyRound *round = &self->view->round;

  self->n_thrown[seat] = 0;
  for (unsigned i = round->n_pile; i-- > 0 && self->n_thrown[seat] < RUMMY_THROWN_MAX;) {
    if (rummy_round_thrown_by (round, round->deck[i]) == seat)
      self->thrown[seat][self->n_thrown[seat]++] = (uint8_t) i;
  }
}

/* Returns the probability that a seat holds melds back: seats that lay few cards for many turns seem to. */
static uint8_t
how_likely_hoards (const RummyWorlds *self, unsigned seat)
{
  const RummyRound *round = &self->view->round;
  unsigned players = (unsigned) round->rules->players, n_turns = round->turns / players, n_laid = 0;
  float most = self->thrower[true]->hold_cards ? HOLDS : SELDOM;
  RummyCards table = rummy_round_table (round);
  RUMMY_UNSET RummyQuickPlan plan;

  /* With one meld per turn, a seat has no choice. */
  if (round->rules->melds_per_turn)
    return 0;

  /* A seat that still holds a whole meld that it was seen to pick up holds back. */
  if (self->quick) {
    rummy_quick_plan (&plan, &self->quick->plan, round, rummy_faces (rummy_round_seen (round, seat)), 0);
    if (plan.n)
      return CERTAIN;
  }
  RUMMY_CARDS_EACH (card, table)
    n_laid += rummy_round_laid_by (round, card) == seat;
  most += TURN * (float) (round->rules->deal[players] * (int) n_turns) - LAID_CARD * (float) n_laid;

  return (uint8_t) (255 / (1 + expf (-fminf (CLEAR, fmaxf (-CLEAR, most)))));
}

void
rummy_worlds_init (RummyWorlds *self, const RummyView *view, const RummyQuick *quick)
{
  const RummyRound *round = &view->round;
  RummyCards hidden = rummy_view_hidden (view);
  bool is_weighed = quick || rummy_evaluate_plays (round->rules);

  self->view = view;
  self->quick = quick;
  self->thrower[false] = rummy_level_weights (&rummy_levels[RUMMY_LEVEL_EXPERT], round->rules);
  self->thrower[true] = rummy_level_weights (&rummy_levels[RUMMY_LEVEL_CHAMPION], round->rules);
  self->is_knock = rummy_quick_knock_knows (view->round.rules);
  self->is_duel = self->is_knock && round->rules->meld_when == RUMMY_MELD_KNOCK && round->rules->players == 2;
  self->develops = self->is_knock || view->round.rules->meld_when == RUMMY_MELD_WHEN_OUT;
  self->n_hidden = 0;
  RUMMY_CARDS_EACH (card, hidden)
    self->hidden[self->n_hidden++] = card;

  for (unsigned seat = 0; seat < (unsigned) round->rules->players; seat++) {
    self->is_aimless[seat] = rummy_level_aimless (view, seat) != NULL;
    self->hoards[seat] =
      is_weighed && seat != view->seat && !self->is_aimless[seat] ? how_likely_hoards (self, seat) : 0;
    find_thrown (self, seat);
  }
}

bool
rummy_worlds_has_hoarder (const RummyWorlds *self)
{
  const RummyRules *rules = self->view->round.rules;

  for (unsigned seat = 0; seat < (unsigned) rules->players; seat++) {
    if (self->hoards[seat] >= 128 && rummy_rules_side (rules, seat) != rummy_rules_side (rules, self->view->seat))
      return true;
  }

  return false;
}

/* Finds the only seat with hidden cards, RUMMY_SEAT_NONE if there is none.  Returns false if hidden cards are in
 * more places than that and the last stock card. */
static bool
only_hidden (const RummyWorlds *self, unsigned *seat)
{
  const RummyRound *round = &self->view->round;
  unsigned n = round->n_stock;

  *seat = RUMMY_SEAT_NONE;
  for (unsigned i = 0; i < (unsigned) round->rules->players; i++) {
    unsigned n_hidden = round->n_hand[i] - rummy_cards_count (round->hand[i]);

    if (n_hidden && (*seat != RUMMY_SEAT_NONE || !rummy_cards_is_empty (self->view->lacks[i])))
      return false;
    if (n_hidden)
      *seat = i;
    n += n_hidden;
  }

  return round->n_stock <= 1 && n == self->n_hidden;
}

unsigned
rummy_worlds_count (const RummyWorlds *self)
{
  const RummyRound *round = &self->view->round;
  unsigned seat;

  if (!only_hidden (self, &seat) || round->rules->stock_out == RUMMY_STOCKOUT_TURN ||
      round->rules->stock_out == RUMMY_STOCKOUT_RESHUFFLE)
    return 0;

  return seat == RUMMY_SEAT_NONE || round->n_stock == 0 ? 1 : self->n_hidden;
}

bool
rummy_worlds_is_certain (const RummyWorlds *self)
{
  const RummyRound *round = &self->view->round;
  unsigned n_places = 0;

  for (unsigned seat = 0; seat < (unsigned) round->rules->players; seat++)
    n_places += round->n_hand[seat] > rummy_cards_count (round->hand[seat]);
  n_places += round->n_stock > 0;

  return n_places <= 1 && round->n_stock <= 1;
}

/* Returns the most points of any pick-up that the seat passed up among discards since its last turn. */
static int
left_lying (const RummyWorlds *self, unsigned seat, uint64_t hand, int laid)
{
  const RummyRound *round = &self->view->round;
  unsigned players = (unsigned) round->rules->players, since = (round->turn + players - seat) % players;
  int most = 0;

  if (round->rules->pickup != RUMMY_PICKUP_ANY || round->turns <= since)
    return 0;
  for (unsigned n = 0; n < DEPTH && since + n < round->n_pile; n++) {
    uint64_t face = UINT64_C (1) << (round->deck[round->n_pile - 1 - since - n] & 63);
    RUMMY_UNSET RummyQuickPlan plan;

    hand |= face;
    if (rummy_quick_plan (&plan, &self->quick->plan, round, hand, face) &&
        plan.points - laid - LOOSE * (int) n > most)
      most = plan.points - laid - LOOSE * (int) n;
  }

  return most;
}

/* Returns the log-likelihood that a seat with a hand discarded those cards and none of @rest: each card of the hand
 * that was there at the time could have been discarded instead, and the better that would have been, the more
 * likely. */
static float
threw (const RummyWorlds *self, unsigned seat, RummyCards cards, uint64_t rest, bool hoards)
{
  float sum = 0, had = 1;
  RUMMY_UNSET RummyRound then;

  if (self->n_thrown[seat] == 0)
    return 0;
  then = self->view->round;
  then.turn = (uint8_t) seat;
  for (unsigned i = 0; i < self->n_thrown[seat]; i++) {
    unsigned at = self->thrown[seat][i], face = then.deck[at] & 63;
    uint64_t bit = UINT64_C (1) << face;
    RUMMY_UNSET float worth[64];

    then.n_pile = (uint8_t) at;
    then.hand[seat] = rummy_cards_or (cards, rummy_cards_of (then.deck[at]));
    rummy_quick_weigh (self->quick, &then, self->thrower[hoards], rest | bit, worth);
    for (uint64_t others = rest & ~bit; others; others &= others - 1) {
      float better = expf (fminf (SURE, (worth[__builtin_ctzll (others)] - worth[face]) / CHOICE));

      sum += logf ((1 + (1 - had) * better) / (1 + better));
    }
    had *= HAD;
  }

  return sum;
}

/* Returns the log-likelihood of a hand. */
static float
likelihood (const RummyWorlds *self, unsigned seat, RummyCards cards, bool hoards)
{
  uint64_t hand = rummy_faces (cards);
  RUMMY_UNSET RummyQuickPlan plan;
  int left;

  rummy_quick_plan (&plan, &self->quick->plan, &self->view->round, hand, 0);
  left = left_lying (self, seat, hand, plan.points);

  return (hoards ? (float) plan.points / KEPT - (float) left / LEFT_BY
                 : -(float) plan.points / LAID - (float) left / LEFT) +
         threw (self, seat, cards, plan.rest, hoards);
}

/* Returns the log-likelihood of the discards of a seat in a game that ends with a knock: each card of deadwood that
 * was there could have been discarded instead, and the higher it counts, the more likely. */
static float
threw_lower (const RummyWorlds *self, unsigned seat, RummyCards loose)
{
  const RummyRound *round = &self->view->round;
  float sum = 0, had = 1;

  for (unsigned i = 0; i < self->n_thrown[seat]; i++) {
    int thrown = rummy_rules_hand_points (round->rules, round->deck[self->thrown[seat][i]]);

    RUMMY_CARDS_EACH (card, loose) {
      int more = rummy_rules_hand_points (round->rules, card) - thrown;
      float better = expf (fminf (SURE, (float) more));

      sum += logf ((1 + (1 - had) * better) / (1 + better));
    }
    had *= HAD_LOOSE;
  }

  return sum;
}

/* Like likelihood (), for games where melds wait for the end.  Evidence against a hand: cards it could meld that the
 * only opponent discarded or did not take, and not having knocked. */
static float
likelihood_of_knock (const RummyWorlds *self, unsigned seat, RummyCards cards)
{
  const RummyRound *round = &self->view->round;
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  uint64_t hand = cards.pack[0] | cards.pack[1];
  float weight = UNWANTED, sum = 0;
  RummyCards loose;

  if (round->rules->players > 2 || round->turns == 0)
    return 0;
  for (unsigned n = 0; n < DEPTH && n < round->n_pile; n++) {
    unsigned face = round->deck[round->n_pile - 1 - n] & 63;

    if (rummy_quick_knock_together (hand | UINT64_C (1) << face) >> face & 1)
      sum -= weight;
    weight *= LATER;
  }
  if (!self->is_duel)
    return sum;
  loose = rummy_quick_knock_loose (&rules, cards);
  if (self->n_thrown[seat] && rummy_rules_cards_points (round->rules, loose) <= rummy_round_knock_limit (round))
    sum -= UNKNOCKED;

  return sum + threw_lower (self, seat, loose);
}

/* In games where melds wait for the end, hands improve from turn to turn, but not so far that the round would have
 * ended.  Exchanges the @n hidden cards at the end of @left for those from @first on, as if by drawing and
 * discarding. */
static void
develop (const RummyWorlds *self, unsigned seat, RummyCard *left, unsigned first, unsigned n_left, unsigned n,
         RummyRng *rng)
{
  const RummyRound *round = &self->view->round;
  RummyMeldRules rules = rummy_round_meld_rules (round);
  unsigned n_turns = round->turns / (unsigned) round->rules->players, from = n_left - n;
  int limit = rummy_round_knock_limit (round), least;
  unsigned effort = EFFORT;
  RummyCards hand = round->hand[seat];

  rules.effort = &effort;
  for (unsigned i = from; i < n_left; i++)
    rummy_cards_add (&hand, left[i]);
  least = rummy_solve_least_deadwood (&rules, hand, NULL);
  for (unsigned turn = 0; turn < n_turns && turn < TURNS_MOST && from > first; turn++) {
    unsigned drawn = first + rummy_rng_below (rng, from - first), worst = n_left;
    RummyCard card = left[drawn];
    RummyCards more = hand;
    RummyDeadwood deadwood;

    rummy_cards_add (&more, card);
    rummy_deadwood_init (&deadwood, &rules, more);
    for (unsigned i = from; i < n_left; i++) {
      int without = rummy_deadwood_without (&deadwood, left[i]);

      if (without < least && without > limit) {
        least = without;
        worst = i;
      }
    }
    if (worst == n_left)
      continue;
    rummy_cards_remove (&more, left[worst]);
    hand = more;
    left[drawn] = left[worst];
    left[worst] = card;
  }
}

/* Moves cards that a seat is said not to hold to the front of @left, and returns where the others begin; leaves as
 * many as the seat needs. */
static unsigned
put_aside (const RummyWorlds *self, unsigned seat, RummyCard *left, unsigned n_left, unsigned n)
{
  unsigned first = 0;

  if (rummy_cards_is_empty (self->view->lacks[seat]))
    return 0;
  for (unsigned i = 0; i < n_left && n_left - first > n; i++) {
    RummyCard card = left[i];

    if (!rummy_cards_has (self->view->lacks[seat], card))
      continue;
    left[i] = left[first];
    left[first++] = card;
  }

  return first;
}

static float
chance (RummyRng *rng)
{
  return ((float) (rummy_rng_next (rng) >> 40) + 0.5f) / 16777216.0f;
}

static float
speaks_for (const RummyWorlds *self, unsigned seat, RummyCards cards, bool hoards)
{
  return self->quick ? likelihood (self, seat, cards, hoards) : likelihood_of_knock (self, seat, cards);
}

/* A random walk that visits hands with the frequency of their likelihood.  @chosen: hidden cards of the hand;
 * @weight: its log-likelihood. */
static void
exchange (const RummyWorlds *self, unsigned seat, bool hoards, RummyCard *chosen, unsigned n, RummyCard *left,
          unsigned n_left, float weight, RummyRng *rng, RummyRound *round)
{
  unsigned n_swaps = self->quick ? SWAPS : SWAPS_OF_DUEL;

  for (unsigned i = 0; i < n_swaps && n_left; i++) {
    unsigned from = rummy_rng_below (rng, n), to = rummy_rng_below (rng, n_left);
    RummyCards cards = round->hand[seat];
    RummyCard card = chosen[from];
    float other;

    if (rummy_cards_has (self->view->lacks[seat], left[to]))
      continue;
    rummy_cards_remove (&cards, card);
    rummy_cards_add (&cards, left[to]);
    other = speaks_for (self, seat, cards, hoards);
    if (other < weight && chance (rng) >= expf (other - weight))
      continue;
    round->hand[seat] = cards;
    chosen[from] = left[to];
    left[to] = card;
    weight = other;
  }
}

/* Deals @n hidden cards to a seat from the end of @left. */
static void
deal_hand (const RummyWorlds *self, unsigned seat, bool hoards, RummyCard *left, unsigned *n_left, RummyRng *rng,
           RummyRound *round)
{
  unsigned n = round->n_hand[seat] - rummy_cards_count (round->hand[seat]);
  RummyCards best = round->hand[seat];
  RUMMY_UNSET RummyCard chosen[RUMMY_CARDS_MAX];
  float best_key = -1e30f, best_weight = 0;
  unsigned tries = self->quick ? HANDS : self->is_duel ? HANDS_OF_DUEL : self->is_knock ? HANDS_OF_KNOCK : 1;
  unsigned first = put_aside (self, seat, left, *n_left, n);

  if (self->is_aimless[seat])
    tries = 1;
  for (unsigned try = 0; try < tries && n; try++) {
    RummyCards cards = round->hand[seat];
    float weight = 0, key;

    for (unsigned i = 0; i < n; i++) {
      unsigned j = first + rummy_rng_below (rng, *n_left - first - i), last = *n_left - 1 - i;
      RummyCard card = left[j];

      left[j] = left[last];
      left[last] = card;
      rummy_cards_add (&cards, card);
    }
    if (self->develops && !self->is_aimless[seat]) {
      develop (self, seat, left, first, *n_left, n, rng);
      cards = round->hand[seat];
      for (unsigned i = 1; i <= n; i++)
        rummy_cards_add (&cards, left[*n_left - i]);
    }
    /* Gumbel keys: each hand has the largest key with the probability of its weight. */
    if (tries > 1)
      weight = speaks_for (self, seat, cards, hoards);
    key = weight - logf (-logf (chance (rng)));
    if (key > best_key) {
      best_key = key;
      best_weight = weight;
      best = cards;
      memcpy (chosen, left + *n_left - n, n);
    }
  }
  if (n == 0)
    return;

  round->hand[seat] = best;
  for (unsigned i = 0; i < n; i++) {
    for (unsigned j = 0; j < *n_left; j++) {
      if (left[j] == chosen[i]) {
        left[j] = left[--*n_left];
        break;
      }
    }
  }
  if (!self->is_aimless[seat] && (self->quick || (self->is_duel && self->n_thrown[seat])))
    exchange (self, seat, hoards, chosen, n, left, *n_left, best_weight, rng, round);
}

void
rummy_worlds_deal (const RummyWorlds *self, RummyRng *rng, RummyRound *round, unsigned *hoarders)
{
  RUMMY_UNSET RummyCard left[RUMMY_CARDS_MAX];
  unsigned n_left = self->n_hidden, players;

  *round = self->view->round;
  round->seed = rummy_rng_next (rng);
  players = (unsigned) round->rules->players;
  *hoarders = 0;
  memcpy (left, self->hidden, n_left);
  for (unsigned i = 1; i <= players; i++) {
    unsigned seat = (self->view->seat + i) % players;
    bool hoards = (rummy_rng_next (rng) >> 56) < self->hoards[seat];

    *hoarders |= (unsigned) hoards << seat;
    if (seat != self->view->seat)
      deal_hand (self, seat, hoards, left, &n_left, rng, round);
  }

  rummy_shuffle (rng, left, n_left);
  memcpy (round->deck + RUMMY_CARDS_MAX - round->n_stock, left, round->n_stock);
}

float
rummy_worlds_nth (const RummyWorlds *self, unsigned n, RummyRound *round)
{
  float held, laid;
  unsigned seat;

  *round = self->view->round;
  only_hidden (self, &seat);
  for (unsigned i = 0; i < self->n_hidden; i++) {
    if (round->n_stock && i == n)
      round->deck[RUMMY_CARDS_MAX - 1] = self->hidden[i];
    else
      rummy_cards_add (&round->hand[seat], self->hidden[i]);
  }
  if (self->quick == NULL || seat == RUMMY_SEAT_NONE || self->is_aimless[seat])
    return 0;

  held = likelihood (self, seat, round->hand[seat], true) + logf ((float) self->hoards[seat]);
  laid = likelihood (self, seat, round->hand[seat], false) + logf ((float) (256 - self->hoards[seat]));

  return fmaxf (held, laid) + log1pf (expf (-fabsf (held - laid)));
}

void
rummy_worlds_shuffle (RummyRng *rng, RummyRound *round)
{
  rummy_shuffle (rng, round->deck + RUMMY_CARDS_MAX - round->n_stock, round->n_stock);
}
