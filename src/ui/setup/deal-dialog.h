/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_DEAL_DIALOG (rummy_deal_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RummyDealDialog, rummy_deal_dialog, RUMMY, DEAL_DIALOG, AdwDialog)

/* The deals of a game, which may be NULL: their fingerprint, and once the game is over their code, with which it can be
 * checked that they were fixed before.  And the deals of a code, or of the day, to be played with those rules.
 *
 * Signal "chosen" (guint64, guint): the seed and the number of a game that shall be played. */
AdwDialog *rummy_deal_dialog_new (RummyGame *game, const RummyRules *rules);

G_END_DECLS
