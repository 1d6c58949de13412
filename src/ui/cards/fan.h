/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <graphene.h>

G_BEGIN_DECLS

#define RUMMY_CARD_RATIO 1.4

/* Size of the upper left corner that contains the index, as fractions of a card's width and height. */
#define RUMMY_INDEX_WIDTH 0.24
#define RUMMY_INDEX_HEIGHT 0.41

/* Corner radius as a fraction of the width. */
#define RUMMY_CORNER 0.048

/* Distance of rows as a fraction of a card's height, if there is room. */
#define RUMMY_ROW_STEP 0.42

#define RUMMY_FAN_ROWS 4

/* Overlapping cards in rows, each covering the one to its left and those above; lengths in logical pixels. */
typedef struct {
  graphene_point_t origin;
  graphene_size_t card;
  double dx, dy;
  double arch;     /* how much lower the ends of a single row are than its middle */
  guint arch_n;    /* for so many cards; 0: as many as there are */
  double scale;    /* device pixels per logical pixel: cards are aligned to device pixels */
  guint n, per_row;
  guint64 breaks;  /* a bit for each of the first cards before which there is a gap, except at the start of a row */
  double gap;
  guint first_row; /* cards in the first of two rows; 0: as many as in the other ones */
  double lower_dx; /* of the second row, if they are split there */
  double row_x[RUMMY_FAN_ROWS]; /* where the first rows begin */
  guint under; /* number of the first cards stacked completely under the next one, in a single row */
} RummyFan;

void rummy_fan_init (RummyFan *self, graphene_size_t card, double scale, guint n);

/* Arranges the cards in as few rows as possible with all indices visible, at most @max_dx apart.  Returns FALSE if
 * the area is too small. */
gboolean rummy_fan_fit (RummyFan *self, double width, double height, double max_dx);

graphene_rect_t rummy_fan_card (const RummyFan *self, guint index);
gboolean rummy_fan_equal (const RummyFan *self, const RummyFan *other); /* TRUE if each card lies at the same place */
double rummy_fan_row_width (const RummyFan *self, guint row);
graphene_size_t rummy_fan_size (const RummyFan *self); /* a single card's size if empty */
graphene_rect_t rummy_fan_bounds (const RummyFan *self);

/* Returns the index (0 to n) at which a card dropped at @x, @y would be inserted. */
guint rummy_fan_index_at (const RummyFan *self, double x, double y);

G_END_DECLS
