/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/parts/file-name.h"

char *
rummy_file_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file), *address = NULL;

  if (name != NULL)
    return g_filename_display_name (name);

  /* An invalid URI is returned as it is, with arbitrary bytes. */
  address = g_file_get_parse_name (file);

  return g_utf8_make_valid (address, -1);
}
