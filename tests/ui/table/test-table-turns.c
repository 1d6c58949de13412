/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The table keeps what lies in its place until the turn ends, and begins anew with the next one. test-layout-turns.c
 * looks at many more positions, without widgets. */

#include "table-fixture.h"

static void
check_stays (const RummyTableLayout *from, const RummyTableLayout *to, const RummyRound *before,
             const RummyRound *after)
{
  g_assert_true (graphene_rect_equal (&from->stock, &to->stock));
  for (guint i = 0; i < before->n_melds; i++) {
    if (before->meld[i].count == after->meld[i].count)
      g_assert_true (graphene_point_equal (&from->melds[i].origin, &to->melds[i].origin));
  }
}

static void
test_stays (Fixture *self, gconstpointer data)
{
  guint n_steps = 0;

  for (guint64 seed = 1; seed <= 12; seed++) {
    RummyGame *game;
    RummyRules rules;
    RummyRng rng;

    rummy_rules_init (&rules, "500-rum");
    rules.players = 2 + seed % 3;
    game = rummy_game_new (&rules, seed, 1);
    rummy_game_deal (game);
    fixture_set_game (self, game);
    rummy_rng_seed (&rng, seed);
    while (fixture_round (self)->phase != RUMMY_PHASE_OVER) {
      RummyTableLayout layout = *layout_of (self->table);
      RummyRound before = *fixture_round (self);
      const RummyRound *now = fixture_round (self);

      fixture_play_bot (game, &rng);
      if (now->turns == before.turns && now->turn == before.turn && now->phase != RUMMY_PHASE_OVER)
        check_stays (&layout, layout_of (self->table), &before, now);
      else
        n_steps += layout.stock.size.width != layout_of (self->table)->stock.size.width;
    }
  }
  g_assert_cmpuint (n_steps, >, 0); /* or nothing was looked at */
}

/* Follows the arrow keys from a place on, and counts what was not met before. */
static void
follow_arrows (Fixture *self, GtkWidget *from, GHashTable *met)
{
  g_autoptr (GQueue) queue = g_queue_new ();

  g_hash_table_add (met, from);
  g_queue_push_tail (queue, from);
  while (!g_queue_is_empty (queue)) {
    GtkWidget *place = g_queue_pop_head (queue);

    for (GtkDirectionType direction = GTK_DIR_UP; direction <= GTK_DIR_RIGHT; direction++) {
      GtkWidget *next;

      gtk_widget_grab_focus (place);
      if (!gtk_widget_child_focus (GTK_WIDGET (self->table), direction))
        continue;
      next = gtk_window_get_focus (self->window);
      if (g_hash_table_add (met, next))
        g_queue_push_tail (queue, next);
    }
  }
}

/* Wherever the seats are, arrows reach each place; and Tab goes from the seats by stock, pile and melds to the hand. */
static void
test_keys_reach_all (Fixture *self, gconstpointer data)
{
  for (guint players = 2; players <= RUMMY_SEATS_MAX; players++) {
    const RummySpread *spread = spread_of (self->table);
    g_autoptr (GHashTable) met = g_hash_table_new (NULL, NULL);
    g_autoptr (GPtrArray) places = NULL;
    RummyGame *game;
    RummyRules rules;
    RummyRng rng;
    RummyZone zone = RUMMY_ZONE_NONE;

    rummy_rules_init (&rules, "500-rum");
    rules.players = players;
    game = rummy_game_new (&rules, 1, 1);
    rummy_game_deal (game);
    fixture_set_game (self, game);
    rummy_rng_seed (&rng, 1);
    while (fixture_round (self)->n_melds < players + 2 || fixture_round (self)->turn != 0)
      fixture_play_bot (game, &rng);
    g_assert_cmpint (fixture_round (self)->phase, !=, RUMMY_PHASE_OVER);
    fixture_draw_frame (self);

    places = rummy_spread_list_places (spread);
    follow_arrows (self, card_on (self->table, rummy_cards_first (fixture_round (self)->hand[0])), met);
    for (guint i = 0; i < places->len; i++) {
      GtkWidget *place = g_ptr_array_index (places, i);
      RummySpot spot = rummy_spread_get_spot (spread, place);

      if (gtk_widget_get_visible (place) && gtk_widget_get_focusable (place) && !g_hash_table_contains (met, place))
        g_error ("%u players: no arrow reaches place %u of group %u of zone %d", players, spot.index, spot.group,
                 spot.zone);
    }

    gtk_window_set_focus (self->window, NULL);
    while (gtk_widget_child_focus (GTK_WIDGET (self->table), GTK_DIR_TAB_FORWARD)) {
      RummyZone next = fixture_focus (self).zone;

      g_assert_cmpint (next, >, zone);
      zone = next;
    }
    g_assert_cmpint (zone, ==, RUMMY_ZONE_HAND);
  }
}

int
main (int argc, char *argv[])
{
  fixture_init (&argc, &argv);

  g_test_add ("/table/turns/stays", Fixture, NULL, fixture_set_up, test_stays, fixture_tear_down);
  g_test_add ("/table/turns/keys-reach-all", Fixture, NULL, fixture_set_up, test_keys_reach_all, fixture_tear_down);

  return g_test_run ();
}
