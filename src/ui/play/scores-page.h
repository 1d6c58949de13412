/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/play/pane-page.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_SCORES_PAGE (rummy_scores_page_get_type ())
G_DECLARE_FINAL_TYPE (RummyScoresPage, rummy_scores_page, RUMMY, SCORES_PAGE, RummyPanePage)

/* The scores of a game: what each side has on the table and in the hand, and what each round brought. */

/* Returns a chart of at least two rounds; results: RummyRoundResult, person: "you" or RUMMY_SEAT_NONE. */
typedef GtkWidget *(*RummyChartMaker) (RummyGame *game, GArray *results, guint person);

/* Charts belong to a higher room. */
void rummy_scores_page_set_chart_maker (RummyScoresPage *self, RummyChartMaker make);

G_END_DECLS
