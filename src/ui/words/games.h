/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "store/house-rules.h"

G_BEGIN_DECLS

/* Localized names and descriptions of the preset games. */

typedef struct {
  const char *family; /* "500 Rum", "Gin", ... */
  const char *name;
  const char *words; /* what is special about the game */
  const char *about; /* what else to know before playing it, or NULL */
  const char *other_names; /* comma-separated other names and search terms */
  const char *note; /* best number of players, or a game it is not; or NULL */
} RummyGameWords;

RummyGameWords rummy_games_words (const RummyPreset *preset);

/* Returns both descriptions and the note, for a paragraph. */
char *rummy_games_about (const RummyPreset *preset);

/* Returns a preset in the order in which they are offered, families together, best known first; NULL after the last. */
const RummyPreset *rummy_games_get (guint i);

/* Returns the index of a preset in that order. */
guint rummy_games_index (const RummyPreset *preset);

/* Returns their names in that order. */
GStrv rummy_games_names (void);

/* Returns whether each word of @wanted is the beginning of a word in the game's texts, localized or English. */
gboolean rummy_games_has (const RummyPreset *preset, const char *wanted);

/* Returns a text such as "2 to 8 players". */
char *rummy_games_players_words (int least, int most);

/* Returns the name of the current player's house rules or of the preset with these rules, ignoring a number of
 * rounds changed during play; or NULL. */
const char *rummy_games_find_name (const RummyRules *rules);

/* Describes house rules: the game, and how many rules they change. */
char *rummy_games_house_rules_words (const RummyHouseRules *house);

/* Returns that name, or else says of which game these are changed rules: "500 Rum, changed". */
const char *rummy_games_name (const RummyRules *rules);

/* Returns whether two games have the same name, whatever the number of players is. */
gboolean rummy_games_are_same (const RummyRules *a, const RummyRules *b);

/* Returns the name of a game whose rules are changed without a name: "500 Rum, changed", or "500 Rum, best of 7" if
 * nothing else is changed. */
char *rummy_games_changed_name (const RummyPreset *preset, const RummyRules *rules);

G_END_DECLS
