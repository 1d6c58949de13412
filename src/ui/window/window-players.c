/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-players.h"

#include <glib/gi18n.h>

#include "game/deal-code.h"
#include "store/profiles.h"
#include "ui/parts/dialog.h"
#include "ui/parts/object.h"
#include "ui/records/players-dialog.h"

struct _RummyWindowPlayers {
  GObject parent_instance;

  RummyScreen *screen;
  RummyTable *table;
  RummyWindowReplay *replay;
  RummyWindowGame *game;
  RummyNews *news;
};

RUMMY_DEFINE_OBJECT (RummyWindowPlayers, rummy_window_players)

static void
players_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowPlayers *self = data;

  rummy_dialog_present (
    rummy_players_dialog_new (rummy_screen_get_settings (self->screen), rummy_screen_get_session (self->screen), FALSE),
    rummy_screen_get_window (self->screen));
}

static void
tell_who_plays (RummyWindowPlayers *self)
{
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (rummy_screen_get_settings (self->screen));
  g_autofree char *words = g_strdup_printf (
    /* Translators: the name of a player. */
    _("%s is playing now"), rummy_profiles_current (rummy_screen_get_settings (self->screen), profiles)->name);

  rummy_news_tell (self->news, words);
}

/* Without others the current player stays. */
static void
profile_cb (RummyWindowPlayers *self)
{
  g_autoptr (GVariant) orders = g_settings_get_value (rummy_screen_get_settings (self->screen), "hand-orders");
  g_autofree char *folder = NULL;
  g_autoptr (GError) error = NULL;
  gboolean was_home;

  if (rummy_profiles_are_lost (rummy_screen_get_settings (self->screen)))
    return;

  folder = rummy_profiles_folder (rummy_screen_get_settings (self->screen), NULL);
  was_home = rummy_screen_get_game (self->screen) == NULL;
  rummy_window_replay_leave (self->replay);
  if (!rummy_session_enter (rummy_screen_get_session (self->screen), folder))
    return;

  /* Belongs to the new game; leaving the former changed it. */
  g_object_set (rummy_table_get_choice (self->table), "own-orders", orders, NULL);
  rummy_session_resume (rummy_screen_get_session (self->screen), &error);
  if (was_home)
    rummy_screen_go_home (self->screen);
  rummy_screen_update (self->screen);
  tell_who_plays (self);
  if (error != NULL)
    rummy_window_players_tell_unread (self, error, TRUE);
}

RummyWindowPlayers *
rummy_window_players_new (RummyScreen *screen, RummyTable *table, RummyWindowReplay *replay, RummyWindowGame *game,
                          RummyNews *news)
{
  static const GActionEntry entries[] = { { .name = "players", .activate = players_cb } };
  RummyWindowPlayers *self = g_object_new (RUMMY_TYPE_WINDOW_PLAYERS, NULL);

  self->screen = screen;
  self->table = table;
  self->replay = replay;
  self->game = game;
  self->news = news;
  g_action_map_add_action_entries (rummy_screen_get_actions (screen), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (rummy_screen_get_settings (screen), "changed::profile", G_CALLBACK (profile_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

void
rummy_window_players_ask (RummyWindowPlayers *self)
{
  g_autoptr (GPtrArray) profiles = NULL;

  profiles = rummy_profiles_list (rummy_screen_get_settings (self->screen));
  if (profiles->len > 1 && rummy_screen_get_dialog (self->screen) == NULL &&
      g_settings_get_boolean (rummy_screen_get_settings (self->screen), "ask-profile"))
    rummy_dialog_present (rummy_players_dialog_new (rummy_screen_get_settings (self->screen),
                                                    rummy_screen_get_session (self->screen), TRUE),
                          rummy_screen_get_window (self->screen));
}

void
rummy_window_players_tell_unread (RummyWindowPlayers *self, const GError *error, gboolean begins)
{
  g_autofree char *body = NULL;

  if (rummy_session_get_game (rummy_screen_get_session (self->screen)) != NULL) {
    rummy_dialog_warn (rummy_screen_get_window (self->screen), _("Last Move Not Restored"), error->message);
    return;
  }

  /* Translators: two paragraphs; the second says what became of the game that was kept. */
  body = g_strdup_printf (_("A new game was started instead of your last one.\n\n%s"), error->message);
  rummy_dialog_warn (rummy_screen_get_window (self->screen), _("Last Game Not Opened"), body);
  if (begins)
    rummy_window_game_begin (self->game, rummy_deal_code_random_seed ());
}
