/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "store/house-rules.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_GAME_LIST (rummy_game_list_get_type ())
G_DECLARE_FINAL_TYPE (RummyGameList, rummy_game_list, RUMMY, GAME_LIST, AdwBin)

/* All games and house rules, one of which is chosen: those that were played last, then by families, or what a search
 * finds.  Whoever types anywhere in it searches.
 *
 * Signals: "chosen": another one is chosen, or none, as nothing is found; "confirmed": the one that is chosen shall be
 * played. */

/* houses: those of rummy_house_rules_list_get (). */
void rummy_game_list_fill (RummyGameList *self, GSettings *settings, GPtrArray *houses);

/* house, which may be NULL: of that game. */
void rummy_game_list_choose (RummyGameList *self, const RummyPreset *preset, const RummyHouseRules *house);

/* NULL where nothing is found. */
const RummyPreset *rummy_game_list_get_preset (RummyGameList *self);
const RummyHouseRules *rummy_game_list_get_house_rules (RummyGameList *self);

G_END_DECLS
