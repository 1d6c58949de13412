/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The table keeps what lies in its place until the turn ends, and begins anew with the next one. test-layout-turns.c
 * looks at many more positions, without widgets. */

#include "table-fixture.h"

#include "ai/bot.h"

static void
play_bot (RummyGame *game, RummyRng *rng)
{
  const RummyRound *round = rummy_game_get_round (game);
  RummyView view;
  RummyMove move;

  rummy_view_init (&view, round, round->turn, NULL);
  move = rummy_bot_choose (&view, RUMMY_LEVEL_AVERAGE, rng, NULL);
  g_assert_cmpint (rummy_game_play (game, &move, 1), ==, RUMMY_OK);
}

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

      play_bot (game, &rng);
      if (now->turns == before.turns && now->turn == before.turn && now->phase != RUMMY_PHASE_OVER)
        check_stays (&layout, layout_of (self->table), &before, now);
      else
        n_steps += layout.stock.size.width != layout_of (self->table)->stock.size.width;
    }
  }
  g_assert_cmpuint (n_steps, >, 0); /* or nothing was looked at */
}

int
main (int argc, char *argv[])
{
  fixture_init (&argc, &argv);

  g_test_add ("/table/turns/stays", Fixture, NULL, fixture_set_up, test_stays, fixture_tear_down);

  return g_test_run ();
}
