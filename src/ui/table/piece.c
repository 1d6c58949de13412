/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/piece.h"

#include <math.h>

#define MS 1000

#define WEIGHT 0.10 /* how much larger a card is in the middle of its way to a meld */

RummyPiece *
rummy_piece_new (RummyCard card)
{
  RummyPiece *self = g_new0 (RummyPiece, 1);

  self->card = card;
  self->is_face_up = card != RUMMY_CARD_HIDDEN;

  return self;
}

void
rummy_piece_free (RummyPiece *self)
{
  GtkWidget *widget = self->widget;

  g_clear_weak_pointer (&self->widget);
  if (widget != NULL && rummy_piece_is_ghost (self))
    gtk_widget_unparent (widget);
  else if (widget != NULL)
    rummy_card_widget_set_travel (RUMMY_CARD_WIDGET (widget), NULL, FALSE);
  g_free (self);
}

gboolean
rummy_piece_is_ghost (const RummyPiece *self)
{
  return self->spot.zone == RUMMY_ZONE_NONE;
}

gboolean
rummy_piece_is_carried (const RummyPiece *self)
{
  return self->widget != NULL && (self->is_flying || self->is_dragged || rummy_piece_is_ghost (self));
}

/* Dragged pieces on top, then ghosts, then others that fly. */
int
rummy_piece_compare (const RummyPiece *self, const RummyPiece *other)
{
  if (self->is_dragged != other->is_dragged)
    return self->is_dragged ? 1 : -1;
  if (rummy_piece_is_ghost (self) != rummy_piece_is_ghost (other))
    return rummy_piece_is_ghost (self) ? 1 : -1;

  return rummy_spot_compare (self->spot, other->spot);
}

/* Shows the former side in the first half of a turn. */
static gboolean
shows_face (const RummyPiece *self, gint64 now)
{
  gboolean is_turned = self->flip_start == 0 || now - self->flip_start > RUMMY_FLIP_MS * MS / 2;

  return is_turned == self->is_face_up;
}

static void
set_face_up (RummyPiece *self, gboolean is_face_up)
{
  if (self->widget != NULL)
    rummy_card_widget_set_face_up (RUMMY_CARD_WIDGET (self->widget), is_face_up);
}

void
rummy_piece_set_lifted (RummyPiece *self, gboolean is_lifted)
{
  if (self->widget != NULL)
    rummy_card_widget_set_lifted (RUMMY_CARD_WIDGET (self->widget), is_lifted);
}

void
rummy_piece_set_widget (RummyPiece *self, GtkWidget *widget, gint64 now)
{
  if (self->widget == widget)
    return;

  g_set_weak_pointer (&self->widget, widget);
  set_face_up (self, shows_face (self, now));
  rummy_piece_set_lifted (self, self->is_dragged || self->motion.is_moving);
}

void
rummy_piece_start_at (RummyPiece *self, const graphene_rect_t *origin)
{
  self->home = *origin;
  rummy_motion_put (&self->motion, rummy_pose_of (origin));
  self->is_placed = TRUE;
}

void
rummy_piece_settle (RummyPiece *self)
{
  rummy_motion_put (&self->motion, rummy_pose_of (&self->home));
  self->flip_start = 0;
  self->is_flying = FALSE;
  self->nudge = *graphene_point_zero ();
  self->cue = RUMMY_CUE_NONE;
  set_face_up (self, self->is_face_up);
  rummy_piece_set_lifted (self, FALSE);
}

graphene_rect_t
rummy_piece_get_rect (const RummyPiece *self, gint64 now)
{
  RummyPose pose = self->is_dragged ? self->motion.to : rummy_motion_at (&self->motion, now);
  double width = self->is_dragged ? self->home.size.width : pose.width;
  double height = width * self->home.size.height / self->home.size.width;

  return GRAPHENE_RECT_INIT (pose.x - width / 2, pose.y - height / 2, width, height);
}

/* A card on its way to a meld rises and comes down on it. */
static double
height_at (const RummyPiece *self, RummyPose pose)
{
  const RummyMotion *motion = &self->motion;
  double way = hypot (motion->from.x - motion->to.x, motion->from.y - motion->to.y), left;

  if (!self->is_flying || self->spot.zone != RUMMY_ZONE_MELD || way < self->home.size.width)
    return 1;

  left = CLAMP (hypot (pose.x - motion->to.x, pose.y - motion->to.y) / way, 0, 1);

  return 1 + WEIGHT * 4 * left * (1 - left);
}

/* Transform from the card at home to where it is drawn, in its coordinates; NULL for none. */
static GskTransform *
travel_at (const RummyPiece *self, gint64 now, double device)
{
  RummyPose pose = rummy_motion_at (&self->motion, now), home = rummy_pose_of (&self->home);
  double turn = self->flip_start == 0 ? 0 : CLAMP ((now - self->flip_start) / (RUMMY_FLIP_MS * 1000.0), 0, 1);
  double scale = pose.width / home.width * height_at (self, pose);
  GskTransform *travel;

  if (!self->motion.is_moving && self->flip_start == 0 && !self->is_dragged && self->nudge.x == 0 &&
      self->nudge.y == 0)
    return NULL;

  pose.x += self->nudge.x;
  pose.y += self->nudge.y;

  /* Copying a card on whole pixels is much cheaper than between them. */
  if (turn == 0 && fabs (scale - 1) * home.width < 0.5)
    return gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (round ((pose.x - home.x) * device) / device,
                                                                round ((pose.y - home.y) * device) / device));

  travel = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (pose.x - self->home.origin.x,
                                                                pose.y - self->home.origin.y));
  travel = gsk_transform_scale (travel, (float) (MAX (fabs (cos (turn * G_PI)), 0.02) * scale), (float) scale);

  return gsk_transform_translate (travel,
                                  &GRAPHENE_POINT_INIT (-self->home.size.width / 2, -self->home.size.height / 2));
}

void
rummy_piece_show (RummyPiece *self, gint64 now, double scale)
{
  g_autoptr (GskTransform) travel = travel_at (self, now, scale);

  self->is_waiting = self->motion.is_moving && now < self->motion.start;
  if (self->widget != NULL)
    rummy_card_widget_set_travel (RUMMY_CARD_WIDGET (self->widget), travel, rummy_piece_is_carried (self));
}

gboolean
rummy_piece_step (RummyPiece *self, gint64 now, RummyCue *cue)
{
  gboolean moves = rummy_motion_step (&self->motion, now);

  if (self->flip_start != 0) {
    set_face_up (self, shows_face (self, now));
    if (now - self->flip_start >= RUMMY_FLIP_MS * MS)
      self->flip_start = 0;
  }
  if (!moves || now >= self->motion.start)
    rummy_piece_set_lifted (self, moves || self->is_dragged);

  *cue = RUMMY_CUE_NONE;
  if (rummy_motion_is_near (&self->motion, now)) {
    *cue = self->cue;
    self->cue = RUMMY_CUE_NONE;
  }
  if (!moves && self->flip_start == 0)
    self->is_flying = FALSE;

  return moves || self->flip_start != 0;
}
