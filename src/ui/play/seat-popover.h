/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_SEAT_POPOVER (rummy_seat_popover_get_type ())
G_DECLARE_FINAL_TYPE (RummySeatPopover, rummy_seat_popover, RUMMY, SEAT_POPOVER, GtkPopover)

/* A popover for a seat: its name and level, and at seat own the way to the players.  In practice its cards can be shown
 * and swapped.  Choices apply at once, the name on Enter or when it closes. */
GtkWidget *rummy_seat_popover_new (RummyGame *game, guint seat, guint own, gboolean practice);

G_END_DECLS
