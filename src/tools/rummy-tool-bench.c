/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-tool.h"

#include <stdio.h>
#include <time.h>

typedef struct {
  unsigned long rounds, moves;
  double seconds, longest; /* all, and the longest decision */
} Figures;

static double
since (clock_t start)
{
  return (double) (clock () - start) / CLOCKS_PER_SEC;
}

static void
deal (RummyRound *round, const RummyRules *rules, RummyRng *rng)
{
  RummyCard deck[RUMMY_CARDS_MAX];
  size_t n = rummy_rules_deck (rules, deck);

  rummy_shuffle (rng, deck, n);
  rummy_round_deal (round, rules, 0, deck);
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
      rummy_round_apply (&round, &move, NULL);
    }
    figures.rounds++;
  }

  return figures;
}

int
tool_bench (int argc, char **argv)
{
  static const int16_t seats[] = { 2, 4, 8 };
  ToolOptions options = { .command = "bench", .preset = "500-rum", .seconds = 1 };
  int result = tool_options_read (&options, TOOL_SECONDS, false, argc, argv);

  if (result != TOOL_OK)
    return result;

  printf ("size of a round\t%zu\tbytes\nsize of a match\t%zu\tbytes\nsize of a view\t%zu\tbytes\n", sizeof (RummyRound),
          sizeof (RummyMatch), sizeof (RummyView));
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
