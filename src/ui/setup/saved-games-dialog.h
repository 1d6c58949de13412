/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/session.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_SAVED_GAMES_DIALOG (rummy_saved_games_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RummySavedGamesDialog, rummy_saved_games_dialog, RUMMY, SAVED_GAMES_DIALOG, AdwDialog)

/* Unfinished games, newest first. Each can be opened, by the action "win.open-file", or deleted, with undo until the
 * toast or the dialog closes. */
AdwDialog *rummy_saved_games_dialog_new (RummySession *session);

G_END_DECLS
