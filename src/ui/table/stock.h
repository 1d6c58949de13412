/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/cards/card-widget.h"
#include "ui/table/table-style.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_STOCK (rummy_stock_get_type ())
G_DECLARE_FINAL_TYPE (RummyStock, rummy_stock, RUMMY, STOCK, GtkWidget)

/* The stock: the back of its top card, and their number.
 *
 * Signal "card-added" (RummyCardWidget): a new top card, for its owner to connect. */
GtkWidget *rummy_stock_new (void);

void rummy_stock_set_style (RummyStock *self, const RummyTableStyle *style); /* borrowed */
void rummy_stock_set_n (RummyStock *self, guint n);
void rummy_stock_set_size (RummyStock *self, graphene_size_t card);
void rummy_stock_set_lit (RummyStock *self, gboolean lit);
RummyCardWidget *rummy_stock_get_card (RummyStock *self); /* the top card, or NULL */

/* Returns "Stock, 12 cards"; free with g_free (). */
char *rummy_stock_get_words (RummyStock *self);

G_END_DECLS
