/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/rule-words.h"

#include <glib/gi18n.h>

#include "ui/words/rule-table.h"
#include "ui/words/words.h"

static const struct {
  const char *key, *title;
} groups[] = {
  { "deal", NC_("rules", "Cards and Deal") },  { "melds", NC_("rules", "Melds") },
  { "wild", NC_("rules", "Wild Cards") },      { "draw", NC_("rules", "Drawing and Discarding") },
  { "end", NC_("rules", "End of a Round") },   { "values", NC_("rules", "Card Values") },
  { "scores", NC_("rules", "Scores") },        { "match", NC_("rules", "The Whole Game") },
};

/* Why two rules clash, where their titles and values do not show it. */
static const struct {
  const char *one, *other; /* keys; NULL: any */
  const char *why;
} reasons[] = {
  { "firstmin", "meldsperturn", N_("With so few melds a turn, the minimum is too hard to reach.") },
  { "meldwhen", "scoring", N_("Deadwood scoring requires knocking.") },
  { "scoring", "meldwhen", N_("Deadwood scoring requires knocking.") },
  { "knock", "meldwhen", N_("If players meld only to go out, the knock limit must be 0.") },
  { "lowest", "scoring", N_("Penalties work only if the lowest total wins.") },
  { "scoring", "lowest", N_("Penalties work only if the lowest total wins.") },
  { "lowest", "knockout", N_("Elimination works only if the lowest total wins.") },
  { "knockout", "lowest", N_("Elimination works only if the lowest total wins.") },
  { "rumwindow", "rum", N_("Allow at least 2 seconds.") },
  { "targetkind", "target", N_("Play at most 200 rounds.") },
  { "div5", NULL, N_("Points must be multiples of five.") },
};

/* Named targets where rounds won decide: of so many rounds more than half must be won. */
const guint rummy_rule_best_of[RUMMY_RULE_BEST_OFS] = { 3, 5, 7 };

static const RummyRuleEntry *
entry_of (const RummyParam *param)
{
  for (guint i = 0; i < rummy_rule_table_n; i++) {
    if (g_str_equal (rummy_rule_table[i].key, param->key))
      return &rummy_rule_table[i];
  }

  g_return_val_if_reached (NULL);
}

static gboolean
is_number (const RummyParam *param)
{
  return param->type != RUMMY_PARAM_CHOICE && param->type != RUMMY_PARAM_SWITCH;
}

/* Returns the index of a value's sentence, or RUMMY_RULE_VALUES for a number without one of its own. */
static guint
index_of (const RummyParam *param, int value)
{
  if (!is_number (param))
    return (guint) value;

  return value == param->min ? 0 : value == 0 ? 1 : value == param->max ? 2 : RUMMY_RULE_VALUES;
}

/* Returns whether the value needs no mention: the table says so, or has no sentence for it. */
static gboolean
is_quiet (const RummyRuleEntry *entry, const RummyParam *param, int value)
{
  guint index = index_of (param, value);

  if (index >= RUMMY_RULE_VALUES)
    return FALSE;

  return (entry->quiet >> index & 1) || (entry->sentence[index] == NULL && !is_number (param));
}

static int
value_of (const RummyRules *rules, const RummyParam *param)
{
  guint index = param->type == RUMMY_PARAM_BY_SEATS ? (guint) rules->players - RUMMY_SEATS_MIN : 0;

  return rummy_rules_get (rules, param, index);
}

const char *
rummy_rule_words_group (const char *group)
{
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++) {
    if (g_str_equal (groups[i].key, group))
      return g_dpgettext2 (NULL, "rules", groups[i].title);
  }

  g_return_val_if_reached (group);
}

const char *
rummy_rule_words_title (const RummyParam *param)
{
  return _(entry_of (param)->title);
}

char *
rummy_rule_words_value (const RummyParam *param, int value)
{
  const RummyRuleEntry *entry = entry_of (param);

  if (param->type == RUMMY_PARAM_SWITCH)
    return g_strdup (value ? C_("rule", "Yes") : C_("rule", "No"));
  if (param->type == RUMMY_PARAM_CHOICE || (param->values != NULL && value == param->min))
    return g_strdup (g_dpgettext2 (NULL, "rule", entry->name[param->type == RUMMY_PARAM_CHOICE ? value : 0]));

  return g_strdup_printf ("%d", value);
}

/* The target depends on what is counted. */
static const char *
target_words (const RummyRules *rules)
{
  gulong n = (gulong) rules->target;

  switch (rules->target_kind) {
  case RUMMY_TARGET_ROUNDS_WON:
    return ngettext ("The first to win %d round wins.", "The first to win %d rounds wins.", n);
  case RUMMY_TARGET_ROUNDS:
    return ngettext ("The game ends after %d round.", "The game ends after %d rounds.", n);
  case RUMMY_TARGET_POINTS:
  default:
    return ngettext ("Play to %d point.", "Play to %d points.", n);
  }
}

char *
rummy_rule_words_sentence (const RummyRules *rules, const RummyParam *param)
{
  const RummyRuleEntry *entry = entry_of (param);
  int value = value_of (rules, param);
  guint index = index_of (param, value);
  g_autofree char *number = NULL;
  GString *words;

  if (index < RUMMY_RULE_VALUES && entry->sentence[index] != NULL)
    return g_strdup (_(entry->sentence[index]));
  if (is_quiet (entry, param, value)) {
    g_autofree char *name = rummy_rule_words_value (param, value);

    /* Translators: the title of a rule, then its value: "Wild Twos: No." */
    return g_strdup_printf (C_("rule", "%s: %s."), _(entry->title), name);
  }

  words = g_string_new (g_str_equal (param->key, "target")
                          ? target_words (rules)
                          : ngettext (entry->number[0], entry->number[1], (gulong) ABS (value)));
  number = g_strdup_printf ("%d", value);
  g_string_replace (words, "%d", number, 1);

  return g_string_free_and_steal (words);
}

char *
rummy_rule_words_meaning (const RummyRules *rules, const RummyParam *param)
{
  const RummyRuleEntry *entry = entry_of (param);

  if (param->type == RUMMY_PARAM_SWITCH)
    return g_strdup (_(entry->sentence[TRUE]));

  return param->type == RUMMY_PARAM_BY_SEATS || is_quiet (entry, param, value_of (rules, param))
           ? NULL
           : rummy_rule_words_sentence (rules, param);
}

char *
rummy_rule_words_clash (const RummyClash *clash, const RummyParam *param)
{
  const RummyParam *other = clash->param[0] == param ? clash->param[1] : clash->param[0];
  /* Translators: the title of another rule. */
  g_autofree char *words = g_strdup_printf (_("Conflicts with “%s”."), rummy_rule_words_title (other));

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++) {
    if (g_str_equal (reasons[i].one, clash->param[0]->key) &&
        (reasons[i].other == NULL || g_str_equal (reasons[i].other, clash->param[1]->key)))
      return rummy_words_sentences (words, _(reasons[i].why));
  }

  return g_steal_pointer (&words);
}

const char *
rummy_rule_words_why_not (const RummyRules *rules, const RummyParam *param)
{
  const RummyRuleEntry *entry = entry_of (param);

  for (guint i = 0; i < RUMMY_RULE_CONDITIONS && entry->only[i] != NULL; i++) {
    if (!entry->only[i]->holds (rules))
      return _(entry->only[i]->why);
  }

  return NULL;
}

const char *
rummy_rule_words_why_never (const RummyRules *rules, const RummyParam *param, int least, int most)
{
  const char *why_not = rummy_rule_words_why_not (rules, param);
  RummyRules others = *rules;

  for (int n = least; why_not != NULL && !entry_of (param)->of_number && n <= most; n++) {
    others.players = (gint16) n;
    if (rummy_rule_words_why_not (&others, param) == NULL)
      why_not = NULL;
  }

  return why_not;
}

gboolean
rummy_rule_words_is_told (const RummyRules *rules, const RummyParam *param)
{
  return rummy_rule_words_why_not (rules, param) == NULL &&
         !is_quiet (entry_of (param), param, value_of (rules, param));
}

char *
rummy_rule_words_changes (const RummyRules *rules, const RummyPreset *preset, guint most)
{
  g_autofree char *words = g_strdup ("");
  size_t n_params;
  const RummyParam *params = rummy_params (&n_params);
  guint n = 0;
  RummyRules plain;

  rummy_preset_rules (preset, rules->players, &plain);
  plain.players = rules->players;
  for (size_t i = 0; i < n_params; i++) {
    g_autofree char *before = NULL, *sentence = NULL;

    /* What is counted is told with the target. */
    if (!rummy_rules_differ (rules, &plain, &params[i]) || g_str_equal (params[i].key, "targetkind") || n++ >= most)
      continue;
    sentence = rummy_rule_words_sentence (rules, &params[i]);
    before = words;
    words = rummy_words_sentences (before, sentence);
  }

  if (n > most)
    /* Translators: sentences about rules, then the number of rules that they do not tell. */
    return g_strdup_printf (ngettext ("%s Plus %u more change.", "%s Plus %u more changes.", n - most), words,
                            n - most);

  return g_steal_pointer (&words);
}

guint
rummy_rule_words_best_of (const RummyRules *rules)
{
  if (rules->target_kind != RUMMY_TARGET_ROUNDS_WON)
    return 0;

  for (guint i = 0; i < RUMMY_RULE_BEST_OFS; i++) {
    if (rules->target == (int) rummy_rule_best_of[i] / 2 + 1)
      return rummy_rule_best_of[i];
  }

  return 0;
}

char *
rummy_rule_words_target_choice (guint choice, int *kind, int *target)
{
  const guint n_named = RUMMY_RULE_BEST_OFS;

  *target = 0;
  if (choice > 0 && choice <= n_named) {
    guint n = rummy_rule_best_of[choice - 1];

    *kind = RUMMY_TARGET_ROUNDS_WON;
    *target = (int) n / 2 + 1;

    return g_strdup_printf (ngettext ("Best of %u", "Best of %u", n), n);
  }

  *kind = (int) (choice == 0 ? 0 : choice - n_named);
  if (*kind > RUMMY_TARGET_ROUNDS)
    return NULL;
  /* Another number than the named ones have, for the choice to stay. */
  if (*kind == RUMMY_TARGET_ROUNDS_WON)
    *target = (int) rummy_rule_best_of[n_named - 1] / 2 + 2;

  return rummy_rule_words_value (rummy_param_find ("targetkind"), *kind);
}

guint
rummy_rule_words_find_target_choice (const RummyRules *rules)
{
  const guint n_named = RUMMY_RULE_BEST_OFS;
  guint rounds = rummy_rule_words_best_of (rules);

  if (rules->target_kind == RUMMY_TARGET_POINTS)
    return 0;
  for (guint i = 0; i < n_named; i++) {
    if (rounds == rummy_rule_best_of[i])
      return i + 1;
  }

  return (guint) rules->target_kind + n_named;
}

char *
rummy_rule_words_sources (const RummyParam *param)
{
  static const struct {
    char letter;
    const char *name;
  } sources[] = {
    { 'M', "MeggieSoft Rummy 500" }, { 'K', "Rummy From Special K" }, { 'W', "Wikipedia" },
    { 'A', "Amiga Rummy" },          { 'P', "pokerwiner.com" },
  };
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (sources); i++) {
    if (strchr (param->docs, sources[i].letter) == NULL)
      continue;
    if (words->len > 0)
      g_string_append (words, C_("list of sources", ", "));
    g_string_append (words, sources[i].name);
  }

  return g_string_free_and_steal (words);
}
