/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/history.h"
#include "sample.h"

/* A history in a folder of its own, and what asks it and waits for the answer. */

#define BEGAN G_GINT64_CONSTANT (1000000)
#define MOVES 100000 /* more than any sample has: the whole game */

typedef struct {
  GFile *directory;
  char *path; /* of its file */
  RummyHistory *history;
  guint n_changed; /* how often it has told so */

  /* Of parcels. */
  GSettings *settings;
  GFile *file;
} Fixture;

static inline void
changed_cb (Fixture *fixture)
{
  fixture->n_changed++;
}

static inline void
begin (Fixture *fixture)
{
  fixture->history = rummy_history_new (fixture->directory);
  g_signal_connect_swapped (fixture->history, "changed", G_CALLBACK (changed_cb), fixture);
}

static inline void
settle (RummyHistory *history)
{
  while (!rummy_history_is_idle (history))
    g_main_context_iteration (NULL, TRUE);
}

static inline void
end (Fixture *fixture)
{
  settle (fixture->history);
  g_assert_finalize_object (g_steal_pointer (&fixture->history));
}

static inline void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->directory = sample_directory ();
  fixture->path = g_build_filename (g_file_peek_path (fixture->directory), RUMMY_HISTORY_NAME, NULL);
  begin (fixture);
}

static inline void
tear_down (Fixture *fixture, gconstpointer data)
{
  end (fixture);
  sample_remove (fixture->directory);
  g_clear_pointer (&fixture->path, g_free);
  g_clear_object (&fixture->directory);
}

static inline void
result_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_set_object ((GAsyncResult **) data, result);
}

#define WAIT(result)               \
  while ((result) == NULL)         \
    g_main_context_iteration (NULL, TRUE)

/* The games of a history before one of them, or all (0), the last first. */
static inline GPtrArray *
list_of (RummyHistory *history, const RummyHistoryFilter *filter, gint64 before, guint n)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *games;

  rummy_history_list_async (history, filter, before, n, NULL, result_cb, &result);
  WAIT (result);
  games = rummy_history_list_finish (history, result, &error);
  g_assert_no_error (error);

  return games;
}

static inline void
assert_count (Fixture *fixture, const char *owner, guint expected)
{
  g_autoptr (GPtrArray) games = list_of (fixture->history, &(RummyHistoryFilter) { .owner = owner }, 0, 100);

  g_assert_cmpuint (games->len, ==, expected);
}

#define ADD(name, function) g_test_add (name, Fixture, NULL, set_up, function, tear_down)
