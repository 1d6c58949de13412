/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Formats are kept for ever: these files were written by their versions.  Those of saved games are in test-save.c. */

#include <string.h>

#include "parcel-fixture.h"
#include "store/autosave.h"
#include "store/house-rules.h"

static void
put (const char *name, const char *path)
{
  g_autofree char *golden = g_test_build_filename (G_TEST_DIST, name, NULL), *data = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (golden, &data, &size, NULL));
  g_assert_true (g_file_set_contents (path, data, (gssize) size, NULL));
}

static void
test_players (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyParcelNews) news = NULL;
  g_autofree char *max = NULL, *zoe = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;

  rummy_profiles_begin (fixture->settings, FALSE);
  put ("version-1.rummy500-players", g_file_peek_path (fixture->file));
  news = unpack (fixture, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (news->players, ==, 2);
  g_assert_cmpuint (news->games, ==, 2);
  assert_names (fixture, "Player 1, Max, Zoë");

  max = id_of (fixture, 1);
  zoe = id_of (fixture, 2);
  g_assert_cmpuint (count_unfinished (fixture, max), ==, 0);
  g_assert_cmpuint (count_unfinished (fixture, zoe), ==, 1);
  games = list_of (fixture->history, &(RummyHistoryFilter) { .owner = zoe }, 0, 10);
  g_assert_cmpuint (games->len, ==, 1);
  g_assert_cmpint (((RummyPastGame *) games->pdata[0])->began, ==, 1700000000);
  g_assert_cmpint (((RummyPastGame *) games->pdata[0])->points[1], ==, 215);

  rummy_profiles_choose (fixture->settings, zoe);
  g_assert_cmpfloat (g_settings_get_double (fixture->settings, "sound-volume"), ==, 0.5);
}

static void
test_history (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) games = NULL;

  put ("version-5.db", fixture->path);
  games = list_of (fixture->history, NULL, 0, 10);
  g_assert_no_error (rummy_history_get_trouble (fixture->history));
  g_assert_cmpuint (games->len, ==, 2);
  g_assert_cmpstr (((RummyPastGame *) games->pdata[0])->rules, ==, "500-rum");
  g_assert_true (((RummyPastGame *) games->pdata[0])->is_practice);
  g_assert_cmpstr (((RummyPastGame *) games->pdata[1])->seats.name[1], ==, "Zoë");
  g_assert_cmpint (((RummyPastGame *) games->pdata[1])->points[1], ==, 215);
  assert_count (fixture, RUMMY_PROFILE_FIRST, 2); /* those in which it had a seat */
}

static void
test_house_rules (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "version-1.rummyrules", NULL), *text = NULL;
  g_autoptr (RummyHouseRules) house = NULL;
  g_autoptr (GError) error = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &text, &size, NULL));
  house = rummy_house_rules_from_text (text, (gssize) size, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (house->name, ==, "Sundays");
  g_assert_cmpint (house->rules.target, ==, 300);
}

/* A later program leaves the state that it found beside its own: that one is newer, not damaged. */
static void
test_newer (Fixture *fixture, gconstpointer data)
{
  const char *folder = g_file_peek_path (fixture->directory);
  g_autofree char *path = g_build_filename (folder, "game", NULL), *old_path = g_strconcat (path, ".old", NULL);
  g_autoptr (RummyAutosave) autosave = rummy_autosave_new (fixture->directory);
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *bytes = NULL;
  gsize size, n_digest = 32;

  put ("version-9.game", old_path);
  put ("version-9.game", path);
  g_assert_true (g_file_get_contents (path, &bytes, &size, NULL));
  bytes[16] = 10;
  g_checksum_update (sum, (guchar *) bytes + 16, 4);
  g_checksum_update (sum, (guchar *) bytes + 52, (gssize) size - 52 - 4);
  g_checksum_get_digest (sum, (guint8 *) bytes + 20, &n_digest);
  g_assert_true (g_file_set_contents (path, bytes, (gssize) size, NULL));

  g_assert_true (rummy_autosave_load (autosave, &game, &error));
  g_assert_error (error, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_VERSION);
  g_assert_nonnull (strstr (error->message, "newer version"));
  while (rummy_autosave_is_pending (autosave))
    g_main_context_iteration (NULL, TRUE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD_PARCEL ("/golden/players", test_players);
  ADD ("/golden/history", test_history);
  g_test_add_func ("/golden/house-rules", test_house_rules);
  ADD ("/golden/newer", test_newer);

  return g_test_run ();
}
