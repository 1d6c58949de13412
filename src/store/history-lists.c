/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/history-thread.h"

#include <glib/gi18n.h>

/* Queries: lists of games, records, single games and known deals. */

/* What a game with the same deals is found by. */
typedef struct {
  guint64 seed;
  guint number;
} Deals;

/* A seat in a game that the league counts. */
typedef struct {
  const char *owner, *name; /* of a person; else "" */
  int level, points, against, out, best, worst, rounds;
  gboolean has_won;
  gint64 game, ended;
} SeatRow;

/* The sign says whether the highest or the lowest value is the record. */
static const struct {
  gsize offset;
  int sign;
  gboolean wins; /* only in games that were won */
} feats[RUMMY_N_FEATS] = {
  [RUMMY_FEAT_GAME_HIGH] = { G_STRUCT_OFFSET (SeatRow, points), 1, FALSE },
  [RUMMY_FEAT_GAME_LOW] = { G_STRUCT_OFFSET (SeatRow, points), -1, FALSE },
  [RUMMY_FEAT_MARGIN_WIDE] = { 0, 1, TRUE },
  [RUMMY_FEAT_MARGIN_NARROW] = { 0, -1, TRUE },
  [RUMMY_FEAT_ROUND_HIGH] = { G_STRUCT_OFFSET (SeatRow, best), 1, FALSE },
  [RUMMY_FEAT_ROUND_LOW] = { G_STRUCT_OFFSET (SeatRow, worst), -1, FALSE },
  [RUMMY_FEAT_GAME_LONG] = { G_STRUCT_OFFSET (SeatRow, rounds), 1, TRUE },
  [RUMMY_FEAT_GAME_SHORT] = { G_STRUCT_OFFSET (SeatRow, rounds), -1, TRUE },
};

void
rummy_past_game_free (RummyPastGame *self)
{
  g_free (self->rules);
  g_free (self->owner);
  g_free (self);
}

void
rummy_feat_free (RummyFeat *self)
{
  g_free (self->owner);
  g_free (self->name);
  g_free (self);
}

void
rummy_owner_games_free (RummyOwnerGames *self)
{
  g_free (self->owner);
  g_free (self);
}

static void
question_free (RummyHistoryQuestion *question)
{
  g_free (question->preset);
  g_free (question->owner);
  g_free (question);
}

/* Steps to the next row.  Returns FALSE at the end, or with @error. */
static gboolean
step (sqlite3 *db, sqlite3_stmt *statement, GError **error)
{
  int code = sqlite3_step (statement);

  if (code != SQLITE_ROW && code != SQLITE_DONE)
    rummy_database_fail (db, error);

  return code == SQLITE_ROW;
}

/* Returns @array, or NULL and sets @error if @local is set. */
static gpointer
unless_failed (GPtrArray *array, GError *local, GError **error)
{
  if (local == NULL)
    return array;

  g_ptr_array_unref (array);
  g_propagate_error (error, local);

  return NULL;
}

static gpointer
list_work (sqlite3 *db, gpointer input, GError **error)
{
  const RummyHistoryQuestion *question = input;
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func ((GDestroyNotify) rummy_past_game_free);
  GError *local = NULL;
  g_autoptr (sqlite3_stmt) statement =
    rummy_database_prepare (db, &local,
                            "SELECT id, rules, game.began, ended, rounds, is_over, is_practice,"
                            "       seat, name, level, points, has_won, game.owner"
                            "  FROM (SELECT * FROM game"
                            "         WHERE NOT is_removed AND (?3 = 0 OR id < ?3) AND is_practice >= ?5 AND "
                            RUMMY_HISTORY_FILTER
                            "         ORDER BY id DESC LIMIT ?4) AS game"
                            "  JOIN seat ON seat.game = id ORDER BY id DESC, seat",
                            "ttiii", question->preset, question->owner, question->id, (gint64) question->n,
                            (gint64) question->is_practice);

  while (statement != NULL && step (db, statement, &local)) {
    gint64 id = sqlite3_column_int64 (statement, 0);
    RummyPastGame *game = games->len > 0 ? g_ptr_array_index (games, games->len - 1) : NULL;
    guint seat = (guint) rummy_database_number (statement, 7);

    if (game == NULL || game->id != id) {
      game = g_new0 (RummyPastGame, 1);
      game->id = id;
      game->rules = g_strdup (rummy_database_text (statement, 1));
      game->owner = g_strdup (rummy_database_text (statement, 12));
      game->began = sqlite3_column_int64 (statement, 2);
      game->ended = sqlite3_column_int64 (statement, 3);
      game->rounds = (guint) rummy_database_number (statement, 4);
      game->is_over = rummy_database_number (statement, 5);
      game->is_practice = rummy_database_number (statement, 6);
      rummy_seats_init (&game->seats, RUMMY_LEVEL_PERSON);
      g_ptr_array_add (games, game);
    }
    if (seat >= RUMMY_SEATS_MAX)
      continue;
    game->n_seats = seat + 1;
    rummy_seats_set_name (&game->seats, seat, rummy_database_text (statement, 8));
    game->seats.level[seat] = MAX (rummy_database_number (statement, 9), RUMMY_LEVEL_PERSON);
    game->points[seat] = rummy_database_number (statement, 10);
    if (rummy_database_number (statement, 11))
      game->winners |= (guint8) (1u << seat);
  }

  return unless_failed (g_steal_pointer (&games), local, error);
}

static gpointer
count_work (sqlite3 *db, gpointer input, GError **error)
{
  const RummyHistoryQuestion *question = input;
  GPtrArray *owners = g_ptr_array_new_with_free_func ((GDestroyNotify) rummy_owner_games_free);
  GError *local = NULL;
  g_autoptr (sqlite3_stmt) statement =
    rummy_database_prepare (db, &local,
                            "SELECT owner, count(*) FROM game"
                            " WHERE NOT is_removed AND is_practice >= ?3 AND " RUMMY_HISTORY_FILTER
                            " GROUP BY owner ORDER BY 2 DESC",
                            "tti", question->preset, question->owner, (gint64) question->is_practice);

  while (statement != NULL && step (db, statement, &local)) {
    RummyOwnerGames *owner = g_new (RummyOwnerGames, 1);

    owner->owner = g_strdup (rummy_database_text (statement, 0));
    owner->games = (guint) rummy_database_number (statement, 1);
    g_ptr_array_add (owners, owner);
  }

  return unless_failed (owners, local, error);
}

static gpointer
load_work (sqlite3 *db, gpointer input, GError **error)
{
  const RummyHistoryQuestion *question = input;
  g_autoptr (sqlite3_stmt) statement =
    rummy_database_prepare (db, error, "SELECT saved FROM record WHERE game = ?", "i", question->id);
  GError *local = NULL;

  if (statement == NULL)
    return NULL;
  if (!step (db, statement, &local)) {
    if (local == NULL)
      local = g_error_new_literal (RUMMY_HISTORY_ERROR, RUMMY_HISTORY_ERROR_GONE,
                                   _("This game was deleted."));
    g_propagate_error (error, local);
    return NULL;
  }

  return g_bytes_new (sqlite3_column_blob (statement, 0), (gsize) sqlite3_column_bytes (statement, 0));
}

/* A copy with newly dealt cards knows only the rounds before that.  For removed games it is no longer recorded where
 * the new deals began; those were practice games. */
static gpointer
known_work (sqlite3 *db, gpointer input, GError **error)
{
  const Deals *deals = input;
  gint64 *n_known = g_new0 (gint64, 1);
  GError *local = NULL;
  g_autoptr (sqlite3_stmt) statement =
    rummy_database_prepare (db, &local,
                            "SELECT rounds, saved FROM game LEFT JOIN record ON record.game = id"
                            " WHERE seed = ? AND number = ? AND (saved IS NOT NULL OR NOT is_practice)",
                            "ii", (gint64) deals->seed, (gint64) deals->number);

  while (statement != NULL && step (db, statement, &local)) {
    g_autoptr (GBytes) bytes = g_bytes_new (sqlite3_column_blob (statement, 1),
                                            (gsize) sqlite3_column_bytes (statement, 1));
    g_auto (RummySavedGame) game = { 0 };
    gint64 n_rounds = CLAMP (sqlite3_column_int64 (statement, 0), 0, RUMMY_MATCH_ROUNDS_MAX);

    if (rummy_save_from_bytes (bytes, &game, NULL) && game.record.later_from > 0)
      n_rounds = MIN (n_rounds, game.record.later_from - 1);
    *n_known = MAX (*n_known, n_rounds);
  }
  if (local == NULL)
    return n_known;

  g_free (n_known);
  g_propagate_error (error, local);

  return NULL;
}

static sqlite3_stmt *
prepare_seats (sqlite3 *db, const RummyHistoryQuestion *question, GError **error)
{
  return rummy_database_prepare (db, error,
                                 "SELECT CASE level WHEN -1 THEN name ELSE '' END, level, points, against, has_won,"
                                 "       out, best, worst, rounds, id, ended, seat.owner"
                                 "  FROM game JOIN seat ON seat.game = id"
                                 " WHERE is_over AND is_practice = ?3 AND NOT is_removed AND " RUMMY_HISTORY_FILTER
                                 "   AND (?2 = '' OR " RUMMY_HISTORY_PEOPLE ")"
                                 " ORDER BY id, seat",
                                 "tti", question->preset, question->owner, (gint64) question->is_practice);
}

static gboolean
next_seat (sqlite3 *db, sqlite3_stmt *statement, SeatRow *row, GError **error)
{
  if (statement == NULL || !step (db, statement, error))
    return FALSE;

  row->name = rummy_database_text (statement, 0);
  if (rummy_seats_is_default_name (row->name))
    row->name = "";
  row->level = rummy_database_number (statement, 1);
  row->points = rummy_database_number (statement, 2);
  row->against = rummy_database_number (statement, 3);
  row->has_won = rummy_database_number (statement, 4);
  row->out = rummy_database_number (statement, 5);
  row->best = rummy_database_number (statement, 6);
  row->worst = rummy_database_number (statement, 7);
  row->rounds = rummy_database_number (statement, 8);
  row->game = sqlite3_column_int64 (statement, 9);
  row->ended = sqlite3_column_int64 (statement, 10);
  row->owner = rummy_database_text (statement, 11);

  return TRUE;
}

static void
try_feat (GPtrArray *found, RummyFeatKind kind, const SeatRow *seat)
{
  gboolean is_margin = kind == RUMMY_FEAT_MARGIN_WIDE || kind == RUMMY_FEAT_MARGIN_NARROW;
  int value = is_margin ? seat->points - seat->against : G_STRUCT_MEMBER (int, seat, feats[kind].offset);
  RummyFeat *feat = g_ptr_array_index (found, kind);
  int sign = feats[kind].sign;

  if ((feats[kind].wins && !seat->has_won) || (feat != NULL && value * sign <= feat->value * sign))
    return;

  g_clear_pointer (&feat, rummy_feat_free);
  feat = g_new (RummyFeat, 1);
  *feat = (RummyFeat) {
    kind, value, seat->game, g_strdup (seat->owner), g_strdup (seat->name), seat->level, seat->ended,
  };
  g_ptr_array_index (found, kind) = feat;
}

static gpointer
feats_work (sqlite3 *db, gpointer input, GError **error)
{
  const RummyHistoryQuestion *question = input;
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  GPtrArray *all = g_ptr_array_new_with_free_func ((GDestroyNotify) rummy_feat_free);
  GError *local = NULL;
  g_autoptr (sqlite3_stmt) statement = prepare_seats (db, question, &local);
  SeatRow seat;

  g_ptr_array_set_size (found, RUMMY_N_FEATS);
  while (next_seat (db, statement, &seat, &local)) {
    for (guint kind = 0; kind < RUMMY_N_FEATS; kind++)
      try_feat (found, kind, &seat);
  }
  for (guint kind = 0; kind < RUMMY_N_FEATS; kind++) {
    if (g_ptr_array_index (found, kind) != NULL)
      g_ptr_array_add (all, g_ptr_array_index (found, kind));
  }

  return unless_failed (all, local, error);
}

static gpointer
rules_work (sqlite3 *db, gpointer input, GError **error)
{
  g_autoptr (GStrvBuilder) keys = g_strv_builder_new ();
  GError *local = NULL;
  g_autoptr (sqlite3_stmt) statement =
    rummy_database_prepare (db, &local,
                            "SELECT rules FROM game WHERE NOT is_removed GROUP BY rules ORDER BY sum (rounds) DESC",
                            "");

  while (statement != NULL && step (db, statement, &local))
    g_strv_builder_add (keys, rummy_database_text (statement, 0));
  if (local != NULL) {
    g_propagate_error (error, local);
    return NULL;
  }

  return g_strv_builder_end (keys);
}

void
rummy_history_ask_about (RummyHistory *self, RummyHistoryWork work, const RummyHistoryFilter *filter, gint64 id,
                         guint n, GDestroyNotify free_result, GCancellable *cancellable,
                         GAsyncReadyCallback callback, gpointer data)
{
  RummyHistoryQuestion *question = g_new (RummyHistoryQuestion, 1);

  *question = (RummyHistoryQuestion) { .id = id, .n = n };
  if (filter != NULL) {
    question->preset = g_strdup (filter->preset);
    question->owner = g_strdup (filter->owner);
    question->is_practice = filter->is_practice;
  }
  rummy_history_ask (self, work, question, (GDestroyNotify) question_free, free_result, cancellable, callback, data);
}

void
rummy_history_list_async (RummyHistory *self, const RummyHistoryFilter *filter, gint64 before, guint n,
                          GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_ask_about (self, list_work, filter, before, n, (GDestroyNotify) g_ptr_array_unref, cancellable,
                           callback, data);
}

GPtrArray *
rummy_history_list_finish (RummyHistory *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
rummy_history_count_async (RummyHistory *self, const RummyHistoryFilter *filter, GCancellable *cancellable,
                           GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_ask_about (self, count_work, filter, 0, 0, (GDestroyNotify) g_ptr_array_unref, cancellable, callback,
                           data);
}

GPtrArray *
rummy_history_count_finish (RummyHistory *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
rummy_history_load_async (RummyHistory *self, gint64 id, GCancellable *cancellable, GAsyncReadyCallback callback,
                          gpointer data)
{
  rummy_history_ask_about (self, load_work, NULL, id, 1, (GDestroyNotify) g_bytes_unref, cancellable, callback,
                           data);
}

gboolean
rummy_history_load_finish (RummyHistory *self, GAsyncResult *result, RummySavedGame *game, GError **error)
{
  g_autoptr (GBytes) bytes = g_task_propagate_pointer (G_TASK (result), error);

  return bytes != NULL && rummy_save_from_bytes (bytes, game, error);
}

void
rummy_history_count_known_async (RummyHistory *self, const RummyRecord *record, GCancellable *cancellable,
                                 GAsyncReadyCallback callback, gpointer data)
{
  Deals *deals = g_new (Deals, 1);

  *deals = (Deals) { record->seed, record->game };
  rummy_history_ask (self, known_work, deals, g_free, g_free, cancellable, callback, data);
}

gssize
rummy_history_count_known_finish (RummyHistory *self, GAsyncResult *result, GError **error)
{
  g_autofree gint64 *n_known = g_task_propagate_pointer (G_TASK (result), error);

  return n_known != NULL ? (gssize) *n_known : -1;
}

void
rummy_history_feats_async (RummyHistory *self, const RummyHistoryFilter *filter, GCancellable *cancellable,
                           GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_ask_about (self, feats_work, filter, 0, 0, (GDestroyNotify) g_ptr_array_unref, cancellable, callback,
                           data);
}

GPtrArray *
rummy_history_feats_finish (RummyHistory *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
rummy_history_rules_async (RummyHistory *self, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_ask (self, rules_work, NULL, NULL, (GDestroyNotify) g_strfreev, cancellable, callback, data);
}

GStrv
rummy_history_rules_finish (RummyHistory *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
