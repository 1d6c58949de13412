/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"
#include "ui/cards/card-faces.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_ODDS_GROUP (rummy_odds_group_get_type ())
G_DECLARE_FINAL_TYPE (RummyOddsGroup, rummy_odds_group, RUMMY, ODDS_GROUP, AdwBin)

/* The odds of the cards that a player does not see, by hand: those that stand out, or that none does.  It also shows
 * what a computer knows, which makes the game practice, and lets its memory be changed. */

void rummy_odds_group_set_faces (RummyOddsGroup *self, RummyCardFaces *faces); /* shared with other groups */

/* Computes them in a thread for the current position, as the seat sees it; NULL: shows nothing. */
void rummy_odds_group_ask (RummyOddsGroup *self, RummyGame *game, guint seat);

gboolean rummy_odds_group_is_thinking (RummyOddsGroup *self);

G_END_DECLS
