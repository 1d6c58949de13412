/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/gather.h"

#include <adwaita.h>
#include <math.h>

#include "ui/cards/pixels.h"
#include "ui/table/table-style.h"

#define CARDS_LEAST 4 /* else there is nothing to gather */

/* In milliseconds. */
#define STAGGER 300 /* from the first packet to the last */
#define CLOSE 180  /* the cards of a packet slide together */
#define FLY 260    /* to the stock */
#define PART 140   /* the pack becomes two halves */
#define DROP 22    /* between cards that fall from them */
#define FALL 70
#define SQUARE 40

#define N_DROPS 10
#define APART 0.56 /* of a card's width, from the middle to a half */
#define ARC 0.10   /* of a card's height, how high one falls from */

typedef struct {
  GskRenderNode *picture;
  graphene_rect_t from;
  RummySpot spot;
  guint packet;
} Card;

struct _RummyGather {
  RummyCardFaces *faces;
  const RummyTableLayout *layout;
  GArray *cards; /* Card, each packet together, its top card last */
  guint n_packets;
};

static double
part_of (double ms, double start, double length)
{
  return adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, CLAMP ((ms - start) / length, 0, 1));
}

static void
clear_card (gpointer data)
{
  g_clear_pointer (&((Card *) data)->picture, gsk_render_node_unref);
}

static Card *
card_at (RummyGather *self, guint index)
{
  return &g_array_index (self->cards, Card, index);
}

static double
riffle_start (void)
{
  return STAGGER + CLOSE + FLY;
}

static double
length_of (void)
{
  return riffle_start () + PART + DROP * (N_DROPS - 1) + FALL + SQUARE;
}

/* A back in the size of the stock, by that much beside it. */
static void
draw_back (RummyGather *self, GtkSnapshot *snapshot, double dx, double dy)
{
  GdkTexture *back = rummy_card_faces_get (self->faces, RUMMY_SLOT_TABLE, RUMMY_CARD_HIDDEN);
  graphene_rect_t rect = { *graphene_point_zero (), self->layout->stock.size };

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (round (self->layout->stock.origin.x + dx),
                                                          round (self->layout->stock.origin.y + dy)));
  rummy_card_faces_snapshot_shadow (self->faces, snapshot, RUMMY_SLOT_TABLE, TRUE, &rect.size);
  if (back != NULL)
    rummy_pixels_append (snapshot, back, &rect);
  else
    rummy_card_faces_snapshot_blank (snapshot, &rect);
  gtk_snapshot_restore (snapshot);
}

static void
draw_card (GtkSnapshot *snapshot, const Card *card, graphene_point_t at)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &at);
  gtk_snapshot_append_node (snapshot, card->picture);
  gtk_snapshot_restore (snapshot);
}

/* On its way, turning its back up. */
static void
draw_packet (RummyGather *self, GtkSnapshot *snapshot, const Card *top, double way)
{
  const graphene_rect_t *stock = &self->layout->stock, *from = &top->from;
  double turn = CLAMP (way * 2 - 0.5, 0, 1);
  double width = from->size.width + (stock->size.width - from->size.width) * way;
  double x = from->origin.x + from->size.width / 2, y = from->origin.y + from->size.height / 2;
  double scale = width / (turn < 0.5 ? from->size.width : stock->size.width);

  x += (stock->origin.x + stock->size.width / 2 - x) * way;
  y += (stock->origin.y + stock->size.height / 2 - y) * way;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (round (x), round (y)));
  gtk_snapshot_scale (snapshot, (float) (MAX (fabs (cos (turn * G_PI)), 0.02) * scale), (float) scale);
  if (turn < 0.5) {
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-from->size.width / 2, -from->size.height / 2));
    gtk_snapshot_append_node (snapshot, top->picture);
  } else {
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-stock->origin.x - stock->size.width / 2,
                                                            -stock->origin.y - stock->size.height / 2));
    draw_back (self, snapshot, 0, 0);
  }
  gtk_snapshot_restore (snapshot);
}

static void
draw_gathering (RummyGather *self, GtkSnapshot *snapshot, double ms)
{
  for (guint i = 0, next; i < self->cards->len; i = next) {
    double start = STAGGER * (double) card_at (self, i)->packet / self->n_packets;
    double closed = part_of (ms, start, CLOSE), way = part_of (ms, start + CLOSE, FLY);
    const Card *top;

    for (next = i + 1; next < self->cards->len && card_at (self, next)->packet == card_at (self, i)->packet; next++)
      ;
    top = card_at (self, next - 1);
    if (closed < 1) {
      graphene_rect_t bounds = card_at (self, i)->from;

      graphene_rect_union (&bounds, &top->from, &bounds);
      graphene_rect_inset (&bounds, -top->from.size.width / 3, -top->from.size.width / 3);
      rummy_push_moving (snapshot, &bounds);
    }
    for (guint j = i; j < next - 1 && closed < 1; j++) { /* below the top card */
      const Card *card = card_at (self, j);

      graphene_point_t at;

      graphene_point_interpolate (&card->from.origin, &top->from.origin, closed, &at);
      draw_card (snapshot, card, GRAPHENE_POINT_INIT (roundf (at.x), roundf (at.y)));
    }
    if (closed < 1)
      gtk_snapshot_pop (snapshot);
    if (way == 0)
      draw_card (snapshot, top, top->from.origin);
    else if (way < 1)
      draw_packet (self, snapshot, top, way);
  }
}

/* Cards fall from two halves in turn. */
static void
draw_riffle (RummyGather *self, GtkSnapshot *snapshot, double ms)
{
  const graphene_size_t *size = &self->layout->stock.size;
  double apart = part_of (ms, 0, PART) * size->width * APART, thick = MAX (size->height / 60, 1);
  int n_fallen = (int) floor ((ms - PART) / DROP) + 1;

  for (int half = 0; half < 2; half++) {
    int left = (N_DROPS - MAX (n_fallen, 0) + half) / 2;

    for (int layer = MIN (left, 2); layer > 0; layer--)
      draw_back (self, snapshot, half == 0 ? -apart : apart, (layer - 1) * thick);
  }
  for (int i = 0; i < MIN (n_fallen, N_DROPS); i++) {
    double fall = (ms - PART - DROP * i) / FALL, beside = (1 - fall) * apart;

    if (fall < 1)
      draw_back (self, snapshot, i % 2 == 0 ? -beside : beside, -sin (fall * G_PI) * size->height * ARC);
  }
}

static void
draw_cb (gpointer data, GtkSnapshot *snapshot, double ms)
{
  if (ms < riffle_start ())
    draw_gathering (data, snapshot, ms);
  else
    draw_riffle (data, snapshot, ms - riffle_start ());
}

static void
free_cb (gpointer data)
{
  RummyGather *self = data;

  g_object_unref (self->faces);
  g_array_unref (self->cards);
  g_free (self);
}

static void
copy_cb (RummyCardWidget *widget, RummySpot spot, const graphene_rect_t *rect, gpointer data)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  Card card = { .from = *rect, .spot = spot };

  rummy_card_widget_draw_at_rest (widget, snapshot);
  card.picture = gtk_snapshot_free_to_node (snapshot);
  if (card.picture != NULL && spot.zone != RUMMY_ZONE_STOCK && spot.zone != RUMMY_ZONE_NONE)
    g_array_append_val (((RummyGather *) data)->cards, card);
  else
    g_clear_pointer (&card.picture, gsk_render_node_unref);
}

static int
compare_cb (gconstpointer a, gconstpointer b)
{
  return rummy_spot_compare (((const Card *) a)->spot, ((const Card *) b)->spot);
}

RummyGather *
rummy_gather_new (RummyStage *stage, RummyCardFaces *faces, const RummyTableLayout *layout)
{
  RummyGather *self;

  if (!rummy_stage_animates (stage))
    return NULL;

  self = g_new0 (RummyGather, 1);
  self->faces = g_object_ref (faces);
  self->layout = layout;
  self->cards = g_array_new (FALSE, FALSE, sizeof (Card));
  g_array_set_clear_func (self->cards, clear_card);
  rummy_stage_each (stage, copy_cb, self);
  if (self->cards->len < CARDS_LEAST) {
    free_cb (self);
    return NULL;
  }

  g_array_sort (self->cards, compare_cb);
  for (guint i = 0; i < self->cards->len; i++) {
    Card *card = card_at (self, i), *former = i > 0 ? card_at (self, i - 1) : NULL;

    self->n_packets += former != NULL && (former->spot.zone != card->spot.zone ||
                                          former->spot.group != card->spot.group);
    card->packet = self->n_packets;
  }
  self->n_packets++;

  return self;
}

double
rummy_gather_play (RummyGather *self, RummyStage *stage)
{
  static const RummyStageAct act = { .draw = draw_cb, .free = free_cb };

  rummy_stage_play (stage, &act, self, rummy_stage_now (stage), length_of ());

  return length_of ();
}
