/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "rummy-deck.h"
#include "rummy-game.h"

G_BEGIN_DECLS

/* Whether the cards decided who deals the round that has just been dealt. */
gboolean rummy_draws_for_deal (const RummyMatch *match);

/* Shows who drew which card, who deals and who cuts.  The game is held until it is closed. */
AdwDialog *rummy_draw_for_deal_new (RummyGame *game, guint own, const RummyDeck *deck);

G_END_DECLS
