/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "ai/analysis.h"
#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_ODDS_LIST (rummy_odds_list_get_type ())
G_DECLARE_FINAL_TYPE (RummyOddsList, rummy_odds_list, RUMMY, ODDS_LIST, AdwDialog)

/* All cards that a seat does not see, with the odds of each place, likeliest in a hand first.  own: "you"; thinker:
 * whose belief it is, copied; the memory of a computer can be changed. */
AdwDialog *rummy_odds_list_new (RummyGame *game, guint own, guint thinker, const RummyBelief *belief);

void rummy_odds_list_set_belief (RummyOddsList *self, const RummyBelief *belief); /* after a change */

G_END_DECLS
