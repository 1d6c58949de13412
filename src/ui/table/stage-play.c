/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What others play on the stage, and the cards that they move for it. */

#include "ui/table/stage-private.h"

void
rummy_stage_play (RummyStage *self, const RummyStageAct *act, gpointer data, gint64 start, double length)
{
  RummyStageShow show = { act, data, start, length };

  g_return_if_fail (RUMMY_IS_STAGE (self));

  g_array_append_val (self->shows, show);
  if (rummy_stage_animates (self))
    rummy_stage_start_moving (self);
  else
    rummy_stage_end_shows (self);
}

gboolean
rummy_stage_is_playing (RummyStage *self)
{
  g_return_val_if_fail (RUMMY_IS_STAGE (self), FALSE);

  return self->shows->len > 0;
}

void
rummy_stage_nudge (RummyStage *self, RummyCard card, double dx, double dy)
{
  RummyPiece *piece = rummy_stage_find (self, card);

  g_return_if_fail (RUMMY_IS_STAGE (self));

  if (piece == NULL || (piece->nudge.x == (float) dx && piece->nudge.y == (float) dy))
    return;

  graphene_point_init (&piece->nudge, (float) dx, (float) dy);
  rummy_piece_show (piece, rummy_stage_now (self), self->scale);
}

void
rummy_stage_each (RummyStage *self, RummyStageEachFunc func, gpointer data)
{
  gint64 now = rummy_stage_now (self);

  g_return_if_fail (RUMMY_IS_STAGE (self));

  for (guint i = 0; i < self->pieces->len; i++) {
    RummyPiece *piece = rummy_stage_piece (self, i);
    graphene_rect_t rect = rummy_piece_get_rect (piece, now);

    if (piece->widget != NULL && piece->is_placed)
      func (RUMMY_CARD_WIDGET (piece->widget), piece->spot, &rect, data);
  }
}
