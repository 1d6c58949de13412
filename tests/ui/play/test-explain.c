/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the choices of a moment are said to be worth. */

#include "ui/words/hint-words.h"
#include "ui/words/words.h"
#include "window-fixture.h"

/* The advice for the seat to move, as far as it is known at once. */
static void
advise (Fixture *fixture, RummyAnalysis *analysis)
{
  RummyView view;

  rummy_view_init (&view, &match_of (fixture)->round, own_seat (fixture), NULL);
  rummy_analysis_init (analysis, &view, NULL);
}

static gboolean
is_label_with (GtkWidget *widget, const char *words)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), words) != NULL;
}

/* What is lit first can be clicked, be it shown by Suggest or among all melds. */
static void
test_lit_first (Fixture *fixture, gconstpointer data)
{
  RummyTable *table = window_table (fixture->window);
  RummyHint light;
  RummyPlan plan = { 0 };
  RummyView view;

  for (guint i = 1; plan.n == 0; i++) {
    rummy_window_new_game (fixture->window, SEED + i);
    wait_for_turn (fixture);
    play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
    rummy_view_init (&view, &match_of (fixture)->round, own_seat (fixture), NULL);
    rummy_analysis_melds (&view, &plan);
  }

  for (guint i = 0; i < 2; i++) {
    RummyLine line = { .n = 1, .move[0] = { .kind = RUMMY_MOVE_MELD, .meld = RUMMY_MELD_NONE } };
    g_autofree char *words = NULL;

    line.move[0].cards = plan.group[0].cards;
    line.move[0].low = plan.group[0].reading;
    words = i == 0 ? rummy_hint_words_act (&view, &line, FALSE, &light)
                   : rummy_hint_words_melds (&view, &plan, &light);
    g_assert_true (rummy_cards_equal (light.first, plan.group[0].cards));
    g_assert_cmpuint (light.first_on, ==, RUMMY_MELD_NONE);
    if (i == 1) { /* also where nothing is to be lit */
      g_autofree char *unlit = rummy_hint_words_melds (&view, &plan, NULL);

      g_assert_cmpstr (unlit, ==, words);
    }
  }

  act (fixture, "melds");
  rummy_verbs_act (rummy_table_get_verbs (table), (RummySpot) { RUMMY_ZONE_SLOT, 0, 0 }, RUMMY_CARD_NONE);
  g_assert_cmpuint (match_of (fixture)->round.n_melds, ==, 1);
}

/* One card on that which is taken is not counted. */
static void
test_take (Fixture *fixture, gconstpointer data)
{
  static const char *const said[] = { " and the 2 cards above it.", " and the 1 card above it.", "." };
  RummyRound *round;
  RummyView view;

  rummy_view_init (&view, &match_of (fixture)->round, own_seat (fixture), NULL);
  round = &view.round;
  round->n_pile = 0;
  RUMMY_CARDS_EACH (card, round->hand[own_seat (fixture)]) {
    if (round->n_pile < G_N_ELEMENTS (said))
      round->deck[round->n_pile++] = card;
  }
  for (guint i = 0; i < G_N_ELEMENTS (said); i++) {
    RummyLine line = { .n = 1, .move[0] = { .kind = RUMMY_MOVE_TAKE, .card = round->deck[i] } };
    g_autofree char *expected = g_strconcat ("Take the ", rummy_words_card (round->deck[i]), said[i], NULL);
    g_autofree char *words = rummy_hint_words_act (&view, &line, FALSE, NULL);

    g_assert_cmpstr (words, ==, expected);
  }
}

/* The mean is told with how far it may be off, and how far single deals are from it. */
static void
test_doubt (Fixture *fixture, gconstpointer data)
{
  g_autofree RummyAnalysis *analysis = g_new (RummyAnalysis, 1);
  g_autofree char *open = NULL, *sure = NULL, *game = NULL;
  RummyOption *option = &analysis->option[0];

  advise (fixture, analysis);
  option->result = (RummyTally) { .n = 100, .sum = 1200, .squares = 100 * (12 * 12 + 50 * 50) };
  open = rummy_hint_words_figures (window_game (fixture->window), analysis, option);
  g_assert_nonnull (strstr (open, "Average lead after the round: 12 ± 10. Usually "
                                  "\342\200\216\342\210\22238 to 62."));

  option->result = (RummyTally) { .n = 100, .sum = 1200, .squares = 100 * 12 * 12 };
  sure = rummy_hint_words_figures (window_game (fixture->window), analysis, option);
  g_assert_nonnull (strstr (sure, "Lead after the round in every deal tried: 12."));

  analysis->is_game = true;
  option->result = (RummyTally) { .n = 100, .sum = 1200, .squares = 100 * (12 * 12 + 50 * 50) };
  game = rummy_hint_words_figures (window_game (fixture->window), analysis, option);
  g_assert_nonnull (strstr (game, "Chance of winning: "));
  g_assert_nonnull (strstr (game, "% ± "));
}

/* Where not all choices are listed that is said, and "nothing to choose from" only where it is so. */
static void
test_left_out (Fixture *fixture, gconstpointer data)
{
  g_autofree RummyAnalysis *analysis = g_new (RummyAnalysis, 1);
  g_autofree char *most = NULL, *one = NULL, *shown = NULL;

  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  advise (fixture, analysis);
  g_assert_true (analysis->is_part); /* a hand of 14 cards to discard from */
  most = rummy_hint_words_left_out (analysis, analysis->n);
  g_assert_cmpstr (most, ==, "Other moves don’t seem any better.");
  analysis->is_part = false;
  g_assert_null (rummy_hint_words_left_out (analysis, analysis->n));
  shown = rummy_hint_words_left_out (analysis, analysis->n - 1);
  g_assert_cmpstr (shown, ==, most);
  analysis->n = 1;
  analysis->is_part = true;
  one = rummy_hint_words_left_out (analysis, 1);
  g_assert_cmpstr (one, ==, "Other moves don’t seem any better.");

  act (fixture, "explain");
  while (find (window_pane (fixture->window), is_label_with, most) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static GtkWidget *
button_of (Fixture *fixture, RummyVerb verb)
{
  RummyVerbBar *bar = window_verb_bar (fixture->window);
  guint place = 0;

  while (rummy_verb_bar_get_verb (bar, place) != verb)
    place++;

  return rummy_verb_bar_get_button (bar, place);
}

static gboolean
stands_out (GtkWidget *button)
{
  return gtk_widget_has_css_class (button, "suggested-action");
}

/* What is suggested is done with a button: that one stands out, not the usual one, until the advice is gone. */
static void
test_button (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  RummyLine line = { .move = { { .kind = RUMMY_MOVE_PASS, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE } },
                     .n = 1 };
  g_autofree char *words = NULL;
  RummyHint light;
  RummyView view;

  g_settings_set_string (window_settings (window), "game", "gin");
  for (guint i = 0; i == 0 || match_of (fixture)->round.phase != RUMMY_PHASE_OFFER; i++) {
    rummy_window_new_game (window, SEED + i);
    wait_for_turn (fixture);
  }
  g_assert_true (stands_out (button_of (fixture, RUMMY_VERB_TAKE)));

  rummy_view_init (&view, &match_of (fixture)->round, own_seat (fixture), NULL);
  words = rummy_hint_words_act (&view, &line, FALSE, &light);
  rummy_lights_show_hint (rummy_table_get_lights (window_table (window)), &light, words);
  g_assert_true (rummy_lights_shows_hint (rummy_table_get_lights (window_table (window))));
  g_assert_true (stands_out (button_of (fixture, RUMMY_VERB_PASS)));
  g_assert_false (stands_out (button_of (fixture, RUMMY_VERB_TAKE)));

  rummy_lights_show_hint (rummy_table_get_lights (window_table (window)), NULL, NULL);
  g_assert_false (stands_out (button_of (fixture, RUMMY_VERB_PASS)));
  g_assert_true (stands_out (button_of (fixture, RUMMY_VERB_TAKE)));
  g_settings_reset (window_settings (window), "game");
}

/* What is suggested is always among the rows, and says so. */
static void
test_suggested (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  g_autofree RummyAnalysis *analysis = g_new (RummyAnalysis, 1);

  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  advise (fixture, analysis);
  g_assert_cmpuint (analysis->n, >, 1);
  for (guint i = 0; i < analysis->n; i++) {
    g_autofree char *words = rummy_hint_words_figures (window_game (window), analysis, &analysis->option[i]);

    g_assert_true (g_str_has_prefix (words, "Suggested move.\n") == (i == 0));
  }
}

/* Each card that fits is told once, jokers last; and that the first melds need more than one meld may bring. */
static void
test_jokers (Fixture *fixture, gconstpointer data)
{
  g_autofree RummyAnalysis *analysis = g_new (RummyAnalysis, 1);
  g_autofree char *needs = NULL, *free_words = NULL;
  RummyOption *option = &analysis->option[0];

  advise (fixture, analysis);
  g_assert_cmpint (rummy_cards_from_text ("*1 8C *2 TD", &option->completes), ==, TRUE);
  option->minimum = 30;
  needs = rummy_hint_words_figures (window_game (fixture->window), analysis, option);
  g_assert_nonnull (strstr (needs, ": eight of clubs, ten of diamonds, and joker."));
  g_assert_nonnull (strstr (needs, "Your first melds need 30 points in one turn."));
  option->minimum = 0;
  free_words = rummy_hint_words_figures (window_game (fixture->window), analysis, option);
  g_assert_null (strstr (free_words, "The first melds need"));
}

static gboolean
may_take (const RummyRound *round)
{
  RummyMove take = { .kind = RUMMY_MOVE_TAKE, .seat = round->turn, .card = rummy_round_upcard (round),
                     .meld = RUMMY_MELD_NONE };

  return rummy_round_check (round, &take) == RUMMY_OK;
}

/* Of a card that cannot be used the button tells why, before it is pressed. */
static void
test_why_not_take (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  const RummyRound *round;
  RummyMove take;

  g_settings_set_string (window_settings (window), "game", "kaluki");
  for (guint i = 0; i == 0 || may_take (round) || round->phase != RUMMY_PHASE_DRAW; i++) {
    rummy_window_new_game (window, SEED + i);
    wait_for_turn (fixture);
    round = &match_of (fixture)->round;
  }
  take = (RummyMove) { .kind = RUMMY_MOVE_TAKE, .seat = round->turn, .card = rummy_round_upcard (round),
                       .meld = RUMMY_MELD_NONE };
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button_of (fixture, RUMMY_VERB_TAKE)), ==,
                   rummy_words_refusal (rummy_round_check (round, &take)));
  g_settings_reset (window_settings (window), "game");
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);

  ADD_TURN ("/explain/lit-first", test_lit_first);
  ADD_TURN ("/explain/take", test_take);
  ADD_TURN ("/explain/doubt", test_doubt);
  ADD_TURN ("/explain/left-out", test_left_out);
  ADD_TURN ("/explain/button", test_button);
  ADD_TURN ("/explain/suggested", test_suggested);
  ADD_TURN ("/explain/jokers", test_jokers);
  ADD_TURN ("/explain/why-not-take", test_why_not_take);

  return g_test_run ();
}
