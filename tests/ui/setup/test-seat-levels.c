/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Names and levels, changed by pointer and keys: at the plates, in the midst of a game, and in the dialog. */

#include "seats-fixture.h"

#define TOUCH 44 /* least height of what is touched */

/* By Tab; to a widget or what it contains. */
static void
move_to (Fixture *fixture, GtkWidget *widget)
{
  GtkRoot *root = GTK_ROOT (fixture->window);

  while (!gtk_widget_is_ancestor (gtk_root_get_focus (root), widget)) {
    GtkWidget *before = gtk_root_get_focus (root);

    press_key ("Tab");
    while (gtk_root_get_focus (root) == before)
      g_main_context_iteration (NULL, TRUE);
  }
}

/* By the pointer, in the midst of a game; the file and the next game know it too. */
static void
test_rename (Fixture *fixture, gconstpointer data)
{
  begin (fixture, 4);
  click (fixture, 2);
  g_assert_nonnull (find (window_seat_popover (fixture->window), is_label, "0 games won, 0 turns"));
  press_key ("ctrl+a");
  xdotool ("type", "Zoe", NULL);
  press_key ("Return");
  spin_until_popover (fixture, FALSE);
  g_assert_cmpstr (rummy_game_get_seats (window_game (fixture->window))->name[2], ==, "Zoe");
  assert_name (fixture, 2, "Zoe");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == plate (fixture, 2));

  begin (fixture, 4);
  g_assert_cmpstr (rummy_game_get_seats (window_game (fixture->window))->name[2], ==, "Zoe");

  close_window (fixture);
  fixture->session = rummy_session_new (fixture->directory);
  g_assert_true (rummy_session_resume (fixture->session, NULL));
  open_window (fixture);
  assert_name (fixture, 2, "Zoe");
}

/* By keys alone; what is not changed is not remembered as a name. */
static void
test_keys (Fixture *fixture, gconstpointer data)
{
  begin (fixture, 3);
  xdotool ("mousemove", "500", "400", NULL);
  gtk_widget_grab_focus (plate (fixture, 1));
  press_key ("Return");
  spin_until_popover (fixture, TRUE);
  move_to (fixture, find (window_seat_popover (fixture->window), is_level_choice, NULL));
  press_key ("space");
  while (GTK_IS_TOGGLE_BUTTON (gtk_root_get_focus (GTK_ROOT (fixture->window))))
    g_main_context_iteration (NULL, TRUE);
  press_key ("Home");
  for (guint i = 0; i < 2; i++)
    press_key ("Down"); /* past the person and the beginner */
  press_key ("Return");
  while (rummy_game_get_level (window_game (fixture->window), 1) != RUMMY_LEVEL_NOVICE)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < 50; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_nonnull (window_seat_popover (fixture->window)); /* only the list is closed */
  press_key ("s"); /* draws no card while somebody is being chosen */
  press_key ("Escape");
  spin_until_popover (fixture, FALSE);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == plate (fixture, 1));
  g_assert_cmpstr (rummy_game_get_seats (window_game (fixture->window))->name[1], ==, "");
  g_assert_cmpint (match_of (fixture)->round.phase, ==, RUMMY_PHASE_DRAW);

  begin (fixture, 3);
  g_assert_cmpint (rummy_game_get_level (window_game (fixture->window), 1), ==, RUMMY_LEVEL_NOVICE);
}

/* Of the scale: off, Carefree, 1 to 10. */
static void
choose_step (GtkWidget *row, guint at)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (find (row, is_combo, "Level from 1 to 10")), at);
}

static const char *
named (GtkWidget *where)
{
  GtkDropDown *list = rummy_level_choice_get_list (RUMMY_LEVEL_CHOICE (find (where, is_level_choice, NULL)));

  return gtk_string_object_get_string (gtk_drop_down_get_selected_item (list));
}

/* The fine scale shows for whoever wants it, as the level next to it, and is kept in the game and the next. */
static void
test_scale (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog, *popover, *row;

  begin (fixture, 3);
  click (fixture, 1);
  popover = window_seat_popover (fixture->window);
  row = find (popover, is_expander, "Advanced");
  g_assert_false (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row)));
  g_assert_cmpstr (named (popover), ==, "Average");
  choose_step (row, 8);
  g_assert_cmpint (rummy_game_get_level (window_game (fixture->window), 1), ==, RUMMY_LEVEL_1 + 6);
  g_assert_cmpstr (named (popover), ==, "Average (custom)");
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==, "7 of 10");
  press_key ("Escape");
  spin_until_popover (fixture, FALSE);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (plate (fixture, 1)), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "0 points melded; Computer, level 7 of 10");

  close_window (fixture);
  fixture->session = rummy_session_new (fixture->directory);
  g_assert_true (rummy_session_resume (fixture->session, NULL));
  open_window (fixture);
  rummy_game_stop (window_game (fixture->window));
  g_assert_cmpint (rummy_game_get_level (window_game (fixture->window), 1), ==, RUMMY_LEVEL_1 + 6);
  click (fixture, 1);
  popover = window_seat_popover (fixture->window);
  g_assert_cmpstr (named (popover), ==, "Average (custom)");
  choose_level (popover, RUMMY_LEVEL_EXPERT);
  g_assert_cmpint (rummy_game_get_level (window_game (fixture->window), 1), ==, RUMMY_LEVEL_EXPERT);
  row = find (popover, is_expander, "Advanced");
  choose_step (row, 1);
  g_assert_cmpint (rummy_game_get_level (window_game (fixture->window), 1), ==, RUMMY_LEVEL_CAREFREE);
  g_assert_cmpstr (named (popover), ==, "Beginner (custom)");
  choose_step (row, 0);
  g_assert_cmpint (rummy_game_get_level (window_game (fixture->window), 1), ==, RUMMY_LEVEL_RANDOM);
  choose_step (row, 5);
  press_key ("Escape");
  spin_until_popover (fixture, FALSE);

  dialog = open_dialog (fixture);
  g_assert_cmpstr (get_who (dialog, "Bella"), ==, "Novice (custom)");
  g_signal_emit_by_name (find (dialog, is_button, "_Deal"), "clicked");
  g_assert_cmpint (rummy_game_get_level (window_game (fixture->window), 1), ==, RUMMY_LEVEL_1 + 3);
}

/* A manner is chosen at the plate, is told there, and is kept in the game and for the next. */
static void
test_manner (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog, *popover, *row, *manners;

  begin (fixture, 3);
  click (fixture, 1);
  popover = window_seat_popover (fixture->window);
  row = find (popover, is_expander, "Advanced");
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==, "Even-tempered");
  move_to (fixture, row);
  press_key ("Return");
  while (!adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row)))
    g_main_context_iteration (NULL, TRUE);
  manners = find (row, is_combo, "Playing Style");
  adw_combo_row_set_selected (ADW_COMBO_ROW (manners), RUMMY_MANNER_HASTY);
  g_assert_cmpint (rummy_game_get_manner (window_game (fixture->window), 1), ==, RUMMY_MANNER_HASTY);
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==, "Hasty");

  /* The Grandmaster has ways of its own. */
  choose_level (popover, RUMMY_LEVEL_GRANDMASTER);
  g_assert_false (gtk_widget_get_sensitive (manners));
  choose_level (popover, RUMMY_LEVEL_EXPERT);
  g_assert_true (gtk_widget_get_sensitive (manners));
  press_key ("Escape");
  spin_until_popover (fixture, FALSE);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (plate (fixture, 1)), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "0 points melded; Computer, expert, hasty");

  close_window (fixture);
  fixture->session = rummy_session_new (fixture->directory);
  g_assert_true (rummy_session_resume (fixture->session, NULL));
  open_window (fixture);
  rummy_game_stop (window_game (fixture->window));
  g_assert_cmpint (rummy_game_get_manner (window_game (fixture->window), 1), ==, RUMMY_MANNER_HASTY);

  dialog = open_dialog (fixture);
  g_signal_emit_by_name (find (dialog, is_button, "_Deal"), "clicked");
  g_assert_cmpint (rummy_game_get_manner (window_game (fixture->window), 1), ==, RUMMY_MANNER_HASTY);
  g_assert_cmpint (rummy_game_get_manner (window_game (fixture->window), 2), ==, RUMMY_MANNER_EVEN);
}

static gboolean
is_pencil (GtkWidget *widget, const char *text)
{
  return GTK_IS_IMAGE (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (gtk_image_get_icon_name (GTK_IMAGE (widget)), "document-edit-symbolic") == 0;
}

/* The pencil beside a level that has the focus, as it has when it was just chosen. */
static void
test_pencil (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog, *pencil, *row;

  begin (fixture, 2);
  dialog = open_dialog (fixture);
  while ((pencil = find (dialog, is_pencil, NULL)) == NULL || gtk_widget_get_width (pencil) == 0)
    g_main_context_iteration (NULL, TRUE);
  row = gtk_widget_get_ancestor (pencil, ADW_TYPE_ENTRY_ROW);
  gtk_widget_child_focus (find (row, is_level_choice, NULL), GTK_DIR_TAB_FORWARD);
  g_assert_null (gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), GTK_TYPE_TEXT));
  point_at (fixture, pencil);
  xdotool ("click", "1", NULL);
  while (!GTK_IS_TEXT (gtk_root_get_focus (GTK_ROOT (fixture->window))))
    g_main_context_iteration (NULL, TRUE);
  press_key ("Escape"); /* after the button is let go */
  spin_until_closed (fixture->window);
}

/* In the dialog one row holds the rest for all computers. */
static void
test_advanced_in_dialog (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog, *row;

  begin (fixture, 3);
  dialog = open_dialog (fixture);
  row = find (dialog, is_expander, "Advanced");
  g_assert_false (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row)));
  g_assert_null (find (row, is_expander, "You"));
  choose_step (find (row, is_expander, "Bella"), 10);
  g_assert_cmpstr (get_who (dialog, "Bella"), ==, "Expert (custom)");
  adw_combo_row_set_selected (ADW_COMBO_ROW (find (find (row, is_expander, "Carl"), is_combo, "Playing Style")),
                              RUMMY_MANNER_BOLD);
  g_signal_emit_by_name (find (dialog, is_button, "_Deal"), "clicked");
  g_assert_cmpint (rummy_game_get_level (window_game (fixture->window), 1), ==, RUMMY_LEVEL_1 + 8);
  g_assert_cmpint (rummy_game_get_manner (window_game (fixture->window), 2), ==, RUMMY_MANNER_BOLD);
}

static void
spin_until_narrow (Fixture *fixture, int width, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  spin_until_size (GTK_WIDGET (fixture->window), width, height);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
}

static gboolean
is_scroller (GtkWidget *widget, const char *unused)
{
  return GTK_IS_SCROLLED_WINDOW (widget) &&
         gtk_scrolled_window_get_propagate_natural_height (GTK_SCROLLED_WINDOW (widget));
}

static void
assert_fits (Fixture *fixture, int width, int height)
{
  GtkWidget *popover;
  GtkAdjustment *at;

  spin_until_narrow (fixture, width, height);
  click (fixture, 1);
  popover = window_seat_popover (fixture->window);
  gtk_test_widget_wait_for_draw (popover);
  at = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (find (popover, is_scroller, NULL)));
  g_assert_cmpfloat (gtk_adjustment_get_upper (at), <=, gtk_adjustment_get_page_size (at));
  g_assert_cmpint (gtk_widget_get_height (popover), <=, height);
  g_assert_cmpint (gtk_widget_get_height (find (popover, is_expander, "Advanced")), >=, TOUCH);
  press_key ("Escape");
  spin_until_popover (fixture, FALSE);
}

/* On a phone nothing of it has to be scrolled, in practice too, and rows are large enough for a finger. */
static void
test_phone (Fixture *fixture, gconstpointer data)
{
  begin (fixture, 3);
  assert_fits (fixture, 360, 720);
  assert_fits (fixture, 640, 360);
  rummy_game_set_practice (window_game (fixture->window));
  assert_fits (fixture, 360, 720);
}

/* The own seat, given away and taken back while the computers play. */
static void
test_own_seat (Fixture *fixture, gconstpointer data)
{
  RummyGame *game;
  gsize n_moves;

  begin (fixture, 3);
  game = window_game (fixture->window);
  n_moves = rummy_game_get_record (game)->n_moves;
  click (fixture, 0);
  rummy_game_set_level (game, 0, RUMMY_LEVEL_AVERAGE);
  assert_page (fixture, "watch");
  g_assert_false (rummy_seen_is_my_turn (seen_of (window_table (fixture->window))));
  press_key ("Escape");
  spin_until_popover (fixture, FALSE);
  while (rummy_game_get_record (game)->n_moves < n_moves + 9)
    g_main_context_iteration (NULL, TRUE);

  rummy_game_set_level (game, 0, RUMMY_LEVEL_PERSON);
  while (match_of (fixture)->round.turn != 0)
    g_main_context_iteration (NULL, TRUE);
  n_moves = rummy_game_get_record (game)->n_moves;
  for (guint i = 0; i < 50; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (rummy_game_get_record (game)->n_moves, ==, n_moves);
  g_assert_true (rummy_seen_is_my_turn (seen_of (window_table (fixture->window))));
}

static void
go_back (Fixture *fixture)
{
  GtkWidget *button;

  while ((button = find (GTK_WIDGET (window_toasts (fixture->window)), is_button,
                         "Go Back to Where I Left Off")) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (button, "clicked");
}

/* M-238: who stops watching can go back to the game as it was when watching began. */
static void
test_back_to_left (Fixture *fixture, gconstpointer data)
{
  RummyGame *game;
  RummyRound before;
  gsize n_moves;

  begin (fixture, 3);
  game = window_game (fixture->window);
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  n_moves = rummy_game_get_record (game)->n_moves;
  before = match_of (fixture)->round;
  click (fixture, 0);
  choose_level (window_seat_popover (fixture->window), RUMMY_LEVEL_AVERAGE);
  press_key ("Escape");
  spin_until_popover (fixture, FALSE);
  while (rummy_game_get_record (game)->n_moves < n_moves + 5)
    g_main_context_iteration (NULL, TRUE);
  rummy_game_stop (game);
  g_assert_cmpint (match_of (fixture)->round.phase, !=, RUMMY_PHASE_OVER);
  rummy_game_set_level (game, 0, RUMMY_LEVEL_PERSON);
  g_assert_false (rummy_game_is_practice (game));
  go_back (fixture);
  g_assert_cmpuint (rummy_game_get_record (game)->n_moves, ==, n_moves);
  g_assert_true (rummy_cards_equal (match_of (fixture)->round.hand[0], before.hand[0]));
  g_assert_true (rummy_seen_is_my_turn (seen_of (window_table (fixture->window))));
  g_assert_true (rummy_game_is_practice (game));
  g_assert_false (rummy_session_is_practice (fixture->session));

  /* A round that is over meanwhile counts: what was left comes in front of its game. */
  begin (fixture, 3);
  game = window_game (fixture->window);
  n_moves = rummy_game_get_record (game)->n_moves;
  before = match_of (fixture)->round;
  rummy_game_set_level (game, 0, RUMMY_LEVEL_AVERAGE);
  finish_round (fixture);
  adw_dialog_force_close (window_sheet (fixture->window));
  spin_until_closed (fixture->window);
  rummy_game_stop (game);
  rummy_game_set_level (game, 0, RUMMY_LEVEL_PERSON);
  go_back (fixture);
  g_assert_true (rummy_session_is_practice (fixture->session));
  g_assert_true (rummy_session_get_waiting (fixture->session) == game);
  g_assert_cmpuint (rummy_game_get_record (window_game (fixture->window))->n_moves, ==, n_moves);
  g_assert_true (rummy_cards_equal (match_of (fixture)->round.hand[0], before.hand[0]));
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);

  ADD ("/seats/rename", test_rename);
  ADD ("/seats/keys", test_keys);
  ADD ("/seats/scale", test_scale);
  ADD ("/seats/advanced-in-dialog", test_advanced_in_dialog);
  ADD ("/seats/pencil", test_pencil);
  ADD ("/seats/phone", test_phone);
  ADD ("/seats/own-seat", test_own_seat);
  ADD ("/seats/back-to-left", test_back_to_left);
  ADD ("/seats/manner", test_manner);

  return g_test_run ();
}
