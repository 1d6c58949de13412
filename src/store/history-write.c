/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/history-write.h"

#include "store/database.h"
#include "store/rounds.h"
#include "store/rules-key.h"

static gboolean
are_same_game (const RummyRecord *a, const RummyRecord *b)
{
  return rummy_record_continues (a, b) || rummy_record_continues (b, a);
}

gint64
rummy_history_find (sqlite3 *db, const RummyRecord *record, gboolean is_apart, guint *n_rounds, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
    rummy_database_prepare (db, error,
                            "SELECT id, rounds, saved FROM game JOIN record ON record.game = id"
                            " WHERE seed = ? AND number = ? AND is_practice >= ?"
                            " ORDER BY is_practice, id DESC",
                            "iii", (gint64) record->seed, (gint64) record->game, (gint64) is_apart);
  int code = SQLITE_ERROR;

  *n_rounds = 0;
  while (statement != NULL && (code = sqlite3_step (statement)) == SQLITE_ROW) {
    g_autoptr (GBytes) bytes = g_bytes_new (sqlite3_column_blob (statement, 2),
                                            (gsize) sqlite3_column_bytes (statement, 2));
    g_auto (RummySavedGame) known = { 0 };

    if (rummy_save_from_bytes (bytes, &known, NULL) && are_same_game (&known.record, record)) {
      *n_rounds = (guint) rummy_database_number (statement, 1);
      return sqlite3_column_int64 (statement, 0);
    }
  }
  if (statement != NULL && code != SQLITE_DONE)
    rummy_database_fail (db, error);

  return 0;
}

gboolean
rummy_history_count_deal (sqlite3 *db, const RummyRecord *record, guint *n_games, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
    rummy_database_prepare (db, error,
                            "SELECT count(*) FROM game JOIN record ON record.game = id WHERE seed = ? AND number = ?",
                            "ii", (gint64) record->seed, (gint64) record->game);

  if (statement == NULL || (sqlite3_step (statement) != SQLITE_ROW && !rummy_database_fail (db, error)))
    return FALSE;
  *n_games = (guint) rummy_database_number (statement, 0);

  return TRUE;
}

void
rummy_history_read_profiles (sqlite3 *db, gint64 id, RummyGameProfiles *owners, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
    rummy_database_prepare (db, error, "SELECT seat, owner FROM seat WHERE game = ?", "i", id);
  int code = SQLITE_DONE;

  *owners = (RummyGameProfiles) { 0 };
  while (statement != NULL && (code = sqlite3_step (statement)) == SQLITE_ROW) {
    int seat = rummy_database_number (statement, 0);

    if (seat >= 0 && seat < RUMMY_SEATS_MAX)
      g_strlcpy (owners->seat[seat], rummy_database_text (statement, 1), RUMMY_PROFILE_BYTES);
  }
  if (code != SQLITE_DONE)
    rummy_database_fail (db, error);
}

/* Returns whether at least @n_rounds rounds of the game were removed for good. */
static gboolean
is_removed (sqlite3 *db, const RummyRecord *record, guint n_rounds)
{
  g_autoptr (sqlite3_stmt) statement =
    rummy_database_prepare (db, NULL,
                            "SELECT 1 FROM game WHERE seed = ? AND number = ? AND is_removed < 0 AND rounds >= ?",
                            "iii", (gint64) record->seed, (gint64) record->game, (gint64) n_rounds);

  return statement != NULL && sqlite3_step (statement) == SQLITE_ROW;
}

/* Returns whether a game without new rounds needs no update: its outcome is the same, or it was removed. */
static gboolean
is_settled (sqlite3 *db, gint64 id, gboolean is_over, gboolean is_new)
{
  g_autoptr (sqlite3_stmt) statement =
    rummy_database_prepare (db, NULL, "SELECT 1 FROM game WHERE id = ? AND (is_over = ? OR (is_removed AND NOT ?))",
                            "iii", id, (gint64) is_over, (gint64) is_new);

  return statement != NULL && sqlite3_step (statement) == SQLITE_ROW;
}

/* Returns the points of the best opposing side. */
static int
points_against (const RummyMatch *match, const int points[RUMMY_SEATS_MAX], guint seat)
{
  int best = G_MININT;

  for (guint i = 0; i < (guint) match->rules.players; i++) {
    if (rummy_rules_side (&match->rules, i) != rummy_rules_side (&match->rules, seat))
      best = MAX (best, points[i]);
  }

  return best;
}

static gboolean
add_seats (sqlite3 *db, gint64 id, const RummySavedGame *game, const RummyGameProfiles *owners, const RummyMatch *match,
           GArray *rounds, GError **error)
{
  int points[RUMMY_SEATS_MAX];

  for (guint seat = 0; seat < RUMMY_SEATS_MAX; seat++)
    points[seat] = match->over ? match->results[seat] : match->totals[seat];

  for (guint seat = 0; seat < (guint) match->rules.players; seat++) {
    int best = G_MININT, worst = G_MAXINT, out = 0;
    gboolean has_won = match->over && match->winner != RUMMY_SEAT_NONE &&
                       rummy_rules_side (&match->rules, match->winner) == rummy_rules_side (&match->rules, seat);

    for (guint i = 0; i < rounds->len; i++) {
      const RummyRoundResult *round = &g_array_index (rounds, RummyRoundResult, i);

      best = MAX (best, round->score[seat]);
      worst = MIN (worst, round->score[seat]);
      out += round->out == seat;
    }
    if (!rummy_database_execute (db, error, "INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                                 "iitiiiiiiiti", id, (gint64) seat, game->seats.name[seat],
                                 (gint64) game->seats.level[seat], (gint64) points[seat],
                                 (gint64) points_against (match, points, seat), (gint64) has_won, (gint64) out,
                                 (gint64) best, (gint64) worst, owners->seat[seat],
                                 (gint64) rummy_rounds_count_turns (&game->record, seat)))
      return FALSE;
  }

  return TRUE;
}

gint64
rummy_history_write (sqlite3 *db, RummySavedGame *game, GArray *rounds, const RummyHistoryEntry *entry, GError **error)
{
  const RummyRecord *record = &game->record;
  g_autofree char *key = rummy_history_rules_key (&record->rules);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) local = NULL;
  RummyMatch match;
  guint known;
  gint64 id;

  if (rounds->len == 0)
    return 0;
  game->record.n_moves = g_array_index (rounds, RummyRoundResult, rounds->len - 1).n_moves;
  bytes = rummy_save_to_bytes (game);
  rummy_record_play (record, record->n_moves, &match, NULL);
  id = rummy_history_find (db, record, entry->is_apart, &known, &local);
  if (local != NULL) {
    g_propagate_error (error, g_steal_pointer (&local));
    return 0;
  }
  /* The last known round may have become the last one of the game, or it may no longer be that. */
  if (known > rounds->len || (known == rounds->len && is_settled (db, id, match.over, entry->is_new)) ||
      (id == 0 && !entry->is_new && is_removed (db, record, rounds->len)))
    return id;

  if (id == 0) {
    if (!rummy_database_execute (db, error,
                                 "INSERT INTO game (preset, rules, seed, number, began, ended, rounds, is_over,"
                                 "                  is_practice, owner)"
                                 " VALUES (?, ?, ?, ?, ?, 0, 0, 0, 0, ?)",
                                 "ttiiit", rummy_preset_find (key) != NULL ? key : "", key, (gint64) record->seed,
                                 (gint64) record->game, entry->began, entry->owners.game))
      return 0;
    id = sqlite3_last_insert_rowid (db);
  }
  if (!rummy_database_execute (db, error,
                               "UPDATE game SET began = min (began, ?1), ended = ?1, rounds = ?2, is_over = ?3,"
                               "                is_practice = ?4, is_removed = 0"
                               " WHERE id = ?5",
                               "iiiii", entry->ended, (gint64) rounds->len, (gint64) match.over,
                               (gint64) game->seats.is_practice, id) ||
      !rummy_database_execute (db, error, "INSERT OR REPLACE INTO record VALUES (?, ?)", "ib", id, bytes) ||
      !rummy_database_execute (db, error, "DELETE FROM seat WHERE game = ?", "i", id) ||
      !add_seats (db, id, game, &entry->owners, &match, rounds, error))
    return 0;

  for (guint i = known; i < rounds->len; i++) {
    if (!rummy_database_execute (db, error, "INSERT INTO round VALUES (?, ?, ?, ?)", "iiii", id, (gint64) i + 1,
                                 entry->began, entry->ended))
      return 0;
  }

  return id;
}
