/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RUMMY_TYPE_SCORE_GRID (rummy_score_grid_get_type ())
G_DECLARE_FINAL_TYPE (RummyScoreGrid, rummy_score_grid, RUMMY, SCORE_GRID, GtkGrid)

/* Figures under and beside headers.  It is one stop of Tab; arrow keys go from figure to figure, of which a screen
 * reader hears both headers. */

/* Adds a label without text: a header in column or row 0, else a figure. */
GtkLabel *rummy_score_grid_add (RummyScoreGrid *self, int column, int row);

/* Names all figures by their headers; to be called once all have their text. */
void rummy_score_grid_name (RummyScoreGrid *self);

G_END_DECLS
