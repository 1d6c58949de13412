/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <graphene.h>

G_BEGIN_DECLS

/* Approximate travel time of a card, in milliseconds. */
#define RUMMY_MOTION_MS 420

/* The middle and the width of a card. */
typedef struct {
  double x, y, width;
} RummyPose;

RummyPose rummy_pose_of (const graphene_rect_t *rect);

/* A critically damped spring that moves a card; it can be redirected at any time and keeps its speed. Times are in
 * microseconds of one clock. */
typedef struct {
  RummyPose from, speed, to; /* speed per second, at start */
  gint64 start;
  double stiffness; /* per second; larger arrives sooner */
  gboolean is_moving;
} RummyMotion;

void rummy_motion_put (RummyMotion *self, RummyPose pose);

/* Heads for pose from the time start on, which may be later than now. */
void rummy_motion_aim (RummyMotion *self, RummyPose pose, gint64 now, gint64 start);

/* Heads at once for something that moves itself, such as the pointer. */
void rummy_motion_follow (RummyMotion *self, RummyPose pose, gint64 now);

RummyPose rummy_motion_at (const RummyMotion *self, gint64 now);

/* Returns whether it has left and nearly arrived. */
gboolean rummy_motion_is_near (const RummyMotion *self, gint64 now);

/* Stops on arrival; FALSE at rest. */
gboolean rummy_motion_step (RummyMotion *self, gint64 now);

G_END_DECLS
