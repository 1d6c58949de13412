/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/session.h"
#include "store/saved-games.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_START_PAGE (rummy_start_page_get_type ())
G_DECLARE_FINAL_TYPE (RummyStartPage, rummy_start_page, RUMMY, START_PAGE, AdwBin)

/* Stands in place of the table where no game goes on.  At the very first start it asks for a name, later it has the
 * game that was left and the one that was played last. */
void rummy_start_page_update (RummyStartPage *self, GSettings *settings, RummySession *session);

/* RummyShelfGames, the latest first, or NULL: the unfinished ones that can be opened again. */
void rummy_start_page_set_unfinished (RummyStartPage *self, GPtrArray *games);

G_END_DECLS
