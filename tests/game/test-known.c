/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is known of the seats besides the cards. */

#include "play.h"

#define SEED G_GUINT64_CONSTANT (77)

/* A turn is one however many cards are drawn and moves made in it, and undone it is none. */
static void
test_turns (void)
{
  g_autoptr (RummyGame) game = play_game ("target=10000", SEED);
  guint turns[2] = { 0 };
  RummyRng rng;

  rummy_rng_seed (&rng, 5);
  for (guint i = 0; i < 300; i++) {
    const RummyRound *round = rummy_game_get_round (game);
    guint turn = round->turn;
    gboolean begins = rummy_game_get_match (game)->rounds > 0 && round->phase == RUMMY_PHASE_DRAW;
    gsize last;

    play_by_lot (game, &rng, 1);
    last = rummy_game_get_record (game)->n_moves - 1;
    if (begins && rummy_game_get_record (game)->moves[last].kind != RUMMY_MOVE_PASS)
      turns[turn]++;
    g_assert_cmpuint (rummy_game_count_turns (game, 0), ==, turns[0]);
    g_assert_cmpuint (rummy_game_count_turns (game, 1), ==, turns[1]);
  }
  g_assert_cmpuint (turns[0], >, 10);
  g_assert_cmpuint (turns[1], >, 10);
}

/* Cards that are shown, of the computer alone, make a game practice, which it stays. */
static void
test_practice (void)
{
  g_autoptr (RummyGame) game = play_game ("", SEED);

  rummy_game_set_level (game, 1, RUMMY_LEVEL_AVERAGE);
  g_assert_false (rummy_game_is_practice (game));
  rummy_game_set_shown (game, 1, TRUE);
  g_assert_true (rummy_game_get_shown (game, 1));
  g_assert_false (rummy_game_get_shown (game, 0));
  g_assert_true (rummy_game_is_practice (game));
  rummy_game_set_shown (game, 1, FALSE);
  g_assert_false (rummy_game_get_shown (game, 1));
  g_assert_true (rummy_game_is_practice (game));

  /* Whoever sits down there later is not looked at. */
  rummy_game_set_shown (game, 1, TRUE);
  rummy_game_set_level (game, 1, RUMMY_LEVEL_PERSON);
  rummy_game_set_level (game, 1, RUMMY_LEVEL_AVERAGE);
  g_assert_false (rummy_game_get_shown (game, 1));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/known/turns", test_turns);
  g_test_add_func ("/known/practice", test_practice);

  return g_test_run ();
}
