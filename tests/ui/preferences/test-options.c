/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is chosen in the preferences, and what becomes of it at once. */

#include "window-fixture.h"

#include "ui/preferences/preferences.h"
#include "ui/words/words.h"

static gboolean
is_row (GtkWidget *widget, const char *title)
{
  return ADW_IS_PREFERENCES_ROW (widget) &&
         g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0;
}

/* Through the dialog, as a person does. */
static void
turn (Fixture *fixture, const char *title, gboolean on)
{
  AdwDialog *dialog;
  GtkWidget *row;

  act (fixture, "preferences");
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  g_assert_true (RUMMY_IS_PREFERENCES (dialog));
  row = find (GTK_WIDGET (dialog), is_row, title);
  g_assert_nonnull (row);
  g_assert_true (adw_switch_row_get_active (ADW_SWITCH_ROW (row)) != on);
  g_assert_true (gtk_widget_activate (row));
  g_assert_true (adw_switch_row_get_active (ADW_SWITCH_ROW (row)) == on);
  adw_dialog_force_close (dialog);
}

/* The same window as after a new start of the program. */
static void
start_again (Fixture *fixture)
{
  close_window (fixture);
  fixture->session = rummy_session_new (fixture->directory);
  g_assert_true (rummy_session_resume (fixture->session, NULL));
  open_window (fixture);
}

/* Words of the status that can be seen. */
static gboolean
says (Fixture *fixture, const char *words)
{
  return g_str_has_suffix (window_told (fixture->window), words);
}

static void
test_status_messages (Fixture *fixture, gconstpointer data)
{
  static const char draw[] = "Draw a card, or pick up from the pile.";
  RummyWindow *window = fixture->window;
  int height = gtk_widget_get_height (window_bottom (window));

  g_assert_true (says (fixture, draw));
  turn (fixture, "St_atus Messages", FALSE);
  g_assert_false (says (fixture, draw));
  /* Who hears it still does. */
  g_assert_cmpstr (rummy_status_get_text (window_status (window)), ==, draw);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpint (gtk_widget_get_height (window_bottom (window)), ==, height);

  /* Refusals are shown, and advice, which was asked for. */
  rummy_verbs_meld (rummy_table_get_verbs (window_table (window)));
  g_assert_true (rummy_status_is_refusing (window_status (window)));
  rummy_status_forget_refusal (window_status (window));
  act (fixture, "suggest");
  while (!rummy_lights_shows_hint (rummy_table_get_lights (window_table (window))))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (says (fixture, rummy_status_get_text (window_status (window))));
  rummy_lights_show_hint (rummy_table_get_lights (window_table (window)), NULL, NULL);
  g_assert_false (says (fixture, draw));

  start_again (fixture);
  g_assert_false (says (fixture, draw));
  turn (fixture, "St_atus Messages", TRUE);
  g_assert_true (says (fixture, draw));
}

/* A question must be answered, so it is seen. */
static void
test_status_asks (Fixture *fixture, gconstpointer data)
{
  static const char offer[] = "Take the upcard, or pass.";
  RummyWindow *window = fixture->window;

  g_settings_set_string (window_settings (window), "game", "gin");
  rummy_window_new_game (window, SEED);
  while (match_of (fixture)->round.turn != own_seat (fixture))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (match_of (fixture)->round.phase, ==, RUMMY_PHASE_OFFER);
  turn (fixture, "St_atus Messages", FALSE);
  g_assert_true (says (fixture, offer));
}

/* Of a button, of one whose tooltip is made for the window, and of a plate. */
static gboolean
shows_all (Fixture *fixture, gboolean shows)
{
  RummyWindow *window = fixture->window;
  GtkWidget *const widgets[] = {
    find (GTK_WIDGET (window), has_tooltip, "Main Menu"),
    find (GTK_WIDGET (window_verb_bar (window)), is_button, "Meld"),
    rummy_spread_get_other (spread_of (window_table (window)), 0),
  };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (widgets); i++)
    n += shows_tooltip (widgets[i]) == shows;

  return n == G_N_ELEMENTS (widgets);
}

static void
test_tooltips (Fixture *fixture, gconstpointer data)
{
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  g_assert_true (shows_all (fixture, TRUE));
  turn (fixture, "_Tooltips", FALSE);
  g_assert_true (shows_all (fixture, FALSE));
  g_assert_true (shows_all (fixture, FALSE));
  start_again (fixture);
  g_assert_true (shows_all (fixture, FALSE));

  turn (fixture, "_Tooltips", TRUE);
  while (!shows_all (fixture, TRUE))
    g_main_context_iteration (NULL, TRUE);
}

static float
left_of (Fixture *fixture, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->window), &bounds));

  return bounds.origin.x;
}

/* Which side the stock has of the pile, and the buttons of the words. */
static void
assert_left_handed (Fixture *fixture, gboolean left_handed)
{
  RummyWindow *window = fixture->window;
  const RummyTableLayout *layout = layout_of (window_table (window));

  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true ((layout->stock.origin.x > layout->pile.origin.x) == left_handed);
  g_assert_true ((left_of (fixture, GTK_WIDGET (window_buttons (window))) <
                  left_of (fixture, GTK_WIDGET (window_status (window)))) == left_handed);
  /* The words begin where they are read from. */
  g_assert_cmpint (gtk_widget_get_direction (GTK_WIDGET (window_status (window))), ==, GTK_TEXT_DIR_LTR);
  g_assert_cmpfloat (rummy_fan_card (&layout->hand, 0).origin.x, <, rummy_fan_card (&layout->hand, 1).origin.x);
}

static void
test_left_handed (Fixture *fixture, gconstpointer data)
{
  assert_left_handed (fixture, FALSE);
  turn (fixture, "_Left-Handed", TRUE);
  assert_left_handed (fixture, TRUE);
  start_again (fixture);
  assert_left_handed (fixture, TRUE);
  turn (fixture, "_Left-Handed", FALSE);
  assert_left_handed (fixture, FALSE);
}

static void
wait_for_page (Fixture *fixture, const char *page)
{
  while (g_strcmp0 (gtk_stack_get_visible_child_name (window_buttons (fixture->window)), page) != 0)
    g_main_context_iteration (NULL, TRUE);
}

/* How the round ended is told, and nothing of what led to it. */
static void
test_status_over (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;

  g_settings_set_boolean (window_settings (window), "score-sheet", FALSE);
  turn (fixture, "St_atus Messages", FALSE);
  play_round (fixture, NULL);
  wait_for_page (fixture, "round-over");
  g_assert_true (says (fixture, rummy_status_get_text (window_status (window))));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpstr (window_told (window), ==, rummy_status_get_text (window_status (window)));
  turn (fixture, "St_atus Messages", TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpstr (window_told (window), !=, rummy_status_get_text (window_status (window)));
}

static RummyZone
focused_zone (Fixture *fixture)
{
  RummyTable *table = window_table (fixture->window);
  GtkWidget *focus = rummy_focus_get_place (focus_of (table));

  return focus != NULL ? rummy_spread_get_spot (spread_of (table), focus).zone : RUMMY_ZONE_NONE;
}

/* Also from the buttons below the table, and from one round to the next. */
static void
test_follow_focus (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;

  turn (fixture, "_Focus Follows Play", TRUE);
  start_again (fixture);
  window = fixture->window;
  g_assert_true (gtk_widget_grab_focus (find (GTK_WIDGET (window_verb_bar (window)), is_button, "Draw")));
  press_key ("Return");
  while (match_of (fixture)->round.phase != RUMMY_PHASE_PLAY)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (rummy_focus_get_place (focus_of (window_table (window))) ==
                 card_on (window_table (window), match_of (fixture)->round.drawn));

  g_settings_set_boolean (window_settings (window), "score-sheet", FALSE);
  play_round (fixture, NULL);
  wait_for_page (fixture, "round-over");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == window_next_round (window));
  rummy_game_stop (window_game (window)); /* the next to play waits */
  gtk_widget_grab_focus (rummy_spread_get_own (spread_of (window_table (window))));
  act (fixture, "next-round");
  g_assert_cmpint (focused_zone (fixture), ==, RUMMY_ZONE_STOCK);

  g_settings_set_boolean (window_settings (window), "score-sheet", TRUE);
  finish_round (fixture);
  g_signal_emit_by_name (find (GTK_WIDGET (window_sheet (window)), is_button, "_Next Round"), "clicked");
  spin_until_closed (window);
  while (focused_zone (fixture) == RUMMY_ZONE_NONE)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (focused_zone (fixture), ==, RUMMY_ZONE_STOCK);

  turn (fixture, "_Focus Follows Play", FALSE);
}

/* Without the sheet the table stays, says how the round ended and leads on; the end of the game has it always. */
static void
test_score_sheet (Fixture *fixture, gconstpointer data)
{
  const RummyMatch *match = match_of (fixture);
  g_autofree char *won = NULL, *lost = NULL;
  guint winner;

  turn (fixture, "Show Scores After _Each Round", FALSE);
  start_again (fixture);
  match = match_of (fixture);
  play_round (fixture, NULL);
  wait_for_page (fixture, "round-over");
  g_assert_null (window_sheet (fixture->window));

  winner = rummy_match_round_winner (match);
  won = g_strdup_printf ("You won this round with %d points.", rummy_round_score (&match->round, 0));
  lost = g_strdup_printf ("Computer won this round with %d points.", rummy_round_score (&match->round, 1));
  g_assert_cmpuint (winner, <, 2);
  g_assert_true (says (fixture, winner == 0 ? won : lost));
  /* All hands lie open. */
  RUMMY_CARDS_EACH (card, match->round.hand[1])
    g_assert_nonnull (card_on (window_table (fixture->window), card));

  /* One key deals on. */
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == window_next_round (fixture->window));
  press_key ("Return");
  while (match->rounds < 2)
    g_main_context_iteration (NULL, TRUE);

  while (!match->over) {
    if (match->round.phase == RUMMY_PHASE_OVER)
      act (fixture, "next-round");
    play_round (fixture, NULL);
    if (!match->over)
      wait_for_page (fixture, "round-over");
  }
  spin_until_sheet (fixture->window);

  turn (fixture, "Show Scores After _Each Round", TRUE);
}

/* The sheet can be had, and lies there from the next round on. */
static void
test_score_sheet_asked_for (Fixture *fixture, gconstpointer data)
{
  turn (fixture, "Show Scores After _Each Round", FALSE);
  play_round (fixture, NULL);
  wait_for_page (fixture, "round-over");
  g_signal_emit_by_name (find (window_bottom (fixture->window), is_button, "Scores"), "clicked");
  spin_until_sheet (fixture->window);
  adw_dialog_close (window_sheet (fixture->window));
  spin_until_closed (fixture->window);

  turn (fixture, "Show Scores After _Each Round", TRUE);
  act (fixture, "next-round");
  finish_round (fixture);
}

/* A low and narrow window has no room for the sentence beside the buttons; then it lies over the table. */
static void
test_result_over_the_table (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  const char *words;

  turn (fixture, "Show Scores After _Each Round", FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 480, 300);
  spin_until_size (GTK_WIDGET (window), 480, 300);
  play_round (fixture, NULL);
  wait_for_page (fixture, "round-over");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window_status (window))));
  words = rummy_status_get_text (window_status (window));
  g_assert_nonnull (strstr (words, " won this round with "));
  g_assert_nonnull (find (GTK_WIDGET (window_toasts (window)), is_label, words));
}

static GtkWidget *
row_of_preferences (Fixture *fixture, const char *title)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));

  return find (GTK_WIDGET (dialog), is_row, title);
}

/* As in the menu, and back with all the others; what is selected stays so (M-137). */
static void
test_sorting (Fixture *fixture, gconstpointer data)
{
  RummyTable *table = window_table (fixture->window);
  RummyCard card = order_of (table)->card[3];

  rummy_verbs_toggle (rummy_table_get_verbs (table), card);
  turn (fixture, "_High to Low", TRUE);
  turn (fixture, "_Aces Low", TRUE);
  g_assert_true (order_of (table)->descending && order_of (table)->aces_low);
  g_assert_true (rummy_cards_equal (rummy_choice_selected (rummy_table_get_choice (table)), rummy_cards_of (card)));

  start_again (fixture);
  table = window_table (fixture->window);
  g_assert_true (order_of (table)->descending && order_of (table)->aces_low);

  act (fixture, "preferences");
  adw_combo_row_set_selected (ADW_COMBO_ROW (row_of_preferences (fixture, "_Sort Cards")), RUMMY_SORT_RANK);
  g_assert_cmpint (order_of (table)->sort, ==, RUMMY_SORT_RANK);
  g_signal_emit_by_name (row_of_preferences (fixture, "_Reset to Defaults"), "activated");
  g_assert_false (order_of (table)->descending || order_of (table)->aces_low);
  g_assert_cmpint (order_of (table)->sort, ==, RUMMY_SORT_AUTO);
  g_assert_false (adw_switch_row_get_active (ADW_SWITCH_ROW (row_of_preferences (fixture, "_Aces Low"))));
}

/* Where the rules know no other place for aces the row shows that, says why, and cannot be switched (M-138). */
static void
test_aces_are_low (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row;

  act (fixture, "preferences");
  row = row_of_preferences (fixture, "_Aces Low");
  g_assert_true (gtk_widget_get_sensitive (row));
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "Sorts aces before twos");

  g_settings_set_string (window_settings (fixture->window), "game", "gin");
  rummy_window_new_game (fixture->window, SEED);
  g_assert_false (gtk_widget_get_sensitive (row));
  g_assert_true (adw_switch_row_get_active (ADW_SWITCH_ROW (row)));
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "Always on in this game");
  g_assert_false (g_settings_get_boolean (window_settings (fixture->window), "aces-low"));
}

/* Beside the buttons of a narrow window. */
static void
test_short_title (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 720);
  spin_until_size (GTK_WIDGET (window), 360, 720);
  g_settings_set_value (window_settings (window), "rules", g_variant_new_parsed ("{'500-rum': 'jokers=2'}"));
  rummy_window_new_game (window, SEED);
  g_assert_cmpstr (gtk_label_get_label (window_title (window)), ==, "500 Rum, custom");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (window_title (window))), ==, 1);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (window_title (window))));
}

static void
set_up_options (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    g_settings_reset (settings, keys[i]);
  set_up_turn (fixture, data);
}

#define ADD_OPTION(path, func) g_test_add ("/options/" path, Fixture, NULL, set_up_options, func, tear_down)

int
main (int argc, char *argv[])
{
  init (&argc, &argv);
  load_style ();

  ADD_OPTION ("status-messages", test_status_messages);
  ADD_OPTION ("status-over", test_status_over);
  ADD_OPTION ("status-asks", test_status_asks);
  ADD_OPTION ("tooltips", test_tooltips);
  ADD_OPTION ("left-handed", test_left_handed);
  ADD_OPTION ("follow-focus", test_follow_focus);
  ADD_OPTION ("sorting", test_sorting);
  ADD_OPTION ("aces-are-low", test_aces_are_low);
  ADD_OPTION ("short-title", test_short_title);
  ADD_OPTION ("score-sheet", test_score_sheet);
  ADD_OPTION ("score-sheet-asked-for", test_score_sheet_asked_for);
  ADD_OPTION ("result-over-the-table", test_result_over_the_table);

  return g_test_run ();
}
