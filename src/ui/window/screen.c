/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/screen.h"

#include <glib/gi18n.h>

#include "game/lesson-path.h"
#include "store/settings.h"
#include "ui/config.h"
#include "ui/options/rule-settings.h"
#include "ui/parts/dialog.h"

struct _RummyScreen {
  GObject parent_instance;

  GtkWidget *window;
  RummySession *session;
  GSettings *settings;
  RummyGame *game;
  RummyViewer viewer;
  GSignalGroup *signals; /* of the game */
  RummyReplayPage *replay;
  gboolean is_begun; /* a page is shown */
};

G_DEFINE_FINAL_TYPE (RummyScreen, rummy_screen, G_TYPE_OBJECT)

enum { LEAVING, ENTERED, VIEWED, CHANGED, SHOWN, N_SIGNALS };

static guint signals[N_SIGNALS];

/* Marks dialogs that another game closes. */
#define OF_GAME "rummy-of-game"

static void
close_dialogs (RummyScreen *self)
{
  g_autoptr (GListModel) dialogs = adw_application_window_get_dialogs (ADW_APPLICATION_WINDOW (self->window));

  for (guint i = g_list_model_get_n_items (dialogs); i-- > 0;) {
    g_autoptr (AdwDialog) dialog = g_list_model_get_item (dialogs, i);

    if (dialog != NULL && g_object_get_data (G_OBJECT (dialog), OF_GAME) != NULL)
      adw_dialog_force_close (dialog);
  }
}

static void
set_game (RummyScreen *self, RummyGame *game)
{
  if (self->is_begun && self->game == game)
    return;

  self->is_begun = TRUE;
  g_signal_emit (self, signals[LEAVING], 0);
  close_dialogs (self);

  g_set_object (&self->game, game);
  rummy_viewer_init (&self->viewer);
  if (game != NULL)
    rummy_viewer_update (&self->viewer, game);
  g_signal_group_set_target (self->signals, game);
  g_signal_emit (self, signals[ENTERED], 0);
  g_signal_emit (self, signals[VIEWED], 0);
  rummy_screen_update (self);
  if (game == NULL)
    return;

  g_signal_emit (self, signals[SHOWN], 0);
  rummy_game_start (game);
}


static void
seats_cb (RummyScreen *self)
{
  if (rummy_screen_is_passing (self))
    g_signal_emit (self, signals[VIEWED], 0); /* under a new name */
  rummy_screen_update (self);
}

static void
rummy_screen_dispose (GObject *object)
{
  RummyScreen *self = RUMMY_SCREEN (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->game);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (rummy_screen_parent_class)->dispose (object);
}

static void
rummy_screen_class_init (RummyScreenClass *klass)
{
  static const char *const names[N_SIGNALS] = { "leaving", "entered", "viewed", "changed", "shown" };

  G_OBJECT_CLASS (klass)->dispose = rummy_screen_dispose;

  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] =
      g_signal_new (names[i], RUMMY_TYPE_SCREEN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rummy_screen_init (RummyScreen *self)
{
  rummy_viewer_init (&self->viewer);
  self->settings = rummy_settings_new (RUMMY_APP_ID);
  self->signals = g_signal_group_new (RUMMY_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "moved", G_CALLBACK (rummy_screen_update), self);
  g_signal_group_connect_swapped (self->signals, "reset", G_CALLBACK (rummy_screen_update), self);
}

RummyScreen *
rummy_screen_new (GtkWidget *window, RummySession *session)
{
  RummyScreen *self = g_object_new (RUMMY_TYPE_SCREEN, NULL);

  self->window = window;
  self->session = g_object_ref (session);

  return self;
}

void
rummy_screen_start (RummyScreen *self)
{
  g_signal_group_connect_swapped (self->signals, "seats", G_CALLBACK (seats_cb), self);
  g_signal_connect_object (self->session, "notify::game", G_CALLBACK (rummy_screen_go_to_table), self,
                           G_CONNECT_SWAPPED);
}

void
rummy_screen_go_home (RummyScreen *self)
{
  if (self->game != NULL)
    rummy_game_stop (self->game);
  set_game (self, NULL);
}

void
rummy_screen_go_to_table (RummyScreen *self)
{
  set_game (self, rummy_session_get_game (self->session));
}

GtkWidget *
rummy_screen_get_window (RummyScreen *self)
{
  return self->window;
}

GActionMap *
rummy_screen_get_actions (RummyScreen *self)
{
  return G_ACTION_MAP (self->window);
}

RummySession *
rummy_screen_get_session (RummyScreen *self)
{
  return self->session;
}

GSettings *
rummy_screen_get_settings (RummyScreen *self)
{
  return self->settings;
}

RummyGame *
rummy_screen_get_game (RummyScreen *self)
{
  return self->game;
}

const RummyMatch *
rummy_screen_get_match (RummyScreen *self)
{
  return self->game != NULL ? rummy_game_get_match (self->game) : NULL;
}

const RummyViewer *
rummy_screen_get_viewer (RummyScreen *self)
{
  return &self->viewer;
}

guint
rummy_screen_get_person (RummyScreen *self)
{
  return self->viewer.person;
}

void
rummy_screen_connect (RummyScreen *self, const char *signal, GCallback callback, gpointer object, GConnectFlags flags)
{
  g_signal_group_connect_object (self->signals, signal, callback, object, flags | G_CONNECT_SWAPPED);
}

void
rummy_screen_update (RummyScreen *self)
{
  if (self->game != NULL && rummy_viewer_update (&self->viewer, self->game))
    g_signal_emit (self, signals[VIEWED], 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
rummy_screen_accept (RummyScreen *self)
{
  rummy_game_add_look (self->game, self->viewer.awaited);
  rummy_viewer_accept (&self->viewer);
  g_signal_emit (self, signals[VIEWED], 0);
  rummy_screen_update (self);
  g_signal_emit (self, signals[SHOWN], 0);
}

void
rummy_screen_set_replay (RummyScreen *self, RummyReplayPage *replay)
{
  self->replay = replay;
}

RummyReplayPage *
rummy_screen_get_replay (RummyScreen *self)
{
  return self->replay;
}

RummyGame *
rummy_screen_get_shown (RummyScreen *self)
{
  return self->replay != NULL ? rummy_table_get_game (rummy_replay_page_get_table (self->replay)) : self->game;
}

guint
rummy_screen_get_shown_person (RummyScreen *self)
{
  if (self->replay != NULL && rummy_replay_is_finished (rummy_replay_page_get_replay (self->replay)))
    return rummy_replay_page_get_seat (self->replay);

  return self->viewer.person;
}

gboolean
rummy_screen_is_passing (RummyScreen *self)
{
  return self->game != NULL && self->viewer.awaited != RUMMY_SEAT_NONE;
}

const char *
rummy_screen_why_not (RummyScreen *self, gboolean also_replay)
{
  if (self->replay != NULL)
    return also_replay ? NULL : _("Close the replay first.");
  if (self->game == NULL)
    return _("Start or continue a game first.");

  return rummy_screen_is_passing (self) ? _("Pass the screen to the next player first.") : NULL;
}

gboolean
rummy_screen_is_watching (RummyScreen *self)
{
  return self->game != NULL && rummy_game_count_people (self->game) == 0;
}

static gboolean
is_tutorial (RummyScreen *self, RummyGame *game)
{
  return rummy_session_is_practice (self->session) && rummy_game_get_record (game)->seed == RUMMY_TUTORIAL_SEED;
}

gboolean
rummy_screen_is_exhibition (RummyScreen *self)
{
  return rummy_screen_is_watching (self) && rummy_session_is_practice (self->session) &&
         !rummy_screen_has_tutorial (self);
}

gboolean
rummy_screen_has_tutorial (RummyScreen *self)
{
  return self->game != NULL && is_tutorial (self, self->game);
}

gboolean
rummy_screen_is_over (RummyScreen *self)
{
  return self->game != NULL && rummy_game_get_round (self->game)->phase == RUMMY_PHASE_OVER;
}

gboolean
rummy_screen_is_end (RummyScreen *self)
{
  return rummy_game_get_match (self->game)->over || rummy_screen_has_tutorial (self);
}

const char *
rummy_screen_way_on (RummyScreen *self, const char **label)
{
  gboolean has_game = rummy_session_get_waiting (self->session) != NULL;

  if (!has_game && rummy_screen_is_exhibition (self)) {
    *label = _("_Leave");
    return "win.end-practice";
  }

  *label = has_game                           ? _("_Back to My Game")
           : rummy_screen_has_tutorial (self) ? _("Pl_ay a Game")
                                              : _("_Another Game");

  return has_game ? "win.end-practice" : "win.another-game";
}

AdwDialog *
rummy_screen_get_dialog (RummyScreen *self)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self->window));
}

void
rummy_screen_follow_game (RummyScreen *self)
{
  RummyGame *game = rummy_session_get_game (self->session);

  if (game != NULL && !is_tutorial (self, game))
    rummy_rule_settings_follow_table (self->settings, &rummy_game_get_match (game)->rules);
}

void
rummy_screen_present (RummyScreen *self, AdwDialog *dialog)
{
  g_object_set_data (G_OBJECT (dialog), OF_GAME, self);
  rummy_dialog_present (dialog, self->window);
}
