/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The side pane in the window. */

#include "window-fixture.h"

static GtkWidget *
focused (Fixture *fixture)
{
  return gtk_root_get_focus (GTK_ROOT (fixture->window));
}

/* The second card of the hand. */
static GtkWidget *
focus_card (Fixture *fixture)
{
  GtkWidget *first;

  gtk_widget_grab_focus (GTK_WIDGET (window_table (fixture->window)));
  press_key ("Home");
  while (!is_of_type (focused (fixture), "RummyCardWidget"))
    g_main_context_iteration (NULL, TRUE);
  first = focused (fixture);
  press_key ("Right");
  while (focused (fixture) == first)
    g_main_context_iteration (NULL, TRUE);

  return focused (fixture);
}

/* The pane fits into every window, and its way out is in sight and leads back to where the focus was. */
static void
test_pane (Fixture *fixture, gconstpointer data)
{
  static const int sizes[][2] = { { 360, 294 }, { 640, 360 }, { 360, 720 }, { 1280, 800 } };

  rummy_game_stop (window_game (fixture->window));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    graphene_rect_t bounds;
    GtkWidget *card;

    gtk_window_set_default_size (GTK_WINDOW (fixture->window), sizes[i][0], sizes[i][1]);
    spin_until_size (GTK_WIDGET (fixture->window), sizes[i][0], sizes[i][1]);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
    card = focus_card (fixture);
    act (fixture, "scores");
    spin_until_mapped (window_pane (fixture->window), TRUE);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
    g_assert_true (gtk_widget_compute_bounds (window_pane (fixture->window), GTK_WIDGET (fixture->window), &bounds));
    g_assert_cmpfloat (bounds.origin.y, >=, 0);
    g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (GTK_WIDGET (fixture->window)));
    press_key ("Escape");
    while (window_pane_page (fixture->window) != NULL && sizes[i][0] < 1000)
      g_main_context_iteration (NULL, TRUE);
    while (focused (fixture) != card)
      g_main_context_iteration (NULL, TRUE);
  }
}

/* It is as it was left, in the next game too, but closed at Home. */
static void
test_kept (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;

  act (fixture, "rules");
  g_assert_cmpstr (window_pane_page (window), ==, "rules");
  act (fixture, "home");
  g_assert_null (window_pane_page (window));
  g_assert_false (is_enabled (fixture, "pane"));
  act (fixture, "continue");
  g_assert_cmpstr (window_pane_page (window), ==, "rules");
  rummy_window_new_game (window, SEED + 1);
  g_assert_cmpstr (window_pane_page (window), ==, "rules");
  act (fixture, "pane");
  g_assert_null (window_pane_page (window));
  rummy_window_new_game (window, SEED);
  g_assert_null (window_pane_page (window));
}

/* What the page of scores says is not said above it once more. */
static void
test_scores (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;

  g_assert_cmpstr (gtk_label_get_label (window_subtitle (window)), ==, "You 0 · Computer 0 · to 500");
  act (fixture, "scores");
  g_assert_cmpstr (gtk_label_get_label (window_subtitle (window)), ==, "");
  act (fixture, "rules");
  g_assert_cmpstr (gtk_label_get_label (window_subtitle (window)), ==, "You 0 · Computer 0 · to 500");
  act (fixture, "scores");
  act (fixture, "pane");
  g_assert_cmpstr (gtk_label_get_label (window_subtitle (window)), ==, "You 0 · Computer 0 · to 500");
}

static void
resize_to (Fixture *fixture, int width, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  spin_until_size (GTK_WIDGET (fixture->window), width, height);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
}

/* Nobody asked for it, so a window that grows does not show it; what was open opens again. */
static void
test_closed (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 2; i++) {
    gboolean was_open = i == 1;

    resize_to (fixture, 1280, 800);
    if (was_open)
      act (fixture, "pane");
    g_assert_true ((window_pane (fixture->window) != NULL && gtk_widget_get_mapped (window_pane (fixture->window))) ==
                   was_open);
    resize_to (fixture, 640, 360);
    g_assert_true (g_settings_get_boolean (window_settings (fixture->window), "side-pane") == was_open);
    resize_to (fixture, 1280, 800);
    g_assert_true ((window_pane (fixture->window) != NULL && gtk_widget_get_mapped (window_pane (fixture->window))) ==
                   was_open);
    g_assert_true (g_settings_get_boolean (window_settings (fixture->window), "side-pane") == was_open);
  }
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);
  load_style ();

  ADD_TURN ("/pane/room", test_pane);
  ADD_TURN ("/pane/kept", test_kept);
  ADD_TURN ("/pane/closed-stays-closed", test_closed);
  ADD_TURN ("/pane/scores", test_scores);

  return g_test_run ();
}
