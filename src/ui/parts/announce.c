/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/parts/announce.h"

/* The window speaks for its widgets: GTK (4.18) drops what a widget announces that no screen reader has asked about. */
void
rummy_announce (GtkWidget *widget, const char *words)
{
  GtkRoot *window;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (words != NULL);

  window = gtk_widget_get_root (widget);
  if (window != NULL)
    gtk_accessible_announce (GTK_ACCESSIBLE (window), words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}
