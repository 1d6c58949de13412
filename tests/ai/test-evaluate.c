/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What anybody would do. */

#include "position.h"
#include "ai/bot.h"
#include "ai/evaluate.h"
#include "ai/lines.h"
#include "ai/quick.h"
#include "tap.h"

#include <string.h>

#define CHECK(expected, ...) tap_check_str (position_choose (&(Position) { __VA_ARGS__ }), expected)

static void
test_goes_out (void)
{
  CHECK ("1 meld 5H 6H 7H", .hand = { "5H 6H 7H KD", "5" }, .pile = "2C", .drawn = true);
  CHECK ("1 lay 8H on 1", .hand = { "8H KD", "5" }, .pile = "2C", .meld = { "5H 6H 7H" }, .drawn = true);
  CHECK ("1 discard KD", .hand = { "KD", "5" }, .pile = "2C", .meld = { "5H 6H 7H" }, .drawn = true);
  /* The last card fits too, but one must be left to discard. */
  CHECK ("1 meld 5H 6H 7H", .rules = "mustdisc=yes", .hand = { "5H 6H 7H 9C", "5" }, .pile = "2C", .drawn = true);
  CHECK ("1 discard 8H", .rules = "mustdisc=yes", .hand = { "8H", "5" }, .pile = "2C", .meld = { "5H 6H 7H" },
         .drawn = true);
}

static void
test_takes_what_completes_a_meld (void)
{
  CHECK ("1 take 7H", .hand = { "7C 7D 2H 4S 9C JD KC 5S", "9" }, .pile = "KD 7H");
  CHECK ("1 take 7H", .hand = { "5H 6H 2D 4S 9C JD KC 5S", "9" }, .pile = "KD 7H");
  CHECK ("1 take 8H", .hand = { "8C 8D 2H 4S TC JD KC 5S", "9" }, .pile = "KD 8H 2C 3D");
  /* It fits a meld on the table. */
  CHECK ("1 take 8H", .hand = { "8C 2D 4S TC JD KC", "9" }, .pile = "KD 8H", .meld = { "5H 6H 7H" });
  /* Two of the pile with one of the hand. */
  CHECK ("1 take JH", .hand = { "QH 2D 4S TC 8D KC 3D", "9" }, .pile = "2H JH KH");
}

static void
test_leaves_what_costs_more (void)
{
  /* Three twos are worth little when four high cards come with them and the other has one card left. */
  CHECK ("1 draw", .hand = { "2C 2D 9H", "1" }, .pile = "2S KC QD AH JS");
  CHECK ("1 draw", .hand = { "2C 4D 9H JS", "4" }, .pile = "7D KC");
}

static void
test_settles_runs_and_sets (void)
{
  /* Either a run of four or a set; the run brings more. */
  CHECK ("1 meld 5C 6C 7C 8C", .hand = { "5C 6C 7C 8C 7D 7H 2S", "9" }, .pile = "KD", .drawn = true);
  /* The eight is better in the set, for the run does without it. */
  CHECK ("1 meld 8C 8D 8H", .hand = { "5C 6C 7C 8C 8D 8H 2S", "9" }, .pile = "KD", .drawn = true);
  CHECK ("1 meld 5C 6C 7C", .hand = { "5C 6C 7C 2S", "9" }, .pile = "KD", .meld = { "8C 8D 8H" }, .drawn = true);
  /* Two packs: one seven for the run and one for the set. */
  CHECK ("1 meld 7C 7D 7H", .rules = "packs=2", .hand = { "5C 6C 7C 7C' 7D 7H 2S", "9" }, .pile = "KD", .drawn = true);
  CHECK ("1 meld 5C 6C 7C'", .rules = "packs=2", .hand = { "5C 6C 7C' 2S", "9" }, .pile = "KD", .meld = { "7C 7D 7H" },
         .drawn = true);
}

/* What comes first must bring enough, with what was laid in this turn. */
static void
test_waits_for_the_minimum (void)
{
  CHECK ("1 discard KD", .rules = "firstmin=30", .hand = { "5H 6H 7H KD", "5" }, .pile = "2C", .drawn = true);
  CHECK ("1 draw", .rules = "firstmin=30", .hand = { "5H 6H KD 2S", "5" }, .pile = "7H 9D");
  CHECK ("1 meld QC QD QH", .rules = "firstmin=40", .hand = { "4H 5H 6H QC QD QH 2S", "9" }, .pile = "KD",
         .drawn = true);
  CHECK ("1 take QH", .rules = "firstmin=40", .hand = { "4H 5H 6H QC QD 2S", "9" }, .pile = "QH KD");
  /* What is laid off may count, or not. */
  CHECK ("1 meld QC QD QH", .rules = "firstmin=35", .hand = { "8H QC QD QH KS 2D", "9" }, .pile = "2C",
         .meld = { "5H 6H 7H" }, .drawn = true);
  CHECK ("1 lay 8H on 1", .rules = "firstmin=35 firstminlay=no", .hand = { "8H QC QD QH KS 2D", "9" }, .pile = "2C",
         .meld = { "5H 6H 7H" }, .drawn = true);
}

static void
test_keeps_wild_cards (void)
{
  CHECK ("1 meld *1 QC QD as set", .rules = "jokers=2", .hand = { "QC QD *1 4S 7H", "9" }, .pile = "KD", .drawn = true);
  CHECK ("1 discard 4S", .rules = "jokers=2 wildhand=50", .hand = { "QC 4S 7H *1", "9" }, .pile = "KD", .drawn = true);
}

static void
test_keeps_what_may_become_a_meld (void)
{
  CHECK ("1 discard 3S", .hand = { "9C 9D 3S JH QH", "9" }, .pile = "KD", .drawn = true);
  /* Nothing can come of the queens any more. */
  CHECK ("1 discard QS", .hand = { "QS 8C 8D 6H 7H", "9" }, .pile = "4D",
         .meld = { "QC QD QH", "KC KD KH" }, .rules = "layoff=none", .drawn = true);
}

/* The upcard that was just taken may not be thrown again, so the next best card goes. */
static void
test_keeps_the_upcard (void)
{
  CHECK ("1 discard 3S", .hand = { "TC TD 3S 6H QH", "9" }, .pile = "KD", .drawn = true);
  CHECK ("1 discard 6H", .hand = { "TC TD 3S 6H QH", "9" }, .pile = "KD", .kept = "3S");
}

static void
test_does_not_feed (void)
{
  /* Only the opponent may lay the king off; without his kings it would be the first to go. */
  CHECK ("1 discard JD", .rules = "layoff=own", .hand = { "KS JD TC TH 9C", "6" }, .pile = "7D", .meld = { "KC KD KH" },
         .drawn = true);
  CHECK ("1 discard KS", .rules = "layoff=own", .hand = { "KS JD TC TH 9C", "6" }, .pile = "7D", .meld = { "AC AD AH" },
         .drawn = true);
  /* The opponent was seen taking two nines, or two jacks. */
  CHECK ("1 discard JC", .hand = { "9C JC KH KS 5H 6H", "9D 9H 3S 2H 4S" }, .seen = "9D 9H", .pile = "2D",
         .meld = { "AC AD AH" }, .drawn = true);
  CHECK ("1 discard 9C", .hand = { "9C JC KH KS 5H 6H", "JD JH 3S 2H 4S" }, .seen = "JD JH", .pile = "2D",
         .meld = { "AC AD AH" }, .drawn = true);
  /* It would make the two fours of the pile a set for anybody. */
  CHECK ("1 discard JC", .hand = { "4C JC TH TS 7D 8D", "9" }, .pile = "4D 4H QD", .meld = { "AC AD AH" },
         .drawn = true);
  CHECK ("1 discard 4C", .hand = { "4C JC TH TS 7D 8D", "9" }, .pile = "JD JH QD", .meld = { "AC AD AH" },
         .drawn = true);
}

/* Two sets or two runs of the same cards bring the same: what more can be laid on is better. */
static void
test_settles_equal_melds (void)
{
  CHECK ("1 meld 6D 7D 8D", .hand = { "5C 6C 7C 6D 7D 8D 6H 7H KS QD", "5" }, .pile = "4H", .drawn = true);
  /* Here sets are, where what would continue the runs is gone. */
  CHECK ("1 meld 7C 7D 7H", .hand = { "5C 6C 7C 6D 7D 8D 6H 7H KS QD", "5" }, .pile = "4C 8C 5D 9D 4H",
         .drawn = true);
}

static void
test_lightens_the_hand_late (void)
{
  CHECK ("1 discard KS", .hand = { "KS 3D 5H 2C", "1" }, .pile = "7D", .drawn = true);
}

static void
test_without_a_stock (void)
{
  CHECK ("1 pass", .hand = { "2C 4D", "5" }, .pile = "7D KC", .stock = "0");
  CHECK ("1 take KC", .hand = { "KD KH 4D 9S TC JD", "5" }, .pile = "7D KC", .stock = "0");
}

/* Rounds that are played on in the head must be played as the same player would at the table: whether it draws or
 * takes, and what it throws, where rounding decides only between what is worth the same to a few tenths of a point. */
static void
test_quick_as_careful (const char *preset, int seats)
{
  const RummyLevelData *level = &rummy_levels[RUMMY_LEVEL_GREEDY];
  int n_draws = 0, n_same_draws = 0, n_discards = 0, n_same_discards = 0;
  RummyCard deck[RUMMY_CARDS_MAX];
  RummyRules rules;
  RummyQuick quick;
  RummyRng rng;

  rummy_rules_init (&rules, preset);
  rules.players = seats;
  tap_check (rummy_quick_init (&quick, &rules));
  rummy_rng_seed (&rng, 5);
  for (unsigned i = 0; i < 30 && !tap_case_failed; i++) {
    RummyRound round;

    rummy_shuffle (&rng, deck, rummy_rules_deck (&rules, (unsigned) seats, deck));
    rummy_round_deal (&round, &rules, &(RummyDeal) { .deck = deck });
    while (round.phase != RUMMY_PHASE_OVER && round.turns < 60 && !tap_case_failed) {
      const RummyWeights *weights = rummy_level_weights (level, &rules);
      RummyRound before = round, quickly = round;
      RummyMove move;
      RummyView view;

      rummy_view_init (&view, &round, round.turn, NULL);
      move = rummy_bot_choose (&view, RUMMY_LEVEL_GREEDY, &rng, NULL);
      tap_check_int (rummy_round_apply (&round, &move, NULL), RUMMY_OK);
      if (before.phase != RUMMY_PHASE_DRAW && move.kind != RUMMY_MOVE_DISCARD)
        continue;
      rummy_quick_step (&quick, &quickly, weights, &rng);
      if (before.phase == RUMMY_PHASE_DRAW) {
        n_draws++;
        n_same_draws += quickly.n_pile == round.n_pile;
      } else {
        float worth[64];

        rummy_quick_weigh (&quick, &before, weights, rummy_faces (before.hand[before.turn]), worth);
        n_discards++;
        n_same_discards += quickly.n_pile == round.n_pile &&
                           worth[rummy_round_upcard (&quickly) & 63] - worth[move.card & 63] < 0.3f;
      }
    }
  }
  printf ("# %s, %d seats: %d of %d draws, %d of %d discards\n", preset, seats, n_same_draws, n_draws, n_same_discards,
          n_discards);
  tap_check (100 * n_same_draws >= 98 * n_draws);
  tap_check (100 * n_same_discards >= 98 * n_discards);
}

static void
test_as_at_the_table (void)
{
  test_quick_as_careful ("500-rum", 2);
  test_quick_as_careful ("500-rum", 4);
  test_quick_as_careful ("500-wikipedia", 2);
  test_quick_as_careful ("rummy", 2);
  test_quick_as_careful ("rummy", 4);
  test_quick_as_careful ("rummy-basic", 2);
}

/* A move is found even if none that needs a proof can be proven. */
static void
test_without_effort (void)
{
  char error[RUMMY_ERROR_TEXT];
  unsigned n_asked = 0, n_others = 0;
  RummyCard deck[RUMMY_CARDS_MAX];
  RummyRules rules;
  RummyRng rng;

  rummy_rules_init (&rules, "kaluki");
  tap_check (rummy_rules_read (&rules, "jokers=4 twos=yes firstmin=60 players=3", error));
  rummy_rng_seed (&rng, 6);
  for (unsigned i = 0; i < 10; i++) {
    RummyRound round;

    rummy_shuffle (&rng, deck, rummy_rules_deck (&rules, 3, deck));
    rummy_round_deal (&round, &rules, &(RummyDeal) { .deck = deck });
    while (round.phase != RUMMY_PHASE_OVER && round.turns < 60 && !tap_case_failed) {
      unsigned effort = 0;
      RummyMove move, usual;
      RummyView view;

      rummy_view_init (&view, &round, round.turn, NULL);
      usual = rummy_bot_choose (&view, RUMMY_LEVEL_EXPERT, &rng, NULL);
      if (rummy_evaluate_knows (&round)) {
        view.round.effort = &effort;
        move = rummy_evaluate_choose (&view, &rummy_levels[RUMMY_LEVEL_EXPERT], &rng, NULL);
        tap_check_int (rummy_round_check (&round, &move), RUMMY_OK);
        n_asked++;
        n_others += !rummy_same_move (&move, &usual);
      }
      tap_check_int (rummy_round_apply (&round, &usual, NULL), RUMMY_OK);
    }
  }
  printf ("# other moves without effort: %u of %u\n", n_others, n_asked);
  tap_check (n_others > 0);
}

int
main (void)
{
  tap_run ("goes out when it can", test_goes_out);
  tap_run ("takes what completes a meld", test_takes_what_completes_a_meld);
  tap_run ("leaves what costs more than it brings", test_leaves_what_costs_more);
  tap_run ("settles what belongs to a run and to a set", test_settles_runs_and_sets);
  tap_run ("settles what is equal", test_settles_equal_melds);
  tap_run ("waits for the first minimum", test_waits_for_the_minimum);
  tap_run ("keeps wild cards", test_keeps_wild_cards);
  tap_run ("keeps what may become a meld", test_keeps_what_may_become_a_meld);
  tap_run ("does not throw the upcard that it took", test_keeps_the_upcard);
  tap_run ("does not feed the opponent", test_does_not_feed);
  tap_run ("lightens the hand when the other is nearly out", test_lightens_the_hand_late);
  tap_run ("plays on as at the table", test_as_at_the_table);
  tap_run ("without effort", test_without_effort);
  tap_run ("stock gone: takes or ends the round", test_without_a_stock);

  return tap_done ();
}
