/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/table/seating.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_ARRANGEMENT (rummy_arrangement_get_type ())
G_DECLARE_FINAL_TYPE (RummyArrangement, rummy_arrangement, RUMMY, ARRANGEMENT, GtkLayoutManager)

/* The layout manager of a table: computes a RummyTableLayout and moves cards and other widgets there. */

/* Installs itself on the table that owns spread; borrows the rest, and writes layout and the sizes in style. */
RummyArrangement *rummy_arrangement_new (RummySeen *seen, RummyChoice *choice, RummyOdds *odds,
                                         const RummySpread *spread, RummySeating *seating, RummyTableStyle *style,
                                         RummyTableLayout *layout);

void rummy_arrangement_set_left_handed (RummyArrangement *self, gboolean left_handed);
double rummy_arrangement_get_scale (RummyArrangement *self); /* device pixels to a logical one */
/* Returns the offset that aligns the table to device pixels under a fractional scale. */
graphene_point_t rummy_arrangement_get_offset (RummyArrangement *self);

graphene_size_t rummy_arrangement_get_size (RummyArrangement *self); /* 0 before the first allocation */

/* Computes the layout alone, so that cards can start from where it will have the stock. */
void rummy_arrangement_foresee (RummyArrangement *self);

void rummy_arrangement_lay_out (RummyArrangement *self,
                                gboolean animate); /* animate: cards travel */
void rummy_arrangement_show_meld (RummyArrangement *self, guint meld); /* scrolls the meld into view */

/* As rummy_table_get_hand_top () and rummy_table_find_bare (). */
int rummy_arrangement_get_hand_top (RummyArrangement *self, int width);
GdkRectangle rummy_arrangement_find_bare (RummyArrangement *self, int width, int height);

G_END_DECLS
