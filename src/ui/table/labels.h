/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/spread.h"

G_BEGIN_DECLS

/* What is told of the cards on a table, by screen readers and tooltips, and the marks that stand for it. */
typedef struct _RummyLabels RummyLabels;

/* All of these must outlive it. */
RummyLabels *rummy_labels_new (GtkWidget *table, RummySeen *seen, RummyChoice *choice, RummyLights *lights,
                               const RummySpread *spread);

void rummy_labels_update (RummyLabels *self); /* to position and selection */

G_END_DECLS
