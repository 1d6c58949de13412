/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/window/news.h"
#include "ui/window/pages.h"
#include "ui/window/window-scores.h"
#include "ui/window/screen.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW_REPLAY (rummy_window_replay_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindowReplay, rummy_window_replay, RUMMY, WINDOW_REPLAY, GObject)

/* Replays in place of the table, while the game is held: from the table, a review or the history; and playing rounds
 * again. */
RummyWindowReplay *rummy_window_replay_new (RummyScreen *screen, RummyPages *pages, RummyWindowScores *scores,
                                            RummyNews *news);

/* Leaves a replay when the game goes. */
void rummy_window_replay_leave (RummyWindowReplay *self);

G_END_DECLS
