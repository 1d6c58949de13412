/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-deals.h"

#include <glib/gi18n.h>

#include "game/deal-code.h"
#include "store/profiles.h"
#include "ui/options/rule-settings.h"
#include "ui/options/seat-settings.h"
#include "ui/parts/dialog.h"
#include "ui/parts/object.h"
#include "ui/setup/code-dialog.h"
#include "ui/setup/deal-dialog.h"
#include "ui/setup/lay-dialog.h"

struct _RummyWindowDeals {
  GObject parent_instance;

  RummyScreen *screen;
  RummyWindowGame *game;
  RummyWindowFiles *files;
  RummyNews *news;
  RummyLaidDeal laid;        /* last deal laid out by hand */
  RummyRecord start;         /* of the deal that is asked for */
  GCancellable *cancellable; /* of that question */
  gboolean has_begun;        /* the deal is played already */
};

static void
clear (RummyWindowDeals *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

RUMMY_DEFINE_OBJECT_WITH_CLEAR (RummyWindowDeals, rummy_window_deals, clear)

static gboolean
is_left (RummyWindowDeals *self, RummyGame *game)
{
  return game != NULL && !rummy_game_get_match (game)->over &&
         rummy_deal_code_are_same (rummy_game_get_record (game), &self->start);
}

/* Goes on where the deal was left, if it was. */
static gboolean
go_on (RummyWindowDeals *self)
{
  RummySession *session = rummy_screen_get_session (self->screen);
  const RummyGameFile *file;
  g_autofree char *uri = NULL;

  if (is_left (self, rummy_session_get_game (session))) {
    rummy_screen_go_to_table (self->screen);
    return TRUE;
  }
  if (is_left (self, rummy_session_get_waiting (session)) && rummy_session_end (session, NULL)) {
    rummy_screen_go_to_table (self->screen);
    return TRUE;
  }
  file = rummy_window_files_find_deal (self->files, &self->start);
  if (file == NULL)
    return FALSE;

  uri = g_file_get_uri (file->file);
  gtk_widget_activate_action (rummy_screen_get_window (self->screen), "win.go-on", "s", uri);

  return TRUE;
}

static void
tell_practice (RummyWindowDeals *self)
{
  rummy_news_tell (self->news, self->start.n_deck > 0 ? _("Deals you set up yourself are for practice only.")
                                                      : _("You’ve played this deal before, so this game is practice."));
}

static void
begin_practice (RummyWindowDeals *self, const RummySeats *seats)
{
  g_autoptr (RummyGame) game = rummy_game_new_from_record (&self->start);

  rummy_game_set_seats (game, seats);
  rummy_game_deal (game);
  rummy_session_start_practice (rummy_screen_get_session (self->screen), game);
  tell_practice (self);
}

/* Counts, unless this player has finished it before. */
static void
begin (RummyWindowDeals *self, gboolean is_known)
{
  RummySeats seats;

  rummy_seat_settings_read (rummy_screen_get_settings (self->screen), &self->start.rules, &seats);
  rummy_seat_settings_seat_person (&self->start.rules, &seats);
  if (is_known || self->start.n_deck > 0)
    begin_practice (self, &seats);
  else
    rummy_window_game_begin_numbered (self->game, &self->start.rules, &seats, self->start.seed, self->start.game);
}

/* A history that cannot be read knows of nothing. */
static void
known_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RummyWindowDeals *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) deals = rummy_history_deals_finish (RUMMY_HISTORY (source), result, &error);
  RummyGame *game;
  gboolean is_known;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) /* perhaps because this is gone */
    return;

  g_clear_object (&self->cancellable);
  is_known = deals != NULL && g_array_index (deals, RummyPastDeal, 0).is_over;
  if (!self->has_begun) {
    if (!go_on (self))
      begin (self, is_known);
    return;
  }

  game = rummy_session_get_game (rummy_screen_get_session (self->screen));
  if (is_known && is_left (self, game)) {
    rummy_game_set_practice (game);
    tell_practice (self);
  }
}

/* Asks whether it was finished before. */
static void
ask (RummyWindowDeals *self)
{
  GSettings *settings = rummy_screen_get_settings (self->screen);
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (settings);
  const char *owner = rummy_profiles_owner (settings, rummy_profiles_current (settings, profiles));

  self->cancellable = g_cancellable_new ();
  rummy_history_deals_async (rummy_session_get_history (rummy_screen_get_session (self->screen)), owner,
                             &self->start.rules, &self->start.seed, 1, self->start.game, self->cancellable, known_cb,
                             self);
}

/* Takes start, which has no moves. */
static void
play (RummyWindowDeals *self, const RummyRecord *start)
{
  clear (self);
  self->start = *start;
  self->has_begun = FALSE;
  if (!go_on (self))
    ask (self);
}

/* The same cards for everybody. */
static void
deal_of_day_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (GDateTime) today = g_date_time_new_now_utc ();
  RummyRecord start;

  rummy_deal_code_init_day (&start, today);
  play (data, &start);
}

static void
code_cb (RummyWindowDeals *self, const char *text)
{
  AdwDialog *last = NULL, *dialog;
  RummyRecord start = { 0 };
  RummyRules rules;

  rummy_rule_settings_read_chosen (rummy_screen_get_settings (self->screen), &rules);
  /* Nothing lies over the table then, wherever the code was entered. */
  while ((dialog = rummy_screen_get_dialog (self->screen)) != NULL && dialog != last) {
    last = dialog;
    adw_dialog_force_close (dialog);
  }
  if (rummy_deal_code_read_share (text, &rules, &start))
    play (self, &start);
}

static void
enter_code_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowDeals *self = data;
  RummyRules rules;
  AdwDialog *dialog;

  rummy_rule_settings_read_chosen (rummy_screen_get_settings (self->screen), &rules);
  dialog = rummy_code_dialog_new (&rules);
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (code_cb), self, G_CONNECT_SWAPPED);
  rummy_dialog_present (dialog, rummy_screen_get_window (self->screen));
}

/* Where no game is, there is nothing to share, but perhaps something to play. */
static void
deal_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowDeals *self = data;
  RummyGame *game = rummy_screen_get_game (self->screen);

  if (game != NULL)
    rummy_screen_present (self->screen, rummy_deal_dialog_new (game));
  else
    enter_code_cb (NULL, NULL, self);
}

static void
laid_cb (RummyWindowDeals *self, RummyGame *game)
{
  rummy_session_start_practice (rummy_screen_get_session (self->screen), game);
}

static void
lay_closed_cb (RummyWindowDeals *self, RummyLayDialog *dialog)
{
  self->laid = *rummy_lay_dialog_get_deal (dialog);
}

static void
lay_out_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowDeals *self = data;
  AdwDialog *dialog = rummy_lay_dialog_new (rummy_screen_get_settings (self->screen), &self->laid);

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (laid_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "closed", G_CALLBACK (lay_closed_cb), self, G_CONNECT_SWAPPED);
  rummy_dialog_present (dialog, rummy_screen_get_window (self->screen));
}

RummyWindowDeals *
rummy_window_deals_new (RummyScreen *screen, RummyWindowGame *game, RummyWindowFiles *files, RummyNews *news)
{
  static const GActionEntry entries[] = {
    { .name = "deal-of-day", .activate = deal_of_day_cb },
    { .name = "deal", .activate = deal_cb },
    { .name = "enter-code", .activate = enter_code_cb },
    { .name = "lay-out", .activate = lay_out_cb },
  };
  RummyWindowDeals *self = g_object_new (RUMMY_TYPE_WINDOW_DEALS, NULL);

  self->screen = screen;
  self->game = game;
  self->files = files;
  self->news = news;
  g_action_map_add_action_entries (rummy_screen_get_actions (screen), entries, G_N_ELEMENTS (entries), self);

  return self;
}

void
rummy_window_deals_play (RummyWindowDeals *self, guint64 seed, guint number)
{
  RummyRules rules;

  rummy_rule_settings_read_chosen (rummy_screen_get_settings (self->screen), &rules);
  clear (self);
  rummy_record_init (&self->start, &rules, seed, number);
  self->has_begun = TRUE;
  begin (self, FALSE);
  ask (self);
}
