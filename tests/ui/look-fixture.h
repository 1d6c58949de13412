/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A look at the window: a picture of it, and what no eye is needed for. */

#include "language-fixture.h"
#include "window-fixture.h"

#include "ui/cards/sample.h"
#include "ui/cards/showcase.h"
#include "ui/table/miniature.h"

#include <glib/gstdio.h>

#define TOUCH 44 /* pixels that a finger needs */

typedef struct {
  const char *name;
  int width, height;
  AdwColorScheme scheme;
  GtkTextDirection direction;
  int text; /* per cent */
  const char *language;
} Look;

static const Look *look;

/* Within something that scrolls there may be more than shows. */
static gboolean
scrolls (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW) != NULL ||
         gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT) != NULL;
}

/* What is pressed by itself; in a row that can be activated, the row is.  The window's own buttons are the
 * desktop's. */
static gboolean
is_touched (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW), *parent = gtk_widget_get_parent (widget);

  if (row != NULL && row != widget && ADW_IS_ACTION_ROW (row) &&
      adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)) == widget)
    return FALSE;
  if (GTK_IS_WINDOW_CONTROLS (parent))
    return FALSE;

  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget) ||
         (GTK_IS_LIST_BOX_ROW (widget) && gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget)));
}

static const char *
words_of (GtkWidget *widget)
{
  const char *words = GTK_IS_BUTTON (widget) ? gtk_button_get_label (GTK_BUTTON (widget)) : NULL;

  if (words == NULL)
    words = gtk_widget_get_tooltip_text (widget);

  return words != NULL ? words : "";
}

static void
check_widget (GtkWidget *window, const graphene_rect_t *frame, GtkWidget *widget)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, window, &bounds))
    return;

  graphene_rect_inset (&bounds, MIN (1, bounds.size.width / 2), MIN (1, bounds.size.height / 2));
  /* The shade of the pane is larger than what shows of it. */
  if (ADW_IS_OVERLAY_SPLIT_VIEW (gtk_widget_get_parent (widget)) && gtk_widget_get_first_child (widget) == NULL)
    return;
  if (bounds.size.width > 0 && bounds.size.height > 0 && !scrolls (widget) &&
      !RUMMY_IS_TIP (widget) && /* around its bubble is nothing */
      !graphene_rect_contains_rect (frame, &bounds))
    find_fault ("%s (%s) sticks out of the window: %g, %g, %g x %g", G_OBJECT_TYPE_NAME (widget),
                GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "", bounds.origin.x, bounds.origin.y,
                bounds.size.width, bounds.size.height);
  if (is_touched (widget) && gtk_widget_has_css_class (window, "touch") && !gtk_widget_has_css_class (window, "tiny") &&
      MIN (bounds.size.width, bounds.size.height) < TOUCH - 2)
    find_fault ("too small for a finger: %s \"%s\", %g x %g", G_OBJECT_TYPE_NAME (widget), words_of (widget),
                bounds.size.width + 2, bounds.size.height + 2);
  /* libadwaita cuts what stands in a bar; that is looked at in the languages that there are. */
  if (is_pseudo && (gtk_widget_get_ancestor (widget, ADW_TYPE_HEADER_BAR) != NULL ||
                    gtk_widget_get_ancestor (widget, ADW_TYPE_VIEW_SWITCHER) != NULL ||
                    gtk_widget_get_ancestor (widget, ADW_TYPE_INLINE_VIEW_SWITCHER) != NULL))
    return;
  /* The news are cut on purpose where they are long; buttons never. */
  if (GTK_IS_LABEL (widget) &&
      (gtk_label_get_lines (GTK_LABEL (widget)) < 0 || GTK_IS_BUTTON (gtk_widget_get_parent (widget))) &&
      pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    find_fault ("cut off: \"%s\"", gtk_label_get_text (GTK_LABEL (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_widget (window, frame, child);
}

static gboolean
is_drawing_showcase (GtkWidget *widget, const char *text)
{
  return RUMMY_IS_SHOWCASE (widget) && gtk_widget_get_mapped (widget) &&
         rummy_showcase_is_drawing (RUMMY_SHOWCASE (widget));
}

static gboolean
is_drawing_sample (GtkWidget *widget, const char *text)
{
  return RUMMY_IS_SAMPLE (widget) && rummy_sample_is_drawing (RUMMY_SAMPLE (widget));
}

static gboolean
is_drawing_miniature (GtkWidget *widget, const char *text)
{
  return RUMMY_IS_MINIATURE (widget) &&
         rummy_card_faces_is_drawing (style_of (rummy_miniature_get_table (RUMMY_MINIATURE (widget)))->faces);
}

static gboolean
is_drawing (Fixture *fixture, GtkWidget *window)
{
  RummyReplayPage *replay = window_replay (fixture->window);
  RummyTable *table = replay != NULL ? rummy_replay_page_get_table (replay) : window_table (fixture->window);

  return rummy_card_faces_is_drawing (style_of (table)->faces) ||
         find (window, is_drawing_sample, NULL) != NULL || find (window, is_drawing_miniature, NULL) != NULL ||
         find (window, is_drawing_showcase, NULL) != NULL;
}

/* Every picture is kept, for anyone to look at. */
static gboolean
keeps_pictures (void)
{
  return g_getenv ("RUMMY_TEST_FULL") != NULL;
}

static void
wait_for_frame (GtkWidget *window)
{
  gtk_widget_queue_draw (window);
  gtk_test_widget_wait_for_draw (window);
}

static void
save_picture (GtkWidget *window, const char *state)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree char *folder = g_test_build_filename (G_TEST_BUILT, "pictures", NULL);
  g_autofree char *name = g_strdup_printf ("%s-%s.png", look->name, state);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  double width, height;
  graphene_rect_t area;

  if (!may_draw ()) {
    let_draw (window, TRUE);
    gdk_surface_queue_render (gtk_native_get_surface (GTK_NATIVE (window))); /* GTK thinks that this was done */
  }
  for (guint i = 0; i < 2; i++) /* what the paintable has is a frame old */
    wait_for_frame (window);
  width = gdk_paintable_get_intrinsic_width (paintable);
  height = gdk_paintable_get_intrinsic_height (paintable);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  graphene_rect_init (&area, 0, 0, (float) width, (float) height);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, &area);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  g_assert_true (gdk_texture_save_to_png (texture, path));
  if (!may_draw ())
    let_draw (window, FALSE);
}

static void
take_picture_of (Fixture *fixture, GtkWidget *window, const char *state)
{
  graphene_rect_t frame;

  /* Faces come from a thread of their own. */
  for (guint n_still = 0; n_still < 3; n_still++) {
    if (is_drawing (fixture, window))
      n_still = 0;
    while (is_drawing (fixture, window))
      g_main_context_iteration (NULL, TRUE);
    wait_for_frame (window);
  }

  g_assert_true (gtk_widget_compute_bounds (window, window, &frame));
  check_widget (window, &frame, window);
  if (look->language != NULL)
    check_language (window);
  if (keeps_pictures () || g_test_failed ())
    save_picture (window, state);
}

static void
take_picture (Fixture *fixture, const char *state)
{
  take_picture_of (fixture, GTK_WIDGET (fixture->window), state);
}

/* The letters of the cards are those of the texts, and where it has letters of its own they can be chosen, by a row. */
static void
check_letters (Fixture *fixture, GtkWidget *row)
{
  const char *letters = look->language != NULL ? rummy_deck_find_letters (look->language) : NULL;
  RummyDeck deck;

  rummy_deck_read (window_settings (fixture->window), &deck);
  g_assert_cmpstr (deck.letters, ==, letters);
  g_assert_true (gtk_widget_get_visible (row) == (letters != NULL));
  g_settings_set_boolean (window_settings (fixture->window), "language-letters", FALSE);
  rummy_deck_read (window_settings (fixture->window), &deck);
  g_assert_null (deck.letters);
  g_settings_reset (window_settings (fixture->window), "language-letters");
}

static void
begin (Fixture *fixture, const char *game, int players)
{
  g_settings_set_string (window_settings (fixture->window), "game", game);
  g_settings_set_int (window_settings (fixture->window), "players", players);
  rummy_window_new_game (fixture->window, SEED);
  rummy_game_stop (window_game (fixture->window));
}

/* Bots play until the person is to draw and so many melds lie. */
static void
play_until_melds (Fixture *fixture, guint n_melds)
{
  RummyGame *game = window_game (fixture->window);
  const RummyRound *round = &match_of (fixture)->round;
  RummyRng rng;

  rummy_rng_seed (&rng, SEED);
  while (round->n_melds < n_melds || round->turn != own_seat (fixture) || round->phase != RUMMY_PHASE_DRAW) {
    RummyView view;
    RummyMove move;

    g_assert_cmpint (round->phase, !=, RUMMY_PHASE_OVER);
    rummy_view_init (&view, round, round->turn, NULL);
    move = rummy_bot_choose (&view, RUMMY_LEVEL_AVERAGE, &rng, NULL);
    g_assert_cmpint (rummy_game_play (game, &move, 1), ==, RUMMY_OK);
  }
}

/* Draws, lays down what it can, and discards; keeps some cards. */
static RummyMove
choose_to_fill (const RummyRound *round)
{
  static const RummyMoveKind kinds[] = { RUMMY_MOVE_DRAW, RUMMY_MOVE_MELD, RUMMY_MOVE_DISCARD };
  guint n_hand = rummy_cards_count (round->hand[round->turn]);
  g_autofree RummyMoves *moves = g_new (RummyMoves, 1);

  rummy_round_moves (round, moves);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
    for (guint k = 0; k < moves->n; k++) {
      const RummyMove *move = &moves->move[k];

      if (move->kind == kinds[i] && (kinds[i] != RUMMY_MOVE_MELD || n_hand > rummy_cards_count (move->cards) + 2))
        return *move;
    }
  }

  g_assert_not_reached ();
}

/* Plays until the person is to draw, so many melds lie and the pile is so long. */
static void
fill_table (Fixture *fixture, guint n_melds, guint n_pile)
{
  const RummyRound *round = &match_of (fixture)->round;

  while (round->n_melds < n_melds || round->n_pile < n_pile || round->turn != own_seat (fixture) ||
         round->phase != RUMMY_PHASE_DRAW) {
    RummyMove move = choose_to_fill (round);

    g_assert_cmpint (rummy_game_play (window_game (fixture->window), &move, 1), ==, RUMMY_OK);
  }
}
