/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/database.h"

G_BEGIN_DECLS

/* SQL condition on the rules of a game; parameter 1 is the preset of a RummyHistoryFilter. */
#define RUMMY_HISTORY_RULES "(?1 IS NULL OR ?1 IN (preset, rules))"

/* SQL condition on games; parameters 1 and 2 are the preset and owner of a RummyHistoryFilter. */
#define RUMMY_HISTORY_FILTER                                                                       \
  RUMMY_HISTORY_RULES " AND CASE"                                                           \
  " WHEN ?2 IS NULL THEN 1 WHEN ?2 = '' THEN NOT " RUMMY_HISTORY_PEOPLE                            \
  " ELSE game.owner = ?2 OR EXISTS (SELECT 1 FROM seat AS own WHERE own.game = game.id AND own.owner = ?2) END"

/* SQL condition: a person played in the game. */
#define RUMMY_HISTORY_PEOPLE "EXISTS (SELECT 1 FROM seat AS person WHERE person.game = game.id AND person.level = -1)"

/* The input of a query. */
typedef struct {
  char *preset, *owner; /* as in RummyHistoryFilter */
  gboolean is_practice;
  gint64 id; /* a single game, or the first game that is not wanted any more */
  guint n;   /* maximum number of rows */
} RummyHistoryQuestion;

/* A job of the history's thread.  Returns its result, or NULL, with @error on failure. */
typedef gpointer (*RummyHistoryWork) (sqlite3 *db, gpointer input, GError **error);

/* Runs @work with @input on the history's thread.  @input is freed afterwards; the task passed to @callback returns
 * the result. */
void rummy_history_ask (RummyHistory *self, RummyHistoryWork work, gpointer input, GDestroyNotify free_input,
                        GDestroyNotify free_result, GCancellable *cancellable, GAsyncReadyCallback callback,
                        gpointer data);

/* Runs @work with a RummyHistoryQuestion made from the arguments. */
void rummy_history_ask_about (RummyHistory *self, RummyHistoryWork work, const RummyHistoryFilter *filter, gint64 id,
                              guint n, GDestroyNotify free_result, GCancellable *cancellable,
                              GAsyncReadyCallback callback, gpointer data);

/* Emits "changed". */
void rummy_history_emit_changed (RummyHistory *self);

G_END_DECLS
