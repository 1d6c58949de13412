/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Reads a file safely; all files from outside go through here.  Only regular files of at most @most bytes are read:
 * no folder, pipe, socket or device, and nothing that would block.  Errors are G_IO_ERROR; larger files give
 * G_IO_ERROR_MESSAGE_TOO_LARGE. */
GBytes *rummy_read (GFile *file, gsize most, GCancellable *cancellable, GError **error);

/* Does the same in a thread. */
void rummy_read_async (GFile *file, gsize most, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
GBytes *rummy_read_finish (GAsyncResult *result, GError **error);

/* Returns whether @path is a regular file or does not exist, for code that leaves the reading to a library. */
gboolean rummy_read_may (const char *path, GError **error);

/* Returns whether an error means that the file exists but is not acceptable, rather than that reading failed. */
gboolean rummy_read_is_refusal (const GError *error);

G_END_DECLS
