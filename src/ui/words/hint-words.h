/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/analysis.h"
#include "game/game.h"

G_BEGIN_DECLS

/* Words for hints and analyses, addressed to the player. */

/* What a hint highlights. */
typedef struct {
  RummyCards cards, taken; /* in the hand, and in the pile */
  guint64 melds;           /* bit mask of melds to lay off on */
  gboolean stock, pile, slot; /* a card comes from there, goes there, or makes a new meld */
  RummyCards first;           /* cards of hand or pile to meld or lay off first, */
  guint first_on;             /* on this meld, or RUMMY_MELD_NONE */
  guint32 verbs;              /* bit mask of RummyVerb whose buttons do it */
} RummyHint;

/* Returns what to do, a sentence for each move: of the first action, or of the whole turn.  @light (may be NULL) is
 * set to what to highlight for it. */
char *rummy_hint_words_act (const RummyView *view, const RummyLine *line, gboolean whole_turn,
                            RummyHint *light);

/* Returns what the choice is worth, a sentence per line. */
char *rummy_hint_words_figures (RummyGame *game, const RummyAnalysis *analysis, const RummyOption *option);

/* Returns what a move that a choice begins with gains or risks, a sentence for those who watch; or NULL. */
char *rummy_hint_words_why (RummyGame *game, const RummyAnalysis *analysis, const RummyOption *option);

/* Returns a note that the choices shown are not all there are, or NULL. */
char *rummy_hint_words_left_out (const RummyAnalysis *analysis, guint n_shown);

/* Returns the best possible melds; @light (may be NULL) is set to what to highlight. */
char *rummy_hint_words_melds (const RummyView *view, const RummyPlan *plan, RummyHint *light);

/* Explains why the first melds of a seat cannot be begun like this: how many points they need, and how many it has. */
char *rummy_hint_words_first (const RummyRound *round, guint seat);

G_END_DECLS
