/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "window-fixture.h"

#include "ui/records/players-dialog.h"

/* The dialog of players, and its names. */

/* All at once: a dialog of before may still look. */
static inline void
reset_profiles (void)
{
  static const char *const keys[] = {
    "profile", "profiles", "first-profile", "new-profile", "ask-profile", "card-back", "seat-names", "seat-levels",
  };
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");

  g_settings_delay (settings);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
  g_settings_apply (settings);
}

static inline void
set_up_players (Fixture *fixture, gconstpointer data)
{
  reset_profiles ();
  set_up_turn (fixture, data);
}

static inline AdwDialog *
get_dialog (Fixture *fixture)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
}

static inline GtkWidget *
open_players (Fixture *fixture)
{
  act (fixture, "players");
  g_assert_true (RUMMY_IS_PLAYERS_DIALOG (get_dialog (fixture)));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));

  return GTK_WIDGET (get_dialog (fixture));
}

static inline void
wait_until_closed (Fixture *fixture)
{
  while (get_dialog (fixture) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static inline gboolean
is_row (GtkWidget *widget, const char *title)
{
  return ADW_IS_PREFERENCES_ROW (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

static inline gboolean
is_entry (GtkWidget *widget, const char *text)
{
  return ADW_IS_ENTRY_ROW (widget);
}

/* Gives the name that is asked for. */
static inline void
answer (Fixture *fixture, const char *name)
{
  AdwDialog *alert = get_dialog (fixture);

  g_assert_true (ADW_IS_ALERT_DIALOG (alert));
  gtk_editable_set_text (GTK_EDITABLE (find (GTK_WIDGET (alert), is_entry, NULL)), name);
  g_signal_emit_by_name (alert, "response", "keep");
  adw_dialog_force_close (alert);
}

static inline void
add (Fixture *fixture, GtkWidget *dialog, const char *name)
{
  gtk_widget_activate (find (dialog, is_row, "New Player…"));
  answer (fixture, name);
}

#define ADD_PLAYERS(path, func) g_test_add (path, Fixture, NULL, set_up_players, func, tear_down)
