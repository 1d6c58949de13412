/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/session.h"
#include "store/saved-games.h"
#include "ui/table/miniature.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_OPEN_DIALOG (rummy_open_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RummyOpenDialog, rummy_open_dialog, RUMMY, OPEN_DIALOG, AdwDialog)

/* Shows a saved game with a picture of its table, and asks what to do: continue it, or play the hand again, perhaps by
 * other rules. saved has at least one deal; notice is shown first, or NULL.
 *
 * Signal "chosen" (RummyGame *, gboolean): the game to play, and whether it is the saved one, continued. */
AdwDialog *rummy_open_dialog_new (const RummyGameFile *saved, RummySession *session, const char *notice);

RummyMiniature *rummy_open_dialog_get_picture (RummyOpenDialog *self);

G_END_DECLS
