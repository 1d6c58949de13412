/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/quick.h"

/* Candidates for what a seat may do: a single move, or all moves of the rest of its turn. */

#define RUMMY_LINES_MAX 20
#define RUMMY_LINE_MOVES_MAX 16

typedef struct {
  RummyMove move[RUMMY_LINE_MOVES_MAX];
  unsigned n;
} RummyLine;

typedef struct {
  RummyLine line[RUMMY_LINES_MAX]; /* the usual one first */
  unsigned n;
} RummyLines;

bool rummy_same_move (const RummyMove *a, const RummyMove *b);

/* @quick: NULL if it does not know the rules. */
void rummy_lines_make (RummyLines *self, const RummyView *view, const RummyQuick *quick, const RummyWeights *weights,
                       const RummyMove *usual);

/* Returns whether they begin with different moves. */
bool rummy_lines_differ (const RummyLines *self);
