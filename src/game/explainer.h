/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/analysis.h"
#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_EXPLAINER (rummy_explainer_get_type ())
G_DECLARE_FINAL_TYPE (RummyExplainer, rummy_explainer, RUMMY, EXPLAINER, GObject)

/* What the last move of a game gains or risks, from what its seat could see, without playing deals to their end; found
 * in a thread.
 *
 * Signal: "explained" (RummyAnalysis *, RummyOption *): the move is the first one of that choice, or the choice is NULL
 * where a move decides nothing. */
RummyExplainer *rummy_explainer_new (void);

/* Asks about the last move, and no longer about an earlier one. */
void rummy_explainer_ask (RummyExplainer *self, RummyGame *game);
void rummy_explainer_forget (RummyExplainer *self);

/* Whether something that was asked for is still to come. */
gboolean rummy_explainer_is_thinking (RummyExplainer *self);

G_END_DECLS
