/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Fixed deals, each replayed with the better bot in every seat, so that the figures never change by chance. */

#include "ai/bot.h"
#include "engine/round.h"
#include "tap.h"

#include <string.h>

#define AIMLESS_DEALS 3
#define AIMLESS_BUDGET 150

/* is_known: the strong seat knows the level of the others. */
static void
play (const RummyRules *rules, uint64_t deal, unsigned strong, RummyLevel level, RummyLevel others, bool is_known,
      uint32_t budget, int *score)
{
  const RummyLimits *limits = level == RUMMY_LEVEL_GRANDMASTER ? &(RummyLimits) { .budget = budget } : NULL;
  RummyCard deck[RUMMY_CARDS_MAX];
  RummyRound round;
  RummyRng rng;

  rummy_rng_seed (&rng, deal);
  rummy_shuffle (&rng, deck, rummy_rules_deck (rules, (unsigned) rules->players, deck));
  rummy_round_deal (&round, rules, &(RummyDeal) { .deck = deck, .lead = (uint8_t) (deal % (unsigned) rules->players) });
  while (round.phase != RUMMY_PHASE_OVER) {
    RummyView view;
    RummyMove move;

    rummy_view_init (&view, &round, round.turn, NULL);
    for (unsigned i = 0; i < RUMMY_SEATS_MAX && is_known; i++)
      view.plays[i] = (uint8_t) (others + 1);
    move = rummy_bot_choose (&view, round.turn == strong ? level : others, &rng,
                             round.turn == strong ? limits : NULL);
    if (rummy_round_apply (&round, &move, NULL) != RUMMY_OK) {
      tap_fail (__FILE__, __LINE__, "a move is refused");
      return;
    }
  }
  for (unsigned i = 0; i < (unsigned) rules->players; i++)
    score[i] = rummy_round_score (&round, i);
}

/* Points a round by which the level is before the mean of the others; rounds won in percent. */
static int
lead_in (const char *preset, unsigned seats, unsigned n_deals, RummyLevel level, RummyLevel others, int *won)
{
  RummyRules rules;
  int lead = 0, n_won = 0;

  rummy_rules_init (&rules, preset);
  rules.players = (int16_t) seats;
  for (unsigned deal = 0; deal < n_deals; deal++) {
    for (unsigned strong = 0; strong < seats; strong++) {
      int score[RUMMY_SEATS_MAX] = { 0 }, rest = 0;
      bool best = true;

      /* Who searches plays as it would without: that is fast. */
      play (&rules, deal, strong, level, others, false, 1, score);
      for (unsigned i = 0; i < seats; i++) {
        if (i != strong) {
          rest += score[i];
          best = best && score[i] < score[strong];
        }
      }
      lead += score[strong] - rest / (int) (seats - 1);
      n_won += best;
    }
  }
  *won = 100 * n_won / (int) (seats * n_deals);
  lead /= (int) (seats * n_deals);
  printf ("# %s, %u seats: %d points a round before the others, %d %% of the rounds won\n", preset, seats, lead, *won);

  return lead;
}

static int
lead_of (unsigned seats, unsigned n_deals, RummyLevel level, RummyLevel others, int *won)
{
  return lead_in ("500-rum", seats, n_deals, level, others, won);
}

static void
test_two_seats (void)
{
  int won;

  tap_check (lead_of (2, 120, RUMMY_LEVEL_AVERAGE, RUMMY_LEVEL_RANDOM, &won) >= 80);
  tap_check (won >= 85);
}

static void
test_more_seats (void)
{
  int won;

  tap_check (lead_of (3, 25, RUMMY_LEVEL_AVERAGE, RUMMY_LEVEL_RANDOM, &won) >= 60);
  tap_check (won >= 65);
  tap_check (lead_of (6, 6, RUMMY_LEVEL_AVERAGE, RUMMY_LEVEL_RANDOM, &won) >= 60);
  tap_check (won >= 65);
}

/* Where melding begins with a minimum, and where there are jokers, levels are as far apart. */
static void
test_other_games (void)
{
  static const struct {
    const char *preset;
    unsigned seats;
  } games[] = { { "500-pagat", 2 }, { "500-wikipedia", 2 }, { "500-online", 2 },
                { "500-partnership", 4 }, { "dealers-gambit", 2 } };
  int won;

  for (unsigned i = 0; i < sizeof games / sizeof *games; i++) {
    const char *preset = games[i].preset;
    unsigned seats = games[i].seats;

    tap_check (lead_in (preset, seats, 120 / seats, RUMMY_LEVEL_AVERAGE, RUMMY_LEVEL_NOVICE, &won) >= 8);
    tap_check (lead_in (preset, seats, 120 / seats, RUMMY_LEVEL_CHAMPION, RUMMY_LEVEL_AVERAGE, &won) >= 3);
  }
}

/* In Gin the Champion waits for gin, or to undercut. */
static void
test_gin (void)
{
  int won;

  tap_check (lead_in ("gin", 2, 300, RUMMY_LEVEL_CHAMPION, RUMMY_LEVEL_EXPERT, &won) >= 3);
}

/* Before it plays any round on, the highest level waits for those who meld at once, and not for those who hold back. */
static void
test_usual (void)
{
  int won;

  tap_check (lead_of (2, 300, RUMMY_LEVEL_GRANDMASTER, RUMMY_LEVEL_EXPERT, &won) >= 16);
  tap_check (lead_of (2, 300, RUMMY_LEVEL_GRANDMASTER, RUMMY_LEVEL_HOARDER, &won) >= 50);
}

/* Points by which who plays on in its head is before somebody who does not look at any card. */
static int
lead_over_aimless (RummyLevel other, bool is_known)
{
  RummyRules rules;
  int lead = 0;

  rummy_rules_init (&rules, "500-rum");
  for (unsigned i = 0; i < 2 * AIMLESS_DEALS; i++) {
    int score[RUMMY_SEATS_MAX];

    play (&rules, i / 2, i % 2, RUMMY_LEVEL_GRANDMASTER, other, is_known, AIMLESS_BUDGET, score);
    lead += score[i % 2] - score[1 - i % 2];
  }
  lead /= 2 * AIMLESS_DEALS;
  printf ("# %d points before %s, %s\n", lead, rummy_level_key (other), is_known ? "known" : "not known");

  return lead;
}

/* Nothing is to be feared of those who play without looking, where the plate says so. */
static void
test_aimless (void)
{
  tap_check (lead_over_aimless (RUMMY_LEVEL_CAREFREE, true) >= lead_over_aimless (RUMMY_LEVEL_CAREFREE, false) + 10);
  tap_check (lead_over_aimless (RUMMY_LEVEL_RANDOM, true) >= lead_over_aimless (RUMMY_LEVEL_RANDOM, false) + 10);
}

int
main (void)
{
  tap_run ("two kinds of others", test_usual);
  tap_run ("average before random, 2 seats", test_two_seats);
  tap_run ("average before random, 3 and 6 seats", test_more_seats);
  tap_run ("champion before average before novice in other games", test_other_games);
  tap_run ("champion before expert in gin", test_gin);
  tap_run ("who is known to play without looking", test_aimless);

  return tap_done ();
}
