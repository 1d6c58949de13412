/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/database.h"
#include "sample.h"

#include <stdio.h>

/* How long it takes to open what the history tells, with very many games in it: "name<TAB>value<TAB>unit" a line. */

#define ROUNDS 100000
#define SAMPLES 20
#define RUNS 15
#define PAGE 50

typedef void (*Ask) (RummyHistory *history, GAsyncReadyCallback callback, gpointer data);

static void
ask_open (RummyHistory *history, GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_list_async (history, NULL, 0, 1, NULL, callback, data);
}

static void
ask_list (RummyHistory *history, GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_list_async (history, NULL, 0, PAGE, NULL, callback, data);
}

static void
ask_preset (RummyHistory *history, GAsyncReadyCallback callback, gpointer data)
{
  /* there is none: all are looked at */
  rummy_history_list_async (history, &(RummyHistoryFilter) { .preset = "gin" }, 0, PAGE, NULL, callback, data);
}

static void
ask_rules (RummyHistory *history, GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_list_async (history, &(RummyHistoryFilter) { .preset = "rules target=1" }, 0, PAGE, NULL, callback,
                            data);
}

static void
ask_which_rules (RummyHistory *history, GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_rules_async (history, NULL, callback, data);
}

static void
ask_owner (RummyHistory *history, GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_list_async (history, &(RummyHistoryFilter) { .owner = "nobody" }, 0, PAGE, NULL, callback, data);
}

static void
ask_league (RummyHistory *history, GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_league_async (history, &(RummyHistoryFilter) { .owner = RUMMY_PROFILE_FIRST }, NULL, callback, data);
}

static void
ask_career (RummyHistory *history, GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_career_async (history, &(RummyHistoryFilter) { .owner = RUMMY_PROFILE_FIRST }, NULL, callback, data);
}

static void
ask_feats (RummyHistory *history, GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_feats_async (history, NULL, NULL, callback, data);
}

static void
ask_load (RummyHistory *history, GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_load_async (history, SAMPLES / 2, NULL, callback, data);
}

static void
result_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(gboolean *) data = TRUE;
}

static double
measure (RummyHistory *history, Ask ask)
{
  gint64 begin = g_get_monotonic_time ();
  gboolean is_there = FALSE;

  ask (history, result_cb, &is_there);
  while (!is_there)
    g_main_context_iteration (NULL, TRUE);

  return (double) (g_get_monotonic_time () - begin) / G_TIME_SPAN_MILLISECOND;
}

static int
compare (const void *a, const void *b)
{
  return (*(const double *) a > *(const double *) b) - (*(const double *) a < *(const double *) b);
}

static void
report (RummyHistory *history, const char *name, Ask ask)
{
  double times[RUNS];

  for (guint i = 0; i < RUNS; i++)
    times[i] = measure (history, ask);
  qsort (times, RUNS, sizeof *times, compare);
  printf ("history, 100,000 rounds: %s\t%.1f\tms\n", name, times[RUNS / 2]);
}

/* Real games, again and again. */
static gboolean
fill (GFile *directory, GError **error)
{
  RummyHistory *history = rummy_history_new (directory);
  RummyDatabase database = { .path = g_build_filename (g_file_peek_path (directory), RUMMY_HISTORY_NAME, NULL) };
  const RummyGameProfiles owners = { RUMMY_PROFILE_FIRST, { RUMMY_PROFILE_FIRST } };
  gboolean is_full = FALSE, is_filled;

  for (guint64 seed = 0; seed < SAMPLES; seed++) {
    g_auto (RummySavedGame) game = { 0 };

    sample_game (&game, "target=1500", seed, RUMMY_RECORD_MOVES_MAX);
    rummy_history_save (history, &game, &owners, 0, 0, TRUE, FALSE);
  }
  rummy_history_close (history);
  while (!rummy_history_is_idle (history))
    g_main_context_iteration (NULL, TRUE);
  g_object_unref (history);

  is_filled = rummy_database_open (&database, error) && rummy_database_run (database.db, "BEGIN", error);
  while (is_filled && !is_full) {
    g_autoptr (sqlite3_stmt) count = NULL;

    is_filled = rummy_database_run (database.db,
                                    "CREATE TEMP TABLE more AS SELECT (SELECT max (id) FROM game) AS id;"
                                    "INSERT INTO game (id, preset, seed, number, began, ended, rounds, is_over,"
                                    " is_practice, rules) SELECT game.id + more.id, preset, seed + more.id, number,"
                                    " began, ended, rounds, is_over, is_practice, rules FROM game, more;"
                                    "INSERT INTO record SELECT game + more.id, saved FROM record, more;"
                                    "INSERT INTO round SELECT game + more.id, number, began, ended FROM round, more;"
                                    "INSERT INTO seat SELECT game + more.id, seat, name, level, points, against,"
                                    " has_won, out, best, worst, owner, turns FROM seat, more;"
                                    "DROP TABLE more",
                                    error);
    count = rummy_database_prepare (database.db, error, "SELECT count (*) FROM round", "");
    is_full = count != NULL && sqlite3_step (count) == SQLITE_ROW && sqlite3_column_int (count, 0) >= ROUNDS;
  }
  is_filled = is_filled && rummy_database_run (database.db, "COMMIT", error);
  rummy_database_close (&database);
  g_free (database.path);

  return is_filled;
}

int
main (void)
{
  g_autoptr (GFile) directory = sample_directory ();
  g_autoptr (RummyHistory) history = rummy_history_new (directory);
  g_autoptr (GError) error = NULL;

  if (!fill (directory, &error)) {
    fprintf (stderr, "%s\n", error->message);
    return 1;
  }

  printf ("history, 100,000 rounds: the file opened and checked\t%.1f\tms\n", measure (history, ask_open));
  report (history, "the latest games", ask_list);
  report (history, "those of one game", ask_preset);
  report (history, "those by some rules", ask_rules);
  report (history, "which rules there are", ask_which_rules);
  report (history, "those of one player", ask_owner);
  report (history, "league table", ask_league);
  report (history, "a career", ask_career);
  report (history, "hall of fame", ask_feats);
  report (history, "one game", ask_load);
  rummy_history_close (history);
  sample_remove (directory);

  return 0;
}
