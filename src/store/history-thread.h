/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/database.h"

G_BEGIN_DECLS

/* Of what rules they are; parameter 1 is the preset of a RummyHistoryFilter. */
#define RUMMY_HISTORY_RULES "(?1 IS NULL OR ?1 IN (preset, rules))"

/* A condition for games: parameters 1 and 2 are the preset and the owner of a RummyHistoryFilter. */
#define RUMMY_HISTORY_FILTER                                                                       \
  RUMMY_HISTORY_RULES " AND CASE"                                                           \
  " WHEN ?2 IS NULL THEN 1 WHEN ?2 = '' THEN NOT " RUMMY_HISTORY_PEOPLE                            \
  " ELSE game.owner = ?2 OR EXISTS (SELECT 1 FROM seat AS own WHERE own.game = game.id AND own.owner = ?2) END"

/* Another: whether a person sat there. */
#define RUMMY_HISTORY_PEOPLE "EXISTS (SELECT 1 FROM seat AS person WHERE person.game = game.id AND person.level = -1)"

/* Which games are asked for. */
typedef struct {
  char *preset, *owner; /* as in RummyHistoryFilter */
  gboolean is_practice;
  gint64 id; /* of one, or the first that is not wanted any more */
  guint n;   /* how many */
} RummyHistoryQuestion;

/* What the thread does with a job.  It returns what the job's result is, or NULL, with error, where it failed. */
typedef gpointer (*RummyHistoryWork) (sqlite3 *db, gpointer input, GError **error);

/* Has work done with input, which is freed then, and gives what it returned to the task that callback gets. */
void rummy_history_ask (RummyHistory *self, RummyHistoryWork work, gpointer input, GDestroyNotify free_input,
                        GDestroyNotify free_result, GCancellable *cancellable, GAsyncReadyCallback callback,
                        gpointer data);

/* The same with a RummyHistoryQuestion as input. */
void rummy_history_ask_about (RummyHistory *self, RummyHistoryWork work, const RummyHistoryFilter *filter, gint64 id,
                              guint n, GDestroyNotify free_result, GCancellable *cancellable,
                              GAsyncReadyCallback callback, gpointer data);

/* A game to be kept. */
typedef struct {
  GBytes *saved;
  RummyGameProfiles owners;
  gint64 began, ended;
  gboolean is_new; /* the last round has just ended */
  gboolean is_apart;
} RummyKeeping;

/* In a transaction, on the thread: game is kept up to its last finished round, of which rounds tells; the answer is its
 * id, 0 with error. */
gint64 rummy_history_write (sqlite3 *db, RummySavedGame *game, GArray *rounds, const RummyKeeping *keeping,
                            GError **error);

/* The game that this one continues, or 0; n_rounds: how many of its rounds are known; is_apart: among practice only. */
gint64 rummy_history_find (sqlite3 *db, const RummyRecord *record, gboolean is_apart, guint *n_rounds, GError **error);

/* How many games of the deals of this one there are, which rummy_history_find () may compare. */
gboolean rummy_history_count_deal (sqlite3 *db, const RummyRecord *record, guint *n_games, GError **error);

/* Who sits at a game that is kept; the game's own owner stays empty. */
void rummy_history_read_profiles (sqlite3 *db, gint64 id, RummyGameProfiles *owners, GError **error);

/* There is something else to read than before. */
void rummy_history_tell (RummyHistory *self);

G_END_DECLS
