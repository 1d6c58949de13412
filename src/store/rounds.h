/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/record.h"

G_BEGIN_DECLS

/* What the winner of a game has in the end, line by line; nobody else gets a bonus. */
typedef struct {
  int total;     /* points of all rounds */
  int bonus;     /* for the game */
  guint more;    /* rounds that it won more than the next player */
  int box;       /* points for each of them */
  int shutout;   /* points, where nobody else won a round */
  int factor;    /* 2 where that doubles all of the above, or 1 */
  int runner_up; /* points of the best of the others, which are taken off; or 0 */
  int result;
} RummyGameSum;

/* Returns FALSE where the game is not over, nobody won it alone, or its rules add nothing to the total. */
gboolean rummy_rounds_sum_game (const RummyMatch *match, RummyGameSum *sum);

/* What a finished round brought, as the score sheet tells it. */
typedef struct {
  int melded[RUMMY_SEATS_MAX];
  int hand[RUMMY_SEATS_MAX];  /* points left in the hand, below 0 where they are taken from the score */
  int gained[RUMMY_SEATS_MAX]; /* by the side, from the others */
  int bonus[RUMMY_SEATS_MAX];  /* of the side */
  int factor[RUMMY_SEATS_MAX]; /* by which all of it was multiplied, at least 1 */
  int score[RUMMY_SEATS_MAX];
  int total[RUMMY_SEATS_MAX]; /* with this round */
  int won[RUMMY_SEATS_MAX];   /* rounds, with this one */
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
