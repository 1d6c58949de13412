/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "store/house-rules.h"

G_BEGIN_DECLS

/* The games that who plays began last, in the setting "recent-games". */

#define RUMMY_RECENT_GAMES 3

typedef struct {
  const RummyPreset *preset;
  const RummyHouseRules *house; /* or NULL: the game itself, with changes that have no name or without */
} RummyRecentGame;

/* The newest first; returns how many.  houses are those of rummy_house_rules_list_get (), and stay theirs. */
guint rummy_recent_games_read (GSettings *settings, GPtrArray *houses, RummyRecentGame games[RUMMY_RECENT_GAMES]);

/* A game by these rules begins. */
void rummy_recent_games_add (GSettings *settings, const RummyRules *rules);

G_END_DECLS
