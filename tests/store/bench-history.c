/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "many-games.h"

#include <stdio.h>

/* How long it takes to open what the history tells, with very many games in it: "name<TAB>value<TAB>unit" a line. */

#define SAMPLES 20
#define RUNS 15
#define PAGE 50

typedef void (*Ask) (RummyHistory *history, GAsyncReadyCallback callback, gpointer data);

static void
ask_open (RummyHistory *history, GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_list_async (history, NULL, 0, 1, NULL, callback, data);
}

static void
ask_list (RummyHistory *history, GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_list_async (history, NULL, 0, PAGE, NULL, callback, data);
}

static void
ask_preset (RummyHistory *history, GAsyncReadyCallback callback, gpointer data)
{
  /* there is none: all are looked at */
  rummy_history_list_async (history, &(RummyHistoryFilter) { .preset = "gin" }, 0, PAGE, NULL, callback, data);
}

static void
ask_rules (RummyHistory *history, GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_list_async (history, &(RummyHistoryFilter) { .preset = "rules target=1" }, 0, PAGE, NULL, callback,
                            data);
}

static void
ask_which_rules (RummyHistory *history, GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_rules_async (history, NULL, callback, data);
}

static void
ask_owner (RummyHistory *history, GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_list_async (history, &(RummyHistoryFilter) { .owner = "nobody" }, 0, PAGE, NULL, callback, data);
}

static void
ask_league (RummyHistory *history, GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_league_async (history, &(RummyHistoryFilter) { .owner = RUMMY_PROFILE_FIRST }, NULL, callback, data);
}

static void
ask_career (RummyHistory *history, GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_career_async (history, &(RummyHistoryFilter) { .owner = RUMMY_PROFILE_FIRST }, NULL, callback, data);
}

static void
ask_feats (RummyHistory *history, GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_feats_async (history, NULL, NULL, callback, data);
}

static void
ask_load (RummyHistory *history, GAsyncReadyCallback callback, gpointer data)
{
  rummy_history_load_async (history, SAMPLES / 2, NULL, callback, data);
}

static void
result_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(gboolean *) data = TRUE;
}

static double
measure (RummyHistory *history, Ask ask)
{
  gint64 begin = g_get_monotonic_time ();
  gboolean is_there = FALSE;

  ask (history, result_cb, &is_there);
  while (!is_there)
    g_main_context_iteration (NULL, TRUE);

  return (double) (g_get_monotonic_time () - begin) / G_TIME_SPAN_MILLISECOND;
}

static int
compare (const void *a, const void *b)
{
  return (*(const double *) a > *(const double *) b) - (*(const double *) a < *(const double *) b);
}

static void
report (RummyHistory *history, const char *name, Ask ask)
{
  double times[RUNS];

  for (guint i = 0; i < RUNS; i++)
    times[i] = measure (history, ask);
  qsort (times, RUNS, sizeof *times, compare);
  printf ("history, 100,000 rounds: %s\t%.1f\tms\n", name, times[RUNS / 2]);
}

int
main (void)
{
  g_autoptr (GFile) directory = sample_directory ();
  g_autoptr (RummyHistory) history = rummy_history_new (directory);
  g_autoptr (GError) error = NULL;

  if (!many_games (directory, SAMPLES, "SELECT count (*) >= 100000 FROM round", &error)) {
    fprintf (stderr, "%s\n", error->message);
    return 1;
  }

  printf ("history, 100,000 rounds: the file opened and checked\t%.1f\tms\n", measure (history, ask_open));
  report (history, "the latest games", ask_list);
  report (history, "those of one game", ask_preset);
  report (history, "those by some rules", ask_rules);
  report (history, "which rules there are", ask_which_rules);
  report (history, "those of one player", ask_owner);
  report (history, "league table", ask_league);
  report (history, "a career", ask_career);
  report (history, "hall of fame", ask_feats);
  report (history, "one game", ask_load);
  rummy_history_close (history);
  sample_remove (directory);

  return 0;
}
