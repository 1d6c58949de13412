/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "table-fixture.h"

/* M-077: what another seat takes is shown where it lies before it goes. */
static void
test_taken_card_is_marked (Fixture *self, gconstpointer data)
{
  RummyIntent take;
  RummyPiece *piece;

  fixture_animate (self, TRUE);
  fixture_deal (self, 1, 1);
  take = rummy_intent_move (RUMMY_MOVE_TAKE, 1, rummy_round_upcard (fixture_round (self)));
  piece = fixture_piece (self, take.move[0].card);
  g_assert_cmpint (rummy_game_play (self->game, take.move, 1), ==, RUMMY_OK);

  g_assert_true (gtk_widget_has_css_class (piece->widget, "marked"));
  g_assert_null (self->table->piece_of[take.move[0].card]);
  g_assert_cmpint (piece->motion.start - rummy_table_now (self->table), >, 300000);
  fixture_spin_until_still (self);
  for (guint i = 0; i < self->table->pieces->len; i++)
    g_assert_true (g_ptr_array_index (self->table->pieces, i) != piece);
  fixture_animate (self, FALSE);
}

static void
check_once (GskRenderNode *node, GHashTable *seen)
{
  g_assert_true (g_hash_table_add (seen, node));

  switch (gsk_render_node_get_node_type (node)) {
  case GSK_CONTAINER_NODE:
    for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
      check_once (gsk_container_node_get_child (node, i), seen);
    break;
  case GSK_TRANSFORM_NODE:
    check_once (gsk_transform_node_get_child (node), seen);
    break;
  case GSK_OPACITY_NODE:
    check_once (gsk_opacity_node_get_child (node), seen);
    break;
  case GSK_CLIP_NODE:
    check_once (gsk_clip_node_get_child (node), seen);
    break;
  case GSK_ROUNDED_CLIP_NODE:
    check_once (gsk_rounded_clip_node_get_child (node), seen);
    break;
  default:
    break;
  }
}

/* GTK's Broadway server aborts where a node that it knows is in a frame twice. */
static void
test_no_node_is_drawn_twice (Fixture *self, gconstpointer data)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (self->table));
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  fixture_animate (self, TRUE);
  fixture_deal (self, 1, 0);
  fixture_draw_frame (self);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (GTK_WIDGET (self->table)),
                          gtk_widget_get_height (GTK_WIDGET (self->table)));
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  check_once (node, seen);
  g_assert_cmpuint (g_hash_table_size (seen), >, 100);
  fixture_spin_until_still (self);
  fixture_animate (self, FALSE);
}

/* Cards travel, a move may be made meanwhile, and they arrive. */
static void
test_motion (Fixture *self, gconstpointer data)
{
  gboolean moving;
  RummyCard card;

  fixture_animate (self, TRUE);
  fixture_deal (self, 1, 0);
  rummy_table_draw (self->table);
  g_object_get (self->table, "moving", &moving, NULL);
  g_assert_true (moving);

  card = self->table->order.card[2];
  rummy_table_discard (self->table, card);
  g_assert_cmpint (fixture_round (self)->turn, ==, 1);
  g_assert_true (fixture_piece (self, card)->motion.is_moving);
  fixture_spin_until_still (self);
  g_assert_false (fixture_piece (self, card)->motion.is_moving);
  fixture_animate (self, FALSE);
}

/* The computer goes on where no frame ever comes. */
static void
test_hidden_table_holds_nothing (Fixture *self, gconstpointer data)
{
  fixture_animate (self, TRUE);
  fixture_deal (self, 1, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->window), FALSE);
  rummy_game_set_level (self->game, 0, RUMMY_LEVEL_AVERAGE);
  rummy_game_set_level (self->game, 1, RUMMY_LEVEL_AVERAGE);
  rummy_game_start (self->game);
  while (fixture_round (self)->phase != RUMMY_PHASE_OVER) {
    g_main_context_iteration (NULL, TRUE);
    g_assert_cmpuint (self->table->hold_id, ==, 0);
  }
  rummy_game_stop (self->game);
  fixture_animate (self, FALSE);

  /* All hands lie open. */
  RUMMY_CARDS_EACH (card, fixture_round (self)->hand[0])
    g_assert_cmpint (fixture_piece (self, card)->spot.zone, ==, RUMMY_ZONE_HAND);
  RUMMY_CARDS_EACH (card, fixture_round (self)->hand[1])
    g_assert_cmpint (fixture_piece (self, card)->spot.zone, ==, RUMMY_ZONE_OTHERS);
}

/* M-079: the acts of the computer are apart. */
static void
test_computer_pauses (Fixture *self, gconstpointer data)
{
  RummyIntent draw = rummy_intent_move (RUMMY_MOVE_DRAW, 1, RUMMY_CARD_NONE);
  gint64 before;

  fixture_deal (self, 1, 1);
  g_assert_cmpint (fixture_round (self)->turn, ==, 1);
  rummy_game_set_level (self->game, 1, RUMMY_LEVEL_RANDOM);
  before = g_get_monotonic_time ();
  g_assert_cmpint (rummy_game_play (self->game, draw.move, 1), ==, RUMMY_OK);
  g_assert_cmpint (self->table->hold_until - before, >=, 400000);
  rummy_game_start (self->game);
  while (self->table->hold_id != 0) {
    g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_PLAY);
    g_assert_cmpint (fixture_round (self)->turn, ==, 1);
    g_main_context_iteration (NULL, TRUE);
  }
  g_assert_cmpint (g_get_monotonic_time (), >=, self->table->hold_until);
  while (fixture_round (self)->turn != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (rummy_cards_count (self->table->marked), ==, 1);
  rummy_game_stop (self->game);
}

#define ADD(name, func) g_test_add ("/table/" name, Fixture, NULL, fixture_set_up, func, fixture_tear_down)

int
main (int argc, char *argv[])
{
  fixture_init (&argc, &argv);

  ADD ("taken-card-is-marked", test_taken_card_is_marked);
  ADD ("no-node-is-drawn-twice", test_no_node_is_drawn_twice);
  ADD ("motion", test_motion);
  ADD ("hidden-table-holds-nothing", test_hidden_table_holds_nothing);
  ADD ("computer-pauses", test_computer_pauses);

  return g_test_run ();
}
