/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/match.h"
#include "store/seats.h"

G_BEGIN_DECLS

/* Returns the computer to ask: one that can meld out of turn where the rules let it, in the order of play from
 * the seat to move on, before the one to move; RUMMY_SEAT_NONE where a person is awaited or nobody moves. */
guint rummy_game_bots_next (const RummyMatch *match, const RummySeats *seats);

/* Puts the first legal move of a seat into move; FALSE where it has none. */
gboolean rummy_game_bots_any_move (const RummyMatch *match, guint seat, RummyMove *move);

G_END_DECLS
