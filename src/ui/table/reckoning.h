/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/round.h"

G_BEGIN_DECLS

/* How the score of a finished round comes about, step by step. */

typedef enum {
  RUMMY_RECKONING_MELD,   /* cards of a seat in one meld */
  RUMMY_RECKONING_HAND,   /* cards left in a seat's hand count against its side */
  RUMMY_RECKONING_GAINED, /* the side gets an opponent's hand */
  RUMMY_RECKONING_BONUS,
  RUMMY_RECKONING_FACTOR, /* everything is multiplied */
  RUMMY_RECKONING_TOTAL   /* what the rules make of the sum, such as nothing below 0 */
} RummyReckoningKind;

typedef struct {
  RummyReckoningKind kind;
  guint8 side, seat; /* whose score changes, and whose cards count */
  int before, after; /* score of the side */
  RummyCards cards;
} RummyReckoningStep;

#define RUMMY_RECKONING_MAX 256

typedef struct {
  RummyReckoningStep step[RUMMY_RECKONING_MAX];
  guint n;
} RummyReckoning;

/* FALSE if the round counts for nobody. The last step of each side leads to its score; a side without a step has 0. */
gboolean rummy_reckoning_init (RummyReckoning *self, const RummyRound *round);

/* Returns the score of a side before that step, or at the end for self->n. */
int rummy_reckoning_get_score (const RummyReckoning *self, guint step, guint side);

/* Returns the first step in which a seat's hand counts, or self->n. */
guint rummy_reckoning_find_hand (const RummyReckoning *self, guint seat);

G_END_DECLS
