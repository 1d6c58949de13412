/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The deals that a search tries out, and what it tries in them. */

#include "ai/bot.h"
#include "ai/lines.h"
#include "ai/plain.h"
#include "ai/quick-knock.h"
#include "ai/worlds.h"
#include "engine/solve.h"
#include "tools/audit.h"
#include "tap.h"

#include <stdio.h>
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

/* What a seat was told fits too, as far as it can, in games of every kind. */
static void
test_told (void)
{
  static const char *const games[] = { "500-rum", "gin", "kaluki" };
  RummyRng rng;

  rummy_rng_seed (&rng, 22);
  for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
    RummyCards some = RUMMY_NO_CARDS, hidden;
    RummyRound round, world;
    RummyWorlds worlds;
    RummyQuick quick;
    RummyRules rules;
    unsigned hoarders;
    RummyView view;
    bool is_quick;

    tap_check (rummy_rules_init (&rules, games[i]));
    is_quick = rummy_quick_init (&quick, &rules);
    deal (&round, &rules, &rng);
    rummy_view_init (&view, &round, 0, NULL);
    hidden = rummy_view_hidden (&view);
    RUMMY_CARDS_EACH (card, hidden) {
      if (rummy_rng_below (&rng, 3) == 0)
        rummy_cards_add (&some, card);
    }
    for (unsigned n = 0; n < 50; n++) {
      view.lacks[1] = n % 2 ? some : hidden; /* there must be something in the hand */
      rummy_worlds_init (&worlds, &view, is_quick ? &quick : NULL);
      rummy_worlds_deal (&worlds, &rng, &world, &hoarders);
      check_world (&worlds, &world);
      if (n % 2)
        tap_check (rummy_cards_is_empty (rummy_cards_and (world.hand[1], some)));
    }
  }
}

/* Nobody forgets what it was told. */
static void
test_told_stays (void)
{
  RummyRound round;
  RummyRules rules;
  RummyView view;
  RummyCard seen;
  RummyRng rng;

  rummy_rng_seed (&rng, 23);
  rummy_rules_init (&rules, "500-rum");
  deal (&round, &rules, &rng);
  seen = rummy_cards_first (round.hand[1]);
  rummy_cards_add (&round.shown, seen);
  for (int told = 0; told < 2; told++) {
    rummy_view_init (&view, &round, 0, NULL);
    if (told)
      rummy_cards_add (&view.told, seen);
    rummy_bot_forget (&view, RUMMY_LEVEL_1, &rng);
    tap_check (rummy_cards_has (view.round.hand[1], seen) == (told == 1));
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

/* In the mean of the worlds that the first seat sees after so many turns. */
static double
mean_of_worlds (RummyRound *round, uint16_t turns, double (*worth) (const RummyRound *world))
{
  enum { WORLDS = 1000 };
  RummyWorlds worlds;
  RummyView view;
  double sum = 0;
  RummyRng rng;

  round->turns = turns;
  rummy_rng_seed (&rng, 6);
  rummy_view_init (&view, round, 0, NULL);
  rummy_worlds_init (&worlds, &view, NULL);
  for (unsigned i = 0; i < WORLDS; i++) {
    unsigned hoarders;
    RummyRound world;

    rummy_worlds_deal (&worlds, &rng, &world, &hoarders);
    sum += worth (&world);
  }

  return sum / WORLDS;
}

static double
deadwood_of (const RummyRound *world)
{
  const RummyMeldRules rules = rummy_round_meld_rules (world);

  return rummy_solve_least_deadwood (&rules, world->hand[1], NULL);
}

/* Where melds wait for the end the hands of others get better from turn to turn. */
static void
test_deadwood (void)
{
  static const char *const presets[] = { "gin", "one-meld" };

  for (size_t i = 0; i < sizeof presets / sizeof *presets; i++) {
    double early, late;
    RummyRules rules;
    RummyRound round;
    RummyRng rng;

    rummy_rng_seed (&rng, 7);
    rummy_rules_init (&rules, presets[i]);
    deal (&round, &rules, &rng);
    early = mean_of_worlds (&round, 0, deadwood_of);
    late = mean_of_worlds (&round, 16, deadwood_of);
    tap_check (late < early - 20);
    tap_check (late > 10);
  }
}

/* Whether the other hand could meld the upcard. */
static double
wants_upcard (const RummyRound *world)
{
  uint64_t upcard = UINT64_C (1) << rummy_round_upcard (world);

  return rummy_quick_knock_together (world->hand[1].pack[0] | upcard) & upcard ? 1 : 0;
}

/* In Gin the other hand seldom has two cards that go with what it left lying. */
static void
test_left_lying (void)
{
  double early, late;
  RummyRules rules;
  RummyRound round;
  RummyRng rng;

  rummy_rng_seed (&rng, 9);
  rummy_rules_init (&rules, "gin");
  deal (&round, &rules, &rng);
  early = mean_of_worlds (&round, 0, wants_upcard);
  late = mean_of_worlds (&round, 2, wants_upcard);
  tap_check (early > 0.08);
  tap_check (late < early / 2);
}

/* How many of the cards that worlds give to the second seat it really has, where it is known who threw what or not. */
static unsigned
n_right (const RummyRound *round, const RummyQuick *quick, bool knows)
{
  RummyWorlds worlds;
  RummyView view;
  unsigned n = 0;
  RummyRng rng;

  rummy_rng_seed (&rng, 12);
  rummy_view_init (&view, round, 0, NULL);
  for (unsigned i = 0; i < round->n_pile && !knows; i++)
    view.round.laid[round->deck[i]] = 0;
  rummy_worlds_init (&worlds, &view, quick);
  for (unsigned i = 0; i < 40; i++) {
    unsigned hoarders;
    RummyRound world;

    rummy_worlds_deal (&worlds, &rng, &world, &hoarders);
    n += rummy_cards_count (rummy_cards_minus (rummy_cards_and (world.hand[1], round->hand[1]), view.round.hand[1]));
  }

  return n;
}

/* What somebody threw tells what it keeps, whether it melds at once or holds back. */
static void
check_thrown (RummyLevel level, unsigned percent)
{
  unsigned n_knowing = 0, n_guessing = 0;
  RummyQuick quick;
  RummyRules rules;
  RummyRng rng;

  rummy_rng_seed (&rng, 13);
  rummy_rules_init (&rules, "500-rum");
  rummy_quick_init (&quick, &rules);
  for (unsigned i = 0; i < 40; i++) {
    RummyRound round;

    deal (&round, &rules, &rng);
    while (round.phase != RUMMY_PHASE_OVER) {
      RummyView view;
      RummyMove move;

      if (round.turn == 0 && round.phase == RUMMY_PHASE_DRAW && round.turns > 2) {
        n_knowing += n_right (&round, &quick, true);
        n_guessing += n_right (&round, &quick, false);
      }
      rummy_view_init (&view, &round, round.turn, NULL);
      move = rummy_bot_choose (&view, level, &rng, NULL);
      tap_check_int (rummy_round_apply (&round, &move, NULL), RUMMY_OK);
    }
  }
  printf ("# %s: %u right, %u without what was thrown\n", rummy_level_key (level), n_knowing, n_guessing);
  tap_check (n_knowing > n_guessing * percent / 100);
}

static void
test_thrown (void)
{
  check_thrown (RUMMY_LEVEL_EXPERT, 112);
  check_thrown (RUMMY_LEVEL_CHAMPION, 106);
}

/* In how many of rounds the second seat, which plays at that level, seems to hold back after some turns. */
static unsigned
n_hoarders (RummyLevel level)
{
  RummyQuick quick;
  RummyRules rules;
  unsigned n = 0;
  RummyRng rng;

  rummy_rng_seed (&rng, 14);
  rummy_rules_init (&rules, "500-rum");
  rummy_quick_init (&quick, &rules);
  for (unsigned i = 0; i < 100; i++) {
    RummyWorlds worlds;
    RummyRound round;
    RummyView view;

    deal (&round, &rules, &rng);
    while (round.phase != RUMMY_PHASE_OVER && round.turns < 8) {
      RummyMove move;

      rummy_view_init (&view, &round, round.turn, NULL);
      move = rummy_bot_choose (&view, round.turn == 0 ? RUMMY_LEVEL_AVERAGE : level, &rng, NULL);
      tap_check_int (rummy_round_apply (&round, &move, NULL), RUMMY_OK);
    }
    rummy_view_init (&view, &round, 0, NULL);
    rummy_worlds_init (&worlds, &view, &quick);
    n += rummy_worlds_has_hoarder (&worlds);
  }
  printf ("# %s: %u of 100 seem to hold back\n", rummy_level_key (level), n);

  return n;
}

/* Whoever lays little seems to hold back. */
static void
test_hoarders (void)
{
  tap_check (n_hoarders (RUMMY_LEVEL_EXPERT) < 15);
  tap_check (n_hoarders (RUMMY_LEVEL_CHAMPION) > 65);
}

/* Rounds that are played on end as the engine has them end, but for odd lay-offs. */
static void
test_knock (void)
{
  static const char *const presets[] = { "gin", "gin-classic", "gin-special-k", "gin-oklahoma" };
  unsigned n_knocks = 0, n_equal = 0;
  RummyRng rng;

  rummy_rng_seed (&rng, 10);
  for (unsigned i = 0; i < 400; i++) {
    bool is_wary = i % 8 >= 4;
    RummyRules rules;
    RummyRound round;

    rummy_rules_init (&rules, presets[i % 4]);
    deal (&round, &rules, &rng);
    while (round.phase != RUMMY_PHASE_OVER) {
      RummyRound before = round;
      RummyMove move = { .kind = RUMMY_MOVE_KNOCK, .seat = round.turn, .meld = RUMMY_MELD_NONE };
      RummyView view;

      tap_check (rummy_quick_knock_step (&round, is_wary));
      if (tap_case_failed)
        return;
      if (round.end != RUMMY_END_KNOCK)
        continue;
      move.card = rummy_round_upcard (&round);
      tap_check_int (rummy_round_apply (&before, &move, NULL), RUMMY_OK);
      while (before.phase != RUMMY_PHASE_OVER) {
        rummy_view_init (&view, &before, before.turn, NULL);
        move = rummy_bot_choose_plainly (&view, NULL);
        tap_check_int (rummy_round_apply (&before, &move, NULL), RUMMY_OK);
      }
      n_knocks++;
      n_equal += rummy_round_score (&round, 0) == rummy_round_score (&before, 0) &&
                 rummy_round_score (&round, 1) == rummy_round_score (&before, 1) && round.gin == before.gin;
    }
  }
  tap_check (n_knocks > 300);
  tap_check (n_equal >= n_knocks * 19 / 20);
}

/* Whoever may knock may wait as well. */
static void
test_knock_or_wait (void)
{
  unsigned n_knocks = 0, n_asked = 0;
  RummyRules rules;
  RummyRng rng;

  rummy_rules_init (&rules, "gin");
  rummy_rng_seed (&rng, 11);
  for (unsigned i = 0; i < 40; i++) {
    RummyRound round;

    deal (&round, &rules, &rng);
    while (round.phase != RUMMY_PHASE_OVER) {
      unsigned n_of[RUMMY_N_MOVES] = { 0 };
      RummyLines lines;
      RummyView view;
      RummyMove usual;

      rummy_view_init (&view, &round, round.turn, NULL);
      usual = rummy_bot_choose_plainly (&view, NULL);
      rummy_lines_make (&lines, &view, NULL, NULL, &usual);
      for (unsigned j = 0; j < lines.n; j++)
        n_of[lines.line[j].move[0].kind]++;
      if (usual.kind == RUMMY_MOVE_KNOCK) {
        n_asked++;
        tap_check_int (n_of[RUMMY_MOVE_KNOCK], 1);
        tap_check (n_of[RUMMY_MOVE_DISCARD] >= 5);
      }
      n_knocks += n_of[RUMMY_MOVE_KNOCK];
      rummy_round_apply (&round, &usual, NULL);
    }
  }
  tap_check (n_asked > 30);
  tap_check_int (n_knocks, n_asked);
}

int
main (void)
{
  tap_run ("what a seat was told", test_told);
  tap_run ("what was told stays", test_told_stays);
  tap_run ("they fit what the seat has seen", test_fits);
  tap_run ("melds in the hands of others", test_melds);
  tap_run ("deadwood in the hands of others", test_deadwood);
  tap_run ("what others left lying", test_left_lying);
  tap_run ("what others threw", test_thrown);
  tap_run ("who holds melds back", test_hoarders);
  tap_run ("how rounds with a knock end", test_knock);
  tap_run ("to knock or to wait", test_knock_or_wait);

  return tap_done ();
}
