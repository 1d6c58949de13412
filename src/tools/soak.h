/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/match.h"
#include "engine/rng.h"

/* Plays rounds at random and looks after every move for what must never happen. */

#define RUMMY_SOAK_TEXT 512

typedef struct {
  uint64_t n_rounds, n_moves, n_checks;
  uint64_t n_chosen; /* moves that levels of the computer were asked for */
  uint64_t n_ended[RUMMY_END_RESERVE + 1]; /* rounds by RummyEnd */
  uint64_t n_played[RUMMY_N_MOVES];        /* moves by kind */
  char violation[RUMMY_SOAK_TEXT]; /* empty as long as all is well */
  char *record;                    /* of the match up to the violation, in text form; free with free () */
} RummySoak;

/* Plays n_rounds rounds, of one match as long as it lasts; adds to the figures.  False at a violation. */
bool rummy_soak_run (RummySoak *soak, const RummyRules *rules, uint64_t seed, uint64_t n_rounds);

/* Any rules that can be played, for this many seats. */
void rummy_soak_any_rules (RummyRules *rules, unsigned seats, RummyRng *rng);
