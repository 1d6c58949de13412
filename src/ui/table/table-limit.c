/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The knock limit by stock and pile. */

#include "ui/table/table-layout-private.h"

#include <math.h>

#define AWAY 0.8          /* of a gap, from stock and pile */
#define LARGEST 1.2       /* of the text on plates */
#define LEAST_TEXT 0.7    /* of the usual text */
#define SMALLER 0.9       /* from one size tried to the next */

/* Padding, of a line. */
#define PAD_X 0.8
#define PAD_Y 0.2

/* The stock and one discard beside it, as high as the pile may be until the turn ends. */
static graphene_rect_t
middle_of (const RummyTableLayout *self, const RummyTableSpec *spec)
{
  graphene_rect_t middle = self->stock;
  double pile = self->stock.size.width + self->gap;

  middle.size.width += (float) pile;
  middle.size.height = (float) MAX (middle.size.height, self->pile_height);
  if (rummy_table_is_mirrored (spec))
    middle.origin.x -= (float) pile;

  return middle;
}

static gboolean
is_over (const graphene_rect_t *rect, const graphene_rect_t *part)
{
  graphene_rect_t both;

  return part->size.width > 0 && graphene_rect_intersection (rect, part, &both) && both.size.width > 0 &&
         both.size.height > 0;
}

/* The pile with the discards that the turn may bring, and the button behind it. */
static graphene_rect_t
longest_pile (const RummyTableLayout *self, const RummyTableSpec *spec)
{
  graphene_rect_t pile = rummy_fan_bounds (&self->pile);
  double step = MAX (self->pile.dx, self->pile.card.width * RUMMY_PILE_STEP);
  double more = step * (MAX (rummy_table_longest_pile (spec), 1) - MAX (spec->n_pile, 1));

  pile.size.width += (float) more;
  if (rummy_table_is_mirrored (spec))
    pile.origin.x -= (float) more;

  return pile;
}

static gboolean
is_free (const RummyTableLayout *self, const RummyTableSpec *spec, const graphene_rect_t *rect)
{
  graphene_rect_t pile = longest_pile (self, spec);

  if (rect->origin.x < self->gap / 2 || rect->origin.y < self->gap / 2 ||
      rect->origin.x + rect->size.width > spec->width - self->gap / 2)
    return FALSE;
  if (is_over (rect, &self->stock) || is_over (rect, &pile) || is_over (rect, &self->pile_button) ||
      is_over (rect, &self->own_plate) || is_over (rect, &self->hand_zone))
    return FALSE;
  for (guint i = 0; i < spec->n_others; i++) {
    graphene_rect_t cards = rummy_fan_bounds (&self->others[i]);

    if (is_over (rect, &cards) || is_over (rect, &self->plates[i]))
      return FALSE;
  }

  return TRUE;
}

/* Below stock and pile, above them, or before the stock; else beside who sits above, or anywhere before or behind. */
static gboolean
find_place (RummyTableLayout *self, const RummyTableSpec *spec, graphene_size_t size)
{
  graphene_rect_t middle = middle_of (self, spec);
  double x = middle.origin.x + (middle.size.width - size.width) / 2, gap = self->gap * AWAY;
  double y = self->stock.origin.y + (self->stock.size.height - size.height) / 2;
  double near = middle.origin.x - gap - size.width, far = spec->width - self->gap - size.width;
  double before = middle.origin.x + middle.size.width + gap, first = self->gap;
  graphene_point_t places[] = {
    GRAPHENE_POINT_INIT (x, middle.origin.y + middle.size.height + gap),
    GRAPHENE_POINT_INIT (x, middle.origin.y - gap - size.height),
    GRAPHENE_POINT_INIT (rummy_table_is_mirrored (spec) ? before : near, y),
    GRAPHENE_POINT_INIT (first, first),
    GRAPHENE_POINT_INIT (far, first),
    GRAPHENE_POINT_INIT (first, y),
    GRAPHENE_POINT_INIT (far, y),
  };

  /* Within the table, though not in the middle, where it is wide. */
  places[0].x = places[1].x = (float) CLAMP (x, first, MAX (far, first));
  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    graphene_rect_t rect = { places[i], size };

    rect.origin.x = floorf (rect.origin.x);
    rect.origin.y = floorf (rect.origin.y);
    if (is_free (self, spec, &rect)) {
      self->limit = rect;
      return TRUE;
    }
  }

  return FALSE;
}

double
rummy_table_limit_room (const RummyTableLayout *self, const RummyTableSpec *spec)
{
  double line = spec->line_height * self->plate_scale;

  if (spec->limit[0].width <= 0 || spec->width > spec->height)
    return 0;

  return ceil (spec->limit[0].height * self->plate_scale + 2 * PAD_Y * line) + self->gap * (AWAY + 0.5);
}

void
rummy_table_lay_limit (RummyTableLayout *self, const RummyTableSpec *spec)
{
  if (spec->limit[0].width <= 0)
    return;

  for (guint i = 0; i < RUMMY_LIMIT_FORMS; i++) {
    double scale = self->plate_scale * LARGEST;

    while (scale >= LEAST_TEXT) {
      double line = spec->line_height * scale;
      double width = spec->limit[i].width * scale + 2 * PAD_X * line;
      double height = spec->limit[i].height * scale + 2 * PAD_Y * line;

      self->limit_scale = scale;
      if (find_place (self, spec, GRAPHENE_SIZE_INIT ((float) ceil (width), (float) ceil (height))))
        return;
      scale *= SMALLER;
    }
  }
}
