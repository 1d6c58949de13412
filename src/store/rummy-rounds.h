/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "rummy-record.h"

G_BEGIN_DECLS

/* What a finished round brought, as the score sheet tells it. */
typedef struct {
  int melded[RUMMY_SEATS_MAX];
  int hand[RUMMY_SEATS_MAX];  /* points left in the hand, below 0 where they are taken from the score */
  int gained[RUMMY_SEATS_MAX]; /* by the side, from the others */
  int bonus[RUMMY_SEATS_MAX];  /* of the side */
  int factor[RUMMY_SEATS_MAX]; /* by which all of it was multiplied, at least 1 */
  int score[RUMMY_SEATS_MAX];
  int total[RUMMY_SEATS_MAX]; /* with this round */
  guint winner;               /* seat, RUMMY_SEAT_NONE where the best score is shared */
  guint out;                  /* seat, or RUMMY_SEAT_NONE */
  RummyEnd end;
  gboolean is_void; /* it counts for nobody */
  gsize n_moves;    /* of the record, up to the end of this round */
} RummyRoundResult;

/* A RummyRoundResult for each finished round, the first round first. */
GArray *rummy_rounds_of_record (const RummyRecord *record);

/* How many turns a seat has taken in all of them: a turn begins with what is drawn or taken. */
guint rummy_rounds_count_turns (const RummyRecord *record, guint seat);

G_END_DECLS
