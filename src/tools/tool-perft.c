/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/perft.h"
#include "tools/tool.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

/* Stops at about a second per depth. */
#define DEPTH_MOST 12
#define COUNT_ENOUGH 300000

static int
perft_preset (const ToolOptions *options, const char *preset, unsigned seats)
{
  RummyRules rules;
  RummyRound round;

  if (!rummy_perft_deal (&round, &rules, preset, seats, options->seed))
    return tool_usage_error ("perft", "%s is not for %u players", preset, seats);
  for (unsigned depth = 1; depth <= DEPTH_MOST; depth++) {
    clock_t start = clock ();
    uint64_t n = rummy_perft (&round, depth, NULL);

    printf ("%s %u %u %llu # %.2f s\n", preset, seats, depth, (unsigned long long) n,
            (double) (clock () - start) / CLOCKS_PER_SEC);
    fflush (stdout);
    if (n > COUNT_ENOUGH)
      break;
  }

  return TOOL_OK;
}

int
tool_perft (int argc, char **argv)
{
  ToolOptions options = { .command = "perft", .preset = "500-rum" };
  int result = tool_options_read (&options, TOOL_PRESET | TOOL_SEATS | TOOL_SEED, false, argc, argv);
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  if (result != TOOL_OK)
    return result;
  if (strcmp (options.preset, "all") != 0)
    return perft_preset (&options, options.preset, (unsigned) options.rules.players);
  for (size_t i = 0; i < n_presets && result == TOOL_OK; i++)
    result = perft_preset (&options, presets[i].key, (unsigned) presets[i].seats_min);

  return result;
}
