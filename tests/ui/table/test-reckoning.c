/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps in which a round is counted lead to the engine's score: in rounds of all presets, with all numbers of
 * players. */

#include <glib.h>

#include "ai/bot.h"
#include "engine/match.h"
#include "ui/table/reckoning.h"

static void
check_step (const RummyRound *round, const RummyReckoningStep *step, int before, const char *name)
{
  RUMMY_CARDS_EACH (card, step->cards) {
    if (step->kind == RUMMY_RECKONING_MELD)
      g_assert_cmpuint (rummy_round_laid_by (round, card), ==, step->seat);
    else
      g_assert_true (rummy_cards_has (round->hand[step->seat], card));
  }
  g_assert_cmpint (step->before, ==, before);
  if (step->kind == RUMMY_RECKONING_HAND)
    g_assert_true (round->rules->scoring == RUMMY_SCORING_PENALTY ? step->after >= before : step->after <= before);
  if (step->kind == RUMMY_RECKONING_GAINED)
    g_assert_cmpint (step->after, >=, before);
  if (step->kind == RUMMY_RECKONING_MELD && step->after < before)
    g_error ("%s: cards of a meld count %d", name, step->after - before);
}

/* Returns whether the round counts. */
static gboolean
check (const RummyRound *round, const char *name)
{
  RummyScore scores[RUMMY_SEATS_MAX];
  gboolean counts = rummy_round_scores (round, scores, NULL);
  int sums[RUMMY_SEATS_MAX] = { 0 };
  RummyReckoning reckoning;

  g_assert_cmpint (rummy_reckoning_init (&reckoning, round), ==, counts);
  g_assert_cmpuint (reckoning.n, <, RUMMY_RECKONING_MAX);
  if (!counts)
    g_assert_cmpuint (reckoning.n, ==, 0);
  for (guint i = 0; i < reckoning.n; i++) {
    guint side = reckoning.step[i].side;

    g_assert_cmpint (rummy_reckoning_get_score (&reckoning, i, side), ==, sums[side]);
    check_step (round, &reckoning.step[i], sums[side], name);
    sums[side] = reckoning.step[i].after;
  }
  for (guint seat = 0; counts && seat < (guint) round->rules->players; seat++) {
    guint side = rummy_rules_side (round->rules, seat);

    if (!rummy_round_has_seat (round, seat))
      continue;
    g_assert_cmpint (sums[side], ==, rummy_round_score (round, seat));
    g_assert_cmpint (rummy_reckoning_get_score (&reckoning, reckoning.n, side), ==, scores[side].total);
  }

  return counts;
}

static gboolean
play (const RummyRules *rules, const char *name, guint n)
{
  RummyMatch match;
  RummyReckoning reckoning;
  RummyRng rng;

  rummy_rng_seed (&rng, n);
  rummy_match_init (&match, rules, n + 1, 1);
  rummy_match_apply (&match, &(RummyMove) { .kind = RUMMY_MOVE_DEAL }, NULL);
  for (guint moves = 0; match.round.phase != RUMMY_PHASE_OVER && moves < 600; moves++) {
    RummyView view;
    RummyMove move;

    g_assert_false (rummy_reckoning_init (&reckoning, &match.round));
    rummy_view_init (&view, &match.round, match.round.turn, NULL);
    move = rummy_bot_choose (&view, n % 4 == 0 ? RUMMY_LEVEL_RANDOM : RUMMY_LEVEL_AVERAGE, &rng, NULL);
    g_assert_cmpint (rummy_match_apply (&match, &move, NULL), ==, RUMMY_OK);
  }

  return match.round.phase == RUMMY_PHASE_OVER && check (&match.round, name);
}

static void
test_presets (void)
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  for (guint i = 0; i < n_presets; i++) {
    guint n_counted = 0;

    for (guint n = 0; n < 40 || n_counted < 20; n++) {
      int players = presets[i].seats_min + (int) n % (presets[i].seats_max - presets[i].seats_min + 1);
      RummyRules rules;

      rummy_preset_rules (&presets[i], players, &rules);
      n_counted += play (&rules, presets[i].key, n * 100 + i);
      g_assert_cmpuint (n, <, 1000);
    }
  }
}

/* Rules that change how rounds are counted. */
static void
test_rules (void)
{
  static const struct {
    const char *preset;
    RummyScoring scoring;
    gboolean spades, doubles, negative, five, partner;
  } cases[] = {
    { "500-rum", RUMMY_SCORING_OWN, TRUE, TRUE, TRUE, FALSE, FALSE },
    { "500-rum", RUMMY_SCORING_OWN, FALSE, TRUE, FALSE, FALSE, TRUE },
    { "500-rum", RUMMY_SCORING_BOTH, FALSE, TRUE, TRUE, TRUE, FALSE },
    { "500-rum", RUMMY_SCORING_HANDS, TRUE, FALSE, TRUE, FALSE, TRUE },
    { "500-rum", RUMMY_SCORING_TIMES, TRUE, TRUE, TRUE, FALSE, FALSE },
    { "500-rum", RUMMY_SCORING_PENALTY, TRUE, TRUE, TRUE, FALSE, FALSE },
    { "gin", RUMMY_SCORING_KNOCK, TRUE, TRUE, TRUE, FALSE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    for (guint n = 0; n < 30; n++) {
      RummyRules rules;

      rummy_rules_init (&rules, cases[i].preset);
      rules.players = cases[i].partner ? 4 : (int16_t) (cases[i].scoring == RUMMY_SCORING_KNOCK ? 2 : 2 + n % 4);
      rules.partner = (int16_t) cases[i].partner;
      rules.scoring = (int16_t) cases[i].scoring;
      rules.spades = (int16_t) cases[i].spades;
      rules.rummy_doubles = (int16_t) cases[i].doubles;
      rules.negative = (int16_t) cases[i].negative;
      rules.divided_by_five = (int16_t) cases[i].five;
      play (&rules, cases[i].preset, n * 7 + i);
    }
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/reckoning/presets", test_presets);
  g_test_add_func ("/reckoning/rules", test_rules);

  return g_test_run ();
}
