/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/cards/showcase.h"

#include <math.h>

#include "store/settings.h"
#include "ui/cards/card-faces.h"
#include "ui/cards/fan.h"
#include "ui/config.h"

/* Center of the circle on which the cards stand, in card heights below their upper edge, and the angle between cards
 * in degrees. */
#define RADIUS 2.4
#define STEP 10

/* In logical pixels, if there is room; the size of the fan in card widths. */
#define CARD_WIDTH 92
#define FAN_WIDTH 3.5
#define FAN_HEIGHT 1.75

struct _RummyShowcase {
  GtkWidget parent_instance;

  GSettings *settings;
  RummyCardFaces *faces;
};

G_DEFINE_FINAL_TYPE (RummyShowcase, rummy_showcase, GTK_TYPE_WIDGET)

static const struct {
  RummySuit suit;
  guint rank;
} cards[] = {
  { RUMMY_HEARTS, 10 },
  { RUMMY_CLUBS, RUMMY_JACK },
  { RUMMY_DIAMONDS, RUMMY_QUEEN },
  { RUMMY_SPADES, RUMMY_KING },
  { RUMMY_HEARTS, RUMMY_ACE },
};

static void
rummy_showcase_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RummyShowcase *self = RUMMY_SHOWCASE (widget);
  double scale = gdk_surface_get_scale (gtk_native_get_surface (gtk_widget_get_native (widget)));
  const int n = G_N_ELEMENTS (cards);
  float width = (float) MIN (gtk_widget_get_width (widget) / FAN_WIDTH, gtk_widget_get_height (widget) / FAN_HEIGHT);
  float height = (float) (width * RUMMY_CARD_RATIO), radius = (float) (height * RADIUS);

  rummy_card_faces_set_size (self->faces, RUMMY_SLOT_HAND, (int) round (width * scale), (int) round (height * scale));

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (gtk_widget_get_width (widget) / 2.0f, radius + width * 0.1f));
  for (int i = 0; i < n; i++) {
    GdkTexture *texture = rummy_card_faces_get (self->faces, RUMMY_SLOT_HAND,
                                                rummy_card (0, cards[i].suit, cards[i].rank));

    gtk_snapshot_save (snapshot);
    gtk_snapshot_rotate (snapshot, STEP * ((float) i - (float) (n - 1) / 2));
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-width / 2, -radius));
    rummy_card_faces_snapshot_shadow (self->faces, snapshot, RUMMY_SLOT_HAND, FALSE,
                                      &GRAPHENE_SIZE_INIT (width, height));
    if (texture != NULL)
      gtk_snapshot_append_texture (snapshot, texture, &GRAPHENE_RECT_INIT (0, 0, width, height));
    else
      rummy_card_faces_snapshot_blank (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
    gtk_snapshot_restore (snapshot);
  }
}

static void
rummy_showcase_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                        int *minimum_baseline, int *natural_baseline)
{
  double full = CARD_WIDTH * (orientation == GTK_ORIENTATION_HORIZONTAL ? FAN_WIDTH : FAN_HEIGHT);

  *natural = (int) ceil (full);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? *natural / 2 : *natural;
}

static void
settings_changed_cb (RummyShowcase *self)
{
  RummyDeck deck;

  rummy_deck_read (self->settings, &deck);
  rummy_card_faces_set_deck (self->faces, &deck);
}

static void
rummy_showcase_dispose (GObject *object)
{
  RummyShowcase *self = RUMMY_SHOWCASE (object);

  if (self->faces != NULL)
    rummy_card_faces_stop (self->faces);
  g_clear_object (&self->faces);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (rummy_showcase_parent_class)->dispose (object);
}

static void
rummy_showcase_class_init (RummyShowcaseClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_showcase_dispose;

  widget_class->snapshot = rummy_showcase_snapshot;
  widget_class->measure = rummy_showcase_measure;

  gtk_widget_class_set_css_name (widget_class, "showcase");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rummy_showcase_init (RummyShowcase *self)
{
  self->settings = rummy_settings_new (RUMMY_APP_ID);
  self->faces = rummy_card_faces_new ();
  g_signal_connect_object (self->settings, "changed", G_CALLBACK (settings_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->faces, "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  settings_changed_cb (self);
}

gboolean
rummy_showcase_is_drawing (RummyShowcase *self)
{
  g_return_val_if_fail (RUMMY_IS_SHOWCASE (self), FALSE);

  return rummy_card_faces_is_drawing (self->faces);
}
