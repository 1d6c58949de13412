/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards that are dragged. */

#include "ui/table/stage-private.h"

#define FAN_STEP 0.28 /* between dragged cards, of a card's width */
#define LIFT 1.04     /* how much larger a lifted card is */

void
rummy_stage_lift (RummyStage *self, RummyCard lead, RummyCards cards, double x, double y)
{
  RummyPose pose;

  g_return_if_fail (RUMMY_IS_STAGE (self));

  self->lead = rummy_stage_find (self, lead);
  pose = rummy_motion_at (&self->lead->motion, rummy_stage_now (self));
  self->drag_x = x - pose.x;
  self->drag_y = y - pose.y;
  self->lead->is_dragged = TRUE;
  RUMMY_CARDS_EACH (card, cards)
    rummy_stage_find (self, card)->is_dragged = TRUE;
  rummy_piece_set_lifted (self->lead, TRUE);
  rummy_stage_show_all (self);
}

/* Number of dragged cards between piece and the lead, negative before it. */
static int
places_from_lead (RummyStage *self, const RummyPiece *piece)
{
  int n = 0, n_lead = 0;

  for (guint i = 0; i < self->pieces->len; i++) {
    const RummyPiece *other = rummy_stage_piece (self, i);

    n += other->is_dragged && rummy_spot_compare (other->spot, piece->spot) < 0;
    n_lead += other->is_dragged && rummy_spot_compare (other->spot, self->lead->spot) < 0;
  }

  return n - n_lead;
}

/* The cards follow the pointer, a little behind it; the others in order beside the lead. */
void
rummy_stage_drag (RummyStage *self, double x, double y)
{
  RummyPose pose = { x - self->drag_x, y - self->drag_y, self->lead->home.size.width };
  gint64 now = rummy_stage_now (self);
  gboolean animates = rummy_stage_animates (self);

  g_return_if_fail (RUMMY_IS_STAGE (self));

  for (guint i = 0; i < self->pieces->len; i++) {
    RummyPiece *piece = rummy_stage_piece (self, i);
    RummyPose held = pose;

    if (!piece->is_dragged)
      continue;

    if (animates)
      held.width *= LIFT;
    if (piece != self->lead)
      held.x += places_from_lead (self, piece) * pose.width * FAN_STEP;
    if (!animates)
      rummy_motion_put (&piece->motion, held);
    else if (piece == self->lead)
      rummy_motion_follow (&piece->motion, held, now);
    else
      rummy_motion_aim (&piece->motion, held, now, now);
  }
  if (animates)
    rummy_stage_start_moving (self);
  rummy_stage_show_all (self);
}
