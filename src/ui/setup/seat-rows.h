/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "engine/rules.h"
#include "store/seats.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_SEAT_ROWS (rummy_seat_rows_get_type ())
G_DECLARE_FINAL_TYPE (RummySeatRows, rummy_seat_rows, RUMMY, SEAT_ROWS, AdwPreferencesGroup)

/* Who shall sit around the table: a row for each seat with its name and whether a person or which level of the computer
 * plays there; in games of partners also who is the partner of the first person. */

/* Shows the seats of a game with these rules. */
void rummy_seat_rows_set (RummySeatRows *self, const RummyRules *rules, const RummySeats *seats);

void rummy_seat_rows_get (RummySeatRows *self, RummySeats *seats);

/* Whether anything was changed in them since they were set. */
gboolean rummy_seat_rows_is_edited (RummySeatRows *self);

G_END_DECLS
