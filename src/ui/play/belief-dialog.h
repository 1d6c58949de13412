/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_BELIEF_DIALOG (rummy_belief_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RummyBeliefDialog, rummy_belief_dialog, RUMMY, BELIEF_DIALOG, AdwDialog)

/* The odds of cards that a seat does not see, as the strongest level estimates them: by hand and card by card. It
 * can also show what a computer thinks, which makes the game practice. settings: the look of cards. */
AdwDialog *rummy_belief_dialog_new (RummyGame *game, guint seat, GSettings *settings);

G_END_DECLS
