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

/* Before the first deal: each player draws a card from the pack and turns it up, whoever sits to the right of the
 * dealer cuts.  It plays when it is seen, as fast as cards travel on the table; where they do not, all lies there at
 * once. */
GtkWidget *rummy_deal_scene_new (RummyGame *game, guint own, const RummyDeck *deck, const RummyPace *pace);

AdwAnimation *rummy_deal_scene_get_animation (RummyDealScene *self);

G_END_DECLS
