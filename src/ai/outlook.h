/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules.h"

/* What melds may still come of cards that a player has or may get. */

/* Chances in 256ths that a card comes together with the others, by pack, suit and rank. */
typedef struct {
  int16_t card[RUMMY_PACKS_MAX][RUMMY_SUITS][16];
} RummyChances;

/* Points by position in a run (1 to 27, round the corner) and by rank in a set, read off the rules once. */
typedef struct {
  const RummyRules *rules;
  unsigned n_packs;
  unsigned last; /* highest position of a run */
  int16_t run[2 * RUMMY_KING + 2];
  int16_t set[RUMMY_KING + 1];
} RummyOutlook;

void rummy_outlook_init (RummyOutlook *outlook, const RummyRules *rules);

void rummy_chances_put (RummyChances *chances, RummyCards cards, int chance);

/* The points of every smallest set and run times the chance that its cards come together, in 256ths. */
int rummy_outlook_points (const RummyOutlook *outlook, const RummyChances *chances);
