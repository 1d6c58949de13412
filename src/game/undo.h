/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/record.h"
#include "store/seats.h"

G_BEGIN_DECLS

/* How far a game can be undone.  @match must be the state after @record. */

/* Returns the seat to move, or RUMMY_SEAT_NONE. */
guint rummy_undo_seat (const RummyMatch *match);

gboolean rummy_undo_is_of_person (const RummySeats *seats, const RummyMove *move);

/* Returns the number of moves to keep when undoing this turn, up to the last draw from the stock. */
gsize rummy_undo_turn (const RummyMatch *match, const RummyRecord *record, const RummySeats *seats);

/* Returns the number of moves to keep when undoing one move; in practice, the last move of a person in this round
 * and everything after it. */
gsize rummy_undo_move (const RummyMatch *match, const RummyRecord *record, const RummySeats *seats);

/* Returns whether undo would have something to take back if the game were practice. */
gboolean rummy_undo_can_as_practice (const RummyMatch *match, const RummyRecord *record, const RummySeats *seats);

G_END_DECLS
