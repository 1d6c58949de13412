/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "store/house-rules.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_GAME_LIST (rummy_game_list_get_type ())
G_DECLARE_FINAL_TYPE (RummyGameList, rummy_game_list, RUMMY, GAME_LIST, AdwBin)

/* A list of all games and house rules to choose from: recent ones, then by family, or what a search finds. Typing
 * anywhere searches.
 *
 * Signals: "chosen": the choice changed, perhaps to none; "confirmed": play the chosen one. */

/* houses: from rummy_house_rules_list_get (). */
void rummy_game_list_fill (RummyGameList *self, GSettings *settings, GPtrArray *houses);

/* house: of that game, or NULL. */
void rummy_game_list_choose (RummyGameList *self, const RummyPreset *preset, const RummyHouseRules *house);

/* NULL if nothing is found. */
const RummyPreset *rummy_game_list_get_preset (RummyGameList *self);
const RummyHouseRules *rummy_game_list_get_house_rules (RummyGameList *self);

G_END_DECLS
