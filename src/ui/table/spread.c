/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/spread.h"

#include <glib/gi18n.h>

struct _RummySpread {
  GtkWidget *others[RUMMY_OTHERS_MAX], *own;
  RummyHand *hands[RUMMY_OTHERS_MAX], *hand;
  RummyDiscardPile *pile;
  RummyStock *stock;
  RummyMeldField *melds;
  GtkLabel *limit;
  RummyStage *stage;
};

static GtkWidget *
new_seat (GtkWidget *table, const RummyTableStyle *style, RummySlot slot)
{
  GtkWidget *seat = rummy_seat_new (style->faces, slot);

  gtk_widget_set_has_tooltip (seat, TRUE);
  gtk_widget_set_parent (seat, table);

  return seat;
}

static gpointer
new_row (GtkWidget *table, GtkWidget *row, const RummyTableStyle *style, RummySlot slot)
{
  rummy_card_row_set_style (RUMMY_CARD_ROW (row), style, slot);
  gtk_widget_set_parent (row, table);

  return row;
}

static GtkLabel *
new_limit (GtkWidget *table)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "wrap", TRUE,
                                   "justify", GTK_JUSTIFY_CENTER,
                                   "can-target", FALSE,
                                   "css-classes", (const char *const[]) { "limit", NULL },
                                   "visible", FALSE,
                                   NULL);

  gtk_widget_set_parent (label, table);

  return GTK_LABEL (label);
}

static void
name_zone (gpointer zone, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (zone), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

RummySpread *
rummy_spread_new (GtkWidget *table, const RummyTableStyle *style)
{
  RummySpread *self = g_new0 (RummySpread, 1);

  for (guint i = 0; i < RUMMY_OTHERS_MAX; i++)
    self->others[i] = new_seat (table, style, RUMMY_SLOT_OTHERS);
  self->own = new_seat (table, style, RUMMY_SLOT_HAND);
  for (guint i = 0; i < RUMMY_OTHERS_MAX; i++)
    self->hands[i] = new_row (table, rummy_hand_new (), style, RUMMY_SLOT_OTHERS);

  self->stock = RUMMY_STOCK (rummy_stock_new ());
  rummy_stock_set_style (self->stock, style);
  gtk_widget_set_parent (GTK_WIDGET (self->stock), table);
  self->pile = new_row (table, rummy_discard_pile_new (), style, RUMMY_SLOT_TABLE);
  self->melds = RUMMY_MELD_FIELD (rummy_meld_field_new ());
  rummy_meld_field_set_style (self->melds, style);
  gtk_widget_set_parent (GTK_WIDGET (self->melds), table);
  self->limit = new_limit (table);
  self->hand = new_row (table, rummy_hand_new (), style, RUMMY_SLOT_HAND);
  name_zone (self->stock, _("Stock"));
  name_zone (self->pile, _("Discard pile"));
  name_zone (self->melds, _("Melds"));
  name_zone (self->hand, _("Your Hand"));

  self->stage = RUMMY_STAGE (rummy_stage_new (style->faces));
  gtk_widget_set_parent (GTK_WIDGET (self->stage), table);

  return self;
}

RummyHand *
rummy_spread_get_hand (const RummySpread *self)
{
  return self->hand;
}

RummyDiscardPile *
rummy_spread_get_pile (const RummySpread *self)
{
  return self->pile;
}

RummyStock *
rummy_spread_get_stock (const RummySpread *self)
{
  return self->stock;
}

RummyMeldField *
rummy_spread_get_melds (const RummySpread *self)
{
  return self->melds;
}

GtkLabel *
rummy_spread_get_limit (const RummySpread *self)
{
  return self->limit;
}

RummyStage *
rummy_spread_get_stage (const RummySpread *self)
{
  return self->stage;
}

GtkWidget *
rummy_spread_get_own (const RummySpread *self)
{
  return self->own;
}

GtkWidget *
rummy_spread_get_other (const RummySpread *self, guint other)
{
  return self->others[other];
}

RummyHand *
rummy_spread_get_open_hand (const RummySpread *self, guint other)
{
  return self->hands[other];
}

static void
add_row (GPtrArray *places, RummyCardRow *row)
{
  for (guint i = 0; i < rummy_card_row_get_n (row); i++)
    g_ptr_array_add (places, rummy_card_row_get_card (row, i));
}

GPtrArray *
rummy_spread_list_places (const RummySpread *self)
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
rummy_spread_get_spot (const RummySpread *self, GtkWidget *place)
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
rummy_spread_card_of (GtkWidget *place)
{
  return RUMMY_IS_CARD_WIDGET (place) ? rummy_card_widget_get_card (RUMMY_CARD_WIDGET (place)) : RUMMY_CARD_NONE;
}

GtkWidget *
rummy_spread_find_card (const RummySpread *self, RummyCard card)
{
  g_autoptr (GPtrArray) places = rummy_spread_list_places (self);

  for (guint i = 0; i < places->len; i++) {
    if (rummy_spread_card_of (g_ptr_array_index (places, i)) == card)
      return g_ptr_array_index (places, i);
  }

  return NULL;
}

RummySpot
rummy_spread_find_spot (const RummySpread *self, RummyCard card)
{
  GtkWidget *widget = card < RUMMY_CARD_CODES ? rummy_spread_find_card (self, card) : NULL;

  return widget != NULL ? rummy_spread_get_spot (self, widget) : (RummySpot) { RUMMY_ZONE_NONE, 0, 0 };
}

void
rummy_spread_show_lights (const RummySpread *self, RummyLights *lights)
{
  RummyTablePart parts = rummy_lights_get_parts (lights);
  g_autoptr (GPtrArray) places = rummy_spread_list_places (self);

  for (guint i = 0; i < places->len; i++) {
    GtkWidget *place = g_ptr_array_index (places, i);
    RummyCard card = rummy_spread_card_of (place);

    if (card < RUMMY_CARD_CODES)
      rummy_card_widget_set_mark (RUMMY_CARD_WIDGET (place),
                                  rummy_lights_get_mark (lights, card, rummy_spread_get_spot (self, place).zone));
  }

  rummy_stock_set_lit (self->stock, (parts & RUMMY_PART_STOCK) != 0);
  rummy_card_row_set_lit (RUMMY_CARD_ROW (self->pile), (parts & RUMMY_PART_PILE) != 0);
  rummy_card_row_set_lit (RUMMY_CARD_ROW (self->hand), (parts & RUMMY_PART_HAND) != 0);
  rummy_meld_field_set_lit (self->melds, rummy_lights_get_melds (lights), (parts & RUMMY_PART_SLOT) != 0);
}

void
rummy_spread_cut_covered (const RummySpread *self, GtkWidget *card, graphene_rect_t *rect)
{
  for (GtkWidget *next = gtk_widget_get_next_sibling (card); next != NULL; next = gtk_widget_get_next_sibling (next)) {
    RummyCard other = rummy_spread_card_of (next);
    graphene_rect_t cover;

    if (other >= RUMMY_CARD_CODES || rummy_stage_is_flying (self->stage, other))
      continue;
    cover = rummy_stage_get_rect (self->stage, other);
    if (!graphene_rect_intersection (rect, &cover, NULL))
      continue;

    if (cover.origin.y > rect->origin.y + cover.size.height * RUMMY_ROW_STEP / 2)
      rect->size.height = cover.origin.y - rect->origin.y;
    else if (cover.origin.x > rect->origin.x)
      rect->size.width = cover.origin.x - rect->origin.x;
  }
}

/* In stacking order: open hands are below their plates. */
void
rummy_spread_snapshot (const RummySpread *self, GtkSnapshot *snapshot)
{
  GtkWidget *table = gtk_widget_get_parent (self->own);

  for (guint i = 0; i < RUMMY_OTHERS_MAX; i++)
    gtk_widget_snapshot_child (table, GTK_WIDGET (self->hands[i]), snapshot);
  for (GtkWidget *child = gtk_widget_get_first_child (table); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (!RUMMY_IS_HAND (child) || child == GTK_WIDGET (self->hand))
      gtk_widget_snapshot_child (table, child, snapshot);
  }
}
