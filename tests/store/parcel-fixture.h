/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "history-fixture.h"
#include "store/database.h"
#include "store/parcel.h"
#include "store/profiles.h"
#include "store/rounds.h"
#include "store/saved-games.h"

static inline void
reset (Fixture *fixture)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (fixture->settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    g_settings_reset (fixture->settings, keys[i]);
}

static inline void
set_up_parcel (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFileIOStream) stream = NULL;

  fixture->settings = g_settings_new ("org.example.Rummy500");
  reset (fixture);
  fixture->file = g_file_new_tmp ("parcel-XXXXXX", &stream, NULL);
  set_up (fixture, data);
}

static inline void
tear_down_parcel (Fixture *fixture, gconstpointer data)
{
  tear_down (fixture, data);
  g_file_delete (fixture->file, NULL, NULL);
  g_clear_object (&fixture->file);
  g_clear_object (&fixture->settings);
}

/* As on another computer. */
static inline void
move_house (Fixture *fixture)
{
  tear_down (fixture, NULL);
  reset (fixture);
  set_up (fixture, NULL);
}

/* How many games are left out. */
static inline guint
pack (Fixture *fixture, const char *id)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  guint n_left_out = 0;

  rummy_parcel_pack_async (fixture->history, fixture->settings, fixture->directory, id, fixture->file, NULL, result_cb,
                           &result);
  WAIT (result);
  g_assert_true (rummy_parcel_pack_finish (fixture->history, result, &n_left_out, &error));
  g_assert_no_error (error);

  return n_left_out;
}

static inline RummyParcelNews *
unpack (Fixture *fixture, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  rummy_parcel_unpack_async (fixture->history, fixture->settings, fixture->directory, fixture->file, NULL, result_cb,
                             &result);
  WAIT (result);

  return rummy_parcel_unpack_finish (fixture->history, fixture->settings, result, error);
}

/* "name, name" */
static inline char *
names_of (Fixture *fixture)
{
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (fixture->settings);
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < profiles->len; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", ((RummyProfile *) profiles->pdata[i])->name);

  return g_string_free (names, FALSE);
}

static inline void
assert_names (Fixture *fixture, const char *expected)
{
  g_autofree char *names = names_of (fixture);

  g_assert_cmpstr (names, ==, expected);
}

static inline char *
id_of (Fixture *fixture, guint i)
{
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (fixture->settings);

  return g_strdup (((RummyProfile *) profiles->pdata[i])->id);
}

static inline void
keep (Fixture *fixture, guint64 seed, const char *owner, const char *second)
{
  g_auto (RummySavedGame) game = { 0 };
  RummyGameProfiles owners = { 0 };

  g_strlcpy (owners.game, owner, RUMMY_PROFILE_BYTES);
  g_strlcpy (owners.seat[0], owner, RUMMY_PROFILE_BYTES);
  g_strlcpy (owners.seat[1], second, RUMMY_PROFILE_BYTES);
  sample_game (&game, "target=900", seed, MOVES);
  rummy_history_save (fixture->history, &game, &owners, BEGAN, BEGAN + 60, TRUE, FALSE);
}

/* One player with options, games and one that is not over. */
static inline void
make_player (Fixture *fixture)
{
  g_autofree char *path = NULL, *id = NULL;
  g_autoptr (GFile) saved_games = NULL, kept = NULL;
  g_auto (RummySavedGame) game = { 0 };

  id = rummy_profiles_add (fixture->settings, "Jané", NULL);
  rummy_profiles_choose (fixture->settings, id);
  g_settings_set_string (fixture->settings, "card-back", "waves");
  g_settings_set_int (fixture->settings, "window-width", 777);
  keep (fixture, 1, id, "");
  keep (fixture, 2, id, "");
  keep (fixture, 3, RUMMY_PROFILE_FIRST, id);

  path = g_build_filename ("profiles", id, "unfinished", NULL);
  saved_games = g_file_resolve_relative_path (fixture->directory, path);
  sample_game (&game, "target=900", 9, 12);
  kept = rummy_saved_games_add (saved_games, &game, NULL, NULL);
  g_assert_nonnull (kept);
}

static inline guint
count_unfinished (Fixture *fixture, const char *id)
{
  g_autofree char *path = g_build_filename (g_file_peek_path (fixture->directory), "profiles", id, "unfinished", NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  guint n = 0;

  while (folder != NULL && g_dir_read_name (folder) != NULL)
    n++;

  return n;
}

#define ADD_PARCEL(name, function) g_test_add (name, Fixture, NULL, set_up_parcel, function, tear_down_parcel)
