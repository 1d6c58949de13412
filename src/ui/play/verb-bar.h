/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "ui/table/table.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_VERB_BAR (rummy_verb_bar_get_type ())
G_DECLARE_FINAL_TYPE (RummyVerbBar, rummy_verb_bar, RUMMY, VERB_BAR, AdwBin)

/* The buttons of what can be done at the moment; their actions say which of them can be pressed. */

/* What was advised stands out, else what is done most often.
 *
 * To be left as they are while they are hidden as a whole: who hides them one by one then makes GTK 4.18 forget what
 * stands beside them in the accessibility cache. */
void rummy_verb_bar_update (RummyVerbBar *self, const RummyRound *round, gboolean fits);
void rummy_verb_bar_set_table (RummyVerbBar *self, RummyTable *table); /* which says why a button cannot be pressed */
guint rummy_verb_bar_get_n (RummyVerbBar *self); /* buttons that are there */

G_END_DECLS
