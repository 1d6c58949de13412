/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/motion.h"

#include <math.h>

#define STIFFNESS 14.0 /* per second; larger arrives sooner */
#define NEAR 0.4       /* logical pixels */
#define LONGEST 0.75   /* seconds */

static double
seconds_since (const RummyMotion *self, gint64 now)
{
  return MAX (now - self->start, 0) / 1e6;
}

static double
place (double from, double speed, double to, double t)
{
  double away = from - to;

  return to + (away + (speed + STIFFNESS * away) * t) * exp (-STIFFNESS * t);
}

static double
speed_at (double from, double speed, double to, double t)
{
  double away = from - to, push = speed + STIFFNESS * away;

  return (push - STIFFNESS * (away + push * t)) * exp (-STIFFNESS * t);
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

void
rummy_motion_aim (RummyMotion *self, RummyPose pose, gint64 now, gint64 start)
{
  RummyPose at = rummy_motion_at (self, now), speed = { 0, 0, 0 };

  if (self->is_moving && now > self->start) {
    double t = seconds_since (self, now);

    speed.x = speed_at (self->from.x, self->speed.x, self->to.x, t);
    speed.y = speed_at (self->from.y, self->speed.y, self->to.y, t);
    speed.width = speed_at (self->from.width, self->speed.width, self->to.width, t);
  }

  *self = (RummyMotion) { .from = at, .speed = speed, .to = pose, .start = MAX (start, now), .is_moving = TRUE };
}

RummyPose
rummy_motion_at (const RummyMotion *self, gint64 now)
{
  double t = seconds_since (self, now);

  if (!self->is_moving)
    return self->to;

  return (RummyPose) {
    place (self->from.x, self->speed.x, self->to.x, t),
    place (self->from.y, self->speed.y, self->to.y, t),
    place (self->from.width, self->speed.width, self->to.width, t),
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
