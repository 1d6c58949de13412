/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WATCH_DIALOG (rummy_watch_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RummyWatchDialog, rummy_watch_dialog, RUMMY, WATCH_DIALOG, AdwAlertDialog)

/* Asks for a game of computers; at first the next game, with its computers, the strongest of them in a person's place.
 * The response "watch" accepts it. */
AdwDialog *rummy_watch_dialog_new (GSettings *settings);

/* Returns the chosen game, not dealt yet. */
RummyGame *rummy_watch_dialog_make_game (RummyWatchDialog *self, guint64 seed);

G_END_DECLS
