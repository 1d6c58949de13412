/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/play/status.h"
#include "ui/table/table.h"
#include "ui/window/news.h"
#include "ui/window/screen.h"
#include "ui/window/window-files.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW_GAME (rummy_window_game_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindowGame, rummy_window_game, RUMMY, WINDOW_GAME, GObject)

/* Commands that start, end, change and undo games, and who plays next. */
RummyWindowGame *rummy_window_game_new (RummyScreen *screen, RummyTable *table, RummyStatus *status, RummyNews *news,
                                        RummyWindowFiles *files);

/* Starts a game by the settings, or one of a deal code. */
void rummy_window_game_begin (RummyWindowGame *self, guint64 seed);
void rummy_window_game_begin_numbered (RummyWindowGame *self, const RummyRules *rules, const RummySeats *seats,
                                       guint64 seed, guint number);

/* Goes to the table; with the draw for the deal, if nobody has played yet, it decided, and the settings want it. */
void rummy_window_game_go_on (RummyWindowGame *self);

G_END_DECLS
