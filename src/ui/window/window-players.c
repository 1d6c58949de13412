/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-private.h"

#include <glib/gi18n.h>

#include "game/deal-code.h"
#include "store/profiles.h"
#include "ui/records/players-dialog.h"

/* Who plays: the settings of somebody else are there at once, and this brings the game. */

static void
players_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;

  rummy_dialog_present (rummy_players_dialog_new (self->settings, self->session, FALSE), GTK_WIDGET (self));
}

static void
tell_who_plays (RummyWindow *self)
{
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (self->settings);
  /* Translators: the name of a player. */
  g_autofree char *words =
    g_strdup_printf (_("%s plays now"), rummy_profiles_current (self->settings, profiles)->name);

  rummy_window_tell (self, words);
}

/* Where nobody is left the one who plays goes on. */
static void
profile_cb (RummyWindow *self)
{
  g_autoptr (GVariant) orders = g_settings_get_value (self->settings, "hand-orders");
  g_autofree char *folder = NULL;
  g_autoptr (GError) error = NULL;

  if (rummy_profiles_are_lost (self->settings))
    return;

  folder = rummy_profiles_folder (self->settings, NULL);
  rummy_window_leave_replay (self);
  if (!rummy_session_enter (self->session, folder))
    return;

  /* It is of the game that comes, and leaving the other one has changed it. */
  g_object_set (rummy_table_get_choice (self->table), "own-orders", orders, NULL);
  rummy_session_resume (self->session, &error);
  rummy_window_update (self);
  tell_who_plays (self);
  if (error != NULL)
    rummy_window_tell_unread (self, error, TRUE);
}

void
rummy_window_init_players (RummyWindow *self)
{
  static const GActionEntry entries[] = { { .name = "players", .activate = players_cb } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (self->settings, "changed::profile", G_CALLBACK (profile_cb), self, G_CONNECT_SWAPPED);
}

void
rummy_window_ask_player (RummyWindow *self)
{
  g_autoptr (GPtrArray) profiles = NULL;

  g_return_if_fail (RUMMY_IS_WINDOW (self));

  profiles = rummy_profiles_list (self->settings);
  if (profiles->len > 1 && adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)) == NULL &&
      g_settings_get_boolean (self->settings, "ask-profile"))
    rummy_dialog_present (rummy_players_dialog_new (self->settings, self->session, TRUE), GTK_WIDGET (self));
}

void
rummy_window_tell_unread (RummyWindow *self, const GError *error, gboolean begins)
{
  g_autofree char *body = NULL;

  if (self->game != NULL) {
    rummy_dialog_warn (GTK_WIDGET (self), _("Last Move Not Kept"), error->message);
    return;
  }

  /* Translators: two paragraphs; the second says what became of the game that was kept. */
  body = g_strdup_printf (_("A new game was started instead.\n\n%s"), error->message);
  rummy_dialog_warn (GTK_WIDGET (self), _("Last Game Not Opened"), body);
  if (begins)
    rummy_window_new_game (self, rummy_deal_code_random_seed ());
}
