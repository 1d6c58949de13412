/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sqlite3.h>

#include "store/history.h"

G_BEGIN_DECLS

/* A game to be saved in the history. */
typedef struct {
  GBytes *saved;
  RummyGameProfiles owners;
  gint64 began, ended;
  gboolean is_new; /* its last round has just ended */
  gboolean is_apart;
} RummyHistoryEntry;

/* Saves a game up to its last finished round, which is described by @rounds.  Must run on the thread, in a
 * transaction.  Returns the id of the game, or 0; on failure with @error. */
gint64 rummy_history_write (sqlite3 *db, RummySavedGame *game, GArray *rounds, const RummyHistoryEntry *entry,
                            GError **error);

/* Finds the game that this record continues, or 0.  @n_rounds is set to the number of its known rounds.  If
 * @is_apart, only practice games are searched. */
gint64 rummy_history_find (sqlite3 *db, const RummyRecord *record, gboolean is_apart, guint *n_rounds, GError **error);

/* Counts the games with the same deals, all of which rummy_history_find () may have to compare. */
gboolean rummy_history_count_deal (sqlite3 *db, const RummyRecord *record, guint *n_games, GError **error);

/* Reads the owners of the seats of a saved game.  The owner of the game itself is left empty. */
void rummy_history_read_profiles (sqlite3 *db, gint64 id, RummyGameProfiles *owners, GError **error);

G_END_DECLS
