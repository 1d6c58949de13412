/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/card-row.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_DISCARD_PILE (rummy_discard_pile_get_type ())
G_DECLARE_FINAL_TYPE (RummyDiscardPile, rummy_discard_pile, RUMMY, DISCARD_PILE, RummyCardRow)

/* The discards, the newest on top, and a button for the list of them where not all can be seen well. */
GtkWidget *rummy_discard_pile_new (void);

/* Where the button is, in coordinates of the parent; of no width where there is none. */
void rummy_discard_pile_set_button (RummyDiscardPile *self, const graphene_rect_t *place);

G_END_DECLS
