/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Home, and the menus that it makes short. */

#include "clock.h"
#include "game/deal-code.h"
#include "ui/setup/continue-card.h"
#include "ui/setup/game-tile.h"
#include "ui/setup/new-game.h"
#include "window-fixture.h"

static GtkWidget *
home_of (Fixture *fixture)
{
  return GTK_WIDGET (window_home (fixture->window));
}

/* A discard that is regretted comes back, and the game counts no longer. */
static void
test_take_back (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = window_game (fixture->window);
  RummyCard card = order_of (window_table (fixture->window))->card[0];
  AdwDialog *dialog;

  g_assert_false (can_undo (fixture));
  pass_turn (fixture);
  g_assert_false (rummy_cards_has (match_of (fixture)->round.hand[own_seat (fixture)], card));
  act (fixture, "undo");
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  g_assert_cmpstr (adw_alert_dialog_get_heading (ADW_ALERT_DIALOG (dialog)), ==, "Take Back Your Last Move?");
  g_assert_false (rummy_game_is_practice (game));
  g_signal_emit_by_name (dialog, "response::practice", "practice");
  g_assert_true (rummy_game_is_practice (game));
  g_assert_true (rummy_cards_has (match_of (fixture)->round.hand[own_seat (fixture)], card));
  adw_dialog_force_close (dialog);
}

/* At Home a game is as it was left, and nothing is done to it. */
static void
test_home (Fixture *fixture, gconstpointer data)
{
  static const char *const of_game[] = { "home", "restart-game", "scores", "undo", "suggest", "save-as" };
  RummyWindow *window = fixture->window;
  RummyGame *game = window_game (window);

  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  act (fixture, "home");
  g_assert_cmpstr (window_page (window), ==, "home");
  g_assert_false (gtk_widget_get_visible (window_bottom (window)));
  g_assert_true (is_enabled (fixture, "new-game"));
  for (guint i = 0; i < G_N_ELEMENTS (of_game); i++)
    g_assert_false (is_enabled (fixture, of_game[i]));
  g_assert_false (rummy_game_is_started (game));
  g_assert_nonnull (find (GTK_WIDGET (window_home (window)), is_label, "Round 1 · Your turn"));

  act (fixture, "continue");
  g_assert_cmpstr (window_page (window), ==, "table");
  g_assert_true (window_game (window) == game);
  g_assert_true (rummy_game_is_started (game));
  assert_verbs (fixture, "Meld, Discard");
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), GTK_WIDGET (window_table (window))));

  /* As with a key of the view, or a swipe. */
  adw_navigation_view_pop (window_view (window));
  g_assert_cmpstr (window_page (window), ==, "home");
  g_assert_null (window_game (window));
}

static gboolean
is_tile (GtkWidget *widget, const char *key)
{
  const RummyPreset *preset =
    RUMMY_IS_GAME_TILE (widget) ? rummy_game_tile_get_preset (RUMMY_GAME_TILE (widget)) : NULL;

  return preset != NULL && g_str_equal (preset->key, key);
}

static AdwDialog *
visible_dialog (Fixture *fixture)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
}

static void
spin_until_turn (Fixture *fixture)
{
  while (match_of (fixture)->round.turn != own_seat (fixture))
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_left_row (GtkWidget *widget, const char *start)
{
  return ADW_IS_ACTION_ROW (widget) &&
         g_str_has_prefix (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), start);
}

static gboolean
begins_label (GtkWidget *widget, const char *start)
{
  return GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), start);
}

static void
wait_for_left (Fixture *fixture, const char *start)
{
  while (find (home_of (fixture), is_left_row, start) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Until the row is in the part of its list that shows. */
static void
spin_until_seen (GtkListBoxRow *row)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (GTK_WIDGET (row), GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  do {
    g_main_context_iteration (NULL, TRUE);
    g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (row), scrolled, &bounds));
  } while (bounds.size.height == 0 || bounds.origin.y < 0 ||
           bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (scrolled));
}

/* A click on a game leads to who plays it, and from there it is dealt. */
static void
test_tiles (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  act (fixture, "home");
  gtk_widget_activate (find (home_of (fixture), is_tile, "gin"));
  dialog = GTK_WIDGET (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
  g_assert_true (RUMMY_IS_NEW_GAME (dialog));
  g_assert_cmpstr (chosen_game (dialog), ==, "Gin");
  spin_until_seen (gtk_list_box_get_selected_row (games_of (dialog)));
  g_signal_emit_by_name (find (dialog, is_button, "_Deal"), "clicked");
  g_assert_cmpstr (rummy_rules_preset (&match_of (fixture)->rules)->key, ==, "gin");
  g_assert_cmpstr (window_page (fixture->window), ==, "table");
}

static gboolean
is_picture_of_days (GtkWidget *widget, const char *text)
{
  return ADW_IS_WRAP_BOX (widget) &&
         gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_IMG;
}

/* As the card with the current game calls it. */
static const char *
name_of_current (Fixture *fixture)
{
  GtkWidget *card = find (home_of (fixture), is_of_type, "RummyContinueCard");

  return gtk_label_get_label (
    GTK_LABEL (gtk_widget_get_template_child (card, RUMMY_TYPE_CONTINUE_CARD, "name")));
}

/* Today's deal goes on where it was left, and Home tells what came of it. */
static void
test_today (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) today = g_date_time_new_now_utc ();
  g_autofree char *played = g_date_time_format (today, "Played: %A");
  RummyGame *game;
  RummyRules rules;

  rummy_session_set_settings (fixture->session, window_settings (fixture->window)); /* whose games they are */
  rummy_deal_code_day_rules (&rules);
  act (fixture, "home");
  g_assert_null (find (home_of (fixture), is_label, "1-day streak"));
  g_signal_emit_by_name (find (home_of (fixture), is_button, "Play _Today’s Deal"), "clicked");
  while ((game = window_game (fixture->window)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (rummy_session_is_practice (fixture->session));
  g_assert_true (rummy_rules_are_same (&match_of (fixture)->rules, &rules));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), ==, "Today’s Deal");
  act (fixture, "home");
  g_assert_cmpstr (name_of_current (fixture), ==, "Today’s Deal");
  g_signal_emit_by_name (find (home_of (fixture), is_button, "Continue _Today’s Deal"), "clicked");
  g_assert_true (window_game (fixture->window) == game);

  finish_round (fixture);
  while (!match_of (fixture)->over) {
    act (fixture, "next-round");
    finish_round (fixture);
  }
  window_close_sheet (fixture->window);
  act (fixture, "home");
  while (find (home_of (fixture), is_label, "1-day streak") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (find (home_of (fixture), is_label, "Last Game"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find (home_of (fixture), is_picture_of_days, NULL)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, played);

  /* It counts once; then it is practice, in front of whatever goes on. */
  g_signal_emit_by_name (find (home_of (fixture), is_button, "Practice _Today’s Deal"), "clicked");
  while (window_game (fixture->window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (rummy_session_is_practice (fixture->session));
  g_assert_true (rummy_game_is_practice (window_game (fixture->window)));
  g_assert_true (rummy_rules_are_same (&match_of (fixture)->rules, &rules));
  g_assert_nonnull (find (GTK_WIDGET (window_toasts (fixture->window)), is_label,
                          "You’ve played this deal before, so this game is practice."));
  act (fixture, "home");
  g_assert_nonnull (find (home_of (fixture), is_button, "Continue _Today’s Deal"));
}

/* Sets the clock, and has Home look at it. */
static void
set_clock (Fixture *fixture, gint hours)
{
  GSource *look = g_main_context_find_source_by_user_data (NULL, home_of (fixture));

  g_assert_nonnull (look);
  clock_set (hours);
  g_source_set_ready_time (look, 0);
  g_main_context_iteration (NULL, FALSE);
}

static void
assert_day (Fixture *fixture, const char *button, const char *current)
{
  g_autoptr (GDateTime) today = g_date_time_new_now_utc ();
  g_autofree char *date = g_date_time_format (today, "%A, %B %-e");

  while (find (home_of (fixture), is_label, date) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (find (home_of (fixture), is_button, button));
  g_assert_cmpstr (name_of_current (fixture), ==, current);
}

/* A new day begins while Home is open, or the clock is set: it shows that day's deal. */
static void
test_next_day (Fixture *fixture, gconstpointer data)
{
  act (fixture, "home");
  g_signal_emit_by_name (find (home_of (fixture), is_button, "Play _Today’s Deal"), "clicked");
  while (window_game (fixture->window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (g_main_context_find_source_by_user_data (NULL, home_of (fixture)));
  act (fixture, "home");
  assert_day (fixture, "Continue _Today’s Deal", "Today’s Deal");
  set_clock (fixture, 24);
  assert_day (fixture, "Play _Today’s Deal", "500 Rum");
  set_clock (fixture, -CLOCK_YEAR);
  assert_day (fixture, "Play _Today’s Deal", "500 Rum");
  set_clock (fixture, 0);
  assert_day (fixture, "Continue _Today’s Deal", "Today’s Deal");
}

/* Begun from the command line, it is practice too as soon as the history has told it. */
static void
test_code_again (Fixture *fixture, gconstpointer data)
{
  guint64 seed = match_of (fixture)->seed;
  guint number = match_of (fixture)->game;

  rummy_session_set_settings (fixture->session, window_settings (fixture->window));
  finish_round (fixture);
  while (!match_of (fixture)->over) {
    act (fixture, "next-round");
    finish_round (fixture);
  }
  window_close_sheet (fixture->window);
  rummy_window_new_deal (fixture->window, seed, number);
  g_assert_cmpuint (match_of (fixture)->seed, ==, seed);
  g_assert_false (match_of (fixture)->over);
  while (!rummy_game_is_practice (window_game (fixture->window)))
    g_main_context_iteration (NULL, TRUE);

  rummy_window_new_deal (fixture->window, seed + 1, number);
  while (!rummy_history_is_idle (rummy_session_get_history (fixture->session)))
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_false (rummy_game_is_practice (window_game (fixture->window)));
}

/* Leaves the game for another one, for good. */
static void
leave_for (Fixture *fixture, const char *key)
{
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  act (fixture, "home");
  gtk_widget_activate (find (home_of (fixture), is_tile, key));
  g_signal_emit_by_name (find (GTK_WIDGET (visible_dialog (fixture)), is_button, "_Deal"), "clicked");
  spin_until_turn (fixture);
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  g_assert_false (is_enabled (fixture, "bring-back"));
}

static gboolean
is_told (Fixture *fixture, const char *start)
{
  return find (GTK_WIDGET (window_toasts (fixture->window)), begins_label, start) != NULL;
}

/* Who asks for today's deal is offered no other game instead, only told where that is. */
static void
test_today_alone (Fixture *fixture, gconstpointer data)
{
  pass_turn (fixture);
  act (fixture, "home");
  g_signal_emit_by_name (find (home_of (fixture), is_button, "Play _Today’s Deal"), "clicked");
  while (window_game (fixture->window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (is_told (fixture, "You can continue your last game from the Home page."));
  g_assert_false (is_told (fixture, "You left "));

  /* New Game does offer it. */
  spin_until_turn (fixture);
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  act (fixture, "new-game");
  g_assert_true (is_told (fixture, "You left 500 Rum"));
}

/* Today's deal goes on where it was left, also when other games came between. */
static void
test_today_left (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyGame) game = NULL;

  act (fixture, "home");
  g_signal_emit_by_name (find (home_of (fixture), is_button, "Play _Today’s Deal"), "clicked");
  while (window_game (fixture->window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  spin_until_turn (fixture);
  game = g_object_ref (window_game (fixture->window));
  leave_for (fixture, "gin");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), ==, "Gin");
  act (fixture, "home");
  g_assert_cmpstr (name_of_current (fixture), ==, "Gin");
  wait_for_left (fixture, "Continue Today’s Deal");
  g_signal_emit_by_name (find (home_of (fixture), is_button, "Continue _Today’s Deal"), "clicked");
  while (window_game (fixture->window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (rummy_record_continues (rummy_game_get_record (window_game (fixture->window)),
                                         rummy_game_get_record (game)));
  g_assert_false (rummy_game_is_practice (window_game (fixture->window)));
}

static gboolean
is_continue (GtkWidget *widget, const char *unused)
{
  return ADW_IS_ACTION_ROW (widget) && gtk_widget_is_visible (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), "Co_ntinue");
}

/* Of a game that was left a moment ago, before or after midnight. */
static void
assert_left_words (GtkWidget *row)
{
  const char *words = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));

  g_assert_true (g_regex_match_simple ("^You 0 · Computer 0\nRound 1 · Your turn · "
                                       "(Today, 1?\\d:\\d\\d [AP]M|Yesterday)$", words, 0, 0));
}

/* Where a game is chosen, one that was left can go on; where it is dealt anew all the same, this is offered. */
static void
test_left (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyGame) game = g_object_ref (window_game (fixture->window));
  GtkWidget *dialog, *row;

  leave_for (fixture, "gin");
  act (fixture, "home");
  wait_for_left (fixture, "Continue 500 Rum");
  assert_left_words (find (home_of (fixture), is_left_row, "Continue 500 Rum"));
  gtk_widget_activate (find (home_of (fixture), is_tile, "gin"));
  dialog = GTK_WIDGET (visible_dialog (fixture));
  row = find (dialog, is_continue, NULL);
  g_assert_nonnull (row); /* the one that goes on */
  rummy_new_game_choose (RUMMY_NEW_GAME (dialog), rummy_preset_find ("kaluki"));
  g_assert_null (find (dialog, is_continue, NULL));
  rummy_new_game_choose (RUMMY_NEW_GAME (dialog), rummy_preset_find ("gin"));
  adw_action_row_activate (ADW_ACTION_ROW (row));
  g_assert_cmpstr (rummy_rules_preset (&match_of (fixture)->rules)->key, ==, "gin");
  g_assert_null (visible_dialog (fixture));

  /* Dealt anew, the older one is still offered. */
  act (fixture, "home");
  gtk_widget_activate (find (home_of (fixture), is_tile, "500-rum"));
  dialog = GTK_WIDGET (visible_dialog (fixture));
  row = find (dialog, is_continue, NULL);
  assert_left_words (row);
  g_signal_emit_by_name (find (dialog, is_button, "_Deal"), "clicked");
  g_assert_nonnull (find (GTK_WIDGET (window_toasts (fixture->window)), is_label,
                          "You left 500 Rum in round 1."));
  g_assert_true (window_game (fixture->window) != game);
  g_signal_emit_by_name (find (GTK_WIDGET (window_toasts (fixture->window)), is_button, "Continue"), "clicked");
  while (!rummy_record_continues (rummy_game_get_record (window_game (fixture->window)),
                                  rummy_game_get_record (game)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (rummy_game_is_practice (window_game (fixture->window)));
}

/* However many games are left, what leads on is above them. */
static void
test_order (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row;
  graphene_point_t watch, left;

  leave_for (fixture, "gin");
  act (fixture, "home");
  wait_for_left (fixture, "Continue 500 Rum");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  row = find (home_of (fixture), is_left_row, "Continue 500 Rum");
  g_assert_true (gtk_widget_compute_point (row, home_of (fixture), &GRAPHENE_POINT_INIT (0, 0), &left));
  g_assert_true (gtk_widget_compute_point (find (home_of (fixture), is_label, "Watch Computers Play"),
                                           home_of (fixture), &GRAPHENE_POINT_INIT (0, 0), &watch));
  g_assert_cmpfloat (watch.y, <, left.y);
}

/* The last hand is gone through again from here. */
static void
test_replay (Fixture *fixture, gconstpointer data)
{
  act (fixture, "home");
  g_assert_false (gtk_widget_get_visible (find (home_of (fixture), is_button, "_Replay")));
  act (fixture, "continue");
  finish_round (fixture);
  act (fixture, "next-round");
  act (fixture, "home");
  g_signal_emit_by_name (find (home_of (fixture), is_button, "_Replay"), "clicked");
  g_assert_cmpstr (window_page (fixture->window), ==, "replay");
  g_assert_cmpuint (rummy_replay_get_round (rummy_replay_page_get_replay (window_replay (fixture->window))), ==, 1);

  /* In the next game too, as long as no round of it is over. */
  act (fixture, "close-replay");
  act (fixture, "new-game");
  act (fixture, "home");
  while (!gtk_widget_get_visible (find (home_of (fixture), is_button, "_Replay")))
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (find (home_of (fixture), is_button, "_Replay"), "clicked");
  while (window_replay (fixture->window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (rummy_replay_get_round (rummy_replay_page_get_replay (window_replay (fixture->window))), ==, 1);
  g_assert_cmpuint (rummy_replay_get_position (rummy_replay_page_get_replay (window_replay (fixture->window))), ==, 0);
  act (fixture, "close-replay");
  g_assert_cmpstr (window_page (fixture->window), ==, "home");
}

static guint
count_rows (GMenuModel *menu, gboolean may_nest)
{
  guint n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);

    g_assert_true (submenu == NULL || may_nest);
    n += section != NULL ? count_rows (section, may_nest) : 1;
  }

  return n;
}

static gboolean
is_item (GtkWidget *widget, const char *unused)
{
  return g_strcmp0 (gtk_widget_get_css_name (widget), "modelbutton") == 0 && gtk_widget_get_mapped (widget);
}

static guint
count_shown (GtkWidget *widget)
{
  guint n = is_item (widget, NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_shown (child);

  return n;
}

/* Ten rows and no menu in the menu; for the table seven at the most, whatever can be done. */
static void
test_menus (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (count_rows (window_primary_menu (fixture->window), FALSE), <=, 10);

  while (window_table_menu (fixture->window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < 2; i++) {
    GtkWidget *menu = GTK_WIDGET (window_table_menu (fixture->window));

    rummy_verbs_ask_for_menu (rummy_table_get_verbs (window_table (fixture->window)), 200, 200);
    spin_until_mapped (menu, TRUE);
    g_assert_cmpuint (count_shown (menu), >, 2);
    g_assert_cmpuint (count_shown (menu), <=, 7);
    gtk_popover_popdown (GTK_POPOVER (menu));
    spin_until_mapped (menu, FALSE);
    if (i == 0) {
      play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
      rummy_verbs_select (rummy_table_get_verbs (window_table (fixture->window)),
                          rummy_cards_of (order_of (window_table (fixture->window))->card[0]));
    }
  }
}

/* Cards of the own hand that do not travel. */
static guint
n_lying (Fixture *fixture)
{
  RummyStage *stage = stage_of (window_table (fixture->window));
  guint n = 0;

  RUMMY_CARDS_EACH (card, match_of (fixture)->round.hand[own_seat (fixture)])
    n += !rummy_stage_is_moving (stage, card);

  return n;
}

static void
assert_dealt_before_all_eyes (Fixture *fixture)
{
  RummyGame *game = window_game (fixture->window);
  guint n_hand = match_of (fixture)->round.n_hand[own_seat (fixture)];

  while (n_lying (fixture) > 0)
    g_main_context_iteration (NULL, TRUE);
  while (n_lying (fixture) < n_hand) {
    /* The computer waits; frames may be late at the end. */
    g_assert_true (rummy_game_get_record (game)->n_moves == 1 || n_lying (fixture) > n_hand / 2);
    g_main_context_iteration (NULL, TRUE);
  }
}

/* Every new game is dealt at the table, from wherever it is begun; one that goes on just lies there. */
static void
test_deal_is_seen (Fixture *fixture, gconstpointer data)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  act (fixture, "new-game");
  assert_dealt_before_all_eyes (fixture);

  act (fixture, "home");
  act (fixture, "new-game");
  assert_dealt_before_all_eyes (fixture);

  spin_until_turn (fixture);
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  act (fixture, "home");
  act (fixture, "continue");
  for (guint i = 0; i < 4; i++) {
    gtk_widget_queue_draw (GTK_WIDGET (window_table (fixture->window)));
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
    g_assert_false (is_moving (window_table (fixture->window)));
  }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* Who deals is drawn for first. */
static void
test_deal_waits_for_draw (Fixture *fixture, gconstpointer data)
{
  GtkWidget *table = GTK_WIDGET (window_table (fixture->window));

  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (window_settings (fixture->window), "game", "500-wikipedia");
  rummy_window_new_game (fixture->window, 5);
  g_settings_reset (window_settings (fixture->window), "game");
  g_assert_nonnull (window_draw (fixture->window));
  for (guint i = 0; i < 60; i++) { /* a deal would be half over */
    gtk_widget_queue_draw (table);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  }
  g_assert_cmpuint (n_lying (fixture), ==, 0);
  adw_dialog_force_close (window_draw (fixture->window));
  assert_dealt_before_all_eyes (fixture);
  g_assert_cmpuint (n_lying (fixture), ==, match_of (fixture)->round.n_hand[own_seat (fixture)]);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);

  ADD_TURN ("/home/home", test_home);
  ADD_TURN ("/home/take-back", test_take_back);
  ADD_TURN ("/home/tiles", test_tiles);
  ADD_TURN ("/home/today", test_today);
  ADD_TURN ("/home/next-day", test_next_day);
  ADD_TURN ("/home/today-left", test_today_left);
  ADD_TURN ("/home/today-alone", test_today_alone);
  ADD_TURN ("/home/code-again", test_code_again);
  ADD_TURN ("/home/left", test_left);
  ADD_TURN ("/home/order", test_order);
  ADD_TURN ("/home/replay", test_replay);
  ADD_TURN ("/home/menus", test_menus);
  ADD_TURN ("/home/deal-is-seen", test_deal_is_seen);
  ADD_TURN ("/home/deal-waits-for-draw", test_deal_waits_for_draw);

  return g_test_run ();
}
