/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Deals that are laid out by hand, and played. */

#include "window-fixture.h"

#include "ui/options/rule-settings.h"
#include "ui/setup/lay-dialog.h"
#include "ui/words/games.h"
#include "ui/words/words.h"

static GtkWidget *
get_dialog (Fixture *fixture)
{
  return GTK_WIDGET (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
}

static const RummyLaidDeal *
deal_of (Fixture *fixture)
{
  return rummy_lay_dialog_get_deal (RUMMY_LAY_DIALOG (get_dialog (fixture)));
}

static gboolean
is_row (GtkWidget *widget, const char *title)
{
  return ADW_IS_PREFERENCES_ROW (widget) && gtk_widget_get_mapped (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

static gboolean
is_entry (GtkWidget *widget, const char *unused)
{
  return ADW_IS_ENTRY_ROW (widget) && gtk_widget_get_mapped (widget);
}

/* The toggle of a card, by its whole tooltip. */
static gboolean
is_toggle (GtkWidget *widget, const char *tooltip)
{
  return GTK_IS_TOGGLE_BUTTON (widget) && has_tooltip (widget, tooltip);
}

static GtkWidget *
wait_for (Fixture *fixture, MatchFunc matches, const char *text)
{
  GtkWidget *found;

  while ((found = find (get_dialog (fixture), matches, text)) == NULL)
    g_main_context_iteration (NULL, TRUE);

  return found;
}

static void
open_dialog (Fixture *fixture)
{
  act (fixture, "lay-out");
  g_assert_true (RUMMY_IS_LAY_DIALOG (get_dialog (fixture)));
  wait_for (fixture, is_row, "Stock");
}

/* The page of a place. */
static void
open_place (Fixture *fixture, const char *title)
{
  adw_action_row_activate (ADW_ACTION_ROW (wait_for (fixture, is_row, title)));
  wait_for (fixture, is_entry, NULL);
  while (find (get_dialog (fixture), is_row, "Stock") != NULL) /* the page before is gone */
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (get_dialog (fixture));
}

static void
go_back (Fixture *fixture)
{
  gtk_widget_activate_action (find (get_dialog (fixture), is_entry, NULL), "navigation.pop", NULL);
  wait_for (fixture, is_row, "Stock");
}

static void
type (Fixture *fixture, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (wait_for (fixture, is_entry, NULL)), text);
}

/* With the key that ends it. */
static void
enter (Fixture *fixture, const char *text)
{
  type (fixture, text);
  g_signal_emit_by_name (wait_for (fixture, is_entry, NULL), "entry-activated");
}

static void
click (Fixture *fixture, const char *tooltip)
{
  point_at (fixture, wait_for (fixture, is_toggle, tooltip));
  xdotool ("click", "1", NULL);
}

static void
assert_lies (Fixture *fixture, guint place, const char *expected)
{
  g_autofree char *text = rummy_laid_deal_write (deal_of (fixture), place);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_told (Fixture *fixture, const char *words)
{
  g_assert_nonnull (find (get_dialog (fixture), is_label, words));
}

static void
assert_row (Fixture *fixture, const char *title, const char *subtitle)
{
  GtkWidget *row = wait_for (fixture, is_row, title);

  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, subtitle);
}

static void
press (Fixture *fixture, const char *title)
{
  g_signal_emit_by_name (wait_for (fixture, is_row, title), "activated");
}

static void
fill (Fixture *fixture)
{
  press (fixture, "_Fill at Random");
}

static void
press_deal (Fixture *fixture)
{
  GtkWidget *button = find (get_dialog (fixture), is_button, "_Deal");

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

static void
wait_until_closed (Fixture *fixture)
{
  while (get_dialog (fixture) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Cards are clicked into a hand and out of it, and out of another one. */
static void
test_pointer (Fixture *fixture, gconstpointer data)
{
  GtkWidget *toggle;

  open_dialog (fixture);
  assert_row (fixture, "You", "0 of 13 cards");
  open_place (fixture, "You");
  click (fixture, "Three of clubs");
  while (deal_of (fixture)->n[0] < 1)
    g_main_context_iteration (NULL, TRUE);
  click (fixture, "Ace of clubs");
  while (deal_of (fixture)->n[0] < 2)
    g_main_context_iteration (NULL, TRUE);
  click (fixture, "Two of clubs");
  while (deal_of (fixture)->n[0] < 3)
    g_main_context_iteration (NULL, TRUE);
  assert_lies (fixture, 0, "3♣ A♣ 2♣");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (wait_for (fixture, is_entry, NULL))), ==, "3♣ A♣ 2♣");
  assert_told (fixture, "3 of 13 cards");
  click (fixture, "Ace of clubs");
  while (deal_of (fixture)->n[0] == 3)
    g_main_context_iteration (NULL, TRUE);
  assert_lies (fixture, 0, "3♣ 2♣");
  go_back (fixture);
  assert_row (fixture, "You", "2 of 13 cards\n3♣ 2♣");

  open_place (fixture, "Computer");
  toggle = wait_for (fixture, is_toggle, "Two of clubs (You)");
  g_assert_true (gtk_widget_has_css_class (toggle, "elsewhere"));
  gtk_test_accessible_assert_property (toggle, GTK_ACCESSIBLE_PROPERTY_LABEL, "Two of clubs");
  gtk_test_accessible_assert_property (toggle, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "You");
  click (fixture, "Two of clubs (You)");
  while (deal_of (fixture)->n[1] == 0)
    g_main_context_iteration (NULL, TRUE);
  assert_lies (fixture, 0, "3♣");
  assert_lies (fixture, 1, "2♣");
  g_assert_false (gtk_widget_has_css_class (toggle, "elsewhere"));

  /* The place says whose hand it is, and the rest can be filled from there too. */
  g_assert_nonnull (find (get_dialog (fixture), is_label, "Computer"));
  fill (fixture);
  g_assert_cmpuint (deal_of (fixture)->n[1], ==, 13);
  assert_told (fixture, "13 of 13 cards");
}

/* By the keyboard alone, from the menu's dialog to the first card and the one below it. */
static void
test_keys (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row, *toggle;

  open_dialog (fixture);
  point_at (fixture, get_dialog (fixture)); /* keys go where the pointer is */
  row = wait_for (fixture, is_row, "Upcard");
  gtk_widget_grab_focus (row);
  press_key ("Return");
  wait_for (fixture, is_entry, NULL);
  while (find (get_dialog (fixture), is_row, "Stock") != NULL)
    g_main_context_iteration (NULL, TRUE);
  toggle = wait_for (fixture, is_toggle, "Ace of clubs");
  gtk_widget_grab_focus (toggle);
  press_key ("Right");
  while (!gtk_widget_is_focus (wait_for (fixture, is_toggle, "Two of clubs")))
    g_main_context_iteration (NULL, TRUE);
  press_key ("space");
  while (deal_of (fixture)->n[RUMMY_LAID_UPCARD] == 0)
    g_main_context_iteration (NULL, TRUE);
  assert_lies (fixture, RUMMY_LAID_UPCARD, "2♣");
  press_key ("Escape");
  wait_for (fixture, is_row, "Stock");
  assert_row (fixture, "Upcard", "2♣");
}

/* What is typed is laid at once, as far as it makes sense; the end of it, and leaving the page, tells what does not. */
static void
test_typed (Fixture *fixture, gconstpointer data)
{
  static const char wrong[] = "“1” isn’t a card. Type rank and suit, such as 10H, or * for a joker.";

  open_dialog (fixture);
  open_place (fixture, "Stock");
  assert_told (fixture, "0 of 25 cards, drawn in the order above");
  type (fixture, "5H 6");
  assert_lies (fixture, RUMMY_LAID_STOCK, "");
  type (fixture, "5H 6s");
  assert_lies (fixture, RUMMY_LAID_STOCK, "5♥ 6♠");
  assert_told (fixture, "2 of 25 cards, drawn in the order above");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (wait_for (fixture, is_entry, NULL))), ==, "5H 6s");
  type (fixture, "5H 6s 1");
  g_assert_null (find (get_dialog (fixture), is_label, wrong));
  enter (fixture, "5H 6s 1");
  assert_told (fixture, wrong);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (wait_for (fixture, is_entry, NULL))), ==, "5H 6s 1");
  enter (fixture, "5H 6s 5♥");
  assert_told (fixture, "You typed “5♥” too many times.");
  enter (fixture, "5H 6s *");
  assert_told (fixture, "This game has no “*”.");
  enter (fixture, "6s 5H");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (wait_for (fixture, is_entry, NULL))), ==, "6♠ 5♥");
  point_at (fixture, get_dialog (fixture)); /* keys go where the pointer is */
  gtk_widget_grab_focus (wait_for (fixture, is_entry, NULL));
  gtk_editable_set_position (GTK_EDITABLE (wait_for (fixture, is_entry, NULL)), -1);
  xdotool ("type", " 1", NULL);
  while (!g_str_has_suffix (gtk_editable_get_text (GTK_EDITABLE (wait_for (fixture, is_entry, NULL))), " 1"))
    g_main_context_iteration (NULL, TRUE);
  go_back (fixture);
  assert_told (fixture, wrong);
  assert_row (fixture, "Stock", "2 of 25 cards\n6♠ 5♥");
}

/* There is no room for more; the one card that is turned up is another one then. */
static void
test_full (Fixture *fixture, gconstpointer data)
{
  GtkWidget *toggle;

  open_dialog (fixture);
  open_place (fixture, "You");
  type (fixture, "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH");
  toggle = wait_for (fixture, is_toggle, "Ace of clubs");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggle)));
  assert_told (fixture, "Only 13 cards fit here. Remove one first.");
  g_assert_cmpuint (rummy_laid_deal_find (deal_of (fixture), rummy_card (0, RUMMY_CLUBS, RUMMY_ACE)), ==,
                    RUMMY_LAID_NOWHERE);
  go_back (fixture);

  open_place (fixture, "Upcard");
  type (fixture, "AC");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (wait_for (fixture, is_toggle, "Two of clubs")), TRUE);
  assert_lies (fixture, RUMMY_LAID_UPCARD, "2♣");
  toggle = wait_for (fixture, is_toggle, "Ace of clubs");
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggle)));
}

/* Cards without a place come at random; it is practice, in front of the game that goes on. */
static void
test_deal (Fixture *fixture, gconstpointer data)
{
  RummyGame *before = window_game (fixture->window);
  const RummyRound *round;
  RummyCards hand;

  g_assert_true (rummy_cards_from_text ("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", &hand));
  open_dialog (fixture);
  adw_combo_row_set_selected (ADW_COMBO_ROW (wait_for (fixture, is_row, "First Player")), 1);
  open_place (fixture, "You");
  type (fixture, "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH");
  go_back (fixture);
  open_place (fixture, "Upcard");
  type (fixture, "AS");
  go_back (fixture);
  assert_told (fixture, "38 cards will be dealt at random.");
  press_deal (fixture);
  wait_until_closed (fixture);

  round = &match_of (fixture)->round;
  g_assert_true (window_game (fixture->window) != before);
  g_assert_true (rummy_session_get_waiting (fixture->session) == before);
  g_assert_true (rummy_game_is_practice (window_game (fixture->window)));
  g_assert_false (rummy_game_is_practice (before));
  g_assert_true (rummy_cards_equal (round->hand[0], hand));
  g_assert_cmpuint (round->upcard, ==, rummy_card (0, RUMMY_SPADES, RUMMY_ACE));
  g_assert_cmpuint (round->lead, ==, 1);
  g_assert_cmpuint (rummy_game_get_record (window_game (fixture->window))->n_deck, ==, 52);

  act (fixture, "end-practice");
  g_assert_true (window_game (fixture->window) == before);

  /* It is still there, to be changed and dealt again. */
  open_dialog (fixture);
  assert_row (fixture, "You", "A♥ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥");
  assert_told (fixture, "38 cards will be dealt at random."); /* others than before */
  fill (fixture);
  assert_told (fixture, "All cards are placed.");
  press (fixture, "Clea_r All");
  assert_row (fixture, "You", "0 of 13 cards");
  assert_told (fixture, "52 cards will be dealt at random.");
}

/* On the way that a game is chosen, from Home and without a card laid. */
static void
test_from_games (Fixture *fixture, gconstpointer data)
{
  act (fixture, "home");
  act (fixture, "choose-game");
  g_signal_emit_by_name (find (get_dialog (fixture), is_button, "_Set Up a Deal…"), "clicked");
  while (!RUMMY_IS_LAY_DIALOG (get_dialog (fixture)))
    g_main_context_iteration (NULL, TRUE);
  wait_for (fixture, is_row, "Stock");
  press_deal (fixture);
  wait_until_closed (fixture);
  g_assert_true (rummy_session_is_practice (fixture->session));
  g_assert_cmpuint (rummy_game_get_record (window_game (fixture->window))->n_deck, ==, 52);
}

/* A hand may have fewer cards: by the keys of its row; what it has no room for any more has no place. */
static void
test_small_hand (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row;

  open_dialog (fixture);
  open_place (fixture, "You");
  type (fixture, "AH 2H 3H");
  row = wait_for (fixture, is_row, "Cards in This Hand");
  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (row)), ==, 13);
  adw_spin_row_set_value (ADW_SPIN_ROW (row), 3);
  assert_told (fixture, "3 of 3 cards");
  point_at (fixture, get_dialog (fixture)); /* keys go where the pointer is */
  gtk_widget_child_focus (row, GTK_DIR_TAB_FORWARD);
  press_key ("Down");
  while (deal_of (fixture)->n[0] != 2)
    g_main_context_iteration (NULL, TRUE);
  assert_told (fixture, "2 of 2 cards");
  assert_lies (fixture, 0, "A♥ 2♥");
  go_back (fixture);
  assert_row (fixture, "You", "A♥ 2♥");
  assert_row (fixture, "Stock", "0 of 36 cards");
  open_place (fixture, "Stock");
  g_assert_null (find (get_dialog (fixture), is_row, "Cards in This Hand"));
  go_back (fixture);
  fill (fixture);
  assert_told (fixture, "All cards are placed.");
  press_deal (fixture);
  wait_until_closed (fixture);
  g_assert_cmpuint (match_of (fixture)->round.n_hand[0], ==, 2);
  g_assert_cmpuint (match_of (fixture)->round.n_hand[1], ==, 13);
  g_assert_cmpuint (order_of (window_table (fixture->window))->n, ==, 2);
}

/* A swipe that begins to leave a page, and does not, leaves all as it is. */
static void
test_half_a_swipe (Fixture *fixture, gconstpointer data)
{
  GtkWidget *toggle, *page;

  open_dialog (fixture);
  open_place (fixture, "You");
  toggle = wait_for (fixture, is_toggle, "Ace of clubs");
  page = gtk_widget_get_ancestor (toggle, ADW_TYPE_NAVIGATION_PAGE);
  g_signal_emit_by_name (page, "hiding");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
  assert_lies (fixture, 0, "A♣");
  go_back (fixture);
  assert_row (fixture, "You", "1 of 13 cards\nA♣");
}

/* It goes on with the same cards after a restart of the program. */
static void
test_restart (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  RummyRound before;
  RummyCard deck[RUMMY_CARDS_MAX];

  open_dialog (fixture);
  fill (fixture);
  press_deal (fixture);
  wait_until_closed (fixture);
  rummy_game_stop (window_game (fixture->window));
  before = match_of (fixture)->round;
  memcpy (deck, rummy_game_get_record (window_game (fixture->window))->deck, sizeof deck);

  close_window (fixture);
  fixture->session = rummy_session_new (fixture->directory);
  g_assert_true (rummy_session_resume (fixture->session, &error));
  g_assert_no_error (error);
  g_assert_true (rummy_session_is_practice (fixture->session));
  g_assert_cmpmem (rummy_game_get_record (rummy_session_get_game (fixture->session))->deck, 52, deck, 52);
  open_window (fixture);
  rummy_game_stop (window_game (fixture->window));
  g_assert_true (rummy_cards_equal (match_of (fixture)->round.hand[0], before.hand[0]));
  g_assert_true (rummy_game_is_practice (window_game (fixture->window)));
}

/* Each game has its places, by as many as can play it, and is dealt. */
static void
test_games (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; rummy_games_get (i) != NULL; i++) {
    const RummyPreset *preset = rummy_games_get (i);
    RummyRules rules;
    GtkWidget *players;

    open_dialog (fixture);
    adw_combo_row_set_selected (ADW_COMBO_ROW (wait_for (fixture, is_row, "Game")), i);
    players = find (get_dialog (fixture), is_row, "Players");
    g_assert_true ((players != NULL) == (preset->seats_min < preset->seats_max));
    if (players != NULL)
      adw_spin_row_set_value (ADW_SPIN_ROW (players), preset->seats_max);
    rummy_rules_init (&rules, preset->key);
    g_assert_true ((find (get_dialog (fixture), is_label, "The dealer also gets a joker.") != NULL) ==
                   rules.dealer_joker);
    fill (fixture);
    press_deal (fixture);
    wait_until_closed (fixture);
    rummy_game_stop (window_game (fixture->window));
    rules.players = (gint16) preset->seats_max;
    g_assert_true (rummy_rules_preset (&match_of (fixture)->rules) == preset);
    g_assert_cmpint (match_of (fixture)->rules.players, ==, preset->seats_max);
    g_assert_cmpuint (rummy_game_get_record (window_game (fixture->window))->n_deck, ==,
                      rummy_rules_n_cards (&rules, (guint) rules.players));
    act (fixture, "end-practice");
  }
}

/* The rules that people have changed in a game are those of what is laid out, too. */
static void
test_changed_rules (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = window_settings (fixture->window);
  const RummyPreset *preset = rummy_preset_find ("500-rum");
  RummyRules rules;

  rummy_preset_rules (preset, 2, &rules);
  rules.deal[2] = 10;
  rummy_rule_settings_write (settings, preset, &rules);
  open_dialog (fixture);
  assert_row (fixture, "You", "0 of 10 cards");
  fill (fixture);
  press_deal (fixture);
  wait_until_closed (fixture);
  rummy_game_stop (window_game (fixture->window));
  g_assert_cmpint (match_of (fixture)->rules.deal[2], ==, 10);
  g_assert_cmpuint (rummy_cards_count (match_of (fixture)->round.hand[0]), ==, 10);

  /* As they are now, when it is opened again. */
  g_settings_reset (settings, "rules");
  open_dialog (fixture);
  g_assert_cmpuint (deal_of (fixture)->n[0], ==, 10);
  g_assert_cmpuint (rummy_laid_deal_get_size (deal_of (fixture), 0), ==, 13);
}

int
main (int argc, char **argv)
{
  init (&argc, &argv);

  ADD ("/lay-dialog/pointer", test_pointer);
  ADD ("/lay-dialog/keys", test_keys);
  ADD ("/lay-dialog/typed", test_typed);
  ADD ("/lay-dialog/full", test_full);
  ADD ("/lay-dialog/deal", test_deal);
  ADD ("/lay-dialog/from-games", test_from_games);
  ADD ("/lay-dialog/small-hand", test_small_hand);
  ADD ("/lay-dialog/half-a-swipe", test_half_a_swipe);
  ADD ("/lay-dialog/restart", test_restart);
  ADD ("/lay-dialog/games", test_games);
  ADD ("/lay-dialog/changed-rules", test_changed_rules);

  return g_test_run ();
}
