/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/rules.h"
#include "tap.h"

#include <string.h>

static void
test_table (void)
{
  size_t n;
  const RummyParam *params = rummy_params (&n);

  for (size_t i = 0; i < n; i++) {
    tap_check (rummy_param_find (params[i].key) == &params[i]);
    tap_check (params[i].min <= params[i].silent && params[i].silent <= params[i].max);
    tap_check (strncmp (params[i].ids, "R-", 2) == 0);
    for (size_t j = 0; j < i; j++)
      tap_check (params[i].offset != params[j].offset);
  }
}

/* Every field of the struct is a row of the table. */
static void
test_table_is_complete (void)
{
  size_t n, n_fields = 0;
  const RummyParam *params = rummy_params (&n);

  for (size_t i = 0; i < n; i++)
    n_fields += params[i].type == RUMMY_PARAM_BY_SEATS ? RUMMY_SEATS_MAX + 1 : 1;
  tap_check_int ((long long) (n_fields * sizeof (int16_t)), sizeof (RummyRules));
}

static void
test_presets (void)
{
  size_t n;
  const RummyPreset *presets = rummy_presets (&n);

  for (size_t i = 0; i < n; i++) {
    for (int seats = presets[i].seats_min; seats <= presets[i].seats_max; seats++) {
      RummyRules rules;
      char error[RUMMY_ERROR_TEXT] = "";

      tap_check (rummy_rules_init (&rules, presets[i].key));
      tap_check (rummy_rules_preset (&rules) == &presets[i]);
      rules.players = (int16_t) seats;
      if (!rummy_rules_validate (&rules, error))
        tap_fail (presets[i].key, seats, "%s", error);
    }
  }
}

/* M-236: the defaults of MeggieSoft's game. */
static void
test_default_preset (void)
{
  RummyRules rules;

  tap_check (rummy_rules_init (&rules, "500-rum"));
  tap_check_int (rules.players, 2);
  tap_check_int (rummy_rules_hand_size (&rules, (unsigned) rules.players), 13);
  tap_check_int (rummy_rules_packs (&rules, (unsigned) rules.players), 1);
  tap_check_int (rules.target, 500);
  tap_check_int (rules.ace, RUMMY_ACE_EITHER);
  tap_check (rules.free_upcard && rules.layoff_is_use && !rules.may_discard_upcard && !rules.must_discard);

  rules.players = 3;
  tap_check_int (rummy_rules_hand_size (&rules, (unsigned) rules.players), 7);
  rules.players = 5;
  tap_check_int (rummy_rules_packs (&rules, (unsigned) rules.players), 2);
  tap_check (!rummy_rules_init (&rules, "no-such-game"));
}

static void
test_text (void)
{
  RummyRules rules, read;
  char text[RUMMY_RULES_TEXT], error[RUMMY_ERROR_TEXT];

  rummy_rules_init (&rules, "500-rum");
  tap_check (rummy_rules_read (&rules, "ace=corner  target=250 deal=7/7/7/7/7/7/6 mustdisc=yes", error));
  tap_check_int (rules.ace, RUMMY_ACE_CORNER);
  tap_check_int (rules.deal[8], 6);

  tap_check (rummy_rules_write (&rules, text, sizeof text) < sizeof text);
  rummy_rules_init (&read, NULL);
  tap_check (rummy_rules_read (&read, text, error));
  tap_check (memcmp (&rules, &read, sizeof rules) == 0);
  tap_check (rummy_rules_write (&rules, text, 10) == rummy_rules_write (&rules, NULL, 0));
}

static void
test_bad_text (void)
{
  static const char *const bad[] = {
    "ace=high",
    "ace=",
    "ace",
    "=3",
    "target=0",
    "target=99999",
    "target=12x",
    "target=-5",
    "deal=7",
    "deal=7/7/7/7/7/7/7/7",
    "deal=7/7/7/7/7/7/",
    "mustdisc=1",
    "nonsense=1",
    "target=500 nonsense=1",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa=1",
  };
  RummyRules rules, before;
  char error[RUMMY_ERROR_TEXT];

  rummy_rules_init (&rules, "500-rum");
  before = rules;
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    error[0] = '\0';
    if (rummy_rules_read (&rules, bad[i], error) || error[0] == '\0')
      tap_fail (__FILE__, __LINE__, "accepted, or no reason: %s", bad[i]);
    tap_check (memcmp (&rules, &before, sizeof rules) == 0);
  }
}

/* C-62: more cards to deal than there are. */
static void
test_too_many_cards (void)
{
  RummyRules rules;
  char error[RUMMY_ERROR_TEXT];

  rummy_rules_init (&rules, "500-rum");
  tap_check (rummy_rules_read (&rules, "players=4 deal=13/13/13/13/13/13/13", error));
  tap_check (!rummy_rules_validate (&rules, error));
  tap_check (strstr (error, "deal") != NULL && strstr (error, "players") != NULL);
  rules.players = 3;
  tap_check (rummy_rules_validate (&rules, error));
  rules.ace = 7;
  tap_check (!rummy_rules_validate (&rules, error));
  tap_check (strstr (error, "ace") != NULL);
}

/* What was changed in a game tells nothing but that, and the game is still known. */
static void
test_changes (void)
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++) {
    char text[RUMMY_RULES_TEXT], error[RUMMY_ERROR_TEXT];
    RummyRules plain, rules, read;

    rummy_rules_init (&plain, presets[i].key);
    rules = plain;
    rules.players = (int16_t) presets[i].seats_max;
    tap_check (rummy_rules_nearest_preset (&rules, NULL) == &presets[i]);
    rules.target = 77;
    rules.deal[2] = 9;
    tap_check (rummy_rules_nearest_preset (&rules, NULL) == &presets[i]);
    tap_check (rummy_rules_differ (&rules, &plain, rummy_param_find ("deal")));
    tap_check (!rummy_rules_differ (&rules, &plain, rummy_param_find ("jokers")));

    rules.players = plain.players;
    rummy_rules_write_changes (&rules, &plain, text, sizeof text);
    tap_check (strstr (text, "deal=9/") == text && strstr (text, " target=77") && !strstr (text, "jokers"));
    read = plain;
    tap_check (rummy_rules_read (&read, text, error) && memcmp (&read, &rules, sizeof read) == 0);
    rummy_rules_write_changes (&plain, &plain, text, sizeof text);
    tap_check (text[0] == '\0');
  }
}

/* All that does not go together is found, each as a pair. */
static void
test_clashes (void)
{
  RummyClash clashes[RUMMY_CLASHES_MAX];
  char error[RUMMY_ERROR_TEXT];
  RummyRules rules;
  unsigned n;

  rummy_rules_init (&rules, "500-rum");
  tap_check (rummy_rules_find_clashes (&rules, clashes) == 0);
  rules.partner = true;
  rules.swap = true;
  n = rummy_rules_find_clashes (&rules, clashes);
  tap_check (n == 2);
  tap_check (clashes[0].param[0] == rummy_param_find ("partner"));
  tap_check (clashes[0].param[1] == rummy_param_find ("players"));
  tap_check (clashes[1].param[0] == rummy_param_find ("swap") && clashes[1].param[1] == rummy_param_find ("jokers"));
  tap_check (!rummy_rules_validate (&rules, error) && strstr (error, "partner, players: two sides of two") == error);

  /* No more than there is room for. */
  rummy_rules_init (&rules, "gin");
  rules.meld_when = RUMMY_MELD_WHEN_OUT;
  rules.divided_by_five = rules.must_use_upcard = rules.oklahoma_ace = rules.rum = rules.out_of_turn = true;
  rules.floating = true;
  n = rummy_rules_find_clashes (&rules, clashes);
  tap_check (n == RUMMY_CLASHES_MAX);
  for (unsigned i = 0; i < n; i++)
    tap_check (clashes[i].param[0] && clashes[i].param[1] && clashes[i].param[0] != clashes[i].param[1]);
}

int
main (void)
{
  tap_run ("the table of parameters is consistent", test_table);
  tap_run ("every rule is in the table", test_table_is_complete);
  tap_run ("every preset can be played with all its seats", test_presets);
  tap_run ("M-236 defaults of 500 Rum", test_default_preset);
  tap_run ("rules as text read back", test_text);
  tap_run ("bad text is refused and changes nothing", test_bad_text);
  tap_run ("C-62 too many cards to deal", test_too_many_cards);
  tap_run ("what was changed in a game", test_changes);
  tap_run ("all clashes", test_clashes);

  return tap_done ();
}
