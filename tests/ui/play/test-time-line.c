/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The review of a round on its replay. */

#include "window-fixture.h"

#include "ui/words/words.h"

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
is_marked (Fixture *fixture)
{
  return gtk_widget_get_mapped (GTK_WIDGET (
    gtk_widget_get_template_child (window_line (fixture->window), RUMMY_TYPE_TIME_LINE, "mistake")));
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

static void
assert_names_move (const char *words, const RummyDecision *decision)
{
  g_autofree char *number = g_strdup_printf ("Move %u: ", decision->position + 1);

  g_assert_true (g_str_has_prefix (words, number));
  if (decision->own.move[0].kind == RUMMY_MOVE_DISCARD) {
    g_autofree char *act = g_strdup_printf ("You discarded the %s. ", rummy_words_card (decision->own.move[0].card));

    g_assert_true (g_str_has_prefix (words + strlen (number), act));
  }
}

/* The first mistake, then the others, with what would have been better, on the way from the deal to the end. */
static void
test_review (Fixture *fixture, gconstpointer data)
{
  GtkWidget *compare;
  guint worst[1], n_mistakes = 0, chosen;
  int width;
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
    assert_names_move (words, decision);
    g_assert_nonnull (strstr (words, " Better by "));
    g_assert_true (is_marked (fixture));
    g_assert_true (is_enabled (fixture, "play-on"));
  }
  g_assert_cmpuint (n_mistakes, >, 1);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page (fixture)), "replay.previous-mistake", NULL));

  /* Each choice, and how the round went. */
  compare = find (GTK_WIDGET (page (fixture)), has_tooltip, "Compare Choices");
  gtk_menu_button_popup (GTK_MENU_BUTTON (compare));
  g_assert_nonnull (find (compare, has_title, "Your Choice"));
  g_assert_nonnull (find (compare, has_title, "Luck"));
  gtk_widget_measure (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (compare))),
                      GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, >=, 300);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (compare));

  g_signal_emit_by_name (curve (fixture), "chosen", length (fixture));
  g_assert_cmpuint (rummy_replay_get_position (replay (fixture)), ==, length (fixture));
  end = told (fixture);
  g_assert_true (g_str_has_prefix (end, "Expected "));
  g_assert_nonnull (strstr (end, " mistakes, the last on move "));
  g_assert_false (is_marked (fixture));
  chosen = rummy_review_get (review (fixture), worst[0])->position;
  g_signal_emit_by_name (curve (fixture), "chosen", chosen);
  g_assert_cmpuint (rummy_replay_get_position (replay (fixture)), ==, chosen);

  act (fixture, "close-replay");
  g_assert_nonnull (window_sheet (fixture->window));
}

static const RummyDecision *
last_decision (Fixture *fixture)
{
  return rummy_review_get (review (fixture), rummy_review_get_n (review (fixture)) - 1);
}

/* The last move is judged before those that came first. */
static void
wait_for_last (Fixture *fixture)
{
  while (!last_decision (fixture)->is_done) {
    g_assert_false (rummy_review_get (review (fixture), 0)->is_done);
    g_main_context_iteration (NULL, TRUE);
  }
}

/* As somebody does who suspects the last move, in the analysis. */
static void
review_last_move (Fixture *fixture)
{
  GtkWidget *row;

  if (window_pane_page (fixture->window) == NULL)
    act (fixture, "pane");
  g_object_set (window_pane (fixture->window), "page", "analysis", NULL);
  row = find (window_pane (fixture->window), has_title, "Review Your Last Move");
  g_assert_nonnull (row);
  spin_until_mapped (row, TRUE);
  gtk_widget_activate (row);
  while (page (fixture) == NULL)
    g_main_context_iteration (NULL, TRUE);
  wait_for_last (fixture);
  g_assert_cmpuint (rummy_replay_get_position (replay (fixture)), ==, last_decision (fixture)->position);
}

/* What the adviser would do. */
static RummyMove
best_move (const RummyView *view)
{
  RummyAnalysis analysis;

  rummy_analysis_init (&analysis, view, NULL);
  g_assert_true (rummy_analysis_think (&analysis, analysis.n_wanted, NULL));

  return rummy_analysis_suggested (&analysis)->line.move[0];
}

/* What it was is said, and whether it was a mistake: by turns the best, and what a novice does. */
static void
test_last_move (Fixture *fixture, gconstpointer data)
{
  guint own = own_seat (fixture), n_best = 0, n_mistakes = 0;
  RummyRng rng;

  act (fixture, "pane");
  g_object_set (window_pane (fixture->window), "page", "analysis", NULL);
  g_assert_false (gtk_widget_get_mapped (find (window_pane (fixture->window), has_title, "Review Your Last Move")));
  rummy_game_stop (window_game (fixture->window));
  rummy_rng_seed (&rng, SEED);
  for (guint turn = 0; n_best == 0 || n_mistakes == 0; turn++) {
    g_autofree char *words = NULL;

    do {
      const RummyRound *round = &match_of (fixture)->round;
      RummyView view;
      RummyMove move;

      rummy_view_init (&view, round, round->turn, NULL);
      move = round->turn == own && turn % 2 == 0
               ? best_move (&view)
               : rummy_bot_choose (&view, RUMMY_LEVEL_NOVICE, &rng, NULL);
      g_assert_cmpint (rummy_game_play (window_game (fixture->window), &move, 1), ==, RUMMY_OK);
      g_assert_cmpint (round->phase, !=, RUMMY_PHASE_OVER);
    } while (match_of (fixture)->round.turn != own || match_of (fixture)->round.phase != RUMMY_PHASE_DRAW);

    review_last_move (fixture);
    words = told (fixture);
    assert_names_move (words, last_decision (fixture));
    n_best += g_str_has_suffix (words, " This was the best move.");
    n_mistakes += strstr (words, " Better by ") != NULL;
    g_assert_cmpint (is_marked (fixture), ==, last_decision (fixture)->loss > 0);
    g_assert_cmpint (strstr (words, " Better by ") != NULL, ==, last_decision (fixture)->loss > 0);
    act (fixture, "close-replay");
  }
}

/* In a round that goes on, the moves so far, the last one first. */
static void
test_review_within_round (Fixture *fixture, gconstpointer data)
{
  const RummyDecision *last;
  g_autofree char *words = NULL, *end = NULL;

  g_assert_false (is_enabled (fixture, "review"));
  play_moves (fixture, 8);
  act (fixture, "review");
  g_assert_false (rummy_review_is_over (review (fixture)));
  wait_for_review (fixture);
  last = last_decision (fixture);
  g_assert_cmpuint (rummy_replay_get_position (replay (fixture)), ==, last->position);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpint (rummy_cards_is_empty (last->analysis.view.round.hand[i]), ==, i != own_seat (fixture));
  g_assert_false (is_enabled (fixture, "play-on"));
  g_assert_nonnull (find (GTK_WIDGET (page (fixture)), has_tooltip,
                          "Finish this round first."));
  words = told (fixture);
  assert_names_move (words, last);
  rummy_replay_seek (replay (fixture), length (fixture));
  end = told (fixture);
  g_assert_true (g_str_has_suffix (end, " so far.") || strstr (end, "at move ") != NULL);
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);

  ADD_TURN ("/time-line/mistakes", test_review);
  ADD_TURN ("/time-line/within-round", test_review_within_round);
  ADD_TURN ("/time-line/last-move", test_last_move);

  return g_test_run ();
}
