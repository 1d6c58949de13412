/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What becomes of the game where the disk is full, slow, damaged or somebody else's. */

#include "session-fixture.h"

#include <string.h>

static void
test_save_failed (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = begin (fixture, "", SEED);
  g_autoptr (GFile) in_the_way = g_file_get_child (fixture->directory, "game.new");
  gsize n_moves;
  RummyRng rng;

  rummy_rng_seed (&rng, 6);
  for (guint i = 1; i <= 2; i++) {
    g_autoptr (GBytes) before = read_file (fixture);
    g_autoptr (GBytes) after = NULL;

    /* Play goes on, bots are asked, and it is told once. */
    g_assert_true (g_file_make_directory (in_the_way, NULL, NULL));
    while (rummy_game_get_round (game)->turn == 0)
      play_as_person (game, &rng);
    g_assert_cmpuint (fixture->n_failed, ==, i);
    rummy_game_start (game);
    while (rummy_game_get_round (game)->turn == 1)
      g_main_context_iteration (NULL, TRUE);
    g_assert_cmpuint (fixture->n_failed, ==, i);
    after = read_file (fixture);
    g_assert_true (g_bytes_equal (before, after));

    /* The next move that can be written brings all. */
    g_assert_true (g_file_delete (in_the_way, NULL, NULL));
    n_moves = rummy_game_get_record (game)->n_moves;
    while (rummy_game_get_round (game)->turn == 0)
      play_as_person (game, &rng);
    assert_saved (fixture, game);
    while (rummy_game_get_round (game)->turn == 1)
      g_main_context_iteration (NULL, TRUE);
    g_assert_cmpuint (rummy_game_get_record (game)->n_moves, >, n_moves);
    g_assert_cmpuint (fixture->n_failed, ==, i);
    g_assert_null (rummy_session_get_trouble (fixture->session));
    assert_saved (fixture, game);
  }
}

/* The computer waits for the disk, but not for ever, and people are told; once the disk is there again all is well. */
static void
test_disk_stalls (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = begin (fixture, "", SEED);
  RummyRng rng;

  g_object_set (fixture->session, "patience", 1, NULL);
  sample_set_disk (SAMPLE_DISK_STALLED);
  game = begin (fixture, "", SEED);
  rummy_game_start (game);
  g_assert_cmpuint (rummy_game_get_round (game)->turn, ==, 1);
  g_assert_false (play_is_thinking (game));
  g_assert_null (rummy_session_get_trouble (fixture->session));

  while (rummy_session_get_trouble (fixture->session) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (rummy_session_get_trouble (fixture->session), RUMMY_AUTOSAVE_ERROR, RUMMY_AUTOSAVE_ERROR_SLOW);
  while (rummy_game_get_round (game)->turn == 1)
    g_main_context_iteration (NULL, TRUE);
  assert_saved (fixture, game);

  /* What comes next is not held up again. */
  rummy_rng_seed (&rng, 6);
  g_object_set (fixture->session, "patience", G_MAXUINT, NULL);
  while (rummy_game_get_round (game)->turn == 0)
    play_as_person (game, &rng);
  while (rummy_game_get_round (game)->turn == 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (fixture->n_failed, ==, 1);

  sample_set_disk (SAMPLE_DISK_REAL);
  while (rummy_session_get_trouble (fixture->session) != NULL)
    g_main_context_iteration (NULL, TRUE);
  assert_saved (fixture, game);
  play_as_person (game, &rng);
  rummy_game_start (game);
  g_assert_false (play_is_thinking (game));
}

/* Cut off by a failing computer, the game goes on from the move before, and it is told. */
static void
test_cut_file (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyAutosave) before = NULL;
  g_autoptr (GError) error = NULL;
  RummyGame *game;

  g_assert_finalize_object (g_steal_pointer (&fixture->session));
  before = rummy_autosave_new (fixture->directory);
  for (gsize n_moves = 10; n_moves <= 11; n_moves++) {
    g_auto (RummySavedGame) saved = { 0 };

    sample_game (&saved, "", SEED, n_moves);
    g_assert_true (rummy_autosave_write (before, &saved, &error));
    while (rummy_autosave_is_pending (before))
      g_main_context_iteration (NULL, TRUE);
  }
  rummy_autosave_unlock (before);
  g_assert_true (g_file_replace_contents (fixture->file, "", 0, NULL, FALSE, G_FILE_CREATE_REPLACE_DESTINATION, NULL,
                                          NULL, NULL));

  open_session (fixture);
  g_assert_true (rummy_session_resume (fixture->session, &error));
  g_assert_error (error, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_DAMAGED);
  g_assert_nonnull (strstr (error->message, "game.broken-1"));
  game = rummy_session_get_game (fixture->session);
  g_assert_cmpuint (rummy_game_get_record (game)->n_moves, ==, 10);
  assert_saved (fixture, game);
}

/* A second window plays a game of its own, which is not kept, and the first one's is as it was. */
static void
test_two_at_once (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummySession) second = rummy_session_new (fixture->directory);
  g_autoptr (GError) error = NULL;
  RummyGame *game = begin (fixture, "", SEED);
  RummyRules rules = play_rules ("");
  RummySeats seats;
  RummyRng rng;

  g_assert_false (rummy_session_resume (second, &error));
  g_assert_no_error (error);
  g_assert_error (rummy_session_get_trouble (second), RUMMY_AUTOSAVE_ERROR, RUMMY_AUTOSAVE_ERROR_ELSEWHERE);

  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  rummy_session_new_game (second, &rules, SEED + 1, &seats, NULL);
  rummy_rng_seed (&rng, 7);
  play_by_lot (rummy_session_get_game (second), &rng, 1);
  assert_saved (fixture, game);

  reopen_session (fixture, TRUE);
  play_by_lot (rummy_session_get_game (second), &rng, 1);
  assert_saved (fixture, rummy_session_get_game (fixture->session));
  g_assert_cmpuint (fixture->n_failed, ==, 0);
}

static void
test_broken_file (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *contents = NULL;
  g_autoptr (GFile) aside = g_file_get_child (fixture->directory, "game.broken-1");

  g_assert_true (
    g_file_replace_contents (fixture->file, "broken", 6, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  g_assert_false (rummy_session_resume (fixture->session, &error));
  g_assert_error (error, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_DAMAGED);
  g_assert_nonnull (strstr (error->message, "game.broken-1"));
  g_assert_null (rummy_session_get_game (fixture->session));

  assert_saved (fixture, begin (fixture, "", SEED));
  g_assert_true (g_file_load_contents (aside, NULL, &contents, NULL, NULL, NULL));
  g_assert_cmpstr (contents, ==, "broken");
  g_assert_cmpuint (fixture->n_failed, ==, 0);
}

#define ADD(name, func) g_test_add ("/trouble/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("save-failed", test_save_failed);
  ADD ("disk-stalls", test_disk_stalls);
  ADD ("cut-file", test_cut_file);
  ADD ("two-at-once", test_two_at_once);
  ADD ("broken-file", test_broken_file);

  return g_test_run ();
}
