/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/manner.h"
#include "engine/match.h"

/* Levels against each other, two at a time, with duplicate deals: the first of two sits in every seat in turn, the
 * second in all others; with partners each has a side.  What comes out depends neither on the number of threads nor
 * on whether the run was broken off and resumed. */

#define RUMMY_CONTEST_LEVELS_MAX 16
#define RUMMY_CONTEST_PAIRS_MAX (RUMMY_CONTEST_LEVELS_MAX * (RUMMY_CONTEST_LEVELS_MAX - 1) / 2)
#define RUMMY_CONTEST_UNITS_MAX 1000000 /* deals, or games, of a pair */
#define RUMMY_CONTEST_ERROR 256         /* bytes */

typedef enum { RUMMY_CONTEST_DEAL, RUMMY_CONTEST_GAME, RUMMY_CONTEST_N_KINDS } RummyContestKind;

/* A deal, or a game, played once from each seat. */
typedef struct {
  int32_t lead;   /* points of the first times the number of opponents, less their points; all rounds */
  uint32_t rounds; /* 0: not played yet */
  uint32_t won;   /* games that the first won */
} RummyContestUnit;

typedef struct {
  uint8_t first, second; /* indices of players */
  RummyContestUnit *unit[RUMMY_CONTEST_N_KINDS];
} RummyContestPair;

typedef struct {
  /* what is asked */
  RummyRules rules;
  uint64_t seed;
  uint32_t budget; /* of a decision, see RummyLimits */
  RummyPlayer player[RUMMY_CONTEST_LEVELS_MAX];
  unsigned n_players;
  bool only_first; /* the first player against each other one, not all against all */
  unsigned n_units[RUMMY_CONTEST_N_KINDS];
  unsigned n_threads;
  const char *state; /* a file that keeps what was played, or NULL */

  /* what came out */
  RummyContestPair pair[RUMMY_CONTEST_PAIRS_MAX];
  unsigned n_pairs;
  uint64_t moves[RUMMY_CONTEST_LEVELS_MAX];   /* in this run */
  double seconds[RUMMY_CONTEST_LEVELS_MAX];   /* of thinking, in this run */
  char error[RUMMY_CONTEST_ERROR];
} RummyContest;

/* False when it could not be done; error says why. */
bool rummy_contest_run (RummyContest *self);
void rummy_contest_clear (RummyContest *self);

/* How often a deal or a game is played, and against how many. */
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
