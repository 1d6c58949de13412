/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Players who come in from a file when the program ends. */

#include "parcel-fixture.h"

static guint
count_folders (Fixture *fixture)
{
  g_autofree char *path = g_build_filename (g_file_peek_path (fixture->directory), "profiles", NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  guint n = 0;

  while (folder != NULL && g_dir_read_name (folder) != NULL)
    n++;

  return n;
}

/* As the next start of the program does. */
static void
tidy (Fixture *fixture)
{
  rummy_parcel_tidy (fixture->history, fixture->settings, fixture->directory);
  while (!rummy_history_is_idle (fixture->history))
    g_main_context_iteration (NULL, TRUE);
}

/* Who came in when the program ended, so that the settings were never told, is not half there afterwards. */
static void
test_ended (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (RummyParcelNews) back = NULL;
  g_autofree char *id = NULL;
  g_autoptr (GError) error = NULL;

  make_player (fixture);
  id = id_of (fixture, 1);
  pack (fixture, id);
  move_house (fixture);
  rummy_parcel_unpack_async (fixture->history, fixture->settings, fixture->directory, fixture->file, NULL, result_cb,
                             &result);
  WAIT (result);

  /* Another copy of the program leaves those alone who still come in. */
  tidy (fixture);
  assert_count (fixture, NULL, 2);
  g_assert_cmpuint (count_folders (fixture), ==, 1);

  g_clear_object (&result);
  tidy (fixture);
  assert_count (fixture, NULL, 0);
  g_assert_cmpuint (count_folders (fixture), ==, 0);

  back = unpack (fixture, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (back->games, ==, 2);
  tidy (fixture);
  assert_count (fixture, NULL, 2);
  g_assert_cmpuint (count_folders (fixture), ==, 1);
}

/* Whenever it is cancelled, all comes in or nothing. */
static void
test_cancelled (Fixture *fixture, gconstpointer data)
{
  g_autofree char *id = NULL;

  make_player (fixture);
  for (guint i = 10; i < 40; i++)
    keep (fixture, i, RUMMY_OWNER_FIRST, "");
  id = id_of (fixture, 0);
  pack (fixture, id);
  for (guint i = 0; i < 5; i++) {
    g_autoptr (GCancellable) cancellable = g_cancellable_new ();
    g_autoptr (GAsyncResult) result = NULL;
    g_autoptr (GError) error = NULL;

    move_house (fixture);
    rummy_history_open (fixture->history);
    while (!rummy_history_is_idle (fixture->history))
      g_main_context_iteration (NULL, TRUE);
    rummy_parcel_unpack_async (fixture->history, fixture->settings, fixture->directory, fixture->file, cancellable,
                               result_cb, &result);
    g_usleep (2000 << i);
    g_cancellable_cancel (cancellable);
    WAIT (result);
    g_assert_null (rummy_parcel_unpack_finish (fixture->history, fixture->settings, result, &error));
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    g_clear_object (&result);
    tidy (fixture);
    assert_count (fixture, NULL, 0);
    g_assert_cmpuint (count_folders (fixture), ==, 0);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_PARCEL ("/arriving/ended", test_ended);
  ADD_PARCEL ("/arriving/cancelled", test_cancelled);

  return g_test_run ();
}
