/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/match.h"
#include "tools/ledger.h"

/* A second, independent scorer, written plainly from the rules.  It follows a round move by move, like a player with
 * pen and paper, and shares no arithmetic with the engine. */

typedef struct {
  RummyLedger ledger;                /* cards on the table */
  bool laid_before[RUMMY_SEATS_MAX]; /* whether the seat had laid a card before this turn */
  uint8_t drawn_to;                  /* hand size of the seat to move after its draw; 0 before */
  bool run7;                         /* a run of seven from a hand of eight was laid this turn */
  bool master[RUMMY_SEATS_MAX];
  RummyCard upcard; /* the first upcard */
  unsigned n_void;  /* void rounds of the match so far */
} RummyScorer;

/* Call after the deal. */
void rummy_scorer_begin (RummyScorer *scorer, const RummyRound *round);

/* Call after each move. */
void rummy_scorer_watch (RummyScorer *scorer, const RummyRound *before, const RummyMove *move, const RummyRound *after);

/* Compares the points on the table, and at the end of a round the result, with the engine's. */
bool rummy_scorer_agrees (const RummyScorer *scorer, const RummyRound *round, char error[RUMMY_ERROR_TEXT]);

/* Checks how a match continued after the last move of a round, or after a deal. */
bool rummy_scorer_match (RummyScorer *scorer, const RummyMatch *before, const RummyMatch *after,
                         char error[RUMMY_ERROR_TEXT]);
bool rummy_scorer_deal (RummyScorer *scorer, const RummyMatch *before, const RummyMatch *after,
                        char error[RUMMY_ERROR_TEXT]);
