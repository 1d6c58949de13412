/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/database.h"

G_BEGIN_DECLS

/* Takes every whole game out of the files that rummy_database_open () found damaged, and of the last good copy, into
 * the open database, and then gives these files their final names.  Sets the notice of @self.  Returns FALSE if
 * something waits for the next start, because @cancellable was cancelled, another process does it, or it failed. */
gboolean rummy_salvage (RummyDatabase *self, GCancellable *cancellable);

/* Takes every whole game that is missing out of the file @path, which stays as it is.  Sets @n to their number.
 * Returns FALSE with a message for the user if that was not all. */
gboolean rummy_salvage_again (sqlite3 *db, const char *path, guint *n, GError **error);

G_END_DECLS
