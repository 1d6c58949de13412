/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/history.h"

G_BEGIN_DECLS

/* All that there is of one player, or of all, as one file that another computer can take: name, options, the games of
 * the history, and those that are not over.
 *
 * It is a serialised GVariant, little endian: a magic text, the version of the format, the SHA-256 of the body, the
 * body.  Who reads it trusts nothing: each game is taken only if the engine accepts every move, each option only where
 * it could have been chosen. */

#define RUMMY_PARCEL_SUFFIX ".rummy500-players"
#define RUMMY_PARCEL_BYTES_MAX (256 * 1024 * 1024)

#define RUMMY_PARCEL_ERROR (rummy_parcel_error_quark ())
GQuark rummy_parcel_error_quark (void);

typedef enum {
  RUMMY_PARCEL_ERROR_DAMAGED, /* no such file, cut off, changed, or what no player can have */
  RUMMY_PARCEL_ERROR_VERSION, /* written by a newer version of the program */
  RUMMY_PARCEL_ERROR_LARGE,
  RUMMY_PARCEL_ERROR_MANY     /* more players than there is room for */
} RummyParcelError;

/* What came in. */
typedef struct {
  char *name;    /* of the first player, as it is called now */
  guint players, games;
  guint known;   /* games that were there before, each of which counts once; rounds since then are added */
} RummyParcelNews;

void rummy_parcel_news_free (RummyParcelNews *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyParcelNews, rummy_parcel_news_free)

/* directory: that of the history; id: of a profile, or NULL, which is all.  On failure the file is as it was.  Games
 * that cannot be read are left out, as a file that has one is refused; n_left_out, which may be NULL, tells how many
 * they are. */
void rummy_parcel_pack_async (RummyHistory *history, GSettings *settings, GFile *directory, const char *id,
                              GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
gboolean rummy_parcel_pack_finish (RummyHistory *history, GAsyncResult *result, guint *n_left_out, GError **error);

/* All players of a file come in as new ones, or on failure none; the message tells people why.  Call the second one
 * always, as it adds them to the settings.  Where it is not called, as the program ended, or finds that it was
 * cancelled, what has come in belongs to nobody: rummy_parcel_tidy () deletes it when the program starts again. */
void rummy_parcel_unpack_async (RummyHistory *history, GSettings *settings, GFile *directory, GFile *file,
                                GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
RummyParcelNews *rummy_parcel_unpack_finish (RummyHistory *history, GSettings *settings, GAsyncResult *result,
                                             GError **error);
void rummy_parcel_tidy (RummyHistory *history, GSettings *settings, GFile *directory);

G_END_DECLS
