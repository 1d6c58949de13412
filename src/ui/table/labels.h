/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/spread.h"

G_BEGIN_DECLS

/* Names and describes the cards of a table for screen readers and tooltips, and marks them accordingly. */
typedef struct _RummyLabels RummyLabels;

/* Borrows all of these. */
RummyLabels *rummy_labels_new (GtkWidget *table, RummySeen *seen, RummyChoice *choice, RummyLights *lights,
                               const RummySpread *spread);

void rummy_labels_update (RummyLabels *self); /* after a change of position or selection */

G_END_DECLS
