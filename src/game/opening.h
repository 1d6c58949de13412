/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/session.h"
#include "store/saved-games.h"

G_BEGIN_DECLS

/* Makes a saved game the current game without losing any.  A game that counts replaces the current one, which is
 * first put among the saved games of the session.  A practice game is put in front of the current one.  So is a game
 * that only goes back to an earlier moment of the current one, because its cards are known. */

/* Loads a game like rummy_saved_games_load_async ().  If the history has later rounds of it, it becomes practice
 * with is_past set: its cards are known, and rounds must not count twice.  The rounds after those are then dealt
 * from @seed, because the real game may still be continued. */
void rummy_opening_load_async (RummySession *session, GFile *file, guint64 seed, GAsyncReadyCallback callback,
                               gpointer data);
RummyGameFile *rummy_opening_load_finish (RummySession *session, GAsyncResult *result, GFile **file, GError **error);

/* Returns whether the game would be opened as practice. */
gboolean rummy_opening_is_practice (RummySession *session, RummyGame *game);

/* Returns whether the game would reveal cards of the unfinished game that counts, which would then become practice. */
gboolean rummy_opening_reveals_cards (RummySession *session, RummyGame *game);

/* Opens @game, which was read from @file.  If it counts and the file is among the saved games, the file is deleted;
 * NULL keeps it.  If the current game cannot be saved, nothing changes. */
void rummy_opening_open_async (RummySession *session, RummyGame *game, GFile *file, GAsyncReadyCallback callback,
                               gpointer data);

/* @n_kept (may be NULL) is set to the number of games put among the saved games. */
gboolean rummy_opening_open_finish (RummySession *session, GAsyncResult *result, guint *n_kept, GError **error);

G_END_DECLS
