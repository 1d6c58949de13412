/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/rating.h"

#include <math.h>

#define START 1500
#define DEVIATION_MOST 350
#define DEVIATION_LEAST 30
#define DEVIATION_LEVEL 30
/* Growth of the squared deviation from game to game, because players change. */
#define DRIFT 64

static const double q = 0.0057564627324851142; /* ln 10 / 400 */

static double
square (double x)
{
  return x * x;
}

/* Weight of a result against a player with this deviation. */
static double
weigh (double deviation)
{
  return 1 / sqrt (1 + 3 * square (q * deviation / G_PI));
}

void
rummy_rating_init (RummyRating *self)
{
  *self = (RummyRating) { START, DEVIATION_MOST };
}

void
rummy_rating_init_level (RummyRating *self, int level)
{
  /* By level, as numbered in saved games. */
  static const double values[] = {
    920, 1500, 600, 1170, 1580, 1680, 1920,                    /* Random, Average, Carefree, Novice, above Average */
    1294, 1574, 1458,                                          /* levels for measuring */
    945, 1078, 1208, 1278, 1358, 1443, 1493, 1530, 1565, 1576, /* levels 1 to 10 */
    1550                                                       /* the adviser */
  };

  *self = (RummyRating) { START, DEVIATION_LEVEL };
  if (level >= 0 && level < (int) G_N_ELEMENTS (values))
    self->value = values[level];
}

double
rummy_rating_expect (const RummyRating *self, const RummyRating *other)
{
  return 1 / (1 + pow (10, -weigh (other->deviation) * (self->value - other->value) / 400));
}

void
rummy_rating_update (RummyRating *self, const RummyRatingResult *results, guint n)
{
  double before = fmin (square (self->deviation) + DRIFT, square (DEVIATION_MOST));
  double surprise = 0, information = 0, precision;

  if (n == 0)
    return;

  for (guint i = 0; i < n; i++) {
    double g = weigh (results[i].other.deviation);
    double expected = rummy_rating_expect (self, &results[i].other);

    surprise += g * (results[i].score - expected) / n;
    information += square (q * g) * expected * (1 - expected) / n;
  }
  precision = 1 / before + information;
  self->value += q / precision * surprise;
  self->deviation = fmax (sqrt (1 / precision), DEVIATION_LEAST);
}
