/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"
#include "store/save.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_PAST_GAME_PAGE (rummy_past_game_page_get_type ())
G_DECLARE_FINAL_TYPE (RummyPastGamePage, rummy_past_game_page, RUMMY, PAST_GAME_PAGE, AdwNavigationPage)

/* A game that was played: its players, rounds and chart.
 *
 * Signal "replay" (RummyGame *game, uint round): replay a round, from 1.
 * Signal "delete". */
AdwNavigationPage *rummy_past_game_page_new (gint64 id, const RummySavedGame *saved);

gint64 rummy_past_game_page_get_id (RummyPastGamePage *self);

G_END_DECLS
