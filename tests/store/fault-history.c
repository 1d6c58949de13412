/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of games: saving, the daily copy, a damaged one, and one of an older version. */

#include <glib/gstdio.h>
#include <string.h>
#include <time.h>
#include <utime.h>

#include "fault-scenarios.h"
#include "faults.h"
#include "history-fixture.h"
#include "store/database-copy.h"
#include "store/history-thread.h"
#include "store/rounds.h"

#define GAMES 4
#define PAGE 4096
#define HEADER 20 /* bytes of the first page that say that it is a database */
#define TWO_DAYS (2 * 24 * 60 * 60)

static RummyHistory *
open_history (const char *folder)
{
  g_autoptr (GFile) directory = g_file_new_for_path (folder);

  return rummy_history_new (directory);
}

static void
close_history (RummyHistory *history)
{
  settle (history);
  g_object_unref (history);
}

/* Played once, for it takes a while. */
static const RummySavedGame *
game_of (guint64 seed)
{
  static RummySavedGame games[GAMES + 1];

  if (games[seed].record.n_moves == 0)
    sample_game (&games[seed], seed == 2 ? "target=600" : "target=200", seed, MOVES);

  return &games[seed];
}

static int
whole_rounds (guint64 seed)
{
  static int rounds[GAMES + 1];

  if (rounds[seed] == 0) {
    g_autoptr (GArray) all = rummy_rounds_of_record (&game_of (seed)->record);

    rounds[seed] = (int) all->len;
  }

  return rounds[seed];
}

static void
save (RummyHistory *history, guint64 seed, gboolean is_part)
{
  RummyGameProfiles owners = { .game = "someone", .seat = { "someone", "another" } };
  RummySavedGame game = *game_of (seed);

  if (is_part)
    game.record.n_moves /= 2;
  rummy_history_save (history, &game, &owners, BEGAN + (gint64) seed, BEGAN + 100 + (gint64) seed, TRUE, FALSE);
}

static void
save_games (const char *folder, guint first, guint n)
{
  RummyHistory *history = open_history (folder);

  for (guint seed = first; seed < first + n; seed++)
    save (history, seed, FALSE);
  settle (history);
  g_assert_no_error (rummy_history_get_trouble (history));
  close_history (history);
}

static void
run (const char *folder, const char *sql)
{
  g_autofree char *path = g_build_filename (folder, RUMMY_HISTORY_NAME, NULL);
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (db);
}

/* Returns whether SQLite finds nothing wrong, and a number. */
static gboolean
check (const char *folder, const char *name, const char *sql, int *number)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (sqlite3_stmt) row = NULL, count = NULL;
  sqlite3 *db = NULL;
  gboolean is_whole;

  is_whole = sqlite3_open_v2 (path, &db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK;
  row = is_whole ? rummy_database_prepare (db, NULL, "PRAGMA integrity_check(1)", "") : NULL;
  is_whole = row != NULL && sqlite3_step (row) == SQLITE_ROW && g_str_equal (rummy_database_text (row, 0), "ok");
  count = is_whole ? rummy_database_prepare (db, NULL, sql, "") : NULL;
  is_whole = count != NULL && sqlite3_step (count) == SQLITE_ROW;
  if (is_whole)
    *number = sqlite3_column_int (count, 0);
  g_clear_pointer (&row, sqlite3_finalize);
  g_clear_pointer (&count, sqlite3_finalize);
  sqlite3_close (db);

  return is_whole;
}

/* The rounds of a game by its seed, 0 if it is not there; -1 if it is not whole. */
static int
rounds_of (RummyHistory *history, const RummyPastGame *listed, guint64 *seed)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GArray) rounds = NULL;

  rummy_history_load_async (history, listed->id, NULL, result_cb, &result);
  WAIT (result);
  if (!rummy_history_load_finish (history, result, &game, NULL) || game.record.seed > GAMES)
    return -1;
  *seed = game.record.seed;
  rounds = rummy_rounds_of_record (&game.record);

  return rummy_record_continues (&game_of (*seed)->record, &game.record) && rounds->len == listed->rounds &&
             listed->n_seats == 2 && g_str_equal (listed->owner, "someone") && *listed->rules != '\0'
           ? (int) rounds->len
           : -1;
}

/* Fills in the rounds of each game. */
static gboolean
read_games (const char *folder, gboolean may_tell, int rounds[GAMES + 1])
{
  RummyHistory *history = open_history (folder);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL, trouble = NULL;
  int problems = 0;

  memset (rounds, 0, sizeof (int) * (GAMES + 1));
  rummy_history_list_async (history, NULL, 0, 100, NULL, result_cb, &result);
  WAIT (result);
  games = rummy_history_list_finish (history, result, &error);
  for (guint i = 0; games != NULL && i < games->len; i++) {
    guint64 seed = 0;
    int n = rounds_of (history, games->pdata[i], &seed);

    if (n <= 0 || rounds[seed] != 0)
      problems++;
    else
      rounds[seed] = n;
  }
  if (rummy_history_get_trouble (history) != NULL)
    trouble = g_error_copy (rummy_history_get_trouble (history));
  close_history (history);

  if (error != NULL || problems > 0 || (trouble != NULL && !may_tell)) {
    fault_lost ("%d of %u games are not whole, %s", problems, games != NULL ? games->len : 0,
                error != NULL ? error->message : trouble != NULL ? trouble->message : "and nothing was told");
    return FALSE;
  }

  return TRUE;
}

static int
find_all (const char *folder, gboolean may_tell)
{
  int rounds[GAMES + 1], n;

  if (!read_games (folder, may_tell, rounds))
    return -1;
  for (guint seed = 1; seed <= GAMES; seed++) {
    if (rounds[seed] != whole_rounds (seed))
      return fault_lost ("game %u has %d rounds", seed, rounds[seed]);
  }
  if (!check (folder, RUMMY_HISTORY_NAME, "SELECT count(*) FROM game", &n))
    return fault_lost ("the database is damaged");

  return 0;
}

/* ---- Saving ---- */

static void
prepare_one (const char *folder)
{
  save_games (folder, 1, 1);
}

static void
act_save (const char *folder)
{
  static const struct {
    guint64 seed;
    gboolean is_part;
  } steps[] = { { 2, TRUE }, { 2, FALSE }, { 3, FALSE } };
  RummyHistory *history = open_history (folder);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    fault_tried (i);
    save (history, steps[i].seed, steps[i].is_part);
    settle (history);
    for (guint k = 0; k <= i && rummy_history_get_trouble (history) == NULL; k++) {
      fault_done (k);
      fault_kept (k);
    }
  }
  close_history (history);
}

static int
find_games (const char *folder, int first_rounds)
{
  int rounds[GAMES + 1], n;

  if (!read_games (folder, FALSE, rounds))
    return -1;
  if (rounds[1] != first_rounds)
    return fault_lost ("the first game has %d rounds", rounds[1]);
  if (!check (folder, RUMMY_HISTORY_NAME, "SELECT count(*) FROM game", &n))
    return fault_lost ("the database is damaged");

  return (rounds[2] > 0) | (rounds[2] == whole_rounds (2)) << 1 | (rounds[3] == whole_rounds (3)) << 2;
}

static int
find_save (const char *folder, gboolean is_cut)
{
  return find_games (folder, whole_rounds (1));
}

static void
prepare_none (const char *folder)
{
}

static int
find_new (const char *folder, gboolean is_cut)
{
  return find_games (folder, 0);
}

/* ---- The daily copy ---- */

static void
prepare_copy (const char *folder)
{
  RummyHistory *history;

  save_games (folder, 1, GAMES - 1);
  history = open_history (folder);
  rummy_history_open (history);
  close_history (history);
  save_games (folder, GAMES, 1);
}

static void
act_copy (const char *folder)
{
  g_autofree char *copy = g_build_filename (folder, RUMMY_HISTORY_NAME RUMMY_DATABASE_COPY, NULL);
  struct utimbuf times = { time (NULL) - TWO_DAYS, time (NULL) - TWO_DAYS };
  RummyHistory *history = open_history (folder);

  g_assert_cmpint (utime (copy, &times), ==, 0);
  fault_tried (0);
  rummy_history_open (history);
  close_history (history);
}

/* Returns the number of games in a copy, 0 if there is none, -1 if it is damaged. */
static int
games_in (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  int n = 0;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return 0;

  return check (folder, name, "SELECT count(*) FROM game", &n) ? n : -1;
}

static int
find_copy (const char *folder, gboolean is_cut)
{
  int n = games_in (folder, RUMMY_HISTORY_NAME RUMMY_DATABASE_COPY);
  int n_older = games_in (folder, RUMMY_HISTORY_NAME RUMMY_DATABASE_COPY_OLDER);

  if (find_all (folder, FALSE) < 0)
    return -1;
  if (n == GAMES ? n_older == GAMES - 1 : MIN (n, n_older) == 0 && MAX (n, n_older) == GAMES - 1)
    return n == GAMES;

  return fault_lost ("the copy has %d games, and the older one %d", n, n_older);
}

/* ---- A damaged one ---- */

static void
prepare_damaged (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, RUMMY_HISTORY_NAME, NULL), *contents = NULL;
  gsize size;

  prepare_copy (folder);
  g_assert_true (g_file_get_contents (path, &contents, &size, NULL));
  memset (contents + HEADER, 0xa5, PAGE - HEADER);
  g_assert_true (g_file_set_contents (path, contents, (gssize) size, NULL));
}

static void
act_open (const char *folder)
{
  RummyHistory *history = open_history (folder);

  rummy_history_open (history);
  close_history (history);
}

static int
find_damaged (const char *folder, gboolean is_cut)
{
  return find_all (folder, TRUE);
}

/* ---- One of an older version ---- */

static void
prepare_older (const char *folder)
{
  save_games (folder, 1, GAMES);
  run (folder, "ALTER TABLE game DROP COLUMN rules; ALTER TABLE seat DROP COLUMN turns; PRAGMA user_version = 2");
}

static int
find_older (const char *folder, gboolean is_cut)
{
  int n = 0;

  if (find_all (folder, FALSE) < 0)
    return -1;
  if (!check (folder, RUMMY_HISTORY_NAME, "SELECT count(*) FROM seat WHERE turns > 0", &n) || n != 2 * GAMES)
    return fault_lost ("the turns of %d seats are known", n);

  return 0;
}

const FaultScenario fault_histories[] = {
  { "history", prepare_one, act_save, find_save },
  { "history-new", prepare_none, act_save, find_new },
  { "history-copy", prepare_copy, act_copy, find_copy },
  { "history-salvage", prepare_damaged, act_open, find_damaged },
  { "history-migration", prepare_older, act_open, find_older },
  { NULL },
};
