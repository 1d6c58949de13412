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

/* What is in a file, with a picture of its table, and what shall become of it: it goes on where it was, or the hand is
 * played once more, perhaps with other rules.  saved has at least one deal; notice is told first, where it is
 * not NULL.
 *
 * Signal "chosen" (RummyGame *, gboolean): the game to play, and whether it is the one of the file, which goes on. */
AdwDialog *rummy_open_dialog_new (const RummyGameFile *saved, RummySession *session, const char *notice);

RummyMiniature *rummy_open_dialog_get_picture (RummyOpenDialog *self);

G_END_DECLS
