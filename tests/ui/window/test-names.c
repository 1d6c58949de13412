/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A name may hold what looks like markup: it is shown as it is wherever players are named, and nothing warns. */

#include "ui/play/seat-popover.h"
#include "ui/words/words.h"
#include "window-fixture.h"

#define NAME "A&B <i>"

static gboolean
has_name (GtkWidget *widget, const char *text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_child_visible (widget) &&
         strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

static GtkWidget *
get_dialog (Fixture *fixture)
{
  return GTK_WIDGET (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
}

static void
close_dialog (Fixture *fixture)
{
  adw_dialog_force_close (ADW_DIALOG (get_dialog (fixture)));
  while (get_dialog (fixture) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
name_all (Fixture *fixture)
{
  for (guint seat = 0; seat < (guint) match_of (fixture)->rules.players; seat++) {
    g_autofree char *name = g_strdup_printf (NAME "%u", seat);

    rummy_game_set_name (window_game (fixture->window), seat, name);
  }
}

/* The name that the computer has. */
static const char *
other_name (Fixture *fixture)
{
  return own_seat (fixture) == 0 ? NAME "1" : NAME "0";
}

static void
test_table (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  const char *other = other_name (fixture);

  name_all (fixture);
  g_assert_nonnull (find (GTK_WIDGET (window_table (window)), has_name, other));

  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  play (fixture, RUMMY_MOVE_DISCARD, rummy_cards_first (match_of (fixture)->round.hand[own_seat (fixture)]));
  g_assert_nonnull (find (GTK_WIDGET (window_status (window)), has_name, other)); /* is thinking */

  wait_for_turn (fixture);
  g_assert_nonnull (find (GTK_WIDGET (window_status (window)), has_name, other));
  act (fixture, "log");
  spin_until_mapped (window_pane (window), TRUE);
  g_assert_nonnull (find (window_pane (window), has_name, other));
  act (fixture, "pile");
  g_assert_nonnull (find (get_dialog (fixture), has_name, other));
  close_dialog (fixture);
  act (fixture, "belief");
  while (find (window_pane (window), has_name, other) == NULL)
    g_main_context_iteration (NULL, TRUE);
  act (fixture, "scores");
  g_assert_nonnull (find (window_pane (window), has_name, other));
  act (fixture, "replay");
  g_assert_nonnull (find (GTK_WIDGET (window_replay (window)), has_name, other));
  act (fixture, "close-replay");

  g_signal_emit_by_name (window_table (window), "seat", 1 - own_seat (fixture),
                         rummy_seating_get_widget (seating_of (window_table (window)), 1 - own_seat (fixture)));
  spin_until_mapped (window_seat_popover (window), TRUE);
  gtk_popover_popdown (GTK_POPOVER (window_seat_popover (window)));
}

static void
test_end (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  const char *other = other_name (fixture);

  name_all (fixture);
  finish_round (fixture);
  g_assert_nonnull (find (GTK_WIDGET (window_sheet (window)), has_name, other));
  act (fixture, "review");
  g_assert_nonnull (find (GTK_WIDGET (window_replay (window)), has_name, other));
}

/* Toasts, the start page and the pass page. */
static void
test_around (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;

  name_all (fixture);
  act (fixture, "restart-game");
  act (fixture, "restart-game");
  act (fixture, "new-game");
  act (fixture, "home");
  g_assert_nonnull (find (GTK_WIDGET (window_home (window)), has_name, NAME));
  act (fixture, "choose-game");
  close_dialog (fixture);

  rummy_window_new_game (window, SEED);
  for (guint seat = 0; seat < 2; seat++)
    rummy_game_set_level (window_game (window), seat, RUMMY_LEVEL_PERSON);
  name_all (fixture);
  if (match_of (fixture)->round.turn == own_seat (fixture)) {
    play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
    play (fixture, RUMMY_MOVE_DISCARD, rummy_cards_first (match_of (fixture)->round.hand[own_seat (fixture)]));
  }
  g_assert_true (rummy_screen_is_passing (window_screen (window)));
  g_assert_nonnull (find (GTK_WIDGET (window_pass_page (window)), has_name, NAME));
}

static gboolean
is_entry (GtkWidget *widget, const char *unused)
{
  return ADW_IS_ENTRY_ROW (widget);
}

static gboolean
is_manners (GtkWidget *widget, const char *unused)
{
  return ADW_IS_COMBO_ROW (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), "Playing Style");
}

/* Where somebody chooses who sits there the name follows, unless one was written. */
static void
test_who_sits (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = window_game (fixture->window);
  guint own = own_seat (fixture), other = 1 - own;
  g_autoptr (GtkWidget) popover = g_object_ref_sink (rummy_seat_popover_new (game, other, own, FALSE));
  GtkWidget *entry = find (popover, is_entry, NULL);
  g_autofree char *name = NULL;

  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Computer");
  rummy_game_set_level (game, other, RUMMY_LEVEL_PERSON);
  name = rummy_words_seat (game, other, own);
  g_assert_cmpstr (name, !=, "Computer");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, name);

  gtk_editable_set_text (GTK_EDITABLE (entry), "Zoe");
  rummy_game_set_level (game, other, RUMMY_LEVEL_AVERAGE);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Zoe");
}

/* A manner that changes nothing is not hidden without a word. */
static void
test_no_manner (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  g_autoptr (GtkWidget) popover = NULL;
  GtkWidget *row;

  g_settings_set_string (window_settings (window), "game", "gin");
  rummy_window_new_game (window, SEED);
  popover = g_object_ref_sink (
    rummy_seat_popover_new (window_game (window), 1 - own_seat (fixture), own_seat (fixture), FALSE));
  row = find (popover, is_manners, NULL);
  g_assert_nonnull (row);
  g_assert_true (gtk_widget_get_visible (row));
  g_assert_false (gtk_widget_get_sensitive (row));
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==,
                   "No effect at this level in this game");
  g_settings_reset (window_settings (window), "game");
}

static gboolean
is_swap (GtkWidget *widget, const char *text)
{
  return ADW_IS_ACTION_ROW (widget) &&
         gtk_widget_get_visible (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), "Swap Hands");
}

static void
wait_until_popped_down (Fixture *fixture)
{
  while (window_seat_popover (fixture->window) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Opened as a click on its plate does. */
static GtkWidget *
swap_row (Fixture *fixture, guint seat)
{
  RummyWindow *window = fixture->window;

  if (window_seat_popover (window) != NULL)
    gtk_popover_popdown (GTK_POPOVER (window_seat_popover (window)));
  wait_until_popped_down (fixture);
  point_at (fixture, rummy_seating_get_widget (seating_of (window_table (window)), seat));
  xdotool ("click", "1", NULL);
  while (window_seat_popover (window) == NULL || !gtk_widget_get_mapped (window_seat_popover (window)))
    g_main_context_iteration (NULL, TRUE);

  return find (window_seat_popover (window), is_swap, NULL);
}

static void
assert_lies (Fixture *fixture, RummyCards hand)
{
  RummyTable *table = window_table (fixture->window);

  g_assert_cmpuint (order_of (table)->n, ==, rummy_cards_count (hand));
  for (guint i = 0; i < order_of (table)->n; i++) {
    g_assert_true (rummy_cards_has (hand, order_of (table)->card[i]));
    g_assert_nonnull (card_on (table, order_of (table)->card[i]));
  }
}

/* M-112: with a click the cards of the other are one's own, and it plays on with one's own; nothing else changes, and
 * it can be taken back.  In the midst of a turn the row says that it has to wait. */
static void
test_swap (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  guint own = own_seat (fixture), other = 1 - own;
  g_autoptr (GPtrArray) cards = NULL, cards_after = NULL;
  RummyCards hand = match_of (fixture)->round.hand[other], before = match_of (fixture)->round.hand[own];
  g_autofree char *told = NULL;
  GtkWidget *row;

  name_all (fixture);
  g_assert_null (swap_row (fixture, other)); /* the game counts */
  rummy_game_set_practice (window_game (window));
  g_assert_null (swap_row (fixture, own));
  row = swap_row (fixture, other);
  cards = cards_on (window_table (window));
  gtk_test_widget_wait_for_draw (window_seat_popover (window));
  point_at (fixture, row);
  xdotool ("click", "1", NULL);
  wait_until_popped_down (fixture);

  g_assert_cmpuint (own_seat (fixture), ==, own);
  g_assert_cmpuint (match_of (fixture)->round.turn, ==, own);
  g_assert_cmpstr (rummy_game_get_seats (window_game (window))->name[own], ==, own == 0 ? NAME "0" : NAME "1");
  g_assert_cmpint (rummy_game_get_level (window_game (window), other), ==, RUMMY_LEVEL_AVERAGE);
  g_assert_true (rummy_game_is_practice (window_game (window)));
  g_assert_true (g_str_has_prefix (gtk_label_get_label (window_subtitle (window)), "Practice"));
  g_assert_true (rummy_cards_equal (match_of (fixture)->round.hand[other], before));
  assert_lies (fixture, hand);
  rummy_stage_settle (stage_of (window_table (window)));
  g_assert_cmpuint (n_ghosts_on (window_table (window)), ==, 0);
  cards_after = cards_on (window_table (window));
  g_assert_cmpuint (cards_after->len, ==, cards->len);
  told = g_strdup_printf ("You swapped hands with %s.", other_name (fixture));
  g_assert_nonnull (strstr (window_told (window), told));
  act (fixture, "log");
  spin_until_mapped (window_pane (window), TRUE);
  g_assert_nonnull (find (window_pane (window), has_name, told));

  act (fixture, "undo");
  assert_lies (fixture, before);
  act (fixture, "redo");
  assert_lies (fixture, hand);

  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  row = swap_row (fixture, other);
  g_assert_false (gtk_widget_get_sensitive (row));
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==,
                   "You can swap hands only at the start of a turn.");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.swap-hands", "u", other));
  g_assert_true (rummy_status_is_refusing (window_status (window)));
  rummy_game_undo (window_game (window));
  g_assert_true (gtk_widget_get_sensitive (row));
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);

  ADD_TURN ("/names/table", test_table);
  ADD_TURN ("/names/swap", test_swap);
  ADD_TURN ("/names/end", test_end);
  ADD_TURN ("/names/around", test_around);
  ADD_TURN ("/names/who-sits", test_who_sits);
  ADD_TURN ("/names/no-manner", test_no_manner);

  return g_test_run ();
}
