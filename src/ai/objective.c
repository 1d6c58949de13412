/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ai/objective.h"

#include <math.h>

#define STEEP 1.702f /* fits the logistic curve to a normal distribution */

/* The typical end of a game, in fractions of its target. */
typedef struct {
  float near;   /* maximum distance to the target for a game that may end after this round */
  float pace;   /* points of the leader in a round */
  float spread; /* standard deviation of the lead in a round */
  float last;   /* minimum number of rounds to come in an unfinished game */
} Course;

/* Measured for 500 Rum; other games are similar.  If a round ends with a knock only one side scores, so the end is
 * nearer and less certain. */
static Course
course_of (const RummyRules *rules)
{
  return rules->scoring == RUMMY_SCORING_KNOCK
           ? (Course) { .near = 0.5f, .pace = 0.14f, .spread = 0.45f, .last = 1.8f }
           : (Course) { .near = 0.3f, .pace = 0.16f, .spread = 0.18f, .last = 0.5f };
}

static bool
counts (const RummyView *view, unsigned other, unsigned side)
{
  const RummyRules *rules = view->round.rules;

  return other != side && (rules->partner || rummy_round_has_seat (&view->round, other));
}

/* Returns the probability that a side wins the game, treating it as independent duels with each other side. */
static float
chance_to_win (const RummyView *view, const RummyScore *scores, unsigned side)
{
  const RummyRules *rules = view->round.rules;
  int32_t own = view->totals[side] + scores[side].total, most = own;
  const Course course = course_of (rules);
  float target = (float) rules->target, chance = 1, rounds;

  for (unsigned other = 0; other < rummy_rules_sides (rules); other++) {
    if (counts (view, other, side) && view->totals[other] + scores[other].total > most)
      most = view->totals[other] + scores[other].total;
  }
  rounds = fmaxf (course.last, (target - (float) most) / (course.pace * target));

  for (unsigned other = 0; other < rummy_rules_sides (rules); other++) {
    int32_t lead = own - view->totals[other] - scores[other].total;

    if (!counts (view, other, side))
      continue;
    if (most >= rules->target)
      chance *= lead > 0 ? 1 : lead == 0 ? 0.5f : 0;
    else
      chance *= 1 / (1 + expf (-STEEP * (float) lead / (course.spread * target * sqrtf (rounds))));
  }

  return chance;
}

float
rummy_objective_lead (const RummyView *view, const RummyScore *scores)
{
  const RummyRules *rules = view->round.rules;
  unsigned side = rummy_rules_side (rules, view->seat), n = 0;
  int others = 0, lead;

  for (unsigned other = 0; other < rummy_rules_sides (rules); other++) {
    if (!counts (view, other, side))
      continue;
    others += scores[other].total;
    n++;
  }
  lead = n ? (int) n * scores[side].total - others : 0;

  return (float) (rules->lowest ? -lead : lead) / (float) (n ? n : 1);
}

bool
rummy_objective_is_game (const RummyView *view)
{
  const RummyRules *rules = view->round.rules;

  if (rules->target_kind != RUMMY_TARGET_POINTS || rules->lowest || rules->knockout)
    return false;
  for (unsigned side = 0; side < rummy_rules_sides (rules); side++) {
    if ((float) view->totals[side] >= (1 - course_of (rules).near) * (float) rules->target)
      return true;
  }

  return false;
}

float
rummy_objective_certain (const RummyRules *rules)
{
  return 4 * course_of (rules).spread * (float) rules->target / STEEP;
}

float
rummy_objective_worth (const RummyView *view, const RummyScore *scores)
{
  const RummyRules *rules = view->round.rules;

  if (!rummy_objective_is_game (view))
    return rummy_objective_lead (view, scores);

  return rummy_objective_certain (rules) * chance_to_win (view, scores, rummy_rules_side (rules, view->seat));
}
