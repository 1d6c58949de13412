/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "history-fixture.h"

/* Whether the deals of some days were played. */

#define ADA "ada"
#define BOB "bob"

/* Each of these seeds gives the number 1. */
static const guint64 days[] = { 4000, 3000, 2000, 1000 };

static void
play (Fixture *fixture, const char *changes, guint64 seed, const char *owner, gsize n_moves, gboolean is_practice,
      RummyMatch *match)
{
  g_auto (RummySavedGame) game = { 0 };
  RummyGameProfiles owners = { 0 };

  g_strlcpy (owners.game, owner, sizeof owners.game);
  g_strlcpy (owners.seat[0], owner, sizeof owners.seat[0]);
  sample_game (&game, changes, seed, n_moves);
  game.seats.is_practice = is_practice;
  rummy_history_save (fixture->history, &game, &owners, BEGAN, BEGAN + 60, TRUE, is_practice);
  if (match != NULL)
    rummy_record_play (&game.record, game.record.n_moves, match, NULL);
}

/* The same cards once more, with other moves. */
static void
practice_again (Fixture *fixture, guint64 seed)
{
  g_auto (RummySavedGame) game = { 0 };
  const RummyGameProfiles owners = { .seat = { ADA } };
  RummyMatch match;
  RummyRng rng;

  sample_game (&game, "target=900", seed, 20);
  game.seats.is_practice = TRUE;
  rummy_record_play (&game.record, game.record.n_moves, &match, NULL);
  rummy_rng_seed (&rng, 99);
  while (!match.over) {
    RummyMove move = sample_move (&match, &rng);

    rummy_match_apply (&match, &move, NULL);
    rummy_record_add (&game.record, &move);
  }
  rummy_history_save (fixture->history, &game, &owners, BEGAN, BEGAN + 60, TRUE, TRUE);
}

static GArray *
ask (Fixture *fixture, const char *owner, const char *changes)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  char message[RUMMY_ERROR_TEXT];
  RummyRules rules;
  GArray *deals;

  g_assert_true (rummy_rules_init (&rules, "500-rum"));
  g_assert_true (rummy_rules_read (&rules, changes != NULL ? changes : "", message));
  rummy_history_deals_async (fixture->history, owner, changes != NULL ? &rules : NULL, days, G_N_ELEMENTS (days), 1,
                             NULL, result_cb, &result);
  WAIT (result);
  deals = rummy_history_deals_finish (fixture->history, result, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (deals->len, ==, G_N_ELEMENTS (days));

  return deals;
}

static const RummyPastDeal *
get (GArray *deals, guint day)
{
  return &g_array_index (deals, RummyPastDeal, day);
}

static void
test_results (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GArray) none = ask (fixture, ADA, "target=900");
  g_autoptr (GArray) ada = NULL;
  g_autoptr (GArray) bob = NULL;
  const RummyPastDeal *deal;
  RummyMatch match;

  g_assert_cmpint (get (none, 0)->game, ==, 0);
  play (fixture, "target=900", days[1], ADA, MOVES, FALSE, &match);
  play (fixture, "target=900", days[2], ADA, 300, FALSE, NULL);
  play (fixture, "target=900", days[3], ADA, MOVES, TRUE, NULL);

  ada = ask (fixture, ADA, "target=900");
  g_assert_cmpint (get (ada, 0)->game, ==, 0);
  deal = get (ada, 1);
  g_assert_cmpint (deal->game, >, 0);
  g_assert_true (deal->is_over);
  g_assert_true (rummy_past_deal_counts (deal));
  g_assert_cmpint (deal->points, ==, match.results[0]);
  g_assert_cmpint (deal->against, ==, match.results[1]);
  g_assert_cmpint (deal->has_won, ==, match.winner == 0);
  g_assert_cmpuint (deal->rounds, >, 0);
  g_assert_cmpint (deal->began, ==, BEGAN);
  g_assert_cmpint (deal->ended, ==, BEGAN + 60);
  deal = get (ada, 2);
  g_assert_cmpint (deal->game, >, 0);
  g_assert_cmpuint (deal->rounds, >, 0);
  g_assert_false (deal->is_over);
  deal = get (ada, 3);
  g_assert_true (deal->is_over);
  g_assert_true (deal->is_practice);
  g_assert_false (rummy_past_deal_counts (deal));

  bob = ask (fixture, BOB, "target=900");
  for (guint day = 0; day < G_N_ELEMENTS (days); day++)
    g_assert_cmpint (get (bob, day)->game, ==, 0);
}

/* The game that counts tells of a deal, not a replay of it, nor the same code by other rules. */
static void
test_which_game (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GArray) two = NULL;
  g_autoptr (GArray) three = NULL;
  g_autoptr (GArray) other = NULL;
  g_autoptr (GArray) any = NULL;
  g_autoptr (GArray) removed = NULL;

  practice_again (fixture, days[0]);
  play (fixture, "target=900", days[0], ADA, MOVES, FALSE, NULL);
  play (fixture, "target=900 players=3", days[1], ADA, MOVES, FALSE, NULL);
  games = list_of (fixture->history, NULL, 0, 10);
  g_assert_cmpuint (games->len, ==, 3);

  two = ask (fixture, ADA, "target=900");
  g_assert_cmpint (get (two, 0)->game, ==, ((RummyPastGame *) games->pdata[1])->id);
  g_assert_false (get (two, 0)->is_practice);
  g_assert_cmpint (get (two, 1)->game, ==, 0);
  three = ask (fixture, ADA, "target=900 players=3");
  g_assert_cmpint (get (three, 0)->game, ==, 0);
  g_assert_cmpint (get (three, 1)->game, ==, ((RummyPastGame *) games->pdata[0])->id);
  other = ask (fixture, ADA, "target=800");
  g_assert_cmpint (get (other, 0)->game, ==, 0);
  any = ask (fixture, ADA, NULL);
  g_assert_cmpuint (rummy_past_deals_streak (any), ==, 2);

  rummy_history_remove (fixture->history, 0, NULL);
  removed = ask (fixture, ADA, NULL);
  g_assert_cmpint (get (removed, 0)->game, ==, 0);
}

/* A row of days, from today back: "o" played, "p" practice, "-" nothing. */
static void
assert_streak (const char *row, guint expected)
{
  g_autoptr (GArray) deals = g_array_new (FALSE, FALSE, sizeof (RummyPastDeal));

  for (; *row != '\0'; row++) {
    const RummyPastDeal deal = { .is_over = *row != '-', .is_practice = *row == 'p' };

    g_array_append_val (deals, deal);
  }
  g_assert_cmpuint (rummy_past_deals_streak (deals), ==, expected);
}

static void
test_streak (void)
{
  assert_streak ("", 0);
  assert_streak ("-", 0);
  assert_streak ("----", 0);
  assert_streak ("o---", 1);
  assert_streak ("-oo-o", 2); /* today is not over yet */
  assert_streak ("oooo", 4);
  assert_streak ("--ooo", 0);
  assert_streak ("opoo", 1);
  assert_streak ("pooo", 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/history-deals/results", test_results);
  ADD ("/history-deals/which-game", test_which_game);
  g_test_add_func ("/history-deals/streak", test_streak);

  return g_test_run ();
}
