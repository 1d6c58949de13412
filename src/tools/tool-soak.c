/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/soak.h"
#include "tools/tool.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define ROUNDS_AT_ONCE 25

static int
soak_preset (const ToolOptions *options, const char *name, RummyRules *given)
{
  RummySoak soak = { .n_rounds = 0 };
  RummyRng rng;
  clock_t start = clock ();
  bool ok = true;
  double seconds;

  rummy_rng_seed (&rng, options->seed);
  for (unsigned i = 0; ok && soak.n_rounds < options->rounds; i++) {
    unsigned n_seats = options->seats_max - options->seats_min + 1;
    unsigned seats = options->all_seats ? options->seats_min + i % n_seats : (unsigned) given->players;
    uint64_t left = options->rounds - soak.n_rounds;
    char error[RUMMY_ERROR_TEXT];
    RummyRules rules = *given;

    rules.players = (int16_t) seats;
    if (options->any_rules)
      rummy_soak_any_rules (&rules, seats, &rng);
    else if (!rummy_rules_validate (&rules, error))
      return tool_usage_error ("soak", "%s, %u seats: %s", name, seats, error);
    ok = rummy_soak_run (&soak, &rules, rummy_rng_next (&rng), left < ROUNDS_AT_ONCE ? left : ROUNDS_AT_ONCE);
  }

  seconds = (double) (clock () - start) / CLOCKS_PER_SEC;
  printf ("%s: %llu rounds, %llu moves, %llu moves checked, %llu chosen by levels, %.0f rounds a second; out %llu, "
          "stock %llu, circle %llu, knock %llu, reserve %llu\n",
          name, (unsigned long long) soak.n_rounds, (unsigned long long) soak.n_moves,
          (unsigned long long) soak.n_checks, (unsigned long long) soak.n_chosen,
          seconds > 0 ? (double) soak.n_rounds / seconds : 0,
          (unsigned long long) soak.n_ended[RUMMY_END_OUT], (unsigned long long) soak.n_ended[RUMMY_END_STOCK],
          (unsigned long long) soak.n_ended[RUMMY_END_CIRCLE], (unsigned long long) soak.n_ended[RUMMY_END_KNOCK],
          (unsigned long long) soak.n_ended[RUMMY_END_RESERVE]);
  if (!ok)
    printf ("# WRONG: %s\n%s", soak.violation, soak.record ? soak.record : "");
  free (soak.record);
  fflush (stdout);

  return ok ? TOOL_OK : TOOL_FAILED;
}

int
tool_soak (int argc, char **argv)
{
  ToolOptions options = { .command = "soak", .preset = "500-rum", .rounds = 1000, .all_seats = true };
  unsigned allowed = TOOL_PRESET | TOOL_RULES | TOOL_SEATS | TOOL_SEED | TOOL_ROUNDS | TOOL_ANY_RULES;
  int result = tool_options_read (&options, allowed, false, argc, argv);
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  if (result != TOOL_OK)
    return result;
  if (options.any_rules) {
    options.seats_min = RUMMY_SEATS_MIN;
    options.seats_max = RUMMY_SEATS_MAX;
    return soak_preset (&options, "any rules", &options.rules);
  }
  if (strcmp (options.preset, "all") != 0)
    return soak_preset (&options, options.preset, &options.rules);

  for (size_t i = 0; i < n_presets; i++) {
    RummyRules rules;

    rummy_rules_init (&rules, presets[i].key);
    options.seats_min = (unsigned) presets[i].seats_min;
    options.seats_max = (unsigned) presets[i].seats_max;
    if (soak_preset (&options, presets[i].key, &rules) != TOOL_OK)
      result = TOOL_FAILED;
  }

  return result;
}
