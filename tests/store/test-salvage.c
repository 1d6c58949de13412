/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A damaged history: every game whose pages are whole comes back, with whose it was and when. */

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#include "salvage-fixture.h"
#include "store/database.h"
#include "store/history-thread.h"
#include "store/salvage.h"

/* When rounds were played, in the order in which their games began. */
static char *
times (Fixture *fixture)
{
  RummyDatabase database = { .path = fixture->path };
  g_autoptr (sqlite3_stmt) row = NULL;
  char *words;

  g_assert_true (rummy_database_open (&database, NULL));
  row = rummy_database_prepare (database.db, NULL,
                                "SELECT group_concat(round.began || '-' || round.ended) FROM round, game"
                                " WHERE game = id ORDER BY game.began, round.number",
                                "");
  g_assert_cmpint (sqlite3_step (row), ==, SQLITE_ROW);
  words = g_strdup (rummy_database_text (row, 0));
  g_clear_pointer (&row, sqlite3_finalize);
  rummy_database_close (&database);

  return words;
}

static void
run (Fixture *fixture, const char *sql)
{
  RummyDatabase database = { .path = fixture->path };
  g_autoptr (GError) error = NULL;

  g_assert_true (rummy_database_open (&database, &error));
  g_assert_true (rummy_database_run (database.db, sql, &error));
  rummy_database_close (&database);
}

static void
assert_told (Fixture *fixture, const char *words)
{
  const GError *trouble = rummy_history_get_trouble (fixture->history);

  g_assert_error (trouble, RUMMY_HISTORY_ERROR, RUMMY_HISTORY_ERROR_BROKEN);
  g_assert_nonnull (strstr (trouble->message, words));
  g_assert_nonnull (strstr (trouble->message, ".broken-1"));
}

/* The first page says what tables there are; without it SQLite reads nothing. */
static void
test_first_page (Fixture *fixture, gconstpointer data)
{
  g_autofree char *before = list_once (fixture), *after = NULL, *bytes = NULL, *once_more = NULL;
  g_autofree char *times_before = times (fixture), *times_after = NULL;
  g_autoptr (GBytes) file = read_file (fixture, "");
  gsize size;

  bytes = g_memdup2 (g_bytes_get_data (file, &size), g_bytes_get_size (file));
  memset (bytes + 20, 0xa5, PAGE - 20);
  write_file (fixture, "", bytes, g_bytes_get_size (file));

  begin (fixture);
  after = listed (fixture);
  g_assert_cmpstr (after, ==, before);
  assert_told (fixture, "12 games were recovered");
  end (fixture);
  g_assert_true (has_file (fixture, ".broken-1"));
  g_assert_false (has_file (fixture, ".damaged-1"));
  times_after = times (fixture);
  g_assert_cmpstr (times_after, ==, times_before);
  g_assert_nonnull (strstr (times_after, "1000000-1000050"));

  begin (fixture);
  once_more = listed (fixture);
  g_assert_cmpstr (once_more, ==, before);
  g_assert_no_error (rummy_history_get_trouble (fixture->history));
}

/* Returns how many games come back from a file that was put aside. */
static guint
salvage_again (Fixture *fixture, const char *suffix)
{
  g_autofree char *path = g_strconcat (fixture->path, suffix, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  guint n;

  rummy_history_salvage_async (fixture->history, file, NULL, result_cb, &result);
  WAIT (result);
  g_assert_true (rummy_history_salvage_finish (fixture->history, result, &n, NULL));

  return n;
}

/* A file that was put aside gives back what the list no longer has, each game once. */
static void
test_again (Fixture *fixture, gconstpointer data)
{
  g_autofree char *before = list_once (fixture), *after = NULL, *nothing = NULL;
  g_autoptr (GBytes) file = read_file (fixture, "");
  g_autofree char *bytes = g_memdup2 (g_bytes_get_data (file, NULL), g_bytes_get_size (file));

  memset (bytes, 0xa5, PAGE);
  write_file (fixture, ".broken-7", bytes, g_bytes_get_size (file));
  remove_file (fixture, "");
  remove_file (fixture, ".copy");
  begin (fixture);
  nothing = listed (fixture);
  g_assert_cmpstr (nothing, ==, "");

  g_assert_cmpuint (salvage_again (fixture, ".broken-7"), ==, GAMES);
  after = listed (fixture);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (salvage_again (fixture, ".broken-7"), ==, 0);
  g_assert_cmpuint (salvage_again (fixture, ".none"), ==, 0);
  g_assert_true (has_file (fixture, ".broken-7"));
}

static guint
count_lines (const char *words)
{
  guint n = 0;

  for (; *words != '\0'; words++)
    n += *words == '\n';

  return n;
}

/* Whatever page is overwritten, and if it looks like one with rows: few games can have been on it, and with the copy
 * all are as they were.  In full runs it is every page; otherwise every third. */
static void
test_every_page (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) file = read_file (fixture, "");
  g_autofree char *before = list_once (fixture);
  gsize size;
  const char *bytes = g_bytes_get_data (file, &size);
  guint n_put_aside = 0, n_whole = 0, every = g_getenv ("RUMMY_TEST_FULL") != NULL ? 1 : 3;
  RummyRng rng;

  rummy_rng_seed (&rng, 36);
  g_assert_cmpuint (size, >, 24 * PAGE); /* long games take several pages */
  for (gsize i = 0; i < 2 * (size / PAGE); i++) {
    g_autofree char *damaged = NULL, *after = NULL;

    if (i / 2 % every > 0)
      continue;
    damaged = g_memdup2 (bytes, size);
    memset (damaged + i / 2 * PAGE, 0xa5, PAGE);
    for (gsize k = 1; i % 2 && k < PAGE; k++)
      damaged[i / 2 * PAGE + k] = (char) rummy_rng_below (&rng, 256);
    damaged[i / 2 * PAGE] = i % 2 ? 0x0d : 0x00;
    write_file (fixture, "", damaged, size);
    after = list_once (fixture);
    if (!has_file (fixture, ".broken-1"))
      continue;
    n_put_aside++;
    n_whole += count_lines (after) == GAMES;
    g_assert_cmpuint (count_lines (after), >=, GAMES - 4);
    remove_file (fixture, ".broken-1");

    if (i % 8 == 0) {
      g_autofree char *with_copy = NULL;

      write_file (fixture, ".copy", bytes, size);
      write_file (fixture, "", damaged, size);
      with_copy = list_once (fixture);
      g_assert_cmpstr (with_copy, ==, before);
      remove_file (fixture, ".broken-1");
      remove_file (fixture, ".copy");
    }
  }
  g_assert_cmpuint (n_put_aside, >, 10 / every);
  g_assert_cmpuint (n_whole, >, 3 / every);
}

/* A table that is gone can be made from the others. */
static void
test_tables (Fixture *fixture, gconstpointer data)
{
  static const char *const damages[] = { "DROP TABLE round", "ALTER TABLE seat DROP COLUMN turns",
                                         "PRAGMA user_version = -1" };
  g_autofree char *before = list_once (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (damages); i++) {
    g_autofree char *after = NULL;

    run (fixture, damages[i]);
    after = list_once (fixture);
    g_assert_cmpstr (after, ==, before);
    g_assert_true (has_file (fixture, ".broken-1"));
    remove_file (fixture, ".broken-1");
  }
}

static void
assert_has_index (Fixture *fixture)
{
  RummyDatabase database = { .path = fixture->path };
  g_autoptr (sqlite3_stmt) row = NULL;

  g_assert_true (rummy_database_open (&database, NULL));
  row = rummy_database_prepare (database.db, NULL, "SELECT 1 FROM sqlite_schema WHERE name = 'game_by_deal'", "");
  g_assert_cmpint (sqlite3_step (row), ==, SQLITE_ROW);
  g_clear_pointer (&row, sqlite3_finalize);
  rummy_database_close (&database);
}

/* A missing index is no damage. */
static void
test_index (Fixture *fixture, gconstpointer data)
{
  run (fixture, "DROP INDEX game_by_deal");
  assert_has_index (fixture);
  g_assert_false (has_file (fixture, ".broken-1"));
}

/* After a crash the newest games are in the log next to the file. */
static void
test_log (Fixture *fixture, gconstpointer data)
{
  g_autofree char *before = NULL, *after = NULL, *bytes = NULL;
  g_autoptr (GBytes) log = NULL;
  gsize size;

  keep_games (fixture);
  before = listed (fixture);
  log = read_file (fixture, "-wal");
  g_assert_cmpuint (g_bytes_get_size (log), >, 20 * PAGE);
  end (fixture);

  bytes = g_memdup2 (g_bytes_get_data (log, &size), g_bytes_get_size (log));
  bytes[24] ^= 1; /* a checksum, without which SQLite has no use for the log */
  write_file (fixture, "-wal", bytes, size);
  memset (bytes, 'X', PAGE);
  write_file (fixture, "", bytes, PAGE);

  begin (fixture);
  after = listed (fixture);
  g_assert_cmpstr (after, ==, before);
  assert_told (fixture, "12 games were recovered");
}

static void
set_age (Fixture *fixture, const char *suffix, gint64 seconds)
{
  g_autofree char *path = g_strconcat (fixture->path, suffix, NULL);
  gint64 then = g_get_real_time () / G_USEC_PER_SEC - seconds;

  g_assert_cmpint (utime (path, &(struct utimbuf) { then, then }), ==, 0);
}

static gint64
changed (Fixture *fixture, const char *suffix)
{
  g_autofree char *path = g_strconcat (fixture->path, suffix, NULL);
  GStatBuf status;

  return g_stat (path, &status) == 0 ? (gint64) status.st_mtime : 0;
}

/* Once a day a copy is made, from which comes what the damaged file has no more. */
static void
test_copy (Fixture *fixture, gconstpointer data)
{
  g_autofree char *before = list_once (fixture), *after = NULL;
  gint64 then;

  open_once (fixture);
  g_assert_true (has_file (fixture, ".copy"));
  set_age (fixture, ".copy", 3600);
  then = changed (fixture, ".copy");
  open_once (fixture);
  g_assert_cmpint (changed (fixture, ".copy"), ==, then);
  g_assert_false (has_file (fixture, ".copy.old"));
  set_age (fixture, ".copy", 25 * 3600);
  then = changed (fixture, ".copy");
  open_once (fixture);
  g_assert_cmpint (changed (fixture, ".copy"), >, then);
  g_assert_cmpint (changed (fixture, ".copy.old"), ==, then);
  g_assert_false (has_file (fixture, ".copy.new"));

  write_file (fixture, "", "not a database, though as long as the header of one would be, or even somewhat longer", 86);
  begin (fixture);
  after = listed (fixture);
  g_assert_cmpstr (after, ==, before);
  assert_told (fixture, "12 games were recovered");
}

/* Makes two copies with all games. */
static void
copy_twice (Fixture *fixture)
{
  remove_file (fixture, ".copy.old");
  remove_file (fixture, ".copy");
  open_once (fixture);
  set_age (fixture, ".copy", 48 * 3600);
  open_once (fixture);
  g_assert_true (has_file (fixture, ".copy.old"));
}

/* What the copy has no more comes from the one before it, whether the list is damaged, empty or gone. */
static void
test_older_copy (Fixture *fixture, gconstpointer data)
{
  static const char *const damage[] = { "garbage", "", NULL };
  g_autofree char *before = list_once (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (damage); i++) {
    const char *bytes = damage[i];
    g_autofree char *after = NULL;

    copy_twice (fixture);
    if (i == 0)
      write_file (fixture, ".copy", "no database", 11);
    else
      remove_file (fixture, ".copy");
    if (bytes != NULL)
      write_file (fixture, "", bytes, strlen (bytes));
    else
      remove_file (fixture, "");
    remove_file (fixture, ".broken-1");
    after = list_once (fixture);
    g_assert_cmpstr (after, ==, before);
  }
}

/* Damage that nobody noticed for a day is in one copy as well: each game comes from where it is whole. */
static void
test_each_from_somewhere (Fixture *fixture, gconstpointer data)
{
  g_autofree char *before = list_once (fixture), *after = NULL;
  RummyDatabase copy = { .path = g_strconcat (fixture->path, ".copy", NULL) };
  RummyDatabase older = { .path = g_strconcat (fixture->path, ".copy.old", NULL) };

  copy_twice (fixture);
  run (fixture, "UPDATE record SET saved = x'00' WHERE game <> 1; DROP TABLE round");
  g_assert_cmpint (sqlite3_open (copy.path, &copy.db), ==, SQLITE_OK);
  g_assert_true (rummy_database_run (copy.db, "UPDATE record SET saved = x'00' WHERE game <= 6", NULL));
  rummy_database_close (&copy);
  g_assert_cmpint (sqlite3_open (older.path, &older.db), ==, SQLITE_OK);
  g_assert_true (rummy_database_run (older.db, "UPDATE record SET saved = x'00' WHERE game = 1 OR game > 6", NULL));
  rummy_database_close (&older);

  begin (fixture);
  after = listed (fixture);
  g_assert_cmpstr (after, ==, before);
  assert_told (fixture, "12 games were recovered");
  g_free (copy.path);
  g_free (older.path);
}

/* The newest file that knows a game says whether it was removed. */
static void
test_removed_in_between (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *in_copy, *in_list;
    guint n;
  } cases[] = {
    { "UPDATE game SET is_removed = 9 WHERE id = 2", "DELETE FROM game WHERE id = 2", GAMES - 1 },
    { "UPDATE game SET is_removed = 9 WHERE id = 2", "UPDATE record SET saved = x'00' WHERE game = 2", GAMES },
    { "SELECT 1", "UPDATE game SET is_removed = -1 WHERE id = 2", GAMES - 1 },
  };
  g_autofree char *copy_path = g_strconcat (fixture->path, ".copy", NULL);
  g_autoptr (GBytes) file = read_file (fixture, "");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *after = NULL;
    sqlite3 *copy = NULL;

    write_file (fixture, "", g_bytes_get_data (file, NULL), g_bytes_get_size (file));
    copy_twice (fixture);
    g_assert_cmpint (sqlite3_open (copy_path, &copy), ==, SQLITE_OK);
    g_assert_true (rummy_database_run (copy, cases[i].in_copy, NULL));
    sqlite3_close (copy);
    run (fixture, cases[i].in_list);
    run (fixture, "DROP TABLE seat");
    after = list_once (fixture);
    g_assert_cmpuint (count_lines (after), ==, cases[i].n);
  }
}

/* A folder in the way of the copy is put aside, with what is in it. */
static void
test_copy_in_the_way (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { ".copy.new", ".copy", ".copy.old" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *folder = g_strconcat (fixture->path, names[i], NULL);
    g_autofree char *file = g_build_filename (folder, "file", NULL);
    g_autofree char *kept = g_strconcat (names[i], ".broken-1/file", NULL);
    g_autofree char *copy = g_strconcat (fixture->path, ".copy", NULL);

    remove_file (fixture, ".copy");
    g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
    g_assert_true (g_file_set_contents (file, "somebody's", -1, NULL));
    open_once (fixture);
    g_assert_true (g_file_test (copy, G_FILE_TEST_IS_REGULAR));
    g_assert_true (has_file (fixture, kept));
  }
}

/* While another process salvages, nothing is done, least of all a new copy made in place of the good one. */
static void
test_locked (Fixture *fixture, gconstpointer data)
{
  RummyDatabase place = { .path = fixture->path };
  g_autoptr (GBytes) file = read_file (fixture, "");
  int lock = -1;

  open_once (fixture);
  set_age (fixture, ".copy", 48 * 3600);
  write_file (fixture, ".damaged-1", g_bytes_get_data (file, NULL), g_bytes_get_size (file));
  g_assert_true (rummy_database_lock (&place, TRUE, &lock));
  open_once (fixture);
  g_assert_true (has_file (fixture, ".damaged-1"));
  g_assert_cmpint (changed (fixture, ".copy"), <, g_get_real_time () / G_USEC_PER_SEC - 24 * 3600);

  g_close (lock, NULL);
  open_once (fixture);
  g_assert_false (has_file (fixture, ".damaged-1"));
  g_assert_true (has_file (fixture, ".broken-1"));
  g_assert_cmpint (changed (fixture, ".copy"), >, g_get_real_time () / G_USEC_PER_SEC - 24 * 3600);
}

/* A deal played twice, and one of the games deleted: after that, too, only the other is there. */
static void
test_twice (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) first = { 0 }, second = { 0 };
  g_autoptr (GPtrArray) games = NULL, left = NULL, again = NULL;
  RummyGameProfiles owners = { .game = RUMMY_PROFILE_FIRST };

  sample_game (&first, "target=900", 1, MOVES);
  sample_game (&second, "target=999", 1, MOVES);
  rummy_history_save (fixture->history, &first, &owners, BEGAN, BEGAN + 1, TRUE, FALSE);
  rummy_history_save (fixture->history, &second, &owners, BEGAN + 2, BEGAN + 3, TRUE, FALSE);
  games = list_of (fixture->history, NULL, 0, 10);
  g_assert_cmpuint (games->len, ==, 2);
  rummy_history_remove (fixture->history, ((RummyPastGame *) games->pdata[1])->id, NULL);
  end (fixture);

  run (fixture, "DROP TABLE round");
  begin (fixture);
  left = list_of (fixture->history, NULL, 0, 10);
  g_assert_cmpuint (left->len, ==, 1);
  g_assert_cmpint (((RummyPastGame *) left->pdata[0])->began, ==, BEGAN + 2);
  /* As when the game goes on that was deleted. */
  rummy_history_save (fixture->history, &first, &owners, BEGAN, BEGAN + 1, FALSE, FALSE);
  again = list_of (fixture->history, NULL, 0, 10);
  g_assert_cmpuint (again->len, ==, 1);
}

/* What was deleted stays so, and is not in the copies. */
static void
test_deleted (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) games = NULL;
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (GBytes) copy = NULL;

  copy_twice (fixture);
  copy = read_file (fixture, ".copy");
  begin (fixture);
  games = list_of (fixture->history, NULL, 0, 2 * GAMES);
  rummy_history_remove (fixture->history, ((RummyPastGame *) games->pdata[0])->id, NULL);
  before = listed (fixture);
  g_assert_cmpuint (count_lines (before), ==, GAMES - 1);
  end (fixture);
  g_assert_false (has_file (fixture, ".copy"));
  g_assert_false (has_file (fixture, ".copy.old"));

  write_file (fixture, ".copy", g_bytes_get_data (copy, NULL), g_bytes_get_size (copy));
  run (fixture, "DROP TABLE seat");
  begin (fixture);
  after = listed (fixture);
  g_assert_cmpuint (count_lines (after), ==, GAMES - 1);
  assert_told (fixture, "11 games were recovered");
}

/* Allows the open database only that many pages more than it has, as on a full disk. */
static void
limit_pages (sqlite3 *db, gsize more)
{
  g_autoptr (sqlite3_stmt) row = rummy_database_prepare (db, NULL, "PRAGMA page_count", "");
  g_autofree char *sql = NULL;

  g_assert_cmpint (sqlite3_step (row), ==, SQLITE_ROW);
  sql = g_strdup_printf ("PRAGMA max_page_count = %d", rummy_database_number (row, 0) + (int) more);
  g_clear_pointer (&row, sqlite3_finalize);
  g_assert_true (rummy_database_run (db, sql, NULL));
}

/* Where not all has room, what came back is whole, and what is told is no more than that; the rest comes later. */
static void
test_no_room (Fixture *fixture, gconstpointer data)
{
  static const struct {
    gsize more;
    const char *words;
  } cases[] = {
    { 0, "games will be recovered the next time Rummy 500 starts" },
    { 22, "10 games were recovered" },
    { 9999, "13 games were recovered" },
  };
  g_auto (RummySavedGame) long_game = { 0 };
  RummyGameProfiles owners = { .game = RUMMY_PROFILE_FIRST };
  g_autofree char *before = NULL;
  g_autoptr (GBytes) file = NULL;

  sample_game (&long_game, "target=9999", GAMES + 1, MOVES);
  begin (fixture);
  rummy_history_save (fixture->history, &long_game, &owners, BEGAN, BEGAN + 1, TRUE, FALSE);
  before = listed (fixture);
  end (fixture);
  file = read_file (fixture, "");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    RummyDatabase database = { .path = fixture->path };
    g_autofree char *after = NULL;
    gboolean is_last = i + 1 == G_N_ELEMENTS (cases);

    remove_file (fixture, "");
    remove_file (fixture, ".broken-1");
    write_file (fixture, ".damaged-1", g_bytes_get_data (file, NULL), g_bytes_get_size (file));
    g_assert_true (rummy_database_open (&database, NULL));
    limit_pages (database.db, cases[i].more);
    g_assert_true (rummy_salvage (&database, NULL) == is_last);
    g_test_message ("%s", database.notice->message);
    g_assert_nonnull (strstr (database.notice->message, cases[i].words));
    g_assert_true ((strstr (database.notice->message, g_strerror (ENOSPC)) == NULL) == is_last);
    g_assert_true (has_file (fixture, is_last ? ".broken-1" : ".damaged-1"));
    g_clear_error (&database.notice);
    rummy_database_close (&database);

    after = list_once (fixture);
    g_assert_cmpstr (after, ==, before);
    g_assert_true (has_file (fixture, ".broken-1"));
  }
}

static gpointer
limit_work (sqlite3 *db, gpointer input, GError **error)
{
  limit_pages (db, 0);

  return NULL;
}

static gpointer
tell_work (sqlite3 *db, gpointer queue, GError **error)
{
  g_async_queue_push (queue, GUINT_TO_POINTER (1));

  return NULL;
}

/* Whoever asked may have gone meanwhile, or not all has room: the list is new, and its trouble is none of that. */
static void
test_again_told (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) file = read_file (fixture, "");
  g_autofree char *path = g_strconcat (fixture->path, ".broken-7", NULL), *after = NULL;
  g_autoptr (GFile) aside = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) failed = NULL, result = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncQueue) queue = g_async_queue_new ();
  g_autoptr (GError) no_room = NULL, canceled = NULL;
  guint n;

  write_file (fixture, ".broken-7", g_bytes_get_data (file, NULL), g_bytes_get_size (file));
  remove_file (fixture, "");
  begin (fixture);
  fixture->n_changed = 0;
  rummy_history_ask (fixture->history, limit_work, NULL, NULL, NULL, NULL, NULL, NULL);
  rummy_history_salvage_async (fixture->history, aside, NULL, result_cb, &failed);
  WAIT (failed);
  g_assert_false (rummy_history_salvage_finish (fixture->history, failed, &n, &no_room));
  g_assert_cmpstr (no_room->message, ==, "No games were recovered. You can try again.\n\nNo space left on device");
  g_assert_no_error (rummy_history_get_trouble (fixture->history));
  g_assert_cmpuint (fixture->n_changed, ==, 1);
  g_clear_object (&failed);
  end (fixture);

  begin (fixture);
  rummy_history_salvage_async (fixture->history, aside, cancellable, result_cb, &result);
  rummy_history_ask (fixture->history, tell_work, queue, NULL, NULL, NULL, NULL, NULL);
  g_async_queue_pop (queue);
  g_cancellable_cancel (cancellable);
  WAIT (result);
  g_assert_false (rummy_history_salvage_finish (fixture->history, result, &n, &canceled));
  g_assert_error (canceled, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (fixture->n_changed, ==, 2);
  after = listed (fixture);
  g_assert_cmpuint (count_lines (after), ==, GAMES);
}

/* Quit before all was taken out, it goes on at the next start. */
static void
test_goes_on (Fixture *fixture, gconstpointer data)
{
  g_autofree char *before = list_once (fixture), *after = NULL;

  run (fixture, "DROP TABLE round");
  begin (fixture);
  rummy_history_open (fixture->history);
  rummy_history_close (fixture->history);
  end (fixture);
  after = list_once (fixture);
  g_assert_cmpstr (after, ==, before);
  g_assert_true (has_file (fixture, ".broken-1"));
}

/* Bytes by lot, by bits or whole stretches: nothing hangs or crashes, and what comes back was there. */
static void
test_by_lot (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) file = read_file (fixture, "");
  gsize size;
  const char *bytes = g_bytes_get_data (file, &size);
  RummyRng rng;

  rummy_rng_seed (&rng, 36);
  for (guint i = 0; i < 60; i++) {
    g_autofree char *damaged = g_memdup2 (bytes, size), *after = NULL;
    guint n = 1 + rummy_rng_below (&rng, 40), from = 0;

    damaged[0] = 'X';
    for (guint k = 0; k < n; k++) {
      from = rummy_rng_below (&rng, (guint) size);
      damaged[from] ^= (char) (1 << rummy_rng_below (&rng, 8));
    }
    if (i % 3 == 0)
      memset (damaged + from, (int) rummy_rng_below (&rng, 256), MIN (size - from, PAGE));
    write_file (fixture, "", damaged, i % 5 == 0 ? size / 2 : size);
    after = list_once (fixture);
    g_assert_cmpuint (count_lines (after), <=, GAMES);
    g_assert_true (has_file (fixture, ".broken-1"));
    remove_file (fixture, ".broken-1");
    remove_file (fixture, "");
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD_CLOSED ("/salvage/first-page", test_first_page);
  ADD_CLOSED ("/salvage/again", test_again);
  ADD_CLOSED ("/salvage/every-page", test_every_page);
  ADD_CLOSED ("/salvage/tables", test_tables);
  ADD_CLOSED ("/salvage/index", test_index);
  ADD ("/salvage/log", test_log);
  ADD_CLOSED ("/salvage/copy", test_copy);
  ADD_CLOSED ("/salvage/older-copy", test_older_copy);
  ADD_CLOSED ("/salvage/each-from-somewhere", test_each_from_somewhere);
  ADD_CLOSED ("/salvage/removed-in-between", test_removed_in_between);
  ADD_CLOSED ("/salvage/copy-in-the-way", test_copy_in_the_way);
  ADD_CLOSED ("/salvage/locked", test_locked);
  ADD ("/salvage/twice", test_twice);
  ADD_CLOSED ("/salvage/deleted", test_deleted);
  ADD_CLOSED ("/salvage/no-room", test_no_room);
  ADD_CLOSED ("/salvage/again-told", test_again_told);
  ADD_CLOSED ("/salvage/goes-on", test_goes_on);
  ADD_CLOSED ("/salvage/by-lot", test_by_lot);

  return g_test_run ();
}
