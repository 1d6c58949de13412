/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/laid-deal.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_LAY_DIALOG (rummy_lay_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RummyLayDialog, rummy_lay_dialog, RUMMY, LAY_DIALOG, AdwDialog)

/* Lays out a deal by hand, for any game and house rules. Starts from deal, or, if that is of no game, from the last
 * game chosen.
 *
 * Signal "chosen" (RummyGame *): the deal is complete; the dialog has closed. */
AdwDialog *rummy_lay_dialog_new (GSettings *settings, const RummyLaidDeal *deal);

/* Returns the deal as it is laid out, to continue later. */
const RummyLaidDeal *rummy_lay_dialog_get_deal (RummyLayDialog *self);

G_END_DECLS
