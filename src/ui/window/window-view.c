/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/window/window-private.h"

#include <glib/gi18n.h>

#include "ui/parts/program-name.h"
#include "ui/play/belief-dialog.h"
#include "ui/play/log.h"
#include "ui/play/pile-list.h"
#include "ui/play/score-panel.h"
#include "ui/words/games.h"
#include "ui/words/words.h"

static void
show_page (RummyWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));
  const char *page = "table";

  if (self->replay != NULL) {
    page = "replay";
  } else if (self->game == NULL) {
    page = "start";
    rummy_start_page_update (self->start_page, self->settings, self->session);
    rummy_window_list_files (self);
  } else if (rummy_window_is_passing (self)) {
    page = "pass";
  }

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), page) == 0)
    return;
  /* Else it would walk on by itself, to anything. */
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->pages)))
    gtk_root_set_focus (GTK_ROOT (self), NULL);
  gtk_stack_set_visible_child_name (self->pages, page);
}

/* What tells of the cards of one person goes before another one comes. */
static void
close_log (RummyWindow *self)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));

  if (RUMMY_IS_LOG (dialog) || RUMMY_IS_PILE_LIST (dialog) || RUMMY_IS_BELIEF_DIALOG (dialog))
    adw_dialog_force_close (dialog);
}

gboolean
rummy_window_is_passing (RummyWindow *self)
{
  return self->game != NULL && self->viewer.awaited != RUMMY_SEAT_NONE;
}

void
rummy_window_set_view (RummyWindow *self)
{
  const RummyViewer *viewer = &self->viewer;
  gboolean was_passing = gtk_widget_get_child_visible (GTK_WIDGET (self->pass_page));

  close_log (self);
  if (rummy_window_is_passing (self)) {
    adw_toast_overlay_dismiss_all (self->toasts);
    if (self->seat_popover != NULL)
      gtk_popover_popdown (GTK_POPOVER (self->seat_popover));
  }

  /* No hand is open while it changes. */
  if (viewer->person == RUMMY_SEAT_NONE)
    rummy_table_set_closed (self->table, TRUE);
  rummy_table_set_game (self->table, self->game, viewer->seat);
  rummy_table_set_closed (self->table, viewer->person == RUMMY_SEAT_NONE);
  rummy_status_set_game (self->status, self->game, viewer->person);
  rummy_score_panel_set_game (RUMMY_SCORE_PANEL (self->score_panel), self->game, viewer->person);

  if (rummy_window_is_passing (self))
    rummy_pass_page_set_seat (self->pass_page, self->game, viewer->awaited);
  show_page (self);
  if (rummy_window_is_passing (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->pass_page));
  else if (was_passing && self->game != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

void
rummy_window_update_view (RummyWindow *self)
{
  if (self->game != NULL && rummy_viewer_update (&self->viewer, self->game))
    rummy_window_set_view (self);
}

void
rummy_window_update_title (RummyWindow *self)
{
  RummyGame *shown = rummy_window_get_shown (self);
  g_autofree char *round = NULL;
  const char *title = RUMMY_NAME;

  if (self->replay != NULL)
    title = _("Replay");
  else if (rummy_window_has_tutorial (self))
    title = _("Guided Round");
  else if (self->game != NULL)
    title = rummy_games_name (&rummy_game_get_match (self->game)->rules);

  if (shown != NULL && self->replay == NULL && rummy_session_is_practice (self->session))
    round = g_strdup (_("Practice"));
  else if (shown != NULL && rummy_game_is_practice (shown))
    /* Translators: the number of the round.  A narrow window has room for one short line. */
    round = g_strdup_printf (_("Practice, Round %u"), rummy_game_get_match (shown)->rounds);
  else if (shown != NULL && rummy_game_get_round (shown)->role != RUMMY_ROLE_NONE)
    /* Translators: the number of the round, then what jokers are for in it. */
    round = g_strdup_printf (_("Round %u, %s"), rummy_game_get_match (shown)->rounds,
                             rummy_words_role (rummy_game_get_round (shown)->role));
  else if (shown != NULL && rummy_match_rounds_are_open (&rummy_game_get_match (shown)->rules) &&
           rummy_game_get_match (shown)->rounds <= rummy_game_get_match (shown)->rules.target)
    /* Translators: the number of the game, then that of its round, then how many rounds there will be. */
    round = g_strdup_printf (_("Game %u, Round %u of %d"), rummy_game_get_match (shown)->game,
                             rummy_game_get_match (shown)->rounds, rummy_game_get_match (shown)->rules.target);
  else if (shown != NULL)
    /* Translators: the number of the game, then that of its round. */
    round = g_strdup_printf (_("Game %u, Round %u"), rummy_game_get_match (shown)->game,
                             rummy_game_get_match (shown)->rounds);

  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->subtitle, round != NULL ? round : "");
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), round != NULL);
}

/* The boxes of the bar lie the other way round then, the words in them do not. */
static void
turn_boxes (GtkWidget *widget, GtkTextDirection direction)
{
  if (RUMMY_IS_STATUS (widget) || GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget))
    return;

  if (GTK_IS_BOX (widget))
    gtk_widget_set_direction (widget, direction);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    turn_boxes (child, direction);
}

void
rummy_window_turn_bar (RummyWindow *self)
{
  GtkTextDirection usual = gtk_widget_get_default_direction ();
  GtkTextDirection other = usual == GTK_TEXT_DIR_RTL ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL;

  turn_boxes (self->bottom, g_settings_get_boolean (self->settings, "left-handed") ? other : usual);
}

void
rummy_window_dress (RummyWindow *self, RummyTable *table)
{
  RummyDeck deck;
  RummyPace pace;
  RummyLook look;
  GdkRGBA own;

  rummy_deck_read (self->settings, &deck);
  look = rummy_look_read (self->settings, &own);
  rummy_table_set_deck (table, &deck);
  rummy_table_set_look (table, look, &own);
  rummy_pace_read (self->settings, &pace);
  rummy_table_set_pace (table, &pace);
  rummy_table_set_left_handed (table, g_settings_get_boolean (self->settings, "left-handed"));
}
