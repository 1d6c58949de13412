/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-places.h"

#include "ui/table/table-private.h"

static void
add (GArray *places, graphene_rect_t place)
{
  if (place.size.width > 0 && place.size.height > 0)
    g_array_append_val (places, place);
}

static void
add_fan (GArray *places, const RummyFan *fan)
{
  if (fan->n > 0)
    add (places, rummy_fan_bounds (fan));
}

static void
add_others (RummyTable *self, GArray *places)
{
  guint n = rummy_seen_round (self->seen)->rules->players - 1u;

  for (guint other = 0; other < n; other++) {
    graphene_rect_t backs = rummy_fan_bounds (&self->layout.others[other]), place;

    graphene_rect_union (&backs, &self->layout.plates[other], &place);
    add (places, place);
  }
}

static void
add_cards (RummyTable *self, RummyCards cards, GArray *places)
{
  RUMMY_CARDS_EACH (card, cards) {
    GtkWidget *widget = rummy_spread_find_card (self->spread, card);
    graphene_rect_t place;

    if (widget == NULL || !gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &place))
      continue;

    rummy_spread_cut_covered (self->spread, widget, &place);
    add (places, place);
  }
}

void
rummy_table_add_places (RummyTable *self, RummyTablePart parts, RummyCards cards, guint64 melds, GArray *places)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  if (!rummy_seen_is_dealt (self->seen))
    return;

  if (parts & RUMMY_PART_STOCK)
    add (places, self->layout.stock);
  if (parts & RUMMY_PART_PILE)
    add_fan (places, &self->layout.pile);
  if (parts & RUMMY_PART_HAND)
    add_fan (places, &self->layout.hand);
  if (parts & RUMMY_PART_OTHERS)
    add_others (self, places);
  if (parts & RUMMY_PART_OWN)
    add (places, self->layout.own_plate);
  if (parts & RUMMY_PART_SLOT)
    add (places, self->layout.slot);
  for (guint meld = 0; meld < rummy_seen_round (self->seen)->n_melds; meld++) {
    if (melds >> meld & 1 && rummy_table_layout_shows (&self->layout, meld))
      add_fan (places, &self->layout.melds[meld]);
  }
  add_cards (self, cards, places);
}
