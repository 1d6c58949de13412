/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What should not be covered: a cost for each pixel of it that is. */
typedef struct {
  graphene_rect_t rect;
  double cost;
} RummyTipObstacle;

/* What must not be. */
#define RUMMY_TIP_NEVER 1e6

/* Where a tip lies, and its arrow. */
typedef struct {
  graphene_rect_t rect;
  gboolean has_arrow;   /* a target is near */
  GtkPositionType side; /* of the tip, on which the arrow is */
  graphene_point_t tip; /* of the arrow */
} RummyTipPlace;

/* Finds a place of a fixed size within bounds, as near to one of the targets as possible, or to the middle if there is
 * none. Covers no target, and of the obstacles as little as possible. gap: room for the arrow. */
void rummy_tip_place (RummyTipPlace *self, const graphene_rect_t *bounds, const graphene_size_t *size, double gap,
                      const graphene_rect_t *targets, guint n_targets, const RummyTipObstacle *obstacles,
                      guint n_obstacles);

G_END_DECLS
