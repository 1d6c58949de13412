/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib.h>
#include <math.h>

#include "ui/table/table-layout.h"

#define EPSILON 0.02

static const struct {
  double width, height;
} sizes[] = {
  { 300, 160 }, { 360, 200 }, { 360, 294 }, { 360, 640 }, { 360, 720 }, { 600, 480 }, { 720, 360 }, { 800, 1200 },
  { 1024, 600 }, { 1280, 720 }, { 1280, 800 }, { 1366, 700 }, { 1920, 1080 }, { 1080, 1920 }, { 2160, 3840 },
  { 3840, 2160 }, { 3840, 600 }, { 500, 2160 },
};

/* Plates with the usual text, with text at 200 %, and between. */
#define PLATES(n) \
  .plate_width = 130 + 65 * ((n) % 3), .plate_height = 36 + 17 * ((n) % 3), .line_height = 21 + 9 * ((n) % 3), \
  .name_width = 60 + 30 * ((n) % 3), .count_width = 20 + 10 * ((n) % 3)

static const double scales[] = { 1, 1.25, 1.5, 2 };

static char *
name_of (const RummyTableSpec *spec)
{
  return g_strdup_printf ("%gx%g at %g%s, %u others%s, hand %u, pile %u, melds %u", spec->width, spec->height,
                          spec->scale, spec->rtl ? " rtl" : "", spec->n_others,
                          spec->open ? " open" : spec->likely ? " likely" : "", spec->n_hand, spec->n_pile,
                          spec->n_melds);
}

static gboolean
is_within (const RummyTableSpec *spec, const graphene_rect_t *rect)
{
  return rect->origin.x >= -EPSILON && rect->origin.y >= -EPSILON && rect->size.width > 0 && rect->size.height > 0 &&
         rect->origin.x + rect->size.width <= spec->width + EPSILON &&
         rect->origin.y + rect->size.height <= spec->height + EPSILON;
}

static gboolean
overlap (const graphene_rect_t *a, const graphene_rect_t *b)
{
  graphene_rect_t both;

  return graphene_rect_intersection (a, b, &both) && both.size.width > EPSILON && both.size.height > EPSILON;
}

static gboolean
is_whole (double length, double scale)
{
  return fabs (length * scale - round (length * scale)) < 0.01;
}

/* Every card inside, on whole device pixels, its index not covered by a later card. */
static void
check_fan (const RummyTableSpec *spec, const RummyFan *fan, gboolean readable, const char *name)
{
  graphene_rect_t bounds = rummy_fan_bounds (fan);
  double pixel = 1 / spec->scale + EPSILON;

  g_assert_true (fan->under == 0 || fan->under < fan->n);
  for (guint i = 0; i < fan->n; i++) {
    graphene_rect_t card = rummy_fan_card (fan, i);
    graphene_rect_t strip = card;

    if (!is_within (spec, &card))
      g_error ("%s: card %u at %g, %g", name, i, card.origin.x, card.origin.y);
    g_assert_true (is_whole (card.origin.x, spec->scale) && is_whole (card.origin.y, spec->scale));
    g_assert_true (is_whole (card.size.width, spec->scale) && is_whole (card.size.height, spec->scale));
    g_assert_cmpfloat (card.origin.y + card.size.height, <=, bounds.origin.y + bounds.size.height + EPSILON);
    g_assert_cmpfloat (card.origin.x + card.size.width, <=, bounds.origin.x + bounds.size.width + EPSILON);

    strip.size.width = card.size.width * RUMMY_INDEX_WIDTH - pixel;
    strip.size.height = card.size.height * RUMMY_INDEX_HEIGHT - pixel;
    for (guint j = i + 1; readable && i >= fan->under && j < fan->n; j++) {
      graphene_rect_t later = rummy_fan_card (fan, j);

      if (overlap (&strip, &later))
        g_error ("%s: card %u hides card %u", name, j, i);
    }
  }
}

/* Large enough to be read where there is room; it covers backs, so that they peep out, but no face, or of small ones
 * not the index. */
static void
check_plate (const RummyTableSpec *spec, const RummyTableLayout *layout, guint other, const char *name)
{
  const graphene_rect_t *plate = &layout->plates[other];
  graphene_rect_t cards = rummy_fan_bounds (&layout->others[other]);
  double usual = spec->width / 300;

  g_assert_cmpfloat (layout->plate_scale, >=, 0.8);
  if (spec->open && layout->others[other].card.width < 30)
    cards.size.height -= layout->others[other].card.height * (1 - RUMMY_INDEX_HEIGHT);
  if ((spec->open || spec->likely) && overlap (plate, &cards))
    g_error ("%s: plate %u covers a face", name, other);
  if (spec->likely)
    g_assert_cmpuint (layout->others[other].per_row, ==, MAX (spec->n_other[other], 1));
  if (!spec->open)
    g_assert_cmpfloat (plate->origin.y, >, cards.origin.y);
  if (spec->open && plate->size.height < spec->plate_height &&
      spec->width > (spec->n_others + 1) * spec->plate_width * 2)
    g_assert_cmpfloat (plate->size.width, >=, spec->plate_width * 1.4);
  if (spec->height >= 400 && plate->size.height < spec->line_height * MIN (layout->plate_scale, 1) - EPSILON)
    g_error ("%s: plate %u is too low", name, other);
  if (spec->height >= 500 && spec->plate_width < 140 && plate->size.width < 66)
    g_error ("%s: plate %u is too narrow", name, other);
  if (usual >= 4)
    g_assert_cmpfloat (plate->size.width, >=, spec->plate_width * 0.5);
}

/* Where melds are not to be seen there is a button towards them, and the cards of the others can be read. */
static void
check_strip (const RummyTableSpec *spec, const RummyTableLayout *layout, gboolean is_strip, const char *name)
{
  if (!is_strip) {
    g_assert_cmpuint (layout->n_shown, ==, spec->n_melds);
    g_assert_cmpfloat (layout->earlier.size.width + layout->later.size.width, ==, 0);
    return;
  }
  if (spec->n_melds > 0 && layout->n_shown == 0)
    g_error ("%s: no meld is to be seen", name);
  g_assert_true (spec->n_melds == 0 || rummy_table_layout_shows (layout, MIN (spec->first_meld, spec->n_melds - 1)));
  g_assert_cmpint (layout->earlier.size.width > 0, ==, layout->first_meld > 0);
  g_assert_cmpint (layout->later.size.width > 0, ==, layout->first_meld + layout->n_shown < spec->n_melds);
}

/* A hand can be read in a window of few pixels too, where it takes no more than its share of them. */
static void
check_hand (const RummyTableSpec *spec, const RummyTableLayout *layout, const char *name)
{
  double room = spec->width * 0.98 / (1 + MAX (spec->n_hand, 17) * 0.28), least = MIN (40, room);

  least = floor (MIN (least, spec->height / 4.05) * spec->scale) / spec->scale;
  if (!spec->open && layout->hand.card.width < least - EPSILON)
    g_error ("%s: cards of the hand are %g wide, not %g", name, layout->hand.card.width, least);
}

static void
check_layout (const RummyTableSpec *spec)
{
  g_autofree char *name = name_of (spec);
  RummyTableLayout layout;
  graphene_rect_t groups[RUMMY_OTHERS_MAX + RUMMY_MELDS_MAX + 8];
  guint n_groups = 0;
  gboolean is_strip;

  rummy_table_layout (&layout, spec);

  for (guint i = 0; i < spec->n_others; i++) {
    graphene_rect_t backs = rummy_fan_bounds (&layout.others[i]), both;

    check_fan (spec, &layout.others[i], spec->open, name);
    check_plate (spec, &layout, i, name);
    graphene_rect_union (&backs, &layout.plates[i], &both);
    groups[n_groups++] = both;
  }
  if (layout.own_plate.size.width > 0)
    groups[n_groups++] = layout.own_plate;
  g_assert_true (is_whole (layout.stock.origin.x, spec->scale) && is_whole (layout.stock.origin.y, spec->scale));
  groups[n_groups++] = layout.stock;
  is_strip = layout.slot.size.width == layout.stock.size.width || /* a whole meld's width elsewhere */
             (spec->hides_slot && layout.stock.size.width <= 40);
  check_fan (spec, &layout.pile, TRUE, name);
  groups[n_groups++] = rummy_fan_bounds (&layout.pile);
  if (layout.pile_button.size.width > 0)
    groups[n_groups++] = layout.pile_button;
  g_assert_true (layout.pile_button.size.width > 0 ||
                 (!spec->hides_pile && layout.pile.per_row >= spec->n_pile && layout.pile.under == 0 &&
                  (spec->n_pile < 2 || layout.pile.dx > layout.pile.card.width * 0.29)));
  check_strip (spec, &layout, is_strip, name);
  for (guint i = 0; i < spec->n_melds; i++) {
    if (!rummy_table_layout_shows (&layout, i))
      continue;
    check_fan (spec, &layout.melds[i], !is_strip || layout.melds[i].n < 8, name);
    groups[n_groups++] = rummy_fan_bounds (&layout.melds[i]);
  }
  if (layout.earlier.size.width > 0)
    groups[n_groups++] = layout.earlier;
  if (layout.later.size.width > 0)
    groups[n_groups++] = layout.later;
  g_assert_cmpint (layout.slot.size.width > 0, ==, !spec->hides_slot);
  if (!spec->hides_slot)
    groups[n_groups++] = layout.slot;
  check_fan (spec, &layout.hand, TRUE, name);
  check_hand (spec, &layout, name);
  groups[n_groups++] = layout.hand_zone;

  for (guint i = 0; i < n_groups; i++) {
    if (!is_within (spec, &groups[i]))
      g_error ("%s: group %u leaves the table", name, i);
    for (guint j = i + 1; j < n_groups; j++) {
      if (overlap (&groups[i], &groups[j]))
        g_error ("%s: groups %u and %u overlap", name, i, j);
    }
  }

  g_assert_cmpfloat (layout.hand.card.width, >, layout.pile.card.width);
  for (guint i = 0; i < spec->n_hand; i++) {
    double top = rummy_fan_card (&layout.hand, i).origin.y - layout.raise;

    g_assert_cmpfloat (top, >=, layout.hand_zone.origin.y - EPSILON);
  }
}

/* Melds are shared out among seats or partners, most of them to some of these. */
static void
share_out (RummyTableSpec *spec, guint n)
{
  spec->n_fields = spec->n_others + 1;
  if (spec->n_fields % 2 == 0 && n % 4 == 0)
    spec->n_fields /= 2;
  for (guint i = 0; i < spec->n_melds; i++)
    spec->meld_field[i] = (guint8) (i * (n % 5) / 2 % spec->n_fields);
}

static void
test_grid (void)
{
  static const guint hands[] = { 0, 1, 7, 13, 14, 22, 30 };
  static const guint piles[] = { 0, 1, 5, 21, 40 };
  static const guint melds[] = { 0, 1, 4, 9, 20 };
  guint n = 0;

  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++) {
    for (guint hand = 0; hand < G_N_ELEMENTS (hands); hand++) {
      for (guint pile = 0; pile < G_N_ELEMENTS (piles); pile++) {
        for (guint meld = 0; meld < G_N_ELEMENTS (melds); meld++) {
          RummyTableSpec spec = {
            PLATES (n), .width = sizes[size].width, .height = sizes[size].height,
            .scale = scales[n % G_N_ELEMENTS (scales)],
            .rtl = n % 2, .n_others = 1 + n % RUMMY_OTHERS_MAX, .n_hand = hands[hand], .n_pile = piles[pile],
            .n_melds = melds[meld], .first_meld = n % 9, .hides_slot = n % 4 == 3,
            .open = n % 3 == 0, .likely = n % 3 == 1, .left_handed = n % 5 == 0,
          };

          for (guint i = 0; i < spec.n_others; i++)
            spec.n_other[i] = 1 + (n + i) % 26;
          for (guint i = 0; i < spec.n_melds; i++)
            spec.meld_size[i] = i == 0 ? 13 : 3 + i % 3;
          share_out (&spec, n);
          check_layout (&spec);
          n++;
        }
      }
    }
  }
}

static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (500);

  for (guint n = 0; n < 5000; n++) {
    RummyTableSpec spec = {
      PLATES (n), .width = g_rand_int_range (rand, 300, 3841), .height = g_rand_int_range (rand, 160, 2161),
      .scale = scales[g_rand_int_range (rand, 0, G_N_ELEMENTS (scales))], .rtl = g_rand_boolean (rand),
      .n_others = g_rand_int_range (rand, 1, RUMMY_OTHERS_MAX + 1), .n_hand = g_rand_int_range (rand, 0, 31),
      .n_pile = g_rand_int_range (rand, 0, 41), .n_melds = g_rand_int_range (rand, 0, 21),
      .open = g_rand_boolean (rand), .hides_pile = n % 5 == 0, .first_meld = n % 23, .left_handed = n % 7 < 3,
    };

    spec.likely = !spec.open && n % 2;
    for (guint i = 0; i < spec.n_others; i++)
      spec.n_other[i] = g_rand_int_range (rand, 0, 21);
    for (guint i = 0; i < spec.n_melds; i++)
      spec.meld_size[i] = g_rand_int_range (rand, 3, 8);
    share_out (&spec, n);
    check_layout (&spec);
  }
}

static void
check_middle (const RummyTableSpec *spec, const graphene_rect_t *rect, double away)
{
  g_assert_cmpfloat (fabs (rect->origin.x + rect->size.width / 2 - spec->width / 2), <=, away);
}

/* M-033 to M-036, for two. */
static void
test_arrangement (void)
{
  RummyTableSpec spec = {
    PLATES (0), .width = 1280, .height = 720, .scale = 1, .n_others = 1, .n_other = { 13 }, .n_hand = 13, .n_pile = 6,
    .n_melds = 2, .meld_size = { 3, 4 },
  };
  RummyTableLayout layout;
  graphene_rect_t other, pile, hand;

  rummy_table_layout (&layout, &spec);
  other = rummy_fan_bounds (&layout.others[0]);
  pile = rummy_fan_bounds (&layout.pile);
  hand = rummy_fan_bounds (&layout.hand);

  g_assert_cmpfloat (other.origin.y + other.size.height, <, layout.stock.origin.y);
  g_assert_cmpfloat (layout.stock.origin.x + layout.stock.size.width, <, pile.origin.x);
  g_assert_cmpfloat (layout.stock.origin.y, ==, rummy_fan_card (&layout.pile, 0).origin.y);
  g_assert_cmpfloat (pile.origin.y + pile.size.height, <, layout.melds[0].origin.y);
  g_assert_cmpfloat (layout.melds[0].origin.x, <, layout.melds[1].origin.x);
  g_assert_cmpfloat (layout.melds[1].origin.y + layout.melds[1].card.height, <, hand.origin.y);
  g_assert_cmpuint (layout.hand.per_row, ==, 13);

  spec.rtl = TRUE;
  rummy_table_layout (&layout, &spec);
  pile = rummy_fan_bounds (&layout.pile);
  g_assert_cmpfloat (layout.stock.origin.x, >, pile.origin.x + pile.size.width);
  g_assert_cmpfloat (layout.melds[0].origin.x, >, layout.melds[1].origin.x);
  /* Cards are never mirrored: the newest still lies on the right, over the older ones. */
  g_assert_cmpfloat (rummy_fan_card (&layout.pile, 5).origin.x, >, rummy_fan_card (&layout.pile, 0).origin.x);

  /* A left hand has it as who reads from the right, and who does both as the others. */
  spec.left_handed = TRUE;
  rummy_table_layout (&layout, &spec);
  g_assert_cmpfloat (layout.stock.origin.x, <, layout.pile.origin.x);
  spec.rtl = FALSE;
  rummy_table_layout (&layout, &spec);
  g_assert_cmpfloat (layout.stock.origin.x, >, pile.origin.x);
}

/* Three others sit around the table, each with a meld on that side of the pile; mirrored for right to left, and not for
 * the left hand. */
static void
test_around (void)
{
  for (guint i = 0; i < 4; i++) {
    RummyTableSpec spec = {
      PLATES (0), .width = 1280, .height = 682, .scale = 1, .rtl = i % 2, .left_handed = i >= 2, .n_others = 3,
      .n_other = { 7, 7, 7 }, .n_hand = 7, .n_pile = 3, .n_melds = 4, .meld_size = { 3, 3, 3, 3 },
      .meld_field = { 0, 1, 2, 3 }, .n_fields = 4,
    };
    RummyTableLayout layout;
    guint left = spec.rtl ? 2 : 0, right = 2 - left;

    rummy_table_layout (&layout, &spec);
    g_assert_cmpfloat (layout.plates[left].origin.x, <, 200);
    g_assert_cmpfloat (layout.plates[1].origin.y, <, 100);
    check_middle (&spec, &layout.plates[1], 2);
    g_assert_cmpfloat (layout.plates[right].origin.x, >, 1080);
    g_assert_cmpfloat (layout.melds[0].origin.y, >, layout.stock.origin.y + layout.stock.size.height);
    g_assert_cmpfloat (layout.melds[1 + left].origin.x, <, 250);
    g_assert_cmpfloat (layout.melds[2].origin.y + layout.melds[2].card.height, <, layout.stock.origin.y);
    g_assert_cmpfloat (layout.melds[1 + right].origin.x, >, 900);
    for (guint k = 1; k < 7; k++)
      g_assert_cmpfloat (rummy_fan_card (&layout.others[0], k).origin.x, ==,
                         rummy_fan_card (&layout.others[0], 0).origin.x);
  }
}

static void
test_narrow (void)
{
  RummyTableSpec spec = {
    PLATES (0), .width = 360, .height = 640, .scale = 1, .n_others = 1, .n_other = { 13 }, .n_hand = 13, .n_pile = 1,
  };
  RummyTableLayout layout;

  rummy_table_layout (&layout, &spec);
  g_assert_cmpuint (layout.hand.per_row, ==, 7);
  g_assert_cmpfloat (layout.hand.dx, >=, 36);
}

/* Few cards stand in one row, at the size that they had in two. */
static void
test_few_cards (void)
{
  RummyTableSpec spec = {
    PLATES (0), .width = 360, .height = 640, .scale = 1, .n_others = 1, .n_other = { 13 }, .n_hand = 13, .n_pile = 1,
  };
  RummyTableLayout many, few;

  rummy_table_layout (&many, &spec);
  spec.n_hand = 7;
  rummy_table_layout (&few, &spec);
  g_assert_cmpuint (few.hand.per_row, ==, 7);
  g_assert_cmpfloat (few.hand.card.width, ==, many.hand.card.width);
  g_assert_cmpfloat (few.hand.dx, >=, 0.42 * few.hand.card.width);
}

/* Hands that lie open are read side by side: all of one size, none larger than what was melded. */
static void
test_open_hands (void)
{
  RummyTableSpec spec = {
    PLATES (0), .width = 360, .height = 524, .scale = 1, .open = TRUE, .n_others = 3, .n_other = { 2, 6, 3 },
    .n_hand = 3, .n_pile = 10, .meld_size = { 6, 6, 5, 6, 11, 5, 6, 3 },
  };
  RummyTableLayout layout;

  for (spec.n_melds = 0; spec.n_melds <= 8; spec.n_melds += 4) {
    rummy_table_layout (&layout, &spec);
    for (guint i = 0; i < spec.n_others; i++) {
      g_assert_cmpfloat (layout.others[i].card.width, ==, layout.others[1].card.width);
      g_assert_cmpfloat (layout.others[i].card.width, <=, layout.stock.size.width);
      g_assert_cmpfloat (layout.others[i].card.width, >=, 35);
    }
  }
}

/* However many sit there, each plate in a small window has room for its name and the number of cards; also the own
 * one, which is above the table where there is no other place for it. */
static void
test_names (void)
{
  static const struct {
    double width, height, letters;
  } tables[] = { { 360, 189, 1 }, { 360, 180, 1.25 }, { 360, 524, 1 }, { 360, 425, 2 } };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++) {
    double letters = tables[i].letters;
    RummyTableSpec spec = {
      .width = tables[i].width, .height = tables[i].height, .scale = 1, .rtl = i % 2, .n_hand = 7, .n_pile = 1,
      .plate_width = 150 * letters, .plate_height = 40 * letters, .line_height = 23 * letters,
      .name_width = 60 * letters, .count_width = 22 * letters,
    };

    for (spec.n_others = 1; spec.n_others <= RUMMY_OTHERS_MAX; spec.n_others++) {
      RummyTableLayout layout;

      rummy_table_layout (&layout, &spec);
      for (guint k = 0; k <= spec.n_others; k++) {
        const graphene_rect_t *plate = k < spec.n_others ? &layout.plates[k] : &layout.own_plate;
        gboolean two_lines = plate->size.height > spec.line_height * layout.plate_scale * 1.5;

        g_assert_cmpfloat (plate->size.width, >=,
                           (spec.name_width + (two_lines ? 0 : spec.count_width)) * layout.plate_scale);
      }
    }
  }
}

/* What was melded is told beside hands that lie open: on a second line where a narrow plate has no room for it. */
static void
test_open_points (void)
{
  RummyTableSpec spec = {
    PLATES (0), .width = 360, .height = 524, .scale = 1, .open = TRUE, .n_others = 3, .n_other = { 2, 6, 3 },
    .n_pile = 10,
  };
  RummyTableLayout layout;

  rummy_table_layout (&layout, &spec);
  g_assert_cmpfloat (layout.plates[0].size.height, >=, spec.plate_height);
  spec.width = 1280;
  rummy_table_layout (&layout, &spec);
  g_assert_cmpfloat (layout.plates[0].size.height, >=, spec.plate_height);
}

/* Faces are drawn anew for each size of card: one card more or less must not change it. */
static void
test_steady (void)
{
  RummyTableSpec spec = {
    PLATES (0), .width = 500, .height = 640, .scale = 1, .n_others = 1, .n_other = { 13 }, .n_hand = 13, .n_pile = 1,
  };
  RummyTableLayout first, later;

  rummy_table_layout (&first, &spec);
  for (guint n = 1; n <= 16; n++) {
    spec.n_hand = spec.n_other[0] = n;
    spec.n_pile = MIN (n, 10);
    rummy_table_layout (&later, &spec);
    g_assert_cmpfloat (later.hand.card.width, ==, first.hand.card.width);
    g_assert_cmpfloat (later.pile.card.width, ==, first.pile.card.width);
    g_assert_cmpfloat (later.others[0].card.width, ==, first.others[0].card.width);
  }
}

/* From the side where rows begin. */
static double
side_of (const RummyTableSpec *spec, graphene_rect_t rect)
{
  return spec->rtl ? spec->width - rect.origin.x - rect.size.width : rect.origin.x;
}

/* Melds keep their places, and stock and pile theirs, while others come; cards get smaller, or closer together, only
 * now and then. */
static void
test_places (void)
{
  static const struct {
    double width, height;
    guint n_others, n_free, n_steps; /* melds before the first step, and steps until there are twelve */
  } tables[] = {
    { 990, 585, 1, 6, 4 }, { 1280, 666, 1, 8, 2 }, { 1920, 960, 3, 5, 2 }, { 3840, 2040, 1, 8, 3 },
    { 790, 742, 1, 4, 3 }, { 1280, 682, 3, 5, 3 }, { 1024, 482, 7, 7, 2 }, { 360, 560, 3, 2, 4 },
  };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (tables); i++) {
    RummyTableSpec spec = {
      PLATES (0), .width = tables[i / 2].width, .height = tables[i / 2].height, .scale = 1, .rtl = i % 2,
      .n_others = tables[i / 2].n_others, .n_fields = tables[i / 2].n_others + 1, .n_other = { 13, 13, 13, 13 },
      .n_hand = 13, .n_pile = 3,
    };
    RummyTableLayout before, layout;
    guint n_steps = 0;

    rummy_table_layout (&before, &spec);
    for (guint n = 1; n <= 12; n++) {
      gboolean stays;

      spec.meld_size[n - 1] = 3 + n % 3;
      spec.meld_field[n - 1] = (guint8) (n % spec.n_fields);
      spec.n_melds = n;
      rummy_table_layout (&layout, &spec);
      g_assert_cmpfloat (layout.stock.size.width, <=, before.stock.size.width);
      if (spec.width > spec.height) /* the hand of a narrow window makes room too */
        g_assert_cmpfloat (layout.hand.card.width, ==, before.hand.card.width);
      stays = graphene_rect_equal (&layout.stock, &before.stock);
      for (guint k = 0; k + 1 < n; k++)
        stays &= graphene_point_equal (&layout.melds[k].origin, &before.melds[k].origin);
      n_steps += !stays;
      if (n <= tables[i / 2].n_free && !stays)
        g_error ("%gx%g, %u others: %u melds move the others", spec.width, spec.height, spec.n_others, n);
      before = layout;
    }
    g_assert_cmpuint (n_steps, <=, tables[i / 2].n_steps);
  }
}

/* The stock stays where it is while the pile grows, but for a step now and then. */
static void
test_growing_pile (void)
{
  static const double widths[] = { 360, 790, 1280, 3840 };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (widths); i++) {
    RummyTableSpec spec = {
      PLATES (0), .width = widths[i / 2], .height = widths[i / 2] == 360 ? 600 : widths[i / 2] * 0.6, .scale = 1,
      .rtl = i % 2, .n_others = 1, .n_other = { 13 }, .n_hand = 13,
    };
    RummyTableLayout layout;
    double before = -1;
    guint n_steps = 0;

    for (spec.n_pile = 1; spec.n_pile <= 20; spec.n_pile++) {
      double stock;

      rummy_table_layout (&layout, &spec);
      stock = side_of (&spec, layout.stock);
      n_steps += before >= 0 && stock != before;
      before = stock;
    }
    g_assert_cmpuint (n_steps, <=, 4);
  }
}

/* Where nothing is melded before the end, stock and pile have the middle for themselves. */
static void
test_lone_pile (void)
{
  RummyTableSpec spec = {
    PLATES (0), .width = 1280, .height = 666, .scale = 1, .n_others = 1, .n_other = { 10 }, .n_hand = 10, .n_pile = 2,
    .is_lone = TRUE, .hides_slot = TRUE,
  };
  RummyTableLayout layout;
  double top, bottom;

  rummy_table_layout (&layout, &spec);
  top = layout.plates[0].origin.y + layout.plates[0].size.height;
  bottom = layout.hand_zone.origin.y;
  g_assert_cmpfloat (
    fabs (layout.stock.origin.y + layout.stock.size.height / 2 - (top + bottom) / 2), <, layout.gap);
}

/* In a window of few pixels, of eight: what cannot be read lies under what can, and hands that lie open show their
 * indices above their plates. */
static void
test_few_pixels (void)
{
  RummyTableSpec spec = {
    .plate_width = 150, .plate_height = 40, .line_height = 21, .name_width = 58, .count_width = 22,
    .width = 360, .height = 189, .scale = 1, .n_others = 7, .n_other = { 4, 1, 2, 7, 2, 0, 7 }, .n_hand = 7,
    .n_pile = 1,
  };
  RummyTableLayout layout;

  rummy_table_layout (&layout, &spec);
  g_assert_cmpfloat (layout.hand.card.width, ==, 40);
  g_assert_cmpfloat (layout.stock.size.width, >=, 28);
  g_assert_cmpuint (layout.pile.under, ==, 0);
  check_middle (&spec, &(graphene_rect_t) { layout.pile.origin, layout.pile.card }, 40);

  spec.n_pile = 14;
  for (guint i = 0; i < 6; i++)
    spec.meld_size[spec.n_melds++] = 4;
  rummy_table_layout (&layout, &spec);
  g_assert_cmpuint (layout.pile.under, >, 0);
  g_assert_cmpfloat (layout.pile.dx, >=, 0.4 * layout.pile.card.width);
  g_assert_cmpfloat (layout.pile_button.size.width, >, 0);

  spec.open = TRUE;
  spec.n_hand = 1;
  spec.hides_slot = TRUE;
  rummy_table_layout (&layout, &spec);
  for (guint i = 0; i < spec.n_others; i++)
    g_assert_cmpfloat (layout.others[i].card.width, >=, 22);
  g_assert_cmpfloat (layout.stock.size.width, >=, layout.others[0].card.width);
}

static void
test_index_at (void)
{
  RummyFan fan;

  rummy_fan_init (&fan, GRAPHENE_SIZE_INIT (50, 70), 1, 10);
  fan.origin = GRAPHENE_POINT_INIT (100, 100);
  g_assert_true (rummy_fan_fit (&fan, 230, 200, 40));
  g_assert_cmpuint (fan.per_row, ==, 10);
  g_assert_cmpuint (rummy_fan_index_at (&fan, 0, 110), ==, 0);
  g_assert_cmpuint (rummy_fan_index_at (&fan, 105, 110), ==, 0);
  g_assert_cmpuint (rummy_fan_index_at (&fan, 100 + 3 * fan.dx, 110), ==, 3);
  g_assert_cmpuint (rummy_fan_index_at (&fan, 900, 110), ==, 10);

  g_assert_true (rummy_fan_fit (&fan, 120, 200, 40));
  g_assert_cmpuint (fan.per_row, ==, 5);
  g_assert_cmpuint (rummy_fan_index_at (&fan, 90, 110 + fan.dy), ==, 5);
  g_assert_cmpuint (rummy_fan_index_at (&fan, 900, 110), ==, 5);

  g_assert_false (rummy_fan_fit (&fan, 40, 200, 40));
  g_assert_false (rummy_fan_fit (&fan, 60, 80, 40));
}

/* Where some melds lie under a button, no room is free in which they could be seen: beside the pile, or where the cards
 * of melds lie as close together as they can be read. */
static void
test_strip_uses_room (void)
{
  RummyTableSpec rows = {
    PLATES (0), .width = 352, .height = 188, .scale = 1, .n_others = 1, .n_other = { 2 }, .n_hand = 2, .n_pile = 5,
    .n_melds = 9, .meld_size = { 4, 3, 3, 3, 3, 3, 3, 3, 3 },
  };
  RummyTableSpec row = {
    PLATES (0), .width = 352, .height = 188, .scale = 1, .n_others = 7, .n_other = { 4, 4, 4, 4, 4, 4, 4 },
    .n_hand = 3, .n_pile = 5, .n_melds = 6, .meld_size = { 3, 6, 3, 3, 3, 4 },
  };
  RummyTableLayout layout;

  for (guint rtl = 0; rtl < 2; rtl++) {
    rows.rtl = row.rtl = rtl;
    for (rows.first_meld = 0; rows.first_meld < rows.n_melds; rows.first_meld++) {
      rummy_table_layout (&layout, &rows);
      g_assert_cmpuint (layout.n_shown, ==, rows.n_melds);
      check_layout (&rows);
    }
    rummy_table_layout (&layout, &row);
    g_assert_cmpuint (layout.n_shown, ==, 2);
    check_layout (&row);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/layout/fits-on-a-grid", test_grid);
  g_test_add_func ("/layout/fits-at-random", test_random);
  g_test_add_func ("/layout/arrangement-for-two", test_arrangement);
  g_test_add_func ("/layout/around", test_around);
  g_test_add_func ("/layout/two-rows-when-narrow", test_narrow);
  g_test_add_func ("/layout/few-cards", test_few_cards);
  g_test_add_func ("/layout/open-hands", test_open_hands);
  g_test_add_func ("/layout/names", test_names);
  g_test_add_func ("/layout/points-of-open-hands", test_open_points);
  g_test_add_func ("/layout/steady-sizes", test_steady);
  g_test_add_func ("/layout/places", test_places);
  g_test_add_func ("/layout/growing-pile", test_growing_pile);
  g_test_add_func ("/layout/lone-pile", test_lone_pile);
  g_test_add_func ("/layout/few-pixels", test_few_pixels);
  g_test_add_func ("/layout/strip-uses-room", test_strip_uses_room);
  g_test_add_func ("/layout/fan-index-at", test_index_at);

  return g_test_run ();
}
