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

/* The place of a seat: its plate, and the backs of a closed hand, as large as the cards of that slot.
 *
 * Signal "activated": a screen reader asks for what a click does. */
GtkWidget *rummy_seat_new (RummyCardFaces *faces, RummySlot slot);

RummySeatPlate *rummy_seat_get_plate (RummySeat *self);

/* The fan and the plate, their origins within the widget.  The last n_coming cards are still on their way; with open,
 * the faces are widgets of their own and no backs are shown. */
void rummy_seat_set_places (RummySeat *self, const RummyFan *fan, const graphene_rect_t *plate);
void rummy_seat_set_cards (RummySeat *self, guint n_coming, gboolean open);

/* Cards of it that lie open although the others do not; they are the last ones. */
void rummy_seat_set_shown (RummySeat *self, RummyCards shown);

/* Cards that its backs probably are, the likeliest first; as many of them are shown, with their chances, as can be
 * read. */
void rummy_seat_set_likely (RummySeat *self, const RummyLikely *likely, guint n);
guint rummy_seat_count_likely (RummySeat *self); /* that are shown */

G_END_DECLS
