/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/save.h"

G_BEGIN_DECLS

/* Saved games as files that people name, and the folder of those that nobody named: each has the place of an unfinished
 * game that another one took the place of.  All of it is done in threads. */

#define RUMMY_SAVED_GAMES_SUFFIX ".rummy500"
#define RUMMY_SAVED_GAMES_TYPE "application/x-rummy500"

/* A game of a file. */
typedef struct {
  RummySavedGame saved;
  GFile *file;
  GDateTime *changed; /* when it was saved, or NULL where nobody knows */
  gboolean is_past;   /* it was played on from there before: what is played of it now is practice */
} RummyGameFile;

void rummy_game_file_free (RummyGameFile *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyGameFile, rummy_game_file_free)

/* On failure what was there is as it was; the message tells people what they can do. */
void rummy_saved_games_save_async (GFile *file, const RummySavedGame *game, GCancellable *cancellable,
                                   GAsyncReadyCallback callback, gpointer data);
gboolean rummy_saved_games_save_finish (GAsyncResult *result, GError **error);

/* The game of any file, which is not trusted.  file, which may be NULL: which one it is, also where it is refused. */
void rummy_saved_games_load_async (GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
RummyGameFile *rummy_saved_games_load_finish (GAsyncResult *result, GFile **file, GError **error);

/* Puts a game into a new file of the folder, which is made when it is first used; it is on the disk, by a name that no
 * other has, when this ends.  file, which may be NULL, is set to it.  Errors are as the system words them. */
void rummy_saved_games_put_async (GFile *folder, const RummySavedGame *game, GCancellable *cancellable,
                                  GAsyncReadyCallback callback, gpointer data);
gboolean rummy_saved_games_put_finish (GAsyncResult *result, GFile **file, GError **error);

/* The same at once, so that no kill comes between.  Where the present file, which may be NULL, holds this very game it
 * only gets a second name: no disk is waited for, and what had reached it stays there whatever becomes of the first
 * name. */
GFile *rummy_saved_games_put (GFile *folder, const RummySavedGame *game, GFile *present, GError **error);

/* People who have a new name, by the old one, sit by it at the tables of the folder; nothing else of the files changes.
 * At once. */
void rummy_saved_games_rename (GFile *folder, GHashTable *names);

/* RummyShelfGames, the latest first; files that cannot be read are left out. */
void rummy_saved_games_list_async (GFile *folder, GCancellable *cancellable, GAsyncReadyCallback callback,
                                   gpointer data);
GPtrArray *rummy_saved_games_list_finish (GAsyncResult *result, GError **error);

G_END_DECLS
