/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/record.h"
#include "store/seats.h"

G_BEGIN_DECLS

/* How far a game can be taken back.  match is where the record leads. */

/* Returns the seat to move, or RUMMY_SEAT_NONE. */
guint rummy_undo_seat (const RummyMatch *match);

gboolean rummy_undo_is_of_person (const RummySeats *seats, const RummyMove *move);

/* Returns how many moves are left at the start of this turn, or where the stock was last looked into in it. */
gsize rummy_undo_turn (const RummyMatch *match, const RummyRecord *record, const RummySeats *seats);

/* Returns how many moves are left without the last one; in practice without the last one of a person and what came
 * after it, as long as the round lasts. */
gsize rummy_undo_move (const RummyMatch *match, const RummyRecord *record, const RummySeats *seats);

G_END_DECLS
