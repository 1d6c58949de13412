/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/round.h"

G_BEGIN_DECLS

/* How the score of a finished round comes about, step by step. */

typedef enum {
  RUMMY_TALLY_MELD,   /* cards of a seat in one meld */
  RUMMY_TALLY_HAND,   /* cards left in a seat's hand count against its side */
  RUMMY_TALLY_GAINED, /* the side gets an opponent's hand */
  RUMMY_TALLY_BONUS,
  RUMMY_TALLY_FACTOR, /* everything is multiplied */
  RUMMY_TALLY_TOTAL   /* what the rules make of the sum, such as nothing below 0 */
} RummyTallyKind;

typedef struct {
  RummyTallyKind kind;
  guint8 side, seat; /* whose score changes, and whose cards count */
  int before, after; /* score of the side */
  RummyCards cards;
} RummyTallyStep;

#define RUMMY_TALLY_MAX 512

typedef struct {
  RummyTallyStep step[RUMMY_TALLY_MAX];
  guint n;
} RummyTally;

/* FALSE if the round counts for nobody. The last step of each side leads to its score; a side without a step has 0. */
gboolean rummy_tally_init (RummyTally *self, const RummyRound *round);

/* Returns the score of a side before that step, or at the end for self->n. */
int rummy_tally_get_score (const RummyTally *self, guint step, guint side);

/* Returns the first step in which a seat's hand counts, or self->n. */
guint rummy_tally_find_hand (const RummyTally *self, guint seat);

G_END_DECLS
