/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The discard pile as a list: in order, with who discarded what, and a way to take from it. */

#include "window-fixture.h"

#include "ui/play/pile-list.h"
#include "ui/words/words.h"

static AdwDialog *
get_dialog (Fixture *fixture)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
}

static gboolean
is_list (GtkWidget *widget, const char *unused)
{
  return GTK_IS_LIST_BOX (widget);
}

static GtkListBox *
open_list (Fixture *fixture)
{
  act (fixture, "pile");
  g_assert_true (RUMMY_IS_PILE_LIST (get_dialog (fixture)));

  return GTK_LIST_BOX (find (GTK_WIDGET (get_dialog (fixture)), is_list, NULL));
}

static void
assert_row (GtkListBox *list, guint i, RummyCard card, const char *origin)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, (int) i);
  g_autofree char *title = rummy_words_card_title (card);

  g_assert_true (ADW_IS_ACTION_ROW (row));
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, title);
  if (!g_str_has_prefix (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), origin))
    g_error ("\"%s\" does not begin with \"%s\"", adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), origin);
}

static void
draw_and_discard (Fixture *fixture)
{
  const RummyRound *round = &match_of (fixture)->round;
  RummyMove draw = { .kind = RUMMY_MOVE_DRAW, .seat = round->turn, .card = RUMMY_CARD_NONE };
  RummyMove discard = { .kind = RUMMY_MOVE_DISCARD, .seat = round->turn };

  g_assert_cmpint (rummy_game_play (window_game (fixture->window), &draw, 1), ==, RUMMY_OK);
  discard.card = rummy_cards_first (round->hand[round->turn]);
  g_assert_cmpint (rummy_game_play (window_game (fixture->window), &discard, 1), ==, RUMMY_OK);
}

static void
begin (Fixture *fixture)
{
  for (guint64 seed = SEED; match_of (fixture)->round.turn != 0; seed++)
    rummy_window_new_game (fixture->window, seed);
  rummy_game_stop (window_game (fixture->window));
}

static void
test_order (Fixture *fixture, gconstpointer data)
{
  const RummyRound *round;
  GtkListBox *list;

  begin (fixture);
  round = &match_of (fixture)->round;
  draw_and_discard (fixture);
  list = open_list (fixture);
  assert_row (list, 0, round->deck[1], "You discarded this card.");
  assert_row (list, 1, round->deck[0], "Bottom card of the pile.");
  g_assert_null (gtk_list_box_get_row_at_index (list, 2));
  g_assert_false (gtk_list_box_row_get_activatable (gtk_list_box_get_row_at_index (list, 0)));

  /* It goes on with the game. */
  draw_and_discard (fixture);
  assert_row (list, 0, round->deck[2], "Computer discarded this card.\nTakes the ");
  assert_row (list, 2, round->deck[0], "Bottom card of the pile.\n");
  g_assert_true (gtk_list_box_row_get_activatable (gtk_list_box_get_row_at_index (list, 0)));
}

static void
test_take (Fixture *fixture, gconstpointer data)
{
  const RummyRound *round;
  GtkListBox *list;
  RummyCard card;

  begin (fixture);
  round = &match_of (fixture)->round;
  card = rummy_round_upcard (round);
  list = open_list (fixture);
  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, 0));
  g_assert_true (rummy_cards_has (round->hand[0], card));
  g_assert_null (get_dialog (fixture));

  list = open_list (fixture);
  g_assert_null (gtk_list_box_get_row_at_index (list, 0));
  g_assert_nonnull (find (GTK_WIDGET (list), is_label, "The pile is empty."));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (gtk_widget_get_ancestor (GTK_WIDGET (list),
                                                                                GTK_TYPE_SCROLLED_WINDOW)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "The pile is empty.");
}

/* After the round it is there too, and from the sheet. */
static void
test_after_the_round (Fixture *fixture, gconstpointer data)
{
  const RummyRound *round;
  GtkListBox *list;

  finish_round (fixture);
  round = &match_of (fixture)->round;
  gtk_widget_activate_action (GTK_WIDGET (window_sheet (fixture->window)), "win.pile", NULL);
  g_assert_true (RUMMY_IS_PILE_LIST (get_dialog (fixture)));
  list = GTK_LIST_BOX (find (GTK_WIDGET (get_dialog (fixture)), is_list, NULL));
  for (guint i = 0; i < round->n_pile; i++)
    assert_row (list, i, round->deck[round->n_pile - 1 - i], "");
  g_assert_null (gtk_list_box_get_row_at_index (list, round->n_pile));
}

/* On a phone it lies where the thumb of the hand that holds it reaches, however long the pile. */
static void
test_reach (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  graphene_rect_t bounds;
  GtkListBox *list;

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 720);
  spin_until_size (window, 360, 720);
  begin (fixture);
  for (guint i = 0; i < 14; i++)
    draw_and_discard (fixture);
  list = open_list (fixture);
  spin_until_mapped (GTK_WIDGET (list), TRUE);
  gtk_test_widget_wait_for_draw (window);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 0)), window, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0.4 * 720);
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);

  ADD ("/pile-list/order", test_order);
  ADD ("/pile-list/take", test_take);
  ADD ("/pile-list/after-the-round", test_after_the_round);
  ADD ("/pile-list/reach", test_reach);

  return g_test_run ();
}
