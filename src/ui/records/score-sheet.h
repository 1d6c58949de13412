/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_SCORE_SHEET (rummy_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (RummyScoreSheet, rummy_score_sheet, RUMMY, SCORE_SHEET, AdwDialog)

/* The scores of a game as they stand now, in the eyes of a seat: the round that ended last, why it ended, and all
 * rounds.  Its buttons activate "win.next-round" and "win.another-game". */
AdwDialog *rummy_score_sheet_new (RummyGame *game, guint seat);

/* Where the game is practice: what the button says when it is over, and its action, both for ever.  is_end: no other
 * round comes, whether the game is over or not. */
void rummy_score_sheet_lead_on (RummyScoreSheet *self, const char *way_on, const char *action, gboolean is_end);

/* A further sentence below why the round ended. */
void rummy_score_sheet_add_words (RummyScoreSheet *self, const char *words);

/* The sentence at the top. */
const char *rummy_score_sheet_get_headline (RummyScoreSheet *self);

G_END_DECLS
