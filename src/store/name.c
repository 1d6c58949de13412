/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/name.h"

char *
rummy_name_clean (const char *text, guint chars)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autoptr (GString) name = g_string_new (NULL);
  gboolean is_gap = FALSE;
  guint n = 0;

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at)) {
    gunichar letter = g_utf8_get_char (at);

    if (g_unichar_isspace (letter)) {
      is_gap = name->len > 0;
      continue;
    }
    if (!g_unichar_isprint (letter))
      continue;
    if (n + (guint) is_gap >= chars)
      break;
    n += 1 + (guint) is_gap;
    if (is_gap)
      g_string_append_c (name, ' ');
    is_gap = FALSE;
    g_string_append_unichar (name, letter);
  }

  return g_string_free_and_steal (g_steal_pointer (&name));
}

char *
rummy_name_key (const char *name)
{
  g_autofree char *normal = g_utf8_normalize (name, -1, G_NORMALIZE_ALL);
  g_autofree char *folded = g_utf8_casefold (normal, -1);

  return g_utf8_normalize (folded, -1, G_NORMALIZE_ALL);
}
