/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Sizes of cards, and what fits: the pile, and open hands. */

#include "ui/table/table-layout-private.h"

#include <math.h>

#define TABLE_CARD_HEIGHT 0.19 /* of the table's height */
#define LONE_CARD_HEIGHT 0.23  /* where nothing is melded */
#define TABLE_CARD_WIDTH 0.2   /* of the width in use */

/* Shares of a card, the first of one in the hand. */
#define LARGEST_LONE_CARD 0.97
#define LARGEST_GAP 0.3

void
rummy_table_snap (const RummyTableSpec *spec, graphene_point_t *origin)
{
  origin->x = floor (origin->x * spec->scale + 1e-4) / spec->scale;
  origin->y = floor (origin->y * spec->scale + 1e-4) / spec->scale;
}

graphene_size_t
rummy_table_card_size (const RummyTableSpec *spec, double width)
{
  double pixels = MAX (floor (width * spec->scale), 1);

  return GRAPHENE_SIZE_INIT (pixels / spec->scale, ceil (pixels * RUMMY_CARD_RATIO) / spec->scale);
}

double
rummy_table_largest_card (const RummyTableFrame *frame)
{
  gboolean is_lone = frame->spec->is_lone && frame->is_around;
  double height = frame->spec->height * (is_lone ? LONE_CARD_HEIGHT : TABLE_CARD_HEIGHT);
  double card = MIN (height / RUMMY_CARD_RATIO, frame->inner_width * TABLE_CARD_WIDTH);

  return MIN (card, frame->hand_card * (is_lone ? LARGEST_LONE_CARD : RUMMY_LARGEST_TABLE_CARD));
}

double
rummy_table_gap (const RummyTableLayout *self, double card_width)
{
  return MIN (self->gap, card_width * LARGEST_GAP);
}

/* Fits n discards into the room. */
static gboolean
fit_pile (RummyFan *pile, const RummyTableSpec *spec, const RummyPileRoom *room, guint n, gboolean *has_button)
{
  double step = room->card.width * RUMMY_PILE_STEP, width = room->right - room->left;
  double height = room->bottom - room->top, button = MIN (RUMMY_LIST_BUTTON, room->card.height);

  rummy_fan_init (pile, room->card, spec->scale, n);
  if (!rummy_fan_fit (pile, width, height, step))
    return FALSE;

  *has_button =
    spec->hides_pile || pile->per_row < n || (n > 1 && pile->dx < room->card.width * RUMMY_CROWDED_STEP);

  return !*has_button || rummy_fan_fit (pile, width - button - room->gap, height, step);
}

gboolean
rummy_table_lay_pile (RummyTableLayout *self, const RummyTableSpec *spec, const RummyPileRoom *room,
                      RummyPileReach *reach)
{
  double button = MIN (RUMMY_LIST_BUTTON, room->card.height);
  gboolean has_button;
  RummyFan longest;

  if (!fit_pile (&longest, spec, room, rummy_table_longest_pile (spec), &has_button) ||
      !fit_pile (&self->pile, spec, room, spec->n_pile, &has_button))
    return FALSE;

  self->stock = GRAPHENE_RECT_INIT (room->left - 1.5 * room->gap - room->card.width, room->top, room->card.width,
                                    room->card.height);
  self->pile.origin = GRAPHENE_POINT_INIT (room->left, room->top);
  self->pile_button = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  if (has_button)
    self->pile_button = GRAPHENE_RECT_INIT (floor (room->left + rummy_fan_size (&self->pile).width + room->gap),
                                            room->top, button, button);
  reach->most = reach->now = self->stock;
  reach->most.size = GRAPHENE_SIZE_INIT (room->right - self->stock.origin.x, rummy_fan_size (&longest).height);
  self->pile_height = reach->most.size.height;
  reach->now.size = GRAPHENE_SIZE_INIT (
    room->left + rummy_fan_size (&self->pile).width + room->card.width * RUMMY_PILE_STEP - self->stock.origin.x +
      (has_button ? button + room->gap : 0),
    rummy_fan_size (&self->pile).height);
  reach->now.size.width = MIN (reach->now.size.width, reach->most.size.width);
  rummy_table_snap (spec, &self->stock.origin);

  return TRUE;
}

static void
mirror (const RummyTableSpec *spec, graphene_point_t *origin, double width)
{
  origin->x = spec->width - origin->x - width;
}

void
rummy_table_mirror_pile (RummyTableLayout *self, const RummyTableSpec *spec)
{
  mirror (spec, &self->stock.origin, self->stock.size.width);
  mirror (spec, &self->pile.origin, rummy_fan_size (&self->pile).width);
  mirror (spec, &self->pile_button.origin, self->pile_button.size.width);
  rummy_table_snap (spec, &self->stock.origin);
}

void
rummy_table_mirror_melds (RummyTableLayout *self, const RummyTableSpec *spec)
{
  for (guint i = 0; i < spec->n_melds; i++)
    mirror (spec, &self->melds[i].origin, rummy_fan_size (&self->melds[i]).width);
  mirror (spec, &self->slot.origin, self->slot.size.width);
}

void
rummy_table_fit_open (RummyFan *self, const RummyFan *longest, guint n, double width, double most)
{
  guint rows = (MAX (longest->n, 1) + longest->per_row - 1) / longest->per_row;

  rummy_fan_init (self, longest->card, longest->scale, n);
  if (rummy_fan_fit (self, width, rummy_fan_size (longest).height, most))
    return;

  self->per_row = (n + rows - 1) / rows;
  self->dx = MIN (most, (width - self->card.width) / MAX (self->per_row - 1, 1));
  self->dy = longest->dy;
}
