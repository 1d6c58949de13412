/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* As GTK asks, when the pointer rests there. */
static inline gboolean
shows_tooltip (GtkWidget *widget)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shows;

  g_signal_emit_by_name (widget, "query-tooltip", 0, 0, FALSE, tooltip, &shows);

  return shows;
}

/* What shows it then, of a widget that makes it for this; or shows it now, as the pointer does rest there. */
static inline GtkWidget *
tooltip_label (GtkWidget *widget)
{
  GtkWidget *label = g_object_get_data (G_OBJECT (widget), "rummy-tooltip");

  if (label != NULL && gtk_widget_get_parent (label) != NULL)
    return label;

  return shows_tooltip (widget) ? g_object_get_data (G_OBJECT (widget), "rummy-tooltip") : NULL;
}

/* What it tells, made for this or not. */
static inline const char *
tooltip_of (GtkWidget *widget)
{
  GtkWidget *label = tooltip_label (widget);

  return label != NULL ? gtk_label_get_text (GTK_LABEL (label)) : gtk_widget_get_tooltip_text (widget);
}
