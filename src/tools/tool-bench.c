/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/tool.h"

#include "engine/bits.h"
#include "engine/playout.h"

#include <stdio.h>
#include <time.h>

typedef struct {
  unsigned long rounds, moves;
  double seconds, longest; /* total, and of the longest decision */
} Figures;

static double
since (clock_t start)
{
  return (double) (clock () - start) / CLOCKS_PER_SEC;
}

static void
deal (RummyRound *round, const RummyRules *rules, RummyRng *rng)
{
  RUMMY_UNSET RummyCard deck[RUMMY_CARDS_MAX];
  size_t n = rummy_rules_deck (rules, (unsigned) rules->players, deck);

  rummy_shuffle (rng, deck, n);
  rummy_round_deal (round, rules, &(RummyDeal) { .deck = deck, .dealer = (uint8_t) (rules->players - 1) });
}

static Figures
play_random (const RummyRules *rules, unsigned seconds)
{
  Figures figures = { .rounds = 0 };
  clock_t start = clock ();
  RummyRng rng;

  rummy_rng_seed (&rng, 1);
  while ((figures.seconds = since (start)) < seconds) {
    RummyRound round;
    RummyMoves moves;

    deal (&round, rules, &rng);
    for (; round.phase != RUMMY_PHASE_OVER; figures.moves++) {
      rummy_round_moves (&round, &moves);
      rummy_round_apply (&round, &moves.move[rummy_rng_below (&rng, moves.n)], NULL);
    }
    figures.rounds++;
  }

  return figures;
}

static Figures
play_level (const RummyRules *rules, RummyLevel level, unsigned seconds)
{
  Figures figures = { .rounds = 0 };
  clock_t start = clock ();
  RummyRng rng;

  rummy_rng_seed (&rng, 1);
  while ((figures.seconds = since (start)) < seconds) {
    RummyRound round;

    deal (&round, rules, &rng);
    for (; round.phase != RUMMY_PHASE_OVER; figures.moves++) {
      clock_t before = clock ();
      RummyView view;
      RummyMove move;
      double took;

      rummy_view_init (&view, &round, round.turn, NULL);
      move = rummy_bot_choose (&view, level, &rng, NULL);
      took = since (before);
      if (took > figures.longest)
        figures.longest = took;
      if (rummy_round_apply (&round, &move, NULL) != RUMMY_OK)
        break;
    }
    figures.rounds++;
  }

  return figures;
}

/* Prints random rounds per second, the best of five runs. */
static void
bench_playouts (const char *preset, unsigned seats, double seconds)
{
  RummyPlayout playout;
  RummyRules rules;
  double best = 0;
  RummyRng rng;

  rummy_rules_init (&rules, preset);
  rules.players = (int16_t) seats;
  rummy_playout_init (&playout, &rules);
  rummy_rng_seed (&rng, 1);
  for (unsigned i = 0; i < 5; i++) {
    clock_t start = clock ();
    unsigned rounds = 0;
    double took;

    do {
      for (unsigned j = 0; j < 100; j++, rounds++) {
        RUMMY_UNSET RummyRound round;

        deal (&round, &rules, &rng);
        rummy_playout_run (&playout, &round, &rng);
      }
    } while ((took = since (start)) < seconds / 5);
    best = rounds / took > best ? rounds / took : best;
  }
  printf ("%s, %u seats: playouts\t%.0f\ta second\n", preset, seats, best);
}

int
tool_bench (int argc, char **argv)
{
  static const int16_t seats[] = { 2, 4, 8 };
  ToolOptions options = { .command = "bench", .preset = "500-rum", .seconds = 1, .rounds = 200 };
  int result = tool_options_read (&options, TOOL_SECONDS | TOOL_ANY_RULES | TOOL_ROUNDS, false, argc, argv);

  if (result != TOOL_OK)
    return result;
  if (options.any_rules) {
    tool_bench_answers (options.rounds);
    return TOOL_OK;
  }

  printf ("size of a round\t%zu\tbytes\nsize of a match\t%zu\tbytes\nsize of a view\t%zu\tbytes\n", sizeof (RummyRound),
          sizeof (RummyMatch), sizeof (RummyView));
  bench_playouts ("500-rum", 2, options.seconds);
  bench_playouts ("gin", 2, options.seconds);
  bench_playouts ("500-pagat", 6, options.seconds);
  tool_bench_solve ();
  tool_bench_levels ();
  tool_bench_pace ();
  for (size_t i = 0; i < sizeof seats / sizeof *seats; i++) {
    RummyRules rules = options.rules;
    Figures figures;

    rules.players = seats[i];
    figures = play_random (&rules, options.seconds);
    printf ("%d seats, random rounds\t%.0f\ta second\n", seats[i], (double) figures.rounds / figures.seconds);
    printf ("%d seats, lists of moves\t%.0f\ta second\n", seats[i], (double) figures.moves / figures.seconds);
    figures = play_level (&rules, RUMMY_LEVEL_AVERAGE, options.seconds);
    printf ("%d seats, average: rounds\t%.0f\ta second\n", seats[i], (double) figures.rounds / figures.seconds);
    printf ("%d seats, average: decisions\t%.0f\ta second\n", seats[i], (double) figures.moves / figures.seconds);
    printf ("%d seats, average: longest decision\t%.2f\tms\n", seats[i], 1000 * figures.longest);
  }

  return TOOL_OK;
}
