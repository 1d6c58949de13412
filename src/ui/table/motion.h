/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <graphene.h>

G_BEGIN_DECLS

/* How long a card travels, about, in milliseconds. */
#define RUMMY_MOTION_MS 420

/* Where a card is seen: its middle and its width. */
typedef struct {
  double x, y, width;
} RummyPose;

RummyPose rummy_pose_of (const graphene_rect_t *rect);

/* The way of a card to its place: a critically damped spring, which can be aimed anew at any moment and goes on
 * with the speed that it has.  Times are in microseconds, of one clock. */
typedef struct {
  RummyPose from, speed, to; /* speed by second, at start */
  gint64 start;
  gboolean is_moving;
} RummyMotion;

void rummy_motion_put (RummyMotion *self, RummyPose pose);

/* Leaves for pose at time start, which may be later than now. */
void rummy_motion_aim (RummyMotion *self, RummyPose pose, gint64 now, gint64 start);

RummyPose rummy_motion_at (const RummyMotion *self, gint64 now);

/* Whether it has left and is as good as there. */
gboolean rummy_motion_is_near (const RummyMotion *self, gint64 now);

/* Comes to rest when it has arrived; FALSE once it has. */
gboolean rummy_motion_step (RummyMotion *self, gint64 now);

G_END_DECLS
