/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/discard-pile.h"
#include "ui/table/hand.h"
#include "ui/table/lights.h"
#include "ui/table/meld-field.h"
#include "ui/table/seat.h"
#include "ui/table/spot.h"
#include "ui/table/stage.h"
#include "ui/table/stock.h"

G_BEGIN_DECLS

/* The widgets that lie on one table, and which of them is at which spot. */
typedef struct _RummySpread RummySpread;

/* Makes them children of the table, which must remove them again; the style must outlive them. */
RummySpread *rummy_spread_new (GtkWidget *table, const RummyTableStyle *style);

RummyHand *rummy_spread_get_hand (const RummySpread *self); /* the own one */
RummyDiscardPile *rummy_spread_get_pile (const RummySpread *self);
RummyStock *rummy_spread_get_stock (const RummySpread *self);
RummyMeldField *rummy_spread_get_melds (const RummySpread *self);
RummyStage *rummy_spread_get_stage (const RummySpread *self);

/* The plate and the backs of the own seat and of the others, and the cards of those whose hands are open. */
GtkWidget *rummy_spread_get_own (const RummySpread *self);
GtkWidget *rummy_spread_get_other (const RummySpread *self, guint other);
RummyHand *rummy_spread_get_open_hand (const RummySpread *self, guint other);

/* What can have the focus, in the order in which it is read: seats, cards, the slot of a new meld. */
GPtrArray *rummy_spread_list_places (const RummySpread *self);

RummySpot rummy_spread_get_spot (const RummySpread *self, GtkWidget *place); /* RUMMY_ZONE_NONE: it is none of them */
GtkWidget *rummy_spread_find_card (const RummySpread *self, RummyCard card); /* or NULL */
RummySpot rummy_spread_find_spot (const RummySpread *self, RummyCard card);
RummyCard rummy_spread_card_of (GtkWidget *place); /* RUMMY_CARD_NONE: it is no card */

/* Shows on the widgets what is lit. */
void rummy_spread_show_lights (const RummySpread *self, RummyLights *lights);

void rummy_spread_snapshot (const RummySpread *self, GtkSnapshot *snapshot); /* all of them */

/* Cuts off rect, where a card is seen, what the next cards of its row and the next row cover. */
void rummy_spread_cut_covered (const RummySpread *self, GtkWidget *card, graphene_rect_t *rect);

G_END_DECLS
