/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Players who come in from a file when the program ends. */

#include "parcel-fixture.h"

#define N_GAMES 30
#define NEVER G_MAXUINT

static guint n_checks, cancel_at;

/* In the place of the one of the library: it is cancelled at one of these checks, however fast the machine is. */
gboolean
g_cancellable_set_error_if_cancelled (GCancellable *cancellable, GError **error)
{
  if (cancellable != NULL && ++n_checks == cancel_at)
    g_cancellable_cancel (cancellable);
  if (!g_cancellable_is_cancelled (cancellable))
    return FALSE;

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "cancelled");

  return TRUE;
}

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

/* Nothing is there after it was cancelled, at whichever of its checks, one before each game and one at the end; where
 * all was there, but nobody was told, nothing is after the next start. */
static void
test_cancelled (Fixture *fixture, gconstpointer data)
{
  static const guint at[] = { 1, 2, 17, N_GAMES, N_GAMES + 1, NEVER };
  g_autofree char *id = NULL;

  for (guint i = 0; i < N_GAMES; i++)
    keep (fixture, 10 + i, RUMMY_PROFILE_FIRST, "");
  id = id_of (fixture, 0);
  pack (fixture, id);
  for (guint i = 0; i < G_N_ELEMENTS (at); i++) {
    g_autoptr (GCancellable) cancellable = g_cancellable_new ();
    g_autoptr (GAsyncResult) result = NULL;
    g_autoptr (GError) error = NULL;

    move_house (fixture);
    n_checks = 0;
    cancel_at = at[i];
    rummy_parcel_unpack_async (fixture->history, fixture->settings, fixture->directory, fixture->file, cancellable,
                               result_cb, &result);
    WAIT (result);
    g_assert_cmpuint (n_checks, ==, MIN (at[i], N_GAMES + 1));
    g_cancellable_cancel (cancellable);
    g_assert_null (rummy_parcel_unpack_finish (fixture->history, fixture->settings, result, &error));
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    g_clear_object (&result);
    if (at[i] == NEVER) {
      assert_count (fixture, NULL, N_GAMES);
      tidy (fixture);
    }
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
