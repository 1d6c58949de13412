/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The house rules of who plays, as the settings keep them. */

#include <glib/gstdio.h>

#include "store/house-rules-list.h"
#include "store/inspect.h"
#include "store/profiles.h"

static GSettings *
fresh_settings (void)
{
  GSettings *settings = g_settings_new ("org.example.Rummy500");
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    g_settings_reset (settings, keys[i]);

  return settings;
}

static RummyHouseRules *
house (const char *name, const char *game, const char *changes)
{
  char error[RUMMY_ERROR_TEXT];
  RummyRules rules;

  rummy_rules_init (&rules, game);
  g_assert_true (rummy_rules_read (&rules, changes, error));

  return rummy_house_rules_new (name, rummy_preset_find (game), &rules, NULL);
}

static void
add (GSettings *settings, const char *name, const char *game, const char *changes)
{
  g_autoptr (RummyHouseRules) rules = house (name, game, changes);
  g_autoptr (GError) error = NULL;

  g_assert_true (rummy_house_rules_list_add (settings, rules, &error));
  g_assert_no_error (error);
}

/* Writes house rules into the settings at once: rummy_house_rules_list_add () compares each with all others, which
 * takes seconds for so many. */
static void
add_all (GSettings *settings, GPtrArray *houses)
{
  g_auto (GStrv) before = g_settings_get_strv (settings, "house-rules"), after = NULL;
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();

  g_strv_builder_addv (texts, (const char **) before);
  for (guint i = 0; i < houses->len; i++)
    g_strv_builder_take (texts, rummy_house_rules_to_text (houses->pdata[i]));
  after = g_strv_builder_end (texts);
  g_assert_true (g_settings_set_strv (settings, "house-rules", (const char *const *) after));
}

static void
assert_names (const char *expected)
{
  /* As after a start of the program. */
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");
  g_autoptr (GPtrArray) houses = rummy_house_rules_list_get (settings);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < houses->len; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", ((const RummyHouseRules *) houses->pdata[i])->name);
  g_assert_cmpstr (names->str, ==, expected);
}

static void
assert_refused (GSettings *settings, const char *name, const char *changes, RummyHouseRulesError code,
                const char *message)
{
  g_autoptr (RummyHouseRules) rules = house (name, "500-rum", changes);
  g_autoptr (GError) error = NULL;

  g_assert_false (rummy_house_rules_list_add (settings, rules, &error));
  g_assert_error (error, RUMMY_HOUSE_RULES_ERROR, (int) code);
  g_assert_cmpstr (error->message, ==, message);
}

/* Saved, found, renamed, removed and brought back. */
static void
test_keep (void)
{
  g_autoptr (GSettings) settings = fresh_settings ();
  g_autoptr (GPtrArray) houses = NULL;
  g_autoptr (RummyHouseRules) gone = NULL;
  g_autoptr (GError) error = NULL;
  RummyRules rules;

  assert_names ("");
  add (settings, "Sundays", "500-rum", "jokers=2");
  add (settings, "At Anna’s", "gin", "gamebonus=50");
  assert_names ("At Anna’s, Sundays");

  houses = rummy_house_rules_list_get (settings);
  rummy_rules_init (&rules, "500-rum");
  g_assert_null (rummy_house_rules_list_find_rules (houses, &rules));
  rules.jokers = 2;
  rules.players = 5;
  g_assert_cmpstr (rummy_house_rules_list_find_rules (houses, &rules)->name, ==, "Sundays");
  g_assert_cmpstr (rummy_house_rules_list_find_name (houses, "SUNDAYS")->name, ==, "Sundays");

  g_assert_true (rummy_house_rules_list_rename (settings, "Sundays", "SundayS", &error));
  g_assert_true (rummy_house_rules_list_rename (settings, "SundayS", " Mondays ", &error));
  g_assert_no_error (error);
  assert_names ("At Anna’s, Mondays");

  /* Other rules of the game, but not those that another name has. */
  rules.jokers = 3;
  g_assert_true (rummy_house_rules_list_change (settings, "mondays", &rules, &error));
  g_ptr_array_unref (houses);
  houses = rummy_house_rules_list_get (settings);
  g_assert_cmpstr (rummy_house_rules_list_find_rules (houses, &rules)->name, ==, "Mondays");
  add (settings, "Four", "500-rum", "jokers=4");
  rules.jokers = 4;
  g_assert_false (rummy_house_rules_list_change (settings, "Mondays", &rules, &error));
  g_assert_error (error, RUMMY_HOUSE_RULES_ERROR, RUMMY_HOUSE_RULES_ERROR_KNOWN);
  rummy_house_rules_list_remove (settings, "Four");

  gone = house ("At Anna’s", "gin", "gamebonus=50");
  rummy_house_rules_list_remove (settings, "At Anna’s");
  assert_names ("Mondays");
  g_assert_true (rummy_house_rules_list_add (settings, gone, NULL));
  assert_names ("At Anna’s, Mondays");
}

static void
test_refusals (void)
{
  g_autoptr (GSettings) settings = fresh_settings ();
  g_autoptr (GPtrArray) more = g_ptr_array_new_with_free_func ((GDestroyNotify) rummy_house_rules_free);
  g_autoptr (GError) error = NULL, empty = NULL;

  add (settings, "Sundays", "500-rum", "jokers=2");
  assert_refused (settings, "sundays", "jokers=1", RUMMY_HOUSE_RULES_ERROR_TAKEN,
                  "You already have house rules named “Sundays”.");
  assert_refused (settings, "Mondays", "jokers=2", RUMMY_HOUSE_RULES_ERROR_KNOWN,
                  "You already saved these rules as “Sundays”.");
  add (settings, "Mondays", "500-rum", "jokers=1");
  g_assert_false (rummy_house_rules_list_rename (settings, "Mondays", "SUNDAYS", &error));
  g_assert_error (error, RUMMY_HOUSE_RULES_ERROR, RUMMY_HOUSE_RULES_ERROR_TAKEN);
  g_assert_false (rummy_house_rules_list_rename (settings, "Mondays", " \u200b ", &empty));
  g_assert_error (empty, RUMMY_HOUSE_RULES_ERROR, RUMMY_HOUSE_RULES_ERROR_EMPTY);
  assert_names ("Mondays, Sundays");

  for (guint i = 2; i < RUMMY_HOUSE_RULES_LIST_MAX; i++) {
    g_autofree char *changes = g_strdup_printf ("target=%u", i);

    g_ptr_array_add (more, house (changes, "500-rum", changes));
  }
  add_all (settings, more);
  assert_refused (settings, "One more", "target=600", RUMMY_HOUSE_RULES_ERROR_MANY,
                  "You already have 50 sets of house rules. Remove some to make room.");
}

/* Where there is no room, what is there can be changed, but does not get longer. */
static void
assert_no_growth (GSettings *settings)
{
  g_autoptr (GPtrArray) houses = rummy_house_rules_list_get (settings);
  const RummyHouseRules *last = houses->pdata[houses->len - 1];
  RummyRules rules = last->rules;
  g_autoptr (GError) error = NULL, none = NULL;
  g_autoptr (GVariant) before = g_settings_get_value (settings, "house-rules");
  g_autoptr (GVariant) after = NULL;

  for (guint i = 0; i < houses->len && error == NULL; i++) {
    const RummyHouseRules *kept = houses->pdata[i];
    RummyRules longer = kept->rules;

    longer.twos = 1;
    longer.knock_bonus = longer.undercut_bonus = longer.gin_bonus = 150;
    rummy_house_rules_list_change (settings, kept->name, &longer, &error);
  }
  g_assert_error (error, RUMMY_HOUSE_RULES_ERROR, RUMMY_HOUSE_RULES_ERROR_MANY);
  after = g_settings_get_value (settings, "house-rules");
  g_assert_cmpuint (g_variant_get_size (after), <, g_variant_get_size (before) + 1024);

  rules.target = 900;
  rules.ace_in_hand = 15;
  g_assert_true (rummy_house_rules_list_change (settings, last->name, &rules, &none));
  g_assert_no_error (none);
}

static RummyHouseRules *
long_house (guint n)
{
  g_autofree char *name = g_strdup_printf ("%u ♣♦♥♠♣♦♥♠♣♦♥♠♣♦♥♠♣♦♥♠♣♦♥♠♣♦♥♠♣♦♥♠♣♦♥", n);
  g_autofree char *changes =
    g_strdup_printf ("target=%u jokers=2 deal=13/7/7/7/7/7/8 runmin=4 setmax=8 acehand=20 acelowv=2 acehighv=20"
                     " acesetv=20 v29=5 bonusout=25 gamebonus=50 box=25 reslimit=5 wildhand=20 wildmeld=20"
                     " fouraces=100 spades=yes rummy2=yes master=yes diffwin=yes settle=yes", n + 1000);

  return house (name, "500-rum", changes);
}

/* Many long ones are no more than a file with players can hold. */
static void
test_long (void)
{
  g_autoptr (GSettings) settings = fresh_settings ();
  g_autoptr (GPtrArray) many = g_ptr_array_new_with_free_func ((GDestroyNotify) rummy_house_rules_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) value = NULL;
  guint n = 30;

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (many, long_house (i));
  add_all (settings, many);
  for (gboolean is_added = TRUE; is_added; n += is_added) {
    g_autoptr (RummyHouseRules) rules = long_house (n);

    is_added = rummy_house_rules_list_add (settings, rules, &error);
  }
  g_assert_cmpuint (n, >, 30);
  g_assert_cmpuint (n, <, RUMMY_HOUSE_RULES_LIST_MAX);
  g_assert_error (error, RUMMY_HOUSE_RULES_ERROR, RUMMY_HOUSE_RULES_ERROR_MANY);
  value = g_settings_get_value (settings, "house-rules");
  g_assert_cmpuint (g_variant_get_size (value), <, 20 * 1024);

  assert_no_growth (settings);
}

/* What the settings hold may be anything; what is not understood stays. */
static void
test_untrusted (void)
{
  g_autoptr (GSettings) settings = fresh_settings ();
  g_autoptr (RummyHouseRules) sundays = house ("Sundays", "500-rum", "jokers=2");
  g_autofree char *text = rummy_house_rules_to_text (sundays);
  const char *const texts[] = { "rubbish", text, "Rummy 500 rules 2 | of | the | future", text, NULL };
  g_auto (GStrv) after = NULL;

  g_settings_set_strv (settings, "house-rules", texts);
  assert_names ("Sundays");
  g_assert_true (rummy_house_rules_list_rename (settings, "Sundays", "Mondays", NULL));
  assert_names ("Mondays");
  after = g_settings_get_strv (settings, "house-rules");
  g_assert_cmpuint (g_strv_length (after), ==, 3);
  g_assert_cmpstr (after[0], ==, "rubbish");
  g_assert_cmpstr (after[2], ==, "Rummy 500 rules 2 | of | the | future");
  rummy_house_rules_list_remove (settings, "Mondays");
  assert_names ("");
}

static void
inspected_cb (RummyInspectNews news, const char *name, guint n, const GError *error, gpointer data)
{
  if (g_strcmp0 (name, "house-rules") == 0)
    *(int *) data = error != NULL ? error->code : -1;
}

/* A check of all files tells of house rules that cannot be read. */
static void
test_inspected (void)
{
  static const struct {
    const char *text;
    int code; /* -1: in order */
  } cases[] = {
    { "Rummy 500 rules 1 | Sundays | 500-rum jokers=2 target=300 | MQQY", -1 },
    { "rubbish", RUMMY_HOUSE_RULES_ERROR_FORM },
    { "Rummy 500 rules 2 | of | the | future", RUMMY_HOUSE_RULES_ERROR_VERSION },
  };
  g_autofree char *path = g_dir_make_tmp ("rummy500-test-XXXXXX", NULL);
  g_autoptr (GFile) directory = g_file_new_for_path (path);
  g_autoptr (GSettings) settings = fresh_settings ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    int code = 0;

    g_settings_set_strv (settings, "house-rules", (const char *const[]) { cases[i].text, NULL });
    rummy_inspect (directory, settings, inspected_cb, &code);
    g_assert_cmpint (code, ==, cases[i].code);
  }
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

/* Everybody has house rules of their own, which go where their options go. */
static void
test_profiles (void)
{
  g_autoptr (GSettings) settings = fresh_settings ();
  g_autofree char *anna = NULL, *berta = NULL, *came = NULL, *copy = g_uuid_string_random ();
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (settings), later = NULL;
  g_autoptr (GVariant) options = NULL;

  anna = g_strdup (rummy_profiles_current (settings, profiles)->id);
  add (settings, "Sundays", "500-rum", "jokers=2");
  berta = rummy_profiles_add (settings, "Berta", NULL);
  rummy_profiles_choose (settings, berta);
  assert_names ("");
  add (settings, "Mondays", "500-rum", "jokers=1");
  rummy_profiles_choose (settings, anna);
  assert_names ("Sundays");

  /* As a file with players brings them. */
  later = rummy_profiles_list (settings);
  options = rummy_profiles_dup_options (settings, rummy_profiles_current (settings, later));
  came = rummy_profiles_import (settings, copy, "Clara", options);
  rummy_profiles_choose (settings, copy);
  assert_names ("Sundays");
  rummy_house_rules_list_remove (settings, "Sundays");
  rummy_profiles_choose (settings, anna);
  assert_names ("Sundays");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/house-rules-list/keep", test_keep);
  g_test_add_func ("/house-rules-list/refusals", test_refusals);
  g_test_add_func ("/house-rules-list/long", test_long);
  g_test_add_func ("/house-rules-list/untrusted", test_untrusted);
  g_test_add_func ("/house-rules-list/inspected", test_inspected);
  g_test_add_func ("/house-rules-list/profiles", test_profiles);

  return g_test_run ();
}
