/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/replace.h"

typedef struct {
  GBytes *bytes;
  GFileCreateFlags flags;
} Replacing;

/* Closing with a canceled GCancellable discards the new content and keeps the old file. */
gboolean
rummy_replace (GFile *file, GBytes *bytes, GFileCreateFlags flags, GCancellable *cancellable, GError **error)
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
