/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-private.h"

#include <glib/gi18n.h>
#include <math.h>

/* Shares of the width of a card. */
#define SEAL 0.46
#define SEAL_TEXT 0.22

/* Hands that lie open are below their plates. */
typedef enum { LAYER_OPEN, LAYER_LYING, LAYER_FLYING, LAYER_DRAGGED } Layer;

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

  return GRAPHENE_POINT_INIT (round (x * self->scale) / self->scale - x, round (y * self->scale) / self->scale - y);
}

static void
snapshot_frame (GtkSnapshot *snapshot, const graphene_rect_t *rect, double corner, float width, const GdkRGBA *colour)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, rect, corner);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { width, width, width, width },
                              (GdkRGBA[4]) { *colour, *colour, *colour, *colour });
}

/* The faint outline of what belongs there. */
static void
snapshot_place (RummyTable *self, GtkSnapshot *snapshot, const graphene_rect_t *rect)
{
  snapshot_frame (snapshot, rect, rect->size.width * RUMMY_CORNER, 1.5f, &self->cloth.outline);
}

static void
snapshot_slot (RummyTable *self, GtkSnapshot *snapshot)
{
  static const float dashes[] = { 7, 5 };
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GskStroke *stroke = gsk_stroke_new (2);
  graphene_rect_t rect = self->layout.slot;
  GskRoundedRect outline;

  graphene_rect_inset (&rect, 1, 1);
  gsk_rounded_rect_init_from_rect (&outline, &rect, 6);
  gsk_path_builder_add_rounded_rect (builder, &outline);
  path = gsk_path_builder_to_path (builder);
  gsk_stroke_set_dash (stroke, dashes, G_N_ELEMENTS (dashes));
  gtk_snapshot_append_stroke (snapshot, path, stroke, &self->cloth.outline);
  gsk_stroke_free (stroke);
}

static void
snapshot_light (RummyTable *self, GtkSnapshot *snapshot, const graphene_rect_t *rect)
{
  graphene_rect_t glow = *rect;
  GskRoundedRect outline;
  double margin = self->layout.gap * 0.4, corner = margin + self->layout.stock.size.width * RUMMY_CORNER;
  GdkRGBA fill = self->cloth.light;

  fill.alpha = self->cloth.is_bright ? 0.18f : 0.45f;

  graphene_rect_inset (&glow, -margin, -margin);
  gsk_rounded_rect_init_from_rect (&outline, &glow, corner);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &fill, &glow);
  gtk_snapshot_pop (snapshot);
  snapshot_frame (snapshot, &glow, corner, 3, &self->cloth.light);
}

/* What somebody points at, beside what is lit for other reasons too. */
static void
snapshot_shown (RummyTable *self, GtkSnapshot *snapshot)
{
  guint n = rummy_seen_is_dealt (self->seen) ? rummy_seen_round (self->seen)->rules->players - 1u : 0;

  if (self->shown_parts & RUMMY_PART_STOCK)
    snapshot_light (self, snapshot, &self->layout.stock);
  if (self->shown_parts & RUMMY_PART_OWN && self->layout.own_plate.size.width > 0)
    snapshot_light (self, snapshot, &self->layout.own_plate);
  for (guint other = 0; self->shown_parts & RUMMY_PART_OTHERS && other < n; other++) {
    graphene_rect_t cards = rummy_fan_bounds (&self->layout.others[other]), place;

    graphene_rect_union (&self->layout.plates[other], &cards, &place);
    snapshot_light (self, snapshot, &place);
  }
}

static void
snapshot_places (RummyTable *self, GtkSnapshot *snapshot)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  graphene_rect_t pile = rummy_fan_bounds (&self->layout.pile), hand = self->layout.hand_zone;

  if (!rummy_seen_is_dealt (self->seen) || round->n_stock == 0)
    snapshot_place (self, snapshot, &self->layout.stock);
  if (!rummy_seen_is_dealt (self->seen) || round->n_pile == 0)
    snapshot_place (self, snapshot, &pile);
  if (!rummy_seen_is_dealt (self->seen)) {
    graphene_rect_t other = rummy_fan_bounds (&self->layout.others[0]), own = rummy_fan_bounds (&self->layout.hand);

    snapshot_place (self, snapshot, &other);
    snapshot_place (self, snapshot, &own);
  }

  /* Who drags the stock has only its top in the hand. */
  if (self->stock != NULL && round->n_stock > 1 && (self->stock->is_dragged || self->stock->motion.is_moving))
    gtk_widget_snapshot_child (GTK_WIDGET (self), self->stock->widget, snapshot);

  snapshot_shown (self, snapshot);
  for (guint i = 0; i < round->n_melds; i++) {
    graphene_rect_t meld = rummy_fan_bounds (&self->layout.melds[i]);

    if ((self->lit_melds >> i & 1) && rummy_table_layout_shows (&self->layout, i))
      snapshot_light (self, snapshot, &meld);
  }
  if (gtk_widget_get_visible (self->slot))
    snapshot_slot (self, snapshot);
  if (self->is_slot_lit)
    snapshot_light (self, snapshot, &self->layout.slot);
  if (self->advice.stock)
    snapshot_light (self, snapshot, &self->layout.stock);
  if (self->is_pile_lit)
    snapshot_light (self, snapshot, &pile);
  if (self->is_hand_lit) {
    graphene_rect_inset (&hand, self->layout.gap, 0);
    snapshot_light (self, snapshot, &hand);
  }
}

/* Nothing more may be laid on such a meld, and it counts twice: a band around it, and a seal on its last card. */
static void
snapshot_seal (RummyTable *self, GtkSnapshot *snapshot, const RummyFan *meld)
{
  static const GdkRGBA wax = { 0.65f, 0.11f, 0.18f, 1 }, white = { 1, 1, 1, 1 };
  graphene_rect_t bounds = rummy_fan_bounds (meld), last = rummy_fan_card (meld, meld->n - 1), disc;
  double size = last.size.width * SEAL, corner = last.size.width * RUMMY_CORNER;
  /* Translators: on a meld that counts twice. */
  g_autoptr (PangoLayout) text = gtk_widget_create_pango_layout (GTK_WIDGET (self), C_("sealed meld", "×2"));
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  GskRoundedRect outline;
  PangoRectangle ink;

  graphene_rect_inset (&bounds, -2, -2);
  snapshot_frame (snapshot, &bounds, corner + 2, 3, &wax);

  disc = GRAPHENE_RECT_INIT (last.origin.x + (last.size.width - size) / 2,
                             last.origin.y + (last.size.height - size) / 2, size, size);
  gsk_rounded_rect_init_from_rect (&outline, &disc, size / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &wax, &disc);
  gtk_snapshot_pop (snapshot);
  graphene_rect_inset (&disc, size * 0.07, size * 0.07);
  snapshot_frame (snapshot, &disc, size / 2, 1, &white);

  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, last.size.width * SEAL_TEXT * PANGO_SCALE);
  pango_layout_set_font_description (text, font);
  pango_layout_get_pixel_extents (text, &ink, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (disc.origin.x + (disc.size.width - ink.width) / 2 - ink.x,
                                                disc.origin.y + (disc.size.height - ink.height) / 2 - ink.y));
  gtk_snapshot_append_layout (snapshot, text, &white);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_seals (RummyTable *self, GtkSnapshot *snapshot)
{
  for (guint i = 0; i < rummy_seen_round (self->seen)->n_melds; i++) {
    if (rummy_seen_round (self->seen)->meld[i].sealed && rummy_table_layout_shows (&self->layout, i))
      snapshot_seal (self, snapshot, &self->layout.melds[i]);
  }
}

static void
snapshot_piece (RummyTable *self, GtkSnapshot *snapshot, RummyPiece *piece, gint64 now)
{
  RummyPose pose = rummy_motion_at (&piece->motion, now), home = rummy_pose_of (&piece->home);
  double turn = piece->flip_start == 0 ? 0 : CLAMP ((now - piece->flip_start) / (RUMMY_FLIP_MS * 1000.0), 0, 1);
  double scale = pose.width / home.width;

  gtk_snapshot_save (snapshot);
  if (turn == 0 && fabs (pose.width - home.width) < 0.5) {
    /* On whole pixels a card is copied as it is, which costs a fraction of what it costs between them. */
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (round ((pose.x - home.x) * self->scale) / self->scale,
                                                            round ((pose.y - home.y) * self->scale) / self->scale));
  } else {
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (pose.x, pose.y));
    gtk_snapshot_scale (snapshot, MAX (fabs (cos (turn * G_PI)), 0.02) * scale, scale);
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-home.x, -home.y));
  }
  gtk_widget_snapshot_child (GTK_WIDGET (self), piece->widget, snapshot);
  gtk_snapshot_restore (snapshot);
}

static Layer
layer_of (const RummyPiece *piece)
{
  if (piece == NULL || !(piece->is_flying || piece->is_dragged))
    return piece != NULL && piece->spot.zone == RUMMY_ZONE_OTHERS ? LAYER_OPEN : LAYER_LYING;

  return piece->is_dragged ? LAYER_DRAGGED : LAYER_FLYING;
}

/* In the order in which they lie on each other. */
static void
snapshot_layer (RummyTable *self, GtkSnapshot *snapshot, gint64 now, Layer layer)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    RummyPiece *piece = rummy_table_piece_of_widget (self, child);

    if (layer_of (piece) != layer)
      continue;

    if (piece != NULL && (piece->motion.is_moving || piece->flip_start != 0 || piece->is_dragged))
      snapshot_piece (self, snapshot, piece, now);
    else
      gtk_widget_snapshot_child (GTK_WIDGET (self), child, snapshot);
  }
}

/* What is seen of a lying card: the next ones of its row cover its right side, those of the next row its lower part. */
static void
cut_covered (RummyTable *self, RummyPiece *piece, graphene_rect_t *rect, gint64 now)
{
  for (GtkWidget *child = gtk_widget_get_next_sibling (piece->widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    RummyPiece *other = rummy_table_piece_of_widget (self, child);
    graphene_rect_t cover;

    if (other == NULL || layer_of (other) > LAYER_LYING)
      continue;
    cover = rummy_piece_place (other, now);
    if (!graphene_rect_intersection (rect, &cover, NULL))
      continue;

    if (cover.origin.y > rect->origin.y + cover.size.height * RUMMY_ROW_STEP / 2)
      rect->size.height = cover.origin.y - rect->origin.y;
    else if (cover.origin.x > rect->origin.x)
      rect->size.width = cover.origin.x - rect->origin.x;
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
  graphene_rect_t pile = rummy_fan_bounds (&self->layout.pile);

  return (((self->shown_parts & RUMMY_PART_STOCK) || self->advice.stock) && is_near (place, &self->layout.stock)) ||
         (self->is_pile_lit && is_near (place, &pile)) || (self->is_slot_lit && is_near (place, &self->layout.slot));
}

/* The ring goes around what is seen of a card: around all of it, it would seem to mean its neighbours too. */
static void
snapshot_focus (RummyTable *self, GtkSnapshot *snapshot, gint64 now)
{
  GtkWidget *child = rummy_table_get_focus (self);
  RummyPiece *piece = child != NULL ? rummy_table_piece_of_widget (self, child) : NULL;
  graphene_rect_t rect;

  if (child == NULL || !self->shows_focus)
    return;

  if (piece != NULL) {
    rect = rummy_piece_place (piece, now);
    if (layer_of (piece) <= LAYER_LYING)
      cut_covered (self, piece, &rect, now);
  } else if (!gtk_widget_compute_bounds (child, GTK_WIDGET (self), &rect)) {
    return;
  }

  /* Seen on cloth and on cards, and unlike any frame that a card may have. */
  if (is_lit (self, &rect))
    graphene_rect_inset (&rect, 1, 1);
  else
    graphene_rect_inset (&rect, -4, -4);
  snapshot_frame (snapshot, &rect, 9, 6, &self->cloth.ink);
  graphene_rect_inset (&rect, 1, 1);
  snapshot_frame (snapshot, &rect, 8, 4, &(GdkRGBA) { 0.08f, 0.08f, 0.1f, 1 });
}

void
rummy_table_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RummyTable *self = RUMMY_TABLE (widget);
  gint64 now = rummy_table_now (self);
  graphene_point_t offset = pixel_offset (self);

  rummy_felt_set (self->felt, (int) round (self->width * self->scale), (int) round (self->height * self->scale),
                  &self->cloth);

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, self->width, self->height));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &offset);
  rummy_felt_snapshot (self->felt, snapshot, self->width, self->height);
  snapshot_places (self, snapshot);

  snapshot_layer (self, snapshot, now, LAYER_OPEN);
  snapshot_layer (self, snapshot, now, LAYER_LYING);
  snapshot_seals (self, snapshot);
  snapshot_layer (self, snapshot, now, LAYER_FLYING);
  snapshot_layer (self, snapshot, now, LAYER_DRAGGED);
  snapshot_focus (self, snapshot, now);

  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
}
