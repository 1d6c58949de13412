/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-private.h"

#include <math.h>

/* What moves the table to whole device pixels, where a fractional scale puts it between them. */
static graphene_point_t
pixel_offset (RummyTable *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  graphene_point_t origin;
  double x, y;

  if (native == NULL ||
      !gtk_widget_compute_point (GTK_WIDGET (self), GTK_WIDGET (native), &GRAPHENE_POINT_INIT (0, 0), &origin))
    return GRAPHENE_POINT_INIT (0, 0);

  gtk_native_get_surface_transform (native, &x, &y);
  x += origin.x;
  y += origin.y;

  return GRAPHENE_POINT_INIT (
    round (x * rummy_arrangement_get_scale (self->arrangement)) / rummy_arrangement_get_scale (self->arrangement) - x,
    round (y * rummy_arrangement_get_scale (self->arrangement)) / rummy_arrangement_get_scale (self->arrangement) - y);
}

/* Seats that somebody points at. */
static void
snapshot_shown (RummyTable *self, GtkSnapshot *snapshot)
{
  RummyTablePart parts = rummy_lights_get_parts (self->lights);
  guint n = rummy_seen_is_dealt (self->seen) ? rummy_seen_round (self->seen)->rules->players - 1u : 0;

  if (parts & RUMMY_PART_OWN && self->layout.own_plate.size.width > 0)
    rummy_draw_light (snapshot, &self->layout.own_plate, &self->style);
  for (guint other = 0; parts & RUMMY_PART_OTHERS && other < n; other++) {
    graphene_rect_t cards = rummy_fan_bounds (&self->layout.others[other]), place;

    graphene_rect_union (&self->layout.plates[other], &cards, &place);
    rummy_draw_light (snapshot, &place, &self->style);
  }
}

/* In the order in which they lie on each other: hands that are open lie below their plates. */
static void
snapshot_parts (RummyTable *self, GtkSnapshot *snapshot)
{
  for (guint i = 0; i < RUMMY_OTHERS_MAX; i++)
    gtk_widget_snapshot_child (GTK_WIDGET (self), GTK_WIDGET (rummy_spread_get_open_hand (self->spread, i)), snapshot);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (!RUMMY_IS_HAND (child) || child == GTK_WIDGET (rummy_spread_get_hand (self->spread)))
      gtk_widget_snapshot_child (GTK_WIDGET (self), child, snapshot);
  }
}

static gboolean
is_near (const graphene_rect_t *one, const graphene_rect_t *other)
{
  return graphene_point_near (&one->origin, &other->origin, 2) && fabs (one->size.width - other->size.width) < 2 &&
         fabs (one->size.height - other->size.height) < 2;
}

/* Whether just that place is lit, all around, where a ring would hide it. */
static gboolean
is_lit (RummyTable *self, const graphene_rect_t *place)
{
  RummyTablePart parts = rummy_lights_get_parts (self->lights);
  graphene_rect_t pile = rummy_fan_bounds (&self->layout.pile);

  return ((parts & RUMMY_PART_STOCK) && is_near (place, &self->layout.stock)) ||
         ((parts & RUMMY_PART_PILE) && is_near (place, &pile)) ||
         ((parts & RUMMY_PART_SLOT) && is_near (place, &self->layout.slot));
}

/* The ring goes around what is seen of a card: around all of it, it would seem to mean its neighbors too. */
static void
snapshot_focus (RummyTable *self, GtkSnapshot *snapshot)
{
  GtkWidget *place = rummy_table_get_focus (self);
  RummyCard card = place != NULL ? rummy_spread_card_of (place) : RUMMY_CARD_NONE;
  graphene_rect_t rect;

  if (place == NULL || !self->shows_focus)
    return;

  if (card != RUMMY_CARD_NONE && rummy_stage_has (self->stage, card)) {
    rect = rummy_stage_get_rect (self->stage, card);
    if (!rummy_stage_is_flying (self->stage, card))
      rummy_spread_cut_covered (self->spread, place, &rect);
  } else if (!gtk_widget_compute_bounds (place, GTK_WIDGET (self), &rect)) {
    return;
  }

  /* Seen on cloth and on cards, and unlike any frame that a card may have. */
  if (is_lit (self, &rect))
    graphene_rect_inset (&rect, 1, 1);
  else
    graphene_rect_inset (&rect, -4, -4);
  rummy_draw_frame (snapshot, &rect, 9, 6, &self->style.cloth.ink);
  graphene_rect_inset (&rect, 1, 1);
  rummy_draw_frame (snapshot, &rect, 8, 4, &(GdkRGBA) { 0.08f, 0.08f, 0.1f, 1 });
}

void
rummy_table_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RummyTable *self = RUMMY_TABLE (widget);
  graphene_point_t offset = pixel_offset (self);

  rummy_felt_set (self->felt,
                  (int) round (rummy_arrangement_get_size (self->arrangement).width *
                               rummy_arrangement_get_scale (self->arrangement)),
                  (int) round (rummy_arrangement_get_size (self->arrangement).height *
                               rummy_arrangement_get_scale (self->arrangement)),
                  &self->style.cloth);

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, rummy_arrangement_get_size (self->arrangement).width,
                                                         rummy_arrangement_get_size (self->arrangement).height));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &offset);
  rummy_felt_snapshot (self->felt, snapshot, rummy_arrangement_get_size (self->arrangement).width,
                       rummy_arrangement_get_size (self->arrangement).height);
  snapshot_shown (self, snapshot);
  snapshot_parts (self, snapshot);
  snapshot_focus (self, snapshot);
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
}
