/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/table-layout.h"

G_BEGIN_DECLS

/* What the two files of the layout share: table-layout.c, the seats around the table, and
 * table-middle.c, what lies between them. */

/* In a window of few pixels the melds become a strip rather than cards that nobody can read. */
#define RUMMY_LEAST_CARD 28.0 /* in width, of pile and melds */

/* Of a card of the hand, what lies in the middle. */
#define RUMMY_LARGEST_TABLE_CARD 0.85

typedef struct {
  const RummyTableSpec *spec;
  double pad;
  double top, bottom;             /* of what is left for pile and melds */
  double left, width;             /* of what belongs together on a wide table */
  double inner_left, inner_width; /* of that, what is left beside the own plate */
  double low;                     /* from where on that lies beside it */
  double open_width;              /* of a card of an open hand, at most */
  double covered;                 /* by its plate, of such a card's height */
  guint n_plates;                 /* above the table: the own one too, where there is no other place for it */
} RummyTableFrame;

/* Who reads from the right and has the left hand at the cards has them as most people. */
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

/* Whole device pixels wide and high. */
graphene_size_t rummy_table_card_size (const RummyTableSpec *spec, double width);

/* Puts stock, pile and melds between frame->top and frame->bottom. */
void rummy_table_lay_middle (RummyTableLayout *self, RummyTableFrame *frame);

G_END_DECLS
