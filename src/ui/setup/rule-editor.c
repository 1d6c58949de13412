/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/rule-editor.h"

#include <glib/gi18n.h>

#include "ui/options/rule-settings.h"
#include "ui/words/rule-words.h"

/* Default target by what is counted: four rounds won decide best of seven. */
static const gint16 usual_targets[] = {
  [RUMMY_TARGET_POINTS] = 500,
  [RUMMY_TARGET_ROUNDS_WON] = 4,
  [RUMMY_TARGET_ROUNDS] = 7,
};

struct _RummyRuleEditor {
  GObject parent_instance;

  GSettings *settings;
  const RummyPreset *preset;
  RummyRules rules, plain;
  RummyRules kept; /* last seen in the settings */
  RummyRules opened; /* chosen in the settings at the first edit */
  gboolean is_opened, is_saving, is_edited;
  RummyClash clashes[RUMMY_CLASHES_MAX];
  guint n_clashes;
};

G_DEFINE_FINAL_TYPE (RummyRuleEditor, rummy_rule_editor, G_TYPE_OBJECT)

enum { SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
save (RummyRuleEditor *self)
{
  self->is_saving = TRUE;
  self->kept = self->rules;
  if (self->is_opened)
    rummy_rule_settings_choose (self->settings, self->preset, &self->opened);
  rummy_rule_settings_write (self->settings, self->preset, &self->rules);
  rummy_rule_settings_set_next (self->settings, self->preset, self->rules.players);
  self->is_opened = FALSE;
  self->is_edited = TRUE;
  self->is_saving = FALSE;
}

/* Saves valid rules and notifies. */
static void
change (RummyRuleEditor *self)
{
  self->n_clashes = rummy_rules_find_clashes (&self->rules, self->clashes);
  if (self->n_clashes == 0)
    save (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Shows rules changed elsewhere, without overwriting them. */
static void
follow_cb (RummyRuleEditor *self)
{
  RummyRules kept;

  if (self->is_saving)
    return;

  rummy_rule_settings_read_any (self->settings, self->preset, self->kept.players, &kept);
  if (!rummy_rules_are_same (&kept, &self->kept))
    rummy_rule_editor_set_preset (self, self->preset);
}

static void
follow_game_cb (RummyRuleEditor *self)
{
  const RummyPreset *preset = rummy_rule_settings_read_preset (self->settings);
  int players = CLAMP (g_settings_get_int (self->settings, "players"), preset->seats_min, preset->seats_max);

  if (!self->is_saving && (preset != self->preset || (self->n_clashes == 0 && players != self->rules.players)))
    rummy_rule_editor_set_preset (self, preset);
}

static void
rummy_rule_editor_dispose (GObject *object)
{
  g_clear_object (&RUMMY_RULE_EDITOR (object)->settings);

  G_OBJECT_CLASS (rummy_rule_editor_parent_class)->dispose (object);
}

static void
rummy_rule_editor_class_init (RummyRuleEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_rule_editor_dispose;

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", RUMMY_TYPE_RULE_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rummy_rule_editor_init (RummyRuleEditor *self)
{
}

RummyRuleEditor *
rummy_rule_editor_new (GSettings *settings)
{
  RummyRuleEditor *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (RUMMY_TYPE_RULE_EDITOR, NULL);
  self->settings = g_object_ref (settings);
  rummy_rule_editor_set_preset (self, rummy_rule_settings_read_preset (settings));
  g_signal_connect_object (settings, "changed::rules", G_CALLBACK (follow_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::game", G_CALLBACK (follow_game_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::players", G_CALLBACK (follow_game_cb), self, G_CONNECT_SWAPPED);

  return self;
}

const RummyPreset *
rummy_rule_editor_get_preset (RummyRuleEditor *self)
{
  g_return_val_if_fail (RUMMY_IS_RULE_EDITOR (self), NULL);

  return self->preset;
}

static void
show (RummyRuleEditor *self, const RummyRules *rules)
{
  self->rules = *rules;
  rummy_preset_rules (self->preset, rules->players, &self->plain);
  self->n_clashes = rummy_rules_find_clashes (&self->rules, self->clashes);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
rummy_rule_editor_set_preset (RummyRuleEditor *self, const RummyPreset *preset)
{
  g_return_if_fail (RUMMY_IS_RULE_EDITOR (self));
  g_return_if_fail (preset != NULL);

  self->preset = preset;
  self->is_opened = FALSE;
  rummy_rule_settings_read_any (self->settings, preset, g_settings_get_int (self->settings, "players"), &self->kept);
  show (self, &self->kept);
}

void
rummy_rule_editor_open (RummyRuleEditor *self, const RummyPreset *preset, const RummyRules *rules)
{
  g_return_if_fail (RUMMY_IS_RULE_EDITOR (self));
  g_return_if_fail (preset != NULL);

  self->preset = preset;
  self->opened = *rules;
  self->is_opened = TRUE;
  rummy_rule_settings_read_any (self->settings, preset, rules->players, &self->kept);
  show (self, rules);
}

void
rummy_rule_editor_make_next (RummyRuleEditor *self)
{
  RummyRules rules;

  g_return_if_fail (RUMMY_IS_RULE_EDITOR (self));

  rules = self->rules;
  for (int n = self->preset->seats_min; self->n_clashes > 0 && n <= self->preset->seats_max; n++) {
    rules.players = (gint16) n;
    if (rummy_rules_find_clashes (&rules, self->clashes) == 0)
      show (self, &rules);
  }

  self->is_saving = TRUE;
  rummy_rule_settings_set_next (self->settings, self->preset, self->rules.players);
  self->is_edited = TRUE;
  self->is_saving = FALSE;
}

gboolean
rummy_rule_editor_is_edited (RummyRuleEditor *self)
{
  g_return_val_if_fail (RUMMY_IS_RULE_EDITOR (self), FALSE);

  return self->is_edited;
}

void
rummy_rule_editor_set_players (RummyRuleEditor *self, int players)
{
  g_return_if_fail (RUMMY_IS_RULE_EDITOR (self));

  if (players == self->rules.players)
    return;

  self->rules.players = self->plain.players = (gint16) players;
  change (self);
}

const RummyRules *
rummy_rule_editor_get_rules (RummyRuleEditor *self)
{
  g_return_val_if_fail (RUMMY_IS_RULE_EDITOR (self), NULL);

  return &self->rules;
}

const RummyRules *
rummy_rule_editor_get_plain (RummyRuleEditor *self)
{
  g_return_val_if_fail (RUMMY_IS_RULE_EDITOR (self), NULL);

  return &self->plain;
}

/* The target follows what is counted. */
static void
follow_target (RummyRuleEditor *self)
{
  if (self->plain.target_kind == self->rules.target_kind)
    self->rules.target = self->plain.target;
  else
    self->rules.target = usual_targets[self->rules.target_kind];
}

void
rummy_rule_editor_set (RummyRuleEditor *self, const RummyParam *param, guint index, int value)
{
  g_return_if_fail (RUMMY_IS_RULE_EDITOR (self));
  g_return_if_fail (value >= param->min && value <= param->max);

  if (rummy_rules_get (&self->rules, param, index) == value)
    return;

  rummy_rules_set (&self->rules, param, index, value);
  if (g_str_equal (param->key, "targetkind"))
    follow_target (self);
  change (self);
}

void
rummy_rule_editor_reset (RummyRuleEditor *self, const RummyParam *param, guint index)
{
  g_return_if_fail (RUMMY_IS_RULE_EDITOR (self));

  rummy_rule_editor_set (self, param, index, rummy_rules_get (&self->plain, param, index));
}

void
rummy_rule_editor_set_rules (RummyRuleEditor *self, const RummyRules *rules)
{
  g_return_if_fail (RUMMY_IS_RULE_EDITOR (self));

  self->rules = *rules;
  self->plain.players = rules->players;
  change (self);
}

void
rummy_rule_editor_reset_all (RummyRuleEditor *self)
{
  g_return_if_fail (RUMMY_IS_RULE_EDITOR (self));

  rummy_rule_editor_set_rules (self, &self->plain);
}

guint
rummy_rule_editor_count (RummyRuleEditor *self, const char *group)
{
  size_t n_params;
  const RummyParam *params = rummy_params (&n_params);
  guint n = 0;

  g_return_val_if_fail (RUMMY_IS_RULE_EDITOR (self), 0);

  for (size_t i = 0; i < n_params; i++)
    n += (group == NULL || g_str_equal (group, params[i].group)) &&
         rummy_rules_differ (&self->rules, &self->plain, &params[i]);

  return n;
}

char *
rummy_rule_editor_caution_words (RummyRuleEditor *self, const RummyParam *param, guint index)
{
  RummyClash clashes[RUMMY_CLASHES_MAX];
  RummyRules rules;
  guint n;

  g_return_val_if_fail (RUMMY_IS_RULE_EDITOR (self), NULL);

  rules = self->rules;
  rules.players = (gint16) (RUMMY_SEATS_MIN + index);
  if (param->type != RUMMY_PARAM_BY_SEATS || rules.players < self->preset->seats_min ||
      rules.players > self->preset->seats_max)
    return NULL;

  n = rummy_rules_find_clashes (&rules, clashes);
  for (guint i = 0; i < n; i++) {
    if (clashes[i].param[0] == param || clashes[i].param[1] == param)
      return g_strdup (_("Too few cards for this many players."));
  }

  return NULL;
}

char *
rummy_rule_editor_clash_words (RummyRuleEditor *self, const RummyParam *param, guint index)
{
  g_return_val_if_fail (RUMMY_IS_RULE_EDITOR (self), NULL);

  /* Other numbers of players do not matter. */
  if (param->type == RUMMY_PARAM_BY_SEATS && RUMMY_SEATS_MIN + (int) index != self->rules.players)
    return NULL;

  for (guint i = 0; i < self->n_clashes; i++) {
    const RummyClash *clash = &self->clashes[i];
    const RummyParam *other = clash->param[0] == param ? clash->param[1] : clash->param[0];

    if (clash->param[0] != param && clash->param[1] != param)
      continue;
    /* A rule that needs another number of players says so itself. */
    if (g_str_equal (other->key, "players") && rummy_rule_editor_why_not (self, param) != NULL)
      return g_strdup (rummy_rule_editor_why_not (self, param));
    if (g_str_equal (other->key, "players"))
      return rummy_rule_editor_caution_words (self, param, index);

    return rummy_rule_words_clash (clash, param);
  }

  return NULL;
}

gboolean
rummy_rule_editor_is_valid (RummyRuleEditor *self)
{
  g_return_val_if_fail (RUMMY_IS_RULE_EDITOR (self), FALSE);

  return self->n_clashes == 0;
}

int
rummy_rule_editor_needs_players (RummyRuleEditor *self, const RummyParam *param)
{
  RummyRules rules;

  g_return_val_if_fail (RUMMY_IS_RULE_EDITOR (self), 0);

  if (rummy_rule_editor_why_not (self, param) == NULL)
    return 0;

  rules = self->rules;
  for (int n = self->preset->seats_min; n <= self->preset->seats_max; n++) {
    rules.players = (gint16) n;
    if (rummy_rule_words_why_not (&rules, param) == NULL)
      return n;
  }

  return 0;
}

const char *
rummy_rule_editor_why_not (RummyRuleEditor *self, const RummyParam *param)
{
  g_return_val_if_fail (RUMMY_IS_RULE_EDITOR (self), NULL);

  /* Players are chosen with each game. */
  return rummy_rule_words_why_never (&self->rules, param, self->preset->seats_min, self->preset->seats_max);
}
