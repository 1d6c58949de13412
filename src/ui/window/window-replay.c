/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-replay.h"

#include <glib/gi18n.h>

#include "game/deal-code.h"
#include "game/replayed-deal.h"
#include "store/profiles.h"
#include "ui/parts/actions.h"
#include "ui/parts/dialog.h"
#include "ui/parts/object.h"
#include "ui/parts/reason.h"
#include "ui/records/history-dialog.h"
#include "ui/words/words.h"

struct _RummyWindowReplay {
  GObject parent_instance;

  RummyScreen *screen;
  RummyPages *pages;
  RummyWindowScores *scores;
  RummyNews *news;
  gboolean had_sheet; /* open before the replay */
  GtkWidget *focus;   /* weak: former focus */
  gboolean is_review; /* last six moves only */
  AdwDialog *review;  /* dialog to return to, or NULL */
  GCancellable *cancellable;
  gint64 last_game; /* id of the last one in the history, as Home shows; 0: none */
};

static void
clear (RummyWindowReplay *self)
{
  g_clear_weak_pointer (&self->focus);
  g_clear_object (&self->review);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

RUMMY_DEFINE_OBJECT_WITH_CLEAR (RummyWindowReplay, rummy_window_replay, clear)

/* The sheet is restored. */
static void
review_closed_cb (RummyWindowReplay *self)
{
  RummyGame *game = rummy_screen_get_game (self->screen);

  if (game != NULL && game == rummy_session_get_game (rummy_screen_get_session (self->screen)))
    rummy_window_scores_show (self->scores);
}

static void
close_replay (RummyWindowReplay *self)
{
  gboolean had_sheet = self->had_sheet;
  g_autoptr (GtkWidget) focus = NULL;
  g_autoptr (AdwDialog) review = NULL;

  if (rummy_screen_get_replay (self->screen) == NULL)
    return;

  review = g_steal_pointer (&self->review);
  g_set_object (&focus, self->focus);
  rummy_window_replay_leave (self);
  if (focus != NULL && gtk_widget_get_mapped (focus))
    gtk_widget_grab_focus (focus);
  rummy_screen_update (self->screen);
  if (review != NULL)
    adw_dialog_present (review, rummy_screen_get_window (self->screen));
  if (review != NULL && had_sheet)
    g_signal_connect_object (review, "closed", G_CALLBACK (review_closed_cb), self, G_CONNECT_SWAPPED);
  else if (had_sheet)
    rummy_window_scores_show (self->scores);
}

static void
reviewed_cb (RummyWindowReplay *self)
{
  if (self->is_review)
    close_replay (self);
}

static RummyReplay *
get_replay (RummyWindowReplay *self)
{
  return rummy_replay_page_get_replay (rummy_screen_get_replay (self->screen));
}

static const char *
why_not_play_on (RummyWindowReplay *self)
{
  if (rummy_screen_get_replay (self->screen) == NULL)
    return _("Open a replay first.");
  if (!rummy_replay_is_finished (get_replay (self)))
    return _("Finish this round first.");
  if (rummy_game_get_round (rummy_screen_get_shown (self->screen))->phase == RUMMY_PHASE_OVER)
    return _("Go back to an earlier move first.");

  return NULL;
}

static void
moved_cb (RummyWindowReplay *self)
{
  rummy_actions_enable (rummy_screen_get_actions (self->screen), "play-on", why_not_play_on (self));
}

/* A key at the table of a replay, or one that leads nowhere. */
static void
why_not_cb (RummyWindowReplay *self, const char *why_not)
{
  rummy_news_tell_why_not (self->news, why_not);
}

/* Starts at the end of the game so far, which may not be the current one. */
static void
open_game (RummyWindowReplay *self, RummyGame *game, guint seat, gboolean closed)
{
  GtkRoot *root = GTK_ROOT (rummy_screen_get_window (self->screen));
  RummyGame *held = rummy_screen_get_game (self->screen);
  GtkWidget *page;
  AdwDialog *dialog;

  self->had_sheet = rummy_window_scores_get_sheet (self->scores) != NULL;
  self->is_review = FALSE;
  rummy_window_scores_close (self->scores);
  dialog = rummy_screen_get_dialog (self->screen);
  if (dialog != NULL)
    adw_dialog_force_close (dialog);
  rummy_pages_close_seat (self->pages);

  g_set_weak_pointer (&self->focus, gtk_root_get_focus (root));
  rummy_news_dismiss (self->news);
  if (held != NULL)
    rummy_game_hold (held);
  page = rummy_replay_page_new (game, seat, closed, rummy_screen_get_settings (self->screen));
  g_signal_connect_object (page, "reviewed", G_CALLBACK (reviewed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "why-not", G_CALLBACK (why_not_cb), self, G_CONNECT_SWAPPED);
  rummy_reason_follow (page, "win", rummy_screen_get_actions (self->screen));
  g_signal_connect_object (rummy_replay_page_get_replay (RUMMY_REPLAY_PAGE (page)), "notify", G_CALLBACK (moved_cb),
                           self, G_CONNECT_SWAPPED);
  rummy_pages_add_replay (self->pages, RUMMY_REPLAY_PAGE (page));
  rummy_screen_update (self->screen);
  gtk_widget_grab_focus (page);
}

/* The same, from a dialog to return to. */
static void
open_from (RummyWindowReplay *self, RummyGame *game, guint seat, gboolean closed, AdwDialog *dialog)
{
  g_autoptr (AdwDialog) kept = g_object_ref (dialog);
  gboolean had_sheet = g_signal_handlers_disconnect_by_func (dialog, review_closed_cb, self) > 0;

  open_game (self, game, seat, closed);
  self->had_sheet |= had_sheet;
  g_set_object (&self->review, kept);
}

static gboolean
is_closed (RummyWindowReplay *self)
{
  return rummy_screen_get_person (self->screen) == RUMMY_SEAT_NONE;
}

/* Whose view a game of the past is seen from; or seat 0. */
static guint
first_person (RummyGame *game)
{
  guint seat = 0, players = (guint) rummy_game_get_match (game)->rules.players;

  while (seat < players && rummy_game_get_level (game, seat) != RUMMY_LEVEL_PERSON)
    seat++;

  return seat % players;
}

static void
show_last_round (RummyWindowReplay *self, RummyGame *game)
{
  if (rummy_game_get_round (game)->phase != RUMMY_PHASE_OVER)
    rummy_replay_set_round (get_replay (self), rummy_replay_count_rounds (get_replay (self)) - 1);
  rummy_replay_seek (get_replay (self), 0);
}

static void
replay_game_cb (RummyWindowReplay *self, RummyGame *game, guint round, AdwDialog *dialog)
{
  open_from (self, game, first_person (game), FALSE, dialog);
  rummy_replay_set_round (get_replay (self), round);
  rummy_replay_seek (get_replay (self), 0);
}

/* With a game on the table, that is what is left when the dialog is closed. */
static void
play_cb (RummyWindowReplay *self, AdwDialog *dialog)
{
  adw_dialog_close (dialog);
  if (rummy_screen_get_game (self->screen) == NULL)
    gtk_widget_activate_action (rummy_screen_get_window (self->screen), "win.choose-game", NULL);
}

static AdwDialog *
present_history (RummyWindowReplay *self)
{
  RummyHistory *history = rummy_session_get_history (rummy_screen_get_session (self->screen));
  AdwDialog *dialog = rummy_history_dialog_new (history, rummy_screen_get_settings (self->screen));

  g_signal_connect_object (dialog, "replay", G_CALLBACK (replay_game_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
  rummy_dialog_present (dialog, rummy_screen_get_window (self->screen));

  return dialog;
}

static void
history_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  present_history (data);
}

static void
league_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_history_dialog_show_page (RUMMY_HISTORY_DIALOG (present_history (data)), "league");
}

static void
open (RummyWindowReplay *self)
{
  open_game (self, rummy_screen_get_game (self->screen), rummy_screen_get_viewer (self->screen)->seat,
             is_closed (self));
}

/* The same page, at what could have been better. */
static void
review_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowReplay *self = data;

  open (self);
  rummy_replay_page_show_mistakes (rummy_screen_get_replay (self->screen));
}

static void
replay_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  open (data);
}

static gboolean
has_finished_round (RummyGame *game)
{
  return game != NULL &&
         (rummy_game_get_match (game)->rounds > 1 || rummy_game_get_round (game)->phase == RUMMY_PHASE_OVER);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RummyWindowReplay *self = data;
  g_auto (RummySavedGame) saved = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (RummyGame) game = NULL;
  gboolean is_loaded = rummy_history_load_finish (RUMMY_HISTORY (source), result, &saved, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) /* this is gone */
    return;
  if (rummy_screen_get_replay (self->screen) != NULL || rummy_screen_get_game (self->screen) != NULL)
    return;
  if (!is_loaded) {
    rummy_dialog_warn (rummy_screen_get_window (self->screen), _("Game Not Opened"), error->message);
    return;
  }

  game = rummy_game_new_from_record (&saved.record);
  rummy_game_set_seats (game, &saved.seats);
  open_game (self, game, first_person (game), FALSE);
  show_last_round (self, game);
}

/* The last round that is over, from its deal: of the game that goes on, or of the one before. */
static void
replay_last_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowReplay *self = data;
  RummySession *session = rummy_screen_get_session (self->screen);

  if (!has_finished_round (rummy_session_get_game (session))) {
    rummy_history_load_async (rummy_session_get_history (session), self->last_game, self->cancellable, loaded_cb,
                              self);
    return;
  }

  rummy_screen_go_to_table (self->screen);
  open (self);
  show_last_round (self, rummy_screen_get_game (self->screen));
}

/* From the table it returns by itself. */
static void
last_six_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowReplay *self = data;

  if (rummy_screen_get_replay (self->screen) == NULL) {
    open (self);
    self->is_review = TRUE;
  }
  rummy_replay_page_review (rummy_screen_get_replay (self->screen));
}

static void
close_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  close_replay (data);
}

static void
play_on_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowReplay *self = data;
  g_autoptr (RummyGame) game =
    rummy_replay_play_on (get_replay (self), rummy_replay_page_get_seat (rummy_screen_get_replay (self->screen)),
                          rummy_deal_code_random_seed ());

  rummy_session_start_practice (rummy_screen_get_session (self->screen), game);
}

/* A finished round hides nothing, so the held game still counts. */
static void
next_seat_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowReplay *self = data;
  g_autoptr (RummyGame) game =
    rummy_replayed_deal_new_turned (rummy_screen_get_game (self->screen), rummy_deal_code_random_seed ());

  rummy_session_start_practice (rummy_screen_get_session (self->screen), game);
}

/* A finished game, with all rounds. */
static void
next_seat_of_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindowReplay *self = data;
  g_autoptr (RummyGame) game = rummy_replayed_deal_new_match (rummy_screen_get_game (self->screen));

  rummy_session_start_practice (rummy_screen_get_session (self->screen), game);
}

/* A move of the person in the round at the table can be judged. */
static const char *
why_not_review (RummyWindowReplay *self)
{
  RummyGame *game = rummy_screen_get_game (self->screen);
  const char *why_not = rummy_screen_why_not (self->screen, FALSE);
  guint seat = rummy_screen_get_viewer (self->screen)->seat;
  const RummyRecord *record;

  if (why_not != NULL)
    return why_not;
  if (rummy_game_get_level (game, seat) != RUMMY_LEVEL_PERSON)
    return _("Take a seat first.");
  if (rummy_screen_is_over (self->screen))
    return NULL;

  record = rummy_game_get_record (game);
  for (gsize i = record->n_moves; i-- > 0 && record->moves[i].kind != RUMMY_MOVE_DEAL;) {
    if (record->moves[i].seat == seat)
      return NULL;
  }

  return _("You haven’t made a move this round.");
}

/* A finished round, dealt to another seat. */
static const char *
why_not_next_seat (RummyWindowReplay *self)
{
  const char *why_not = rummy_screen_why_not (self->screen, FALSE);

  if (why_not != NULL)
    return why_not;
  if (!rummy_screen_is_over (self->screen))
    return rummy_words_refusal (RUMMY_REFUSED_NOT_OVER);
  if (rummy_screen_has_tutorial (self->screen))
    return _("Not available in the guided round.");

  return rummy_screen_is_watching (self->screen) ? _("Take a seat first.") : NULL;
}

static const char *
why_not_replay_last (RummyWindowReplay *self)
{
  if (rummy_screen_get_replay (self->screen) != NULL)
    return _("Close the replay first.");
  if (self->last_game != 0 || has_finished_round (rummy_session_get_game (rummy_screen_get_session (self->screen))))
    return NULL;

  return _("Finish a round first.");
}

static void
changed_cb (RummyWindowReplay *self)
{
  GActionMap *map = rummy_screen_get_actions (self->screen);
  const RummyMatch *match = rummy_screen_get_match (self->screen);
  const char *why_not = rummy_screen_why_not (self->screen, FALSE), *why_not_turn = why_not_next_seat (self);
  /* At Home, too. */
  const char *why_not_look = rummy_screen_get_game (self->screen) != NULL ||
                                 rummy_screen_get_replay (self->screen) != NULL ? why_not : NULL;

  rummy_actions_enable (map, "replay", why_not);
  rummy_actions_enable (map, "replay-last", why_not_replay_last (self));
  rummy_actions_enable (map, "last-six", rummy_screen_why_not (self->screen, TRUE));
  rummy_actions_enable (map, "close-replay",
                        rummy_screen_get_replay (self->screen) == NULL ? _("Open a replay first.") : NULL);
  rummy_actions_enable (map, "play-on", why_not_play_on (self));
  rummy_actions_enable (map, "review", why_not_review (self));
  rummy_actions_enable (map, "next-seat", why_not_turn);
  if (why_not_turn == NULL && !(match->over && match->rounds > 1))
    why_not_turn = _("Finish a game of two or more rounds first.");
  rummy_actions_enable (map, "next-seat-of-game", why_not_turn);
  rummy_actions_enable (map, "history", why_not_look);
  rummy_actions_enable (map, "league", why_not_look);
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RummyWindowReplay *self = data;
  g_autoptr (GPtrArray) games = rummy_history_list_finish (RUMMY_HISTORY (source), result, NULL);

  if (games == NULL) /* perhaps because this is gone */
    return;

  self->last_game = games->len > 0 ? ((RummyPastGame *) games->pdata[0])->id : 0;
  changed_cb (self);
}

/* At Home. */
static void
viewed_cb (RummyWindowReplay *self)
{
  GSettings *settings = rummy_screen_get_settings (self->screen);
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (settings);
  RummyHistoryFilter filter = { .owner = rummy_profiles_owner (settings, rummy_profiles_current (settings, profiles)) };

  if (rummy_screen_get_game (self->screen) == NULL && rummy_screen_get_replay (self->screen) == NULL)
    rummy_history_list_async (rummy_session_get_history (rummy_screen_get_session (self->screen)), &filter, 0, 1,
                              self->cancellable, listed_cb, self);
}

RummyWindowReplay *
rummy_window_replay_new (RummyScreen *screen, RummyPages *pages, RummyWindowScores *scores,
                         RummyNews *news)
{
  static const GActionEntry entries[] = {
    { .name = "replay", .activate = replay_cb },
    { .name = "replay-last", .activate = replay_last_cb },
    { .name = "last-six", .activate = last_six_cb },
    { .name = "close-replay", .activate = close_cb },
    { .name = "play-on", .activate = play_on_cb },
    { .name = "review", .activate = review_cb },
    { .name = "history", .activate = history_cb },
    { .name = "league", .activate = league_cb },
    { .name = "next-seat", .activate = next_seat_cb },
    { .name = "next-seat-of-game", .activate = next_seat_of_game_cb },
  };
  RummyWindowReplay *self = g_object_new (RUMMY_TYPE_WINDOW_REPLAY, NULL);

  self->screen = screen;
  self->pages = pages;
  self->scores = scores;
  self->news = news;
  self->cancellable = g_cancellable_new ();
  g_action_map_add_action_entries (rummy_screen_get_actions (screen), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (screen, "leaving", G_CALLBACK (rummy_window_replay_leave), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (screen, "viewed", G_CALLBACK (viewed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (screen, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

void
rummy_window_replay_leave (RummyWindowReplay *self)
{
  RummyReplayPage *page = rummy_screen_get_replay (self->screen);

  g_clear_weak_pointer (&self->focus);
  g_clear_object (&self->review);
  if (page == NULL)
    return;

  rummy_pages_remove_replay (self->pages, page);
  if (rummy_screen_get_game (self->screen) != NULL)
    rummy_game_unhold (rummy_screen_get_game (self->screen));
}
