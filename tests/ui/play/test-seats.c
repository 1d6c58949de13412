/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Who sits around the table: what the plates tell, what the dialog asks, and what is kept for the next game. */

#include "seats-fixture.h"

#include "ui/options/seat-settings.h"
#include "ui/records/players-dialog.h"
#include "ui/setup/new-game.h"
#include "ui/words/words.h"

static gboolean
is_row (GtkWidget *widget, const char *title)
{
  return ADW_IS_ACTION_ROW (widget) && gtk_widget_get_visible (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

static void
test_plates (Fixture *fixture, gconstpointer data)
{
  const char *const names[] = { "You", "Bella", "Carl", "Dora", "Emil", "Flora", "Hugo", "Ida" };

  begin (fixture, 8);
  for (guint seat = 0; seat < 8; seat++) {
    g_autofree char *cards = g_strdup_printf ("%s, 7 cards", names[seat]);
    int hand = rummy_round_hand_points (&match_of (fixture)->round, seat);
    g_autofree char *net = rummy_words_points (-hand);
    g_autofree char *own = g_strdup_printf ("0 points melded, %d points in hand, %s if the round ended now; "
                                            "Person, playing now", hand, net);

    assert_name (fixture, seat, names[seat]);
    gtk_test_accessible_assert_property (GTK_ACCESSIBLE (plate (fixture, seat)), GTK_ACCESSIBLE_PROPERTY_LABEL, cards);
    gtk_test_accessible_assert_role (GTK_ACCESSIBLE (plate (fixture, seat)), GTK_ACCESSIBLE_ROLE_BUTTON);
    gtk_test_accessible_assert_property (GTK_ACCESSIBLE (plate (fixture, seat)), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                         seat == 0 ? own : "0 points melded; Computer, average");
    g_assert_cmpint (gtk_widget_has_css_class (gtk_widget_get_first_child (plate (fixture, seat)), "turn"), ==,
                     seat == 0);
  }
}

static gboolean
is_ending (GtkWidget *widget, const char *words)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         g_str_has_suffix (gtk_label_get_label (GTK_LABEL (widget)), words);
}

/* M-172: where rounds won decide, they are seen beside the points. */
static void
test_rounds_won (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = window_settings (fixture->window);
  guint winner;

  begin (fixture, 2);
  g_assert_null (find (plate (fixture, 0), is_ending, "★\302\240" "0"));
  g_settings_set_value (settings, "rules", g_variant_new_parsed ("{'500-rum': 'targetkind=rounds-won target=4'}"));
  begin (fixture, 2);
  g_assert_nonnull (find (plate (fixture, 0), is_ending, "★\302\240" "0"));
  finish_round (fixture);
  winner = match_of (fixture)->won[0] > 0 ? 0 : 1;
  g_assert_cmpuint (match_of (fixture)->won[winner], ==, 1);
  while (find (plate (fixture, winner), is_ending, "★\302\240" "1") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (find (plate (fixture, 1 - winner), is_ending, "★\302\240" "0"));
  g_settings_reset (settings, "rules");
}

/* where the hand alone counts its value is seen beside it, as far as it is open. */
static void
test_hand_value (Fixture *fixture, gconstpointer data)
{
  g_autofree char *value = NULL;
  int points;

  g_settings_set_string (window_settings (fixture->window), "game", "amiga");
  begin (fixture, 3);
  points = rummy_round_hand_points (&match_of (fixture)->round, 0);
  value = g_strdup_printf ("%d points", points);
  g_assert_nonnull (find (plate (fixture, 0), is_label, value));
  g_assert_cmpint (points, ==, rummy_round_score (&match_of (fixture)->round, 0));
  g_assert_true (gtk_widget_get_mapped (find (plate (fixture, 0), is_label, value)));

  points = rummy_round_hand_points (&match_of (fixture)->round, 1);
  g_free (value);
  value = g_strdup_printf ("%d points", points);
  g_assert_null (find (plate (fixture, 1), is_label, value));
  rummy_game_set_shown (window_game (fixture->window), 1, TRUE);
  g_assert_nonnull (find (plate (fixture, 1), is_label, value));
  g_settings_reset (window_settings (fixture->window), "game");
}

/* M-161: a click on the own name leads to the players. */
static void
test_players (Fixture *fixture, gconstpointer data)
{
  begin (fixture, 3);
  click (fixture, 1);
  g_assert_null (find (window_seat_popover (fixture->window), is_row, "Players"));
  press_key ("Escape");
  spin_until_popover (fixture, FALSE);

  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  click (fixture, 0);
  gtk_test_widget_wait_for_draw (window_seat_popover (fixture->window));
  point_at (fixture, find (window_seat_popover (fixture->window), is_row, "Players"));
  xdotool ("click", "1", NULL);
  while (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (RUMMY_IS_PLAYERS_DIALOG (adw_application_window_get_visible_dialog (
    ADW_APPLICATION_WINDOW (fixture->window))));
}

static void
test_words (Fixture *fixture, gconstpointer data)
{
  const RummyRound *round;
  g_autofree char *words = NULL;
  guint owner = RUMMY_SEAT_NONE;

  begin (fixture, 3);
  play_round (fixture, NULL);
  round = &match_of (fixture)->round;
  for (guint i = 0; i < round->n_melds; i++)
    owner = round->meld[i].owner;
  g_assert_cmpuint (owner, !=, RUMMY_SEAT_NONE);
  words = rummy_seating_get_words (seating_of (window_table (fixture->window)), owner);
  g_assert_nonnull (strstr (words, " melded, "));
  g_assert_true (g_regex_match_simple ("; (run of|[0-9]+) ", words, 0, 0));
}

static gboolean
is_shows_row (GtkWidget *widget, const char *text)
{
  return ADW_IS_SWITCH_ROW (widget);
}

/* Each card of the seat is told there, and that it lies open, or none is. */
static void
assert_shown (Fixture *fixture, guint seat, gboolean shown)
{
  g_autofree char *words = rummy_seating_get_words (seating_of (window_table (fixture->window)), seat);

  g_assert_cmpint (rummy_game_get_shown (window_game (fixture->window), seat), ==, shown);
  g_assert_cmpint (strstr (words, " points in hand") != NULL, ==, shown);
  RUMMY_CARDS_EACH (card, match_of (fixture)->round.hand[seat])
    g_assert_cmpint (strstr (words, rummy_words_card (card)) != NULL, ==, shown);
}

/* In practice the cards of one computer are shown until its seat is a person's. */
static void
test_shown_cards (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row;

  begin (fixture, 3);
  g_assert_true (g_str_has_prefix (gtk_label_get_label (window_subtitle (fixture->window)), "Game "));
  assert_shown (fixture, 1, FALSE);
  click (fixture, 1);
  g_assert_false (gtk_widget_get_visible (find (window_seat_popover (fixture->window), is_shows_row, NULL)));
  press_key ("Escape");
  spin_until_popover (fixture, FALSE);
  rummy_game_set_practice (window_game (fixture->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  click (fixture, 1);
  row = find (window_seat_popover (fixture->window), is_shows_row, NULL);
  g_assert_true (gtk_widget_activate (row));
  press_key ("Escape");
  spin_until_popover (fixture, FALSE);
  assert_shown (fixture, 1, TRUE);
  assert_shown (fixture, 2, FALSE);
  g_assert_true (g_str_has_prefix (gtk_label_get_label (window_subtitle (fixture->window)), "Practice, Round "));

  close_window (fixture);
  fixture->session = rummy_session_new (fixture->directory);
  g_assert_true (rummy_session_resume (fixture->session, NULL));
  open_window (fixture);
  rummy_game_stop (window_game (fixture->window));
  assert_shown (fixture, 1, TRUE);

  click (fixture, 1);
  row = find (window_seat_popover (fixture->window), is_shows_row, NULL);
  g_assert_true (gtk_widget_get_visible (row));
  rummy_game_set_level (window_game (fixture->window), 1, RUMMY_LEVEL_PERSON);
  g_assert_false (rummy_game_get_shown (window_game (fixture->window), 1));
  g_assert_true (rummy_game_is_practice (window_game (fixture->window)));
}

/* Whoever watches from the own seat (M-031) can have those cards shown too, and sits down with them again. */
static void
test_own_shown (Fixture *fixture, gconstpointer data)
{
  RummyTable *table;
  GtkWidget *popover;

  begin (fixture, 3);
  rummy_game_set_practice (window_game (fixture->window));
  rummy_game_stop (window_game (fixture->window));
  table = window_table (fixture->window);
  click (fixture, 0);
  popover = window_seat_popover (fixture->window);
  choose_level (popover, RUMMY_LEVEL_AVERAGE);
  g_assert_true (rummy_seen_hides_own (seen_of (table)));
  g_assert_true (rummy_cards_is_empty (rummy_seen_own_cards (seen_of (table))));
  g_assert_true (gtk_widget_activate (find (popover, is_shows_row, NULL)));
  press_key ("Escape");
  spin_until_popover (fixture, FALSE);

  assert_shown (fixture, 0, TRUE);
  g_assert_true (rummy_game_is_practice (window_game (fixture->window)));
  g_assert_true (rummy_cards_equal (rummy_seen_own_cards (seen_of (table)), match_of (fixture)->round.hand[0]));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (table));
  RUMMY_CARDS_EACH (card, match_of (fixture)->round.hand[0]) {
    GtkWidget *widget = card_on (table, card);

    g_assert_nonnull (widget);
    g_assert_cmpint (spot_on (table, card).zone, ==, RUMMY_ZONE_HAND);
    g_assert_true (gtk_widget_get_mapped (widget));
  }

  /* It stays so while that computer plays. */
  play_round (fixture, &(RummyMove) { 0 });
  g_assert_true (rummy_cards_equal (rummy_seen_own_cards (seen_of (table)), match_of (fixture)->round.hand[0]));

  rummy_game_set_shown (window_game (fixture->window), 0, FALSE);
  g_assert_true (rummy_seen_hides_own (seen_of (table)));
  g_assert_true (rummy_cards_is_empty (rummy_seen_own_cards (seen_of (table))));
}

/* A window that goes while somebody is being chosen. */
static void
test_closed_with_popover (Fixture *fixture, gconstpointer data)
{
  begin (fixture, 3);
  click (fixture, 1);
  rummy_window_new_game (fixture->window, SEED + 1);
  g_assert_null (window_seat_popover (fixture->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  click (fixture, 1);
}

static int
natural_width (GtkWidget *widget)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);

  return natural;
}

/* The figures are whole, the name may be shortened, and all of it lies within its plate. */
static void
assert_whole (GtkWidget *seat)
{
  GtkWidget *plate_widget = gtk_widget_get_first_child (seat), *count;
  graphene_rect_t outer, inner;

  g_assert_true (RUMMY_IS_SEAT_PLATE (plate_widget));
  g_assert_true (gtk_widget_compute_bounds (plate_widget, seat, &outer));
  for (GtkWidget *label = gtk_widget_get_first_child (plate_widget); label != NULL;
       label = gtk_widget_get_next_sibling (label)) {
    if (!gtk_widget_get_child_visible (label))
      continue;
    g_assert_true (gtk_widget_compute_bounds (label, seat, &inner));
    graphene_rect_inset (&inner, 1, 1);
    g_assert_true (graphene_rect_contains_rect (&outer, &inner));
    if (!gtk_widget_has_css_class (label, "name"))
      g_assert_cmpint (gtk_widget_get_width (label), >=, natural_width (label));
  }
  count = gtk_widget_get_next_sibling (gtk_widget_get_first_child (plate_widget));
  g_assert_true (gtk_widget_get_child_visible (count));
}

/* Eight seats in a narrow window and a wide one, with text at 200 %. */
static void
test_large_text (Fixture *fixture, gconstpointer data)
{
  static const int sizes[][2] = { { 360, 720 }, { 1200, 760 } };
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  begin (fixture, 8);
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", dpi * 2, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    gtk_window_set_default_size (GTK_WINDOW (fixture->window), sizes[i][0], sizes[i][1]);
    spin_until_size (GTK_WIDGET (fixture->window), sizes[i][0], sizes[i][1]);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
    for (guint seat = 0; seat < 8; seat++) {
      if (gtk_widget_get_mapped (plate (fixture, seat)))
        assert_whole (plate (fixture, seat));
      else
        g_assert_cmpuint (seat, ==, own_seat (fixture));
    }
  }
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
}

/* What is melded is told beside a name of some letters too, on the one line of the own plate of a
 * narrow window. */
static void
test_melded_shows (Fixture *fixture, gconstpointer data)
{
  RummySeatPlate *own;
  GtkWidget *points;

  begin (fixture, 4);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 720);
  spin_until_size (GTK_WIDGET (fixture->window), 360, 720);
  for (guint i = 0; i < 4; i++)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  own = rummy_seat_get_plate (RUMMY_SEAT (plate (fixture, own_seat (fixture))));
  rummy_seat_plate_set_seat (own, own_seat (fixture), "Alex", 3, 72, NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (own));
  points = find (GTK_WIDGET (own), is_label, "72");
  g_assert_nonnull (points);
  g_assert_true (gtk_widget_get_mapped (points));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (own)), <, 2 * gtk_widget_get_height (points));
}

static void
test_dialog (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog, *row;

  begin (fixture, 3);
  act (fixture, "choose-game");
  dialog = GTK_WIDGET (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
  g_assert_nonnull (find (dialog, is_entry, "You"));
  g_assert_nonnull (find (dialog, is_entry, "Bella"));
  g_assert_null (find (dialog, is_entry, "Dora"));
  row = find (dialog, is_entry, "Carl");
  gtk_editable_set_text (GTK_EDITABLE (row), "Max");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find (row, is_drop_down, NULL)),
                              rummy_main_level_index (RUMMY_LEVEL_GRANDMASTER) + 1);
  g_signal_emit_by_name (find (dialog, is_button, "_Deal"), "clicked");

  assert_name (fixture, 2, "Max");
  g_assert_cmpint (rummy_game_get_level (window_game (fixture->window), 2), ==, RUMMY_LEVEL_GRANDMASTER);
  g_assert_cmpint (rummy_game_get_level (window_game (fixture->window), 1), ==, RUMMY_LEVEL_AVERAGE);
}

/* What the settings hold is anybody's. */
static void
test_settings (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = window_settings (fixture->window);
  const char *const names[] = { "", " A \n B ", NULL };
  const gint32 levels[] = { 0, 99, -7, 0, -1 }, computers[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 };
  GVariant *table;
  RummyRules rules;
  RummySeats seats;

  rummy_rules_init (&rules, "500-rum");
  rules.players = 5;
  g_settings_set_strv (settings, "seat-names", names);
  g_settings_set_value (settings, "seat-levels",
                        g_variant_new_fixed_array (G_VARIANT_TYPE_INT32, levels, 5, sizeof *levels));
  rummy_seat_settings_read (settings, &rules, &seats);
  g_assert_cmpstr (seats.name[1], ==, "A B");
  g_assert_cmpint (seats.level[0], ==, RUMMY_LEVEL_RANDOM);
  g_assert_cmpint (seats.level[1], ==, RUMMY_LEVEL_AVERAGE);
  g_assert_cmpint (seats.level[2], ==, RUMMY_LEVEL_AVERAGE);
  g_assert_cmpint (seats.level[3], ==, RUMMY_LEVEL_RANDOM);
  g_assert_cmpint (seats.level[4], ==, RUMMY_LEVEL_PERSON);

  /* In a game that was never played there is somebody, unless it was chosen otherwise. */
  rules.players = 4;
  rummy_seat_settings_read (settings, &rules, &seats);
  g_assert_cmpint (seats.level[0], ==, RUMMY_LEVEL_PERSON);

  table = g_variant_new ("{s(@as@ai)}", "500-rum/4", g_variant_new_strv (names, 2),
                         g_variant_new_fixed_array (G_VARIANT_TYPE_INT32, computers, 10, sizeof *computers));
  g_settings_set_value (settings, "tables", g_variant_new_array (NULL, &table, 1));
  rummy_seat_settings_read (settings, &rules, &seats);
  g_assert_cmpint (seats.level[0], ==, RUMMY_LEVEL_RANDOM);
  g_assert_cmpint (seats.level[7], ==, RUMMY_LEVEL_RANDOM);
}

static void
choose (GtkWidget *dialog, const char *game, double players)
{
  choose_game (dialog, game);
  adw_spin_row_set_value (ADW_SPIN_ROW (find (dialog, is_row, "Players")), players);
}

/* 0 is a person, the others are the levels. */
static void
set_who (GtkWidget *dialog, const char *title, guint who)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find (find (dialog, is_entry, title), is_drop_down, NULL)), who);
}

static void
deal (Fixture *fixture, GtkWidget *dialog)
{
  g_signal_emit_by_name (find (dialog, is_button, "_Deal"), "clicked");
  /* In some games the draw for the deal follows. */
  while (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)) != NULL) {
    if (window_draw (fixture->window) != NULL)
      adw_dialog_force_close (window_draw (fixture->window));
    g_main_context_iteration (NULL, TRUE);
  }
}

/* Each game has its own people, as many as wanted, and finds them again. */
static void
test_people (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_dialog (fixture);

  choose (dialog, "500 Rum", 3);
  set_who (dialog, "Carl", 0);
  g_assert_null (find (dialog, is_entry, "You"));
  gtk_editable_set_text (GTK_EDITABLE (find (dialog, is_entry, "Alex")), "Ann");
  deal (fixture, dialog);
  g_assert_cmpuint (rummy_game_count_people (window_game (fixture->window)), ==, 2);
  g_assert_true (rummy_screen_is_passing (window_screen (fixture->window)) || match_of (fixture)->round.turn == 1);

  dialog = open_dialog (fixture);
  choose (dialog, "Gin", 2);
  set_who (dialog, "You", 4);
  deal (fixture, dialog);
  g_assert_cmpuint (rummy_game_count_people (window_game (fixture->window)), ==, 0);
  assert_page (fixture, "watch");

  /* Who has watched is a person in what is chosen next, but goes on watching where only a new game is asked for. */
  dialog = open_dialog (fixture);
  g_assert_cmpstr (chosen_game (dialog), ==, "Gin");
  g_assert_cmpstr (get_who (dialog, "You"), ==, "Person");
  adw_dialog_force_close (ADW_DIALOG (dialog));
  act (fixture, "new-game");
  g_assert_cmpuint (rummy_game_count_people (window_game (fixture->window)), ==, 0);

  dialog = open_dialog (fixture);
  choose (dialog, "500 Rum", 3);
  deal (fixture, dialog);
  g_assert_cmpstr (rummy_game_get_seats (window_game (fixture->window))->name[0], ==, "Ann");
  g_assert_cmpint (rummy_game_get_level (window_game (fixture->window), 0), ==, RUMMY_LEVEL_PERSON);
  g_assert_cmpint (rummy_game_get_level (window_game (fixture->window), 2), ==, RUMMY_LEVEL_PERSON);
}

static gboolean
begins_with (GtkWidget *widget, const char *text)
{
  return GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), text);
}

/* As soon as the table has its size, where there is room for more than the name. */
static void
spin_until_begins (Fixture *fixture, guint seat, const char *name)
{
  while (find (plate (fixture, seat), begins_with, name) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Whoever is chosen as partner sits opposite, there and in later games, without a name that nobody wrote. */
static void
test_partner (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_dialog (fixture), *partner;
  g_autoptr (GVariant) tables = NULL;
  g_autofree char *kept = NULL;

  choose (dialog, "500 Rum", 4);
  g_assert_null (find (dialog, is_row, "Your Partner"));
  choose (dialog, "Partnership 500", 4);
  g_assert_nonnull (find (dialog, is_row, "Your Partner"));
  gtk_editable_set_text (GTK_EDITABLE (find (dialog, is_entry, "You")), "Ann");
  set_who (dialog, "Dora", 6);
  partner = find (dialog, is_row, "Partner of Ann");
  g_assert_nonnull (partner);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (partner)), ==, 1);
  adw_combo_row_set_selected (ADW_COMBO_ROW (partner), 2);
  deal (fixture, dialog); /* at once */
  g_assert_cmpint (rummy_game_get_level (window_game (fixture->window), 2), ==, RUMMY_LEVEL_GRANDMASTER);
  g_assert_cmpint (rummy_game_get_level (window_game (fixture->window), 3), ==, RUMMY_LEVEL_AVERAGE);

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1200, 760);
  spin_until_size (GTK_WIDGET (fixture->window), 1200, 760);
  spin_until_begins (fixture, 2, "Dora · your partner");
  assert_name (fixture, 3, "Carl");
  tables = g_settings_get_value (window_settings (fixture->window), "tables");
  kept = g_variant_print (tables, FALSE);
  g_assert_nonnull (strstr (kept, "Ann"));
  g_assert_null (strstr (kept, "Dora"));
  g_assert_null (strstr (kept, "Carl"));

  close_window (fixture);
  fixture->session = rummy_session_new (fixture->directory);
  g_assert_true (rummy_session_resume (fixture->session, NULL));
  open_window (fixture);
  rummy_game_stop (window_game (fixture->window));
  spin_until_begins (fixture, 2, "Dora");
  dialog = open_dialog (fixture);
  g_assert_nonnull (find (dialog, is_entry, "Dora"));
  g_assert_nonnull (find (dialog, is_entry, "Carl"));
  partner = find (dialog, is_row, "Partner of Ann");
  g_assert_cmpstr (gtk_string_object_get_string (adw_combo_row_get_selected_item (ADW_COMBO_ROW (partner))), ==,
                   "Dora");
}

int
main (int argc, char *argv[])
{
  init (&argc, &argv);

  ADD ("/seats/plates", test_plates);
  ADD ("/seats/hand-value", test_hand_value);
  ADD ("/seats/rounds-won", test_rounds_won);
  ADD ("/seats/players", test_players);
  ADD ("/seats/words", test_words);
  ADD ("/seats/shown-cards", test_shown_cards);
  ADD ("/seats/own-shown", test_own_shown);
  ADD ("/seats/closed-with-popover", test_closed_with_popover);
  ADD ("/seats/large-text", test_large_text);
  ADD ("/seats/melded-shows", test_melded_shows);
  ADD ("/seats/dialog", test_dialog);
  ADD ("/seats/settings", test_settings);
  ADD ("/seats/people", test_people);
  ADD ("/seats/partner", test_partner);

  return g_test_run ();
}
