/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of the games, as a person changes them in the preferences. */

#include "window-fixture.h"

#include "ui/options/rule-settings.h"
#include "ui/preferences/preferences.h"
#include "ui/setup/house-rules-group.h"
#include "ui/setup/new-game.h"
#include "ui/setup/rule-editor.h"
#include "ui/setup/rule-row.h"
#include "ui/words/games.h"
#include "ui/words/rule-words.h"

static gboolean
is_row (GtkWidget *widget, const char *title)
{
  return ADW_IS_PREFERENCES_ROW (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0;
}

static GtkWidget *
row_of (GtkWidget *dialog, const char *title)
{
  GtkWidget *row = find (dialog, is_row, title);

  if (row == NULL)
    g_error ("no row %s", title);

  return row;
}

static GtkWidget *
open_rules (Fixture *fixture)
{
  AdwDialog *dialog;

  g_settings_reset (window_settings (fixture->window), "rules"); /* what a test before has left */
  act (fixture, "preferences");
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  g_assert_true (RUMMY_IS_PREFERENCES (dialog));
  adw_preferences_dialog_set_visible_page_name (ADW_PREFERENCES_DIALOG (dialog), "rules");
  while (find (GTK_WIDGET (dialog), is_row, "_Game") == NULL)
    g_main_context_iteration (NULL, TRUE);

  return GTK_WIDGET (dialog);
}

static void
open_group (GtkWidget *dialog, const char *title)
{
  GtkWidget *row = row_of (dialog, title);

  g_signal_emit_by_name (row, "activate");
  while (gtk_widget_get_mapped (row))
    g_main_context_iteration (NULL, TRUE);
}

static void
leave_group (GtkWidget *dialog)
{
  g_assert_true (adw_preferences_dialog_pop_subpage (ADW_PREFERENCES_DIALOG (dialog)));
  while (find (dialog, is_row, "_Game") == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
choose (GtkWidget *dialog, const char *title, guint value)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (row_of (dialog, title)), value);
}

static const char *
said (GtkWidget *dialog, const char *title)
{
  return adw_action_row_get_subtitle (ADW_ACTION_ROW (row_of (dialog, title)));
}

static RummyRules
next_rules (Fixture *fixture)
{
  RummyRules rules;

  rummy_rule_settings_read_chosen (window_settings (fixture->window), &rules);

  return rules;
}

/* A change holds for the next game and says what it does; the game at the table goes on as it is. */
static void
test_change (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_rules (fixture), *row;

  g_assert_cmpstr (said (dialog, "_Game"), ==, "Standard rules");
  g_assert_null (find (dialog, is_row, "_Reset All Rules"));
  open_group (dialog, "The Whole Game");
  g_assert_cmpstr (said (dialog, "Target"), ==, "Play to 500 points.");
  adw_spin_row_set_value (ADW_SPIN_ROW (row_of (dialog, "Target")), 300);
  g_assert_cmpstr (said (dialog, "Target"), ==,
                   "Play to 300 points.\nChanged. Standard: 500.");
  choose (dialog, "Play To", 3);
  g_assert_true (g_str_has_prefix (said (dialog, "Target"), "The first to win 4 rounds wins."));
  adw_spin_row_set_value (ADW_SPIN_ROW (row_of (dialog, "Target")), 300);
  g_assert_true (g_str_has_prefix (said (dialog, "Target"), "The first to win 300 rounds wins."));
  g_assert_nonnull (strstr (said (dialog, "Target"), "Conflicts with “Play To”"));
  choose (dialog, "Play To", 0);
  g_assert_cmpstr (said (dialog, "Target"), ==, "Play to 500 points.");
  adw_spin_row_set_value (ADW_SPIN_ROW (row_of (dialog, "Target")), 300);
  leave_group (dialog);

  open_group (dialog, "Cards and Deal");
  row = row_of (dialog, "Jokers per Deck");
  adw_spin_row_set_value (ADW_SPIN_ROW (row), 2);
  row = row_of (dialog, "Hand Size, 2 Players");
  adw_spin_row_set_value (ADW_SPIN_ROW (row), 10);
  leave_group (dialog);
  g_assert_cmpstr (said (dialog, "_Game"), ==, "3 rules changed");
  g_assert_cmpstr (said (dialog, "Cards and Deal"), ==, "2 changed");
  g_assert_cmpstr (said (dialog, "Melds"), ==, "");

  g_assert_cmpint (next_rules (fixture).target, ==, 300);
  g_assert_cmpint (next_rules (fixture).jokers, ==, 2);
  g_assert_cmpint (match_of (fixture)->rules.target, ==, 500);
  adw_dialog_close (ADW_DIALOG (dialog));
  while (find (GTK_WIDGET (fixture->window), is_label, "“New Game” will now start 500 Rum, custom") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (find (GTK_WIDGET (fixture->window), is_button, "_New Game"), "clicked");
  g_assert_cmpint (match_of (fixture)->rules.target, ==, 300);
  g_assert_cmpuint (match_of (fixture)->round.n_hand[0], ==, 10);
}

/* Two rules that clash say so both, and nothing is kept until that is mended. */
static void
test_clash (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_rules (fixture);
  AdwBin *title;

  open_group (dialog, "Melds");
  choose (dialog, "When to Meld", 2);
  g_assert_true (gtk_widget_has_css_class (row_of (dialog, "When to Meld"), "error"));
  g_assert_nonnull (strstr (said (dialog, "When to Meld"),
                            "Conflicts with “Scoring”. Deadwood scoring requires knocking."));
  leave_group (dialog);
  g_assert_nonnull (find (dialog, is_row, "Conflicting Rules"));
  g_assert_cmpint (next_rules (fixture).meld_when, ==, RUMMY_MELD_ANY_TIME);

  /* Who leaves it so is told. */
  adw_dialog_close (ADW_DIALOG (dialog));
  while (window_news (fixture->window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  title = ADW_BIN (adw_toast_get_custom_title (window_news (fixture->window)));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (adw_bin_get_child (title))), ==,
                   "Conflicting rules weren’t saved.");
  dialog = open_rules (fixture);
  open_group (dialog, "Melds");
  choose (dialog, "When to Meld", 2);
  leave_group (dialog);

  open_group (dialog, "Scores");
  g_assert_true (gtk_widget_has_css_class (row_of (dialog, "Scoring"), "error"));
  g_assert_nonnull (strstr (said (dialog, "Scoring"),
                            "Conflicts with “When to Meld”. Deadwood scoring requires knocking."));
  choose (dialog, "Scoring", RUMMY_SCORING_KNOCK);
  g_assert_false (gtk_widget_has_css_class (row_of (dialog, "Scoring"), "error"));
  leave_group (dialog);
  g_assert_null (find (dialog, is_row, "Conflicting Rules"));
  g_assert_cmpint (next_rules (fixture).meld_when, ==, RUMMY_MELD_KNOCK);
  adw_dialog_close (ADW_DIALOG (dialog));
}

static gboolean
is_back_button (GtkWidget *widget, const char *tooltip)
{
  return GTK_IS_BUTTON (widget) && has_tooltip (widget, tooltip);
}

static gboolean
is_visible_back_button (GtkWidget *widget, const char *tooltip)
{
  return is_back_button (widget, tooltip) && gtk_widget_get_visible (widget);
}

static gboolean
is_plus (GtkWidget *widget, const char *icon)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), icon) == 0;
}

static float
left_of (GtkWidget *widget, GtkWidget *row)
{
  graphene_rect_t bounds;

  gtk_test_widget_wait_for_draw (row);
  g_assert_true (gtk_widget_compute_bounds (widget, row, &bounds));

  return bounds.origin.x;
}

/* Whoever clicks there again does not click what came up in its place. */
static void
test_place (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_rules (fixture), *row, *plus;
  float left;

  open_group (dialog, "The Whole Game");
  row = row_of (dialog, "Target");
  plus = find (row, is_plus, "value-increase-symbolic");
  left = left_of (plus, row);
  adw_spin_row_set_value (ADW_SPIN_ROW (row), 501);
  g_assert_cmpint (next_rules (fixture).target, ==, 501);
  g_assert_nonnull (find (row, is_visible_back_button, "Reset to Standard"));
  g_assert_cmpfloat (left_of (plus, row), ==, left);
  adw_dialog_close (ADW_DIALOG (dialog));
}

/* One rule goes back by its button, all by a row, and that can be undone. */
static void
test_reset (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_rules (fixture), *row, *back;
  GtkWidget *undo;

  open_group (dialog, "Drawing and Discarding");
  row = row_of (dialog, "Keep the Upcard");
  back = find (row, is_back_button, "Reset to Standard");
  g_assert_false (gtk_widget_get_visible (back));
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), FALSE);
  g_assert_cmpint (next_rules (fixture).free_upcard, ==, 0);
  /* What this makes no difference to can't be changed. */
  g_assert_false (gtk_widget_get_sensitive (row_of (dialog, "Discarding the Upcard You Took")));
  g_assert_nonnull (strstr (said (dialog, "Discarding the Upcard You Took"), "Requires “Keep the Upcard”."));
  g_assert_true (gtk_widget_get_visible (back));
  g_signal_emit_by_name (back, "clicked");
  g_assert_false (gtk_widget_get_visible (back));
  g_assert_cmpint (next_rules (fixture).free_upcard, ==, 1);
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), FALSE);
  leave_group (dialog);

  g_signal_emit_by_name (row_of (dialog, "_Reset All Rules"), "activated");
  g_assert_cmpint (next_rules (fixture).free_upcard, ==, 1);
  while ((undo = find (dialog, is_button, "Undo")) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (undo, "clicked");
  g_assert_cmpint (next_rules (fixture).free_upcard, ==, 0);
  adw_dialog_close (ADW_DIALOG (dialog));
}

/* Undo brings back the rules of the game that was reset, whichever is shown by then. */
static void
test_undo_of_another (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_rules (fixture), *undo;
  const RummyPreset *gin = rummy_preset_find ("gin");
  RummyRules rules;

  open_group (dialog, "The Whole Game");
  adw_spin_row_set_value (ADW_SPIN_ROW (row_of (dialog, "Target")), 300);
  leave_group (dialog);
  g_signal_emit_by_name (row_of (dialog, "_Reset All Rules"), "activated");
  choose (dialog, "_Game", rummy_games_index (gin));
  while ((undo = find (dialog, is_button, "Undo")) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (undo, "clicked");
  g_assert_cmpint (next_rules (fixture).target, ==, 300);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row_of (dialog, "_Game"))), ==, 0);
  rummy_rule_settings_read (window_settings (fixture->window), gin, 2, &rules);
  g_assert_true (rummy_rules_preset (&rules) == gin);
  adw_dialog_close (ADW_DIALOG (dialog));
}

static gboolean
is_search (GtkWidget *widget, const char *text)
{
  return GTK_IS_SEARCH_ENTRY (widget) && gtk_widget_get_mapped (widget);
}

static gboolean
is_houses (GtkWidget *widget, const char *text)
{
  return RUMMY_IS_HOUSE_RULES_GROUP (widget);
}

/* Words of a title or a sentence find a rule, which can be changed there. */
static void
test_search (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_rules (fixture), *search = find (dialog, is_search, NULL);
  GtkWidget *houses = find (dialog, is_houses, NULL);

  gtk_editable_set_text (GTK_EDITABLE (search), "zebra");
  while (find (dialog, is_label, "No Rules Found") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (find (dialog, is_row, "Melds"));
  g_assert_false (gtk_widget_get_visible (houses)); /* what is found would lie far below them */
  gtk_editable_set_text (GTK_EDITABLE (search), "ace run");
  while (find (dialog, is_row, "Aces in Runs") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (find (dialog, is_row, "Ace in a Low Run"));
  gtk_editable_set_text (GTK_EDITABLE (search), "around corner");
  while (find (dialog, is_row, "Ace in a Low Run") != NULL)
    g_main_context_iteration (NULL, TRUE);
  while (find (dialog, is_row, "Aces in Runs") == NULL)
    g_main_context_iteration (NULL, TRUE);
  choose (dialog, "Aces in Runs", RUMMY_ACE_CORNER);
  g_assert_cmpstr (said (dialog, "Aces in Runs"), ==,
                   "Runs can go around the corner: king, ace, two.\nChanged. Standard: Low or high.");
  g_assert_cmpint (next_rules (fixture).ace, ==, RUMMY_ACE_CORNER);
  gtk_editable_set_text (GTK_EDITABLE (search), "Best of 7"); /* M-172 */
  while (find (dialog, is_row, "Play To") == NULL)
    g_main_context_iteration (NULL, TRUE);
  choose (dialog, "Play To", 3);
  g_assert_cmpint (next_rules (fixture).target_kind, ==, RUMMY_TARGET_ROUNDS_WON);
  g_assert_cmpint (next_rules (fixture).target, ==, 4);
  choose (dialog, "Play To", 0);
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  while (find (dialog, is_row, "Melds") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (said (dialog, "Melds"), ==, "1 changed");
  g_assert_true (gtk_widget_get_visible (houses));

  /* Escape ends the search first. */
  gtk_editable_set_text (GTK_EDITABLE (search), "zebra");
  g_signal_emit_by_name (search, "stop-search");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");
  g_assert_nonnull (gtk_widget_get_root (dialog));
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  g_signal_emit_by_name (search, "stop-search");
  while (dialog != NULL && gtk_widget_get_root (dialog) != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_clear_weak_pointer (&dialog);
}

/* Each game has rules of its own. */
static void
test_games (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_rules (fixture);
  RummyRules rules;
  const RummyPreset *gin = rummy_preset_find ("gin");

  choose (dialog, "_Game", rummy_games_index (gin));
  open_group (dialog, "Scores");
  adw_spin_row_set_value (ADW_SPIN_ROW (row_of (dialog, "Gin Bonus")), -1);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row_of (dialog, "Gin Bonus"))), ==, "2 × knock");
  leave_group (dialog);
  g_assert_cmpstr (said (dialog, "_Game"), ==, "1 rule changed");
  choose (dialog, "_Game", 0);
  g_assert_cmpstr (said (dialog, "_Game"), ==, "Standard rules");
  g_assert_true (rummy_rule_settings_read (window_settings (fixture->window), gin, 2, &rules));
  g_assert_cmpint (rules.gin_bonus, ==, RUMMY_GIN_DOUBLES);
  g_assert_cmpuint (rummy_preset_count_changes (rummy_preset_find ("500-rum"), &(RummyRules) { 0 }), >, 0);
  rules = next_rules (fixture);
  g_assert_cmpuint (rummy_preset_count_changes (rummy_preset_find ("500-rum"), &rules), ==, 0);
  adw_dialog_close (ADW_DIALOG (dialog));
}

static void
keep (Fixture *fixture, const char *game, const char *text)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{ss}"));

  g_variant_builder_add (&builder, "{ss}", game, text);
  g_settings_set_value (window_settings (fixture->window), "rules", g_variant_builder_end (&builder));
}

/* What anybody wrote there is used only where it can be played. */
static void
test_untrusted (Fixture *fixture, gconstpointer data)
{
  static const char *const bad[] = { "rubbish", "jokers=9", "meldwhen=knock", "players=7 deal=30/30/30/30/30/30/30" };
  const RummyPreset *preset = rummy_preset_find ("500-rum");
  g_autoptr (RummyRuleEditor) editor = NULL;
  RummyRules rules;

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++) {
    keep (fixture, "500-rum", bad[i]);
    g_assert_false (rummy_rule_settings_read (window_settings (fixture->window), preset, 2, &rules));
    g_assert_cmpuint (rummy_preset_count_changes (preset, &rules), ==, 0);
  }

  /* For another number of players they may not do, but they stay. */
  keep (fixture, "500-rum", "partner=yes");
  g_assert_false (rummy_rule_settings_read (window_settings (fixture->window), preset, 2, &rules));
  g_assert_true (rummy_rule_settings_read (window_settings (fixture->window), preset, 4, &rules));
  g_assert_true (rules.partner);
  g_settings_set_int (window_settings (fixture->window), "players", 2);
  editor = rummy_rule_editor_new (window_settings (fixture->window));
  g_assert_cmpuint (rummy_rule_editor_count (editor, NULL), ==, 1);
  g_assert_false (rummy_rule_editor_is_valid (editor));
  rummy_rule_editor_set (editor, rummy_param_find ("target"), 0, 300);
  g_assert_true (rummy_rule_settings_read (window_settings (fixture->window), preset, 4, &rules));
  g_assert_true (rules.partner && rules.target == 500);

  /* Where a game is chosen, it is for as many as can play it. */
  act (fixture, "choose-game");
  g_assert_cmpstr (chosen_game (GTK_WIDGET (fixture->window)), ==, "500 Rum, custom");
  g_assert_nonnull (find (GTK_WIDGET (fixture->window), is_label, "This game needs 4 players."));
}

/* A game keeps its name with rules that another one has, or is as near to. */
static void
test_new_game (Fixture *fixture, gconstpointer data)
{
  g_autofree char *game = NULL;

  keep (fixture, "500-pagat", "jokers=0");
  g_settings_set_string (window_settings (fixture->window), "game", "500-pagat");
  rummy_window_new_game (fixture->window, SEED);
  g_assert_cmpint (match_of (fixture)->rules.jokers, ==, 0);
  g_assert_cmpint (match_of (fixture)->rules.stock_out, ==, RUMMY_STOCKOUT_MELD);
  act (fixture, "new-game");
  game = g_settings_get_string (window_settings (fixture->window), "game");
  g_assert_cmpstr (game, ==, "500-pagat");
  g_assert_cmpint (match_of (fixture)->rules.jokers, ==, 0);
  g_assert_cmpint (match_of (fixture)->rules.stock_out, ==, RUMMY_STOCKOUT_MELD);
}

static gboolean
tells (GtkWidget *widget, const char *sentence)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         strstr (gtk_label_get_text (GTK_LABEL (widget)), sentence) != NULL;
}

/* The rules of the game at the table, changed or not, can be read in sentences. */
static void
test_told (Fixture *fixture, gconstpointer data)
{
  keep (fixture, "500-rum", "target=250 jokers=1");
  act (fixture, "new-game");
  act (fixture, "rules");
  while (find (window_pane (fixture->window), tells, "Play to 250 points.") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (find (window_pane (fixture->window), tells, "Add 1 joker to each deck."));
  g_assert_nonnull (find (window_pane (fixture->window), tells, "Pick up any discard"));
  g_assert_null (find (window_pane (fixture->window), tells, "Elimination Limit"));
}

/* Every row of the editor. */
static GPtrArray *
make_rows (RummyRuleEditor *editor)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);
  size_t n_params;
  const RummyParam *params = rummy_params (&n_params);

  for (size_t i = 0; i < n_params; i++) {
    for (guint k = 0; k < rummy_param_n_values (&params[i]); k++) {
      GtkWidget *row = g_object_ref_sink (rummy_rule_row_new (editor, &params[i], k));

      g_object_set_data (G_OBJECT (row), "param", (gpointer) &params[i]);
      g_object_set_data (G_OBJECT (row), "index", GUINT_TO_POINTER (k));
      g_ptr_array_add (rows, row);
    }
  }

  return rows;
}

/* A row can be used where its rule makes a difference, or is in the way, or can go back; another one says why not. */
static void
assert_rows (RummyRuleEditor *editor, GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++) {
    GtkWidget *row = rows->pdata[i];
    const RummyParam *param = g_object_get_data (G_OBJECT (row), "param");
    guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "index"));
    const char *why_not = rummy_rule_editor_why_not (editor, param);
    const char *subtitle = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
    g_autofree char *clash = rummy_rule_editor_clash_words (editor, param, index);
    gboolean goes_back = find (row, is_visible_back_button, "Reset to Standard") != NULL;

    gboolean needs_players = rummy_rule_editor_needs_players (editor, param) > 0;

    g_assert_true (gtk_widget_get_sensitive (row) == (why_not == NULL || clash != NULL || goes_back || needs_players));
    if (clash != NULL)
      g_assert_true (g_str_has_suffix (subtitle, clash) && gtk_widget_has_css_class (row, "error"));
    else if (why_not != NULL)
      g_assert_true (g_str_has_suffix (subtitle, why_not));
  }
}

static GtkWidget *
row_of_param (GPtrArray *rows, const char *key)
{
  for (guint i = 0; i < rows->len; i++) {
    if (g_object_get_data (rows->pdata[i], "param") == rummy_param_find (key))
      return rows->pdata[i];
  }

  g_return_val_if_reached (NULL);
}

/* How many play is chosen with each game, so what matters for more than those that played last can be changed; but not
 * what clashes with so many. */
static void
test_number (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyRuleEditor) editor = NULL;
  g_autoptr (GPtrArray) rows = NULL;

  g_settings_reset (window_settings (fixture->window), "rules");
  g_settings_set_int (window_settings (fixture->window), "players", 2);
  editor = rummy_rule_editor_new (window_settings (fixture->window));
  rows = make_rows (editor);
  g_assert_true (gtk_widget_get_sensitive (row_of_param (rows, "anticlockwise")));
  g_assert_true (gtk_widget_get_sensitive (row_of_param (rows, "setsuits")));
  g_assert_true (gtk_widget_get_sensitive (row_of_param (rows, "partner")));
  g_assert_nonnull (find (row_of_param (rows, "partner"), is_button, "Change to 4 Players"));
  rummy_rule_editor_set_preset (editor, rummy_preset_find ("gin"));
  g_assert_false (gtk_widget_get_sensitive (row_of_param (rows, "anticlockwise")));
  g_assert_true (g_str_has_suffix (adw_action_row_get_subtitle (ADW_ACTION_ROW (row_of_param (rows, "anticlockwise"))),
                                   "Requires 3 or more players."));
  g_settings_set_int (window_settings (fixture->window), "players", 4);
  rummy_rule_editor_set_preset (editor, rummy_preset_find ("500-rum"));
  g_assert_true (gtk_widget_get_sensitive (row_of_param (rows, "partner")));
}

/* What is dealt to another number of players may be more than there is. */
static void
test_deal_to_many (Fixture *fixture, gconstpointer data)
{
  static const char caution[] = "Too few cards for this many players.";
  const RummyParam *deal = rummy_param_find ("deal");
  g_autoptr (RummyRuleEditor) editor = NULL;

  g_settings_reset (window_settings (fixture->window), "rules");
  g_settings_set_int (window_settings (fixture->window), "players", 2);
  editor = rummy_rule_editor_new (window_settings (fixture->window));
  for (guint seats = RUMMY_SEATS_MIN; seats <= RUMMY_SEATS_MAX; seats++) {
    g_autoptr (GtkWidget) row = g_object_ref_sink (rummy_rule_row_new (editor, deal, seats - RUMMY_SEATS_MIN));

    g_assert_null (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "many players"));
    rummy_rule_editor_set (editor, deal, seats - RUMMY_SEATS_MIN, deal->max);
    if (seats > 2) {
      g_assert_true (g_str_has_suffix (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), caution));
      g_assert_true (rummy_rule_editor_is_valid (editor));
    } else {
      g_autoptr (GtkWidget) other = g_object_ref_sink (rummy_rule_row_new (editor, deal, 1));

      g_assert_true (gtk_widget_has_css_class (row, "error"));
      g_assert_true (g_str_has_suffix (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), caution));
      g_assert_false (gtk_widget_has_css_class (other, "error"));
    }
    rummy_rule_editor_reset (editor, deal, seats - RUMMY_SEATS_MIN);
  }

  /* Another rule is in the way of those only who are to play. */
  rummy_rule_editor_set (editor, deal, 0, 24);
  rummy_rule_editor_set (editor, rummy_param_find ("reserve"), 0, 9);
  for (guint i = 0; i < 2; i++) {
    g_autofree char *clash = rummy_rule_editor_clash_words (editor, deal, i);

    if (i == 0)
      g_assert_true (g_str_has_prefix (clash, "Conflicts with “"));
    else
      g_assert_null (clash);
  }
}

/* Where so many cannot play by the changed rules, a new game says so. */
static void
test_new_game_tells (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = window_settings (fixture->window);

  g_assert_cmpint (match_of (fixture)->rules.players, ==, 2);
  g_settings_set_value (settings, "rules", g_variant_new_parsed ("{'500-rum': 'deal=30/7/7/7/7/7/7'}"));
  act (fixture, "new-game");
  g_assert_cmpint (match_of (fixture)->rules.deal[2], ==, 13);
  g_assert_cmpstr (rummy_status_get_text (window_status (fixture->window)), ==,
                   "Your rules don’t work with this many players, so standard rules are used.");
  g_settings_set_value (settings, "rules", g_variant_new_parsed ("{'500-rum': 'deal=11/7/7/7/7/7/7'}"));
  act (fixture, "new-game");
  g_assert_cmpint (match_of (fixture)->rules.deal[2], ==, 11);
  g_assert_false (rummy_status_is_refusing (window_status (fixture->window)));
}

/* M-172: 500 rounds are no game, nor are seven points, and best of seven ends with four rounds won. */
static void
test_target_follows (Fixture *fixture, gconstpointer data)
{
  static const int targets[] = { 500, 4, 7 };
  const RummyParam *kind = rummy_param_find ("targetkind");
  g_autoptr (RummyRuleEditor) editor = NULL;

  g_settings_reset (window_settings (fixture->window), "rules");
  editor = rummy_rule_editor_new (window_settings (fixture->window));
  rummy_rule_editor_set_preset (editor, rummy_preset_find ("500-rum"));
  for (int value = 1; value <= kind->max; value++) {
    rummy_rule_editor_set (editor, kind, 0, value);
    g_assert_true (rummy_rule_editor_is_valid (editor));
    g_assert_cmpint (rummy_rule_editor_get_rules (editor)->target, ==, targets[value]);
  }
  rummy_rule_editor_set (editor, kind, 0, RUMMY_TARGET_POINTS);
  g_assert_cmpint (rummy_rule_editor_get_rules (editor)->target, ==, 500);
}

/* Wherever one step leads from any game, all rows follow: also those of the other rule where two do not go together. */
static void
test_linked (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyRuleEditor) editor = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  size_t n_presets, n_params;
  const RummyPreset *presets = rummy_presets (&n_presets);
  const RummyParam *params = rummy_params (&n_params);
  size_t every = g_getenv ("RUMMY_TEST_FULL") != NULL ? 1 : 5; /* in other games others */

  g_settings_reset (window_settings (fixture->window), "rules");
  editor = rummy_rule_editor_new (window_settings (fixture->window));
  rows = make_rows (editor);
  for (size_t i = 0; i < n_presets; i++) {
    rummy_rule_editor_set_preset (editor, &presets[i]);
    assert_rows (editor, rows);
    for (size_t k = i % every; k < n_params; k += every) {
      int value = rummy_rules_get (rummy_rule_editor_get_rules (editor), &params[k], 0);

      rummy_rule_editor_set (editor, &params[k], 0, value < params[k].max ? value + 1 : value - 1);
      assert_rows (editor, rows);
      rummy_rule_editor_reset (editor, &params[k], 0);
    }
  }
}

/* Whether all lines end at the side where a row ends, in words that are not translated too. */
static gboolean
ends_where_row_ends (GtkLabel *label)
{
  gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (label)) == GTK_TEXT_DIR_RTL;
  PangoLayoutIter *iter = pango_layout_get_iter (gtk_label_get_layout (label));
  int end = 0;
  gboolean ends = TRUE;

  for (guint i = 0; i == 0 || pango_layout_iter_next_line (iter); i++) {
    PangoRectangle line;

    pango_layout_iter_get_line_extents (iter, NULL, &line);
    ends = ends && (i == 0 || ABS (end - (is_rtl ? line.x : line.x + line.width)) < PANGO_SCALE);
    end = is_rtl ? line.x : line.x + line.width;
  }
  pango_layout_iter_free (iter);

  return ends;
}

static void
test_two_lines (Fixture *fixture, gconstpointer data)
{
  GtkTextDirection directions[] = { GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL };

  for (guint i = 0; i < G_N_ELEMENTS (directions); i++) {
    GtkWidget *dialog, *value;

    gtk_widget_set_default_direction (directions[i]);
    dialog = open_rules (fixture);
    open_group (dialog, "Melds");
    value = find (row_of (dialog, "When to Meld"), is_label, "Any time during your turn");
    while (gtk_widget_get_width (value) == 0)
      g_main_context_iteration (NULL, TRUE);
    g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (value))), >, 1);
    g_assert_true (ends_where_row_ends (GTK_LABEL (value)));
    leave_group (dialog);
    adw_dialog_force_close (ADW_DIALOG (dialog));
  }

  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

int
main (int argc, char **argv)
{
  init (&argc, &argv);

  ADD ("/rules/change", test_change);
  ADD ("/rules/deal-to-many", test_deal_to_many);
  ADD ("/rules/target-follows", test_target_follows);
  ADD ("/rules/new-game-tells", test_new_game_tells);
  ADD ("/rules/clash", test_clash);
  ADD ("/rules/place", test_place);
  ADD ("/rules/reset", test_reset);
  ADD ("/rules/undo-of-another", test_undo_of_another);
  ADD ("/rules/search", test_search);
  ADD ("/rules/games", test_games);
  ADD ("/rules/untrusted", test_untrusted);
  ADD ("/rules/new-game", test_new_game);
  ADD ("/rules/told", test_told);
  ADD ("/rules/linked", test_linked);
  ADD ("/rules/number", test_number);
  ADD ("/rules/two-lines", test_two_lines);

  return g_test_run ();
}
