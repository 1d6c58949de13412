/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Two copies of the program with one history. */

#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "history-fixture.h"

#define MEETING (G_USEC_PER_SEC / 5)

static GMutex meeting_mutex;
static GCond meeting_cond;
static guint n_met;

/* In the place of the one of the C library: whoever puts the file aside waits a little for another one to do so. */
int
rename (const char *from, const char *to)
{
  if (g_str_has_suffix (from, RUMMY_HISTORY_NAME)) {
    gint64 end = g_get_monotonic_time () + MEETING;

    g_mutex_lock (&meeting_mutex);
    n_met++;
    g_cond_broadcast (&meeting_cond);
    while (n_met < 2 && g_cond_wait_until (&meeting_cond, &meeting_mutex, end))
      ;
    g_mutex_unlock (&meeting_mutex);
  }

  return (int) syscall (SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

/* Of the other copy. */
static RummyHistory *twin;

static RummyHistory *
get (Fixture *fixture, guint i)
{
  return i == 0 ? fixture->history : twin;
}

static void
begin_two (Fixture *fixture)
{
  begin (fixture);
  twin = rummy_history_new (fixture->directory);
}

static void
settle_two (Fixture *fixture)
{
  while (!rummy_history_is_idle (fixture->history) || !rummy_history_is_idle (twin))
    g_main_context_iteration (NULL, TRUE);
}

static void
end_two (Fixture *fixture)
{
  settle_two (fixture);
  end (fixture);
  g_assert_finalize_object (g_steal_pointer (&twin));
}

static void
set_up_two (Fixture *fixture, gconstpointer data)
{
  set_up (fixture, data);
  twin = rummy_history_new (fixture->directory);
}

static void
tear_down_two (Fixture *fixture, gconstpointer data)
{
  settle_two (fixture);
  g_assert_finalize_object (g_steal_pointer (&twin));
  tear_down (fixture, data);
}

static void
keep (Fixture *fixture, guint i, guint64 seed)
{
  g_auto (RummySavedGame) game = { 0 };

  sample_game (&game, "target=50", seed, MOVES);
  rummy_history_save (get (fixture, i), &game, NULL, BEGAN, BEGAN, TRUE, FALSE);
}

static guint
count (Fixture *fixture, guint i)
{
  g_autoptr (GPtrArray) games = list_of (get (fixture, i), NULL, 0, 100);

  return games->len;
}

/* Each with games of its own. */
static void
test_games (Fixture *fixture, gconstpointer data)
{
  for (guint64 seed = 1; seed <= 10; seed++) {
    keep (fixture, 0, seed);
    keep (fixture, 1, 100 + seed);
  }
  settle_two (fixture);
  g_assert_no_error (rummy_history_get_trouble (fixture->history));
  g_assert_no_error (rummy_history_get_trouble (twin));
  g_assert_cmpuint (count (fixture, 0), ==, 20);
}

/* A file that cannot be read is put aside by one of them; what the other one has begun is not. */
static void
test_broken (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = g_strconcat (fixture->path, ".broken-1", NULL);
  g_autofree char *second = g_strconcat (fixture->path, ".broken-2", NULL);

  g_autofree char *text = g_strnfill (100, 'x');

  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
  n_met = 0;
  keep (fixture, 0, 1);
  keep (fixture, 1, 2);
  settle_two (fixture);
  g_assert_true (g_file_test (first, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (second, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count (fixture, 0), ==, 2);
  g_assert_cmpuint (count (fixture, 1), ==, 2);
}

/* What one of them takes out it can bring back, although the other one is started meanwhile and takes out others. */
static void
test_remove (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) games = NULL;
  gint64 removal, other;

  keep (fixture, 0, 1);
  keep (fixture, 0, 2);
  games = list_of (fixture->history, NULL, 0, 100);
  removal = rummy_history_remove (fixture->history, ((RummyPastGame *) games->pdata[0])->id, NULL);
  settle_two (fixture);
  other = rummy_history_remove (twin, 0, NULL);
  g_assert_cmpuint (count (fixture, 1), ==, 0);
  rummy_history_restore (fixture->history, removal);
  g_assert_cmpuint (count (fixture, 0), ==, 1);
  rummy_history_restore (twin, other);
  g_assert_cmpuint (count (fixture, 1), ==, 2);
}

static int
count_records (Fixture *fixture)
{
  sqlite3 *db = NULL;
  sqlite3_stmt *statement = NULL;
  int n;

  g_assert_cmpint (sqlite3_open (fixture->path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (db, "SELECT count(*) FROM record", -1, &statement, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (statement), ==, SQLITE_ROW);
  n = sqlite3_column_int (statement, 0);
  sqlite3_finalize (statement);
  sqlite3_close (db);

  return n;
}

/* What was taken out leaves the file with the copy that did it, or, where that was killed, a day later. */
static void
test_emptied (Fixture *fixture, gconstpointer data)
{
  sqlite3 *db = NULL;

  keep (fixture, 0, 1);
  keep (fixture, 0, 2);
  settle_two (fixture);
  rummy_history_remove (twin, 0, NULL);
  settle_two (fixture);
  g_assert_cmpint (count_records (fixture), ==, 2);
  rummy_history_close (twin);
  g_assert_cmpint (count_records (fixture), ==, 0);
  end_two (fixture);
  begin_two (fixture);

  keep (fixture, 0, 3);
  end_two (fixture);
  g_assert_cmpint (sqlite3_open (fixture->path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, "UPDATE game SET is_removed = 1000 WHERE NOT is_removed", NULL, NULL, NULL), ==,
                   SQLITE_OK);
  sqlite3_close (db);
  begin_two (fixture);
  rummy_history_open (fixture->history);
  settle_two (fixture);
  g_assert_cmpint (count_records (fixture), ==, 0);
}

#define ADD_TWO(name, function) g_test_add (name, Fixture, NULL, set_up_two, function, tear_down_two)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TWO ("/two/games", test_games);
  ADD_TWO ("/two/broken", test_broken);
  ADD_TWO ("/two/remove", test_remove);
  ADD_TWO ("/two/emptied", test_emptied);

  return g_test_run ();
}
