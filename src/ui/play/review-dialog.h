/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_REVIEW_DIALOG (rummy_review_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RummyReviewDialog, rummy_review_dialog, RUMMY, REVIEW_DIALOG, AdwDialog)

/* Looks back at a round that is over: what the choices of a seat gave away, and what was luck.  The list grows while
 * it is found out, which ends when the dialog closes for good.
 *
 * Signal "show-position" (guint position): it wants to give way to the replay at that many moves of the round, and may
 * be presented again afterwards, where it stays on the same choice. */
AdwDialog *rummy_review_dialog_new (RummyGame *game, guint seat);

G_END_DECLS
