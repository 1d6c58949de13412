/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/match.h"
#include "engine/rng.h"

/* Plays random rounds and checks the invariants after every move. */

#define RUMMY_SOAK_TEXT 512

typedef struct {
  uint64_t n_rounds, n_moves, n_checks;
  uint64_t n_chosen; /* moves that levels were asked for */
  uint64_t n_ended[RUMMY_END_RESERVE + 1]; /* rounds by RummyEnd */
  uint64_t n_played[RUMMY_N_MOVES];        /* moves by kind */
  char violation[RUMMY_SOAK_TEXT]; /* empty if nothing went wrong */
  char *record;                    /* text of the match up to the violation; release with free () */
} RummySoak;

/* Plays @n_rounds rounds, continuing matches until they end, and adds to the figures.  Returns false on a violation. */
bool rummy_soak_run (RummySoak *soak, const RummyRules *rules, uint64_t seed, uint64_t n_rounds);

/* Chooses random playable rules for this many seats. */
void rummy_soak_any_rules (RummyRules *rules, unsigned seats, RummyRng *rng);
