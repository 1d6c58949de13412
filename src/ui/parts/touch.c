/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/parts/touch.h"

static void
collapsed_cb (GtkWidget *window, GParamSpec *pspec, GObject *split)
{
  gboolean collapsed;

  g_object_get (split, "collapsed", &collapsed, NULL);
  if (collapsed)
    gtk_widget_add_css_class (window, "touch");
  else
    gtk_widget_remove_css_class (window, "touch");
}

void
rummy_touch_follow (GtkWidget *window, GObject *split)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  g_signal_connect_object (split, "notify::collapsed", G_CALLBACK (collapsed_cb), window, G_CONNECT_SWAPPED);
}
