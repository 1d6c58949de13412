/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Every command is there for a player who has only a keyboard: each page is walked with Tab, and what it has no widget
 * or menu for has a key. */

#include "keyboard-fixture.h"
#include "players-fixture.h"

#include "ui/help/help-window.h"
#include "ui/window/application.h"

static AdwDialog *
dialog_of (Fixture *fixture)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
}

static void
close_dialog (Fixture *fixture)
{
  adw_dialog_force_close (dialog_of (fixture));
  while (dialog_of (fixture) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
press_menu_key (Fixture *fixture)
{
  rummy_verbs_ask_for_menu (rummy_table_get_verbs (window_table (fixture->window)), 300, 200);
  spin_until_mapped (GTK_WIDGET (window_table_menu (fixture->window)), TRUE);
  meet_menu (window_table_items (fixture->window));
  gtk_popover_popdown (window_table_menu (fixture->window));
}

static void
close_sheet (Fixture *fixture)
{
  adw_dialog_force_close (window_sheet (fixture->window));
  spin_until_closed (fixture->window);
}

static void
go_through (Fixture *fixture, const char *name)
{
  g_ptr_array_unref (walk (name, GTK_WIDGET (fixture->window)));
}

static void
go_through_pane (Fixture *fixture)
{
  static const char *const pages[] = { "scores", "moves", "rules", "analysis" };

  if (window_pane_page (fixture->window) == NULL)
    act (fixture, "pane");
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    g_object_set (window_pane (fixture->window), "page", pages[i], NULL);
    go_through (fixture, pages[i]);
  }
}

static void
read_keycaps (GtkWidget *widget)
{
  if (gtk_widget_has_css_class (widget, "keycap"))
    note (listed, gtk_label_get_label (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    read_keycaps (child);
}

/* A dialog that a command opens. */
static void
go_through_dialog (Fixture *fixture, const char *command)
{
  act (fixture, command);
  g_assert_nonnull (dialog_of (fixture));
  go_through (fixture, command);
  read_keycaps (GTK_WIDGET (dialog_of (fixture)));
  close_dialog (fixture);
}


static void
next_game (Fixture *fixture)
{
  act (fixture, "new-game");
  wait_for_turn (fixture);
  pass_turn (fixture);
}

/* With all that it can have: a hand to be replayed, and more games that were left than it lists. */
static void
test_home (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) stops = NULL;

  pass_turn (fixture);
  for (guint i = 0; i < 5; i++) {
    finish_round (fixture); /* without, only the newest are kept */
    close_dialog (fixture);
    next_game (fixture);
  }
  finish_round (fixture);
  act (fixture, "home");
  go_through_dialog (fixture, "unfinished");
  stops = walk ("home", GTK_WIDGET (fixture->window));
  press (stops);
}

/* Before the first game. */
static void
test_welcome (Fixture *fixture, gconstpointer data)
{
  g_settings_set_boolean (window_settings (fixture->window), "welcomed", FALSE);
  close_window (fixture);
  remove_tree (fixture->directory);
  fixture->session = rummy_session_new (fixture->directory);
  open_window (fixture);
  go_through (fixture, "welcome");
  g_settings_reset (window_settings (fixture->window), "welcomed");
}

static void
select_first (Fixture *fixture)
{
  rummy_verbs_select (rummy_table_get_verbs (window_table (fixture->window)),
                      rummy_cards_of (order_of (window_table (fixture->window))->card[0]));
}

/* Its turn, its menu, its pane, and a toast that offers something. */
static void
test_table (Fixture *fixture, gconstpointer data)
{
  go_through (fixture, "turn");
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  select_first (fixture);
  go_through (fixture, "drawn");
  press_menu_key (fixture);
  act (fixture, "undo");
  go_through_pane (fixture);
  act (fixture, "pane");
  act (fixture, "restart-game");
  go_through (fixture, "toast");
}

/* In a narrow window the pane is a sheet. */
static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 720);
  spin_until_size (window, 360, 720);
  go_through (fixture, "narrow turn");
  go_through_pane (fixture);
  act (fixture, "pane");
  act (fixture, "home");
  go_through (fixture, "narrow home");
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 720);
  spin_until_size (window, 1000, 720);
}

static void
test_dialogs (Fixture *fixture, gconstpointer data)
{
  static const char *const commands[] = { "choose-game", "history", "league", "deal", "lay-out",
                                          "pile", "shortcuts", "about", "watch" };
  static const char *const pages[] = { "table", "play", "hand", "rules", "sound" };
  static const char *const changed[] = { "house-rules", "rules" };
  const char *const house[] = { "Rummy 500 rules 1 | Sundays | 500-rum jokers=2 target=300 | MQQY", NULL };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    go_through_dialog (fixture, commands[i]);

  g_settings_set_strv (window_settings (fixture->window), "house-rules", house);
  g_settings_set_value (window_settings (fixture->window), "rules",
                        g_variant_new_parsed ("{'500-rum': 'jokers=2 target=300 twos=yes'}"));
  act (fixture, "preferences");
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    adw_preferences_dialog_set_visible_page_name (ADW_PREFERENCES_DIALOG (dialog_of (fixture)), pages[i]);
    go_through (fixture, pages[i]);
  }
  close_dialog (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (changed); i++)
    g_settings_reset (window_settings (fixture->window), changed[i]);
}

/* Several, whose data can be taken along together. */
static void
test_players (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_players (fixture);

  add (fixture, dialog, "Ann");
  go_through (fixture, "players");
  close_dialog (fixture);
  reset_profiles ();
}

/* The cards of the pile are rows; one that is chosen is taken. */
static void
test_pile (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) stops = NULL;

  act (fixture, "pile");
  stops = walk ("pile", GTK_WIDGET (fixture->window));
  press (stops);
}

/* The end of a round and of a game, and the games that were played. */
static void
test_end (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list;

  for (guint i = 0; i < 2; i++) {
    finish_round (fixture);
    while (i == 1 && !match_of (fixture)->over) {
      act (fixture, "next-round");
      finish_round (fixture);
    }
    go_through (fixture, "sheet");
    close_sheet (fixture);
    go_through (fixture, "over");
    go_through_pane (fixture);
    act (fixture, "pane");
    if (i == 0)
      act (fixture, "next-round");
  }

  go_through_dialog (fixture, "league");
  act (fixture, "history");
  while ((list = find (GTK_WIDGET (dialog_of (fixture)), is_of_type, "GtkListView")) == NULL ||
         !gtk_widget_get_mapped (list))
    g_main_context_iteration (NULL, TRUE);
  go_through (fixture, "history with a game");
  gtk_widget_activate_action (list, "list.activate-item", "u", 0);
  while (find (GTK_WIDGET (dialog_of (fixture)), is_of_type, "RummyPastGamePage") == NULL)
    g_main_context_iteration (NULL, TRUE);
  go_through (fixture, "game of the history");
}

/* The review of a round, and its menu. */
static void
test_replay (Fixture *fixture, gconstpointer data)
{
  RummyReview *review;

  finish_round (fixture);
  close_sheet (fixture);
  act (fixture, "review");
  review = rummy_time_line_get_review (window_line (fixture->window));
  while (rummy_review_get_n_done (review) < rummy_review_get_n (review))
    g_main_context_iteration (NULL, TRUE);
  go_through (fixture, "replay");
  gtk_widget_activate_action (GTK_WIDGET (window_replay (fixture->window)), "replay.last", NULL);
  go_through (fixture, "end of the replay");
  go_through_pane (fixture);
}

/* A plate opens who sits there. */
static void
test_seat (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) stops = NULL;
  guint own = own_seat (fixture);

  rummy_game_set_practice (window_game (fixture->window));
  go_through (fixture, "practice");
  for (guint i = 0; i < 2; i++) {
    guint seat = i == 0 ? own : 1 - own;

    gtk_widget_activate_action (rummy_seating_get_widget (seating_of (window_table (fixture->window)), seat),
                                "seat.activate", NULL);
    spin_until_mapped (window_seat_popover (fixture->window), TRUE);
    stops = walk ("seat", GTK_WIDGET (fixture->window));
    if (seat != own)
      press (stops);
    if (window_seat_popover (fixture->window) != NULL)
      gtk_popover_popdown (GTK_POPOVER (window_seat_popover (fixture->window)));
    while (window_seat_popover (fixture->window) != NULL)
      g_main_context_iteration (NULL, TRUE);
    g_clear_pointer (&stops, g_ptr_array_unref);
  }
}

/* Who sits down after the computer played for them can go back. */
static void
test_sit_down (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = window_game (fixture->window);
  guint own = own_seat (fixture);
  gsize before = rummy_game_get_record (game)->n_moves;

  rummy_game_set_level (game, own, RUMMY_LEVEL_RANDOM);
  while (rummy_game_get_record (game)->n_moves == before)
    g_main_context_iteration (NULL, TRUE);
  rummy_game_set_level (game, own, RUMMY_LEVEL_PERSON);
  go_through (fixture, "sit down");
}

/* Where only computers play. */
static void
test_watch (Fixture *fixture, gconstpointer data)
{
  g_settings_set_boolean (window_settings (fixture->window), "watch-rounds", FALSE);
  g_settings_set_double (window_settings (fixture->window), "pause", 5);
  act (fixture, "watch");
  g_signal_emit_by_name (adw_dialog_get_default_widget (dialog_of (fixture)), "clicked");
  while (dialog_of (fixture) != NULL)
    g_main_context_iteration (NULL, TRUE);
  go_through (fixture, "watch");
  act (fixture, "watch-stop");
  go_through (fixture, "stopped");
  do {
    finish_round (fixture);
    if (!match_of (fixture)->over)
      act (fixture, "next-round");
  } while (!match_of (fixture)->over);
  close_sheet (fixture);
  go_through (fixture, "watched");
  g_settings_set_double (window_settings (fixture->window), "pause", 0);
}

static void
test_guide (Fixture *fixture, gconstpointer data)
{
  act (fixture, "guide");
  go_through (fixture, "guide");
}

/* Games with steps of their own. */
static void
test_games (Fixture *fixture, gconstpointer data)
{
  g_settings_set_string (window_settings (fixture->window), "game", "dealers-gambit");
  for (guint64 seed = SEED; seed == SEED || match_of (fixture)->round.turn != own_seat (fixture); seed++)
    rummy_window_new_game (fixture->window, seed);
  g_assert_cmpint (match_of (fixture)->round.phase, ==, RUMMY_PHASE_NOMINATE);
  while (dialog_of (fixture) != NULL)
    close_dialog (fixture);
  go_through (fixture, "dealer");

  g_settings_set_string (window_settings (fixture->window), "game", "500-wikipedia");
  rummy_window_new_game (fixture->window, SEED);
  g_settings_reset (window_settings (fixture->window), "game");
  go_through (fixture, "draw for the deal");
  close_dialog (fixture);
  act (fixture, "log");
  go_through (fixture, "moves of the deal");
}

/* Several at one screen. */
static void
test_pass (Fixture *fixture, gconstpointer data)
{
  for (guint seat = 0; seat < 2; seat++)
    rummy_game_set_level (window_game (fixture->window), seat, RUMMY_LEVEL_PERSON);
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  play (fixture, RUMMY_MOVE_DISCARD, rummy_cards_first (match_of (fixture)->round.hand[own_seat (fixture)]));
  g_assert_true (rummy_screen_is_passing (window_screen (fixture->window)));
  go_through (fixture, "pass");
}

static gboolean
has_button (const RummyHelpPage *page)
{
  for (guint i = 0; i < page->blocks->len; i++) {
    if (((RummyHelpBlock *) page->blocks->pdata[i])->kind == RUMMY_HELP_ACTION)
      return TRUE;
  }

  return FALSE;
}

static void
test_help (Fixture *fixture, gconstpointer data)
{
  GtkWidget *help;
  const RummyHelpBook *book;

  act (fixture, "help");
  help = window_help (fixture->window);
  book = rummy_help_window_get_book (RUMMY_HELP_WINDOW (help));
  for (guint i = 0; i < book->pages->len; i++) {
    const RummyHelpPage *page = book->pages->pdata[i];

    if (!has_button (page))
      continue;
    rummy_help_window_show (RUMMY_HELP_WINDOW (help), page->key);
    g_ptr_array_unref (walk ("help", help));
  }
}

/* The commands that have keys, and those keys. */
static void
meet_accelerators (GtkApplication *application)
{
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (application);

  for (guint i = 0; actions[i] != NULL; i++) {
    g_auto (GStrv) keys = gtk_application_get_accels_for_action (application, actions[i]);

    for (guint k = 0; keys[k] != NULL; k++) {
      GdkModifierType modifiers;
      guint key;

      meet (actions[i]);
      g_assert_true (gtk_accelerator_parse (keys[k], &key, &modifiers));
      g_hash_table_add (listened, gtk_accelerator_get_label (key, modifiers));
    }
  }
}

static void
started_cb (GtkApplication *application)
{
  note_group (G_ACTION_GROUP (application), "app");
  meet_accelerators (application);
  g_application_quit (G_APPLICATION (application));
}

/* Every key of a command is in Keyboard Shortcuts. */
static void
test_keys (void)
{
  g_autoptr (RummyApplication) application = rummy_application_new ();
  GHashTableIter iter;
  gpointer key;

  place = "keys";
  g_signal_connect (application, "window-added", G_CALLBACK (started_cb), NULL);
  g_assert_cmpint (g_application_run (G_APPLICATION (application), 0, NULL), ==, 0);
  g_assert_cmpuint (g_hash_table_size (listened), >, 30);
  g_hash_table_iter_init (&iter, listened);
  while (g_hash_table_iter_next (&iter, &key, NULL)) {
    if (!g_hash_table_contains (listed, key))
      find_fault ("%s is not in Keyboard Shortcuts", (char *) key);
  }
}

/* What no player calls by its name. */
static const char *const exceptions[] = {
  "card.activate", "card.discard", "card.select", /* a screen reader's; the table has Enter, Delete and Space */
  "seat.activate", "slot.activate", /* the same */
  "help.save",    /* "win.help-text" does it */
  "houses.focus", /* after an import */
  "history.show-all", /* a button where no game is of a chosen kind */
  "app.restart",  /* a row of the preferences, where the system has the locale of another language */
};

/* Every command was met, and no exception is superfluous. */
static void
test_all (void)
{
  GHashTableIter iter;
  gpointer name;

  place = "everywhere";
  for (guint i = 0; i < G_N_ELEMENTS (exceptions); i++) {
    if (!g_hash_table_remove (registered, exceptions[i]) || g_hash_table_contains (met, exceptions[i]))
      find_fault ("%s is no exception", exceptions[i]);
  }
  g_assert_cmpuint (g_hash_table_size (registered), >, 100);
  g_hash_table_iter_init (&iter, registered);
  while (g_hash_table_iter_next (&iter, &name, NULL)) {
    if (!g_hash_table_contains (met, name))
      find_fault ("nobody comes to %s with keys", (char *) name);
  }
}

int
main (int argc, char *argv[])
{
  init_names ();
  init (&argc, &argv);

  ADD_TURN ("/keyboard/home", test_home);
  ADD_TURN ("/keyboard/table", test_table);
  ADD ("/keyboard/welcome", test_welcome);
  ADD_TURN ("/keyboard/narrow", test_narrow);
  ADD_TURN ("/keyboard/dialogs", test_dialogs);
  ADD_PLAYERS ("/keyboard/players", test_players);
  ADD_TURN ("/keyboard/pile", test_pile);
  ADD_TURN ("/keyboard/end", test_end);
  ADD_TURN ("/keyboard/replay", test_replay);
  ADD_TURN ("/keyboard/seat", test_seat);
  ADD_TURN ("/keyboard/sit-down", test_sit_down);
  ADD_TURN ("/keyboard/watch", test_watch);
  ADD_TURN ("/keyboard/guide", test_guide);
  ADD_TURN ("/keyboard/games", test_games);
  ADD_TURN ("/keyboard/pass", test_pass);
  ADD_TURN ("/keyboard/help", test_help);
  g_test_add_func ("/keyboard/keys", test_keys);
  g_test_add_func ("/keyboard/all", test_all);

  return g_test_run ();
}
