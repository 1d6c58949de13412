/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/analysis.h"
#include "game/game.h"
#include "ui/cards/card-faces.h"
#include "ui/words/hint-words.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_OPTION_ROW (rummy_option_row_get_type ())
G_DECLARE_FINAL_TYPE (RummyOptionRow, rummy_option_row, RUMMY, OPTION_ROW, GtkListBoxRow)

/* A possible turn as pictures of its cards, with what it is worth as a bar and one number.
 *
 * Property "chosen" (boolean): figures are told in words, too.
 * Signal "pointed" (boolean): the pointer or the focus is on it, or no longer. */
GtkWidget *rummy_option_row_new (RummyCardFaces *faces);

/* worth: 0 for the worst shown, 1 for the best. */
void rummy_option_row_set_option (RummyOptionRow *self, RummyGame *game, const RummyAnalysis *analysis,
                                  const RummyOption *option, double worth);

/* Shows melds of a hand instead, without a number. */
void rummy_option_row_set_group (RummyOptionRow *self, const RummyView *view, const RummyGroup *group);

/* What to light on the table, and its words; both belong to the row. */
const RummyHint *rummy_option_row_get_light (RummyOptionRow *self);
const char *rummy_option_row_get_words (RummyOptionRow *self);

G_END_DECLS
