/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/record.h"

G_BEGIN_DECLS

/* The final score of a game's winner, item by item.  Nobody else gets a bonus. */
typedef struct {
  int total;     /* points of all rounds */
  int bonus;     /* for winning the game */
  guint more;    /* rounds won more than by the next seat */
  int box;       /* points for each of these */
  int shutout;   /* points if nobody else won a round */
  int factor;    /* 2 if a shutout doubles everything above, else 1 */
  int runner_up; /* points of the runner-up, which are subtracted, or 0 */
  int result;
} RummyGameSum;

/* Returns FALSE if the game is not over, has no single winner, or its rules add nothing to the total. */
gboolean rummy_rounds_sum_game (const RummyMatch *match, RummyGameSum *sum);

/* The result of a finished round, as shown on the score sheet: points of each seat's side. */
typedef struct {
  int melded[RUMMY_SEATS_MAX]; /* by melds, where they count */
  int hand[RUMMY_SEATS_MAX];   /* left in the hand; negative if they are subtracted */
  int gained[RUMMY_SEATS_MAX]; /* from the hands or melds of opponents */
  int bonus[RUMMY_SEATS_MAX];
  int factor[RUMMY_SEATS_MAX]; /* multiplier of the whole score, at least 1 */
  int score[RUMMY_SEATS_MAX];
  int total[RUMMY_SEATS_MAX]; /* including this round */
  int won[RUMMY_SEATS_MAX];   /* rounds won, including this one */
  guint winner;               /* seat; RUMMY_SEAT_NONE for a tie */
  guint out;                  /* seat that went out, or RUMMY_SEAT_NONE */
  RummyEnd end;
  gboolean is_void; /* the round does not count */
  gsize n_moves;    /* length of the record at the end of this round */
} RummyRoundResult;

/* Returns a RummyRoundResult for each finished round, in order. */
GArray *rummy_rounds_of_record (const RummyRecord *record);

/* Counts the turns of a seat in all rounds.  A turn begins with a draw or pick-up. */
guint rummy_rounds_count_turns (const RummyRecord *record, guint seat);

G_END_DECLS
