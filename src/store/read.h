/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The one door by which a file comes in, whoever made it: no folder, pipe, socket or device is read, nothing is waited
 * for, and nothing larger than the caller allows is read to its end.
 *
 * Errors are of G_IO_ERROR; G_IO_ERROR_MESSAGE_TOO_LARGE is for what is larger than most bytes. */
GBytes *rummy_read (GFile *file, gsize most, GCancellable *cancellable, GError **error);

/* The same in a thread. */
void rummy_read_async (GFile *file, gsize most, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
GBytes *rummy_read_finish (GAsyncResult *result, GError **error);

/* Whether it is an ordinary file, or nothing at all, for who leaves the reading to a library. */
gboolean rummy_read_may (const char *path, GError **error);

/* Whether an error tells that it is there but none that is read here, rather than that it could not be read now. */
gboolean rummy_read_is_refusal (const GError *error);

G_END_DECLS
