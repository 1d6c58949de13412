/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "drawing-fixture.h"
#include "newest-fixture.h"
#include "window-parts.h"
#include "tooltip-fixture.h"

/* A window with a session in a folder of its own, where a game has begun, and what reads and moves it. */

#define SEED G_GUINT64_CONSTANT (20260101)

typedef struct {
  GFile *directory;
  RummySession *session;
  RummyWindow *window;
} Fixture;

static inline void
spin_until_closed (RummyWindow *window)
{
  while (window_sheet (window) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static inline void
spin_until_sheet (RummyWindow *window)
{
  while (window_sheet (window) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* The frame of the window may belong to its size or not. */
static inline void
spin_until_size (GtkWidget *widget, int width, int height)
{
  while (ABS (gtk_widget_get_width (widget) - width) > 20 || ABS (gtk_widget_get_height (widget) - height) > 20)
    g_main_context_iteration (NULL, TRUE);
}

static inline void
open_window (Fixture *fixture)
{
  fixture->window = rummy_window_new (NULL, fixture->session);
  rummy_window_go_to_table (fixture->window);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
}

/* Nothing may keep the window, or it would keep the session and its file. */
static inline void
close_window (Fixture *fixture)
{
  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  /* What goes between the frame in which libadwaita gives it another shape and the next one leaves a picture of the
   * former shape behind that nobody frees. */
  for (guint frame = 0; frame < 2 && gtk_widget_get_mapped (GTK_WIDGET (fixture->window)); frame++)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_assert_null (fixture->window);
  g_assert_finalize_object (g_steal_pointer (&fixture->session));
}

static inline void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_dir_make_tmp ("rummy500-window-XXXXXX", NULL);
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");
  const char *const changed[] = { "game", "players", "seat-names", "seat-levels", "tables", "recent-games",
                                  "game-chosen", "side-pane" };

  for (guint i = 0; i < G_N_ELEMENTS (changed); i++)
    g_settings_reset (settings, changed[i]);

  g_random_set_seed ((guint32) SEED); /* of the games that commands begin */
  fixture->directory = g_file_new_for_path (path);
  fixture->session = rummy_session_new (fixture->directory);
  open_window (fixture);
  rummy_window_new_game (fixture->window, SEED);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window)); /* now the table has its size */
}

static inline void
remove_tree (GFile *file)
{
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (file, "standard::name", 0, NULL, NULL);
  GFile *child;

  while (files != NULL && g_file_enumerator_iterate (files, NULL, &child, NULL, NULL) && child != NULL)
    remove_tree (child);
  g_file_delete (file, NULL, NULL);
}

static inline void
tear_down (Fixture *fixture, gconstpointer data)
{
  close_window (fixture);
  remove_tree (fixture->directory);
  g_clear_object (&fixture->directory);
}

static inline const RummyMatch *
match_of (Fixture *fixture)
{
  return rummy_game_get_match (window_game (fixture->window));
}

/* Where the person at the screen sits, or sat last. */
static inline guint
own_seat (Fixture *fixture)
{
  return window_viewer (fixture->window).seat;
}

static inline gboolean
is_enabled (Fixture *fixture, const char *name)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), name);
}

/* Without a question. */
static inline gboolean
can_undo (Fixture *fixture)
{
  gboolean can;

  g_object_get (window_game (fixture->window), "can-undo", &can, NULL);

  return can;
}

static inline void
act (Fixture *fixture, const char *name)
{
  g_assert_true (is_enabled (fixture, name));
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), name, NULL);
}

static inline void
play (Fixture *fixture, RummyMoveKind kind, RummyCard card)
{
  RummyMove move = { .kind = kind, .seat = own_seat (fixture), .card = card };

  g_assert_cmpint (rummy_game_play (window_game (fixture->window), &move, 1), ==, RUMMY_OK);
}

static inline gboolean
ends_round (const RummyMatch *match, const RummyMove *move)
{
  RummyMatch after;

  rummy_match_copy (&after, match);
  g_assert_cmpint (rummy_match_apply (&after, move, NULL), ==, RUMMY_OK);

  return after.round.phase == RUMMY_PHASE_OVER;
}

/* Bots play all seats at once, without the pauses between the moves, until the round is over or, with a last move,
 * until only that is left to be played. */
static inline void
play_round (Fixture *fixture, RummyMove *last)
{
  RummyGame *game = window_game (fixture->window);
  const RummyMatch *match = rummy_game_get_match (game);
  RummyRng rng;

  rummy_game_stop (game);
  rummy_rng_seed (&rng, SEED + match->rounds);
  while (match->round.phase != RUMMY_PHASE_OVER) {
    RummyView view;
    RummyMove move;

    rummy_view_init (&view, &match->round, match->round.turn, match->totals);
    move = rummy_bot_choose (&view, RUMMY_LEVEL_AVERAGE, &rng, NULL);
    if (last != NULL && ends_round (match, &move)) {
      *last = move;
      return;
    }
    g_assert_cmpint (rummy_game_play (game, &move, 1), ==, RUMMY_OK);
  }
  rummy_game_start (game);
}

static inline void
finish_round (Fixture *fixture)
{
  play_round (fixture, NULL);
  spin_until_sheet (fixture->window);
}

/* To the midst of a round, nobody at work. */
static inline void
play_moves (Fixture *fixture, guint n_moves)
{
  RummyGame *game = window_game (fixture->window);
  RummyRng rng;

  rummy_game_stop (game);
  rummy_rng_seed (&rng, SEED);
  for (; n_moves > 0; n_moves--) {
    RummyView view;
    RummyMove move;

    rummy_view_init (&view, rummy_game_get_round (game), rummy_game_get_round (game)->turn, NULL);
    move = rummy_bot_choose (&view, RUMMY_LEVEL_AVERAGE, &rng, NULL);
    g_assert_cmpint (rummy_game_play (game, &move, 1), ==, RUMMY_OK);
  }
  g_assert_cmpint (match_of (fixture)->round.phase, !=, RUMMY_PHASE_OVER);
}

static inline void
spin_until_explained (Fixture *fixture)
{
  while (rummy_window_watch_is_explaining (rummy_window_get_part (fixture->window, RUMMY_TYPE_WINDOW_WATCH)))
    g_main_context_iteration (NULL, TRUE);
}

/* For those who watch, the last move with its reason. */
static inline void
play_explained (Fixture *fixture, guint n_moves)
{
  play_moves (fixture, n_moves);
  spin_until_explained (fixture);
}

static inline void
assert_page (Fixture *fixture, const char *page)
{
  g_assert_cmpstr (gtk_stack_get_visible_child_name (window_buttons (fixture->window)), ==, page);
}

/* The buttons that can be pressed, as "Draw, Take", whatever is taken. */
static inline void
assert_verbs (Fixture *fixture, const char *labels)
{
  g_autoptr (GString) shown = g_string_new (NULL);
  RummyVerbBar *bar = window_verb_bar (fixture->window);

  assert_page (fixture, "verbs");
  for (guint place = 0; place < RUMMY_PLACES; place++) {
    const RummyVerbWords words =
      rummy_verb_words (rummy_verb_bar_get_verb (bar, place), &match_of (fixture)->round, FALSE);

    if (gtk_widget_get_sensitive (rummy_verb_bar_get_button (bar, place)))
      g_string_append_printf (shown, shown->len > 0 ? ", %s" : "%s", words.label);
  }
  g_assert_cmpstr (shown->str, ==, labels);
}

typedef gboolean (*MatchFunc) (GtkWidget *widget, const char *text);

static inline gboolean
is_button (GtkWidget *widget, const char *label)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

/* One that can be read. */
static inline gboolean
is_label (GtkWidget *widget, const char *text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_visible (widget) &&
         g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

static inline gboolean
is_of_type (GtkWidget *widget, const char *name)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), name);
}

static inline gboolean
has_tooltip (GtkWidget *widget, const char *text)
{
  return g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0;
}

static inline GtkWidget *
find (GtkWidget *widget, MatchFunc matches, const char *text)
{
  GtkWidget *found = NULL;

  if (matches (widget, text))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, matches, text);

  return found;
}

static inline GtkListBox *
games_of (GtkWidget *dialog)
{
  return GTK_LIST_BOX (find (find (dialog, is_of_type, "RummyGameList"), is_of_type, "GtkListBox"));
}

static inline const char *
title_of_row (GtkListBoxRow *row)
{
  return adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
}

/* Where the game stands with its family, in the dialog in which games are chosen. */
static inline GtkListBoxRow *
game_row (GtkWidget *dialog, const char *title)
{
  GtkListBoxRow *row, *found = NULL;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (games_of (dialog), i)) != NULL; i++)
    found = g_str_equal (title_of_row (row), title) ? row : found;
  if (found == NULL)
    g_error ("no game %s", title);

  return found;
}

static inline void
choose_game (GtkWidget *dialog, const char *title)
{
  gtk_list_box_select_row (games_of (dialog), game_row (dialog, title));
}

static inline const char *
chosen_game (GtkWidget *dialog)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (games_of (dialog));

  return row != NULL ? title_of_row (row) : NULL;
}

/* Until the person at the screen is to move. */
static inline void
wait_for_turn (Fixture *fixture)
{
  while (match_of (fixture)->round.turn != own_seat (fixture))
    g_main_context_iteration (NULL, TRUE);
}

/* A turn of the person in which nothing is melded, and those of the others. */
static inline void
pass_turn (Fixture *fixture)
{
  play (fixture, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  play (fixture, RUMMY_MOVE_DISCARD, order_of (window_table (fixture->window))->card[0]);
  wait_for_turn (fixture);
  g_assert_cmpint (match_of (fixture)->round.phase, !=, RUMMY_PHASE_OVER);
}

/* A game in which the person is to move, and nobody pauses. */
static inline void
set_up_turn (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");

  g_settings_set_double (settings, "pause", 0);
  set_up (fixture, data);
  wait_for_turn (fixture);
}

static inline void
spin_until_mapped (GtkWidget *widget, gboolean mapped)
{
  while (gtk_widget_get_mapped (widget) != mapped)
    g_main_context_iteration (NULL, TRUE);
}

/* Real events. */
static inline void
xdotool (const char *first, ...)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  va_list rest;

  g_ptr_array_add (arguments, (gpointer) "xdotool");
  va_start (rest, first);
  for (const char *argument = first; argument != NULL; argument = va_arg (rest, const char *))
    g_ptr_array_add (arguments, (gpointer) argument);
  va_end (rest);
  g_ptr_array_add (arguments, NULL);
  g_assert_true (g_spawn_sync (NULL, (char **) arguments->pdata, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL,
                               NULL, &error));
  g_assert_no_error (error);
}

/* Until it has been let go of again. */
static inline void
press_key (const char *name)
{
  g_autofree char *key = key_name (name);

  xdotool ("key", key, NULL);
}

/* The pointer goes to the lower part of it; the window lies in the corner of the screen. */
static inline void
point_at (Fixture *fixture, GtkWidget *widget)
{
  graphene_point_t middle = GRAPHENE_POINT_INIT (gtk_widget_get_width (widget) / 2.0f,
                                                 gtk_widget_get_height (widget) - 8.0f);
  g_autofree char *x = NULL, *y = NULL;
  double left, top;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (fixture->window), &middle, &middle));
  gtk_native_get_surface_transform (GTK_NATIVE (fixture->window), &left, &top);
  x = g_strdup_printf ("%d", (int) (middle.x + left));
  y = g_strdup_printf ("%d", (int) (middle.y + top));
  xdotool ("mousemove", x, y, NULL);
}

/* Without animations. */
static inline void
init (int *argc, char ***argv)
{
  gtk_test_init (argc, argv, NULL);
  init_display ();
}

#define ADD_TURN(path, func) g_test_add (path, Fixture, NULL, set_up_turn, func, tear_down)
#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)
