/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib/gstdio.h>

#include "history-fixture.h"

/* A history with games, and its files. */

#define GAMES 12
#define PAGE 4096
#define ADD_CLOSED(name, function) g_test_add (name, Fixture, NULL, set_up_games, function, tear_down_closed)

static inline void
keep_games (Fixture *fixture)
{
  RummyGameProfiles owners = { .game = "someone", .seat = { "someone", "another" } };

  for (guint i = 0; i < GAMES; i++) {
    g_auto (RummySavedGame) game = { 0 };

    sample_game (&game, i % 4 == 1 ? "target=9999" : "target=200", i + 1, MOVES);
    game.seats.is_practice = i == 3;
    rummy_seats_set_name (&game.seats, 0, "Ann");
    if (i == 1) {
      RummySavedGame part = game;

      part.record.n_moves /= 2;
      rummy_history_save (fixture->history, &part, &owners, BEGAN, BEGAN + 50, TRUE, FALSE);
    }
    rummy_history_save (fixture->history, &game, i == 5 ? NULL : &owners, BEGAN + i, BEGAN + 100 + i, TRUE, FALSE);
  }
  settle (fixture->history);
}

/* A history with games, closed. */
static inline void
set_up_games (Fixture *fixture, gconstpointer data)
{
  set_up (fixture, data);
  keep_games (fixture);
  end (fixture);
}

static inline GBytes *
read_file (Fixture *fixture, const char *suffix)
{
  g_autofree char *path = g_strconcat (fixture->path, suffix, NULL);
  char *contents;
  gsize size;

  return g_file_get_contents (path, &contents, &size, NULL) ? g_bytes_new_take (contents, size) : NULL;
}

static inline void
write_file (Fixture *fixture, const char *suffix, const void *data, gsize size)
{
  g_autofree char *path = g_strconcat (fixture->path, suffix, NULL);

  g_assert_true (g_file_set_contents (path, data, (gssize) size, NULL));
}

static inline gboolean
has_file (Fixture *fixture, const char *suffix)
{
  g_autofree char *path = g_strconcat (fixture->path, suffix, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static inline void
remove_file (Fixture *fixture, const char *suffix)
{
  g_autofree char *path = g_strconcat (fixture->path, suffix, NULL);

  g_unlink (path);
}

static inline void
tear_down_closed (Fixture *fixture, gconstpointer data)
{
  if (fixture->history == NULL)
    begin (fixture);
  tear_down (fixture, data);
}

/* What is listed, in words, without the numbers of the games. */
static inline char *
listed (Fixture *fixture)
{
  g_autoptr (GPtrArray) games = list_of (fixture->history, NULL, 0, 2 * GAMES);
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < games->len; i++) {
    const RummyPastGame *game = games->pdata[i];

    g_string_append_printf (words, "%s %s %d %d %u %d %d %u %d %d %u %s\n", game->rules, game->owner,
                            (int) game->began, (int) game->ended, game->rounds, game->is_over, game->is_practice,
                            game->n_seats, game->points[0], game->points[1], game->winners, game->seats.name[0]);
  }

  return g_string_free_and_steal (words);
}

static inline char *
list_once (Fixture *fixture)
{
  char *words;

  begin (fixture);
  words = listed (fixture);
  end (fixture);

  return words;
}

static inline void
open_once (Fixture *fixture)
{
  begin (fixture);
  rummy_history_open (fixture->history);
  end (fixture);
}
