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
