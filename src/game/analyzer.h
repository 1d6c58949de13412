/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/analysis.h"
#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_ANALYZER (rummy_analyzer_get_type ())
G_DECLARE_FINAL_TYPE (RummyAnalyzer, rummy_analyzer, RUMMY, ANALYZER, GObject)

/* Analyzes a player's options in a thread.  It works on a copy of what the seat may know, so neither the game nor the
 * bots are affected.
 * Property "thinking" (boolean, notified).
 * Signal "changed" (): the analysis has grown or was discarded. */

RummyAnalyzer *rummy_analyzer_new (void);

/* Analyzes the position, with @seat to move, until everything is known or the position changes. */
void rummy_analyzer_ask (RummyAnalyzer *self, RummyGame *game, guint seat);

/* Discards the analysis and stops the thread. */
void rummy_analyzer_forget (RummyAnalyzer *self);

/* Returns the analysis so far, or NULL; valid until the next signal. */
const RummyAnalysis *rummy_analyzer_get_analysis (RummyAnalyzer *self);

G_END_DECLS
