/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/level.h"
#include "ai/quick-plan.h"
#include "engine/playout.h"

#define RUMMY_QUICK_ROOM 2

/* Simulates rounds between players with the same criteria as evaluate.c, some hundred times as fast.  Each only uses
 * what its seat may know. */
typedef struct {
  RummyQuickRules plan;
  RummyPlayout playout; /* for random play */
  bool is_strict; /* whatever a plan says is legal, so moves are not checked */
  float hand[16];  /* points left in the hand by rank */
  float set3[16];  /* three times the points of a rank in a set */

  /* Points of the run of three that begins at a position, by suit, padded with zeros. */
  float run3[RUMMY_QUICK_ROOM + 64 + RUMMY_QUICK_ROOM];
} RummyQuick;

/* Returns false if the rules are not supported. */
bool rummy_quick_init (RummyQuick *self, const RummyRules *rules);

/* Plays a move of the seat to move; @rng is for random moves. */
void rummy_quick_step (const RummyQuick *self, RummyRound *round, const RummyWeights *weights, RummyRng *rng);

/* Plays the round to its end, or until it is unlikely to end.  @weights is indexed by seat. */
void rummy_quick_run (const RummyQuick *self, RummyRound *round, const RummyWeights *const weights[], RummyRng *rng);

/* Sets @worth, indexed by face, to the value of each discard of @rest for the seat to move; higher is better.  Other
 * elements are not set. */
void rummy_quick_weigh (const RummyQuick *self, const RummyRound *round, const RummyWeights *weights, uint64_t rest,
                        float worth[64]);
