/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How long a person may call "Rum", and who is not asked at all. */

#include "table-fixture.h"

#include "ai/bot.h"
#include "ui/words/table-intent.h"

#define RULES "players=2 rum=table"

static RummyGame *
new_game (const char *changes, guint64 seed)
{
  char error[RUMMY_ERROR_TEXT];
  RummyRules rules;
  RummyGame *game;

  g_assert_true (rummy_rules_init (&rules, "500-wikipedia"));
  g_assert_true (rummy_rules_read (&rules, changes, error));
  game = rummy_game_new (&rules, seed, 1);
  rummy_game_deal (game);

  return game;
}

/* Whether the person, at seat 0, is asked for a call, and can make one or not. */
static gboolean
is_asked (RummyGame *game, gboolean can_call)
{
  const RummyRound *round = rummy_game_get_round (game);

  return round->phase == RUMMY_PHASE_CALL && round->turn == 0 && (rummy_intent_call (round, 0).n > 0) == can_call;
}

/* A game of a person against that level that has come so far. */
static void
find_call (Fixture *self, const char *changes, gboolean can_call, int level)
{
  g_autoptr (RummyGame) game = NULL;
  RummyRng rng;

  rummy_rng_seed (&rng, 1);
  for (guint64 seed = 1; game == NULL || !is_asked (game, can_call);) {
    RummyView view;
    RummyMove move;

    if (game == NULL || rummy_game_get_round (game)->phase == RUMMY_PHASE_OVER) {
      g_set_object (&game, NULL);
      game = new_game (changes, seed++);
    }
    rummy_view_init (&view, rummy_game_get_round (game), rummy_game_get_round (game)->turn, NULL);
    move = rummy_bot_choose (&view, RUMMY_LEVEL_AVERAGE, &rng, NULL);
    g_assert_cmpint (rummy_game_play (game, &move, 1), ==, RUMMY_OK);
  }
  rummy_game_set_level (game, 1, level);
  fixture_set_game (self, g_steal_pointer (&game));
}

static RummyMove
last_move (Fixture *self)
{
  const RummyRecord *record = rummy_game_get_record (self->game);

  return record->moves[record->n_moves - 1];
}

/* What the table would do by itself, is done. */
static void
let_it_be (void)
{
  while (g_main_context_iteration (NULL, FALSE)) {
  }
}

static void
assert_passes (Fixture *self, gsize n_moves)
{
  while (rummy_game_get_record (self->game)->n_moves == n_moves)
    g_main_context_iteration (NULL, TRUE);
  rummy_game_stop (self->game);
  g_assert_cmpint (rummy_game_get_record (self->game)->moves[n_moves].kind, ==, RUMMY_MOVE_PASS);
  g_assert_cmpuint (rummy_game_get_record (self->game)->moves[n_moves].seat, ==, 0);
}

/* Who could only let the game go on need not say so, but to who looks back in it, or only looks at it. */
static void
test_nothing_to_call (Fixture *self, gconstpointer data)
{
  gsize n_moves;

  find_call (self, RULES, FALSE, RUMMY_LEVEL_AVERAGE);
  n_moves = rummy_game_get_record (self->game)->n_moves;
  let_it_be ();
  g_assert_cmpuint (rummy_game_get_record (self->game)->n_moves, ==, n_moves);

  rummy_game_start (self->game);
  rummy_table_set_game (self->table, NULL, 0);
  rummy_table_set_game (self->table, self->game, 0);
  assert_passes (self, n_moves);

  /* Other people at the screen would learn from it. */
  find_call (self, RULES, FALSE, RUMMY_LEVEL_PERSON);
  rummy_game_start (self->game);
  let_it_be ();
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_CALL);
}

/* Where the rules give no time, a person has any; else so many seconds. */
static void
test_time (Fixture *self, gconstpointer data)
{
  gsize n_moves;
  GSource *clock;

  find_call (self, RULES, TRUE, RUMMY_LEVEL_AVERAGE);
  rummy_game_start (self->game);
  let_it_be ();
  g_assert_cmpuint (rummy_tempo_get_call_id (tempo_of (self->table)), ==, 0);
  g_assert_cmpint (fixture_round (self)->phase, ==, RUMMY_PHASE_CALL);

  find_call (self, RULES " rumwindow=9", TRUE, RUMMY_LEVEL_AVERAGE);
  rummy_game_start (self->game);
  n_moves = rummy_game_get_record (self->game)->n_moves;
  clock = g_main_context_find_source_by_id (NULL, rummy_tempo_get_call_id (tempo_of (self->table)));
  g_assert_nonnull (clock);
  g_assert_cmpint (g_source_get_ready_time (clock), >, 0);
  g_source_set_ready_time (clock, 0);
  assert_passes (self, n_moves);
  g_assert_cmpuint (rummy_tempo_get_call_id (tempo_of (self->table)), ==, 0);
}

/* A call stops the clock. */
static void
test_call (Fixture *self, gconstpointer data)
{
  find_call (self, RULES " rumwindow=9", TRUE, RUMMY_LEVEL_AVERAGE);
  g_assert_cmpuint (rummy_tempo_get_call_id (tempo_of (self->table)), !=, 0);
  g_action_group_activate_action (G_ACTION_GROUP (rummy_table_get_actions (self->table)), "call", NULL);
  g_assert_cmpint (last_move (self).kind, ==, RUMMY_MOVE_CALL);
  g_assert_cmpuint (rummy_tempo_get_call_id (tempo_of (self->table)), ==, 0);
}

/* Where the focus follows, it comes to the place of the call as soon as one can be made, and leaves it with it. */
static void
test_focus (Fixture *self, gconstpointer data)
{
  g_autoptr (RummyGame) found = NULL;
  const RummyRecord *record;
  RummyGame *game;

  find_call (self, RULES, TRUE, RUMMY_LEVEL_PERSON);
  found = g_object_ref (self->game);
  record = rummy_game_get_record (found);
  game = rummy_game_new (&record->rules, record->seed, 1);
  rummy_game_deal (game);
  fixture_set_game (self, game);
  for (gsize i = 1; i + 1 < record->n_moves; i++)
    g_assert_cmpint (rummy_game_play (game, &record->moves[i], 1), ==, RUMMY_OK);

  rummy_table_set_follows_focus (self->table, TRUE);
  gtk_widget_grab_focus (rummy_spread_get_own (spread_of (self->table)));
  g_assert_cmpint (rummy_game_play (game, &record->moves[record->n_moves - 1], 1), ==, RUMMY_OK);
  g_assert_true (is_asked (game, TRUE));
  g_assert_cmpint (fixture_focus (self).zone, ==,
                   rummy_lights_get_call (rummy_table_get_lights (self->table))->move[0].meld == RUMMY_MELD_NONE
                     ? RUMMY_ZONE_SLOT
                     : RUMMY_ZONE_MELD);
  fixture_key (self, "Return");
  g_assert_cmpint (last_move (self).kind, ==, RUMMY_MOVE_CALL);
  g_assert_cmpint (fixture_focus (self).zone, ==,
                   rummy_seen_is_my_turn (seen_of (self->table)) && fixture_round (self)->phase == RUMMY_PHASE_PLAY
                     ? RUMMY_ZONE_HAND
                     : RUMMY_ZONE_STOCK);
}

#define ADD(name, func) g_test_add ("/call/" name, Fixture, NULL, fixture_set_up, func, fixture_tear_down)

int
main (int argc, char *argv[])
{
  fixture_init (&argc, &argv);

  ADD ("nothing-to-call", test_nothing_to_call);
  ADD ("time", test_time);
  ADD ("call", test_call);
  ADD ("focus", test_focus);

  return g_test_run ();
}
