/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"
#include "ui/table/miniature.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_CONTINUE_CARD (rummy_continue_card_get_type ())
G_DECLARE_FINAL_TYPE (RummyContinueCard, rummy_continue_card, RUMMY, CONTINUE_CARD, GtkBox)

/* The current game on Home: its picture, whose turn it is, the scores; or the next one.  Focusing it focuses the way to
 * play. */

/* Shows a game.  Returns its picture, to be dressed. */
RummyMiniature *rummy_continue_card_show (RummyContinueCard *self, RummyGame *game, gboolean is_practice);

/* Offers a game that is not dealt yet. */
void rummy_continue_card_offer (RummyContinueCard *self, RummyGame *next);

/* Releases the picture. */
void rummy_continue_card_leave (RummyContinueCard *self);

G_END_DECLS
