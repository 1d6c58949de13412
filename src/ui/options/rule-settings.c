/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/options/rule-settings.h"

#include <glib/gi18n.h>

#include "engine/match.h"
#include "store/house-rules-list.h"

#define RULES_TYPE "a{ss}"
#define KEPT_MAX 64 /* more than the number of games and stored changes */

/* Returns the key for changes put aside. */
static char *
aside_key (const RummyPreset *preset)
{
  return g_strconcat (preset->key, " aside", NULL);
}

/* Returns FALSE only if the stored text is invalid. */
static gboolean
read_key (GSettings *settings, const char *key, const RummyPreset *preset, int players, RummyRules *rules)
{
  g_autoptr (GVariant) games = g_settings_get_value (settings, "rules");
  char error[RUMMY_ERROR_TEXT];
  const char *text;
  gint16 n;

  rummy_preset_rules (preset, players, rules);
  if (!g_variant_lookup (games, key, "&s", &text))
    return TRUE;

  /* The settings may contain anything. */
  n = rules->players;
  if (!rummy_rules_read (rules, text, error))
    return FALSE;
  rules->players = n;

  return TRUE;
}

gboolean
rummy_rule_settings_read_any (GSettings *settings, const RummyPreset *preset, int players, RummyRules *rules)
{
  return read_key (settings, preset->key, preset, players, rules);
}

gboolean
rummy_rule_settings_read_aside (GSettings *settings, const RummyPreset *preset, int players, RummyRules *rules)
{
  g_autofree char *key = aside_key (preset);

  return read_key (settings, key, preset, players, rules);
}

gboolean
rummy_rule_settings_read (GSettings *settings, const RummyPreset *preset, int players, RummyRules *rules)
{
  char error[RUMMY_ERROR_TEXT];

  if (rummy_rule_settings_read_any (settings, preset, players, rules) && rummy_rules_validate (rules, error))
    return TRUE;

  rummy_preset_rules (preset, players, rules);

  return FALSE;
}

static gboolean
is_of (GSettings *settings, const RummyPreset *preset, const RummyRules *rules)
{
  RummyRules own;

  rummy_rule_settings_read (settings, preset, rules->players, &own);

  return rummy_match_rules_are_alike (&own, rules);
}

const RummyPreset *
rummy_rule_settings_find (GSettings *settings, const RummyRules *rules)
{
  const RummyPreset *last = rummy_rule_settings_read_preset (settings);
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  if (is_of (settings, last, rules))
    return last;
  for (size_t i = 0; i < n_presets; i++) {
    if (is_of (settings, &presets[i], rules))
      return &presets[i];
  }

  return rummy_rules_nearest_preset (rules, last);
}

/* Stores a text; an empty one is removed. */
static void
write_key (GSettings *settings, const char *key, const char *text)
{
  g_autoptr (GVariant) games = g_settings_get_value (settings, "rules");
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE (RULES_TYPE));
  GVariantIter iter;
  const char *other, *kept;
  guint n = 0;

  g_variant_iter_init (&iter, games);
  while (g_variant_iter_next (&iter, "{&s&s}", &other, &kept)) {
    if (!g_str_equal (other, key) && n++ < KEPT_MAX)
      g_variant_builder_add (&builder, "{ss}", other, kept);
  }
  if (text[0] != '\0')
    g_variant_builder_add (&builder, "{ss}", key, text);
  g_settings_set_value (settings, "rules", g_variant_builder_end (&builder));
}

static char *
get_key (GSettings *settings, const char *key)
{
  g_autoptr (GVariant) games = g_settings_get_value (settings, "rules");
  const char *text;

  return g_strdup (g_variant_lookup (games, key, "&s", &text) ? text : "");
}

static char *
write_text (const RummyPreset *preset, const RummyRules *rules)
{
  char *text = g_malloc (RUMMY_RULES_TEXT);
  RummyRules plain;

  rummy_preset_rules (preset, rules->players, &plain);
  rummy_rules_write_changes (rules, &plain, text, RUMMY_RULES_TEXT);

  return text;
}

void
rummy_rule_settings_write (GSettings *settings, const RummyPreset *preset, const RummyRules *rules)
{
  g_autofree char *key = aside_key (preset), *aside = get_key (settings, key), *text = write_text (preset, rules);

  write_key (settings, preset->key, text);
  if (aside[0] != '\0' && g_str_equal (text, aside))
    write_key (settings, key, "");
}

/* Returns whether the game has changes that would be lost with them. */
static gboolean
has_unnamed (GSettings *settings, const RummyPreset *preset)
{
  g_autoptr (GPtrArray) houses = rummy_house_rules_list_get (settings);
  RummyRules rules;

  return rummy_rule_settings_read_any (settings, preset, preset->seats_min, &rules) &&
         rummy_preset_count_changes (preset, &rules) > 0 && rummy_house_rules_list_find_rules (houses, &rules) == NULL;
}

void
rummy_rule_settings_choose (GSettings *settings, const RummyPreset *preset, const RummyRules *rules)
{
  g_autofree char *former = get_key (settings, preset->key), *text = write_text (preset, rules);

  if (g_str_equal (former, text))
    return;

  if (has_unnamed (settings, preset)) {
    g_autofree char *key = aside_key (preset);

    write_key (settings, key, former);
    write_key (settings, preset->key, text);
  } else {
    rummy_rule_settings_write (settings, preset, rules);
  }
}

void
rummy_rule_settings_set_next (GSettings *settings, const RummyPreset *preset, int players)
{
  g_settings_set_string (settings, "game", preset->key);
  g_settings_set_int (settings, "players", players);
  g_settings_set_boolean (settings, "game-chosen", TRUE);
}

void
rummy_rule_settings_follow_table (GSettings *settings, const RummyRules *table)
{
  if (g_settings_get_boolean (settings, "game-chosen"))
    return;

  g_settings_set_string (settings, "game", rummy_rule_settings_find (settings, table)->key);
  g_settings_set_int (settings, "players", table->players);
}

const RummyPreset *
rummy_rule_settings_read_preset (GSettings *settings)
{
  g_autofree char *game = g_settings_get_string (settings, "game");
  const RummyPreset *preset = rummy_preset_find (game);

  return preset != NULL ? preset : rummy_preset_find ("500-rum");
}

gboolean
rummy_rule_settings_read_chosen (GSettings *settings, RummyRules *rules)
{
  return rummy_rule_settings_read (settings, rummy_rule_settings_read_preset (settings),
                                   g_settings_get_int (settings, "players"), rules);
}

const char *
rummy_rule_settings_words_own (void)
{
  return _("Your rules don’t work with this many players, so standard rules are used.");
}
