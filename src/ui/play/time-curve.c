/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/time-curve.h"

#include <math.h>

#define WIDTH 120
#define HEIGHT 36
#define DOT 4.0f    /* radius */
#define EDGE 12.0f  /* padding of the scale below */
#define REACH 12.0  /* a click this close to a mistake means it */
#define STROKE 2.0f

struct _RummyTimeCurve {
  GtkWidget parent_instance;

  GArray *points; /* RummyTimePoint, or NULL */
  guint length, position;
};

G_DEFINE_FINAL_TYPE (RummyTimeCurve, rummy_time_curve, GTK_TYPE_WIDGET)

enum { SIGNAL_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static const RummyTimePoint *
point_at (RummyTimeCurve *self, guint i)
{
  return &g_array_index (self->points, RummyTimePoint, i);
}

static guint
count (RummyTimeCurve *self)
{
  return self->points != NULL ? self->points->len : 0;
}

static float
x_of (RummyTimeCurve *self, guint position)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float x = EDGE + (width - 2 * EDGE) * (float) position / (float) MAX (self->length, 1);

  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? width - x : x;
}

/* Always with zero. */
static float
y_of (RummyTimeCurve *self, double lead)
{
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self)) - 2 * DOT;
  double low = 0, high = 0;

  for (guint i = 0; i < count (self); i++) {
    low = fmin (low, point_at (self, i)->lead);
    high = fmax (high, point_at (self, i)->lead);
  }

  return high > low ? DOT + height * (float) ((high - lead) / (high - low)) : DOT + height / 2;
}

static void
stroke (GtkSnapshot *snapshot, GskPathBuilder *builder, float width, const GdkRGBA *color)
{
  g_autoptr (GskPath) path = gsk_path_builder_free_to_path (builder);
  GskStroke *pen = gsk_stroke_new (width);

  gsk_stroke_set_line_join (pen, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, pen, color);
  gsk_stroke_free (pen);
}

static void
draw_line (GtkSnapshot *snapshot, float x1, float y1, float x2, float y2, float width, const GdkRGBA *color)
{
  GskPathBuilder *builder = gsk_path_builder_new ();

  gsk_path_builder_move_to (builder, x1, y1);
  gsk_path_builder_line_to (builder, x2, y2);
  stroke (snapshot, builder, width, color);
}

static void
draw_dots (RummyTimeCurve *self, GtkSnapshot *snapshot, const GdkRGBA *color)
{
  for (guint i = 0; i < count (self); i++) {
    const RummyTimePoint *point = point_at (self, i);
    GskPathBuilder *builder;
    g_autoptr (GskPath) path = NULL;

    if (!point->is_mistake)
      continue;
    builder = gsk_path_builder_new ();
    gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (x_of (self, point->position), y_of (self, point->lead)),
                                 DOT);
    path = gsk_path_builder_free_to_path (builder);
    gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, color);
  }
}

static void
rummy_time_curve_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RummyTimeCurve *self = RUMMY_TIME_CURVE (widget);
  AdwStyleManager *style = adw_style_manager_get_for_display (gtk_widget_get_display (widget));
  gboolean is_dark = adw_style_manager_get_dark (style);
  float height = (float) gtk_widget_get_height (widget), now = x_of (self, self->position);
  /* The colors of libadwaita for errors on the window. */
  GdkRGBA mistake = is_dark ? (GdkRGBA) { 1, 0.58f, 0.55f, 1 } : (GdkRGBA) { 0.76f, 0, 0.14f, 1 };
  GdkRGBA ink, faint, accent;
  GskPathBuilder *builder;

  gtk_widget_get_color (widget, &ink);
  faint = ink;
  faint.alpha *= adw_style_manager_get_high_contrast (style) ? 0.7f : 0.3f;
  adw_accent_color_to_standalone_rgba (adw_style_manager_get_accent_color (style), is_dark, &accent);

  draw_line (snapshot, EDGE, y_of (self, 0), (float) gtk_widget_get_width (widget) - EDGE, y_of (self, 0), 1, &faint);
  draw_line (snapshot, now, 0, now, height, 1, &ink);
  if (count (self) < 2)
    return;

  builder = gsk_path_builder_new ();
  gsk_path_builder_move_to (builder, x_of (self, point_at (self, 0)->position), y_of (self, point_at (self, 0)->lead));
  for (guint i = 1; i < count (self); i++)
    gsk_path_builder_line_to (builder, x_of (self, point_at (self, i)->position),
                              y_of (self, point_at (self, i)->lead));
  stroke (snapshot, builder, STROKE, &accent);
  draw_dots (self, snapshot, &mistake);
}

static void
rummy_time_curve_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
pressed_cb (RummyTimeCurve *self, int n_press, double x)
{
  float start = x_of (self, 0), end = x_of (self, self->length);
  double share = start != end ? (x - start) / (end - start) : 0;
  guint position = (guint) lround (CLAMP (share, 0, 1) * self->length);
  double nearest = REACH;

  for (guint i = 0; i < count (self); i++) {
    const RummyTimePoint *point = point_at (self, i);
    double distance = fabs (x - x_of (self, point->position));

    if (point->is_mistake && distance < nearest) {
      nearest = distance;
      position = point->position;
    }
  }
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, position);
}

static void
rummy_time_curve_dispose (GObject *object)
{
  RummyTimeCurve *self = RUMMY_TIME_CURVE (object);

  g_clear_pointer (&self->points, g_array_unref);

  G_OBJECT_CLASS (rummy_time_curve_parent_class)->dispose (object);
}

static void
rummy_time_curve_class_init (RummyTimeCurveClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_time_curve_dispose;
  widget_class->snapshot = rummy_time_curve_snapshot;
  widget_class->measure = rummy_time_curve_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", RUMMY_TYPE_TIME_CURVE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
rummy_time_curve_init (RummyTimeCurve *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

void
rummy_time_curve_set_points (RummyTimeCurve *self, GArray *points, guint length)
{
  g_return_if_fail (RUMMY_IS_TIME_CURVE (self));

  g_clear_pointer (&self->points, g_array_unref);
  self->points = points != NULL ? g_array_ref (points) : NULL;
  self->length = length;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
rummy_time_curve_set_position (RummyTimeCurve *self, guint position)
{
  g_return_if_fail (RUMMY_IS_TIME_CURVE (self));

  self->position = position;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

graphene_point_t
rummy_time_curve_find (RummyTimeCurve *self, guint position)
{
  double lead = 0;

  for (guint i = 0; i < count (self) && point_at (self, i)->position <= position; i++)
    lead = point_at (self, i)->lead;

  return GRAPHENE_POINT_INIT (x_of (self, position), y_of (self, lead));
}
