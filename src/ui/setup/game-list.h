/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "store/house-rules.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_GAME_LIST (rummy_game_list_get_type ())
G_DECLARE_FINAL_TYPE (RummyGameList, rummy_game_list, RUMMY, GAME_LIST, AdwBin)

/* A list of all games and their variants to choose from: recent ones, then by family, or what a search finds, also by
 * "best of 7". Typing anywhere searches.
 *
 * Signals: "chosen": the choice changed, perhaps to none; "confirmed": play the chosen one. */

/* Fills or refills it. variants: from rummy_variants_list (). */
void rummy_game_list_fill (RummyGameList *self, GSettings *settings, GPtrArray *variants);

/* variant: of that game, or NULL for its own rules. */
void rummy_game_list_choose (RummyGameList *self, const RummyPreset *preset, const RummyHouseRules *variant);

/* NULL if nothing is found. */
const RummyPreset *rummy_game_list_get_preset (RummyGameList *self);

/* NULL for the game's own rules; valid until the list is filled again. */
const RummyHouseRules *rummy_game_list_get_variant (RummyGameList *self);

G_END_DECLS
