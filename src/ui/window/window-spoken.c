/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-private.h"

#include <glib/gi18n.h>

#include "ui/words/words.h"

/* What the table shows and nobody does: that it is one's own turn, and who is nearly out.  Who sees it needs no words
 * for it, who does not needs nothing else; what is done the table tells itself. */

#define FEW 3

void
rummy_window_speak_turn (RummyWindow *self)
{
  const RummyRound *round = rummy_game_get_round (self->game);
  g_autofree char *words = NULL;

  self->is_turn_new = FALSE;
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || round->phase == RUMMY_PHASE_OVER ||
      round->turn != self->viewer.person)
    return;

  words = g_strdup_printf (C_("sentences", "%s %s"), _("It is your turn."), rummy_status_get_text (self->status));
  gtk_accessible_announce (GTK_ACCESSIBLE (self->status), words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* Once for each number, when the turn is over that brought it there. */
static void
speak_few (RummyWindow *self, guint seat)
{
  guint n = rummy_game_get_round (self->game)->n_hand[seat];
  g_autofree char *name = NULL, *words = NULL;
  gboolean is_news = n > 0 && n <= FEW && n != self->n_few[seat];

  self->n_few[seat] = (guint8) n;
  if (!is_news || seat == self->viewer.person)
    return;

  name = rummy_words_seat (self->game, seat, self->viewer.person);
  /* Translators: the name of a player. */
  words = g_strdup_printf (ngettext ("%s has %u card left.", "%s has %u cards left.", n), name, n);
  gtk_accessible_announce (GTK_ACCESSIBLE (self->table), words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
event_cb (RummyWindow *self, const RummyEvent *event)
{
  guint players = (guint) rummy_game_get_match (self->game)->rules.players;

  if (event->kind != RUMMY_EVENT_TURN)
    return;

  self->is_turn_new = TRUE;
  for (guint seat = 0; seat < players; seat++)
    speak_few (self, seat);
}

static void
moved_cb (RummyWindow *self)
{
  if (self->is_turn_new)
    rummy_window_speak_turn (self);
}

void
rummy_window_init_spoken (RummyWindow *self)
{
  g_signal_group_connect_swapped (self->game_signals, "event", G_CALLBACK (event_cb), self);
  /* When the status says what to do. */
  g_signal_group_connect_data (self->game_signals, "moved", G_CALLBACK (moved_cb), self, NULL,
                               G_CONNECT_AFTER | G_CONNECT_SWAPPED);
}
