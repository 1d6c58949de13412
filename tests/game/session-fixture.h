/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "play.h"
#include "game/session.h"

/* A session in a folder of its own, for tests of what is kept. */

#define SEED G_GUINT64_CONSTANT (77)

typedef struct {
  GFile *directory, *file;
  RummySession *session;
  guint n_failed, n_replaced;
} Fixture;

static inline void
trouble_cb (RummySession *session, GParamSpec *pspec, Fixture *fixture)
{
  g_autoptr (GError) trouble = NULL;

  g_object_get (session, "trouble", &trouble, NULL);
  g_assert_true ((trouble == NULL) == (rummy_session_get_trouble (session) == NULL));
  fixture->n_failed += trouble != NULL;
}

static inline void
replaced_cb (RummySession *session, GParamSpec *pspec, Fixture *fixture)
{
  g_autoptr (RummyGame) game = NULL;

  g_object_get (session, "game", &game, NULL);
  g_assert_true (game == rummy_session_get_game (session));
  fixture->n_replaced++;
}

/* As the next start of the program would find it. */
static inline void
open_session (Fixture *fixture)
{
  fixture->session = rummy_session_new (fixture->directory);
  g_signal_connect (fixture->session, "notify::trouble", G_CALLBACK (trouble_cb), fixture);
  g_signal_connect (fixture->session, "notify::game", G_CALLBACK (replaced_cb), fixture);
}

static inline void
reopen_session (Fixture *fixture, gboolean expect_game)
{
  g_autoptr (GError) error = NULL;

  g_assert_finalize_object (g_steal_pointer (&fixture->session));
  open_session (fixture);
  g_assert_cmpint (rummy_session_resume (fixture->session, &error), ==, expect_game);
  g_assert_no_error (error);
}

static inline void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->directory = sample_directory ();
  fixture->file = g_file_get_child (fixture->directory, RUMMY_AUTOSAVE_NAME);
  open_session (fixture);
}

static inline void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (g_steal_pointer (&fixture->session));
  sample_remove (fixture->directory);
  g_clear_object (&fixture->file);
  g_clear_object (&fixture->directory);
}

static inline RummyGame *
begin (Fixture *fixture, const char *changes, guint64 seed)
{
  RummyRules rules = play_rules (changes);
  RummySeats seats;

  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  rummy_session_new_game (fixture->session, &rules, seed, &seats, NULL);

  return rummy_session_get_game (fixture->session);
}

static inline GBytes *
read_file (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  GBytes *bytes = g_file_load_bytes (fixture->file, NULL, NULL, &error);

  g_assert_no_error (error);

  return bytes;
}

/* As another start of the program has left it. */
static inline void
write_file (Fixture *fixture, const RummySavedGame *saved)
{
  g_autoptr (GBytes) bytes = rummy_save_to_bytes (saved);

  g_assert_true (g_file_replace_contents (fixture->file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL,
                                          FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
}

/* What stands in the file is the whole of game. */
static inline void
assert_saved (Fixture *fixture, RummyGame *game)
{
  g_auto (RummySavedGame) saved = { 0 };
  g_autoptr (GError) error = NULL;

  g_assert_true (rummy_save_load (fixture->file, &saved, &error));
  g_assert_no_error (error);
  play_assert_records_equal (&saved.record, rummy_game_get_record (game));
  g_assert_true (rummy_seats_equal (&saved.seats, rummy_game_get_seats (game)));
}

/* Any legal move of seat 0. */
static inline void
play_as_person (RummyGame *game, RummyRng *rng)
{
  g_assert_cmpuint (rummy_game_get_round (game)->turn, ==, 0);
  play_by_lot (game, rng, 1);
}
