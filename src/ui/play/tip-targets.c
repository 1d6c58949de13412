/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/tip-targets.h"

#include "ui/play/tip-place.h"
#include "ui/table/table-places.h"

/* For each pixel that is covered. */
#define HAND_COST 4
#define PILE_COST 4
#define MELD_COST 2
#define SEAT_COST 1.5
#define SLOT_COST 0.1 /* nothing lies there yet */
#define HEADER_COST 6
#define BAR_COST 2

RummyTablePart
rummy_tip_parts (const RummyLessonStep *step)
{
  switch (step->lesson) {
  case RUMMY_LESSON_HAND:
  case RUMMY_LESSON_OUT:
    return RUMMY_PART_HAND;
  case RUMMY_LESSON_DRAW:
    return step->is_new ? RUMMY_PART_STOCK : RUMMY_PART_STOCK | RUMMY_PART_PILE;
  case RUMMY_LESSON_POINTS:
    return RUMMY_PART_OWN;
  case RUMMY_LESSON_DISCARD:
  case RUMMY_LESSON_PILE:
    return RUMMY_PART_PILE;
  case RUMMY_LESSON_OTHERS:
    return RUMMY_PART_OTHERS;
  default:
    return 0;
  }
}

static void
add_places (RummyTable *table, GtkWidget *over, RummyTablePart parts, RummyCards cards, guint64 melds, GArray *places)
{
  graphene_point_t origin;
  guint first = places->len;

  if (!gtk_widget_compute_point (GTK_WIDGET (table), over, &GRAPHENE_POINT_INIT (0, 0), &origin))
    return;

  rummy_table_add_places (table, parts, cards, melds, places);
  for (guint i = first; i < places->len; i++)
    graphene_rect_offset (&g_array_index (places, graphene_rect_t, i), origin.x, origin.y);
}

GArray *
rummy_tip_list_targets (RummyTable *table, GtkWidget *over, const RummyLessonStep *step)
{
  GArray *targets = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  RummyTablePart parts = rummy_tip_parts (step);

  if (step->lesson == RUMMY_LESSON_MELD || step->lesson == RUMMY_LESSON_TAKE)
    parts |= RUMMY_PART_SLOT;
  add_places (table, over, parts, step->cards, step->on == RUMMY_MELD_NONE ? 0 : G_GUINT64_CONSTANT (1) << step->on,
              targets);

  return targets;
}

static void
add_obstacles (RummyTable *table, GtkWidget *over, RummyTablePart parts, guint64 melds, double cost, GArray *obstacles)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));

  add_places (table, over, parts, RUMMY_NO_CARDS, melds, places);
  for (guint i = 0; i < places->len; i++) {
    RummyTipObstacle obstacle = { g_array_index (places, graphene_rect_t, i), cost };

    g_array_append_val (obstacles, obstacle);
  }
}

/* Above and below the table. */
static void
add_bars (RummyTable *table, GtkWidget *over, GArray *obstacles)
{
  float width = (float) gtk_widget_get_width (over), height = (float) gtk_widget_get_height (over), bottom;
  graphene_rect_t bounds;
  RummyTipObstacle bar = { .cost = HEADER_COST };

  if (!gtk_widget_compute_bounds (GTK_WIDGET (table), over, &bounds))
    return;

  bottom = bounds.origin.y + bounds.size.height;
  bar.rect = GRAPHENE_RECT_INIT (0, 0, width, bounds.origin.y);
  g_array_append_val (obstacles, bar);
  bar = (RummyTipObstacle) { GRAPHENE_RECT_INIT (0, bottom, width, height - bottom), BAR_COST };
  g_array_append_val (obstacles, bar);
}

GArray *
rummy_tip_list_obstacles (RummyTable *table, GtkWidget *over, RummyLesson lesson)
{
  GArray *obstacles = g_array_new (FALSE, FALSE, sizeof (RummyTipObstacle));

  add_bars (table, over, obstacles);
  /* Any of them may be discarded. */
  add_obstacles (table, over, RUMMY_PART_HAND, 0, lesson == RUMMY_LESSON_DISCARD ? RUMMY_TIP_NEVER : HAND_COST,
                 obstacles);
  add_obstacles (table, over, RUMMY_PART_PILE, 0, lesson == RUMMY_LESSON_DISCARD ? RUMMY_TIP_NEVER : PILE_COST,
                 obstacles);
  add_obstacles (table, over, RUMMY_PART_STOCK, 0, PILE_COST, obstacles);
  add_obstacles (table, over, RUMMY_PART_OTHERS | RUMMY_PART_OWN, 0, SEAT_COST, obstacles);
  add_obstacles (table, over, RUMMY_PART_SLOT, 0, SLOT_COST, obstacles);
  add_obstacles (table, over, 0, G_MAXUINT64, MELD_COST, obstacles);

  return obstacles;
}
