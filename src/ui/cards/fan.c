/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/cards/fan.h"

#include <math.h>

static guint
n_rows (const RummyFan *self)
{
  if (self->first_row > 0)
    return self->n > self->first_row ? 2 : 1;

  return self->n == 0 ? 1 : (self->n + self->per_row - 1) / self->per_row;
}

static guint
row_start (const RummyFan *self, guint row)
{
  return self->first_row > 0 ? row * self->first_row : row * self->per_row;
}

static guint
row_length (const RummyFan *self, guint row)
{
  guint start = row_start (self, row), n = self->n - self->under, most = self->per_row;

  if (self->first_row > 0)
    most = row == 0 ? self->first_row : row == 1 ? n : 0;

  return MIN (most, n - MIN (start, n));
}

static double
row_step (const RummyFan *self, guint row)
{
  return row > 0 && self->first_row > 0 ? self->lower_dx : self->dx;
}

/* Distance of a card from the first one of its row. */
static double
offset_in_row (const RummyFan *self, guint row, guint column)
{
  guint start = row_start (self, row);
  double x = column * row_step (self, row);

  for (guint i = start + 1; self->breaks != 0 && i <= start + column && i < 64; i++)
    x += self->breaks >> i & 1 ? self->gap : 0;

  return x;
}

static double
row_x (const RummyFan *self, guint row)
{
  return row < RUMMY_FAN_ROWS ? self->row_x[row] : 0;
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
  guint row = self->first_row > 0 ? place >= self->first_row : place / self->per_row;
  guint column = place - row_start (self, row);
  double x = self->origin.x + row_x (self, row) + offset_in_row (self, row, column);
  double y = self->origin.y + row * self->dy;

  if (self->arch > 0 && (self->n > 1 || self->arch_n > 0)) {
    guint last = MAX (self->arch_n > 0 ? self->arch_n : self->n, 2) - 1;
    double side = 2.0 * MIN (column, last) / last - 1;

    y += self->arch * side * side;
  }

  return GRAPHENE_RECT_INIT (snap (self, x), snap (self, y), self->card.width, self->card.height);
}

gboolean
rummy_fan_equal (const RummyFan *self, const RummyFan *other)
{
  gboolean are_equal = self->n == other->n && graphene_size_equal (&self->card, &other->card);

  for (guint i = 0; are_equal && i < MAX (self->n, 1); i++) {
    graphene_rect_t place = rummy_fan_card (self, i), other_place = rummy_fan_card (other, i);

    are_equal = graphene_rect_equal (&place, &other_place);
  }

  return are_equal;
}

double
rummy_fan_row_width (const RummyFan *self, guint row)
{
  return self->card.width + offset_in_row (self, row, MAX (row_length (self, row), 1) - 1);
}

graphene_size_t
rummy_fan_size (const RummyFan *self)
{
  double width = 0;

  for (guint row = 0; row < n_rows (self); row++)
    width = MAX (width, row_x (self, row) + rummy_fan_row_width (self, row));

  return GRAPHENE_SIZE_INIT (width, self->card.height + (n_rows (self) - 1) * self->dy + self->arch);
}

graphene_rect_t
rummy_fan_bounds (const RummyFan *self)
{
  return (graphene_rect_t) { self->origin, rummy_fan_size (self) };
}

guint
rummy_fan_index_at (const RummyFan *self, double x, double y)
{
  guint row = 0, column = 0;

  if (self->n == 0)
    return 0;

  if (self->dy > 0) {
    double at = (y - self->origin.y) / self->dy;

    row = (guint) CLAMP (at, 0, n_rows (self) - 1);
  }

  x -= self->origin.x + row_x (self, row) - row_step (self, row) / 2;
  while (row_step (self, row) > 0 && column < row_length (self, row) &&
         x >= offset_in_row (self, row, column) + row_step (self, row))
    column++;

  return MIN (row_start (self, row) + column, self->n);
}
