/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "store/seats.h"

G_BEGIN_DECLS

/* Who sits around the table in the next new game: as it was when that game was last played by so many, else as it was
 * in any game, with a person at least. */
void rummy_seat_settings_read (GSettings *settings, const RummyRules *rules, RummySeats *seats);

/* Whether that game was played by so many before. */
gboolean rummy_seat_settings_knows (GSettings *settings, const RummyRules *rules);

/* Gives the first seat to a person where only computers would play. */
void rummy_seat_settings_seat_person (const RummyRules *rules, RummySeats *seats);

void rummy_seat_settings_write (GSettings *settings, const RummyRules *rules, const RummySeats *seats);

G_END_DECLS
