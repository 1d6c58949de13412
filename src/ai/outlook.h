/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules.h"

/* The value of melds that a player may still complete. */

/* Probabilities in 256ths that a card joins others, by pack, suit and rank. */
typedef struct {
  int16_t card[RUMMY_PACKS_MAX][RUMMY_SUITS][16];
} RummyChances;

/* Points by position in a run (1 to 27, around the corner) and by rank in a set. */
typedef struct {
  const RummyRules *rules;
  unsigned n_packs;
  unsigned last; /* highest position of a run */
  int16_t run[2 * RUMMY_KING + 2];
  int16_t set[RUMMY_KING + 1];
} RummyOutlook;

void rummy_outlook_init (RummyOutlook *outlook, const RummyRules *rules);

void rummy_chances_put (RummyChances *chances, RummyCards cards, int chance);

/* Returns the points of all smallest sets and runs, each times the probability that its cards come together, in
 * 256ths. */
int rummy_outlook_points (const RummyOutlook *outlook, const RummyChances *chances);
