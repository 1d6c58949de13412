/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"
#include "ui/cards/deck.h"
#include "ui/options/pace.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_DEAL_SCENE (rummy_deal_scene_get_type ())
G_DECLARE_FINAL_TYPE (RummyDealScene, rummy_deal_scene, RUMMY, DEAL_SCENE, GtkWidget)

/* The draw for deal: each player draws a card, and the one to the right of the dealer cuts. Plays when mapped, at
 * the speed of the table; without animation all is shown at once. */
GtkWidget *rummy_deal_scene_new (RummyGame *game, guint own, const RummyDeck *deck, const RummyPace *pace);

AdwAnimation *rummy_deal_scene_get_animation (RummyDealScene *self);

G_END_DECLS
