/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/match.h"
#include "store/seats.h"

G_BEGIN_DECLS

/* Returns the computer seat to ask for a move.  In order of play, a seat that may meld out of turn comes
 * before the seat to move.  RUMMY_SEAT_NONE if a person has to move, or nobody does. */
guint rummy_game_bots_next (const RummyMatch *match, const RummySeats *seats);

/* Sets @move to the first legal move of a seat; returns FALSE if it has none. */
gboolean rummy_game_bots_any_move (const RummyMatch *match, guint seat, RummyMove *move);

G_END_DECLS
