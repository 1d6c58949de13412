/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is told of the cards that a person selects, and the moves of a turn back and forth. */

#include "window-fixture.h"

#include "ui/play/event-line.h"
#include "ui/words/words.h"

static void
test_selection (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;

  g_object_set (window_status (window), "n-selected", 2, NULL);
  g_assert_nonnull (strstr (rummy_status_get_text (window_status (window)), "Not a meld yet"));
  assert_verbs (fixture, "Draw, Take");

  /* What the cards would do is told instead, a refusal before that. */
  g_object_set (window_status (window), "preview", "A new meld.", NULL);
  g_assert_cmpstr (rummy_status_get_text (window_status (window)), ==, "A new meld.");
  g_signal_emit_by_name (window_table (window), "refused", RUMMY_REFUSED_DRAW_FIRST);
  g_assert_cmpstr (rummy_status_get_text (window_status (window)), ==, rummy_words_refusal (RUMMY_REFUSED_DRAW_FIRST));
  rummy_status_forget_refusal (window_status (window));
  g_assert_cmpstr (rummy_status_get_text (window_status (window)), ==, "A new meld.");
  g_object_set (window_status (window), "preview", NULL, NULL);
  g_assert_nonnull (strstr (rummy_status_get_text (window_status (window)), "Not a meld yet"));
}

/* A game in which the person begins and has a set; its cards. */
static RummyCards
deal_set (Fixture *fixture)
{
  RummyCards meld = RUMMY_NO_CARDS;

  for (guint64 seed = SEED; rummy_cards_is_empty (meld); seed++) {
    const RummyRound *round;

    rummy_window_new_game (fixture->window, seed);
    round = &match_of (fixture)->round;
    for (guint rank = RUMMY_ACE; rank <= RUMMY_KING && round->turn == own_seat (fixture); rank++) {
      RummyCards set = RUMMY_NO_CARDS;

      for (guint suit = 0; suit < RUMMY_SUITS; suit++)
        rummy_cards_add (&set, rummy_card (0, suit, rank));
      set = rummy_cards_and (set, round->hand[own_seat (fixture)]);
      if (rummy_cards_count (set) >= 3)
        meld = set;
    }
  }

  return meld;
}

/* What the table and the words at its foot tell each other. */
static void
test_selection_on_the_table (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  RummyCards meld = deal_set (fixture);
  const RummyRound *round = &match_of (fixture)->round;

  play (fixture, RUMMY_MOVE_TAKE, rummy_round_upcard (round));
  RUMMY_CARDS_EACH (card, meld) {
    g_assert_null (strstr (rummy_status_get_text (window_status (window)), "New meld: "));
    rummy_verbs_toggle (rummy_table_get_verbs (window_table (window)), card);
  }
  g_assert_true (g_str_has_prefix (rummy_status_get_text (window_status (window)), "New meld: "));
  rummy_verbs_toggle (rummy_table_get_verbs (window_table (window)),
                      rummy_cards_first (rummy_cards_minus (round->hand[own_seat (fixture)], meld)));
  g_assert_cmpstr (rummy_status_get_text (window_status (window)), ==, rummy_words_refusal (RUMMY_REFUSED_NO_MELD));

  act (fixture, "undo");
  g_assert_cmpstr (rummy_status_get_text (window_status (window)), ==,
                   "Draw a card, or pick up from the pile.");
}

/* Where the stock is used up nobody is told to click it. */
static void
test_no_stock (Fixture *fixture, gconstpointer data)
{
  RummyRound *round = (RummyRound *) rummy_game_get_round (window_game (fixture->window));
  guint8 n = round->n_stock;

  round->n_stock = 0;
  g_signal_emit_by_name (window_table (fixture->window), "refused", RUMMY_REFUSED_DRAW_FIRST);
  g_assert_cmpstr (rummy_status_get_text (window_status (fixture->window)), ==,
                   "Not yet. The stock is empty. Take from the pile, or end the round.");
  round->n_stock = n;
}

/* After a knock there is nothing to draw, and that is not because one has drawn. */
static void
test_draw_after_knock (Fixture *fixture, gconstpointer data)
{
  RummyRound *round;
  guint8 phase;

  round = (RummyRound *) rummy_game_get_round (window_game (fixture->window));
  phase = round->phase;
  round->phase = RUMMY_PHASE_LAYOFF;
  g_signal_emit_by_name (window_table (fixture->window), "refused", RUMMY_REFUSED_DRAWN);
  g_assert_cmpstr (rummy_status_get_text (window_status (fixture->window)), ==,
                   "Not yet. Meld and lay off what you can, then press Done.");
  round->phase = phase;
}

/* The buttons take what they need, and the words have the rest. */
static void
test_words_fill (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  graphene_rect_t words, buttons;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  spin_until_size (GTK_WIDGET (window), 1280, 800);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (window_status (window)), window_bottom (window), &words));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (window_buttons (window)), window_bottom (window), &buttons));
  g_assert_cmpfloat (words.size.width + gtk_box_get_spacing (GTK_BOX (window_bottom (window))) + buttons.size.width,
                     ==, gtk_widget_get_width (window_bottom (window)));
}

/* On one line as long as @words, without anything to do. */
static void
assert_fits (RummyEventLine *doings, GtkLabel *label, const char *words)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), words);
  g_autofree char *fitting = NULL;
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  fitting = rummy_event_line_fit (doings, "", label, width + 2, 1);
  g_assert_cmpstr (fitting, ==, words);
}

/* Where there is little room the discard gives way, which lies there, then the melds; what was taken is not seen. */
static void
test_doings (Fixture *fixture, gconstpointer data)
{
  GtkLabel *label = GTK_LABEL (g_object_ref_sink (gtk_label_new (NULL)));
  g_autoptr (RummyEventLine) doings = rummy_event_line_new ();
  g_autofree char *all = NULL;

  rummy_event_line_add (doings, FALSE, RUMMY_EVENT_WEIGHT_HIDDEN, g_strdup ("Ida took five cards."));
  rummy_event_line_add (doings, FALSE, RUMMY_EVENT_WEIGHT_USUAL, g_strdup ("Ida melded kings."));
  rummy_event_line_add (doings, FALSE, RUMMY_EVENT_WEIGHT_USUAL, g_strdup ("Ida melded fives."));
  rummy_event_line_add (doings, FALSE, RUMMY_EVENT_WEIGHT_SEEN, g_strdup ("Ida discarded."));
  assert_fits (doings, label, "Ida took five cards. Ida melded kings. Ida melded fives. Ida discarded.");
  assert_fits (doings, label, "Ida took five cards. Ida melded kings. Ida melded fives.");
  assert_fits (doings, label, "Ida took five cards. Ida melded fives.");
  assert_fits (doings, label, "Ida took five cards. Ida discarded.");
  assert_fits (doings, label, "Ida took five cards.");
  all = rummy_event_line_get_all (doings, "");
  g_assert_cmpstr (all, ==, "Ida took five cards. Ida melded kings. Ida melded fives. Ida discarded.");

  rummy_event_line_add (doings, FALSE, RUMMY_EVENT_WEIGHT_KNOCK, g_strdup ("Ida knocked."));
  rummy_event_line_add (doings, FALSE, RUMMY_EVENT_WEIGHT_USUAL, g_strdup ("Ida melded kings."));
  rummy_event_line_add (doings, FALSE, RUMMY_EVENT_WEIGHT_HIDDEN, g_strdup ("Ida won."));
  assert_fits (doings, label, "Ida knocked. Ida melded kings. Ida won.");
  assert_fits (doings, label, "Ida knocked.");
  rummy_event_line_add (doings, TRUE, RUMMY_EVENT_WEIGHT_SEEN, g_strdup ("You drew."));
  assert_fits (doings, label, "You drew.");
  g_object_unref (label);
}

/* What to do comes after it; a discard gives way to that, which can be seen, but not what cannot. */
static void
test_prompt (Fixture *fixture, gconstpointer data)
{
  GtkLabel *label = GTK_LABEL (g_object_ref_sink (gtk_label_new (NULL)));
  g_autoptr (RummyEventLine) doings = rummy_event_line_new ();
  g_autofree char *all = NULL, *seen = NULL, *hidden = NULL;

  rummy_event_line_add (doings, FALSE, RUMMY_EVENT_WEIGHT_SEEN, g_strdup ("Ida discarded."));
  all = rummy_event_line_fit (doings, "Draw a card.", label, 1000, 1);
  g_assert_cmpstr (all, ==, "Ida discarded. Draw a card.");
  seen = rummy_event_line_fit (doings, "Draw a card.", label, 10, 1);
  g_assert_cmpstr (seen, ==, "Draw a card.");
  rummy_event_line_add (doings, FALSE, RUMMY_EVENT_WEIGHT_HIDDEN, g_strdup ("Ida took five cards."));
  hidden = rummy_event_line_fit (doings, "Draw a card.", label, 10, 1);
  g_assert_cmpstr (hidden, ==, "Ida took five cards. Draw a card.");
  g_object_unref (label);
}

/* All that was done since the others acted is told while there is room, and what was taken where there is less. */
static void
test_news (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  RummyCards meld = deal_set (fixture);
  RummyGame *game = window_game (window);
  guint own = own_seat (fixture);
  RummyCard upcard = rummy_round_upcard (&match_of (fixture)->round), discard;
  RummyMove lay = { .kind = RUMMY_MOVE_MELD, .seat = own, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE,
                    .cards = meld };
  g_autofree char *all = NULL, *taken = NULL, *newest = NULL;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  spin_until_size (GTK_WIDGET (window), 1280, 800);
  rummy_game_stop (game);
  play (fixture, RUMMY_MOVE_TAKE, upcard);
  taken = g_strdup_printf ("You took the %s.", rummy_words_card (upcard));
  g_assert_true (g_str_has_prefix (window_told (window), taken));
  g_assert_cmpint (rummy_game_play (game, &lay, 1), ==, RUMMY_OK);
  discard = rummy_cards_first (rummy_cards_minus (match_of (fixture)->round.hand[own], rummy_cards_of (upcard)));
  play (fixture, RUMMY_MOVE_DISCARD, discard);
  all = g_strdup_printf ("%s You melded: ", taken);
  newest = g_strdup_printf (" You discarded the %s. Computer is thinking…", rummy_words_card (discard));
  while (!g_str_has_prefix (window_told (window), all) || !g_str_has_suffix (window_told (window), newest))
    g_main_context_iteration (NULL, TRUE);

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  while (strstr (window_told (window), "You melded") != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_str_has_prefix (window_told (window), taken));
  g_assert_true (g_str_has_suffix (window_told (window), " Computer is thinking…"));
}

/* Where all of it needs two lines it has them, and the table keeps its place for that. */
static void
test_news_of_two_lines (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  RummyCards meld = deal_set (fixture);
  guint own = own_seat (fixture);
  RummyCard upcard = rummy_round_upcard (&match_of (fixture)->round), discard;
  RummyMove lay = { .kind = RUMMY_MOVE_MELD, .seat = own, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE,
                    .cards = meld };
  g_autofree char *taken = g_strdup_printf ("You took the %s.", rummy_words_card (upcard)), *last = NULL;
  PangoLayout *layout;
  int height;

  gtk_window_set_default_size (GTK_WINDOW (window), 640, 720);
  spin_until_size (GTK_WIDGET (window), 640, 720);
  rummy_game_stop (window_game (window));
  play (fixture, RUMMY_MOVE_TAKE, upcard);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  height = gtk_widget_get_height (GTK_WIDGET (window_table (window)));
  g_assert_cmpint (rummy_game_play (window_game (window), &lay, 1), ==, RUMMY_OK);
  discard = rummy_cards_first (rummy_cards_minus (match_of (fixture)->round.hand[own], rummy_cards_of (upcard)));
  play (fixture, RUMMY_MOVE_DISCARD, discard);
  last = g_strdup_printf (" You discarded the %s. Computer is thinking…", rummy_words_card (discard));
  while (!g_str_has_suffix (window_told (window), last))
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  g_assert_true (g_str_has_prefix (window_told (window), taken));
  g_assert_nonnull (strstr (window_told (window), " You melded: "));
  layout = gtk_label_get_layout (GTK_LABEL (adw_bin_get_child (ADW_BIN (window_status (window)))));
  g_assert_cmpint (pango_layout_get_line_count (layout), ==, 2);
  g_assert_false (pango_layout_is_ellipsized (layout));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (window_table (window))), ==, height);
}

static int
height_of (GtkLabel *label)
{
  int height;

  pango_layout_get_pixel_size (gtk_label_get_layout (label), NULL, &height);

  return height;
}

/* What has no room gets smaller letters and more lines, and an ellipsis only then; the table stays where it is. */
static void
test_small_letters (Fixture *fixture, gconstpointer data)
{
  GtkWidget *status = GTK_WIDGET (window_status (fixture->window));
  GtkLabel *label = GTK_LABEL (adw_bin_get_child (ADW_BIN (status)));
  g_autoptr (GString) words = g_string_new ("Takes 4 cards.");
  int height, line, n_lines, least;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 720);
  spin_until_size (GTK_WIDGET (fixture->window), 360, 720);
  rummy_game_stop (window_game (fixture->window));
  gtk_test_widget_wait_for_draw (status);
  g_object_set (status, "preview", words->str, NULL);
  gtk_test_widget_wait_for_draw (status);
  height = gtk_widget_get_height (status);
  line = least = height_of (label);

  for (n_lines = 1; !pango_layout_is_ellipsized (gtk_label_get_layout (label));) {
    n_lines = pango_layout_get_line_count (gtk_label_get_layout (label));
    g_assert_cmpint (height_of (label) / n_lines, <=, least);
    least = height_of (label) / n_lines;
    g_assert_cmpint (height_of (label), <=, height);
    g_string_append (words, " More.");
    g_object_set (status, "preview", words->str, NULL);
    gtk_test_widget_wait_for_draw (status);
    g_assert_cmpstr (gtk_label_get_text (label), ==, words->str);
    g_assert_cmpint (gtk_widget_get_height (status), ==, height);
  }
  g_assert_cmpint (n_lines, ==, 4); /* of 3 */
  g_assert_cmpint (least, <, line * 7 / 10);

  g_object_set (status, "preview", "Takes 4 cards.", NULL);
  gtk_test_widget_wait_for_draw (status);
  g_assert_cmpint (height_of (label), ==, line);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

/* A dialog that opens while a card is dragged sends it home: beneath it nothing is discarded. */
static void
test_dialog_stops_a_drag (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  RummyTable *table = window_table (window);
  GtkWidget *pile;
  RummyCard card;

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 720);
  spin_until_size (GTK_WIDGET (window), 1000, 720);
  rummy_verbs_draw (rummy_table_get_verbs (table));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  card = order_of (table)->card[3];
  pile = card_on (table, rummy_round_upcard (&match_of (fixture)->round));
  point_at (fixture, card_on (table, card));
  xdotool ("mousedown", "1", NULL);
  point_at (fixture, pile);
  while (rummy_pointer_get_dragged (pointer_of (table)) == RUMMY_CARD_NONE)
    g_main_context_iteration (NULL, TRUE);

  act (fixture, "preferences");
  g_assert_cmpint (rummy_pointer_get_dragged (pointer_of (table)), ==, RUMMY_CARD_NONE);
  xdotool ("mouseup", "1", NULL);
  while (gtk_gesture_is_active (drag_gesture_of (table)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (rummy_cards_has (match_of (fixture)->round.hand[own_seat (fixture)], card));
}

/* Who plays by keys is told these, until there is a click. */
static void
test_keys (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 720);
  spin_until_size (GTK_WIDGET (window), 1000, 720);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  point_at (fixture, GTK_WIDGET (window_table (window)));
  press_key ("Right");
  while (!g_str_equal (rummy_status_get_text (window_status (window)),
                       "Press S to draw, or D to take the upcard."))
    g_main_context_iteration (NULL, TRUE);
  press_key ("s");
  while (!g_str_equal (rummy_status_get_text (window_status (window)),
                       "Press M to meld, or Delete on a card to discard it."))
    g_main_context_iteration (NULL, TRUE);

  xdotool ("click", "1", NULL);
  while (!g_str_has_suffix (window_told (window), "Select cards to meld, or double-click one to discard it."))
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE)) /* the button is let go, too */
    ;
}

static gsize
n_moves (Fixture *fixture)
{
  return rummy_game_get_record (window_game (fixture->window))->n_moves;
}

/* One move after the other, and again; or the whole turn. */
static void
test_steps (Fixture *fixture, gconstpointer data)
{
  RummyCards meld = deal_set (fixture);
  gsize n = n_moves (fixture);

  play (fixture, RUMMY_MOVE_TAKE, rummy_round_upcard (&match_of (fixture)->round));
  g_assert_false (is_enabled (fixture, "redo"));
  RUMMY_CARDS_EACH (card, meld)
    rummy_verbs_toggle (rummy_table_get_verbs (window_table (fixture->window)), card);
  press_key ("m");
  while (n_moves (fixture) != n + 2)
    g_main_context_iteration (NULL, TRUE);
  act (fixture, "undo");
  g_assert_cmpuint (n_moves (fixture), ==, n + 1);
  g_assert_cmpuint (match_of (fixture)->round.n_melds, ==, 0);
  g_assert_true (is_enabled (fixture, "redo"));
  act (fixture, "redo");
  g_assert_cmpuint (n_moves (fixture), ==, n + 2);
  g_assert_cmpuint (match_of (fixture)->round.n_melds, ==, 1);
  g_assert_false (is_enabled (fixture, "redo"));
  act (fixture, "restart-turn");
  g_assert_cmpuint (n_moves (fixture), ==, n);
  g_assert_false (is_enabled (fixture, "restart-turn"));
  act (fixture, "redo");
  g_assert_cmpint (match_of (fixture)->round.phase, ==, RUMMY_PHASE_PLAY);
  g_assert_cmpuint (match_of (fixture)->round.n_melds, ==, 0);
  act (fixture, "undo");

  /* A card of the stock stays, but in practice. */
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  g_assert_false (can_undo (fixture));
  g_assert_false (is_enabled (fixture, "redo"));
  rummy_game_set_shown (window_game (fixture->window), 1 - own_seat (fixture), TRUE);
  act (fixture, "undo");
  g_assert_cmpuint (n_moves (fixture), ==, n);
  g_assert_false (can_undo (fixture));
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);
  load_style ();

  ADD ("/turn/selection", test_selection);
  ADD ("/turn/selection-on-the-table", test_selection_on_the_table);
  ADD ("/turn/words-fill", test_words_fill);
  ADD ("/turn/doings", test_doings);
  ADD ("/turn/prompt", test_prompt);
  ADD ("/turn/news", test_news);
  ADD ("/turn/keys", test_keys);
  ADD ("/turn/steps", test_steps);
  ADD ("/turn/no-stock", test_no_stock);
  ADD ("/turn/draw-after-knock", test_draw_after_knock);
  ADD ("/turn/small-letters", test_small_letters);
  ADD ("/turn/dialog-stops-a-drag", test_dialog_stops_a_drag);
  ADD ("/turn/news-of-two-lines", test_news_of_two_lines);

  return g_test_run ();
}
