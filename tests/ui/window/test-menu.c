/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The menu of the table, its buttons, and what comes before its first deal. */

#include "menu-fixture.h"
#include "ui/cards/sample.h"
#include "ui/help/help-window.h"
#include "ui/help/shortcuts.h"
#include "ui/play/deal-scene.h"
#include "ui/words/offers.h"
#include "ui/words/words.h"

static gboolean
is_item (GtkWidget *widget, const char *text)
{
  g_autofree char *label = NULL;

  if (g_strcmp0 (gtk_widget_get_css_name (widget), "modelbutton") != 0 || !gtk_widget_get_visible (widget))
    return FALSE;

  g_object_get (widget, "text", &label, NULL);

  return g_strcmp0 (label, text) == 0;
}

static void
choose (Fixture *fixture, const char *text)
{
  GtkWidget *menu = open_menu (fixture), *item = find (menu, is_item, text);

  g_assert_nonnull (item);
  g_signal_emit_by_name (item, "clicked");
  spin_until_mapped (menu, FALSE);
}

/* A game in which the hand has no meld after the first draw, which could be laid with nothing selected. */
static void
deal_without_meld (Fixture *fixture)
{
  RummyRound round;

  for (guint64 seed = SEED;; seed++) {
    RummyMove draw = { .kind = RUMMY_MOVE_DRAW, .seat = own_seat (fixture), .card = RUMMY_CARD_NONE };

    rummy_window_new_game (fixture->window, seed);
    wait_for_turn (fixture);
    round = match_of (fixture)->round;
    g_assert_cmpint (rummy_round_apply (&round, &draw, NULL), ==, RUMMY_OK);
    if (!rummy_offers_has_meld (&round, own_seat (fixture)))
      return;
  }
}

/* What cannot be done now is not there; what can is, and has a name. */
static void
test_items (Fixture *fixture, gconstpointer data)
{
  GtkWidget *menu = open_menu (fixture);

  g_assert_nonnull (find (menu, is_item, "Draw from the Stock"));
  g_assert_nonnull (find (menu, is_item, "Hint"));
  g_assert_nonnull (find (menu, is_item, "Sort Cards"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find (menu, is_item, "Hint")), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Hint");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find (menu, is_item, "Sort Cards")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Sort Cards");
  g_assert_null (find (menu, is_item, "Discard"));
  g_assert_null (find (menu, is_item, "Knock"));
  g_assert_null (find (menu, is_item, "Skip to My Turn"));
  gtk_popover_popdown (GTK_POPOVER (menu));
}

/* All of it is in sight, wherever it was asked for. */
static void
test_whole (Fixture *fixture, gconstpointer data)
{
  static const int sizes[][2] = { { 1280, 800 }, { 360, 720 } };
  GtkWidget *window = GTK_WIDGET (fixture->window), *table = GTK_WIDGET (window_table (fixture->window));

  /* Nobody is as quick as that. */
  while (window_table_menu (fixture->window) == NULL)
    g_main_context_iteration (NULL, TRUE);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    graphene_point_t top = GRAPHENE_POINT_INIT (0, 0);
    GtkWidget *menu, *items;
    GdkRectangle at;
    int natural;

    gtk_window_set_default_size (GTK_WINDOW (window), sizes[i][0], sizes[i][1]);
    spin_until_size (window, sizes[i][0], sizes[i][1]);
    rummy_verbs_ask_for_menu (rummy_table_get_verbs (window_table (fixture->window)), 200,
                              gtk_widget_get_height (table) - 50);
    menu = GTK_WIDGET (window_table_menu (fixture->window));
    spin_until_mapped (menu, TRUE);
    gtk_test_widget_wait_for_draw (menu);
    gtk_popover_get_pointing_to (GTK_POPOVER (menu), &at);
    g_assert_true (gtk_widget_compute_point (table, window, &top, &top));
    g_assert_cmpfloat (top.y + at.y, >=, 0);
    /* Nothing of it is scrolled away. */
    items = gtk_popover_get_child (GTK_POPOVER (menu));
    gtk_widget_measure (items, GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL, NULL);
    g_assert_cmpint (gtk_widget_get_height (menu), >=, natural);
    g_assert_cmpfloat (top.y + at.y + gtk_widget_get_height (menu), <=, gtk_widget_get_height (window));
    gtk_popover_popdown (GTK_POPOVER (menu));
    spin_until_mapped (menu, FALSE);
  }
}

/* The bar below is a part of the table. */
static void
test_bar (Fixture *fixture, gconstpointer data)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  point_at (fixture, GTK_WIDGET (window_status (fixture->window)));
  xdotool ("click", "3", NULL);
  while (window_table_menu (fixture->window) == NULL ||
         !gtk_widget_get_mapped (GTK_WIDGET (window_table_menu (fixture->window))))
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE)) /* the button is let go, too */
    ;
  gtk_popover_popdown (window_table_menu (fixture->window));
}

/* A menu within it is as high as its own items. */
static void
test_submenu (Fixture *fixture, gconstpointer data)
{
  GtkWidget *menu = open_menu (fixture);
  int height;

  gtk_test_widget_wait_for_draw (menu);
  height = gtk_widget_get_height (menu);
  g_signal_emit_by_name (find (menu, is_item, "Sort Cards"), "clicked");
  while (gtk_widget_get_height (menu) == height)
    g_main_context_iteration (NULL, TRUE);
  gtk_popover_popdown (GTK_POPOVER (menu));
}

/* A turn by the menu alone; the card that had the focus is the one that goes. */
static void
test_turn (Fixture *fixture, gconstpointer data)
{
  RummyTable *table = window_table (fixture->window);
  RummyCard card;

  choose (fixture, "Draw from the Stock");
  g_assert_cmpint (match_of (fixture)->round.phase, ==, RUMMY_PHASE_PLAY);

  card = order_of (table)->card[order_of (table)->card[2] == match_of (fixture)->round.drawn ? 3 : 2];
  gtk_widget_grab_focus (card_on (table, card));
  rummy_focus_show (focus_of (table), TRUE);
  choose (fixture, "Discard");
  g_assert_false (rummy_cards_has (match_of (fixture)->round.hand[own_seat (fixture)], card));
}

/* Who looks and does nothing is where they were. */
static void
test_focus (Fixture *fixture, gconstpointer data)
{
  RummyTable *table = window_table (fixture->window);
  GtkWidget *card = card_on (table, order_of (table)->card[5]), *menu;

  gtk_widget_grab_focus (card);
  menu = open_menu (fixture);
  gtk_popover_popdown (GTK_POPOVER (menu));
  spin_until_mapped (menu, FALSE);
  g_assert_true (rummy_focus_get_place (focus_of (table)) == card);
}

/* A click on what is to be done explains how; one on a refusal takes that away and no more. */
static void
test_choices (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;

  rummy_status_refuse (window_status (window), RUMMY_REFUSED_DRAWN);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window_status (window)));
  window_click_status (window);
  g_assert_null (window_pane_page (window));

  window_click_status (window);
  g_assert_cmpstr (window_pane_page (window), ==, "analysis");
  spin_until_mapped (window_pane (window), TRUE);
  g_assert_nonnull (find (window_pane (window), is_label, "Click the stock, or drag its top card to your hand."));
}

/* While computers play it skips. */
static void
test_status_skips (Fixture *fixture, gconstpointer data)
{
  g_settings_set_double (window_settings (fixture->window), "pause", 5);
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  play (fixture, RUMMY_MOVE_DISCARD, order_of (window_table (fixture->window))->card[0]);
  window_click_status (fixture->window);
  g_assert_true (rummy_tempo_is_skipping (tempo_of (window_table (fixture->window))));
  g_assert_null (window_pane_page (fixture->window));
  while (match_of (fixture)->round.turn != own_seat (fixture))
    g_main_context_iteration (NULL, TRUE);
}

static void
test_refusal_goes_by_itself (Fixture *fixture, gconstpointer data)
{
  RummyStatus *status = window_status (fixture->window);

  g_object_set (status, "patience", 1, NULL);
  rummy_status_refuse (status, RUMMY_REFUSED_DRAWN);
  g_assert_true (rummy_status_is_refusing (status));
  while (rummy_status_is_refusing (status))
    g_main_context_iteration (NULL, TRUE);
}

/* What is told and is no refusal does not look like one. */
static void
test_told_is_no_refusal (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;

  for (guint i = 0; i < 2; i++) {
    rummy_verbs_tell (rummy_table_get_verbs (window_table (window)), "Several melds fit.");
    g_assert_cmpstr (rummy_status_get_text (window_status (window)), ==, "Several melds fit.");
    g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (window_refusal (window)), "told"));

    rummy_verbs_refuse (rummy_table_get_verbs (window_table (window)), RUMMY_REFUSED_DRAW_FIRST);
    g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (window_refusal (window)), "told"));
  }
}

/* Of the two presets in which the lowest card deals. */
static void
test_draw_for_deal (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  const RummyRound *round;
  g_autofree char *words = NULL;
  RummyCard cards[RUMMY_SEATS_MAX];
  RummyGame *game;
  GtkWidget *drawn;
  gsize n_moves;

  g_assert_null (window_draw (window));
  g_settings_set_string (window_settings (window), "game", data);
  rummy_window_new_game (window, SEED);
  g_settings_reset (window_settings (window), "game");
  game = window_game (window);
  round = rummy_game_get_round (game);
  g_assert_nonnull (window_draw (window));

  rummy_match_draw_for_deal (rummy_game_get_match (game), cards);
  for (guint seat = 0; seat < (guint) round->rules->players; seat++)
    g_assert_cmpuint (rummy_card_rank (cards[round->dealer]), <=, rummy_card_rank (cards[seat]));
  words = g_strdup_printf ("You: %s", rummy_words_card (cards[0]));
  drawn = find (GTK_WIDGET (window_draw (window)), has_tooltip, words);
  g_assert_nonnull (drawn);
  g_assert_cmpstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (window_draw (window))), ==,
                   round->dealer == 0 ? "You drew the lowest card, so you deal. Computer cuts the deck."
                                      : "Computer drew the lowest card and deals. You cut the deck.");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (gtk_widget_get_ancestor (drawn, GTK_TYPE_SCROLLED_WINDOW)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       adw_alert_dialog_get_body (ADW_ALERT_DIALOG (window_draw (window))));
  /* With reduced motion it lies there. */
  g_assert_true (rummy_sample_is_turned_up (RUMMY_SAMPLE (gtk_widget_get_first_child (drawn))));

  /* Nobody plays as long as it is there. */
  n_moves = rummy_game_get_record (game)->n_moves;
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (rummy_game_get_record (game)->n_moves, ==, n_moves);
  adw_dialog_force_close (window_draw (window));
  while (round->turn != own_seat (fixture))
    g_main_context_iteration (NULL, TRUE);

  /* Who wants to hear nothing about the lead hears nothing. */
  g_settings_set_boolean (window_settings (window), "start-reminder", FALSE);
  act (fixture, "restart-game");
  g_assert_null (window_draw (window));
  g_settings_reset (window_settings (window), "start-reminder");

  /* A game that takes its place closes it. */
  act (fixture, "restart-game");
  g_assert_nonnull (window_draw (window));
  rummy_window_new_game (window, SEED + 1);
  g_assert_null (window_draw (window));
}

static gboolean
is_scene (GtkWidget *widget, const char *unused)
{
  return RUMMY_IS_DEAL_SCENE (widget);
}

/* The cards travel from the pack and turn up, then the pack is cut; the game waits until the person goes on. */
static void
test_draw_travels (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  AdwAnimation *animation;
  GtkWidget *scene, *card;
  g_autofree char *words = NULL;
  RummyCard cards[RUMMY_SEATS_MAX];

  g_settings_set_string (window_settings (window), "card-speed", "fast");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (window_settings (window), "game", "500-wikipedia");
  rummy_window_new_game (window, SEED);
  g_settings_reset (window_settings (window), "game");

  rummy_match_draw_for_deal (match_of (fixture), cards);
  words = g_strdup_printf ("You: %s", rummy_words_card (cards[0]));
  scene = find (GTK_WIDGET (window_draw (window)), is_scene, NULL);
  g_assert_nonnull (scene);
  card = gtk_widget_get_first_child (find (scene, has_tooltip, words));
  animation = rummy_deal_scene_get_animation (RUMMY_DEAL_SCENE (scene));
  while (adw_animation_get_state (animation) == ADW_ANIMATION_IDLE)
    g_main_context_iteration (NULL, TRUE);
  adw_animation_pause (animation);
  gtk_test_widget_wait_for_draw (scene);
  g_assert_false (rummy_sample_is_turned_up (RUMMY_SAMPLE (card)));
  adw_animation_resume (animation);
  while (adw_animation_get_state (animation) != ADW_ANIMATION_FINISHED)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (rummy_sample_is_turned_up (RUMMY_SAMPLE (card)));
  g_assert_cmpuint (rummy_game_get_record (window_game (window))->n_moves, ==, 1);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  /* By the key that presses the button of the moment. */
  press_key ("Return");
  while (window_draw (window) != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_settings_reset (window_settings (window), "card-speed");
}

static void
close_draw (RummyWindow *window)
{
  g_assert_nonnull (window_draw (window));
  adw_dialog_force_close (window_draw (window));
  while (window_draw (window) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Whoever opens the game again before a move sees it once more; the log tells it, and has it again. */
static void
test_draw_again (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row;
  const char *words;

  g_assert_false (is_enabled (fixture, "draw-for-deal"));
  g_settings_set_string (window_settings (fixture->window), "game", "500-wikipedia");
  rummy_window_new_game (fixture->window, SEED);
  g_settings_reset (window_settings (fixture->window), "game");
  g_assert_cmpuint (rummy_game_get_record (window_game (fixture->window))->n_moves, ==, 1);

  close_window (fixture);
  fixture->session = rummy_session_new (fixture->directory);
  g_assert_true (rummy_session_resume (fixture->session, NULL));
  open_window (fixture);
  close_draw (fixture->window);

  while (match_of (fixture)->round.turn != own_seat (fixture))
    g_main_context_iteration (NULL, TRUE);
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  act (fixture, "log");
  spin_until_mapped (window_pane (fixture->window), TRUE);
  row = find (window_pane (fixture->window), has_tooltip, "Show the Draw for Dealer");
  g_assert_nonnull (row);
  words = gtk_label_get_text (GTK_LABEL (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row))));
  g_assert_nonnull (strstr (words, " drew the lowest card"));
  g_assert_true (gtk_widget_activate (row));
  close_draw (fixture->window);
}

/* A button that cannot be pressed says what is missing, to who points at it, to a screen reader, and to a finger. */
static void
test_buttons_say_what_is_missing (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  const char *words = "Select only the card to discard.";
  GtkWidget *discard, *meld;

  deal_without_meld (fixture);
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  discard = find (GTK_WIDGET (window_verb_bar (window)), is_button, "Discard");
  meld = find (GTK_WIDGET (window_verb_bar (window)), is_button, "Meld");
  g_assert_false (gtk_widget_get_sensitive (meld));
  g_assert_true (has_tooltip (meld, "Select cards to meld or lay off."));
  g_assert_true (has_tooltip (discard, "Discard the Selected Card"));

  rummy_verbs_toggle (rummy_table_get_verbs (window_table (window)), order_of (window_table (window))->card[0]);
  g_assert_true (has_tooltip (meld, "Meld or Lay Off the Selected Cards"));
  rummy_verbs_toggle (rummy_table_get_verbs (window_table (window)), order_of (window_table (window))->card[1]);
  g_assert_false (gtk_widget_get_sensitive (discard));
  g_assert_true (has_tooltip (discard, words));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (discard), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);

  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  point_at (fixture, discard);
  xdotool ("click", "1", NULL);
  while (!rummy_status_is_refusing (window_status (window)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (rummy_status_get_text (window_status (window)), ==, words);

  rummy_verbs_unselect (rummy_table_get_verbs (window_table (window)), order_of (window_table (window))->card[0]);
  g_assert_true (has_tooltip (discard, "Discard the Selected Card"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (discard), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Discard the Selected Card");
}

/* What comes to lie below a pointer that has clicked says nothing of itself, which would cover the table, until the
 * pointer moves. */
static void
test_no_tooltip_after_a_click (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  GtkWidget *draw, *meld;

  deal_without_meld (fixture);
  draw = find (GTK_WIDGET (window_verb_bar (window)), is_button, "Draw");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  point_at (fixture, draw);
  xdotool ("click", "1", NULL);
  while (match_of (fixture)->round.phase != RUMMY_PHASE_PLAY)
    g_main_context_iteration (NULL, TRUE);
  meld = find (GTK_WIDGET (window_verb_bar (window)), is_button, "Meld");
  g_assert_true (has_tooltip (meld, "Select cards to meld or lay off."));
  g_assert_false (shows_tooltip (meld));

  point_at (fixture, GTK_WIDGET (window_menu (window)));
  while (!shows_tooltip (meld))
    g_main_context_iteration (NULL, TRUE);
}

/* What a menu of one item tells as its key; GTK hears of keys when it has nothing else to do. */
static void
assert_menu_tells (GtkWidget *menu, const char *key)
{
  g_autofree char *told = NULL;

  for (guint i = 0; i < 100; i++)
    g_main_context_iteration (NULL, FALSE);
  g_object_get (find (menu, is_item, "Item"), "accel", &told, NULL);
  g_assert_cmpstr (told, ==, key);
}

static GtkWidget *
make_menu (GtkApplication *application, const char *action)
{
  g_autoptr (GMenu) model = g_menu_new ();
  GtkWidget *button = gtk_menu_button_new (), *window = gtk_application_window_new (application);

  g_menu_append (model, "Item", action);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (model));
  gtk_window_set_child (GTK_WINDOW (window), button);

  return button;
}

/* The keys that menus tell are those that there are, in a window too that was opened with others. */
static void
test_classic_keys (void)
{
  g_autoptr (GtkApplication) application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  g_autoptr (GError) error = NULL;
  GtkWidget *help, *full;

  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  rummy_shortcuts_install (application, TRUE);
  help = make_menu (application, "win.help");
  assert_menu_tells (help, "<Control>F1");
  rummy_shortcuts_install (application, FALSE);
  assert_menu_tells (help, "F1");
  full = make_menu (application, "win.fullscreen");
  assert_menu_tells (full, "F11");
  rummy_shortcuts_install (application, TRUE);
  if (gtk_get_minor_version () < 23) /* which goes on telling a key that an action has no more */
    assert_menu_tells (full, NULL);
  assert_menu_tells (help, "<Control>F1");

  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (help)));
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (full)));
}

#define ADD_TURN(path, func) g_test_add (path, Fixture, NULL, set_up_turn, func, tear_down)

/* The keys of the program do not reach a popover, which has some of its own. */
static void
assert_help (Fixture *fixture, GtkWidget *menu, const char *page)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (menu);
  gboolean has_help = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GListModel) keys = g_list_model_get_item (controllers, i);

    for (guint k = 0; GTK_IS_SHORTCUT_CONTROLLER (keys) && k < g_list_model_get_n_items (keys); k++) {
      g_autoptr (GtkShortcut) key = g_list_model_get_item (keys, k);
      g_autofree char *trigger = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (key));

      if (g_str_equal (trigger, "F1") && !has_help) {
        has_help = TRUE;
        gtk_shortcut_action_activate (gtk_shortcut_get_action (key), GTK_SHORTCUT_ACTION_EXCLUSIVE, menu, NULL);
      }
    }
  }
  g_assert_true (has_help);
  spin_until_mapped (menu, FALSE);
  g_assert_nonnull (window_help (fixture->window));
  g_assert_cmpstr (rummy_help_window_get_key (RUMMY_HELP_WINDOW (window_help (fixture->window))), ==, page);
}

static GtkWidget *
open_options (GtkWidget *widget, const char *tooltip)
{
  GtkMenuButton *button = GTK_MENU_BUTTON (find (widget, has_tooltip, tooltip));
  GtkWidget *menu = GTK_WIDGET (gtk_menu_button_get_popover (button));

  gtk_menu_button_popup (button);
  spin_until_mapped (menu, TRUE);

  return menu;
}

/* At the page of what is seen. */
static void
test_help (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  AdwDialog *dialog;

  assert_help (fixture, open_menu (fixture), "table");

  act (fixture, "replay");
  assert_help (fixture, open_options (GTK_WIDGET (window_replay (window)), "View Options"), "replay");
  act (fixture, "close-replay");
  act (fixture, "history");
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  assert_help (fixture, open_options (GTK_WIDGET (dialog), "More"), "history");
}

static gboolean
is_broken_item (GtkWidget *widget, const char *text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (widget))) > 1;
}

/* Where there is room an item has one line. */
static void
test_lines (Fixture *fixture, gconstpointer data)
{
  GtkWidget *menu;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, 700);
  spin_until_size (GTK_WIDGET (fixture->window), 1000, 700);
  gtk_menu_button_popup (window_menu (fixture->window));
  menu = GTK_WIDGET (gtk_menu_button_get_popover (window_menu (fixture->window)));
  gtk_test_widget_wait_for_draw (menu);
  g_assert_nonnull (find (menu, is_label, "Keyboard Shortcuts"));
  g_assert_null (find (menu, is_broken_item, NULL));
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);

  ADD_TURN ("/menu/items", test_items);
  ADD_TURN ("/menu/whole", test_whole);
  ADD_TURN ("/menu/bar", test_bar);
  ADD_TURN ("/menu/submenu", test_submenu);
  ADD_TURN ("/menu/turn", test_turn);
  ADD_TURN ("/menu/focus", test_focus);
  ADD_TURN ("/menu/choices", test_choices);
  g_test_add_func ("/menu/classic-keys", test_classic_keys);
  g_test_add ("/menu/draw-for-deal", Fixture, "500-wikipedia", set_up_turn, test_draw_for_deal, tear_down);
  g_test_add ("/menu/draw-travels", Fixture, NULL, set_up_turn, test_draw_travels, tear_down);
  ADD_TURN ("/menu/draw-again", test_draw_again);
  ADD_TURN ("/menu/status-skips", test_status_skips);
  ADD_TURN ("/menu/buttons-say-what-is-missing", test_buttons_say_what_is_missing);
  ADD_TURN ("/menu/no-tooltip-after-a-click", test_no_tooltip_after_a_click);
  ADD_TURN ("/menu/refusal-goes-by-itself", test_refusal_goes_by_itself);
  ADD_TURN ("/menu/told-is-no-refusal", test_told_is_no_refusal);
  ADD ("/menu/help", test_help);
  ADD ("/menu/lines", test_lines);

  return g_test_run ();
}
