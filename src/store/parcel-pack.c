/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/parcel-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "store/autosave.h"
#include "store/history-thread.h"
#include "store/profiles.h"
#include "store/replace.h"
#include "store/saved-games.h"
#include "store/variant.h"

/* Writes players to a file. */

/* A player to be written. */
typedef struct {
  char *owner, *name;
  GVariant *options;
  GFile *folder;
} Sender;

/* The input of the thread. */
typedef struct {
  GFile *file;
  GPtrArray *senders; /* Sender */
  GHashTable *deals;  /* how many games of each deal were written, by a text of the deal */
  guint n_left_out;   /* unreadable games that were skipped */
} Task;

static void
sender_free (Sender *sender)
{
  g_free (sender->owner);
  g_free (sender->name);
  g_variant_unref (sender->options);
  g_object_unref (sender->folder);
  g_free (sender);
}

static void
task_free (Task *task)
{
  g_object_unref (task->file);
  g_ptr_array_unref (task->senders);
  g_hash_table_unref (task->deals);
  g_free (task);
}

static void
fail_many (GError **error)
{
  g_set_error_literal (error, RUMMY_PARCEL_ERROR, RUMMY_PARCEL_ERROR_LARGE,
                       _("The file would be too large. Export each player separately, or delete some games."));
}

static gboolean
end_rows (sqlite3 *db, sqlite3_stmt *statement, int code, GError **error)
{
  return statement != NULL && (code == SQLITE_DONE || code == SQLITE_ROW || rummy_database_fail (db, error));
}

/* Returns the number of a player in the file, from 1, or 0. */
static guint8
find_sender (const Task *task, const char *owner)
{
  for (guint i = 0; i < task->senders->len; i++) {
    if (g_str_equal (((const Sender *) task->senders->pdata[i])->owner, owner))
      return (guint8) (i + 1);
  }

  return 0;
}

static GVariant *
pack_seats (sqlite3 *db, const Task *task, gint64 game, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
    rummy_database_prepare (db, error, "SELECT owner FROM seat WHERE game = ? ORDER BY seat", "i", game);
  guint8 players[RUMMY_SEATS_MAX];
  int code = SQLITE_DONE;
  gsize n = 0;

  while (statement != NULL && n < RUMMY_SEATS_MAX && (code = sqlite3_step (statement)) == SQLITE_ROW)
    players[n++] = find_sender (task, rummy_database_text (statement, 0));

  return end_rows (db, statement, code, error) ? g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, players, n, 1) : NULL;
}

static GVariant *
pack_rounds (sqlite3 *db, gint64 game, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
    rummy_database_prepare (db, error, "SELECT began, ended FROM round WHERE game = ? ORDER BY number", "i", game);
  g_auto (GVariantBuilder) builder;
  int code = SQLITE_DONE;

  g_variant_builder_init_static (&builder, G_VARIANT_TYPE ("a(xx)"));
  while (statement != NULL && (code = sqlite3_step (statement)) == SQLITE_ROW)
    g_variant_builder_add (&builder, "(xx)", (gint64) sqlite3_column_int64 (statement, 0),
                           (gint64) sqlite3_column_int64 (statement, 1));

  return end_rows (db, statement, code, error) ? g_variant_builder_end (&builder) : NULL;
}

/* Returns the saved game in a row, or NULL if it cannot be read. */
static GBytes *
read_game (sqlite3_stmt *row)
{
  g_autoptr (GBytes) bytes = g_bytes_new (sqlite3_column_blob (row, 3), (gsize) sqlite3_column_bytes (row, 3));
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GArray) results = rummy_parcel_read_game (bytes, &game, NULL);

  return results != NULL ? g_steal_pointer (&bytes) : NULL;
}

static gboolean
pack_game (GVariantBuilder *builder, sqlite3 *db, const Task *task, sqlite3_stmt *row, GBytes *bytes, GError **error)
{
  gint64 id = sqlite3_column_int64 (row, 0);
  g_autoptr (GVariant) rounds = pack_rounds (db, id, error);
  g_autoptr (GVariant) seats = rounds != NULL ? pack_seats (db, task, id, error) : NULL;

  if (seats == NULL)
    return FALSE;

  g_variant_builder_add (builder, "(xx@a(xx)@ay@ay)", (gint64) sqlite3_column_int64 (row, 1),
                         (gint64) sqlite3_column_int64 (row, 2), g_steal_pointer (&rounds), g_steal_pointer (&seats),
                         rummy_parcel_bytes (bytes));

  return TRUE;
}

/* Returns whether the file already has as many games of this deal as a reader accepts. */
static gboolean
is_full (const Task *task, sqlite3_stmt *row)
{
  char *deal = g_strdup_printf ("%" G_GINT64_FORMAT " %" G_GINT64_FORMAT, (gint64) sqlite3_column_int64 (row, 4),
                                (gint64) sqlite3_column_int64 (row, 5));
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (task->deals, deal)) + 1;

  g_hash_table_replace (task->deals, deal, GUINT_TO_POINTER (n));

  return n > RUMMY_PARCEL_DEAL_MAX;
}

static void
fail_deal (const Sender *sender, sqlite3_stmt *row, GError **error)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (sqlite3_column_int64 (row, 2));
  g_autofree char *day = time != NULL ? g_date_time_format (time, "%x") : g_strdup ("?");

  g_set_error (error, RUMMY_PARCEL_ERROR, RUMMY_PARCEL_ERROR_LARGE,
               /* Translators: the name of a player, and a day. */
               _("Too many games have the same deal. Delete the one that %s played on %s, then export again."),
               sender->name, day);
}

static GVariant *
pack_games (sqlite3 *db, Task *task, const Sender *sender, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
    rummy_database_prepare (db, error,
                            "SELECT id, began, ended, saved, seed, number FROM game JOIN record ON record.game = id"
                            " WHERE owner = ? AND NOT is_removed ORDER BY id",
                            "t", sender->owner);
  g_auto (GVariantBuilder) builder;
  int code = SQLITE_DONE;
  guint n = 0;

  g_variant_builder_init_static (&builder, G_VARIANT_TYPE ("a" RUMMY_PARCEL_GAME_TYPE));
  while (statement != NULL && (code = sqlite3_step (statement)) == SQLITE_ROW) {
    g_autoptr (GBytes) bytes = read_game (statement);

    if (bytes == NULL) {
      task->n_left_out++;
      continue;
    }
    if (n++ == RUMMY_PARCEL_GAMES_MAX) {
      fail_many (error);
      return NULL;
    }
    if (is_full (task, statement)) {
      fail_deal (sender, statement, error);
      return NULL;
    }
    if (!pack_game (&builder, db, task, statement, bytes, error))
      return NULL;
  }

  return end_rows (db, statement, code, error) ? g_variant_builder_end (&builder) : NULL;
}

static guint
add_unfinished (GVariantBuilder *builder, GFile *file, Task *task)
{
  g_auto (RummySavedGame) saved = { 0 };
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (!rummy_save_load (file, &saved, &error)) {
    if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
      task->n_left_out++;
    return 0;
  }
  if (!rummy_parcel_is_unfinished (&saved))
    return 0;

  bytes = rummy_save_to_bytes (&saved);
  g_variant_builder_add_value (builder, rummy_parcel_bytes (bytes));

  return 1;
}

static GVariant *
pack_unfinished (Task *task, const Sender *sender, GError **error)
{
  g_autoptr (GFile) own = g_file_get_child (sender->folder, RUMMY_AUTOSAVE_NAME);
  g_autoptr (GFile) saved_games = g_file_get_child (sender->folder, RUMMY_PARCEL_UNFINISHED);
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (saved_games, G_FILE_ATTRIBUTE_STANDARD_NAME,
                                                                 G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);
  g_auto (GVariantBuilder) builder;
  GFile *file;
  guint n;

  g_variant_builder_init_static (&builder, G_VARIANT_TYPE ("aay"));
  n = add_unfinished (&builder, own, task);
  while (n <= RUMMY_PARCEL_UNFINISHED_MAX && files != NULL &&
         g_file_enumerator_iterate (files, NULL, &file, NULL, NULL) && file != NULL)
    n += g_str_has_suffix (g_file_peek_path (file), RUMMY_SAVED_GAMES_SUFFIX) ? add_unfinished (&builder, file, task)
                                                                              : 0;
  if (n > RUMMY_PARCEL_UNFINISHED_MAX) {
    fail_many (error);
    return NULL;
  }

  return g_variant_builder_end (&builder);
}

static gboolean
pack_player (GVariantBuilder *builder, sqlite3 *db, Task *task, const Sender *sender, GError **error)
{
  g_autoptr (GVariant) games = NULL, unfinished = NULL;

  if (g_variant_get_size (sender->options) > RUMMY_PARCEL_OPTIONS_BYTES_MAX) {
    g_set_error (error, RUMMY_PARCEL_ERROR, RUMMY_PARCEL_ERROR_LARGE,
                 /* Translators: the name of a player. */
                 _("%s has too many house rules to export."), sender->name);
    return FALSE;
  }
  games = pack_games (db, task, sender, error);
  unfinished = games != NULL ? pack_unfinished (task, sender, error) : NULL;
  if (unfinished == NULL)
    return FALSE;

  g_variant_builder_add (builder, "(s@a{sv}@a" RUMMY_PARCEL_GAME_TYPE "@aay)", sender->name, sender->options,
                         g_steal_pointer (&games), g_steal_pointer (&unfinished));

  return TRUE;
}

static gpointer
pack_work (sqlite3 *db, gpointer input, GError **error)
{
  Task *task = input;
  g_autoptr (GVariant) body = NULL, envelope = NULL;
  g_autoptr (GBytes) bytes = NULL, all = NULL;
  g_auto (GVariantBuilder) builder;

  g_variant_builder_init_static (&builder, G_VARIANT_TYPE (RUMMY_PARCEL_BODY_TYPE));
  for (guint i = 0; i < task->senders->len; i++) {
    if (!pack_player (&builder, db, task, task->senders->pdata[i], error))
      return NULL;
  }
  body = rummy_variant_swap_bytes (g_variant_builder_end (&builder));

  bytes = g_variant_get_data_as_bytes (body);
  envelope = rummy_variant_swap_bytes (g_variant_new (RUMMY_PARCEL_ENVELOPE_TYPE, RUMMY_PARCEL_MAGIC,
                                                      (guint32) RUMMY_PARCEL_VERSION, rummy_parcel_digest (bytes),
                                                      rummy_parcel_bytes (bytes)));
  if (g_variant_get_size (envelope) > RUMMY_PARCEL_BYTES_MAX) {
    fail_many (error);
    return NULL;
  }
  all = g_variant_get_data_as_bytes (envelope);
  if (!rummy_replace (task->file, all, G_FILE_CREATE_NONE, NULL, error))
    return NULL;

  return g_memdup2 (&task->n_left_out, sizeof task->n_left_out);
}

void
rummy_parcel_pack_async (RummyHistory *history, GSettings *settings, GFile *directory, const char *id, GFile *file,
                         GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GPtrArray) profiles = rummy_profiles_list (settings);
  Task *task = g_new (Task, 1);

  *task = (Task) { g_object_ref (file), g_ptr_array_new_with_free_func ((GDestroyNotify) sender_free),
                   g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL), 0 };
  for (guint i = 0; i < profiles->len; i++) {
    const RummyProfile *profile = profiles->pdata[i];
    g_autofree char *folder = rummy_profiles_folder (settings, profile->id);
    Sender *sender;

    if (id != NULL && !g_str_equal (profile->id, id))
      continue;
    sender = g_new (Sender, 1);
    *sender = (Sender) {
      .owner = g_strdup (rummy_profiles_owner (settings, profile)),
      .name = g_strdup (profile->name),
      .options = rummy_profiles_dup_options (settings, profile),
      .folder = *folder == '\0' ? g_object_ref (directory) : g_file_resolve_relative_path (directory, folder),
    };
    g_ptr_array_add (task->senders, sender);
  }
  rummy_history_ask (history, pack_work, task, (GDestroyNotify) task_free, g_free, cancellable, callback, data);
}

gboolean
rummy_parcel_pack_finish (RummyHistory *history, GAsyncResult *result, guint *n_left_out, GError **error)
{
  g_autofree guint *n = g_task_propagate_pointer (G_TASK (result), error);

  if (n != NULL && n_left_out != NULL)
    *n_left_out = *n;

  return n != NULL;
}
