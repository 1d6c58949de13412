/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A history that is a sound database, yet none that the program can have written; or no file at all. */

#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "history-fixture.h"
#include "store/history-thread.h"

static void
keep_one (Fixture *fixture)
{
  g_auto (RummySavedGame) game = { 0 };

  sample_game (&game, "target=900", 1, MOVES);
  rummy_history_save (fixture->history, &game, &(RummyGameProfiles) { .game = RUMMY_PROFILE_FIRST }, BEGAN, BEGAN + 1,
                      TRUE, FALSE);
}

static void
assert_kept (Fixture *fixture)
{
  g_autoptr (GPtrArray) games = list_of (fixture->history, NULL, 0, 10);

  g_assert_cmpuint (games->len, ==, 1);
}

/* Starts the program with the damaged history, and once more. */
static void
assert_put_aside (Fixture *fixture)
{
  g_autofree char *aside = g_strconcat (fixture->path, ".broken-1", NULL);
  g_autofree char *second = g_strconcat (fixture->path, ".broken-2", NULL);
  GStatBuf status;

  begin (fixture);
  keep_one (fixture);
  assert_kept (fixture);
  g_assert_error (rummy_history_get_trouble (fixture->history), RUMMY_HISTORY_ERROR, RUMMY_HISTORY_ERROR_BROKEN);
  g_assert_cmpint (g_lstat (aside, &status), ==, 0);
  end (fixture);

  begin (fixture);
  assert_kept (fixture);
  g_assert_no_error (rummy_history_get_trouble (fixture->history));
  g_assert_cmpint (g_lstat (second, &status), !=, 0);
}

static void
test_statements (Fixture *fixture, gconstpointer data)
{
  static const char *const damages[] = {
    "PRAGMA user_version = -2147483643", /* one bit of the file */
    "PRAGMA user_version = -1",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = 1", /* what it would add is there */
    "DROP TABLE round",
    "ALTER TABLE seat DROP COLUMN turns",
    "ALTER TABLE game RENAME COLUMN preset TO qreset",
    "DROP TABLE record; CREATE VIEW record AS SELECT 1 AS game, 2 AS saved",
    "CREATE TRIGGER evil AFTER INSERT ON game BEGIN DELETE FROM seat; END",
  };
  static const char *const left[] = { "", ".broken-1" };

  for (guint i = 0; i < G_N_ELEMENTS (damages); i++) {
    RummyDatabase database = { .path = fixture->path };
    g_autoptr (GError) error = NULL;

    g_test_message ("%s", damages[i]);
    rummy_history_open (fixture->history);
    end (fixture);
    g_assert_true (rummy_database_open (&database, &error));
    g_assert_true (rummy_database_run (database.db, damages[i], &error));
    rummy_database_close (&database);

    assert_put_aside (fixture);
    end (fixture);
    for (guint k = 0; k < G_N_ELEMENTS (left); k++) {
      g_autofree char *path = g_strconcat (fixture->path, left[k], NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
    begin (fixture);
  }
}

/* One byte says that nobody may write to the file. */
static void
test_write_version (Fixture *fixture, gconstpointer data)
{
  g_autofree char *contents = NULL;
  gsize size;

  rummy_history_open (fixture->history);
  end (fixture);
  g_assert_true (g_file_get_contents (fixture->path, &contents, &size, NULL));
  contents[18] = 66;
  g_assert_true (g_file_set_contents (fixture->path, contents, (gssize) size, NULL));

  assert_put_aside (fixture);
}

/* Of the file and of those that SQLite has beside it; a pipe would be waited for. */
static void
test_pipe (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_strconcat (fixture->path, data, NULL);

  rummy_history_open (fixture->history);
  end (fixture);
  g_unlink (path);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);

  assert_put_aside (fixture);
}

/* It may be somebody's. */
static void
test_folder (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_strconcat (fixture->path, data, NULL), *file = g_build_filename (path, "file", NULL);
  g_autofree char *kept = g_strconcat (fixture->path, ".broken-1", data, G_DIR_SEPARATOR_S "file", NULL);

  rummy_history_open (fixture->history);
  end (fixture);
  g_unlink (path);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  g_assert_true (g_file_set_contents (file, "somebody's", -1, NULL));

  assert_put_aside (fixture);
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
}

/* A link to itself leads nowhere. */
static void
test_loop (Fixture *fixture, gconstpointer data)
{
  end (fixture);
  g_assert_cmpint (symlink (RUMMY_HISTORY_NAME, fixture->path), ==, 0);

  assert_put_aside (fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/damaged/statements", test_statements);
  ADD ("/damaged/write-version", test_write_version);
  g_test_add ("/damaged/pipe", Fixture, "", set_up, test_pipe, tear_down);
  g_test_add ("/damaged/pipe-journal", Fixture, "-journal", set_up, test_pipe, tear_down);
  g_test_add ("/damaged/pipe-wal", Fixture, "-wal", set_up, test_pipe, tear_down);
  g_test_add ("/damaged/folder", Fixture, "", set_up, test_folder, tear_down);
  g_test_add ("/damaged/folder-wal", Fixture, "-wal", set_up, test_folder, tear_down);
  ADD ("/damaged/loop", test_loop);

  return g_test_run ();
}
