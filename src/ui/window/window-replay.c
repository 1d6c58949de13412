/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-private.h"

#include <glib/gi18n.h>

#include "game/replayed-deal.h"
#include "game/deal-code.h"
#include "ui/words/words.h"

/* A round that is gone through again, in place of the table.  The game waits meanwhile. */

static void
reviewed_cb (RummyWindow *self)
{
  if (self->is_review)
    rummy_window_close_replay (self);
}

/* From the seat, at the end of what was played of the game, which may be another than the one that goes on. */
static void
open_game (RummyWindow *self, RummyGame *game, guint seat, gboolean closed)
{
  AdwDialog *dialog;

  self->had_sheet = self->sheet != NULL;
  self->is_review = FALSE;
  rummy_window_close_sheet (self);
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));
  if (dialog != NULL)
    adw_dialog_force_close (dialog);
  if (self->seat_popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->seat_popover));

  g_set_weak_pointer (&self->replay_focus, gtk_root_get_focus (GTK_ROOT (self)));
  adw_toast_overlay_dismiss_all (self->toasts);
  if (self->game != NULL)
    rummy_game_hold (self->game);
  self->replay = RUMMY_REPLAY_PAGE (rummy_replay_page_new (game, seat, closed, self->settings));
  rummy_table_take_up_faces (rummy_replay_page_get_table (self->replay), self->table);
  g_signal_connect_object (self->replay, "reviewed", G_CALLBACK (reviewed_cb), self, G_CONNECT_SWAPPED);
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->replay), "replay");
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (self->replay));
  rummy_window_dress (self, rummy_replay_page_get_table (self->replay));
  /* What the menu does to cards it does to those that are seen. */
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table",
                                  rummy_table_get_actions (rummy_replay_page_get_table (self->replay)));
  rummy_window_update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->replay));
}

/* The sheet was below it. */
static void
review_closed_cb (RummyWindow *self)
{
  if (self->game != NULL && self->game == rummy_session_get_game (self->session))
    rummy_window_show_sheet (self);
}

/* The same, from a dialog that comes back. */
static void
open_from (RummyWindow *self, RummyGame *game, guint seat, gboolean closed, AdwDialog *dialog)
{
  g_autoptr (AdwDialog) kept = g_object_ref (dialog);
  gboolean had_sheet = g_signal_handlers_disconnect_by_func (dialog, review_closed_cb, self) > 0;

  open_game (self, game, seat, closed);
  self->had_sheet |= had_sheet;
  g_set_object (&self->review, kept);
}

static gboolean
is_closed (RummyWindow *self)
{
  return self->viewer.person == RUMMY_SEAT_NONE;
}

void
rummy_window_replay_from (RummyWindow *self, guint position, AdwDialog *review)
{
  open_from (self, self->game, self->viewer.seat, is_closed (self), review);
  rummy_replay_seek (rummy_replay_page_get_replay (self->replay), position);
}

void
rummy_window_replay_game (RummyWindow *self, RummyGame *game, guint round, AdwDialog *dialog)
{
  guint seat = 0, players = (guint) rummy_game_get_match (game)->rules.players;

  /* As the first person saw it, or whoever sat first. */
  while (seat < players && rummy_game_get_level (game, seat) != RUMMY_LEVEL_PERSON)
    seat++;
  open_from (self, game, seat % players, FALSE, dialog);
  rummy_replay_set_round (rummy_replay_page_get_replay (self->replay), round);
  rummy_replay_seek (rummy_replay_page_get_replay (self->replay), 0);
}

static void
open (RummyWindow *self)
{
  open_game (self, self->game, self->viewer.seat, is_closed (self));
}

static void
replay_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  open (data);
}

/* Asked for at the table, it leads back there by itself. */
static void
last_six_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;

  if (self->replay == NULL) {
    open (self);
    self->is_review = TRUE;
  }
  rummy_replay_page_review (self->replay);
}

static void
close_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  rummy_window_close_replay (data);
}

static void
play_on_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;
  RummyReplay *replay = rummy_replay_page_get_replay (self->replay);
  g_autoptr (RummyGame) game = NULL;

  if (!rummy_replay_is_finished (replay)) {
    rummy_window_tell (self, _("This round is still played. When it is over, you can play on from any of its moves."));
    return;
  }
  if (rummy_game_get_round (rummy_window_get_shown (self))->phase == RUMMY_PHASE_OVER) {
    rummy_window_tell (self, _("Here the round is over. Go back to the move from which you want to play on."));
    return;
  }

  game = rummy_replay_play_on (replay, rummy_replay_page_get_seat (self->replay), rummy_deal_code_random_seed ());
  rummy_session_start_practice (self->session, game);
}

/* A round that is over tells nothing that was hidden, so the game that it is of waits and counts as before. */
static void
next_seat_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;
  g_autoptr (RummyGame) game = rummy_replayed_deal_new_turned (self->game, rummy_deal_code_random_seed ());

  rummy_session_start_practice (self->session, game);
}

/* A game that is over, with all its rounds. */
static void
next_seat_of_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RummyWindow *self = data;
  g_autoptr (RummyGame) game = rummy_replayed_deal_new_match (self->game);

  rummy_session_start_practice (self->session, game);
}

/* Of more rounds than one, also with the cards of both seats. */
static char *
sum_words (const RummyReplayedDealResult *result, const char *name, gboolean is_duel)
{
  g_autofree char *own = rummy_words_points (result->own), *other = rummy_words_points (result->other);
  g_autofree char *own_of_both = rummy_words_points (result->own + result->own_before);
  g_autofree char *other_of_both = rummy_words_points (result->other + result->other_now);
  g_autofree char *rounds = NULL, *both = NULL;

  /* Translators: a number of rounds, points that you have made in them, the name of a player, and the points of that
   * one. */
  rounds = g_strdup_printf (ngettext ("In %u round that was dealt alike you made %s with these cards; %s made %s.",
                                      "In %u rounds that were dealt alike you made %s with these cards; %s made %s.",
                                      result->n_rounds),
                            result->n_rounds, own, name, other);
  if (is_duel)
    /* Translators: points that you have made, the name of a player, and the points of that one. */
    both = g_strdup_printf (_("With the cards of both seats together you made %s, and %s made %s."), own_of_both, name,
                            other_of_both);
  else
    /* Translators: points that you have made, and points that others have made with the same cards. */
    both = g_strdup_printf (_("With the cards of both seats together you made %s, and the others %s."), own_of_both,
                            other_of_both);

  /* Translators: two whole sentences that follow each other. */
  return g_strdup_printf (C_("sentences", "%s %s"), rounds, both);
}

char *
rummy_window_compare_words (RummyWindow *self)
{
  RummyGame *before = rummy_session_get_waiting (self->session);
  guint own = self->viewer.person, other_own;
  g_autofree char *name = NULL, *points = NULL, *now = NULL;
  RummyReplayedDealResult result;

  if (before == NULL || own == RUMMY_SEAT_NONE || rummy_game_get_round (self->game)->phase != RUMMY_PHASE_OVER)
    return NULL;

  other_own = rummy_seats_only_person (rummy_game_get_seats (before),
                                       (guint) rummy_game_get_match (before)->rules.players);
  if (other_own == own || other_own == RUMMY_SEAT_NONE)
    return NULL;
  result = rummy_replayed_deal_compare (self->game, own, before, other_own);
  if (result.n_rounds == 0)
    return NULL;

  name = rummy_words_seat (before, own, other_own);
  if (result.n_rounds > 1)
    return sum_words (&result, name, rummy_game_get_match (before)->rules.players == 2);

  points = rummy_words_points (result.other);
  now = rummy_words_points (result.own);

  /* Translators: points that you have made now, the name of a player, and the points of that one. */
  return g_strdup_printf (_("With these cards you made %s; %s made %s with them."), now, name, points);
}

void
rummy_window_init_replay (RummyWindow *self)
{
  static const GActionEntry entries[] = {
    { .name = "replay", .activate = replay_cb },
    { .name = "last-six", .activate = last_six_cb },
    { .name = "close-replay", .activate = close_cb },
    { .name = "play-on", .activate = play_on_cb },
    { .name = "next-seat", .activate = next_seat_cb },
    { .name = "next-seat-of-game", .activate = next_seat_of_game_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

void
rummy_window_update_replay (RummyWindow *self)
{
  gboolean practises = rummy_session_get_waiting (self->session) != NULL && !rummy_window_shows_tutorial (self);
  gboolean is_compact;

  g_object_get (self->status, "compact", &is_compact, NULL);
  gtk_widget_set_visible (self->replay_close, self->replay != NULL);
  /* In a low window the title says so, and the menu leads back. */
  adw_banner_set_revealed (self->practice, practises && self->replay == NULL && !is_compact);
  rummy_window_fit_trouble (self);
  if (self->replay != NULL)
    rummy_replay_page_set_compact (self->replay, is_compact);
}

void
rummy_window_leave_replay (RummyWindow *self)
{
  GtkWidget *page = GTK_WIDGET (g_steal_pointer (&self->replay));

  g_clear_weak_pointer (&self->replay_focus);
  g_clear_object (&self->review);
  if (page == NULL)
    return;

  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", rummy_table_get_actions (self->table));
  if (gtk_root_get_focus (GTK_ROOT (self)) != NULL &&
      gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (self)), page))
    gtk_root_set_focus (GTK_ROOT (self), NULL);
  gtk_stack_set_visible_child_name (self->pages, self->game != NULL ? "table" : "start");
  gtk_stack_remove (self->pages, page);
  if (self->game != NULL)
    rummy_game_unhold (self->game);
}

void
rummy_window_close_replay (RummyWindow *self)
{
  gboolean had_sheet = self->had_sheet;
  g_autoptr (GtkWidget) focus = NULL;
  g_autoptr (AdwDialog) review = NULL;

  if (self->replay == NULL)
    return;

  review = g_steal_pointer (&self->review);
  g_set_object (&focus, self->replay_focus);
  rummy_window_leave_replay (self);
  if (focus != NULL && gtk_widget_get_mapped (focus))
    gtk_widget_grab_focus (focus);
  rummy_window_update (self);
  if (review != NULL)
    adw_dialog_present (review, GTK_WIDGET (self));
  if (review != NULL && had_sheet)
    g_signal_connect_object (review, "closed", G_CALLBACK (review_closed_cb), self, G_CONNECT_SWAPPED);
  else if (had_sheet)
    rummy_window_show_sheet (self);
}

RummyGame *
rummy_window_get_shown (RummyWindow *self)
{
  return self->replay != NULL ? rummy_table_get_game (rummy_replay_page_get_table (self->replay)) : self->game;
}
