/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Who won how often, as a table. */

#include "records-fixture.h"

static void
test_figures (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) first = { 0 }, second = { 0 };
  RummyMatch match;
  g_autofree char *figure = NULL;

  open_history (fixture);
  show_part (fixture, "league");
  wait_for (fixture, is_mapped_label, "No Players Yet");
  show_part (fixture, "fame");
  wait_for (fixture, is_mapped_label, "No Records Yet");

  /* It goes on while it is open; a name is no markup. */
  keep_game (fixture, 1, "A&B <i>", &first);
  keep_game (fixture, 2, "Bob", &second);
  show_part (fixture, "league");
  wait_for (fixture, is_row, "A&B <i>");
  wait_for (fixture, is_row, "Bob");
  wait_for (fixture, is_row, "Expert");
  rummy_record_play (&first.record, first.record.n_moves, &match, NULL);
  figure = g_strdup_printf ("%d", match.results[0]);
  g_assert_cmpint (match.results[0], >=, 0);
  wait_for (fixture, is_mapped_label, figure);

  show_part (fixture, "fame");
  choose (fixture, "Most rounds to win a game");
  wait_for (fixture, is_row, "Round 1");
}

static gboolean
is_table (GtkWidget *widget, const char *text)
{
  return GTK_IS_COLUMN_VIEW (widget) && gtk_widget_get_mapped (widget);
}

static gboolean
is_title (GtkWidget *widget, const char *title)
{
  return gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_COLUMN_HEADER &&
         gtk_widget_get_mapped (widget) && find (widget, is_label, title) != NULL;
}

static gboolean
is_level (GtkWidget *widget, const char *title)
{
  return ADW_IS_ACTION_ROW (widget) && is_row (widget, title);
}

static const char *
first_player (Fixture *fixture)
{
  g_autoptr (RummyLeagueItem) first = g_list_model_get_item (
    G_LIST_MODEL (gtk_column_view_get_model (GTK_COLUMN_VIEW (wait_for (fixture, is_table, NULL)))), 0);

  return rummy_league_item_get_name (first);
}

/* The players of the table, from the top. */
static void
assert_order (Fixture *fixture, const char *expected)
{
  g_autoptr (GString) names = g_string_new (NULL);
  GListModel *players =
    G_LIST_MODEL (gtk_column_view_get_model (GTK_COLUMN_VIEW (wait_for (fixture, is_table, NULL))));

  for (guint i = 0; i < g_list_model_get_n_items (players); i++) {
    g_autoptr (RummyLeagueItem) item = g_list_model_get_item (players, i);

    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", rummy_league_item_get_name (item));
  }
  g_assert_cmpstr (names->str, ==, expected);
}

static void
open_league (Fixture *fixture)
{
  open_history (fixture);
  show_part (fixture, "league");
  wait_for (fixture, is_table, NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
}

/* Its title is marked, and no other one. */
static void
assert_sorted (Fixture *fixture, const char *name)
{
  GtkWidget *title = wait_for (fixture, is_title, name);

  for (GtkWidget *other = gtk_widget_get_first_child (gtk_widget_get_parent (title)); other != NULL;
       other = gtk_widget_get_next_sibling (other))
    g_assert_cmpint (gtk_widget_has_css_class (other, "sorted"), ==, other == title);
}

/* A click on a title puts the best first, another one the worst; so do keys. */
static void
test_sort (Fixture *fixture, gconstpointer data)
{
  GtkWidget *title;

  for (guint64 seed = 1; seed <= 3; seed++) {
    g_auto (RummySavedGame) game = { 0 };

    keep_game (fixture, seed, seed == 1 ? "Ada" : "Bob", &game);
  }
  open_league (fixture);
  assert_order (fixture, "Computer, expert, Bob, Ada");
  assert_sorted (fixture, "Points/Game");

  point_at (fixture, wait_for (fixture, is_title, "Games"));
  xdotool ("click", "1", NULL);
  while (!g_str_equal (first_player (fixture), "Computer, expert"))
    g_main_context_iteration (NULL, TRUE);
  assert_order (fixture, "Computer, expert, Bob, Ada");
  xdotool ("click", "1", NULL);
  while (!g_str_equal (first_player (fixture), "Ada"))
    g_main_context_iteration (NULL, TRUE);
  assert_order (fixture, "Ada, Bob, Computer, expert");
  assert_sorted (fixture, "Games");

  /* Tab leads to the titles. */
  title = wait_for (fixture, is_title, "Player");
  while (gtk_window_get_focus (GTK_WINDOW (fixture->window)) != title) {
    GtkWidget *before = gtk_window_get_focus (GTK_WINDOW (fixture->window));

    press_key ("Tab");
    while (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == before)
      g_main_context_iteration (NULL, TRUE);
  }
  press_key ("space");
  while (!g_str_equal (first_player (fixture), "Computer, expert"))
    g_main_context_iteration (NULL, TRUE);
}

/* A narrow window shows fewer columns, and those whole. */
static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) game = { 0 };
  GtkWidget *table;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 720);
  spin_until_size (GTK_WIDGET (fixture->window), 360, 720);
  keep_game (fixture, 1, "WWWWWWWWWWWWWWWWWWWW", &game);
  open_league (fixture);
  table = wait_for (fixture, is_table, NULL);
  g_assert_nonnull (find (table, is_title, "Points/Game"));
  g_assert_null (find (table, is_title, "Turns"));
  g_assert_cmpint (gtk_widget_get_width (table), <=,
                   gtk_widget_get_width (gtk_widget_get_ancestor (table, GTK_TYPE_SCROLLED_WINDOW)));

  /* The page of a player has them all, of a computer too. */
  choose (fixture, "Expert");
  wait_for (fixture, is_row, "Turns");
  wait_for (fixture, is_row, "Longest Winning Streak");
}

/* A wide one shows them all, and none is cut off. */
static void
test_wide (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) game = { 0 };
  GtkWidget *table;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 800);
  spin_until_size (GTK_WIDGET (fixture->window), 1280, 800);
  keep_game (fixture, 1, "Ada", &game);
  open_league (fixture);
  table = wait_for (fixture, is_table, NULL);
  g_assert_nonnull (find (table, is_title, "Best Streak"));
  g_assert_nonnull (find (table, is_title, "Rating"));
  g_assert_cmpint (gtk_widget_get_width (table), <=,
                   gtk_widget_get_width (gtk_widget_get_ancestor (table, GTK_TYPE_SCROLLED_WINDOW)));
}

/* How often the one who plays beat each level. */
static void
test_levels (Fixture *fixture, gconstpointer data)
{
  RummyGameProfiles owners = { RUMMY_PROFILE_FIRST, { RUMMY_PROFILE_FIRST } };
  g_autofree char *figure = NULL;
  guint n_won = 0;

  for (guint64 seed = 1; seed <= 3; seed++) {
    g_auto (RummySavedGame) game = { 0 };
    RummyMatch match;

    make_game (seed, "", &game);
    rummy_record_play (&game.record, game.record.n_moves, &match, NULL);
    n_won += match.results[0] > match.results[1] ? 1 : 0;
    rummy_history_save (rummy_session_get_history (fixture->session), &game, &owners, 1700000000, 1700000600, TRUE,
                        FALSE);
  }
  open_league (fixture);
  wait_for (fixture, is_mapped_label, "Wins by Level");
  figure = g_strdup_printf ("%u of 3", n_won);
  g_assert_nonnull (find (wait_for (fixture, is_level, "Computer, expert"), is_label, figure));
}

int
main (int argc, char **argv)
{
  init (&argc, &argv);
  ADD ("/league/figures", test_figures);
  ADD ("/league/sort", test_sort);
  ADD ("/league/narrow", test_narrow);
  ADD ("/league/wide", test_wide);
  ADD ("/league/levels", test_levels);

  return g_test_run ();
}
