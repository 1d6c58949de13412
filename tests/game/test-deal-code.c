/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is told of deals, so that they can be shared and checked. */

#include "play.h"

#include <string.h>

#include "game/deal-code.h"

static void
test_code (void)
{
  static const struct {
    const char *text;
    gboolean is_code;
    guint64 seed;
    guint number;
  } rows[] = {
    { "0000-0000-0000N", TRUE, 21, 1 },
    { " 0000-0000-0000n / 4 ", TRUE, 21, 4 },
    { "000000000000N/65535", TRUE, 21, 65535 },
    { "0000-0000-0000N/0", FALSE },
    { "0000-0000-0000N/65536", FALSE },
    { "0000-0000-0000N/", FALSE },
    { "0000-0000-0000N/1/2", FALSE },
    { "0000-0000-000", FALSE },
    { "", FALSE },
    { "/", FALSE },
  };
  char code[RUMMY_DEAL_CODE];

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    guint64 seed;
    guint number;

    g_test_message ("%s", rows[i].text);
    g_assert_true (rummy_deal_code_read (rows[i].text, &seed, &number) == rows[i].is_code);
    if (!rows[i].is_code)
      continue;
    g_assert_cmpuint (seed, ==, rows[i].seed);
    g_assert_cmpuint (number, ==, rows[i].number);
  }

  rummy_deal_code_write (21, 1, code);
  g_assert_cmpstr (code, ==, "0000-0000-0000N");
  rummy_deal_code_write (G_MAXUINT64, G_MAXUINT16, code);
  g_assert_cmpstr (code, ==, "FZZZ-ZZZZ-ZZZZZ/65535");
}

static void
make_record (RummyRecord *record, const char *changes, guint64 seed, guint number)
{
  RummyRules rules = play_rules (changes);

  rummy_record_init (record, &rules, seed, number);
}

static void
assert_same_deals (const RummyRecord *a, const RummyRecord *b)
{
  g_autofree char *one = rummy_deal_code_text (a), *other = rummy_deal_code_text (b);

  g_assert_cmpstr (one, ==, other);
}

/* One line is enough for the same cards, whatever game was chosen before. */
static void
test_share (void)
{
  static const char *const wrong[] = {
    "", "gin", "gin 0000-0000", "ginn 0000-0000-0000N", "gin players=99 0000-0000-0000N", "0000-0000-0000N gin",
    "gin 0000-0000-0000N deck", "gin 0000-0000-0000N deck 7C 8C", "gin 0000-0000-0000N hands 5 5",
  };
  RummyRecord record = { 0 }, read = { 0 };
  g_autofree char *plain = NULL, *changed = NULL, *laid = NULL;
  RummyRules rules = play_rules (""), gin;
  RummyRng rng;

  g_assert_true (rummy_rules_init (&gin, "gin"));
  rummy_record_init (&record, &gin, 21, 1);
  plain = rummy_deal_code_share (&record);
  g_assert_cmpstr (plain, ==, "gin 0000-0000-0000N");
  g_assert_true (rummy_deal_code_read_share ("  gin\n 0000-0000-0000n ", &rules, &read));
  assert_same_deals (&record, &read);

  make_record (&record, "players=3 target=300", 21, 4);
  changed = rummy_deal_code_share (&record);
  g_assert_cmpstr (changed, ==, "500-rum players=3 target=300 0000-0000-0000N/4");
  g_assert_true (rummy_deal_code_read_share (changed, &gin, &read));
  assert_same_deals (&record, &read);

  record.n_deck = (guint8) rummy_rules_deck (&record.rules, 3, record.deck);
  rummy_rng_seed (&rng, 1);
  rummy_shuffle (&rng, record.deck, record.n_deck);
  record.hands[1] = 3;
  laid = rummy_deal_code_share (&record);
  g_assert_true (g_str_has_suffix (laid, " hands 7 3 7"));
  g_assert_true (rummy_deal_code_read_share (laid, &gin, &read));
  assert_same_deals (&record, &read);

  g_assert_true (rummy_deal_code_read_share ("0000-0000-0000N", &gin, &read));
  g_assert_true (rummy_rules_are_same (&read.rules, &gin));
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (rummy_deal_code_read_share (wrong[i], &rules, &read));
  g_assert_cmpuint (read.seed, ==, 21);
}

/* The fingerprints were computed with sha256sum; those of a version stay what they are. */
static void
test_fingerprint (void)
{
  static const struct {
    const char *changes, *text, *fingerprint;
  } rows[] = {
    { "",
      "Rummy 500 deals 1\n"
      "rules deal=13/7/7/7/7/7/7 firstdealer=fixed nextdealer=alternate lead=alternates\n"
      "code 0000-0000-0000N\ngame 3\n",
      "535f2b385b59ff369c0b50eb0ffe319c51c52bef9700a6a9b9252db148dd1940" },
    { "players=3 target=300",
      "Rummy 500 deals 1\n"
      "rules players=3 deal=13/7/7/7/7/7/7 firstdealer=fixed nextdealer=alternate lead=alternates target=300\n"
      "code 0000-0000-0000N\ngame 3\n",
      "12d8e24e559e0818cb4f0bf0386e9b920c5858edfd2147cba9d3ce240fe0cfb7" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    RummyRecord record;
    g_autofree char *text = NULL;
    g_autofree char *fingerprint = NULL;

    make_record (&record, rows[i].changes, 21, 3);
    text = rummy_deal_code_text (&record);
    g_assert_cmpstr (text, ==, rows[i].text);
    fingerprint = rummy_deal_code_fingerprint (&record);
    g_assert_cmpstr (fingerprint, ==, rows[i].fingerprint);
    g_assert_true (rummy_deal_code_matches (&record, fingerprint));
  }
}

/* What is played, and who plays, does not change it; what the deals depend on does. */
static void
test_binding (void)
{
  g_auto (RummySavedGame) game = { 0 };
  RummyRecord same, seed, number, rules, deck;
  g_autofree char *fingerprint = NULL;
  g_autofree char *upper = NULL;
  g_autofree char *grouped = NULL;
  g_autofree char *rounds = NULL;

  sample_game (&game, "", 21, 30);
  fingerprint = rummy_deal_code_fingerprint (&game.record);
  make_record (&same, "", 21, game.record.game);
  make_record (&seed, "", 22, game.record.game);
  make_record (&number, "", 21, game.record.game + 1u);
  make_record (&rules, "target=300", 21, game.record.game);
  make_record (&deck, "", 21, game.record.game);
  deck.n_deck = (guint8) rummy_rules_deck (&deck.rules, 2, deck.deck);

  g_assert_true (rummy_deal_code_matches (&same, fingerprint));
  g_assert_false (rummy_deal_code_matches (&seed, fingerprint));
  g_assert_false (rummy_deal_code_matches (&number, fingerprint));
  g_assert_false (rummy_deal_code_matches (&rules, fingerprint));
  g_assert_false (rummy_deal_code_matches (&deck, fingerprint));

  /* How many rounds are played may change, and changes none of them. */
  make_record (&same, "targetkind=rounds target=7", 21, 1);
  make_record (&rules, "targetkind=rounds target=5", 21, 1);
  rounds = rummy_deal_code_fingerprint (&same);
  g_assert_true (rummy_deal_code_matches (&rules, rounds));
  make_record (&same, "", 21, game.record.game);

  /* As it was written down. */
  upper = g_ascii_strup (fingerprint, -1);
  grouped = g_strdup_printf (" %.8s %.8s\n%s ", fingerprint, fingerprint + 8, fingerprint + 16);
  g_assert_true (rummy_deal_code_matches (&same, upper));
  g_assert_true (rummy_deal_code_matches (&same, grouped));
  grouped[3] = 'x';
  g_assert_false (rummy_deal_code_matches (&same, grouped));
  upper[63] = '\0';
  g_assert_false (rummy_deal_code_matches (&same, upper));
  g_assert_false (rummy_deal_code_matches (&same, ""));
}

/* Everybody has the same one on a day, whatever the clock on the wall says. */
static void
test_day (void)
{
  g_autoptr (GTimeZone) east = g_time_zone_new_offset (10 * 3600);
  g_autoptr (GDateTime) noon = g_date_time_new_utc (2026, 11, 22, 12, 0, 0);
  g_autoptr (GDateTime) morning = g_date_time_new_utc (2026, 11, 22, 0, 0, 0);
  g_autoptr (GDateTime) elsewhere = g_date_time_new (east, 2026, 11, 23, 3, 0, 0);
  g_autoptr (GDateTime) next = g_date_time_new_utc (2026, 11, 23, 0, 0, 0);
  RummyRules rules = play_rules (""), other = play_rules ("players=3");
  guint64 seed = rummy_deal_code_of_day (&rules, noon);

  g_assert_cmphex (seed, ==, G_GUINT64_CONSTANT (0xb92dec05ebc0f31b));
  g_assert_cmphex (rummy_deal_code_of_day (&rules, morning), ==, seed);
  g_assert_cmphex (rummy_deal_code_of_day (&rules, elsewhere), ==, seed);
  g_assert_cmphex (rummy_deal_code_of_day (&rules, next), !=, seed);
  g_assert_cmphex (rummy_deal_code_of_day (&other, noon), !=, seed);
}

/* A game is of a day by its deals, however far it is; the next game is not, nor are other rules. */
static void
test_is_of_day (void)
{
  g_autoptr (GDateTime) day = g_date_time_new_utc (2026, 11, 22, 12, 0, 0);
  g_autoptr (GDateTime) next = g_date_time_new_utc (2026, 11, 23, 0, 0, 0);
  RummyMove draw = { .kind = RUMMY_MOVE_DRAW, .card = RUMMY_CARD_NONE };
  RummyRecord record, other;
  RummyRules rules = play_rules ("players=3");

  rummy_deal_code_init_day (&record, day);
  g_assert_cmpuint (record.game, ==, 1);
  g_assert_true (rummy_record_add (&record, &draw));
  g_assert_true (rummy_deal_code_is_of_day (&record, day));
  g_assert_false (rummy_deal_code_is_of_day (&record, next));
  record.game = 2;
  g_assert_false (rummy_deal_code_is_of_day (&record, day));
  rummy_record_init (&other, &rules, record.seed, 1);
  g_assert_false (rummy_deal_code_is_of_day (&other, day));
  rummy_record_clear (&record);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/deal-code/code", test_code);
  g_test_add_func ("/deal-code/share", test_share);
  g_test_add_func ("/deal-code/fingerprint", test_fingerprint);
  g_test_add_func ("/deal-code/binding", test_binding);
  g_test_add_func ("/deal-code/day", test_day);
  g_test_add_func ("/deal-code/is-of-day", test_is_of_day);

  return g_test_run ();
}
