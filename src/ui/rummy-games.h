/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "rummy-house-rules.h"

G_BEGIN_DECLS

/* The games of the presets in the language of the user. */

typedef struct {
  const char *family; /* "500 Rum", "Gin", ... */
  const char *name;
  const char *words; /* what is special about it, a sentence */
} RummyGameWords;

RummyGameWords rummy_games_words (const RummyPreset *preset);

/* What rules are called: the name of the house rules of who plays, or of their preset, also where only the number of
 * rounds has become another while they are played; or NULL. */
const char *rummy_games_find_name (const RummyRules *rules);

/* What house rules are: the game, and how much of it they change. */
char *rummy_games_house_words (const RummyHouseRules *house);

/* That, or that somebody changed them. */
const char *rummy_games_name (const RummyRules *rules);

G_END_DECLS
