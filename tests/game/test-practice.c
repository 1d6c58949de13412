/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A game that is only practice in front of the one that goes on. */

#include "session-fixture.h"

static RummyGame *
practise (Fixture *fixture)
{
  RummyRules rules = play_rules ("");
  RummySeats seats;
  g_autoptr (RummyGame) game = rummy_game_new (&rules, SEED + 1, 1);

  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  rummy_game_set_seats (game, &seats);
  rummy_game_deal (game);
  rummy_session_start_practice (fixture->session, game);
  g_assert_true (rummy_session_get_game (fixture->session) == game);
  g_assert_true (rummy_session_is_practice (fixture->session));

  return game;
}

/* A game that goes on is there after practice as it was, however the practice ends and however often the program. */
static void
test_practice (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = begin (fixture, "players=3", SEED), *practice;
  gsize n_moves;
  RummyRng rng;

  rummy_rng_seed (&rng, 1);
  play_by_lot (game, &rng, 1);
  practice = practise (fixture);
  g_assert_true (rummy_session_get_waiting (fixture->session) == game);
  play_by_lot (practice, &rng, 1);
  n_moves = rummy_game_get_record (practice)->n_moves;

  reopen_session (fixture, TRUE);
  g_assert_true (rummy_session_is_practice (fixture->session));
  practice = rummy_session_get_game (fixture->session);
  g_assert_cmpuint (rummy_game_get_record (practice)->n_moves, ==, n_moves);
  g_assert_false (rummy_session_can_undo (fixture->session));

  /* The same cards again. */
  rummy_session_restart (fixture->session, NULL);
  practice = rummy_session_get_game (fixture->session);
  g_assert_cmpuint (rummy_game_get_record (practice)->n_moves, ==, 1);
  g_assert_cmpuint (rummy_game_get_record (practice)->seed, ==, SEED + 1);
  g_assert_true (rummy_session_is_practice (fixture->session));
  assert_saved (fixture, rummy_session_get_waiting (fixture->session));

  rummy_session_end (fixture->session, NULL);
  g_assert_false (rummy_session_is_practice (fixture->session));
  g_assert_null (rummy_session_get_waiting (fixture->session));
  game = rummy_session_get_game (fixture->session);
  g_assert_cmpint (rummy_game_get_match (game)->rules.players, ==, 3);
  assert_saved (fixture, game);
  reopen_session (fixture, TRUE);
  g_assert_false (rummy_session_is_practice (fixture->session));
  assert_saved (fixture, rummy_session_get_game (fixture->session));

  /* A new game takes the place of the one that waited, which can be had back. */
  practise (fixture);
  begin (fixture, "", SEED);
  g_assert_false (rummy_session_is_practice (fixture->session));
  g_assert_cmpuint (rummy_game_get_record (rummy_session_get_game (fixture->session))->game, ==, 2);
  rummy_session_undo (fixture->session);
  g_assert_cmpint (rummy_game_get_match (rummy_session_get_game (fixture->session))->rules.players, ==, 3);
}

/* Where no game ever went on there is none afterwards, and what was ended before can still be had back. */
static void
test_practice_alone (Fixture *fixture, gconstpointer data)
{
  RummyGame *game;
  RummyRng rng;

  rummy_rng_seed (&rng, 1);
  practise (fixture);
  g_assert_null (rummy_session_get_waiting (fixture->session));
  reopen_session (fixture, TRUE);
  g_assert_true (rummy_session_is_practice (fixture->session));
  rummy_session_end (fixture->session, NULL);
  g_assert_null (rummy_session_get_game (fixture->session));
  reopen_session (fixture, FALSE);

  game = begin (fixture, "", SEED);
  g_assert_cmpuint (rummy_game_get_record (rummy_session_get_game (fixture->session))->game, ==, 1);
  rummy_session_end (fixture->session, NULL);
  play_by_lot (practise (fixture), &rng, 1);
  rummy_session_end (fixture->session, NULL);
  g_assert_null (rummy_session_get_game (fixture->session));
  g_assert_true (rummy_session_get_former (fixture->session) == game);
}

static void
wait_for_trouble (Fixture *fixture, gboolean comes)
{
  while ((rummy_session_get_trouble (fixture->session) != NULL) != comes)
    g_main_context_iteration (NULL, TRUE);
}

/* A slow disk is no worry any more when it was only practice that it did not have; but the game itself still is. */
static void
test_slow_disk (Fixture *fixture, gconstpointer data)
{
  RummyGame *game;

  begin (fixture, "", SEED);
  game = begin (fixture, "", SEED); /* in which the computer leads */
  rummy_game_start (game);
  while (!play_is_thinking (game)) /* until it is on the disk */
    g_main_context_iteration (NULL, TRUE);
  g_object_set (fixture->session, "patience", 1, NULL);
  sample_set_disk (SAMPLE_DISK_STALLED);
  practise (fixture);
  wait_for_trouble (fixture, TRUE);
  rummy_session_end (fixture->session, NULL);
  g_assert_null (rummy_session_get_trouble (fixture->session));

  begin (fixture, "", SEED);
  wait_for_trouble (fixture, TRUE);
  practise (fixture);
  rummy_session_end (fixture->session, NULL);
  g_assert_error (rummy_session_get_trouble (fixture->session), RUMMY_AUTOSAVE_ERROR, RUMMY_AUTOSAVE_ERROR_SLOW);
  sample_set_disk (SAMPLE_DISK_REAL);
  wait_for_trouble (fixture, FALSE);
}

#define ADD(name, func) g_test_add ("/practice/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("over-a-game", test_practice);
  ADD ("alone", test_practice_alone);
  ADD ("slow-disk", test_slow_disk);

  return g_test_run ();
}
