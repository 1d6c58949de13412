/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/odds.h"
#include "ui/table/spread.h"

G_BEGIN_DECLS

/* Tells the seats of a table who sits there, and lays them out. */
typedef struct _RummySeating RummySeating;

/* All of these must outlive it. */
RummySeating *rummy_seating_new (RummySeen *seen, RummyOdds *odds, const RummySpread *spread,
                                 const RummyTableLayout *layout);

void rummy_seating_measure (RummySeating *self, RummyTableSpec *spec); /* what the layout has to know of them */
void rummy_seating_update (RummySeating *self);                         /* to the position, as far as cards have come */
void rummy_seating_lay (RummySeating *self);
void rummy_seating_allocate (RummySeating *self);

/* Around the seats that somebody points at. */
void rummy_seating_snapshot_lights (RummySeating *self, GtkSnapshot *snapshot, RummyTablePart parts,
                                    const RummyTableStyle *style);

char *rummy_seating_get_words (RummySeating *self, guint seat); /* with its melds */
void rummy_seating_announce (RummySeating *self, guint seat);   /* the same, aloud */
GtkWidget *rummy_seating_get_widget (RummySeating *self, guint seat);
const RummyTableLayout *rummy_seating_get_layout (RummySeating *self);
const RummyFan *rummy_seating_get_fan (RummySeating *self, guint other); /* of its cards; the own seat comes last */

G_END_DECLS
