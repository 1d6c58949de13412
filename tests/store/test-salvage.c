/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A damaged history: every game whose pages are whole comes back, with whose it was and when. */

#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#include "history-fixture.h"
#include "store/database.h"
#include "store/inspect.h"

#define GAMES 12
#define PAGE 4096

static void
keep_games (Fixture *fixture)
{
  RummyGameProfiles owners = { .game = "someone", .seat = { "someone", "another" } };

  for (guint i = 0; i < GAMES; i++) {
    g_auto (RummySavedGame) game = { 0 };

    sample_game (&game, i % 4 == 1 ? "target=9999" : "target=200", i + 1, MOVES);
    game.seats.is_practice = i == 3;
    rummy_seats_set_name (&game.seats, 0, "Ann");
    if (i == 1) {
      RummySavedGame part = game;

      part.record.n_moves /= 2;
      rummy_history_save (fixture->history, &part, &owners, BEGAN, BEGAN + 50, TRUE, FALSE);
    }
    rummy_history_save (fixture->history, &game, i == 5 ? NULL : &owners, BEGAN + i, BEGAN + 100 + i, TRUE, FALSE);
  }
  settle (fixture->history);
}

/* A history with games, closed. */
static void
set_up_games (Fixture *fixture, gconstpointer data)
{
  set_up (fixture, data);
  keep_games (fixture);
  end (fixture);
}

/* What is listed, in words, without the numbers of the games. */
static char *
listed (Fixture *fixture)
{
  g_autoptr (GPtrArray) games = list_of (fixture->history, NULL, 0, 2 * GAMES);
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < games->len; i++) {
    const RummyPastGame *game = games->pdata[i];

    g_string_append_printf (words, "%s %s %d %d %u %d %d %u %d %d %u %s\n", game->rules, game->owner,
                            (int) game->began, (int) game->ended, game->rounds, game->is_over, game->is_practice,
                            game->n_seats, game->points[0], game->points[1], game->winners, game->seats.name[0]);
  }

  return g_string_free_and_steal (words);
}

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

static char *
list_once (Fixture *fixture)
{
  char *words;

  begin (fixture);
  words = listed (fixture);
  end (fixture);

  return words;
}

static GBytes *
read_file (Fixture *fixture, const char *suffix)
{
  g_autofree char *path = g_strconcat (fixture->path, suffix, NULL);
  char *contents;
  gsize size;

  return g_file_get_contents (path, &contents, &size, NULL) ? g_bytes_new_take (contents, size) : NULL;
}

static void
write_file (Fixture *fixture, const char *suffix, const void *data, gsize size)
{
  g_autofree char *path = g_strconcat (fixture->path, suffix, NULL);

  g_assert_true (g_file_set_contents (path, data, (gssize) size, NULL));
}

static gboolean
has_file (Fixture *fixture, const char *suffix)
{
  g_autofree char *path = g_strconcat (fixture->path, suffix, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
remove_file (Fixture *fixture, const char *suffix)
{
  g_autofree char *path = g_strconcat (fixture->path, suffix, NULL);

  g_unlink (path);
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

/* Everything that was put aside is listed, with whose it is, and nothing else. */
static void
test_listed_aside (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "game.broken-2", "profiles/ann/unfinished/game-1.rummy500", "settings.broken-1",
                                       "history.db.broken-1", "profiles/ann/practice/game.broken-1" };
  static const char *const others[] = { "game", "profiles/ann/unfinished/game-2.txt", "settings", "history.db.copy",
                                        "history.db.broken-1-wal", "history.db.broken-1-shm" };
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
    g_assert_cmpint (aside->kind, ==, strstr (name, "history") != NULL    ? RUMMY_ASIDE_HISTORY
                                      : strstr (name, "settings") != NULL ? RUMMY_ASIDE_SETTINGS
                                                                          : RUMMY_ASIDE_GAME);
  }
}

static void
faulty_cb (const char *name, guint n, const GError *error, gpointer data)
{
  if (error != NULL && !g_str_equal (name, "settings"))
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
judged_cb (const char *name, guint n, const GError *error, gpointer data)
{
  char **words = data;

  if (!g_str_equal (name, RUMMY_HISTORY_NAME))
    return;
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

static guint
count_lines (const char *words)
{
  guint n = 0;

  for (; *words != '\0'; words++)
    n += *words == '\n';

  return n;
}

/* Whatever page is overwritten, and if it looks like one with rows: few games can have been on it, and with the copy
 * all are as they were. */
static void
test_every_page (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) file = read_file (fixture, "");
  g_autofree char *before = list_once (fixture);
  gsize size;
  const char *bytes = g_bytes_get_data (file, &size);
  guint n_put_aside = 0, n_whole = 0;
  RummyRng rng;

  rummy_rng_seed (&rng, 36);
  g_assert_cmpuint (size, >, 24 * PAGE); /* long games take several pages */
  for (gsize i = 0; i < 2 * (size / PAGE); i++) {
    g_autofree char *damaged = g_memdup2 (bytes, size), *after = NULL;

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
  g_assert_cmpuint (n_put_aside, >, 10);
  g_assert_cmpuint (n_whole, >, 3);
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

static void
open_once (Fixture *fixture)
{
  begin (fixture);
  rummy_history_open (fixture->history);
  end (fixture);
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
  set_age (fixture, ".copy", 25 * 3600);
  open_once (fixture);
  g_assert_cmpint (changed (fixture, ".copy"), >, then);
  g_assert_false (has_file (fixture, ".copy.new"));

  write_file (fixture, "", "not a database, though as long as the header of one would be, or even somewhat longer", 86);
  begin (fixture);
  after = listed (fixture);
  g_assert_cmpstr (after, ==, before);
  assert_told (fixture, "12 games were recovered");
}

/* A folder in the way of the copy is put aside, with what is in it. */
static void
test_copy_in_the_way (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { ".copy.new", ".copy" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *folder = g_strconcat (fixture->path, names[i], NULL);
    g_autofree char *file = g_build_filename (folder, "file", NULL), *kept = g_strconcat (names[i], ".broken-1/file", NULL);
    g_autofree char *copy = g_strconcat (fixture->path, ".copy", NULL);

    remove_file (fixture, ".copy");
    g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
    g_assert_true (g_file_set_contents (file, "somebody's", -1, NULL));
    open_once (fixture);
    g_assert_true (g_file_test (copy, G_FILE_TEST_IS_REGULAR));
    g_assert_true (has_file (fixture, kept));
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

/* What was deleted stays so, and is not in the copy. */
static void
test_deleted (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) games = NULL;
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (GBytes) copy = NULL;

  open_once (fixture);
  copy = read_file (fixture, ".copy");
  begin (fixture);
  games = list_of (fixture->history, NULL, 0, 2 * GAMES);
  rummy_history_remove (fixture->history, ((RummyPastGame *) games->pdata[0])->id, NULL);
  before = listed (fixture);
  g_assert_cmpuint (count_lines (before), ==, GAMES - 1);
  end (fixture);
  g_assert_false (has_file (fixture, ".copy"));

  write_file (fixture, ".copy", g_bytes_get_data (copy, NULL), g_bytes_get_size (copy));
  run (fixture, "DROP TABLE seat");
  begin (fixture);
  after = listed (fixture);
  g_assert_cmpuint (count_lines (after), ==, GAMES - 1);
  assert_told (fixture, "11 games were recovered");
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

static void
tear_down_closed (Fixture *fixture, gconstpointer data)
{
  if (fixture->history == NULL)
    begin (fixture);
  tear_down (fixture, data);
}

int
main (int argc, char **argv)
{
#define ADD_CLOSED(name, function) g_test_add (name, Fixture, NULL, set_up_games, function, tear_down_closed)
  g_test_init (&argc, &argv, NULL);

  ADD_CLOSED ("/salvage/first-page", test_first_page);
  ADD_CLOSED ("/salvage/again", test_again);
  ADD_CLOSED ("/salvage/listed-aside", test_listed_aside);
  ADD_CLOSED ("/salvage/no-folders", test_no_folders);
  ADD_CLOSED ("/salvage/judged", test_judged);
  ADD_CLOSED ("/salvage/every-page", test_every_page);
  ADD_CLOSED ("/salvage/tables", test_tables);
  ADD_CLOSED ("/salvage/index", test_index);
  ADD ("/salvage/log", test_log);
  ADD_CLOSED ("/salvage/copy", test_copy);
  ADD_CLOSED ("/salvage/copy-in-the-way", test_copy_in_the_way);
  ADD_CLOSED ("/salvage/emptied", test_emptied);
  ADD_CLOSED ("/salvage/locked", test_locked);
  ADD ("/salvage/twice", test_twice);
  ADD_CLOSED ("/salvage/deleted", test_deleted);
  ADD_CLOSED ("/salvage/goes-on", test_goes_on);
  ADD_CLOSED ("/salvage/by-lot", test_by_lot);

  return g_test_run ();
}
