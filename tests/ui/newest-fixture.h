/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <string.h>

/* What is otherwise with the newest GTK and X, for all tests that have windows. */

/* It has no name in GTK 4.18. */
#define KEY_CONTEXT_MENU 0x100811b6

/* What xdotool is told so that it presses a key, which may have modifiers before it: the code where the key is one of
 * F1 to F12, for those bear their names with Alt too, and by the keyboard data of 2026 it would hold that. */
static inline char *
key_name (const char *name)
{
  const char *plus = strrchr (name, '+'), *last = plus != NULL ? plus + 1 : name;
  guint64 number = *last == 'F' ? g_ascii_strtoull (last + 1, NULL, 10) : 0;

  if (number == 0)
    return g_strdup (name);

  return g_strdup_printf ("%.*s%u", (int) (last - name), name, (guint) number + (number <= 10 ? 66 : 84));
}

/* Passes over the one warning that is not ours: on X11 GTK 4.24 finds fault with itself where a popover and its window
 * are drawn for the same frame. */
static inline GLogWriterOutput
pass_over_gdk (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  for (gsize i = 0; i < n_fields; i++) {
    if (strcmp (fields[i].key, "MESSAGE") == 0 &&
        g_str_has_prefix (fields[i].value, "gdk_frame_timings_submitted() called on submitted frame"))
      return G_LOG_WRITER_HANDLED;
  }

  return g_log_writer_default (level, fields, n_fields, data);
}
