/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/seating.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_ARRANGEMENT (rummy_arrangement_get_type ())
G_DECLARE_FINAL_TYPE (RummyArrangement, rummy_arrangement, RUMMY, ARRANGEMENT, GtkLayoutManager)

/* The layout manager of a table: asks RummyTableLayout where everything lies, and puts it there. */

/* Becomes that of the table that has the spread, which then owns it. All of these must outlive it; it writes the layout
 * and the sizes in style. */
RummyArrangement *rummy_arrangement_new (RummySeen *seen, RummyChoice *choice, RummyOdds *odds,
                                         const RummySpread *spread, RummySeating *seating, RummyTableStyle *style,
                                         RummyTableLayout *layout);

void rummy_arrangement_set_left_handed (RummyArrangement *self, gboolean left_handed);
double rummy_arrangement_get_scale (RummyArrangement *self); /* device pixels to a logical one */
/* What moves the table to whole device pixels, where a fractional scale puts it between them. */
graphene_point_t rummy_arrangement_get_offset (RummyArrangement *self);

graphene_size_t rummy_arrangement_get_size (RummyArrangement *self); /* 0 at first */

void rummy_arrangement_lay_out (RummyArrangement *self, gboolean animate); /* cards travel to where they lie now */
void rummy_arrangement_show_meld (RummyArrangement *self, guint meld); /* scrolls to it */

/* As rummy_table_get_hand_top () and rummy_table_find_bare (). */
int rummy_arrangement_get_hand_top (RummyArrangement *self, int width);
GdkRectangle rummy_arrangement_find_bare (RummyArrangement *self, int width, int height);

G_END_DECLS
