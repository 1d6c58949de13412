/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person is advised. */

#include "ai/objective.h"
#include "ui/play/seat-popover.h"
#include "ui/words/hint-words.h"
#include "ui/words/words.h"
#include "window-fixture.h"

static void
spin_until_hinted (Fixture *fixture)
{
  while (!rummy_lights_shows_hint (rummy_table_get_lights (window_table (fixture->window))))
    g_main_context_iteration (NULL, TRUE);
}

static char *
preview_of (Fixture *fixture)
{
  return g_strdup (preview_on (window_table (fixture->window)));
}

static gboolean
is_lit (Fixture *fixture, RummyCard card)
{
  GtkWidget *widget = card_on (window_table (fixture->window), card);

  return gtk_widget_has_css_class (widget, "advised") || gtk_widget_has_css_class (widget, "taken");
}

/* It is shown, told, and not done; Escape, or what is done, takes it away. */
static void
test_suggest (Fixture *fixture, gconstpointer data)
{
  RummyTable *table = window_table (fixture->window);
  gsize n_moves = rummy_game_get_record (window_game (fixture->window))->n_moves;
  GtkWidget *button = find (GTK_WIDGET (fixture->window), has_tooltip, "Suggest a Move");
  g_autofree char *before = NULL, *after = NULL;

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpstr (gdk_cursor_get_name (gtk_widget_get_cursor (GTK_WIDGET (fixture->window))), ==, "progress");
  spin_until_hinted (fixture);
  g_assert_null (gtk_widget_get_cursor (GTK_WIDGET (fixture->window)));
  before = preview_of (fixture);
  g_assert_true (g_str_equal (before, "Draw from the stock.") || g_str_has_prefix (before, "Take the "));
  g_assert_cmpstr (rummy_status_get_text (window_status (fixture->window)), ==, before);
  g_assert_true (rummy_lights_get_hint (rummy_table_get_lights (table))->stock ||
                 !rummy_cards_is_empty (rummy_lights_get_hint (rummy_table_get_lights (table))->taken));
  g_assert_cmpuint (rummy_game_get_record (window_game (fixture->window))->n_moves, ==, n_moves);
  rummy_verbs_let_go (rummy_table_get_verbs (table));
  g_assert_false (rummy_lights_shows_hint (rummy_table_get_lights (table)));

  act (fixture, "suggest");
  spin_until_hinted (fixture);
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  g_assert_false (rummy_lights_shows_hint (rummy_table_get_lights (table)));

  act (fixture, "suggest");
  spin_until_hinted (fixture);
  after = preview_of (fixture);
  g_assert_true (g_str_has_prefix (after, "Meld: ") || g_str_has_prefix (after, "Lay off: ") ||
                 g_str_has_prefix (after, "Discard the "));
  g_assert_cmpuint (rummy_cards_count (rummy_lights_get_hint (rummy_table_get_lights (table))->cards), >, 0);
  RUMMY_CARDS_EACH (card, rummy_lights_get_hint (rummy_table_get_lights (table))->cards)
    g_assert_true (is_lit (fixture, card));

  /* Who selects the cards reads what they do, and still sees which were meant. */
  rummy_verbs_toggle (rummy_table_get_verbs (table),
                      rummy_cards_first (rummy_lights_get_hint (rummy_table_get_lights (table))->cards));
  g_assert_true (rummy_lights_shows_hint (rummy_table_get_lights (table)));
}

/* A suggestion that comes too late is none. */
static void
test_too_late (Fixture *fixture, gconstpointer data)
{
  act (fixture, "suggest");
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_false (rummy_lights_shows_hint (rummy_table_get_lights (window_table (fixture->window))));
  g_assert_false (window_is_suggesting (fixture->window));
}

/* Whoever is not to move is told so. */
static void
test_not_now (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "suggest", "melds" };
  RummyWindow *window = fixture->window;

  g_settings_set_double (window_settings (window), "pause", 5);
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  play (fixture, RUMMY_MOVE_DISCARD, order_of (window_table (window))->card[0]);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    rummy_status_forget_refusal (window_status (window));
    act (fixture, names[i]);
    g_assert_true (rummy_status_is_refusing (window_status (window)));
    g_assert_false (rummy_lights_shows_hint (rummy_table_get_lights (window_table (window))));
  }
  g_settings_set_double (window_settings (window), "pause", 0);
}

static RummyPlan
plan_of (Fixture *fixture)
{
  RummyView view;
  RummyPlan plan;

  rummy_view_init (&view, &match_of (fixture)->round, own_seat (fixture), NULL);
  rummy_analysis_melds (&view, &plan);

  return plan;
}

/* All melds are shown at once; who asks once more has the cards of the first selected, and a key melds them. */
static void
test_melds (Fixture *fixture, gconstpointer data)
{
  RummyTable *table = window_table (fixture->window);
  g_autofree char *first = NULL, *words = NULL;
  RummyCards cards = RUMMY_NO_CARDS;
  RummyPlan plan = plan_of (fixture);

  for (guint i = 1; plan.n == 0; i++) {
    rummy_window_new_game (fixture->window, SEED + i);
    wait_for_turn (fixture);
    plan = plan_of (fixture);
  }

  act (fixture, "melds");
  first = preview_of (fixture);
  g_assert_nonnull (strstr (first, "Draw a card first."));
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  g_assert_false (rummy_lights_shows_hint (rummy_table_get_lights (table)));

  plan = plan_of (fixture);
  for (guint i = 0; i < plan.n; i++)
    cards = rummy_cards_or (cards, plan.group[i].cards);
  act (fixture, "melds");
  words = preview_of (fixture);
  g_assert_true (g_str_has_prefix (words, "Meld: "));
  g_assert_nonnull (strstr (words, "Choose “Best Melds” again to select the first suggestion."));
  g_assert_true (rummy_cards_equal (rummy_lights_get_hint (rummy_table_get_lights (table))->cards, cards));

  act (fixture, "melds");
  g_assert_true (rummy_cards_equal (selected_hand_of (table), plan.group[0].cards));
  rummy_verbs_meld (rummy_table_get_verbs (table));
  g_assert_true (rummy_cards_within (plan.group[0].cards,
                                     rummy_cards_minus (cards, match_of (fixture)->round.hand[own_seat (fixture)])));
}

static gboolean
is_option (GtkWidget *widget, const char *unused)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), "RummyOptionRow");
}

static gboolean
is_label_with (GtkWidget *widget, const char *words)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), words) != NULL;
}

/* The best of the moves, once all is weighed. */
static GtkWidget *
explain (Fixture *fixture)
{
  const RummyAnalysis *analysis;

  act (fixture, "explain");
  while ((analysis = rummy_analyzer_get_analysis (window_analyzer (fixture->window))) == NULL ||
         analysis->n_deals < analysis->n_wanted ||
         find (window_pane (fixture->window), is_option, NULL) == NULL)
    g_main_context_iteration (NULL, TRUE);

  return find (window_pane (fixture->window), is_option, NULL);
}

/* Asked again, the lamp opens the analysis; what is pointed at there is lit. */
static void
test_explain (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  RummyLights *lights = rummy_table_get_lights (window_table (window));
  GtkWidget *row;

  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  act (fixture, "suggest");
  while (!rummy_lights_shows_hint (lights))
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (window_pane_page (window));
  act (fixture, "suggest");
  g_assert_cmpstr (window_pane_page (window), ==, "analysis");
  while ((row = find (window_pane (window), is_option, NULL)) == NULL)
    g_main_context_iteration (NULL, TRUE);

  rummy_lights_show_hint (lights, NULL, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (window_table (window)));
  gtk_widget_grab_focus (row);
  g_assert_true (rummy_lights_shows_hint (lights));
  play (fixture, RUMMY_MOVE_DISCARD, order_of (window_table (window))->card[0]);
  g_assert_false (rummy_lights_shows_hint (lights));

  /* F9 closes it. */
  act (fixture, "pane");
  g_assert_null (window_pane_page (window));
}

static gboolean
is_belief_shown (Fixture *fixture)
{
  g_autoptr (GVariant) state =
    g_action_group_get_action_state (G_ACTION_GROUP (fixture->window), "belief-cards");

  return g_variant_get_boolean (state);
}

/* What would make a game practice asks before. */
static void
answer_practice (Fixture *fixture, const char *response)
{
  AdwDialog *dialog;

  act (fixture, "belief-cards");
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  g_assert_false (rummy_game_is_practice (window_game (fixture->window)));
  g_signal_emit_by_name (dialog, "response", response);
  adw_dialog_force_close (dialog);
}

static void
spin_until_believed (Fixture *fixture, gboolean believed)
{
  while ((rummy_seat_count_likely (
            RUMMY_SEAT (rummy_spread_get_other (spread_of (window_table (fixture->window)), 0))) > 0) != believed)
    g_main_context_iteration (NULL, TRUE);
}

static void
open_again (Fixture *fixture)
{
  close_window (fixture);
  fixture->session = rummy_session_new (fixture->directory);
  g_assert_true (rummy_session_resume (fixture->session, NULL));
  open_window (fixture);
  wait_for_turn (fixture);
}

/* The backs tell what they probably are, to the eye and to the ear, as long as that is wanted in this game. */
static void
test_belief_on_table (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  GtkWidget *other = rummy_spread_get_other (spread_of (window_table (window)), 0);
  RummyLikely likely[RUMMY_CARDS_MAX];
  g_autofree char *first = NULL;
  guint n;

  g_assert_false (is_belief_shown (fixture));
  g_assert_cmpuint (rummy_seat_count_likely (RUMMY_SEAT (other)), ==, 0);
  g_assert_null (strstr (tooltip_of (other), "likely "));
  answer_practice (fixture, "cancel");
  g_assert_false (is_belief_shown (fixture));
  g_assert_false (rummy_game_is_practice (window_game (window)));
  answer_practice (fixture, "practice");
  g_assert_true (is_belief_shown (fixture));
  g_assert_true (rummy_game_is_practice (window_game (window)));
  while (!rummy_odds_are_known (odds_of (window_table (window))))
    g_main_context_iteration (NULL, TRUE);
  while (rummy_odds_list (odds_of (window_table (window)), 1 - own_seat (fixture), likely) == 0) {
    pass_turn (fixture);
    while (!rummy_odds_are_known (odds_of (window_table (window))))
      g_main_context_iteration (NULL, TRUE);
  }
  n = rummy_odds_list (odds_of (window_table (window)), 1 - own_seat (fixture), likely);
  g_assert_cmpuint (n, ==, rummy_seat_count_likely (RUMMY_SEAT (other)));
  for (guint i = 1; i < n; i++)
    g_assert_cmpuint (likely[i].percent, <=, likely[i - 1].percent);
  first = g_strdup_printf ("likely %s: %u%%", rummy_words_card (likely[0].card), likely[0].percent);
  g_assert_nonnull (strstr (tooltip_of (other), first));

  /* A card that comes to the own hand is nowhere else. */
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  n = rummy_odds_list (odds_of (window_table (window)), 1 - own_seat (fixture), likely);
  for (guint i = 0; i < n; i++)
    g_assert_false (rummy_cards_has (match_of (fixture)->round.hand[own_seat (fixture)], likely[i].card));

  open_again (fixture);
  window = fixture->window;
  g_assert_true (is_belief_shown (fixture));
  spin_until_believed (fixture, TRUE);
  act (fixture, "belief-cards");
  g_assert_false (is_belief_shown (fixture));
  spin_until_believed (fixture, FALSE);
  g_assert_null (strstr (tooltip_of (rummy_spread_get_other (spread_of (window_table (window)), 0)), "likely "));
  g_assert_true (rummy_game_is_practice (window_game (window)));

  /* Another game has to be asked for it anew. */
  act (fixture, "belief-cards");
  rummy_window_new_game (window, SEED + 1);
  g_assert_false (is_belief_shown (fixture));
  g_assert_false (rummy_game_is_practice (window_game (window)));
}

/* Whatever is asked counts once in a position, and is told at the seat, also after a restart. */
static void
test_counted (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = window_game (fixture->window);
  guint own = own_seat (fixture);
  GtkWidget *popover;

  act (fixture, "suggest");
  spin_until_hinted (fixture);
  g_assert_cmpuint (rummy_game_get_hints (game, own), ==, 1);
  act (fixture, "suggest"); /* explains */
  g_assert_cmpuint (rummy_game_get_hints (game, own), ==, 2);
  act (fixture, "melds");
  explain (fixture);
  g_assert_cmpuint (rummy_game_get_hints (game, own), ==, 3);
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  act (fixture, "suggest");
  g_assert_cmpuint (rummy_game_get_hints (game, own), ==, 4);

  open_again (fixture);
  game = window_game (fixture->window);
  g_assert_cmpuint (rummy_game_get_hints (game, own), ==, 4);
  popover = rummy_seat_popover_new (game, own, own, FALSE);
  g_object_ref_sink (popover);
  g_assert_nonnull (find (popover, is_label, "0 games won, 1 turn, 4 hints"));
  g_object_unref (popover);

  finish_round (fixture);
  act (fixture, "scores");
  g_assert_nonnull (find (window_pane (fixture->window), is_label, "Hints"));
  g_assert_null (find (window_pane (fixture->window), is_label, "Turns undone"));
  rummy_window_new_game (fixture->window, SEED + 1);
  g_assert_cmpuint (rummy_game_get_hints (window_game (fixture->window), own), ==, 0);
}

/* Where the game may soon be over it is told how likely each choice wins it. */
static void
test_near_the_end (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = window_game (fixture->window);
  const RummyMatch *match = match_of (fixture);
  RummyRng rng;
  RummyView view;

  rummy_game_stop (game);
  rummy_rng_seed (&rng, SEED);
  for (;;) {
    RummyMove move = { .kind = RUMMY_MOVE_DEAL, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };

    g_assert_false (match->over);
    rummy_view_init (&view, &match->round, match->round.turn, match->totals);
    if (match->round.phase == RUMMY_PHASE_PLAY && view.seat == own_seat (fixture) && rummy_objective_is_game (&view))
      break;
    if (match->round.phase != RUMMY_PHASE_OVER)
      move = rummy_bot_choose (&view, RUMMY_LEVEL_AVERAGE, &rng, NULL);
    g_assert_cmpint (rummy_game_play (game, &move, 1), ==, RUMMY_OK);
  }

  gtk_widget_activate (explain (fixture));
  while (find (window_pane (fixture->window), is_label_with, "Chance of winning: ") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (find (window_pane (fixture->window), is_label_with, "Average lead after"));
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);

  ADD_TURN ("/advice/suggest", test_suggest);
  ADD_TURN ("/advice/too-late", test_too_late);
  ADD_TURN ("/advice/not-now", test_not_now);
  ADD_TURN ("/advice/melds", test_melds);
  ADD_TURN ("/advice/explain", test_explain);
  ADD_TURN ("/advice/belief-on-table", test_belief_on_table);
  ADD_TURN ("/advice/counted", test_counted);
  ADD_TURN ("/advice/near-the-end", test_near_the_end);

  return g_test_run ();
}
