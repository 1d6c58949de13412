/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/cards/showcase.h"

#include <math.h>

#include "ui/cards/fan.h"

/* Center of the circle on which the cards stand, in card heights below their upper edge, and the angle between cards
 * in degrees. */
#define RADIUS 2.4
#define STEP 10

/* Size of the fan in card widths. */
#define FAN_WIDTH_OF(n) (1.5 + 0.4 * (n))
#define FAN_HEIGHT 1.75

struct _RummyShowcase {
  GtkWidget parent_instance;

  int card_width;
  RummyCardFaces *faces;
  RummySlot slot;
  RummyCard cards[RUMMY_SHOWCASE_CARDS];
  guint n;
};

G_DEFINE_FINAL_TYPE (RummyShowcase, rummy_showcase, GTK_TYPE_WIDGET)

enum { PROP_CARD_WIDTH = 1, N_PROPS };

static GParamSpec *props[N_PROPS];

static void
snapshot_card (RummyShowcase *self, GtkSnapshot *snapshot, RummyCard card, float width, float height)
{
  GdkTexture *texture = rummy_card_faces_get (self->faces, self->slot, card);

  rummy_card_faces_snapshot_shadow (self->faces, snapshot, self->slot, FALSE, &GRAPHENE_SIZE_INIT (width, height));
  if (texture != NULL)
    gtk_snapshot_append_texture (snapshot, texture, &GRAPHENE_RECT_INIT (0, 0, width, height));
  else
    rummy_card_faces_snapshot_blank (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
}

static void
rummy_showcase_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RummyShowcase *self = RUMMY_SHOWCASE (widget);
  double scale = gdk_surface_get_scale (gtk_native_get_surface (gtk_widget_get_native (widget)));
  float width = (float) MIN (gtk_widget_get_width (widget) / FAN_WIDTH_OF (self->n),
                             gtk_widget_get_height (widget) / FAN_HEIGHT);
  float height = (float) (width * RUMMY_CARD_RATIO), radius = (float) (height * RADIUS);

  if (self->faces == NULL)
    return;

  /* Showcases that share a slot must ask for one size: else they replace each other's faces without end. */
  rummy_card_faces_set_size (self->faces, self->slot, (int) round (self->card_width * scale),
                             (int) round (self->card_width * RUMMY_CARD_RATIO * scale));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (gtk_widget_get_width (widget) / 2.0f, radius + width * 0.1f));
  for (guint i = 0; i < self->n; i++) {
    gtk_snapshot_save (snapshot);
    gtk_snapshot_rotate (snapshot, STEP * ((float) i - (float) (self->n - 1) / 2));
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-width / 2, -radius));
    snapshot_card (self, snapshot, self->cards[i], width, height);
    gtk_snapshot_restore (snapshot);
  }
}

static void
rummy_showcase_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                        int *minimum_baseline, int *natural_baseline)
{
  RummyShowcase *self = RUMMY_SHOWCASE (widget);
  double size = orientation == GTK_ORIENTATION_HORIZONTAL ? FAN_WIDTH_OF (self->n) : FAN_HEIGHT;

  *natural = (int) ceil (self->card_width * size);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? *natural / 2 : *natural;
}

static void
rummy_showcase_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  if (prop_id == PROP_CARD_WIDTH)
    g_value_set_int (value, RUMMY_SHOWCASE (object)->card_width);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
rummy_showcase_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  if (prop_id == PROP_CARD_WIDTH)
    RUMMY_SHOWCASE (object)->card_width = g_value_get_int (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
rummy_showcase_dispose (GObject *object)
{
  g_clear_object (&RUMMY_SHOWCASE (object)->faces);

  G_OBJECT_CLASS (rummy_showcase_parent_class)->dispose (object);
}

static void
rummy_showcase_class_init (RummyShowcaseClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = rummy_showcase_get_property;
  object_class->set_property = rummy_showcase_set_property;
  object_class->dispose = rummy_showcase_dispose;
  widget_class->snapshot = rummy_showcase_snapshot;
  widget_class->measure = rummy_showcase_measure;

  props[PROP_CARD_WIDTH] = g_param_spec_int ("card-width", NULL, NULL, 1, 1000, 92,
                                             G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "showcase");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rummy_showcase_init (RummyShowcase *self)
{
}

void
rummy_showcase_show (RummyShowcase *self, RummyCardFaces *faces, RummySlot slot, const RummyCard *cards, guint n)
{
  g_return_if_fail (RUMMY_IS_SHOWCASE (self));
  g_return_if_fail (self->faces == NULL && n <= RUMMY_SHOWCASE_CARDS);

  self->faces = g_object_ref (faces);
  self->slot = slot;
  self->n = n;
  memcpy (self->cards, cards, n * sizeof *cards);
  g_signal_connect_object (faces, "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
rummy_showcase_is_drawing (RummyShowcase *self)
{
  g_return_val_if_fail (RUMMY_IS_SHOWCASE (self), FALSE);

  return self->faces != NULL && rummy_card_faces_is_drawing (self->faces);
}
