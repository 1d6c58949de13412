/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/odds.h"
#include "ui/table/spread.h"

G_BEGIN_DECLS

/* Fills in and lays out the seats of a table. */
typedef struct _RummySeating RummySeating;

/* Borrows all of these. */
RummySeating *rummy_seating_new (RummySeen *seen, RummyOdds *odds, const RummySpread *spread,
                                 const RummyTableLayout *layout);

void rummy_seating_measure (RummySeating *self, RummyTableSpec *spec); /* fills in what the layout needs */
double rummy_seating_get_line_height (RummySeating *self); /* of plates; follows the size of text */
void rummy_seating_update (RummySeating *self);                         /* after a change, or when cards have arrived */
void rummy_seating_lay (RummySeating *self);
void rummy_seating_allocate (RummySeating *self);

/* Shows these points of seats instead, until NULL; those of side loser become fewer. */
void rummy_seating_count (RummySeating *self, const int *points, guint loser);

/* Draws the highlight around seats in parts. */
void rummy_seating_snapshot_lights (RummySeating *self, GtkSnapshot *snapshot, RummyTablePart parts,
                                    const RummyTableStyle *style);

char *rummy_seating_get_words (RummySeating *self, guint seat); /* including its melds */
void rummy_seating_announce (RummySeating *self, guint seat);   /* the same, to screen readers */
GtkWidget *rummy_seating_get_widget (RummySeating *self, guint seat);
const RummyTableLayout *rummy_seating_get_layout (RummySeating *self);
const RummyFan *rummy_seating_get_fan (RummySeating *self, guint other); /* the own seat comes last */

G_END_DECLS
