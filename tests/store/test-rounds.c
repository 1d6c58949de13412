/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/rounds.h"
#include "sample.h"

/* A game of the rules, played to its end by lot. */
static void
play_match (RummyMatch *match, const char *text, guint64 seed)
{
  char message[RUMMY_ERROR_TEXT];
  RummyRules rules;
  RummyRng rng;

  g_assert_true (rummy_rules_from_text (&rules, text, message));
  rummy_match_init (match, &rules, seed, 1);
  rummy_rng_seed (&rng, seed);
  while (!match->over) {
    RummyMove move = sample_move (match, &rng);

    g_assert_cmpint (rummy_match_apply (match, &move, NULL), ==, RUMMY_OK);
  }
}

/* K-094, K-119 to K-121, K-127, W-119: line by line it comes to what the game was worth. */
static void
test_sum (void)
{
  static const struct {
    const char *rules;
    int bonus, box, shutout, factor;
  } games[] = {
    { "gin-special-k target=20", 100, 25, 0, 2 },
    { "gin-special-k players=4 target=10", 100, 25, 0, 2 },
    { "gin-special-k players=3 anticlockwise=yes target=10", 100, 25, 0, 2 },
    { "gin-classic target=20", 100, 20, 100, 1 },
    { "persian", 50, 0, 0, 1 },
    { "500-rum diffwin=yes targetkind=rounds target=3", 0, 0, 0, 1 },
    { "500-rum players=4 diffwin=yes box=10 target=100", 0, 10, 0, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++) {
    guint n_won = 0, n_shutouts = 0, n_more = 0;

    for (guint64 seed = 1; seed <= 8; seed++) {
      RummyMatch match;
      RummyGameSum sum;

      play_match (&match, games[i].rules, seed);
      g_assert_cmpint (rummy_rounds_sum_game (&match, &sum), ==, match.winner != RUMMY_SEAT_NONE);
      if (match.winner == RUMMY_SEAT_NONE)
        continue;

      g_assert_cmpint (sum.result, ==, match.results[match.winner]);
      g_assert_cmpint (sum.total, ==, match.totals[match.winner]);
      g_assert_cmpint (sum.bonus, ==, games[i].bonus);
      g_assert_cmpint (sum.box, ==, games[i].box);
      g_assert_true (sum.factor == 1 || sum.factor == games[i].factor);
      g_assert_true (sum.shutout == 0 || sum.shutout == games[i].shutout);
      n_won++;
      n_more += sum.more > 0;
      n_shutouts += sum.factor == 2 || sum.shutout > 0;
    }
    g_assert_cmpuint (n_won, >, 0);
    g_assert_true (games[i].box == 0 || n_more > 0);
    g_assert_true ((games[i].shutout == 0 && games[i].factor == 1) || n_shutouts > 0);
  }
}

static void
test_no_sum (void)
{
  RummyMatch match;
  RummyGameSum sum;

  play_match (&match, "500-rum target=100", 1);
  g_assert_false (rummy_rounds_sum_game (&match, &sum));
  match.rules.game_bonus = 100;
  g_assert_true (rummy_rounds_sum_game (&match, &sum));
  match.winner = RUMMY_SEAT_NONE;
  g_assert_false (rummy_rounds_sum_game (&match, &sum));
  match.winner = 0;
  match.over = FALSE;
  g_assert_false (rummy_rounds_sum_game (&match, &sum));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rounds/sum", test_sum);
  g_test_add_func ("/rounds/no-sum", test_no_sum);

  return g_test_run ();
}
