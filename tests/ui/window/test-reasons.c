/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What cannot be used says why: no gray button or row, and no key of a disabled command, is silent. */

#include "window-fixture.h"

#include "ui/parts/actions.h"
#include "ui/parts/reason.h"

/* Widgets that show where their number ends, in the library. */
static gboolean
is_of_spin_button (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_SPIN_BUTTON) != NULL;
}

/* The reason of a verb of the table comes with the verb. */
static gboolean
tells_why (GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);
  gboolean is_verb = gtk_widget_get_ancestor (widget, RUMMY_TYPE_VERB_BAR) != NULL;
  g_autofree char *told = NULL;

  if (tooltip == NULL || g_strcmp0 (tooltip, is_verb ? tooltip : rummy_reason_find (widget)) != 0)
    return FALSE;

  told = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tooltip);

  return told == NULL;
}

/* Returns how many widgets are insensitive. */
static guint
check_widgets (GtkWidget *widget, const char *where)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (widget) || is_of_spin_button (widget))
    return 0;

  if (!gtk_widget_get_sensitive (widget)) {
    if (!tells_why (widget))
      g_error ("%s: silent %s with the tooltip “%s”", where, G_OBJECT_TYPE_NAME (widget),
               gtk_widget_get_tooltip_text (widget));
    return 1; /* for all in it */
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += check_widgets (child, where);

  return n;
}

static GtkShortcutController *
key_controller (Fixture *fixture)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->window));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
    g_autoptr (GtkShortcut) shortcut = NULL;

    if (!GTK_IS_SHORTCUT_CONTROLLER (controller) || g_list_model_get_n_items (G_LIST_MODEL (controller)) == 0)
      continue;
    shortcut = g_list_model_get_item (G_LIST_MODEL (controller), 0);
    if (gtk_shortcut_get_arguments (shortcut) != NULL)
      return GTK_SHORTCUT_CONTROLLER (controller);
  }
  g_assert_not_reached ();
}

/* Such as "ctrl+shift+z". */
static char *
key_of (GtkShortcut *shortcut)
{
  GtkKeyvalTrigger *trigger = GTK_KEYVAL_TRIGGER (gtk_shortcut_get_trigger (shortcut));
  GdkModifierType modifiers = gtk_keyval_trigger_get_modifiers (trigger);

  return g_strdup_printf ("%s%s%s%s", (modifiers & GDK_CONTROL_MASK) != 0 ? "ctrl+" : "",
                          (modifiers & GDK_SHIFT_MASK) != 0 ? "shift+" : "",
                          (modifiers & GDK_ALT_MASK) != 0 ? "alt+" : "",
                          gdk_keyval_name (gtk_keyval_trigger_get_keyval (trigger)));
}

/* What a bubble or a toast says, or NULL. */
static const char *
told (Fixture *fixture)
{
  if (gtk_widget_get_visible (GTK_WIDGET (window_refusal (fixture->window))))
    return gtk_label_get_label (window_refusal (fixture->window));
  if (window_news (fixture->window) != NULL)
    return gtk_label_get_label (GTK_LABEL (adw_bin_get_child (
      ADW_BIN (adw_toast_get_custom_title (window_news (fixture->window))))));

  return NULL;
}

static void
forget_told (Fixture *fixture)
{
  rummy_status_forget_refusal (window_status (fixture->window));
  if (window_news (fixture->window) != NULL)
    adw_toast_dismiss (window_news (fixture->window));
  while (told (fixture) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
spin_until_told (Fixture *fixture, const char *words)
{
  while (g_strcmp0 (told (fixture), words) != 0)
    g_main_context_iteration (NULL, TRUE);
}

/* Presses the keys of all commands that are not possible now; returns how many. */
static guint
check_keys (Fixture *fixture)
{
  GtkShortcutController *controller = key_controller (fixture);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (controller)); i++) {
    g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), i);
    const char *action = g_variant_get_string (gtk_shortcut_get_arguments (shortcut), NULL);
    const char *name = strchr (action, '.') + 1, *why_not;
    g_autofree char *key = key_of (shortcut), *words = NULL;

    if (!g_str_has_prefix (action, "win.") || !g_action_group_has_action (G_ACTION_GROUP (fixture->window), name) ||
        is_enabled (fixture, name))
      continue;
    /* In a replay these are its own. */
    if (window_replay (fixture->window) != NULL && g_str_has_prefix (name, "watch-"))
      continue;

    why_not = rummy_actions_why_not (G_ACTION_MAP (fixture->window), name);
    if (why_not == NULL)
      g_error ("%s is disabled for no reason", action);
    words = g_strdup (why_not);
    forget_told (fixture);
    press_key (key);
    spin_until_told (fixture, words);
    n++;
  }
  forget_told (fixture);

  return n;
}

/* All actions have a reason, those without a key too. */
static void
check_actions (Fixture *fixture)
{
  g_auto (GStrv) names = g_action_group_list_actions (G_ACTION_GROUP (fixture->window));

  for (guint i = 0; names[i] != NULL; i++) {
    const char *why_not = rummy_actions_why_not (G_ACTION_MAP (fixture->window), names[i]);

    if (is_enabled (fixture, names[i]) != (why_not == NULL))
      g_error ("win.%s is disabled for no reason", names[i]);
    if (why_not != NULL && !g_str_has_suffix (why_not, "."))
      g_error ("win.%s is disabled for no sentence: %s", names[i], why_not);
  }
}

static gboolean
is_possible (Fixture *fixture, const char *action)
{
  const char *name = strchr (action, '.') + 1;

  if (g_str_has_prefix (action, "table."))
    return g_action_group_get_action_enabled (rummy_table_get_actions (window_table (fixture->window)), name);

  return !g_str_has_prefix (action, "win.") || is_enabled (fixture, name);
}

/* Rows of menus are not gray, but hidden. */
static void
check_menu (Fixture *fixture, GMenuModel *menu)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autofree char *action = NULL, *hidden_when = NULL;
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);

    if (section != NULL)
      check_menu (fixture, section);
    if (submenu != NULL)
      check_menu (fixture, submenu);
    if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action) &&
        !is_possible (fixture, action) && !g_menu_model_get_item_attribute (menu, i, "hidden-when", "s", &hidden_when))
      g_error ("a gray row of a menu: %s", action);
  }
}

static void
check (Fixture *fixture, const char *where)
{
  while (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)) != NULL)
    adw_dialog_force_close (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  check_actions (fixture);
  check_menu (fixture, window_primary_menu (fixture->window));
  check_menu (fixture, window_table_items (fixture->window));
  if (gtk_menu_button_get_menu_model (window_pace (fixture->window)) != NULL)
    check_menu (fixture, gtk_menu_button_get_menu_model (window_pace (fixture->window)));
  g_test_message ("%s: %u gray", where, check_widgets (GTK_WIDGET (fixture->window), where));
  g_test_message ("%s: %u keys", where, check_keys (fixture));
}

static void
press_and_read (Fixture *fixture, const char *key, const char *words)
{
  forget_told (fixture);
  press_key (key);
  spin_until_told (fixture, words);
}

static gboolean
has_action (GtkWidget *widget, const char *name)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), name) == 0;
}

static void
test_home (Fixture *fixture, gconstpointer data)
{
  rummy_window_go_home (fixture->window);
  check (fixture, "Home");
  press_and_read (fixture, "ctrl+e", "Start or continue a game first.");
}

static void
test_turn (Fixture *fixture, gconstpointer data)
{
  check (fixture, "before the draw");
  press_and_read (fixture, "ctrl+shift+z", "Undo a move first.");
  press_and_read (fixture, "Page_Down", "It’s your turn, so there’s nothing to skip.");
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  check (fixture, "after the draw");
  press_and_read (fixture, "ctrl+BackSpace", "There’s nothing to undo this turn.");

  rummy_game_stop (window_game (fixture->window));
  play (fixture, RUMMY_MOVE_DISCARD, order_of (window_table (fixture->window))->card[0]);
  check (fixture, "the turn of another one");
}

static const char *const move_keys[] = { "s", "d", "m", "Delete", "g", "p", "space", "Page_Down" };

/* Keys of the table, where cards no longer move. */
static void
check_move_keys (Fixture *fixture, const char *words)
{
  for (guint i = 0; i < G_N_ELEMENTS (move_keys); i++)
    press_and_read (fixture, move_keys[i], words);
}

static void
test_over (Fixture *fixture, gconstpointer data)
{
  finish_round (fixture);
  spin_until_mapped (find (GTK_WIDGET (window_sheet (fixture->window)), has_action, "win.review"), TRUE);
  check_widgets (GTK_WIDGET (fixture->window), "the score sheet");
  check (fixture, "the end of a round");
  gtk_widget_grab_focus (GTK_WIDGET (window_table (fixture->window)));
  check_move_keys (fixture, "The round is over. Start the next one.");
  while (!match_of (fixture)->over) {
    act (fixture, "next-round");
    finish_round (fixture);
  }
  check (fixture, "the end of a game");
  act (fixture, "suggest");
  g_assert_cmpstr (told (fixture), ==, "The game is over. Start another.");
}

static void
click_at (Fixture *fixture, GtkWidget *widget)
{
  point_at (fixture, widget);
  xdotool ("click", "1", NULL);
}

/* The button knows each reason that it has in turn, keeps its name, and has its tooltip again. */
static void
test_button (Fixture *fixture, gconstpointer data)
{
  GtkWidget *undo = find (GTK_WIDGET (fixture->window), has_action, "win.undo");

  /* A new game came in place of none. */
  g_assert_false (gtk_widget_get_sensitive (undo));
  g_assert_true (has_tooltip (undo, "You haven’t made a move this round."));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (undo), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "You haven’t made a move this round.");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (undo), GTK_ACCESSIBLE_PROPERTY_LABEL, "Undo the Last Move");
  forget_told (fixture);
  click_at (fixture, undo);
  spin_until_told (fixture, "You haven’t made a move this round.");

  wait_for_turn (fixture);
  rummy_game_stop (window_game (fixture->window));
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  g_assert_true (gtk_widget_get_sensitive (undo));
  g_assert_true (has_tooltip (undo, "Undo the Last Move"));
  rummy_game_set_level (window_game (fixture->window), own_seat (fixture), RUMMY_LEVEL_AVERAGE);
  g_assert_true (has_tooltip (undo, "Take a seat first."));
}

static void
test_replay (Fixture *fixture, gconstpointer data)
{
  RummyReplay *replay;

  play_moves (fixture, 12);
  act (fixture, "replay");
  replay = rummy_replay_page_get_replay (window_replay (fixture->window));
  check (fixture, "the end of a replay");
  press_and_read (fixture, "ctrl+Right", "There are no more moves.");
  press_and_read (fixture, "ctrl+End", "There are no more moves.");
  press_and_read (fixture, "ctrl+Return", "Finish this round first.");
  rummy_replay_seek (replay, 0);
  check (fixture, "the start of a replay");
  press_and_read (fixture, "ctrl+Left", "This is the start of the round.");
  gtk_widget_grab_focus (GTK_WIDGET (rummy_replay_page_get_table (window_replay (fixture->window))));
  check_move_keys (fixture, "To move cards, use “Continue from Here”.");
}

static void
test_watch (Fixture *fixture, gconstpointer data)
{
  rummy_game_stop (window_game (fixture->window));
  rummy_game_set_level (window_game (fixture->window), own_seat (fixture), RUMMY_LEVEL_RANDOM);
  gtk_menu_button_popup (window_pace (fixture->window)); /* makes it */
  gtk_menu_button_popdown (window_pace (fixture->window));
  check (fixture, "watching");
  finish_round (fixture);
  spin_until_mapped (find (GTK_WIDGET (window_sheet (fixture->window)), has_action, "win.review"), TRUE);
  g_assert_cmpuint (check_widgets (GTK_WIDGET (window_sheet (fixture->window)), "the score sheet"), >, 0);
  window_close_sheet (fixture->window);
  press_and_read (fixture, "ctrl+z", "Take a seat first.");
}

/* Two at one screen, where each waits for the other. */
static void
test_pass (Fixture *fixture, gconstpointer data)
{
  rummy_game_stop (window_game (fixture->window));
  rummy_game_set_level (window_game (fixture->window), 1 - own_seat (fixture), RUMMY_LEVEL_PERSON);
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  play (fixture, RUMMY_MOVE_DISCARD, order_of (window_table (fixture->window))->card[0]);
  g_assert_cmpstr (window_page (fixture->window), ==, "pass");
  check (fixture, "passing the screen");
  press_and_read (fixture, "ctrl+e", "Pass the screen to the next player first.");
}

/* The rules of Gin, for two, without sounds. */
static void
check_preferences (AdwPreferencesDialog *dialog)
{
  static const char *const pages[] = { "table", "play", "hand", "rules", "sound" };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    adw_preferences_dialog_set_visible_page_name (dialog, pages[i]);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (dialog));
    g_assert_cmpuint (check_widgets (GTK_WIDGET (dialog), pages[i]), >=, g_str_equal (pages[i], "sound") ? 2 : 0);
    if (g_str_equal (pages[i], "rules"))
      g_assert_cmpuint (check_widgets (GTK_WIDGET (dialog), pages[i]), >, 0);
  }
}

static void
test_dialogs (Fixture *fixture, gconstpointer data)
{
  static const char *const dialogs[] = { "choose-game", "players", "history", "league", "deal", "lay-out",
                                         "watch", "pile", "shortcuts", "preferences" };

  g_settings_set_boolean (window_settings (fixture->window), "sounds", FALSE);
  g_settings_set_string (window_settings (fixture->window), "game", "gin");
  g_settings_set_boolean (window_settings (fixture->window), "game-chosen", TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++) {
    AdwDialog *dialog;

    act (fixture, dialogs[i]);
    dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
    g_assert_nonnull (dialog);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
    if (g_str_equal (dialogs[i], "choose-game")) {
      choose_game (GTK_WIDGET (dialog), "Gin");
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
      g_assert_cmpuint (check_widgets (GTK_WIDGET (dialog), dialogs[i]), >, 0);
    }
    check_widgets (GTK_WIDGET (dialog), dialogs[i]);
    if (RUMMY_IS_PREFERENCES (dialog))
      check_preferences (ADW_PREFERENCES_DIALOG (dialog));
    adw_dialog_force_close (dialog);
  }
  g_settings_reset (window_settings (fixture->window), "sounds");
}

static gboolean
is_toast_title (GtkWidget *widget, const char *words)
{
  return GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_label (GTK_LABEL (widget)), words) == 0 &&
         gtk_widget_get_mapped (widget);
}

static void
test_help (Fixture *fixture, gconstpointer data)
{
  GtkWidget *help;

  act (fixture, "help");
  help = window_help (fixture->window);
  gtk_test_widget_wait_for_draw (help);
  g_assert_cmpuint (check_widgets (help, "help"), ==, 2);
  gtk_widget_activate_action (help, "help.back", NULL);
  while (find (help, is_toast_title, "No page before this one.") == NULL)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_activate_action (help, "help.go", "s", "keys");
  g_assert_cmpuint (check_widgets (help, "help"), ==, 1);
  gtk_window_destroy (GTK_WINDOW (help));
}

int
main (int argc, char **argv)
{
  init (&argc, &argv);
  load_style ();

  ADD ("/reasons/home", test_home);
  ADD_TURN ("/reasons/turn", test_turn);
  ADD ("/reasons/over", test_over);
  ADD ("/reasons/button", test_button);
  ADD ("/reasons/replay", test_replay);
  ADD ("/reasons/watch", test_watch);
  ADD_TURN ("/reasons/pass", test_pass);
  ADD ("/reasons/dialogs", test_dialogs);
  ADD ("/reasons/help", test_help);

  return g_test_run ();
}
