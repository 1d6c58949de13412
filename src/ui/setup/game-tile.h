/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules.h"
#include "ui/cards/card-faces.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_GAME_TILE (rummy_game_tile_get_type ())
G_DECLARE_FINAL_TYPE (RummyGameTile, rummy_game_tile, RUMMY, GAME_TILE, GtkFlowBoxChild)

/* A game with a picture, how many play it and how long; NULL: the guided round. */
GtkWidget *rummy_game_tile_new (const RummyPreset *preset, RummyCardFaces *faces);

const RummyPreset *rummy_game_tile_get_preset (RummyGameTile *self);

G_END_DECLS
