/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/rules.h"

G_BEGIN_DECLS

#define RUMMY_GAME_CARDS 3

typedef struct {
  guint minutes;    /* of a game with the fewest players */
  guint difficulty; /* 0: easy, 1: medium, 2: hard */
  RummyCard cards[RUMMY_GAME_CARDS]; /* typical of the game */
} RummyGameFacts;

/* What a tile shows of a game. */
RummyGameFacts rummy_game_facts (const RummyPreset *preset);

/* Returns "20 min · Easy". */
char *rummy_game_facts_words (const RummyPreset *preset);

/* Returns a game that Home shows, best known first; NULL after the last. */
const RummyPreset *rummy_game_facts_featured (guint i);

G_END_DECLS
