/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Several people who play at one computer, each with a game and options of the own. */

#include "players-fixture.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

#include "disk-fixture.h"
#include "store/profiles.h"
#include "store/saved-games.h"
#include "ui/parts/toast.h"
#include "ui/records/players-parcel.h"

static AdwActionRow *
find_row (GtkWidget *dialog, const char *title)
{
  return ADW_ACTION_ROW (find (dialog, is_row, title));
}

static void
click_in (GtkWidget *row, const char *tooltip)
{
  g_signal_emit_by_name (find (row, has_tooltip, tooltip), "clicked");
}

static guint64
seed_of (Fixture *fixture)
{
  return match_of (fixture)->seed;
}

/* How another hand at the screen was put in order. */
static void
assert_order (Fixture *fixture, const char *expected)
{
  g_autoptr (GVariant) orders = NULL, order = NULL;
  g_autofree char *text = NULL;

  g_object_get (rummy_table_get_choice (window_table (fixture->window)), "own-orders", &orders, NULL);
  if (g_variant_n_children (orders) > 1) {
    order = g_variant_get_child_value (orders, 1);
    text = g_strndup (g_variant_get_data (order) != NULL ? g_variant_get_data (order) : "", g_variant_get_size (order));
  }
  g_assert_cmpstr (text != NULL ? text : "", ==, expected);
}

/* Whoever is chosen finds the own game, order of cards and look, as they were left. */
static void
test_choose (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = window_settings (fixture->window);
  GtkWidget *dialog = open_players (fixture);

  g_assert_cmpstr (adw_action_row_get_subtitle (find_row (dialog, "Player 1")), ==, "Playing now");
  add (fixture, dialog, "Jané");
  g_assert_cmpstr (adw_action_row_get_subtitle (find_row (dialog, "Jané")), ==, "Hasn’t played yet");
  g_settings_set_string (settings, "card-back", "waves");
  g_settings_set_value (settings, "hand-orders", g_variant_new_parsed ("[b'', b'x']"));

  gtk_widget_activate (find (dialog, is_row, "Jané"));
  wait_until_closed (fixture);
  g_assert_null (window_game (fixture->window));
  g_assert_cmpint (g_settings_get_enum (settings, "card-back"), ==, 0);
  g_assert_nonnull (find (GTK_WIDGET (fixture->window), is_label, "Jané is playing now"));
  assert_order (fixture, "");
  rummy_window_new_game (fixture->window, 99);
  g_assert_cmpstr (rummy_game_get_seats (window_game (fixture->window))->name[0], ==, "Jané");

  dialog = open_players (fixture);
  g_assert_true (g_str_has_prefix (adw_action_row_get_subtitle (find_row (dialog, "Player 1")), "Last played "));
  gtk_widget_activate (find (dialog, is_row, "Player 1"));
  wait_until_closed (fixture);
  g_assert_cmpuint (seed_of (fixture), ==, SEED);
  g_assert_cmpint (g_settings_get_enum (settings, "card-back"), ==, 1);
  assert_order (fixture, "x");

  /* Who plays already only goes back to the game. */
  dialog = open_players (fixture);
  gtk_widget_activate (find (dialog, is_row, "Player 1"));
  wait_until_closed (fixture);
  g_assert_cmpuint (seed_of (fixture), ==, SEED);
}

/* A name that is refused is asked for again, with the reason. */
static void
test_names (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_players (fixture);

  add (fixture, dialog, "player 1");
  g_assert_cmpstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (get_dialog (fixture))), ==,
                   "There’s already a player named “Player 1”.");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find (GTK_WIDGET (get_dialog (fixture)), is_entry, NULL))), ==,
                   "player 1");
  answer (fixture, " ");
  g_assert_cmpstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (get_dialog (fixture))), ==,
                   "Enter at least one letter or digit.");
  answer (fixture, "Ann");
  g_assert_true (GTK_WIDGET (get_dialog (fixture)) == dialog);

  click_in (GTK_WIDGET (find_row (dialog, "Ann")), "Rename This Player");
  answer (fixture, "ANN <b>");
  g_assert_nonnull (find_row (dialog, "ANN <b>"));
  gtk_test_accessible_assert_property (find (GTK_WIDGET (find_row (dialog, "ANN <b>")), has_tooltip,
                                             "Remove This Player"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Remove ANN <b>");
}

static void
shelf_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GPtrArray **) data = rummy_saved_games_list_finish (result, NULL);
}

/* Whoever is renamed sits by the new name at the table, when the own game comes back too, or one that was left. */
static void
test_rename (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) left = NULL;
  GtkWidget *dialog = open_players (fixture);

  add (fixture, dialog, "Ann");
  gtk_widget_activate (find (dialog, is_row, "Ann"));
  wait_until_closed (fixture);
  rummy_window_new_game (fixture->window, 99);
  dialog = open_players (fixture);
  click_in (GTK_WIDGET (find_row (dialog, "Ann")), "Rename This Player");
  answer (fixture, "Eve");
  g_assert_cmpstr (rummy_game_get_seats (window_game (fixture->window))->name[0], ==, "Eve");

  gtk_widget_activate (find (dialog, is_row, "Player 1"));
  wait_until_closed (fixture);
  dialog = open_players (fixture);
  click_in (GTK_WIDGET (find_row (dialog, "Eve")), "Rename This Player");
  answer (fixture, "Zoe");
  gtk_widget_activate (find (dialog, is_row, "Zoe"));
  wait_until_closed (fixture);
  g_assert_cmpuint (seed_of (fixture), ==, 99);
  g_assert_cmpstr (rummy_game_get_seats (window_game (fixture->window))->name[0], ==, "Zoe");
  play_round (fixture, NULL);
  rummy_window_new_game (fixture->window, 100);
  g_assert_cmpstr (rummy_game_get_seats (window_game (fixture->window))->name[0], ==, "Zoe");

  dialog = open_players (fixture);
  click_in (GTK_WIDGET (find_row (dialog, "Zoe")), "Rename This Player");
  answer (fixture, "Ida");
  rummy_saved_games_list_async (rummy_session_get_saved_games (fixture->session), NULL, shelf_cb, &left);
  while (left == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (left->len, ==, 1);
  g_assert_cmpstr (((RummyGameFile *) left->pdata[0])->saved.seats.name[0], ==, "Ida");
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GPtrArray **) data = rummy_history_list_finish (RUMMY_HISTORY (source), result, NULL);
}

static void
assert_games (Fixture *fixture, guint expected)
{
  g_autoptr (GPtrArray) games = NULL;

  rummy_history_list_async (rummy_session_get_history (fixture->session), NULL, 0, 10, NULL, listed_cb, &games);
  while (games == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (games->len, ==, expected);
}

/* The games of somebody who is removed go along, and come back. */
static void
test_remove_games (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  rummy_session_set_settings (fixture->session, window_settings (fixture->window));
  finish_round (fixture);
  window_close_sheet (fixture->window);
  assert_games (fixture, 1);
  dialog = open_players (fixture);
  add (fixture, dialog, "Ann");
  gtk_widget_activate (find (dialog, is_row, "Ann"));
  wait_until_closed (fixture);

  dialog = open_players (fixture);
  click_in (GTK_WIDGET (find_row (dialog, "Player 1")), "Remove This Player");
  assert_games (fixture, 0);
  while (find (dialog, is_button, "Undo") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (find (dialog, is_button, "Undo"), "clicked");
  assert_games (fixture, 1);
}

static void
test_remove (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_players (fixture);

  add (fixture, dialog, "Ann");
  click_in (GTK_WIDGET (find_row (dialog, "Player 1")), "Remove This Player");
  g_assert_nonnull (find_row (dialog, "Player 1"));
  g_assert_nonnull (find (dialog, is_label, "Player 1 is the current player. Switch players first."));

  click_in (GTK_WIDGET (find_row (dialog, "Ann")), "Remove This Player");
  g_assert_null (find (dialog, is_row, "Ann"));
  while (find (dialog, is_button, "Undo") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (find (dialog, is_button, "Undo"), "clicked");
  g_assert_nonnull (find_row (dialog, "Ann"));
}

/* A toast that is gone before the one below it has faded out. */
static void
test_short_toast (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_players (fixture);
  AdwToast *toast = rummy_toast_new (dialog, "The players are being saved…");

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  add (fixture, dialog, "Ann");
  click_in (GTK_WIDGET (find_row (dialog, "Ann")), "Remove This Player");
  while (find (dialog, is_button, "Undo") == NULL)
    g_main_context_iteration (NULL, TRUE);
  adw_toast_set_timeout (toast, 0);
  rummy_toast_show (toast, dialog);
  adw_toast_dismiss (toast);
  rummy_toast_tell (dialog, "The players are saved.");
  spin_until_mapped (find (dialog, is_label, "The players are saved."), TRUE);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static AdwDialog *
open_parcel (Fixture *fixture, GFile *file)
{
  AdwDialog *alert;

  rummy_window_open_files (fixture->window, &file, 1);
  while (!ADW_IS_ALERT_DIALOG (get_dialog (fixture)))
    g_main_context_iteration (NULL, TRUE);
  alert = get_dialog (fixture);
  g_assert_cmpstr (adw_alert_dialog_get_heading (ADW_ALERT_DIALOG (alert)), ==, "Import Players?");

  return alert;
}

static void
export_to (Fixture *fixture, GtkWidget *dialog, GFile *file)
{
  rummy_players_export_to (dialog, window_settings (fixture->window), fixture->session, NULL, file);
}

/* Who opens such a file is led to where players come in, whatever the file is called. */
static void
test_open_parcel (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->directory, "Me.RUMMY500-PLAYERS");
  g_autoptr (GFile) other = g_file_get_child (fixture->directory, "me.rummy500");
  GtkWidget *widget = open_players (fixture);
  AdwDialog *alert;

  export_to (fixture, widget, file);
  while (find (widget, is_label, "Saved as “Me.RUMMY500-PLAYERS”") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_file_copy (file, other, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
  adw_dialog_force_close (ADW_DIALOG (widget));

  adw_dialog_close (open_parcel (fixture, other));
  while (!RUMMY_IS_PLAYERS_DIALOG (get_dialog (fixture)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (find (GTK_WIDGET (get_dialog (fixture)), is_row, "Player 1 2"));

  alert = open_parcel (fixture, file);
  g_signal_emit_by_name (find (GTK_WIDGET (alert), is_button, "_Import"), "clicked");
  while (!RUMMY_IS_PLAYERS_DIALOG (get_dialog (fixture)))
    g_main_context_iteration (NULL, TRUE);
  widget = GTK_WIDGET (get_dialog (fixture));
  while (find (widget, is_row, "Player 1 2") == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* On a full disk an earlier file stays as it was. */
static void
test_full_disk (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->directory, "me.rummy500-players");
  GtkWidget *widget = open_players (fixture);

  /* The history is open by then. */
  export_to (fixture, widget, file);
  while (find (widget, is_label, "Saved as “me.rummy500-players”") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), "An earlier one", -1, NULL));
  fill_disk (TRUE);
  export_to (fixture, widget, file);
  while (!ADW_IS_ALERT_DIALOG (get_dialog (fixture)))
    g_main_context_iteration (NULL, TRUE);
  fill_disk (FALSE);
  g_assert_cmpstr (adw_alert_dialog_get_heading (ADW_ALERT_DIALOG (get_dialog (fixture))), ==, "Not Exported");
  assert_file_holds (g_file_peek_path (file), "An earlier one");
}

/* Everything of somebody goes into a file and comes back as a new player; what is no such file is refused. */
static void
test_parcel (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->directory, "me.rummy500-players");
  g_autoptr (GFile) other = g_file_get_child (fixture->directory, "other");
  g_autoptr (GFile) nowhere = g_file_resolve_relative_path (fixture->directory, "nowhere/me.rummy500-players");
  g_autoptr (GFile) damaged = NULL;
  GtkWidget *widget;
  GFile *saved_games;

  rummy_session_set_settings (fixture->session, window_settings (fixture->window));
  finish_round (fixture);
  window_close_sheet (fixture->window);
  widget = open_players (fixture);
  export_to (fixture, widget, file);
  while (find (widget, is_label, "Saved as “me.rummy500-players”") == NULL)
    g_main_context_iteration (NULL, TRUE);

  /* One that is damaged stays behind, which is told. */
  saved_games = rummy_session_get_saved_games (fixture->session);
  g_file_make_directory_with_parents (saved_games, NULL, NULL);
  damaged = g_file_get_child (saved_games, "damaged" RUMMY_SAVED_GAMES_SUFFIX);
  g_assert_true (g_file_set_contents (g_file_peek_path (damaged), "rules 500-rum\n", -1, NULL));
  export_to (fixture, widget, file);
  while (find (widget, is_label, "Saved “me.rummy500-players”, leaving out 1 unreadable game") == NULL)
    g_main_context_iteration (NULL, TRUE);

  rummy_history_remove (rummy_session_get_history (fixture->session), 0, NULL);
  rummy_players_import_from (widget, window_settings (fixture->window), fixture->session, file);
  while (find (widget, is_label, "Importing players…") == NULL)
    g_main_context_iteration (NULL, TRUE);
  while (find (widget, is_row, "Player 1 2") == NULL)
    g_main_context_iteration (NULL, TRUE);
  while (find (widget, is_label, "Player 1 2 imported, with 1 game") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (find (widget, is_label, "Importing players…"));
  assert_games (fixture, 1);

  g_assert_true (g_file_replace_contents (other, "x", 1, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  rummy_players_import_from (widget, window_settings (fixture->window), fixture->session, other);
  while (!ADW_IS_ALERT_DIALOG (get_dialog (fixture)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (adw_alert_dialog_get_heading (ADW_ALERT_DIALOG (get_dialog (fixture))), ==, "Not Imported");
  adw_dialog_force_close (get_dialog (fixture));

  /* It is told where nobody looks at the dialog any more, too. */
  export_to (fixture, widget, nowhere);
  adw_dialog_force_close (ADW_DIALOG (widget));
  while (!ADW_IS_ALERT_DIALOG (get_dialog (fixture)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (adw_alert_dialog_get_heading (ADW_ALERT_DIALOG (get_dialog (fixture))), ==, "Not Exported");
}

static void
delete_everything (Fixture *fixture)
{
  gtk_widget_activate (find (open_players (fixture), is_row, "Delete Everything…"));
  g_assert_true (ADW_IS_ALERT_DIALOG (get_dialog (fixture)));
  g_signal_emit_by_name (get_dialog (fixture), "response", "delete");
  adw_dialog_force_close (get_dialog (fixture));
  wait_until_closed (fixture);
}

/* Nothing stays of anybody: games that were played, those that go on, and what was chosen. */
static void
test_forget_all (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = window_settings (fixture->window);
  g_autoptr (GFile) game = g_file_get_child (fixture->directory, "game");
  g_autoptr (GFile) profiles = g_file_get_child (fixture->directory, "profiles");
  g_autoptr (GFileEnumerator) rest = NULL;
  GtkWidget *dialog = open_players (fixture);
  GFile *folder = NULL;

  add (fixture, dialog, "Ann");
  gtk_widget_activate (find (dialog, is_row, "Ann"));
  wait_until_closed (fixture);
  g_settings_set_string (settings, "card-back", "waves");
  rummy_session_set_settings (fixture->session, settings);
  rummy_window_new_game (fixture->window, 99);
  finish_round (fixture);
  window_close_sheet (fixture->window);
  delete_everything (fixture);

  g_assert_null (window_game (fixture->window));
  g_assert_false (rummy_session_can_undo (fixture->session));
  assert_games (fixture, 0);
  g_assert_false (g_file_query_exists (game, NULL));
  rest = g_file_enumerate_children (profiles, "standard::name", G_FILE_QUERY_INFO_NONE, NULL, NULL);
  while (rest != NULL && g_file_enumerator_iterate (rest, NULL, &folder, NULL, NULL) && folder != NULL)
    g_assert_not_reached ();
  g_assert_cmpint (g_settings_get_enum (settings, "card-back"), ==, 0);
  dialog = open_players (fixture);
  g_assert_nonnull (find_row (dialog, "Player 1"));
  g_assert_null (find (dialog, is_row, "Ann"));
  adw_dialog_force_close (ADW_DIALOG (dialog));

  /* The same where only one was there. */
  rummy_window_new_game (fixture->window, 98);
  g_assert_cmpuint (seed_of (fixture), ==, 98);
  delete_everything (fixture);
  g_assert_null (window_game (fixture->window));
  g_assert_false (rummy_session_can_undo (fixture->session));
  g_assert_false (g_file_query_exists (game, NULL));
}

static void
test_usual (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = window_settings (fixture->window);
  GtkWidget *dialog = open_players (fixture);

  g_settings_set_string (settings, "card-back", "waves");
  gtk_widget_activate (find (dialog, is_row, "Use My Preferences for New Players"));
  add (fixture, dialog, "Ann");
  gtk_widget_activate (find (dialog, is_row, "Ann"));
  wait_until_closed (fixture);
  g_assert_cmpint (g_settings_get_enum (settings, "card-back"), ==, 1);
}

/* Who is asked for a name at the first start has it as the name of the profile. */
static void
test_welcome (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window;

  g_settings_set_boolean (window_settings (fixture->window), "welcomed", FALSE);
  close_window (fixture);
  remove_tree (fixture->directory);
  fixture->session = rummy_session_new (fixture->directory);
  open_window (fixture);
  window = GTK_WIDGET (fixture->window);
  gtk_editable_set_text (GTK_EDITABLE (find (window, is_entry, NULL)), "Ann");
  g_signal_emit_by_name (find (window, is_button, "_Deal 500 Rum"), "clicked");
  g_assert_nonnull (find_row (open_players (fixture), "Ann"));
}

/* Where settings cannot be written, whatever would change players says so. */
static void
test_unwritable (Fixture *fixture, gconstpointer data)
{
  static const char *const rows[] = {
    "New Player…", "Use My Preferences for New Players", "Import Players…", "Delete Everything…",
  };
  static const char *const buttons[] = { "Remove This Player", "Rename This Player" };
  const char *words = "Settings can’t be saved right now.";
  g_autoptr (GSettingsBackend) backend = NULL;
  g_autoptr (GSettings) settings = NULL;
  GtkWidget *dialog;

  g_test_expect_message ("GLib-GIO", G_LOG_LEVEL_WARNING, "Failed to create /dev/null/*");
  backend = g_keyfile_settings_backend_new ("/dev/null/settings/keyfile", "/", NULL);
  g_test_assert_expected_messages ();
  settings = g_settings_new_with_backend ("org.example.Rummy500", backend);

  for (guint i = 0; i < G_N_ELEMENTS (rows) + G_N_ELEMENTS (buttons); i++) {
    dialog = GTK_WIDGET (rummy_players_dialog_new (settings, fixture->session, FALSE));
    rummy_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (fixture->window));
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
    if (i < G_N_ELEMENTS (rows))
      gtk_widget_activate (find (dialog, is_row, rows[i]));
    else
      click_in (GTK_WIDGET (find_row (dialog, "Player 1")), buttons[i - G_N_ELEMENTS (rows)]);
    g_assert_true (get_dialog (fixture) == ADW_DIALOG (dialog));
    while (find (dialog, is_label, words) == NULL)
      g_main_context_iteration (NULL, TRUE);
    adw_dialog_force_close (ADW_DIALOG (dialog));
    wait_until_closed (fixture);
  }
}

static void
check_within (GtkWidget *widget, GtkWidget *window)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (window));
}

/* A narrow window has room for the longest name and what can be done. */
static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  const char *name = "Wilhelmina Wunderbar";
  GtkWidget *window = GTK_WIDGET (fixture->window), *dialog;

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  spin_until_size (window, 360, 640);
  dialog = open_players (fixture);
  add (fixture, dialog, name);
  gtk_test_widget_wait_for_draw (window);
  check_within (find (GTK_WIDGET (find_row (dialog, name)), has_tooltip, "Rename This Player"), window);
  check_within (find (GTK_WIDGET (find_row (dialog, name)), has_tooltip, "Remove This Player"), window);
}

static gboolean
is_aside (GtkWidget *widget, const char *title)
{
  return is_row (widget, title) && gtk_widget_is_visible (widget);
}

static GtkWidget *
wait_for_row (GtkWidget *dialog, const char *title)
{
  GtkWidget *row;

  while ((row = find (dialog, is_aside, title)) == NULL)
    g_main_context_iteration (NULL, TRUE);

  return row;
}

/* What could not be read is listed with what can be done; nothing is listed if there is none. */
static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  const char *folder = g_file_peek_path (fixture->directory);
  g_autofree char *game = g_build_filename (folder, "game.broken-1", NULL);
  g_autofree char *history = g_build_filename (folder, "history.db.broken-1", NULL);
  GtkWidget *dialog = open_players (fixture), *row;

  g_assert_null (find (dialog, is_aside, "Saved Game"));
  adw_dialog_force_close (ADW_DIALOG (dialog));

  g_assert_true (g_file_set_contents (game, "no game", -1, NULL));
  g_assert_true (g_file_set_contents (history, "no list", -1, NULL));
  dialog = open_players (fixture);
  row = wait_for_row (dialog, "List of Games");
  click_in (row, "Recover");
  while (find (GTK_WIDGET (fixture->window), is_label, "Nothing to recover") == NULL)
    g_main_context_iteration (NULL, TRUE);

  row = wait_for_row (dialog, "Saved Game");
  g_assert_true (strlen (adw_action_row_get_subtitle (ADW_ACTION_ROW (row))) > 8);
  click_in (row, "Recover");
  while (!ADW_IS_ALERT_DIALOG (get_dialog (fixture)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (adw_alert_dialog_get_heading (ADW_ALERT_DIALOG (get_dialog (fixture))), ==, "Game Not Opened");
  adw_dialog_force_close (get_dialog (fixture));
}

int
main (int argc, char **argv)
{
  init (&argc, &argv);

  ADD_PLAYERS ("/players/choose", test_choose);
  ADD_PLAYERS ("/players/names", test_names);
  ADD_PLAYERS ("/players/remove", test_remove);
  ADD_PLAYERS ("/players/rename", test_rename);
  ADD_PLAYERS ("/players/short-toast", test_short_toast);
  ADD_PLAYERS ("/players/remove-games", test_remove_games);
  ADD_PLAYERS ("/players/parcel", test_parcel);
  ADD_PLAYERS ("/players/full-disk", test_full_disk);
  ADD_PLAYERS ("/players/open-parcel", test_open_parcel);
  ADD_PLAYERS ("/players/forget-all", test_forget_all);
  ADD_PLAYERS ("/players/usual", test_usual);
  ADD_PLAYERS ("/players/welcome", test_welcome);
  ADD_PLAYERS ("/players/unwritable", test_unwritable);
  ADD_PLAYERS ("/players/narrow", test_narrow);
  ADD_PLAYERS ("/players/damaged", test_damaged);

  return g_test_run ();
}
