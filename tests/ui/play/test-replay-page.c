/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A round that is gone through again, by pointer and by keys, and the way back. */

#include "window-fixture.h"

#include "game/replayed-deal.h"
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

static RummyTable *
table (Fixture *fixture)
{
  return rummy_replay_page_get_table (page (fixture));
}

static guint
length (Fixture *fixture)
{
  return rummy_replay_get_length (replay (fixture));
}

static void
spin_until_position (Fixture *fixture, guint position)
{
  while (rummy_replay_get_position (replay (fixture)) != position)
    g_main_context_iteration (NULL, TRUE);
}

static void
spin_until_left (Fixture *fixture)
{
  while (page (fixture) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
open_replay (Fixture *fixture)
{
  act (fixture, "replay");
  g_assert_nonnull (page (fixture));
  g_assert_cmpstr (window_page (fixture->window), ==, "replay");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
}

static void
click (Fixture *fixture, const char *tooltip)
{
  GtkWidget *button = find (GTK_WIDGET (fixture->window), has_tooltip, tooltip);

  g_assert_nonnull (button);
  point_at (fixture, button);
  xdotool ("click", "1", NULL);
}

/* The cards of hands that are seen, other than the own one. */
static guint
n_seen (Fixture *fixture)
{
  g_autoptr (GPtrArray) cards = cards_on (table (fixture));
  guint n = 0;

  for (guint i = 0; i < cards->len; i++)
    n += rummy_spread_get_spot (spread_of (table (fixture)), g_ptr_array_index (cards, i)).zone == RUMMY_ZONE_OTHERS;

  return n;
}

static void
test_from_sheet (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button;
  gsize n_moves;
  guint end;

  finish_round (fixture);
  n_moves = rummy_game_get_record (window_game (fixture->window))->n_moves;
  button = find (GTK_WIDGET (window_sheet (fixture->window)), is_button, "R_eplay");
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  g_assert_nonnull (page (fixture));
  g_assert_cmpstr (gtk_label_get_label (window_title (fixture->window)), ==, "Replay");
  g_assert_false (gtk_widget_get_visible (window_bottom (fixture->window)));
  end = length (fixture);
  g_assert_cmpuint (rummy_replay_get_position (replay (fixture)), ==, end);
  while (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)) != NULL)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));

  click (fixture, "One Move Back");
  spin_until_position (fixture, end - 1);
  click (fixture, "One Move Forward");
  spin_until_position (fixture, end);
  press_key ("ctrl+Left");
  spin_until_position (fixture, end - 1);
  press_key ("ctrl+Home");
  spin_until_position (fixture, 0);
  press_key ("ctrl+Right");
  spin_until_position (fixture, 1);
  press_key ("ctrl+End");
  spin_until_position (fixture, end);

  press_key ("Escape");
  spin_until_left (fixture);
  g_assert_nonnull (window_sheet (fixture->window));
  g_assert_cmpstr (window_page (fixture->window), ==, "table");
  g_assert_cmpuint (rummy_game_get_record (window_game (fixture->window))->n_moves, ==, n_moves);
}

/* The slider says what happened there. */
static void
test_slider (Fixture *fixture, gconstpointer data)
{
  g_autofree char *did = NULL, *words = NULL;
  const RummyEvent *event;
  gpointer slider;

  play_moves (fixture, 5);
  open_replay (fixture);
  slider = gtk_widget_get_template_child (GTK_WIDGET (page (fixture)), RUMMY_TYPE_REPLAY_PAGE, "slider");
  gtk_widget_grab_focus (slider);
  press_key ("Home");
  spin_until_position (fixture, 0);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (slider), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                       "Cards dealt. You go first.");
  press_key ("Right");
  spin_until_position (fixture, 1);
  event = &rummy_replay_get_events (replay (fixture))->event[0];
  did = rummy_words_event (rummy_game_get_round (rummy_replay_get_game (replay (fixture))), event, NULL);
  words = g_strdup_printf ("Move 1 of 5: %s", did);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (slider), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words);
  g_assert_nonnull (find (GTK_WIDGET (page (fixture)), is_label, words));
  press_key ("Page_Up");
  spin_until_position (fixture, 5);
}

/* In the place of the one that takes back. */
static gboolean
has_action (GtkWidget *widget, const char *name)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), name) == 0;
}

static void
assert_close_button (Fixture *fixture, gboolean shown)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);

  g_assert_true (gtk_widget_get_mapped (find (window, has_action, "win.close-replay")) == shown);
  g_assert_true (gtk_widget_get_mapped (find (window, has_action, "win.undo")) != shown);
}

/* Nothing that the person could not know, at any move; and nobody moves on the table meanwhile. */
static void
test_round_goes_on (Fixture *fixture, gconstpointer data)
{
  guint own = own_seat (fixture);
  gsize n_moves;

  play_moves (fixture, 12);
  while (match_of (fixture)->round.turn == own)
    play_moves (fixture, 1);
  assert_close_button (fixture, FALSE);
  open_replay (fixture);
  assert_close_button (fixture, TRUE);
  rummy_game_start (window_game (fixture->window));
  g_settings_set_boolean (window_settings (fixture->window), "replay-open", TRUE);
  for (guint k = 0; k <= length (fixture); k++) {
    const RummyRound *round = rummy_game_get_round (rummy_replay_get_game (replay (fixture)));

    rummy_replay_seek (replay (fixture), length (fixture) - k);
    g_assert_cmpuint (n_seen (fixture), ==, 0);
    g_assert_cmpuint (order_of (table (fixture))->n, ==, round->n_hand[own]);
    RUMMY_CARDS_EACH (card, rummy_cards_minus (round->hand[1 - own], rummy_round_seen (round, 1 - own)))
      g_assert_null (card_on (table (fixture), card));
  }

  g_assert_false (g_action_group_get_action_enabled (rummy_table_get_actions (table (fixture)), "draw"));
  n_moves = length (fixture) + 1;

  /* Whoever would move has the time to do so. */
  g_settings_set_string (window_settings (fixture->window), "replay-speed", "fast");
  press_key ("ctrl+p");
  spin_until_position (fixture, 2);
  g_assert_cmpuint (rummy_game_get_record (window_game (fixture->window))->n_moves, ==, n_moves);
  act (fixture, "close-replay");
  assert_close_button (fixture, FALSE);
  g_assert_null (window_sheet (fixture->window));
  while (rummy_game_get_record (window_game (fixture->window))->n_moves == n_moves)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_hands (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = window_settings (fixture->window);
  const RummyRound *round;
  const guint16 *arrivals;

  finish_round (fixture);
  act (fixture, "replay");
  round = rummy_game_get_round (rummy_replay_get_game (replay (fixture)));
  rummy_replay_seek (replay (fixture), 4);
  g_assert_cmpuint (n_seen (fixture), ==, round->n_hand[1 - own_seat (fixture)]);
  g_settings_set_boolean (settings, "replay-open", FALSE);
  g_assert_cmpuint (n_seen (fixture), ==, 0);
  g_settings_reset (settings, "replay-open");

  arrivals = rummy_replay_get_arrivals (replay (fixture));
  for (guint i = 1; i < order_of (table (fixture))->n; i++)
    g_assert_cmpuint (arrivals[order_of (table (fixture))->card[i - 1]], <,
                      arrivals[order_of (table (fixture))->card[i]]);
  g_settings_set_boolean (settings, "replay-sorted", TRUE);
  for (guint i = 1; i < order_of (table (fixture))->n; i++) {
    RummyCard left = order_of (table (fixture))->card[i - 1], right = order_of (table (fixture))->card[i];

    if (rummy_card_suit (left) == rummy_card_suit (right) && rummy_card_rank (left) != RUMMY_ACE)
      g_assert_cmpuint (rummy_card_rank (left), <, rummy_card_rank (right) == RUMMY_ACE ? 14 : rummy_card_rank (right));
  }
  g_settings_reset (settings, "replay-sorted");

  /* From the other side, where the person has another name than "You". */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page (fixture)), "replay.seat", "i",
                                             (int) (1 - own_seat (fixture))));
  g_assert_cmpuint (rummy_seen_seat (seen_of (table (fixture))), ==, 1 - own_seat (fixture));
  g_assert_cmpuint (order_of (table (fixture))->n, ==, round->n_hand[1 - own_seat (fixture)]);
  g_assert_cmpstr (rummy_game_get_seats (rummy_replay_get_game (replay (fixture)))->name[1 - own_seat (fixture)], ==,
                   "Computer");
}

static void
test_play (Fixture *fixture, gconstpointer data)
{
  g_settings_set_string (window_settings (fixture->window), "replay-speed", "fast");
  play_moves (fixture, 3);
  open_replay (fixture);
  press_key ("ctrl+p"); /* from the beginning */
  spin_until_position (fixture, 0);
  spin_until_position (fixture, 1);
  press_key ("Pause");
  while (find (GTK_WIDGET (page (fixture)), has_tooltip, "Play") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (rummy_replay_get_position (replay (fixture)), <, 3);
  click (fixture, "Play");
  spin_until_position (fixture, 3);
  g_assert_nonnull (find (GTK_WIDGET (page (fixture)), has_tooltip, "Play"));
}

/* At an end there is no way on. */
static void
test_ends (Fixture *fixture, gconstpointer data)
{
  GtkWidget *back, *forward;

  play_moves (fixture, 4);
  open_replay (fixture);
  back = find (GTK_WIDGET (page (fixture)), has_action, "replay.back");
  forward = find (GTK_WIDGET (page (fixture)), has_action, "replay.forward");
  rummy_replay_seek (replay (fixture), length (fixture));
  g_assert_true (gtk_widget_get_sensitive (back) && !gtk_widget_get_sensitive (forward));
  rummy_replay_seek (replay (fixture), 0);
  g_assert_true (!gtk_widget_get_sensitive (back) && gtk_widget_get_sensitive (forward));
}

/* Backwards, forwards, and back at the table, where the same card has the focus. */
static void
test_last_six (Fixture *fixture, gconstpointer data)
{
  GtkWidget *focus;

  g_settings_set_string (window_settings (fixture->window), "replay-speed", "fast");
  play_moves (fixture, 2);
  gtk_widget_grab_focus (GTK_WIDGET (window_table (fixture->window)));
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_nonnull (focus);
  act (fixture, "last-six");
  spin_until_position (fixture, 0);
  spin_until_position (fixture, 1);
  spin_until_left (fixture);
  while (gtk_root_get_focus (GTK_ROOT (fixture->window)) != focus)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_rounds (Fixture *fixture, gconstpointer data)
{
  GtkWidget *rounds;

  finish_round (fixture);
  open_replay (fixture);
  g_assert_false (gtk_widget_get_visible (find (GTK_WIDGET (page (fixture)), has_tooltip, "Choose Round")));
  act (fixture, "close-replay");
  act (fixture, "next-round");
  play_moves (fixture, 4);
  open_replay (fixture);
  g_assert_cmpuint (n_seen (fixture), ==, 0);
  rounds = find (GTK_WIDGET (page (fixture)), has_tooltip, "Choose Round");
  g_assert_true (gtk_widget_get_visible (rounds));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (rounds), 0);
  g_assert_cmpuint (rummy_replay_get_round (replay (fixture)), ==, 1);
  g_assert_cmpuint (n_seen (fixture), >, 0);
  rummy_screen_update (window_screen (fixture->window));
  g_assert_cmpstr (gtk_label_get_label (window_subtitle (fixture->window)), ==, "Game 1, Round 1");

  /* Another game goes on at the table. */
  rummy_window_new_game (fixture->window, SEED + 1);
  g_assert_null (page (fixture));
  g_assert_cmpstr (window_page (fixture->window), ==, "table");
  g_assert_true (gtk_widget_get_visible (window_bottom (fixture->window)));
}

/* Practice, and the way back to the game that waits. */
static void
test_play_on (Fixture *fixture, gconstpointer data)
{
  GtkWidget *back;
  gsize n_moves;

  finish_round (fixture);
  n_moves = rummy_game_get_record (window_game (fixture->window))->n_moves;
  act (fixture, "replay");
  g_assert_false (is_enabled (fixture, "play-on"));
  g_assert_nonnull (find (GTK_WIDGET (page (fixture)), has_tooltip,
                          "Go back to an earlier move first."));
  rummy_replay_seek (replay (fixture), 3);
  act (fixture, "play-on");
  g_assert_null (page (fixture));
  g_assert_true (rummy_session_is_practice (fixture->session));
  g_assert_cmpuint (rummy_game_get_record (window_game (fixture->window))->n_moves, ==, 4);
  g_assert_cmpstr (gtk_label_get_label (window_subtitle (fixture->window)), ==, "Practice");
  g_assert_true (adw_banner_get_revealed (window_practice (fixture->window)));

  back = find (GTK_WIDGET (window_practice (fixture->window)), is_button, "_Back to My Game");
  g_signal_emit_by_name (back, "clicked");
  g_assert_false (rummy_session_is_practice (fixture->session));
  g_assert_false (adw_banner_get_revealed (window_practice (fixture->window)));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (window_practice (fixture->window))));
  g_assert_cmpuint (rummy_game_get_record (window_game (fixture->window))->n_moves, ==, n_moves);
  g_assert_nonnull (window_sheet (fixture->window));

  /* What is hidden in a round stays so until it is over. */
  act (fixture, "next-round");
  open_replay (fixture);
  g_assert_false (is_enabled (fixture, "play-on"));
  g_assert_nonnull (find (GTK_WIDGET (page (fixture)), has_tooltip,
                          "Finish this round first."));
}

/* The same cards from the other seat, as practice, and how both did with them. */
static void
test_next_seat (Fixture *fixture, gconstpointer data)
{
  guint seat = own_seat (fixture), other = 1 - seat;
  g_autofree char *now = NULL, *before = NULL, *words = NULL;
  RummyCards cards;

  g_assert_false (is_enabled (fixture, "next-seat"));
  finish_round (fixture);
  before = rummy_words_points (rummy_round_score (rummy_game_get_round (window_game (fixture->window)), other));
  act (fixture, "next-seat");
  g_assert_true (rummy_session_is_practice (fixture->session));
  g_assert_null (window_sheet (fixture->window));
  g_assert_cmpuint (own_seat (fixture), ==, other);
  g_assert_cmpint (rummy_game_get_level (window_game (fixture->window), other), ==, RUMMY_LEVEL_PERSON);
  cards = rummy_game_get_round (window_game (fixture->window))->hand[other];
  g_assert_cmpuint (rummy_cards_count (cards), ==, 13);

  finish_round (fixture);
  now = rummy_words_points (rummy_round_score (rummy_game_get_round (window_game (fixture->window)), other));
  words = g_strdup_printf ("With the same cards, you scored %s and Computer scored %s.", now, before);
  g_assert_nonnull (find (GTK_WIDGET (window_sheet (fixture->window)), is_label, words));
  act (fixture, "end-practice");
  g_assert_false (rummy_session_is_practice (fixture->session));
  g_assert_cmpuint (own_seat (fixture), ==, seat);
}

/* The first turn is another one than that of bots, or both games would be the same. */
static void
begin_round (Fixture *fixture)
{
  const RummyRound *round = &match_of (fixture)->round;
  RummyMove draw = { .kind = RUMMY_MOVE_DRAW, .seat = round->turn, .card = RUMMY_CARD_NONE };
  RummyMove discard = { .kind = RUMMY_MOVE_DISCARD, .seat = round->turn };

  rummy_game_stop (window_game (fixture->window));
  g_assert_cmpint (rummy_game_play (window_game (fixture->window), &draw, 1), ==, RUMMY_OK);
  discard.card = rummy_cards_first (round->hand[round->turn]);
  g_assert_cmpint (rummy_game_play (window_game (fixture->window), &discard, 1), ==, RUMMY_OK);
}

static void
finish_game (Fixture *fixture)
{
  for (;;) {
    if (rummy_session_is_practice (fixture->session))
      begin_round (fixture);
    finish_round (fixture);
    if (match_of (fixture)->over)
      return;
    adw_dialog_force_close (window_sheet (fixture->window));
    act (fixture, "next-round");
  }
}

/* All rounds of a game with the cards of the other seat, also after a restart, and at the end both results. */
static void
test_next_seat_of_game (Fixture *fixture, gconstpointer data)
{
  guint seat = own_seat (fixture), other = 1 - seat;
  g_autofree char *own = NULL, *before = NULL, *own_of_both = NULL, *other_of_both = NULL, *words = NULL;
  RummyReplayedDealResult result;
  RummyGame *game;

  finish_round (fixture);
  g_assert_false (is_enabled (fixture, "next-seat-of-game"));
  adw_dialog_force_close (window_sheet (fixture->window));
  act (fixture, "next-round");
  finish_game (fixture);
  g_assert_cmpuint (match_of (fixture)->rounds, >, 1);
  act (fixture, "next-seat-of-game");
  g_assert_true (rummy_session_is_practice (fixture->session));
  g_assert_cmpuint (own_seat (fixture), ==, other);
  g_assert_cmpuint (match_of (fixture)->rounds, ==, 1);
  begin_round (fixture);
  finish_round (fixture);
  adw_dialog_force_close (window_sheet (fixture->window));

  close_window (fixture);
  fixture->session = rummy_session_new (fixture->directory);
  g_assert_true (rummy_session_resume (fixture->session, NULL));
  open_window (fixture);
  g_assert_cmpuint (match_of (fixture)->rounds, ==, 1);
  spin_until_sheet (fixture->window);
  adw_dialog_force_close (window_sheet (fixture->window));
  act (fixture, "next-round");
  finish_game (fixture);
  game = rummy_session_get_waiting (fixture->session);
  result = rummy_replayed_deal_compare (window_game (fixture->window), other, game, seat);
  g_assert_cmpuint (result.n_rounds, ==, MIN (match_of (fixture)->rounds, rummy_game_get_match (game)->rounds));
  own = rummy_words_points (result.own);
  before = rummy_words_points (result.other);
  own_of_both = rummy_words_points (result.own + result.own_before);
  other_of_both = rummy_words_points (result.other + result.other_now);
  words = g_strdup_printf ("Over %u rounds with the same cards, you scored %s and Computer scored %s. "
                           "Over both games, you scored %s and Computer scored %s.",
                           result.n_rounds, own, before, own_of_both, other_of_both);
  g_assert_nonnull (find (GTK_WIDGET (window_sheet (fixture->window)), is_label, words));
  act (fixture, "end-practice");
  g_assert_true (window_game (fixture->window) == game);
  g_assert_false (rummy_game_is_practice (game));
}

/* Each card that another position has elsewhere is on its way there: those that are seen, before or after, with their
 * face, the others with their back. */
static void
check_all_travel (Fixture *fixture, guint position)
{
  const RummyRound *round = rummy_game_get_round (rummy_table_get_game (table (fixture)));
  RummyCards before[RUMMY_SEATS_MAX], moved = RUMMY_NO_CARDS;
  guint n_away = 0;

  memcpy (before, round->hand, sizeof before);
  rummy_stage_settle (stage_of (table (fixture)));
  rummy_replay_seek (replay (fixture), position);
  for (guint seat = 0; seat < (guint) round->rules->players; seat++)
    moved = rummy_cards_or (moved, rummy_cards_or (rummy_cards_minus (before[seat], round->hand[seat]),
                                                   rummy_cards_minus (round->hand[seat], before[seat])));

  RUMMY_CARDS_EACH (card, moved) {
    n_away += card_on (table (fixture), card) == NULL;
    if (card_on (table (fixture), card) != NULL) {
      graphene_rect_t from = rummy_stage_get_rect (stage_of (table (fixture)), card);
      graphene_rect_t home = home_on (table (fixture), card);

      g_assert_true (rummy_stage_is_moving (stage_of (table (fixture)), card));
      g_assert_true (rummy_stage_is_flying (stage_of (table (fixture)), card));
      g_assert_false (graphene_point_near (&from.origin, &home.origin, 1));
    }
  }
  g_assert_cmpuint (n_ghosts_on (table (fixture)), ==, n_away);
}

static void
check_travel_both_ways (Fixture *fixture)
{
  guint end;

  open_replay (fixture);
  end = length (fixture);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  for (guint position = end; position > 0; position--)
    check_all_travel (fixture, position - 1);
  /* Not the next one, so that no event tells what happened. */
  for (guint position = 2; position <= end; position += 2)
    check_all_travel (fixture, position);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static void
test_travel_with_closed_hands (Fixture *fixture, gconstpointer data)
{
  play_moves (fixture, 16);
  check_travel_both_ways (fixture);
}

static void
test_travel_after_the_round (Fixture *fixture, gconstpointer data)
{
  finish_round (fixture);
  check_travel_both_ways (fixture);
}

/* What the table has drawn is there from the first frame. */
static void
test_faces_are_there (Fixture *fixture, gconstpointer data)
{
  RummyTable *before = window_table (fixture->window);
  RummyCard card;

  play_moves (fixture, 2);
  card = order_of (before)->card[0];
  while (rummy_card_faces_get (style_of (before)->faces, RUMMY_SLOT_HAND, card) == NULL)
    g_main_context_iteration (NULL, TRUE);
  act (fixture, "replay");
  g_assert_nonnull (rummy_card_faces_get (style_of (table (fixture))->faces, RUMMY_SLOT_HAND, card));
  g_assert_true (rummy_card_faces_get (style_of (table (fixture))->faces, RUMMY_SLOT_HAND, card) ==
                 rummy_card_faces_get (style_of (before)->faces, RUMMY_SLOT_HAND, card));
}

/* Practice looks as a game does, but for the line that tells so: no stripe below it, the buttons as wide. */
static void
test_bars_of_practice (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window), *banner = GTK_WIDGET (window_practice (fixture->window));
  graphene_rect_t line, table;
  int width, in_practice;

  load_style ();
  gtk_test_widget_wait_for_draw (window);
  assert_verbs (fixture, "Draw, Take");
  gtk_widget_measure (GTK_WIDGET (window_buttons (fixture->window)), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL,
                      NULL);
  finish_round (fixture);
  act (fixture, "replay");
  rummy_replay_seek (replay (fixture), 0);
  act (fixture, "play-on");
  assert_verbs (fixture, "Draw, Take");
  gtk_widget_measure (GTK_WIDGET (window_buttons (fixture->window)), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &in_practice,
                      NULL, NULL);
  g_assert_cmpint (in_practice, ==, width);

  while (!gtk_revealer_get_child_revealed (GTK_REVEALER (gtk_widget_get_first_child (banner))))
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (window);
  g_assert_true (gtk_widget_compute_bounds (banner, window, &line));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (window_table (fixture->window)), window, &table));
  g_assert_cmpfloat (line.origin.y + line.size.height, ==, table.origin.y);
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);

  ADD ("/replay-page/from-sheet", test_from_sheet);
  ADD ("/replay-page/slider", test_slider);
  ADD ("/replay-page/round-goes-on", test_round_goes_on);
  ADD ("/replay-page/hands", test_hands);
  ADD ("/replay-page/play", test_play);
  ADD ("/replay-page/ends", test_ends);
  ADD ("/replay-page/last-six", test_last_six);
  ADD ("/replay-page/rounds", test_rounds);
  ADD ("/replay-page/play-on", test_play_on);
  ADD ("/replay-page/next-seat", test_next_seat);
  ADD ("/replay-page/next-seat-of-game", test_next_seat_of_game);
  ADD ("/replay-page/travel-with-closed-hands", test_travel_with_closed_hands);
  ADD ("/replay-page/travel-after-the-round", test_travel_after_the_round);
  ADD ("/replay-page/faces-are-there", test_faces_are_there);
  ADD ("/replay-page/bars-of-practice", test_bars_of_practice);

  return g_test_run ();
}
