/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "rummy-seats.h"

G_BEGIN_DECLS

/* Who sits around the table in the next new game: as it was chosen last, at seat 0 always a person. */
void rummy_seat_settings_read (GSettings *settings, RummySeats *seats);

/* Remembers the first n_seats; what was remembered of others stays. */
void rummy_seat_settings_write (GSettings *settings, const RummySeats *seats, guint n_seats);

G_END_DECLS
