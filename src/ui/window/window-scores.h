/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/play/score-panel.h"
#include "ui/window/screen.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW_SCORES (rummy_window_scores_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindowScores, rummy_window_scores, RUMMY, WINDOW_SCORES, GObject)

/* The scores above the table, and the sheet, which comes by itself at the end of a round.
 *
 * Signals: "ended" (): the end of the round is seen now; "toggled" (): the sheet was opened or closed. */
RummyWindowScores *rummy_window_scores_new (RummyScreen *screen, RummyTable *table, RummyScorePanel *panel);

/* Shows the sheet when the round is over and the cards lie still; TRUE: it does not come by itself, so that the result
 * is to be told now.  is_told: who plays is told the end otherwise. */
gboolean rummy_window_scores_update (RummyWindowScores *self, gboolean is_told);
gboolean rummy_window_scores_has_ended (RummyWindowScores *self); /* and that was seen */

void rummy_window_scores_show (RummyWindowScores *self);
void rummy_window_scores_close (RummyWindowScores *self);
AdwDialog *rummy_window_scores_get_sheet (RummyWindowScores *self); /* while it is open, else NULL */

G_END_DECLS
