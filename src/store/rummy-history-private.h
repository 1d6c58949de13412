/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rummy-database.h"

G_BEGIN_DECLS

/* A condition for games: parameters 1 and 2 are the preset and the owner of a RummyHistoryFilter. */
#define RUMMY_HISTORY_FILTER                                                                       \
  "(?1 IS NULL OR preset = ?1) AND (?2 IS NULL OR game.owner = ?2 OR"                              \
  " EXISTS (SELECT 1 FROM seat AS own WHERE own.game = game.id AND own.owner = ?2))"

/* What the thread does with a job.  It returns what the job's result is, or NULL, with error, where it failed. */
typedef gpointer (*RummyHistoryWork) (sqlite3 *db, gpointer input, GError **error);

/* Has work done with input, which is freed then, and gives what it returned to the task that callback gets. */
void rummy_history_ask (RummyHistory *self, RummyHistoryWork work, gpointer input, GDestroyNotify free_input,
                        GDestroyNotify free_result, GCancellable *cancellable, GAsyncReadyCallback callback,
                        gpointer data);

G_END_DECLS
