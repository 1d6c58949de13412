/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/play/status.h"
#include "ui/window/screen.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_TURN_BAR (rummy_turn_bar_get_type ())
G_DECLARE_FINAL_TYPE (RummyTurnBar, rummy_turn_bar, RUMMY, TURN_BAR, GtkBox)

/* The bar below the table: what to do now, in words and as buttons. */
void rummy_turn_bar_set_screen (RummyTurnBar *self, RummyScreen *screen, RummyTable *table);

/* Shows the buttons of that name: "none", "verbs", "watch", "round-over" or "game-over". */
void rummy_turn_bar_update (RummyTurnBar *self, const char *buttons);

/* Gives the focus to the button that goes on after a round. */
void rummy_turn_bar_focus_way_on (RummyTurnBar *self);

/* Whether Undo and the lamp are beside the words, instead of in the header. */
void rummy_turn_bar_set_has_tools (RummyTurnBar *self, gboolean has_tools);

RummyStatus *rummy_turn_bar_get_status (RummyTurnBar *self);
GtkMenuButton *rummy_turn_bar_get_pace (RummyTurnBar *self); /* for spectators */

G_END_DECLS
