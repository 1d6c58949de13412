/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "store/profiles.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_PLAYER_ROW (rummy_player_row_get_type ())
G_DECLARE_FINAL_TYPE (RummyPlayerRow, rummy_player_row, RUMMY, PLAYER_ROW, AdwActionRow)

/* A player with buttons.  The row activates "players.choose" with the id, its buttons "players.rename" and
 * "players.remove". */
GtkWidget *rummy_player_row_new (const RummyProfile *profile, gboolean is_current);

G_END_DECLS
