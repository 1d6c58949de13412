/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ai/analysis.h"
#include "tools/tool.h"

#include <stdio.h>
#include <stdlib.h>
#include <threads.h>
#include <time.h>

#define ASKED_EVERY 13 /* moves in a randomly played round */
#define ASKED 5        /* per round */
#define MOVES_MOST 300 /* in such a round */
#define THINKS 5       /* in ms, before it is told to stop */
#define ADVISED 2      /* index of the first position that is also analyzed: in mid-round */

/* A decision in a thread, as in the game. */
typedef struct {
  RummyView view;
  RummyRng rng;
  atomic_bool stop;
} Asked;

static int
think_cb (void *data)
{
  Asked *self = data;

  rummy_bot_choose (&self->view, RUMMY_LEVEL_GRANDMASTER, &self->rng, &(RummyLimits) { .stop = &self->stop });

  return 0;
}

/* Returns the ms a decision takes or, if @is_stopped, the ms it takes to stop. */
static double
measure (Asked *asked, bool is_stopped)
{
  const struct timespec some_time = { .tv_nsec = THINKS * 1000000L };
  clock_t start = clock ();
  thrd_t thread;

  atomic_init (&asked->stop, false);
  if (thrd_create (&thread, think_cb, asked) != thrd_success)
    return 0;
  if (is_stopped) {
    thrd_sleep (&some_time, NULL);
    start = clock ();
    atomic_store (&asked->stop, true);
  }
  thrd_join (thread, NULL);

  return 1000.0 * (double) (clock () - start) / CLOCKS_PER_SEC;
}

/* Measures the ms until there is a suggestion and until all choices are analyzed.  Returns false if there is only
 * one choice. */
static bool
bench_advice (const char *preset, const RummyView *view)
{
  static RummyAnalysis analysis;
  clock_t start = clock ();

  rummy_analysis_init (&analysis, view, NULL);
  if (analysis.n_wanted == 0)
    return false;

  printf ("%s, advice: first answer\t%.1f\tms\n", preset, 1000.0 * (double) (clock () - start) / CLOCKS_PER_SEC);
  rummy_analysis_think (&analysis, analysis.n_wanted, NULL);
  printf ("%s, advice: whole answer\t%.0f\tms\n", preset, 1000.0 * (double) (clock () - start) / CLOCKS_PER_SEC);

  return true;
}

static int
compare_cb (const void *a, const void *b)
{
  const double *first = a, *second = b;

  return (*first > *second) - (*first < *second);
}

static bool
is_second_cb (const RummyMove *move, void *data)
{
  unsigned *n = data;

  (void) move;

  return ++*n < 2;
}

/* Forced moves say nothing about the pace. */
static bool
has_choice (const RummyRound *round)
{
  unsigned n = 0;

  return !rummy_round_each_move (round, round->turn, is_second_cb, &n);
}

static void
bench_preset (const RummyPreset *preset, int seats)
{
  static const RummyMove deal = { .kind = RUMMY_MOVE_DEAL };
  double took[ASKED] = { 0 }, stops = 0;
  unsigned n_asked = 0, next = 0;
  bool is_explained = seats != preset->seats_min;
  RummyRules rules;
  RummyMatch match;
  RummyRng rng;

  rummy_rules_init (&rules, preset->key);
  rules.players = (int16_t) seats;
  rummy_match_init (&match, &rules, 1, 1);
  rummy_match_apply (&match, &deal, NULL);
  rummy_rng_seed (&rng, 1);
  for (unsigned n = 0; match.round.phase != RUMMY_PHASE_OVER && n < MOVES_MOST && n_asked < ASKED; n++) {
    RummyMove move;
    Asked asked;

    rummy_view_init (&asked.view, &match.round, match.round.turn, match.totals);
    if (n >= next && has_choice (&match.round)) {
      double stopped;

      rummy_rng_seed (&asked.rng, n);
      took[n_asked] = measure (&asked, false);
      rummy_rng_seed (&asked.rng, n);
      stopped = measure (&asked, true);
      stops = stopped > stops ? stopped : stops;
      if (n_asked++ >= ADVISED && !is_explained)
        is_explained = bench_advice (preset->key, &asked.view);
      next = n + ASKED_EVERY;
    }
    move = rummy_bot_choose (&asked.view, RUMMY_LEVEL_RANDOM, &rng, NULL);
    rummy_match_apply (&match, &move, NULL);
  }
  qsort (took, n_asked, sizeof *took, compare_cb);
  printf ("%s, %d seats, grandmaster: decision in the middle\t%.0f\tms\n", preset->key, seats, took[n_asked / 2]);
  printf ("%s, %d seats, grandmaster: longest decision\t%.0f\tms\n", preset->key, seats, took[n_asked - 1]);
  printf ("%s, %d seats, grandmaster: longest until it stops\t%.1f\tms\n", preset->key, seats, stops);
}

void
tool_bench_pace (void)
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  for (size_t i = 0; i < n_presets; i++) {
    bench_preset (&presets[i], presets[i].seats_min);
    if (presets[i].seats_max > presets[i].seats_min)
      bench_preset (&presets[i], presets[i].seats_max);
  }
}
