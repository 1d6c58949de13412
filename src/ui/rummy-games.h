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

/* The name that who plays gave these rules among the house rules, or NULL. */
const char *rummy_games_house_name (const RummyRules *rules);

/* What house rules are: the game, and how much of it they change. */
char *rummy_games_house_words (const RummyHouseRules *house);

/* What rules are called: the name of their preset or of the house rules, or that somebody changed them. */
const char *rummy_games_name (const RummyRules *rules);

G_END_DECLS
