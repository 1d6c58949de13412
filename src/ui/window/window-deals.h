/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/window/news.h"
#include "ui/window/screen.h"
#include "ui/window/window-files.h"
#include "ui/window/window-game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW_DEALS (rummy_window_deals_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindowDeals, rummy_window_deals, RUMMY, WINDOW_DEALS, GObject)

/* Commands for certain deals: today's, those of codes, and those laid out by hand.  A deal goes on where it was left,
 * and counts once for each player; later it is practice. */
RummyWindowDeals *rummy_window_deals_new (RummyScreen *screen, RummyWindowGame *game, RummyWindowFiles *files,
                                          RummyNews *news);

/* Begins the deals of a code at once, by the rules of the game that New Game deals.  It becomes practice when the
 * history knows it. */
void rummy_window_deals_play (RummyWindowDeals *self, guint64 seed, guint number);

G_END_DECLS
