/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "engine/rules.h"
#include "store/seats.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_SEAT_ROWS (rummy_seat_rows_get_type ())
G_DECLARE_FINAL_TYPE (RummySeatRows, rummy_seat_rows, RUMMY, SEAT_ROWS, AdwPreferencesGroup)

/* A row for each seat: its name, and a person or a level of the computer; with partners, also the first person's
 * partner; and what else can be chosen of computers. */

/* Shows the seats for these rules. */
void rummy_seat_rows_set (RummySeatRows *self, const RummyRules *rules, const RummySeats *seats);

void rummy_seat_rows_get (RummySeatRows *self, RummySeats *seats);

/* Returns whether the person changed anything since. */
gboolean rummy_seat_rows_is_edited (RummySeatRows *self);

G_END_DECLS
