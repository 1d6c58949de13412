/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/hand-order.h"
#include "ui/table/seen.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_CHOICE (rummy_choice_get_type ())
G_DECLARE_FINAL_TYPE (RummyChoice, rummy_choice, RUMMY, CHOICE, GObject)

/* The selected cards and the order of the own hand.
 *
 * Properties: "n-selected", "sort-order", "aces-low", "descending", "new-at-right", "own-orders".
 *
 * Signal "sorted": the order of the hand changed. */
RummyChoice *rummy_choice_new (RummySeen *seen); /* borrowed */

RummyCards rummy_choice_selected (RummyChoice *self); /* of hand and pile */
RummyCards rummy_choice_selected_hand (RummyChoice *self);
RummyCards rummy_choice_selected_pile (RummyChoice *self);

void rummy_choice_toggle (RummyChoice *self, RummyCard card, gboolean in_pile);
gboolean rummy_choice_unselect (RummyChoice *self, RummyCard card); /* FALSE if it was not selected */
gboolean rummy_choice_clear (RummyChoice *self);                    /* FALSE if nothing was selected */

/* Marks a discard that has to be confirmed: its card is selected, and nothing else. */
void rummy_choice_ask_discard (RummyChoice *self, RummyCard card);
RummyCard rummy_choice_asked (RummyChoice *self); /* or RUMMY_CARD_NONE */
void rummy_choice_unask (RummyChoice *self);

/* The order of the own hand, of the cards that can be seen. */
const RummyHandOrder *rummy_choice_order (RummyChoice *self);

/* As rummy_hand_order_move (). */
void rummy_choice_move (RummyChoice *self, RummyCards cards, guint index);

/* Sorts hands by the time each card arrived, indexed by card code; borrows the array. */
void rummy_choice_set_arrivals (RummyChoice *self, const guint16 *arrivals);

/* Follows the position: places new cards and deselects those that are gone. */
void rummy_choice_update (RummyChoice *self);

/* Brackets a change of game or seat. The order of each hand of a game is kept. */
void rummy_choice_leave (RummyChoice *self, gboolean for_other_game);
void rummy_choice_enter (RummyChoice *self);

/* Forgets all orders, for a new deal. */
void rummy_choice_forget (RummyChoice *self);

G_END_DECLS
