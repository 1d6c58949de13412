/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Writes a file like g_file_replace_contents (), except that on failure, for example on a full disk, an existing file
 * is unchanged and a new one is not there, and that a local file has reached the disk at the end. */
gboolean rummy_replace (GFile *file, GBytes *bytes, GFileCreateFlags flags, GCancellable *cancellable, GError **error);

/* Does the same in a thread. */
void rummy_replace_async (GFile *file, GBytes *bytes, GFileCreateFlags flags, GCancellable *cancellable,
                          GAsyncReadyCallback callback, gpointer data);
gboolean rummy_replace_finish (GAsyncResult *result, GError **error);

/* Writes all @bytes to @fd, without a sync.  Returns FALSE with errno. */
gboolean rummy_replace_write (int fd, GBytes *bytes);

/* Brings to the disk which files are in a folder, if its file system can do that. */
void rummy_replace_sync_folder (const char *folder);

G_END_DECLS
