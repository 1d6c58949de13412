/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/card-row.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_DISCARD_PILE (rummy_discard_pile_get_type ())
G_DECLARE_FINAL_TYPE (RummyDiscardPile, rummy_discard_pile, RUMMY, DISCARD_PILE, RummyCardRow)

/* The discards, newest on top, with a button that lists them where they overlap too much. */
GtkWidget *rummy_discard_pile_new (void);

/* Sets the place of the button, in coordinates of the parent; hidden if its width is 0. */
void rummy_discard_pile_set_button (RummyDiscardPile *self, const graphene_rect_t *place);

G_END_DECLS
