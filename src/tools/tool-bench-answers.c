/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Measures response times under random playable rules: listing moves, checking one, and the choices of levels.  Most
 * take microseconds, so the worst cases are shown. */

#include "tools/tool.h"

#include "ai/bot.h"
#include "engine/match.h"
#include "tools/soak.h"

#include <stdio.h>
#include <time.h>

#define POSITIONS 400 /* for each set of rules */
#define SLOW 50.0     /* in ms */

typedef struct {
  const char *name;
  unsigned long n, n_slow;
  double worst; /* in ms */
} Answers;

static double
milliseconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return 1e3 * (double) now.tv_sec + 1e-6 * (double) now.tv_nsec;
}

static void
add (Answers *self, double began)
{
  double took = milliseconds () - began;

  self->n++;
  self->n_slow += took > SLOW;
  self->worst = took > self->worst ? took : self->worst;
}

static void
show (const Answers *self)
{
  printf ("any rules, %s: asked\t%lu\ttimes\n", self->name, self->n);
  printf ("any rules, %s: over %.0f ms\t%.4f\t%%\n", self->name, SLOW,
          self->n ? 100.0 * (double) self->n_slow / (double) self->n : 0);
  printf ("any rules, %s: longest\t%.1f\tms\n", self->name, self->worst);
}

/* Chooses a random move, or half of the time a random kind first, so that rare kinds get their turn. */
static const RummyMove *
choose (const RummyMoves *moves, RummyRng *rng)
{
  const RummyMove *first = &moves->move[rummy_rng_below (rng, moves->n)];
  unsigned kinds = 0, kind, n = 0;

  if (rummy_rng_below (rng, 2))
    return first;
  for (unsigned i = 0; i < moves->n; i++)
    kinds |= 1u << moves->move[i].kind;
  do {
    kind = rummy_rng_below (rng, RUMMY_N_MOVES);
  } while (!(kinds >> kind & 1));
  for (unsigned i = 0; i < moves->n; i++) {
    if (moves->move[i].kind == kind && rummy_rng_below (rng, ++n) == 0)
      first = &moves->move[i];
  }

  return first;
}

static void
play (const RummyRules *rules, uint64_t seed, Answers *lists, Answers *checks, Answers *choices)
{
  static const RummyMove deal = { .kind = RUMMY_MOVE_DEAL, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };
  static RummyMatch match;
  static RummyMoves moves;
  RummyRng rng;

  rummy_rng_seed (&rng, seed);
  rummy_match_init (&match, rules, rummy_rng_next (&rng) >> 18, 1);
  for (unsigned n = 0; n < POSITIONS; n++) {
    const RummyMove *move = &deal;

    if (match.over)
      return;
    if (match.rounds > 0 && match.round.phase != RUMMY_PHASE_OVER) {
      double began = milliseconds ();
      RummyView view;

      rummy_round_moves (&match.round, &moves);
      add (lists, began);
      if (moves.n == 0)
        return;
      move = choose (&moves, &rng);
      began = milliseconds ();
      rummy_round_check (&match.round, move);
      add (checks, began);
      if (rummy_rng_below (&rng, 4) == 0) {
        RummyLevel level = (RummyLevel) rummy_rng_below (&rng, RUMMY_N_LEVELS);

        rummy_view_init (&view, &match.round, match.round.turn, match.totals);
        if (level != RUMMY_LEVEL_GRANDMASTER) { /* it uses all the time it is given */
          began = milliseconds ();
          rummy_bot_choose (&view, level, &rng, NULL);
          add (choices, began);
        }
      }
    }
    if (rummy_match_apply (&match, move, NULL) != RUMMY_OK)
      return;
  }
}

void
tool_bench_answers (unsigned n_rules)
{
  Answers lists = { .name = "list of moves" }, checks = { .name = "check of a move" }, choices = { .name = "choice" };
  RummyRng rng;

  rummy_rng_seed (&rng, 1);
  for (unsigned i = 0; i < n_rules; i++) {
    unsigned seats = RUMMY_SEATS_MIN + rummy_rng_below (&rng, RUMMY_SEATS_MAX - RUMMY_SEATS_MIN + 1);
    RummyRules rules;

    rummy_soak_any_rules (&rules, seats, &rng);
    play (&rules, rummy_rng_next (&rng), &lists, &checks, &choices);
  }
  show (&lists);
  show (&checks);
  show (&choices);
}
