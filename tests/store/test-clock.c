/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is kept, while somebody sets the clock forward and back. */

#include "clock.h"
#include "history-fixture.h"
#include "store/profiles.h"
#include "store/saved-games.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <utime.h>

#define N_GAMES 3

/* Hours from now. */
static const gint times[] = { -CLOCK_YEAR, 1, CLOCK_YEAR };

static void
reset_clock (Fixture *fixture, gconstpointer data)
{
  clock_set (0);
  tear_down (fixture, data);
}

static void
keep_games (Fixture *fixture)
{
  for (guint i = 0; i < N_GAMES; i++) {
    g_auto (RummySavedGame) game = { 0 };

    sample_game (&game, "target=900", i + 1, MOVES);
    rummy_history_save (fixture->history, &game, NULL, BEGAN, BEGAN, TRUE, FALSE);
  }
  assert_count (fixture, NULL, N_GAMES);
}

static int
ask (Fixture *fixture, const char *question)
{
  sqlite3_stmt *statement;
  sqlite3 *db;
  int answer;

  g_assert_cmpint (sqlite3_open (fixture->path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (db, question, -1, &statement, NULL), ==, SQLITE_OK);
  answer = sqlite3_step (statement) == SQLITE_ROW ? sqlite3_column_int (statement, 0) : 0;
  sqlite3_finalize (statement);
  sqlite3_close (db);

  return answer;
}

/* Each removal has its own undo, also where the clock comes by the same time once more. */
static void
test_removals (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) games = NULL;
  gint64 number[N_GAMES];

  keep_games (fixture);
  games = list_of (fixture->history, &(RummyHistoryFilter) { 0 }, 0, N_GAMES);
  for (guint i = 0; i < N_GAMES; i++) {
    clock_set (i == 0 ? 0 : CLOCK_STOPPED);
    number[i] = rummy_history_remove (fixture->history, ((RummyPastGame *) games->pdata[i])->id, NULL);
    assert_count (fixture, NULL, N_GAMES - 1 - i);
  }
  for (guint i = 0; i < N_GAMES; i++) {
    rummy_history_restore (fixture->history, number[i]);
    assert_count (fixture, NULL, i + 1);
  }
}

/* What a killed program has removed goes the next day, whatever the clock said then, and stays until then where another
 * program may still offer to undo it. */
static void
test_removed_before (Fixture *fixture, gconstpointer data)
{
  keep_games (fixture);
  end (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (times); i++) {
    g_autofree char *change =
      g_strdup_printf ("UPDATE game SET is_removed = %" G_GINT64_FORMAT " WHERE id = %u",
                       g_get_real_time () + times[i] * G_GINT64_CONSTANT (3600) * G_USEC_PER_SEC, i + 1);

    ask (fixture, change);
  }
  begin (fixture);
  assert_count (fixture, NULL, 0);
  end (fixture);
  g_assert_cmpint (ask (fixture, "SELECT count(*) FROM record"), ==, 1);
  g_assert_cmpint (ask (fixture, "SELECT game FROM record"), ==, 2);

  clock_set (26);
  begin (fixture);
  assert_count (fixture, NULL, 0);
  end (fixture);
  g_assert_cmpint (ask (fixture, "SELECT count(*) FROM record"), ==, 0);
  begin (fixture);
}

/* A copy from the future does not end the daily copies. */
static void
test_copy (Fixture *fixture, gconstpointer data)
{
  g_autofree char *copy = g_strconcat (fixture->path, ".copy", NULL);
  GStatBuf status;

  keep_games (fixture);
  end (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (times); i++) {
    gint64 now = g_get_real_time () / G_USEC_PER_SEC, then = now + times[i] * 60 * 60;

    g_assert_true (g_file_set_contents (copy, "", 0, NULL));
    g_assert_cmpint (g_utime (copy, &(struct utimbuf) { then, then }), ==, 0);
    begin (fixture);
    rummy_history_open (fixture->history);
    end (fixture);
    g_assert_cmpint (g_stat (copy, &status), ==, 0);
    g_assert_cmpint (status.st_size, >, 0);
    g_assert_cmpint (status.st_mtime, >=, now);
    g_assert_cmpint (status.st_mtime, <, now + 60 * 60);
  }
  begin (fixture);
}

static void
set_age (GFile *file, gint hours)
{
  gint64 then = g_get_real_time () / G_USEC_PER_SEC + hours * 60 * 60;

  g_assert_cmpint (g_utime (g_file_peek_path (file), &(struct utimbuf) { then, then }), ==, 0);
}

/* A file of the future is no newer than those that came when the clock was right again; hours, by which a time zone can
 * be wrong, change nothing. */
static void
test_saved_games (Fixture *fixture, gconstpointer data)
{
  static const gint ages[] = { 2 * CLOCK_YEAR, CLOCK_YEAR, -5, 3 };
  static const guint order[] = { 3, 2, 0, 1 };
  g_autoptr (GFile) folder = g_file_get_child (fixture->directory, "unfinished");
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GPtrArray) games = NULL;
  RummySavedGame game[G_N_ELEMENTS (ages)] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (ages); i++) {
    g_autoptr (GFile) file = NULL;

    sample_game (&game[i], "", 21 + i, 5);
    file = rummy_saved_games_add (folder, &game[i], NULL, NULL);
    set_age (file, ages[i]);
  }
  rummy_saved_games_list_async (folder, NULL, result_cb, &result);
  WAIT (result);
  games = rummy_saved_games_list_finish (result, NULL);
  g_assert_cmpuint (games->len, ==, G_N_ELEMENTS (ages));
  for (guint i = 0; i < G_N_ELEMENTS (ages); i++)
    sample_assert_equal (&((RummyGameFile *) games->pdata[i])->saved, &game[order[i]]);
  for (guint i = 0; i < G_N_ELEMENTS (ages); i++)
    rummy_saved_game_clear (&game[i]);
}

/* The games of a removed player go too, a day after the removal, whatever the clock said then. */
static void
test_players (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");

  for (guint i = 0; i < G_N_ELEMENTS (times); i++) {
    g_autofree char *id = rummy_profiles_add (settings, "Jane", NULL);
    g_autoptr (GFile) folder = g_file_resolve_relative_path (fixture->directory, "profiles");
    g_autoptr (GFile) own = g_file_get_child (folder, id), unfinished = g_file_get_child (own, "unfinished");
    g_autoptr (GFile) file = NULL;
    g_auto (RummySavedGame) game = { 0 };

    sample_game (&game, "", 21, 5);
    file = rummy_saved_games_add (unfinished, &game, NULL, NULL);
    g_assert_nonnull (file);
    clock_set (times[i]);
    g_assert_true (rummy_profiles_remove (settings, id, NULL));
    clock_set (0);
    rummy_profiles_purge (settings, fixture->directory);
    g_assert_cmpint (g_file_query_exists (file, NULL), ==, ABS (times[i]) < 24);
  }
}

#undef ADD
#define ADD(name, function) g_test_add (name, Fixture, NULL, set_up, function, reset_clock)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/clock/removals", test_removals);
  ADD ("/clock/removed-before", test_removed_before);
  ADD ("/clock/copy", test_copy);
  ADD ("/clock/saved-games", test_saved_games);
  ADD ("/clock/players", test_players);

  return g_test_run ();
}
