/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "ui/table/table.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_VERB_BAR (rummy_verb_bar_get_type ())
G_DECLARE_FINAL_TYPE (RummyVerbBar, rummy_verb_bar, RUMMY, VERB_BAR, AdwBin)

/* The buttons of moves; their actions enable them. */

/* Highlights the hint, else the usual move. Do not call it while the bar is hidden: hiding its buttons one by one
 * makes GTK 4.18 lose their siblings in the accessibility cache. */
void rummy_verb_bar_update (RummyVerbBar *self, const RummyRound *round, gboolean fits);
void rummy_verb_bar_set_table (RummyVerbBar *self, RummyTable *table); /* explains disabled buttons */
guint rummy_verb_bar_get_n (RummyVerbBar *self); /* visible buttons */

G_END_DECLS
