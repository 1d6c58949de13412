/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/match.h"
#include "engine/rng.h"

/* Asks a position questions that nobody would ask: do check, apply and moves agree about every move of every seat,
 * and does anything depend on a card that the seat cannot see? */

typedef struct {
  RummyMove move;               /* that went wrong */
  char error[RUMMY_ERROR_TEXT]; /* and how */
  uint64_t n_checks;            /* moves asked so far */
} RummyProbe;

/* moves are what rummy_round_moves_of () lists for the round of the match.  deep: thousands of moves instead of a few.
 */
bool rummy_probe_moves (RummyProbe *probe, const RummyMatch *match, unsigned seat, const RummyMoves *moves,
                        RummyRng *rng, bool deep);
bool rummy_probe_view (RummyProbe *probe, const RummyMatch *match, unsigned seat, const RummyMoves *moves,
                       RummyRng *rng);

/* The same round with other cards where the seat cannot see them. */
void rummy_probe_exchange (RummyRound *round, unsigned seat, RummyRng *rng);
