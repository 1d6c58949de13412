/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/analyzer.h"

#include "play.h"
#include "game/belief.h"

#define SEED G_GUINT64_CONSTANT (77)

/* The first seat is a person, the others are not. */
static RummyGame *
new_game (void)
{
  RummyRules rules = play_rules ("");
  RummyGame *game = rummy_game_new (&rules, SEED, 1);

  rummy_game_set_level (game, 1, RUMMY_LEVEL_CHAMPION);
  g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);

  return game;
}

static gboolean
is_thinking (RummyAnalyzer *analyzer)
{
  gboolean thinking;

  g_object_get (analyzer, "thinking", &thinking, NULL);

  return thinking;
}

static void
wait_for (RummyAnalyzer *analyzer)
{
  while (is_thinking (analyzer))
    g_main_context_iteration (NULL, TRUE);
}

/* Until the person is to move, or the round is over. */
static gboolean
wait_for_turn (RummyGame *game)
{
  const RummyRound *round = rummy_game_get_round (game);

  while (round->phase != RUMMY_PHASE_OVER && round->turn != 0)
    g_main_context_iteration (NULL, TRUE);

  return round->phase != RUMMY_PHASE_OVER;
}

static void
count_cb (RummyAnalyzer *analyzer, guint *n)
{
  ++*n;
}

/* Something is known soon, more later, and nothing any more when the position changes. */
static void
test_grows (void)
{
  g_autoptr (RummyGame) game = new_game ();
  g_autoptr (RummyAnalyzer) analyzer = rummy_analyzer_new ();
  const RummyAnalysis *analysis;
  guint n_changed = 0;

  rummy_game_start (game);
  g_assert_true (wait_for_turn (game));
  g_signal_connect (analyzer, "changed", G_CALLBACK (count_cb), &n_changed);
  rummy_analyzer_ask (analyzer, game, 0);
  g_assert_true (is_thinking (analyzer));
  g_assert_null (rummy_analyzer_get_analysis (analyzer));
  while (n_changed == 0)
    g_main_context_iteration (NULL, TRUE);
  analysis = rummy_analyzer_get_analysis (analyzer);
  g_assert_nonnull (analysis);
  g_assert_nonnull (rummy_analysis_suggested (analysis));
  g_assert_cmpuint (analysis->n_deals, ==, 0);
  g_assert_cmpuint (n_changed, ==, 1);

  rummy_analyzer_ask (analyzer, game, 0);
  wait_for (analyzer);
  analysis = rummy_analyzer_get_analysis (analyzer);
  g_assert_cmpuint (analysis->n_deals, >=, analysis->n_wanted);
  g_assert_cmpuint (n_changed, >, 3);

  n_changed = 0;
  rummy_analyzer_ask (analyzer, game, 0);
  g_assert_false (is_thinking (analyzer));
  g_assert_cmpint (rummy_game_play (game, &analysis->option[0].line.move[0], 1), ==, RUMMY_OK);
  g_assert_null (rummy_analyzer_get_analysis (analyzer));
  g_assert_cmpuint (n_changed, ==, 1);
}

/* An answer that comes when nobody wants it any more is not told. */
static void
test_forgets (void)
{
  g_autoptr (RummyGame) game = new_game ();
  g_autoptr (RummyAnalyzer) analyzer = rummy_analyzer_new ();
  guint n_changed = 0;

  rummy_game_start (game);
  g_assert_true (wait_for_turn (game));
  rummy_analyzer_ask (analyzer, game, 0);
  g_signal_connect (analyzer, "changed", G_CALLBACK (count_cb), &n_changed);
  rummy_analyzer_forget (analyzer);
  g_assert_cmpuint (n_changed, ==, 1);
  g_assert_false (is_thinking (analyzer));
  rummy_analyzer_ask (analyzer, game, 0);
  g_assert_cmpuint (n_changed, ==, 1);
  wait_for (analyzer);
  g_assert_cmpuint (n_changed, >, 3);

  rummy_analyzer_ask (analyzer, game, 0);
  g_clear_object (&analyzer);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Whoever asks for advice meets the same opponents. */
static void
test_is_no_help_to_others (void)
{
  g_autoptr (RummyGame) alone = new_game (), advised = new_game ();
  RummyGame *games[] = { alone, advised };
  g_autoptr (RummyAnalyzer) analyzer = rummy_analyzer_new ();

  for (guint i = 0; i < G_N_ELEMENTS (games); i++) {
    RummyRng rng;

    rummy_rng_seed (&rng, SEED);
    rummy_game_start (games[i]);
    while (wait_for_turn (games[i])) {
      RummyMove move = sample_move (rummy_game_get_match (games[i]), &rng);

      if (i == 1) {
        rummy_analyzer_ask (analyzer, games[i], 0);
        while (rummy_analyzer_get_analysis (analyzer) == NULL)
          g_main_context_iteration (NULL, TRUE);
      }
      g_assert_cmpint (rummy_game_play (games[i], &move, 1), ==, RUMMY_OK);
    }
  }
  play_assert_records_equal (rummy_game_get_record (alone), rummy_game_get_record (advised));
}

static void
believed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RummyBelief **belief = data;

  *belief = g_memdup2 (rummy_belief_compute_finish (result), sizeof **belief);
}

/* What a thread finds out is what anybody would who asks; the view is its own, whatever becomes of the game. */
static void
test_believes (void)
{
  g_autoptr (RummyGame) game = new_game ();
  g_autofree RummyBelief *direct = g_new0 (RummyBelief, 1), *belief = NULL;
  RummyView view;
  RummyRng rng;

  rummy_rng_seed (&rng, SEED);
  play_by_lot (game, &rng, 12);
  rummy_game_read_view (game, 0, &view);
  rummy_analysis_believe (&view, direct);
  rummy_belief_compute_async (&view, believed_cb, &belief);
  memset (&view, 0, sizeof view);
  g_clear_object (&game);
  while (belief == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (rummy_cards_equal (belief->cards, direct->cards));
  g_assert_false (rummy_cards_is_empty (belief->cards));
  RUMMY_CARDS_EACH (card, direct->cards)
    g_assert_cmpfloat (belief->in_hand[1][card], ==, direct->in_hand[1][card]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/analyzer/grows", test_grows);
  g_test_add_func ("/analyzer/forgets", test_forgets);
  g_test_add_func ("/analyzer/no-help-to-others", test_is_no_help_to_others);
  g_test_add_func ("/analyzer/believes", test_believes);

  return g_test_run ();
}
