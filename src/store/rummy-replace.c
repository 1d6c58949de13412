/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-replace.h"

/* A stream that is closed by somebody who has cancelled leaves the file as it was. */
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
