/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the unseen cards are believed to be: on the table and in the dialog. */

#include "ui/play/belief-dialog.h"
#include "ui/table/seat.h"
#include "ui/words/words.h"
#include "window-fixture.h"

static void
show_belief (Fixture *fixture)
{
  RummyTable *table = window_table (fixture->window);

  rummy_game_set_shows_belief (window_game (fixture->window), TRUE);
  while (!rummy_odds_are_known (odds_of (table)))
    g_main_context_iteration (NULL, TRUE);
}

static guint
n_likely (Fixture *fixture)
{
  RummyLikely likely[RUMMY_CARDS_MAX];

  return rummy_odds_list (odds_of (window_table (fixture->window)), 1 - own_seat (fixture), likely);
}

static gboolean
is_row_of (GtkWidget *widget, const char *title)
{
  return ADW_IS_ACTION_ROW (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

/* Of each card that the table shows the dialog tells the same. */
static void
assert_same_figures (Fixture *fixture)
{
  RummyTable *table = window_table (fixture->window);
  guint other = 1 - own_seat (fixture);
  RummyLikely likely[RUMMY_CARDS_MAX];
  guint n = rummy_odds_list (odds_of (table), other, likely);
  AdwDialog *dialog = rummy_belief_dialog_new (window_game (fixture->window), own_seat (fixture),
                                               window_settings (fixture->window));

  adw_dialog_present (dialog, GTK_WIDGET (fixture->window));
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, <=, match_of (fixture)->round.n_hand[other]);
  for (guint i = 0; i < n; i++) {
    g_autofree char *title = rummy_words_card_title (likely[i].card);
    g_autofree char *chance = g_strdup_printf ("Computer: %u %%", likely[i].percent);
    GtkWidget *row;

    while ((row = find (GTK_WIDGET (dialog), is_row_of, title)) == NULL)
      g_main_context_iteration (NULL, TRUE);
    g_assert_true (g_str_has_prefix (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), chance));
  }
  adw_dialog_force_close (dialog);
}

/* At any time; and as long as nothing speaks for a card none is shown, which is said. */
static void
test_same_figures (Fixture *fixture, gconstpointer data)
{
  GtkWidget *other = rummy_spread_get_other (spread_of (window_table (fixture->window)), 0);

  show_belief (fixture);
  g_assert_cmpuint (n_likely (fixture), ==, 0);
  g_assert_cmpuint (rummy_seat_count_likely (RUMMY_SEAT (other)), ==, 0);
  g_assert_nonnull (strstr (tooltip_of (other), "; no card stands out"));

  for (guint n_shown = 0; n_shown < 2;) {
    pass_turn (fixture);
    show_belief (fixture);
    if (n_likely (fixture) == 0)
      continue;
    g_assert_null (strstr (tooltip_of (other), "; no card stands out"));
    assert_same_figures (fixture);
    n_shown++;
  }
}

/* That nothing speaks for one card more than for another is said, as long as it is so. */
static void
test_even (Fixture *fixture, gconstpointer data)
{
  static const char even[] = "Nothing speaks for one card more than for another yet.";
  AdwDialog *dialog = rummy_belief_dialog_new (window_game (fixture->window), own_seat (fixture),
                                               window_settings (fixture->window));

  g_assert_cmpuint (match_of (fixture)->round.turns, ==, 0);
  adw_dialog_present (dialog, GTK_WIDGET (fixture->window));
  while (find (GTK_WIDGET (dialog), is_label, even) == NULL)
    g_main_context_iteration (NULL, TRUE);
  adw_dialog_force_close (dialog);
}

static gboolean
is_level (GtkWidget *widget, const char *unused)
{
  return gtk_widget_has_css_class (widget, "level") && gtk_widget_get_child_visible (widget);
}

/* As many as there are in the hand, and the plate still says who sits there. */
static void
test_whole_hand (Fixture *fixture, gconstpointer data)
{
  GtkWidget *other = rummy_spread_get_other (spread_of (window_table (fixture->window)), 0);
  RummyLikely likely[RUMMY_CARDS_MAX];

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 800);
  spin_until_size (GTK_WIDGET (fixture->window), 1280, 800);
  g_assert_nonnull (find (other, is_level, NULL));
  show_belief (fixture);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  g_assert_cmpuint (match_of (fixture)->round.n_hand[1 - own_seat (fixture)], ==, 13);
  for (guint i = 0; i < 13; i++)
    likely[i] = (RummyLikely) { (RummyCard) (i + 1), 28 };
  rummy_seat_set_likely (RUMMY_SEAT (other), likely, 13);
  g_assert_cmpuint (rummy_seat_count_likely (RUMMY_SEAT (other)), ==, 13);
  g_assert_nonnull (find (other, is_level, NULL));

  /* Even where the likeliest is sure. */
  for (guint i = 0; i < 13; i++)
    likely[i] = (RummyLikely) { (RummyCard) (i + 1), i > 0 ? 28 : 100 };
  rummy_seat_set_likely (RUMMY_SEAT (other), likely, 13);
  g_assert_cmpuint (rummy_seat_count_likely (RUMMY_SEAT (other)), ==, 13);
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);

  ADD_TURN ("/belief/same-figures", test_same_figures);
  ADD_TURN ("/belief/even", test_even);
  ADD_TURN ("/belief/whole-hand", test_whole_hand);

  return g_test_run ();
}
