/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/history-thread.h"

#include "store/rules-key.h"

/* Which of certain deals a player has played: the deals of the last days, for instance. */

typedef struct {
  char *rules; /* key, or NULL for any rules */
  gint64 n_seats;
  char *owner;
  GArray *seeds; /* guint64 */
  guint game;    /* its number */
} Deals;

static void
deals_free (Deals *deals)
{
  g_free (deals->rules);
  g_free (deals->owner);
  g_array_unref (deals->seeds);
  g_free (deals);
}

/* A replay is practice, so the counted game tells more, and of several the first. */
static gboolean
find_deal (sqlite3 *db, const Deals *deals, guint64 seed, RummyPastDeal *deal, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
    rummy_database_prepare (db, error,
                            "SELECT id, began, ended, rounds, is_over, is_practice, has_won, points, against"
                            "  FROM game JOIN seat ON seat.game = id"
                            " WHERE seed = ?1 AND number = ?5 AND NOT is_removed AND seat.owner = ?2"
                            "   AND (?3 IS NULL"
                            "        OR (rules = ?3 AND ?4 = (SELECT count(*) FROM seat AS any WHERE any.game = id)))"
                            " ORDER BY is_practice, is_over DESC, id, has_won DESC LIMIT 1",
                            "ittii", (gint64) seed, deals->owner, deals->rules, deals->n_seats, (gint64) deals->game);
  int code;

  if (statement == NULL)
    return FALSE;
  code = sqlite3_step (statement);
  if (code != SQLITE_ROW)
    return code == SQLITE_DONE || rummy_database_fail (db, error);

  *deal = (RummyPastDeal) {
    .game = sqlite3_column_int64 (statement, 0),
    .began = sqlite3_column_int64 (statement, 1),
    .ended = sqlite3_column_int64 (statement, 2),
    .rounds = (guint) rummy_database_number (statement, 3),
    .is_over = rummy_database_number (statement, 4) != 0,
    .is_practice = rummy_database_number (statement, 5) != 0,
    .has_won = rummy_database_number (statement, 6) != 0,
    .points = rummy_database_number (statement, 7),
    .against = rummy_database_number (statement, 8),
  };

  return TRUE;
}

static gpointer
deals_work (sqlite3 *db, gpointer input, GError **error)
{
  const Deals *deals = input;
  g_autoptr (GArray) found = g_array_new (FALSE, TRUE, sizeof (RummyPastDeal));

  g_array_set_size (found, deals->seeds->len);
  for (guint i = 0; i < found->len; i++) {
    if (!find_deal (db, deals, g_array_index (deals->seeds, guint64, i), &g_array_index (found, RummyPastDeal, i),
                    error))
      return NULL;
  }

  return g_steal_pointer (&found);
}

void
rummy_history_deals_async (RummyHistory *self, const char *owner, const RummyRules *rules, const guint64 *seeds,
                           guint n, guint game, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  Deals *deals;

  g_return_if_fail (RUMMY_IS_HISTORY (self));
  g_return_if_fail (owner != NULL);

  deals = g_new0 (Deals, 1);
  deals->owner = g_strdup (owner);
  deals->game = game;
  if (rules != NULL) {
    deals->rules = rummy_history_rules_key (rules);
    deals->n_seats = rules->players;
  }
  deals->seeds = g_array_sized_new (FALSE, FALSE, sizeof *seeds, n);
  g_array_append_vals (deals->seeds, seeds, n);
  rummy_history_ask (self, deals_work, deals, (GDestroyNotify) deals_free, (GDestroyNotify) g_array_unref, cancellable,
                     callback, data);
}

GArray *
rummy_history_deals_finish (RummyHistory *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

gboolean
rummy_past_deal_counts (const RummyPastDeal *self)
{
  return self->is_over && !self->is_practice;
}

guint
rummy_past_deals_streak (const GArray *deals)
{
  guint first = deals->len > 0 && !rummy_past_deal_counts (&g_array_index (deals, RummyPastDeal, 0)) ? 1 : 0;
  guint i = first;

  while (i < deals->len && rummy_past_deal_counts (&g_array_index (deals, RummyPastDeal, i)))
    i++;

  return i - first;
}
