/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Games are played while somebody sets the clock forward and back. */

#include "clock.h"
#include "session-fixture.h"
#include "store/history.h"
#include "store/saved-games.h"

#include <sqlite3.h>

#define N_LEFT (RUMMY_SESSION_BEGUN_MOST + 1)

static void
reset_clock (Fixture *fixture, gconstpointer data)
{
  clock_set (0);
  tear_down (fixture, data);
}

static void
finish_round (RummyGame *game, gint hours)
{
  RummyRng rng;

  rummy_rng_seed (&rng, 3);
  if (rummy_game_get_round (game)->phase == RUMMY_PHASE_OVER)
    g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);
  play_by_lot (game, &rng, 1);
  clock_set (hours);
  while (rummy_game_get_round (game)->phase != RUMMY_PHASE_OVER)
    play_by_lot (game, &rng, 1);
}

static int
ask (Fixture *fixture, const char *question)
{
  RummyHistory *history = rummy_session_get_history (fixture->session);
  g_autofree char *path = g_build_filename (g_file_peek_path (fixture->directory), RUMMY_HISTORY_NAME, NULL);
  sqlite3_stmt *statement;
  sqlite3 *db;
  int answer;

  while (!rummy_history_is_idle (history))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (db, question, -1, &statement, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (statement), ==, SQLITE_ROW);
  answer = sqlite3_column_int (statement, 0);
  sqlite3_finalize (statement);
  sqlite3_close (db);

  return answer;
}

/* No round and no game ends before it begins, and each counts. */
static void
test_rounds (Fixture *fixture, gconstpointer data)
{
  static const gint hours[] = { -10, 0, CLOCK_YEAR, -CLOCK_YEAR };
  RummyGame *game = begin (fixture, "target=5000", SEED);

  for (guint i = 0; i < G_N_ELEMENTS (hours); i++) {
    finish_round (game, hours[i]);
    if (i == 1) {
      reopen_session (fixture, TRUE);
      game = rummy_session_get_game (fixture->session);
    }
    g_assert_cmpint (ask (fixture, "SELECT rounds FROM game"), ==, i + 1);
    g_assert_cmpint (ask (fixture, "SELECT count(*) FROM round"), ==, i + 1);
    g_assert_cmpint (ask (fixture, "SELECT count(*) FROM round WHERE ended < began"), ==, 0);
    g_assert_cmpint (ask (fixture, "SELECT count(*) FROM game WHERE ended < began"), ==, 0);
  }
}

/* Leaves a begun game as if that had been so many hours ahead; the later numbers are the older ones. */
static GFile *
leave_begun (Fixture *fixture, guint number, gint hours)
{
  RummyRules rules = play_rules ("");
  g_autoptr (RummyGame) game = rummy_game_new (&rules, SEED + number, 1);
  RummySavedGame saved;
  RummySeats seats;
  RummyRng rng;
  GFile *file;

  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  rummy_game_set_seats (game, &seats);
  rummy_game_deal (game);
  rummy_rng_seed (&rng, 5);
  play_by_lot (game, &rng, 12);
  saved = (RummySavedGame) { *rummy_game_get_record (game), *rummy_game_get_seats (game) };
  file = rummy_saved_games_add (rummy_session_get_saved_games (fixture->session), &saved, NULL, NULL);
  g_assert_nonnull (file);
  g_assert_true (g_file_set_attribute_uint64 (
    file, "time::modified", g_get_real_time () / G_USEC_PER_SEC + hours * 3600 - number, 0, NULL, NULL));

  return file;
}

static guint
count_left (GPtrArray *files)
{
  guint n = 0;

  for (guint i = 0; i < files->len; i++)
    n += g_file_query_exists (files->pdata[i], NULL);

  return n;
}

static void
spin_until_left (GPtrArray *files, guint n)
{
  while (count_left (files) != n)
    g_main_context_iteration (NULL, FALSE);
}

/* Games of the future neither go nor take the place of those that were left since. */
static void
test_begun (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) past = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) future = g_ptr_array_new_with_free_func (g_object_unref);

  begin (fixture, "", SEED);
  for (guint i = 0; i < N_LEFT; i++) {
    g_ptr_array_add (past, leave_begun (fixture, 1 + i, 0));
    g_ptr_array_add (future, leave_begun (fixture, 1 + N_LEFT + i, CLOCK_YEAR));
  }
  reopen_session (fixture, TRUE);
  spin_until_left (past, RUMMY_SESSION_BEGUN_MOST);
  g_assert_cmpuint (count_left (future), ==, N_LEFT);

  clock_set (2 * CLOCK_YEAR);
  reopen_session (fixture, TRUE);
  spin_until_left (past, 0);
  spin_until_left (future, RUMMY_SESSION_BEGUN_MOST);
}

#define ADD(name, function) g_test_add (name, Fixture, NULL, set_up, function, reset_clock)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/clock/rounds", test_rounds);
  ADD ("/clock/begun", test_begun);

  return g_test_run ();
}
