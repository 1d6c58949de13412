/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Games that are saved as files, opened again, and played once more. */

#include "window-fixture.h"

#include <glib/gstdio.h>

#include "disk-fixture.h"
#include "sample.h"
#include "ui/setup/open-dialog.h"
#include "ui/setup/saved-games-dialog.h"

static AdwDialog *
get_dialog (Fixture *fixture)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
}

/* Until such a dialog is there. */
static AdwDialog *
wait_for_dialog (Fixture *fixture, GType type)
{
  while (get_dialog (fixture) == NULL || !G_TYPE_CHECK_INSTANCE_TYPE (get_dialog (fixture), type))
    g_main_context_iteration (NULL, TRUE);

  return get_dialog (fixture);
}

static gboolean
is_row (GtkWidget *widget, const char *title)
{
  return ADW_IS_ACTION_ROW (widget) && gtk_widget_get_mapped (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

static AdwActionRow *
wait_for_row (GtkWidget *within, const char *title)
{
  GtkWidget *row;

  while ((row = find (within, is_row, title)) == NULL)
    g_main_context_iteration (NULL, TRUE);

  return ADW_ACTION_ROW (row);
}

static const char *
row_words (GtkWidget *within, const char *title)
{
  return adw_action_row_get_subtitle (wait_for_row (within, title));
}

/* As a click does. */
static void
choose (GtkWidget *within, const char *title)
{
  adw_action_row_activate (wait_for_row (within, title));
}

static GFile *
make_file (Fixture *fixture, const RummySavedGame *game, const char *name)
{
  GFile *file = g_file_get_child (fixture->directory, name);
  g_autoptr (GBytes) bytes = rummy_save_to_bytes (game);

  g_assert_true (g_file_set_contents (g_file_peek_path (file), g_bytes_get_data (bytes, NULL),
                                      (gssize) g_bytes_get_size (bytes), NULL));

  return file;
}

/* A file with a game of a person against the computer. */
static GFile *
make_game (Fixture *fixture, const char *changes, gsize n_moves, const char *name)
{
  g_auto (RummySavedGame) game = { 0 };

  sample_game (&game, changes, 5, n_moves);
  rummy_seats_init (&game.seats, RUMMY_LEVEL_AVERAGE);
  rummy_seats_set_name (&game.seats, 1, "Bella");

  return make_file (fixture, &game, name);
}

static GtkWidget *
open_file (Fixture *fixture, GFile *file)
{
  rummy_window_open_files (fixture->window, &file, 1);

  return GTK_WIDGET (wait_for_dialog (fixture, RUMMY_TYPE_OPEN_DIALOG));
}

static void
wait_for_game (Fixture *fixture, RummyGame *before)
{
  while (window_game (fixture->window) == before || window_game (fixture->window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE)) /* and that is told */
    ;
}

static char *
warning_of (Fixture *fixture)
{
  AdwAlertDialog *alert = ADW_ALERT_DIALOG (wait_for_dialog (fixture, ADW_TYPE_ALERT_DIALOG));
  char *words = g_strdup (gtk_label_get_label (GTK_LABEL (adw_alert_dialog_get_extra_child (alert))));

  adw_dialog_force_close (ADW_DIALOG (alert));

  return words;
}

static void
wait_for_toast (Fixture *fixture, const char *words)
{
  while (find (GTK_WIDGET (window_toasts (fixture->window)), is_label, words) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* What is saved is the game as it stands, with who plays. */
static void
test_save (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->directory, "My_Game.rummy500");
  g_auto (RummySavedGame) saved = { 0 };

  adw_toast_overlay_dismiss_all (window_toasts (fixture->window)); /* or the next one waits */
  g_assert_true (is_enabled (fixture, "save-as"));
  rummy_game_set_name (window_game (fixture->window), 0, "Zoë");
  window_save_file (fixture->window, file);
  wait_for_toast (fixture, "Saved as “My_Game.rummy500”");
  g_assert_true (rummy_save_load (file, &saved, NULL));
  g_assert_true (rummy_seats_equal (&saved.seats, rummy_game_get_seats (window_game (fixture->window))));
  g_assert_cmpuint (saved.record.n_moves, ==, rummy_game_get_record (window_game (fixture->window))->n_moves);

  /* The game goes on. */
  play (fixture, RUMMY_MOVE_DRAW, 0);
  act (fixture, "home");
  g_assert_false (is_enabled (fixture, "save-as"));
}

/* Why it was not saved is told, and the game goes on. */
static void
test_save_fails (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_resolve_relative_path (fixture->directory, "nowhere/game.rummy500");
  g_autofree char *words = NULL;

  window_save_file (fixture->window, file);
  words = warning_of (fixture);
  g_assert_true (g_str_has_prefix (words, "Couldn’t save “"));
  play (fixture, RUMMY_MOVE_DRAW, 0);
}

/* On a full disk an earlier file stays as it was. */
static void
test_full_disk (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->directory, "game.rummy500");
  g_autofree char *words = NULL;

  g_assert_true (g_file_set_contents (g_file_peek_path (file), "An earlier one", -1, NULL));
  fill_disk (TRUE);
  window_save_file (fixture->window, file);
  words = warning_of (fixture);
  fill_disk (FALSE);
  g_assert_true (g_str_has_prefix (words, "Couldn’t save “"));
  assert_file_holds (g_file_peek_path (file), "An earlier one");
}

/* The dialog shows what is in the file; the game goes on from there, and the one before can be had back. */
static void
test_continue (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = make_game (fixture, "", 40, "game.rummy500");
  g_autoptr (RummyGame) before = g_object_ref (window_game (fixture->window));
  GtkWidget *dialog;
  RummyGame *shown, *game;
  const char *left;
  AdwActionRow *row;

  play (fixture, RUMMY_MOVE_DRAW, 0);
  dialog = open_file (fixture, file);
  shown = rummy_table_get_game (
    rummy_miniature_get_table (rummy_open_dialog_get_picture (RUMMY_OPEN_DIALOG (dialog))));
  g_assert_cmpuint (rummy_game_get_record (shown)->n_moves, ==, 40);
  g_assert_nonnull (find (dialog, is_label, "500 Rum"));
  g_assert_nonnull (find (dialog, is_label, "You 0 · Bella 0"));
  g_assert_cmpstr (row_words (dialog, "Continue"), ==,
                   "Your current game moves to Unfinished Games");
  g_assert_true (window_game (fixture->window) == before);

  choose (dialog, "Continue");
  wait_for_game (fixture, before);
  game = window_game (fixture->window);
  g_assert_cmpstr (rummy_game_get_seats (game)->name[1], ==, "Bella");
  g_assert_cmpuint (rummy_game_get_record (game)->n_moves, >=, 40);
  g_assert_false (rummy_session_is_practice (fixture->session));
  g_assert_true (rummy_game_is_started (game));

  /* Back to the first one. */
  act (fixture, "home");
  row = wait_for_row (GTK_WIDGET (window_home (fixture->window)), "Continue 500 Rum");
  left = row_words (GTK_WIDGET (window_home (fixture->window)), "Continue 500 Rum");
  g_assert_true (g_str_has_prefix (left, "You 0 · Computer 0\nRound 1 · Your turn · "));
  gtk_widget_activate (GTK_WIDGET (row));
  wait_for_game (fixture, game);
  g_assert_null (get_dialog (fixture));
  g_assert_true (rummy_record_continues (rummy_game_get_record (window_game (fixture->window)),
                                         rummy_game_get_record (before)));
  g_assert_false (is_enabled (fixture, "bring-back"));
}

/* It is the game on the table that is dealt anew, and not the one of the settings; by the rules that new games of it
 * have, and with who plays here: the people of somebody's file stay in that game, but for what is changed there. */
static void
test_new_game (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = make_game (fixture, "players=3 target=300", 40, "game.rummy500");
  g_autoptr (RummyGame) before = g_object_ref (window_game (fixture->window));
  g_autofree char *game = NULL;
  RummySeats seats;
  RummyRules rules;

  choose (open_file (fixture, file), "Continue");
  wait_for_game (fixture, before);
  rummy_game_set_name (window_game (fixture->window), 0, "Zoë");
  g_assert_cmpstr (rummy_game_get_seats (window_game (fixture->window))->name[1], ==, "Bella");
  act (fixture, "new-game");
  g_assert_cmpint (match_of (fixture)->rules.players, ==, 3);
  g_assert_cmpint (match_of (fixture)->rules.target, ==, 500);
  g_assert_cmpuint (match_of (fixture)->rounds, ==, 1);
  g_assert_cmpstr (rummy_game_get_seats (window_game (fixture->window))->name[0], ==, "Zoë");
  g_assert_cmpstr (rummy_game_get_seats (window_game (fixture->window))->name[1], ==, "");

  /* Where all let the computer play on, a person is there again; and the first page deals the same. */
  rummy_rules_init (&rules, "boathouse");
  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  seats.level[0] = RUMMY_LEVEL_AVERAGE;
  g_assert_true (rummy_session_new_game (fixture->session, &rules, SEED, &seats, NULL));
  act (fixture, "new-game");
  g_assert_cmpstr (rummy_rules_preset (&match_of (fixture)->rules)->key, ==, "boathouse");
  g_assert_cmpuint (rummy_game_count_people (window_game (fixture->window)), ==, 1);
  game = g_settings_get_string (window_settings (fixture->window), "game");
  g_assert_cmpstr (game, ==, "boathouse");
}

static guint
count_seen (GtkWidget *list)
{
  guint n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    n += gtk_widget_get_visible (row);

  return n;
}

static guint
count_kept (Fixture *fixture)
{
  g_autoptr (GDir) folder = g_dir_open (g_file_peek_path (rummy_session_get_saved_games (fixture->session)), 0, NULL);
  guint n = 0;

  while (folder != NULL && g_dir_read_name (folder) != NULL)
    n++;

  return n;
}

static gboolean
is_list (GtkWidget *widget, const char *text)
{
  return GTK_IS_LIST_BOX (widget) && gtk_widget_get_mapped (widget);
}

static gboolean
is_empty (GtkWidget *widget, const char *text)
{
  return ADW_IS_STATUS_PAGE (widget) && gtk_widget_get_child_visible (widget);
}

static void
press (GtkWidget *within, const char *tooltip)
{
  g_signal_emit_by_name (find (within, has_tooltip, tooltip), "clicked");
}

static GtkWidget *
open_list (Fixture *fixture)
{
  GtkWidget *dialog;

  act (fixture, "unfinished");
  dialog = GTK_WIDGET (wait_for_dialog (fixture, RUMMY_TYPE_SAVED_GAMES_DIALOG));
  while (find (dialog, is_list, NULL) == NULL)
    g_main_context_iteration (NULL, TRUE);

  return dialog;
}

/* However many games are left, all of them can be found, opened and deleted. */
static void
test_unfinished (Fixture *fixture, gconstpointer data)
{
  GFile *saved_games = rummy_session_get_saved_games (fixture->session);
  GtkWidget *dialog, *list, *first;
  RummyGame *game;

  for (guint i = 0; i < 12; i++) {
    g_auto (RummySavedGame) saved = { 0 };
    g_autoptr (GFile) file = NULL;

    sample_game (&saved, "target=5000", 5 + i, i == 0 ? 40 : 400); /* what was only begun would make room */
    rummy_seats_init (&saved.seats, RUMMY_LEVEL_AVERAGE);
    rummy_seats_set_name (&saved.seats, 1, i == 0 ? "Ada" : "Bella");
    saved.seats.is_practice = i == 0;
    file = rummy_saved_games_add (saved_games, &saved, saved_games, NULL);
    g_assert_true (g_file_set_attribute_uint64 (file, "time::modified", i == 0 ? 1500000000 : 1000000000 + i, 0, NULL,
                                                NULL));
  }
  act (fixture, "home");
  wait_for_row (GTK_WIDGET (window_home (fixture->window)), "All Unfinished Games…");
  g_assert_cmpstr (row_words (GTK_WIDGET (window_home (fixture->window)), "All Unfinished Games…"), ==,
                   "12 games");

  dialog = open_list (fixture);
  list = find (dialog, is_list, NULL);
  g_assert_cmpuint (count_seen (list), ==, 12);
  first = gtk_widget_get_first_child (list); /* the one that was left last */
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (first)), "You 0 · Ada 0\nRound 1 · "));
  g_assert_true (g_str_has_suffix (adw_action_row_get_subtitle (ADW_ACTION_ROW (first)), ", 2017 · practice"));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == first);

  /* What is deleted by mistake comes back. */
  press (first, "Delete This Game");
  g_assert_cmpuint (count_seen (list), ==, 11);
  g_assert_cmpuint (count_kept (fixture), ==, 12);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == gtk_widget_get_next_sibling (first));
  g_signal_emit_by_name (find (dialog, is_button, "Undo"), "clicked");
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (count_seen (list), ==, 12);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == first);
  press (first, "Delete This Game");
  adw_dialog_force_close (ADW_DIALOG (dialog));
  g_assert_cmpuint (count_kept (fixture), ==, 11);

  dialog = open_list (fixture);
  list = find (dialog, is_list, NULL);
  g_assert_cmpuint (count_seen (list), ==, 11);
  gtk_widget_activate (gtk_widget_get_first_child (list));
  choose (GTK_WIDGET (wait_for_dialog (fixture, RUMMY_TYPE_OPEN_DIALOG)), "Continue");
  wait_for_game (fixture, NULL);
  g_assert_null (get_dialog (fixture));
  g_assert_cmpstr (rummy_game_get_seats (window_game (fixture->window))->name[1], ==, "Bella");
  while (count_kept (fixture) != 10)
    g_main_context_iteration (NULL, TRUE);

  /* The last one leaves no empty list. */
  dialog = open_list (fixture);
  list = find (dialog, is_list, NULL);
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row)) {
    g_assert_null (find (dialog, is_empty, NULL));
    press (row, "Delete This Game");
  }
  g_assert_nonnull (find (dialog, is_empty, NULL));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  g_assert_cmpuint (count_kept (fixture), ==, 0);
  game = window_game (fixture->window);
  act (fixture, "home");
  g_assert_true (window_game (fixture->window) != game);
}

/* A game that cannot be kept beside another one goes on, and it is told why. */
static void
test_no_place (Fixture *fixture, gconstpointer data)
{
  GFile *saved_games = rummy_session_get_saved_games (fixture->session);
  RummyGame *game = window_game (fixture->window);
  static const char *const actions[] = { "new-game", "restart-game" };

  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  g_assert_true (g_file_set_contents (g_file_peek_path (saved_games), "", -1, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    act (fixture, actions[i]);
    g_assert_cmpstr (adw_alert_dialog_get_heading (ADW_ALERT_DIALOG (get_dialog (fixture))), ==, "Game Not Saved");
    adw_dialog_force_close (get_dialog (fixture));
    g_assert_true (window_game (fixture->window) == game);
  }
}

/* The hand begins again as practice, and the game that goes on waits. */
static void
test_hand_again (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = make_game (fixture, "", 40, "game.rummy500");
  RummyGame *before = window_game (fixture->window);
  GtkWidget *dialog = open_file (fixture, file);

  choose (dialog, "Restart This Round");
  wait_for_game (fixture, before);
  g_assert_true (rummy_session_is_practice (fixture->session));
  g_assert_true (rummy_session_get_waiting (fixture->session) == before);
  g_assert_cmpuint (rummy_game_get_record (window_game (fixture->window))->n_moves, <, 40);
  act (fixture, "end-practice");
  g_assert_true (window_game (fixture->window) == before);
}

/* Other games say what they give up for the hand, or why they cannot be played with it. */
static void
test_other_rules (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = make_game (fixture, "", 40, "game.rummy500");
  RummyGame *before = window_game (fixture->window);
  GtkWidget *dialog = open_file (fixture, file);

  choose (dialog, "Use Other Rules…");
  g_assert_cmpstr (row_words (dialog, "Michigan"), ==, "Changed: 13 cards each");
  g_assert_cmpstr (row_words (dialog, "500 Rum, Online Rules"), ==,
                   "Changed: no jokers · 13 cards each");
  g_assert_cmpstr (row_words (dialog, "500 Rum, Cards on the Table"), ==,
                   "Unused pickups stay face up until your next turn.");
  g_assert_cmpstr (row_words (dialog, "Partnership 500"), ==, "Requires more players");
  g_assert_cmpstr (row_words (dialog, "Kaluki"), ==, "Requires jokers");
  g_assert_false (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (wait_for_row (dialog, "Kaluki"))));
  g_assert_null (find (dialog, is_row, "500 Rum"));

  g_assert_cmpstr (row_words (dialog, "Dealer’s Gambit"), ==,
                   "Requires a dealer’s joker");

  choose (dialog, "Michigan");
  wait_for_game (fixture, before);
  g_assert_true (rummy_session_is_practice (fixture->session));
  g_assert_cmpint (match_of (fixture)->rules.scoring, ==, RUMMY_SCORING_BOTH);
  g_assert_cmpint (match_of (fixture)->rules.deal[2], ==, 13);
}

/* More people sit there than some games are for. */
static void
test_too_many (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = make_game (fixture, "players=3", 40, "game.rummy500");
  GtkWidget *dialog = open_file (fixture, file);

  choose (dialog, "Use Other Rules…");
  g_assert_cmpstr (row_words (dialog, "Gin"), ==, "Up to 2 players");
  g_assert_false (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (wait_for_row (dialog, "Gin"))));
}

/* Whoever goes back in the game that goes on is told that this is practice. */
static void
test_back (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = window_game (fixture->window);
  RummySavedGame saved = { *rummy_game_get_record (game), *rummy_game_get_seats (game) };
  g_autoptr (GFile) file = make_file (fixture, &saved, "before.rummy500");
  GtkWidget *dialog;

  play (fixture, RUMMY_MOVE_DRAW, 0);
  dialog = open_file (fixture, file);
  g_assert_cmpstr (row_words (dialog, "Continue"), ==,
                   "This opens a practice game. Your current game becomes one, too.");
  choose (dialog, "Continue");
  wait_for_game (fixture, game);
  g_assert_true (rummy_session_get_waiting (fixture->session) == game);
}

/* The same of a game that was played on from there before. */
static void
test_past (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = window_game (fixture->window);
  RummySavedGame saved = { *rummy_game_get_record (game), *rummy_game_get_seats (game) };
  g_autoptr (GFile) file = make_file (fixture, &saved, "before.rummy500");
  GtkWidget *dialog;

  finish_round (fixture);
  act (fixture, "home");
  dialog = open_file (fixture, file);
  g_assert_cmpstr (row_words (dialog, "Continue"), ==,
                   "For practice only: you already played past this point");
  choose (dialog, "Continue");
  wait_for_game (fixture, game);
  g_assert_true (rummy_session_is_practice (fixture->session));
}

static gboolean
is_closed (GFile *file, Fixture *fixture)
{
  GtkWidget *dialog = open_file (fixture, file);
  RummyTable *table = rummy_miniature_get_table (rummy_open_dialog_get_picture (RUMMY_OPEN_DIALOG (dialog)));
  gboolean closed = rummy_seen_is_closed (seen_of (table));

  adw_dialog_force_close (ADW_DIALOG (dialog));

  return closed;
}

/* Where several people play the picture shows no hand. */
static void
test_picture_closed (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GFile) alone = make_game (fixture, "", 2, "alone.rummy500");
  g_autoptr (GFile) several = NULL;

  sample_game (&game, "", 5, 2);
  rummy_seats_init (&game.seats, RUMMY_LEVEL_PERSON);
  several = make_file (fixture, &game, "several.rummy500");
  g_assert_false (is_closed (alone, fixture));
  g_assert_true (is_closed (several, fixture));
}

/* A file that cannot be opened changes nothing; the message says what is wrong with it. */
static void
test_refused (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *name, *words;
  } rows[] = {
    { "none.rummy500", "Couldn’t open “none.rummy500”." },
    { "text.rummy500", "This isn’t a saved game, or it’s damaged." },
    { "empty.rummy500", "There’s no game in this file." },
    { "bad.rummy500", "Move 2 of round 1 (1 draw) isn’t legal." },
    { "bad.rummy500", "You’ve already drawn. Play from your hand." },
  };
  RummyGame *before = window_game (fixture->window);
  RummySavedGame bad = { *rummy_game_get_record (before), *rummy_game_get_seats (before) };
  RummyMove moves[] = { { .kind = RUMMY_MOVE_DEAL }, { .kind = RUMMY_MOVE_DRAW }, { .kind = RUMMY_MOVE_DRAW } };
  g_autoptr (GFile) text = g_file_get_child (fixture->directory, "text.rummy500");
  g_autoptr (GFile) bad_file = NULL;
  g_autoptr (GFile) empty_file = NULL;

  g_assert_true (g_file_set_contents (g_file_peek_path (text), "rules 500-rum\n", -1, NULL));
  bad.record.moves = moves;
  moves[1].seat = moves[2].seat = (guint8) rummy_game_get_round (before)->lead;
  bad.record.n_moves = 3;
  bad_file = make_file (fixture, &bad, "bad.rummy500");
  bad.record.n_moves = 0;
  empty_file = make_file (fixture, &bad, "empty.rummy500");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GFile) file = g_file_get_child (fixture->directory, rows[i].name);
    g_autofree char *words = NULL;

    rummy_window_open_files (fixture->window, &file, 1);
    words = warning_of (fixture);
    g_test_message ("%s", words);
    g_assert_nonnull (strstr (words, rows[i].words));
    g_assert_true (window_game (fixture->window) == before);
  }
}

/* An address from elsewhere may have no name that can be read. */
static void
test_nameless (Fixture *fixture, gconstpointer data)
{
  static const char *const rows[][2] = {
    { "http://a/b%zz", "Couldn’t open “http://a/b%zz”." },
    { "http://a/\xff%", "Couldn’t open “http://a/\357\277\275%”." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GFile) file = g_file_new_for_uri (rows[i][0]);
    g_autofree char *words = NULL;

    rummy_window_open_files (fixture->window, &file, 1);
    words = warning_of (fixture);
    g_assert_nonnull (strstr (words, rows[i][1]));
  }
}

/* Of several the first one is opened, and the others are not passed over in silence. */
static void
test_several (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = make_game (fixture, "", 40, "game.rummy500");
  g_autoptr (GFile) none = g_file_get_child (fixture->directory, "none.rummy500");
  GFile *files[] = { file, none, none };
  const char *words = "Only the first of 3 files was opened.";
  g_autofree char *warning = NULL;
  AdwDialog *dialog;

  rummy_window_open_files (fixture->window, files, 3);
  dialog = wait_for_dialog (fixture, RUMMY_TYPE_OPEN_DIALOG);
  g_assert_nonnull (find (GTK_WIDGET (dialog), is_label, words));
  adw_dialog_force_close (dialog);

  rummy_window_open_files (fixture->window, files + 1, 2);
  warning = warning_of (fixture);
  g_assert_nonnull (strstr (warning, "Only the first of 2 files was opened."));

  dialog = ADW_DIALOG (open_file (fixture, file));
  g_assert_null (find (GTK_WIDGET (dialog), is_label, words));
}

static gboolean
drop (Fixture *fixture, GFile **files, gsize n_files)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->window));
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean is_taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_array (files, n_files));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_DROP_TARGET (controller))
      g_signal_emit_by_name (controller, "drop", &value, 10.0, 10.0, &is_taken);
  }

  return is_taken;
}

static void
test_drop (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = make_game (fixture, "", 40, "game.rummy500");
  GFile *two[] = { file, file };
  AdwDialog *dialog;

  g_assert_true (drop (fixture, two, 2));
  dialog = wait_for_dialog (fixture, RUMMY_TYPE_OPEN_DIALOG);
  g_assert_nonnull (find (GTK_WIDGET (dialog), is_label,
                          "Only the first of 2 files was opened."));
  adw_dialog_force_close (dialog);
  g_assert_true (drop (fixture, two, 1));
  wait_for_dialog (fixture, RUMMY_TYPE_OPEN_DIALOG);
}

int
main (int argc, char **argv)
{
  init (&argc, &argv);

  ADD_TURN ("/files/full-disk", test_full_disk); /* before GTK notes which files were used */
  ADD_TURN ("/files/save", test_save);
  ADD_TURN ("/files/save-fails", test_save_fails);
  ADD_TURN ("/files/continue", test_continue);
  ADD_TURN ("/files/new-game", test_new_game);
  ADD ("/files/unfinished", test_unfinished);
  ADD_TURN ("/files/no-place", test_no_place);
  ADD ("/files/hand-again", test_hand_again);
  ADD ("/files/other-rules", test_other_rules);
  ADD ("/files/too-many", test_too_many);
  ADD_TURN ("/files/back", test_back);
  ADD ("/files/past", test_past);
  ADD ("/files/picture-closed", test_picture_closed);
  ADD ("/files/refused", test_refused);
  ADD ("/files/nameless", test_nameless);
  ADD ("/files/several", test_several);
  ADD ("/files/drop", test_drop);

  return g_test_run ();
}
