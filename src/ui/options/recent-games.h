/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "store/house-rules.h"

G_BEGIN_DECLS

/* The games that the current player started last, in the setting "recent-games". */

#define RUMMY_RECENT_GAMES 3

typedef struct {
  const RummyPreset *preset;
  const RummyHouseRules *variant; /* NULL: the game by its own rules */
} RummyRecentGame;

/* Reads the games, newest first; returns their number.  @variants come from rummy_variants_list () and must outlive
 * @games. */
guint rummy_recent_games_read (GSettings *settings, GPtrArray *variants, RummyRecentGame games[RUMMY_RECENT_GAMES]);

/* Records that a game by these rules begins. */
void rummy_recent_games_add (GSettings *settings, const RummyRules *rules);

G_END_DECLS
