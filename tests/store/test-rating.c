/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How strong players are. */

#include "store/rating.h"

#include "engine/rng.h"

#define ASSERT_NEAR(a, b, by) g_assert_cmpfloat_with_epsilon (a, b, by)

/* The example of Glickman's paper, whose three games are weighed as one here: so each stands three times. */
static void
test_paper (void)
{
  static const RummyRatingResult games[] = {
    { { 1400, 30 }, 1 }, { { 1550, 100 }, 0 }, { { 1700, 300 }, 0 },
  };
  RummyRating rating = { 1500, 200 };

  ASSERT_NEAR (rummy_rating_expect (&rating, &games[0].other), 0.639, 0.001);
  ASSERT_NEAR (rummy_rating_expect (&rating, &games[1].other), 0.432, 0.001);
  ASSERT_NEAR (rummy_rating_expect (&rating, &games[2].other), 0.303, 0.001);

  /* One game after the other comes near to what all at once bring, 1464 and 151.4. */
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    rummy_rating_update (&rating, &games[i], 1);
  ASSERT_NEAR (rating.value, 1464, 8);
  ASSERT_NEAR (rating.deviation, 151.4, 2);
}

/* One game of somebody unknown against a known one, reckoned by hand. */
static void
test_first (void)
{
  RummyRatingResult result = { { 1500, 30 }, 1 };
  RummyRating winner, loser, drawn;

  rummy_rating_init (&winner);
  loser = drawn = winner;
  rummy_rating_update (&winner, &result, 1);
  result.score = 0;
  rummy_rating_update (&loser, &result, 1);
  result.score = 0.5;
  rummy_rating_update (&drawn, &result, 1);
  ASSERT_NEAR (winner.value, 1675.3, 1);
  ASSERT_NEAR (winner.value - 1500, 1500 - loser.value, 1e-9);
  ASSERT_NEAR (drawn.value, 1500, 1e-9);
  ASSERT_NEAR (winner.deviation, 247.9, 1);
  g_assert_cmpfloat (loser.deviation, ==, winner.deviation);
}

/* A table of equal opponents tells as much as one of them. */
static void
test_table (void)
{
  const RummyRatingResult others[] = { { { 1580, 30 }, 1 }, { { 1580, 30 }, 1 }, { { 1580, 30 }, 1 } };
  RummyRating one, three;

  rummy_rating_init (&one);
  three = one;
  rummy_rating_update (&one, others, 1);
  rummy_rating_update (&three, others, 3);
  ASSERT_NEAR (one.value, three.value, 1e-9);
  ASSERT_NEAR (one.deviation, three.deviation, 1e-9);
  rummy_rating_update (&one, others, 0);
  ASSERT_NEAR (one.value, three.value, 1e-9);
}

/* Whoever wins three of four games against Average is found where that belongs, by computers of any level. */
static void
test_found (void)
{
  static const RummyRating truth = { 1691, 0 };
  RummyRating rating;
  RummyRng rng;

  rummy_rating_init (&rating);
  rummy_rng_seed (&rng, 1);
  for (guint i = 0; i < 2000; i++) {
    RummyRatingResult result;

    rummy_rating_init_level (&result.other, i % 2 == 0 ? 1 : 5);
    result.score = rummy_rng_below (&rng, 1000000) < 1e6 * rummy_rating_expect (&truth, &result.other);
    rummy_rating_update (&rating, &result, 1);
    g_assert_cmpfloat (rating.deviation, >=, 30);
    g_assert_cmpfloat (rating.deviation, <=, 350);
  }
  g_assert_cmpfloat (ABS (rating.value - truth.value), <, 2 * rating.deviation);
  g_assert_cmpfloat (rating.deviation, <, 60);
}

/* Better levels are worth more, and what is no level is worth what nobody knows. */
static void
test_levels (void)
{
  static const int levels[] = { 2, 0, 3, 1, 4, 5, 6 }, scale[] = { 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 5 };
  RummyRating a, b;

  for (guint i = 1; i < G_N_ELEMENTS (levels); i++) {
    rummy_rating_init_level (&a, levels[i - 1]);
    rummy_rating_init_level (&b, levels[i]);
    g_assert_cmpfloat (a.value, <, b.value);
  }
  for (guint i = 1; i < G_N_ELEMENTS (scale); i++) {
    rummy_rating_init_level (&a, scale[i - 1]);
    rummy_rating_init_level (&b, scale[i]);
    g_assert_cmpfloat (a.value, <, b.value);
  }
  rummy_rating_init_level (&a, 4711);
  g_assert_cmpfloat (a.value, ==, 1500);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rating/paper", test_paper);
  g_test_add_func ("/rating/first", test_first);
  g_test_add_func ("/rating/table", test_table);
  g_test_add_func ("/rating/found", test_found);
  g_test_add_func ("/rating/levels", test_levels);

  return g_test_run ();
}
