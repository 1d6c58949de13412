/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What somebody hears who does not see the table. */

#include "spoken.h"
#include "window-fixture.h"

#include "ui/window/window-speech.h"
#include "ui/words/words.h"

static gboolean
was_said (const char *words)
{
  return g_ptr_array_find_with_equal_func (spoken, words, g_str_equal, NULL);
}

static gboolean
was_said_in_part (const char *words)
{
  for (guint i = 0; i < spoken->len; i++) {
    if (strstr (g_ptr_array_index (spoken, i), words) != NULL)
      return TRUE;
  }

  return FALSE;
}

static void
wait_for_words (const char *words)
{
  while (!was_said_in_part (words))
    g_main_context_iteration (NULL, TRUE);
}

static void
begin (Fixture *fixture, gconstpointer data)
{
  spoken = g_ptr_array_new_with_free_func (g_free);
  set_up_turn (fixture, data);
}

static void
finish (Fixture *fixture, gconstpointer data)
{
  tear_down (fixture, data);
  g_clear_pointer (&spoken, g_ptr_array_unref);
}

/* Who sits there, with how many cards, the points and the melds. */
static void
test_seat_by_key (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = window_game (fixture->window);
  const RummyRound *round = rummy_game_get_round (game);
  guint other = 1 - own_seat (fixture);
  RummyRng rng;

  /* On until both have a meld on the table. */
  rummy_game_stop (game);
  rummy_rng_seed (&rng, SEED);
  while (round->melded[0] == 0 || round->melded[1] == 0 || round->turn != own_seat (fixture)) {
    RummyView view;
    RummyMove move;

    g_assert_cmpint (round->phase, !=, RUMMY_PHASE_OVER);
    rummy_view_init (&view, round, round->turn, NULL);
    move = rummy_bot_choose (&view, RUMMY_LEVEL_AVERAGE, &rng, NULL);
    g_assert_cmpint (rummy_game_play (game, &move, 1), ==, RUMMY_OK);
  }

  gtk_widget_grab_focus (GTK_WIDGET (window_table (fixture->window)));
  for (guint seat = 0; seat < 2; seat++) {
    g_autofree char *n = g_strdup_printf ("%u card", round->n_hand[seat]);
    g_autofree char *points = g_strdup_printf ("%d", round->melded[seat]);
    const char *said;

    g_ptr_array_set_size (spoken, 0);
    press_key (seat == 0 ? "alt+1" : "alt+2");
    while (spoken->len == 0)
      g_main_context_iteration (NULL, TRUE);
    said = g_ptr_array_index (spoken, 0);
    g_assert_nonnull (strstr (said, seat == other ? "Computer" : "You"));
    g_assert_nonnull (strstr (said, n));
    g_assert_nonnull (strstr (said, points));
    for (guint i = 0; i < round->n_melds; i++) {
      g_autofree char *meld = rummy_words_meld (round, i);

      g_assert_cmpint (strstr (said, meld) != NULL, ==, round->meld[i].owner == seat);
    }
  }
}

/* What one did oneself, what the computer did, in one sentence, and then that it is one's turn and what to do. */
static void
test_turn (Fixture *fixture, gconstpointer data)
{
  guint other = 1 - own_seat (fixture);
  g_autofree char *drew = NULL, *discarded = NULL, *told = NULL;
  RummyCard upcard, card;

  g_assert_true (was_said_in_part ("It’s your turn. Draw a card, or pick up from the pile."));

  g_ptr_array_set_size (spoken, 0);
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  g_assert_cmpuint (spoken->len, ==, 1);
  drew = g_strdup_printf ("You drew the %s. ", rummy_words_card (match_of (fixture)->round.drawn));
  g_assert_true (g_str_has_prefix (g_ptr_array_index (spoken, 0), drew));
  g_assert_true (g_str_has_suffix (g_ptr_array_index (spoken, 0),
                                   rummy_status_get_text (window_status (fixture->window))));

  g_ptr_array_set_size (spoken, 0);
  card = rummy_cards_first (match_of (fixture)->round.hand[own_seat (fixture)]);
  play (fixture, RUMMY_MOVE_DISCARD, card);
  discarded = g_strdup_printf ("You discarded the %s.", rummy_words_card (card));
  g_assert_true (was_said (discarded));
  g_ptr_array_set_size (spoken, 0);
  g_assert_cmpuint (match_of (fixture)->round.turn, ==, other);
  wait_for_turn (fixture);
  upcard = rummy_round_upcard (&match_of (fixture)->round);
  g_assert_cmpuint (spoken->len, ==, 1); /* all at once, or the next cuts the one before */
  told = g_strdup_printf ("; discarded the %s. It’s your turn. ", rummy_words_card (upcard));
  g_assert_true (g_str_has_prefix (g_ptr_array_index (spoken, 0), "Computer: "));
  g_assert_nonnull (strstr (g_ptr_array_index (spoken, 0), told));
  g_assert_true (g_str_has_suffix (g_ptr_array_index (spoken, 0),
                                   rummy_status_get_text (window_status (fixture->window))));
}

/* Short announcements leave out what to do next. */
static void
test_short (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = window_settings (fixture->window);
  g_autofree char *drew = NULL, *told = NULL;

  g_settings_set_boolean (settings, "short-announcements", TRUE);
  g_ptr_array_set_size (spoken, 0);
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  drew = g_strdup_printf ("You drew the %s.", rummy_words_card (match_of (fixture)->round.drawn));
  g_assert_cmpuint (spoken->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (spoken, 0), ==, drew);

  play (fixture, RUMMY_MOVE_DISCARD, rummy_cards_first (match_of (fixture)->round.hand[own_seat (fixture)]));
  g_ptr_array_set_size (spoken, 0);
  wait_for_turn (fixture);
  told = g_strdup_printf ("; discarded the %s. It’s your turn.",
                          rummy_words_card (rummy_round_upcard (&match_of (fixture)->round)));
  g_assert_cmpuint (spoken->len, ==, 1);
  g_assert_true (g_str_has_prefix (g_ptr_array_index (spoken, 0), "Computer: "));
  g_assert_true (g_str_has_suffix (g_ptr_array_index (spoken, 0), told));
  g_settings_reset (settings, "short-announcements");
}

/* What the computer did last, and what to do; the own hand, as it is sorted; the upcard before all else on the
 * table. */
static void
test_read_by_key (Fixture *fixture, gconstpointer data)
{
  static const char *const keys[] = { NULL, "alt+0", "alt+9" };
  const RummyRound *round = &match_of (fixture)->round;
  g_autofree char *upcard = rummy_words_card_title (rummy_round_upcard (round)), *seats = NULL;
  const char *said[G_N_ELEMENTS (keys)];
  const char *at;
  GtkWidget *table = GTK_WIDGET (window_table (fixture->window));

  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  play (fixture, RUMMY_MOVE_DISCARD, rummy_cards_first (round->hand[own_seat (fixture)]));
  wait_for_turn (fixture);
  g_free (upcard);
  upcard = rummy_words_card_title (rummy_round_upcard (round));
  gtk_widget_grab_focus (table);
  g_ptr_array_set_size (spoken, 0);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    if (keys[i] != NULL)
      press_key (keys[i]);
    else
      act (fixture, "repeat-moves");
    while (spoken->len == i)
      g_main_context_iteration (NULL, TRUE);
    said[i] = g_ptr_array_index (spoken, i);
  }

  g_assert_nonnull (strstr (said[0], "Computer discarded"));
  g_assert_true (g_str_has_suffix (said[0], "Draw a card, or pick up from the pile."));
  at = said[1];
  for (guint i = 0; i < round->n_hand[own_seat (fixture)]; i++) {
    RummyCard card = rummy_choice_order (rummy_table_get_choice (window_table (fixture->window)))->card[i];

    g_assert_true (g_str_has_prefix (at, rummy_words_card (card)));
    at += strlen (rummy_words_card (card));
    at += g_str_has_prefix (at, "; ") ? 2 : 0;
  }
  g_assert_cmpstr (at, ==, "");
  g_assert_true (g_str_has_prefix (said[2], upcard));
  seats = g_strdup_printf ("; Stock, %u cards; You, ", round->n_stock);
  g_assert_nonnull (strstr (said[2], seats));
  g_assert_nonnull (strstr (said[2], "; Computer, "));
}

/* In the place of the registry of the accessibility bus. */
#define REGISTRY "org.a11y.atspi.Registry"
#define REGISTRY_PATH "/org/a11y/atspi/registry"

static GDBusConnection *registry;
static const char *listened_for = "Object:StateChanged:Focused";

static void
registry_cb (GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *method,
             GVariant *arguments, GDBusMethodInvocation *call, gpointer data)
{
  g_autofree char *answer = g_strdup_printf ("([(':1.0', '%s:')],)", listened_for);

  g_dbus_method_invocation_return_value (call, g_variant_new_parsed (answer));
}

static void
begin_registry (void)
{
  static const GDBusInterfaceVTable methods = { registry_cb };
  g_autoptr (GDBusNodeInfo) node =
    g_dbus_node_info_new_for_xml ("<node><interface name='" REGISTRY "'><method name='GetRegisteredEvents'>"
                                  "<arg type='a(ss)' direction='out'/></method></interface></node>",
                                  NULL);
  g_autoptr (GVariant) owned = NULL;

  g_setenv ("AT_SPI_BUS_ADDRESS", g_getenv ("DBUS_SESSION_BUS_ADDRESS"), TRUE);
  registry = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_assert_nonnull (registry);
  g_assert_cmpuint (g_dbus_connection_register_object (registry, REGISTRY_PATH, node->interfaces[0], &methods, NULL,
                                                       NULL, NULL),
                    >, 0);
  owned = g_dbus_connection_call_sync (registry, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                                       "org.freedesktop.DBus", "RequestName", g_variant_new ("(su)", REGISTRY, 0), NULL,
                                       G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
  g_assert_nonnull (owned);
}

static void
listen_for (const char *event)
{
  listened_for = event;
  g_assert_true (g_dbus_connection_emit_signal (registry, NULL, REGISTRY_PATH, REGISTRY, "EventListenerRegistered",
                                                NULL, NULL));
}

/* The next move of whoever is to move, while the computers wait. */
static void
play_next (Fixture *fixture, RummyRng *rng)
{
  const RummyRound *round = &match_of (fixture)->round;
  RummyView view;
  RummyMove move;

  rummy_view_init (&view, round, round->turn, NULL);
  move = rummy_bot_choose (&view, RUMMY_LEVEL_AVERAGE, rng, NULL);
  g_assert_cmpint (rummy_game_play (window_game (fixture->window), &move, 1), ==, RUMMY_OK);
}

/* Once somebody listens, whose turn it is is told, the focus goes where play goes on, and the computer waits while it
 * is told what was discarded. */
static void
test_reader (Fixture *fixture, gconstpointer data)
{
  RummyTable *table = window_table (fixture->window);
  GtkWidget *focus;
  RummyWindowSpeech *speaker = rummy_window_get_part (fixture->window, RUMMY_TYPE_WINDOW_SPEECH);
  gint64 speech;
  RummyRng rng;

  g_ptr_array_set_size (spoken, 0);
  listen_for ("Object:Announcement");
  wait_for_words ("It’s your turn. Draw a card");
  gtk_widget_grab_focus (GTK_WIDGET (table));
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (RUMMY_IS_CARD_WIDGET (focus));
  g_assert_cmpint (rummy_card_widget_get_card (RUMMY_CARD_WIDGET (focus)), ==, match_of (fixture)->round.drawn);
  g_assert_false (rummy_tempo_is_holding (tempo_of (table)));

  g_settings_set_double (window_settings (fixture->window), "pause", 0.01);
  g_ptr_array_set_size (spoken, 0);
  play (fixture, RUMMY_MOVE_DISCARD, rummy_cards_first (match_of (fixture)->round.hand[own_seat (fixture)]));
  speech = (gint64) strlen (g_ptr_array_index (spoken, 0)) * 50 * 1000;
  g_assert_cmpint (rummy_tempo_get_end (tempo_of (table)) - g_get_monotonic_time (), >, speech);
  rummy_table_skip (table, TRUE);
  wait_for_turn (fixture);

  /* Nor does the result cut what was told before, unless it is asked for. */
  rummy_game_stop (window_game (fixture->window));
  rummy_rng_seed (&rng, SEED);
  while (match_of (fixture)->round.phase != RUMMY_PHASE_OVER) {
    g_ptr_array_set_size (spoken, 0);
    play_next (fixture, &rng);
  }
  g_assert_cmpuint (spoken->len, ==, 1);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_true (rummy_window_speech_tells_end (speaker));
  g_assert_null (window_sheet (fixture->window));
  act (fixture, "scores");
  g_assert_false (rummy_window_speech_tells_end (speaker));
  g_assert_nonnull (window_sheet (fixture->window));
  listened_for = "Object:StateChanged:Focused"; /* in the next window */
}

static void
test_refusal (Fixture *fixture, gconstpointer data)
{
  gtk_widget_grab_focus (GTK_WIDGET (window_table (fixture->window)));
  g_ptr_array_set_size (spoken, 0);
  press_key ("Delete");
  while (spoken->len == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (spoken->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (spoken, 0), ==, rummy_status_get_text (window_status (fixture->window)));
  g_assert_true (rummy_status_is_refusing (window_status (fixture->window)));
}

/* What is heard is what is seen: nobody is sent to a stock that is used up. */
static void
test_refusal_without_stock (Fixture *fixture, gconstpointer data)
{
  RummyRound *round = (RummyRound *) rummy_game_get_round (window_game (fixture->window));
  guint8 n = round->n_stock;

  g_ptr_array_set_size (spoken, 0);
  round->n_stock = 0;
  rummy_verbs_refuse (rummy_table_get_verbs (window_table (fixture->window)), RUMMY_REFUSED_DRAW_FIRST);
  g_assert_cmpuint (spoken->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (spoken, 0), ==,
                   "Not yet. The stock is empty. Take from the pile, or end the round.");
  round->n_stock = n;
}

/* Of the other one, once for each number, and never of the own hand. */
static void
test_few_cards (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = window_game (fixture->window);
  const RummyRound *round = rummy_game_get_round (game);
  guint other = 1 - own_seat (fixture), last = 0, n_said = 0;
  RummyRng rng;

  rummy_game_stop (game);
  rummy_rng_seed (&rng, SEED);
  while (n_said < 4) {
    guint turn = round->turn, n;
    RummyView view;
    RummyMove move;
    g_autofree char *words = NULL;

    if (round->phase == RUMMY_PHASE_OVER) {
      g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);
      last = 0;
    }
    g_ptr_array_set_size (spoken, 0);
    rummy_view_init (&view, round, round->turn, NULL);
    turn = round->turn;
    move = rummy_bot_choose (&view, RUMMY_LEVEL_AVERAGE, &rng, NULL);
    g_assert_cmpint (rummy_game_play (game, &move, 1), ==, RUMMY_OK);
    g_assert_false (was_said_in_part ("You has"));
    g_assert_cmpuint (spoken->len, >, 0); /* at once where the game is stopped after each move */

    n = round->n_hand[other];
    words = n == 1 ? g_strdup ("Computer has 1 card left.") : g_strdup_printf ("Computer has %u cards left.", n);
    if (turn == other && round->turn != other && round->phase != RUMMY_PHASE_OVER) {
      gboolean is_news = n <= 3 && n != last;

      g_assert_cmpint (was_said_in_part (words), ==, is_news);
      n_said += is_news;
      last = n;
    } else {
      g_assert_false (was_said_in_part (words));
    }
  }
}

/* What the computer had done is not told once it is undone, and what it does last is told before who won. */
static void
test_in_order (Fixture *fixture, gconstpointer data)
{
  const RummyRound *round = &match_of (fixture)->round;
  RummyRng rng;

  rummy_game_set_practice (window_game (fixture->window));
  rummy_rng_seed (&rng, SEED);
  g_settings_set_double (window_settings (fixture->window), "pause", 5);
  while (round->turn == own_seat (fixture))
    play_next (fixture, &rng);
  play_next (fixture, &rng);
  act (fixture, "undo");
  g_assert_cmpuint (round->turn, ==, own_seat (fixture));
  while (round->turn == own_seat (fixture))
    play_next (fixture, &rng);
  g_assert_false (was_said_in_part ("Computer"));

  while (round->phase != RUMMY_PHASE_OVER || round->turn == own_seat (fixture)) {
    if (round->phase == RUMMY_PHASE_OVER)
      act (fixture, "next-round");
    g_ptr_array_set_size (spoken, 0);
    play_next (fixture, &rng);
  }
  wait_for_words (" won this round with ");
  g_assert_cmpuint (spoken->len, ==, 2);
  g_assert_true (g_str_has_suffix (g_ptr_array_index (spoken, 0), " Computer went out."));
}

/* What others do in one's own turn does not wait for its end; only short announcements leave out the points. */
static void
test_out_of_turn (Fixture *fixture, gconstpointer data)
{
  gboolean is_short = GPOINTER_TO_INT (data);
  guint other;
  RummyMoves moves = { 0 };
  RummyRules rules;
  RummySeats seats;
  RummyRng rng;

  rummy_rules_init (&rules, "500-rum");
  rules.players = 2;
  rules.out_of_turn = 1;
  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  seats.level[0] = RUMMY_LEVEL_PERSON;
  g_settings_set_double (window_settings (fixture->window), "pause", 5);
  rummy_session_new_game (fixture->session, &rules, SEED, &seats, NULL);
  other = 1 - own_seat (fixture);
  rummy_rng_seed (&rng, SEED);
  while (moves.n == 0) {
    play_next (fixture, &rng);
    g_assert_cmpint (match_of (fixture)->round.phase, !=, RUMMY_PHASE_OVER);
    if (match_of (fixture)->round.turn != other)
      rummy_round_moves_of (&match_of (fixture)->round, other, &moves);
  }
  g_settings_set_boolean (window_settings (fixture->window), "short-announcements", is_short);
  g_ptr_array_set_size (spoken, 0);
  g_assert_cmpint (rummy_game_play (window_game (fixture->window), &moves.move[0], 1), ==, RUMMY_OK);
  g_assert_cmpint (moves.move[0].kind, ==, RUMMY_MOVE_LAY);
  g_assert_true (was_said_in_part ("Computer: laid off the "));
  g_assert_cmpint (was_said_in_part (" points)"), !=, is_short);
  g_settings_reset (window_settings (fixture->window), "short-announcements");
}

/* A toast is told once, in its own words; who won, though the sheet covers what says it. */
static void
test_told (Fixture *fixture, gconstpointer data)
{
  guint n = 0;

  g_ptr_array_set_size (spoken, 0);
  act (fixture, "sounds");
  while (spoken->len == 0)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < spoken->len; i++)
    n += g_str_has_prefix (g_ptr_array_index (spoken, i), "Sounds are o");
  g_assert_cmpuint (n, ==, 1);

  g_ptr_array_set_size (spoken, 0);
  finish_round (fixture);
  wait_for_words (" won this round with ");
  g_assert_true (was_said_in_part (" this round, "));
  while (!match_of (fixture)->over) {
    act (fixture, "next-round");
    g_ptr_array_set_size (spoken, 0);
    finish_round (fixture);
  }
  wait_for_words (" won the game");
  n = 0;
  for (guint i = 0; i < spoken->len; i++)
    n += strstr (g_ptr_array_index (spoken, i), " won the game") != NULL;
  g_assert_cmpuint (n, ==, 1); /* after what led to it */
  g_assert_nonnull (strstr (g_ptr_array_index (spoken, spoken->len - 1), " won the game"));
  g_assert_nonnull (strstr (g_ptr_array_index (spoken, spoken->len - 1), "\nFinal totals: "));
  window_close_sheet (fixture->window);

  for (guint i = 0; i < 2; i++) {
    act (fixture, "pane");
    g_assert_true (was_said (i == 0 ? "The pane with scores, moves, and rules is open."
                                    : "The pane with scores, moves, and rules is closed."));
  }
}

/* The scores are one stop of Tab, from figure to figure go the arrows, and each figure is told with both headers. */
static void
test_scores (Fixture *fixture, gconstpointer data)
{
  GtkWidget *grid, *first, *second;

  finish_round (fixture);
  grid = find (GTK_WIDGET (window_sheet (fixture->window)), is_of_type, "RummyScoreGrid");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_ROLE_TABLE);
  g_assert_true (gtk_widget_child_focus (grid, GTK_DIR_TAB_FORWARD));
  first = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (first == gtk_grid_get_child_at (GTK_GRID (grid), 1, 1));
  g_assert_true (gtk_widget_child_focus (grid, GTK_DIR_RIGHT));
  second = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (second == gtk_grid_get_child_at (GTK_GRID (grid), 2, 1));
  g_assert_true (gtk_widget_child_focus (grid, GTK_DIR_RIGHT));
  g_assert_true (second == gtk_root_get_focus (GTK_ROOT (fixture->window)));
  g_assert_false (gtk_widget_child_focus (grid, GTK_DIR_TAB_FORWARD));

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (second), GTK_ACCESSIBLE_ROLE_CELL);
  gtk_test_accessible_assert_relation (GTK_ACCESSIBLE (second), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                       gtk_grid_get_child_at (GTK_GRID (grid), 0, 1),
                                       gtk_grid_get_child_at (GTK_GRID (grid), 2, 0), NULL);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (second), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       gtk_label_get_label (GTK_LABEL (second)));
}

/* Where the focus is. */
static void
test_zones (Fixture *fixture, gconstpointer data)
{
  static const char *const zones[][2] = { { "RummyStock", "Stock" }, { "RummyDiscardPile", "Discard pile" },
                                          { "RummyMeldField", "Melds" } };
  GtkWidget *table = GTK_WIDGET (window_table (fixture->window));

  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find (table, is_of_type, zones[i][0])),
                                         GTK_ACCESSIBLE_PROPERTY_LABEL, zones[i][1]);
}

#define ADD_SPOKEN_WITH(path, data, func) g_test_add (path, Fixture, GINT_TO_POINTER (data), begin, func, finish)
#define ADD_SPOKEN(path, func) ADD_SPOKEN_WITH (path, 0, func)

int
main (int argc, char *argv[])
{
  begin_registry ();
  init (&argc, &argv);

  ADD_SPOKEN ("/spoken/seat-by-key", test_seat_by_key);
  ADD_SPOKEN ("/spoken/turn", test_turn);
  ADD_SPOKEN ("/spoken/short", test_short);
  ADD_SPOKEN ("/spoken/read-by-key", test_read_by_key);
  ADD_SPOKEN ("/spoken/reader", test_reader);
  ADD_SPOKEN ("/spoken/refusal", test_refusal);
  ADD_SPOKEN ("/spoken/refusal-without-stock", test_refusal_without_stock);
  ADD_SPOKEN ("/spoken/few-cards", test_few_cards);
  ADD_SPOKEN ("/spoken/in-order", test_in_order);
  ADD_SPOKEN_WITH ("/spoken/out-of-turn", FALSE, test_out_of_turn);
  ADD_SPOKEN_WITH ("/spoken/out-of-turn/short", TRUE, test_out_of_turn);
  ADD_SPOKEN ("/spoken/told", test_told);
  ADD_SPOKEN ("/spoken/scores", test_scores);
  ADD_SPOKEN ("/spoken/zones", test_zones);

  return g_test_run ();
}
