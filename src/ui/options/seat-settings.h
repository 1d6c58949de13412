/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "store/seats.h"

G_BEGIN_DECLS

/* Reads who sits where in the next new game: as in the last one with this game and number of seats, else as in any
 * last game, with at least one person. */
void rummy_seat_settings_read (GSettings *settings, const RummyRules *rules, RummySeats *seats);

/* Returns whether this game was played with this number of seats before. */
gboolean rummy_seat_settings_knows (GSettings *settings, const RummyRules *rules);

/* Makes the first seat a person if there are only computers. */
void rummy_seat_settings_seat_person (const RummyRules *rules, RummySeats *seats);

void rummy_seat_settings_write (GSettings *settings, const RummyRules *rules, const RummySeats *seats);

G_END_DECLS
