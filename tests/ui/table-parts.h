/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/table-private.h"
#include "ui/words/words.h"

/* What tests ask of a table. */

static inline RummySpread *
spread_of (RummyTable *table)
{
  return table->spread;
}

static inline RummySeen *
seen_of (RummyTable *table)
{
  return table->seen;
}

static inline RummyOdds *
odds_of (RummyTable *table)
{
  return table->odds;
}

static inline RummySeating *
seating_of (RummyTable *table)
{
  return table->seating;
}

static inline RummyArrangement *
arrangement_of (RummyTable *table)
{
  return table->arrangement;
}

static inline RummyTempo *
tempo_of (RummyTable *table)
{
  return table->tempo;
}

static inline RummyFocus *
focus_of (RummyTable *table)
{
  return table->focus;
}

static inline RummyPointer *
pointer_of (RummyTable *table)
{
  return table->pointer;
}

static inline const RummyTableStyle *
style_of (RummyTable *table)
{
  return &table->style;
}

static inline const RummyPace *
pace_of (RummyTable *table)
{
  return rummy_scene_get_pace (table->scene);
}

static inline const RummyTableLayout *
layout_of (RummyTable *table)
{
  return &table->layout;
}

static inline const RummyHandOrder *
order_of (RummyTable *table)
{
  return rummy_choice_order (rummy_table_get_choice (table));
}

static inline RummyCards
selected_hand_of (RummyTable *table)
{
  return rummy_choice_selected_hand (rummy_table_get_choice (table));
}

static inline gboolean
is_moving (RummyTable *table)
{
  gboolean moving;

  g_object_get (table, "moving", &moving, NULL);

  return moving;
}

static inline gboolean
is_part_lit (RummyTable *table, RummyTablePart part)
{
  return (rummy_lights_get_parts (rummy_table_get_lights (table)) & part) != 0;
}

static inline const char *
preview_on (RummyTable *table)
{
  static char *preview;

  g_free (preview);
  g_object_get (table, "preview", &preview, NULL);

  return preview;
}

/* The first widget below parent that is of the type and has the style, if one is named; or NULL. */
static inline GtkWidget *
find_below (GtkWidget *parent, GType type, const char *style)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (child), type) &&
                           (style == NULL || gtk_widget_has_css_class (child, style))
                         ? child
                         : find_below (child, type, style);

    if (found != NULL)
      return found;
  }

  return NULL;
}

static inline GtkWidget *
slot_of (RummyTable *table)
{
  return find_below (GTK_WIDGET (table), RUMMY_TYPE_SLOT_WIDGET, NULL);
}

static inline GtkWidget *
pile_button_of (RummyTable *table)
{
  return find_below (GTK_WIDGET (table), GTK_TYPE_BUTTON, "circular");
}

static inline GtkWidget *
stock_count_of (RummyTable *table)
{
  return find_below (GTK_WIDGET (table), GTK_TYPE_LABEL, "count");
}

/* The back of the top card of the stock. */
static inline GtkWidget *
stock_of (RummyTable *table)
{
  return find_below (find_below (GTK_WIDGET (table), RUMMY_TYPE_STOCK, NULL), RUMMY_TYPE_CARD_WIDGET, NULL);
}

static inline GtkWidget *
earlier_of (RummyTable *table)
{
  return find_below (GTK_WIDGET (table), GTK_TYPE_BUTTON, "strip");
}

static inline GtkWidget *
later_of (RummyTable *table)
{
  GtkWidget *later = gtk_widget_get_next_sibling (earlier_of (table));

  while (!GTK_IS_BUTTON (later))
    later = gtk_widget_get_next_sibling (later);

  return later;
}

static inline GtkGesture *
drag_gesture_of (RummyTable *table)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (table));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_GESTURE_DRAG (controller))
      return GTK_GESTURE (controller);
  }

  return NULL;
}

/* All cards that are seen, but for those on their way out. */
static inline GPtrArray *
cards_on (RummyTable *table)
{
  GPtrArray *cards = rummy_spread_list_places (spread_of (table));

  for (guint i = cards->len; i > 0; i--) {
    if (rummy_spread_card_of (g_ptr_array_index (cards, i - 1)) >= RUMMY_CARD_CODES)
      g_ptr_array_remove_index (cards, i - 1);
  }

  return cards;
}

/* NULL: the card is not seen. */
static inline GtkWidget *
card_on (RummyTable *table, RummyCard card)
{
  return rummy_spread_find_card (spread_of (table), card);
}

static inline RummySpot
spot_on (RummyTable *table, RummyCard card)
{
  return rummy_spread_find_spot (spread_of (table), card);
}

/* Where it lies once it has arrived. */
static inline graphene_rect_t
home_on (RummyTable *table, RummyCard card)
{
  RummyCardRow *row = RUMMY_CARD_ROW (gtk_widget_get_parent (card_on (table, card)));

  return rummy_card_row_get_place (row, rummy_card_row_get_index (row, card_on (table, card)));
}

static inline RummyStage *
stage_of (RummyTable *table)
{
  return RUMMY_STAGE (find_below (GTK_WIDGET (table), RUMMY_TYPE_STAGE, NULL));
}

/* Cards that are on their way out. */
static inline guint
n_ghosts_on (RummyTable *table)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (stage_of (table))); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;

  return n;
}

/* The picture of such a card, whose face was seen; or NULL. */
static inline GtkWidget *
ghost_on (RummyTable *table, RummyCard card)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (stage_of (table))); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (rummy_card_widget_get_card (RUMMY_CARD_WIDGET (child)) == card)
      return child;
  }

  return NULL;
}

/* Lets the card begin its way home there, in a quarter of an hour. */
static inline void
send_off (RummyTable *table, RummyCard card, const graphene_rect_t *from)
{
  RummyStage *stage = stage_of (table);

  rummy_stage_put (stage, RUMMY_CARD_WIDGET (card_on (table, card)), spot_on (table, card), FALSE,
                   rummy_stage_now (stage) + 1000 * G_USEC_PER_SEC);
  rummy_stage_start_at (stage, card, from);
  rummy_arrangement_lay_out (arrangement_of (table), TRUE);
}

/* Whether a label of a plate tells these points, with or without a word. */
static inline gboolean
tells_points (const char *text, int points)
{
  g_autofree char *figure = rummy_words_points (points), *start = g_strconcat (figure, " ", NULL);

  return g_str_equal (text, figure) || g_str_has_prefix (text, start);
}
