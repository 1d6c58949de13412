/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-fixture.h"

#include "ui/records/score-sheet.h"
#include "ui/words/words.h"
#include "sample.h"

static void
test_opens (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;

  g_assert_nonnull (window_game (window));
  g_assert_true (rummy_table_get_game (window_table (window)) == window_game (window));
  g_assert_cmpuint (match_of (fixture)->rounds, ==, 1);
  g_assert_cmpuint (match_of (fixture)->round.turn, ==, own_seat (fixture));
  g_assert_cmpstr (window_page (window), ==, "table");
  g_assert_cmpstr (gtk_label_get_label (window_subtitle (window)), ==, "You 0 · Computer 0 · to 500");
  g_assert_cmpstr (rummy_status_get_text (window_status (window)), ==,
                   "Draw a card, or pick up from the pile.");
  assert_verbs (fixture, "Draw, Take");
}

static void
test_turn (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;

  g_assert_false (can_undo (fixture));
  play (fixture, RUMMY_MOVE_TAKE, rummy_round_upcard (&match_of (fixture)->round));
  assert_verbs (fixture, "Meld, Discard");
  g_assert_cmpstr (rummy_status_get_text (window_status (window)), ==,
                   "Select cards to meld, or double-click one to discard it.");

  act (fixture, "undo");
  assert_verbs (fixture, "Draw, Take");
  g_assert_false (can_undo (fixture));

  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  play (fixture, RUMMY_MOVE_DISCARD, rummy_cards_first (match_of (fixture)->round.hand[own_seat (fixture)]));
  assert_verbs (fixture, "");
  g_assert_cmpstr (rummy_status_get_text (window_status (window)), ==, "Computer is thinking…");
  g_assert_false (can_undo (fixture));
}

static void
test_refusal (Fixture *fixture, gconstpointer data)
{
  RummyStatus *status = window_status (fixture->window);

  g_signal_emit_by_name (window_table (fixture->window), "refused", RUMMY_REFUSED_DRAW_FIRST);
  g_assert_true (rummy_status_is_refusing (status));
  g_assert_cmpstr (rummy_status_get_text (status), ==, rummy_words_refusal (RUMMY_REFUSED_DRAW_FIRST));

  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  g_assert_false (rummy_status_is_refusing (status));

  for (RummyTableNotice notice = RUMMY_NOTICE_LET_GO_FIRST; notice <= RUMMY_NOTICE_WAIT; notice++) {
    g_signal_emit_by_name (window_table (fixture->window), "notice", notice);
    g_assert_true (rummy_status_is_refusing (status));
  }
  g_object_set (status, "n-selected", 1, NULL);
  g_assert_false (rummy_status_is_refusing (status));
}

/* A refusal stands where the line stood that says what to do, so it says that too. */
static void
test_has_to_wait (Fixture *fixture, gconstpointer data)
{
  g_settings_set_string (window_settings (fixture->window), "game", "gin");
  g_settings_set_int (window_settings (fixture->window), "players", 2);
  rummy_window_new_game (fixture->window, SEED);
  rummy_game_stop (window_game (fixture->window));
  g_assert_cmpint (match_of (fixture)->round.phase, ==, RUMMY_PHASE_OFFER);
  g_signal_emit_by_name (window_table (fixture->window), "refused", RUMMY_REFUSED_PHASE);
  g_assert_nonnull (
    strstr (rummy_status_get_text (window_status (fixture->window)), "Take the upcard, or pass."));
}

/* Of a game of the same kind it is said that it can go on. */
static void
click_undo (Fixture *fixture)
{
  GtkWidget *toasts = GTK_WIDGET (window_toasts (fixture->window)), *button = find (toasts, is_button, "Undo");

  if (button == NULL)
    button = find (toasts, is_button, "Continue");

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

/* The moves of the game that goes on, which must be those in the file; free with free (). */
static char *
record_of (Fixture *fixture)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->directory, RUMMY_AUTOSAVE_NAME);
  g_auto (RummySavedGame) saved = { 0 };
  char *record = rummy_record_to_text (rummy_game_get_record (window_game (fixture->window))), *kept;

  g_assert_true (rummy_save_load (file, &saved, NULL));
  kept = rummy_record_to_text (&saved.record);
  g_assert_cmpstr (kept, ==, record);
  free (kept);

  return record;
}

static void
spin_until_own_turn (Fixture *fixture)
{
  while (window_game (fixture->window) != NULL && match_of (fixture)->round.turn != own_seat (fixture))
    g_main_context_iteration (NULL, TRUE);
}

/* A game of some moves comes back with all of them, even when the computer has played in the new one. */
static void
test_undo_from_toast (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  RummyGame *game = window_game (window);
  const char *const commands[][2] = {
    { "new-game", NULL }, { "restart-game", NULL }, { "home", "new-game" },
  };

  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  play (fixture, RUMMY_MOVE_DISCARD, rummy_cards_first (match_of (fixture)->round.hand[own_seat (fixture)]));
  spin_until_own_turn (fixture);
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    char *before = record_of (fixture), *after;

    for (guint k = 0; k < 2 && commands[i][k] != NULL; k++)
      act (fixture, commands[i][k]);
    g_assert_true (window_game (window) != game);
    spin_until_own_turn (fixture);

    click_undo (fixture);
    g_assert_true (window_game (window) == game);
    g_assert_true (rummy_table_get_game (window_table (window)) == game);
    assert_verbs (fixture, "Meld, Discard");
    after = record_of (fixture);
    g_assert_cmpstr (after, ==, before);
    free (before);
    free (after);
  }
}

/* Melding is offered when it would be allowed, and only then. */
/* The parts of the table from top to bottom, then the buttons, which stay where the focus is. */
static void
test_tab (Fixture *fixture, gconstpointer data)
{
  static const RummyZone zones[] = { RUMMY_ZONE_SEAT, RUMMY_ZONE_OTHERS, RUMMY_ZONE_STOCK,
                                     RUMMY_ZONE_PILE, RUMMY_ZONE_SLOT, RUMMY_ZONE_HAND };
  RummyTable *table = window_table (fixture->window);
  GtkWidget *discard;

  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  gtk_widget_grab_focus (GTK_WIDGET (window_menu (fixture->window)));
  for (guint i = 0; i < G_N_ELEMENTS (zones); i++) {
    g_assert_true (gtk_widget_child_focus (GTK_WIDGET (table), GTK_DIR_TAB_FORWARD));
    g_assert_cmpint (rummy_spread_get_spot (spread_of (table), rummy_focus_get_place (focus_of (table))).zone, ==,
                     zones[i]);
  }
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (table), GTK_DIR_TAB_FORWARD));

  discard = find (GTK_WIDGET (window_verb_bar (fixture->window)), is_button, "Discard");
  g_assert_true (gtk_widget_grab_focus (discard));
  g_assert_true (gtk_widget_get_sensitive (discard));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == discard);
}

/* Who leads is told, and what was done last. */
static void
test_news (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  RummyMove draw = { .kind = RUMMY_MOVE_DRAW, .seat = 1, .card = RUMMY_CARD_NONE };
  RummyCard drawn, card;
  g_autofree char *words = NULL;

  g_assert_true (g_str_has_prefix (window_told (window), "You go first. Draw a card"));
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  drawn = match_of (fixture)->round.drawn;
  card = rummy_cards_first (match_of (fixture)->round.hand[own_seat (fixture)]);
  rummy_game_stop (window_game (window));
  play (fixture, RUMMY_MOVE_DISCARD, card);
  words = g_strdup_printf ("You go first. You drew the %s. You discarded the %s.",
                           rummy_words_card (drawn), rummy_words_card (card));
  g_assert_true (g_str_has_prefix (window_told (window), words));

  g_assert_cmpint (rummy_game_play (window_game (window), &draw, 1), ==, RUMMY_OK);
  g_assert_cmpstr (window_told (window), ==, "Computer drew a card. Computer is thinking…");
}

/* What lets go of a dialog may be its own layout, which libadwaita does not survive. */
static void
test_dialog_outlives_layout (Fixture *fixture, gconstpointer data)
{
  AdwDialog *dialog;

  finish_round (fixture);
  window_close_sheet (fixture->window);
  spin_until_closed (fixture->window);
  window_show_sheet (fixture->window);
  dialog = window_sheet (fixture->window);
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);

  /* At once: it has had no frame yet, so nothing but its parent keeps it. */
  adw_dialog_force_close (dialog);
  g_assert_nonnull (dialog);
  g_assert_null (gtk_widget_get_parent (GTK_WIDGET (dialog)));

  while (dialog != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_round_end (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  guint winner;

  g_assert_false (is_enabled (fixture, "next-round"));
  finish_round (fixture);

  winner = rummy_match_round_winner (match_of (fixture));
  g_assert_cmpstr (rummy_score_sheet_get_headline (RUMMY_SCORE_SHEET (window_sheet (window))), ==,
                   winner == RUMMY_SEAT_NONE ? "Nobody won this round"
                   : winner == 0             ? "You won this round"
                                             : "Computer won this round");
  assert_page (fixture, "none");
  g_assert_false (is_enabled (fixture, "another-game"));

  adw_dialog_close (window_sheet (window));
  spin_until_closed (window);
  assert_page (fixture, "round-over");
  g_assert_true (is_enabled (fixture, "next-round"));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == window_next_round (window));

  act (fixture, "scores");
  g_assert_nonnull (window_sheet (window));
  act (fixture, "next-round");
  g_assert_null (window_sheet (window));
  g_assert_cmpuint (match_of (fixture)->rounds, ==, 2);
  g_assert_cmpuint (match_of (fixture)->round.lead, ==, 1);
  g_assert_true (g_str_has_suffix (gtk_label_get_label (window_subtitle (window)), " · to 500"));
  g_assert_false (is_enabled (fixture, "next-round"));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), GTK_WIDGET (window_table (window))));
}

/* Within a round they are in the pane; the end of the round has a sheet of its own. */
static void
test_scores_in_between (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;

  act (fixture, "scores");
  g_assert_null (window_sheet (window));
  g_assert_cmpstr (window_pane_page (window), ==, "scores");
  finish_round (fixture);
  g_assert_nonnull (window_sheet (window));
  window_close_sheet (window);
  act (fixture, "pane");
  g_assert_null (window_pane_page (window));
}

static void
test_game_end (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;

  finish_round (fixture);
  while (!match_of (fixture)->over) {
    act (fixture, "next-round");
    finish_round (fixture);
  }

  g_assert_cmpstr (rummy_score_sheet_get_headline (RUMMY_SCORE_SHEET (window_sheet (window))), ==,
                   match_of (fixture)->winner == 0 ? "You won the game!" : "Computer won the game");
  g_assert_cmpstr (adw_dialog_get_title (window_sheet (window)), ==, "Final Score");
  g_assert_false (is_enabled (fixture, "next-round"));
  adw_dialog_close (window_sheet (window));
  spin_until_closed (window);
  assert_page (fixture, "game-over");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == window_another_game (window));

  act (fixture, "another-game");
  g_assert_null (window_sheet (window));
  g_assert_cmpuint (match_of (fixture)->game, ==, 2);
  g_assert_cmpuint (match_of (fixture)->rounds, ==, 1);
  g_assert_cmpuint (match_of (fixture)->round.lead, ==, 1);
}

static void
test_new_game (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  const char *const commands[] = { "new-game", "restart-game" };
  const char *const told[] = { "You left 500 Rum in round 1.",
                               "Game restarted. You go first." };

  g_assert_null (window_undo_toast (window));
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    act (fixture, commands[i]);
    g_assert_nonnull (window_undo_toast (window));
    g_assert_nonnull (find (GTK_WIDGET (window_toasts (window)), is_label, told[i]));
    g_assert_nonnull (find (GTK_WIDGET (window_toasts (window)), is_button,
                            i == 0 ? "Continue" : "Undo"));
    g_assert_cmpstr (adw_toast_get_action_name (window_undo_toast (window)), ==, "win.bring-back");

    act (fixture, i == 0 ? "undo" : "bring-back");
    g_assert_cmpuint (match_of (fixture)->seed, ==, SEED);
    assert_verbs (fixture, "Meld, Discard");
    g_assert_null (window_undo_toast (window));
    g_assert_nonnull (find (GTK_WIDGET (window_toasts (window)), is_label, "You’re back in your last game."));
    g_assert_false (is_enabled (fixture, "bring-back"));
  }
}

static void
test_undo_goes (Fixture *fixture, gconstpointer data)
{
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  act (fixture, "restart-game");
  g_assert_cmpuint (match_of (fixture)->round.lead, ==, own_seat (fixture));

  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  g_assert_false (is_enabled (fixture, "bring-back"));
  g_assert_null (window_undo_toast (fixture->window));
}

static void
begin_again (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  fixture->session = rummy_session_new (fixture->directory);
  g_assert_true (rummy_session_resume (fixture->session, &error));
  g_assert_no_error (error);
  open_window (fixture);
}

static void
reopen (Fixture *fixture)
{
  close_window (fixture);
  begin_again (fixture);
}

/* Nothing tells a window that is gone. */
static void
test_settings_outlive_window (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");

  close_window (fixture);
  g_settings_set_boolean (settings, "start-reminder", FALSE);
  g_settings_reset (settings, "start-reminder");
  while (g_main_context_iteration (NULL, FALSE))
    ;
  begin_again (fixture);
}

static void
test_resume (Fixture *fixture, gconstpointer data)
{
  RummyCards hand;
  RummyCard first;

  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  hand = match_of (fixture)->round.hand[own_seat (fixture)];
  first = order_of (window_table (fixture->window))->card[0];
  rummy_choice_move (rummy_table_get_choice (window_table (fixture->window)), rummy_cards_of (first), 5);
  rummy_table_refresh (window_table (fixture->window), NULL, FALSE);

  reopen (fixture);
  g_assert_cmpint (order_of (window_table (fixture->window))->card[5], ==, first);
  g_assert_true (rummy_cards_equal (hand, match_of (fixture)->round.hand[own_seat (fixture)]));
  assert_verbs (fixture, "Meld, Discard");
  g_assert_null (window_sheet (fixture->window));

  finish_round (fixture);
  reopen (fixture);
  spin_until_sheet (fixture->window);
  g_assert_cmpuint (match_of (fixture)->rounds, ==, 1);
  g_assert_true (GTK_IS_BUTTON (gtk_root_get_focus (GTK_ROOT (fixture->window))));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (gtk_root_get_focus (GTK_ROOT (fixture->window)))),
                   ==, "win.next-round");
}

static void
test_save_fails (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->directory, "file");
  g_autoptr (GFile) below = g_file_get_child (file, "below");
  g_autoptr (RummySession) session = rummy_session_new (below);
  RummyWindow *window;

  g_assert_true (g_file_replace_contents (file, "", 0, NULL, FALSE, 0, NULL, NULL, NULL));
  window = rummy_window_new (NULL, session);
  rummy_window_new_game (window, SEED);
  g_assert_nonnull (window_game (window));
  g_assert_true (adw_banner_get_revealed (window_trouble (window)));

  /* With the next move that can be kept it is over. */
  g_assert_true (g_file_delete (file, NULL, NULL));
  rummy_window_new_game (window, SEED);
  while (adw_banner_get_revealed (window_trouble (window)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (window_trouble (window)))); /* nor is it read out */
  g_assert_null (rummy_session_get_trouble (session));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* In words, until the disk has it all. */
static void
test_disk_stalls (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;

  g_object_set (fixture->session, "patience", 1, NULL);
  sample_set_disk (SAMPLE_DISK_STALLED);
  rummy_window_new_game (window, SEED);
  g_assert_false (adw_banner_get_revealed (window_trouble (window)));
  while (!adw_banner_get_revealed (window_trouble (window)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (adw_banner_get_title (window_trouble (window)), ==,
                   "Saving is taking a while. You can keep playing.");
  spin_until_own_turn (fixture);

  sample_set_disk (SAMPLE_DISK_REAL);
  while (adw_banner_get_revealed (window_trouble (window)))
    g_main_context_iteration (NULL, TRUE);
}

/* A low window has no room for a banner, and tells it in a toast. */
static void
test_disk_stalls_in_a_low_window (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  const char *words = "Saving is taking a while. You can keep playing.";
  GtkWidget *details;

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 294);
  spin_until_size (GTK_WIDGET (window), 360, 294);
  adw_toast_overlay_dismiss_all (window_toasts (window));
  g_object_set (fixture->session, "patience", 1, NULL);
  sample_set_disk (SAMPLE_DISK_STALLED);
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  while (find (GTK_WIDGET (window_toasts (window)), is_label, words) == NULL)
    g_main_context_iteration (NULL, TRUE);
  spin_until_mapped (find (GTK_WIDGET (window_toasts (window)), is_label, words), TRUE);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (window_trouble (window))));

  details = find (GTK_WIDGET (window_toasts (window)), is_button, "Details");
  g_signal_emit_by_name (details, "clicked");
  while (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  sample_set_disk (SAMPLE_DISK_REAL);
  while (rummy_session_get_trouble (fixture->session) != NULL)
    g_main_context_iteration (NULL, TRUE);
  /* The next window takes it over; libadwaita (1.7) keeps the old picture until it has drawn the new one. */
  gtk_window_set_default_size (GTK_WINDOW (window), 990, 710);
  spin_until_size (GTK_WIDGET (window), 990, 710);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

static AdwDialog *
get_dialog (RummyWindow *window)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
}

/* What told of the old game goes with it, whatever lies on top; what does not stays. */
static void
test_dialogs_go_with_the_game (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  const char *const actions[] = { "deal", "pile" };

  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    act (fixture, actions[i]);
    g_assert_nonnull (get_dialog (window));
    rummy_window_new_game (window, SEED);
    while (get_dialog (window) != NULL)
      g_main_context_iteration (NULL, TRUE);
    g_assert_null (window_sheet (window));
    rummy_session_undo (fixture->session);
  }

  act (fixture, "log");
  act (fixture, "shortcuts");
  rummy_window_new_game (window, SEED);
  g_assert_true (ADW_IS_DIALOG (get_dialog (window)));
  adw_dialog_force_close (get_dialog (window));
  while (get_dialog (window) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_title (Fixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);

  g_assert_cmpstr (gtk_window_get_title (window), ==, "500 Rum");
  g_settings_set_string (window_settings (fixture->window), "game", "kaluki");
  rummy_window_new_game (fixture->window, SEED);
  g_settings_reset (window_settings (fixture->window), "game");
  g_assert_cmpstr (gtk_window_get_title (window), ==, "Kaluki");
  act (fixture, "home");
  g_assert_cmpstr (gtk_window_get_title (window), ==, "Rummy 500");
}

static gboolean
frame_cb (gpointer data)
{
  ++*(guint *) data;

  return G_SOURCE_CONTINUE;
}

/* Where one frame follows the other without a pause, as on a slow machine. */
static void
test_focus_comes_back_among_frames (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  guint n_frames = 0, id;

  gtk_root_set_focus (GTK_ROOT (window), NULL);
  id = g_idle_add_full (GDK_PRIORITY_REDRAW, frame_cb, &n_frames, NULL);
  g_object_notify (G_OBJECT (window), "visible-dialog");
  while (n_frames < 10)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (id);
  g_assert_nonnull (gtk_root_get_focus (GTK_ROOT (window)));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), GTK_WIDGET (window_table (window))));
}

/* A setting of something else leaves the table as it was dressed. */
static void
test_settings_of_something_else (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  RummyPace pace;

  rummy_pace_read (window_settings (window), &pace);
  g_assert_cmpuint (pace_of (window_table (window))->pause, ==, pace.pause);
  pace.pause += 1234;
  rummy_table_set_pace (window_table (window), &pace);
  g_settings_set_boolean (window_settings (window), "sounds",
                          !g_settings_get_boolean (window_settings (window), "sounds"));
  g_assert_cmpuint (pace_of (window_table (window))->pause, ==, pace.pause);
  g_settings_reset (window_settings (window), "sounds");

  g_settings_set_boolean (window_settings (window), "mark-acts", !pace.marks);
  g_assert_cmpuint (pace_of (window_table (window))->pause, ==, pace.pause - 1234);
  g_settings_reset (window_settings (window), "mark-acts");
}

static void
deal_next_round (Fixture *fixture)
{
  finish_round (fixture);
  adw_toast_overlay_dismiss_all (window_toasts (fixture->window));
  act (fixture, "next-round");
}

static void
test_lead_is_told (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");
  RummyWindow *window = fixture->window;

  g_assert_true (g_str_has_prefix (window_told (window), "You go first."));
  g_assert_true (g_settings_get_boolean (settings, "start-reminder"));
  deal_next_round (fixture);
  g_assert_cmpstr (window_told (window), ==, "Computer goes first."); /* and doesn't think while cards are dealt */

  g_settings_set_boolean (settings, "start-reminder", FALSE);
  deal_next_round (fixture);
  g_assert_null (strstr (window_told (window), "You go first."));

  g_settings_reset (settings, "start-reminder");
  deal_next_round (fixture);
  g_assert_true (g_str_has_prefix (window_told (window), "Computer goes first."));
}

static void
test_folds (Fixture *fixture, gconstpointer data)
{
  const struct {
    int width, height;
    gboolean compact;
    GtkOrientation orientation;
  } cases[] = {
    { 1200, 800, FALSE, GTK_ORIENTATION_HORIZONTAL },
    { 360, 720, FALSE, GTK_ORIENTATION_VERTICAL },
    { 360, 294, TRUE, GTK_ORIENTATION_HORIZONTAL },
    { 900, 400, TRUE, GTK_ORIENTATION_HORIZONTAL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    gboolean compact;

    gtk_window_set_default_size (GTK_WINDOW (fixture->window), cases[i].width, cases[i].height);
    spin_until_size (GTK_WIDGET (fixture->window), cases[i].width, cases[i].height);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));

    g_object_get (window_status (fixture->window), "compact", &compact, NULL);
    g_assert_cmpint (compact, ==, cases[i].compact);
    g_assert_cmpint (gtk_orientable_get_orientation (GTK_ORIENTABLE (window_bottom (fixture->window))), ==,
                     cases[i].orientation);
  }
}

/* The window looks where the focus belongs while the drawn card is not on the table yet. */
static void
test_draw_from_the_menu (Fixture *fixture, gconstpointer data)
{
  RummyTable *table = window_table (fixture->window);

  rummy_verbs_toggle (rummy_table_get_verbs (table), rummy_round_upcard (&match_of (fixture)->round));
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (window_menu (fixture->window))));
  g_action_group_activate_action (rummy_table_get_actions (table), "draw", NULL);
  g_assert_cmpint (match_of (fixture)->round.phase, ==, RUMMY_PHASE_PLAY);
  g_assert_nonnull (card_on (table, match_of (fixture)->round.drawn));
}

/* It would lie over a dialog. */
static void
test_tooltip (Fixture *fixture, gconstpointer data)
{
  GtkWidget *plate = rummy_spread_get_own (spread_of (window_table (fixture->window)));

  g_assert_true (shows_tooltip (plate));
  act (fixture, "preferences");
  g_assert_false (shows_tooltip (plate));
  adw_dialog_force_close (rummy_screen_get_dialog (window_screen (fixture->window)));
  g_assert_true (shows_tooltip (plate));
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);
  load_style ();

  ADD ("/window/opens", test_opens);
  ADD ("/window/draw-from-the-menu", test_draw_from_the_menu);
  ADD ("/window/turn", test_turn);
  ADD ("/window/refusal", test_refusal);
  ADD ("/window/has-to-wait", test_has_to_wait);
  ADD ("/window/tab", test_tab);
  ADD ("/window/news", test_news);
  ADD ("/window/round-end", test_round_end);
  ADD ("/window/scores-in-between", test_scores_in_between);
  ADD ("/window/game-end", test_game_end);
  ADD ("/window/new-game", test_new_game);
  ADD ("/window/undo-from-toast", test_undo_from_toast);
  ADD ("/window/undo-goes", test_undo_goes);
  ADD ("/window/settings-outlive-window", test_settings_outlive_window);
  ADD ("/window/resume", test_resume);
  ADD ("/window/save-fails", test_save_fails);
  ADD ("/window/disk-stalls", test_disk_stalls);
  ADD ("/window/disk-stalls-in-a-low-window", test_disk_stalls_in_a_low_window);
  ADD ("/window/dialogs-go-with-the-game", test_dialogs_go_with_the_game);
  ADD ("/window/title", test_title);
  ADD ("/window/focus-comes-back-among-frames", test_focus_comes_back_among_frames);
  ADD ("/window/settings-of-something-else", test_settings_of_something_else);
  ADD ("/window/lead-is-told", test_lead_is_told);
  ADD ("/window/folds", test_folds);
  ADD ("/window/dialog-outlives-layout", test_dialog_outlives_layout);
  ADD ("/window/tooltip", test_tooltip);

  return g_test_run ();
}
