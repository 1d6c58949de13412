/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "ai/bot.h"
#include "drawing-fixture.h"
#include "newest-fixture.h"
#include "engine/meld.h"
#include "ui/table/table-private.h"
#include "table-parts.h"
#include "ui/words/words.h"
#include "tooltip-fixture.h"

/* A table in a window of its own, with a game of two people, moved by real pointer and key events. */

#define FIXTURE_WIDTH 1000
#define FIXTURE_HEIGHT 720
#define FIXTURE_SEEDS 100000

typedef struct {
  GtkWindow *window;
  RummyTable *table;
  RummyGame *game;
  guint n_refused, n_notices, n_menus;
  RummyRefusal refusal;
  RummyTableNotice notice;
  guint n_presses, n_releases, n_keys; /* events that the window has seen */
  graphene_point_t pointer;
  guint n_clicks;
} Fixture;

static inline void
fixture_init (int *argc, char ***argv)
{
  g_test_init (argc, argv, NULL);
  init_display ();
}

static inline void
fixture_refused_cb (RummyTable *table, guint refusal, Fixture *self)
{
  self->n_refused++;
  self->refusal = refusal;
}

static inline void
fixture_notice_cb (RummyTable *table, guint notice, Fixture *self)
{
  self->n_notices++;
  self->notice = notice;
}

static inline void
fixture_menu_cb (RummyTable *table, double x, double y, Fixture *self)
{
  self->n_menus++;
}

static inline gboolean
fixture_event_cb (GtkEventControllerLegacy *controller, GdkEvent *event, Fixture *self)
{
  double x, y;

  switch ((int) gdk_event_get_event_type (event)) {
  case GDK_BUTTON_PRESS:
    self->n_presses++;
    break;
  case GDK_BUTTON_RELEASE:
    self->n_releases++;
    break;
  case GDK_KEY_RELEASE:
    self->n_keys++;
    break;
  default:
    break;
  }
  if (gdk_event_get_position (event, &x, &y))
    self->pointer = GRAPHENE_POINT_INIT (x, y);

  return GDK_EVENT_PROPAGATE;
}

static inline void
fixture_draw_frame (Fixture *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self->table));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->table));
}

static inline void
fixture_set_up (Fixture *self, gconstpointer data)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  self->table = RUMMY_TABLE (rummy_table_new ());
  g_signal_connect (self->table, "refused", G_CALLBACK (fixture_refused_cb), self);
  g_signal_connect (self->table, "notice", G_CALLBACK (fixture_notice_cb), self);
  g_signal_connect (self->table, "menu", G_CALLBACK (fixture_menu_cb), self);

  self->window = GTK_WINDOW (gtk_window_new ());
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "event", G_CALLBACK (fixture_event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->window), controller);
  gtk_window_set_decorated (self->window, FALSE);
  gtk_window_set_default_size (self->window, FIXTURE_WIDTH, FIXTURE_HEIGHT);
  gtk_window_set_child (self->window, GTK_WIDGET (self->table));
  gtk_window_present (self->window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
}

static inline void
fixture_tear_down (Fixture *self, gconstpointer data)
{
  g_object_ref (self->table);
  gtk_window_destroy (self->window);
  g_assert_finalize_object (self->table);
  g_clear_object (&self->game);
}

static inline void
fixture_set_game (Fixture *self, RummyGame *game)
{
  g_clear_object (&self->game);
  self->game = game;
  rummy_table_set_game (self->table, game, 0);
  self->n_refused = self->n_notices = 0;
  fixture_draw_frame (self);
}

static inline const RummyRound *
fixture_round (Fixture *self)
{
  return rummy_game_get_round (self->game);
}

/* What the table has read of it, to be changed without a move. */
static inline RummyRound *
fixture_seen (Fixture *self)
{
  return (RummyRound *) rummy_seen_round (seen_of (self->table));
}

static inline RummyGame *
fixture_new_game (guint64 seed, guint lead)
{
  RummyRules rules;
  RummyGame *game;

  rummy_rules_init (&rules, "500-rum");
  game = rummy_game_new (&rules, seed, lead + 1);
  rummy_game_deal (game);
  g_assert_cmpint (rummy_game_get_round (game)->turn, ==, lead);

  return game;
}

static inline void
fixture_deal (Fixture *self, guint64 seed, guint lead)
{
  fixture_set_game (self, fixture_new_game (seed, lead));
}

/* Both draw and put down their first card. */
static inline void
fixture_play_turn (RummyGame *game)
{
  const RummyRound *round = rummy_game_get_round (game);
  RummyIntent draw = rummy_intent_move (RUMMY_MOVE_DRAW, round->turn, RUMMY_CARD_NONE), discard;

  g_assert_cmpint (rummy_game_play (game, draw.move, 1), ==, RUMMY_OK);
  discard = rummy_intent_move (RUMMY_MOVE_DISCARD, round->turn, rummy_cards_first (round->hand[round->turn]));
  g_assert_cmpint (rummy_game_play (game, discard.move, 1), ==, RUMMY_OK);
}

typedef gboolean (*FixtureFunc) (const RummyRound *round, RummyCards *cards);

/* A game whose position after so many turns is as func wants it. */
static inline void
fixture_find (Fixture *self, FixtureFunc func, guint n_turns, RummyCards *cards)
{
  RummyCards found;

  for (guint64 seed = 1; seed < FIXTURE_SEEDS; seed++) {
    RummyGame *game = fixture_new_game (seed, 0);

    for (guint i = 0; i < n_turns; i++)
      fixture_play_turn (game);
    if (func (rummy_game_get_round (game), &found)) {
      fixture_set_game (self, game);
      if (cards != NULL)
        *cards = found;
      return;
    }
    g_object_unref (game);
  }

  g_assert_not_reached ();
}

typedef struct {
  guint n;
  RummyCards with, cards;
} FixtureGroup;

static inline bool
fixture_group_cb (RummyCards cards, unsigned reading, void *data)
{
  FixtureGroup *group = data;

  if (rummy_cards_count (cards) != group->n || !rummy_cards_within (group->with, cards))
    return true;

  group->cards = cards;

  return false;
}

static inline gboolean
fixture_hand_has_meld (const RummyRound *round, RummyCards *cards)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  FixtureGroup group = { .n = 3 };
  gboolean found = !rummy_meld_each_new (&rules, round->hand[0], RUMMY_NO_CARDS, fixture_group_cb, &group);

  *cards = group.cards;

  return found;
}

static inline RummyCard
fixture_last (RummyCards cards)
{
  RummyCard last = RUMMY_CARD_NONE;

  RUMMY_CARDS_EACH (card, cards)
    last = card;

  return last;
}

/* Four cards in a row, without an ace, so that the first three are a run as well. */
static inline gboolean
fixture_hand_has_long_run (const RummyRound *round, RummyCards *cards)
{
  for (guint suit = 0; suit < RUMMY_SUITS; suit++) {
    for (guint rank = 2; rank <= RUMMY_KING - 3; rank++) {
      *cards = RUMMY_NO_CARDS;
      for (guint i = 0; i < 4; i++)
        rummy_cards_add (cards, rummy_card (0, suit, rank + i));
      if (rummy_cards_within (*cards, round->hand[0]))
        return TRUE;
    }
  }

  return FALSE;
}

/* A card below the upcard makes a meld with two of the hand. */
static inline gboolean
fixture_pile_makes_meld (const RummyRound *round, RummyCards *cards)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  for (guint i = 0; i + 1 < round->n_pile; i++) {
    FixtureGroup group = { .n = 3, .with = rummy_cards_of (round->deck[i]) };
    RummyCards hand = rummy_cards_or (round->hand[0], group.with);

    if (!rummy_meld_each_new (&rules, hand, RUMMY_NO_CARDS, fixture_group_cb, &group)) {
      *cards = group.cards;
      return TRUE;
    }
  }

  return FALSE;
}

/* Three cards of the hand with neither a suit nor a rank in common. */
static inline gboolean
fixture_hand_fits_nothing (const RummyRound *round, RummyCards *cards)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  RummyMeld meld;

  *cards = RUMMY_NO_CARDS;
  RUMMY_CARDS_EACH (card, round->hand[0]) {
    if (rummy_cards_count (*cards) < 3 &&
        (rummy_cards_is_empty (*cards) || rummy_card_suit (card) != rummy_card_suit (fixture_last (*cards))))
      rummy_cards_add (cards, card);
  }

  return rummy_cards_count (*cards) == 3 &&
         rummy_meld_make (&rules, *cards, RUMMY_READING_OPEN, &meld) == RUMMY_REFUSED_NO_MELD;
}

/* A hand card that is not one of these. */
static inline RummyCard
fixture_other (Fixture *self, RummyCards cards)
{
  return rummy_cards_first (rummy_cards_minus (fixture_round (self)->hand[0], cards));
}

static inline guint
fixture_n_selected (Fixture *self)
{
  guint n;

  g_object_get (rummy_table_get_choice (self->table), "n-selected", &n, NULL);

  return n;
}

typedef struct {
  int red, green, blue;
} FixtureColour;

/* What is drawn from there on, to the right and down, on the average. */
static inline FixtureColour
fixture_colour (Fixture *self, graphene_point_t at)
{
  enum { SIZE = 16, N = SIZE * SIZE };
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  FixtureColour sum = { 0, 0, 0 };
  GskRenderNode *node;
  const guint32 *pixels;

  GTK_WIDGET_GET_CLASS (self->table)->snapshot (GTK_WIDGET (self->table), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  cairo_translate (cr, -floor (at.x), -floor (at.y));
  gsk_render_node_draw (node, cr);
  cairo_surface_flush (surface);
  pixels = (const guint32 *) (const void *) cairo_image_surface_get_data (surface);
  for (guint i = 0; i < N; i++) {
    sum.red += pixels[i] >> 16 & 255;
    sum.green += pixels[i] >> 8 & 255;
    sum.blue += pixels[i] & 255;
  }

  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return (FixtureColour) { sum.red / N, sum.green / N, sum.blue / N };
}

static inline RummySpot
fixture_focus (Fixture *self)
{
  GtkWidget *child = rummy_focus_get_place (focus_of (self->table));

  g_assert_nonnull (child);

  return rummy_spread_get_spot (spread_of (self->table), child);
}

static inline void
fixture_check_discarded (Fixture *self, RummyCard card)
{
  g_assert_cmpint (rummy_round_upcard (fixture_round (self)), ==, card);
  g_assert_cmpint (fixture_round (self)->turn, ==, 1);
  g_assert_cmpint (spot_on (self->table, card).zone, ==, RUMMY_ZONE_PILE);
  g_assert_cmpuint (fixture_n_selected (self), ==, 0);
}

/* Points to aim at: the index of a card, which no other card covers. */
static inline graphene_point_t
fixture_card (Fixture *self, RummyCard card)
{
  graphene_rect_t home = home_on (self->table, card);

  return GRAPHENE_POINT_INIT (home.origin.x + home.size.width * 0.12, home.origin.y + home.size.height * 0.2);
}

static inline graphene_point_t
fixture_stock (Fixture *self)
{
  return GRAPHENE_POINT_INIT (layout_of (self->table)->stock.origin.x + 20,
                              layout_of (self->table)->stock.origin.y + 30);
}

static inline gboolean
fixture_is_bare (Fixture *self, const graphene_rect_t *place)
{
  const RummyTableLayout *layout = layout_of (self->table);
  graphene_rect_t pile = rummy_fan_bounds (&layout->pile);
  const graphene_rect_t *parts[] = { &layout->stock, &pile, &layout->pile_button, &layout->slot, &layout->hand_zone,
                                     &layout->own_plate };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    if (graphene_rect_intersection (place, parts[i], NULL))
      return FALSE;
  }
  for (guint i = 0; i < RUMMY_OTHERS_MAX; i++) {
    graphene_rect_t cards = rummy_fan_bounds (&layout->others[i]);

    if (graphene_rect_intersection (place, &cards, NULL) ||
        graphene_rect_intersection (place, &layout->plates[i], NULL))
      return FALSE;
  }
  for (guint i = 0; i < fixture_round (self)->n_melds; i++) {
    graphene_rect_t meld = rummy_fan_bounds (&layout->melds[i]);

    if (graphene_rect_intersection (place, &meld, NULL))
      return FALSE;
  }

  return TRUE;
}

static inline graphene_point_t
fixture_free (Fixture *self)
{
  /* Also for a card that is dragged there. */
  for (double size = 180; size > 20; size -= 40) {
    for (double x = FIXTURE_WIDTH - 20; x > 20; x -= 10) {
      for (double y = FIXTURE_HEIGHT - 20; y > 20; y -= 10) {
        if (fixture_is_bare (self, &GRAPHENE_RECT_INIT (x - size / 4, y - size / 4, size * 0.75, size)))
          return GRAPHENE_POINT_INIT (x, y);
      }
    }
  }
  g_assert_not_reached ();
}

static inline void
fixture_xdotool (const char *first, ...)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  va_list list;
  int status;

  g_ptr_array_add (arguments, (char *) "xdotool");
  va_start (list, first);
  for (const char *argument = first; argument != NULL; argument = va_arg (list, const char *))
    g_ptr_array_add (arguments, (char *) argument);
  va_end (list);
  g_ptr_array_add (arguments, NULL);

  g_spawn_sync (NULL, (char **) arguments->pdata, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL,
                NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, NULL));
}

static inline void
fixture_spin_until (Fixture *self, guint *count, guint wanted)
{
  while (*count < wanted)
    g_main_context_iteration (NULL, TRUE);
  fixture_draw_frame (self);
}

static inline void
fixture_move (Fixture *self, graphene_point_t to)
{
  g_autofree char *x = g_strdup_printf ("%d", (int) to.x), *y = g_strdup_printf ("%d", (int) to.y);

  if ((int) self->pointer.x == (int) to.x && (int) self->pointer.y == (int) to.y)
    return;

  fixture_xdotool ("mousemove", x, y, NULL);
  while ((int) self->pointer.x != (int) to.x || (int) self->pointer.y != (int) to.y)
    g_main_context_iteration (NULL, TRUE);
  fixture_draw_frame (self);
}

static inline void
fixture_press (Fixture *self, graphene_point_t at, guint button)
{
  g_autofree char *name = g_strdup_printf ("%u", button);
  guint wanted = self->n_presses + 1;

  fixture_move (self, at);
  fixture_xdotool ("mousedown", name, NULL);
  fixture_spin_until (self, &self->n_presses, wanted);
}

static inline void
fixture_release (Fixture *self, graphene_point_t at, guint button)
{
  g_autofree char *name = g_strdup_printf ("%u", button);
  guint wanted = self->n_releases + 1;

  fixture_move (self, at);
  fixture_xdotool ("mouseup", name, NULL);
  fixture_spin_until (self, &self->n_releases, wanted);
}

/* No two are so near to each other that they would count as a double click. */
static inline graphene_point_t
fixture_nudge (Fixture *self, graphene_point_t at)
{
  at.y += self->n_clicks++ % 2 ? 6 : -6;

  return at;
}

static inline void
fixture_click_with (Fixture *self, graphene_point_t at, guint button, guint times)
{
  g_autofree char *name = g_strdup_printf ("%u", button), *repeat = g_strdup_printf ("%u", times);
  guint wanted = self->n_releases + times;

  fixture_move (self, fixture_nudge (self, at));
  fixture_xdotool ("click", "--repeat", repeat, "--delay", "20", name, NULL);
  fixture_spin_until (self, &self->n_releases, wanted);
}

static inline void
fixture_click (Fixture *self, graphene_point_t at)
{
  fixture_click_with (self, at, 1, 1);
}

static inline void
fixture_drag (Fixture *self, graphene_point_t from, graphene_point_t to)
{
  fixture_press (self, fixture_nudge (self, from), 1);
  fixture_move (self, GRAPHENE_POINT_INIT ((from.x + to.x) / 2, (from.y + to.y) / 2));
  fixture_release (self, to, 1);
}

static inline void
fixture_key (Fixture *self, const char *name)
{
  g_autofree char *key = key_name (name);
  guint wanted = self->n_keys + 1;

  fixture_xdotool ("key", key, NULL);
  fixture_spin_until (self, &self->n_keys, wanted);
}

static inline void
fixture_animate (Fixture *self, gboolean animate)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animate, NULL);
}

static inline void
fixture_spin_until_still (Fixture *self)
{
  while (is_moving (self->table))
    g_main_context_iteration (NULL, TRUE);
}

/* One move of a game by a bot. */
static inline void
fixture_play_bot (RummyGame *game, RummyRng *rng)
{
  const RummyRound *round = rummy_game_get_round (game);
  RummyView view;
  RummyMove move;

  rummy_view_init (&view, round, round->turn, NULL);
  move = rummy_bot_choose (&view, RUMMY_LEVEL_AVERAGE, rng, NULL);
  g_assert_cmpint (rummy_game_play (game, &move, 1), ==, RUMMY_OK);
}

static inline RummyGame *
fixture_new_game_of (const char *preset, const char *changes, guint64 seed, guint number)
{
  char error[RUMMY_ERROR_TEXT];
  RummyRules rules;
  RummyGame *game;

  g_assert_true (rummy_rules_init (&rules, preset));
  g_assert_true (rummy_rules_read (&rules, changes, error));
  game = rummy_game_new (&rules, seed, number);
  rummy_game_deal (game);

  return game;
}

/* Bots play games until func is TRUE of a round, which the table then shows. */
static inline void
fixture_find_game (Fixture *self, const char *preset, const char *changes, gboolean (*func) (const RummyRound *round))
{
  for (guint64 seed = 1;; seed++) {
    RummyGame *game = fixture_new_game_of (preset, changes, seed, 1);
    RummyRng rng;

    rummy_rng_seed (&rng, seed);
    while (rummy_game_get_round (game)->phase != RUMMY_PHASE_OVER) {
      if (func (rummy_game_get_round (game))) {
        fixture_set_game (self, game);
        return;
      }
      fixture_play_bot (game, &rng);
    }
    g_object_unref (game);
  }
}
