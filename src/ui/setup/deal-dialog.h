/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_DEAL_DIALOG (rummy_deal_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RummyDealDialog, rummy_deal_dialog, RUMMY, DEAL_DIALOG, AdwDialog)

/* The deals of a game, or NULL: their fingerprint and, once the game is over, the code that proves they were fixed
 * before. Also plays the deals of a code or of the day by those rules.
 *
 * Signal "chosen" (guint64, guint): seed and number of a game to play. */
AdwDialog *rummy_deal_dialog_new (RummyGame *game, const RummyRules *rules);

G_END_DECLS
