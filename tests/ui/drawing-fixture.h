/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Windows are laid out, but drawn only where RUMMY_TEST_DRAW is set: drawing takes most of a test's time.  It is set by
 * build-aux/test full, and by each test of what is drawn. */

static inline gboolean
may_draw (void)
{
  return g_getenv ("RUMMY_TEST_DRAW") != NULL;
}

/* Has GTK draw a window or not. */
static inline void
let_draw (GtkWidget *window, gboolean draws)
{
  (draws ? g_signal_handlers_unblock_matched : g_signal_handlers_block_matched) (
    gtk_native_get_surface (GTK_NATIVE (window)), G_SIGNAL_MATCH_ID, g_signal_lookup ("render", GDK_TYPE_SURFACE), 0,
    NULL, NULL, NULL);
}

static inline gboolean
realized_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_NATIVE (widget))
    let_draw (widget, FALSE);

  return TRUE;
}

static inline void
init_drawing (void)
{
  if (may_draw ())
    return;
  g_type_class_ref (GTK_TYPE_WIDGET); /* from now on it has signals */
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realized_cb, NULL, NULL);
}
