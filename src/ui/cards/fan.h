/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <graphene.h>

G_BEGIN_DECLS

#define RUMMY_CARD_RATIO 1.4

/* The part of a card's width and height, from its upper left corner, that holds its index. */
#define RUMMY_INDEX_WIDTH 0.24
#define RUMMY_INDEX_HEIGHT 0.41

/* The radius of a card's corners, of its width, as the faces are drawn. */
#define RUMMY_CORNER 0.048

/* From one row to the next, of a card's height, where there is room. */
#define RUMMY_ROW_STEP 0.42

/* Overlapping cards in rows, each covering the one to its left and those above; lengths in logical pixels. */
typedef struct {
  graphene_point_t origin;
  graphene_size_t card;
  double dx, dy;
  double arch;     /* how much lower the ends of a single row lie than its middle */
  double scale;    /* device pixels to a logical one: cards start on whole device pixels */
  guint n, per_row;
  guint under; /* so many of the first lie under the next one, in a single row */
  gboolean centred; /* a shorter last row stands in the middle */
} RummyFan;

void rummy_fan_init (RummyFan *self, graphene_size_t card, double scale, guint n);

/* Puts the cards into as few rows as show every index, at most max_dx apart; FALSE when the area is too small. */
gboolean rummy_fan_fit (RummyFan *self, double width, double height, double max_dx);

graphene_rect_t rummy_fan_card (const RummyFan *self, guint index);
graphene_size_t rummy_fan_size (const RummyFan *self); /* an empty fan has the size of a card */
graphene_rect_t rummy_fan_bounds (const RummyFan *self);

/* The place among the cards where one that is let go at x, y belongs, 0..n. */
guint rummy_fan_index_at (const RummyFan *self, double x, double y);

G_END_DECLS
