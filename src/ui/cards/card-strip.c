/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/cards/card-strip.h"

#include <math.h>

#include "ui/cards/fan.h"

#define CARD_WIDTH 34
#define CARD_HEIGHT 48
#define STEP 15       /* from card to card */
#define WIDTH_MOST 160 /* a longer strip overlaps more */

struct _RummyCardStrip {
  GtkWidget parent_instance;

  RummyCardFaces *faces;
  RummyCard cards[RUMMY_CARDS_MAX];
  guint n;
};

G_DEFINE_FINAL_TYPE (RummyCardStrip, rummy_card_strip, GTK_TYPE_WIDGET)

static double
step_of (RummyCardStrip *self)
{
  return self->n > 1 ? MIN (STEP, (WIDTH_MOST - CARD_WIDTH) / (double) (self->n - 1)) : 0;
}

static void
rummy_card_strip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RummyCardStrip *self = RUMMY_CARD_STRIP (widget);
  double scale = gdk_surface_get_scale (gtk_native_get_surface (gtk_widget_get_native (widget)));
  RummyFan fan;

  rummy_card_faces_set_size (self->faces, RUMMY_SLOT_OTHERS, (int) round (CARD_WIDTH * scale),
                             (int) round (CARD_HEIGHT * scale));
  rummy_fan_init (&fan, GRAPHENE_SIZE_INIT (CARD_WIDTH, CARD_HEIGHT), scale, self->n);
  fan.dx = step_of (self);
  for (guint i = 0; i < self->n; i++) {
    graphene_rect_t rect = rummy_fan_card (&fan, i);
    GdkTexture *texture = rummy_card_faces_get (self->faces, RUMMY_SLOT_OTHERS, self->cards[i]);

    gtk_snapshot_save (snapshot);
    gtk_snapshot_translate (snapshot, &rect.origin);
    rummy_card_faces_snapshot_shadow (self->faces, snapshot, RUMMY_SLOT_OTHERS, FALSE, &rect.size);
    rect.origin = *graphene_point_zero ();
    if (texture != NULL)
      gtk_snapshot_append_texture (snapshot, texture, &rect);
    else
      rummy_card_faces_snapshot_blank (snapshot, &rect);
    gtk_snapshot_restore (snapshot);
  }
}

static void
rummy_card_strip_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
  RummyCardStrip *self = RUMMY_CARD_STRIP (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = CARD_HEIGHT;
  else
    *minimum = *natural = (int) ceil (CARD_WIDTH + (MAX (self->n, 1) - 1) * step_of (self));
}

static void
rummy_card_strip_dispose (GObject *object)
{
  g_clear_object (&RUMMY_CARD_STRIP (object)->faces);

  G_OBJECT_CLASS (rummy_card_strip_parent_class)->dispose (object);
}

static void
rummy_card_strip_class_init (RummyCardStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_card_strip_dispose;

  widget_class->snapshot = rummy_card_strip_snapshot;
  widget_class->measure = rummy_card_strip_measure;

  gtk_widget_class_set_css_name (widget_class, "strip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rummy_card_strip_init (RummyCardStrip *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_START);
}

GtkWidget *
rummy_card_strip_new (RummyCardFaces *faces)
{
  RummyCardStrip *self = g_object_new (RUMMY_TYPE_CARD_STRIP, NULL);

  self->faces = g_object_ref (faces);
  rummy_card_faces_set_large_index (faces, RUMMY_SLOT_OTHERS, TRUE);
  g_signal_connect_object (faces, "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

void
rummy_card_strip_set_cards (RummyCardStrip *self, const RummyCard *cards, guint n)
{
  g_return_if_fail (RUMMY_IS_CARD_STRIP (self));
  g_return_if_fail (n <= RUMMY_CARDS_MAX);

  if (n == self->n && memcmp (cards, self->cards, n * sizeof *cards) == 0)
    return;

  memcpy (self->cards, cards, n * sizeof *cards);
  self->n = n;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
rummy_card_strip_is_drawing (RummyCardStrip *self)
{
  g_return_val_if_fail (RUMMY_IS_CARD_STRIP (self), FALSE);

  return rummy_card_faces_is_drawing (self->faces);
}
