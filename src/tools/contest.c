/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#define _POSIX_C_SOURCE 200809L /* for the CPU time of a thread */

#include "tools/contest.h"

#include "tools/bots.h"
#include "tools/contest-state.h"

#include <stdlib.h>
#include <threads.h>
#include <time.h>

#define MOVES_MOST 100000 /* in a round */

/* Shared by the threads, under the lock. */
typedef struct {
  RummyContest *contest;
  FILE *file;
  mtx_t lock;
  unsigned kind, number, pair; /* the next unit to consider */
  bool failed;
} Work;

typedef struct {
  Work *work;
  uint64_t moves[RUMMY_CONTEST_LEVELS_MAX];
  double seconds[RUMMY_CONTEST_LEVELS_MAX];
} Worker;

static double
thread_seconds (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return (double) time.tv_sec + 1e-9 * (double) time.tv_nsec;
}

/* Claims a unit that was not played yet; returns false if none is left. */
static bool
next_unit (Work *work, RummyContestKind *kind, unsigned *pair, unsigned *number)
{
  RummyContest *contest = work->contest;
  bool found = false;

  mtx_lock (&work->lock);
  while (!work->failed && !found && work->kind < RUMMY_CONTEST_N_KINDS) {
    if (work->number == contest->n_units[work->kind]) {
      work->number = 0;
      work->kind++;
      continue;
    }
    *kind = work->kind;
    *pair = work->pair;
    *number = work->number;
    found = contest->pair[*pair].unit[*kind][*number].rounds == 0;
    if (++work->pair == contest->n_pairs) {
      work->pair = 0;
      work->number++;
    }
  }
  mtx_unlock (&work->lock);

  return found;
}

static void
add_round (const RummyContest *contest, const RummyMatch *match, unsigned seat, RummyContestUnit *unit)
{
  const RummyRules *rules = &match->rules;
  int lead = (int) rummy_contest_opponents (contest) * rummy_round_score (&match->round, seat);

  for (unsigned other = 0; other < rummy_rules_sides (rules); other++) {
    if (other != rummy_rules_side (rules, seat))
      lead -= rummy_round_score (&match->round, other);
  }
  unit->lead += rules->lowest ? -lead : lead;
  unit->rounds++;
}

/* Returns the contestant that plays at a seat, if the first of the pair has the side of @seat. */
static unsigned
player_of (const RummyRules *rules, const RummyContestPair *pair, unsigned at, unsigned seat)
{
  return rummy_rules_side (rules, at) == rummy_rules_side (rules, seat) ? pair->first : pair->second;
}

/* Plays a deal or a whole game with the first of the pair on the side of @seat. */
static bool
play (Worker *worker, RummyContestKind kind, const RummyContestPair *pair, unsigned number, unsigned seat,
      RummyContestUnit *unit)
{
  RummyContest *contest = worker->work->contest;
  const RummyLimits limits = { .budget = contest->budget };
  uint64_t seed = rummy_seed_mix (contest->seed, number);
  unsigned n_moves = 0, n_rounds = 0;
  RummyMatch match;
  RummyRng rng;

  rummy_match_init (&match, &contest->rules, seed, 1);
  rummy_rng_seed (&rng, rummy_seed_mix (seed, seat));

  while (!match.over && (kind == RUMMY_CONTEST_GAME || n_rounds == 0)) {
    RummyMove move = { .kind = RUMMY_MOVE_DEAL };
    unsigned player = pair->first;
    RummyRefusal refusal;

    if (match.round.phase != RUMMY_PHASE_OVER) {
      double before = thread_seconds ();
      unsigned asked = rummy_match_next_computer (&match, ~0u);
      char name[RUMMY_PLAYER_TEXT];
      RummyView view;

      player = player_of (&match.rules, pair, asked, seat);
      rummy_view_init (&view, &match.round, asked, match.totals);
      for (unsigned i = 0; i < (unsigned) match.rules.players; i++)
        view.plays[i] = (uint8_t) (contest->player[player_of (&match.rules, pair, i, seat)].level + 1);
      move = rummy_player_choose (&view, contest->player[player], &rng, &limits);
      worker->moves[player]++;
      worker->seconds[player] += thread_seconds () - before;
      rummy_player_to_text (contest->player[player], name);
      move = rummy_bots_legal (&match, asked, &move, name);
    } else {
      n_moves = 0;
    }
    refusal = rummy_match_apply (&match, &move, NULL);
    if (refusal != RUMMY_OK || ++n_moves > MOVES_MOST) {
      char name[RUMMY_PLAYER_TEXT];

      rummy_player_to_text (contest->player[player], name);
      mtx_lock (&worker->work->lock);
      rummy_contest_fail (contest->error, "%s, number %u: %s %s", kind == RUMMY_CONTEST_DEAL ? "deal" : "game", number,
                          name, refusal != RUMMY_OK ? rummy_refusal_key (refusal) : "does not end");
      mtx_unlock (&worker->work->lock);
      return false;
    }
    if (match.round.phase == RUMMY_PHASE_OVER) {
      n_rounds++;
      add_round (contest, &match, seat, unit);
    }
  }
  if (match.over && kind == RUMMY_CONTEST_GAME && match.winner != RUMMY_SEAT_NONE)
    unit->won += rummy_rules_side (&match.rules, match.winner) == rummy_rules_side (&match.rules, seat);

  return true;
}

static int
work_cb (void *data)
{
  Worker *worker = data;
  Work *work = worker->work;
  RummyContest *contest = work->contest;
  unsigned pair, number;
  RummyContestKind kind;

  while (next_unit (work, &kind, &pair, &number)) {
    RummyContestUnit unit = { 0 };
    bool ok = true;

    for (unsigned seat = 0; ok && seat < rummy_contest_turns (contest); seat++)
      ok = play (worker, kind, &contest->pair[pair], number, seat, &unit);

    mtx_lock (&work->lock);
    work->failed = work->failed || !ok;
    if (ok) {
      contest->pair[pair].unit[kind][number] = unit;
      if (work->file)
        rummy_contest_state_add (work->file, kind, pair, number, &unit);
    }
    mtx_unlock (&work->lock);
  }

  return 0;
}

static bool
make_pairs (RummyContest *self)
{
  self->n_pairs = 0;
  for (unsigned i = 0; i < (self->only_first ? 1 : self->n_players); i++) {
    for (unsigned j = i + 1; j < self->n_players; j++) {
      RummyContestPair *pair = &self->pair[self->n_pairs++];

      pair->first = (uint8_t) i;
      pair->second = (uint8_t) j;
      for (unsigned kind = 0; kind < RUMMY_CONTEST_N_KINDS; kind++) {
        pair->unit[kind] = calloc (self->n_units[kind] + 1, sizeof (RummyContestUnit));
        if (pair->unit[kind] == NULL)
          return rummy_contest_fail (self->error, "not enough memory");
      }
    }
  }

  return true;
}

bool
rummy_contest_run (RummyContest *self)
{
  Work work = { .contest = self };
  Worker *workers;
  thrd_t *threads;
  unsigned n = 0;

  if (!make_pairs (self) || (self->state && !(work.file = rummy_contest_state_open (self, self->error))))
    return false;
  workers = calloc (self->n_threads, sizeof *workers);
  threads = calloc (self->n_threads, sizeof *threads);
  if (workers == NULL || threads == NULL || mtx_init (&work.lock, mtx_plain) != thrd_success) {
    work.failed = true;
    rummy_contest_fail (self->error, "not enough memory");
  } else {
    for (; n < self->n_threads; n++) {
      workers[n].work = &work;
      if (thrd_create (&threads[n], work_cb, &workers[n]) != thrd_success)
        break;
    }
    if (n == 0) {
      work.failed = true;
      rummy_contest_fail (self->error, "no thread could be started");
    }
    for (unsigned i = 0; i < n; i++) {
      thrd_join (threads[i], NULL);
      for (unsigned player = 0; player < self->n_players; player++) {
        self->moves[player] += workers[i].moves[player];
        self->seconds[player] += workers[i].seconds[player];
      }
    }
    mtx_destroy (&work.lock);
  }
  free (workers);
  free (threads);
  if (work.file && (ferror (work.file) | fclose (work.file)) && !work.failed)
    return rummy_contest_fail (self->error, "%s cannot be written", self->state);

  return !work.failed;
}

void
rummy_contest_clear (RummyContest *self)
{
  for (unsigned i = 0; i < self->n_pairs; i++) {
    for (unsigned kind = 0; kind < RUMMY_CONTEST_N_KINDS; kind++)
      free (self->pair[i].unit[kind]);
  }
  self->n_pairs = 0;
}
