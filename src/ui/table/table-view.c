/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-private.h"

static void
set_view (RummyTable *self, RummyGame *game, guint seat, gboolean closed)
{
  RummyGame *before = rummy_seen_game (self->seen);

  if (before == game && rummy_seen_seat (self->seen) == seat && rummy_seen_is_closed (self->seen) == closed)
    return;

  rummy_table_stop_dragging (self);
  rummy_table_skip (self, FALSE);
  rummy_table_release (self);
  self->marked = RUMMY_NO_CARDS;
  rummy_choice_leave (self->choice, before != game);
  rummy_seen_set_place (self->seen, game, seat, closed);
  g_signal_group_set_target (self->game_signals, game);
  rummy_choice_enter (self->choice);
  rummy_table_refresh (self, NULL, FALSE);
}

void
rummy_table_set_game (RummyTable *self, RummyGame *game, guint seat)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));
  g_return_if_fail (game == NULL || RUMMY_IS_GAME (game));

  set_view (self, game, seat, rummy_seen_is_closed (self->seen));
}

void
rummy_table_set_closed (RummyTable *self, gboolean closed)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  set_view (self, rummy_seen_game (self->seen), rummy_seen_seat (self->seen), closed);
}

void
rummy_table_set_replay (RummyTable *self, gboolean open, const guint16 *arrivals)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  rummy_seen_set_replay (self->seen, open);
  rummy_choice_set_arrivals (self->choice, arrivals);
  rummy_table_refresh (self, NULL, TRUE);
}

RummyGame *
rummy_table_get_game (RummyTable *self)
{
  g_return_val_if_fail (RUMMY_IS_TABLE (self), NULL);

  return rummy_seen_game (self->seen);
}

RummyChoice *
rummy_table_get_choice (RummyTable *self)
{
  g_return_val_if_fail (RUMMY_IS_TABLE (self), NULL);

  return self->choice;
}
