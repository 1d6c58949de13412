/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Which part of the table a widget is. */

#include "ui/table/table-private.h"

static void
add_row (GPtrArray *places, RummyCardRow *row)
{
  for (guint i = 0; i < rummy_card_row_get_n (row); i++)
    g_ptr_array_add (places, rummy_card_row_get_card (row, i));
}

GPtrArray *
rummy_table_list_places (RummyTable *self)
{
  GPtrArray *places = g_ptr_array_new ();

  g_ptr_array_add (places, self->own);
  for (guint i = 0; i < RUMMY_OTHERS_MAX; i++)
    g_ptr_array_add (places, self->others[i]);
  for (guint i = 0; i < RUMMY_OTHERS_MAX; i++)
    add_row (places, RUMMY_CARD_ROW (self->hands[i]));
  if (rummy_stock_get_card (self->stock) != NULL)
    g_ptr_array_add (places, rummy_stock_get_card (self->stock));
  add_row (places, RUMMY_CARD_ROW (self->pile));
  for (guint i = 0; i < rummy_meld_field_get_n (self->melds); i++)
    add_row (places, rummy_meld_field_get_meld (self->melds, i));
  g_ptr_array_add (places, rummy_meld_field_get_slot (self->melds));
  add_row (places, RUMMY_CARD_ROW (self->hand));

  return places;
}

RummySpot
rummy_table_spot_of (RummyTable *self, GtkWidget *place)
{
  GtkWidget *parent = gtk_widget_get_parent (place);
  guint meld = rummy_meld_field_get_index (self->melds, parent);

  if (meld != G_MAXUINT)
    return (RummySpot) { RUMMY_ZONE_MELD, meld, rummy_card_row_get_index (RUMMY_CARD_ROW (parent), place) };
  if (parent == GTK_WIDGET (self->hand))
    return (RummySpot) { RUMMY_ZONE_HAND, 0, rummy_card_row_get_index (RUMMY_CARD_ROW (parent), place) };
  if (parent == GTK_WIDGET (self->pile) && RUMMY_IS_CARD_WIDGET (place))
    return (RummySpot) { RUMMY_ZONE_PILE, 0, rummy_card_row_get_index (RUMMY_CARD_ROW (parent), place) };
  if (parent == GTK_WIDGET (self->stock) && RUMMY_IS_CARD_WIDGET (place))
    return (RummySpot) { RUMMY_ZONE_STOCK, 0, 0 };
  if (place == GTK_WIDGET (rummy_meld_field_get_slot (self->melds)))
    return (RummySpot) { RUMMY_ZONE_SLOT, 0, 0 };
  if (place == self->own)
    return (RummySpot) { RUMMY_ZONE_SEAT, 0, 0 };
  for (guint i = 0; i < RUMMY_OTHERS_MAX; i++) {
    if (place == self->others[i])
      return (RummySpot) { RUMMY_ZONE_OTHERS, i, 0 };
    if (parent == GTK_WIDGET (self->hands[i]))
      return (RummySpot) { RUMMY_ZONE_OTHERS, i, rummy_card_row_get_index (RUMMY_CARD_ROW (parent), place) };
  }

  return (RummySpot) { RUMMY_ZONE_NONE, 0, 0 };
}

RummyCard
rummy_table_card_of (GtkWidget *place)
{
  return RUMMY_IS_CARD_WIDGET (place) ? rummy_card_widget_get_card (RUMMY_CARD_WIDGET (place)) : RUMMY_CARD_NONE;
}

GtkWidget *
rummy_table_find_card (RummyTable *self, RummyCard card)
{
  g_autoptr (GPtrArray) places = rummy_table_list_places (self);

  for (guint i = 0; i < places->len; i++) {
    if (rummy_table_card_of (g_ptr_array_index (places, i)) == card)
      return g_ptr_array_index (places, i);
  }

  return NULL;
}

RummySpot
rummy_table_spot_of_card (RummyTable *self, RummyCard card)
{
  GtkWidget *widget = card < RUMMY_CARD_CODES ? rummy_table_find_card (self, card) : NULL;

  return widget != NULL ? rummy_table_spot_of (self, widget) : (RummySpot) { RUMMY_ZONE_NONE, 0, 0 };
}
