/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-private.h"

#include <glib/gi18n.h>

#include "ui/records/history-dialog.h"

/* The games that were played. */

static void
history_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;
  AdwDialog *dialog = rummy_history_dialog_new (rummy_session_get_history (self->session), self->settings);

  g_signal_connect_object (dialog, "replay", G_CALLBACK (rummy_window_replay_game), self, G_CONNECT_SWAPPED);
  rummy_dialog_present (dialog, GTK_WIDGET (self));
}

/* Where the game that goes on cannot be kept either, there are words for that. */
static void
trouble_cb (RummyWindow *self, GParamSpec *pspec, RummyHistory *history)
{
  const GError *trouble = rummy_history_get_trouble (history);

  if (trouble != NULL &&
      (trouble->code != RUMMY_HISTORY_ERROR_UNUSABLE || rummy_session_get_trouble (self->session) == NULL))
    rummy_dialog_warn (GTK_WIDGET (self), _("The Games Played"), trouble->message);
}

void
rummy_window_init_history (RummyWindow *self)
{
  static const GActionEntry entries[] = { { .name = "history", .activate = history_cb } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

void
rummy_window_set_history (RummyWindow *self, RummyHistory *history)
{
  g_signal_connect_object (history, "notify::trouble", G_CALLBACK (trouble_cb), self, G_CONNECT_SWAPPED);
}
