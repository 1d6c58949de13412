/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The question at the start, who of several players plays. */

#include "players-fixture.h"

#include "store/profiles.h"

static gboolean
is_mapped_row (GtkWidget *widget, const char *title)
{
  return is_row (widget, title) && gtk_widget_get_mapped (widget);
}

static gboolean
is_mapped_tooltip (GtkWidget *widget, const char *text)
{
  return has_tooltip (widget, text) && gtk_widget_get_mapped (widget);
}

static gboolean
is_tile (GtkWidget *widget, const char *name)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "player-tile") && gtk_widget_get_mapped (widget) &&
         find (widget, is_label, name) != NULL;
}

/* As the program does at its start. */
static GtkWidget *
ask_who_plays (Fixture *fixture)
{
  GtkWidget *dialog;

  rummy_window_ask_player (fixture->window);
  dialog = GTK_WIDGET (get_dialog (fixture));
  g_assert_true (RUMMY_IS_PLAYERS_DIALOG (dialog));
  while (find (dialog, is_tile, "Player 1") == NULL)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));

  return dialog;
}

static void
assert_plays (Fixture *fixture, const char *name)
{
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (window_settings (fixture->window));

  g_assert_cmpstr (rummy_profiles_current (window_settings (fixture->window), profiles)->name, ==, name);
}

/* M-105 to M-107: names to click, and all else behind them. */
static void
test_ask (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = window_settings (fixture->window);
  GtkWidget *dialog, *ask, *tile;

  g_settings_set_boolean (settings, "ask-profile", TRUE);
  rummy_window_ask_player (fixture->window);
  g_assert_null (get_dialog (fixture));

  dialog = open_players (fixture);
  ask = find (dialog, is_row, "Ask Who’s Playing at Startup");
  g_assert_false (gtk_widget_get_mapped (ask));
  add (fixture, dialog, "Ann");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  g_assert_true (gtk_widget_get_mapped (ask));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  wait_until_closed (fixture);

  dialog = ask_who_plays (fixture);
  g_assert_cmpstr (adw_dialog_get_title (ADW_DIALOG (dialog)), ==, "Who’s Playing?");
  g_assert_null (find (dialog, is_mapped_row, "Delete Everything…"));
  g_assert_null (find (dialog, is_mapped_tooltip, "Remove This Player"));
  gtk_widget_activate (find (dialog, is_mapped_tooltip, "Manage Players"));
  while (find (dialog, is_mapped_row, "Delete Everything…") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (find (dialog, is_mapped_tooltip, "Remove This Player"));
  g_assert_true (adw_switch_row_get_active (ADW_SWITCH_ROW (find (dialog, is_row, "Ask Who’s Playing at Startup"))));
  g_assert_cmpstr (adw_dialog_get_title (ADW_DIALOG (dialog)), ==, "Players");
  adw_dialog_force_close (ADW_DIALOG (dialog));
  wait_until_closed (fixture);

  dialog = ask_who_plays (fixture);
  tile = find (dialog, is_tile, "Ann");
  g_assert_cmpint (gtk_widget_get_width (tile), >=, 44);
  g_assert_cmpint (gtk_widget_get_height (tile), >=, 44);
  point_at (fixture, tile);
  xdotool ("click", "1", NULL);
  wait_until_closed (fixture);
  assert_plays (fixture, "Ann");
  g_settings_set_boolean (settings, "ask-profile", FALSE);
  rummy_window_ask_player (fixture->window);
  g_assert_null (get_dialog (fixture));
}

/* Enter lets the last player go on, arrow keys lead to others. */
static void
test_keys (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = window_settings (fixture->window);
  GtkWidget *dialog = open_players (fixture);

  add (fixture, dialog, "Ann");
  add (fixture, dialog, "Bob");
  gtk_widget_activate (find (dialog, is_row, "Ann"));
  wait_until_closed (fixture);
  g_settings_set_boolean (settings, "ask-profile", TRUE);

  dialog = ask_who_plays (fixture);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == find (dialog, is_tile, "Ann"));
  press_key ("Return");
  wait_until_closed (fixture);
  assert_plays (fixture, "Ann");

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  spin_until_size (GTK_WIDGET (fixture->window), 360, 640);
  dialog = ask_who_plays (fixture);
  while (gtk_window_get_focus (GTK_WINDOW (fixture->window)) != find (dialog, is_tile, "Ann"))
    g_main_context_iteration (NULL, TRUE);
  press_key ("Right");
  while (gtk_window_get_focus (GTK_WINDOW (fixture->window)) != find (dialog, is_tile, "Bob"))
    g_main_context_iteration (NULL, TRUE);
  press_key ("Return");
  wait_until_closed (fixture);
  assert_plays (fixture, "Bob");
}

/* Who is new at the start plays at once. */
static void
test_new (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_players (fixture);

  add (fixture, dialog, "Ann");
  adw_dialog_force_close (ADW_DIALOG (dialog));
  wait_until_closed (fixture);
  g_settings_set_boolean (window_settings (fixture->window), "ask-profile", TRUE);

  dialog = ask_who_plays (fixture);
  g_signal_emit_by_name (find (dialog, is_tile, "New Player…"), "clicked");
  answer (fixture, "Bob");
  wait_until_closed (fixture);
  assert_plays (fixture, "Bob");
}

int
main (int argc, char **argv)
{
  init (&argc, &argv);

  ADD_PLAYERS ("/who-plays/ask", test_ask);
  ADD_PLAYERS ("/who-plays/keys", test_keys);
  ADD_PLAYERS ("/who-plays/new", test_new);

  return g_test_run ();
}
