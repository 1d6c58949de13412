/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/tempo.h"

#include "ui/words/table-intent.h"

#define MS 1000

struct _RummyTempo {
  RummySeen *seen;
  RummyStage *stage;
  guint call_id;
  guint hold_id;
  gint64 hold_until;
  gboolean is_skipping;
};

RummyTempo *
rummy_tempo_new (RummySeen *seen, RummyStage *stage)
{
  RummyTempo *self = g_new0 (RummyTempo, 1);

  self->seen = seen;
  self->stage = stage;

  return self;
}

void
rummy_tempo_free (RummyTempo *self)
{
  g_clear_handle_id (&self->call_id, g_source_remove);
  g_clear_handle_id (&self->hold_id, g_source_remove);
  g_free (self);
}

static void
release_cb (gpointer data)
{
  RummyTempo *self = data;

  self->hold_id = 0;
  rummy_stage_remove_ghosts (self->stage);
  rummy_game_unhold (rummy_seen_game (self->seen));
}

/* By a timer: frames may never come. */
void
rummy_tempo_hold (RummyTempo *self, guint ms)
{
  gint64 until = g_get_monotonic_time () + ms * MS;

  if (ms == 0 || self->is_skipping || !gtk_widget_get_mapped (GTK_WIDGET (self->stage)) ||
      (self->hold_id != 0 && self->hold_until >= until))
    return;

  if (self->hold_id == 0)
    rummy_game_hold (rummy_seen_game (self->seen));
  else
    g_source_remove (self->hold_id);

  self->hold_until = until;
  self->hold_id = g_timeout_add_once (ms, release_cb, self);
}

void
rummy_tempo_release (RummyTempo *self)
{
  if (self->hold_id == 0)
    return;

  g_clear_handle_id (&self->hold_id, g_source_remove);
  rummy_game_unhold (rummy_seen_game (self->seen));
}

gboolean
rummy_tempo_is_holding (RummyTempo *self)
{
  return self->hold_id != 0;
}

gint64
rummy_tempo_get_end (RummyTempo *self)
{
  return self->hold_until;
}

gboolean
rummy_tempo_cut (RummyTempo *self)
{
  if (!rummy_stage_is_playing (self->stage))
    return FALSE;

  rummy_stage_settle (self->stage);
  rummy_tempo_release (self);

  return TRUE;
}

void
rummy_tempo_skip (RummyTempo *self, gboolean skip)
{
  self->is_skipping = skip && rummy_seen_may_skip (self->seen);
  rummy_stage_set_still (self->stage, self->is_skipping);
  if (self->is_skipping)
    rummy_tempo_release (self);
}

gboolean
rummy_tempo_is_skipping (RummyTempo *self)
{
  return self->is_skipping;
}

static void
pass_cb (gpointer data)
{
  RummyTempo *self = data;
  RummyIntent pass = rummy_intent_move (RUMMY_MOVE_PASS, rummy_seen_seat (self->seen), RUMMY_CARD_NONE);

  self->call_id = 0;
  if (rummy_game_is_started (rummy_seen_game (self->seen))) /* not a replay */
    rummy_game_play (rummy_seen_game (self->seen), pass.move, pass.n);
}

/* Among people at one screen each is asked, or passing would tell what a hand lacks. */
static gboolean
has_nothing_to_call (RummyTempo *self)
{
  return rummy_game_count_people (rummy_seen_game (self->seen)) == 1 &&
         rummy_intent_call (rummy_seen_round (self->seen), rummy_seen_seat (self->seen)).n == 0;
}

/* A seat that cannot call is not asked; one that can has as long as the rules say, or no limit after an undo. */
void
rummy_tempo_update_call (RummyTempo *self)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  gboolean is_asked = rummy_seen_is_my_turn (self->seen) && round->phase == RUMMY_PHASE_CALL &&
                      rummy_game_get_redoable (rummy_seen_game (self->seen)) == 0;

  if (!is_asked)
    g_clear_handle_id (&self->call_id, g_source_remove);
  else if (self->call_id != 0)
    return;
  else if (has_nothing_to_call (self))
    self->call_id = g_idle_add_once (pass_cb, self);
  else if (round->rules->rum_window > 0)
    self->call_id = g_timeout_add_seconds_once ((guint) round->rules->rum_window, pass_cb, self);
}

guint
rummy_tempo_get_call_id (RummyTempo *self)
{
  return self->call_id;
}
