/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The guided round, as somebody goes through it who has never played. */

#include "window-fixture.h"

#include "ui/play/tip-targets.h"

static RummyTutorial *
guide_of (Fixture *fixture)
{
  return window_guide (fixture->window);
}

static void
set_up_guide (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");

  g_settings_reset (settings, "guide-told");
  g_settings_set_double (settings, "pause", 0);
  set_up (fixture, data);
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE); /* the game that must not be lost */
  act (fixture, "guide");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  xdotool ("mousemove", "500", "400", NULL);
}

static void
spin_until (Fixture *fixture, RummyLesson lesson)
{
  while (rummy_tutorial_get_lesson (guide_of (fixture)) != lesson)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
}

static void
assert_step (Fixture *fixture, RummyLesson lesson, const char *words)
{
  const char *title = rummy_lesson_title (lesson);

  g_assert_cmpint (rummy_tutorial_get_lesson (guide_of (fixture)), ==, lesson);
  g_assert_nonnull (find (GTK_WIDGET (guide_of (fixture)), is_label, title));
  if (words != NULL)
    g_assert_nonnull (find (GTK_WIDGET (guide_of (fixture)), is_label, words));
}

static void
press_and_wait (Fixture *fixture, const char *key, RummyLesson lesson)
{
  press_key (key);
  spin_until (fixture, lesson);
}

static GtkWidget *
card_widget (Fixture *fixture, const char *text)
{
  RummyCard card;

  g_assert_cmpuint (rummy_card_from_text (text, &card), >, 0);

  return card_on (window_table (fixture->window), card);
}

/* Of a card only its left edge may be seen. */
static void
click (Fixture *fixture, GtkWidget *widget, const char *times)
{
  graphene_point_t at = GRAPHENE_POINT_INIT (MIN (12, gtk_widget_get_width (widget) / 2.0f),
                                             gtk_widget_get_height (widget) / 2.0f);
  g_autofree char *x = NULL, *y = NULL;
  double left, top;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (fixture->window), &at, &at));
  gtk_native_get_surface_transform (GTK_NATIVE (fixture->window), &left, &top);
  x = g_strdup_printf ("%d", (int) (at.x + left));
  y = g_strdup_printf ("%d", (int) (at.y + top));
  xdotool ("mousemove", x, y, "click", "--repeat", times, "--delay", "20", "1", NULL);
}

static GtkWidget *
button (Fixture *fixture, const char *label)
{
  GtkWidget *found = find (GTK_WIDGET (guide_of (fixture)), is_button, label);

  g_assert_nonnull (found);
  g_assert_true (gtk_widget_get_visible (found));

  return found;
}

static void
spin_until_selected (Fixture *fixture, guint n)
{
  guint selected;

  do {
    g_main_context_iteration (NULL, TRUE);
    g_object_get (rummy_table_get_choice (window_table (fixture->window)), "n-selected", &selected, NULL);
  } while (selected != n);
}

static gboolean
is_entry (GtkWidget *widget, const char *text)
{
  return ADW_IS_ENTRY_ROW (widget);
}

/* The computers do nothing while a step waits. */
static void
check_waits (Fixture *fixture)
{
  gsize before = rummy_game_get_record (window_game (fixture->window))->n_moves;

  for (guint i = 0; i < 20; i++) {
    while (g_main_context_iteration (NULL, FALSE))
      ;
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  }
  g_assert_cmpuint (rummy_game_get_record (window_game (fixture->window))->n_moves, ==, before);
}

static void
reopen (Fixture *fixture)
{
  close_window (fixture);
  fixture->session = rummy_session_new (fixture->directory);
  g_assert_true (rummy_session_resume (fixture->session, NULL));
  open_window (fixture);
}

/* The first turn and the next by keys alone, with the program closed and opened in between. */
static void
test_keys (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) cards = NULL;
  guint n_shown = 0;
  RummyTable *table = window_table (fixture->window);

  assert_step (fixture, RUMMY_LESSON_GOAL, NULL);
  g_assert_false (gtk_widget_has_css_class (rummy_verb_bar_get_button (window_verb_bar (fixture->window), 0),
                                            "suggested-action")); /* one thing at a time */
  press_key ("shift");
  while (!gtk_widget_has_focus (button (fixture, "_Next")))
    g_main_context_iteration (NULL, TRUE);
  press_and_wait (fixture, "Return", RUMMY_LESSON_HAND);
  g_assert_cmpint (rummy_lights_get_parts (rummy_table_get_lights (table)), ==, RUMMY_PART_HAND);
  press_and_wait (fixture, "Return", RUMMY_LESSON_DRAW);
  assert_step (fixture, RUMMY_LESSON_DRAW, "Start every turn by taking a card. Press S to draw a card.");
  g_assert_cmpint (rummy_lights_get_parts (rummy_table_get_lights (table)), ==, RUMMY_PART_STOCK);
  g_assert_true (rummy_focus_get_place (focus_of (table)) != NULL);
  assert_verbs (fixture, "Draw, Take");

  press_and_wait (fixture, "s", RUMMY_LESSON_MELD);
  assert_step (fixture, RUMMY_LESSON_MELD,
               "You have a meld: 3 threes. Select each card with the arrow keys and Space, then press M.");
  cards = cards_on (table);
  for (guint i = 0; i < cards->len; i++)
    n_shown += gtk_widget_has_css_class (g_ptr_array_index (cards, i), "wanted");
  g_assert_cmpuint (n_shown, ==, 3);
  for (guint i = 1; i <= 3; i++) {
    press_key ("3");
    press_key ("space");
    spin_until_selected (fixture, i);
  }
  press_and_wait (fixture, "m", RUMMY_LESSON_POINTS);
  g_assert_cmpint (rummy_lights_get_parts (rummy_table_get_lights (table)), ==, RUMMY_PART_OWN);
  press_and_wait (fixture, "Return", RUMMY_LESSON_DISCARD);
  press_key ("2");
  press_and_wait (fixture, "Delete", RUMMY_LESSON_OTHERS);
  g_assert_null (strstr (window_told (fixture->window), "thinking")); /* nobody is */
  check_waits (fixture);

  reopen (fixture);
  g_assert_true (rummy_session_is_practice (fixture->session));
  assert_step (fixture, RUMMY_LESSON_OTHERS, NULL);
  check_waits (fixture);
  press_key ("shift");
  while (!gtk_widget_has_focus (button (fixture, "_Next")))
    g_main_context_iteration (NULL, TRUE);
  press_and_wait (fixture, "Return", RUMMY_LESSON_PILE);
  press_and_wait (fixture, "Return", RUMMY_LESSON_TAKE);

  /* The game that waited is as it was. */
  act (fixture, "end-practice");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (guide_of (fixture))));
  g_assert_false (rummy_session_is_practice (fixture->session));
  g_assert_cmpuint (rummy_game_get_record (window_game (fixture->window))->n_moves, ==, 2);
  g_assert_cmpuint (rummy_game_get_record (window_game (fixture->window))->seed, ==, SEED);
  g_assert_cmpint (rummy_lights_get_parts (rummy_table_get_lights (window_table (fixture->window))), ==, 0);
}

static gboolean
is_steps (GtkWidget *widget, const char *tooltip)
{
  return GTK_IS_MENU_BUTTON (widget) && has_tooltip (widget, tooltip);
}

/* The menu of the guide leads to each step, forward and back. */
static void
test_menu (Fixture *fixture, gconstpointer data)
{
  GtkMenuButton *steps = GTK_MENU_BUTTON (find (GTK_WIDGET (guide_of (fixture)), is_steps, "Go to a Step"));
  static const RummyLesson lessons[] = { RUMMY_LESSON_LAY, RUMMY_LESSON_MELD };

  for (guint i = 0; i < G_N_ELEMENTS (lessons); i++) {
    gtk_menu_button_popup (steps);
    spin_until_mapped (GTK_WIDGET (gtk_menu_button_get_popover (steps)), TRUE);
    g_assert_cmpint (g_menu_model_get_n_items (gtk_menu_button_get_menu_model (steps)), ==, RUMMY_LESSON_OVER);
    for (guint k = 0; k <= lessons[i]; k++)
      press_key (k == 0 ? "Home" : "Down");
    press_key ("Return");
    spin_until (fixture, lessons[i]);
    spin_until_mapped (GTK_WIDGET (gtk_menu_button_get_popover (steps)), FALSE);
    assert_step (fixture, lessons[i], NULL);
    g_assert_true (rummy_screen_has_tutorial (window_screen (fixture->window)));
  }
}

/* The same with the pointer alone; then back and forth through what was told, and the end by the cross. */
static void
test_pointer (Fixture *fixture, gconstpointer data)
{
  RummyTable *table = window_table (fixture->window);
  static const char *const threes[] = { "3C", "3D", "3H" };

  click (fixture, button (fixture, "_Next"), "1");
  spin_until (fixture, RUMMY_LESSON_HAND);
  click (fixture, button (fixture, "_Next"), "1");
  spin_until (fixture, RUMMY_LESSON_DRAW);
  assert_step (fixture, RUMMY_LESSON_DRAW,
               "Start every turn by taking a card. Click the stock.");
  click (fixture, stock_of (table), "1");
  spin_until (fixture, RUMMY_LESSON_MELD);
  for (guint i = 0; i < G_N_ELEMENTS (threes); i++) {
    click (fixture, card_widget (fixture, threes[i]), "1");
    spin_until_selected (fixture, i + 1);
  }
  g_assert_true (is_part_lit (table, RUMMY_PART_SLOT));
  click (fixture, slot_of (table), "1");
  spin_until (fixture, RUMMY_LESSON_POINTS);

  click (fixture, find (GTK_WIDGET (guide_of (fixture)), has_tooltip, "Back"), "1");
  spin_until (fixture, RUMMY_LESSON_MELD);
  g_assert_nonnull (find (GTK_WIDGET (guide_of (fixture)), is_label,
                          "Meld cards from your hand. Click each card, then the table."));
  click (fixture, button (fixture, "_Next"), "1");
  spin_until (fixture, RUMMY_LESSON_POINTS);
  click (fixture, button (fixture, "_Next"), "1");
  spin_until (fixture, RUMMY_LESSON_DISCARD);

  /* The cross hides the tips and nothing else; the toast leads away, and the lamp brings them back. */
  click (fixture, find (GTK_WIDGET (guide_of (fixture)), has_tooltip, "Hide the Tips"), "1");
  while (gtk_widget_get_mapped (GTK_WIDGET (guide_of (fixture))))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (rummy_session_is_practice (fixture->session));
  g_assert_true (rummy_seen_is_my_turn (seen_of (table)));
  assert_verbs (fixture, "Discard");
  g_assert_false (adw_banner_get_revealed (window_practice (fixture->window)));
  act (fixture, "suggest");
  g_assert_false (rummy_lights_shows_hint (rummy_table_get_lights (table)));
  assert_step (fixture, RUMMY_LESSON_DISCARD, NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (guide_of (fixture))));
  click (fixture, find (GTK_WIDGET (guide_of (fixture)), has_tooltip, "Hide the Tips"), "1");
  while (gtk_widget_get_mapped (GTK_WIDGET (guide_of (fixture))))
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  click (fixture, find (GTK_WIDGET (window_toasts (fixture->window)), is_button, "Leave"), "1");
  while (rummy_session_is_practice (fixture->session))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (rummy_game_get_record (window_game (fixture->window))->seed, ==, SEED);
}

static void
press (Fixture *fixture, const char *label)
{
  g_signal_emit_by_name (button (fixture, label), "clicked");
}

/* Whoever does something else that is legal is followed. */
static void
test_own_way (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GVariant) tables = NULL;
  RummyCard card;

  /* Who plays in practice is of no concern to the next game. */
  rummy_game_set_level (window_game (fixture->window), 1, RUMMY_LEVEL_RANDOM);
  tables = g_settings_get_value (window_settings (fixture->window), "tables");
  g_assert_cmpuint (g_variant_n_children (tables), ==, 0);
  rummy_game_set_level (window_game (fixture->window), 1, RUMMY_LEVEL_NOVICE);

  rummy_card_from_text ("6S", &card);
  play (fixture, RUMMY_MOVE_TAKE, card); /* before anything was read */
  assert_step (fixture, RUMMY_LESSON_MELD, NULL);
  press (fixture, "S_kip");
  assert_step (fixture, RUMMY_LESSON_DISCARD, NULL);
  rummy_card_from_text ("KH", &card);
  play (fixture, RUMMY_MOVE_DISCARD, card);
  assert_step (fixture, RUMMY_LESSON_OTHERS, NULL);
  press (fixture, "_Next");
  spin_until (fixture, RUMMY_LESSON_GOAL);

  press (fixture, "_Next");
  press (fixture, "_Next");
  assert_step (fixture, RUMMY_LESSON_DRAW, NULL);
  act (fixture, "restart-game");
  g_assert_true (rummy_session_is_practice (fixture->session));
  g_assert_cmpuint (rummy_game_get_record (window_game (fixture->window))->n_moves, ==, 1);
  assert_step (fixture, RUMMY_LESSON_DRAW, NULL);
}

/* The sheet leads where the button of the table leads, and nothing to another round. */
static void
assert_way_on (Fixture *fixture, const char *label, const char *action)
{
  GtkWidget *found;

  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), "next-round"));
  act (fixture, "scores");
  found = find (GTK_WIDGET (window_sheet (fixture->window)), is_button, label);
  g_assert_nonnull (found);
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (found)), ==, action);
  g_assert_null (find (GTK_WIDGET (window_sheet (fixture->window)), is_button, "_Next Round"));
  window_close_sheet (fixture->window);
}

static void
test_over (Fixture *fixture, gconstpointer data)
{
  play_round (fixture, NULL);
  spin_until (fixture, RUMMY_LESSON_OVER);
  g_assert_null (window_sheet (fixture->window));
  assert_page (fixture, "game-over");
  g_assert_true (is_button (window_another_game (fixture->window), "Back to My Game"));
  assert_way_on (fixture, "_Back to My Game", "win.end-practice");
  g_signal_emit_by_name (window_another_game (fixture->window), "clicked");
  g_assert_cmpuint (rummy_game_get_record (window_game (fixture->window))->seed, ==, SEED);

  /* And where none waits. */
  g_assert_true (rummy_session_end (fixture->session, NULL));
  act (fixture, "guide");
  play_round (fixture, NULL);
  spin_until (fixture, RUMMY_LESSON_OVER);
  g_assert_true (is_button (window_another_game (fixture->window), "Play a Game"));
  assert_way_on (fixture, "Pl_ay a Game", "win.another-game");
  g_signal_emit_by_name (window_another_game (fixture->window), "clicked");
  g_assert_false (rummy_session_is_practice (fixture->session));
  g_assert_cmpuint (match_of (fixture)->rounds, ==, 1);
  g_assert_cmpint (rummy_game_get_round (window_game (fixture->window))->phase, ==, RUMMY_PHASE_DRAW);
  g_assert_true (is_button (window_another_game (fixture->window), "Another Game"));
}

/* The round can be entered at each of its steps, also from the help, and goes on from there. */
static void
test_steps (Fixture *fixture, gconstpointer data)
{
  for (RummyLesson lesson = 0; lesson < RUMMY_LESSON_OVER; lesson++) {
    g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.guide-step", "u", lesson));
    assert_step (fixture, lesson, NULL);
    g_assert_true (rummy_session_is_practice (fixture->session));
    g_assert_nonnull (rummy_session_get_waiting (fixture->session));
  }

  act (fixture, "help");
  gtk_widget_activate_action (window_help (fixture->window), "help.do", "s", "win.guide-step(uint32 1)");
  assert_step (fixture, RUMMY_LESSON_HAND, NULL);
  g_signal_emit_by_name (button (fixture, "_Next"), "clicked");
  assert_step (fixture, RUMMY_LESSON_DRAW, NULL);
}

/* What nobody else wants of Escape hides the tips, wherever the focus is. */
static void
test_escape (Fixture *fixture, gconstpointer data)
{
  RummyTable *table = window_table (fixture->window);

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.guide-step", "u", RUMMY_LESSON_MELD);
  gtk_widget_grab_focus (GTK_WIDGET (table));
  rummy_verbs_toggle (rummy_table_get_verbs (table), order_of (table)->card[0]);
  press_key ("Escape");
  spin_until_selected (fixture, 0);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (guide_of (fixture))));
  press_key ("Escape");
  spin_until_mapped (GTK_WIDGET (guide_of (fixture)), FALSE);
  g_assert_true (rummy_session_is_practice (fixture->session));
  act (fixture, "suggest");
  spin_until_mapped (GTK_WIDGET (guide_of (fixture)), TRUE);
  gtk_widget_grab_focus (button (fixture, "S_kip"));
  press_key ("Escape");
  spin_until_mapped (GTK_WIDGET (guide_of (fixture)), FALSE);
}

static void
check_within (GtkWidget *widget, GtkWidget *window)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (window));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (window));
}

/* The bubble, without the room for its arrow. */
static graphene_rect_t
bubble_of (Fixture *fixture)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (adw_bin_get_child (ADW_BIN (guide_of (fixture))),
                                            gtk_widget_get_parent (GTK_WIDGET (guide_of (fixture))), &bounds));

  return bounds;
}

static RummyLessonStep
step_of (Fixture *fixture)
{
  RummyLessonStep step;
  RummyView view;

  rummy_view_init (&view, &match_of (fixture)->round, own_seat (fixture), match_of (fixture)->totals);
  rummy_lesson_choose (&step, &view, g_settings_get_uint (window_settings (fixture->window), "guide-told"), 0);

  return step;
}

static void
add_hand (Fixture *fixture, GArray *targets)
{
  RummyLessonStep hand = { .lesson = RUMMY_LESSON_HAND, .on = RUMMY_MELD_NONE };
  g_autoptr (GArray) cards = rummy_tip_list_targets (window_table (fixture->window),
                                                     gtk_widget_get_parent (GTK_WIDGET (guide_of (fixture))), &hand);

  g_array_append_vals (targets, cards->data, cards->len);
}

/* Whatever it says in whatever window, all of it shows, in the window, and it covers nothing that it speaks of; the
 * table stays where it is. */
static void
test_place (Fixture *fixture, gconstpointer data)
{
  static const int sizes[][2] = { { 1280, 800 }, { 1000, 720 }, { 360, 640 }, { 640, 360 }, { 360, 294 } };
  GtkWidget *window = GTK_WIDGET (fixture->window), *table = GTK_WIDGET (window_table (fixture->window));
  GtkWidget *guide = GTK_WIDGET (guide_of (fixture));

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    graphene_rect_t first = GRAPHENE_RECT_INIT_ZERO, before, after;

    gtk_window_set_default_size (GTK_WINDOW (window), sizes[i][0], sizes[i][1]);
    spin_until_size (window, sizes[i][0], sizes[i][1]);
    for (RummyLesson lesson = 0; lesson < RUMMY_LESSON_OVER; lesson++) {
      g_autoptr (GArray) targets = NULL;
      RummyLessonStep step;
      GtkAdjustment *room;
      graphene_rect_t bubble;

      gtk_widget_activate_action (window, "win.guide-step", "u", lesson);
      for (guint frame = 0; frame < 3; frame++)
        gtk_test_widget_wait_for_draw (window);
      rummy_stage_settle (stage_of (window_table (fixture->window)));
      gtk_test_widget_wait_for_draw (window);
      step = step_of (fixture);
      g_assert_cmpint (step.lesson, ==, lesson);
      bubble = bubble_of (fixture);
      if (lesson == 0)
        first = bubble;
      g_assert_cmpfloat (bubble.size.width, ==, first.size.width);
      room = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (find (guide, is_of_type, "GtkScrolledWindow")));
      g_assert_cmpfloat (gtk_adjustment_get_upper (room), <=, gtk_adjustment_get_page_size (room));
      check_within (adw_bin_get_child (ADW_BIN (guide)), window);
      targets = rummy_tip_list_targets (window_table (fixture->window), gtk_widget_get_parent (guide), &step);
      if (lesson == RUMMY_LESSON_DISCARD) /* any card of the hand may be it */
        add_hand (fixture, targets);
      g_assert_true (targets->len > 0 || lesson == RUMMY_LESSON_GOAL);
      for (guint k = 0; k < targets->len; k++) {
        if (graphene_rect_intersection (&g_array_index (targets, graphene_rect_t, k), &bubble, NULL))
          g_error ("%d x %d: the tip of lesson %u covers what it is about", sizes[i][0], sizes[i][1],
                   (guint) lesson);
      }
    }

    g_assert_true (gtk_widget_compute_bounds (table, window, &before));
    gtk_widget_activate_action (guide, "tip.hide", NULL);
    gtk_test_widget_wait_for_draw (window);
    g_assert_false (gtk_widget_get_mapped (guide));
    g_assert_true (gtk_widget_compute_bounds (table, window, &after));
    g_assert_true (graphene_rect_equal (&before, &after));
    act (fixture, "suggest");
  }
  g_settings_reset (window_settings (fixture->window), "window-width");
  g_settings_reset (window_settings (fixture->window), "window-height");
}

/* Who comes for the first time sees both ways to begin, in the smallest window too, and the name that is given holds
 * for the guided round. */
static void
test_welcome (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window, *guide;

  g_settings_set_boolean (window_settings (fixture->window), "welcomed", FALSE);
  close_window (fixture);
  remove_tree (fixture->directory);
  fixture->session = rummy_session_new (fixture->directory);
  open_window (fixture);
  window = GTK_WIDGET (fixture->window);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 294);
  spin_until_size (window, 360, 294);
  gtk_test_widget_wait_for_draw (window);

  guide = find (window, is_button, "_Guided Round");
  check_within (guide, window);
  check_within (find (window, is_button, "_Deal 500 Rum"), window);
  gtk_editable_set_text (GTK_EDITABLE (find (window, is_entry, NULL)), "Ann");
  click (fixture, guide, "1");
  while (window_game (fixture->window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  assert_step (fixture, RUMMY_LESSON_GOAL, NULL);
  g_assert_cmpstr (rummy_game_get_seats (window_game (fixture->window))->name[0], ==, "Ann");
  g_assert_true (g_settings_get_boolean (window_settings (fixture->window), "welcomed"));
}

#define ADD_GUIDE(path, func) g_test_add (path, Fixture, NULL, set_up_guide, func, tear_down)

int
main (int argc, char **argv)
{
  init (&argc, &argv);
  load_style ();

  ADD_GUIDE ("/guide/keys", test_keys);
  ADD_GUIDE ("/guide/pointer", test_pointer);
  ADD_GUIDE ("/guide/own-way", test_own_way);
  ADD_GUIDE ("/guide/over", test_over);
  ADD_GUIDE ("/guide/escape", test_escape);
  ADD_GUIDE ("/guide/place", test_place);
  ADD_GUIDE ("/guide/steps", test_steps);
  ADD_GUIDE ("/guide/menu", test_menu);
  ADD ("/guide/welcome", test_welcome);

  return g_test_run ();
}
