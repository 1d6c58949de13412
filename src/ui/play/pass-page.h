/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_PASS_PAGE (rummy_pass_page_get_type ())
G_DECLARE_FINAL_TYPE (RummyPassPage, rummy_pass_page, RUMMY, PASS_PAGE, AdwBin)

/* Stands in place of the table between two people: asks to pass the screen, and tells whoever gets it what the others
 * did since.  The page itself takes the focus, so that a key that was meant for the table reveals nothing.
 *
 * Signal "accepted" (): that person is there now. */
void rummy_pass_page_set_seat (RummyPassPage *self, RummyGame *game, guint seat);

G_END_DECLS
