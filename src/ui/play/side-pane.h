/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/analyzer.h"
#include "ui/play/scores-page.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_SIDE_PANE (rummy_side_pane_get_type ())
G_DECLARE_FINAL_TYPE (RummySidePane, rummy_side_pane, RUMMY, SIDE_PANE, AdwBin)

/* Scores, moves, rules and analysis of a game, beside the table or below it.  A page that is not seen does nothing.
 *
 * Properties: "page" (string, see below; setting it never asks for advice), "fits" (boolean: the selected cards are a
 * meld).
 *
 * Signals:
 * - "asked" (): advice was asked for in this position;
 * - "light" (pointer RummyHint *, string): a move is pointed at, to be lit on the table; NULL, NULL: none any more;
 * - "choose" (pointer RummyCards *): a move was activated, and these cards may be selected for it; "light" follows. */
GtkWidget *rummy_side_pane_new (void);

/* Once.  settings: the look of the cards, which is followed; analyzer: shared with hints. */
void rummy_side_pane_set_up (RummySidePane *self, GSettings *settings, RummyAnalyzer *analyzer);

/* make: for the chart below the scores, which there is none of otherwise. */
void rummy_side_pane_set_chart_maker (RummySidePane *self, RummyChartMaker make);

/* person: whose hand may be seen, or RUMMY_SEAT_NONE. */
void rummy_side_pane_set_game (RummySidePane *self, RummyGame *game, guint person);

/* Shows "scores", "moves", "rules" or "analysis", the last one with advice if there is any now. */
void rummy_side_pane_show (RummySidePane *self, const char *page);

G_END_DECLS
