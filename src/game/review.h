/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/analysis.h"
#include "game/game.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_REVIEW (rummy_review_get_type ())
G_DECLARE_FINAL_TYPE (RummyReview, rummy_review, RUMMY, REVIEW, GObject)

/* What a seat did in a round that is over, against what it could have done for all that it saw; found out in a thread
 * of its own.
 *
 * Signal "changed" (): one decision more is weighed. */

typedef struct {
  RummyRound round; /* before it, all hands open */
  guint position;   /* how many moves of the round were made before it */
  RummyLine own;    /* what was done */
  RummyAnalysis analysis;
  int loss; /* points that it gave away, as the leads of the choices are told; 0 where that is not certain */
} RummyDecision;

/* In whole points, so that what is shown adds up. */
typedef struct {
  int promised; /* the lead that the first decision promised */
  int reached;
  int lost; /* by all decisions together */
  int luck; /* the rest: reached = promised - lost + luck */
} RummyVerdict;

RummyReview *rummy_review_new (RummyGame *game, guint seat);

guint rummy_review_get_n (RummyReview *self);
guint rummy_review_get_n_done (RummyReview *self); /* the first of them are weighed */
const RummyDecision *rummy_review_get (RummyReview *self, guint index);

/* Once all are weighed. */
void rummy_review_judge (RummyReview *self, RummyVerdict *verdict);

/* The biggest mistakes, the worst first; returns how many there are. */
guint rummy_review_worst (RummyReview *self, guint worst[], guint n_most);

G_END_DECLS
