/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/hand-order.h"
#include "ui/table/seen.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_CHOICE (rummy_choice_get_type ())
G_DECLARE_FINAL_TYPE (RummyChoice, rummy_choice, RUMMY, CHOICE, GObject)

/* What a person has chosen at the table: the selected cards, and the order of the own hand.
 *
 * Properties, as RummyTable has them: "n-selected", "sort-order", "aces-low", "descending", "new-at-right",
 * "own-orders".
 *
 * Signal "sorted": the hand is in another order. */
RummyChoice *rummy_choice_new (RummySeen *seen); /* which must outlive it */

RummyCards rummy_choice_selected (RummyChoice *self); /* of hand and pile */
RummyCards rummy_choice_selected_hand (RummyChoice *self);
RummyCards rummy_choice_selected_pile (RummyChoice *self);

void rummy_choice_toggle (RummyChoice *self, RummyCard card, gboolean in_pile);
gboolean rummy_choice_unselect (RummyChoice *self, RummyCard card); /* FALSE if it was not selected */
gboolean rummy_choice_clear (RummyChoice *self);                    /* FALSE if nothing was selected */

/* A discard that waits to be asked for once more: then its card, and nothing else, is selected. */
void rummy_choice_ask_discard (RummyChoice *self, RummyCard card);
RummyCard rummy_choice_asked (RummyChoice *self); /* or RUMMY_CARD_NONE */
void rummy_choice_unask (RummyChoice *self);

/* The order of the own hand as it can be seen. */
const RummyHandOrder *rummy_choice_order (RummyChoice *self);

/* Moves cards of the hand as rummy_hand_order_move() does. */
void rummy_choice_move (RummyChoice *self, RummyCards cards, guint index);

/* Hands are in the order of their arrival, by the codes of the cards; the array is borrowed. */
void rummy_choice_set_arrivals (RummyChoice *self, const guint16 *arrivals);

/* Follows the position: new cards get their places, and cards that are gone are not selected any more. */
void rummy_choice_update (RummyChoice *self);

/* Brackets a change of the place it is seen from; the order of each hand of a game is kept. */
void rummy_choice_leave (RummyChoice *self, gboolean for_other_game);
void rummy_choice_enter (RummyChoice *self);

/* New hands are dealt. */
void rummy_choice_forget (RummyChoice *self);

G_END_DECLS
