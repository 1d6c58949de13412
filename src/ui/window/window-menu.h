/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/window/turn-bar.h"
#include "ui/window/screen.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW_MENU (rummy_window_menu_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindowMenu, rummy_window_menu, RUMMY, WINDOW_MENU, GObject)

/* The menus of the window, the table, and the pace of computers. */
RummyWindowMenu *rummy_window_menu_new (RummyScreen *screen, RummyTable *table, GtkMenuButton *button,
                                        RummyTurnBar *bar);

/* Returns a menu or section, by its name in menus.blp. */
GMenu *rummy_window_menu_get (RummyWindowMenu *self, const char *name);

G_END_DECLS
