/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the plates and the score panel tell of a seat, and that it tells no secrets. */

#include <string.h>

#include "cards-fixture.h"
#include "ui/words/standing.h"

/* As points below 0 have it, also among words that go leftwards. */
#define MINUS "\342\200\216\342\210\222"

static void
deal (RummyMatch *match, const char *preset)
{
  RummyMove move = { .kind = RUMMY_MOVE_DEAL };
  RummyRules rules;

  g_assert_true (rummy_rules_init (&rules, preset));
  rummy_match_init (match, &rules, 1, 1);
  g_assert_cmpint (rummy_match_apply (match, &move, NULL), ==, RUMMY_OK);
}

static void
assert_words (const RummyMatch *match, guint seat, const char *expected)
{
  g_autofree char *words = NULL;
  RummyStanding standing;

  rummy_standing_init (&standing, match, seat, 0);
  words = rummy_standing_words (&standing, match);
  g_assert_cmpstr (words, ==, expected);
}

static void
give (RummyMatch *match, guint seat, const char *text)
{
  match->round.hand[seat] = cards_of (text);
  match->round.n_hand[seat] = (guint8) rummy_cards_count (match->round.hand[seat]);
}

static void
test_own (void)
{
  RummyMatch match;

  deal (&match, "500-rum");
  give (&match, 0, "KH 5C");
  match.round.melded[0] = 40;
  assert_words (&match, 0, "40 points melded, 15 points in hand, 25 if the round ended now");

  match.rounds = 2;
  match.totals[0] = -30;
  match.round.melded[0] = 1;
  assert_words (&match, 0, "1 point melded, 15 points in hand, " MINUS "14 if the round ended now, "
                           "total " MINUS "30");
}

/* Of another hand counts what everybody saw being taken, and nothing else. */
static void
test_other (void)
{
  RummyMatch match;

  deal (&match, "500-rum");
  give (&match, 1, "KH 5C QD");
  match.round.melded[1] = 20;
  assert_words (&match, 1, "20 points melded");
  match.round.shown = cards_of ("KH");
  assert_words (&match, 1, "20 points melded, at least 10 points in hand");
  match.round.shown = cards_of ("KH 5C QD");
  assert_words (&match, 1, "20 points melded, 25 points in hand, " MINUS "5 if the round ended now");
}

/* M-172: where rounds won decide, points of earlier rounds are not told. */
static void
test_rounds_won (void)
{
  RummyMatch match;

  deal (&match, "500-rum");
  match.rules.target_kind = RUMMY_TARGET_ROUNDS_WON;
  match.rules.target = 4;
  match.rounds = 3;
  match.totals[1] = 120;
  match.won[1] = 2;
  assert_words (&match, 1, "0 points melded, 2 rounds won");
}

/* What a whole side scored would tell what the partner holds. */
/* Who shares the lead at the target or beyond plays on. */
static void
test_tie (void)
{
  RummyMatch match;

  deal (&match, "500-rum");
  match.totals[0] = match.totals[1] = 499;
  g_assert_false (rummy_standing_is_tie (&match));
  match.totals[0] = match.totals[1] = 500;
  g_assert_true (rummy_standing_is_tie (&match));
  match.totals[0] = 505;
  g_assert_false (rummy_standing_is_tie (&match));
}

static void
test_partner (void)
{
  RummyMatch match;
  RummyStanding before, after;

  deal (&match, "500-partnership");
  give (&match, 0, "KH 5C");
  match.round.melded[0] = 30;
  match.round.melded[2] = 12;
  assert_words (&match, 0, "30 points melded, 42 points melded by this side, 15 points in hand, "
                           "15 for the partners if the round ended now");
  assert_words (&match, 1, "0 points melded, 0 points melded by this side");

  rummy_standing_init (&before, &match, 0, 0);
  give (&match, 2, "AS AH AD");
  rummy_standing_init (&after, &match, 0, 0);
  g_assert_cmpint (before.net, ==, after.net);
}

/* A side has one line: what both have melded, and no more than what is known of both hands. */
static void
test_side (void)
{
  RummyMatch match;
  RummyStanding side, other;

  deal (&match, "500-partnership");
  give (&match, 0, "KH 5C");
  give (&match, 2, "QD 4C 3C");
  match.round.melded[0] = 30;
  match.round.melded[2] = 12;
  match.totals[0] = match.totals[2] = 90;
  match.round.shown = cards_of ("QD");
  rummy_standing_init_side (&side, &match, 0, 0);
  g_assert_cmpint (side.melded, ==, 42);
  g_assert_cmpint (side.hand, ==, 25);
  g_assert_false (side.is_hand_known);
  g_assert_false (side.is_net_known);
  g_assert_true (side.is_net_limit);
  g_assert_cmpint (side.net, ==, 17);
  g_assert_cmpint (side.total, ==, 90);

  match.round.shown = cards_of ("QD 4C 3C");
  rummy_standing_init_side (&side, &match, 0, 0);
  g_assert_true (side.is_hand_known && side.is_net_known && !side.is_net_limit);
  g_assert_cmpint (side.net, ==, 7);

  deal (&match, "500-rum");
  rummy_standing_init (&side, &match, 1, 0);
  rummy_standing_init_side (&other, &match, 1, 0);
  g_assert_cmpint (memcmp (&side, &other, sizeof side), ==, 0);
}

/* Each hidden card may be another without a word changing. */
static void
test_keeps_secrets (void)
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++) {
    RummyMatch match, other;

    deal (&match, presets[i].key);
    deal (&other, presets[i].key);
    for (guint seat = 1; seat < (guint) match.rules.players; seat++) {
      other.round.hand[seat] = rummy_cards_of (rummy_card (0, RUMMY_SPADES, RUMMY_ACE));
      other.round.shown = RUMMY_NO_CARDS;
    }
    for (guint side = 0; side < rummy_rules_sides (&match.rules); side++) {
      RummyStanding known, changed;

      rummy_standing_init_side (&known, &match, side, 0);
      rummy_standing_init_side (&changed, &other, side, 0);
      g_assert_cmpint (memcmp (&known, &changed, sizeof known), ==, 0);
    }
    for (guint seat = 0; seat < (guint) match.rules.players; seat++) {
      RummyStanding known, changed;

      rummy_standing_init (&known, &match, seat, 0);
      rummy_standing_init (&changed, &other, seat, 0);
      g_assert_cmpint (memcmp (&known, &changed, sizeof known), ==, 0);
      g_assert_true (seat == 0 || !known.is_hand_known);
    }
  }
}

/* Where only the winner scores there is no net before somebody has won; in penalty games melds are worth nothing. */
static void
test_kinds (void)
{
  RummyMatch match;

  deal (&match, "gin");
  give (&match, 0, "KH 5C 7S 7H 7D");
  assert_words (&match, 0, "15 points of deadwood");

  /* Once somebody knocked a meld that is not laid counts too. */
  match.round.phase = RUMMY_PHASE_LAYOFF;
  assert_words (&match, 0, "0 points melded, 36 points in hand");

  deal (&match, "rummy-basic");
  give (&match, 0, "KH 5C");
  assert_words (&match, 0, "0 points melded, 15 points in hand, 15 if the round ended now");

  deal (&match, "michigan");
  give (&match, 0, "KH 5C");
  match.round.melded[1] = 12;
  assert_words (&match, 1, "12 points melded, 12 if the round ended now");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/standing/own", test_own);
  g_test_add_func ("/standing/other", test_other);
  g_test_add_func ("/standing/rounds-won", test_rounds_won);
  g_test_add_func ("/standing/tie", test_tie);
  g_test_add_func ("/standing/partner", test_partner);
  g_test_add_func ("/standing/side", test_side);
  g_test_add_func ("/standing/keeps-secrets", test_keeps_secrets);
  g_test_add_func ("/standing/kinds", test_kinds);

  return g_test_run ();
}
