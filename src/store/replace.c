/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/replace.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/read.h"

#define NEW_NAME ".rummy500-XXXXXX"

typedef struct {
  GBytes *bytes;
  GFileCreateFlags flags;
} Replacing;

gboolean
rummy_replace_write (int fd, GBytes *bytes)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  while (size > 0) {
    gssize n = write (fd, data, size);

    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0)
      return FALSE;
    data += n;
    size -= (gsize) n;
  }

  return TRUE;
}

void
rummy_replace_sync_folder (const char *folder)
{
  g_autofd int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (fd >= 0)
    g_fsync (fd);
}

/* Returns FALSE with errno. */
static gboolean
write_beside (const char *path, GBytes *bytes, int mode, gboolean is_there)
{
  g_autofree char *folder = g_path_get_dirname (path), *new_path = g_build_filename (folder, NEW_NAME, NULL);
  int fd = g_mkstemp_full (new_path, O_WRONLY | O_CLOEXEC, mode), number;
  gboolean is_written;

  if (fd < 0)
    return FALSE;
  if (is_there)
    fchmod (fd, (mode_t) mode); /* also what the umask forbids, if it can be */
  is_written = rummy_replace_write (fd, bytes) && g_fsync (fd) == 0;
  number = errno;
  if (close (fd) != 0 && errno != EINTR && is_written) {
    is_written = FALSE;
    number = errno;
  }
  if (is_written && g_rename (new_path, path) == 0) {
    rummy_replace_sync_folder (folder);
    return TRUE;
  }

  number = is_written ? errno : number;
  g_unlink (new_path);
  errno = number;

  return FALSE;
}

/* GIO would write into a new file directly, and, where it cannot make another one beside it, into an old one; and what
 * it wrote may not outlast a power cut.  A link stays one. */
static gboolean
replace_path (const char *path, GBytes *bytes, gboolean is_private, GError **error)
{
  char *real = realpath (path, NULL);
  g_autofree char *target = g_strdup (real != NULL ? real : path);
  gboolean is_there;
  GStatBuf status;

  free (real);
  if (!rummy_read_may (target, error))
    return FALSE;
  is_there = g_stat (target, &status) == 0;
  if ((!is_there || access (target, W_OK) == 0) &&
      write_beside (target, bytes, is_there ? (int) status.st_mode & 0777 : is_private ? 0600 : 0666, is_there))
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (errno), g_strerror (errno));

  return FALSE;
}

/* For files of other computers.  Closing with a canceled GCancellable discards the new content and keeps the old
 * file. */
static gboolean
replace_elsewhere (GFile *file, GBytes *bytes, GFileCreateFlags flags, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileOutputStream) stream = g_file_replace (file, NULL, FALSE, flags, cancellable, error);
  g_autoptr (GCancellable) gone = g_cancellable_new ();
  gsize size;
  gconstpointer data = g_bytes_get_data (bytes, &size);

  if (stream == NULL)
    return FALSE;
  if (g_output_stream_write_all (G_OUTPUT_STREAM (stream), data, size, NULL, cancellable, error))
    return g_output_stream_close (G_OUTPUT_STREAM (stream), cancellable, error);

  g_cancellable_cancel (gone);
  g_output_stream_close (G_OUTPUT_STREAM (stream), gone, NULL);

  return FALSE;
}

gboolean
rummy_replace (GFile *file, GBytes *bytes, GFileCreateFlags flags, GCancellable *cancellable, GError **error)
{
  if (!g_file_is_native (file))
    return replace_elsewhere (file, bytes, flags, cancellable, error);

  return !g_cancellable_set_error_if_cancelled (cancellable, error) &&
         replace_path (g_file_peek_path (file), bytes, (flags & G_FILE_CREATE_PRIVATE) != 0, error);
}

static void
replacing_free (Replacing *replacing)
{
  g_bytes_unref (replacing->bytes);
  g_free (replacing);
}

static void
replace_thread_cb (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  const Replacing *replacing = task_data;
  GError *error = NULL;

  if (rummy_replace (source, replacing->bytes, replacing->flags, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
rummy_replace_async (GFile *file, GBytes *bytes, GFileCreateFlags flags, GCancellable *cancellable,
                     GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (file, cancellable, callback, data);
  Replacing *replacing = g_new (Replacing, 1);

  *replacing = (Replacing) { g_bytes_ref (bytes), flags };
  g_task_set_task_data (task, replacing, (GDestroyNotify) replacing_free);
  g_task_run_in_thread (task, replace_thread_cb);
}

gboolean
rummy_replace_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
