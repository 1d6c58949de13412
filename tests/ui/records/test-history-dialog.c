/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The games that were played: found again, gone through again, counted, taken out. */

#include "records-fixture.h"

#include "disk-fixture.h"
#include "store/database.h"
#include "store/profiles.h"
#include "ui/records/chart-view.h"
#include "ui/records/history-export.h"
#include "ui/setup/new-game.h"

static gboolean
is_choice (GtkWidget *widget, const char *text)
{
  return GTK_IS_DROP_DOWN (widget) && gtk_widget_get_visible (widget);
}

/* From the table to a round that was played and back to where it was chosen. */
static void
test_replay (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  open_history (fixture);
  wait_for (fixture, is_mapped_label, "No Games Yet");
  adw_dialog_force_close (ADW_DIALOG (visible_dialog (fixture)));

  finish_round (fixture);
  window_close_sheet (fixture->window);
  open_history (fixture);
  choose (fixture, "500 Rum");
  g_assert_null (find (visible_dialog (fixture), is_choice, NULL)); /* one player, who played one game */
  choose (fixture, "Round 1");
  g_assert_nonnull (window_replay (fixture->window));
  g_assert_null (visible_dialog (fixture));
  g_assert_cmpstr (window_page (fixture->window), ==, "replay");
  g_assert_cmpuint (rummy_replay_get_position (rummy_replay_page_get_replay (window_replay (fixture->window))), ==, 0);
  g_assert_false (is_enabled (fixture, "history"));

  act (fixture, "close-replay");
  dialog = visible_dialog (fixture);
  g_assert_true (RUMMY_IS_HISTORY_DIALOG (dialog));
  g_assert_cmpint (rummy_history_dialog_get_game (RUMMY_HISTORY_DIALOG (dialog)), >, 0);
  wait_for (fixture, is_row, "Round 1");
  g_assert_cmpstr (window_page (fixture->window), ==, "table");
}

/* Home is behind it, and from a move of the old game one can be played on. */
static void
test_from_start (Fixture *fixture, gconstpointer data)
{
  finish_round (fixture);
  window_close_sheet (fixture->window);
  act (fixture, "home");
  g_assert_null (window_game (fixture->window));

  open_history (fixture);
  choose (fixture, "500 Rum");
  choose (fixture, "Round 1");
  g_assert_cmpstr (window_page (fixture->window), ==, "replay");
  act (fixture, "close-replay");
  g_assert_cmpstr (window_page (fixture->window), ==, "home");

  choose (fixture, "Round 1");
  act (fixture, "play-on");
  g_assert_null (window_replay (fixture->window));
  g_assert_nonnull (window_game (fixture->window));
  g_assert_true (rummy_session_is_practice (fixture->session));
  g_assert_cmpstr (window_page (fixture->window), ==, "table");
}

/* What is empty leads to the game that goes on, or to a new one. */
static void
test_empty (Fixture *fixture, gconstpointer data)
{
  static const char *const parts[] = { "games", "league", "fame" };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    open_history (fixture);
    show_part (fixture, parts[i]);
    g_signal_emit_by_name (wait_for (fixture, is_mnemonic_button, "_Play"), "clicked");
    while (visible_dialog (fixture) != NULL)
      g_main_context_iteration (NULL, TRUE);
    g_assert_nonnull (window_game (fixture->window));
  }

  act (fixture, "home");
  open_history (fixture);
  g_signal_emit_by_name (wait_for (fixture, is_mnemonic_button, "_Play"), "clicked");
  while (visible_dialog (fixture) == NULL || RUMMY_IS_HISTORY_DIALOG (visible_dialog (fixture)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (RUMMY_IS_NEW_GAME (visible_dialog (fixture)));
}

static gboolean
is_games (GtkWidget *widget, const char *last)
{
  GListModel *choices = GTK_IS_DROP_DOWN (widget) ? gtk_drop_down_get_model (GTK_DROP_DOWN (widget)) : NULL;
  guint n = choices != NULL ? g_list_model_get_n_items (choices) : 0;

  return n > 0 && gtk_widget_get_visible (widget) &&
         g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (choices), n - 1), last);
}

/* Whose games are to go is asked first; answers it. */
static void
answer (Fixture *fixture, const char *heading, const char *body, const char *response)
{
  GtkWidget *history = visible_dialog (fixture);

  gtk_widget_activate_action (history, "history.delete-listed", NULL);
  while (!ADW_IS_ALERT_DIALOG (visible_dialog (fixture)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (adw_alert_dialog_get_heading (ADW_ALERT_DIALOG (visible_dialog (fixture))), ==, heading);
  g_assert_true (g_str_has_prefix (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (visible_dialog (fixture))), body));
  g_signal_emit_by_name (wait_for (fixture, is_mnemonic_button, response), "clicked");
  while (visible_dialog (fixture) != history)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_delete (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) game = { 0 };

  keep_game (fixture, 1, "Bob", &game);
  open_history (fixture);
  choose (fixture, "500 Rum, custom");
  gtk_widget_activate (wait_for (fixture, is_mnemonic_button, "_Delete This Game"));
  wait_for (fixture, is_mapped_label, "No Games Yet");
  g_signal_emit_by_name (wait_for (fixture, is_mnemonic_button, "Undo"), "clicked");
  wait_for (fixture, is_row, "500 Rum, custom");

  answer (fixture, "Delete 1 Game?", "You: 1 game\n", "_Cancel");
  wait_for (fixture, is_row, "500 Rum, custom");
  answer (fixture, "Delete 1 Game?", "You: 1 game\n", "_Delete");
  wait_for (fixture, is_mapped_label, "No Games Yet");
  gtk_widget_activate_action (visible_dialog (fixture), "history.delete-listed", NULL);
  wait_for (fixture, is_label, "There are no games in this list.");
}

/* A choice that leaves nothing is no empty history, and one click from all games. */
static void
test_no_matches (Fixture *fixture, gconstpointer data)
{
  static const char *const parts[] = { "league", "fame", "games" };
  g_auto (RummySavedGame) game = { 0 }, practice = { 0 };
  GtkDropDown *games;

  keep_game (fixture, 1, "Bob", &game);
  make_game (2, "Ada", &practice);
  practice.seats.is_practice = TRUE;
  rummy_history_save (rummy_session_get_history (fixture->session), &practice, NULL, 1700000000, 1700000600, TRUE,
                      FALSE);
  open_history (fixture);
  games = GTK_DROP_DOWN (wait_for (fixture, is_games, "Practice only"));
  gtk_drop_down_set_selected (games, g_list_model_get_n_items (gtk_drop_down_get_model (games)) - 1);
  wait_for (fixture, is_row, "500 Rum, custom");
  rummy_history_remove_listed (rummy_session_get_history (fixture->session),
                               &(RummyHistoryFilter) { .is_practice = TRUE });
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    show_part (fixture, parts[i]);
    wait_for (fixture, is_mapped_label, "No Matches");
    g_assert_null (find (visible_dialog (fixture), is_mnemonic_button, "_Play"));
  }
  g_signal_emit_by_name (wait_for (fixture, is_mnemonic_button, "Show _All Games"), "clicked");
  wait_for (fixture, is_row, "500 Rum, custom");
  g_assert_cmpuint (gtk_drop_down_get_selected (games), ==, 0);
}

/* It stands among the games, and can be looked at by itself, with a league table and records of its own. */
static void
test_practice (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) game = { 0 }, practice = { 0 };
  GtkDropDown *games;

  keep_game (fixture, 1, "Bob", &game);
  make_game (2, "Ada", &practice);
  practice.seats.is_practice = TRUE;
  rummy_history_save (rummy_session_get_history (fixture->session), &practice, NULL, 1700000000, 1700000600, TRUE,
                      FALSE);
  open_history (fixture);
  games = GTK_DROP_DOWN (wait_for (fixture, is_games, "Practice only"));
  show_part (fixture, "league");
  wait_for (fixture, is_row, "Bob");
  g_assert_null (find (visible_dialog (fixture), is_row, "Ada"));
  gtk_drop_down_set_selected (games, g_list_model_get_n_items (gtk_drop_down_get_model (games)) - 1);
  wait_for (fixture, is_row, "Ada");
  g_assert_null (find (visible_dialog (fixture), is_row, "Bob"));
  gtk_drop_down_set_selected (games, 0);
  wait_for (fixture, is_row, "Bob");
}

static GListModel *
listed_games (Fixture *fixture)
{
  GtkWidget *label = wait_for (fixture, is_row, "500 Rum, custom");

  return G_LIST_MODEL (gtk_list_view_get_model (
    GTK_LIST_VIEW (gtk_widget_get_ancestor (label, GTK_TYPE_LIST_VIEW))));
}

/* They are read a page at a time, by whoever goes on to the end. */
static void
test_many (Fixture *fixture, gconstpointer data)
{

  for (guint64 seed = 1; seed <= 52; seed++) {
    g_auto (RummySavedGame) game = { 0 };

    keep_game (fixture, seed, "Bob", &game);
  }
  while (!rummy_history_is_idle (rummy_session_get_history (fixture->session)))
    g_main_context_iteration (NULL, TRUE);
  open_history (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (listed_games (fixture)), ==, 30);
  gtk_widget_grab_focus (gtk_widget_get_first_child (
    gtk_widget_get_ancestor (wait_for (fixture, is_row, "500 Rum, custom"), GTK_TYPE_LIST_VIEW)));
  press_key ("End");
  while (g_list_model_get_n_items (listed_games (fixture)) == 30)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (listed_games (fixture)), ==, 52);
}

/* The games can be taken along, and where that fails it is told why. */
static void
test_export (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) saved = { 0 };
  g_autoptr (GFile) file = g_file_get_child (fixture->directory, "My_Games.csv");
  g_autoptr (GFile) nowhere = g_file_resolve_relative_path (fixture->directory, "nowhere/games.json");
  RummyHistory *history = rummy_session_get_history (fixture->session);
  g_autofree char *text = NULL, *kept = NULL;
  GtkWidget *dialog;

  keep_game (fixture, 1, "Ada", &saved);
  open_history (fixture);
  dialog = visible_dialog (fixture);
  rummy_history_export_to (dialog, history, RUMMY_EXPORT_CSV, NULL, file);
  wait_for (fixture, is_label, "Saved as “My_Games.csv”");
  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  g_assert_nonnull (strstr (text, ",1,\"Ada\",,"));

  /* Where there is no room the earlier file stays. */
  fill_disk (TRUE);
  rummy_history_export_to (dialog, history, RUMMY_EXPORT_CSV, NULL, file);
  while (!ADW_IS_ALERT_DIALOG (visible_dialog (fixture)))
    g_main_context_iteration (NULL, TRUE);
  fill_disk (FALSE);
  adw_dialog_force_close (ADW_DIALOG (visible_dialog (fixture)));
  g_assert_true (g_file_load_contents (file, NULL, &kept, NULL, NULL, NULL));
  g_assert_cmpstr (kept, ==, text);

  rummy_history_export_to (dialog, history, RUMMY_EXPORT_JSON, NULL, nowhere);
  while (!ADW_IS_ALERT_DIALOG (visible_dialog (fixture)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (adw_alert_dialog_get_heading (ADW_ALERT_DIALOG (visible_dialog (fixture))), ==,
                   "Games Not Exported");
}

/* A failure is told where nobody looks at the dialog any more, too. */
static void
test_export_closed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) nowhere = g_file_resolve_relative_path (fixture->directory, "nowhere/games.json");
  GtkWidget *dialog;

  open_history (fixture);
  dialog = visible_dialog (fixture);
  rummy_history_export_to (dialog, rummy_session_get_history (fixture->session), RUMMY_EXPORT_JSON, NULL, nowhere);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  while (!ADW_IS_ALERT_DIALOG (visible_dialog (fixture)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (adw_alert_dialog_get_heading (ADW_ALERT_DIALOG (visible_dialog (fixture))), ==,
                   "Games Not Exported");
}

/* What cannot be read is told on every page. */
static void
test_unreadable (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *part, *title;
  } parts[] = {
    { "games", "Couldn’t Load Games" },
    { "league", "Couldn’t Load Games" },
    { "fame", "Couldn’t Load Games" },
  };
  RummyHistory *history = rummy_session_get_history (fixture->session);
  g_autofree char *path = g_build_filename (g_file_peek_path (fixture->directory), RUMMY_HISTORY_NAME, NULL);
  RummyDatabase database = { .path = path };
  AdwViewStack *stack;
  GtkWidget *dialog;

  rummy_history_open (history); /* or it would be put aside */
  while (!rummy_history_is_idle (history))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (rummy_database_open (&database, NULL));
  g_assert_true (rummy_database_run (database.db, "DROP TABLE seat", NULL));
  rummy_database_close (&database);
  open_history (fixture);
  dialog = visible_dialog (fixture);
  stack = ADW_VIEW_STACK (find (dialog, is_stack, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    adw_view_stack_set_visible_child_name (stack, parts[i].part);
    while (find (dialog, is_mapped_label, parts[i].title) == NULL)
      g_main_context_iteration (NULL, TRUE);
  }
  gtk_widget_activate_action (dialog, "history.charts", NULL);
  while (find (dialog, is_mapped_label, "Couldn’t Load Games") == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* In the words of a game. */
static gboolean
has_bob (GtkWidget *widget, const char *text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), "Bob ");
}

static gboolean
is_chart (GtkWidget *widget, const char *title)
{
  return GTK_IS_DRAWING_AREA (widget) && gtk_widget_get_mapped (widget) &&
         find (gtk_widget_get_ancestor (widget, RUMMY_TYPE_CHART_VIEW), is_label, title) != NULL;
}

static gboolean
is_players (GtkWidget *widget, const char *text)
{
  return GTK_IS_DROP_DOWN (widget) && gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                                                        GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) &&
         gtk_widget_get_visible (widget) &&
         g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (widget))) == 3;
}

/* The games of everybody, or of one player where that is chosen. */
static void
test_players (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");
  g_auto (RummySavedGame) saved = { 0 }, gone = { 0 };
  RummyHistory *history = rummy_session_get_history (fixture->session);
  RummyGameProfiles owners = { 0 };
  g_autofree char *bob = NULL;
  GtkDropDown *players;

  g_settings_reset (settings, "profiles");
  bob = rummy_profiles_add (settings, "Bob", NULL);
  g_assert_nonnull (bob);
  rummy_session_set_settings (fixture->session, settings);
  finish_round (fixture);
  window_close_sheet (fixture->window);
  make_game (1, "", &saved);
  g_strlcpy (owners.game, bob, RUMMY_PROFILE_BYTES);
  g_strlcpy (owners.seat[0], bob, RUMMY_PROFILE_BYTES);
  rummy_history_save (history, &saved, &owners, 1700000000, 1700000600, TRUE, FALSE);
  make_game (2, "", &gone);
  g_strlcpy (owners.game, "somebody", RUMMY_PROFILE_BYTES);
  g_strlcpy (owners.seat[0], "somebody", RUMMY_PROFILE_BYTES);
  rummy_history_save (history, &gone, &owners, 1700000000, 1700000600, TRUE, FALSE);

  open_history (fixture);
  players = GTK_DROP_DOWN (wait_for (fixture, is_players, NULL));
  g_assert_cmpuint (gtk_drop_down_get_selected (players), ==, 0);
  wait_for (fixture, is_row, "500 Rum, custom");
  wait_for (fixture, is_row, "500 Rum");
  gtk_drop_down_set_selected (players, 1);
  while (find (visible_dialog (fixture), is_row, "500 Rum, custom") != NULL)
    g_main_context_iteration (NULL, TRUE);
  wait_for (fixture, is_row, "500 Rum");
  gtk_drop_down_set_selected (players, 2);
  while (find (visible_dialog (fixture), is_row, "500 Rum") != NULL)
    g_main_context_iteration (NULL, TRUE);
  wait_for (fixture, has_bob, NULL);
  show_part (fixture, "league");
  wait_for (fixture, is_row, "Bob");
  wait_for (fixture, is_row, "Expert");
  choose (fixture, "Bob");
  wait_for (fixture, is_chart, "Rating");
  wait_for (fixture, is_chart, "Points per Round, Last 20 Games");
  wait_for (fixture, is_chart, "How Often Each Level Was Beaten (%)");

  gtk_drop_down_set_selected (players, 1);
  gtk_widget_activate_action (visible_dialog (fixture), "history.charts", NULL);
  wait_for (fixture, is_mapped_label, "No Charts Yet");
  gtk_drop_down_set_selected (players, 2);

  answer (fixture, "Delete 1 Game?", "Bob: 1 game\n", "_Delete");
  wait_for (fixture, is_label, "Listed games deleted");
  gtk_drop_down_set_selected (players, 0);
  wait_for (fixture, is_row, "Former player");
  show_part (fixture, "games");
  gtk_drop_down_set_selected (players, 0);
  wait_for (fixture, is_row, "500 Rum");
  g_assert_null (find (visible_dialog (fixture), has_bob, NULL));
  answer (fixture, "Delete 2 Games?", "Former player: 1 game\n", "_Cancel");
  g_settings_reset (settings, "profiles");
  g_settings_reset (settings, "profile");
}

/* A narrow window has room for what can be chosen and done, whatever the names are. */
static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");
  g_autofree char *id = NULL;
  int least;

  g_settings_reset (settings, "profiles");
  id = rummy_profiles_add (settings, "WWWWWWWWWWWWWWWWWWWW", NULL);
  rummy_profiles_choose (settings, id);
  for (guint64 seed = 1; seed <= 51; seed++) {
    g_auto (RummySavedGame) game = { 0 };
    const RummyGameProfiles owners = { RUMMY_PROFILE_FIRST, { RUMMY_PROFILE_FIRST } };

    make_game (seed, "", &game);
    rummy_history_save (rummy_session_get_history (fixture->session), &game, &owners, 0, 0, TRUE, FALSE);
  }
  open_history (fixture);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (wait_for (fixture, is_players, NULL)), 0);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (wait_for (fixture, is_players, NULL)), 2);
  wait_for (fixture, is_mapped_label, "No Matches");
  gtk_widget_measure (adw_dialog_get_child (ADW_DIALOG (visible_dialog (fixture))), GTK_ORIENTATION_HORIZONTAL, -1,
                      &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 300);
  g_settings_reset (settings, "profiles");
  g_settings_reset (settings, "profile");
}

/* Games that somebody only watched can be seen for themselves, and win nobody anything. */
static void
test_watched (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) own = { 0 }, watched = { 0 };
  RummyHistory *history = rummy_session_get_history (fixture->session);
  GtkDropDown *players;

  keep_game (fixture, 1, "Ada", &own);
  make_game (2, "", &watched);
  watched.seats.level[0] = RUMMY_LEVEL_CHAMPION;
  rummy_history_save (history, &watched, NULL, 1700000000, 1700000600, TRUE, FALSE);
  while (!rummy_history_is_idle (history))
    g_main_context_iteration (NULL, TRUE);
  open_history (fixture);
  players = GTK_DROP_DOWN (wait_for (fixture, is_players, NULL));
  show_part (fixture, "league");
  wait_for (fixture, is_row, "Ada");
  g_assert_null (find (visible_dialog (fixture), is_row, "Champion"));
  gtk_drop_down_set_selected (players, 2);
  wait_for (fixture, is_row, "Champion");
  g_assert_null (find (visible_dialog (fixture), is_row, "Ada"));
}

/* Why a game cannot be shown is told where all of it can be read. */
static void
test_gone (Fixture *fixture, gconstpointer data)
{
  GtkWidget *words;

  open_history (fixture);
  rummy_history_dialog_show_game (RUMMY_HISTORY_DIALOG (visible_dialog (fixture)), 4711);
  while (!ADW_IS_ALERT_DIALOG (visible_dialog (fixture)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (adw_alert_dialog_get_heading (ADW_ALERT_DIALOG (visible_dialog (fixture))), ==, "Game Not Opened");
  words = wait_for (fixture, is_label, "This game was deleted.");
  g_assert_true (gtk_label_get_wrap (GTK_LABEL (words)));
  adw_dialog_force_close (ADW_DIALOG (visible_dialog (fixture)));
  g_assert_true (RUMMY_IS_HISTORY_DIALOG (visible_dialog (fixture)));
}

/* The choice of games that names one. */
static gboolean
is_choice_of (GtkWidget *widget, const char *name)
{
  GListModel *names;

  if (!GTK_IS_DROP_DOWN (widget) || !gtk_widget_get_visible (widget))
    return FALSE;
  names = gtk_drop_down_get_model (GTK_DROP_DOWN (widget));
  for (guint i = 0; i < g_list_model_get_n_items (names); i++) {
    g_autoptr (GtkStringObject) item = g_list_model_get_item (names, i);

    if (g_str_equal (gtk_string_object_get_string (item), name))
      return TRUE;
  }

  return FALSE;
}

static void
choose_games (Fixture *fixture, const char *name)
{
  GtkDropDown *games = GTK_DROP_DOWN (wait_for (fixture, is_choice_of, name));
  GListModel *names = gtk_drop_down_get_model (games);

  for (guint i = 0; i < g_list_model_get_n_items (names); i++) {
    g_autoptr (GtkStringObject) item = g_list_model_get_item (names, i);

    if (g_str_equal (gtk_string_object_get_string (item), name))
      gtk_drop_down_set_selected (games, i);
  }
}

/* Rules with a name are told and chosen by it. */
static void
test_houses (Fixture *fixture, gconstpointer data)
{
  const char *const texts[] = { "Rummy 500 rules 1 | Hundred | 500-rum target=100 | KXGA", NULL };
  GSettings *settings = window_settings (fixture->window);
  g_auto (RummySavedGame) saved = { 0 };

  finish_round (fixture);
  window_close_sheet (fixture->window);
  keep_game (fixture, 1, "Bob", &saved);
  open_history (fixture);
  wait_for (fixture, is_choice_of, "Custom Rules");
  wait_for (fixture, is_row, "500 Rum, custom");
  adw_dialog_force_close (ADW_DIALOG (visible_dialog (fixture)));

  g_settings_set_strv (settings, "house-rules", texts);
  open_history (fixture);
  choose_games (fixture, "500 Rum");
  g_assert_null (find (visible_dialog (fixture), is_choice_of, "Custom Rules"));
  while (find (visible_dialog (fixture), is_row, "Hundred") != NULL)
    g_main_context_iteration (NULL, TRUE);
  wait_for (fixture, is_row, "500 Rum");
  choose_games (fixture, "Hundred");
  while (find (visible_dialog (fixture), is_row, "500 Rum") != NULL)
    g_main_context_iteration (NULL, TRUE);
  wait_for (fixture, is_row, "Hundred");
  show_part (fixture, "league");
  wait_for (fixture, is_row, "Bob");
  show_part (fixture, "games");
  choose (fixture, "Hundred");
  wait_for (fixture, is_row, "Round 1");
  wait_for (fixture, is_mapped_label, "Hundred");
  g_settings_reset (settings, "house-rules");
}

int
main (int argc, char **argv)
{
  init (&argc, &argv);
  ADD ("/history/replay", test_replay);
  ADD ("/history/from-start", test_from_start);
  ADD ("/history/empty", test_empty);
  ADD ("/history/delete", test_delete);
  ADD ("/history/no-matches", test_no_matches);
  ADD ("/history/practice", test_practice);
  ADD ("/history/export", test_export);
  ADD ("/history/export-closed", test_export_closed);
  ADD ("/history/unreadable", test_unreadable);
  ADD ("/history/houses", test_houses);
  ADD ("/history/players", test_players);
  ADD ("/history/watched", test_watched);
  ADD ("/history/narrow", test_narrow);
  ADD ("/history/gone", test_gone);
  ADD ("/history/many", test_many);

  return g_test_run ();
}
