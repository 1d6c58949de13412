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

/* The widgets on a table, and the spot of each. */
typedef struct _RummySpread RummySpread;

/* Makes children of the table, which has to remove them; borrows style. */
RummySpread *rummy_spread_new (GtkWidget *table, const RummyTableStyle *style);

RummyHand *rummy_spread_get_hand (const RummySpread *self); /* the own hand */
RummyDiscardPile *rummy_spread_get_pile (const RummySpread *self);
RummyStock *rummy_spread_get_stock (const RummySpread *self);
RummyMeldField *rummy_spread_get_melds (const RummySpread *self);
GtkLabel *rummy_spread_get_limit (const RummySpread *self); /* the knock limit */
RummyStage *rummy_spread_get_stage (const RummySpread *self);

/* Plate and backs of the own and the other seats, and the cards of open hands. */
GtkWidget *rummy_spread_get_own (const RummySpread *self);
GtkWidget *rummy_spread_get_other (const RummySpread *self, guint other);
RummyHand *rummy_spread_get_open_hand (const RummySpread *self, guint other);

/* Lists focusable widgets in reading order: seats, cards, the slot. */
GPtrArray *rummy_spread_list_places (const RummySpread *self);

RummySpot rummy_spread_get_spot (const RummySpread *self, GtkWidget *place); /* RUMMY_ZONE_NONE if none of them */
GtkWidget *rummy_spread_find_card (const RummySpread *self, RummyCard card); /* may be NULL */
RummySpot rummy_spread_find_spot (const RummySpread *self, RummyCard card);
RummyCard rummy_spread_card_of (GtkWidget *place); /* RUMMY_CARD_NONE if not a card */

/* Highlights the widgets. */
void rummy_spread_show_lights (const RummySpread *self, RummyLights *lights);

void rummy_spread_snapshot (const RummySpread *self, GtkSnapshot *snapshot); /* draws all of them */

/* Reduces rect, the place of a card, to what other cards leave visible. */
void rummy_spread_cut_covered (const RummySpread *self, GtkWidget *card, graphene_rect_t *rect);

G_END_DECLS
