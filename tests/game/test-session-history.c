/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Rounds that are played are in the history, whatever comes between. */

#include "play.h"
#include "game/session.h"

typedef struct {
  GFile *directory;
  RummySession *session;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->directory = sample_directory ();
  fixture->session = rummy_session_new (fixture->directory);
}

static void
end_session (Fixture *fixture)
{
  g_assert_finalize_object (g_steal_pointer (&fixture->session));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  end_session (fixture);
  sample_remove (fixture->directory);
  g_clear_object (&fixture->directory);
}

static void
reopen (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  end_session (fixture);
  fixture->session = rummy_session_new (fixture->directory);
  rummy_session_resume (fixture->session, &error);
  g_assert_no_error (error);
}

static RummyGame *
begin (Fixture *fixture)
{
  RummyRules rules = play_rules ("target=5000");
  RummySeats seats;

  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  rummy_session_new_game (fixture->session, &rules, 5, &seats, NULL);

  return rummy_session_get_game (fixture->session);
}

static void
finish_round (RummyGame *game)
{
  RummyRng rng;

  rummy_rng_seed (&rng, 3);
  if (rummy_game_get_round (game)->phase == RUMMY_PHASE_OVER)
    g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);
  while (rummy_game_get_round (game)->phase != RUMMY_PHASE_OVER)
    play_by_lot (game, &rng, 1);
}

static void
result_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_set_object ((GAsyncResult **) data, result);
}

static GPtrArray *
list (Fixture *fixture)
{
  RummyHistory *history = rummy_session_get_history (fixture->session);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *games;

  rummy_history_list_async (history, NULL, 0, 10, NULL, result_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  games = rummy_history_list_finish (history, result, &error);
  g_assert_no_error (error);

  return games;
}

static void
assert_rounds (Fixture *fixture, guint n_games, guint n_rounds, gboolean is_practice)
{
  g_autoptr (GPtrArray) games = list (fixture);
  const RummyPastGame *game;

  g_assert_cmpuint (games->len, ==, n_games);
  game = g_ptr_array_index (games, 0);
  g_assert_cmpuint (game->rounds, ==, n_rounds);
  g_assert_cmpint (game->is_practice, ==, is_practice);
  g_assert_cmpint (game->ended, >=, game->began);
  g_assert_cmpint (g_get_real_time () / G_USEC_PER_SEC - game->began, <, 24 * 60 * 60);
}

static void
assert_none (Fixture *fixture)
{
  g_autoptr (GPtrArray) games = list (fixture);

  g_assert_cmpuint (games->len, ==, 0);
}

static void
assert_over (Fixture *fixture, gboolean is_over)
{
  g_autoptr (GPtrArray) games = list (fixture);
  const RummyPastGame *game = g_ptr_array_index (games, 0);

  g_assert_cmpint (game->is_over, ==, is_over);
  g_assert_cmpint (game->winners != 0, ==, is_over);
}

/* A game is one game however often the program is started while it goes on. */
static void
test_rounds (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = begin (fixture);

  finish_round (game);
  assert_rounds (fixture, 1, 1, FALSE);
  finish_round (game);
  reopen (fixture);
  game = rummy_session_get_game (fixture->session);
  assert_rounds (fixture, 1, 2, FALSE);
  finish_round (game);
  assert_rounds (fixture, 1, 3, FALSE);

  finish_round (begin (fixture));
  assert_rounds (fixture, 2, 1, FALSE);
}

/* A kill came when the round was in the saved game and not in the history yet. */
static void
test_kill (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->directory, RUMMY_HISTORY_NAME);

  finish_round (begin (fixture));
  end_session (fixture);
  g_assert_true (g_file_delete (file, NULL, NULL));
  fixture->session = rummy_session_new (fixture->directory);
  reopen (fixture);
  assert_rounds (fixture, 1, 1, FALSE);
}

static void
test_practice (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = begin (fixture);
  RummyRules rules = play_rules ("");
  g_autoptr (RummyGame) practice = rummy_game_new (&rules, 6, 1);
  RummyRng rng;

  rummy_rng_seed (&rng, 77);
  finish_round (game);
  rummy_game_deal (practice);
  rummy_session_start_practice (fixture->session, practice);
  finish_round (practice);
  assert_rounds (fixture, 2, 1, TRUE);

  rummy_session_restart (fixture->session, NULL);
  play_by_lot (rummy_session_get_game (fixture->session), &rng, 20);
  finish_round (rummy_session_get_game (fixture->session));
  assert_rounds (fixture, 3, 1, TRUE);
}

/* Practice with the rounds of a game that counts is a game of its own. */
static void
test_practice_beside (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = begin (fixture);
  g_autoptr (RummyGame) copy = NULL;
  g_autoptr (GPtrArray) games = NULL;
  guint n_practice = 0;

  finish_round (game);
  copy = rummy_game_new_from_record (rummy_game_get_record (game));
  rummy_session_start_practice (fixture->session, copy);
  finish_round (copy);
  assert_rounds (fixture, 2, 2, TRUE);
  rummy_session_end (fixture->session, NULL);
  finish_round (rummy_session_get_game (fixture->session));
  games = list (fixture);
  g_assert_cmpuint (games->len, ==, 2);
  for (guint i = 0; i < 2; i++) {
    const RummyPastGame *past = games->pdata[i];

    g_assert_cmpuint (past->rounds, ==, 2);
    n_practice += (guint) past->is_practice;
  }
  g_assert_cmpuint (n_practice, ==, 1);
}

/* the number of rounds is changed while they are played, or after the last one; it stays one game, in
 * its file too, which is over with the last of them. */
static void
test_number_of_rounds (Fixture *fixture, gconstpointer data)
{
  RummyRules rules = play_rules ("targetkind=rounds target=7");
  RummySeats seats;
  RummyGame *game;

  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  rummy_session_new_game (fixture->session, &rules, 5, &seats, NULL);
  game = rummy_session_get_game (fixture->session);
  finish_round (game);
  finish_round (game);
  rummy_game_deal (game);
  /* Fewer than there were: with this one it ends. */
  g_assert_true (rummy_game_set_rounds (game, 1));
  g_assert_cmpint (rummy_game_get_match (game)->rules.target, ==, 3);
  g_assert_cmpint (rummy_game_get_round (game)->phase, !=, RUMMY_PHASE_OVER);

  reopen (fixture);
  game = rummy_session_get_game (fixture->session);
  g_assert_cmpint (rummy_game_get_match (game)->rules.target, ==, 3);
  g_assert_cmpint (rummy_game_get_match (game)->rounds, ==, 3);
  finish_round (game);
  g_assert_true (rummy_game_get_match (game)->over);
  assert_rounds (fixture, 1, 3, FALSE);
  assert_over (fixture, TRUE);

  /* It goes on after all, and ends where it stands. */
  g_assert_true (rummy_game_set_rounds (game, 5));
  g_assert_false (rummy_game_get_match (game)->over);
  assert_over (fixture, FALSE);
  finish_round (game);
  assert_rounds (fixture, 1, 4, FALSE);
  assert_over (fixture, FALSE);
  g_assert_true (rummy_game_set_rounds (game, 4));
  g_assert_true (rummy_game_get_match (game)->over);
  assert_rounds (fixture, 1, 4, FALSE);
  assert_over (fixture, TRUE);

  /* One that was taken out stays away. */
  rummy_history_remove (rummy_session_get_history (fixture->session), 0, NULL);
  g_assert_true (rummy_game_set_rounds (game, 5));
  g_assert_true (rummy_game_set_rounds (game, 4));
  assert_none (fixture);

  g_assert_false (rummy_game_set_rounds (begin (fixture), 4));
}

static void
begin_amiga (Fixture *fixture)
{
  RummyRules rules;
  RummySeats seats;

  g_assert_true (rummy_rules_init (&rules, "amiga"));
  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  rummy_session_new_game (fixture->session, &rules, 5, &seats, NULL);
}

/* Whether the number of rounds was changed before one of them was kept or after, it is the game that was begun, and
 * games that were won go on being counted. */
static void
test_rounds_and_rules (Fixture *fixture, gconstpointer data)
{
  guint n_won = 0;

  for (guint i = 0; i < 2; i++) {
    g_autoptr (GPtrArray) games = NULL;
    RummyGame *game;

    begin_amiga (fixture);
    game = rummy_session_get_game (fixture->session);
    g_assert_cmpuint (rummy_game_get_won (game, 0) + rummy_game_get_won (game, 1), ==, n_won);
    if (i > 0)
      finish_round (game);
    g_assert_true (rummy_game_set_rounds (game, i + 1));
    reopen (fixture);
    game = rummy_session_get_game (fixture->session);
    if (i == 0)
      finish_round (game);
    while (!rummy_game_get_match (game)->over)
      finish_round (game);
    n_won += rummy_game_get_match (game)->winner != RUMMY_SEAT_NONE;

    games = list (fixture);
    g_assert_cmpuint (games->len, ==, i + 1);
    for (guint j = 0; j < games->len; j++)
      g_assert_cmpstr (((const RummyPastGame *) games->pdata[j])->rules, ==, "amiga");
  }
  g_assert_cmpuint (n_won, >, 0);
}

/* Who resets the games won where one was just won, and then plays more rounds, wins it anew. */
static void
test_won_anew (Fixture *fixture, gconstpointer data)
{
  RummyGame *game;
  guint winner, n_won = 0;

  begin_amiga (fixture);
  game = rummy_session_get_game (fixture->session);
  rummy_game_set_rounds (game, 1);
  finish_round (game);
  winner = rummy_game_get_match (game)->winner;
  g_assert_cmpuint (rummy_game_get_won (game, winner), ==, 1);
  rummy_game_reset_won (game);
  g_assert_cmpuint (rummy_game_get_won (game, winner), ==, 0);

  g_assert_true (rummy_game_set_rounds (game, 2));
  reopen (fixture);
  game = rummy_session_get_game (fixture->session);
  g_assert_false (rummy_game_get_match (game)->over);
  for (guint seat = 0; seat < 2; seat++)
    g_assert_cmpuint (rummy_game_get_won (game, seat), ==, 0);
  for (guint n = 2; rummy_game_get_match (game)->winner != winner; n++) {
    g_assert_cmpuint (n, <, 30);
    rummy_game_set_rounds (game, n);
    finish_round (game);
  }
  g_assert_true (rummy_game_get_match (game)->over);
  for (guint seat = 0; seat < 2; seat++)
    n_won += rummy_game_get_won (game, seat);
  g_assert_cmpuint (rummy_game_get_won (game, winner), ==, 1);
  g_assert_cmpuint (n_won, ==, 1);
}

#define ADD(name, function) g_test_add (name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/session-history/rounds", test_rounds);
  ADD ("/session-history/number-of-rounds", test_number_of_rounds);
  ADD ("/session-history/rounds-and-rules", test_rounds_and_rules);
  ADD ("/session-history/won-anew", test_won_anew);
  ADD ("/session-history/kill", test_kill);
  ADD ("/session-history/practice", test_practice);
  ADD ("/session-history/practice-beside", test_practice_beside);

  return g_test_run ();
}
