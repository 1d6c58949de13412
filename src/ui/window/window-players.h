/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/window/window-game.h"
#include "ui/window/window-replay.h"
#include "ui/window/screen.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW_PLAYERS (rummy_window_players_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindowPlayers, rummy_window_players, RUMMY, WINDOW_PLAYERS, GObject)

/* Switches profiles: settings have changed already, this brings the game. */
RummyWindowPlayers *rummy_window_players_new (RummyScreen *screen, RummyTable *table, RummyWindowReplay *replay,
                                              RummyWindowGame *game, RummyNews *news);

/* As the functions of RummyWindow. */
void rummy_window_players_ask (RummyWindowPlayers *self);
void rummy_window_players_tell_unread (RummyWindowPlayers *self, const GError *error, gboolean begins);

G_END_DECLS
