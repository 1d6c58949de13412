/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/window/window-pane.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW_TITLE (rummy_window_title_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindowTitle, rummy_window_title, RUMMY, WINDOW_TITLE, GObject)

/* Keeps title and subtitle up to date: the game, and its scores unless the pane shows them. */
RummyWindowTitle *rummy_window_title_new (RummyScreen *screen, RummyWindowPane *pane, GtkLabel *subtitle);

G_END_DECLS
