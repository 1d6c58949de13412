/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "rummy-deck.h"
#include "rummy-game.h"
#include "rummy-pace.h"

G_BEGIN_DECLS

/* Whether the pack is cut before each deal: in the games in which the cards decide who deals first. */
gboolean rummy_cuts_for_deal (const RummyRules *rules);

/* Whether the cards decided who deals the round that has just been dealt. */
gboolean rummy_draws_for_deal (const RummyMatch *match);

/* Who deals the round of the match, where that was drawn for, and who cuts, in sentences, or NULL; own is "you". */
char *rummy_draw_for_deal_words (RummyGame *game, const RummyMatch *match, guint own);

/* Shows who draws which card, who deals and who cuts.  The game is held until it is closed. */
AdwDialog *rummy_draw_for_deal_new (RummyGame *game, guint own, const RummyDeck *deck, const RummyPace *pace);

G_END_DECLS
