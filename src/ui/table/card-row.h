/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/cards/card-widget.h"
#include "ui/cards/fan.h"
#include "ui/table/table-style.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_CARD_ROW (rummy_card_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (RummyCardRow, rummy_card_row, RUMMY, CARD_ROW, GtkWidget)

/* Cards laid out as a fan: a hand, the discard pile, or a meld. Each card is a child.
 *
 * Signal "card-added" (RummyCardWidget): a new card widget, for its owner to connect. */
struct _RummyCardRowClass {
  GtkWidgetClass parent_class;

  graphene_rect_t (*get_place) (RummyCardRow *self, guint index); /* of a card, as rummy_card_row_get_place() */
  graphene_rect_t (*get_area) (RummyCardRow *self);               /* the area that is lit; by default the fan */
};

/* Borrows style. */
void rummy_card_row_set_style (RummyCardRow *self, const RummyTableStyle *style, RummySlot slot);

/* Sets the cards, bottom first. A card that stays keeps its widget. */
void rummy_card_row_set_cards (RummyCardRow *self, const RummyCard *cards, guint n);

guint rummy_card_row_get_n (RummyCardRow *self);
RummyCardWidget *rummy_card_row_get_card (RummyCardRow *self, guint index); /* NULL past the end */
guint rummy_card_row_get_index (RummyCardRow *self, GtkWidget *card);       /* G_MAXUINT if it is not in the row */

/* Sets the fan, in coordinates of the parent, which must allocate the row at its bounds. */
void rummy_card_row_set_fan (RummyCardRow *self, const RummyFan *fan);
const RummyFan *rummy_card_row_get_fan (RummyCardRow *self);
graphene_rect_t rummy_card_row_get_place (RummyCardRow *self, guint index); /* of one card, in the same coordinates */

void rummy_card_row_set_lit (RummyCardRow *self, gboolean lit);

/* Outlines the place, as where cards are missing. */
void rummy_card_row_set_outlined (RummyCardRow *self, gboolean outlined);

G_END_DECLS
