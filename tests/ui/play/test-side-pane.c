/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The side pane: scores, moves and rules, which follow a game while they are seen, and what all pages look like. */

#include "pane-fixture.h"

#include "ui/words/rule-prose.h"
#include "ui/words/words.h"

/* The cells of a table, a line for each row. */
static char *
table_text (GtkGrid *grid)
{
  GString *text = g_string_new (NULL);
  GtkWidget *cell;

  for (int row = 0; gtk_grid_get_child_at (grid, 0, row) != NULL; row++) {
    for (int column = 0; (cell = gtk_grid_get_child_at (grid, column, row)) != NULL; column++)
      g_string_append_printf (text, column > 0 ? " | %s" : "%s", gtk_label_get_text (GTK_LABEL (cell)));
    g_string_append_c (text, '\n');
  }

  return g_string_free (text, FALSE);
}

static gboolean
is_rounds (GtkWidget *widget, const char *title)
{
  return GTK_IS_GRID (widget) && gtk_grid_get_child_at (GTK_GRID (widget), 0, 0) != NULL &&
         g_str_has_prefix (gtk_label_get_text (GTK_LABEL (gtk_grid_get_child_at (GTK_GRID (widget), 0, 0))), title);
}

static void
assert_table (Pane *self, const char *title, const char *expected)
{
  GtkWidget *grid = find (GTK_WIDGET (self->pane), is_rounds, title);
  g_autofree char *text = NULL;

  g_assert_nonnull (grid);
  text = table_text (GTK_GRID (grid));
  g_assert_cmpstr (text, ==, expected);
}

static const char *
points (int n)
{
  g_autofree char *words = rummy_words_points (n);

  return g_intern_string (words);
}

/* The scores follow each move, and tell of another hand only what was seen of it. */
static void
test_scores (Pane *self, gconstpointer data)
{
  g_autofree char *before = g_strdup_printf ("Round 1 | Melded | In hand | Net | Total\nYou | 0 | %s | %s | 0\n"
                                             "Computer | 0 | – | – | 0\n",
                                             points (rummy_round_hand_points (round_of (self), 0)),
                                             points (rummy_round_score (round_of (self), 0)));
  g_autofree char *after = NULL;

  assert_table (self, "Round", before);
  g_assert_null (shown (self, is_rounds, "Game"));
  g_assert_nonnull (shown (self, is_label, "Play to 500 points."));

  while (round_of (self)->melded[0] == 0)
    play_on (self, 1);
  after = g_strdup_printf ("You | %d | %d | ", round_of (self)->melded[0],
                           rummy_round_hand_points (round_of (self), 0));
  g_assert_nonnull (find (GTK_WIDGET (self->pane), is_rounds, "Round"));
  {
    g_autofree char *text = table_text (GTK_GRID (find (GTK_WIDGET (self->pane), is_rounds, "Round")));

    g_assert_nonnull (strstr (text, after));
  }
}

/* Each round has its line, and their sum is below; the headline is there until the next deal. */
static void
test_rounds (Pane *self, gconstpointer data)
{
  const RummyMatch *match = rummy_game_get_match (self->game);
  g_autofree char *one = NULL, *two = NULL;
  int first[2];

  play_on (self, 1000);
  first[0] = match->totals[0];
  first[1] = match->totals[1];
  one = g_strdup_printf ("Game 1 | You | Computer\nRound 1 | %s | %s\nTotal | %s | %s\nTurns | %u | %u\n",
                         points (first[0]), points (first[1]), points (first[0]), points (first[1]),
                         rummy_game_count_turns (self->game, 0), rummy_game_count_turns (self->game, 1));
  assert_table (self, "Game", one);
  g_assert_nonnull (shown (self, is_label, "Computer won this round"));
  click (self, "Review");
  g_assert_cmpstr (self->act, ==, "review");
  click (self, "Replay");
  g_assert_cmpstr (self->act, ==, "replay");

  g_assert_cmpint (rummy_game_deal (self->game), ==, RUMMY_OK);
  g_assert_null (shown (self, is_label, "Computer won this round"));
  play_on (self, 1000);
  two = g_strdup_printf ("Round 1 | %s | %s\nRound 2 | %s | %s\nTotal | %s | %s\n", points (first[0]),
                         points (first[1]), points (match->totals[0] - first[0]), points (match->totals[1] - first[1]),
                         points (match->totals[0]), points (match->totals[1]));
  {
    g_autofree char *text = table_text (GTK_GRID (find (GTK_WIDGET (self->pane), is_rounds, "Game")));

    g_assert_nonnull (strstr (text, two));
  }
}

static guint n_charts;

static GtkWidget *
make_chart (RummyGame *game, GArray *results, guint person)
{
  g_autofree char *title = g_strdup_printf ("chart of %u rounds", results->len);

  n_charts++;

  return gtk_label_new (title);
}

/* A chart is made when there are two rounds to compare, and once for each further one. */
static void
test_chart (Pane *self, gconstpointer data)
{
  n_charts = 0;
  rummy_side_pane_set_chart_maker (self->pane, make_chart);
  play_on (self, 1000);
  g_assert_cmpuint (n_charts, ==, 0);
  g_assert_cmpint (rummy_game_deal (self->game), ==, RUMMY_OK);
  play_on (self, 1000);
  g_assert_cmpuint (n_charts, ==, 1);
  g_assert_nonnull (shown (self, is_label, "chart of 2 rounds"));
  g_assert_cmpint (rummy_game_deal (self->game), ==, RUMMY_OK);
  play_on (self, 10);
  g_assert_nonnull (shown (self, is_label, "chart of 2 rounds"));
  g_assert_cmpuint (n_charts, <=, 2);
}

/* Where rounds decide, those that were won are told. */
static void
test_rounds_won (Pane *self, gconstpointer data)
{
  char error[RUMMY_ERROR_TEXT];
  g_autofree char *text = NULL;
  RummyRules rules;
  RummyGame *game;

  g_assert_true (rummy_rules_init (&rules, "500-rum"));
  g_assert_true (rummy_rules_read (&rules, "targetkind=rounds-won target=4", error));
  game = rummy_game_new (&rules, SEED, 1);
  g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);
  show_game (self, game);
  play_on (self, 1000);
  g_assert_nonnull (shown (self, is_label, "The first to win 4 rounds wins."));
  text = table_text (GTK_GRID (find (GTK_WIDGET (self->pane), is_rounds, "Game")));
  g_assert_nonnull (strstr (text, "Rounds won | 0 | 1\n"));
}

/* What is possible only at times is there only then. */
static void
test_buttons (Pane *self, gconstpointer data)
{
  static const char *const actions[] = { "next-seat", "next-seat-of-game" };
  static const char *const labels[] = { "Next Seat", "Play Game Again in Next Seat" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    GSimpleAction *action = G_SIMPLE_ACTION (g_action_map_lookup_action (self->actions, actions[i]));

    g_assert_nonnull (shown (self, is_button, labels[i]));
    g_simple_action_set_enabled (action, FALSE);
    g_assert_null (shown (self, is_button, labels[i]));
    g_simple_action_set_enabled (action, TRUE);
    g_assert_nonnull (shown (self, is_button, labels[i]));
    click (self, labels[i]);
    g_assert_cmpstr (self->act, ==, actions[i]);
  }
  click (self, "Share");
  g_assert_cmpstr (self->act, ==, "deal");
}

/* Games won count from 0 again, and that can be taken back. */
static void
test_reset (Pane *self, gconstpointer data)
{
  RummySeats seats = *rummy_game_get_seats (self->game);

  g_assert_null (shown (self, is_button, "Reset Games Won"));
  seats.won[0] = 3;
  rummy_game_set_seats (self->game, &seats);
  assert_table (self, "Game", "Game 1 | You | Computer\nGames won | 3 | 0\n");
  click (self, "Reset Games Won");
  g_assert_null (shown (self, is_rounds, "Game"));
  click (self, "Undo Reset");
  assert_table (self, "Game", "Game 1 | You | Computer\nGames won | 3 | 0\n");

  show_game (self, new_game ("500-rum", 2));
  g_assert_null (shown (self, is_button, "Undo Reset"));
}

static gboolean
is_spin_row (GtkWidget *widget, const char *unused)
{
  return ADW_IS_SPIN_ROW (widget);
}

/* Where a number of rounds ends the game, it can be changed. */
static void
test_open_rounds (Pane *self, gconstpointer data)
{
  char error[RUMMY_ERROR_TEXT];
  RummyRules rules;
  RummyGame *game;
  GtkWidget *row;

  g_assert_null (shown (self, is_spin_row, NULL));
  g_assert_true (rummy_rules_init (&rules, "500-rum"));
  g_assert_true (rummy_rules_read (&rules, "targetkind=rounds target=5", error));
  game = rummy_game_new (&rules, SEED, 1);
  g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);
  show_game (self, game);
  row = shown (self, is_spin_row, NULL);
  g_assert_nonnull (row);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "4 more rounds");
  adw_spin_row_set_value (ADW_SPIN_ROW (row), 3);
  g_assert_cmpint (rummy_game_get_match (self->game)->rules.target, ==, 3);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "2 more rounds");
  g_assert_nonnull (shown (self, is_label, "The game ends after 3 rounds."));
}

/* The turns from above, as "title: text" with a line each. */
static char *
moves_text (Pane *self)
{
  GtkWidget *list = find (page_of (self, "RummyMovesPage"), is_of_type, "GtkListBox");
  GString *text = g_string_new (NULL);
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i)) != NULL; i++)
    g_string_append_printf (text, "%s\n", gtk_label_get_text (GTK_LABEL (gtk_list_box_row_get_child (row))));

  return g_string_free (text, FALSE);
}

/* A page that is not seen does nothing, and knows all when it is seen. */
static void
test_unseen (Pane *self, gconstpointer data)
{
  g_autofree char *unseen = NULL, *seen = NULL, *kept = NULL;

  move (self, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  unseen = moves_text (self);
  g_assert_cmpstr (unseen, ==, "");
  click_page (self, "Moves");
  seen = moves_text (self);
  g_assert_true (g_str_has_prefix (seen, "Round 1\nYou go first.\nYou\nYou drew the "));

  click_page (self, "Scores");
  move (self, RUMMY_MOVE_DISCARD, rummy_cards_first (round_of (self)->hand[0]));
  kept = moves_text (self);
  g_assert_cmpstr (kept, ==, seen);
}

/* What happened, the newest at the end; what is taken back goes, and what another drew is not told. */
static void
test_moves (Pane *self, gconstpointer data)
{
  g_autofree char *before = NULL, *after = NULL, *public = NULL;

  click_page (self, "Moves");
  move (self, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  move (self, RUMMY_MOVE_DISCARD, rummy_cards_first (round_of (self)->hand[0]));
  move (self, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  move (self, RUMMY_MOVE_DISCARD, rummy_cards_first (round_of (self)->hand[1]));
  before = moves_text (self);
  g_assert_nonnull (strstr (before, "\nComputer\nComputer drew a card.\nComputer discarded the "));
  move (self, RUMMY_MOVE_TAKE, rummy_round_upcard (round_of (self)));
  after = moves_text (self);
  g_assert_true (g_str_has_prefix (after, before));
  g_assert_nonnull (strstr (after, "\nYou\nYou took the "));
  g_assert_true (rummy_game_undo (self->game));
  g_clear_pointer (&after, g_free);
  after = moves_text (self);
  g_assert_cmpstr (after, ==, before);

  rummy_side_pane_set_game (self->pane, self->game, RUMMY_SEAT_NONE);
  public = moves_text (self);
  g_assert_null (strstr (public, " drew the "));
  click (self, "Discard Pile");
  g_assert_cmpstr (self->act, ==, "pile");
  click (self, "Replay");
  g_assert_cmpstr (self->act, ==, "replay");
  click (self, "_Last Six Moves");
  g_assert_cmpstr (self->act, ==, "last-six");
}

static gboolean
is_at_end (GtkAdjustment *adjustment)
{
  return gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment) &&
         gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment) ==
           gtk_adjustment_get_upper (adjustment);
}

static GtkWidget *
last_turn (Pane *self)
{
  GtkListBox *list = GTK_LIST_BOX (find (page_of (self, "RummyMovesPage"), is_of_type, "GtkListBox"));
  GtkListBoxRow *last = NULL, *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    last = row;

  return GTK_WIDGET (last);
}

/* The end is in sight, and stays so until somebody scrolls up. */
static void
test_end (Pane *self, gconstpointer data)
{
  GtkWidget *scrolled = find (page_of (self, "RummyMovesPage"), is_of_type, "GtkScrolledWindow");
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  graphene_rect_t bounds;
  double top;

  play_on (self, 30);
  click_page (self, "Moves");
  for (guint i = 0; i < 2; i++) {
    for (guint frame = 0; frame < 3; frame++) /* laid out, scrolled, drawn */
      gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
    g_assert_true (is_at_end (adjustment));
    g_assert_true (gtk_widget_compute_bounds (last_turn (self), scrolled, &bounds));
    g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scrolled));
    play_on (self, 2);
  }
  g_assert_cmpint (round_of (self)->phase, !=, RUMMY_PHASE_OVER);

  gtk_adjustment_set_value (adjustment, 0);
  top = gtk_adjustment_get_upper (adjustment);
  while (gtk_adjustment_get_upper (adjustment) == top) {
    play_on (self, 1);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
  }
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
}

/* All that the rules say, in paragraphs; for another game, its rules. */
static void
test_rules (Pane *self, gconstpointer data)
{
  const RummyRules *rules = &rummy_game_get_match (self->game)->rules;
  const char *heading;

  click_page (self, "Rules");
  g_assert_nonnull (shown (self, is_label, "500 Rum"));
  for (guint i = 0; (heading = rummy_rule_prose_heading (i, NULL)) != NULL; i++) {
    g_autofree char *text = rummy_rule_prose_text (rules, i);
    GtkWidget *label = shown (self, is_label, text);

    g_assert_true ((*text != '\0') == (find (page_of (self, "RummyRulesProse"), is_label, heading) != NULL));
    if (*text != '\0')
      g_assert_true (gtk_label_get_selectable (GTK_LABEL (label)));
  }
  click (self, "How to Play");
  g_assert_cmpstr (self->act, ==, "help-page game-500-rum");
  click (self, "Change Rules…");
  g_assert_cmpstr (self->act, ==, "change-rules");

  show_game (self, new_game ("gin", 2));
  g_assert_null (shown (self, is_label, "500 Rum"));
  g_assert_nonnull (shown (self, is_label, "Knocking"));
}

typedef struct {
  const char *name;
  AdwColorScheme scheme;
  GtkTextDirection direction;
  int width, height, players;
  const char *game;
} Look;

static const Look looks[] = {
  { "light", ADW_COLOR_SCHEME_FORCE_LIGHT, GTK_TEXT_DIR_LTR, WIDTH, 1000, 2, "500-rum" },
  { "dark", ADW_COLOR_SCHEME_FORCE_DARK, GTK_TEXT_DIR_LTR, WIDTH, 720, 4, "500-rum" },
  { "rtl", ADW_COLOR_SCHEME_FORCE_LIGHT, GTK_TEXT_DIR_RTL, 280, 720, 2, "gin" },
  { "sheet", ADW_COLOR_SCHEME_FORCE_LIGHT, GTK_TEXT_DIR_LTR, 360, 420, 8, "500-rum" },
  { "low", ADW_COLOR_SCHEME_FORCE_DARK, GTK_TEXT_DIR_LTR, 640, 240, 4, "500-partnership" },
};

static gboolean
scrolls_sideways (GtkWidget *widget)
{
  GtkPolicyType policy = GTK_POLICY_NEVER;

  if (GTK_IS_SCROLLED_WINDOW (widget))
    gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &policy, NULL);

  return policy != GTK_POLICY_NEVER || GTK_IS_SCROLLBAR (widget);
}

/* Words are whole but for names, and nothing is wider than the pane. */
static void
check_look (Pane *self, GtkWidget *widget)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self->window));
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || scrolls_sideways (widget) ||
      !gtk_widget_compute_bounds (widget, GTK_WIDGET (self->window), &bounds))
    return;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_tooltip_text (widget) == NULL &&
      pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    g_error ("cut off: \"%s\"", gtk_label_get_text (GTK_LABEL (widget)));
  if (bounds.origin.x < -1 || bounds.origin.x + bounds.size.width > width + 1)
    g_error ("%s in %s sticks out: %g, %g", gtk_widget_get_css_name (widget),
             G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), bounds.origin.x, bounds.size.width);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_look (self, child);
}

static void
look_at (Pane *self, const Look *look, const char *page)
{
  g_autofree char *name = g_strconcat (page, "-", look->name, NULL);

  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
  check_look (self, GTK_WIDGET (self->pane));
  picture (self, name);
}

/* The cards that a computer remembers, at the end of the page. */
static void
show_memory (Pane *self)
{
  GtkWidget *page = page_of (self, "RummyAnalysisPage"), *scrolled = find (page, is_of_type, "GtkScrolledWindow");
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  g_autofree char *name = rummy_words_seat (self->game, 1, 0);
  g_autofree char *tip = g_strdup_printf ("Change %s’s Memory of This Hand", name);

  adw_combo_row_set_selected (ADW_COMBO_ROW (find (page, is_of_type, "AdwComboRow")), 1);
  while (shown (self, has_tooltip, tip) == NULL)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
}

static void
test_look (Pane *self, gconstpointer data)
{
  const Look *look = data;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), look->scheme);
  gtk_widget_set_default_direction (look->direction);
  gtk_window_set_default_size (self->window, look->width, look->height);
  spin_until_size (GTK_WIDGET (self->window), look->width, look->height);
  show_game (self, new_game (look->game, look->players));
  look_at (self, look, "scores-first");
  play_on (self, 1000);
  look_at (self, look, "scores-over");
  g_assert_cmpint (rummy_game_deal (self->game), ==, RUMMY_OK);
  play_to_turn (self, 24);
  look_at (self, look, "scores");
  click_page (self, "Moves");
  look_at (self, look, "moves");
  click_page (self, "Rules");
  look_at (self, look, "rules");
  rummy_side_pane_set_game (self->pane, self->game, RUMMY_SEAT_NONE);
  click_page (self, "Analysis");
  rummy_side_pane_set_game (self->pane, self->game, 0);
  look_at (self, look, "analysis-first");
  click_page (self, "Scores");
  click_page (self, "Analysis");
  while (is_thinking (self))
    g_main_context_iteration (NULL, TRUE);
  look_at (self, look, "analysis");
  gtk_widget_activate (shown (self, is_of_type, "RummyOptionRow"));
  while (self->n_chosen == 0)
    g_main_context_iteration (NULL, TRUE);
  look_at (self, look, "analysis-chosen");
  show_memory (self);
  look_at (self, look, "analysis-memory");
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);

  ADD_PANE ("/side-pane/scores", test_scores);
  ADD_PANE ("/side-pane/rounds", test_rounds);
  ADD_PANE ("/side-pane/chart", test_chart);
  ADD_PANE ("/side-pane/rounds-won", test_rounds_won);
  ADD_PANE ("/side-pane/buttons", test_buttons);
  ADD_PANE ("/side-pane/reset", test_reset);
  ADD_PANE ("/side-pane/open-rounds", test_open_rounds);
  ADD_PANE ("/side-pane/unseen", test_unseen);
  ADD_PANE ("/side-pane/moves", test_moves);
  ADD_PANE ("/side-pane/end", test_end);
  ADD_PANE ("/side-pane/rules", test_rules);
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++) {
    g_autofree char *path = g_strconcat ("/side-pane/look/", looks[i].name, NULL);

    g_test_add (path, Pane, &looks[i], set_up_pane, test_look, tear_down_pane);
  }

  return g_test_run ();
}
