/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/tip-place.h"

#include <math.h>

#define STEPS 48 /* that are tried each way */

/* Costs of a pixel: between tip and target, and between their middles, which may be far apart. */
#define DISTANCE_COST 20
#define ASIDE_COST 2

/* An arrow is this far from a corner at least, and points no further than so many times its length. */
#define CORNER 18
#define ARROW_REACH 3

typedef struct {
  const graphene_rect_t *bounds, *targets;
  const RummyTipObstacle *obstacles;
  guint n_targets, n_obstacles;
  double gap;
} Room;

static double
covered (const graphene_rect_t *rect, const graphene_rect_t *by)
{
  graphene_rect_t both;

  return graphene_rect_intersection (rect, by, &both) ? both.size.width * both.size.height : 0;
}

/* Pixels between two rects, horizontally or vertically; negative where they overlap. */
static double
apart (float a, float a_size, float b, float b_size)
{
  return MAX (b - (a + a_size), a - (b + b_size));
}

static double
distance (const graphene_rect_t *a, const graphene_rect_t *b)
{
  double dx = MAX (apart (a->origin.x, a->size.width, b->origin.x, b->size.width), 0);
  double dy = MAX (apart (a->origin.y, a->size.height, b->origin.y, b->size.height), 0);

  return hypot (dx, dy);
}

static double
aside (const graphene_rect_t *a, const graphene_rect_t *b)
{
  graphene_point_t first, second;

  graphene_rect_get_center (a, &first);
  graphene_rect_get_center (b, &second);
  return hypot (first.x - second.x, first.y - second.y);
}

static const graphene_rect_t *
nearest (const Room *room, const graphene_rect_t *rect)
{
  const graphene_rect_t *found = NULL;

  for (guint i = 0; i < room->n_targets; i++) {
    if (found == NULL || distance (rect, &room->targets[i]) < distance (rect, found))
      found = &room->targets[i];
  }

  return found;
}

static double
cost_of (const Room *room, const graphene_rect_t *rect)
{
  const graphene_rect_t *target = nearest (room, rect);
  double cost = ASIDE_COST * aside (rect, target != NULL ? target : room->bounds);

  if (target != NULL)
    cost += DISTANCE_COST * fabs (distance (rect, target) - room->gap);
  for (guint i = 0; i < room->n_targets; i++) {
    graphene_rect_t near = room->targets[i];

    cost += RUMMY_TIP_NEVER * covered (&room->targets[i], rect);
    graphene_rect_inset (&near, (float) -room->gap, (float) -room->gap);
    cost += DISTANCE_COST * covered (&near, rect);
  }
  for (guint i = 0; i < room->n_obstacles; i++)
    cost += room->obstacles[i].cost * covered (&room->obstacles[i].rect, rect);

  return cost;
}

static void
try (const Room *room, graphene_rect_t *best, double *least, double x, double y)
{
  double right = room->bounds->origin.x + room->bounds->size.width - best->size.width;
  double bottom = room->bounds->origin.y + room->bounds->size.height - best->size.height;
  graphene_rect_t rect = *best;
  double cost;

  rect.origin.x = (float) round (CLAMP (x, room->bounds->origin.x, MAX (right, room->bounds->origin.x)));
  rect.origin.y = (float) round (CLAMP (y, room->bounds->origin.y, MAX (bottom, room->bounds->origin.y)));
  cost = cost_of (room, &rect);
  if (cost < *least) {
    *least = cost;
    *best = rect;
  }
}

/* In the middle of each side of a target. */
static void
try_beside (const Room *room, graphene_rect_t *best, double *least, const graphene_rect_t *target)
{
  double x = target->origin.x, y = target->origin.y, width = target->size.width, height = target->size.height;
  double middle = x + (width - best->size.width) / 2, center = y + (height - best->size.height) / 2;

  try (room, best, least, middle, y - room->gap - best->size.height);
  try (room, best, least, middle, y + height + room->gap);
  try (room, best, least, x - room->gap - best->size.width, center);
  try (room, best, least, x + width + room->gap, center);
}

/* Towards a target that lies on one side, whole or in part. */
static void
point_at (RummyTipPlace *self, const Room *room, const graphene_rect_t *target)
{
  const graphene_rect_t *rect = &self->rect;
  double dx = apart (rect->origin.x, rect->size.width, target->origin.x, target->size.width);
  double dy = apart (rect->origin.y, rect->size.height, target->origin.y, target->size.height);
  double right = rect->origin.x + rect->size.width, bottom = rect->origin.y + rect->size.height;
  graphene_point_t center, middle;

  graphene_rect_get_center (target, &center);
  graphene_rect_get_center (rect, &middle);
  self->has_arrow = distance (rect, target) <= ARROW_REACH * room->gap;
  self->tip.x = (float) CLAMP (center.x, rect->origin.x + CORNER, right - CORNER);
  self->tip.y = (float) CLAMP (center.y, rect->origin.y + CORNER, bottom - CORNER);
  if (dy >= dx) {
    self->side = center.y > middle.y ? GTK_POS_BOTTOM : GTK_POS_TOP;
    self->tip.y = (float) (self->side == GTK_POS_BOTTOM ? bottom + room->gap : rect->origin.y - room->gap);
  } else {
    self->side = center.x > middle.x ? GTK_POS_RIGHT : GTK_POS_LEFT;
    self->tip.x = (float) (self->side == GTK_POS_RIGHT ? right + room->gap : rect->origin.x - room->gap);
  }
}

void
rummy_tip_place (RummyTipPlace *self, const graphene_rect_t *bounds, const graphene_size_t *size, double gap,
                 const graphene_rect_t *targets, guint n_targets, const RummyTipObstacle *obstacles,
                 guint n_obstacles)
{
  const Room room = { bounds, targets, obstacles, n_targets, n_obstacles, gap };
  double least = G_MAXDOUBLE;

  *self = (RummyTipPlace) { .rect = { bounds->origin, *size } };
  for (guint i = 0; i < n_targets; i++)
    try_beside (&room, &self->rect, &least, &targets[i]);
  for (guint row = 0; row <= STEPS; row++) {
    for (guint column = 0; column <= STEPS; column++)
      try (&room, &self->rect, &least, bounds->origin.x + (bounds->size.width - size->width) * column / STEPS,
           bounds->origin.y + (bounds->size.height - size->height) * row / STEPS);
  }
  if (n_targets > 0)
    point_at (self, &room, nearest (&room, &self->rect));
}
