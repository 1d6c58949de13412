/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/match.h"
#include "engine/rng.h"

/* Tests a position with unusual questions: do check, apply and the list of moves agree about every move of every
 * seat?  Does anything depend on a card that the seat cannot see? */

typedef struct {
  RummyMove move;               /* the move that failed */
  char error[RUMMY_ERROR_TEXT]; /* what went wrong */
  uint64_t n_checks;            /* moves checked so far */
} RummyProbe;

/* @moves must come from rummy_round_moves_of () for the match's round.  @deep: try thousands of moves instead of a
 * few. */
bool rummy_probe_moves (RummyProbe *probe, const RummyMatch *match, unsigned seat, const RummyMoves *moves,
                        RummyRng *rng, bool deep);
bool rummy_probe_view (RummyProbe *probe, const RummyMatch *match, unsigned seat, const RummyMoves *moves,
                       RummyRng *rng);

/* Exchanges cards that the seat cannot see. */
void rummy_probe_exchange (RummyRound *round, unsigned seat, RummyRng *rng);
