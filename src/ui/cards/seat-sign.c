/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/cards/seat-sign.h"

#include "engine/rules.h"

#define POINTS_MAX 12

/* Corners in a unit square; none: a disc. */
typedef struct {
  guint n;
  struct {
    float x, y;
  } point[POINTS_MAX];
  gboolean is_hollow;
  const char *on_paper, *on_dark;
} Sign;

static const Sign signs[RUMMY_SEATS_MAX] = {
  { .on_paper = "#1a5fb4", .on_dark = "#99c1f1" },
  { 3, { { 0.5f, 0 }, { 1, 0.92f }, { 0, 0.92f } }, .on_paper = "#c64600", .on_dark = "#ffbe6f" },
  { 4, { { 0.06f, 0.06f }, { 0.94f, 0.06f }, { 0.94f, 0.94f }, { 0.06f, 0.94f } },
    .on_paper = "#1b6e33", .on_dark = "#8ff0a4" },
  { 12,
    { { 0.33f, 0 }, { 0.67f, 0 }, { 0.67f, 0.33f }, { 1, 0.33f }, { 1, 0.67f }, { 0.67f, 0.67f }, { 0.67f, 1 },
      { 0.33f, 1 }, { 0.33f, 0.67f }, { 0, 0.67f }, { 0, 0.33f }, { 0.33f, 0.33f } },
    .on_paper = "#813d9c", .on_dark = "#e3a6ee" },
  { 10,
    { { 0.5f, 0 }, { 0.63f, 0.36f }, { 1, 0.38f }, { 0.7f, 0.61f }, { 0.81f, 0.98f }, { 0.5f, 0.76f },
      { 0.19f, 0.98f }, { 0.3f, 0.61f }, { 0, 0.38f }, { 0.37f, 0.36f } },
    .on_paper = "#a51d2d", .on_dark = "#ff9a90" },
  { .is_hollow = TRUE, .on_paper = "#63452c", .on_dark = "#dcc3a8" },
  { 3, { { 0, 0.08f }, { 1, 0.08f }, { 0.5f, 1 } }, .on_paper = "#0b7285", .on_dark = "#93dddf" },
  { 4, { { 0.06f, 0.06f }, { 0.94f, 0.06f }, { 0.94f, 0.94f }, { 0.06f, 0.94f } },
    .is_hollow = TRUE, .on_paper = "#3d3846", .on_dark = "#f6f5f4" },
};

/* @line: line width of a hollow sign, else 0. */
static GskPath *
make_path (const Sign *sign, const graphene_rect_t *rect, float *line)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  float size = MIN (rect->size.width, rect->size.height);
  float left = rect->origin.x + (rect->size.width - size) / 2, top = rect->origin.y + (rect->size.height - size) / 2;

  *line = sign->is_hollow ? MAX (size * 0.24f, 1) : 0;
  size -= *line;
  left += *line / 2;
  top += *line / 2;
  if (sign->n == 0) {
    gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (left + size / 2, top + size / 2), size / 2);
  } else {
    for (guint i = 0; i < sign->n; i++) {
      float x = left + sign->point[i].x * size, y = top + sign->point[i].y * size;

      if (i == 0)
        gsk_path_builder_move_to (builder, x, y);
      else
        gsk_path_builder_line_to (builder, x, y);
    }
    gsk_path_builder_close (builder);
  }

  return gsk_path_builder_to_path (builder);
}

GdkRGBA
rummy_seat_sign_get_color (guint seat, gboolean is_dark)
{
  const Sign *sign = &signs[seat % RUMMY_SEATS_MAX];
  GdkRGBA color;

  gdk_rgba_parse (&color, is_dark ? sign->on_dark : sign->on_paper);

  return color;
}

void
rummy_seat_sign_snapshot (GtkSnapshot *snapshot, guint seat, const graphene_rect_t *rect, gboolean is_dark)
{
  GdkRGBA color = rummy_seat_sign_get_color (seat, is_dark);
  float line;
  g_autoptr (GskPath) path = make_path (&signs[seat % RUMMY_SEATS_MAX], rect, &line);

  if (line > 0) {
    GskStroke *stroke = gsk_stroke_new (line);

    gtk_snapshot_append_stroke (snapshot, path, stroke, &color);
    gsk_stroke_free (stroke);
  } else {
    gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &color);
  }
}

void
rummy_seat_sign_draw (cairo_t *cr, guint seat, const graphene_rect_t *rect, gboolean is_dark)
{
  GdkRGBA color = rummy_seat_sign_get_color (seat, is_dark);
  float line;
  g_autoptr (GskPath) path = make_path (&signs[seat % RUMMY_SEATS_MAX], rect, &line);

  cairo_new_path (cr);
  gsk_path_to_cairo (path, cr);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_width (cr, line);
  if (line > 0)
    cairo_stroke (cr);
  else
    cairo_fill (cr);
}
