/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Whether a widget has a tooltip for a pointer that rests on it: asks as GTK does. */
static inline gboolean
shows_tooltip (GtkWidget *widget)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shows;

  g_signal_emit_by_name (widget, "query-tooltip", 0, 0, FALSE, tooltip, &shows);

  return shows;
}

/* The label of a tooltip made by rummy_tooltip_set_text (), or NULL.  One that is on the screen now is not asked for
 * again: a label can be in one tooltip only. */
static inline GtkWidget *
tooltip_label (GtkWidget *widget)
{
  GtkWidget *label = g_object_get_data (G_OBJECT (widget), "rummy-tooltip");

  if (label != NULL && gtk_widget_get_parent (label) != NULL)
    return label;

  return shows_tooltip (widget) ? g_object_get_data (G_OBJECT (widget), "rummy-tooltip") : NULL;
}

/* The words of the tooltip, whether they are made when asked for or set as a property. */
static inline const char *
tooltip_of (GtkWidget *widget)
{
  GtkWidget *label = tooltip_label (widget);

  return label != NULL ? gtk_label_get_text (GTK_LABEL (label)) : gtk_widget_get_tooltip_text (widget);
}
