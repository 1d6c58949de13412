/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/parts/tooltip.h"

#include <adwaita.h>

#include "ui/parts/label-size.h"

#define LABEL "rummy-tooltip"

/* Maximum characters per line, and padding in pixels. */
#define CHARS 50
#define PAD 40

#define REST "rummy-tooltip-rest"
#define SLIP 8 /* tolerance for a resting pointer, in pixels */

/* Where the pointer clicked, until it leaves that place. */
typedef struct {
  gboolean rests;
  double x, y;
} Rest;

static gboolean is_off;

static gboolean
query_cb (GtkWidget *widget, int x, int y, gboolean by_key, GtkTooltip *tooltip)
{
  if (gtk_widget_get_tooltip_text (widget) == NULL)
    return FALSE;

  if (rummy_tooltip_set_text (tooltip, widget, by_key, gtk_widget_get_tooltip_text (widget)))
    return TRUE;

  /* Otherwise GTK would continue and show it. */
  g_signal_stop_emission_by_name (widget, "query-tooltip");

  return FALSE;
}

static void
pressed_cb (GtkGestureClick *click, int n_press, double x, double y, Rest *rest)
{
  *rest = (Rest) { TRUE, x, y };
}

static void
motion_cb (GtkEventControllerMotion *motion, double x, double y, Rest *rest)
{
  rest->rests = rest->rests && ABS (x - rest->x) < SLIP && ABS (y - rest->y) < SLIP;
}

/* Returns whether a dialog lies over the widget, and a tooltip would over the dialog. */
static gboolean
is_covered (GtkWidget *widget, GtkWidget *root)
{
  AdwDialog *dialog = ADW_IS_APPLICATION_WINDOW (root)
                        ? adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root))
                        : NULL;

  return dialog != NULL && !gtk_widget_is_ancestor (widget, GTK_WIDGET (dialog));
}

static gboolean
give_back_cb (gpointer widget)
{
  gtk_widget_set_has_tooltip (widget, TRUE);

  return G_SOURCE_REMOVE;
}

/* GTK has no setting for this.  A widget that has no tooltip while it is queried shows none; this covers widgets of
 * the libraries, too. */
static gboolean
asked_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (values);

  if (is_off && gtk_widget_get_has_tooltip (widget)) {
    gtk_widget_set_has_tooltip (widget, FALSE);
    g_idle_add_full (G_PRIORITY_HIGH_IDLE, give_back_cb, g_object_ref (widget), g_object_unref);
  }

  return TRUE;
}

gboolean
rummy_tooltip_set_text (GtkTooltip *tooltip, GtkWidget *widget, gboolean by_key, const char *text)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget)), *label = g_object_get_data (G_OBJECT (widget), LABEL);
  const Rest *rest = g_object_get_data (G_OBJECT (root), REST);
  PangoFontMetrics *metrics;
  int letter, chars;

  if (is_off)
    return FALSE;
  if (is_covered (widget, root) || (!by_key && rest != NULL && rest->rests))
    return FALSE;

  /* A tooltip has the font of a window, which may be larger than that of the widget.  GtkLabel has the same width. */
  metrics = pango_context_get_metrics (gtk_widget_get_pango_context (root), NULL, NULL);
  letter = MAX (pango_font_metrics_get_approximate_char_width (metrics),
                pango_font_metrics_get_approximate_digit_width (metrics)) / PANGO_SCALE + 1;
  chars = (gtk_widget_get_width (root) - PAD) / letter;
  pango_font_metrics_unref (metrics);
  if (label == NULL) {
    label = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0, NULL);
    g_object_set_data_full (G_OBJECT (widget), LABEL, g_object_ref_sink (label), g_object_unref);
  }
  gtk_label_set_max_width_chars (GTK_LABEL (label), CLAMP (chars, 1, CHARS));
  rummy_label_set_text (GTK_LABEL (label), text);
  gtk_tooltip_set_custom (tooltip, label);

  return TRUE;
}

void
rummy_tooltip_fit (GtkWidget *widget)
{
  g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_cb), NULL);
}

void
rummy_tooltip_follow_clicks (GtkWidget *window)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  Rest *rest = g_new0 (Rest, 1);

  g_object_set_data_full (G_OBJECT (window), REST, rest, g_free);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (motion, GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), rest);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), rest);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (window, motion);
  if (ADW_IS_APPLICATION_WINDOW (window)) /* a tooltip may show that a dialog covers now */
    g_signal_connect (window, "notify::visible-dialog", G_CALLBACK (gtk_widget_trigger_tooltip_query), NULL);
}

void
rummy_tooltip_allow (gboolean allowed)
{
  static gulong hook;

  is_off = !allowed;
  if (is_off && hook == 0)
    hook = g_signal_add_emission_hook (g_signal_lookup ("query-tooltip", GTK_TYPE_WIDGET), 0, asked_cb, NULL, NULL);
}
