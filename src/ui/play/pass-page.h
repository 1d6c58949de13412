/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_PASS_PAGE (rummy_pass_page_get_type ())
G_DECLARE_FINAL_TYPE (RummyPassPage, rummy_pass_page, RUMMY, PASS_PAGE, AdwBin)

/* Replaces the table between two people at one screen: asks to pass the screen, and says what others did since. It
 * takes the focus, so that no key meant for the table reveals anything.
 *
 * Signal "accepted": the person is there. */
void rummy_pass_page_set_seat (RummyPassPage *self, RummyGame *game, guint seat);

G_END_DECLS
