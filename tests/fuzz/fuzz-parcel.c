/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Files with players: whatever stands in one comes in whole or not at all, and what came in can be packed again.  What
 * a checksum guards is made up too: the bytes are the body of the file, and each game in it is the version of its
 * format, a byte, and its body. */

#include "fuzz.h"
#include "store/history-thread.h"
#include "store/parcel-private.h"
#include "store/profiles.h"
#include "seal.h"

static GSettings *settings;
static RummyHistory *history;
static GFile *directory, *file, *packed;

static void
tear_down (void)
{
  rummy_history_close (history);
  rummy_profiles_delete_folder (directory);
}

static void
set_up (void)
{
  g_autofree char *path = g_dir_make_tmp ("fuzz-parcel-XXXXXX", NULL);

  fuzz_check (path != NULL);
  settings = g_settings_new ("org.example.Rummy500");
  directory = g_file_new_for_path (path);
  file = g_file_get_child (directory, "in");
  packed = g_file_get_child (directory, "out");
  history = rummy_history_new (directory);
  atexit (tear_down);
}

static GVariant *
seal_player (GVariant *player)
{
  g_autoptr (GVariant) name = g_variant_get_child_value (player, 0), options = g_variant_get_child_value (player, 1);
  g_autoptr (GVariant) games = g_variant_get_child_value (player, 2);
  g_autoptr (GVariant) unfinished = g_variant_get_child_value (player, 3);
  GVariantBuilder all, left;

  g_variant_builder_init (&all, G_VARIANT_TYPE ("a" RUMMY_PARCEL_GAME_TYPE));
  for (gsize i = 0; i < g_variant_n_children (games); i++) {
    g_autoptr (GVariant) rounds = NULL, seats = NULL, raw = NULL;
    g_autoptr (GBytes) game = NULL;
    gint64 began, ended;

    g_variant_get_child (games, i, "(xx@a(xx)@ay@ay)", &began, &ended, &rounds, &seats, &raw);
    game = seal_game (g_variant_get_data (raw), g_variant_get_size (raw));
    g_variant_builder_add (&all, "(xx@a(xx)@ay@ay)", began, ended, rounds, seats, rummy_parcel_bytes (game));
  }
  g_variant_builder_init (&left, G_VARIANT_TYPE ("aay"));
  for (gsize i = 0; i < g_variant_n_children (unfinished); i++) {
    g_autoptr (GVariant) raw = g_variant_get_child_value (unfinished, i);
    g_autoptr (GBytes) game = seal_game (g_variant_get_data (raw), g_variant_get_size (raw));

    g_variant_builder_add_value (&left, rummy_parcel_bytes (game));
  }

  return g_variant_new ("(@s@a{sv}@a" RUMMY_PARCEL_GAME_TYPE "@aay)", name, options, g_variant_builder_end (&all),
                        g_variant_builder_end (&left));
}

static void
write_file (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size), inner = NULL, all = NULL;
  g_autoptr (GVariant) raw =
    g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (RUMMY_PARCEL_BODY_TYPE), bytes, FALSE));
  g_autoptr (GVariant) normal = rummy_variant_swap_bytes (g_variant_get_normal_form (raw));
  g_autoptr (GVariant) body = NULL, envelope = NULL;
  GVariantBuilder players;

  g_variant_builder_init (&players, G_VARIANT_TYPE (RUMMY_PARCEL_BODY_TYPE));
  for (gsize i = 0; i < g_variant_n_children (normal); i++) {
    g_autoptr (GVariant) player = g_variant_get_child_value (normal, i);

    g_variant_builder_add_value (&players, seal_player (player));
  }
  body = rummy_variant_swap_bytes (g_variant_builder_end (&players));
  inner = g_variant_get_data_as_bytes (body);
  envelope = rummy_variant_swap_bytes (g_variant_new (RUMMY_PARCEL_ENVELOPE_TYPE, RUMMY_PARCEL_MAGIC,
                                                      (guint32) RUMMY_PARCEL_VERSION, rummy_parcel_digest (inner),
                                                      rummy_parcel_bytes (inner)));
  all = g_variant_get_data_as_bytes (envelope);
  fuzz_check (g_file_set_contents_full (g_file_peek_path (file), g_bytes_get_data (all, NULL),
                                        (gssize) g_bytes_get_size (all), G_FILE_SET_CONTENTS_NONE, 0600, NULL));
}

static void
result_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_set_object ((GAsyncResult **) data, result);
}

static GAsyncResult *
wait (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return *result;
}

static gpointer
count_and_clear_work (sqlite3 *db, gpointer input, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = rummy_database_prepare (db, error, "SELECT count(*) FROM game", "");
  guint *n = input;

  *n = statement != NULL && sqlite3_step (statement) == SQLITE_ROW ? (guint) sqlite3_column_int (statement, 0) : 99;
  g_clear_pointer (&statement, sqlite3_finalize);
  rummy_database_run (db, "DELETE FROM game; PRAGMA synchronous = OFF", error);

  return NULL;
}

static guint
count_and_clear (void)
{
  g_autoptr (GAsyncResult) result = NULL;
  guint n = 99;

  rummy_history_ask (history, count_and_clear_work, &n, NULL, NULL, NULL, result_cb, &result);
  wait (&result);

  return n;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GAsyncResult) result = NULL, again = NULL;
  g_autoptr (RummyParcelNews) news = NULL;
  g_autoptr (GError) error = NULL;

  if (settings == NULL)
    set_up ();
  write_file (data, size);
  rummy_parcel_unpack_async (history, settings, directory, file, NULL, result_cb, &result);
  news = rummy_parcel_unpack_finish (history, settings, wait (&result), &error);
  fuzz_check ((news == NULL) == (error != NULL));
  if (news != NULL) {
    rummy_parcel_pack_async (history, settings, directory, NULL, packed, NULL, result_cb, &again);
    fuzz_check (rummy_parcel_pack_finish (history, wait (&again), NULL, NULL));
  }
  fuzz_check (count_and_clear () == (news != NULL ? news->games : 0));
  if (news != NULL)
    rummy_profiles_delete_all (settings, directory);

  return 0;
}
