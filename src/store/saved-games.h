/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/save.h"

G_BEGIN_DECLS

/* Saved games: files named by the user, and the folder of unfinished games that another game replaced.  The async
 * functions work in threads. */

#define RUMMY_SAVED_GAMES_SUFFIX ".rummy500"
#define RUMMY_SAVED_GAMES_TYPE "application/x-rummy500"

/* A game loaded from a file. */
typedef struct {
  RummySavedGame saved;
  GFile *file;
  GDateTime *changed; /* time of saving, or NULL if unknown */
  gboolean is_past;   /* it was continued beyond this point before, so continuing it here is practice */
} RummyGameFile;

void rummy_game_file_free (RummyGameFile *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyGameFile, rummy_game_file_free)

/* On failure an existing file is unchanged.  The message is for the user and says what to do. */
void rummy_saved_games_save_async (GFile *file, const RummySavedGame *game, GCancellable *cancellable,
                                   GAsyncReadyCallback callback, gpointer data);
gboolean rummy_saved_games_save_finish (GAsyncResult *result, GError **error);

/* Loads a game from an untrusted file.  @file, if not NULL, is set to that file, even on failure. */
void rummy_saved_games_load_async (GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
RummyGameFile *rummy_saved_games_load_finish (GAsyncResult *result, GFile **file, GError **error);

/* Writes a game to a new file in the folder, which is created on first use.  The file has reached the disk at the
 * end, and @file (may be NULL) is set to it.  Error messages are the system's. */
void rummy_saved_games_add_async (GFile *folder, const RummySavedGame *game, GCancellable *cancellable,
                                  GAsyncReadyCallback callback, gpointer data);
gboolean rummy_saved_games_add_finish (GAsyncResult *result, GFile **file, GError **error);

/* Returns whether the file has a name that add () gives, and nobody else chose it. */
gboolean rummy_saved_games_is_unnamed (GFile *file);

/* Does the same synchronously, so that a kill cannot intervene.  If the file @present (may be NULL) holds this very
 * game, it just gets a second name, without waiting for the disk. */
GFile *rummy_saved_games_add (GFile *folder, const RummySavedGame *game, GFile *present, GError **error);

/* Renames people in all games of the folder, synchronously.  @names maps old names to new ones.  File times are
 * kept. */
void rummy_saved_games_rename (GFile *folder, GHashTable *names);

/* Returns an array of RummyGameFile, latest first; unreadable files are left out. */
void rummy_saved_games_list_async (GFile *folder, GCancellable *cancellable, GAsyncReadyCallback callback,
                                   gpointer data);
GPtrArray *rummy_saved_games_list_finish (GAsyncResult *result, GError **error);

G_END_DECLS
