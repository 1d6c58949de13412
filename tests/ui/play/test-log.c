/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What happened, in words: whole, in its order, and nothing that the person cannot know. */

#include "window-fixture.h"

#include "ui/play/log.h"
#include "ui/words/words.h"

static GtkWidget *
open_log (Fixture *fixture)
{
  AdwDialog *dialog;

  act (fixture, "log");
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  g_assert_true (RUMMY_IS_LOG (dialog));

  return GTK_WIDGET (dialog);
}

static gboolean
is_list (GtkWidget *widget, const char *style)
{
  return GTK_IS_LIST_BOX (widget) && gtk_widget_has_css_class (widget, style);
}

/* The rows from above, as "title: text" with a line each. */
static char *
text_of (GtkWidget *log)
{
  GtkWidget *list = find (log, is_list, "log");
  GString *text = g_string_new (NULL);

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    g_string_append_printf (text, "%s: %s\n", adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)),
                            adw_action_row_get_subtitle (ADW_ACTION_ROW (row)));

  return g_string_free (text, FALSE);
}

static void
assert_log (GtkWidget *log, const char *expected)
{
  g_autofree char *text = text_of (log);

  g_assert_cmpstr (text, ==, expected);
}

/* The other seat is a person here, so that its moves are known. */
static char *
play_two_turns (Fixture *fixture)
{
  RummyMove other[] = { { .kind = RUMMY_MOVE_DRAW, .seat = 1, .card = RUMMY_CARD_NONE },
                        { .kind = RUMMY_MOVE_DISCARD, .seat = 1 } };
  RummyCard drawn, card;

  rummy_game_set_level (window_game (fixture->window), 1, RUMMY_LEVEL_PERSON);
  rummy_game_set_name (window_game (fixture->window), 1, "Ann & <b>");
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  drawn = match_of (fixture)->round.drawn;
  card = rummy_cards_first (match_of (fixture)->round.hand[own_seat (fixture)]);
  play (fixture, RUMMY_MOVE_DISCARD, card);
  other[1].card = rummy_cards_first (match_of (fixture)->round.hand[1]);
  g_assert_cmpint (rummy_game_play (window_game (fixture->window), other, 2), ==, RUMMY_OK);
  rummy_game_set_level (window_game (fixture->window), 1, RUMMY_LEVEL_AVERAGE);

  return g_strdup_printf ("Ann & <b>: Ann & <b> drew a card.\nAnn & <b> discarded the %s.\n"
                          "You: You drew the %s.\nYou discarded the %s.\n"
                          "Round 1: You lead this round.\n",
                          rummy_words_card (other[1].card), rummy_words_card (drawn), rummy_words_card (card));
}

static void
test_turns (Fixture *fixture, gconstpointer data)
{
  g_autofree char *expected = play_two_turns (fixture);
  g_autofree char *later = NULL;
  GtkWidget *log = open_log (fixture);

  assert_log (log, expected);

  /* It goes on while it is open, and what is taken back goes. */
  play (fixture, RUMMY_MOVE_TAKE, rummy_round_upcard (&match_of (fixture)->round));
  later = text_of (log);
  g_assert_true (g_str_has_prefix (later, "You: You took the "));
  g_assert_true (g_str_has_suffix (later, expected));
  g_assert_true (rummy_game_undo (window_game (fixture->window)));
  assert_log (log, expected);
}

static void
test_restart (Fixture *fixture, gconstpointer data)
{
  g_autofree char *expected = play_two_turns (fixture);

  close_window (fixture);
  fixture->session = rummy_session_new (fixture->directory);
  g_assert_true (rummy_session_resume (fixture->session, NULL));
  open_window (fixture);
  assert_log (open_log (fixture), expected);
}

/* A whole round: every meld is there, no card that another has drawn, and the next round begins anew. */
static void
test_round (Fixture *fixture, gconstpointer data)
{
  GtkWidget *log = open_log (fixture);
  g_autofree char *text = NULL, *next = NULL;

  play_round (fixture, NULL);
  text = text_of (log);
  g_assert_cmpuint (match_of (fixture)->round.n_melds, >, 0);
  g_assert_nonnull (strstr (text, " melded: "));
  g_assert_nonnull (strstr (text, " went out."));
  g_assert_nonnull (strstr (text, "Computer drew a card."));
  g_assert_null (strstr (text, "Computer drew the "));
  g_assert_true (g_str_has_suffix (text, "Round 1: You lead this round.\n"));

  rummy_game_stop (window_game (fixture->window));
  rummy_game_deal (window_game (fixture->window));
  next = text_of (log);
  g_assert_cmpstr (next, ==, "Round 2: Computer leads this round.\n");
}

/* It does not stay for another game. */
static void
test_new_game (Fixture *fixture, gconstpointer data)
{
  open_log (fixture);
  rummy_window_new_game (fixture->window, SEED + 1);
  while (RUMMY_IS_LOG (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window))))
    g_main_context_iteration (NULL, TRUE);
  act (fixture, "home");
  g_assert_false (is_enabled (fixture, "log"));
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);

  ADD ("/log/turns", test_turns);
  ADD ("/log/restart", test_restart);
  ADD ("/log/round", test_round);
  ADD ("/log/new-game", test_new_game);

  return g_test_run ();
}
