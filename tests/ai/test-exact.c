/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Ends of rounds in which all that is left can be looked at. */

#include "position.h"
#include "ai/exact.h"
#include "ai/lines.h"
#include "engine/record.h"
#include "tap.h"

#include <stdio.h>
#include <string.h>

#define TO_TEN "AC AD AH AS", "2C 2D 2H 2S", "3C 3D 3H 3S", "4C 4D 4H 4S", "5C 5D 5H 5S", "6C 6D 6H 6S", \
               "7C 7D 7H 7S", "8C 8D 8H 8S", "9C 9D 9H 9S", "TC TD TH TS"

#define TRIED 100
#define LOOKED_AT 20000 /* positions of one that is tried */

/* The deep card brings less at once and more in the end. */
static void
test_better (void)
{
  static const Position positions[] = {
    { .hand = { "JD KD JS", "KC QS QH" }, .pile = "JH KS QC KH JC QD", .meld = { TO_TEN }, .stock = "0" },
    { .hand = { "KC KH QH", "KS KD JC" }, .pile = "QD JD QS JS QC JH", .meld = { TO_TEN }, .stock = "0" },
  };
  static const char *const best[] = { "1 take JH", "1 take QD" }, *const usual[] = { "1 take QD", "1 take JH" };

  for (size_t i = 0; i < sizeof positions / sizeof *positions; i++) {
    tap_check_str (position_choose_as (&positions[i], RUMMY_LEVEL_CHAMPION, 1), usual[i]);
    tap_check_str (position_choose_as (&positions[i], RUMMY_LEVEL_GRANDMASTER, 1), best[i]);
  }
}

/* Every move, one after the other. */
static int
plain_worth (const RummyRound *round, unsigned seat, unsigned *n)
{
  RummyScore scores[RUMMY_SEATS_MAX];
  static RummyMoves moves;
  RummyMove move[64];
  unsigned n_moves;
  int best;

  if (round->phase == RUMMY_PHASE_OVER) {
    rummy_round_scores (round, scores, NULL);
    return scores[seat].total - scores[1 - seat].total;
  }
  rummy_round_moves (round, &moves);
  n_moves = moves.n;
  if (n_moves > 64 || *n > LOOKED_AT) {
    *n = LOOKED_AT + 1;
    return 0;
  }
  memcpy (move, moves.move, n_moves * sizeof *move);
  best = round->turn == seat ? -10000 : 10000;
  for (unsigned i = 0; i < n_moves && *n <= LOOKED_AT; i++) {
    RummyRound after = *round;
    int worth;

    ++*n;
    rummy_round_apply (&after, &move[i], NULL);
    worth = plain_worth (&after, seat, n);
    if (round->turn == seat ? worth > best : worth < best)
      best = worth;
  }

  return best;
}

/* Queens and kings; with a card in the stock most queens are on the table. */
static void
make_end (unsigned luck, unsigned n_stock, RummyRules *rules, RummyRound *round)
{
  static const char *const left[] = { "KC", "KD", "KH", "KS", "QS", "QC", "QD", "QH" };
  const unsigned n = n_stock ? 5 : 8, n_own = n_stock ? 2 : 3, n_held = n_stock ? 3 : 5;
  char text[3][32] = { "", "", "" };
  const Position position = { .hand = { text[0], text[1] }, .pile = text[2], .stock = n_stock ? "1" : "0",
                              .meld = { TO_TEN, "JC JD JH JS", n_stock ? "QC QD QH" : NULL } };
  RummyCard order[8] = { 0, 1, 2, 3, 4, 5, 6, 7 };
  RummyRng rng;

  rummy_rng_seed (&rng, luck);
  rummy_shuffle (&rng, order, n);
  for (unsigned i = 0; i < n - n_stock; i++) {
    char *place = text[i < n_own ? 0 : i < n_held ? 1 : 2];

    strcat (place, *place ? " " : "");
    strcat (place, left[order[i]]);
  }
  position_make (&position, rules, round);
}

/* What is chosen is as good as any other move, in the mean of the deals that are possible: where nothing is inferred
 * all are as likely. */
static void
check_best (unsigned n_stock, unsigned *n_checked)
{
  const RummyLimits limits = { .budget = LOOKED_AT };

  for (unsigned luck = 0; luck < TRIED && !tap_case_failed; luck++) {
    static RummyMoves moves;
    RummyMove move[64], chosen;
    double sum[64] = { 0 }, best = -1e9, got = -1e9;
    unsigned n = 0, n_moves;
    RummyWorlds worlds;
    RummyRules rules;
    RummyRound round;
    RummyView view;

    make_end (luck, n_stock, &rules, &round);
    rummy_view_init (&view, &round, 0, NULL);
    rummy_worlds_init (&worlds, &view, NULL);
    rummy_round_moves (&view.round, &moves);
    memcpy (move, moves.move, moves.n * sizeof *move);
    n_moves = moves.n;
    for (unsigned i = 0; i < rummy_worlds_count (&worlds); i++) {
      RummyRound deal;

      rummy_worlds_nth (&worlds, i, &deal);
      for (unsigned j = 0; j < n_moves; j++) {
        RummyRound after = deal;

        rummy_round_apply (&after, &move[j], NULL);
        sum[j] += plain_worth (&after, 0, &n);
      }
    }
    if (n > LOOKED_AT || !rummy_exact_choose (&worlds, &move[0], &limits, &chosen))
      continue;
    for (unsigned j = 0; j < n_moves; j++) {
      best = sum[j] > best ? sum[j] : best;
      got = rummy_same_move (&move[j], &chosen) ? sum[j] : got;
    }
    tap_check (got > best - 0.001);
    ++*n_checked;
  }
}

static void
test_as_plain (void)
{
  unsigned n_certain = 0, n_several = 0;

  check_best (0, &n_certain);
  check_best (1, &n_several);
  printf ("# %u certain, %u of several deals\n", n_certain, n_several);
  tap_check (n_certain >= 50);
  tap_check (n_several >= 50);
}

/* With all unknown, or with no time, it does not answer. */
static void
test_too_much (void)
{
  const RummyLimits limits = { .budget = 3 };
  RummyMove usual = { 0 }, move;
  RummyCard deck[RUMMY_CARDS_MAX];
  RummyWorlds worlds;
  RummyRules rules;
  RummyRound round;
  RummyView view;

  rummy_rules_init (&rules, "500-rum");
  rummy_rules_deck (&rules, 2, deck);
  rummy_round_deal (&round, &rules, &(RummyDeal) { .deck = deck });
  rummy_view_init (&view, &round, 0, NULL);
  rummy_worlds_init (&worlds, &view, NULL);
  tap_check_int (rummy_worlds_count (&worlds), 0);
  tap_check (!rummy_exact_choose (&worlds, &usual, NULL, &move));

  make_end (0, 0, &rules, &round);
  rummy_view_init (&view, &round, 0, NULL);
  rummy_worlds_init (&worlds, &view, NULL);
  tap_check_int (rummy_worlds_count (&worlds), 1);
  tap_check (!rummy_exact_choose (&worlds, &usual, &limits, &move));
}

int
main (void)
{
  tap_run ("better than what brings most at once", test_better);
  tap_run ("as good as with no thought saved", test_as_plain);
  tap_run ("too much to look at", test_too_much);

  return tap_done ();
}
