/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* P-027: partners co-operate.  The same level plays the same deals with itself, once as it is and once as if each seat
 * played for itself; what that costs is what a computer does for its side. */

#include "ai/manner.h"
#include "engine/match.h"
#include "tap.h"

#include <math.h>

#define DEALS 300
#define LEVEL RUMMY_LEVEL_CHAMPION

static RummyRules rules, apart; /* as they are, and without partners */

/* By how much the first side is ahead in a deal; the seats of blind see no partner. */
static int
play_deal (RummyLevel level, uint64_t seed, unsigned blind)
{
  RummyMove move = { .kind = RUMMY_MOVE_DEAL };
  RummyMatch match;
  RummyRng rng;

  rummy_match_init (&match, &rules, seed, 1);
  rummy_rng_seed (&rng, seed);
  while (rummy_match_apply (&match, &move, NULL) == RUMMY_OK && match.round.phase != RUMMY_PHASE_OVER) {
    RummyView view;

    rummy_view_init (&view, &match.round, match.round.turn, match.totals);
    if (blind >> view.seat & 1)
      view.round.rules = &apart;
    move = rummy_player_choose (&view, (RummyPlayer) { .level = level }, &rng, NULL);
  }
  tap_check_int (match.round.phase, RUMMY_PHASE_OVER);

  return rummy_round_score (&match.round, 0) - rummy_round_score (&match.round, 1);
}

/* By how many points a deal a side is ahead of one that sees no partners. */
static void
test_partners (void)
{
  double sum = 0, squares = 0, mean, error;

  for (unsigned deal = 0; deal < DEALS; deal++) {
    double lead = (play_deal (LEVEL, deal + 1, 2 | 8) - play_deal (LEVEL, deal + 1, 1 | 4)) / 2.0;

    sum += lead;
    squares += lead * lead;
  }
  mean = sum / DEALS;
  error = sqrt ((squares / DEALS - mean * mean) / DEALS);
  printf ("# %+.1f +- %.1f points a deal\n", mean, 1.96 * error);
  tap_check (mean > 2 * error);
}

int
main (void)
{
  rummy_rules_init (&rules, "500-partnership");
  apart = rules;
  apart.partner = 0;
  tap_run ("partners play for their side", test_partners);

  return tap_done ();
}
