/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Where only computers play. */

#include "window-fixture.h"

#include "ui/options/seat-settings.h"
#include "ui/setup/watch-dialog.h"
#include "ui/table/slot-widget.h"

static gboolean
is_slot (GtkWidget *widget, const char *unused)
{
  return RUMMY_IS_SLOT_WIDGET (widget) && gtk_widget_get_visible (widget);
}

static gsize
n_moves (Fixture *fixture)
{
  return rummy_game_get_record (window_game (fixture->window))->n_moves;
}

static void
press (Fixture *fixture, const char *label)
{
  GtkWidget *button = find (GTK_WIDGET (fixture->window), is_button, label);

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

static void
spin_until_moved (Fixture *fixture, gsize before)
{
  while (n_moves (fixture) == before)
    g_main_context_iteration (NULL, TRUE);
}

/* Where nobody can meld there is no place for it; the focus goes to the plates, where one can sit down. */
static void
test_no_slot (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);

  rummy_game_stop (window_game (fixture->window));
  g_assert_null (find (window, is_slot, NULL));
  gtk_root_set_focus (GTK_ROOT (window), NULL);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (window_table (fixture->window))));
  g_assert_true (rummy_focus_get_place (focus_of (window_table (fixture->window))) ==
                 rummy_spread_get_own (spread_of (window_table (fixture->window))));

  rummy_game_set_level (window_game (fixture->window), 0, RUMMY_LEVEL_PERSON);
  g_assert_nonnull (find (window, is_slot, NULL));
}

/* Nothing that is under way may move any more. */
static void
check_stands_still (Fixture *fixture)
{
  gsize before = n_moves (fixture);

  g_assert_false (rummy_game_is_started (window_game (fixture->window)));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (n_moves (fixture), ==, before);
}

static void
set_up_watch (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");

  g_settings_set_double (settings, "pause", 0);
  g_settings_set_boolean (settings, "watch-rounds", FALSE);
  set_up (fixture, data);
  rummy_game_set_level (window_game (fixture->window), own_seat (fixture), RUMMY_LEVEL_RANDOM);
  rummy_game_set_level (window_game (fixture->window), 1, RUMMY_LEVEL_RANDOM);
}

static void
test_bar (Fixture *fixture, gconstpointer data)
{
  gsize before;

  assert_page (fixture, "watch");
  spin_until_moved (fixture, n_moves (fixture));

  press (fixture, "Pause");
  check_stands_still (fixture);
  g_assert_cmpstr (rummy_status_get_text (window_status (fixture->window)), ==,
                   "Paused. Press Resume, or Step for one move.");
  rummy_status_set_by_keys (window_status (fixture->window), TRUE);
  g_assert_cmpstr (rummy_status_get_text (window_status (fixture->window)), ==,
                   "Paused. Press Ctrl+P to resume, or Ctrl+Right for one move.");

  for (guint i = 0; i < 3; i++) {
    before = n_moves (fixture);
    press (fixture, "Step");
    spin_until_moved (fixture, before);
    g_assert_cmpuint (n_moves (fixture), ==, before + 1);
    check_stands_still (fixture);
  }

  press (fixture, "Resume");
  before = n_moves (fixture);
  spin_until_moved (fixture, before);
  g_assert_true (rummy_game_is_started (window_game (fixture->window)));
}

static gboolean
is_scores (GtkWidget *widget, const char *tooltip)
{
  return has_tooltip (widget, tooltip) && gtk_widget_get_mapped (widget);
}

/* Who stops reads how it stands, with the games that were won, in a window of few pixels too; nothing of the bar moves
 * for that, nothing else does meanwhile, and then it goes on as if nobody had looked. */
static void
test_scores (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window), *bar = GTK_WIDGET (window_buttons (fixture->window)), *scores;
  int running, stopped;
  gsize before;

  finish_round (fixture);
  while (!match_of (fixture)->over) {
    act (fixture, "next-round");
    finish_round (fixture);
  }
  rummy_seat_settings_write (window_settings (fixture->window), &match_of (fixture)->rules,
                             rummy_game_get_seats (window_game (fixture->window)));
  g_settings_set_double (window_settings (fixture->window), "pause",
                         5); /* no round may end before the window has its size */
  act (fixture, "another-game");
  spin_until_closed (fixture->window);
  assert_page (fixture, "watch");
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 294);
  spin_until_size (window, 360, 294);
  gtk_widget_measure (bar, GTK_ORIENTATION_HORIZONTAL, -1, &running, NULL, NULL, NULL);
  g_assert_null (find (window, is_scores, "Scores in Watched Games"));
  press (fixture, "Pause");
  g_settings_set_double (window_settings (fixture->window), "pause", 0);
  gtk_widget_measure (bar, GTK_ORIENTATION_HORIZONTAL, -1, &stopped, NULL, NULL, NULL);
  g_assert_cmpint (stopped, <=, running);
  gtk_test_widget_wait_for_draw (window);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window_status (fixture->window))));
  scores = find (window, is_scores, "Scores in Watched Games");
  g_assert_nonnull (scores);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (scores), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Scores in Watched Games");
  g_signal_emit_by_name (scores, "clicked");
  g_assert_cmpstr (window_pane_page (fixture->window), ==, "scores");
  check_stands_still (fixture);
  g_assert_true (window_is_stopped (fixture->window));
  check_stands_still (fixture);
  before = n_moves (fixture);
  press (fixture, "Step");
  spin_until_moved (fixture, before);
  g_assert_cmpuint (n_moves (fixture), ==, before + 1);
  check_stands_still (fixture);

  press (fixture, "Resume");
  g_assert_null (find (window, is_scores, "Scores in Watched Games"));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window_pace (fixture->window))));
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 720);
  spin_until_size (window, 1000, 720);
}

/* Who sits down again finds a game that goes on. */
static void
test_sit_down (Fixture *fixture, gconstpointer data)
{
  press (fixture, "Pause");
  rummy_game_set_level (window_game (fixture->window), own_seat (fixture), RUMMY_LEVEL_PERSON);
  g_assert_true (rummy_game_is_started (window_game (fixture->window)));
  g_assert_false (is_enabled (fixture, "watch-stop"));
  g_assert_false (is_enabled (fixture, "watch-step"));
  while (match_of (fixture)->round.turn != own_seat (fixture))
    g_main_context_iteration (NULL, TRUE);
  assert_page (fixture, "verbs");
}

static void
test_new_game_is_not_stopped (Fixture *fixture, gconstpointer data)
{
  press (fixture, "Pause");
  rummy_window_new_game (fixture->window, SEED + 1);
  g_assert_true (rummy_game_is_started (window_game (fixture->window)));
  g_assert_false (window_is_stopped (fixture->window));
}

static void
test_rounds (Fixture *fixture, gconstpointer data)
{
  finish_round (fixture);
  g_assert_false (window_waits (fixture->window));
  g_assert_cmpuint (match_of (fixture)->rounds, ==, 1);

  /* It may be said while the sheet is there, and the pause is one to read it. */
  g_settings_set_double (window_settings (fixture->window), "pause", 5);
  g_settings_set_boolean (window_settings (fixture->window), "watch-rounds", TRUE);
  g_assert_true (window_waits (fixture->window));
  adw_dialog_force_close (window_sheet (fixture->window));
  spin_until_closed (fixture->window);
  assert_page (fixture, "watch");
  press (fixture, "Pause");
  g_assert_false (window_waits (fixture->window));
  assert_page (fixture, "round-over");

  /* The step from there is the next round, and stays the only one. */
  act (fixture, "watch-step");
  g_assert_cmpuint (match_of (fixture)->rounds, ==, 2);
  check_stands_still (fixture);

  g_settings_set_double (window_settings (fixture->window), "pause", 0);
  act (fixture, "watch-stop");
  while (match_of (fixture)->rounds < 3)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (match_of (fixture)->rounds, ==, 3);
}

/* The menu of the pace says what is set, and sets it. */
static void
test_pace (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (window_pace (fixture->window)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Pace");
  g_assert_true (gtk_widget_activate_action (window, "settings.card-speed", "s", "fast"));
  g_assert_true (gtk_widget_activate_action (window, "settings.pause", "d", 1.0));
  g_assert_cmpint (pace_of (window_table (fixture->window))->speed, ==, RUMMY_SPEED_FAST);
  g_assert_cmpuint (pace_of (window_table (fixture->window))->pause, ==, 1000);
  g_settings_reset (window_settings (fixture->window), "card-speed");
}

static AdwDialog *
open_dialog (Fixture *fixture)
{
  act (fixture, "watch");

  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
}

/* With Enter: the dialog is ready for it. */
static void
watch (Fixture *fixture)
{
  AdwDialog *dialog = open_dialog (fixture);
  GtkWidget *button = adw_dialog_get_default_widget (dialog);

  g_assert_true (ADW_IS_ALERT_DIALOG (dialog));
  g_assert_true (gtk_widget_has_focus (button));
  g_signal_emit_by_name (button, "clicked");
}

static gboolean
is_banner (GtkWidget *widget, const char *unused)
{
  return ADW_IS_BANNER (widget) && adw_banner_get_revealed (ADW_BANNER (widget)) && gtk_widget_get_visible (widget);
}

/* A game that counts waits behind the one that is watched, whose scores lead back to it. */
static void
test_exhibition (Fixture *fixture, gconstpointer data)
{
  RummyGame *own = window_game (fixture->window);
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkWidget *next;
  gsize n_own;

  g_settings_set_double (window_settings (fixture->window), "pause", 0);
  watch (fixture);
  n_own = rummy_game_get_record (own)->n_moves;
  g_assert_true (rummy_session_get_waiting (fixture->session) == own);
  g_assert_true (rummy_game_is_practice (window_game (fixture->window)));
  g_assert_cmpuint (rummy_game_count_people (window_game (fixture->window)), ==, 0);
  assert_page (fixture, "watch");
  g_assert_nonnull (find (window, is_banner, NULL));

  /* All hands are open, and can be closed and opened. */
  for (guint i = 0; i < 3; i++) {
    GtkWidget *eye = find (window, has_tooltip, "Show Hands");

    for (guint seat = 0; seat < (guint) match_of (fixture)->rules.players; seat++)
      g_assert_cmpint (rummy_game_get_shown (window_game (fixture->window), seat), ==, i != 1);
    g_assert_cmpint (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (eye)), ==, i != 1);
    if (i < 2)
      g_signal_emit_by_name (eye, "clicked");
  }

  /* The next game goes on counting, with the same hands open. */
  g_assert_false (is_enabled (fixture, "watch-next"));
  do {
    finish_round (fixture);
    if (!match_of (fixture)->over)
      act (fixture, "next-round");
  } while (!match_of (fixture)->over);
  adw_dialog_force_close (window_sheet (fixture->window));
  spin_until_closed (fixture->window);
  assert_page (fixture, "game-over");
  press (fixture, "Watch Another Game");
  g_assert_cmpuint (rummy_game_get_won (window_game (fixture->window), 0) +
                      rummy_game_get_won (window_game (fixture->window), 1), ==, 1);
  g_assert_true (rummy_game_get_shown (window_game (fixture->window), 1));
  g_assert_true (rummy_session_get_waiting (fixture->session) == own);

  /* The first time tells what was won; from there it leads back. */
  act (fixture, "end-practice");
  g_assert_nonnull (window_sheet (fixture->window));
  g_assert_true (window_is_stopped (fixture->window));
  g_assert_nonnull (find (GTK_WIDGET (window_sheet (fixture->window)), is_label, "Games won"));
  next = adw_dialog_get_default_widget (window_sheet (fixture->window));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (next)), ==, "_Back to My Game");
  g_signal_emit_by_name (next, "clicked");
  g_assert_true (window_game (fixture->window) == own);
  g_assert_cmpuint (rummy_game_get_record (own)->n_moves, ==, n_own);
  g_assert_false (rummy_game_is_practice (own));
}

/* Two levels can be chosen, and where nothing was won one leaves at once. */
static void
test_levels (Fixture *fixture, gconstpointer data)
{
  RummyGame *own = window_game (fixture->window);
  AdwDialog *dialog = open_dialog (fixture);
  gpointer first = gtk_widget_get_template_child (GTK_WIDGET (dialog), RUMMY_TYPE_WATCH_DIALOG, "first");
  gpointer others = gtk_widget_get_template_child (GTK_WIDGET (dialog), RUMMY_TYPE_WATCH_DIALOG, "others");

  adw_combo_row_set_selected (first, rummy_main_level_index (RUMMY_LEVEL_CHAMPION));
  adw_combo_row_set_selected (others, rummy_main_level_index (RUMMY_LEVEL_NOVICE));
  g_signal_emit_by_name (adw_dialog_get_default_widget (dialog), "clicked");
  g_assert_cmpint (rummy_game_get_level (window_game (fixture->window), 0), ==, RUMMY_LEVEL_CHAMPION);
  g_assert_cmpint (rummy_game_get_level (window_game (fixture->window), 1), ==, RUMMY_LEVEL_NOVICE);

  act (fixture, "end-practice");
  g_assert_null (window_sheet (fixture->window));
  g_assert_true (window_game (fixture->window) == own);
}

/* Who let a computer play on in a game that counts may not look into the hands meanwhile. */
static void
test_open_hands_of_own_game (Fixture *fixture, gconstpointer data)
{
  assert_page (fixture, "watch");
  g_assert_false (is_enabled (fixture, "watch-open"));
  g_assert_nonnull (find (GTK_WIDGET (fixture->window), has_tooltip,
                          "Showing hands would turn your game into a practice game."));
}

/* Steps once; returns whether that is explained, in the words below the table. */
static gboolean
is_explained (Fixture *fixture)
{
  RummyWindowWatch *part = rummy_window_get_part (fixture->window, RUMMY_TYPE_WINDOW_WATCH);
  gsize before;

  act (fixture, "watch-stop");
  before = n_moves (fixture);
  act (fixture, "watch-step");
  spin_until_moved (fixture, before);
  if (!rummy_window_watch_is_explaining (part))
    return FALSE;

  spin_until_explained (fixture);
  g_assert_true (g_regex_match_simple ("would help|could( hardly)? use|stays? in the hand",
                                       rummy_status_get_text (window_status (fixture->window)), 0, 0));

  return TRUE;
}

static gboolean
is_explain_row (GtkWidget *widget, const char *title)
{
  return ADW_IS_SWITCH_ROW (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

/* On by default, and only where nothing counts. */
static void
test_explain (Fixture *fixture, gconstpointer data)
{
  AdwDialog *dialog = open_dialog (fixture);
  AdwSwitchRow *row = ADW_SWITCH_ROW (find (GTK_WIDGET (dialog), is_explain_row, "E_xplain Each Move"));

  g_assert_true (adw_switch_row_get_active (row));
  g_signal_emit_by_name (adw_dialog_get_default_widget (dialog), "clicked");
  g_assert_true (is_explained (fixture));

  dialog = open_dialog (fixture);
  row = ADW_SWITCH_ROW (find (GTK_WIDGET (dialog), is_explain_row, "E_xplain Each Move"));
  adw_switch_row_set_active (row, FALSE);
  g_signal_emit_by_name (adw_dialog_get_default_widget (dialog), "clicked");
  g_assert_false (is_explained (fixture));
  g_settings_reset (window_settings (fixture->window), "watch-explain");
}

/* Home is entered also while cards of the watched game travel. */
static void
test_home (Fixture *fixture, gconstpointer data)
{
  gboolean moving = FALSE;

  g_signal_emit_by_name (adw_dialog_get_default_widget (open_dialog (fixture)), "clicked");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  while (!moving) {
    g_main_context_iteration (NULL, TRUE);
    g_object_get (window_table (fixture->window), "moving", &moving, NULL);
  }
  adw_navigation_view_pop (window_view (fixture->window));
  g_assert_cmpstr (window_page (fixture->window), ==, "home");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static void
test_explain_own_game (Fixture *fixture, gconstpointer data)
{
  g_assert_false (is_explained (fixture));
}

#define ADD_WATCH(path, func) g_test_add (path, Fixture, NULL, set_up_watch, func, tear_down)

int
main (int argc, char *argv[])
{
  init (&argc, &argv);

  ADD_WATCH ("/watch/bar", test_bar);
  ADD_WATCH ("/watch/scores", test_scores);
  ADD_WATCH ("/watch/sit-down", test_sit_down);
  ADD_WATCH ("/watch/new-game-is-not-stopped", test_new_game_is_not_stopped);
  ADD_WATCH ("/watch/rounds", test_rounds);
  ADD_WATCH ("/watch/pace", test_pace);
  ADD_WATCH ("/watch/no-slot", test_no_slot);
  ADD_WATCH ("/watch/open-hands-of-own-game", test_open_hands_of_own_game);
  ADD ("/watch/home", test_home);
  ADD_WATCH ("/watch/explain-own-game", test_explain_own_game);
  g_test_add ("/watch/explain", Fixture, NULL, set_up, test_explain, tear_down);
  g_test_add ("/watch/exhibition", Fixture, NULL, set_up, test_exhibition, tear_down);
  g_test_add ("/watch/levels", Fixture, NULL, set_up, test_levels, tear_down);

  return g_test_run ();
}
