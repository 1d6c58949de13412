/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/focus.h"
#include "ui/table/labels.h"
#include "ui/table/verbs.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_KEYS (rummy_keys_get_type ())
G_DECLARE_FINAL_TYPE (RummyKeys, rummy_keys, RUMMY, KEYS, GObject)

/* Handles keys and assistive technology on a table, except for moving the focus. Borrows all of these. */
RummyKeys *rummy_keys_new (GtkWidget *table, RummySeen *seen, RummyChoice *choice, RummyLights *lights,
                           RummyTempo *tempo, RummyVerbs *verbs, const RummySpread *spread, RummySeating *seating,
                           RummyLabels *labels, RummyFocus *focus, const RummyTableStyle *style);

void rummy_keys_set_classic (RummyKeys *self, gboolean classic); /* F1 to F12 choose cards */

G_END_DECLS
