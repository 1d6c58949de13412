/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/hand.h"

struct _RummyHand {
  RummyCardRow parent_instance;

  RummyCards selected;
  double raise;
  graphene_rect_t zone;
};

G_DEFINE_FINAL_TYPE (RummyHand, rummy_hand, RUMMY_TYPE_CARD_ROW)

static graphene_rect_t
rummy_hand_get_place (RummyCardRow *row, guint index)
{
  RummyHand *self = RUMMY_HAND (row);
  graphene_rect_t place = RUMMY_CARD_ROW_CLASS (rummy_hand_parent_class)->get_place (row, index);
  RummyCardWidget *card = rummy_card_row_get_card (row, index);

  if (card != NULL && rummy_cards_has (self->selected, rummy_card_widget_get_card (card)))
    place.origin.y -= self->raise;

  return place;
}

static graphene_rect_t
rummy_hand_get_area (RummyCardRow *row)
{
  return RUMMY_HAND (row)->zone;
}

static void
rummy_hand_class_init (RummyHandClass *klass)
{
  RUMMY_CARD_ROW_CLASS (klass)->get_place = rummy_hand_get_place;
  RUMMY_CARD_ROW_CLASS (klass)->get_area = rummy_hand_get_area;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "hand");
}

static void
rummy_hand_init (RummyHand *self)
{
}

GtkWidget *
rummy_hand_new (void)
{
  return g_object_new (RUMMY_TYPE_HAND, NULL);
}

void
rummy_hand_set_zone (RummyHand *self, double raise, const graphene_rect_t *zone)
{
  g_return_if_fail (RUMMY_IS_HAND (self));

  self->raise = raise;
  self->zone = *zone;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
rummy_hand_set_selected (RummyHand *self, RummyCards selected)
{
  g_return_if_fail (RUMMY_IS_HAND (self));

  if (rummy_cards_equal (self->selected, selected))
    return;

  self->selected = selected;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
