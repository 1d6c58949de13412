/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/cards/card-widget.h"
#include "ui/cards/fan.h"
#include "ui/table/table-style.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_CARD_ROW (rummy_card_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (RummyCardRow, rummy_card_row, RUMMY, CARD_ROW, GtkWidget)

/* Cards that lie together as a fan: a hand, the discard pile, a meld. Each card is a child.
 *
 * Signal "card-added" (RummyCardWidget): to be connected. */
struct _RummyCardRowClass {
  GtkWidgetClass parent_class;

  graphene_rect_t (*get_place) (RummyCardRow *self, guint index); /* of a card, as rummy_card_row_get_place() */
  graphene_rect_t (*get_area) (RummyCardRow *self);               /* that is lit; the fan */
};

/* The style must outlive it. */
void rummy_card_row_set_style (RummyCardRow *self, const RummyTableStyle *style, RummySlot slot);

/* From the first to the last, which is on top. A card that was there keeps its widget. */
void rummy_card_row_set_cards (RummyCardRow *self, const RummyCard *cards, guint n);

guint rummy_card_row_get_n (RummyCardRow *self);
RummyCardWidget *rummy_card_row_get_card (RummyCardRow *self, guint index); /* NULL: there are not so many */
guint rummy_card_row_get_index (RummyCardRow *self, GtkWidget *card);       /* G_MAXUINT: it is none of them */

/* Where they lie, in coordinates of the parent, which allocates it at the bounds of the fan. */
void rummy_card_row_set_fan (RummyCardRow *self, const RummyFan *fan);
const RummyFan *rummy_card_row_get_fan (RummyCardRow *self);
graphene_rect_t rummy_card_row_get_place (RummyCardRow *self, guint index); /* of a card; likewise */

void rummy_card_row_set_lit (RummyCardRow *self, gboolean lit);

/* Whether the place is outlined, as it is where cards are missing. */
void rummy_card_row_set_outlined (RummyCardRow *self, gboolean outlined);

G_END_DECLS
