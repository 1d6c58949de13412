/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The whole application in this process, moved by real key and pointer events, with a data folder of its own. */

#include "table-fixture.h"
#include "window-parts.h"

#include <glib/gstdio.h>

#include "ui/preferences/preferences.h"
#include "ui/window/application.h"

typedef void (*TestFunc) (RummyWindow *window);

typedef struct {
  TestFunc func;
  gboolean begins; /* a game, where none goes on */
  GtkWindow *window;
} Run;

static char *
data_path (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), "rummy500", name, NULL);
}

static void
run_cb (gpointer data)
{
  Run *run = data;

  if (run->begins && window_game (RUMMY_WINDOW (run->window)) == NULL)
    rummy_window_new_game (RUMMY_WINDOW (run->window), 1);
  /* Events are aimed at the window where the pointer is. */
  fixture_xdotool ("mousemove", "500", "300", NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (run->window));
  run->func (RUMMY_WINDOW (run->window));
  g_application_quit (g_application_get_default ());
}

static void
window_added_cb (GtkApplication *application, GtkWindow *window, Run *run)
{
  run->window = window;
  g_idle_add_once (run_cb, run);
}

/* Starts the application, and calls func when its window is there; begins: with a game in it. */
static void
run (TestFunc func, gboolean begins)
{
  g_autoptr (RummyApplication) application = rummy_application_new ();
  Run self = { .func = func, .begins = begins };

  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), &self);
  g_assert_cmpint (g_application_run (G_APPLICATION (application), 0, NULL), ==, 0);
  g_assert_nonnull (self.window);
}

static void
clear_data (void)
{
  const char *const names[] = { "game", "game.lock", "game.old", "game.broken-1", "history.db",
                                "history.db.copy", "" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = data_path (names[i]);

    g_remove (path);
  }
}

static AdwDialog *
get_dialog (RummyWindow *window)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
}

static void
wait_for_focus (RummyWindow *window, GtkWidget *widget)
{
  GtkWidget *focus;

  while ((focus = gtk_root_get_focus (GTK_ROOT (window))) == NULL ||
         (focus != widget && !gtk_widget_is_ancestor (focus, widget)))
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_dialog (RummyWindow *window, gboolean present)
{
  while ((get_dialog (window) != NULL) != present)
    g_main_context_iteration (NULL, TRUE);
  if (present)
    wait_for_focus (window, GTK_WIDGET (get_dialog (window)));
}

static const char *
body_of (AdwAlertDialog *dialog)
{
  return gtk_label_get_label (GTK_LABEL (adw_alert_dialog_get_extra_child (dialog)));
}

static void
wait_for_menu (RummyWindow *window, gboolean open)
{
  while (gtk_menu_button_get_active (window_menu (window)) != open)
    g_main_context_iteration (NULL, TRUE);
  if (open)
    wait_for_focus (window, GTK_WIDGET (gtk_menu_button_get_popover (window_menu (window))));
}

static void
key (const char *name)
{
  g_autofree char *code = key_name (name);

  fixture_xdotool ("key", code, NULL);
}

static void
add_keycaps (GtkWidget *widget, GHashTable *keys)
{
  if (gtk_widget_has_css_class (widget, "keycap"))
    g_hash_table_add (keys, g_strdup (gtk_label_get_label (GTK_LABEL (widget))));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_keycaps (child, keys);
}

static void
add_key (GHashTable *keys, guint key, GdkModifierType modifiers)
{
  const char *name = gdk_keyval_name (key);

  /* The other key for the same thing; that for the menu GTK 4.24 adds by itself. */
  if (!g_str_has_prefix (name, "KP_") && !g_str_has_prefix (name, "ISO_") && key != KEY_CONTEXT_MENU)
    g_hash_table_add (keys, gtk_accelerator_get_label (key, modifiers));
}

static void
add_accelerator (GHashTable *keys, const char *accelerator)
{
  GdkModifierType modifiers;
  guint keyval;

  g_assert_true (gtk_accelerator_parse (accelerator, &keyval, &modifiers));
  add_key (keys, keyval, modifiers);
}

static void
add_bindings (GtkWidget *widget, GHashTable *keys)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
      continue;

    for (guint k = 0; k < g_list_model_get_n_items (G_LIST_MODEL (controller)); k++) {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), k);
      GtkKeyvalTrigger *trigger = GTK_KEYVAL_TRIGGER (gtk_shortcut_get_trigger (shortcut));

      add_key (keys, gtk_keyval_trigger_get_keyval (trigger), gtk_keyval_trigger_get_modifiers (trigger));
    }
  }
}

static void
assert_within (GHashTable *keys, GHashTable *others)
{
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, keys);
  while (g_hash_table_iter_next (&iter, &name, NULL)) {
    if (!g_hash_table_contains (others, name))
      g_error ("the key %s is missing", (char *) name);
  }
}

/* The window of the shortcuts lists the keys that are listened to, and no others. */
static void
check_shortcuts (RummyWindow *window)
{
  /* Those of ranks stand for all, which are tested with the table; the last are the help's. */
  const char *const others[] = { "Left", "Right", "Up", "Down", "Tab", "<Shift>Tab", "F10", "7", "0", "q",
                                 "asterisk", "<Shift>d", "<Control>f", "<Alt>Left", "<Alt>Right" };
  g_autoptr (GHashTable) listed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) real = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (application);

  add_bindings (GTK_WIDGET (window_table (window)), real);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    add_accelerator (real, others[i]);
  for (guint i = 0; actions[i] != NULL; i++) {
    g_auto (GStrv) accelerators = gtk_application_get_accels_for_action (application, actions[i]);

    for (guint k = 0; accelerators[k] != NULL; k++) {
      g_auto (GStrv) meant = gtk_application_get_actions_for_accel (application, accelerators[k]);

      g_assert_cmpuint (g_strv_length (meant), ==, 1);
      /* Those of GTK's Inspector. */
      g_assert_cmpstr (accelerators[k], !=, "<Shift><Control>d");
      g_assert_cmpstr (accelerators[k], !=, "<Shift><Control>i");
      add_accelerator (real, accelerators[k]);
    }
  }
  key ("ctrl+r");
  while (window_replay (window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  add_bindings (GTK_WIDGET (window_replay (window)), real);
  key ("Escape");
  while (window_replay (window) != NULL)
    g_main_context_iteration (NULL, TRUE);

  key ("ctrl+question");
  wait_for_dialog (window, TRUE);
  add_keycaps (GTK_WIDGET (get_dialog (window)), listed);
  assert_within (real, listed);
  assert_within (listed, real);
}

/* The keys that belong to the window do what the list says; those of the table are tested there. */
static void
check_window_keys (RummyWindow *window)
{
  RummyGame *game = window_game (window);

  rummy_verbs_take (rummy_table_get_verbs (window_table (window)), rummy_round_upcard (rummy_game_get_round (game)));
  key ("ctrl+l");
  while (g_strcmp0 (window_pane_page (window), "moves") != 0)
    g_main_context_iteration (NULL, TRUE);
  key ("ctrl+g");
  wait_for_dialog (window, TRUE);
  key ("Escape");
  wait_for_dialog (window, FALSE);
  key ("F9");
  while (window_pane_page (window) != NULL)
    g_main_context_iteration (NULL, TRUE);
  key ("ctrl+z");
  while (rummy_game_get_round (game)->phase != RUMMY_PHASE_DRAW)
    g_main_context_iteration (NULL, TRUE);

  key ("ctrl+t");
  while (g_strcmp0 (window_pane_page (window), "scores") != 0)
    g_main_context_iteration (NULL, TRUE);
  key ("F9");
  while (window_pane_page (window) != NULL)
    g_main_context_iteration (NULL, TRUE);
  key ("ctrl+n");
  while (window_game (window) == game)
    g_main_context_iteration (NULL, TRUE);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.fullscreen", NULL));

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  key ("ctrl+w");
  while (window != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_focus (RummyWindow *window, const char *value)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
  GVariant *target = GTK_IS_CHECK_BUTTON (focus) ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (focus))
                                                 : NULL;

  return target != NULL && g_str_equal (g_variant_get_string (target, NULL), value);
}

/* Goes on until the choice has the focus; a round of all there is would be longer than a hundred keys. */
static void
go_to_choice (RummyWindow *window, const char *name, const char *value)
{
  for (guint i = 0; i < 100 && !is_focus (window, value); i++) {
    GtkWidget *before = gtk_root_get_focus (GTK_ROOT (window));

    key (name);
    while (gtk_root_get_focus (GTK_ROOT (window)) == before)
      g_main_context_iteration (NULL, TRUE);
  }
  g_assert_true (is_focus (window, value));
}

/* Tab goes to the picture that is chosen, and arrow keys choose another. */
static void
check_preferences_by_keys (RummyWindow *window)
{
  key ("ctrl+comma");
  wait_for_dialog (window, TRUE);
  g_assert_true (RUMMY_IS_PREFERENCES (get_dialog (window)));
  /* Not twice. */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.preferences", NULL));

  go_to_choice (window, "Tab", "lattice");
  go_to_choice (window, "Right", "stars");
  while (g_settings_get_enum (window_settings (window), "card-back") != 2)
    g_main_context_iteration (NULL, TRUE);

  go_to_choice (window, "Tab", "green");
  go_to_choice (window, "Right", "blue");
  while (style_of (window_table (window))->look != RUMMY_LOOK_BLUE)
    g_main_context_iteration (NULL, TRUE);

  key ("Escape");
  wait_for_dialog (window, FALSE);
  wait_for_focus (window, GTK_WIDGET (window_table (window)));
  g_settings_reset (window_settings (window), "card-back");
  g_settings_reset (window_settings (window), "table-look");
}

static gboolean
is_refusing (RummyWindow *window)
{
  return rummy_status_is_refusing (window_status (window));
}

static void
refuse (RummyWindow *window)
{
  key ("m");
  while (!is_refusing (window))
    g_main_context_iteration (NULL, TRUE);
}

/* A refusal is over when the person turns to something else. */
static void
check_refusal_goes (RummyWindow *window)
{
  refuse (window);
  key ("F10");
  wait_for_menu (window, TRUE);
  g_assert_false (is_refusing (window));
  key ("Escape");
  wait_for_menu (window, FALSE);

  refuse (window);
  key ("ctrl+g");
  wait_for_dialog (window, TRUE);
  g_assert_false (is_refusing (window));
  key ("Escape");
  wait_for_dialog (window, FALSE);

  refuse (window);
  fixture_xdotool ("click", "1", NULL);
  while (g_str_equal (rummy_status_get_text (window_status (window)), rummy_words_refusal (RUMMY_REFUSED_NO_MELD)))
    g_main_context_iteration (NULL, TRUE);
}

/* Closing the menu or a dialog brings the focus back to the game. */
static void
check_focus_after_menu (RummyWindow *window)
{
  wait_for_focus (window, GTK_WIDGET (window_table (window)));
  key ("F10");
  wait_for_menu (window, TRUE);
  key ("Escape");
  wait_for_menu (window, FALSE);
  wait_for_focus (window, GTK_WIDGET (window_table (window)));

  /* Return on the stock. */
  key ("Return");
  while (rummy_game_get_round (window_game (window))->phase != RUMMY_PHASE_PLAY)
    g_main_context_iteration (NULL, TRUE);

  key ("F10");
  wait_for_menu (window, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.about", NULL);
  wait_for_dialog (window, TRUE);
  gtk_menu_button_popdown (window_menu (window));
  wait_for_menu (window, FALSE);
  key ("Escape");
  wait_for_dialog (window, FALSE);
  wait_for_focus (window, GTK_WIDGET (window_table (window)));
}

static void
check_start (RummyWindow *window)
{
  g_assert_true (rummy_focus_get_place (focus_of (window_table (window))) == stock_of (window_table (window)));
  g_assert_false (rummy_focus_is_shown (focus_of (window_table (window))));
}

/* The size passes breakpoints, which hide the table for a moment; the focus stays, and whether it is seen. */
static void
check_focus_while_resizing (RummyWindow *window)
{
  GtkWidget *card = card_on (window_table (window), order_of (window_table (window))->card[5]);
  const int widths[] = { 360, 1000 };

  gtk_widget_grab_focus (card);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++) {
    gtk_window_set_default_size (GTK_WINDOW (window), widths[i], 720);
    while (gtk_widget_has_css_class (GTK_WIDGET (window), "narrow") != (widths[i] == 360) ||
           rummy_focus_is_returning (focus_of (window_table (window))) ||
           !gtk_widget_get_mapped (GTK_WIDGET (window_table (window))))
      g_main_context_iteration (NULL, TRUE);
    g_assert_true (rummy_focus_get_place (focus_of (window_table (window))) == card);
    g_assert_false (rummy_focus_is_shown (focus_of (window_table (window))));
  }
}

/* Its items are whole in the narrowest window. */
static void
check_narrow_menu (RummyWindow *window)
{
  int natural;

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 720);
  while (gtk_widget_get_width (GTK_WIDGET (window_table (window))) > 360)
    g_main_context_iteration (NULL, TRUE);
  gtk_menu_button_popup (window_menu (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (gtk_menu_button_get_popover (window_menu (window))));
  gtk_widget_measure (GTK_WIDGET (gtk_menu_button_get_popover (window_menu (window))), GTK_ORIENTATION_HORIZONTAL, -1,
                      NULL, &natural, NULL, NULL);
  g_assert_cmpint (natural, <=, 360);
}

static void
play_on (RummyWindow *window)
{
  g_assert_null (window_game (window));
  wait_for_focus (window, GTK_WIDGET (window_home (window)));
  key ("Return");
  while (window_game (window) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
check_no_game_page (RummyWindow *window)
{
  RummyGame *game = window_game (window);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.home", NULL));
  g_assert_null (window_game (window));
  wait_for_focus (window, GTK_WIDGET (window_home (window)));

  key ("F10");
  wait_for_menu (window, TRUE);
  key ("Escape");
  wait_for_menu (window, FALSE);
  play_on (window);
  wait_for_focus (window, GTK_WIDGET (window_table (window)));
  g_assert_true (window_game (window) == game);
}

static GtkWidget *
focused_in (RummyWindow *window)
{
  return gtk_root_get_focus (GTK_ROOT (window));
}

/* The very first start asks for a name, which can be left as it is, and deals. */
static void
check_welcome (RummyWindow *window)
{
  g_assert_null (window_game (window));
  wait_for_focus (window, GTK_WIDGET (window_home (window)));
  g_assert_true (GTK_IS_TEXT (focused_in (window)));
  key ("ctrl+a");
  fixture_xdotool ("type", "Ann", NULL);
  key ("Return");
  while (window_game (window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (rummy_game_get_seats (window_game (window))->name[0], ==, "Ann");
  g_assert_cmpstr (rummy_rules_preset (&rummy_game_get_match (window_game (window))->rules)->key, ==, "500-rum");
}

/* Later the last game is a key away, with the same people. */
static void
check_home (RummyWindow *window)
{
  play_on (window);
  g_assert_cmpstr (rummy_game_get_seats (window_game (window))->name[0], ==, "Ann");
  g_assert_cmpint (rummy_game_get_match (window_game (window))->rules.players, ==, 3);
}

/* The one that goes on is a key away. */
static void
check_goes_on (RummyWindow *window)
{
  play_on (window);
  g_assert_cmpint (rummy_game_get_match (window_game (window))->rules.players, ==, 3);
}

/* What the toast covers is bare cloth. */
static void
check_toast_hides_nothing (RummyWindow *window)
{
  graphene_rect_t toast, place;
  GtkWidget *table = GTK_WIDGET (window_table (window));
  g_autoptr (GPtrArray) places = NULL;

  g_action_group_activate_action (G_ACTION_GROUP (window), "restart-game", NULL);
  g_assert_nonnull (window_undo_toast (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (window_toasts (window)), table, &toast));
  g_assert_cmpfloat (toast.size.height, >, 20);

  g_assert_cmpfloat (toast.origin.y + toast.size.height, <=, layout_of (window_table (window))->hand_zone.origin.y);
  g_assert_cmpfloat (toast.origin.x, >=, 0);
  g_assert_cmpfloat (toast.origin.x + toast.size.width, <=, gtk_widget_get_width (table));
  places = rummy_spread_list_places (spread_of (window_table (window)));
  for (guint i = 0; i < places->len; i++) {
    if (!gtk_widget_get_visible (g_ptr_array_index (places, i)))
      continue;
    g_assert_true (gtk_widget_compute_bounds (g_ptr_array_index (places, i), table, &place));
    g_assert_false (graphene_rect_intersection (&place, &toast, NULL));
  }
}

/* In a narrow window nothing tells whose turn it is but the own plate. */
static void
check_toast_spares_the_plate (RummyWindow *window)
{
  GtkWidget *table = GTK_WIDGET (window_table (window)), *toasts = GTK_WIDGET (window_toasts (window));
  graphene_rect_t toast, plate;

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 720);
  while (gtk_widget_get_width (table) > 400)
    g_main_context_iteration (NULL, TRUE);
  g_action_group_activate_action (G_ACTION_GROUP (window), "restart-game", NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_bounds (toasts, table, &toast));
  g_assert_true (gtk_widget_compute_bounds (rummy_spread_get_own (spread_of (window_table (window))), table, &plate));
  g_assert_cmpfloat (toast.size.height, >, 20);
  g_assert_cmpfloat (plate.size.height, >, 10);
  g_assert_false (graphene_rect_intersection (&plate, &toast, NULL));
}

static void
check_folder_is_file (RummyWindow *window)
{
  g_autofree char *folder = data_path (NULL);
  AdwAlertDialog *dialog;

  g_assert_null (get_dialog (window));
  g_assert_nonnull (window_game (window));
  g_assert_true (adw_banner_get_revealed (window_trouble (window)));
  g_assert_cmpstr (adw_banner_get_title (window_trouble (window)), ==,
                   "You can keep playing, but this game isn’t being saved.");

  g_signal_emit_by_name (window_trouble (window), "button-clicked");
  wait_for_dialog (window, TRUE);
  dialog = ADW_ALERT_DIALOG (get_dialog (window));
  g_assert_cmpstr (adw_alert_dialog_get_heading (dialog), ==, "Game Not Saved");
  g_assert_nonnull (strstr (body_of (dialog), folder));
  g_assert_false (adw_banner_get_revealed (window_trouble (window)));
}

static void
check_second_copy (RummyWindow *window)
{
  g_assert_null (get_dialog (window));
  g_assert_true (adw_banner_get_revealed (window_trouble (window)));
  g_assert_cmpstr (adw_banner_get_title (window_trouble (window)), ==,
                   "Rummy 500 is already open elsewhere, so games aren’t saved here.");
  rummy_verbs_draw (rummy_table_get_verbs (window_table (window)));
  g_assert_cmpint (rummy_game_get_round (window_game (window))->phase, ==, RUMMY_PHASE_PLAY);
}

static void
check_broken (RummyWindow *window)
{
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (get_dialog (window));
  g_autofree char *aside = data_path ("game.broken-1");

  g_assert_cmpstr (adw_alert_dialog_get_heading (dialog), ==, "Last Game Not Opened");
  g_assert_true (g_str_has_prefix (body_of (dialog), "A new game was started instead of your last one."));
  g_assert_nonnull (strstr (body_of (dialog), aside));
  g_assert_nonnull (window_game (window));
  g_assert_false (adw_banner_get_revealed (window_trouble (window)));
}

static void
check_cut (RummyWindow *window)
{
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (get_dialog (window));
  g_autofree char *aside = data_path ("game.broken-1");

  g_assert_cmpstr (adw_alert_dialog_get_heading (dialog), ==, "Last Move Not Restored");
  g_assert_nonnull (strstr (body_of (dialog), aside));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", NULL);
  g_assert_cmpuint (rummy_game_get_record (window_game (window))->n_moves, ==, 1);
  g_assert_cmpuint (rummy_game_get_match (window_game (window))->seed, ==, 1);
}

static void
test (gconstpointer data)
{
  run ((TestFunc) data, TRUE);
  clear_data ();
}

static void
test_start (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");
  const char *const changed[] = { "welcomed", "players", "seat-names", "seat-levels", "tables" };

  for (guint i = 0; i < G_N_ELEMENTS (changed); i++)
    g_settings_reset (settings, changed[i]);
  run (check_welcome, FALSE);
  clear_data ();

  g_settings_set_int (settings, "players", 3);
  run (check_home, FALSE);
  run (check_goes_on, FALSE);
  clear_data ();
  g_settings_reset (settings, "players");
}

static void
test_folder_is_file (void)
{
  g_autofree char *folder = data_path (NULL);

  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  run (check_folder_is_file, TRUE);
  clear_data ();
}

static void
test_second_copy (void)
{
  g_autofree char *path = data_path (NULL), *game_path = data_path ("game");
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (RummySession) first = rummy_session_new (folder);
  RummySeats seats;
  RummyRules rules;

  rummy_rules_init (&rules, "500-rum");
  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  rummy_session_new_game (first, &rules, 1, &seats, NULL);
  g_assert_true (g_file_get_contents (game_path, &before, NULL, NULL));
  run (check_second_copy, TRUE);
  g_assert_true (g_file_get_contents (game_path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
  clear_data ();
}

static void
test_broken (void)
{
  g_autofree char *folder = data_path (NULL), *path = data_path ("game");

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "no game at all", -1, NULL));
  run (check_broken, FALSE);
  clear_data ();
}

/* As a power cut leaves it: the last state is nothing but a name, the one before is whole. */
static void
test_cut (void)
{
  g_autofree char *path = data_path ("game"), *old_path = data_path ("game.old");

  run (check_start, TRUE);
  g_assert_cmpint (g_rename (path, old_path), ==, 0);
  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  run (check_cut, FALSE);
  clear_data ();
}

#define ADD(name, func) g_test_add_data_func ("/application/" name, (gconstpointer) func, test)

int
main (int argc, char *argv[])
{
  fixture_init (&argc, &argv);

  ADD ("shortcuts-are-listed", check_shortcuts);
  ADD ("start", check_start);
  ADD ("window-keys", check_window_keys);
  ADD ("preferences-by-keys", check_preferences_by_keys);
  ADD ("refusal-goes", check_refusal_goes);
  ADD ("focus-after-menu", check_focus_after_menu);
  ADD ("focus-while-resizing", check_focus_while_resizing);
  ADD ("no-game-page", check_no_game_page);
  ADD ("toast-hides-nothing", check_toast_hides_nothing);
  ADD ("toast-spares-the-plate", check_toast_spares_the_plate);
  ADD ("narrow-menu", check_narrow_menu);
  g_test_add_func ("/application/welcome", test_start);
  g_test_add_func ("/application/folder-is-file", test_folder_is_file);
  g_test_add_func ("/application/second-copy", test_second_copy);
  g_test_add_func ("/application/broken", test_broken);
  g_test_add_func ("/application/cut", test_cut);

  return g_test_run ();
}
