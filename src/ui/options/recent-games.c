/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/options/recent-games.h"

#include "store/house-rules-list.h"
#include "ui/options/rule-settings.h"

#define KEY "recent-games"

/* House rules are found by their rules, as everywhere, so they may have been renamed. */
static gboolean
read_game (const char *text, GPtrArray *houses, RummyRecentGame *game)
{
  g_autoptr (RummyHouseRules) house = NULL;

  *game = (RummyRecentGame) { .preset = rummy_preset_find (text) };
  if (game->preset != NULL)
    return TRUE;

  house = rummy_house_rules_from_text (text, -1, NULL);
  game->house = house != NULL ? rummy_house_rules_list_find_rules (houses, &house->rules) : NULL;
  game->preset = game->house != NULL ? game->house->preset : NULL;

  return game->preset != NULL;
}

static gboolean
has_game (const RummyRecentGame *games, guint n, const RummyRecentGame *game)
{
  for (guint i = 0; i < n; i++) {
    if (games[i].preset == game->preset && games[i].house == game->house)
      return TRUE;
  }

  return FALSE;
}

guint
rummy_recent_games_read (GSettings *settings, GPtrArray *houses, RummyRecentGame games[RUMMY_RECENT_GAMES])
{
  g_auto (GStrv) texts = g_settings_get_strv (settings, KEY);
  guint n = 0;

  /* The settings may contain anything. */
  for (guint i = 0; texts[i] != NULL && n < RUMMY_RECENT_GAMES; i++) {
    if (read_game (texts[i], houses, &games[n]) && !has_game (games, n, &games[n]))
      n++;
  }

  return n;
}

static char *
write_game (const RummyRecentGame *game)
{
  return game->house != NULL ? rummy_house_rules_to_text (game->house) : g_strdup (game->preset->key);
}

void
rummy_recent_games_add (GSettings *settings, const RummyRules *rules)
{
  g_autoptr (GPtrArray) houses = rummy_house_rules_list_get (settings);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) texts = NULL;
  RummyRecentGame games[RUMMY_RECENT_GAMES], played;
  guint n = rummy_recent_games_read (settings, houses, games), n_kept = 1;

  played.house = rummy_house_rules_list_find_rules (houses, rules);
  played.preset = played.house != NULL ? played.house->preset : rummy_rule_settings_find (settings, rules);
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
