/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-layout-private.h"

#include <math.h>

#include "ui/table/table-cells.h"

/* Room for that many discards before stock and pile move to the side. */
#define USUAL_PILE 10

#define SMALLER 0.9 /* from one card size tried to the next */

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
  double button = MIN (RUMMY_LIST_BUTTON, room->card.height) + room->gap;

  for (guint most = USUAL_PILE;; most += USUAL_PILE) {
    double place = (width - reach_of (room, most / 2 - 2, RUMMY_PILE_STEP)) / 2;
    double reach = reach_of (room, rummy_table_longest_pile (spec), RUMMY_CROWDED_STEP);
    double end = place + reach + (spec->hides_pile ? button : 0);

    if (place <= 0)
      return 0;
    if (rummy_table_longest_pile (spec) <= most + 1 && end <= width)
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
