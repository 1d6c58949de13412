/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/window/window-scores.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW_FEATS (rummy_window_feats_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindowFeats, rummy_window_feats, RUMMY, WINDOW_FEATS, GObject)

/* Tells on the score sheet, in one line, what the game that has just ended is in the history of its player: a new
 * record, else a row of wins, else of days with Today's Deal. */
RummyWindowFeats *rummy_window_feats_new (RummyScreen *screen, RummyWindowScores *scores);

G_END_DECLS
