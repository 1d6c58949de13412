/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/analysis.h"
#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_ANALYZER (rummy_analyzer_get_type ())
G_DECLARE_FINAL_TYPE (RummyAnalyzer, rummy_analyzer, RUMMY, ANALYZER, GObject)

/* Thinks about what a person may do, in a thread of its own.  It works on a copy of what that seat may know; the game
 * and the bots never notice.
 *
 * Property "thinking" (boolean, notified).
 * Signal "changed" (): there is more advice than before, or none any more. */

RummyAnalyzer *rummy_analyzer_new (void);

/* Thinks about the position, where that seat is to move, until all is known or it changes. */
void rummy_analyzer_ask (RummyAnalyzer *self, RummyGame *game, guint seat);

/* Forgets the position; whoever thinks stops. */
void rummy_analyzer_forget (RummyAnalyzer *self);

/* As far as it has been thought, or NULL; valid until the next signal. */
const RummyAnalysis *rummy_analyzer_get_analysis (RummyAnalyzer *self);

G_END_DECLS
