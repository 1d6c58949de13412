/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Writes a file like g_file_replace_contents (), except that an existing file is unchanged if writing fails, for
 * example on a full disk. */
gboolean rummy_replace (GFile *file, GBytes *bytes, GFileCreateFlags flags, GCancellable *cancellable, GError **error);

/* Does the same in a thread. */
void rummy_replace_async (GFile *file, GBytes *bytes, GFileCreateFlags flags, GCancellable *cancellable,
                          GAsyncReadyCallback callback, gpointer data);
gboolean rummy_replace_finish (GAsyncResult *result, GError **error);

G_END_DECLS
