/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/lines.h"
#include "ai/thought.h"
#include "engine/rng.h"

/* Returns the move that does best when the round is simulated in deals that fit what the seat has seen.  @usual is
 * its move without a search if others meld immediately, @careful if one seems to hold melds back.  Another move must
 * be better by two standard errors, or less if these are small. */
RummyMove rummy_search_choose (const RummyView *view, const RummyLevelData *level, const RummyMove *usual,
                               const RummyMove *careful, RummyRng *rng, const RummyLimits *limits);

/* Statistics of the rounds simulated from a line: the lead at their end. */
typedef struct {
  unsigned n;
  double sum, squares;
  double behind, behind_squares; /* the same for its difference from the line that all are compared with */
} RummyTally;

double rummy_tally_mean (const RummyTally *self);
double rummy_tally_spread (const RummyTally *self); /* standard deviation */
double rummy_tally_ahead (const RummyTally *self, double *error); /* mean lead over that line; @error: its standard
                                                                   * error */

/* Simulates each line, played on like the level, in the same @n_deals deals that fit what the seat has seen, and
 * adds the rummy_objective_worth () of the results to the tallies.  @against: the line that the others are compared
 * with.  Returns the number of deals completed before it was stopped. */
unsigned rummy_search_sample (const RummyView *view, const RummyLevelData *level, const RummyLines *lines,
                              unsigned against, unsigned n_deals, RummyRng *rng, const RummyLimits *limits,
                              RummyTally tallies[RUMMY_LINES_MAX]);
