/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/match.h"
#include "tools/ledger.h"

/* A second scorer, plainly written from the rules: it watches a round move by move, as a player with pen and paper
 * would, and shares no arithmetic with the engine. */

typedef struct {
  RummyLedger ledger;                /* the cards on the table */
  bool laid_before[RUMMY_SEATS_MAX]; /* a card, before the turn began */
  uint8_t drawn_to;                  /* cards of the seat to move after its draw, 0 before */
  bool run7;                         /* in this turn seven of eight cards came down as one run */
  bool master[RUMMY_SEATS_MAX];
  RummyCard upcard; /* the first one */
  unsigned n_void;  /* rounds of the match so far that counted for nobody */
} RummyScorer;

/* After the deal. */
void rummy_scorer_begin (RummyScorer *scorer, const RummyRound *round);

/* After each move. */
void rummy_scorer_watch (RummyScorer *scorer, const RummyRound *before, const RummyMove *move, const RummyRound *after);

/* Whether the points on the table, and at the end of a round those of the engine, are the same. */
bool rummy_scorer_agrees (const RummyScorer *scorer, const RummyRound *round, char error[RUMMY_ERROR_TEXT]);

/* Whether a match went on from before the last move of a round, or from before a deal, as it must. */
bool rummy_scorer_match (RummyScorer *scorer, const RummyMatch *before, const RummyMatch *after,
                         char error[RUMMY_ERROR_TEXT]);
bool rummy_scorer_deal (RummyScorer *scorer, const RummyMatch *before, const RummyMatch *after,
                        char error[RUMMY_ERROR_TEXT]);
