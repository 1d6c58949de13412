/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of a house, and what people make of their codes. */

#include <string.h>

#include "store/house-rules.h"

#define SUNDAYS "Rummy 500 rules 1 | Sundays | 500-rum jokers=2 target=300 | "
/* 40 letters */
#define LONG_COMPOSED "éééééééééééééééééééééééééééééééééééééééé"
#define E8 "e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301"
#define LONG_DECOMPOSED E8 E8 E8 E8 E8
#define KA8 "\u0958\u0958\u0958\u0958\u0958\u0958\u0958\u0958" /* Unicode takes it apart */
#define LONG_APART KA8 KA8 KA8 KA8 KA8
#define N_RANDOM 400
#define N_MUTATIONS 20000

static RummyRules
rules_of (const char *game, const char *changes)
{
  char error[RUMMY_ERROR_TEXT];
  RummyRules rules;

  g_assert_true (rummy_rules_init (&rules, game));
  g_assert_true (rummy_rules_read (&rules, changes, error));

  return rules;
}

static RummyHouseRules *
house (const char *name, const char *game, const char *changes)
{
  RummyRules rules = rules_of (game, changes);
  g_autoptr (GError) error = NULL;
  RummyHouseRules *self = rummy_house_rules_new (name, rummy_preset_find (game), &rules, &error);

  g_assert_no_error (error);

  return self;
}

static void
assert_same (const RummyHouseRules *one, const RummyHouseRules *other)
{
  g_assert_cmpstr (one->name, ==, other->name);
  g_assert_true (one->preset == other->preset);
  g_assert_true (rummy_rules_are_same (&one->rules, &other->rules));
}

/* Codes that people have keep what they mean. */
static void
test_code (void)
{
  g_autoptr (RummyHouseRules) sundays = house ("  Sundays ", "500-rum", "jokers=2 target=300"), other = NULL;
  g_autofree char *text = rummy_house_rules_to_text (sundays);
  static const char *const forms[] = {
    SUNDAYS "MQQY",
    "\n  Rummy 500 rules 1 |\nSundays | 500-rum\r\n  jokers=2\ttarget=300 |   mqqy \n",
    "\xef\xbb\xbfRummy 500 rules 1 | Sundays | 500-rum jokers=2\u00a0target=300 | MQQY\n",
  };

  g_assert_cmpstr (text, ==, SUNDAYS "MQQY");
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (RummyHouseRules) read = rummy_house_rules_from_text (forms[i], -1, &error);

    g_assert_no_error (error);
    assert_same (read, sundays);
  }

  /* Letters that look like digits. */
  other = rummy_house_rules_from_text ("Rummy 500 rules 1 | Sundays | 500-rum jokers=2 target=17 | YoLT", -1, NULL);
  g_assert_cmpint (other->rules.target, ==, 17);
}

/* Any name comes back, with what separates it from the rules as well. */
static void
test_names (void)
{
  static const char *const names[][2] = {
    { "Großmutters Regeln", "Großmutters Regeln" },
    { "قواعد البيت", "قواعد البيت" },
    { "いつものルール ♣", "いつものルール ♣" },
    { "one | two | 500-rum | 1234", "one | two | 500-rum | 1234" },
    { "|", "|" },
    { "Cafe\u0301", "Cafe\u0301" },
    { "  a \n\t b\u202e ", "a b" },
    { "  1234567890123456789 1234567890123456789\u200b ", "1234567890123456789 1234567890123456789" },
    { "1234567890123456789012345678901234567890", "1234567890123456789012345678901234567890" },
    /* Letters with their accents, however they are written. */
    { LONG_COMPOSED, LONG_COMPOSED },
    { LONG_DECOMPOSED, LONG_DECOMPOSED },
    { LONG_APART, LONG_APART },
  };

  g_autoptr (RummyHouseRules) cafe = house ("Café", "gin", "gamebonus=50"), sent = NULL;
  g_autofree char *composed = rummy_house_rules_to_text (cafe);
  g_autofree char *decomposed = g_utf8_normalize (composed, -1, G_NORMALIZE_NFD);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr (RummyHouseRules) self = house (names[i][0], "gin", "gamebonus=50"), read = NULL;
    g_autofree char *text = rummy_house_rules_to_text (self);
    g_autoptr (GError) error = NULL;

    g_assert_cmpstr (self->name, ==, names[i][1]);
    read = rummy_house_rules_from_text (text, -1, &error);
    g_assert_no_error (error);
    assert_same (read, self);
  }

  /* Texts may be sent as Unicode would rather have them. */
  g_assert_cmpstr (composed, !=, decomposed);
  sent = rummy_house_rules_from_text (decomposed, -1, NULL);
  g_assert_nonnull (sent);
  g_assert_cmpstr (sent->name, ==, "Cafe\u0301");
}

/* They are for whoever can play by them. */
static void
test_players (void)
{
  g_autoptr (RummyHouseRules) sides = house ("Sides", "500-rum", "partner=yes players=4");
  g_autoptr (RummyHouseRules) sundays = house ("Sundays", "500-rum", "jokers=2 players=3");
  RummyRules rules;

  g_assert_cmpint (sides->rules.players, ==, 4);
  g_assert_cmpint (rummy_house_rules_fit_players (sides, 2), ==, 4);
  g_assert_cmpint (rummy_house_rules_fit_players (sides, 8), ==, 4);
  g_assert_cmpint (sundays->rules.players, ==, 2);
  rummy_house_rules_get (sundays, 5, &rules);
  g_assert_cmpint (rules.players, ==, 5);
  g_assert_true (rummy_house_rules_are (sundays, &rules));
  rules.jokers = 1;
  g_assert_false (rummy_house_rules_are (sundays, &rules));
}

static void
test_refusals (void)
{
  static const struct {
    const char *text; /* without its checksum */
    RummyHouseRulesError code;
    const char *words; /* of the message */
  } rows[] = {
    { "Rummy 500 rules 1 |  | 500-rum jokers=2", RUMMY_HOUSE_RULES_ERROR_DAMAGED, "missing" },
    { "Rummy 500 rules 1 | \u200b | 500-rum jokers=2", RUMMY_HOUSE_RULES_ERROR_EMPTY, "at least one letter" },
    { "Rummy 500 rules 1 | a | 600-rum jokers=2", RUMMY_HOUSE_RULES_ERROR_GAME, "“600-rum”" },
    { "Rummy 500 rules 1 | a | jokers=2", RUMMY_HOUSE_RULES_ERROR_GAME, "“jokers=2”" },
    { "Rummy 500 rules 1 | a | 500-rum jesters=2", RUMMY_HOUSE_RULES_ERROR_RULE, "“jesters=2”" },
    { "Rummy 500 rules 1 | a | 500-rum jokers", RUMMY_HOUSE_RULES_ERROR_VALUE, "“jokers”" },
    { "Rummy 500 rules 1 | a | 500-rum jokers=5", RUMMY_HOUSE_RULES_ERROR_VALUE,
      "“jokers=5” isn’t valid. Use a number from 0 to 4." },
    { "Rummy 500 rules 1 | a | 500-rum jokers=-1", RUMMY_HOUSE_RULES_ERROR_VALUE, "“jokers=-1”" },
    { "Rummy 500 rules 1 | a | 500-rum twos=maybe", RUMMY_HOUSE_RULES_ERROR_VALUE, "Use one of these: yes, no." },
    { "Rummy 500 rules 1 | a | 500-rum ace=high", RUMMY_HOUSE_RULES_ERROR_VALUE,
      "Use one of these: low, either, corner." },
    { "Rummy 500 rules 1 | a | 500-rum deal=7/7", RUMMY_HOUSE_RULES_ERROR_VALUE,
      "Use 7 numbers from 1 to 30, separated by “/”." },
    { "Rummy 500 rules 1 | a | gin knock=101", RUMMY_HOUSE_RULES_ERROR_VALUE,
      "Use a number from 0 to 100, or “upcard”." },
    { "Rummy 500 rules 1 | a | 500-rum jokers=00000000000000000000000000000000000000000000000000000000000000000002",
      RUMMY_HOUSE_RULES_ERROR_VALUE, "isn’t valid" },
    { "Rummy 500 rules 1 | a | 500-rum jokers=2 jokers=3", RUMMY_HOUSE_RULES_ERROR_RULE,
      "“jokers” appears twice: “jokers=2” and “jokers=3”." },
    { "Rummy 500 rules 1 | a | 500-rum twos=yes jokers=2 twos=yes", RUMMY_HOUSE_RULES_ERROR_RULE, "“twos” appears" },
    { "Rummy 500 rules 1 | 12345678901234567890123456789012345678901 | 500-rum jokers=2",
      RUMMY_HOUSE_RULES_ERROR_LONG, "up to 40 characters. This one has 41" },
    { "Rummy 500 rules 1 | " LONG_DECOMPOSED "e | 500-rum jokers=2", RUMMY_HOUSE_RULES_ERROR_LONG, "has 41" },
    { "Rummy 500 rules 1 | a | 500-rum meldwhen=knock", RUMMY_HOUSE_RULES_ERROR_CLASH,
      "“meldwhen” conflicts with “scoring”." },
    { "Rummy 500 rules 1 | a | 500-rum", RUMMY_HOUSE_RULES_ERROR_KNOWN, "standard games" },
    { "Rummy 500 rules 1 | a | 500-rum players=3", RUMMY_HOUSE_RULES_ERROR_KNOWN, "standard games" },
    { "Rummy 500 rules 2 | a | 500-rum jokers=2 | more", RUMMY_HOUSE_RULES_ERROR_VERSION, "newer" },
    { "Rummy 500 rules 99999999999999999999999", RUMMY_HOUSE_RULES_ERROR_VERSION, "newer" },
    { "Rummy 500 rules 0 | a | 500-rum jokers=2", RUMMY_HOUSE_RULES_ERROR_DAMAGED, "missing" },
    { "Rummy 500 rules -1 | a | 500-rum jokers=2", RUMMY_HOUSE_RULES_ERROR_DAMAGED, "missing" },
    { "Rummy 500 rules 1", RUMMY_HOUSE_RULES_ERROR_DAMAGED, "missing" },
    { "Rummy 500 rules 1 |", RUMMY_HOUSE_RULES_ERROR_DAMAGED, "missing" },
    { "Rummy 500 rules 1 | 500-rum jokers=2", RUMMY_HOUSE_RULES_ERROR_DAMAGED, "missing" },
    { "Rummy 500 deals 1", RUMMY_HOUSE_RULES_ERROR_FORM, "start with" },
    { "0000-0000-00005", RUMMY_HOUSE_RULES_ERROR_FORM, "start with" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *text = rummy_house_rules_seal (rows[i].text);
    g_autoptr (GError) error = NULL;

    g_test_message ("%s", text);
    g_assert_null (rummy_house_rules_from_text (text, -1, &error));
    g_assert_error (error, RUMMY_HOUSE_RULES_ERROR, (int) rows[i].code);
    g_test_message ("%s", error->message);
    g_assert_nonnull (strstr (error->message, rows[i].words));
  }
}

/* What is no text at all, or too long, or not whole. */
static void
test_rubbish (void)
{
  g_autofree char *large = g_strnfill (RUMMY_HOUSE_RULES_BYTES_MAX + 1, ' ');
  static const struct {
    const char *text;
    gssize length;
    RummyHouseRulesError code;
  } rows[] = {
    { "", -1, RUMMY_HOUSE_RULES_ERROR_FORM },
    { "\xff\xfe", -1, RUMMY_HOUSE_RULES_ERROR_FORM },
    { SUNDAYS "MQQY\0", sizeof SUNDAYS "MQQY", RUMMY_HOUSE_RULES_ERROR_FORM },
    { SUNDAYS "MQQ", -1, RUMMY_HOUSE_RULES_ERROR_DAMAGED },
    { SUNDAYS "MQQYY", -1, RUMMY_HOUSE_RULES_ERROR_DAMAGED },
    { SUNDAYS "MQQZ", -1, RUMMY_HOUSE_RULES_ERROR_DAMAGED },
    { SUNDAYS, -1, RUMMY_HOUSE_RULES_ERROR_DAMAGED },
    { "Rummy 500 rules 1 | Mondays | 500-rum jokers=2 target=300 | MQQY", -1, RUMMY_HOUSE_RULES_ERROR_DAMAGED },
    { "Rummy 500 rules 1 | Sundays | 500-rum jokers=2 target=800 | MQQY", -1, RUMMY_HOUSE_RULES_ERROR_DAMAGED },
  };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GError) refusal = NULL;

    g_assert_null (rummy_house_rules_from_text (rows[i].text, rows[i].length, &refusal));
    g_assert_error (refusal, RUMMY_HOUSE_RULES_ERROR, (int) rows[i].code);
  }
  g_assert_null (rummy_house_rules_from_text (large, -1, &error));
  g_assert_error (error, RUMMY_HOUSE_RULES_ERROR, RUMMY_HOUSE_RULES_ERROR_FORM);
}

/* A value that is possible for some number of the parameter. */
static void
change_at_random (RummyRules *rules, GRand *lot)
{
  size_t n_params;
  const RummyParam *params = rummy_params (&n_params), *param = &params[g_rand_int_range (lot, 0, (gint32) n_params)];

  rummy_rules_set (rules, param, (guint) g_rand_int_range (lot, 0, (gint32) rummy_param_n_values (param)),
                   g_rand_int_range (lot, param->min, param->max + 1));
}

/* Whatever is changed in whichever game is refused, or comes back from its code. */
static void
test_random (void)
{
  g_autoptr (GRand) lot = g_rand_new_with_seed (7);
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);
  guint n_made = 0;

  for (guint i = 0; i < N_RANDOM; i++) {
    const RummyPreset *preset = &presets[g_rand_int_range (lot, 0, (gint32) n_presets)];
    RummyRules rules = rules_of (preset->key, "");
    g_autoptr (RummyHouseRules) self = NULL, read = NULL;
    g_autofree char *text = NULL;

    for (int n = g_rand_int_range (lot, 1, 9); n > 0; n--)
      change_at_random (&rules, lot);
    self = rummy_house_rules_new ("Random", preset, &rules, NULL);
    if (self == NULL)
      continue;
    n_made++;
    text = rummy_house_rules_to_text (self);
    g_assert_cmpuint (strlen (text), <, RUMMY_HOUSE_RULES_BYTES_MAX);
    read = rummy_house_rules_from_text (text, -1, NULL);
    assert_same (read, self);
  }
  g_assert_cmpuint (n_made, >, N_RANDOM / 10);
}

/* Damaged codes, with and without the checksum that they would need: nothing is read that cannot be written again. */
static void
test_mutations (void)
{
  static const char *const base = "Rummy 500 rules 1 | Sundays | 500-rum jokers=2 target=300 deal=13/7/7/7/7/7/8";
  g_autoptr (GRand) lot = g_rand_new_with_seed (8);
  g_autofree char *whole = rummy_house_rules_seal (base);
  guint n_read = 0, n_damaged = 0;

  for (guint i = 0; i < N_MUTATIONS; i++) {
    gboolean is_sealed = i % 2;
    g_autoptr (GString) bytes = g_string_new (is_sealed ? base : whole);
    g_autoptr (RummyHouseRules) self = NULL, again = NULL;
    g_autoptr (GError) error = NULL;
    g_autofree char *text = NULL;

    for (int n = g_rand_int_range (lot, 1, 4); n > 0 && bytes->len > 0; n--) {
      gsize at = (gsize) g_rand_int_range (lot, 0, (gint32) bytes->len);

      switch (g_rand_int_range (lot, 0, 4)) {
      case 0:
        bytes->str[at] = (char) g_rand_int_range (lot, 1, 256);
        break;
      case 1:
        g_string_erase (bytes, (gssize) at, 1);
        break;
      case 2:
        g_string_insert_c (bytes, (gssize) at, "0129/=|yesno "[g_rand_int_range (lot, 0, 13)]);
        break;
      default:
        g_string_truncate (bytes, at + 1);
        break;
      }
    }
    text = is_sealed ? rummy_house_rules_seal (bytes->str) : g_strdup (bytes->str);
    self = rummy_house_rules_from_text (text, -1, &error);
    g_assert_true ((self == NULL) == (error != NULL));
    n_damaged += g_error_matches (error, RUMMY_HOUSE_RULES_ERROR, RUMMY_HOUSE_RULES_ERROR_DAMAGED);
    if (self == NULL)
      continue;
    n_read += is_sealed;
    g_free (text);
    text = rummy_house_rules_to_text (self);
    again = rummy_house_rules_from_text (text, -1, NULL);
    assert_same (again, self);
  }
  g_assert_cmpuint (n_read, >, 100);
  g_assert_cmpuint (n_damaged, >, 1000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/house-rules/code", test_code);
  g_test_add_func ("/house-rules/names", test_names);
  g_test_add_func ("/house-rules/players", test_players);
  g_test_add_func ("/house-rules/refusals", test_refusals);
  g_test_add_func ("/house-rules/rubbish", test_rubbish);
  g_test_add_func ("/house-rules/random", test_random);
  g_test_add_func ("/house-rules/mutations", test_mutations);

  return g_test_run ();
}
