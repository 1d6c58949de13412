/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Every parameter of the rules has words, and every game can be told in sentences. */

#include <glib.h>
#include <string.h>

#include "ui/words/rule-prose.h"
#include "ui/words/rule-table.h"
#include "ui/words/rule-words.h"

static RummyRules
rules_of (const char *preset, const char *changes)
{
  char error[RUMMY_ERROR_TEXT];
  RummyRules rules;

  g_assert_true (rummy_rules_init (&rules, preset));
  if (!rummy_rules_read (&rules, changes, error))
    g_error ("%s", error);

  return rules;
}

static void
set_value (RummyRules *rules, const RummyParam *param, int value)
{
  for (guint i = 0; i < rummy_param_n_values (param); i++)
    rummy_rules_set (rules, param, i, value);
}

static void
assert_sentence (const RummyRules *rules, const RummyParam *param)
{
  g_autofree char *sentence = rummy_rule_words_sentence (rules, param);
  g_autofree char *value = rummy_rule_words_value (param, rummy_rules_get (rules, param, 0));
  const char *first = sentence + (g_str_has_prefix (sentence, "“") ? strlen ("“") : 0);

  g_assert_true (g_unichar_isupper (g_utf8_get_char (first)) || g_ascii_isdigit (*first));
  g_assert_true (g_str_has_suffix (sentence, "."));
  g_assert_null (strchr (sentence, '%'));
  g_assert_cmpstr (value, !=, "");
}

/* Each value has a sentence of its own. */
static void
test_values (void)
{
  size_t n_params;
  const RummyParam *params = rummy_params (&n_params);

  g_assert_cmpuint (rummy_rule_table_n, ==, n_params);
  for (size_t i = 0; i < n_params; i++) {
    g_autoptr (GHashTable) sentences = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
    RummyRules rules = rules_of ("500-rum", "");

    g_assert_cmpstr (rummy_rule_table[i].key, ==, params[i].key);
    g_assert_cmpstr (rummy_rule_words_title (&params[i]), !=, "");
    g_assert_cmpstr (rummy_rule_words_group (params[i].group), !=, "");
    for (int value = params[i].min; value <= MIN (params[i].max, 12); value++) {
      set_value (&rules, &params[i], value);
      assert_sentence (&rules, &params[i]);
      if (!g_hash_table_add (sentences, rummy_rule_words_sentence (&rules, &params[i])))
        g_error ("%s has a sentence twice, for %d too", params[i].key, value);
    }
  }
}

static char *
text_of (const RummyRules *rules, const char *group)
{
  GString *text = g_string_new (NULL);
  size_t n_params;
  const RummyParam *params = rummy_params (&n_params);

  for (size_t i = 0; i < n_params; i++) {
    g_autofree char *sentence = NULL;

    if (!g_str_equal (params[i].group, group) || !rummy_rule_words_is_told (rules, &params[i]))
      continue;

    sentence = rummy_rule_words_sentence (rules, &params[i]);
    g_string_append_printf (text, "%s ", sentence);
  }

  return g_string_free_and_steal (text);
}

static void
test_games (void)
{
  size_t n_presets, n_params;
  const RummyPreset *presets = rummy_presets (&n_presets);
  const RummyParam *params = rummy_params (&n_params);

  for (size_t i = 0; i < n_presets; i++) {
    RummyRules rules = rules_of (presets[i].key, "");
    gboolean holds_jokers = rules.jokers > 0 || rules.twos;

    for (size_t j = 0; j < n_params; j++) {
      g_autofree char *text = text_of (&rules, params[j].group);

      if (!g_str_equal (params[j].group, "wild"))
        g_assert_cmpstr (text, !=, "");
      else
        g_assert_cmpint (text[0] != '\0', ==, holds_jokers);
    }
  }
}

/* Beside a switch its being on is told, and nothing beside a value that says all. */
static void
test_meaning (void)
{
  const RummyRules rules = rules_of ("500-rum", "");
  g_autofree char *twos = rummy_rule_words_meaning (&rules, rummy_param_find ("twos"));
  g_autofree char *told = rummy_rule_words_sentence (&rules, rummy_param_find ("twos"));
  g_autofree char *longest = rummy_rule_words_meaning (&rules, rummy_param_find ("meldmax"));
  g_autofree char *deal = rummy_rule_words_meaning (&rules, rummy_param_find ("deal"));

  g_assert_cmpint (rules.twos, ==, FALSE);
  g_assert_cmpstr (twos, ==, "Twos can stand for any card.");
  g_assert_cmpstr (told, ==, "Wild Twos: No.");
  g_assert_null (longest);
  g_assert_null (deal);
}

/* Why rules clash is told where their titles do not show it. */
static void
test_clash (void)
{
  const RummyParam *scoring = rummy_param_find ("scoring"), *twos = rummy_param_find ("twos");
  const RummyClash knock = { { scoring, rummy_param_find ("meldwhen") }, "" };
  const RummyClash wild = { { twos, rummy_param_find ("dealerjoker") }, "" };
  g_autofree char *one = rummy_rule_words_clash (&knock, scoring), *other = rummy_rule_words_clash (&wild, twos);

  g_assert_cmpstr (one, ==, "Conflicts with “When to Meld”. Deadwood scoring requires knocking.");
  g_assert_cmpstr (other, ==, "Conflicts with “Dealer’s Joker”.");
}

/* Nothing is said of what makes no difference, and all that does is. */
static void
test_text (void)
{
  const RummyRules rules = rules_of ("500-rum", "");
  const RummyRules gin = rules_of ("gin", "");
  const RummyRules kaluki = rules_of ("kaluki", "knockout=150 scoring=penalty lowest=yes");
  g_autofree char *end = text_of (&rules, "end"), *knock = text_of (&gin, "end"), *scores = text_of (&gin, "scores");
  g_autofree char *game = text_of (&rules, "match"), *out = text_of (&kaluki, "match");
  g_autofree char *melds = text_of (&kaluki, "melds");

  g_assert_null (strstr (end, "knock"));
  g_assert_nonnull (strstr (end, "play goes on as long as players pick up from the pile."));
  g_assert_nonnull (strstr (knock, "Knock with at most 10 points of deadwood."));
  g_assert_nonnull (strstr (knock, "The round ends with 2 cards left in the stock."));
  g_assert_nonnull (strstr (scores, "Gin adds 25 points."));
  g_assert_nonnull (strstr (game, "Play to 500 points."));
  g_assert_nonnull (strstr (out, "Players over 150 points are eliminated. Play goes on until one is left."));
  g_assert_null (strstr (out, "Play to"));
  g_assert_nonnull (strstr (melds, "Your first melds need 51 points in one turn."));
  g_assert_nonnull (strstr (melds, "Lay-offs count toward the minimum."));
}

static guint
count_sections (const char *key)
{
  const char *const *keys;
  guint n = 0;

  for (guint i = 0; rummy_rule_prose_heading (i, &keys) != NULL; i++) {
    for (guint j = 0; keys[j] != NULL; j++) {
      g_assert_nonnull (rummy_param_find (keys[j]));
      n += g_str_equal (keys[j], key);
    }
  }

  return n;
}

/* The prose tells every game whole, and nothing twice. */
static void
test_prose (void)
{
  size_t n_presets, n_params;
  const RummyPreset *presets = rummy_presets (&n_presets);
  const RummyParam *params = rummy_params (&n_params);

  for (size_t i = 0; i < n_params; i++)
    g_assert_cmpuint (count_sections (params[i].key), ==, 1);

  for (size_t i = 0; i < n_presets; i++) {
    RummyRules rules = rules_of (presets[i].key, "");
    g_autoptr (GString) all = g_string_new (NULL);

    for (guint section = 0; rummy_rule_prose_heading (section, NULL) != NULL; section++) {
      g_autofree char *text = rummy_rule_prose_text (&rules, section);

      g_string_append (all, text);
    }
    for (size_t j = 0; j < n_params; j++) {
      g_autofree char *sentence = rummy_rule_words_sentence (&rules, &params[j]);

      if (rummy_rule_words_is_told (&rules, &params[j]))
        g_assert_nonnull (strstr (all->str, sentence));
    }
  }
}

static void
test_sources (void)
{
  g_autofree char *sources = rummy_rule_words_sources (rummy_param_find ("jokers"));

  g_assert_cmpstr (sources, ==, "Rummy From Special K, Wikipedia");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rule-words/values", test_values);
  g_test_add_func ("/rule-words/games", test_games);
  g_test_add_func ("/rule-words/text", test_text);
  g_test_add_func ("/rule-words/meaning", test_meaning);
  g_test_add_func ("/rule-words/clash", test_clash);
  g_test_add_func ("/rule-words/prose", test_prose);
  g_test_add_func ("/rule-words/sources", test_sources);

  return g_test_run ();
}
