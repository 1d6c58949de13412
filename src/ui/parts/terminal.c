/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/parts/terminal.h"

#include <stdio.h>
#include <string.h>

/* Characters that change the text direction could disguise a name. */
static gboolean
is_obeyed (gunichar c)
{
  return g_unichar_iscntrl (c) || (c >= 0x2028 && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

static char *
escape (const char *bytes, const char *spared)
{
  GString *text = g_string_new (NULL);

  while (*bytes != '\0') {
    gunichar c = g_utf8_get_char_validated (bytes, -1);
    gboolean is_plain = c < 0x110000 && (!is_obeyed (c) || (c < 0x80 && strchr (spared, (int) c) != NULL));
    gsize n = c < 0x110000 ? (gsize) g_unichar_to_utf8 (c, NULL) : 1;

    if (is_plain)
      g_string_append_len (text, bytes, (gssize) n);
    for (gsize i = 0; i < n && !is_plain; i++)
      g_string_append_printf (text, "\\x%02x", (guint8) bytes[i]);
    bytes += n;
  }

  return g_string_free (text, FALSE);
}

char *
rummy_terminal_text (const char *bytes)
{
  return escape (bytes, "");
}

static void
print (FILE *file, const char *words)
{
  g_autofree char *text = escape (words, "\n\t"), *local = NULL;
  const char *charset;

  if (!g_get_console_charset (&charset))
    local = g_convert_with_fallback (text, -1, charset, "UTF-8", "?", NULL, NULL, NULL);
  fputs (local != NULL ? local : text, file);
  fflush (file);
}

static void
print_cb (const char *words)
{
  print (stdout, words);
}

static void
print_error_cb (const char *words)
{
  print (stderr, words);
}

void
rummy_terminal_guard (void)
{
  g_set_print_handler (print_cb);
  g_set_printerr_handler (print_error_cb);
}
