/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Choosing a game and changing its rules know of each other: what is edited, in the preferences or where a game is
 * chosen, is what is listed and what New Game deals, players included. */

#include "window-fixture.h"

#include "ui/options/rule-settings.h"
#include "ui/preferences/preferences.h"
#include "ui/words/games.h"

static AdwDialog *
dialog_of (Fixture *fixture)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
}

static gboolean
is_row (GtkWidget *widget, const char *title)
{
  return ADW_IS_PREFERENCES_ROW (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0;
}

static GtkWidget *
row_of (GtkWidget *dialog, const char *title)
{
  GtkWidget *row;

  while ((row = find (dialog, is_row, title)) == NULL)
    g_main_context_iteration (NULL, TRUE);

  return row;
}

static const char *
said (GtkWidget *dialog, const char *title)
{
  return adw_action_row_get_subtitle (ADW_ACTION_ROW (row_of (dialog, title)));
}

static void
choose (GtkWidget *dialog, const char *title, guint value)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (row_of (dialog, title)), value);
}

static GtkWidget *
open_rules (Fixture *fixture)
{
  act (fixture, "preferences");
  g_assert_true (RUMMY_IS_PREFERENCES (dialog_of (fixture)));
  adw_preferences_dialog_set_visible_page_name (ADW_PREFERENCES_DIALOG (dialog_of (fixture)), "rules");
  row_of (GTK_WIDGET (dialog_of (fixture)), "_Game");

  return GTK_WIDGET (dialog_of (fixture));
}

static GtkWidget *
open_games (Fixture *fixture)
{
  act (fixture, "choose-game");
  row_of (GTK_WIDGET (dialog_of (fixture)), "C_ustomize…");

  return GTK_WIDGET (dialog_of (fixture));
}

static void
open_group (GtkWidget *dialog, const char *title)
{
  GtkWidget *row = row_of (dialog, title);

  adw_action_row_activate (ADW_ACTION_ROW (row));
  while (gtk_widget_get_mapped (row))
    g_main_context_iteration (NULL, TRUE);
}

static void
leave_group (GtkWidget *dialog)
{
  g_assert_true (adw_preferences_dialog_pop_subpage (ADW_PREFERENCES_DIALOG (dialog)));
  row_of (dialog, "_Game");
}

static void
close_draw (Fixture *fixture)
{
  while (dialog_of (fixture) != NULL) {
    if (window_draw (fixture->window) != NULL)
      adw_dialog_force_close (window_draw (fixture->window));
    g_main_context_iteration (NULL, TRUE);
  }
}

static void
deal (Fixture *fixture)
{
  g_signal_emit_by_name (find (GTK_WIDGET (dialog_of (fixture)), is_button, "_Deal"), "clicked");
  close_draw (fixture);
}

static void
assert_title (Fixture *fixture, const char *title)
{
  g_assert_cmpstr (gtk_label_get_label (window_title (fixture->window)), ==, title);
}

static void
keep (Fixture *fixture, const char *changes)
{
  g_settings_set_value (window_settings (fixture->window), "rules", g_variant_new_parsed ("{'500-rum': %s}", changes));
}

static RummyRules
next_rules (Fixture *fixture)
{
  RummyRules rules;

  rummy_rule_settings_read_chosen (window_settings (fixture->window), &rules);

  return rules;
}

static gboolean
is_toast_of (GtkWidget *widget, const char *words)
{
  return is_label (widget, words) && gtk_widget_get_mapped (widget);
}

/* The game that is edited is the one that New Game deals, whichever is at the table. */
static void
test_next (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  g_assert_cmpstr (rummy_rules_preset (&match_of (fixture)->rules)->key, ==, "500-rum");
  dialog = open_rules (fixture);
  choose (dialog, "_Game", rummy_games_index (rummy_preset_find ("500-partnership")));
  while (find (dialog, is_toast_of, "“New Game” will now start Partnership 500") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (row_of (dialog, "_Players"))), ==, 4);
  g_assert_false (gtk_widget_get_sensitive (row_of (dialog, "_Players")));
  g_assert_cmpstr (said (dialog, "_Players"), ==, "This game needs 4 players.");
  open_group (dialog, "The Whole Game");
  adw_spin_row_set_value (ADW_SPIN_ROW (row_of (dialog, "Target")), 300);
  adw_dialog_close (ADW_DIALOG (dialog));
  while (find (GTK_WIDGET (fixture->window), is_label, "“New Game” will now start Partnership 500, custom") == NULL)
    g_main_context_iteration (NULL, TRUE);
  act (fixture, "new-game");
  g_assert_true (match_of (fixture)->rules.partner);
  g_assert_cmpint (match_of (fixture)->rules.players, ==, 4);
  g_assert_cmpint (match_of (fixture)->rules.target, ==, 300);
  assert_title (fixture, "Partnership 500, custom");

  /* From then on it is the game at the table again. */
  g_settings_set_string (window_settings (fixture->window), "game", "gin");
  act (fixture, "new-game");
  g_assert_true (match_of (fixture)->rules.partner);
}

/* The preferences show the game of the table, as long as nothing else was chosen. */
static void
test_shown (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  g_settings_set_string (window_settings (fixture->window), "game", "gin");
  dialog = open_rules (fixture);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row_of (dialog, "_Game"))), ==, 0);
  choose (dialog, "_Game", rummy_games_index (rummy_preset_find ("kaluki")));
  adw_dialog_close (ADW_DIALOG (dialog));
  dialog = open_rules (fixture);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row_of (dialog, "_Game"))), ==,
                    rummy_games_index (rummy_preset_find ("kaluki")));
  adw_dialog_close (ADW_DIALOG (dialog));
}

/* In a narrow window the title of a rule has a third of its row, also beside a button; more beside a short number. */
static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog, *row;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 720);
  spin_until_size (GTK_WIDGET (fixture->window), 360, 720);
  dialog = open_rules (fixture);
  open_group (dialog, "Cards and Deal");
  row = row_of (dialog, "Partners");
  gtk_test_widget_wait_for_draw (row);
  g_assert_true (gtk_widget_get_visible (find (row, is_button, "Change to 4 Players")));
  g_assert_cmpint (3 * gtk_widget_get_width (find (row, is_label, "Partners")), >, gtk_widget_get_width (row));
  leave_group (dialog);
  open_group (dialog, "The Whole Game");
  row = row_of (dialog, "Elimination Limit");
  adw_spin_row_set_value (ADW_SPIN_ROW (row), 150);
  gtk_test_widget_wait_for_draw (row);
  g_assert_cmpint (5 * gtk_widget_get_width (find (row, is_label, "Elimination Limit")), >,
                   2 * gtk_widget_get_width (row));
  adw_dialog_close (ADW_DIALOG (dialog));
}

/* What needs four players offers them, and is dealt to four. */
static void
test_four (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_rules (fixture), *row, *set;

  open_group (dialog, "Cards and Deal");
  row = row_of (dialog, "Partners");
  set = find (row, is_button, "Change to 4 Players");
  g_assert_true (gtk_widget_get_visible (set));
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), TRUE);
  g_assert_true (g_str_has_suffix (said (dialog, "Partners"), "\nRequires 4 players."));
  g_assert_false (next_rules (fixture).partner);
  g_signal_emit_by_name (set, "clicked");
  g_assert_false (gtk_widget_get_visible (set));
  g_assert_false (gtk_widget_has_css_class (row, "error"));
  g_assert_true (next_rules (fixture).partner);
  g_assert_cmpint (next_rules (fixture).players, ==, 4);
  leave_group (dialog);
  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (row_of (dialog, "_Players"))), ==, 4);
  adw_spin_row_set_value (ADW_SPIN_ROW (row_of (dialog, "_Players")), 3);
  g_assert_true (gtk_widget_has_css_class (row_of (dialog, "_Players"), "error"));
  adw_spin_row_set_value (ADW_SPIN_ROW (row_of (dialog, "_Players")), 4);
  adw_dialog_close (ADW_DIALOG (dialog));
  act (fixture, "new-game");
  g_assert_true (match_of (fixture)->rules.partner);
}

/* Best of 3, 5 and 7 are choices of their own, and with another number the choice says so. */
static void
test_best_of (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_rules (fixture), *target;

  open_group (dialog, "The Whole Game");
  target = row_of (dialog, "Target");
  for (guint choice = 1; choice <= 3; choice++) {
    choose (dialog, "Play To", choice);
    g_assert_cmpint (next_rules (fixture).target_kind, ==, RUMMY_TARGET_ROUNDS_WON);
    g_assert_cmpint (next_rules (fixture).target, ==, choice + 1);
  }
  adw_spin_row_set_value (ADW_SPIN_ROW (target), 3);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row_of (dialog, "Play To"))), ==, 2);
  adw_spin_row_set_value (ADW_SPIN_ROW (target), 6);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row_of (dialog, "Play To"))), ==, 4);
  choose (dialog, "Play To", 3);
  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (target)), ==, 4);
  choose (dialog, "Play To", 4);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row_of (dialog, "Play To"))), ==, 4);
  choose (dialog, "Play To", 5);
  g_assert_cmpint (next_rules (fixture).target_kind, ==, RUMMY_TARGET_ROUNDS);
  choose (dialog, "Play To", 3);
  adw_dialog_close (ADW_DIALOG (dialog));
  act (fixture, "new-game");
  assert_title (fixture, "500 Rum, best of 7");
}

static void
customize (GtkWidget *dialog)
{
  adw_action_row_activate (ADW_ACTION_ROW (row_of (dialog, "C_ustomize…")));
  row_of (dialog, "_Game");
}

static gboolean
is_pages (GtkWidget *widget, const char *unused)
{
  return ADW_IS_NAVIGATION_VIEW (widget);
}

static void
leave_page (GtkWidget *dialog)
{
  g_assert_true (adw_navigation_view_pop (ADW_NAVIGATION_VIEW (find (dialog, is_pages, NULL))));
}

static void
change_target (GtkWidget *dialog, double target)
{
  adw_action_row_activate (ADW_ACTION_ROW (row_of (dialog, "The Whole Game")));
  adw_spin_row_set_value (ADW_SPIN_ROW (row_of (dialog, "Target")), target);
  leave_page (dialog);
  row_of (dialog, "_Game");
}

/* The rules of what is chosen are changed there, and that is chosen then; looking at them changes nothing. */
static void
test_customize (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_games (fixture);

  choose_game (dialog, "Kaluki");
  customize (dialog);
  g_assert_nonnull (find (dialog, is_of_type, "RummyRulesPage"));
  leave_page (dialog);
  while (find (dialog, is_of_type, "RummyRulesPage") != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (chosen_game (dialog), ==, "Kaluki");

  customize (dialog);
  adw_spin_row_set_value (ADW_SPIN_ROW (row_of (dialog, "_Players")), 5);
  change_target (dialog, 300);
  leave_page (dialog);
  while (find (dialog, is_of_type, "RummyRulesPage") != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (chosen_game (dialog), ==, "Kaluki, custom");
  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (row_of (dialog, "Players"))), ==, 5);
  g_signal_emit_by_name (find (dialog, is_button, "_Cancel"), "clicked");
  close_draw (fixture);
  assert_title (fixture, "500 Rum");

  /* It is the game of New Game, players included. */
  act (fixture, "new-game");
  close_draw (fixture);
  assert_title (fixture, "Kaluki, custom");
  g_assert_cmpint (match_of (fixture)->rules.target, ==, 300);
  g_assert_cmpint (match_of (fixture)->rules.players, ==, 5);
}

/* Changes that begin with the game itself do not replace those from before. */
static void
test_customize_plain (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  keep (fixture, "target=800");
  dialog = open_games (fixture);
  choose_game (dialog, "500 Rum");
  customize (dialog);
  change_target (dialog, 300);
  /* Dealt from there. */
  deal (fixture);
  g_assert_cmpint (match_of (fixture)->rules.target, ==, 300);

  dialog = open_games (fixture);
  g_assert_nonnull (find (dialog, is_label, "Play to 800 points."));
  g_assert_nonnull (find (dialog, is_label, "Play to 300 points."));
}

/* What clashes is not dealt, and says so. */
static void
test_customize_clash (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_games (fixture);

  customize (dialog);
  adw_action_row_activate (ADW_ACTION_ROW (row_of (dialog, "Melds")));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row_of (dialog, "When to Meld")), RUMMY_MELD_KNOCK);
  leave_page (dialog);
  row_of (dialog, "Conflicting Rules");
  g_signal_emit_by_name (find (dialog, is_button, "_Deal"), "clicked");
  while (find (dialog, is_label, "Fix the rules in red first.") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (GTK_WIDGET (dialog_of (fixture)) == dialog);
  leave_page (dialog);
  while (find (dialog, is_label, "Conflicting rules weren’t saved.") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (chosen_game (dialog), ==, "500 Rum");
  g_assert_true (gtk_widget_get_sensitive (find (dialog, is_button, "_Deal")));
}

/* The game itself has its own rules, and its changes wait until they are chosen again. */
static void
test_plain (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  keep (fixture, "target=800 jokers=1");
  for (guint i = 0; i < 2; i++) {
    dialog = open_games (fixture);
    choose_game (dialog, "500 Rum");
    g_assert_cmpstr (said (dialog, "C_ustomize…"), ==, "Standard rules");
    deal (fixture);
    g_assert_cmpint (match_of (fixture)->rules.target, ==, 500);
    assert_title (fixture, "500 Rum");
    act (fixture, "new-game");
    g_assert_cmpint (match_of (fixture)->rules.target, ==, 500);

    dialog = open_games (fixture);
    g_assert_cmpstr (chosen_game (dialog), ==, "500 Rum");
    choose_game (dialog, "500 Rum, custom");
    g_assert_cmpstr (said (dialog, "C_ustomize…"), ==, "2 rules changed");
    deal (fixture);
    g_assert_cmpint (match_of (fixture)->rules.target, ==, 800);
    act (fixture, "new-game");
    g_assert_cmpint (match_of (fixture)->rules.target, ==, 800);
  }

  /* It is among the games that were played last, under the same name. */
  dialog = open_games (fixture);
  g_assert_cmpstr (title_of_row (gtk_list_box_get_row_at_index (games_of (dialog), 0)), ==, "500 Rum, custom");
  g_assert_cmpstr (title_of_row (gtk_list_box_get_row_at_index (games_of (dialog), 1)), ==, "500 Rum");
}

static void
set_up_rules (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");

  g_settings_reset (settings, "rules"); /* what a test before has left */
  g_settings_reset (settings, "house-rules");
  set_up (fixture, data);
}

#undef ADD
#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up_rules, func, tear_down)

int
main (int argc, char *argv[])
{
  init (&argc, &argv);

  ADD ("/customize/next", test_next);
  ADD ("/customize/shown", test_shown);
  ADD ("/customize/four", test_four);
  ADD ("/customize/best-of", test_best_of);
  ADD ("/customize/chosen", test_customize);
  ADD ("/customize/plain", test_customize_plain);
  ADD ("/customize/clash", test_customize_clash);
  ADD ("/customize/changed", test_plain);
  ADD ("/customize/narrow", test_narrow);

  return g_test_run ();
}
