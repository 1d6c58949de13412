/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The own hand, and the knock limit, in windows of all kinds. */

#include <glib.h>
#include <math.h>

#include "ui/table/table-layout.h"

#define EPSILON 0.02

/* Without the bars, which take more of a narrow window. */
static const struct {
  double width, height, scale;
} tables[] = {
  { 360, 470, 1 }, { 360, 560, 2 }, { 412, 780, 1.5 }, { 640, 230, 1 }, { 720, 280, 1 }, { 1024, 482, 1 },
  { 800, 1100, 1.25 }, { 1280, 682, 1 }, { 1920, 965, 1 }, { 2560, 1300, 2 }, { 3840, 2020, 1 },
};

/* Plates with the usual text, with text at 200 %, and between; the limit in words of any length. */
static RummyTableSpec
make_spec (guint table, guint n_others, guint n_hand, guint text, RummyTableTurn *turn)
{
  double size = 1 + 0.5 * text;
  RummyTableSpec spec = {
    .width = tables[table].width, .height = tables[table].height, .scale = tables[table].scale, .n_others = n_others,
    .n_hand = n_hand, .n_pile = 1, .plate_width = 130 * size, .plate_height = 36 * size, .line_height = 21 * size,
    .name_width = 60 * size, .count_width = 20 * size, .hides_slot = TRUE, .is_lone = TRUE, .turn = turn,
  };

  for (guint i = 0; i < n_others; i++)
    spec.n_other[i] = 10;
  *turn = (RummyTableTurn) { .n_hand = n_hand, .n_pile = 1 };
  for (guint i = 0; i < n_others; i++)
    turn->n_other[i] = 10;

  return spec;
}

static gboolean
fits_side_by_side (const RummyTableSpec *spec, double card)
{
  guint n_gaps = 0;

  for (guint i = 1; i < spec->n_hand; i++)
    n_gaps += spec->hand_breaks >> i & 1;

  return card * (1 + 1.03 * (spec->n_hand + 1) + 0.3 * n_gaps) < spec->width * 0.96;
}

/* Cards overlap only where they would not fit as large as they are, with those that the turn may bring. */
static void
test_side_by_side (void)
{
  guint n_apart = 0, n_over = 0;

  for (guint table = 0; table < G_N_ELEMENTS (tables); table++) {
    for (guint n = 2; n <= 14; n++) {
      for (guint grouped = 0; grouped <= MIN (n, 6); grouped += 3) {
        RummyTableTurn turn;
        RummyTableSpec spec = make_spec (table, 1, n, 0, &turn);
        RummyTableLayout layout;

        spec.n_grouped = grouped;
        for (guint i = 3; i <= grouped; i += 3)
          spec.hand_breaks |= G_GUINT64_CONSTANT (1) << i;
        rummy_table_layout (&layout, &spec);
        if (!fits_side_by_side (&spec, layout.hand.card.width)) {
          n_over++;
          continue;
        }
        n_apart++;
        for (guint i = 1; i < n; i++) {
          graphene_rect_t before = rummy_fan_card (&layout.hand, i - 1), card = rummy_fan_card (&layout.hand, i);

          if (card.origin.x < before.origin.x + before.size.width - EPSILON)
            g_error ("%gx%g: card %u of %u lies over the one before it", spec.width, spec.height, i, n);
        }
      }
    }
  }
  g_assert_cmpuint (n_apart, >, 100);
  g_assert_cmpuint (n_over, >, 20);
}

static void
check_free (const RummyTableSpec *spec, const graphene_rect_t *limit, const graphene_rect_t *part, const char *name)
{
  graphene_rect_t both;

  if (part->size.width > 0 && graphene_rect_intersection (limit, part, &both) && both.size.width > EPSILON &&
      both.size.height > EPSILON)
    g_error ("%gx%g, %u others: the knock limit lies over the %s", spec->width, spec->height, spec->n_others, name);
}

static void
check_limit (const RummyTableSpec *spec, const RummyTableLayout *layout)
{
  const graphene_rect_t *limit = &layout->limit;
  graphene_rect_t pile = rummy_fan_bounds (&layout->pile);

  if (limit->size.width <= 0 && spec->height < 400 && spec->line_height > 21)
    return; /* large text in a window of few pixels */
  if (limit->size.width <= 0)
    g_error ("%gx%g, %u others, %u discards: the knock limit of %g pixels has no place, between %g and %g", spec->width,
             spec->height, spec->n_others, spec->n_pile, spec->limit[0].width,
             layout->stock.origin.y + layout->pile_height, layout->hand_zone.origin.y);
  g_assert_cmpfloat (limit->origin.x, >=, 0);
  g_assert_cmpfloat (limit->origin.y, >=, 0);
  g_assert_cmpfloat (limit->origin.x + limit->size.width, <=, spec->width);
  check_free (spec, limit, &layout->stock, "stock");
  check_free (spec, limit, &pile, "pile");
  check_free (spec, limit, &layout->pile_button, "button");
  check_free (spec, limit, &layout->own_plate, "own plate");
  check_free (spec, limit, &layout->hand_zone, "hand");
  for (guint i = 0; i < spec->n_others; i++) {
    graphene_rect_t cards = rummy_fan_bounds (&layout->others[i]);

    check_free (spec, limit, &layout->plates[i], "plate");
    check_free (spec, limit, &cards, "cards of another");
  }
}

/* The words have a place of their own, as long as those of any language are, which a turn does not change. */
static void
test_limit (void)
{
  static const double lengths[] = { 90, 130, 170, 210 };

  for (guint table = 0; table < G_N_ELEMENTS (tables); table++) {
    for (guint n_others = 1; n_others <= 3; n_others++) {
      for (guint n = 0; n < 3 * 2 * 32 * G_N_ELEMENTS (lengths); n++) {
        guint text = n % 3, n_pile = n / 6 % 32;
        double size = 1 + 0.5 * text, width = lengths[n / 192] * size;
        RummyTableTurn turn;
        RummyTableSpec spec = make_spec (table, n_others, 10, text, &turn);
        RummyTableLayout layout, later;

        spec.rtl = n / 3 % 2;
        spec.left_handed = n % 5 == 0;
        spec.n_pile = turn.n_pile = n_pile;
        spec.limit[0] = GRAPHENE_SIZE_INIT ((float) width, (float) (17 * size));
        spec.limit[1] = GRAPHENE_SIZE_INIT ((float) (width * 0.62), (float) (34 * size));
        rummy_table_layout (&layout, &spec);
        check_limit (&spec, &layout);
        g_assert_cmpfloat (layout.limit_scale, >=, 0.7);

        spec.n_hand++;
        if (n_pile > 0)
          spec.n_pile = n_pile - n / 3 % 2;
        rummy_table_layout (&later, &spec);
        check_limit (&spec, &later);
        spec.n_hand--;
        spec.n_pile = n_pile + 1;
        rummy_table_layout (&later, &spec);
        check_limit (&spec, &later);
        if (!graphene_rect_equal (&layout.stock, &later.stock)) /* a window of few pixels */
          continue;
        if (fabs (layout.limit.origin.x - later.limit.origin.x) > 2 ||
            fabs (layout.limit.origin.y - later.limit.origin.y) > 2)
          g_error ("%gx%g, %u others, %u discards: the knock limit moves from %g, %g to %g, %g", spec.width,
                   spec.height, spec.n_others, n_pile, layout.limit.origin.x, layout.limit.origin.y,
                   later.limit.origin.x, later.limit.origin.y);
      }
    }
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/layout-hand/side-by-side", test_side_by_side);
  g_test_add_func ("/layout-hand/limit", test_limit);

  return g_test_run ();
}
