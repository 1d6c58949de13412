/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Writes a file as g_file_replace_contents () does, but for this: where not all can be written, on a full disk say, a
 * file that was there stays as it was. */
gboolean rummy_replace (GFile *file, GBytes *bytes, GFileCreateFlags flags, GCancellable *cancellable, GError **error);

/* The same in a thread. */
void rummy_replace_async (GFile *file, GBytes *bytes, GFileCreateFlags flags, GCancellable *cancellable,
                          GAsyncReadyCallback callback, gpointer data);
gboolean rummy_replace_finish (GAsyncResult *result, GError **error);

G_END_DECLS
