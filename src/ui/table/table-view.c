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
  rummy_lights_unmark (self->lights);
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

void
rummy_table_show_hint (RummyTable *self, const RummyHint *advice, const char *words)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  rummy_lights_show_hint (self->lights, advice, words);
}

gboolean
rummy_table_shows_hint (RummyTable *self)
{
  g_return_val_if_fail (RUMMY_IS_TABLE (self), FALSE);

  return rummy_lights_shows_hint (self->lights);
}

guint32
rummy_table_get_hinted_verbs (RummyTable *self)
{
  g_return_val_if_fail (RUMMY_IS_TABLE (self), 0);

  return rummy_lights_get_hint (self->lights)->verbs;
}

void
rummy_table_point_out (RummyTable *self, RummyTablePart parts, RummyCards cards, guint64 melds)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  rummy_lights_point_out (self->lights, parts, cards, melds);
}

void
rummy_table_select (RummyTable *self, RummyCards cards)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  rummy_table_let_go (self);
  RUMMY_CARDS_EACH (card, rummy_cards_and (cards, rummy_seen_own_cards (self->seen)))
    rummy_table_toggle (self, card);
}
