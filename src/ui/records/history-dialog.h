/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"
#include "store/history.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_HISTORY_DIALOG (rummy_history_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RummyHistoryDialog, rummy_history_dialog, RUMMY, HISTORY_DIALOG, AdwDialog)

/* Games played, league and records, of everybody or of one player.
 *
 * Signal "replay" (RummyGame *game, uint round): replay a round, from 1.
 * Signal "play": leave the records and play. */
AdwDialog *rummy_history_dialog_new (RummyHistory *history, GSettings *settings);

/* Shows the page "games", "league" or "fame". */
void rummy_history_dialog_show_page (RummyHistoryDialog *self, const char *name);

/* Opens the page of a game. */
void rummy_history_dialog_show_game (RummyHistoryDialog *self, gint64 id);

/* Returns the id of the open game, or 0. */
gint64 rummy_history_dialog_get_game (RummyHistoryDialog *self);

G_END_DECLS
