/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "store/profiles.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_PLAYER_TILE (rummy_player_tile_get_type ())
G_DECLARE_FINAL_TYPE (RummyPlayerTile, rummy_player_tile, RUMMY, PLAYER_TILE, GtkButton)

/* A large button with the name of a player; activates "players.choose" with the id. */
GtkWidget *rummy_player_tile_new (const RummyProfile *profile);

G_END_DECLS
