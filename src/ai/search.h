/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/lines.h"
#include "ai/thought.h"
#include "engine/rng.h"

/* The move that does best when the round is played on from it in deals that fit what the seat has seen.  usual is what
 * the seat would do without that where others meld as they go, and careful where one of them seems to hold back;
 * another move must be better by two standard errors, or by less where these are small. */
RummyMove rummy_search_choose (const RummyView *view, const RummyLevelData *level, const RummyMove *usual,
                               const RummyMove *careful, RummyRng *rng, const RummyLimits *limits);

/* What the rounds that were played on from a line were worth: the lead at their end. */
typedef struct {
  unsigned n;
  double sum, squares;
  double behind, behind_squares; /* the same of what it is behind the line that all are compared with */
} RummyTally;

double rummy_tally_mean (const RummyTally *self);
double rummy_tally_spread (const RummyTally *self); /* the standard deviation */
double rummy_tally_ahead (const RummyTally *self, double *error); /* of that line, and the standard error of it */

/* Plays each line on, as the level would, in the same n_deals deals that fit what the seat has seen, and adds what
 * rummy_objective_worth () has of the ends to the tallies.  against: the line that all are compared with.  Returns the
 * number of deals that were played before it was stopped. */
unsigned rummy_search_sample (const RummyView *view, const RummyLevelData *level, const RummyLines *lines,
                              unsigned against, unsigned n_deals, RummyRng *rng, const RummyLimits *limits,
                              RummyTally tallies[RUMMY_LINES_MAX]);
