/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Names and levels, changed by pointer and keys: at the plates, in the midst of a game, and in the dialog. */

#include "seats-fixture.h"

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
  for (guint i = 0; i < 4; i++)
    press_key ("Tab"); /* to the cards, the swap, the manner, the person, and on to the levels */
  press_key ("Down");
  press_key ("Return");
  while (rummy_game_get_level (window_game (fixture->window), 1) != RUMMY_LEVEL_CAREFREE)
    g_main_context_iteration (NULL, TRUE);
  press_key ("s"); /* draws no card while somebody is being chosen */
  press_key ("Escape");
  spin_until_popover (fixture, FALSE);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == plate (fixture, 1));
  g_assert_cmpstr (rummy_game_get_seats (window_game (fixture->window))->name[1], ==, "");
  g_assert_cmpint (match_of (fixture)->round.phase, ==, RUMMY_PHASE_DRAW);

  begin (fixture, 3);
  g_assert_cmpint (rummy_game_get_level (window_game (fixture->window), 1), ==, RUMMY_LEVEL_CAREFREE);
}

static gboolean
is_spin_row (GtkWidget *widget, const char *unused)
{
  return ADW_IS_SPIN_ROW (widget) && gtk_widget_get_visible (widget);
}

/* The fine scale shows for whoever wants it, begins at 4, and is kept in the game and for the next. */
static void
test_scale (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog, *popover, *spin;

  begin (fixture, 3);
  click (fixture, 1);
  popover = window_seat_popover (fixture->window);
  g_assert_null (find (popover, is_spin_row, NULL));
  gtk_widget_activate (find (popover, is_check_row, "Computer, from 1 to 10"));
  g_assert_cmpint (rummy_game_get_level (window_game (fixture->window), 1), ==, RUMMY_LEVEL_1 + 3);
  spin = find (popover, is_spin_row, NULL);
  g_assert_nonnull (spin);
  gtk_widget_child_focus (spin, GTK_DIR_TAB_FORWARD);
  press_key ("Up");
  press_key ("Up");
  press_key ("Up");
  while (rummy_game_get_level (window_game (fixture->window), 1) != RUMMY_LEVEL_1 + 6)
    g_main_context_iteration (NULL, TRUE);
  press_key ("Escape");
  spin_until_popover (fixture, FALSE);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (plate (fixture, 1)), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "0 points melded; Computer, 7 of 10");

  close_window (fixture);
  fixture->session = rummy_session_new (fixture->directory);
  g_assert_true (rummy_session_resume (fixture->session, NULL));
  open_window (fixture);
  rummy_game_stop (window_game (fixture->window));
  g_assert_cmpint (rummy_game_get_level (window_game (fixture->window), 1), ==, RUMMY_LEVEL_1 + 6);
  click (fixture, 1);
  g_assert_cmpfloat (
    adw_spin_row_get_value (ADW_SPIN_ROW (find (window_seat_popover (fixture->window), is_spin_row, NULL))), ==, 7);
  gtk_widget_activate (find (window_seat_popover (fixture->window), is_check_row, "Computer, expert"));
  g_assert_null (find (window_seat_popover (fixture->window), is_spin_row, NULL));
  gtk_widget_activate (find (window_seat_popover (fixture->window), is_check_row, "Computer, from 1 to 10"));
  press_key ("Escape");
  spin_until_popover (fixture, FALSE);

  dialog = open_dialog (fixture);
  g_assert_cmpstr (get_who (dialog, "Bella"), ==, "7 of 10");
}

static gboolean
is_expander (GtkWidget *widget, const char *title)
{
  return ADW_IS_EXPANDER_ROW (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

/* A manner is chosen at the plate, is told there, and is kept in the game and for the next. */
static void
test_manner (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog, *popover, *row;

  begin (fixture, 3);
  click (fixture, 1);
  popover = window_seat_popover (fixture->window);
  row = find (popover, is_expander, "Manner");
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==, "Even-tempered");
  while (!gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), row)) {
    GtkWidget *before = gtk_root_get_focus (GTK_ROOT (fixture->window));

    press_key ("Tab");
    while (gtk_root_get_focus (GTK_ROOT (fixture->window)) == before)
      g_main_context_iteration (NULL, TRUE);
  }
  press_key ("Return");
  while (!adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row)))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_activate (find (popover, is_check_row, "Hasty"));
  g_assert_cmpint (rummy_game_get_manner (window_game (fixture->window), 1), ==, RUMMY_MANNER_HASTY);
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==, "Hasty");

  /* The Grandmaster and people have ways of their own. */
  gtk_widget_activate (find (popover, is_check_row, "Computer, grandmaster"));
  g_assert_false (gtk_widget_get_sensitive (row));
  gtk_widget_activate (find (popover, is_check_row, "Computer, expert"));
  g_assert_true (gtk_widget_get_sensitive (row));
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

/* In the dialog it stands behind the levels with names, under a heading of its own. */
static void
test_scale_in_dialog (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog, *who, *focus;
  graphene_rect_t bounds;

  begin (fixture, 3);
  dialog = open_dialog (fixture);
  who = find (find (dialog, is_entry, "Bella"), is_drop_down, NULL);
  do /* it grows to its size as it comes */
    gtk_test_widget_wait_for_draw (dialog);
  while (!gtk_widget_compute_bounds (who, GTK_WIDGET (fixture->window), &bounds) ||
         bounds.size.width < gtk_widget_get_width (who));
  point_at (fixture, who);
  xdotool ("click", "1", NULL);
  while ((focus = gtk_root_get_focus (GTK_ROOT (fixture->window))) == NULL ||
         !gtk_widget_is_ancestor (focus, who) || GTK_IS_BUTTON (focus))
    g_main_context_iteration (NULL, TRUE);
  press_key ("End");
  press_key ("Up");
  press_key ("Return");
  while (!g_str_equal (get_who (dialog, "Bella"), "9 of 10"))
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (find (dialog, is_button, "_Deal"), "clicked");
  g_assert_cmpint (rummy_game_get_level (window_game (fixture->window), 1), ==, RUMMY_LEVEL_1 + 8);
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

  while ((button = find (GTK_WIDGET (window_toasts (fixture->window)), is_button, "_Go Back to Where I Left")) == NULL)
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
  gtk_widget_activate (find (window_seat_popover (fixture->window), is_check_row, "Computer, average"));
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
  ADD ("/seats/scale-in-dialog", test_scale_in_dialog);
  ADD ("/seats/own-seat", test_own_seat);
  ADD ("/seats/back-to-left", test_back_to_left);
  ADD ("/seats/manner", test_manner);

  return g_test_run ();
}
