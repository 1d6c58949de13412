/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "ui/table/table.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_VERB_BAR (rummy_verb_bar_get_type ())
G_DECLARE_FINAL_TYPE (RummyVerbBar, rummy_verb_bar, RUMMY, VERB_BAR, AdwBin)

/* The buttons of moves, each in its place as long as a game is played, and of one width; their actions enable them. */

/* Follows the position for that seat. suggests: highlight the hint, else the usual move. */
void rummy_verb_bar_update (RummyVerbBar *self, const RummyRound *round, guint seat, gboolean fits, gboolean suggests);
void rummy_verb_bar_set_table (RummyVerbBar *self, RummyTable *table); /* explains disabled buttons */

/* What stands in a place. */
RummyVerb rummy_verb_bar_get_verb (RummyVerbBar *self, guint place);
GtkWidget *rummy_verb_bar_get_button (RummyVerbBar *self, guint place);

G_END_DECLS
