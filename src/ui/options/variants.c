/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/options/variants.h"

#include "store/house-rules-list.h"
#include "ui/options/rule-settings.h"
#include "ui/words/games.h"

/* Returns NULL if nobody can play by these rules. */
static RummyHouseRules *
make (const RummyPreset *preset, RummyRules rules)
{
  RummyClash clashes[RUMMY_CLASHES_MAX];

  for (int players = preset->seats_min; players <= preset->seats_max; players++) {
    rules.players = (gint16) players;
    if (rummy_rules_find_clashes (&rules, clashes) == 0) {
      RummyHouseRules *variant = g_new (RummyHouseRules, 1);

      *variant = (RummyHouseRules) { rummy_games_changed_name (preset, &rules), preset, rules };

      return variant;
    }
  }

  return NULL;
}

static void
add (GPtrArray *variants, const RummyPreset *preset, const RummyRules *rules)
{
  RummyHouseRules *variant = NULL;

  if (rummy_preset_count_changes (preset, rules) > 0 && rummy_house_rules_list_find_rules (variants, rules) == NULL)
    variant = make (preset, *rules);
  if (variant != NULL)
    g_ptr_array_add (variants, variant);
}

GPtrArray *
rummy_variants_list (GSettings *settings)
{
  GPtrArray *variants = rummy_house_rules_list_get (settings);
  const RummyPreset *preset;

  for (guint i = 0; (preset = rummy_games_get (i)) != NULL; i++) {
    RummyRules rules;

    /* The settings may contain anything. */
    if (rummy_rule_settings_read_any (settings, preset, preset->seats_min, &rules))
      add (variants, preset, &rules);
    if (rummy_rule_settings_read_aside (settings, preset, preset->seats_min, &rules))
      add (variants, preset, &rules);
  }

  return variants;
}

RummyHouseRules *
rummy_variants_make_best_of (const RummyPreset *preset, guint n_rounds)
{
  RummyRules rules;

  rummy_preset_rules (preset, preset->seats_min, &rules);
  rules.target_kind = RUMMY_TARGET_ROUNDS_WON;
  rules.target = (gint16) (n_rounds / 2 + 1);

  return make (preset, rules);
}

gboolean
rummy_variants_is_unnamed (const RummyHouseRules *variant)
{
  return rummy_games_find_name (&variant->rules) == NULL;
}
