/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Several people with a folder of games each. */

#include "session-fixture.h"

static void
enter (Fixture *fixture, const char *folder, gboolean expect_game)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (rummy_session_may_leave (fixture->session, &error));
  g_assert_no_error (error);
  g_assert_true (rummy_session_enter (fixture->session, folder));
  g_assert_null (rummy_session_get_game (fixture->session));
  g_assert_cmpint (rummy_session_resume (fixture->session, &error), ==, expect_game);
  g_assert_no_error (error);
}

static guint64
seed_of (Fixture *fixture)
{
  return rummy_game_get_record (rummy_session_get_game (fixture->session))->seed;
}

/* Each finds the own game as it was left, the practice in front of it, and the next number. */
static void
test_games (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) saved_games = NULL;
  g_autoptr (RummyGame) practice = NULL;
  RummyRules rules;

  g_assert_false (rummy_session_enter (fixture->session, ""));
  g_assert_false (rummy_session_resume (fixture->session, NULL));
  g_assert_cmpuint (fixture->n_replaced, ==, 0);
  begin (fixture, "players=3", 1);
  saved_games = g_object_ref (rummy_session_get_saved_games (fixture->session));

  enter (fixture, "profiles/jane", FALSE);
  g_assert_cmpuint (fixture->n_replaced, ==, 2);
  g_assert_false (g_file_equal (saved_games, rummy_session_get_saved_games (fixture->session)));
  g_assert_false (rummy_session_can_undo (fixture->session));
  begin (fixture, "", 2);
  rules = rummy_game_get_match (rummy_session_get_game (fixture->session))->rules;
  practice = rummy_game_new (&rules, 5, 1);
  rummy_game_deal (practice);
  rummy_session_start_practice (fixture->session, practice);

  enter (fixture, "", TRUE);
  g_assert_false (rummy_session_is_practice (fixture->session));
  g_assert_cmpuint (seed_of (fixture), ==, 1);
  g_assert_true (g_file_equal (saved_games, rummy_session_get_saved_games (fixture->session)));
  begin (fixture, "", 3);
  g_assert_cmpuint (rummy_game_get_record (rummy_session_get_game (fixture->session))->game, ==, 2);

  enter (fixture, "profiles/jane", TRUE);
  g_assert_true (rummy_session_is_practice (fixture->session));
  g_assert_cmpuint (seed_of (fixture), ==, 5);
  rummy_session_end (fixture->session, NULL);
  begin (fixture, "", 4);
  g_assert_cmpuint (rummy_game_get_record (rummy_session_get_game (fixture->session))->game, ==, 2);
}

/* The same folder may be entered again while the disk still works on what was left there. */
static void
test_slow_disk (Fixture *fixture, gconstpointer data)
{
  sample_set_disk (SAMPLE_DISK_STALLED);
  begin (fixture, "", 1);
  enter (fixture, "profiles/jane", FALSE);
  enter (fixture, "", TRUE);
  g_assert_cmpuint (seed_of (fixture), ==, 1);
  sample_set_disk (SAMPLE_DISK_REAL);
}

/* What could not be saved is not left. */
static void
test_unsaved (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  /* A file stands where the folder should. */
  sample_remove (fixture->directory);
  g_assert_true (g_file_replace_contents (fixture->directory, "", 0, NULL, FALSE, 0, NULL, NULL, NULL));
  g_assert_true (rummy_session_may_leave (fixture->session, &error));
  g_assert_no_error (error);
  begin (fixture, "", 1);
  g_assert_false (rummy_session_may_leave (fixture->session, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
}

/* Gives the first seat of the game on the table a name. */
static void
name_first (Fixture *fixture, const char *name)
{
  RummyGame *game = rummy_session_get_game (fixture->session);
  RummySeats seats = *rummy_game_get_seats (game);

  rummy_seats_set_name (&seats, 0, name);
  rummy_game_set_seats (game, &seats);
}

static const char *
first_name (Fixture *fixture)
{
  return rummy_game_get_seats (rummy_session_get_game (fixture->session))->name[0];
}

/* Who is renamed sits by the new name at the table, at one that waits behind practice, and at one in the own folder,
 * and nobody else does. */
static void
test_renamed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyGame) practice = NULL;

  begin (fixture, "", 1);
  name_first (fixture, "Jane");
  enter (fixture, "profiles/jane", FALSE);
  begin (fixture, "", 2);
  name_first (fixture, "Jane");
  enter (fixture, "profiles/john", FALSE);
  begin (fixture, "", 3);
  name_first (fixture, "John");
  practice = play_game ("", 4);
  rummy_game_deal (practice);
  rummy_session_start_practice (fixture->session, practice);
  name_first (fixture, "John");

  rummy_session_rename (fixture->session, "profiles/jane", "Jane", "Joan");
  rummy_session_rename (fixture->session, "profiles/nobody", "Jane", "Joan");
  rummy_session_rename (fixture->session, "profiles/john", "John", "Jack");
  g_assert_cmpstr (first_name (fixture), ==, "Jack");
  rummy_session_end (fixture->session, NULL);
  g_assert_cmpuint (seed_of (fixture), ==, 3);
  g_assert_cmpstr (first_name (fixture), ==, "Jack");

  enter (fixture, "", TRUE);
  g_assert_cmpstr (first_name (fixture), ==, "Jane");
  rummy_session_rename (fixture->session, "", "Jane", "Judy");
  g_assert_cmpstr (first_name (fixture), ==, "Judy");
  enter (fixture, "profiles/jane", TRUE);
  g_assert_cmpuint (seed_of (fixture), ==, 2);
  g_assert_cmpstr (first_name (fixture), ==, "Joan");
  enter (fixture, "profiles/john", TRUE);
  g_assert_cmpstr (first_name (fixture), ==, "Jack");
}

/* What cannot be read is left to whom it belongs: that one is told. */
static void
test_renamed_damaged (Fixture *fixture, gconstpointer data)
{
  static const char text[] = "Not what it was.";
  g_autoptr (GFile) folder = g_file_resolve_relative_path (fixture->directory, "profiles/jane");
  g_autoptr (GFile) file = g_file_get_child (folder, RUMMY_AUTOSAVE_NAME);
  g_autoptr (GFile) old = g_file_get_child (folder, RUMMY_AUTOSAVE_NAME ".old");
  g_autoptr (GFile) aside = g_file_get_child (folder, RUMMY_AUTOSAVE_NAME ".broken-1");
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = NULL;

  enter (fixture, "profiles/jane", FALSE);
  begin (fixture, "", 1);
  name_first (fixture, "Jane");
  enter (fixture, "", FALSE);
  g_assert_true (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, 0, NULL, NULL, NULL));
  g_file_delete (old, NULL, NULL);

  rummy_session_rename (fixture->session, "profiles/jane", "Jane", "Joan");
  g_assert_false (g_file_query_exists (aside, NULL));
  g_assert_true (g_file_load_contents (file, NULL, &kept, NULL, NULL, NULL));
  g_assert_cmpstr (kept, ==, text);

  g_assert_true (rummy_session_enter (fixture->session, "profiles/jane"));
  g_assert_false (rummy_session_resume (fixture->session, &error));
  g_assert_error (error, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_DAMAGED);
  g_assert_true (g_file_query_exists (aside, NULL));
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/enter/games", test_games);
  ADD ("/enter/slow-disk", test_slow_disk);
  ADD ("/enter/unsaved", test_unsaved);
  ADD ("/enter/renamed", test_renamed);
  ADD ("/enter/renamed-damaged", test_renamed_damaged);

  return g_test_run ();
}
