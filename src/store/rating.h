/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Glicko rating (M.  E.  Glickman, "The Glicko system", 1999) with its uncertainty; each game is a rating period.
 * 400 points ahead means ten wins in eleven games.  The true strength is within two deviations of the value in 95 %
 * of cases. */
typedef struct {
  double value, deviation;
} RummyRating;

/* The result against one opponent: 1, ½ or 0. */
typedef struct {
  RummyRating other; /* before the game */
  double score;
} RummyRatingResult;

/* Initializes the rating of an unknown player. */
void rummy_rating_init (RummyRating *self);

/* Initializes the rating of a computer level.  These are fixed, so they anchor all other ratings.  Average is 1500;
 * the rest is derived from docs/strength.md, where one point a deal equals nine points here. */
void rummy_rating_init_level (RummyRating *self, int level);

/* Returns the expected score against @other, from 0 to 1. */
double rummy_rating_expect (const RummyRating *self, const RummyRating *other);

/* Updates the rating after a game against @n opponents, who together count as one. */
void rummy_rating_update (RummyRating *self, const RummyRatingResult *results, guint n);

G_END_DECLS
