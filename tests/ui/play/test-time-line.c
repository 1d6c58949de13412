/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The review of a round on its replay. */

#include "window-fixture.h"

static RummyReplayPage *
page (Fixture *fixture)
{
  return window_replay (fixture->window);
}

static RummyReplay *
replay (Fixture *fixture)
{
  return rummy_replay_page_get_replay (page (fixture));
}

static guint
length (Fixture *fixture)
{
  return rummy_replay_get_length (replay (fixture));
}

static RummyReview *
review (Fixture *fixture)
{
  return rummy_time_line_get_review (window_line (fixture->window));
}

static void
wait_for_review (Fixture *fixture)
{
  while (rummy_review_get_n_done (review (fixture)) < rummy_review_get_n (review (fixture)))
    g_main_context_iteration (NULL, TRUE);
}

static gpointer
curve (Fixture *fixture)
{
  return gtk_widget_get_template_child (window_line (fixture->window), RUMMY_TYPE_TIME_LINE, "curve");
}

static char *
told (Fixture *fixture)
{
  GObject *label = gtk_widget_get_template_child (window_line (fixture->window), RUMMY_TYPE_TIME_LINE, "told");

  return g_strdup (gtk_label_get_label (GTK_LABEL (label)));
}

static gboolean
has_title (GtkWidget *widget, const char *title)
{
  return ADW_IS_PREFERENCES_ROW (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

/* Whoever plays at random makes mistakes. */
static void
play_badly (Fixture *fixture)
{
  RummyGame *game = window_game (fixture->window);
  const RummyMatch *match = rummy_game_get_match (game);
  RummyRng rng;

  rummy_game_stop (game);
  rummy_rng_seed (&rng, SEED);
  while (match->round.phase != RUMMY_PHASE_OVER) {
    RummyView view;
    RummyMove move;

    rummy_view_init (&view, &match->round, match->round.turn, match->totals);
    move = rummy_bot_choose (&view, match->round.turn == own_seat (fixture) ? RUMMY_LEVEL_NOVICE : RUMMY_LEVEL_EXPERT,
                             &rng, NULL);
    g_assert_cmpint (rummy_game_play (game, &move, 1), ==, RUMMY_OK);
  }
  spin_until_sheet (fixture->window);
}

/* The first mistake, then the others, with what would have been better, on the way from the deal to the end. */
static void
test_review (Fixture *fixture, gconstpointer data)
{
  GtkWidget *compare;
  guint worst[1], n_mistakes = 0, chosen;
  g_autofree char *end = NULL;

  play_badly (fixture);
  act (fixture, "review");
  wait_for_review (fixture);
  g_assert_cmpuint (rummy_review_worst (review (fixture), worst, 1), ==, 1);

  for (guint i = 0; i < rummy_review_get_n (review (fixture)); i++) {
    const RummyDecision *decision = rummy_review_get (review (fixture), i);
    g_autofree char *words = NULL;

    if (decision->loss <= 0)
      continue;
    if (n_mistakes++ > 0)
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page (fixture)), "replay.next-mistake", NULL));
    g_assert_cmpuint (rummy_replay_get_position (replay (fixture)), ==, decision->position);
    words = told (fixture);
    g_assert_true (g_str_has_prefix (words, "Better by "));
    g_assert_true (is_enabled (fixture, "play-on"));
  }
  g_assert_cmpuint (n_mistakes, >, 1);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page (fixture)), "replay.previous-mistake", NULL));

  /* Each choice, and how the round went. */
  compare = find (GTK_WIDGET (page (fixture)), has_tooltip, "What Each Was Worth");
  gtk_menu_button_popup (GTK_MENU_BUTTON (compare));
  g_assert_nonnull (find (compare, has_title, "Your Choice"));
  g_assert_nonnull (find (compare, has_title, "Luck"));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (compare));

  g_signal_emit_by_name (curve (fixture), "chosen", length (fixture));
  g_assert_cmpuint (rummy_replay_get_position (replay (fixture)), ==, length (fixture));
  end = told (fixture);
  g_assert_true (g_str_has_prefix (end, "Expected "));
  chosen = rummy_review_get (review (fixture), worst[0])->position;
  g_signal_emit_by_name (curve (fixture), "chosen", chosen);
  g_assert_cmpuint (rummy_replay_get_position (replay (fixture)), ==, chosen);

  act (fixture, "close-replay");
  g_assert_nonnull (window_sheet (fixture->window));
}

/* In a round that goes on, the moves so far, the last one first. */
static void
test_review_within_round (Fixture *fixture, gconstpointer data)
{
  const RummyDecision *last;
  g_autofree char *words = NULL;

  g_assert_false (is_enabled (fixture, "review"));
  play_moves (fixture, 8);
  act (fixture, "review");
  g_assert_false (rummy_review_is_over (review (fixture)));
  wait_for_review (fixture);
  last = rummy_review_get (review (fixture), rummy_review_get_n (review (fixture)) - 1);
  g_assert_cmpuint (rummy_replay_get_position (replay (fixture)), ==, last->position);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpint (rummy_cards_is_empty (last->analysis.view.round.hand[i]), ==, i != own_seat (fixture));
  g_assert_false (is_enabled (fixture, "play-on"));
  g_assert_nonnull (find (GTK_WIDGET (page (fixture)), has_tooltip,
                          "Finish this round first. Then you can play on from any move."));
  rummy_replay_seek (replay (fixture), 0);
  words = told (fixture);
  g_assert_true (strstr (words, "so far.") != NULL || g_str_has_prefix (words, "Better"));
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);

  ADD_TURN ("/time-line/mistakes", test_review);
  ADD_TURN ("/time-line/within-round", test_review_within_round);

  return g_test_run ();
}
