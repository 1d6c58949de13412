/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-hand-widget.h"

#include <glib/gi18n.h>

#include "rummy-label-size.h"

#define TEXT_HEIGHT 0.15 /* of a card's */

struct _RummyHandWidget {
  GtkWidget parent_instance;

  RummyCardFaces *faces;
  RummyFan fan;
  guint n_coming;
  gboolean is_open;
  GtkWidget *count;
};

G_DEFINE_FINAL_TYPE (RummyHandWidget, rummy_hand_widget, GTK_TYPE_WIDGET)

static void
rummy_hand_widget_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RummyHandWidget *self = RUMMY_HAND_WIDGET (widget);
  GdkTexture *texture = rummy_card_faces_get (self->faces, RUMMY_SLOT_OTHERS, RUMMY_CARD_HIDDEN);
  guint n = self->is_open ? 0 : self->fan.n - MIN (self->n_coming, self->fan.n);

  for (guint i = 0; i < n; i++) {
    graphene_rect_t rect = rummy_fan_card (&self->fan, i);

    gtk_snapshot_save (snapshot);
    gtk_snapshot_translate (snapshot, &rect.origin);
    rummy_card_faces_snapshot_shadow (self->faces, snapshot, RUMMY_SLOT_OTHERS, FALSE, &rect.size);
    gtk_snapshot_restore (snapshot);
    if (texture != NULL)
      gtk_snapshot_append_texture (snapshot, texture, &rect);
  }

  gtk_widget_snapshot_child (widget, self->count, snapshot);
}

static void
rummy_hand_widget_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RummyHandWidget *self = RUMMY_HAND_WIDGET (widget);
  GtkRequisition size;

  gtk_widget_get_preferred_size (self->count, NULL, &size);
  gtk_widget_allocate (self->count, size.width, size.height, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((width - size.width) / 2,
                                                                            height - size.height)));
}

static void
rummy_hand_widget_dispose (GObject *object)
{
  g_clear_pointer (&RUMMY_HAND_WIDGET (object)->count, gtk_widget_unparent);

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

  gtk_widget_class_set_css_name (widget_class, "hand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rummy_hand_widget_init (RummyHandWidget *self)
{
  rummy_fan_init (&self->fan, GRAPHENE_SIZE_INIT (1, 1), 1, 0);
  self->count = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->count, "count");
  gtk_widget_set_parent (self->count, GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
rummy_hand_widget_new (RummyCardFaces *faces)
{
  RummyHandWidget *self = g_object_new (RUMMY_TYPE_HAND_WIDGET, NULL);

  self->faces = g_object_ref (faces);

  return GTK_WIDGET (self);
}

void
rummy_hand_widget_set_fan (RummyHandWidget *self, const RummyFan *fan)
{
  g_return_if_fail (RUMMY_IS_HAND_WIDGET (self));

  self->fan = *fan;
  rummy_label_set_height (GTK_LABEL (self->count), fan->card.height * TEXT_HEIGHT);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
rummy_hand_widget_set_cards (RummyHandWidget *self, guint n_cards, guint n_coming, gboolean open,
                             const char *name)
{
  g_autofree char *text = NULL;

  g_return_if_fail (RUMMY_IS_HAND_WIDGET (self));

  if (name != NULL)
    /* Translators: on the hand of another player: the name and how many cards there are. */
    text = g_strdup_printf (C_("hand", "%s: %u"), name, n_cards);
  else
    text = g_strdup_printf ("%u", n_cards);

  self->n_coming = n_coming;
  self->is_open = open;
  rummy_label_set_text (GTK_LABEL (self->count), text);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
rummy_hand_widget_set_turn (RummyHandWidget *self, gboolean turn)
{
  g_return_if_fail (RUMMY_IS_HAND_WIDGET (self));

  if (turn)
    gtk_widget_add_css_class (GTK_WIDGET (self), "turn");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "turn");
}
