/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-soak.h"
#include "rummy-tool.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define ROUNDS_AT_ONCE 5

int
tool_soak (int argc, char **argv)
{
  ToolOptions options = { .command = "soak", .preset = "500-rum", .rounds = 1000, .all_seats = true };
  RummySoak soak = { .n_rounds = 0 };
  RummyRng rng;
  clock_t start;
  bool ok = true;
  double seconds;
  unsigned allowed = TOOL_PRESET | TOOL_RULES | TOOL_SEATS | TOOL_SEED | TOOL_ROUNDS | TOOL_ANY_RULES;
  int result = tool_options_read (&options, allowed, false, argc, argv);

  if (result != TOOL_OK)
    return result;

  start = clock ();
  rummy_rng_seed (&rng, options.seed);
  for (unsigned i = 0; ok && soak.n_rounds < options.rounds; i++) {
    unsigned n_seats = options.seats_max - options.seats_min + 1;
    unsigned seats = options.all_seats ? options.seats_min + i % n_seats : (unsigned) options.rules.players;
    uint64_t left = options.rounds - soak.n_rounds;
    char error[RUMMY_RULES_ERROR];
    RummyRules rules = options.rules;

    rules.players = (int16_t) seats;
    if (options.any_rules)
      rummy_soak_any_rules (&rules, seats, &rng);
    else if (!rummy_rules_validate (&rules, error))
      return tool_usage_error ("soak", "%u seats: %s", seats, error);
    ok = rummy_soak_run (&soak, &rules, rummy_rng_next (&rng), left < ROUNDS_AT_ONCE ? left : ROUNDS_AT_ONCE);
  }

  seconds = (double) (clock () - start) / CLOCKS_PER_SEC;
  printf ("%llu rounds, %llu moves, %llu moves asked, %.0f rounds a second\n", (unsigned long long) soak.n_rounds,
          (unsigned long long) soak.n_moves, (unsigned long long) soak.n_checks,
          seconds > 0 ? (double) soak.n_rounds / seconds : 0);
  printf ("ended: %llu with a seat out, %llu without a stock, %llu after an idle circle\n",
          (unsigned long long) soak.n_ended[RUMMY_END_OUT], (unsigned long long) soak.n_ended[RUMMY_END_STOCK],
          (unsigned long long) soak.n_ended[RUMMY_END_CIRCLE]);
  if (!ok)
    printf ("# WRONG: %s\n%s", soak.violation, soak.record ? soak.record : "");
  free (soak.record);

  return ok ? TOOL_OK : TOOL_FAILED;
}
