/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "window-fixture.h"

#include "ui/play/option-row.h"
#include "ui/play/side-pane.h"

/* A side pane in a window of its own, with a game and actions that are only counted.  With RUMMY_TEST_FULL and
 * RUMMY_TEST_DRAW in the environment it leaves pictures in the folder "pictures" of the build. */

#define WIDTH 320
#define HEIGHT 720

typedef struct {
  GtkWindow *window;
  RummySidePane *pane;
  RummyAnalyzer *analyzer;
  RummyGame *game;
  GActionMap *actions;
  guint n_asked, n_chosen, n_acts;
  char *lit; /* words of the move that is lit, or NULL */
  RummyCards chosen;
  char *act; /* the last action, with its target */
} Pane;

static inline void
asked_cb (Pane *self)
{
  self->n_asked++;
}

static inline void
light_cb (Pane *self, RummyHint *hint, const char *words)
{
  g_assert_true ((hint == NULL) == (words == NULL));
  g_set_str (&self->lit, words);
}

static inline void
choose_cb (Pane *self, RummyCards *cards)
{
  self->n_chosen++;
  self->chosen = *cards;
}

static inline void
act_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  Pane *self = data;

  self->n_acts++;
  g_free (self->act);
  self->act = parameter != NULL ? g_strconcat (g_action_get_name (G_ACTION (action)), " ",
                                               g_variant_get_string (parameter, NULL), NULL)
                                : g_strdup (g_action_get_name (G_ACTION (action)));
}

static inline GActionMap *
add_actions (Pane *self)
{
  static const GActionEntry entries[] = {
    { .name = "review", .activate = act_cb },        { .name = "replay", .activate = act_cb },
    { .name = "next-seat", .activate = act_cb },     { .name = "next-seat-of-game", .activate = act_cb },
    { .name = "deal", .activate = act_cb },          { .name = "pile", .activate = act_cb },
    { .name = "last-six", .activate = act_cb },      { .name = "draw-for-deal", .activate = act_cb },
    { .name = "change-rules", .activate = act_cb },
    { .name = "help-page", .activate = act_cb, .parameter_type = "s" },
    { .name = "lay-out", .activate = act_cb },       { .name = "belief-cards", .activate = act_cb, .state = "false" },
  };
  GSimpleActionGroup *group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self->window), "win", G_ACTION_GROUP (group));

  return G_ACTION_MAP (group);
}

static inline RummyGame *
new_game (const char *preset, int players)
{
  RummyRules rules;
  RummyGame *game;

  g_assert_true (rummy_rules_init (&rules, preset));
  rules.players = (gint16) players;
  game = rummy_game_new (&rules, SEED, 1);
  for (guint seat = 1; seat < (guint) players; seat++)
    rummy_game_set_level (game, seat, RUMMY_LEVEL_AVERAGE);
  g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);

  return game;
}

static inline void
show_game (Pane *self, RummyGame *game)
{
  g_set_object (&self->game, game);
  g_object_unref (game);
  rummy_side_pane_set_game (self->pane, game, 0);
}

static inline void
set_up_pane (Pane *self, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.example.Rummy500");

  load_style ();
  self->window = GTK_WINDOW (adw_window_new ());
  gtk_widget_set_size_request (GTK_WIDGET (self->window), 280, 200);
  self->pane = RUMMY_SIDE_PANE (rummy_side_pane_new ());
  self->analyzer = rummy_analyzer_new ();
  self->actions = add_actions (self);
  rummy_side_pane_set_up (self->pane, settings, self->analyzer);
  g_signal_connect_swapped (self->pane, "asked", G_CALLBACK (asked_cb), self);
  g_signal_connect_swapped (self->pane, "light", G_CALLBACK (light_cb), self);
  g_signal_connect_swapped (self->pane, "choose", G_CALLBACK (choose_cb), self);
  gtk_window_set_decorated (self->window, FALSE);
  adw_window_set_content (ADW_WINDOW (self->window), GTK_WIDGET (self->pane));
  gtk_window_set_default_size (self->window, WIDTH, HEIGHT);
  show_game (self, new_game ("500-rum", 2));
  gtk_window_present (self->window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
}

static inline void
tear_down_pane (Pane *self, gconstpointer data)
{
  g_object_add_weak_pointer (G_OBJECT (self->pane), (gpointer *) &self->pane);
  gtk_window_destroy (self->window);
  while (self->pane != NULL) /* a thread may hold it */
    g_main_context_iteration (NULL, TRUE);
  g_assert_finalize_object (self->analyzer);
  g_clear_object (&self->actions);
  g_clear_object (&self->game);
  g_clear_pointer (&self->lit, g_free);
  g_clear_pointer (&self->act, g_free);
}

static const RummyRound *
round_of (Pane *self)
{
  return rummy_game_get_round (self->game);
}

static inline void
move (Pane *self, RummyMoveKind kind, RummyCard card)
{
  RummyMove act = { .kind = kind, .seat = round_of (self)->turn, .card = card, .meld = RUMMY_MELD_NONE };

  g_assert_cmpint (rummy_game_play (self->game, &act, 1), ==, RUMMY_OK);
}

/* Bots play all seats until the round is over, or after so many moves. */
static inline void
play_on (Pane *self, guint n_moves)
{
  RummyRng rng;

  rummy_rng_seed (&rng, SEED);
  while (n_moves-- > 0 && round_of (self)->phase != RUMMY_PHASE_OVER) {
    RummyView view;
    RummyMove act;

    rummy_view_init (&view, round_of (self), round_of (self)->turn, NULL);
    act = rummy_bot_choose (&view, RUMMY_LEVEL_AVERAGE, &rng, NULL);
    g_assert_cmpint (rummy_game_play (self->game, &act, 1), ==, RUMMY_OK);
  }
}

/* And on to a turn of the person, if need be in another round. */
static inline void
play_to_turn (Pane *self, guint n_moves)
{
  play_on (self, n_moves);
  while (round_of (self)->turn != 0 || round_of (self)->phase != RUMMY_PHASE_DRAW) {
    if (round_of (self)->phase == RUMMY_PHASE_OVER)
      g_assert_cmpint (rummy_game_deal (self->game), ==, RUMMY_OK);
    play_on (self, 1);
  }
}

static inline void
picture (Pane *self, const char *name)
{
  g_autofree char *file = g_strconcat ("pane-", name, ".png", NULL);
  g_autofree char *folder = g_test_build_filename (G_TEST_BUILT, "pictures", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  GtkSnapshot *snapshot;

  if (g_getenv ("RUMMY_TEST_FULL") == NULL || !may_draw ())
    return;

  for (guint i = 0; i < 40; i++) { /* until the cards are drawn */
    gtk_widget_queue_draw (GTK_WIDGET (self->window));
    gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
    g_usleep (10000);
  }
  paintable = gtk_widget_paintable_new (GTK_WIDGET (self->window));
  snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (self->window)), node, NULL);
  g_mkdir_with_parents (folder, 0755);
  g_assert_true (gdk_texture_save_to_png (texture, path));
}

/* As somebody does who clicks the page's name. */
static inline gboolean
is_toggle (GtkWidget *widget, const char *title)
{
  return GTK_IS_TOGGLE_BUTTON (widget) && find (widget, is_label, title) != NULL;
}

static inline void
click_page (Pane *self, const char *title)
{
  GtkWidget *toggle = find (GTK_WIDGET (self->pane), is_toggle, title);

  g_assert_nonnull (toggle);
  gtk_widget_activate (toggle);
  while (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggle)))
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
}

static inline GtkWidget *
find_mapped (GtkWidget *widget, MatchFunc matches, const char *text)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (matches (widget, text))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_mapped (child, matches, text);

  return found;
}

static inline GtkWidget *
shown (Pane *self, MatchFunc matches, const char *text)
{
  return find_mapped (GTK_WIDGET (self->pane), matches, text);
}

static inline void
spin_until_label (Pane *self, const char *text)
{
  while (shown (self, is_label, text) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static inline gboolean
is_thinking (Pane *self)
{
  const RummyAnalysis *analysis = rummy_analyzer_get_analysis (self->analyzer);

  return analysis == NULL || analysis->n_deals < analysis->n_wanted;
}

static inline GtkWidget *
page_of (Pane *self, const char *type)
{
  return find (GTK_WIDGET (self->pane), is_of_type, type);
}

static inline void
click (Pane *self, const char *label)
{
  GtkWidget *button = shown (self, is_button, label);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

/* What the table shows now, in words. */
static inline void
finish_analysis (Pane *self)
{
  while (is_thinking (self))
    g_main_context_iteration (NULL, TRUE);
}

#define ADD_PANE(path, func) g_test_add (path, Pane, NULL, set_up_pane, func, tear_down_pane)
