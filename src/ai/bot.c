/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ai/bot.h"

#include "ai/policy.h"
#include "ai/search.h"

static RummyMove
choose_by_search (const RummyView *view, const RummyLevelData *level, RummyRng *rng, const RummyLimits *limits)
{
  const RummyLimits no_budget = { .stop = limits ? limits->stop : NULL };
  RummyMove usual = rummy_policy_choose (view, level, rng, &no_budget);
  RummyMove careful = rummy_policy_choose (view, &rummy_levels[RUMMY_LEVEL_CHAMPION], rng, &no_budget);

  if (view->seat != view->round.turn || view->round.phase == RUMMY_PHASE_NOMINATE)
    return careful;

  return rummy_search_choose (view, level, &usual, &careful, rng, limits);
}

void
rummy_bot_forget (RummyView *view, RummyLevel level, RummyRng *rng)
{
  rummy_policy_forget (view, &rummy_levels[level], rng);
}

RummyMove
rummy_bot_choose_with (const RummyView *view, const RummyLevelData *level, RummyRng *rng, const RummyLimits *limits)
{
  return level->mind == RUMMY_MIND_SEARCH ? choose_by_search (view, level, rng, limits)
                                          : rummy_policy_choose (view, level, rng, limits);
}

RummyMove
rummy_bot_choose (const RummyView *view, RummyLevel level, RummyRng *rng, const RummyLimits *limits)
{
  return rummy_bot_choose_with (view, &rummy_levels[level], rng, limits);
}
