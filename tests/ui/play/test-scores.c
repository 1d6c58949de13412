/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-fixture.h"

#include "store/rounds.h"
#include "ui/words/words.h"

static GtkWidget *
get_cell (GtkWidget *grid, int column, int row)
{
  GtkWidget *cell = gtk_grid_get_child_at (GTK_GRID (grid), column, row);

  g_assert_nonnull (cell);

  return cell;
}

static void
assert_points (GtkWidget *label, int points)
{
  g_autofree char *text = rummy_words_points (points);

  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, text);
}

static gboolean
is_score_table (GtkWidget *widget, const char *row)
{
  GtkWidget *cell = GTK_IS_GRID (widget) ? gtk_grid_get_child_at (GTK_GRID (widget), 0, 1) : NULL;

  return cell != NULL && g_str_equal (gtk_label_get_label (GTK_LABEL (cell)), row);
}

static gboolean
is_all_rounds_shown (Fixture *fixture)
{
  return gtk_widget_get_visible (find (GTK_WIDGET (window_sheet (fixture->window)), is_button, "A_ll Rounds"));
}

/* Each number of the sheet, over two rounds. */
static void
test_sheet (Fixture *fixture, gconstpointer data)
{
  const RummyMatch *match = match_of (fixture);
  const RummyRound *round = &match->round;
  int scores[2][2], totals[2] = { 0, 0 };

  for (guint i = 0; i < 2; i++) {
    GtkWidget *last;

    finish_round (fixture);
    last = find (GTK_WIDGET (window_sheet (fixture->window)), is_score_table, "Melded");
    g_assert_cmpint (is_all_rounds_shown (fixture), ==, i > 0);
    for (guint seat = 0; seat < 2; seat++) {
      int column = (int) seat + 1;

      scores[i][seat] = rummy_round_score (round, seat);
      totals[seat] += scores[i][seat];
      assert_points (get_cell (last, column, 1), round->melded[seat]);
      assert_points (get_cell (last, column, 2), -rummy_round_hand_points (round, seat));
      assert_points (get_cell (last, column, 3), scores[i][seat]);
      assert_points (get_cell (last, column, 4), totals[seat]);
    }
    g_assert_cmpint (scores[i][0], !=, scores[i][1]);
    if (i == 0)
      act (fixture, "next-round");
  }
  g_assert_false (match->over);
}

static void
assert_part (Fixture *fixture, const char *title, gboolean is_there)
{
  g_assert_cmpint (find (GTK_WIDGET (window_sheet (fixture->window)), is_label, title) != NULL, ==, is_there);
}

/* Reads a figure of the sheet: 0 (a factor: 1) where it has no such row. */
static int
figure_of (Fixture *fixture, const char *title, guint side)
{
  GtkWidget *sheet = GTK_WIDGET (window_sheet (fixture->window));
  GtkWidget *cell = find (sheet, is_label, title);
  int column, row, sign = 1;
  const char *text;

  if (cell == NULL)
    return g_str_equal (title, "Multiplier") ? 1 : 0;
  gtk_grid_query_child (GTK_GRID (gtk_widget_get_parent (cell)), cell, &column, &row, NULL, NULL);
  text = gtk_label_get_label (GTK_LABEL (get_cell (gtk_widget_get_parent (cell), (int) side + 1, row)));
  while (*text != '\0' && !g_ascii_isdigit (*text)) {
    sign = g_str_has_prefix (text, "−") || *text == '-' ? -1 : sign;
    text = g_utf8_next_char (text);
  }

  return sign * (int) g_ascii_strtoll (text, NULL, 10);
}

/* Whoever reads the sheet can add it up. */
static void
assert_adds_up (Fixture *fixture)
{
  g_autoptr (GArray) results = rummy_rounds_of_record (rummy_game_get_record (window_game (fixture->window)));
  const RummyRoundResult *last = &g_array_index (results, RummyRoundResult, results->len - 1);
  guint n_sides = rummy_rules_sides (&match_of (fixture)->rules);

  for (guint side = 0; side < n_sides; side++) {
    int sum = figure_of (fixture, "Melded", side) + figure_of (fixture, "Left in hand", side) +
              figure_of (fixture, "Won from opponents", side) + figure_of (fixture, "Bonus", side);

    g_assert_cmpint (figure_of (fixture, "This round", side), ==, last->score[side]);
    g_assert_cmpint (sum * figure_of (fixture, "Multiplier", side), ==, last->score[side]);
  }
}

/* The sheet of every kind of game has the parts that its score is made of. */
static void
test_parts (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *game;
    gboolean has_gained;
  } games[] = { { "500-rum", FALSE }, { "rummy", TRUE }, { "gin", TRUE }, { "kaluki-british", FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++) {
    RummyRoundResult *last;
    g_autoptr (GArray) results = NULL;

    g_settings_set_string (window_settings (fixture->window), "game", games[i].game);
    rummy_window_new_game (fixture->window, SEED);
    finish_round (fixture);
    results = rummy_rounds_of_record (rummy_game_get_record (window_game (fixture->window)));
    last = &g_array_index (results, RummyRoundResult, 0);
    assert_adds_up (fixture);
    assert_part (fixture, "Melded", last->melded[0] != 0 || last->melded[1] != 0);
    assert_part (fixture, "Won from opponents", last->gained[0] != 0 || last->gained[1] != 0);
    assert_part (fixture, "Bonus", last->bonus[0] != 0 || last->bonus[1] != 0);
    assert_part (fixture, "Multiplier", last->factor[0] > 1 || last->factor[1] > 1);
    g_assert_true (games[i].has_gained || (last->gained[0] == 0 && last->gained[1] == 0));
    g_assert_true (last->is_void || !games[i].has_gained || last->gained[0] + last->gained[1] > 0);
  }
  g_settings_reset (window_settings (fixture->window), "game");
}

static void
assert_words_are_whole (GtkWidget *label)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  g_auto (GStrv) words = g_strsplit (gtk_label_get_text (GTK_LABEL (label)), " ", -1);

  g_assert_cmpuint (pango_layout_get_line_count (layout), <=, g_strv_length (words));
}

/* In a narrow window with large letters. */
static void
test_words_stay_whole (Fixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *table;
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", dpi * 3 / 2, NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 720);
  spin_until_size (GTK_WIDGET (fixture->window), 360, 720);
  finish_round (fixture);
  table = find (GTK_WIDGET (window_sheet (fixture->window)), is_score_table, "Melded");
  while (gtk_widget_get_width (table) == 0)
    g_main_context_iteration (NULL, TRUE);

  for (int row = 0; row <= 4; row++) {
    for (int column = row > 0 ? 0 : 1; column <= 2; column++)
      assert_words_are_whole (get_cell (table, column, row));
  }
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
}

/* The sheet of a game that is over tells of the game, not of its last round. */
static void
test_final_sheet (Fixture *fixture, gconstpointer data)
{
  const RummyMatch *match = match_of (fixture);
  g_autofree char *totals = NULL, *own = NULL, *other = NULL;
  GtkWidget *sheet;
  guint winner;

  finish_round (fixture);
  assert_part (fixture, "Games won", FALSE);
  act (fixture, "next-round");
  finish_round (fixture);
  sheet = GTK_WIDGET (window_sheet (fixture->window));
  g_assert_null (find (sheet, is_label, "Play another game?"));

  while (!match->over) {
    act (fixture, "next-round");
    finish_round (fixture);
  }
  sheet = GTK_WIDGET (window_sheet (fixture->window));
  own = rummy_words_points (match->totals[0]);
  other = rummy_words_points (match->totals[1]);
  totals = g_strdup_printf ("Final totals: %s for you, %s for Computer.", own, other);
  g_assert_nonnull (find (sheet, is_label, totals));
  g_assert_nonnull (find (sheet, is_label, "Play another game?"));
  for (guint seat = 0; seat < 2; seat++)
    assert_points (get_cell (find (sheet, is_score_table, "Melded"), (int) seat + 1, 5), seat == match->winner);

  /* From there to all of them. */
  g_signal_emit_by_name (find (sheet, is_button, "A_ll Rounds"), "clicked");
  spin_until_closed (fixture->window);
  g_assert_cmpstr (window_pane_page (fixture->window), ==, "scores");
  g_assert_nonnull (find (window_pane (fixture->window), is_score_table, "Round 1"));

  /* The next game knows it from its beginning. */
  winner = match->winner;
  act (fixture, "another-game");
  g_assert_cmpuint (rummy_game_get_won (window_game (fixture->window), winner), ==, 1);
}

/* A game with these rules, played to its end. */
static const RummyMatch *
play_game (Fixture *fixture, const char *text)
{
  char message[RUMMY_ERROR_TEXT];
  RummySeats seats;
  RummyRules rules;

  g_assert_true (rummy_rules_from_text (&rules, text, message));
  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  seats.level[0] = RUMMY_LEVEL_PERSON;
  rummy_session_new_game (fixture->session, &rules, SEED, &seats, NULL);
  finish_round (fixture);
  while (!match_of (fixture)->over) {
    act (fixture, "next-round");
    finish_round (fixture);
  }

  return match_of (fixture);
}

/* What stands beside a title in the table of the game. */
static void
assert_line (Fixture *fixture, const char *title, const char *figure)
{
  GtkWidget *label = find (GTK_WIDGET (window_sheet (fixture->window)), is_label, title);
  GtkWidget *grid = label != NULL ? gtk_widget_get_parent (label) : NULL;
  int row;

  g_assert_nonnull (grid);
  gtk_grid_query_child (GTK_GRID (grid), label, NULL, &row, NULL, NULL);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (get_cell (grid, 1, row))), ==, figure);
}

/* K-094, K-119 to K-121: what the game was worth is told line by line. */
static void
test_sum (Fixture *fixture, gconstpointer data)
{
  const RummyMatch *match = play_game (fixture, "gin-special-k target=20");
  guint winner = match->winner, other = 1 - winner;
  int more = match->won[winner] - match->won[other];
  g_autofree char *total = rummy_words_points (match->totals[winner]);
  g_autofree char *result = rummy_words_points (match->results[winner]);
  g_autofree char *own = rummy_words_points (match->results[0]), *others = rummy_words_points (match->results[1]);
  g_autofree char *totals = g_strdup_printf ("Final totals: %s for you, %s for Computer.", own, others);
  g_autofree char *boxes = g_strdup_printf ("Lead in rounds won (%d × 25)", more);
  g_autofree char *box = rummy_words_points (25 * more);

  g_assert_nonnull (find (GTK_WIDGET (window_sheet (fixture->window)), is_label, totals));
  assert_line (fixture, "The Game", winner == 0 ? "You" : "Computer");
  assert_line (fixture, "All rounds", total);
  assert_line (fixture, "Game bonus", "100");
  if (more > 0)
    assert_line (fixture, boxes, box);
  if (match->won[other] == 0)
    assert_line (fixture, "Shutout", "×2");
  assert_line (fixture, "Result", result);
  assert_part (fixture, "Runner-up’s total", FALSE);

  play_game (fixture, "500-rum target=50");
  assert_part (fixture, "All rounds", FALSE);
  assert_part (fixture, "Result", FALSE);
}

/* W-119: of two sides the better one has 50 points more, less what the other has. */
static void
test_difference (Fixture *fixture, gconstpointer data)
{
  const RummyMatch *match = play_game (fixture, "persian");
  g_autofree char *minus = NULL, *result = NULL;

  g_assert_cmpuint (match->winner, !=, RUMMY_SEAT_NONE);
  minus = rummy_words_points (-match->totals[match->winner == 0 ? 1 : 0]);
  result = rummy_words_points (match->results[match->winner]);
  assert_line (fixture, "Game bonus", "50");
  assert_line (fixture, "Runner-up’s total", minus);
  assert_line (fixture, "Result", result);
}

/* W-045: where points are paid the sheet tells who owes whom. */
static void
test_debts (Fixture *fixture, gconstpointer data)
{
  const RummyMatch *match = play_game (fixture, "500-rum settle=yes target=50");
  int points = ABS (match->results[0] - match->results[1]);
  g_autofree char *words = match->winner == 0 ? g_strdup_printf ("Computer owes you %d points.", points)
                                              : g_strdup_printf ("You owe Computer %d points.", points);

  assert_part (fixture, words, TRUE);
}

/* M-172: where rounds won decide, they are told instead of points. */
static void
test_rounds_won (Fixture *fixture, gconstpointer data)
{
  const RummyMatch *match = play_game (fixture, "500-rum targetkind=rounds-won target=2");
  g_autofree char *words =
    g_strdup_printf ("Rounds won: %u by you, %u by Computer.", match->won[0], match->won[1]);
  GtkWidget *title = find (GTK_WIDGET (window_sheet (fixture->window)), is_label, "Rounds won"), *grid;
  int row;

  assert_part (fixture, words, TRUE);
  assert_part (fixture, "Total", FALSE);
  g_assert_nonnull (title);
  grid = gtk_widget_get_parent (title);
  gtk_grid_query_child (GTK_GRID (grid), title, NULL, &row, NULL, NULL);
  for (guint seat = 0; seat < 2; seat++)
    assert_points (get_cell (grid, (int) seat + 1, row), match->won[seat]);
}

static gboolean
is_row (GtkWidget *widget, const char *title)
{
  return ADW_IS_SPIN_ROW (widget) && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

static AdwSpinRow *
find_n_rounds (Fixture *fixture)
{
  act (fixture, "scores");

  return ADW_SPIN_ROW (find (window_pane (fixture->window), is_row, "R_ounds to Play"));
}

/* where a number of rounds ends the game it can be changed at any time, also after its end. */
static void
test_number_of_rounds (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  AdwSpinRow *row;
  RummySeats seats;
  RummyRules rules;

  g_assert_true (rummy_rules_init (&rules, "amiga"));
  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  seats.level[0] = RUMMY_LEVEL_PERSON;
  rummy_session_new_game (fixture->session, &rules, SEED, &seats, NULL);
  finish_round (fixture);
  row = find_n_rounds (fixture);
  spin_until_closed (window);
  g_assert_cmpfloat (adw_spin_row_get_value (row), ==, 7);
  g_assert_cmpstr (gtk_label_get_label (window_subtitle (window)), ==, "Game 2, Round 1 of 7");

  /* No less than there were. */
  adw_spin_row_set_value (row, 0);
  g_assert_true (match_of (fixture)->over);
  g_assert_cmpint (match_of (fixture)->rules.target, ==, 1);
  g_assert_true (is_enabled (fixture, "another-game"));

  adw_spin_row_set_value (row, 2);
  g_assert_false (match_of (fixture)->over);
  act (fixture, "next-round");
  g_assert_cmpstr (gtk_label_get_label (window_subtitle (window)), ==, "Game 2, Round 2 of 2");
  finish_round (fixture);
  g_assert_true (match_of (fixture)->over);
  g_assert_cmpstr (adw_dialog_get_title (window_sheet (window)), ==, "Final Score");
}

/* A practice leads back to the game that waits, also where it is changed how long it goes. */
static void
test_practice_leads_back (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  RummyGame *practice;
  AdwSpinRow *row;
  RummyRules rules;

  g_assert_true (rummy_rules_init (&rules, "amiga"));
  rules.target = 1;
  practice = rummy_game_new (&rules, SEED, 1);
  g_assert_cmpint (rummy_game_deal (practice), ==, RUMMY_OK);
  rummy_session_start_practice (fixture->session, practice);
  g_object_unref (practice);
  finish_round (fixture);
  g_assert_true (match_of (fixture)->over);
  g_assert_nonnull (find (GTK_WIDGET (window_sheet (window)), is_button, "_Back to My Game"));

  row = find_n_rounds (fixture);
  adw_spin_row_set_value (row, 2);
  g_assert_true (is_enabled (fixture, "next-round"));
  adw_spin_row_set_value (row, 1);
  spin_until_closed (window);
  act (fixture, "scores");
  g_assert_nonnull (find (GTK_WIDGET (window_sheet (window)), is_button, "_Back to My Game"));
}

/* The last card is seen to go where it goes before the sheet covers it. */
static void
test_sheet_waits_for_the_table (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  RummyMove last;
  gboolean moving;

  play_round (fixture, &last);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_assert_cmpint (rummy_game_play (window_game (window), &last, 1), ==, RUMMY_OK);
  g_object_get (window_table (window), "moving", &moving, NULL);
  g_assert_true (moving);
  g_assert_null (window_sheet (window));

  spin_until_sheet (window);
  g_object_get (window_table (window), "moving", &moving, NULL);
  g_assert_false (moving);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* It opens over no other dialog, such as one in which something is chosen while computers play. */
static void
test_sheet_waits_for_dialogs (Fixture *fixture, gconstpointer data)
{
  RummyWindow *window = fixture->window;
  RummyMove last;

  play_round (fixture, &last);
  act (fixture, "preferences");
  g_assert_cmpint (rummy_game_play (window_game (window), &last, 1), ==, RUMMY_OK);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (window_sheet (window));
  adw_dialog_force_close (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)));
  spin_until_sheet (window);
}

static void
begin_partners (Fixture *fixture, guint seat)
{
  RummySeats seats;
  RummyRules rules;

  g_assert_true (rummy_rules_init (&rules, "500-partnership"));
  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  for (guint i = 0; i < 4; i++)
    seats.level[i] = i == seat ? RUMMY_LEVEL_PERSON : RUMMY_LEVEL_AVERAGE;
  rummy_session_new_game (fixture->session, &rules, SEED, &seats, NULL);
}

/* A side wins, in whichever of its seats one sits. */
static void
test_partners (Fixture *fixture, gconstpointer data)
{
  for (guint seat = 0; seat < 4; seat++) {
    GtkWidget *sheet;

    begin_partners (fixture, seat);
    finish_round (fixture);
    assert_adds_up (fixture);
    sheet = GTK_WIDGET (window_sheet (fixture->window));
    if (rummy_rules_side (&match_of (fixture)->rules, rummy_match_round_winner (match_of (fixture))) == (seat & 1))
      g_assert_nonnull (find (sheet, is_label, "Your side won this round"));
    else
      g_assert_nonnull (find (sheet, is_label,
                              seat & 1 ? "Alex and Carl won this round" : "Bella and Dora won this round"));
  }
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);

  ADD ("/scores/sheet", test_sheet);
  ADD ("/scores/parts", test_parts);
  ADD ("/scores/words-stay-whole", test_words_stay_whole);
  ADD ("/scores/final-sheet", test_final_sheet);
  ADD ("/scores/sum", test_sum);
  ADD ("/scores/difference", test_difference);
  ADD ("/scores/debts", test_debts);
  ADD ("/scores/rounds-won", test_rounds_won);
  ADD ("/scores/number-of-rounds", test_number_of_rounds);
  ADD ("/scores/practice-leads-back", test_practice_leads_back);
  ADD ("/scores/sheet-waits-for-the-table", test_sheet_waits_for_the_table);
  ADD ("/scores/sheet-waits-for-dialogs", test_sheet_waits_for_dialogs);
  ADD ("/scores/partners", test_partners);

  return g_test_run ();
}
