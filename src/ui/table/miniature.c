/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/miniature.h"

/* The table is laid out this many times larger, as the cloth has tiles whose size it divides. */
#define SCALE 4

/* Natural and maximum width, and the height for it, in logical pixels. */
#define WIDTH 480
#define WIDTH_LEAST 200
#define HEIGHT 0.625

struct _RummyMiniature {
  GtkWidget parent_instance;

  RummyTable *table;
};

static void accessible_init (GtkAccessibleInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RummyMiniature, rummy_miniature, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_ACCESSIBLE, accessible_init))

/* Screen readers see one picture, not every card. */
static GtkAccessible *
rummy_miniature_get_first_accessible_child (GtkAccessible *accessible)
{
  return NULL;
}

static void
accessible_init (GtkAccessibleInterface *iface)
{
  iface->get_first_accessible_child = rummy_miniature_get_first_accessible_child;
}

static void
rummy_miniature_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline)
{
  /* GTK requires a measure before an allocation. */
  gtk_widget_measure (GTK_WIDGET (RUMMY_MINIATURE (widget)->table), orientation, -1, NULL, NULL, NULL, NULL);

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = WIDTH_LEAST;
    *natural = WIDTH;
  } else {
    *minimum = (int) ((for_size < 0 ? WIDTH_LEAST : for_size) * HEIGHT);
    *natural = (int) ((for_size < 0 ? WIDTH : for_size) * HEIGHT);
  }
}

static void
rummy_miniature_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (GTK_WIDGET (RUMMY_MINIATURE (widget)->table), width * SCALE, height * SCALE, -1,
                       gsk_transform_scale (NULL, 1.0f / SCALE, 1.0f / SCALE));
}

static GtkSizeRequestMode
rummy_miniature_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rummy_miniature_dispose (GObject *object)
{
  RummyMiniature *self = RUMMY_MINIATURE (object);

  if (self->table != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->table)));

  G_OBJECT_CLASS (rummy_miniature_parent_class)->dispose (object);
}

static void
rummy_miniature_class_init (RummyMiniatureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_miniature_dispose;
  widget_class->measure = rummy_miniature_measure;
  widget_class->size_allocate = rummy_miniature_size_allocate;
  widget_class->get_request_mode = rummy_miniature_get_request_mode;

  gtk_widget_class_set_css_name (widget_class, "miniature");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
rummy_miniature_init (RummyMiniature *self)
{
  self->table = g_object_new (RUMMY_TYPE_TABLE, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->table), GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self->table), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self->table), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
rummy_miniature_new (RummyGame *game, guint seat, gboolean closed)
{
  RummyMiniature *self;

  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);

  self = g_object_new (RUMMY_TYPE_MINIATURE, NULL);
  rummy_table_set_closed (self->table, closed);
  rummy_table_set_game (self->table, game, seat);

  return GTK_WIDGET (self);
}

RummyTable *
rummy_miniature_get_table (RummyMiniature *self)
{
  g_return_val_if_fail (RUMMY_IS_MINIATURE (self), NULL);

  return self->table;
}
