/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/session.h"
#include "store/saved-games.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_START_PAGE (rummy_start_page_get_type ())
G_DECLARE_FINAL_TYPE (RummyStartPage, rummy_start_page, RUMMY, START_PAGE, AdwBin)

/* Shown instead of the table without a game. At the first start it asks for a name; later it offers the game that
 * was left and the last one played. */
void rummy_start_page_update (RummyStartPage *self, GSettings *settings, RummySession *session);

/* Sets the unfinished games, RummyGameFile, newest first, or NULL. */
void rummy_start_page_set_unfinished (RummyStartPage *self, GPtrArray *games);

G_END_DECLS
