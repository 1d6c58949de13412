/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What was taken back stays with a saved game, to be made again. */

#include "sample.h"

/* The format is kept for ever: this file was written by its version 8. */
static void
test_version_8 (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "version-8.game", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_auto (RummySavedGame) game = { 0 }, expected = { 0 };
  g_autoptr (GError) error = NULL;

  sample_game (&expected, "", 8, 20);
  expected.record.n_moves -= 3;
  expected.n_undone = 3;
  g_assert_true (rummy_save_load (file, &game, &error));
  g_assert_no_error (error);
  sample_assert_equal (&game, &expected);
}

/* It has to be legal too, and no deal is among it. */
static void
test_undone (void)
{
  for (gsize n_undone = 0; n_undone <= 9; n_undone++) {
    g_auto (RummySavedGame) game = { 0 }, again = { 0 };
    g_autoptr (GBytes) bytes = NULL;

    sample_game (&game, "", 1, 9);
    game.record.n_moves -= n_undone;
    game.n_undone = n_undone;
    bytes = rummy_save_to_bytes (&game);
    g_assert_cmpint (rummy_save_from_bytes (bytes, &again, NULL), ==, n_undone < 9);
    if (n_undone < 9)
      sample_assert_equal (&again, &game);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/undone/version-8", test_version_8);
  g_test_add_func ("/undone/legal", test_undone);

  return g_test_run ();
}
