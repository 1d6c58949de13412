/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/analyzer.h"
#include "ui/cards/card-faces.h"
#include "ui/play/pane-page.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_ANALYSIS_PAGE (rummy_analysis_page_get_type ())
G_DECLARE_FINAL_TYPE (RummyAnalysisPage, rummy_analysis_page, RUMMY, ANALYSIS_PAGE, RummyPanePage)

/* Advice for the player at the screen: the best moves, the melds of the hand, and the odds of hidden cards.  Nothing is
 * computed before it is asked for, and each position has to be asked for anew.
 *
 * Properties: "fits" (boolean: the selected cards are a meld), "can-ask", "advising", "over" (boolean, read-only).
 *
 * Signals:
 * - "asked" (): advice for this position was asked for;
 * - "light" (pointer RummyHint *, string): a move is pointed at; NULL, NULL: none any more;
 * - "choose" (pointer RummyCards *): a move was activated; these cards of it come first. */

/* Both shared with others. */
void rummy_analysis_page_set_up (RummyAnalysisPage *self, RummyCardFaces *faces, RummyAnalyzer *analyzer);

/* Asks for advice; if there is none in this position, the page says why. */
void rummy_analysis_page_ask (RummyAnalysisPage *self);

G_END_DECLS
