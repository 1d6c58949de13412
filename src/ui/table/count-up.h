/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/seating.h"
#include "ui/table/reckoning.h"

G_BEGIN_DECLS

/* Counts a round on the plates, about two seconds: the cards of each step rise, and beside the plate stands what they
 * are and how much. */

double rummy_count_up_get_length (const RummyReckoning *reckoning);            /* in milliseconds */
double rummy_count_up_get_start (const RummyReckoning *reckoning, guint step); /* likewise */

/* Plays it from that time of the stage's clock on; copies the reckoning, and borrows the rest. */
void rummy_count_up_play (const RummyReckoning *reckoning, RummySeen *seen, const RummySpread *spread,
                          RummySeating *seating, gint64 start);

G_END_DECLS
