/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/session.h"
#include "store/saved-games.h"
#include "ui/table/miniature.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_HOME (rummy_home_get_type ())
G_DECLARE_FINAL_TYPE (RummyHome, rummy_home, RUMMY, HOME, AdwBin)

/* The page from which everything starts: the current game, today's deal, the games, and those that were left.  At the
 * first start it asks for a name.  Focusing it focuses the way to play on.
 * Emits day-changed when a new day begins, and then has to be updated. */

/* Shows the games of the session as they are now.  Returns the picture of the current one, to be dressed, or NULL. */
RummyMiniature *rummy_home_update (RummyHome *self, GSettings *settings, RummySession *session);

/* Releases the picture. */
void rummy_home_leave (RummyHome *self);

/* Sets the unfinished games, RummyGameFile, newest first, or NULL. */
void rummy_home_set_unfinished (RummyHome *self, GPtrArray *games);

G_END_DECLS
