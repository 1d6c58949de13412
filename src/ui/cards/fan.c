/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/cards/fan.h"

#include <math.h>

static guint
n_rows (const RummyFan *self)
{
  return self->n == 0 ? 1 : (self->n + self->per_row - 1) / self->per_row;
}

static guint
row_length (const RummyFan *self, guint row)
{
  return MIN (self->per_row, self->n - row * self->per_row);
}

static double
row_indent (const RummyFan *self, guint row)
{
  return self->centered ? (self->per_row - row_length (self, row)) * self->dx / 2 : 0;
}

static double
snap (const RummyFan *self, double length)
{
  return floor (length * self->scale + 1e-6) / self->scale;
}

void
rummy_fan_init (RummyFan *self, graphene_size_t card, double scale, guint n)
{
  *self = (RummyFan) { .card = card, .scale = scale, .n = n, .per_row = MAX (n, 1) };
}

gboolean
rummy_fan_fit (RummyFan *self, double width, double height, double max_dx)
{
  double least_dx = self->card.width * RUMMY_INDEX_WIDTH;
  double least_dy = self->card.height * RUMMY_INDEX_HEIGHT;

  if (width < self->card.width || height < self->card.height)
    return FALSE;

  for (guint rows = 1; rows <= MAX (self->n, 1); rows++) {
    guint per_row = MAX ((self->n + rows - 1) / rows, 1);
    double dx = per_row > 1 ? MIN (max_dx, (width - self->card.width) / (per_row - 1)) : 0;
    double dy = rows > 1 ? MIN (self->card.height * RUMMY_ROW_STEP, (height - self->card.height) / (rows - 1)) : 0;

    if (rows > 1 && dy < least_dy)
      return FALSE;
    if (per_row > 1 && dx < least_dx)
      continue;

    self->per_row = per_row;
    self->dx = dx;
    self->dy = dy;
    return TRUE;
  }

  return FALSE;
}

graphene_rect_t
rummy_fan_card (const RummyFan *self, guint index)
{
  guint place = MAX (index, self->under) - self->under;
  guint row = place / self->per_row, column = place % self->per_row;
  double x = self->origin.x + row_indent (self, row) + column * self->dx;
  double y = self->origin.y + row * self->dy;

  if (self->arch > 0 && self->n > 1) {
    double side = 2.0 * column / (self->n - 1) - 1;

    y += self->arch * side * side;
  }

  return GRAPHENE_RECT_INIT (snap (self, x), snap (self, y), self->card.width, self->card.height);
}

graphene_size_t
rummy_fan_size (const RummyFan *self)
{
  guint columns = MIN (MAX (self->n - self->under, 1), self->per_row);

  return GRAPHENE_SIZE_INIT (self->card.width + (columns - 1) * self->dx,
                             self->card.height + (n_rows (self) - 1) * self->dy + self->arch);
}

graphene_rect_t
rummy_fan_bounds (const RummyFan *self)
{
  return (graphene_rect_t) { self->origin, rummy_fan_size (self) };
}

guint
rummy_fan_index_at (const RummyFan *self, double x, double y)
{
  guint row = 0, index;
  double column;

  if (self->n == 0)
    return 0;

  if (self->dy > 0) {
    double at = (y - self->origin.y) / self->dy;

    row = (guint) CLAMP (at, 0, n_rows (self) - 1);
  }

  column = self->dx > 0 ? (x - self->origin.x - row_indent (self, row)) / self->dx + 0.5 : 0;
  index = row * self->per_row + (guint) CLAMP (column, 0, row_length (self, row));

  return MIN (index, self->n);
}
