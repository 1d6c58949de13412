/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/options/recent-games.h"

#include "store/house-rules-list.h"
#include "ui/options/rule-settings.h"
#include "ui/options/variants.h"

#define KEY "recent-games"
#define NAME_CHARS 20

/* Variants are found by their rules, so they may have been renamed. */
static gboolean
read_game (const char *text, GPtrArray *variants, RummyRecentGame *game)
{
  g_autoptr (RummyHouseRules) house = NULL;

  *game = (RummyRecentGame) { .preset = rummy_preset_find (text) };
  if (game->preset != NULL)
    return TRUE;

  house = rummy_house_rules_from_text (text, -1, NULL);
  game->variant = house != NULL ? rummy_house_rules_list_find_rules (variants, &house->rules) : NULL;
  game->preset = game->variant != NULL ? game->variant->preset : NULL;

  return game->preset != NULL;
}

static gboolean
has_game (const RummyRecentGame *games, guint n, const RummyRecentGame *game)
{
  for (guint i = 0; i < n; i++) {
    if (games[i].preset == game->preset && games[i].variant == game->variant)
      return TRUE;
  }

  return FALSE;
}

guint
rummy_recent_games_read (GSettings *settings, GPtrArray *variants, RummyRecentGame games[RUMMY_RECENT_GAMES])
{
  g_auto (GStrv) texts = g_settings_get_strv (settings, KEY);
  guint n = 0;

  /* The settings may contain anything. */
  for (guint i = 0; texts[i] != NULL && n < RUMMY_RECENT_GAMES; i++) {
    if (read_game (texts[i], variants, &games[n]) && !has_game (games, n, &games[n]))
      n++;
  }

  return n;
}

/* Names do not matter, but longer ones could not be read. */
static char *
write_game (const RummyRecentGame *game)
{
  g_autofree char *name = NULL;
  RummyHouseRules variant;

  if (game->variant == NULL)
    return g_strdup (game->preset->key);

  variant = *game->variant;
  name = g_utf8_substring (variant.name, 0, MIN (g_utf8_strlen (variant.name, -1), NAME_CHARS));
  variant.name = name;

  return rummy_house_rules_to_text (&variant);
}

void
rummy_recent_games_add (GSettings *settings, const RummyRules *rules)
{
  g_autoptr (GPtrArray) variants = rummy_variants_list (settings);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) texts = NULL;
  RummyRecentGame games[RUMMY_RECENT_GAMES], played;
  guint n = rummy_recent_games_read (settings, variants, games), n_kept = 1;

  played.variant = rummy_house_rules_list_find_rules (variants, rules);
  played.preset = played.variant != NULL ? played.variant->preset : rummy_rule_settings_find (settings, rules);
  g_strv_builder_take (builder, write_game (&played));
  for (guint i = 0; i < n && n_kept < RUMMY_RECENT_GAMES; i++) {
    if (has_game (&played, 1, &games[i]))
      continue;
    g_strv_builder_take (builder, write_game (&games[i]));
    n_kept++;
  }
  texts = g_strv_builder_end (builder);
  g_settings_set_strv (settings, KEY, (const char *const *) texts);
}
