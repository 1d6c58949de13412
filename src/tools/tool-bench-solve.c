/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/rng.h"
#include "engine/solve.h"
#include "tools/tool.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* Enough hands that no branch predictor can learn them. */
#define N_HANDS (1u << 16)
#define N_TRIES 5

typedef int (*Solve) (const RummyMeldRules *rules, RummyCards hand, RummySolution *solution);

static void
measure (const char *name, const char *preset, unsigned seats, unsigned n_cards, Solve solve)
{
  static RummyCards hands[N_HANDS];
  double best = 0;
  RummyCard deck[RUMMY_CARDS_MAX];
  RummyMeldRules melds;
  RummyRules rules;
  RummyRng rng;
  int first = 0;
  size_t n;

  rummy_rules_init (&rules, preset);
  melds = (RummyMeldRules) { &rules, rummy_rules_wilds (&rules) };
  n = rummy_rules_deck (&rules, seats, deck);
  rummy_rng_seed (&rng, 1);
  for (unsigned i = 0; i < N_HANDS; i++) {
    rummy_shuffle (&rng, deck, n);
    hands[i] = RUMMY_NO_CARDS;
    for (unsigned j = 0; j < n_cards; j++)
      rummy_cards_add (&hands[i], deck[j]);
  }

  for (unsigned try = 0; try < N_TRIES; try++) {
    unsigned long n_solved = 0;
    clock_t start = clock (), took;

    do {
      int points = 0;

      for (unsigned i = 0; i < N_HANDS; i++)
        points += solve (&melds, hands[i], NULL);
      if (first == 0)
        first = points;
      if (points != first) /* never true; keeps the compiler from dropping the work */
        abort ();
      n_solved += N_HANDS;
      took = clock () - start;
    } while (took < CLOCKS_PER_SEC / 10);
    if (try == 0 || (double) took / (double) n_solved < best)
      best = (double) took / (double) n_solved;
  }
  printf ("%s\t%.1f\tns\n", name, 1e9 / CLOCKS_PER_SEC * best);
}

void
tool_bench_solve (void)
{
  measure ("most points of 13 cards, 500 Rum", "500-rum", 2, 13, rummy_solve_most_points);
  measure ("least deadwood of 10 cards, Gin", "gin", 2, 10, rummy_solve_least_deadwood);
  measure ("most points of 15 cards, Kaluki", "kaluki", 2, 15, rummy_solve_most_points);
  measure ("least deadwood of 15 cards, Kaluki", "kaluki", 2, 15, rummy_solve_least_deadwood);
}
