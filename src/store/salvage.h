/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/history-thread.h"

G_BEGIN_DECLS

/* Takes every whole game out of the files that rummy_database_open () found damaged, and of the last good copy, into
 * the open database, and then gives these files their final names.  Sets the notice of @self.  Returns FALSE if
 * something waits for the next start, because @cancellable was cancelled, another process does it, or it failed. */
gboolean rummy_salvage (RummyDatabase *self, GCancellable *cancellable);

/* Takes every whole game that is missing out of a file that was put aside, which stays as it is.  The finish function
 * returns whether it could be read, with the number of games that came back. */
void rummy_salvage_again_async (RummyHistory *history, GFile *file, GCancellable *cancellable,
                                GAsyncReadyCallback callback, gpointer data);
gboolean rummy_salvage_again_finish (RummyHistory *history, GAsyncResult *result, guint *n, GError **error);

G_END_DECLS
