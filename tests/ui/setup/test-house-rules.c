/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* House rules, as a person saves, chooses and shares them in the preferences. */

#include "window-fixture.h"

#include <glib/gstdio.h>

#include "disk-fixture.h"
#include "store/house-rules-list.h"
#include "ui/options/rule-settings.h"
#include "ui/preferences/preferences.h"
#include "ui/setup/house-rules-group.h"
#include "ui/setup/house-rules-share.h"
#include "ui/setup/new-game.h"
#include "ui/setup/rule-editor.h"
#include "ui/words/games.h"

#define SUNDAYS "Rummy 500 rules 1 | Sundays | 500-rum jokers=2 target=300 | MQQY"

static gboolean
is_row (GtkWidget *widget, const char *title)
{
  return ADW_IS_ACTION_ROW (widget) &&
         g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0;
}

static gboolean
is_group (GtkWidget *widget, const char *title)
{
  return RUMMY_IS_HOUSE_RULES_GROUP (widget);
}

static gboolean
is_entry (GtkWidget *widget, const char *text)
{
  return ADW_IS_ENTRY_ROW (widget);
}

static gboolean
is_beginning (GtkWidget *widget, const char *text)
{
  return GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_label (GTK_LABEL (widget)), text);
}

static AdwActionRow *
row_of (GtkWidget *dialog, const char *title)
{
  return ADW_ACTION_ROW (find (dialog, is_row, title));
}

static const char *
said (GtkWidget *dialog, const char *title)
{
  return adw_action_row_get_subtitle (row_of (dialog, title));
}

static GtkWidget *
group_of (GtkWidget *dialog)
{
  return find (dialog, is_group, NULL);
}

static AdwDialog *
dialog_of (Fixture *fixture)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
}

static GtkWidget *
open_rules (Fixture *fixture)
{
  act (fixture, "preferences");
  g_assert_true (RUMMY_IS_PREFERENCES (dialog_of (fixture)));
  adw_preferences_dialog_set_visible_page_name (ADW_PREFERENCES_DIALOG (dialog_of (fixture)), "rules");

  return GTK_WIDGET (dialog_of (fixture));
}

static void
set_up_houses (Fixture *fixture, gconstpointer data)
{
  set_up (fixture, data);
  g_settings_reset (window_settings (fixture->window), "rules"); /* what a test before has left */
  g_settings_reset (window_settings (fixture->window), "house-rules");
  g_settings_reset (window_settings (fixture->window), "game");
  g_settings_set_int (window_settings (fixture->window), "players", 2);
}

static void
set_up_sundays (Fixture *fixture, gconstpointer data)
{
  const char *const texts[] = { SUNDAYS, NULL };

  set_up_houses (fixture, data);
  g_settings_set_strv (window_settings (fixture->window), "house-rules", texts);
}

/* What is asked for. */
static void
answer (Fixture *fixture, const char *text)
{
  AdwDialog *alert = dialog_of (fixture);

  g_assert_true (ADW_IS_ALERT_DIALOG (alert));
  gtk_editable_set_text (GTK_EDITABLE (find (GTK_WIDGET (alert), is_entry, NULL)), text);
  g_signal_emit_by_name (alert, "response", "keep");
  adw_dialog_force_close (alert);
}

static void
assert_asked (Fixture *fixture, const char *heading, const char *words)
{
  AdwAlertDialog *alert;

  while (!ADW_IS_ALERT_DIALOG (dialog_of (fixture)))
    g_main_context_iteration (NULL, TRUE);
  alert = ADW_ALERT_DIALOG (dialog_of (fixture));
  g_assert_cmpstr (adw_alert_dialog_get_heading (alert), ==, heading);
  g_assert_cmpstr (adw_alert_dialog_get_body (alert), ==, words);
}

static void
undo (GtkWidget *dialog)
{
  GtkWidget *button;

  while ((button = find (dialog, is_button, "Undo")) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (button, "clicked");
}

static void
wait_for_words (GtkWidget *dialog, const char *words)
{
  while (find (dialog, is_label, words) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
act_on (GtkWidget *dialog, const char *action, const char *name)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (row_of (dialog, name)), action, "s", name));
}

static RummyRules
next_rules (Fixture *fixture)
{
  RummyRules rules;

  rummy_rule_settings_read_chosen (window_settings (fixture->window), &rules);

  return rules;
}

static void
keep (Fixture *fixture, const char *game, const char *changes)
{
  g_settings_set_value (window_settings (fixture->window), "rules", g_variant_new_parsed ("{%s: %s}", game, changes));
}

/* Changed rules get a name, and say so; nothing else can be saved. */
static void
test_save (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_rules (fixture);

  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (row_of (dialog, "Save These Rules…"))));
  g_assert_cmpstr (said (dialog, "Save These Rules…"), ==,
                   "Change a rule first.");
  adw_dialog_force_close (ADW_DIALOG (dialog));

  keep (fixture, "500-rum", "partner=yes");
  dialog = open_rules (fixture);
  g_assert_cmpstr (said (dialog, "Save These Rules…"), ==, "Fix the rules in red first.");
  adw_dialog_force_close (ADW_DIALOG (dialog));

  keep (fixture, "500-rum", "jokers=2 target=300");
  dialog = open_rules (fixture);
  g_assert_cmpstr (said (dialog, "Save These Rules…"), ==, "Name these rules to reuse them");
  adw_action_row_activate (row_of (dialog, "Save These Rules…"));
  assert_asked (fixture, "Save House Rules", "");
  answer (fixture, "  ");
  assert_asked (fixture, "Save House Rules", "Enter at least one letter or digit.");
  answer (fixture, "At the Round Table of Our Grandmother Rose");
  assert_asked (fixture, "Save House Rules",
                "Names can have up to 40 characters. This one has 42.");
  answer (fixture, "Sundays <b>");
  g_assert_true (GTK_WIDGET (dialog_of (fixture)) == dialog);
  g_assert_cmpstr (said (dialog, "Sundays <b>"), ==,
                   "500 Rum with 2 changed rules, used for new games");
  g_assert_cmpstr (said (dialog, "Save These Rules…"), ==, "Already saved as “Sundays <b>”");
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (row_of (dialog, "Save These Rules…"))));
}

static guint
position_of (const char *game)
{
  return rummy_games_index (rummy_preset_find (game));
}

/* Chosen, they are the rules of new games of their game, and those from before can come back. */
static void
test_choose (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;
  RummyRules rules;

  keep (fixture, "500-rum", "target=800");
  rummy_rule_settings_set_next (window_settings (fixture->window), rummy_preset_find ("gin"), 2);
  dialog = open_rules (fixture);
  g_assert_cmpstr (said (dialog, "Sundays"), ==, "500 Rum with 2 changed rules");
  adw_action_row_activate (row_of (dialog, "Sundays"));
  g_assert_cmpstr (said (dialog, "Sundays"), ==, "500 Rum with 2 changed rules, used for new games");
  g_assert_cmpstr (said (dialog, "_Game"), ==, "2 rules changed");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row_of (dialog, "_Game"))), ==, 0);
  wait_for_words (dialog, "New 500 Rum games now use “Sundays”");
  rummy_rule_settings_read (window_settings (fixture->window), rummy_preset_find ("500-rum"), 2, &rules);
  g_assert_cmpint (rules.target, ==, 300);
  g_assert_cmpint (rules.jokers, ==, 2);

  undo (dialog);
  rummy_rule_settings_read (window_settings (fixture->window), rummy_preset_find ("500-rum"), 2, &rules);
  g_assert_cmpint (rules.target, ==, 800);
  g_assert_cmpint (rules.jokers, ==, 0);
  g_assert_cmpstr (said (dialog, "Sundays"), ==, "500 Rum with 2 changed rules");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row_of (dialog, "_Game"))), ==,
                    position_of ("gin"));
}

/* Rules that only another number of players can play by are chosen for that. */
static void
test_players (Fixture *fixture, gconstpointer data)
{
  const char *const texts[] = { "Rummy 500 rules 1 | Sides | 500-rum partner=yes | VQTG", NULL };
  GtkWidget *dialog;

  g_settings_set_strv (window_settings (fixture->window), "house-rules", texts);
  dialog = open_rules (fixture);
  g_assert_cmpstr (said (dialog, "Sides"), ==, "500 Rum with 1 changed rule (4 players)");
  adw_action_row_activate (row_of (dialog, "Sides"));
  wait_for_words (dialog, "New 500 Rum games now use “Sides” (4 players)");
  g_assert_true (next_rules (fixture).partner);
  g_assert_cmpint (next_rules (fixture).players, ==, 4);
  undo (dialog);
  g_assert_false (next_rules (fixture).partner);
  g_assert_cmpint (next_rules (fixture).players, ==, 2);
  adw_dialog_force_close (ADW_DIALOG (dialog));

  /* What does not go together, and was changed to nothing else yet, is there again as well. */
  keep (fixture, "500-rum", "partner=yes");
  dialog = open_rules (fixture);
  adw_action_row_activate (row_of (dialog, "Sides"));
  undo (dialog);
  g_assert_cmpstr (said (dialog, "Save These Rules…"), ==, "Fix the rules in red first.");
}

static void
test_change (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_rules (fixture);

  act_on (dialog, "houses.rename", "Sundays");
  assert_asked (fixture, "Rename House Rules", "");
  answer (fixture, "Mondays");
  g_assert_null (row_of (dialog, "Sundays"));
  g_assert_nonnull (row_of (dialog, "Mondays"));

  /* A name that another one has is refused. */
  adw_dialog_force_close (ADW_DIALOG (dialog));
  keep (fixture, "500-rum", "jokers=1");
  dialog = open_rules (fixture);
  adw_action_row_activate (row_of (dialog, "Save These Rules…"));
  answer (fixture, "MONDAYS");
  assert_asked (fixture, "Save House Rules",
                "You already have house rules named “Mondays”.");
  answer (fixture, "Ärger");
  g_assert_nonnull (row_of (dialog, "Ärger"));

  act_on (dialog, "houses.remove", "Mondays");
  g_assert_null (row_of (dialog, "Mondays"));
  wait_for_words (dialog, "“Mondays” removed");
  undo (dialog);
  g_assert_nonnull (row_of (dialog, "Mondays"));
}

static gboolean
offers (GtkWidget *dialog, const char *name, const char *action)
{
  GMenuModel *menu = g_object_get_data (G_OBJECT (row_of (dialog, name)), "menu");

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autofree char *offered = NULL;

    g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &offered);
    if (g_strcmp0 (offered, action) == 0)
      return TRUE;
  }

  return FALSE;
}

/* Changed further, they can keep their name. */
static void
test_replace (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  keep (fixture, "500-rum", "jokers=2 target=300");
  dialog = open_rules (fixture);
  g_assert_true (offers (dialog, "Sundays", "houses.rename"));
  g_assert_false (offers (dialog, "Sundays", "houses.replace"));
  adw_dialog_force_close (ADW_DIALOG (dialog));

  keep (fixture, "500-rum", "jokers=2 target=300 twos=yes");
  dialog = open_rules (fixture);
  g_assert_true (offers (dialog, "Sundays", "houses.replace"));
  act_on (dialog, "houses.replace", "Sundays");
  g_assert_cmpstr (said (dialog, "Sundays"), ==, "500 Rum with 3 changed rules, used for new games");
  g_assert_false (offers (dialog, "Sundays", "houses.replace"));
  wait_for_words (dialog, "“Sundays” now has these rules");
  undo (dialog);
  g_assert_cmpstr (said (dialog, "Sundays"), ==, "500 Rum with 2 changed rules");
  g_assert_true (offers (dialog, "Sundays", "houses.replace"));
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

/* A code goes out, and comes in. */
static void
test_code (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_rules (fixture);
  g_autofree char *text = NULL;

  act_on (dialog, "houses.copy", "Sundays");
  wait_for_words (dialog, "Code copied");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (dialog), NULL, read_cb, &text);
  while (text == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (text, ==, SUNDAYS);

  adw_action_row_activate (row_of (dialog, "Import House Rules…"));
  assert_asked (fixture, "Import House Rules",
                "Paste a code, or open a file.");
  answer (fixture, "0000-0000-00005");
  assert_asked (fixture, "Import House Rules",
                "House rules codes start with “Rummy 500 rules 1 |”.");
  answer (fixture, text);
  assert_asked (fixture, "Import House Rules", "You already saved these rules as “Sundays”.");
  answer (fixture, "Rummy 500 rules 1 | sundays | gin gamebonus=50 | N0DH");
  assert_asked (fixture, "Save House Rules",
                "You already have house rules named “Sundays”.");
  answer (fixture, "At Anna’s");
  g_assert_true (GTK_WIDGET (dialog_of (fixture)) == dialog);
  g_assert_cmpstr (said (dialog, "At Anna’s"), ==, "Gin with 1 changed rule");

  act_on (dialog, "houses.remove", "Sundays");
  adw_action_row_activate (row_of (dialog, "Import House Rules…"));
  answer (fixture, text);
  wait_for_words (dialog, "“Sundays” added to your house rules");
  g_assert_nonnull (row_of (dialog, "Sundays"));
}

/* So does a file; one that is none, too large or not there is refused. */
static void
test_file (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("rummy-houses-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "Sundays.rummyrules", NULL), *large = g_strnfill (1 << 20, 'x');
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *dialog = open_rules (fixture);

  rummy_house_rules_export_to (group_of (dialog), window_settings (fixture->window), "Sundays", file);
  wait_for_words (dialog, "Saved as “Sundays.rummyrules”");
  assert_file_holds (path, SUNDAYS "\n");
  fill_disk (TRUE);
  rummy_house_rules_export_to (group_of (dialog), window_settings (fixture->window), "Sundays", file);
  assert_asked (fixture, "Not Exported", "");
  fill_disk (FALSE);
  adw_dialog_force_close (dialog_of (fixture));
  assert_file_holds (path, SUNDAYS "\n");
  act_on (dialog, "houses.remove", "Sundays");
  rummy_house_rules_import_from (group_of (dialog), window_settings (fixture->window), file);
  wait_for_words (dialog, "“Sundays” added to your house rules");

  g_assert_true (g_file_set_contents (path, large, -1, NULL));
  rummy_house_rules_import_from (group_of (dialog), window_settings (fixture->window), file);
  assert_asked (fixture, "Import House Rules",
                "“Sundays.rummyrules” wasn’t imported. This file is larger than 4.0\302\240KiB.");
  adw_dialog_force_close (dialog_of (fixture));

  g_assert_no_errno (g_unlink (path));
  rummy_house_rules_import_from (group_of (dialog), window_settings (fixture->window), file);
  while (!ADW_IS_ALERT_DIALOG (dialog_of (fixture)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog_of (fixture))), "No such file"));
  adw_dialog_force_close (dialog_of (fixture));

  /* A folder that is not there cannot be written to. */
  g_assert_no_errno (g_rmdir (folder));
  rummy_house_rules_export_to (group_of (dialog), window_settings (fixture->window), "Sundays", file);
  assert_asked (fixture, "Not Exported", "");
}

/* A file that is opened, or dropped, comes in as well, whether the preferences are open or not. */
static void
test_open_file (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("rummy-houses-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "Sundays.rummyrules", NULL);
  g_autofree char *loud_path = g_build_filename (folder, "MONDAYS.RUMMYRULES", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path), loud_file = g_file_new_for_path (loud_path);
  GFile *files[] = { loud_file, file };
  GtkWidget *dialog;

  g_assert_true (g_file_set_contents (path, SUNDAYS "\n", -1, NULL));
  for (guint i = 0; i < 2; i++) {
    rummy_window_open_files (fixture->window, &file, 1);
    dialog = GTK_WIDGET (dialog_of (fixture));
    g_assert_true (RUMMY_IS_PREFERENCES (dialog));
    g_assert_cmpstr (adw_preferences_dialog_get_visible_page_name (ADW_PREFERENCES_DIALOG (dialog)), ==, "rules");
    wait_for_words (dialog, "Sundays");
    g_assert_nonnull (row_of (dialog, "Sundays"));
    rummy_house_rules_list_remove (window_settings (fixture->window), "Sundays");
    g_assert_null (find (dialog, is_label, "Sundays"));
  }
  g_assert_no_errno (g_unlink (path));

  /* Of several the first, and who gave them is told. */
  g_assert_true (g_file_set_contents (loud_path, SUNDAYS "\n", -1, NULL));
  rummy_window_open_files (fixture->window, files, 2);
  wait_for_words (dialog, "Only the first of 2 files was opened.");
  wait_for_words (dialog, "Sundays");
  g_assert_no_errno (g_unlink (loud_path));
  g_assert_no_errno (g_rmdir (folder));
}

static guint
count_preferences (Fixture *fixture)
{
  g_autoptr (GListModel) dialogs = adw_application_window_get_dialogs (ADW_APPLICATION_WINDOW (fixture->window));
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (dialogs); i++) {
    g_autoptr (GObject) dialog = g_list_model_get_item (dialogs, i);

    n += RUMMY_IS_PREFERENCES (dialog);
  }

  return n;
}

/* There are no two preferences, whatever lies on top of them. */
static void
test_below (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("rummy-houses-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "Sundays.rummyrules", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *dialog;

  g_assert_true (g_file_set_contents (path, SUNDAYS "\n", -1, NULL));
  dialog = open_rules (fixture);
  adw_action_row_activate (row_of (dialog, "Import House Rules…"));
  g_assert_true (ADW_IS_ALERT_DIALOG (dialog_of (fixture)));
  act (fixture, "preferences");
  g_assert_true (ADW_IS_ALERT_DIALOG (dialog_of (fixture)));
  rummy_window_open_files (fixture->window, &file, 1);
  wait_for_words (dialog, "Sundays");
  g_assert_cmpuint (count_preferences (fixture), ==, 1);
  adw_dialog_force_close (dialog_of (fixture));

  act (fixture, "choose-game");
  g_assert_true (RUMMY_IS_NEW_GAME (dialog_of (fixture)));
  act (fixture, "preferences");
  g_assert_true (GTK_WIDGET (dialog_of (fixture)) == dialog);
  g_assert_cmpuint (count_preferences (fixture), ==, 1);

  g_assert_no_errno (g_unlink (path));
  g_assert_no_errno (g_rmdir (folder));
}

/* Rules that come from elsewhere are those that are shown and changed; what another game gets is nothing to them. */
static void
test_follow (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = window_settings (fixture->window);
  g_autoptr (RummyRuleEditor) editor = NULL;
  GtkWidget *dialog = open_rules (fixture);
  RummyRules rules;

  keep (fixture, "500-rum", "jokers=2 target=300");
  g_assert_cmpstr (said (dialog, "_Game"), ==, "2 rules changed");
  g_assert_cmpstr (said (dialog, "Sundays"), ==, "500 Rum with 2 changed rules, used for new games");

  editor = rummy_rule_editor_new (settings);
  rules = *rummy_rule_editor_get_rules (editor);
  rules.partner = true; /* which cannot be kept for two */
  rummy_rule_editor_set_rules (editor, &rules);
  g_assert_false (rummy_rule_editor_is_valid (editor));
  rummy_preset_rules (rummy_preset_find ("gin"), 2, &rules);
  rules.game_bonus = 50;
  rummy_rule_settings_write (settings, rummy_preset_find ("gin"), &rules);
  g_assert_true (rummy_rule_editor_get_rules (editor)->partner);
}

/* Wherever a game is named, rules that have a name are called by it, as soon as they have it. */
static void
test_named (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = window_settings (fixture->window);

  keep (fixture, "500-rum", "jokers=2 target=300");
  act (fixture, "new-game");
  g_assert_cmpstr (gtk_label_get_label (window_title (fixture->window)), ==, "Sundays");
  g_assert_true (rummy_house_rules_list_rename (settings, "Sundays", "Mondays", NULL));
  g_assert_cmpstr (gtk_label_get_label (window_title (fixture->window)), ==, "Mondays");
  act (fixture, "rules");
  g_assert_nonnull (find (window_pane (fixture->window), is_label, "Mondays"));

  /* A name is no markup. */
  g_assert_true (rummy_house_rules_list_rename (settings, "Mondays", "<b>& Co", NULL));
  act (fixture, "choose-game");
  g_assert_nonnull (find (GTK_WIDGET (dialog_of (fixture)), is_beginning, "<b>& Co"));
  adw_dialog_force_close (dialog_of (fixture));
  g_assert_true (rummy_house_rules_list_rename (settings, "<b>& Co", "Mondays", NULL));
  act (fixture, "home");
  g_assert_nonnull (find (GTK_WIDGET (window_home (fixture->window)), is_beginning, "Mondays"));
  act (fixture, "continue");
  rummy_house_rules_list_remove (settings, "Mondays");
  g_assert_cmpstr (gtk_label_get_label (window_title (fixture->window)), ==, "500 Rum, custom");
}

static void
deal (GtkWidget *dialog)
{
  g_signal_emit_by_name (find (dialog, is_button, "_Deal"), "clicked");
}

/* House rules stand below their game, to be chosen like games; the game itself is then the game as it is. */
static void
test_new_game (Fixture *fixture, gconstpointer data)
{
  const char *const texts[] = { SUNDAYS, "Rummy 500 rules 1 | Sides <b> | 500-rum partner=yes | 663B", NULL };
  GtkWidget *dialog;

  g_settings_set_strv (window_settings (fixture->window), "house-rules", texts);
  act (fixture, "choose-game");
  dialog = GTK_WIDGET (dialog_of (fixture));
  g_assert_nonnull (find (GTK_WIDGET (game_row (dialog, "Sundays")), is_label, "500 Rum with 2 changed rules"));
  g_assert_true (gtk_widget_get_next_sibling (GTK_WIDGET (game_row (dialog, "500 Rum"))) ==
                 GTK_WIDGET (game_row (dialog, "Sides <b>")));
  g_assert_cmpstr (chosen_game (dialog), ==, "500 Rum");
  choose_game (dialog, "Sundays");
  g_assert_cmpstr (said (dialog, "Players"), ==, "");
  deal (dialog);
  g_assert_cmpint (match_of (fixture)->rules.jokers, ==, 2);
  g_assert_cmpint (match_of (fixture)->rules.target, ==, 300);
  g_assert_cmpstr (gtk_label_get_label (window_title (fixture->window)), ==, "Sundays");
  act (fixture, "new-game");
  g_assert_cmpint (match_of (fixture)->rules.target, ==, 300);

  act (fixture, "choose-game");
  dialog = GTK_WIDGET (dialog_of (fixture));
  g_assert_cmpstr (chosen_game (dialog), ==, "Sundays");
  choose_game (dialog, "Sides <b>");
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (row_of (dialog, "Players"))));
  g_assert_cmpstr (said (dialog, "Players"), ==, "This game needs 4 players.");
  deal (dialog);
  g_assert_true (match_of (fixture)->rules.partner);
  g_assert_cmpint (match_of (fixture)->rules.players, ==, 4);

  act (fixture, "choose-game");
  dialog = GTK_WIDGET (dialog_of (fixture));
  choose_game (dialog, "500 Rum");
  g_assert_true (gtk_widget_get_sensitive (GTK_WIDGET (row_of (dialog, "Players"))));
  deal (dialog);
  g_assert_cmpstr (rummy_rules_preset (&match_of (fixture)->rules)->key, ==, "500-rum");
  g_assert_cmpint (match_of (fixture)->rules.players, ==, 4);

  /* Changes without a name are a game beside it. */
  keep (fixture, "500-rum", "target=800");
  act (fixture, "choose-game");
  dialog = GTK_WIDGET (dialog_of (fixture));
  g_assert_cmpstr (chosen_game (dialog), ==, "500 Rum, custom");
  g_assert_nonnull (find (GTK_WIDGET (game_row (dialog, "500 Rum, custom")), is_label,
                          "Play to 800 points."));
  deal (dialog);
  g_assert_cmpint (match_of (fixture)->rules.target, ==, 800);
  g_assert_cmpstr (gtk_label_get_label (window_title (fixture->window)), ==, "500 Rum, custom");
}

/* Nor are they lost where house rules take their place. */
static void
test_aside (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  keep (fixture, "500-rum", "target=800");
  for (guint i = 0; i < 2; i++) {
    act (fixture, "choose-game");
    dialog = GTK_WIDGET (dialog_of (fixture));
    choose_game (dialog, "Sundays");
    deal (dialog);
    g_assert_cmpint (match_of (fixture)->rules.target, ==, 300);
  }

  act (fixture, "choose-game");
  dialog = GTK_WIDGET (dialog_of (fixture));
  choose_game (dialog, "500 Rum, custom");
  deal (dialog);
  g_assert_cmpint (match_of (fixture)->rules.target, ==, 800);
  g_assert_cmpint (match_of (fixture)->rules.jokers, ==, 0);
}

static gboolean
is_search (GtkWidget *widget, const char *text)
{
  return GTK_IS_SEARCH_ENTRY (widget) && gtk_widget_get_mapped (widget);
}

/* However many house rules there are, in a small window what is found is seen below the words that are looked for. */
static void
test_search (Fixture *fixture, gconstpointer data)
{
  static const char *const changes[] = { "jokers=1", "jokers=2", "jokers=3", "target=300", "target=400", NULL };
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  g_auto (GStrv) codes = NULL;
  GtkWidget *dialog, *search, *found;
  graphene_rect_t bounds;

  for (guint i = 0; changes[i] != NULL; i++) {
    g_autofree char *text = g_strdup_printf ("Rummy 500 rules 1 | House %u | 500-rum %s", i, changes[i]);

    g_strv_builder_take (texts, rummy_house_rules_seal (text));
  }
  codes = g_strv_builder_end (texts);
  g_settings_set_strv (window_settings (fixture->window), "house-rules", (const char *const *) codes);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 720);
  spin_until_size (GTK_WIDGET (fixture->window), 360, 720);
  dialog = open_rules (fixture);
  g_assert_nonnull (row_of (dialog, "House 4"));
  while ((search = find (dialog, is_search, NULL)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_grab_focus (search);
  gtk_test_widget_wait_for_draw (dialog);
  gtk_editable_set_text (GTK_EDITABLE (search), "joker");
  while ((found = GTK_WIDGET (find (dialog, is_row, "Jokers per Deck"))) == NULL ||
         gtk_widget_get_height (found) == 0)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (dialog);
  g_assert_true (gtk_widget_compute_bounds (found, dialog, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (dialog));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (group_of (dialog))));

  gtk_editable_set_text (GTK_EDITABLE (search), "");
  gtk_test_widget_wait_for_draw (dialog);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (group_of (dialog))));
}

int
main (int argc, char **argv)
{
  init (&argc, &argv);

#define ADD_WITH(path, fixture, function) \
  g_test_add (path, Fixture, NULL, fixture, function, tear_down)
  ADD_WITH ("/houses/save", set_up_houses, test_save);
  ADD_WITH ("/houses/choose", set_up_sundays, test_choose);
  ADD_WITH ("/houses/players", set_up_houses, test_players);
  ADD_WITH ("/houses/change", set_up_sundays, test_change);
  ADD_WITH ("/houses/replace", set_up_sundays, test_replace);
  ADD_WITH ("/houses/code", set_up_sundays, test_code);
  ADD_WITH ("/houses/below", set_up_houses, test_below);
  ADD_WITH ("/houses/follow", set_up_sundays, test_follow);
  ADD_WITH ("/houses/named", set_up_sundays, test_named);
  ADD_WITH ("/houses/new-game", set_up_houses, test_new_game);
  ADD_WITH ("/houses/aside", set_up_sundays, test_aside);
  ADD_WITH ("/houses/search", set_up_houses, test_search);
  ADD_WITH ("/houses/file", set_up_sundays, test_file);
  ADD_WITH ("/houses/open-file", set_up_houses, test_open_file);

  return g_test_run ();
}
