/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "store/house-rules.h"

G_BEGIN_DECLS

/* The games of the presets in the language of the user. */

typedef struct {
  const char *family; /* "500 Rum", "Gin", ... */
  const char *name;
  const char *words; /* what is special about it, a sentence */
  const char *about; /* what it is like, some sentences */
  const char *other_names; /* and words by which it is looked for, with commas between them */
  const char *note; /* how many players are best, how long it takes, which game it is not; or NULL */
} RummyGameWords;

RummyGameWords rummy_games_words (const RummyPreset *preset);

/* All presets as people choose from them: families together, and the best known first; NULL behind the last. */
const RummyPreset *rummy_games_get (guint i);

/* Where a preset stands among them. */
guint rummy_games_index (const RummyPreset *preset);

/* What they are called, in that order. */
GStrv rummy_games_names (void);

/* Whether each of the words that are looked for begins some word that is told of a game, in this language or in
 * English. */
gboolean rummy_games_has (const RummyPreset *preset, const char *wanted);

/* For how many it is, as "2 to 8 players". */
char *rummy_games_players_words (int least, int most);

/* What rules are called: the name of the house rules of who plays, or of their preset, also where only the number of
 * rounds has become another while they are played; or NULL. */
const char *rummy_games_find_name (const RummyRules *rules);

/* What house rules are: the game, and how much of it they change. */
char *rummy_games_house_rules_words (const RummyHouseRules *house);

/* That, or of which game they are changed rules. */
const char *rummy_games_name (const RummyRules *rules);

G_END_DECLS
