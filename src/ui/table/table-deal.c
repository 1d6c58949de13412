/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/table-private.h"

/* Shows the first deal of a game, which was dealt before the table showed it. */

/* At most, until a frame has laid the table out. */
#define LAYOUT_MS 1000

static gboolean
is_just_dealt (RummyTable *self)
{
  RummyGame *game = rummy_seen_game (self->seen);

  return game != NULL && rummy_game_get_record (game)->n_moves == 1;
}

static gboolean
is_laid_out (RummyTable *self)
{
  return rummy_arrangement_get_size (self->arrangement).width > 0;
}

/* Has the own faces drawn while the cards travel, so that none turns up blank. */
static void
ask_for_faces (RummyTable *self)
{
  if (!rummy_seen_sees_own (self->seen))
    return;

  RUMMY_CARDS_EACH (card, rummy_seen_round (self->seen)->hand[rummy_seen_seat (self->seen)])
    rummy_card_faces_get (self->style.faces, RUMMY_SLOT_HAND, card);
}

static void
deal (RummyTable *self, guint wait)
{
  const RummyEvent event = { .kind = RUMMY_EVENT_DEAL, .seat = rummy_seen_round (self->seen)->lead,
                             .card = RUMMY_CARD_NONE };

  rummy_scene_await_deal (self->scene, wait);
  ask_for_faces (self);
  rummy_table_refresh (self, &event, TRUE);
  g_signal_emit_by_name (self, "cue", (guint) rummy_scene_cue (self->scene, &event));
  rummy_tempo_release (self->tempo);
  rummy_tempo_hold (self->tempo, rummy_scene_get_duration (self->scene, &event));
}

/* The first frame lays the table out. */
static gboolean
deal_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer wait)
{
  RummyTable *self = RUMMY_TABLE (widget);

  if (!is_laid_out (self))
    return G_SOURCE_CONTINUE;

  self->deal_id = 0;
  if (is_just_dealt (self))
    deal (self, GPOINTER_TO_UINT (wait));

  return G_SOURCE_REMOVE;
}

void
rummy_table_deal (RummyTable *self, guint wait)
{
  g_return_if_fail (RUMMY_IS_TABLE (self));

  if (!is_just_dealt (self) || !rummy_stage_animates (rummy_spread_get_stage (self->spread)))
    return;

  if (self->deal_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->deal_id);
  self->deal_id = 0;
  if (is_laid_out (self)) {
    deal (self, wait);
    return;
  }

  self->deal_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), deal_cb, GUINT_TO_POINTER (wait), NULL);
  rummy_tempo_hold (self->tempo, LAYOUT_MS);
}
