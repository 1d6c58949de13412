/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/window/window-pane.h"
#include "ui/window/window-speech.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW_SCORES (rummy_window_scores_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindowScores, rummy_window_scores, RUMMY, WINDOW_SCORES, GObject)

/* The score sheet, which opens at the end of a round.
 *
 * Signals: "ended": the end of the round is visible now; "toggled": the sheet opened or closed. */
RummyWindowScores *rummy_window_scores_new (RummyScreen *screen, RummyTable *table, RummyWindowPane *pane,
                                            RummyWindowSpeech *speech);

/* Opens the sheet when the round is over, cards lie still, and the last turn has been told. TRUE if it does not open,
 * so that the result has to be told. is_told: the person hears of the end otherwise. */
gboolean rummy_window_scores_update (RummyWindowScores *self, gboolean is_told);
gboolean rummy_window_scores_has_ended (RummyWindowScores *self); /* the round, visibly */
gboolean rummy_window_scores_waits (RummyWindowScores *self);     /* for the last turn to be told */

void rummy_window_scores_show (RummyWindowScores *self);
void rummy_window_scores_close (RummyWindowScores *self);
AdwDialog *rummy_window_scores_get_sheet (RummyWindowScores *self); /* NULL if closed */

G_END_DECLS
