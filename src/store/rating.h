/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How strong somebody is, and how sure that is: Glicko (M. E. Glickman, "The Glicko system", 1999), where each game is
 * a period of its own.  Who is ahead by 400 wins ten of eleven games; the truth is within two deviations of the value
 * 19 times in 20. */
typedef struct {
  double value, deviation;
} RummyRating;

/* The result against one of the others: 1, ½ or 0. */
typedef struct {
  RummyRating other; /* before the game */
  double score;
} RummyRatingResult;

/* Of somebody of whom nothing is known. */
void rummy_rating_init (RummyRating *self);

/* Of a computer, by its level: what the levels are worth does not change, so it is what all others are measured by.
 * Average is 1500; from the points a deal of docs/strength.md, of which one is nine points here. */
void rummy_rating_init_level (RummyRating *self, int level);

/* How much of a game is expected against somebody, 0 to 1. */
double rummy_rating_expect (const RummyRating *self, const RummyRating *other);

/* What is known after a game with n others, which all together weigh as one. */
void rummy_rating_update (RummyRating *self, const RummyRatingResult *results, guint n);

G_END_DECLS
