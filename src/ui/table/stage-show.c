/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is played on the stage beside travelling cards. */

#include "ui/table/stage-private.h"

#define MS 1000.0

static RummyStageShow *
show_at (RummyStage *self, guint index)
{
  return &g_array_index (self->shows, RummyStageShow, index);
}

/* Taken off the list first: what it does at its end may play something else. */
static void
end_show (RummyStage *self, guint index)
{
  RummyStageShow show = *show_at (self, index);

  g_array_remove_index (self->shows, index);
  if (show.act->step != NULL)
    show.act->step (show.data, show.length);
  if (show.act->free != NULL)
    show.act->free (show.data);
}

gboolean
rummy_stage_step_shows (RummyStage *self, gint64 now)
{
  for (guint i = self->shows->len; i > 0; i--) {
    RummyStageShow *show = show_at (self, i - 1);
    double ms = (now - show->start) / MS;

    if (ms >= show->length)
      end_show (self, i - 1);
    else if (ms >= 0 && show->act->step != NULL)
      show->act->step (show->data, ms);
  }

  return self->shows->len > 0;
}

void
rummy_stage_end_shows (RummyStage *self)
{
  while (self->shows->len > 0)
    end_show (self, self->shows->len - 1);
}

void
rummy_stage_snapshot_shows (RummyStage *self, GtkSnapshot *snapshot, gint64 now)
{
  for (guint i = 0; i < self->shows->len; i++) {
    RummyStageShow *show = show_at (self, i);
    double ms = (now - show->start) / MS;

    if (ms >= 0 && ms < show->length && show->act->draw != NULL)
      show->act->draw (show->data, snapshot, ms);
  }
}
