/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/read.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gunixinputstream.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

#define CHUNK (64 * 1024)

static gboolean
fail_errno (int number, GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (number), g_strerror (number));

  return FALSE;
}

static gboolean
refuse_kind (gboolean is_folder, GError **error)
{
  if (is_folder)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY, _("This is a folder, not a file."));
  else
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                         _("This kind of file can’t be opened."));

  return FALSE;
}

static gboolean
check_mode (mode_t mode, GError **error)
{
  return S_ISREG (mode) || refuse_kind (S_ISDIR (mode), error);
}

/* A link to itself leads to no file, and never will. */
static gboolean
fail_stat (int number, GError **error)
{
  return number == ELOOP ? refuse_kind (FALSE, error) : fail_errno (number, error);
}

static gboolean
refuse_size (gsize most, GError **error)
{
  g_autofree char *size = g_format_size_full (most, G_FORMAT_SIZE_IEC_UNITS);

  /* Translators: %s is a size such as “8 MiB”. */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE, _("This file is larger than %s."), size);

  return FALSE;
}

/* Checked before opening, because opening a device can have side effects, and after, because it may have been
 * replaced. */
static GInputStream *
open_path (const char *path, gsize most, GError **error)
{
  g_autofd int fd = -1;
  struct stat status;

  if (stat (path, &status) != 0) {
    fail_stat (errno, error);
    return NULL;
  }
  if (!check_mode (status.st_mode, error))
    return NULL;
  fd = g_open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0);
  if (fd < 0 || fstat (fd, &status) != 0) {
    fail_errno (errno, error);
    return NULL;
  }

  if (!check_mode (status.st_mode, error) || ((guint64) status.st_size > most && !refuse_size (most, error)))
    return NULL;

  return g_unix_input_stream_new (g_steal_fd (&fd), TRUE);
}

/* For files without a local path. */
static GInputStream *
open_elsewhere (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInfo) info =
    g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE, cancellable, error);
  GFileType type;

  if (info == NULL)
    return NULL;
  type = g_file_info_get_file_type (info);
  if (type != G_FILE_TYPE_REGULAR && !refuse_kind (type == G_FILE_TYPE_DIRECTORY, error))
    return NULL;

  return (GInputStream *) g_file_read (file, cancellable, error);
}

GBytes *
rummy_read (GFile *file, gsize most, GCancellable *cancellable, GError **error)
{
  const char *path = g_file_peek_path (file);
  g_autoptr (GInputStream) stream =
    path != NULL ? open_path (path, most, error) : open_elsewhere (file, cancellable, error);
  g_autoptr (GByteArray) all = g_byte_array_new ();
  g_autofree guint8 *chunk = g_malloc (CHUNK);
  gsize n = CHUNK;

  while (stream != NULL && n == CHUNK) {
    if (!g_input_stream_read_all (stream, chunk, CHUNK, &n, cancellable, error))
      return NULL;
    if (n > most - all->len) {
      refuse_size (most, error);
      return NULL;
    }
    g_byte_array_append (all, chunk, (guint) n);
  }

  return stream != NULL ? g_byte_array_free_to_bytes (g_steal_pointer (&all)) : NULL;
}

static void
read_thread_cb (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  GError *error = NULL;
  GBytes *bytes = rummy_read (source, GPOINTER_TO_SIZE (task_data), cancellable, &error);

  if (bytes != NULL)
    g_task_return_pointer (task, bytes, (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, error);
}

void
rummy_read_async (GFile *file, gsize most, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (file, cancellable, callback, data);

  g_task_set_task_data (task, GSIZE_TO_POINTER (most), NULL);
  g_task_run_in_thread (task, read_thread_cb);
}

GBytes *
rummy_read_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

gboolean
rummy_read_may (const char *path, GError **error)
{
  struct stat status;

  return stat (path, &status) == 0 ? check_mode (status.st_mode, error) : errno != ELOOP || fail_stat (errno, error);
}

gboolean
rummy_read_is_refusal (const GError *error)
{
  return g_error_matches (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY) ||
         g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE) ||
         g_error_matches (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE);
}
