/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "newest-fixture.h"

#include <adwaita.h>

/* Windows are laid out, but drawn only where RUMMY_TEST_DRAW is set: drawing takes most of a test's time.  It is set by
 * build-aux/test full, and by each test of what is drawn. */

#define NO_LONG_PRESS 100000 /* ms */

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

/* Nothing travels, and no press becomes a long one because the machine is slow. */
static inline void
init_display (void)
{
  g_log_set_writer_func (pass_over_gdk, NULL, NULL);
  adw_init ();
  if (!may_draw ()) {
    g_type_class_ref (GTK_TYPE_WIDGET); /* from now on it has signals */
    g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realized_cb, NULL, NULL);
  }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-long-press-time", NO_LONG_PRESS,
                NULL);
}
