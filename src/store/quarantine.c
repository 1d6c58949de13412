/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/quarantine.h"

char *
rummy_quarantine_path (const char *path, const char *word)
{
  for (guint i = 1;; i++) {
    char *aside = g_strdup_printf ("%s.%s-%u", path, word, i);

    if (!g_file_test (aside, G_FILE_TEST_EXISTS | G_FILE_TEST_IS_SYMLINK))
      return aside;
    g_free (aside);
  }
}

char *
rummy_quarantine (const char *from, const char *path, const char *word, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (from);

  for (;;) {
    g_autofree char *aside_path = rummy_quarantine_path (path, word);
    g_autoptr (GFile) aside = g_file_new_for_path (aside_path);
    g_autoptr (GError) local = NULL;

    if (g_file_move (file, aside, G_FILE_COPY_NO_FALLBACK_FOR_MOVE | G_FILE_COPY_NOFOLLOW_SYMLINKS, NULL, NULL, NULL,
                     &local))
      return g_steal_pointer (&aside_path);
    if (!g_error_matches (local, G_IO_ERROR, G_IO_ERROR_EXISTS)) {
      g_propagate_error (error, g_steal_pointer (&local));
      return NULL;
    }
  }
}
