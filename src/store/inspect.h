/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum {
  RUMMY_INSPECT_READ,    /* @n is the number of games in a history; @error says why the file can't be used */
  RUMMY_INSPECT_WAITING, /* a damaged history whose games will be recovered at the next start */
  RUMMY_INSPECT_KEPT     /* @n damaged files were put aside; no @name */
} RummyInspectNews;

/* @name is that of a file, relative to the program's directory, or of a part of the settings. */
typedef void (*RummyInspectFunc) (RummyInspectNews news, const char *name, guint n, const GError *error,
                                  gpointer data);

/* Reads all that the program keeps, and changes nothing: the saved games and house rules of all players, the history
 * and its copy, the settings and theirs.  Nothing but regular files is opened.  Files that were put aside are only
 * counted. */
void rummy_inspect (GFile *directory, GSettings *settings, RummyInspectFunc func, gpointer data);

typedef enum { RUMMY_ASIDE_GAME, RUMMY_ASIDE_HISTORY, RUMMY_ASIDE_SETTINGS } RummyAsideKind;

/* A file that was put aside because it could not be read, or an unfinished game that cannot be read. */
typedef struct {
  RummyAsideKind kind;
  GFile *file;
  char *folder;   /* of the player whose game it is; see rummy_profiles_folder () */
  gint64 changed; /* when the file was last written, in seconds since 1970 */
} RummyAside;

/* Returns an array of RummyAside, latest first. */
void rummy_inspect_aside_async (GFile *directory, GCancellable *cancellable, GAsyncReadyCallback callback,
                                gpointer data);
GPtrArray *rummy_inspect_aside_finish (GAsyncResult *result, GError **error);

G_END_DECLS
