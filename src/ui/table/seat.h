/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/cards/card-faces.h"
#include "ui/cards/fan.h"
#include "ui/table/odds.h"
#include "ui/table/seat-plate.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_SEAT (rummy_seat_get_type ())
G_DECLARE_FINAL_TYPE (RummySeat, rummy_seat, RUMMY, SEAT, GtkWidget)

/* A seat: its plate, and the backs of a closed hand in the size of slot.
 *
 * Signal "activated": assistive technology activates it. */
GtkWidget *rummy_seat_new (RummyCardFaces *faces, RummySlot slot);

RummySeatPlate *rummy_seat_get_plate (RummySeat *self);

/* Sets fan and plate, in coordinates of the widget. The last n_coming cards have not arrived; with open, the cards
 * are widgets elsewhere. */
void rummy_seat_set_places (RummySeat *self, const RummyFan *fan, const graphene_rect_t *plate);
void rummy_seat_set_cards (RummySeat *self, guint n_coming, gboolean open);

/* Sets cards that lie open in a closed hand; they are drawn last. */
void rummy_seat_set_shown (RummySeat *self, RummyCards shown);

/* Sets the likely cards, likeliest first; as many are drawn, with their chances, as can be read. */
void rummy_seat_set_likely (RummySeat *self, const RummyLikely *likely, guint n);
guint rummy_seat_count_likely (RummySeat *self); /* as many as are drawn */

G_END_DECLS
