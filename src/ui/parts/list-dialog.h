/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"

G_BEGIN_DECLS

/* Fills a dialog with a scrolling list and returns the list. */
GtkListBox *rummy_list_dialog_fill (AdwDialog *dialog, const char *title);

/* Calls @changed with the dialog whenever the game changes, as long as the dialog exists. */
void rummy_list_dialog_follow (AdwDialog *dialog, RummyGame *game, GCallback changed);

G_END_DECLS
