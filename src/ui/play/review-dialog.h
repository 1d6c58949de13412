/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_REVIEW_DIALOG (rummy_review_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RummyReviewDialog, rummy_review_dialog, RUMMY, REVIEW_DIALOG, AdwDialog)

/* Reviews a finished round: what a seat's choices cost, and what was luck. The list grows while it is computed, which
 * ends when the dialog closes for good.
 *
 * Signal "show-position" (guint position): wants to be replaced by the replay at that number of moves; presented
 * again, it keeps its place. */
AdwDialog *rummy_review_dialog_new (RummyGame *game, guint seat);

G_END_DECLS
