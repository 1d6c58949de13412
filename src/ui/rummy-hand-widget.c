/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-hand-widget.h"

struct _RummyHandWidget {
  GtkWidget parent_instance;

  RummyCardFaces *faces;
  RummySlot slot;
  RummyFan fan;
  guint n_coming;
  gboolean is_open;
  RummyCard shown[RUMMY_CARDS_MAX];
  guint n_shown;
  GtkWidget *plate;
  graphene_rect_t plate_place;
};

G_DEFINE_FINAL_TYPE (RummyHandWidget, rummy_hand_widget, GTK_TYPE_WIDGET)

enum { SIGNAL_ACTIVATED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_ACTIVATED], 0);
}

static void
rummy_hand_widget_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RummyHandWidget *self = RUMMY_HAND_WIDGET (widget);
  GdkTexture *texture = rummy_card_faces_get (self->faces, self->slot, RUMMY_CARD_HIDDEN);
  guint n = self->is_open ? 0 : self->fan.n - MIN (self->n_coming, self->fan.n);

  for (guint i = 0; i < n; i++) {
    graphene_rect_t rect = rummy_fan_card (&self->fan, i);

    if (i + self->n_shown >= self->fan.n)
      texture =
        rummy_card_faces_get (self->faces, RUMMY_SLOT_OTHERS, self->shown[i + self->n_shown - self->fan.n]);

    gtk_snapshot_save (snapshot);
    gtk_snapshot_translate (snapshot, &rect.origin);
    rummy_card_faces_snapshot_shadow (self->faces, snapshot, self->slot, FALSE, &rect.size);
    gtk_snapshot_restore (snapshot);
    if (texture != NULL)
      gtk_snapshot_append_texture (snapshot, texture, &rect);
  }

  gtk_widget_snapshot_child (widget, self->plate, snapshot);
}

static void
rummy_hand_widget_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RummyHandWidget *self = RUMMY_HAND_WIDGET (widget);
  GtkWidget *popover = gtk_widget_get_last_child (widget);

  gtk_widget_set_child_visible (self->plate, self->plate_place.size.width > 0);
  if (self->plate_place.size.width > 0)
    gtk_widget_allocate (self->plate, (int) self->plate_place.size.width, (int) self->plate_place.size.height, -1,
                         gsk_transform_translate (NULL, &self->plate_place.origin));
  if (GTK_IS_POPOVER (popover))
    gtk_popover_present (GTK_POPOVER (popover));
}

static void
rummy_hand_widget_dispose (GObject *object)
{
  GtkWidget *child;

  /* A popover may be on the plate. */
  while ((child = gtk_widget_get_last_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (rummy_hand_widget_parent_class)->dispose (object);
}

static void
rummy_hand_widget_finalize (GObject *object)
{
  g_clear_object (&RUMMY_HAND_WIDGET (object)->faces);

  G_OBJECT_CLASS (rummy_hand_widget_parent_class)->finalize (object);
}

static void
rummy_hand_widget_class_init (RummyHandWidgetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rummy_hand_widget_dispose;
  object_class->finalize = rummy_hand_widget_finalize;

  widget_class->snapshot = rummy_hand_widget_snapshot;
  widget_class->size_allocate = rummy_hand_widget_size_allocate;

  signals[SIGNAL_ACTIVATED] =
    g_signal_new ("activated", RUMMY_TYPE_HAND_WIDGET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "seat.activate", NULL, activate_cb);
  gtk_widget_class_set_css_name (widget_class, "hand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
rummy_hand_widget_init (RummyHandWidget *self)
{
  rummy_fan_init (&self->fan, GRAPHENE_SIZE_INIT (1, 1), 1, 0);
  self->plate = rummy_seat_plate_new ();
  gtk_widget_set_parent (self->plate, GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
rummy_hand_widget_new (RummyCardFaces *faces, RummySlot slot)
{
  RummyHandWidget *self = g_object_new (RUMMY_TYPE_HAND_WIDGET, NULL);

  self->faces = g_object_ref (faces);
  self->slot = slot;

  return GTK_WIDGET (self);
}

RummySeatPlate *
rummy_hand_widget_get_plate (RummyHandWidget *self)
{
  g_return_val_if_fail (RUMMY_IS_HAND_WIDGET (self), NULL);

  return RUMMY_SEAT_PLATE (self->plate);
}

void
rummy_hand_widget_set_places (RummyHandWidget *self, const RummyFan *fan, const graphene_rect_t *plate)
{
  g_return_if_fail (RUMMY_IS_HAND_WIDGET (self));

  self->fan = *fan;
  self->plate_place = *plate;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
rummy_hand_widget_set_cards (RummyHandWidget *self, guint n_coming, gboolean open)
{
  g_return_if_fail (RUMMY_IS_HAND_WIDGET (self));

  self->n_coming = n_coming;
  self->is_open = open;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
rummy_hand_widget_set_shown (RummyHandWidget *self, RummyCards shown)
{
  g_return_if_fail (RUMMY_IS_HAND_WIDGET (self));

  self->n_shown = 0;
  RUMMY_CARDS_EACH (card, shown)
    self->shown[self->n_shown++] = card;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
