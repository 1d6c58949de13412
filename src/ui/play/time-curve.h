/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RUMMY_TYPE_TIME_CURVE (rummy_time_curve_get_type ())
G_DECLARE_FINAL_TYPE (RummyTimeCurve, rummy_time_curve, RUMMY, TIME_CURVE, GtkWidget)

typedef struct {
  guint position;
  double lead;
  gboolean is_mistake;
} RummyTimePoint;

/* Draws points of a round over its moves, with dots for mistakes and a line at the current position.
 *
 * Signal "chosen" (uint): a position was clicked. */

/* points: RummyTimePoint, in order. length: number of moves. */
void rummy_time_curve_set_points (RummyTimeCurve *self, GArray *points, guint length);
void rummy_time_curve_set_position (RummyTimeCurve *self, guint position);

/* Returns where a position is drawn; in the coordinates of the widget. */
graphene_point_t rummy_time_curve_find (RummyTimeCurve *self, guint position);

G_END_DECLS
