/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_SCORE_SHEET (rummy_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (RummyScoreSheet, rummy_score_sheet, RUMMY, SCORE_SHEET, AdwDialog)

/* How a round ended, as a seat sees it, or within a round what was brought so far; all else is in the side pane.
 * Buttons activate "win.next-round", "win.another-game", "win.replay", "win.review" and "win.scores". */
AdwDialog *rummy_score_sheet_new (RummyGame *game, guint seat);

/* Sets label and action of the button after practice, both static. is_end: there are no more rounds, or
 * nobody waits for the end of this one. */
void rummy_score_sheet_lead_on (RummyScoreSheet *self, const char *way_on, const char *action, gboolean is_end);

/* Adds a sentence below why the round ended. */
void rummy_score_sheet_add_words (RummyScoreSheet *self, const char *words);

/* Returns the headline. */
const char *rummy_score_sheet_get_headline (RummyScoreSheet *self);

G_END_DECLS
