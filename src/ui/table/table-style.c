/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-style.h"

#include <adwaita.h>
#include <math.h>

#include "ui/cards/fan.h"

void
rummy_table_style_init (RummyTableStyle *self)
{
  self->faces = rummy_card_faces_new ();
  rummy_card_faces_draw_ahead (self->faces);
  self->felt = rummy_felt_new ();
}

void
rummy_table_style_clear (RummyTableStyle *self)
{
  if (self->faces != NULL)
    rummy_card_faces_stop (self->faces);
  g_clear_object (&self->faces);
  g_clear_object (&self->felt);
}

void
rummy_table_style_update (RummyTableStyle *self, GtkWidget *table)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  GdkRGBA system;

  gtk_widget_get_color (table, &system);
  rummy_cloth_init (&self->cloth, self->look, &self->own, &system, adw_style_manager_get_dark (style),
                    adw_style_manager_get_high_contrast (style));
  if (self->cloth.is_bright)
    gtk_widget_add_css_class (table, "bright");
  else
    gtk_widget_remove_css_class (table, "bright");
  gtk_widget_queue_draw (table);
}

void
rummy_draw_frame (GtkSnapshot *snapshot, const graphene_rect_t *rect, double corner, float width, const GdkRGBA *color)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, rect, corner);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { width, width, width, width },
                              (GdkRGBA[4]) { *color, *color, *color, *color });
}

void
rummy_draw_place (GtkSnapshot *snapshot, const graphene_rect_t *rect, const RummyTableStyle *style)
{
  rummy_draw_frame (snapshot, rect, rect->size.width * RUMMY_CORNER, 1.5f, &style->cloth.outline);
}

void
rummy_draw_light (GtkSnapshot *snapshot, const graphene_rect_t *rect, const RummyTableStyle *style)
{
  graphene_rect_t glow = *rect;
  double corner = style->margin + style->corner;
  GdkRGBA fill = style->cloth.light;
  GskRoundedRect outline;

  fill.alpha = style->cloth.is_bright ? 0.18f : 0.45f;

  graphene_rect_inset (&glow, -style->margin, -style->margin);
  gsk_rounded_rect_init_from_rect (&outline, &glow, corner);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &fill, &glow);
  gtk_snapshot_pop (snapshot);
  rummy_draw_frame (snapshot, &glow, corner, 3, &style->cloth.light);
}

/* A clip that differs from the last one is compared no further. */
void
rummy_push_moving (GtkSnapshot *snapshot, const graphene_rect_t *bounds)
{
  static guint n;
  float more = n++ % 2 == 0 ? 1 : 2;
  graphene_rect_t clip;

  graphene_rect_inset_r (bounds, -more, -more, &clip);
  gtk_snapshot_push_clip (snapshot, &clip);
}

void
rummy_allocate_at (GtkWidget *child, const graphene_rect_t *rect)
{
  int least_width, least_height;
  int width = (int) ceil (rect->size.width), height = (int) ceil (rect->size.height);

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, MAX (width, least_width), &least_height, NULL, NULL, NULL);
  gtk_widget_allocate (child, MAX (width, least_width), MAX (height, least_height), -1,
                       gsk_transform_translate (NULL, &rect->origin));
}
