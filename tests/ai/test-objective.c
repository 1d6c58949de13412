/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What ends of a round are worth when a game is far from over, and when it is not. */

#include "ai/objective.h"
#include "tap.h"

#define GIN "target=100 scoring=knock"

/* To the first of two seats, with totals before the round and scores of it. */
static double
worth (const char *more, int own, int other, int own_score, int other_score)
{
  RummyScore scores[RUMMY_SEATS_MAX] = { { .total = own_score }, { .total = other_score } };
  RummyCard deck[RUMMY_CARDS_MAX];
  char error[RUMMY_ERROR_TEXT];
  RummyRules rules;
  RummyRound round;
  RummyView view;

  rummy_rules_init (&rules, "500-rum");
  tap_check (rummy_rules_read (&rules, more, error));
  rummy_rules_deck (&rules, 2, deck);
  rummy_round_deal (&round, &rules, &(RummyDeal) { .deck = deck });
  rummy_view_init (&view, &round, 0, (const int32_t[RUMMY_SEATS_MAX]) { own, other });
  tap_check ((int) rummy_objective_lead (&view, scores) == (rules.lowest ? -1 : 1) * (own_score - other_score));

  return rummy_objective_worth (&view, scores);
}

static void
test_points (void)
{
  tap_check_int ((int) worth ("", 0, 0, 60, 20), 40);
  tap_check_int ((int) worth ("", 340, 200, -10, 90), -100);
  tap_check_int ((int) worth ("lowest=yes", 0, 0, 60, 20), -40);
}

/* Once the game is won more points are worth nothing, and a point that wins it is worth more than any. */
static void
test_lead (void)
{
  tap_check_int ((int) worth ("", 450, 300, 60, 0), (int) worth ("", 450, 300, 200, 0));
  tap_check (worth ("", 450, 300, 50, 0) > worth ("", 450, 300, 49, -60));
  tap_check (worth ("", 450, 300, 49, 0) > worth ("", 450, 300, 20, 0));
  tap_check (worth ("", 495, 300, 5, 60) > worth ("", 495, 300, -40, -60));
}

/* A lost game is as lost by a little as by a lot: who is behind gambles. */
static void
test_behind (void)
{
  double safe = worth ("", 300, 480, 40, 30);
  double high = worth ("", 300, 480, 90, -60), low = worth ("", 300, 480, -150, 60);

  tap_check (safe == low);
  tap_check ((high + low) / 2 > safe);
  tap_check (worth ("", 480, 480, 60, 60) > worth ("", 480, 480, 60, 61));
}

/* In Gin who is ahead is not as sure to win: only one scores in a round, and that may be half a game. */
static void
test_gin (void)
{
  RummyRules rules;
  double certain;

  rummy_rules_init (&rules, "gin");
  certain = (double) rummy_objective_certain (&rules);
  tap_check_int ((int) worth (GIN, 40, 20, 30, 0), 30);
  tap_check (worth (GIN, 90, 60, 0, 0) > 0.65 * certain);
  tap_check (worth (GIN, 90, 60, 0, 0) < 0.8 * certain);
  tap_check (worth (GIN, 60, 90, 0, 0) > 0.2 * certain);
  tap_check (worth (GIN, 90, 60, 10, 0) > 0.999 * certain);
}

int
main (void)
{
  tap_run ("points, far from the end of the game", test_points);
  tap_run ("ahead: the end of the game", test_lead);
  tap_run ("behind: a gamble", test_behind);
  tap_run ("who is ahead in Gin", test_gin);

  return tap_done ();
}
