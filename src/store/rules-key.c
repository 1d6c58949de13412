/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/rules-key.h"

#include <string.h>

#include "engine/match.h"

#define CHANGED "rules"

static const RummyPreset *
find_game (const RummyRules *rules)
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++) {
    RummyRules game;

    rummy_rules_init (&game, presets[i].key);
    if (rummy_match_rules_are_alike (rules, &game))
      return &presets[i];
  }

  return NULL;
}

char *
rummy_history_rules_key (const RummyRules *rules)
{
  const RummyPreset *preset = find_game (rules);
  g_autofree char *text = g_malloc (RUMMY_RULES_TEXT);
  RummyRules own = *rules, silent;

  if (preset != NULL)
    return g_strdup (preset->key);

  rummy_rules_init_silent (&silent);
  own.players = silent.players;
  if (rummy_match_rounds_are_open (&own))
    own.target = silent.target;
  rummy_rules_write_changes (&own, &silent, text, RUMMY_RULES_TEXT);

  return g_strconcat (CHANGED " ", text, NULL);
}

gboolean
rummy_history_rules_from_key (const char *key, RummyRules *rules)
{
  char error[RUMMY_ERROR_TEXT];

  if (!g_str_has_prefix (key, CHANGED " "))
    return rummy_rules_init (rules, key);

  rummy_rules_init_silent (rules);

  return rummy_rules_read (rules, key + strlen (CHANGED), error);
}
