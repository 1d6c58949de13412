/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The deals that a search tries out. */

#include "rummy-audit.h"
#include "rummy-solve.h"
#include "rummy-worlds.h"
#include "tap.h"

#include <string.h>

static void
deal (RummyRound *round, const RummyRules *rules, RummyRng *rng)
{
  RummyCard deck[RUMMY_CARDS_MAX];

  rummy_shuffle (rng, deck, rummy_rules_deck (rules, (unsigned) rules->players, deck));
  rummy_round_deal (round, rules, &(RummyDeal) { .deck = deck });
}

static void
check_world (const RummyWorlds *worlds, const RummyRound *world)
{
  const RummyRound *seen = &worlds->view->round;
  char error[RUMMY_ERROR_TEXT];

  if (!rummy_audit_round (world, error))
    tap_fail (__FILE__, __LINE__, "%s", error);
  tap_check (rummy_cards_equal (world->hand[worlds->view->seat], seen->hand[worlds->view->seat]));
  tap_check (memcmp (world->deck, seen->deck, seen->n_pile) == 0);
  tap_check (memcmp (world->n_hand, seen->n_hand, sizeof seen->n_hand) == 0);
  for (unsigned seat = 0; seat < (unsigned) seen->rules->players; seat++)
    tap_check (rummy_cards_within (seen->hand[seat], world->hand[seat]));
}

/* In every preset, all along a round. */
static void
test_fits (void)
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);
  RummyRng rng;

  rummy_rng_seed (&rng, 21);
  for (size_t i = 0; i < n_presets; i++) {
    RummyRound round, world;
    RummyQuick quick;
    RummyRules rules;
    bool is_quick;

    rummy_rules_init (&rules, presets[i].key);
    is_quick = rummy_quick_init (&quick, &rules);
    deal (&round, &rules, &rng);
    for (unsigned n = 0; round.phase != RUMMY_PHASE_OVER && n < 200 && !tap_case_failed; n++) {
      RummyWorlds worlds;
      unsigned hoarders;
      RummyView view;
      RummyMove move;

      rummy_view_init (&view, &round, round.turn, NULL);
      if (round.phase != RUMMY_PHASE_NOMINATE) {
        rummy_worlds_init (&worlds, &view, is_quick ? &quick : NULL);
        rummy_worlds_deal (&worlds, &rng, &world, &hoarders);
        check_world (&worlds, &world);
      }
      move = rummy_bot_choose (&view, RUMMY_LEVEL_RANDOM, &rng, NULL);
      rummy_round_apply (&round, &move, NULL);
    }
  }
}

/* Points that the hand of the second seat could lay down, in the mean of worlds where it holds back or does not. */
static void
mean_points (const RummyRound *round, const RummyQuick *quick, double points[2])
{
  unsigned n[2] = { 0 }, hoarders;
  RummyWorlds worlds;
  RummyRound world;
  RummyView view;
  RummyRng rng;

  points[0] = points[1] = 0;
  rummy_rng_seed (&rng, 4);
  rummy_view_init (&view, round, 0, NULL);
  rummy_worlds_init (&worlds, &view, quick);
  for (unsigned i = 0; i < 3000; i++) {
    RummyQuickPlan plan;
    unsigned kind;

    rummy_worlds_deal (&worlds, &rng, &world, &hoarders);
    kind = hoarders >> 1 & 1;
    rummy_quick_plan (&plan, &quick->plan, &world, rummy_faces (world.hand[1]), 0);
    points[kind] += plan.points;
    n[kind]++;
  }
  points[0] /= n[0] ? n[0] : 1;
  points[1] /= n[1] ? n[1] : 1;
}

/* Whoever melds at once has no meld left in the hand, and whoever holds back has. */
static void
test_melds (void)
{
  double points[2];
  RummyQuick quick;
  RummyRules rules;
  RummyRound round;
  RummyRng rng;

  rummy_rng_seed (&rng, 5);
  rummy_rules_init (&rules, "500-rum");
  rummy_quick_init (&quick, &rules);
  deal (&round, &rules, &rng);
  mean_points (&round, &quick, points);
  tap_check (points[0] < 2);
  tap_check (points[1] > 20);
}

/* In Gin the hands of others get better from turn to turn. */
static void
test_deadwood (void)
{
  double deadwood[2] = { 0 };
  RummyRules rules;
  RummyRound round;
  RummyRng rng;

  rummy_rng_seed (&rng, 6);
  rummy_rules_init (&rules, "gin");
  deal (&round, &rules, &rng);
  for (unsigned late = 0; late < 2; late++) {
    const RummyMeldRules meld_rules = rummy_meld_rules (&rules);
    RummyWorlds worlds;
    RummyView view;

    round.turns = late ? 16 : 0;
    rummy_view_init (&view, &round, 0, NULL);
    rummy_worlds_init (&worlds, &view, NULL);
    for (unsigned i = 0; i < 500; i++) {
      unsigned hoarders;
      RummyRound world;

      rummy_worlds_deal (&worlds, &rng, &world, &hoarders);
      deadwood[late] += rummy_solve_least_deadwood (&meld_rules, world.hand[1], NULL) / 500.0;
    }
  }
  tap_check (deadwood[1] < deadwood[0] - 20);
  tap_check (deadwood[1] > 10);
}

int
main (void)
{
  tap_run ("they fit what the seat has seen", test_fits);
  tap_run ("melds in the hands of others", test_melds);
  tap_run ("deadwood in the hands of others", test_deadwood);

  return tap_done ();
}
