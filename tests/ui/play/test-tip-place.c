/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Where a tip lies among things of any kind. */

#include "engine/rng.h"
#include "ui/play/tip-place.h"

#define WIDTH 1000
#define HEIGHT 700
#define GAP 12
#define N_ROUNDS 400

static const graphene_rect_t bounds = { { 0, 0 }, { WIDTH, HEIGHT } };

static graphene_rect_t
random_rect (RummyRng *rng)
{
  float width = 20 + rummy_rng_below (rng, 150), height = 20 + rummy_rng_below (rng, 150);

  return GRAPHENE_RECT_INIT (rummy_rng_below (rng, WIDTH - 170), rummy_rng_below (rng, HEIGHT - 170), width, height);
}

static gboolean
is_clear (const graphene_rect_t *rect, const graphene_rect_t *others, guint n)
{
  for (guint i = 0; i < n; i++) {
    if (graphene_rect_intersection (rect, &others[i], NULL))
      return FALSE;
  }

  return TRUE;
}

/* Whatever lies there, it is within the bounds and covers no target, and its arrow begins at its edge. */
static void
test_random (void)
{
  const graphene_size_t size = GRAPHENE_SIZE_INIT (300, 150);
  RummyRng rng;

  rummy_rng_seed (&rng, 4);
  for (guint round = 0; round < N_ROUNDS; round++) {
    graphene_rect_t targets[4];
    RummyTipObstacle obstacles[12];
    guint n_targets = 1 + rummy_rng_below (&rng, G_N_ELEMENTS (targets));
    RummyTipPlace place;

    for (guint i = 0; i < n_targets; i++)
      targets[i] = random_rect (&rng);
    for (guint i = 0; i < G_N_ELEMENTS (obstacles); i++)
      obstacles[i] = (RummyTipObstacle) { random_rect (&rng), 1 + rummy_rng_below (&rng, 6) };
    rummy_tip_place (&place, &bounds, &size, GAP, targets, n_targets, obstacles, G_N_ELEMENTS (obstacles));

    g_assert_true (graphene_size_equal (&place.rect.size, &size));
    g_assert_true (graphene_rect_contains_rect (&bounds, &place.rect));
    g_assert_true (is_clear (&place.rect, targets, n_targets));
    if (place.side == GTK_POS_TOP || place.side == GTK_POS_BOTTOM) {
      g_assert_cmpfloat (place.tip.x, >=, place.rect.origin.x);
      g_assert_cmpfloat (place.tip.x, <=, place.rect.origin.x + size.width);
    } else {
      g_assert_cmpfloat (place.tip.y, >=, place.rect.origin.y);
      g_assert_cmpfloat (place.tip.y, <=, place.rect.origin.y + size.height);
    }
  }
}

/* On an empty table it is beside its target, as far as its arrow is long, and points at the middle of that. */
static void
test_beside (void)
{
  const graphene_size_t size = GRAPHENE_SIZE_INIT (100, 60);
  static const struct {
    graphene_rect_t target;
    GtkPositionType side;
  } cases[] = {
    { { { 460, 600 }, { 80, 100 } }, GTK_POS_BOTTOM },
    { { { 460, 0 }, { 80, 100 } }, GTK_POS_TOP },
    { { { 0, 250 }, { 80, 200 } }, GTK_POS_LEFT },
    { { { 920, 250 }, { 80, 200 } }, GTK_POS_RIGHT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    graphene_point_t middle;
    RummyTipPlace place;

    rummy_tip_place (&place, &bounds, &size, GAP, &cases[i].target, 1, NULL, 0);
    graphene_rect_get_center (&cases[i].target, &middle);
    g_assert_true (place.has_arrow);
    g_assert_cmpint (place.side, ==, cases[i].side);
    g_assert_true (graphene_rect_contains_point (&cases[i].target, &place.tip));
    if (place.side == GTK_POS_TOP || place.side == GTK_POS_BOTTOM)
      g_assert_cmpfloat (place.tip.x, ==, middle.x);
    else
      g_assert_cmpfloat (place.tip.y, ==, middle.y);
  }
}

/* Without a target it is in the middle, and goes aside for what is dear. */
static void
test_none (void)
{
  const graphene_size_t size = GRAPHENE_SIZE_INIT (300, 100);
  const RummyTipObstacle obstacle = { GRAPHENE_RECT_INIT (0, 300, WIDTH, 100), RUMMY_TIP_NEVER };
  RummyTipPlace place;
  graphene_point_t middle;

  rummy_tip_place (&place, &bounds, &size, GAP, NULL, 0, NULL, 0);
  graphene_rect_get_center (&place.rect, &middle);
  g_assert_false (place.has_arrow);
  g_assert_cmpfloat_with_epsilon (middle.x, WIDTH / 2, 10);
  g_assert_cmpfloat_with_epsilon (middle.y, HEIGHT / 2, 10);
  rummy_tip_place (&place, &bounds, &size, GAP, NULL, 0, &obstacle, 1);
  g_assert_true (is_clear (&place.rect, &obstacle.rect, 1));
}

/* One that is far away has no arrow, which would point at something else. */
static void
test_far (void)
{
  const graphene_size_t size = GRAPHENE_SIZE_INIT (300, 100);
  const graphene_rect_t target = GRAPHENE_RECT_INIT (460, 600, 80, 100);
  const RummyTipObstacle obstacle = { GRAPHENE_RECT_INIT (0, 250, WIDTH, 450), RUMMY_TIP_NEVER };
  RummyTipPlace place;

  rummy_tip_place (&place, &bounds, &size, GAP, &target, 1, &obstacle, 1);
  g_assert_true (is_clear (&place.rect, &obstacle.rect, 1));
  g_assert_false (place.has_arrow);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tip-place/random", test_random);
  g_test_add_func ("/tip-place/beside", test_beside);
  g_test_add_func ("/tip-place/none", test_none);
  g_test_add_func ("/tip-place/far", test_far);

  return g_test_run ();
}
