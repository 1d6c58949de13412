/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The analysis in the side pane: advice that is asked for, what hidden cards are, and why there is none. */

#include "pane-fixture.h"

#include "ui/words/words.h"

static gboolean
is_row (GtkWidget *widget, const char *title)
{
  return ADW_IS_PREFERENCES_ROW (widget) &&
         g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0;
}

static const char NOTICE_ASK[] = "Compare moves and see where hidden cards might be. This counts as advice.";

/* Nothing is computed or counted before somebody asks, and then once for a position. */
static void
test_ask (Pane *self, gconstpointer data)
{
  g_object_set (self->pane, "page", "analysis", NULL);
  g_assert_nonnull (shown (self, is_label, NOTICE_ASK));
  g_assert_null (rummy_analyzer_get_analysis (self->analyzer));
  g_assert_cmpuint (self->n_asked, ==, 0);

  click (self, "_Analyze");
  g_assert_cmpuint (self->n_asked, ==, 1);
  finish_analysis (self);
  g_assert_null (shown (self, is_label, NOTICE_ASK));
  g_assert_nonnull (shown (self, is_label, "Best Moves"));
  click_page (self, "Scores");
  click_page (self, "Analysis");
  rummy_side_pane_show (self->pane, "analysis");
  g_assert_cmpuint (self->n_asked, ==, 1);
  g_assert_nonnull (shown (self, is_of_type, "RummyOptionRow"));

  /* Each position has to be asked for anew. */
  move (self, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  g_assert_nonnull (shown (self, is_label, NOTICE_ASK));
  g_assert_null (shown (self, is_of_type, "RummyOptionRow"));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (rummy_analyzer_get_analysis (self->analyzer));
  rummy_side_pane_show (self->pane, "analysis");
  g_assert_cmpuint (self->n_asked, ==, 2);
  finish_analysis (self);
}

/* A position that came while the pane was closed is the one that is analyzed. */
static void
test_ask_unseen (Pane *self, gconstpointer data)
{
  click_page (self, "Analysis");
  finish_analysis (self);
  gtk_widget_set_visible (GTK_WIDGET (self->pane), FALSE);
  move (self, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  rummy_side_pane_show (self->pane, "analysis");
  gtk_widget_set_visible (GTK_WIDGET (self->pane), TRUE);
  g_assert_cmpuint (self->n_asked, ==, 2);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
  finish_analysis (self);
  g_assert_cmpint (rummy_analyzer_get_analysis (self->analyzer)->view.round.phase, ==, RUMMY_PHASE_PLAY);
  g_assert_nonnull (shown (self, is_of_type, "RummyOptionRow"));
}

/* Where there is no advice the page says why. */
static void
test_why_not (Pane *self, gconstpointer data)
{
  click_page (self, "Analysis");
  finish_analysis (self);
  rummy_side_pane_set_game (self->pane, self->game, RUMMY_SEAT_NONE);
  g_assert_nonnull (shown (self, is_label, "Compare moves here when it’s your turn."));
  rummy_side_pane_set_game (self->pane, self->game, 0);
  move (self, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  move (self, RUMMY_MOVE_DISCARD, rummy_cards_first (round_of (self)->hand[0]));
  g_assert_nonnull (shown (self, is_label, "Compare moves here when it’s your turn."));
  rummy_side_pane_show (self->pane, "analysis");
  g_assert_cmpuint (self->n_asked, ==, 1);
  g_assert_null (shown (self, is_button, "_Analyze"));

  play_on (self, 1000);
  g_assert_nonnull (
    shown (self, is_label, "Review this round to see what your moves were worth."));
  click (self, "Review the Round");
  g_assert_cmpstr (self->act, ==, "review");
  rummy_side_pane_set_game (self->pane, NULL, RUMMY_SEAT_NONE);
  g_assert_nonnull (
    shown (self, is_label, "Start a game to see what each move is worth."));
}

/* On top, until the round is over and all of it can be reviewed. */
static void
test_last_move (Pane *self, gconstpointer data)
{
  GtkWidget *row, *list;

  click_page (self, "Analysis");
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (self->actions, "review")), FALSE);
  g_assert_null (shown (self, is_row, "Review Your Last Move"));
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (self->actions, "review")), TRUE);
  row = shown (self, is_row, "Review Your Last Move");
  g_assert_nonnull (row);
  list = gtk_widget_get_parent (row);
  g_assert_null (gtk_widget_get_prev_sibling (list));
  gtk_widget_activate (row);
  while (g_strcmp0 (self->act, "review") != 0)
    g_main_context_iteration (NULL, TRUE);
  play_on (self, 1000);
  g_assert_null (shown (self, is_row, "Review Your Last Move"));
  g_assert_false (gtk_widget_get_visible (list));
}

/* As the pointer does that comes or goes. */
static void
hover (GtkWidget *row, gboolean comes)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (row);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_MOTION (controller) && comes)
      g_signal_emit_by_name (controller, "enter", 5.0, 5.0);
    else if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
      g_signal_emit_by_name (controller, "leave");
  }
}

/* A row that has the pointer or the focus lights its move, and stays lit once it is chosen. */
static void
test_light (Pane *self, gconstpointer data)
{
  GtkWidget *row;
  const RummyHint *light;

  play_to_turn (self, 20);
  move (self, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  click_page (self, "Analysis");
  finish_analysis (self);
  row = shown (self, is_of_type, "RummyOptionRow");
  light = rummy_option_row_get_light (RUMMY_OPTION_ROW (row));
  g_assert_nonnull (row);
  g_assert_nonnull (gtk_widget_get_next_sibling (row));
  g_assert_null (self->lit);
  hover (row, TRUE);
  g_assert_cmpstr (self->lit, ==, rummy_option_row_get_words (RUMMY_OPTION_ROW (row)));
  hover (row, FALSE);
  g_assert_null (self->lit);
  gtk_widget_grab_focus (row);
  g_assert_cmpstr (self->lit, ==, rummy_option_row_get_words (RUMMY_OPTION_ROW (row)));
  gtk_widget_grab_focus (gtk_widget_get_next_sibling (row));
  g_assert_cmpstr (self->lit, ==, rummy_option_row_get_words (RUMMY_OPTION_ROW (gtk_widget_get_next_sibling (row))));

  gtk_widget_activate (row);
  while (self->n_chosen == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (rummy_cards_equal (self->chosen, rummy_cards_is_empty (light->first) ? light->cards : light->first));
  g_assert_false (rummy_cards_is_empty (self->chosen));
  gtk_window_set_focus (self->window, NULL);
  g_assert_cmpstr (self->lit, ==, rummy_option_row_get_words (RUMMY_OPTION_ROW (row)));
  move (self, RUMMY_MOVE_DISCARD, rummy_cards_first (round_of (self)->hand[0]));
  g_assert_null (self->lit);
}

/* Where nothing is known that is said, in place of cards that happen to be listed first. */
static void
test_odds (Pane *self, gconstpointer data)
{
  g_autofree char *even = NULL;

  click_page (self, "Analysis");
  even = g_strdup_printf ("Each hidden card is %u%% likely to be in this hand",
                          (13u * 100 + 19) / 38);
  spin_until_label (self, even);
  g_assert_null (find (page_of (self, "RummyOddsGroup"), is_of_type, "RummyCardStrip"));

  /* What somebody took is known. */
  move (self, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  move (self, RUMMY_MOVE_DISCARD, rummy_cards_first (round_of (self)->hand[0]));
  move (self, RUMMY_MOVE_TAKE, rummy_round_upcard (round_of (self)));
  move (self, RUMMY_MOVE_DISCARD, rummy_cards_first (rummy_cards_minus (round_of (self)->hand[1],
                                                                        round_of (self)->shown)));
  rummy_side_pane_show (self->pane, "analysis");
  while (find (page_of (self, "RummyOddsGroup"), is_label, "100%") == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static GtkWidget *
wait_for_dialog (Pane *self, const char *type)
{
  AdwDialog *dialog;

  while ((dialog = adw_window_get_visible_dialog (ADW_WINDOW (self->window))) == NULL ||
         !is_of_type (GTK_WIDGET (dialog), type))
    g_main_context_iteration (NULL, TRUE);

  return GTK_WIDGET (dialog);
}

/* All of them are listed, and a computer can be told of each. */
static void
test_list (Pane *self, gconstpointer data)
{
  RummyCard card = rummy_cards_first (round_of (self)->hand[0]);
  g_autofree char *title = rummy_words_card_title (card);
  GtkWidget *list;

  click_page (self, "Analysis");
  finish_analysis (self);
  while (shown (self, is_row, "All Hidden Cards") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (shown (self, is_row, "All Hidden Cards"), "activated");
  list = wait_for_dialog (self, "RummyOddsList");
  g_assert_null (find (list, is_row, title)); /* an own card */
  adw_dialog_force_close (ADW_DIALOG (list));

  adw_combo_row_set_selected (ADW_COMBO_ROW (shown (self, is_row, "As Seen By")), 1);
  while (shown (self, is_row, "All Hidden Cards") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (shown (self, is_row, "All Hidden Cards"), "activated");
  list = wait_for_dialog (self, "RummyOddsList");
  g_signal_emit_by_name (find (list, is_row, title), "activated");
  adw_dialog_force_close (ADW_DIALOG (wait_for_dialog (self, "AdwAlertDialog")));

  /* What it was told shows there. */
  g_assert_cmpint (rummy_game_tell (self->game, 1, card, RUMMY_NOTE_HOLDS, 0), ==, RUMMY_NOTE_FITS);
  while (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (find (list, is_row, title))), "You have it") == NULL)
    g_main_context_iteration (NULL, TRUE);

  /* With another position it holds no more. */
  g_object_add_weak_pointer (G_OBJECT (list), (gpointer *) &list);
  move (self, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  while (list != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* What a computer knows makes the game practice, and can be changed. */
static void
test_memory (Pane *self, gconstpointer data)
{
  GtkWidget *asked, *list;

  click_page (self, "Analysis");
  finish_analysis (self);
  asked = shown (self, is_row, "As Seen By");
  g_assert_nonnull (asked);
  g_assert_false (rummy_game_is_practice (self->game));
  adw_combo_row_set_selected (ADW_COMBO_ROW (asked), 1);
  g_assert_true (rummy_game_is_practice (self->game));
  while (shown (self, has_tooltip, "Change Computer’s Memory of This Hand") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (self->n_asked, ==, 1); /* it is the same position */
  g_assert_nonnull (shown (self, is_of_type, "RummyOptionRow"));
  rummy_analyzer_forget (self->analyzer); /* as the window's part for hints does when the seats change */
  finish_analysis (self);

  g_assert_cmpint (rummy_game_tell_hand (self->game, 1, 0, TRUE), ==, RUMMY_NOTE_FITS);
  while (find (page_of (self, "RummyOddsGroup"), is_label, "100%") == NULL)
    g_main_context_iteration (NULL, TRUE);
  list = shown (self, is_row, "Reset Memory");
  g_assert_nonnull (list);
  g_signal_emit_by_name (list, "activated");
  while (shown (self, is_row, "Reset Memory") != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (rummy_game_has_told (self->game, 1));
}

/* How the table shows what is probable, and how cards are chosen for a deal. */
static void
test_further (Pane *self, gconstpointer data)
{
  GtkWidget *row;

  click_page (self, "Analysis");
  row = shown (self, is_row, "Show Opponents’ Likely Cards");
  g_assert_nonnull (row);
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "practice"));
  adw_action_row_activate (ADW_ACTION_ROW (row));
  g_assert_cmpstr (self->act, ==, "belief-cards");
  row = shown (self, is_row, "Set Up a Deal…");
  gtk_widget_activate (row);
  while (!g_str_equal (self->act, "lay-out"))
    g_main_context_iteration (NULL, TRUE);
}

/* What can be done now, and with which key, is told to whoever asks for nothing. */
static void
test_ways (Pane *self, gconstpointer data)
{
  g_object_set (self->pane, "page", "analysis", NULL);
  g_assert_nonnull (shown (self, is_row, "Draw"));
  g_assert_nonnull (shown (self, is_label, "S"));
  move (self, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  g_assert_null (shown (self, is_row, "Draw"));
  g_assert_nonnull (shown (self, is_row, "Discard"));
  g_assert_cmpuint (self->n_asked, ==, 0);
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);

  ADD_PANE ("/analysis/ask", test_ask);
  ADD_PANE ("/analysis/ask-unseen", test_ask_unseen);
  ADD_PANE ("/analysis/why-not", test_why_not);
  ADD_PANE ("/analysis/last-move", test_last_move);
  ADD_PANE ("/analysis/light", test_light);
  ADD_PANE ("/analysis/odds", test_odds);
  ADD_PANE ("/analysis/list", test_list);
  ADD_PANE ("/analysis/memory", test_memory);
  ADD_PANE ("/analysis/further", test_further);
  ADD_PANE ("/analysis/ways", test_ways);

  return g_test_run ();
}
