/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/cards/sample.h"

#include <adwaita.h>
#include <math.h>

#include "ui/cards/felt.h"

#define CARD_WIDTH 60
#define CARD_HEIGHT 84
#define TABLE_WIDTH 84
#define TABLE_HEIGHT 60
#define CORNER 6

struct _RummySample {
  GtkWidget parent_instance;

  RummyCardFaces *faces; /* NULL unless it shows a card */
  gboolean is_sharing;   /* @faces are shared with other samples */
  RummyCard card;
  double dx, dy, turn;
  RummyFelt *felt; /* NULL unless it shows a table */
  RummyLook look;
  GdkRGBA own;
};

G_DEFINE_FINAL_TYPE (RummySample, rummy_sample, GTK_TYPE_WIDGET)

static void
snapshot_card (RummySample *self, GtkSnapshot *snapshot, double scale)
{
  gboolean is_up = self->turn >= 0.5;
  graphene_rect_t rect = GRAPHENE_RECT_INIT (0, 0, CARD_WIDTH, CARD_HEIGHT);
  GdkTexture *texture, *back;

  rummy_card_faces_set_size (self->faces, RUMMY_SLOT_HAND, (int) round (CARD_WIDTH * scale),
                             (int) round (CARD_HEIGHT * scale));
  texture = rummy_card_faces_get (self->faces, RUMMY_SLOT_HAND, self->card);
  back = self->turn < 1 ? rummy_card_faces_get (self->faces, RUMMY_SLOT_HAND, RUMMY_CARD_HIDDEN) : NULL;
  if (!is_up)
    texture = back;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (self->dx + CARD_WIDTH / 2.0, self->dy));
  gtk_snapshot_scale (snapshot, MAX (fabs (cos (self->turn * G_PI)), 1.0 / CARD_WIDTH), 1);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-CARD_WIDTH / 2.0, 0));
  rummy_card_faces_snapshot_shadow (self->faces, snapshot, RUMMY_SLOT_HAND, FALSE,
                                    &GRAPHENE_SIZE_INIT (CARD_WIDTH, CARD_HEIGHT));
  if (texture != NULL) {
    gtk_snapshot_append_texture (snapshot, texture, &rect);
  } else {
    rummy_card_faces_snapshot_blank (snapshot, &rect);
  }
  gtk_snapshot_restore (snapshot);
}

/* In the light or dark style, but never in high contrast, in which some looks are the same. */
static void
snapshot_table (RummySample *self, GtkSnapshot *snapshot, double scale)
{
  RummyCloth cloth;
  GdkRGBA system;
  GskRoundedRect outline;

  gtk_widget_get_color (GTK_WIDGET (self), &system);
  rummy_cloth_init (&cloth, self->look, &self->own, &system,
                    adw_style_manager_get_dark (adw_style_manager_get_default ()), FALSE);
  rummy_felt_set (self->felt, (int) round (TABLE_WIDTH * scale), (int) round (TABLE_HEIGHT * scale), &cloth);

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, TABLE_WIDTH, TABLE_HEIGHT), CORNER);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  rummy_felt_snapshot (self->felt, snapshot, TABLE_WIDTH, TABLE_HEIGHT);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { 1, 1, 1, 1 },
                              (GdkRGBA[4]) { cloth.outline, cloth.outline, cloth.outline, cloth.outline });
}

static void
rummy_sample_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RummySample *self = RUMMY_SAMPLE (widget);
  double scale = gdk_surface_get_scale (gtk_native_get_surface (gtk_widget_get_native (widget)));

  if (self->faces != NULL)
    snapshot_card (self, snapshot, scale);
  else if (self->felt != NULL)
    snapshot_table (self, snapshot, scale);
}

static void
rummy_sample_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  gboolean is_card = RUMMY_SAMPLE (widget)->faces != NULL;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = is_card ? CARD_WIDTH : TABLE_WIDTH;
  else
    *minimum = *natural = is_card ? CARD_HEIGHT : TABLE_HEIGHT;
}

static void
rummy_sample_dispose (GObject *object)
{
  RummySample *self = RUMMY_SAMPLE (object);

  if (self->faces != NULL && !self->is_sharing)
    rummy_card_faces_stop (self->faces);
  g_clear_object (&self->faces);
  g_clear_object (&self->felt);

  G_OBJECT_CLASS (rummy_sample_parent_class)->dispose (object);
}

static void
rummy_sample_class_init (RummySampleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_sample_dispose;

  widget_class->snapshot = rummy_sample_snapshot;
  widget_class->measure = rummy_sample_measure;

  gtk_widget_class_set_css_name (widget_class, "sample");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rummy_sample_init (RummySample *self)
{
  self->turn = 1;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
rummy_sample_new (void)
{
  return g_object_new (RUMMY_TYPE_SAMPLE, NULL);
}

void
rummy_sample_show_card (RummySample *self, const RummyDeck *deck, RummyCard card)
{
  g_return_if_fail (RUMMY_IS_SAMPLE (self));

  if (self->faces == NULL) {
    self->faces = rummy_card_faces_new ();
    g_signal_connect_object (self->faces, "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  }
  self->card = card;
  rummy_card_faces_set_deck (self->faces, deck);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
rummy_sample_show_card_of (RummySample *self, RummyCardFaces *faces, RummyCard card)
{
  g_return_if_fail (RUMMY_IS_SAMPLE (self));
  g_return_if_fail (self->faces == NULL);

  self->faces = g_object_ref (faces);
  self->is_sharing = TRUE;
  g_signal_connect_object (faces, "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  self->card = card;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
rummy_sample_set_pose (RummySample *self, double dx, double dy, double turn)
{
  g_return_if_fail (RUMMY_IS_SAMPLE (self));

  self->dx = dx;
  self->dy = dy;
  self->turn = turn;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
rummy_sample_is_drawing (RummySample *self)
{
  g_return_val_if_fail (RUMMY_IS_SAMPLE (self), FALSE);

  return self->faces != NULL && rummy_card_faces_is_drawing (self->faces);
}

gboolean
rummy_sample_is_turned_up (RummySample *self)
{
  g_return_val_if_fail (RUMMY_IS_SAMPLE (self), FALSE);

  return self->dx == 0 && self->dy == 0 && self->turn == 1;
}

void
rummy_sample_show_table (RummySample *self, RummyLook look, const GdkRGBA *own)
{
  g_return_if_fail (RUMMY_IS_SAMPLE (self));

  if (self->felt == NULL) {
    self->felt = rummy_felt_new ();
    g_signal_connect_object (self->felt, "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  }
  self->look = look;
  self->own = *own;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
