/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/manner.h"
#include "engine/match.h"

/* Plays levels against each other, two at a time, with duplicate deals: the first of a pair sits in each seat in
 * turn, the second in all others; in partnerships each has a side.  The result does not depend on the number of
 * threads or on interruptions. */

#define RUMMY_CONTEST_LEVELS_MAX 16
#define RUMMY_CONTEST_PAIRS_MAX (RUMMY_CONTEST_LEVELS_MAX * (RUMMY_CONTEST_LEVELS_MAX - 1) / 2)
#define RUMMY_CONTEST_UNITS_MAX 1000000 /* deals or games of a pair */
#define RUMMY_CONTEST_ERROR 256         /* in bytes */

typedef enum { RUMMY_CONTEST_DEAL, RUMMY_CONTEST_GAME, RUMMY_CONTEST_N_KINDS } RummyContestKind;

/* A deal or game, played once from each seat. */
typedef struct {
  int32_t lead;   /* points of the first player times the number of opponents, minus the opponents' points; all
                   * rounds */
  uint32_t rounds; /* 0 if not played yet */
  uint32_t won;   /* games won by the first player */
} RummyContestUnit;

typedef struct {
  uint8_t first, second; /* indices of players */
  RummyContestUnit *unit[RUMMY_CONTEST_N_KINDS];
} RummyContestPair;

typedef struct {
  /* input */
  RummyRules rules;
  uint64_t seed;
  uint32_t budget; /* for a decision, see RummyLimits */
  RummyPlayer player[RUMMY_CONTEST_LEVELS_MAX];
  unsigned n_players;
  bool only_first; /* pair only the first player with each other one */
  unsigned n_units[RUMMY_CONTEST_N_KINDS];
  unsigned n_threads;
  const char *state; /* path of the progress file, or NULL */

  /* output */
  RummyContestPair pair[RUMMY_CONTEST_PAIRS_MAX];
  unsigned n_pairs;
  uint64_t moves[RUMMY_CONTEST_LEVELS_MAX];   /* in this run */
  double seconds[RUMMY_CONTEST_LEVELS_MAX];   /* CPU time spent thinking in this run */
  char error[RUMMY_CONTEST_ERROR];
} RummyContest;

/* Returns false with @error on failure. */
bool rummy_contest_run (RummyContest *self);
void rummy_contest_clear (RummyContest *self);

/* Returns how often each deal or game is played, which is the number of seats or sides. */
static inline unsigned
rummy_contest_turns (const RummyContest *self)
{
  return self->rules.partner ? 2 : (unsigned) self->rules.players;
}

static inline unsigned
rummy_contest_opponents (const RummyContest *self)
{
  return rummy_contest_turns (self) - 1;
}
