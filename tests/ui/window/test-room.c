/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* In windows with little room, and with large letters. */

#include "window-fixture.h"

#include "ai/bot.h"
#include "ui/parts/toast.h"
#include "ui/words/words.h"

static RummyTable *
table_in (Fixture *fixture)
{
  return window_table (fixture->window);
}

static void
resize (Fixture *fixture, int width, int height, double letters)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  gtk_settings_reset_property (settings, "gtk-xft-dpi");
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", (int) (dpi * letters), NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  spin_until_size (GTK_WIDGET (fixture->window), width, height);
  for (guint i = 0; i < 3; i++) { /* a breakpoint may follow another */
    gtk_widget_queue_resize (GTK_WIDGET (fixture->window));
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  }
}

static void
tear_down_size (Fixture *fixture, gconstpointer data)
{
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
  g_settings_reset (window_settings (fixture->window), "players");
  g_settings_reset (window_settings (fixture->window), "window-width");
  g_settings_reset (window_settings (fixture->window), "window-height");
  tear_down (fixture, data);
}

static int
get_height (GtkWidget *widget)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (widget), NULL, &natural, NULL, NULL);

  return natural;
}

/* However long the sentence, the cards stay where they are. */
static void
test_steady (Fixture *fixture, gconstpointer data)
{
  static const struct {
    int width, height;
  } sizes[] = { { 360, 294 }, { 360, 720 }, { 640, 400 }, { 1000, 720 } };

  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    int height;

    resize (fixture, sizes[i].width, sizes[i].height, 1);
    height = get_height (window_bottom (fixture->window));
    g_object_set (window_status (fixture->window), "preview",
                  "Those cards are neither a set nor a run; all that belongs together has one rank, or one suit and "
                  "ranks that follow each other without a gap, and there is more to be told of it than anybody reads.",
                  NULL);
    g_assert_cmpint (get_height (window_bottom (fixture->window)), ==, height);
    g_object_set (window_status (fixture->window), "preview", "No.", NULL);
    g_assert_cmpint (get_height (window_bottom (fixture->window)), ==, height);
    g_object_set (window_status (fixture->window), "preview", NULL, NULL);
  }
}

/* What was done last is told in a low window too, before what to do. */
static void
test_news (Fixture *fixture, gconstpointer data)
{
  static const struct {
    int width, height;
    double letters;
  } sizes[] = { { 1280, 800, 2 }, { 640, 400, 1 }, { 360, 720, 2 }, { 360, 640, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    resize (fixture, sizes[i].width, sizes[i].height, sizes[i].letters);
    g_assert_cmpstr (window_told (fixture->window), ==,
                     "You go first. Draw a card, or pick up from the pile.");
  }
}

static gboolean
is_beside (Fixture *fixture)
{
  return gtk_orientable_get_orientation (GTK_ORIENTABLE (window_bottom (fixture->window))) ==
         GTK_ORIENTATION_HORIZONTAL;
}

/* Large letters leave no room beside the buttons where the window is high, and are no larger than what is left of it
 * where it is low. */
static void
test_large_letters (Fixture *fixture, gconstpointer data)
{
  resize (fixture, 360, 720, 1);
  g_assert_false (is_beside (fixture));
  resize (fixture, 360, 720, 2);
  g_assert_false (is_beside (fixture));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (table_in (fixture))), >, 720 / 2);
  resize (fixture, 360, 294, 2);
  g_assert_true (is_beside (fixture));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (table_in (fixture))), >, 294 / 2);
}

static void
assert_refused (Fixture *fixture, graphene_rect_t *bounds)
{
  GtkWidget *table = GTK_WIDGET (table_in (fixture)),
            *refusal = GTK_WIDGET (window_refusal (fixture->window));

  spin_until_mapped (refusal, TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  g_assert_cmpstr (gtk_label_get_label (window_refusal (fixture->window)), ==,
                   rummy_status_get_text (window_status (fixture->window)));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (window_refusal (fixture->window))));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window_buttons (fixture->window))));
  g_assert_true (gtk_widget_compute_bounds (refusal, table, bounds));
  g_assert_true (graphene_rect_contains_rect (
    &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (table), gtk_widget_get_height (table)), bounds));
}

/* How far a place lies from another, where neither hides the other. */
static void
assert_beside (const graphene_rect_t *bounds, const graphene_rect_t *place)
{
  graphene_rect_t near = *place;

  g_assert_false (graphene_rect_intersection (bounds, place, NULL));
  graphene_rect_inset (&near, -30, -30);
  g_assert_true (graphene_rect_intersection (bounds, &near, NULL));
}

/* A refusal is told, whole, beside the card that was clicked, or that has the focus when it was a key, until a click on
 * whatever lies there. */
static void
test_refusal (Fixture *fixture, gconstpointer data)
{
  static const struct {
    int width, height;
    double letters;
  } sizes[] = { { 1280, 800, 1 }, { 1280, 800, 2 }, { 360, 720, 1 }, { 360, 294, 1 }, { 360, 294, 2 } };

  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    RummyTable *table = table_in (fixture);
    GtkWidget *stock;
    graphene_rect_t bounds, card;

    resize (fixture, sizes[i].width, sizes[i].height, sizes[i].letters);
    stock = stock_of (table);
    point_at (fixture, stock);
    xdotool ("click", "1", NULL);
    assert_refused (fixture, &bounds);
    g_assert_true (gtk_widget_compute_bounds (stock, GTK_WIDGET (table), &card));
    assert_beside (&bounds, &GRAPHENE_RECT_INIT (card.origin.x + card.size.width / 2,
                                                 card.origin.y + card.size.height - 8, 1, 1)); /* the pointer */
    xdotool ("click", "2", NULL);
    spin_until_mapped (GTK_WIDGET (window_refusal (fixture->window)), FALSE);

    gtk_widget_grab_focus (stock);
    press_key ("Return");
    assert_refused (fixture, &bounds);
    g_assert_true (gtk_widget_compute_bounds (stock, GTK_WIDGET (table), &card));
    assert_beside (&bounds, &card);
    press_key ("Escape");
    spin_until_mapped (GTK_WIDGET (window_refusal (fixture->window)), FALSE);
  }

  /* What nobody pointed at. */
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  g_signal_emit_by_name (table_in (fixture), "refused", RUMMY_REFUSED_DRAW_FIRST);
  assert_refused (fixture, &(graphene_rect_t) { 0 });
}

/* Points of three digits are told at each of seven narrow plates. */
static void
test_narrow_plates (Fixture *fixture, gconstpointer data)
{
  g_settings_set_int (window_settings (fixture->window), "players", 8);
  resize (fixture, 360, 720, 1);
  rummy_window_new_game (fixture->window, SEED);
  rummy_game_stop (window_game (fixture->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  for (guint i = 0; i < 7; i++) {
    GtkWidget *seat = rummy_spread_get_other (spread_of (table_in (fixture)), i);
    RummySeatPlate *plate = rummy_seat_get_plate (RUMMY_SEAT (seat));
    GtkWidget *points;

    rummy_seat_plate_set_seat (plate, i, "Ida", 13, 101, NULL);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (plate));
    points = find (GTK_WIDGET (plate), is_label, "101");
    g_assert_true (gtk_widget_get_mapped (points));
  }
}

/* Of eight in a window of few pixels, with letters of any size: all names are whole, the own one too. */
static void
test_names_of_eight (Fixture *fixture, gconstpointer data)
{
  static const double letters[] = { 1, 1.25, 2 };

  g_settings_set_int (window_settings (fixture->window), "players", 8);
  rummy_window_new_game (fixture->window, SEED);
  rummy_game_stop (window_game (fixture->window));
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++) {
    resize (fixture, 360, 294, letters[i]);
    for (guint k = 0; k < 8; k++) {
      RummyTable *table = table_in (fixture);
      GtkWidget *seat = k < 7 ? rummy_spread_get_other (spread_of (table), k)
                              : rummy_spread_get_own (spread_of (table));
      GtkWidget *name = gtk_widget_get_first_child (
        GTK_WIDGET (rummy_seat_get_plate (RUMMY_SEAT (seat))));

      g_assert_true (gtk_widget_get_mapped (name));
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name))));
    }
  }
}

/* Between the name and the number of cards. */
static gboolean
has_cards_sign (RummySeatPlate *plate)
{
  GtkWidget *name = gtk_widget_get_first_child (GTK_WIDGET (plate)), *count = gtk_widget_get_next_sibling (name);
  graphene_rect_t before, after;

  g_assert_true (gtk_widget_compute_bounds (name, GTK_WIDGET (plate), &before));
  g_assert_true (gtk_widget_compute_bounds (count, GTK_WIDGET (plate), &after));

  return after.origin.x - (before.origin.x + before.size.width) > 0.85f * before.size.height;
}

/* A wide name takes away the sign of the cards from all plates of a row, not from one. */
static void
test_plates_alike (Fixture *fixture, gconstpointer data)
{
  RummyTable *table = table_in (fixture);

  g_settings_set_int (window_settings (fixture->window), "players", 8);
  rummy_window_new_game (fixture->window, SEED);
  rummy_game_stop (window_game (fixture->window));
  resize (fixture, 480, 294, 1);
  for (guint i = 0; i < 2; i++) {
    for (guint k = 0; k < 7; k++) {
      RummySeatPlate *plate = rummy_seat_get_plate (RUMMY_SEAT (rummy_spread_get_other (spread_of (table), k)));

      rummy_seat_plate_set_seat (plate, k, i == 1 && k == 3 ? "Florabella" : "Ida", 7, 0, NULL);
    }
    rummy_seating_lay (seating_of (table));
    gtk_test_widget_wait_for_draw (GTK_WIDGET (table));
    for (guint k = 0; k < 7; k++)
      g_assert_cmpint (
        has_cards_sign (rummy_seat_get_plate (RUMMY_SEAT (rummy_spread_get_other (spread_of (table), k)))), ==, i == 0);
  }
}

static gboolean
shows_level (Fixture *fixture, guint other)
{
  RummyTable *table = table_in (fixture);
  guint seat = (own_seat (fixture) + 1 + other) % 8;
  GtkWidget *level = find (rummy_spread_get_other (spread_of (table), other), is_label,
                           rummy_words_skill (rummy_game_get_level (window_game (fixture->window), seat)));

  return level != NULL && gtk_widget_get_mapped (level);
}

/* What leads on is told whole. */
static void
test_next_round (Fixture *fixture, gconstpointer data)
{
  GtkWidget *label;

  resize (fixture, 360, 294, 1);
  finish_round (fixture);
  window_close_sheet (fixture->window);
  spin_until_closed (fixture->window);
  rummy_screen_update (window_screen (fixture->window));
  assert_page (fixture, "round-over");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  label = find (GTK_WIDGET (window_next_round (fixture->window)), is_label, "Next Round");
  g_assert_true (gtk_widget_get_mapped (label));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
}

/* How well they play stands on the plates of all others if there is a difference, or where there is no room for it on
 * none. */
static void
test_levels (Fixture *fixture, gconstpointer data)
{
  static const struct {
    int width, height;
    gboolean shows;
  } sizes[] = { { 1280, 800, TRUE }, { 360, 720, FALSE } };

  g_settings_set_int (window_settings (fixture->window), "players", 8);
  rummy_window_new_game (fixture->window, SEED);
  rummy_game_stop (window_game (fixture->window));
  resize (fixture, 1280, 800, 1);
  g_assert_false (shows_level (fixture, 0));
  rummy_game_set_level (window_game (fixture->window), (own_seat (fixture) + 1) % 8, RUMMY_LEVEL_NOVICE);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    resize (fixture, sizes[i].width, sizes[i].height, 1);
    for (guint other = 0; other < 7; other++)
      g_assert_cmpint (shows_level (fixture, other), ==, sizes[i].shows);
  }

  resize (fixture, 1280, 800, 1);
  rummy_game_set_level (window_game (fixture->window), (own_seat (fixture) + 3) % 8, RUMMY_LEVEL_GRANDMASTER);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  g_assert_nonnull (
    find (rummy_spread_get_other (spread_of (table_in (fixture)), 2), is_label, "Grandmaster"));
}

static GtkWidget *
toast_of (Fixture *fixture, graphene_rect_t *bounds)
{
  GtkWidget *toast = find (GTK_WIDGET (window_toasts (fixture->window)), is_button, "Undo");

  if (toast == NULL)
    toast = find (GTK_WIDGET (window_toasts (fixture->window)), is_button, "Continue");
  toast = gtk_widget_get_parent (toast);
  g_assert_true (gtk_widget_compute_bounds (toast, GTK_WIDGET (table_in (fixture)), bounds));

  return toast;
}

/* It has as many lines as its words need, and is as high. */
static void
test_toast_of_lines (Fixture *fixture, gconstpointer data)
{
  graphene_rect_t toast, text;
  GtkWidget *label;

  resize (fixture, 360, 720, 2);
  act (fixture, "restart-game");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  label = find (toast_of (fixture, &toast), is_label, "Game restarted. You go first.");
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label))), >, 1);
  g_assert_true (gtk_widget_compute_bounds (label, GTK_WIDGET (table_in (fixture)), &text));
  g_assert_true (graphene_rect_contains_rect (&toast, &text));
  g_assert_cmpfloat (toast.size.width, <=, gtk_widget_get_width (GTK_WIDGET (table_in (fixture))));
}

static gboolean
is_cut (GtkWidget *widget, const char *text)
{
  return GTK_IS_LABEL (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
}

/* However long its words, they leave room for what is on its button. */
static void
test_toast_button (Fixture *fixture, gconstpointer data)
{
  static const double letters[] = { 1, 1.5, 2 };

  g_settings_set_int (window_settings (fixture->window), "players", 8);
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++) {
    graphene_rect_t bounds;

    adw_toast_overlay_dismiss_all (window_toasts (fixture->window));
    resize (fixture, 360, 720, letters[i]);
    act (fixture, "new-game");
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
    g_assert_null (find (toast_of (fixture, &bounds), is_cut, NULL));
  }
}

/* A dialog tells all words too. */
static void
test_toast_of_dialog (Fixture *fixture, gconstpointer data)
{
  AdwDialog *dialog;
  GtkWidget *label;

  resize (fixture, 360, 720, 2);
  act (fixture, "history");
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  rummy_toast_tell (GTK_WIDGET (dialog), "The games are saved as “My_Games.csv”.");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  label = find (GTK_WIDGET (dialog), is_label, "The games are saved as “My_Games.csv”.");
  g_assert_nonnull (label);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));

  rummy_toast_tell (GTK_WIDGET (dialog), "The newest is told at once.");
  label = find (GTK_WIDGET (dialog), is_label, "The newest is told at once.");
  g_assert_nonnull (label);
  spin_until_mapped (label, TRUE);
}

/* Where there is no bare cloth it lies over the other players, not on what is clicked. */
static void
test_toast_of_few_pixels (Fixture *fixture, gconstpointer data)
{
  const RummyTableLayout *layout = layout_of (table_in (fixture));
  graphene_rect_t toast;

  g_settings_set_int (window_settings (fixture->window), "players", 8);
  rummy_window_new_game (fixture->window, SEED);
  adw_toast_overlay_dismiss_all (window_toasts (fixture->window));
  resize (fixture, 360, 294, 1);
  act (fixture, "restart-game");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  toast_of (fixture, &toast);
  g_assert_false (graphene_rect_intersection (&toast, &layout->stock, NULL));
  g_assert_false (graphene_rect_intersection (&toast, &layout->slot, NULL));
  g_assert_false (graphene_rect_intersection (&toast, &layout->hand_zone, NULL));
}

/* What is told under the pointer, of a plate or of a button that waits for cards, is no wider than the window. */
static void
test_tooltip (Fixture *fixture, gconstpointer data)
{
  static const double letters[] = { 1, 2 };

  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (letters); i++) {
    GtkWidget *widget = i % 2 ? rummy_spread_get_own (spread_of (table_in (fixture)))
                              : find (GTK_WIDGET (fixture->window), is_button, "Discard");
    GtkWidget *label;
    int natural;

    resize (fixture, 360, 720, letters[i / 2]);
    label = tooltip_label (widget);
    g_assert_nonnull (label);
    if (i % 2 == 0)
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, gtk_widget_get_tooltip_text (widget));
    gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
    g_assert_cmpint (natural, <, 350);
  }
}

/* The computers' moves, until so many melds lie there. */
static void
play_to_melds (Fixture *fixture, guint n)
{
  const RummyRound *round = &match_of (fixture)->round;
  RummyRng rng;

  rummy_rng_seed (&rng, SEED);
  while (round->n_melds < n) {
    RummyView view;
    RummyMove move;

    g_assert_cmpint (round->phase, !=, RUMMY_PHASE_OVER);
    rummy_view_init (&view, round, round->turn, match_of (fixture)->totals);
    move = rummy_bot_choose (&view, RUMMY_LEVEL_AVERAGE, &rng, NULL);
    g_assert_cmpint (rummy_game_play (window_game (fixture->window), &move, 1), ==, RUMMY_OK);
  }
}

/* Where there is no room for all melds their cards do not shrink until nobody can read them: buttons lead along them,
 * and so do the keys; what is new is to be seen. */
static void
test_strip (Fixture *fixture, gconstpointer data)
{
  RummyTable *table = table_in (fixture);
  const RummyTableLayout *layout = layout_of (table);
  guint n_melds, first, seen = 0;

  g_settings_set_int (window_settings (fixture->window), "players", 8);
  resize (fixture, 360, 294, 1);
  rummy_window_new_game (fixture->window, SEED);
  rummy_game_stop (window_game (fixture->window));
  play_to_melds (fixture, 6);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (table));
  n_melds = match_of (fixture)->round.n_melds;
  g_assert_cmpfloat (layout->stock.size.width, >=, 28);
  g_assert_cmpuint (layout->n_shown, <, n_melds);
  g_assert_true (rummy_table_layout_shows (layout, n_melds - 1));
  g_assert_false (gtk_widget_get_mapped (later_of (table)));

  while (layout->first_meld > 0)
    g_signal_emit_by_name (earlier_of (table), "clicked");
  g_assert_false (gtk_widget_get_child_visible (earlier_of (table)));
  for (;;) {
    for (guint i = 0; i < n_melds; i++)
      seen |= (guint) rummy_table_layout_shows (layout, i) << i;
    for (guint i = 0; i < n_melds; i++)
      g_assert_cmpint (gtk_widget_get_child_visible (
                         GTK_WIDGET (rummy_meld_field_get_meld (rummy_spread_get_melds (spread_of (table)), i))),
                       ==, rummy_table_layout_shows (layout, i));
    if (!gtk_widget_get_child_visible (later_of (table)))
      break;
    g_signal_emit_by_name (later_of (table), "clicked");
  }
  g_assert_cmpuint (seen, ==, (1u << n_melds) - 1);

  /* The arrows lead to the next one that is not to be seen. */
  first = layout->first_meld;
  g_assert_cmpuint (first, >, 2);
  rummy_focus_move_to (focus_of (table), (RummySpot) { RUMMY_ZONE_MELD, first, 0 });
  for (guint i = 0; i < 3 && !rummy_table_layout_shows (layout, first - 1); i++)
    gtk_widget_child_focus (GTK_WIDGET (table), GTK_DIR_LEFT);
  g_assert_true (rummy_table_layout_shows (layout, first - 1));

  rummy_focus_move_to (focus_of (table), (RummySpot) { RUMMY_ZONE_MELD, 0, 0 });
  g_assert_true (rummy_table_layout_shows (layout, 0));
  rummy_lights_point_out (rummy_table_get_lights (table), 0, RUMMY_NO_CARDS, 1u << (n_melds - 1));
  g_assert_true (gtk_widget_has_css_class (later_of (table), "suggested-action"));
  g_assert_false (gtk_widget_has_css_class (earlier_of (table), "suggested-action"));

  resize (fixture, 1000, 720, 1);
  g_assert_cmpuint (layout->n_shown, ==, n_melds);
  g_assert_false (gtk_widget_get_child_visible (later_of (table)));
}

/* In a window of few pixels the newest discards can be read, and a button tells how many lie under them; the count of
 * the stock leaves its edges in sight. */
static void
test_long_pile (Fixture *fixture, gconstpointer data)
{
  static const double letters[] = { 1, 2 };
  RummyTable *table = table_in (fixture);
  const RummyTableLayout *layout = layout_of (table);
  const RummyRound *round;

  g_settings_set_int (window_settings (fixture->window), "players", 8);
  rummy_window_new_game (fixture->window, SEED);
  rummy_game_stop (window_game (fixture->window));
  round = &match_of (fixture)->round;
  while (round->n_pile < 20) {
    RummyMove draw = { .kind = RUMMY_MOVE_DRAW, .seat = round->turn, .card = RUMMY_CARD_NONE };
    RummyMove discard = { .kind = RUMMY_MOVE_DISCARD, .seat = round->turn };

    g_assert_cmpint (rummy_game_play (window_game (fixture->window), &draw, 1), ==, RUMMY_OK);
    discard.card = rummy_cards_first (round->hand[round->turn]);
    g_assert_cmpint (rummy_game_play (window_game (fixture->window), &discard, 1), ==, RUMMY_OK);
  }
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++) {
    g_autofree char *label = NULL;
    int natural;

    resize (fixture, 360, 294, letters[i]);
    g_assert_cmpuint (layout->pile.under, >, 0);
    label = g_strdup_printf ("+%u", layout->pile.under);
    g_assert_true (gtk_widget_get_mapped (pile_button_of (table)));
    g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (pile_button_of (table))), ==, label);
    gtk_widget_measure (pile_button_of (table), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
    g_assert_cmpfloat (natural, <=, layout->pile_button.size.width);
    g_assert_cmpfloat (home_on (table, round->deck[round->n_pile - 1]).origin.x, >=,
                       home_on (table, round->deck[round->n_pile - 2]).origin.x + layout->pile.dx - 1);
  }
  finish_round (fixture);
  window_close_sheet (fixture->window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (table));
  g_assert_cmpint (round->n_stock, >, 0);
  g_assert_cmpfloat (gtk_widget_get_width (stock_count_of (table)), <, 0.95 * layout->stock.size.width);

  resize (fixture, 1000, 720, 1);
  g_assert_cmpuint (layout->pile.under, ==, 0);
  g_assert_null (gtk_button_get_label (GTK_BUTTON (pile_button_of (table))));
}

/* However low the window, the scores begin with what stands at their top. */
static void
test_scores (Fixture *fixture, gconstpointer data)
{
  GtkWidget *scroller;
  GtkAdjustment *adjustment;

  finish_round (fixture);
  window_close_sheet (fixture->window);
  spin_until_closed (fixture->window);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  resize (fixture, 360, 294, 1);
  window_show_sheet (fixture->window);
  scroller = gtk_widget_get_ancestor (find (GTK_WIDGET (window_sheet (fixture->window)), is_label, "Left in hand"),
                                      GTK_TYPE_SCROLLED_WINDOW);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  while (gtk_adjustment_get_page_size (adjustment) == 0 || gtk_window_get_focus (GTK_WINDOW (fixture->window)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < 30; i++) { /* while it opens */
    gtk_widget_queue_draw (scroller);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  }
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >, gtk_adjustment_get_page_size (adjustment));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* The words of the scores of eight are whole, also with large letters. */
static void
test_scores_of_eight (Fixture *fixture, gconstpointer data)
{
  static const char *const words[] = { "Bella", "Flora", "Melded", "Total" };
  static const double letters[] = { 1, 1.5, 2 };

  g_settings_set_int (window_settings (fixture->window), "players", 8);
  rummy_window_new_game (fixture->window, SEED);
  finish_round (fixture);
  window_close_sheet (fixture->window);
  spin_until_closed (fixture->window);
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++) {
    resize (fixture, 360, 720, letters[i]);
    window_show_sheet (fixture->window);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
    g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window_sheet (fixture->window))), <=, 360);
    for (guint k = 0; k < G_N_ELEMENTS (words); k++) {
      GtkWidget *label = find (GTK_WIDGET (window_sheet (fixture->window)), is_label, words[k]);
      PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));

      g_assert_cmpint (pango_layout_get_line_count (layout), ==, 1);
      g_assert_false (pango_layout_is_ellipsized (layout));
    }
    window_close_sheet (fixture->window);
    spin_until_closed (fixture->window);
  }
}

/* All of its items, and the arrows of those that lead on. */
static void
test_menu (Fixture *fixture, gconstpointer data)
{
  GtkWidget *menu;
  int natural;

  resize (fixture, 360, 720, 2);
  gtk_menu_button_popup (window_menu (fixture->window));
  menu = GTK_WIDGET (gtk_menu_button_get_popover (window_menu (fixture->window)));
  gtk_test_widget_wait_for_draw (menu);
  gtk_widget_measure (menu, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  g_assert_cmpint (natural, <=, 360);
}

/* Who comes first is greeted with all words, also with large letters in a narrow window. */
static void
test_welcome (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page, *deal, *label;

  g_settings_set_boolean (window_settings (fixture->window), "welcomed", FALSE);
  close_window (fixture);
  remove_tree (fixture->directory);
  fixture->session = rummy_session_new (fixture->directory);
  open_window (fixture);
  resize (fixture, 360, 720, 2);
  page = GTK_WIDGET (window_home (fixture->window));
  deal = find (page, is_button, "_Deal 500 Rum");
  g_assert_nonnull (deal);
  label = gtk_widget_get_first_child (deal);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  g_assert_nonnull (find (page, is_label, "Welcome to Rummy 500"));
  g_settings_reset (window_settings (fixture->window), "welcomed");
}

#undef ADD
#define ADD(name, func) g_test_add (name, Fixture, NULL, set_up, func, tear_down_size)

int
main (int argc, char *argv[])
{
  init (&argc, &argv);
  load_style ();

  ADD ("/room/steady", test_steady);
  ADD ("/room/large-letters", test_large_letters);
  ADD ("/room/refusal", test_refusal);
  ADD ("/room/narrow-plates", test_narrow_plates);
  ADD ("/room/names-of-eight", test_names_of_eight);
  ADD ("/room/plates-alike", test_plates_alike);
  ADD ("/room/levels", test_levels);
  ADD ("/room/next-round", test_next_round);
  ADD ("/room/toast-of-lines", test_toast_of_lines);
  ADD ("/room/toast-button", test_toast_button);
  ADD ("/room/toast-of-dialog", test_toast_of_dialog);
  ADD ("/room/toast-of-few-pixels", test_toast_of_few_pixels);
  ADD ("/room/tooltip", test_tooltip);
  ADD ("/room/news", test_news);
  ADD ("/room/strip", test_strip);
  ADD ("/room/long-pile", test_long_pile);
  ADD ("/room/scores", test_scores);
  ADD ("/room/scores-of-eight", test_scores_of_eight);
  ADD ("/room/menu", test_menu);
  ADD ("/room/welcome", test_welcome);

  return g_test_run ();
}
