/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"
#include "store/history.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_HISTORY_DIALOG (rummy_history_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RummyHistoryDialog, rummy_history_dialog, RUMMY, HISTORY_DIALOG, AdwDialog)

/* Every game that was played by who plays or by anybody, who is ahead over all of them, and the records.
 *
 * Signal "replay" (RummyGame *game, uint round): a round of a game, from 1, is to be gone through again. */
AdwDialog *rummy_history_dialog_new (RummyHistory *history, GSettings *settings);

/* Leads to the page of a game at once. */
void rummy_history_dialog_show_game (RummyHistoryDialog *self, gint64 id);

/* The game whose page is shown, or 0. */
gint64 rummy_history_dialog_get_game (RummyHistoryDialog *self);

G_END_DECLS
