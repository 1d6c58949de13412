/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-private.h"

#include <adwaita.h>

#define MS 1000

static gboolean
release_cb (gpointer data)
{
  RummyTable *self = data;

  self->hold_id = 0;
  rummy_stage_remove_ghosts (self->stage);
  rummy_game_unhold (rummy_seen_game (self->seen));

  return G_SOURCE_REMOVE;
}

/* Holds the game back for so long, by a timer and not by frames, which may never come. */
void
rummy_table_hold (RummyTable *self, guint ms)
{
  gint64 until = g_get_monotonic_time () + ms * MS;

  if (ms == 0 || self->is_skipping || !gtk_widget_get_mapped (GTK_WIDGET (self)) ||
      (self->hold_id != 0 && self->hold_until >= until))
    return;

  if (self->hold_id == 0)
    rummy_game_hold (rummy_seen_game (self->seen));
  else
    g_source_remove (self->hold_id);

  self->hold_until = until;
  self->hold_id = g_timeout_add (ms, release_cb, self);
}

static void
cue_cb (RummyTable *self, guint cue)
{
  g_signal_emit_by_name (self, "cue", cue);
}

static void
arrived_cb (RummyTable *self)
{
  rummy_seating_update (self->seating);
}

static void
moving_cb (RummyTable *self)
{
  g_object_notify (G_OBJECT (self), "moving");
}

void
rummy_table_init_motion (RummyTable *self)
{
  g_signal_connect_object (self->stage, "arrived", G_CALLBACK (arrived_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stage, "cue", G_CALLBACK (cue_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stage, "notify::moving", G_CALLBACK (moving_cb), self, G_CONNECT_SWAPPED);
}

void
rummy_table_cue_event (RummyTable *self, const RummyEvent *event)
{
  static const RummyCue cues[] = {
    [RUMMY_EVENT_DEAL] = RUMMY_CUE_DEAL,   [RUMMY_EVENT_DRAW] = RUMMY_CUE_DRAW,
    [RUMMY_EVENT_TAKE] = RUMMY_CUE_TAKE,   [RUMMY_EVENT_MELD] = RUMMY_CUE_MELD,
    [RUMMY_EVENT_LAY] = RUMMY_CUE_LAY,     [RUMMY_EVENT_DISCARD] = RUMMY_CUE_DISCARD,
    [RUMMY_EVENT_SWAP] = RUMMY_CUE_LAY,    [RUMMY_EVENT_KNOCK] = RUMMY_CUE_KNOCK,
    [RUMMY_EVENT_CALL] = RUMMY_CUE_CALL,   [RUMMY_EVENT_RENEW] = RUMMY_CUE_DEAL,
    [RUMMY_EVENT_SPLIT] = RUMMY_CUE_LAY,   [RUMMY_EVENT_BLOCK] = RUMMY_CUE_LAY,
    [RUMMY_EVENT_TRADE] = RUMMY_CUE_TAKE,
  };
  RummyCue cue = event->kind < G_N_ELEMENTS (cues) ? cues[event->kind] : RUMMY_CUE_NONE;
  gboolean is_of_card;

  if (cue == RUMMY_CUE_TAKE && rummy_cards_count (event->cards) == 1)
    cue = RUMMY_CUE_DRAW;
  if (cue == RUMMY_CUE_NONE || self->is_skipping || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  is_of_card = cue != RUMMY_CUE_DEAL && cue != RUMMY_CUE_KNOCK && cue != RUMMY_CUE_CALL;
  if (!is_of_card || !rummy_stage_cue (self->stage, cue))
    cue_cb (self, cue);
}

void
rummy_table_release (RummyTable *self)
{
  if (self->hold_id == 0)
    return;

  g_source_remove (self->hold_id);
  self->hold_id = 0;
  rummy_game_unhold (rummy_seen_game (self->seen));
}

void
rummy_table_skip (RummyTable *self, gboolean skip)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  self->is_skipping = skip && rummy_seen_may_skip (self->seen);
  rummy_stage_set_still (self->stage, self->is_skipping);
  if (self->is_skipping)
    rummy_table_release (self);
}

void
rummy_table_set_pace (RummyTable *self, const RummyPace *pace)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  if (self->pace.speed == pace->speed && self->pace.pause == pace->pause && self->pace.marks == pace->marks)
    return;

  rummy_table_stop_dragging (self);
  rummy_stage_set_pace (self->stage, pace);
  self->pace = *pace;
}
