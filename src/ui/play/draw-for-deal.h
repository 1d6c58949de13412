/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"
#include "ui/cards/deck.h"
#include "ui/options/pace.h"

G_BEGIN_DECLS

/* Shows who draws which card, who deals and who cuts.  The game is held until it is closed. */
AdwDialog *rummy_draw_for_deal_new (RummyGame *game, guint own, const RummyDeck *deck, const RummyPace *pace);

G_END_DECLS
