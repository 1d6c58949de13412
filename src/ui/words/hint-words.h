/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/analysis.h"
#include "game/game.h"

G_BEGIN_DECLS

/* The choices of a moment as they are told to the person who has them. */

/* What is shown to be done. */
typedef struct {
  RummyCards cards, taken; /* of the hand, and of the pile */
  guint64 melds;           /* that cards go on, one bit each */
  gboolean stock, pile, slot; /* a card comes from there, goes there, or is a new meld */
  RummyCards first;           /* to be melded or laid off first, of the hand or the pile, */
  guint first_on;             /* on that meld, or RUMMY_MELD_NONE */
  guint32 verbs;              /* whose buttons do it, one bit for each RummyVerb */
} RummyHint;

/* What to do, a sentence for each move: of the first act only, or of all of the turn.  light, which may be NULL, is
 * what it is done with on the table. */
char *rummy_hint_words_act (const RummyView *view, const RummyLine *line, gboolean whole_turn,
                            RummyHint *light);

/* What that is worth, a sentence in each line. */
char *rummy_hint_words_figures (RummyGame *game, const RummyAnalysis *analysis, const RummyOption *option);

/* That not all that can be done is among so many of the choices that are shown, or NULL. */
char *rummy_hint_words_left_out (const RummyAnalysis *analysis, guint n_shown);

/* The best that can be melded, and the same for the table. */
char *rummy_hint_words_melds (const RummyView *view, const RummyPlan *plan, RummyHint *light);

/* Why the first melds of a seat that is to play cannot be begun so: how many points they need, and how many it has. */
char *rummy_hint_words_first (const RummyRound *round, guint seat);

G_END_DECLS
