/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "play.h"
#include "store/autosave.h"

#include <stdio.h>
#include <stdlib.h>

/* What one autosave costs the main thread in a long game: "name<TAB>value<TAB>unit" a line. */

#define N_MOVES 1500
#define N_RUNS 400

static int
compare_cb (gconstpointer a, gconstpointer b)
{
  gint64 difference = *(const gint64 *) a - *(const gint64 *) b;

  return (difference > 0) - (difference < 0);
}

int
main (void)
{
  g_autoptr (GFile) directory = sample_directory ();
  g_autoptr (RummyAutosave) autosave = rummy_autosave_new (directory);
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  gint64 packs[N_RUNS], writes[N_RUNS], syncs[N_RUNS], begin;

  sample_game (&game, "target=10000", 1, N_MOVES);

  for (guint i = 0; i < N_RUNS; i++) {
    g_clear_pointer (&bytes, g_bytes_unref);
    begin = g_get_monotonic_time ();
    bytes = rummy_save_to_bytes (&game);
    packs[i] = g_get_monotonic_time () - begin;

    begin = g_get_monotonic_time ();
    if (!rummy_autosave_write (autosave, &game, &error)) {
      fprintf (stderr, "%s\n", error->message);
      return 1;
    }
    writes[i] = g_get_monotonic_time () - begin;
    while (rummy_autosave_is_pending (autosave))
      g_main_context_iteration (NULL, TRUE);
    syncs[i] = g_get_monotonic_time () - begin;
  }
  qsort (packs, N_RUNS, sizeof *packs, compare_cb);
  qsort (writes, N_RUNS, sizeof *writes, compare_cb);
  qsort (syncs, N_RUNS, sizeof *syncs, compare_cb);

  printf ("autosave, %u moves, median\t%" G_GINT64_FORMAT "\tµs\n", (guint) game.record.n_moves, writes[N_RUNS / 2]);
  printf ("autosave, %u moves, 99 of 100\t%" G_GINT64_FORMAT "\tµs\n", (guint) game.record.n_moves,
          writes[N_RUNS * 99 / 100]);
  printf ("autosave, of it in memory, median\t%" G_GINT64_FORMAT "\tµs\n", packs[N_RUNS / 2]);
  printf ("autosave on the disk, median\t%" G_GINT64_FORMAT "\tµs\n", syncs[N_RUNS / 2]);
  printf ("autosave, size\t%" G_GSIZE_FORMAT "\tbytes\n", g_bytes_get_size (bytes));

  begin = g_get_monotonic_time ();
  if (!rummy_autosave_load (autosave, &game, &error)) {
    fprintf (stderr, "%s\n", error->message);
    return 1;
  }
  printf ("autosave, read and check\t%" G_GINT64_FORMAT "\tµs\n", g_get_monotonic_time () - begin);

  sample_remove (directory);

  return 0;
}
