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
  if (!self->is_moving) {
    rummy_table_remove_ghosts (self, TRUE);
    rummy_table_update_others (self);
  }
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
arrived (RummyTable *self)
{
  self->is_moving = FALSE;
  rummy_table_update_others (self);
  rummy_table_notify_moving (self);
}

static void
tell_cue (RummyTable *self, RummyCue cue)
{
  g_signal_emit_by_name (self, "cue", (guint) cue);
}

static gboolean
step_piece (RummyTable *self, RummyPiece *piece, gint64 now)
{
  gboolean moves = rummy_motion_step (&piece->motion, now);

  if (piece->flip_start != 0) {
    rummy_card_widget_set_face_up (RUMMY_CARD_WIDGET (piece->widget),
                                   (now - piece->flip_start > RUMMY_FLIP_MS * MS / 2) == piece->is_face_up);
    if (now - piece->flip_start >= RUMMY_FLIP_MS * MS)
      piece->flip_start = 0;
  }
  if (!moves || now >= piece->motion.start)
    rummy_card_widget_set_lifted (RUMMY_CARD_WIDGET (piece->widget), moves || piece->is_dragged);

  if (piece->cue != RUMMY_CUE_NONE && rummy_motion_is_near (&piece->motion, now)) {
    tell_cue (self, piece->cue);
    piece->cue = RUMMY_CUE_NONE;
  }
  if (!moves && piece->flip_start == 0)
    piece->is_flying = FALSE;

  return moves || piece->flip_start != 0;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RummyTable *self = RUMMY_TABLE (widget);
  gint64 now = rummy_table_now (self);
  gboolean any = FALSE;
  guint n_pieces = self->pieces->len;

  for (guint i = 0; i < self->pieces->len; i++)
    any |= step_piece (self, g_ptr_array_index (self->pieces, i), now);
  rummy_table_remove_ghosts (self, FALSE);
  if (self->pieces->len != n_pieces)
    rummy_table_update_others (self);
  gtk_widget_queue_draw (widget);

  if (any)
    return G_SOURCE_CONTINUE;

  self->tick_id = 0;
  arrived (self);

  return G_SOURCE_REMOVE;
}

gboolean
rummy_table_animates (RummyTable *self)
{
  return gtk_widget_get_mapped (GTK_WIDGET (self)) && !self->is_skipping && self->pace.speed != RUMMY_SPEED_OFF &&
         adw_get_enable_animations (GTK_WIDGET (self));
}

gint64
rummy_table_now (RummyTable *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));
  gint64 now = clock != NULL ? gdk_frame_clock_get_frame_time (clock) : g_get_monotonic_time ();

  return (gint64) ((double) now * rummy_pace_rate (&self->pace));
}

/* The card that arrives first of those that the event set in motion, as they all leave now or later. */
static RummyPiece *
first_to_arrive (RummyTable *self)
{
  RummyPiece *first = NULL;
  gint64 now = rummy_table_now (self);

  for (guint i = self->pieces->len; i > 0; i--) {
    RummyPiece *piece = g_ptr_array_index (self->pieces, i - 1);

    if (piece->is_flying && piece->motion.is_moving && piece->motion.start >= now && piece->cue == RUMMY_CUE_NONE &&
        (first == NULL || piece->motion.start < first->motion.start))
      first = piece;
  }

  return first;
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
  RummyPiece *piece;

  if (cue == RUMMY_CUE_TAKE && rummy_cards_count (event->cards) == 1)
    cue = RUMMY_CUE_DRAW;
  if (cue == RUMMY_CUE_NONE || self->is_skipping || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  /* These are not of one card. */
  piece = cue == RUMMY_CUE_DEAL || cue == RUMMY_CUE_KNOCK || cue == RUMMY_CUE_CALL ? NULL : first_to_arrive (self);
  if (piece != NULL)
    piece->cue = cue;
  else
    tell_cue (self, cue);
}

graphene_rect_t
rummy_piece_place (RummyPiece *piece, gint64 now)
{
  RummyPose pose = rummy_motion_at (&piece->motion, now);
  double height = pose.width * piece->home.size.height / piece->home.size.width;

  return GRAPHENE_RECT_INIT (pose.x - pose.width / 2, pose.y - height / 2, pose.width, height);
}

void
rummy_table_start_moving (RummyTable *self)
{
  if (self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);

  if (!self->is_moving) {
    self->is_moving = TRUE;
    rummy_table_notify_moving (self);
  }
}

void
rummy_table_send_home (RummyTable *self, RummyPiece *piece, gboolean animate)
{
  RummyPose home = rummy_pose_of (&piece->home);

  if (piece->is_dragged)
    return;

  if (animate) {
    rummy_motion_aim (&piece->motion, home, rummy_table_now (self), piece->leave);
    rummy_table_start_moving (self);
  } else {
    rummy_motion_put (&piece->motion, home);
  }
}

void
rummy_table_settle (RummyTable *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;

  for (guint i = 0; i < self->pieces->len; i++) {
    RummyPiece *piece = g_ptr_array_index (self->pieces, i);

    rummy_motion_put (&piece->motion, rummy_pose_of (&piece->home));
    piece->flip_start = 0;
    piece->is_flying = FALSE;
    piece->cue = RUMMY_CUE_NONE;
    rummy_card_widget_set_face_up (RUMMY_CARD_WIDGET (piece->widget), piece->is_face_up);
    rummy_card_widget_set_lifted (RUMMY_CARD_WIDGET (piece->widget), FALSE);
  }
  rummy_table_remove_ghosts (self, TRUE);
  if (self->is_moving)
    arrived (self);
  g_object_thaw_notify (G_OBJECT (self));
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
  if (!self->is_skipping)
    return;

  rummy_table_settle (self);
  rummy_table_release (self);
}

void
rummy_table_set_pace (RummyTable *self, const RummyPace *pace)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  if (self->pace.speed == pace->speed && self->pace.pause == pace->pause && self->pace.marks == pace->marks)
    return;

  /* With its speed the time of the cards jumps, so none may be under way. */
  rummy_table_stop_dragging (self);
  rummy_table_settle (self);
  self->pace = *pace;
}
