/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Several people at one screen: each hand is seen by its person alone, and the screen is passed with a word. */

#include "spoken.h"
#include "window-fixture.h"

#include "ui/words/words.h"

static RummyGame *
game_of (Fixture *fixture)
{
  return window_game (fixture->window);
}

/* P a person, c the computer, which moves only where it is told to. */
static void
begin_preset (Fixture *fixture, const char *preset, const char *changes, const char *seats)
{
  RummySession *session = fixture->session;
  char message[RUMMY_ERROR_TEXT];
  RummySeats who;
  RummyRules rules;

  rummy_rules_init (&rules, preset);
  g_assert_true (rummy_rules_read (&rules, changes, message));
  rules.players = (gint16) strlen (seats);
  rummy_seats_init (&who, RUMMY_LEVEL_AVERAGE);
  for (guint i = 0; seats[i] != '\0'; i++)
    who.level[i] = seats[i] == 'P' ? RUMMY_LEVEL_PERSON : RUMMY_LEVEL_AVERAGE;
  rummy_session_new_game (session, &rules, SEED, &who, NULL);
  rummy_game_stop (game_of (fixture));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
}

/* Seat 0 leads. */
static void
begin (Fixture *fixture, const char *seats)
{
  do
    begin_preset (fixture, "500-rum", "", seats);
  while (match_of (fixture)->round.lead != 0);
}

static GtkWidget *
page (Fixture *fixture)
{
  return GTK_WIDGET (window_pass_page (fixture->window));
}

static gboolean
is_passing (Fixture *fixture)
{
  g_assert_cmpint (gtk_widget_get_mapped (page (fixture)), !=,
                   gtk_widget_get_mapped (GTK_WIDGET (window_table (fixture->window))));

  return gtk_widget_get_mapped (page (fixture));
}

static GtkWidget *
button_of (Fixture *fixture, const char *name)
{
  g_autofree char *label = g_strdup_printf ("I’m %s", name);
  GtkWidget *button = find (page (fixture), is_button, label);

  g_assert_nonnull (button);

  return button;
}

static void
accept (Fixture *fixture, const char *name)
{
  g_assert_true (is_passing (fixture));
  g_signal_emit_by_name (button_of (fixture, name), "clicked");
  g_assert_false (is_passing (fixture));
}

static RummyCard
draw_and_discard (Fixture *fixture)
{
  const RummyRound *round = &match_of (fixture)->round;
  RummyMove moves[] = { { .kind = RUMMY_MOVE_DRAW, .seat = round->turn, .card = RUMMY_CARD_NONE },
                        { .kind = RUMMY_MOVE_DISCARD, .seat = round->turn } };
  RummyCard drawn;

  g_assert_cmpint (rummy_game_play (game_of (fixture), &moves[0], 1), ==, RUMMY_OK);
  drawn = round->drawn;
  moves[1].card = rummy_cards_first (rummy_cards_minus (round->hand[round->turn], rummy_cards_of (drawn)));
  g_assert_cmpint (rummy_game_play (game_of (fixture), &moves[1], 1), ==, RUMMY_OK);

  return drawn;
}

/* No widget, seen or not, has the text in its label, its tooltip or what screen readers are told. */
static gboolean
tells (GtkWidget *widget, const char *text)
{
  const char *tooltip = RUMMY_IS_SEAT (widget) ? tooltip_of (widget) : gtk_widget_get_tooltip_text (widget);
  RummyCard card = RUMMY_IS_CARD_WIDGET (widget) ? rummy_card_widget_get_card (RUMMY_CARD_WIDGET (widget))
                                                 : RUMMY_CARD_HIDDEN;

  return (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL) ||
         (tooltip != NULL && strstr (tooltip, text) != NULL) ||
         (card != RUMMY_CARD_HIDDEN && g_str_equal (rummy_words_card (card), text));
}

static void
assert_hidden (Fixture *fixture, RummyCards cards)
{
  RUMMY_CARDS_EACH (card, cards)
  {
    g_assert_null (find (GTK_WIDGET (fixture->window), tells, rummy_words_card (card)));
    g_assert_null (card_on (window_table (fixture->window), card));
  }
}

static void
assert_hand (Fixture *fixture, guint seat)
{
  RummyTable *table = window_table (fixture->window);
  RummyCards hand = match_of (fixture)->round.hand[seat];

  g_assert_cmpuint (rummy_seen_seat (seen_of (table)), ==, seat);
  RUMMY_CARDS_EACH (card, hand)
  {
    g_assert_nonnull (card_on (table, card));
    g_assert_cmpint (spot_on (table, card).zone, ==, RUMMY_ZONE_HAND);
  }
  g_assert_cmpuint (order_of (table)->n, ==, rummy_cards_count (hand));
}

static void
test_turns (Fixture *fixture, gconstpointer data)
{
  const RummyRound *round;
  RummyCard drawn;
  g_autofree char *told = NULL, *discarded = NULL;

  begin (fixture, "PcP");
  round = &match_of (fixture)->round;
  for (guint seat = 0; seat < 3; seat++)
    assert_hidden (fixture, round->hand[seat]);
  accept (fixture, "Alex");
  assert_hand (fixture, 0);
  assert_hidden (fixture, round->hand[2]);
  assert_verbs (fixture, "Draw, Take");

  /* While the computer plays the table is seen, and no hand. */
  drawn = draw_and_discard (fixture);
  g_assert_false (is_passing (fixture));
  assert_hidden (fixture, round->hand[0]);
  assert_page (fixture, "none");
  g_assert_cmpstr (rummy_status_get_text (window_status (fixture->window)), ==, "Bella is thinking…");
  discarded = g_strdup_printf ("Alex drew a card.\nAlex discarded the %s.",
                               rummy_words_card (rummy_round_upcard (round)));

  draw_and_discard (fixture);
  g_assert_true (is_passing (fixture));
  g_assert_false (is_enabled (fixture, "suggest"));
  assert_hidden (fixture, round->hand[0]);
  assert_hidden (fixture, round->hand[2]);
  g_assert_nonnull (find (page (fixture), is_label, "Pass the screen to Carl"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (page (fixture)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Pass the screen to Carl");
  g_assert_nonnull (find (page (fixture), is_label, discarded));
  g_assert_false (gtk_widget_get_mapped (window_bottom (fixture->window)));

  accept (fixture, "Carl");
  assert_hand (fixture, 2);
  assert_hidden (fixture, rummy_cards_minus (round->hand[0], rummy_cards_of (rummy_round_upcard (round))));
  g_assert_true (rummy_seen_is_my_turn (seen_of (window_table (fixture->window))));

  /* What Carl has done needs not be told to Alex by Carl. */
  draw_and_discard (fixture);
  g_assert_nonnull (find (page (fixture), is_label, "Since Your Last Turn"));
  told = g_strdup_printf ("Carl drew a card.\nCarl discarded the %s.", rummy_words_card (rummy_round_upcard (round)));
  g_assert_nonnull (find (page (fixture), is_label, told));
  g_assert_null (find (page (fixture), is_label, discarded));
  accept (fixture, "Alex");
  assert_hand (fixture, 0);
  g_assert_true (rummy_cards_has (round->hand[0], drawn));
}

static gboolean
released_cb (GtkEventControllerLegacy *controller, GdkEvent *event, guint *n_released)
{
  *n_released += gdk_event_get_event_type (event) == GDK_KEY_RELEASE;

  return GDK_EVENT_PROPAGATE;
}

/* A key that was meant for the table reveals nothing; Tab and Enter do. */
static void
test_keys (Fixture *fixture, gconstpointer data)
{
  const char *const keys[] = { "Return", "space", "Escape", "Delete", "s", "d", "m", "7" };
  GtkEventController *controller = gtk_event_controller_legacy_new ();
  guint n_released = 0;

  g_signal_connect (controller, "event", G_CALLBACK (released_cb), &n_released);
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (fixture->window), controller);
  xdotool ("mousemove", "500", "400", NULL);

  begin (fixture, "PP");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == page (fixture));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    press_key (keys[i]);
    while (n_released == i)
      g_main_context_iteration (NULL, TRUE);
    g_assert_true (is_passing (fixture));
  }

  press_key ("Tab");
  while (gtk_root_get_focus (GTK_ROOT (fixture->window)) != button_of (fixture, "Alex"))
    g_main_context_iteration (NULL, TRUE);
  press_key ("Return");
  while (gtk_widget_get_mapped (page (fixture)))
    g_main_context_iteration (NULL, TRUE);
  assert_hand (fixture, 0);
  g_assert_nonnull (rummy_focus_get_place (focus_of (window_table (fixture->window))));
  gtk_widget_remove_controller (GTK_WIDGET (fixture->window), controller); /* a key may still be released */
}

static void
test_undo (Fixture *fixture, gconstpointer data)
{
  RummyMove take;

  begin (fixture, "PPP");
  accept (fixture, "Alex");
  draw_and_discard (fixture);
  g_assert_false (is_enabled (fixture, "undo"));
  accept (fixture, "Bella");
  g_assert_false (is_enabled (fixture, "undo"));
  take = (RummyMove) { .kind = RUMMY_MOVE_TAKE, .seat = 1, .card = rummy_round_upcard (&match_of (fixture)->round) };
  g_assert_cmpint (rummy_game_play (game_of (fixture), &take, 1), ==, RUMMY_OK);
  act (fixture, "undo");
  g_assert_cmpint (match_of (fixture)->round.phase, ==, RUMMY_PHASE_DRAW);
  g_assert_cmpuint (match_of (fixture)->round.turn, ==, 1);
  assert_hand (fixture, 1);

  /* In the midst of a turn the screen is asked for again after a restart, and the turn is not undone meanwhile. */
  g_assert_cmpint (rummy_game_play (game_of (fixture), &take, 1), ==, RUMMY_OK);
  close_window (fixture);
  fixture->session = rummy_session_new (fixture->directory);
  g_assert_true (rummy_session_resume (fixture->session, NULL));
  open_window (fixture);
  g_assert_true (is_passing (fixture));
  g_assert_false (is_enabled (fixture, "undo"));
  accept (fixture, "Bella");
  assert_hand (fixture, 1);
  act (fixture, "undo");
  g_assert_cmpint (match_of (fixture)->round.phase, ==, RUMMY_PHASE_DRAW);
}

/* A new game can be taken back until somebody has moved, also from the page. */
static void
test_bring_back (Fixture *fixture, gconstpointer data)
{
  RummyGame *before;

  begin (fixture, "PP");
  accept (fixture, "Alex");
  before = game_of (fixture);
  draw_and_discard (fixture);
  act (fixture, "restart-game");
  g_assert_true (is_passing (fixture));
  act (fixture, "undo");
  g_assert_true (game_of (fixture) == before);
  g_assert_true (is_passing (fixture));
  accept (fixture, "Bella");
  assert_hand (fixture, 1);
}

static gboolean
is_log (Fixture *fixture)
{
  return g_strcmp0 (window_pane_page (fixture->window), "moves") == 0;
}

static gboolean
is_mapped_label (GtkWidget *widget, const char *text)
{
  return is_label (widget, text) && gtk_widget_get_mapped (widget);
}

static gboolean
tells_mapped (GtkWidget *widget, const char *text)
{
  return tells (widget, text) && gtk_widget_get_mapped (widget);
}

/* What is told of one is not left for another. */
static void
test_log (Fixture *fixture, gconstpointer data)
{
  g_autofree char *drew = NULL;
  RummyCard drawn;

  begin (fixture, "PP");
  accept (fixture, "Alex");
  act (fixture, "log");
  g_assert_true (is_log (fixture));
  drawn = draw_and_discard (fixture);
  while (is_log (fixture))
    g_main_context_iteration (NULL, TRUE);

  g_assert_false (is_enabled (fixture, "log"));
  drew = g_strdup_printf ("You drew the %s.", rummy_words_card (drawn));
  g_assert_null (find (GTK_WIDGET (fixture->window), tells_mapped, drew));
  g_assert_null (find (GTK_WIDGET (fixture->window), tells_mapped, rummy_words_card (drawn)));
}

/* Whoever is at the screen, each has a name on the plates and in the scores; alone with the computer one is "you". */
static void
test_names (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);

  begin (fixture, "PP");
  accept (fixture, "Alex");
  g_assert_null (find (window, is_mapped_label, "You"));
  g_assert_nonnull (find (window, is_mapped_label, "Alex"));
  draw_and_discard (fixture);
  accept (fixture, "Bella");
  g_assert_null (find (window, is_mapped_label, "You"));

  rummy_game_set_level (game_of (fixture), 0, RUMMY_LEVEL_AVERAGE);
  g_assert_nonnull (find (window, is_mapped_label, "You"));
}

/* Names, for all look at the sheet; and the next deal is asked for again. */
static void
test_round_end (Fixture *fixture, gconstpointer data)
{
  const RummyRound *round;

  begin (fixture, "PP");
  rummy_game_set_name (game_of (fixture), 0, "Ann");
  rummy_game_set_name (game_of (fixture), 1, "Ben");
  accept (fixture, "Ann");
  finish_round (fixture);
  g_assert_false (is_passing (fixture));
  g_assert_null (find (GTK_WIDGET (window_sheet (fixture->window)), is_label, "You"));
  g_assert_nonnull (find (GTK_WIDGET (window_sheet (fixture->window)), is_label, "Ben"));
  round = &match_of (fixture)->round;
  for (guint seat = 0; seat < 2; seat++) {
    RUMMY_CARDS_EACH (card, round->hand[seat])
      g_assert_nonnull (card_on (window_table (fixture->window), card));
  }

  act (fixture, "next-round");
  g_assert_true (is_passing (fixture));
  for (guint seat = 0; seat < 2; seat++)
    assert_hidden (fixture, round->hand[seat]);
}

/* As that seat has put its hand in order. */
static void
kept_order (RummyTable *table, guint seat, RummyHandOrder *order)
{
  g_autoptr (GVariant) orders = NULL, kept = NULL;

  g_object_get (rummy_table_get_choice (table), "own-orders", &orders, NULL);
  kept = g_variant_get_child_value (orders, seat);
  order->n = (guint) g_variant_n_children (kept);
  for (guint i = 0; i < order->n; i++)
    g_variant_get_child (kept, i, "y", &order->card[i]);
}

/* The order that somebody has put the hand in is found again. */
static void
test_order (Fixture *fixture, gconstpointer data)
{
  RummyHandOrder order;
  RummyTable *table = window_table (fixture->window);

  begin (fixture, "PP");
  accept (fixture, "Alex");
  rummy_choice_move (rummy_table_get_choice (table), rummy_cards_of (order_of (table)->card[0]), 5);
  rummy_table_refresh (table, NULL, FALSE);
  draw_and_discard (fixture);
  accept (fixture, "Bella");
  draw_and_discard (fixture);
  kept_order (table, 0, &order);
  accept (fixture, "Alex");
  g_assert_true (order_of (table)->is_own);
  g_assert_cmpuint (order_of (table)->n, ==, 13);
  g_assert_cmpmem (order_of (table)->card, 13, order.card, 13);
}

static void
reopen (Fixture *fixture)
{
  close_window (fixture);
  fixture->session = rummy_session_new (fixture->directory);
  g_assert_true (rummy_session_resume (fixture->session, NULL));
  open_window (fixture);
}

static void
assert_own_order (Fixture *fixture, const RummyHandOrder *order)
{
  const RummyHandOrder *shown = order_of (window_table (fixture->window));

  g_assert_true (shown->is_own);
  g_assert_cmpuint (shown->n, ==, order->n);
  g_assert_cmpmem (shown->card, shown->n, order->card, order->n);
}

/* Everybody's, also by the next start of the program. */
static void
test_order_is_kept (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Alex", "Bella" };
  RummyHandOrder orders[2];

  begin (fixture, "PP");
  for (guint seat = 0; seat < 2; seat++) {
    RummyTable *table = window_table (fixture->window);

    accept (fixture, names[seat]);
    rummy_choice_move (rummy_table_get_choice (table), rummy_cards_of (order_of (table)->card[seat]), 5);
    rummy_table_refresh (table, NULL, FALSE);
    draw_and_discard (fixture);
    kept_order (table, seat, &orders[seat]);
    g_assert_cmpuint (orders[seat].n, ==, 13);
  }

  reopen (fixture);
  for (guint seat = 0; seat < 2; seat++) {
    accept (fixture, names[seat]);
    assert_own_order (fixture, &orders[seat]);
    draw_and_discard (fixture);
  }
}

static void
assert_looks (Fixture *fixture, const char *words)
{
  GtkWidget *label;

  g_assert_true (is_passing (fixture));
  label = find (page (fixture), is_label, words);
  g_assert_nonnull (label);
  g_assert_true (gtk_widget_get_mapped (label));
}

/* Each hand counts how often it was opened, so a look by others is seen; a restart is one more. */
static void
test_looks (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "PP");
  assert_looks (fixture, "No one has seen this hand yet.");
  accept (fixture, "Alex");
  draw_and_discard (fixture);
  assert_looks (fixture, "No one has seen this hand yet.");
  accept (fixture, "Bella");
  draw_and_discard (fixture);
  assert_looks (fixture, "Hand viewed 1 time. If you haven’t looked, someone else has.");
  accept (fixture, "Alex");
  reopen (fixture);
  assert_looks (fixture, "Hand viewed 2 times. If that’s more than you remember, someone else has looked.");
  accept (fixture, "Alex");
  act (fixture, "restart-game");
  assert_looks (fixture, "No one has seen this hand yet.");
}

typedef struct {
  const char *preset, *changes;
  RummyMoveKind kind; /* that makes it different */
  guint n_seats;      /* that make it */
} Kind;

static const Kind kinds[] = {
  { "500-rum", "rum=lay", RUMMY_MOVE_CALL, 1 },
  { "500-rum", "rum=table", RUMMY_MOVE_CALL, 1 },
  { "amiga", "", RUMMY_MOVE_TAKE, 2 },
  { "dealers-gambit", "", RUMMY_MOVE_NOMINATE, 1 },
};

/* Through what the person at the screen has on the table, where it is the move that the case is about. */
static void
do_move (Fixture *fixture, const RummyMove *move, RummyMoveKind kind)
{
  static const char *const roles[] = { "", "wild", "double", "split" };
  RummyTable *table = window_table (fixture->window);
  GActionGroup *actions = rummy_table_get_actions (table);

  if (move->kind != kind) {
    g_assert_cmpint (rummy_game_play (game_of (fixture), move, 1), ==, RUMMY_OK);
    return;
  }

  rummy_verbs_let_go (rummy_table_get_verbs (table));
  if (kind == RUMMY_MOVE_CALL) {
    rummy_verbs_lay (rummy_table_get_verbs (table), move->cards, move->meld, RUMMY_CARD_NONE);
  } else if (kind == RUMMY_MOVE_NOMINATE) {
    g_assert_true (g_action_group_get_action_enabled (actions, "nominate"));
    g_action_group_activate_action (actions, "nominate", g_variant_new_string (roles[move->low]));
  } else {
    rummy_verbs_toggle (rummy_table_get_verbs (table), move->card);
    g_assert_true (g_action_group_get_action_enabled (actions, "take"));
    g_action_group_activate_action (actions, "take", NULL);
  }
}

/* The first legal move of a kind, or any. */
static RummyMove
choose_move (Fixture *fixture, RummyMoveKind kind, RummyRng *rng)
{
  g_autofree RummyMoves *moves = g_new (RummyMoves, 1);

  rummy_round_moves (&match_of (fixture)->round, moves);
  for (guint i = 0; i < moves->n; i++) {
    if (moves->move[i].kind == kind)
      return moves->move[i];
  }

  return moves->move[rummy_rng_below (rng, moves->n)];
}

/* What to do, and a call, for which there are only seconds, before all else; if asked for, also what was done last. */
static void
assert_told (Fixture *fixture)
{
  const RummyRound *round = &match_of (fixture)->round;
  const char *prompt = rummy_status_get_text (window_status (fixture->window));
  const char *words = g_ptr_array_index (spoken, spoken->len - 1);
  g_autofree char *discarded = g_strdup_printf (" discarded the %s.", rummy_words_card (rummy_round_upcard (round)));

  g_assert_true (round->phase == RUMMY_PHASE_CALL ? g_str_has_prefix (words, prompt)
                                                  : g_str_has_suffix (words, prompt));

  act (fixture, "repeat-moves");
  words = g_ptr_array_index (spoken, spoken->len - 1);
  g_assert_true (g_str_has_suffix (words, prompt));
  g_assert_true (strstr (words, discarded) != NULL || strstr (words, " first. ") != NULL); /* the first turn */
}

/* Calls, exchanges and the choice of the joker at one screen: whoever is asked gets it, and no hand is seen before. */
static void
test_kind (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) told = spoken = g_ptr_array_new_with_free_func (g_free);
  const Kind *kind = data;
  guint done[3] = { 0 }, n_seats = 0;
  RummyRng rng;

  begin_preset (fixture, kind->preset, kind->changes, "PPP");
  rummy_rng_seed (&rng, 23); /* in which there is a call soon */
  while (n_seats < kind->n_seats) {
    const RummyRound *round = &match_of (fixture)->round;
    RummyCards known = round->shown;
    RummyMove move;
    gsize before;

    /* They have the name of the one that lies open. */
    for (guint i = 0; i < RUMMY_CARD_CODES; i++) {
      if (rummy_card_is_valid (i) && rummy_card_is_joker ((RummyCard) i))
        rummy_cards_add (&known, (RummyCard) i);
    }
    if (round->phase == RUMMY_PHASE_OVER) {
      g_assert_cmpint (rummy_game_deal (game_of (fixture)), ==, RUMMY_OK);
      continue;
    }
    if (is_passing (fixture)) {
      g_autofree char *name = rummy_words_seat (game_of (fixture), round->turn, RUMMY_SEAT_NONE);

      for (guint seat = 0; seat < 3; seat++)
        assert_hidden (fixture, rummy_cards_minus (round->hand[seat], known));
      accept (fixture, name);
      assert_told (fixture);
    }
    /* What the joker is to be is said before anybody sees a hand. */
    if (round->phase == RUMMY_PHASE_NOMINATE)
      assert_hidden (fixture, rummy_cards_minus (round->hand[round->turn], known));
    else
      assert_hand (fixture, round->turn);

    before = rummy_game_get_record (game_of (fixture))->n_moves;
    move = choose_move (fixture, kind->kind, &rng);
    do_move (fixture, &move, kind->kind);
    g_assert_cmpuint (rummy_game_get_record (game_of (fixture))->n_moves, ==, before + 1);
    if (move.kind == kind->kind)
      n_seats += done[move.seat]++ == 0;
  }
  spoken = NULL;
}

/* Only the computer: its cards are seen by nobody, whoever sat there. */
static void
test_nobody (Fixture *fixture, gconstpointer data)
{
  const RummyRound *round;

  begin (fixture, "Pc");
  round = &match_of (fixture)->round;
  assert_hand (fixture, 0);
  rummy_game_set_level (game_of (fixture), 0, RUMMY_LEVEL_AVERAGE);
  g_assert_false (is_passing (fixture));
  for (guint seat = 0; seat < 2; seat++)
    assert_hidden (fixture, round->hand[seat]);
  g_assert_cmpstr (rummy_status_get_text (window_status (fixture->window)), ==,
                   "Only computers are playing. Click a nameplate to take that seat.");

  rummy_game_set_level (game_of (fixture), 1, RUMMY_LEVEL_PERSON);
  g_assert_false (is_passing (fixture));
  assert_hand (fixture, 1);
  assert_hidden (fixture, round->hand[0]);
}

static void
spin_until_still (Fixture *fixture)
{
  while (is_moving (window_table (fixture->window)))
    g_main_context_iteration (NULL, TRUE);
}

/* The hands change while the discard sets out, and what was about to be laid out is gone. */
static void
test_animated (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "PP");
  accept (fixture, "Alex");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  for (guint i = 0; i < 4; i++) {
    draw_and_discard (fixture);
    spin_until_still (fixture);
    accept (fixture, i % 2 ? "Alex" : "Bella");
    assert_hand (fixture, match_of (fixture)->round.turn);
  }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* To the end of a game, which nobody at the screen alone has won or lost. */
static void
test_whole_game (Fixture *fixture, gconstpointer data)
{
  GtkWidget *sheet;

  begin (fixture, "PP");
  finish_round (fixture);
  while (!match_of (fixture)->over) {
    act (fixture, "next-round");
    finish_round (fixture);
  }
  sheet = GTK_WIDGET (window_sheet (fixture->window));
  g_assert_true (find (sheet, is_label, "Alex won the game") != NULL ||
                 find (sheet, is_label, "Bella won the game") != NULL);
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);

  ADD ("/hot-seat/turns", test_turns);
  ADD ("/hot-seat/keys", test_keys);
  ADD ("/hot-seat/undo", test_undo);
  ADD ("/hot-seat/bring-back", test_bring_back);
  ADD ("/hot-seat/log", test_log);
  ADD ("/hot-seat/names", test_names);
  ADD ("/hot-seat/round-end", test_round_end);
  ADD ("/hot-seat/order", test_order);
  ADD ("/hot-seat/order-is-kept", test_order_is_kept);
  ADD ("/hot-seat/looks", test_looks);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autofree char *path = g_strdup_printf ("/hot-seat/kind/%u", i);

    g_test_add (path, Fixture, &kinds[i], set_up, test_kind, tear_down);
  }
  ADD ("/hot-seat/nobody", test_nobody);
  ADD ("/hot-seat/animated", test_animated);
  ADD ("/hot-seat/whole-game", test_whole_game);

  return g_test_run ();
}
