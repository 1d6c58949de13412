/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-tooltip.h"

#include "rummy-label-size.h"

#define LABEL "rummy-tooltip"

/* Letters on a line at most, and pixels around it. */
#define CHARS 50
#define PAD 40

static gboolean
query_cb (GtkWidget *widget, int x, int y, gboolean by_key, GtkTooltip *tooltip)
{
  if (gtk_widget_get_tooltip_text (widget) == NULL)
    return FALSE;

  rummy_tooltip_set_text (tooltip, widget, gtk_widget_get_tooltip_text (widget));

  return TRUE;
}

void
rummy_tooltip_set_text (GtkTooltip *tooltip, GtkWidget *widget, const char *text)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  int letter = pango_font_metrics_get_approximate_char_width (metrics) / PANGO_SCALE + 1;
  int chars = (gtk_widget_get_width (GTK_WIDGET (gtk_widget_get_root (widget))) - PAD) / letter;
  GtkWidget *label = g_object_get_data (G_OBJECT (widget), LABEL);

  pango_font_metrics_unref (metrics);
  if (label == NULL) {
    label = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0, NULL);
    g_object_set_data_full (G_OBJECT (widget), LABEL, g_object_ref_sink (label), g_object_unref);
  }
  gtk_label_set_max_width_chars (GTK_LABEL (label), CLAMP (chars, 1, CHARS));
  rummy_label_set_text (GTK_LABEL (label), text);
  gtk_tooltip_set_custom (tooltip, label);
}

void
rummy_tooltip_fit (GtkWidget *widget)
{
  g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_cb), NULL);
}
