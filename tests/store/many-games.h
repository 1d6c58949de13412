/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sample.h"
#include "store/database.h"

/* A history with very many games, for measurements. */

/* Some real games, again and again, until a query is true. */
static inline gboolean
many_games (GFile *directory, guint n_samples, const char *is_enough, GError **error)
{
  RummyHistory *history = rummy_history_new (directory);
  RummyDatabase database = { .path = g_build_filename (g_file_peek_path (directory), RUMMY_HISTORY_NAME, NULL) };
  const RummyGameProfiles owners = { RUMMY_PROFILE_FIRST, { RUMMY_PROFILE_FIRST } };
  gboolean is_full = FALSE, is_filled;

  for (guint64 seed = 0; seed < n_samples; seed++) {
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
    count = rummy_database_prepare (database.db, error, is_enough, "");
    is_full = count != NULL && sqlite3_step (count) == SQLITE_ROW && sqlite3_column_int (count, 0);
  }
  is_filled = is_filled && rummy_database_run (database.db, "COMMIT", error);
  rummy_database_close (&database);
  g_free (database.path);

  return is_filled;
}
