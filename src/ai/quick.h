/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/level.h"
#include "ai/quick-plan.h"
#include "engine/playout.h"

#define RUMMY_QUICK_ROOM 2

/* Rounds played on by players who weigh things as evaluate.c does, some hundred times as fast: each knows what its
 * seat may know. */
typedef struct {
  RummyQuickRules plan;
  RummyPlayout playout; /* for what is left to luck */
  bool is_strict; /* what a plan says is legal: nothing is asked */
  float hand[16];  /* points left in the hand, by rank */
  float set3[16];  /* three times the points of a rank in a set */

  /* Points of the run of three from a position, by suit, with nothing before the first and behind the last. */
  float run3[RUMMY_QUICK_ROOM + 64 + RUMMY_QUICK_ROOM];
} RummyQuick;

/* False where the rules are not known. */
bool rummy_quick_init (RummyQuick *self, const RummyRules *rules);

/* Plays one move of the seat to move by its weights; rng is for what is left to luck. */
void rummy_quick_step (const RummyQuick *self, RummyRound *round, const RummyWeights *weights, RummyRng *rng);

/* Plays the round to its end, or so long that it would hardly come to one; weights by seat. */
void rummy_quick_run (const RummyQuick *self, RummyRound *round, const RummyWeights *const weights[], RummyRng *rng);

/* What discards are worth to the seat to move, of rest and with that pile, by card face: the more the better; those
 * that are not in rest are not set. */
void rummy_quick_weigh (const RummyQuick *self, const RummyRound *round, const RummyWeights *weights, uint64_t rest,
                        float worth[64]);
