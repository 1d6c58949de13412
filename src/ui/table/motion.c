/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/motion.h"

#include <math.h>

/* Per second; larger arrives sooner. */
#define STIFFNESS 14.0
#define FOLLOWING 48.0

#define NEAR 0.4       /* logical pixels */
#define LONGEST 0.75   /* seconds */

static double
seconds_since (const RummyMotion *self, gint64 now)
{
  return MAX (now - self->start, 0) / 1e6;
}

static double
place (double stiffness, double from, double speed, double to, double t)
{
  double away = from - to;

  return to + (away + (speed + stiffness * away) * t) * exp (-stiffness * t);
}

static double
speed_at (double stiffness, double from, double speed, double to, double t)
{
  double away = from - to, push = speed + stiffness * away;

  return (push - stiffness * (away + push * t)) * exp (-stiffness * t);
}

RummyPose
rummy_pose_of (const graphene_rect_t *rect)
{
  return (RummyPose) {
    rect->origin.x + rect->size.width / 2,
    rect->origin.y + rect->size.height / 2,
    rect->size.width,
  };
}

void
rummy_motion_put (RummyMotion *self, RummyPose pose)
{
  *self = (RummyMotion) { .from = pose, .to = pose };
}

static void
head_for (RummyMotion *self, RummyPose pose, gint64 now, gint64 start, double stiffness)
{
  RummyPose at = rummy_motion_at (self, now), speed = { 0, 0, 0 };

  if (self->is_moving && now > self->start) {
    double t = seconds_since (self, now);

    speed.x = speed_at (self->stiffness, self->from.x, self->speed.x, self->to.x, t);
    speed.y = speed_at (self->stiffness, self->from.y, self->speed.y, self->to.y, t);
    speed.width = speed_at (self->stiffness, self->from.width, self->speed.width, self->to.width, t);
  }

  *self = (RummyMotion) {
    .from = at, .speed = speed, .to = pose, .start = MAX (start, now), .stiffness = stiffness, .is_moving = TRUE,
  };
}

void
rummy_motion_aim (RummyMotion *self, RummyPose pose, gint64 now, gint64 start)
{
  head_for (self, pose, now, start, STIFFNESS);
}

void
rummy_motion_follow (RummyMotion *self, RummyPose pose, gint64 now)
{
  head_for (self, pose, now, now, FOLLOWING);
}

RummyPose
rummy_motion_at (const RummyMotion *self, gint64 now)
{
  double t = seconds_since (self, now);

  if (!self->is_moving)
    return self->to;

  return (RummyPose) {
    place (self->stiffness, self->from.x, self->speed.x, self->to.x, t),
    place (self->stiffness, self->from.y, self->speed.y, self->to.y, t),
    place (self->stiffness, self->from.width, self->speed.width, self->to.width, t),
  };
}

gboolean
rummy_motion_is_near (const RummyMotion *self, gint64 now)
{
  RummyPose at = rummy_motion_at (self, now);
  double near = self->to.width / 4;

  return !self->is_moving ||
         (now >= self->start && fabs (at.x - self->to.x) < near && fabs (at.y - self->to.y) < near);
}

gboolean
rummy_motion_step (RummyMotion *self, gint64 now)
{
  double t = seconds_since (self, now);
  RummyPose at = rummy_motion_at (self, now);

  if (!self->is_moving || now < self->start)
    return self->is_moving;

  if (t >= LONGEST || (t > 0.1 && fabs (at.x - self->to.x) < NEAR && fabs (at.y - self->to.y) < NEAR &&
                       fabs (at.width - self->to.width) < NEAR))
    rummy_motion_put (self, self->to);

  return self->is_moving;
}
