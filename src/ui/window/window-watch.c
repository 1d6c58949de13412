/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-watch.h"

#include <glib/gi18n.h>

#include "game/deal-code.h"
#include "ui/parts/actions.h"
#include "ui/parts/object.h"

/* Pause between rounds, in pauses after an act. */
#define ROUND_PAUSES 10

struct _RummyWindowWatch {
  GObject parent_instance;

  RummyScreen *screen;
  RummyTable *table;
  RummyStatus *status;
  RummyNews *news;
  gboolean is_stopped; /* by the spectator */
  gboolean is_stepping; /* until the next move */
  gboolean has_people;  /* people play */
  gsize left_at;        /* number of moves when the last person left */
  guint next_id;        /* starts the next round */
};

static void
clear (RummyWindowWatch *self)
{
  g_clear_handle_id (&self->next_id, g_source_remove);
}

RUMMY_DEFINE_OBJECT_WITH_CLEAR (RummyWindowWatch, rummy_window_watch, clear)

static void
set_stopped (RummyWindowWatch *self, gboolean stopped)
{
  self->is_stopped = stopped;
  self->is_stepping = FALSE;
  rummy_table_skip (self->table, FALSE);
  if (stopped)
    rummy_game_stop (rummy_screen_get_game (self->screen));
  else
    rummy_game_start (rummy_screen_get_game (self->screen));
  rummy_screen_update (self->screen);
}

static void
stop_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowWatch *self = data;

  set_stopped (self, !self->is_stopped);
  if (self->is_stopped)
    gtk_accessible_announce (GTK_ACCESSIBLE (self->status), rummy_status_get_text (self->status),
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
step_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowWatch *self = data;

  set_stopped (self, TRUE);
  if (rummy_screen_is_over (self->screen)) {
    rummy_game_deal (rummy_screen_get_game (self->screen));
  } else {
    self->is_stepping = TRUE;
    rummy_game_start (rummy_screen_get_game (self->screen));
  }
}

/* M-238: after watching, a person can return to the game as it was. Since more is known, that is practice, or, if
 * the round is over and counts, practice before it. */
static void
back_to_left_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowWatch *self = data;
  RummyGame *game = rummy_screen_get_game (self->screen);
  g_autoptr (RummyGame) past = NULL;
  RummyMatch match;
  RummyRecord record;
  RummySeats seats;

  if (game == NULL || self->left_at >= rummy_game_get_record (game)->n_moves)
    return;

  record = *rummy_game_get_record (game);
  rummy_record_play (&record, self->left_at, &match, NULL);
  if (match.rounds == rummy_screen_get_match (self->screen)->rounds && !rummy_screen_is_over (self->screen)) {
    rummy_game_set_practice (game);
    rummy_game_set_moves (game, record.moves, self->left_at);
    return;
  }

  record.n_moves = self->left_at;
  rummy_record_deal_anew (&record, 0, rummy_deal_code_random_seed ()); /* the waiting game keeps its cards */
  past = rummy_game_new_from_record (&record);
  seats = *rummy_game_get_seats (game);
  rummy_notes_truncate (&seats.notes, self->left_at);
  seats.is_practice = TRUE;
  rummy_game_set_seats (past, &seats);
  rummy_session_start_practice (rummy_screen_get_session (self->screen), past);
}

static void
entered_cb (RummyWindowWatch *self)
{
  RummyGame *game = rummy_screen_get_game (self->screen);

  self->is_stopped = self->is_stepping = FALSE;
  self->has_people = game != NULL && rummy_game_count_people (game) > 0;
  self->left_at = G_MAXSIZE;
}

static void
seats_cb (RummyWindowWatch *self)
{
  RummyGame *game = rummy_screen_get_game (self->screen);
  gboolean had_people = self->has_people;

  self->has_people = rummy_game_count_people (game) > 0;
  if (had_people && !self->has_people)
    self->left_at = rummy_game_get_record (game)->n_moves;
  else if (!had_people && self->has_people && self->left_at < rummy_game_get_record (game)->n_moves)
    rummy_news_offer (self->news, _("You play on from here."), _("_Go Back to Where I Left"), "win.back-to-left");
}

static void
moved_cb (RummyWindowWatch *self)
{
  if (!self->is_stepping)
    return;

  self->is_stepping = FALSE;
  rummy_game_stop (rummy_screen_get_game (self->screen));
}

static gboolean
next_round_cb (gpointer data)
{
  RummyWindowWatch *self = data;

  self->next_id = 0;
  rummy_game_deal (rummy_screen_get_game (self->screen));

  return G_SOURCE_REMOVE;
}

/* Starts the next round. */
static gboolean
goes_on (RummyWindowWatch *self, gboolean has_ended)
{
  return has_ended && !self->is_stopped && rummy_screen_is_watching (self->screen) &&
         rummy_screen_is_over (self->screen) && rummy_screen_get_replay (self->screen) == NULL &&
         !rummy_screen_get_match (self->screen)->over &&
         g_settings_get_boolean (rummy_screen_get_settings (self->screen), "watch-rounds");
}

static void
update_next_round (RummyWindowWatch *self, gboolean has_ended)
{
  double pause = g_settings_get_double (rummy_screen_get_settings (self->screen), "pause");

  if (!goes_on (self, has_ended))
    g_clear_handle_id (&self->next_id, g_source_remove);
  else if (self->next_id == 0)
    self->next_id = g_timeout_add ((guint) (pause * 1000 * ROUND_PAUSES), next_round_cb, self);
}

RummyWindowWatch *
rummy_window_watch_new (RummyScreen *screen, RummyTable *table, RummyStatus *status, RummyNews *news)
{
  static const GActionEntry entries[] = {
    { .name = "watch-stop", .activate = stop_cb, .state = "false" },
    { .name = "watch-step", .activate = step_cb },
    { .name = "back-to-left", .activate = back_to_left_cb },
  };
  RummyWindowWatch *self = g_object_new (RUMMY_TYPE_WINDOW_WATCH, NULL);

  self->screen = screen;
  self->table = table;
  self->status = status;
  self->news = news;
  g_action_map_add_action_entries (rummy_screen_get_actions (screen), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (rummy_screen_get_settings (screen), "changed::watch-rounds",
                           G_CALLBACK (rummy_screen_update), screen, G_CONNECT_SWAPPED);
  g_signal_connect_object (screen, "entered", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  rummy_screen_connect (screen, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_DEFAULT);
  rummy_screen_connect (screen, "seats", G_CALLBACK (seats_cb), self, G_CONNECT_DEFAULT);

  return self;
}

void
rummy_window_watch_update (RummyWindowWatch *self, gboolean has_ended)
{
  GActionMap *map = rummy_screen_get_actions (self->screen);
  const RummyMatch *match = rummy_screen_get_match (self->screen);
  gboolean watches = rummy_screen_is_watching (self->screen), can_act;

  if (match != NULL && self->is_stopped && !watches) /* a person plays */
    set_stopped (self, FALSE);

  update_next_round (self, has_ended);
  can_act = watches && !match->over && rummy_screen_get_replay (self->screen) == NULL;
  rummy_actions_enable (map, "watch-stop", can_act);
  rummy_actions_enable (map, "watch-step", can_act);
  rummy_actions_switch (map, "watch-stop", self->is_stopped);
  g_object_set (self->status, "stopped", self->is_stopped, NULL);
}

gboolean
rummy_window_watch_waits (RummyWindowWatch *self)
{
  return self->next_id != 0;
}
