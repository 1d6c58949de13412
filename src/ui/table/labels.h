/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/seating.h"

G_BEGIN_DECLS

/* Names and describes the cards of a table for screen readers and tooltips, and marks them accordingly. */
typedef struct _RummyLabels RummyLabels;

/* Borrows all of these. */
RummyLabels *rummy_labels_new (GtkWidget *table, RummySeen *seen, RummyChoice *choice, RummyLights *lights,
                               const RummySpread *spread);

void rummy_labels_update (RummyLabels *self); /* after a change of position or selection */

/* Announce to screen readers: the own hand in its order; the upcard, the stock, and all seats with their melds. */
void rummy_labels_read_hand (RummyLabels *self);
void rummy_labels_read_table (RummyLabels *self, RummySeating *seating);

G_END_DECLS
