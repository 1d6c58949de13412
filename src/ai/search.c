/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ai/search.h"

#include "ai/evaluate.h"
#include "ai/exact.h"
#include "ai/lines.h"
#include "ai/objective.h"
#include "ai/plain.h"
#include "ai/policy.h"
#include "ai/quick-knock.h"
#include "ai/thought.h"
#include "ai/worlds.h"

#include <math.h>
#include <string.h>

#define BATCH 16       /* worlds between two tests of which lines to drop */
#define WORLDS_MIN 32  /* worlds before a line may be dropped or, if rounds take long, preferred */
#define WORLDS_SURE 64 /* worlds before a line may be preferred */
#define WORLDS_MAX 2048
#define HOARDED 3      /* cards in other hands at which hoarders meld, unless the level has its own number */
#define MOVES_MOST 300 /* in a playout: some never end and are scored as they are */
#define SLOW 15        /* how many times longer a round takes without a quick player */
#define POSITIONS 4    /* of the exact search, in the time of one round */
#define SAME_HANDS 4   /* consecutive worlds that differ only in the stock, if guessing hands takes long */
#define SHORT 2        /* how many times more rounds fit in the time if they end with a knock */
#define BEHIND 2.5     /* standard errors at which a line is dropped */
#define BETTER 2.0     /* standard errors by which it must be better than the usual one, */
#define DOUBT 0.16     /* or this times their square: small leads count if they are known well */

typedef struct {
  const RummyView *view;
  RummyThought thought;
  RummyQuick quick;
  bool is_quick, is_knock, is_wary, gathers;
  bool is_aimless; /* another seat plays at random */
  RummyWorlds worlds;
  const RummyWeights *melder; /* of the others */
  RummyWeights hoarder;
  const RummyWeights *own[2]; /* when others meld immediately, and when one holds melds back */
  RummyLines lines;
  float value[RUMMY_LINES_MAX][WORLDS_MAX];
  bool is_dropped[RUMMY_LINES_MAX];
} Search;

/* Its own weights are for games in which own melds score.  In others it plays like the Champion. */
static bool
has_own_weights (const RummyRules *rules)
{
  return rules->scoring == RUMMY_SCORING_OWN || rules->scoring == RUMMY_SCORING_BOTH;
}

/* Returns the level assumed for a seat if there is no quick player. */
static RummyLevel
level_of (const Search *self, unsigned seat, unsigned hoarders)
{
  if (seat != self->view->seat)
    return hoarders >> seat & 1 ? RUMMY_LEVEL_CHAMPION : RUMMY_LEVEL_GREEDY;

  return hoarders || !has_own_weights (self->view->round.rules) ? RUMMY_LEVEL_CHAMPION : RUMMY_LEVEL_GRANDMASTER;
}

/* Plays a move of a seat that plays at random; returns false if the seat to move does not. */
static bool
step_aimlessly (const Search *self, RummyRound *round, RummyRng *rng)
{
  const RummyLevelData *level = rummy_level_aimless (self->view, round->turn);
  RummyView view = { .seat = round->turn };
  RummyMove move;

  if (level == NULL)
    return false;
  memcpy (&view.round, round, sizeof *round);
  view.round.effort = NULL; /* the playout may have none left, but a list needs some */
  move = rummy_policy_choose (&view, level, rng, NULL);

  return rummy_round_apply (round, &move, NULL) == RUMMY_OK;
}

static void
play_on_slowly (const Search *self, RummyRound *round, unsigned hoarders, RummyRng *rng)
{
  RummyView view = { 0 };

  for (unsigned n = 0; round->phase != RUMMY_PHASE_OVER && n < MOVES_MOST; n++) {
    RummyMove move;

    if (rummy_thought_is_stopped (&self->thought))
      return;
    if (step_aimlessly (self, round, rng))
      continue;
    if (self->is_knock && rummy_quick_knock_step (round, self->is_wary && round->turn == self->view->seat))
      continue;
    memcpy (&view.round, round, sizeof *round);
    view.seat = round->turn;
    if (self->gathers && view.seat == self->view->seat)
      move = rummy_plain_gather (&view, NULL);
    else if (rummy_evaluate_knows (round))
      move = rummy_evaluate_choose (&view, &rummy_levels[level_of (self, view.seat, hoarders)], rng, NULL);
    else
      move = rummy_bot_choose_plainly (&view, NULL);
    if (rummy_round_apply (round, &move, NULL) != RUMMY_OK)
      return;
  }
}

static void
play_on (const Search *self, RummyRound *round, unsigned hoarders, RummyRng *rng)
{
  const RummyWeights *weights[RUMMY_SEATS_MAX];

  if (!self->is_quick) {
    play_on_slowly (self, round, hoarders, rng);
    return;
  }

  for (unsigned seat = 0; seat < RUMMY_SEATS_MAX; seat++)
    weights[seat] = hoarders >> seat & 1 ? &self->hoarder : self->melder;
  weights[self->view->seat] = self->own[hoarders != 0];
  if (!self->is_aimless) {
    rummy_quick_run (&self->quick, round, weights, rng);
    return;
  }
  for (unsigned n = 0; round->phase != RUMMY_PHASE_OVER && n < MOVES_MOST; n++) {
    if (!step_aimlessly (self, round, rng))
      rummy_quick_step (&self->quick, round, weights[round->turn], rng);
  }
}

/* Plays a line and the rest of the round in a world; returns false if the line is not legal there.  Once stopped, the
 * value means nothing. */
static bool
try_line (Search *self, unsigned index, unsigned world, const RummyRound *deal, unsigned hoarders, RummyRng *rng)
{
  const RummyLine *line = &self->lines.line[index];
  RummyScore scores[RUMMY_SEATS_MAX];
  RummyRound round = *deal;
  unsigned effort = RUMMY_EFFORT_OF_LIST; /* for the whole playout */

  if (!self->is_quick)
    round.effort = &effort;
  self->thought.n++;
  for (unsigned i = 0; i < line->n && round.phase != RUMMY_PHASE_OVER; i++) {
    if (rummy_round_apply (&round, &line->move[i], NULL) != RUMMY_OK)
      return false;
  }
  play_on (self, &round, hoarders, rng);
  if (!rummy_round_scores (&round, scores, NULL))
    memset (scores, 0, sizeof scores);
  self->value[index][world] = rummy_objective_worth (self->view, scores);

  return true;
}

/* Returns the mean lead of one line over another; @error is set to its standard error. */
static double
ahead (const Search *self, unsigned a, unsigned b, unsigned n, double *error)
{
  double sum = 0, squares = 0, mean;

  for (unsigned i = 0; i < n; i++) {
    double difference = (double) self->value[a][i] - (double) self->value[b][i];

    sum += difference;
    squares += difference * difference;
  }
  mean = sum / n;
  *error = n > 1 ? sqrt (fmax (0, squares / n - mean * mean) / (n - 1)) : 0;

  return mean;
}

static unsigned
leader (const Search *self, unsigned n)
{
  double best_mean = 0, error;
  unsigned best = 0;

  for (unsigned i = 1; i < self->lines.n; i++) {
    double mean = self->is_dropped[i] ? -1 : ahead (self, i, 0, n, &error);

    if (mean > best_mean) {
      best_mean = mean;
      best = i;
    }
  }

  return best;
}

/* Returns whether several lines are left.  Never drops the usual one, which the others are compared with. */
static bool
drop_losers (Search *self, unsigned n)
{
  unsigned best = leader (self, n), n_left = 0;

  for (unsigned i = 0; i < self->lines.n; i++) {
    double error, mean;

    if (self->is_dropped[i])
      continue;
    mean = i == best ? 0 : ahead (self, best, i, n, &error);
    if (i != best && mean >= BEHIND * error) {
      self->is_dropped[i] = i != 0;
      if (i != 0)
        continue;
    }
    n_left++;
  }
  if (n_left == 2 && best != 0) {
    double error, mean = ahead (self, best, 0, n, &error);

    return mean < BEHIND * error;
  }

  return n_left > 1;
}

/* Falls back to the first line, the usual move, if the search is undecided. */
static RummyMove
choose (Search *self, RummyRng *rng)
{
  bool is_certain = rummy_worlds_is_certain (&self->worlds);
  unsigned n = 0, best, worlds_min = is_certain ? 1 : self->is_quick || self->is_knock ? WORLDS_SURE : WORLDS_MIN;
  unsigned hoarders;
  RummyRound deal;
  double error, mean;

  while (n < (is_certain ? 1 : WORLDS_MAX) && !rummy_thought_is_over (&self->thought)) {
    uint64_t luck;

    if (n % (self->is_knock ? SAME_HANDS : 1) == 0)
      rummy_worlds_deal (&self->worlds, rng, &deal, &hoarders);
    else
      rummy_worlds_shuffle (rng, &deal);
    luck = rummy_rng_next (rng);
    for (unsigned i = 0; i < self->lines.n; i++) {
      RummyRng same;

      if (self->is_dropped[i])
        continue;
      rummy_rng_seed (&same, luck);
      if (!try_line (self, i, n, &deal, hoarders, &same)) {
        self->is_dropped[i] = true;
        if (i == 0)
          return self->lines.line[0].move[0];
      }
      /* A world counts only if every line was played in it. */
      if (rummy_thought_is_stopped (&self->thought) ||
          (rummy_thought_is_over (&self->thought) && i + 1 < self->lines.n))
        goto out;
    }
    n++;
    if (n >= WORLDS_MIN && n % BATCH == 0 && !drop_losers (self, n))
      break;
  }

out:
  if (n < worlds_min)
    return self->lines.line[0].move[0];
  best = leader (self, n);
  mean = best ? ahead (self, best, 0, n, &error) : 0;

  return self->lines.line[best && mean >= fmin (BETTER * error, DOUBT * error * error) ? best : 0].move[0];
}

static void
prepare (Search *self, const RummyView *view, const RummyLevelData *level, const RummyLimits *limits)
{
  int players = view->round.rules->players;

  self->view = view;
  self->thought = (RummyThought) { .limits = limits };
  self->is_quick = rummy_quick_init (&self->quick, view->round.rules);
  self->is_knock = rummy_quick_knock_knows (view->round.rules);
  self->is_wary = self->is_knock && view->round.rules->meld_when == RUMMY_MELD_KNOCK;
  self->gathers = rummy_plain_gathers (view->round.rules);
  self->melder = rummy_level_weights (&rummy_levels[RUMMY_LEVEL_EXPERT], view->round.rules);
  self->own[true] = rummy_level_weights (&rummy_levels[RUMMY_LEVEL_CHAMPION], view->round.rules);
  self->own[false] = rummy_level_weights (level, view->round.rules);
  self->hoarder = *rummy_level_weights (&rummy_levels[RUMMY_LEVEL_CHAMPION], view->round.rules);
  if (self->hoarder.hold_cards == 0)
    self->hoarder.hold_cards = HOARDED;
  self->is_aimless = false;
  for (unsigned seat = 0; seat < (unsigned) players; seat++)
    self->is_aimless |= rummy_level_aimless (view, seat) != NULL;
  memset (self->is_dropped, 0, sizeof self->is_dropped);
}

RummyMove
rummy_search_choose (const RummyView *view, const RummyLevelData *level, const RummyMove *usual,
                     const RummyMove *careful, RummyRng *rng, const RummyLimits *limits)
{
  RummyLimits own_limits = { .stop = limits ? limits->stop : NULL, .budget = level->budget };
  RummyLimits exact_limits = own_limits;
  RummyMove move, own;
  RummyRng own_rng;
  Search self;

  prepare (&self, view, level, &own_limits);
  if (!self.is_quick)
    own_limits.budget = self.is_knock ? SHORT * own_limits.budget : own_limits.budget / SLOW;
  if (limits && limits->budget)
    own_limits.budget = limits->budget;
  rummy_rng_seed (&own_rng, rummy_rng_next (rng));
  rummy_worlds_init (&self.worlds, view, self.is_quick ? &self.quick : NULL);
  if (rummy_worlds_has_hoarder (&self.worlds) || !has_own_weights (view->round.rules))
    usual = careful;
  if (self.is_wary && rummy_quick_knock_choose (&view->round, true, &own)) {
    usual = &own;
  } else if (self.gathers) {
    own = rummy_plain_gather (view, &(RummyLimits) { .stop = own_limits.stop });
    usual = &own;
  }
  exact_limits.budget = POSITIONS * own_limits.budget;
  if (rummy_exact_choose (&self.worlds, usual, &exact_limits, &move))
    return move;

  rummy_lines_make (&self.lines, view, self.is_quick ? &self.quick : NULL, self.own[false], usual);
  if (!rummy_lines_differ (&self.lines))
    return *usual;

  return choose (&self, &own_rng);
}

double
rummy_tally_mean (const RummyTally *self)
{
  return self->n ? self->sum / self->n : 0;
}

double
rummy_tally_spread (const RummyTally *self)
{
  double mean = rummy_tally_mean (self);

  return self->n ? sqrt (fmax (0, self->squares / self->n - mean * mean)) : 0;
}

double
rummy_tally_ahead (const RummyTally *self, double *error)
{
  double mean = self->n ? -self->behind / self->n : 0;

  *error = self->n > 1 ? sqrt (fmax (0, self->behind_squares / self->n - mean * mean) / (self->n - 1)) : 0;

  return mean;
}

unsigned
rummy_search_sample (const RummyView *view, const RummyLevelData *level, const RummyLines *lines, unsigned against,
                     unsigned n_deals, RummyRng *rng, const RummyLimits *limits, RummyTally tallies[RUMMY_LINES_MAX])
{
  Search self;

  prepare (&self, view, level, limits);
  self.lines = *lines;
  rummy_worlds_init (&self.worlds, view, self.is_quick ? &self.quick : NULL);

  for (unsigned n = 0; n < n_deals; n++) {
    bool is_legal[RUMMY_LINES_MAX];
    unsigned hoarders;
    RummyRound deal;
    uint64_t luck;

    rummy_worlds_deal (&self.worlds, rng, &deal, &hoarders);
    luck = rummy_rng_next (rng);
    for (unsigned i = 0; i < lines->n; i++) {
      RummyRng same;

      if (rummy_thought_is_over (&self.thought))
        return n;
      rummy_rng_seed (&same, luck);
      is_legal[i] = try_line (&self, i, 0, &deal, hoarders, &same);
    }
    if (rummy_thought_is_stopped (&self.thought))
      return n;
    for (unsigned i = 0; i < lines->n; i++) {
      double value = (double) self.value[i][0];
      double behind = is_legal[against] ? (double) self.value[against][0] - value : 0;

      if (!is_legal[i])
        continue;
      tallies[i].n++;
      tallies[i].sum += value;
      tallies[i].squares += value * value;
      tallies[i].behind += behind;
      tallies[i].behind_squares += behind * behind;
    }
  }

  return n_deals;
}
