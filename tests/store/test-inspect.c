/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a check of all that is kept says, and what was put aside. */

#include <string.h>
#include <utime.h>

#include "salvage-fixture.h"
#include "store/database.h"
#include "store/inspect.h"

/* Everything that was put aside is listed, with whose it is, and nothing else. */
static void
test_listed_aside (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "game.broken-2", "profiles/ann/unfinished/game-1.rummy500", "settings.broken-1",
                                       "history.db.broken-1", "profiles/ann/practice/game.broken-1" };
  static const char *const others[] = { "game", "profiles/ann/unfinished/game-2.txt", "settings", "history.db.copy",
                                        "history.db.copy.old", "history.db.broken-1-wal", "history.db.broken-1-shm" };
  g_autofree char *folder = g_path_get_dirname (fixture->path), *unfinished = NULL, *practice = NULL;
  g_autoptr (GFile) directory = g_file_new_for_path (folder);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GPtrArray) asides = NULL;

  unfinished = g_build_filename (folder, "profiles/ann/unfinished", NULL);
  practice = g_build_filename (folder, "profiles/ann/practice", NULL);
  g_assert_cmpint (g_mkdir_with_parents (unfinished, 0700), ==, 0);
  g_assert_cmpint (g_mkdir_with_parents (practice, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names) + G_N_ELEMENTS (others); i++) {
    const char *name = i < G_N_ELEMENTS (names) ? names[i] : others[i - G_N_ELEMENTS (names)];
    g_autofree char *path = g_build_filename (folder, name, NULL);
    struct utimbuf time = { 1000000 - i, 1000000 - i };

    g_assert_true (g_file_set_contents (path, "no game", -1, NULL));
    g_assert_cmpint (utime (path, &time), ==, 0);
  }

  rummy_inspect_aside_async (directory, NULL, result_cb, &result);
  WAIT (result);
  asides = rummy_inspect_aside_finish (result, NULL);
  g_assert_cmpuint (asides->len, ==, G_N_ELEMENTS (names));
  for (guint i = 0; i < asides->len; i++) {
    const RummyAside *aside = asides->pdata[i];
    g_autofree char *name = g_file_get_relative_path (directory, aside->file);

    g_assert_cmpstr (name, ==, names[i]);
    g_assert_cmpstr (aside->folder, ==, strstr (name, "ann") != NULL ? "profiles/ann" : "");
    g_assert_cmpint (aside->changed, ==, 1000000 - i);
    g_assert_cmpint (aside->kind == RUMMY_ASIDE_HISTORY, ==, strstr (name, "history") != NULL);
    g_assert_cmpint (aside->kind == RUMMY_ASIDE_SETTINGS, ==, strstr (name, "settings") != NULL);
  }
}

static void
faulty_cb (RummyInspectNews news, const char *name, guint n, const GError *error, gpointer data)
{
  if (error != NULL)
    g_string_append_printf (data, "%s, ", name);
}

/* What can't be looked into is told: nobody knows whether what is in it is whole. */
static void
test_no_folders (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_path_get_dirname (fixture->path), *file = g_build_filename (folder, "file", NULL);
  g_autofree char *unfinished = g_build_filename (folder, "unfinished", NULL);
  g_autofree char *profiles = g_build_filename (folder, "profiles", NULL);
  g_autoptr (GFile) directory = g_file_new_for_path (folder), no_directory = g_file_new_for_path (file);
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");
  g_autoptr (GString) names = g_string_new (NULL);

  rummy_inspect (directory, settings, faulty_cb, names);
  g_assert_cmpstr (names->str, ==, "");

  g_assert_true (g_file_set_contents (unfinished, "no folder", -1, NULL));
  g_assert_true (g_file_set_contents (profiles, "no folder", -1, NULL));
  g_assert_true (g_file_set_contents (file, "no folder", -1, NULL));
  rummy_inspect (directory, settings, faulty_cb, names);
  g_assert_nonnull (strstr (names->str, "unfinished, "));
  g_assert_nonnull (strstr (names->str, "profiles, "));

  g_string_truncate (names, 0);
  rummy_inspect (no_directory, settings, faulty_cb, names);
  g_assert_nonnull (strstr (names->str, "game, "));
  g_assert_nonnull (strstr (names->str, "history.db, "));
}

static void
judged_cb (RummyInspectNews news, const char *name, guint n, const GError *error, gpointer data)
{
  char **words = data;

  if (g_strcmp0 (name, RUMMY_HISTORY_NAME) != 0)
    return;
  g_assert_true (error == NULL || strchr (error->message, '\n') == NULL);
  g_free (*words);
  *words = error != NULL ? g_strdup_printf ("%d", error->code) : g_strdup_printf ("%u games", n);
}

/* Whoever only looks finds fault with what a start would put aside or leave alone. */
static void
test_judged (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *sql;
    int code; /* -1: in order */
  } cases[] = {
    { "PRAGMA user_version = 99", RUMMY_HISTORY_ERROR_VERSION },
    { "PRAGMA application_id = 7", RUMMY_HISTORY_ERROR_BROKEN },
    { "ALTER TABLE seat DROP COLUMN turns", RUMMY_HISTORY_ERROR_BROKEN },
    { "DROP INDEX game_by_deal", -1 },
    { "DELETE FROM record WHERE game = 3", RUMMY_HISTORY_ERROR_BROKEN },
    { "UPDATE record SET saved = x'00' WHERE game = 3", RUMMY_HISTORY_ERROR_BROKEN },
    { "CREATE VIEW more AS SELECT 1", RUMMY_HISTORY_ERROR_BROKEN },
  };
  g_autoptr (GBytes) file = read_file (fixture, "");
  g_autofree char *folder = g_path_get_dirname (fixture->path);
  g_autoptr (GFile) directory = g_file_new_for_path (folder);
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    int number = cases[i].code >= 0 ? cases[i].code : GAMES;
    g_autofree char *words = NULL, *expected = g_strdup_printf (cases[i].code >= 0 ? "%d" : "%d games", number);
    sqlite3 *db;

    write_file (fixture, "", g_bytes_get_data (file, NULL), g_bytes_get_size (file));
    g_assert_cmpint (sqlite3_open (fixture->path, &db), ==, SQLITE_OK);
    g_assert_true (rummy_database_run (db, cases[i].sql, NULL));
    g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
    rummy_inspect (directory, settings, judged_cb, &words);
    g_assert_cmpstr (words, ==, expected);
    g_assert_false (has_file (fixture, ".broken-1"));
  }
}

/* An empty file, or none, is no new one where there is a copy, and whoever only looks says so. */
static void
test_emptied (Fixture *fixture, gconstpointer data)
{
  g_autofree char *before = list_once (fixture), *broken = g_strdup_printf ("%d", RUMMY_HISTORY_ERROR_BROKEN);
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");

  for (guint i = 0; i < 2; i++) {
    g_autofree char *after = NULL, *words = NULL;

    open_once (fixture);
    if (i == 0)
      write_file (fixture, "", "", 0);
    else
      remove_file (fixture, "");
    rummy_inspect (fixture->directory, settings, judged_cb, &words);
    g_assert_cmpstr (words, ==, broken);
    after = list_once (fixture);
    g_assert_cmpstr (after, ==, before);
  }
}

/* What is in the log counts, and nothing is put beside it. */
static void
test_log (Fixture *fixture, gconstpointer data)
{
  g_autofree char *words = NULL;
  g_autoptr (GBytes) file = NULL, log = NULL, after = NULL;
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");

  keep_games (fixture);
  file = read_file (fixture, "");
  log = read_file (fixture, "-wal");
  end (fixture);
  g_assert_cmpuint (g_bytes_get_size (log), >, PAGE);
  write_file (fixture, "", g_bytes_get_data (file, NULL), g_bytes_get_size (file));
  write_file (fixture, "-wal", g_bytes_get_data (log, NULL), g_bytes_get_size (log));
  remove_file (fixture, "-shm");

  rummy_inspect (fixture->directory, settings, judged_cb, &words);
  g_assert_cmpstr (words, ==, "12 games");
  g_assert_false (has_file (fixture, "-shm"));
  after = read_file (fixture, "-wal");
  g_assert_true (g_bytes_equal (log, after));
}

static void
line_cb (RummyInspectNews news, const char *name, guint n, const GError *error, gpointer data)
{
  static const char *const words[] = { "read", "waiting", "kept" };

  g_string_append_printf (data, "%s %s %u%s\n", words[news], name != NULL ? name : "-", n,
                          error != NULL ? " faulty" : "");
}

/* Whose it is, the earlier save, and what was put aside: all is told. */
static void
test_told (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "game.old", "practice/game.old", "history.db.damaged-2", "game.broken-1",
                                       "settings.broken-3" };
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");
  g_autofree char *folder = g_path_get_dirname (fixture->path);
  g_autofree char *practice = g_build_filename (folder, "practice", NULL);
  g_autoptr (GString) lines = g_string_new (NULL);

  g_assert_cmpint (g_mkdir (practice, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = g_build_filename (folder, names[i], NULL);

    g_assert_true (g_file_set_contents (path, "no game", -1, NULL));
  }
  g_settings_set_string (settings, "profile", "a");
  g_settings_set_value (settings, "profiles",
                        g_variant_new_parsed ("[('a', 'Ann', int64 1, int64 0, @a{sv} {'house-rules': <['stale']>}),"
                                              " ('b', 'Ben', 1, 0, {'house-rules': <['rubbish']>}),"
                                              " ('c', 'Cem', 1, 0, {})]"));
  rummy_inspect (fixture->directory, settings, line_cb, lines);
  g_settings_reset (settings, "profiles");
  g_settings_reset (settings, "profile");

  g_assert_cmpstr (lines->str, ==,
                   "read game.old 0 faulty\n"
                   "read practice/game.old 0 faulty\n"
                   "read history.db 12\n"
                   "waiting history.db.damaged-2 0\n"
                   "read dconf 0\n"
                   "read house-rules 0\n"
                   "read house-rules (Ben) 0 faulty\n"
                   "kept - 2\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD_CLOSED ("/inspect/listed-aside", test_listed_aside);
  ADD_CLOSED ("/inspect/no-folders", test_no_folders);
  ADD_CLOSED ("/inspect/judged", test_judged);
  ADD_CLOSED ("/inspect/emptied", test_emptied);
  g_test_add ("/inspect/log", Fixture, NULL, set_up, test_log, tear_down_closed);
  ADD_CLOSED ("/inspect/told", test_told);

  return g_test_run ();
}
