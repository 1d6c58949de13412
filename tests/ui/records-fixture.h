/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "window-fixture.h"

#include "ui/records/history-dialog.h"
#include "ui/records/league-item.h"
#include "ui/records/past-item.h"

/* The dialog of games that were played, and games for it. */

static inline gboolean
is_mapped_label (GtkWidget *widget, const char *text)
{
  return is_label (widget, text) && gtk_widget_get_mapped (widget);
}

/* What can be chosen: a row, or a line of a list or table. */
static inline gboolean
is_row (GtkWidget *widget, const char *title)
{
  if (ADW_IS_ACTION_ROW (widget))
    return gtk_widget_get_mapped (widget) &&
           g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);

  return is_mapped_label (widget, title) && gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_VIEW) != NULL;
}

static inline gboolean
is_stack (GtkWidget *widget, const char *text)
{
  return ADW_IS_VIEW_STACK (widget);
}

static inline gboolean
is_mnemonic_button (GtkWidget *widget, const char *label)
{
  return is_button (widget, label) && gtk_widget_get_mapped (widget);
}

static inline GtkWidget *
visible_dialog (Fixture *fixture)
{
  return GTK_WIDGET (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
}

static inline GtkWidget *
wait_for (Fixture *fixture, MatchFunc matches, const char *text)
{
  GtkWidget *found = NULL;

  while (found == NULL) {
    GtkWidget *dialog = visible_dialog (fixture);

    found = dialog != NULL ? find (dialog, matches, text) : NULL;
    if (found == NULL)
      g_main_context_iteration (NULL, TRUE);
  }

  return found;
}

static inline void
show_part (Fixture *fixture, const char *name)
{
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (wait_for (fixture, is_stack, NULL)), name);
}

static inline void
open_history (Fixture *fixture)
{
  act (fixture, "history");
  g_assert_true (RUMMY_IS_HISTORY_DIALOG (visible_dialog (fixture)));
}

/* The line of a list with this title, or of a table with this name. */
static inline guint
position_of (GtkWidget *label, const char *text)
{
  GListModel *items = G_LIST_MODEL (gtk_list_view_get_model (
    GTK_LIST_VIEW (gtk_widget_get_ancestor (label, GTK_TYPE_LIST_VIEW))));

  for (guint i = 0; i < g_list_model_get_n_items (items); i++) {
    g_autoptr (GObject) item = g_list_model_get_item (items, i);
    g_autofree char *title = NULL;

    g_object_get (item, RUMMY_IS_PAST_ITEM (item) ? "title" : "short-name", &title, NULL);
    if (g_str_equal (title, text))
      return i;
  }
  g_assert_not_reached ();
}

static inline void
choose (Fixture *fixture, const char *title)
{
  GtkWidget *row = wait_for (fixture, is_row, title);

  if (ADW_IS_ACTION_ROW (row))
    gtk_widget_activate (row);
  else
    g_assert_true (gtk_widget_activate_action (row, "list.activate-item", "u", position_of (row, title)));
}

/* A game by two computers and a name, to its end. */
static inline void
make_game (guint64 seed, const char *name, RummySavedGame *saved)
{
  char message[RUMMY_ERROR_TEXT];
  RummyRules rules;
  RummyMatch match;
  RummyRng rng;

  g_assert_true (rummy_rules_init (&rules, "500-rum"));
  g_assert_true (rummy_rules_read (&rules, "target=100", message));
  rummy_record_init (&saved->record, &rules, seed, 1);
  rummy_record_start (&saved->record, &match);
  rummy_seats_init (&saved->seats, RUMMY_LEVEL_EXPERT);
  rummy_seats_set_name (&saved->seats, 0, name);
  rummy_rng_seed (&rng, seed);
  while (!match.over) {
    RummyMove move = { .kind = RUMMY_MOVE_DEAL, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };
    RummyView view;

    if (match.rounds > 0 && match.round.phase != RUMMY_PHASE_OVER) {
      rummy_view_init (&view, &match.round, match.round.turn, match.totals);
      move = rummy_bot_choose (&view, RUMMY_LEVEL_AVERAGE, &rng, NULL);
    }
    g_assert_cmpint (rummy_match_apply (&match, &move, NULL), ==, RUMMY_OK);
    rummy_record_add (&saved->record, &move);
  }
}

static inline void
keep_game (Fixture *fixture, guint64 seed, const char *name, RummySavedGame *saved)
{
  make_game (seed, name, saved);
  rummy_history_save (rummy_session_get_history (fixture->session), saved, NULL, 1700000000, 1700000600, TRUE, FALSE);
}
