/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_DEAL_DIALOG (rummy_deal_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RummyDealDialog, rummy_deal_dialog, RUMMY, DEAL_DIALOG, AdwDialog)

/* The line that deals the cards of a game to a friend.  A game that counts has one when it is over, since it tells all
 * cards.  Details have the fingerprint, by which anybody can check that no card was chosen during play. */
AdwDialog *rummy_deal_dialog_new (RummyGame *game);

G_END_DECLS
