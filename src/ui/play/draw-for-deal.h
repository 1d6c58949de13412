/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"
#include "ui/cards/deck.h"
#include "ui/options/pace.h"

G_BEGIN_DECLS

/* A dialog with the draw for deal, dealer and cut. Holds the game until it is closed. */
AdwDialog *rummy_draw_for_deal_new (RummyGame *game, guint own, const RummyDeck *deck, const RummyPace *pace);

G_END_DECLS
