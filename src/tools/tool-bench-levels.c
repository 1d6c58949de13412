/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/tool.h"

#include <stdio.h>

#define ASKED_EVERY 9    /* moves in randomly played rounds */
#define MOVES_MOST 300   /* in such a round */
#define SEARCHED 150     /* deals per decision, for levels that search */

static uint64_t
figure_of (const RummyMove *move)
{
  uint64_t sum = rummy_seed_mix (move->kind, move->card);

  sum = rummy_seed_mix (sum, (uint64_t) move->meld << 8 | move->low);
  sum = rummy_seed_mix (sum, move->cards.pack[0]);

  return rummy_seed_mix (sum, move->cards.pack[1]) % 1000;
}

/* Returns a checksum of decisions in a randomly played round of a preset. */
static uint64_t
sum_of_preset (const char *preset, RummyLevel level)
{
  static const RummyMove deal = { .kind = RUMMY_MOVE_DEAL };
  const RummyLimits limits = { .budget = SEARCHED };
  unsigned n_moves = 0;
  uint64_t sum = 0;
  RummyRules rules;
  RummyMatch match;
  RummyRng rng;

  rummy_rules_init (&rules, preset);
  rummy_match_init (&match, &rules, 1, 1);
  rummy_match_apply (&match, &deal, NULL);
  rummy_rng_seed (&rng, 1);
  for (; match.round.phase != RUMMY_PHASE_OVER && n_moves < MOVES_MOST; n_moves++) {
    RummyView view;
    RummyMove move;

    rummy_view_init (&view, &match.round, match.round.turn, match.totals);
    move = rummy_bot_choose (&view, RUMMY_LEVEL_RANDOM, &rng, NULL);
    if (n_moves % ASKED_EVERY == 0) {
      RummyMove asked;
      RummyRng luck;

      rummy_rng_seed (&luck, n_moves);
      asked = rummy_bot_choose (&view, level, &luck, &limits);
      sum += figure_of (&asked);
    }
    rummy_match_apply (&match, &move, NULL);
  }

  return sum;
}

/* Prints a checksum for each level, which changes if the level plays differently. */
void
tool_bench_levels (void)
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  for (unsigned level = 0; level < RUMMY_N_LEVELS; level++) {
    uint64_t sum = 0;

    for (size_t i = 0; i < n_presets; i++)
      sum += sum_of_preset (presets[i].key, level);
    printf ("decisions of %s\t%llu\tsum\n", rummy_level_key (level), (unsigned long long) sum);
  }
}
