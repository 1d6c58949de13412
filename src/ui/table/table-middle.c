/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-layout-private.h"

#include <math.h>

#include "ui/table/table-cells.h"

#define TABLE_CARD_HEIGHT 0.19 /* of the table's height */
#define LONE_CARD_HEIGHT 0.23  /* where nothing is melded */
#define TABLE_CARD_WIDTH 0.2   /* of the width in use */

/* Shares of a card, the first of one in the hand. */
#define LARGEST_LONE_CARD 0.97
#define CROWDED_STEP 0.3 /* tighter piles get a button for the list */
#define LARGEST_GAP 0.3

/* Room for that many discards before stock and pile move to the side. */
#define USUAL_PILE 10

#define BUTTON 44.0 /* of the list, if cards are as large */

#define SMALLER 0.9 /* from one card size tried to the next */

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

/* With the one that ends the turn. */
static guint
longest_pile (const RummyTableSpec *spec)
{
  return MAX (spec->turn != NULL ? spec->turn->n_pile + 1 : 0, spec->n_pile);
}

/* Fits n discards into the room. */
static gboolean
fit_pile (RummyFan *pile, const RummyTableSpec *spec, const RummyPileRoom *room, guint n, gboolean *has_button)
{
  double step = room->card.width * RUMMY_PILE_STEP, width = room->right - room->left;
  double height = room->bottom - room->top, button = MIN (BUTTON, room->card.height);

  rummy_fan_init (pile, room->card, spec->scale, n);
  if (!rummy_fan_fit (pile, width, height, step))
    return FALSE;

  *has_button =
    spec->hides_pile || pile->per_row < n || (n > 1 && pile->dx < room->card.width * CROWDED_STEP);

  return !*has_button || rummy_fan_fit (pile, width - button - room->gap, height, step);
}

gboolean
rummy_table_lay_pile (RummyTableLayout *self, const RummyTableSpec *spec, const RummyPileRoom *room,
                      RummyPileReach *reach)
{
  double button = MIN (BUTTON, room->card.height);
  gboolean has_button;
  RummyFan longest;

  if (!fit_pile (&longest, spec, room, longest_pile (spec), &has_button) ||
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

/* Width of stock and so many discards. */
static double
reach_of (const RummyPileRoom *room, guint n, double step)
{
  return room->card.width * (2 + (MAX (n, 1) - 1) * step) + 1.5 * room->gap;
}

/* Start of the stock, which keeps its place while the pile grows, except for a very long one. */
static double
stock_place (const RummyTableSpec *spec, double width, const RummyPileRoom *room)
{
  double button = MIN (BUTTON, room->card.height) + room->gap;

  for (guint most = USUAL_PILE;; most += USUAL_PILE) {
    double place = (width - reach_of (room, most / 2 - 2, RUMMY_PILE_STEP)) / 2;
    double end = place + reach_of (room, longest_pile (spec), CROWDED_STEP) + (spec->hides_pile ? button : 0);

    if (place <= 0)
      return 0;
    if (longest_pile (spec) <= most + 1 && end <= width)
      return floor (place * spec->scale) / spec->scale;
  }
}

/* Tries one card size, below the pile and before the stock. */
static gboolean
lay_cards (RummyTableLayout *self, const RummyTableFrame *frame, double card_width)
{
  const RummyTableSpec *spec = frame->spec;
  RummyPileRoom room = { .card = rummy_table_card_size (spec, card_width), .right = frame->left + frame->width,
                         .bottom = frame->bottom };
  graphene_rect_t plate = self->own_plate;
  RummyPileReach reach;
  RummyCells cells;

  room.gap = rummy_table_gap (self, room.card.width);
  if (!rummy_cells_init (&cells, spec, room.card, room.gap, frame->left, frame->width))
    return FALSE;
  rummy_cells_set_rows (&cells, frame->top, frame->bottom);
  if (cells.rows == 0)
    return FALSE;

  room.top = rummy_cells_get_row (&cells, 0);
  if (spec->is_lone)
    room.top = floor (MAX ((frame->top + MIN (frame->low, frame->bottom) - room.card.height) / 2, frame->top));
  room.left = frame->left + stock_place (spec, frame->width, &room) + room.card.width + 1.5 * room.gap;
  if (!rummy_table_lay_pile (self, spec, &room, &reach))
    return FALSE;

  rummy_cells_lend (&cells, &reach.most);
  rummy_cells_block (&cells, &reach.now);
  rummy_table_mirror (spec, &plate.origin, plate.size.width);
  if (plate.size.width > 0)
    rummy_cells_block (&cells, &plate);
  rummy_cells_add_field (&cells, RUMMY_SIDE_NONE, &reach.most);
  if (!rummy_cells_lay (&cells, self))
    return FALSE;

  if (rummy_table_is_mirrored (spec)) {
    rummy_table_mirror_pile (self, spec);
    rummy_table_mirror_melds (self, spec);
  }

  return TRUE;
}

void
rummy_table_lay_middle (RummyTableLayout *self, RummyTableFrame *frame)
{
  double largest = rummy_table_largest_card (frame), card = largest;

  while (card > RUMMY_LEAST_CARD && !lay_cards (self, frame, card))
    card *= SMALLER;
  if (largest < RUMMY_LEAST_CARD || (card <= RUMMY_LEAST_CARD && !lay_cards (self, frame, RUMMY_LEAST_CARD)))
    rummy_table_lay_strip (self, frame);
}
