/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/table-layout.h"

G_BEGIN_DECLS

/* Shared by table-layout.c, the seats, and table-middle.c, what lies between them. */

/* Below this size of cards, the melds become a strip. */
#define RUMMY_LEAST_CARD 28.0 /* width, of pile and melds */

/* Largest card on the table, of a card in the hand. */
#define RUMMY_LARGEST_TABLE_CARD 0.85

typedef struct {
  const RummyTableSpec *spec;
  double pad;
  double top, bottom;             /* of the room for pile and melds */
  double left, width;             /* of the part used on a wide table */
  double inner_left, inner_width; /* of it, beside the own plate */
  double low;                     /* where that begins */
  double open_width;              /* of a card in an open hand, at most */
  double covered;                 /* by its plate, of that card's height */
  guint n_plates;                 /* above the table, with the own one if it has no other place */
} RummyTableFrame;

/* Right to left and left-handed cancel out. */
static inline gboolean
rummy_table_is_mirrored (const RummyTableSpec *spec)
{
  return spec->rtl != spec->left_handed;
}

static inline void
rummy_table_mirror (const RummyTableSpec *spec, graphene_point_t *origin, double width)
{
  if (rummy_table_is_mirrored (spec))
    origin->x = spec->width - origin->x - width;
}

/* Rounded to whole device pixels. */
graphene_size_t rummy_table_card_size (const RummyTableSpec *spec, double width);

/* Lays out stock, pile and melds between frame->top and frame->bottom. */
void rummy_table_lay_middle (RummyTableLayout *self, RummyTableFrame *frame);

G_END_DECLS
