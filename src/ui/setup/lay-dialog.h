/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/laid-deal.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_LAY_DIALOG (rummy_lay_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RummyLayDialog, rummy_lay_dialog, RUMMY, LAY_DIALOG, AdwDialog)

/* Has a deal laid out by hand, for any game with the rules that people have changed in it.  It begins with what lies
 * there already, or where deal is of no game with the one that was chosen last.
 *
 * Signal "chosen" (RummyGame *): the deal is complete, and to be played; the dialog has closed itself. */
AdwDialog *rummy_lay_dialog_new (GSettings *settings, const RummyLaidDeal *deal);

/* As it is laid out now, to be gone on with another time. */
const RummyLaidDeal *rummy_lay_dialog_get_deal (RummyLayDialog *self);

G_END_DECLS
