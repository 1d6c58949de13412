/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/analysis.h"
#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_REVIEW (rummy_review_get_type ())
G_DECLARE_FINAL_TYPE (RummyReview, rummy_review, RUMMY, REVIEW, GObject)

/* Compares what a seat did in a round, which may go on, with what it could have done knowing what it had seen.  The
 * analysis runs in a thread, from the first decision on; in a round that goes on, from the last one back.
 * Signal "changed" (): another decision was analyzed. */

typedef struct {
  RummyRound round; /* before the decision, all hands open */
  guint position;   /* number of moves made in the round before it */
  RummyLine own;    /* what the player did */
  RummyAnalysis analysis;
  int loss; /* points given away, from the leads as shown; 0 if uncertain */
  gboolean is_done; /* the analysis is, and so the loss is known */
} RummyDecision;

/* In whole points, so that the numbers shown add up. */
typedef struct {
  int expected; /* lead expected at the first decision */
  int reached;
  int lost; /* by all decisions together */
  int luck; /* the remainder: reached = expected - lost + luck */
} RummyVerdict;

/* @round: from 1. */
RummyReview *rummy_review_new (RummyGame *game, guint seat, guint round);

gboolean rummy_review_is_over (RummyReview *self); /* the round is */

guint rummy_review_get_n (RummyReview *self);
guint rummy_review_get_n_done (RummyReview *self); /* how many decisions are analyzed */
const RummyDecision *rummy_review_get (RummyReview *self, guint index);

/* Call when all decisions of a round that is over are analyzed. */
void rummy_review_judge (RummyReview *self, RummyVerdict *verdict);

/* Sets @worst to the biggest mistakes, worst first; returns their number. */
guint rummy_review_worst (RummyReview *self, guint worst[], guint n_most);

G_END_DECLS
