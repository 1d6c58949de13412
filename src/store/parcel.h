/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/history.h"

G_BEGIN_DECLS

/* A file with everything about one player or all players, to move them to another computer: names, options, history
 * and unfinished games.  It is a serialized GVariant, little endian: a magic text, the format version, the SHA-256
 * of the body, the body.  Reading trusts nothing: a game is accepted only if the engine accepts every move, and an
 * option only if it could have been chosen. */

#define RUMMY_PARCEL_SUFFIX ".rummy500-players"
#define RUMMY_PARCEL_BYTES_MAX (256 * 1024 * 1024)

#define RUMMY_PARCEL_ERROR (rummy_parcel_error_quark ())
GQuark rummy_parcel_error_quark (void);

typedef enum {
  RUMMY_PARCEL_ERROR_DAMAGED, /* not such a file, truncated, changed, or with impossible contents */
  RUMMY_PARCEL_ERROR_VERSION, /* written by a newer version */
  RUMMY_PARCEL_ERROR_LARGE,
  RUMMY_PARCEL_ERROR_MANY     /* more players than there is room for */
} RummyParcelError;

/* What was imported. */
typedef struct {
  char *name;    /* current name of the first player */
  guint players, games;
  guint known;   /* games that existed before; each counts once, and new rounds are added to it */
} RummyParcelNews;

void rummy_parcel_news_free (RummyParcelNews *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyParcelNews, rummy_parcel_news_free)

/* Exports a profile, or all if @id is NULL.  @directory is that of the history.  On failure the file is unchanged.
 * Unreadable games are skipped, since a file with one of them would be refused; their number is stored in
 * @n_left_out if that is not NULL. */
void rummy_parcel_pack_async (RummyHistory *history, GSettings *settings, GFile *directory, const char *id,
                              GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
gboolean rummy_parcel_pack_finish (RummyHistory *history, GAsyncResult *result, guint *n_left_out, GError **error);

/* Reads all of a file, and changes nothing.  Returns FALSE with a message for the user if an import would refuse it,
 * except for lack of room. */
gboolean rummy_parcel_check (GFile *file, guint *n_players, guint *n_games, GError **error);

/* Imports all players of a file as new ones, or none on failure; the message is for the user. unpack_finish () must
 * be called even if the result is not needed, as it adds the players to the settings.  If the program exits before
 * that, or the import was canceled, rummy_parcel_tidy () deletes the leftovers at the next start. */
void rummy_parcel_unpack_async (RummyHistory *history, GSettings *settings, GFile *directory, GFile *file,
                                GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
RummyParcelNews *rummy_parcel_unpack_finish (RummyHistory *history, GSettings *settings, GAsyncResult *result,
                                             GError **error);
void rummy_parcel_tidy (RummyHistory *history, GSettings *settings, GFile *directory);

G_END_DECLS
