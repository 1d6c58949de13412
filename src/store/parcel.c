/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/parcel-private.h"

#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>

#include "store/history-thread.h"
#include "store/history-write.h"
#include "store/profiles.h"
#include "store/read.h"
#include "store/replace.h"
#include "store/rounds.h"
#include "store/settings.h"
#include "store/saved-games.h"
#include "store/variant.h"

/* A file in the folder of a player being imported, locked during the import.  If it is found unlocked and the player
 * is not in the list of profiles, the import was interrupted. */
#define ARRIVING "arriving"

G_DEFINE_QUARK (rummy-parcel-error-quark, rummy_parcel_error)

/* The input of the thread. */
typedef struct {
  GFile *file, *directory;
  guint room; /* how many more players fit */
  GCancellable *cancellable; /* may be NULL */
} Task;

/* What was imported; still to be added to the settings. */
typedef struct {
  GFile *directory;
  GPtrArray *ids; /* char * */
  GArray *locks;  /* int: lock files of the players that have a folder */
  GVariant *body;
  guint games, known;
} Arrival;

static void
task_free (Task *task)
{
  g_object_unref (task->file);
  g_object_unref (task->directory);
  g_clear_object (&task->cancellable);
  g_free (task);
}

static void
arrival_free (Arrival *arrival)
{
  g_object_unref (arrival->directory);
  g_ptr_array_unref (arrival->ids);
  for (guint i = 0; i < arrival->locks->len; i++)
    close (g_array_index (arrival->locks, int, i));
  g_array_unref (arrival->locks);
  g_clear_pointer (&arrival->body, g_variant_unref);
  g_free (arrival);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Arrival, arrival_free)

void
rummy_parcel_news_free (RummyParcelNews *self)
{
  g_free (self->name);
  g_free (self);
}

GVariant *
rummy_parcel_bytes (GBytes *bytes)
{
  return g_variant_new_from_bytes (G_VARIANT_TYPE_BYTESTRING, bytes, TRUE);
}

GVariant *
rummy_parcel_digest (GBytes *bytes)
{
  g_autofree char *text = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);

  return g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, text, strlen (text), 1);
}

gboolean
rummy_parcel_is_unfinished (const RummySavedGame *saved)
{
  RummyMatch match;

  return saved->record.n_moves > 0 && rummy_record_play (&saved->record, saved->record.n_moves, &match, NULL) &&
         !match.over;
}

static gpointer
fail_damaged (GError **error)
{
  g_set_error_literal (error, RUMMY_PARCEL_ERROR, RUMMY_PARCEL_ERROR_DAMAGED,
                       _("This file has no players, or it’s damaged."));

  return NULL;
}

GArray *
rummy_parcel_read_game (GBytes *bytes, RummySavedGame *game, GError **error)
{
  g_autoptr (GArray) results = NULL;

  if (!rummy_save_from_bytes (bytes, game, error))
    return NULL;
  results = rummy_rounds_of_record (&game->record);

  return results->len > 0 ? g_steal_pointer (&results) : fail_damaged (error);
}

static gpointer
fail_large (GError **error)
{
  g_set_error_literal (error, RUMMY_PARCEL_ERROR, RUMMY_PARCEL_ERROR_LARGE,
                       _("This file is too large."));

  return NULL;
}

static gpointer
fail_deal (GError **error)
{
  g_set_error_literal (error, RUMMY_PARCEL_ERROR, RUMMY_PARCEL_ERROR_LARGE,
                       _("Too many of your games have the same deal. Delete some in Games Played first."));

  return NULL;
}

static GBytes *
read_file (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GError) local = NULL;
  GBytes *bytes = rummy_read (file, RUMMY_PARCEL_BYTES_MAX, cancellable, &local);

  if (bytes != NULL)
    return bytes;
  if (g_error_matches (local, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE))
    return fail_large (error);
  g_propagate_error (error, g_steal_pointer (&local));

  return NULL;
}

static GVariant *
read_body (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) bytes = read_file (file, cancellable, error), body_bytes = NULL;
  g_autoptr (GVariant) envelope = NULL, digest = NULL, inner = NULL, expected = NULL;
  g_autoptr (GVariant) body = NULL;
  const char *magic;
  guint32 version;

  if (bytes == NULL)
    return NULL;
  envelope = rummy_variant_parse ("(suayay)", bytes);
  if (envelope == NULL)
    return fail_damaged (error);
  g_variant_get (envelope, "(&su@ay@ay)", &magic, &version, &digest, &inner);
  body_bytes = g_variant_get_data_as_bytes (inner);
  expected = g_variant_ref_sink (rummy_parcel_digest (body_bytes));
  if (!g_str_equal (magic, RUMMY_PARCEL_MAGIC) || version == 0 || !g_variant_equal (digest, expected))
    return fail_damaged (error);
  if (version > RUMMY_PARCEL_VERSION) {
    g_set_error_literal (error, RUMMY_PARCEL_ERROR, RUMMY_PARCEL_ERROR_VERSION,
                         _("This needs a newer version of Rummy 500."));
    return NULL;
  }

  body = rummy_variant_parse (RUMMY_PARCEL_BODY_TYPE, body_bytes);
  if (body == NULL || g_variant_n_children (body) == 0)
    return fail_damaged (error);

  return g_steal_pointer (&body);
}

/* Deletes a removed copy of the game, so that importing it restores the game as it is now.  Otherwise returns the id
 * of an existing game, or 0, with the number of rounds known in @n_known. */
static gint64
make_way (sqlite3 *db, const RummySavedGame *game, guint *n_known, GError **error)
{
  guint n_there;
  gint64 id;

  *n_known = 0;
  /* More would take too long to compare. */
  if (!rummy_history_count_deal (db, &game->record, &n_there, error) ||
      (n_there > RUMMY_PARCEL_DEAL_MAX && fail_deal (error) == NULL))
    return 0;
  id = rummy_history_find (db, &game->record, game->seats.is_practice, n_known, error);
  if (id == 0)
    return 0;
  if (!rummy_database_execute (db, error, "DELETE FROM game WHERE id = ? AND is_removed <> 0", "i", id))
    return 0;
  if (sqlite3_changes (db) == 0)
    return id;
  *n_known = 0;

  return 0;
}

static void
read_owners (RummyGameProfiles *owners, GVariant *seats, const Arrival *arrival, guint player)
{
  gsize n;
  const guint8 *players = g_variant_get_fixed_array (seats, &n, 1);

  *owners = (RummyGameProfiles) { 0 };
  g_strlcpy (owners->game, arrival->ids->pdata[player], RUMMY_PROFILE_BYTES);
  for (gsize seat = 0; seat < MIN (n, RUMMY_SEATS_MAX); seat++) {
    if (players[seat] > 0 && players[seat] <= arrival->ids->len)
      g_strlcpy (owners->seat[seat], arrival->ids->pdata[players[seat] - 1], RUMMY_PROFILE_BYTES);
  }
}

static void
unpack_rounds (sqlite3 *db, gint64 id, GVariant *rounds, guint from, guint n, GError **error)
{
  for (gsize i = from; i < MIN (n, g_variant_n_children (rounds)); i++) {
    gint64 began, ended;

    g_variant_get_child (rounds, i, "(xx)", &began, &ended);
    if (!rummy_database_execute (db, error, "UPDATE round SET began = ?, ended = ? WHERE game = ? AND number = ?",
                                 "iiii", began, ended, id, (gint64) i + 1))
      return;
  }
}

static gboolean
unpack_game (sqlite3 *db, GVariant *value, Arrival *arrival, guint player, GError **error)
{
  g_autoptr (GVariant) rounds = NULL, seats = NULL, inner = NULL;
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GArray) results = NULL;
  g_autoptr (GBytes) bytes = NULL;
  RummyHistoryEntry entry = { .is_new = TRUE };
  GError *local = NULL;
  gint64 id, known;
  guint n_known;

  g_variant_get (value, "(xx@a(xx)@ay@ay)", &entry.began, &entry.ended, &rounds, &seats, &inner);
  bytes = g_variant_get_data_as_bytes (inner);
  results = rummy_parcel_read_game (bytes, &game, error);
  if (results == NULL)
    return FALSE;
  game.n_undone = 0;
  entry.is_apart = game.seats.is_practice;
  read_owners (&entry.owners, seats, arrival, player);

  known = make_way (db, &game, &n_known, &local);
  if (known != 0 && local == NULL && n_known < results->len)
    rummy_history_read_profiles (db, known, &entry.owners, &local);
  if (local == NULL && (known == 0 || n_known < results->len)) {
    id = rummy_history_write (db, &game, results, &entry, &local);
    if (local == NULL)
      unpack_rounds (db, id, rounds, n_known, results->len, &local);
  }
  if (local != NULL) {
    g_propagate_error (error, local);
    return FALSE;
  }
  if (known != 0)
    arrival->known++;
  else
    arrival->games++;

  return TRUE;
}

/* Returns a file of a player. */
static GFile *
file_of (GFile *directory, const char *id, const char *name)
{
  g_autofree char *path = g_build_filename ("profiles", id, name, NULL);

  return g_file_resolve_relative_path (directory, path);
}

static gboolean
unpack_unfinished (GVariant *games, GFile *directory, const char *id, GError **error)
{
  g_autoptr (GFile) saved_games = file_of (directory, id, RUMMY_PARCEL_UNFINISHED);

  for (gsize i = 0; i < g_variant_n_children (games); i++) {
    g_autoptr (GVariant) inner = g_variant_get_child_value (games, i);
    g_autoptr (GBytes) bytes = g_variant_get_data_as_bytes (inner);
    g_auto (RummySavedGame) saved = { 0 };
    g_autoptr (GFile) file = NULL;

    if (!rummy_save_from_bytes (bytes, &saved, error))
      return FALSE;
    if (!rummy_parcel_is_unfinished (&saved))
      continue;
    file = rummy_saved_games_add (saved_games, &saved, NULL, error);
    if (file == NULL)
      return FALSE;
  }

  return TRUE;
}

/* Returns whether there is no more of anything than anybody has. */
static gboolean
read_player (GVariant *body, guint player, GVariant **games, GVariant **unfinished, GError **error)
{
  g_autoptr (GVariant) options = NULL;

  g_variant_get_child (body, player, "(&s@a{sv}@a" RUMMY_PARCEL_GAME_TYPE "@aay)", NULL, &options, games, unfinished);

  return (g_variant_get_size (options) <= RUMMY_PARCEL_OPTIONS_BYTES_MAX &&
          g_variant_n_children (*games) <= RUMMY_PARCEL_GAMES_MAX &&
          g_variant_n_children (*unfinished) <= RUMMY_PARCEL_UNFINISHED_MAX) ||
         fail_damaged (error) != NULL;
}

static gboolean
check_player (GVariant *body, guint player, guint *n_games, GError **error)
{
  g_autoptr (GVariant) games = NULL, unfinished = NULL;

  if (!read_player (body, player, &games, &unfinished, error))
    return FALSE;

  for (gsize i = 0; i < g_variant_n_children (games); i++) {
    g_auto (RummySavedGame) game = { 0 };
    g_autoptr (GVariant) inner = NULL;
    g_autoptr (GArray) results = NULL;
    g_autoptr (GBytes) bytes = NULL;

    g_variant_get_child (games, i, "(xx@a(xx)@ay@ay)", NULL, NULL, NULL, NULL, &inner);
    bytes = g_variant_get_data_as_bytes (inner);
    results = rummy_parcel_read_game (bytes, &game, error);
    if (results == NULL)
      return FALSE;
  }
  for (gsize i = 0; i < g_variant_n_children (unfinished); i++) {
    g_auto (RummySavedGame) game = { 0 };
    g_autoptr (GVariant) inner = g_variant_get_child_value (unfinished, i);
    g_autoptr (GBytes) bytes = g_variant_get_data_as_bytes (inner);

    if (!rummy_save_from_bytes (bytes, &game, error))
      return FALSE;
  }
  *n_games += (guint) g_variant_n_children (games);

  return TRUE;
}

gboolean
rummy_parcel_check (GFile *file, guint *n_players, guint *n_games, GError **error)
{
  g_autoptr (GVariant) body = read_body (file, NULL, error);

  *n_players = body != NULL ? (guint) g_variant_n_children (body) : 0;
  *n_games = 0;
  if (*n_players > RUMMY_PROFILES_MAX)
    return fail_damaged (error) != NULL;
  for (guint i = 0; i < *n_players; i++) {
    if (!check_player (body, i, n_games, error))
      return FALSE;
  }

  return body != NULL;
}

static gboolean
unpack_player (sqlite3 *db, const Task *task, Arrival *arrival, guint player, GError **error)
{
  g_autoptr (GVariant) games = NULL, unfinished = NULL;

  if (!read_player (arrival->body, player, &games, &unfinished, error))
    return FALSE;

  for (gsize i = 0; i < g_variant_n_children (games); i++) {
    g_autoptr (GVariant) game = g_variant_get_child_value (games, i);

    if (g_cancellable_set_error_if_cancelled (task->cancellable, error) ||
        !unpack_game (db, game, arrival, player, error))
      return FALSE;
  }

  return unpack_unfinished (unfinished, task->directory, arrival->ids->pdata[player], error);
}

/* Undoes an import that failed halfway.  If it @may_be_there, because the disk failed at the end, the next start will
 * look. */
static void
take_back (sqlite3 *db, const Task *task, const Arrival *arrival, gboolean may_be_there)
{
  rummy_database_run (db, "ROLLBACK", NULL);
  for (guint i = 0; i < arrival->ids->len && !may_be_there; i++) {
    g_autoptr (GFile) folder = file_of (task->directory, arrival->ids->pdata[i], NULL);

    rummy_profiles_delete_folder (folder);
  }
}

/* Opens the import marker of a player and locks it with @flags.  Returns -1 if there is none or it is locked. */
static int
lock_arriving (GFile *mark, int flags)
{
  g_autofd int fd = g_open (g_file_peek_path (mark), flags | O_RDWR | O_NOFOLLOW | O_CLOEXEC, 0600);

  return fd >= 0 && flock (fd, LOCK_EX | LOCK_NB) == 0 ? g_steal_fd (&fd) : -1;
}

/* The markers are on the disk before the games are: by them a power cut's leftovers are found. */
static gboolean
mark_arriving (Arrival *arrival, GError **error)
{
  g_autoptr (GFile) all = g_file_get_child (arrival->directory, "profiles");

  for (guint i = 0; i < arrival->ids->len; i++) {
    g_autoptr (GFile) folder = file_of (arrival->directory, arrival->ids->pdata[i], NULL);
    g_autoptr (GFile) mark = g_file_get_child (folder, ARRIVING);
    int fd = -1;

    if (g_mkdir_with_parents (g_file_peek_path (folder), 0700) == 0)
      fd = lock_arriving (mark, O_CREAT | O_EXCL);
    if (fd < 0) {
      int number = errno;

      g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (number), g_strerror (number));
      return FALSE;
    }
    g_array_append_val (arrival->locks, fd);
    rummy_replace_sync_folder (g_file_peek_path (folder));
  }
  rummy_replace_sync_folder (g_file_peek_path (all));
  rummy_replace_sync_folder (g_file_peek_path (arrival->directory));

  return TRUE;
}

static gpointer
unpack_work (sqlite3 *db, gpointer input, GError **error)
{
  const Task *task = input;
  g_autoptr (Arrival) arrival = g_new0 (Arrival, 1);
  gboolean is_whole = TRUE;
  gsize n;

  arrival->directory = g_object_ref (task->directory);
  arrival->locks = g_array_new (FALSE, FALSE, sizeof (int));
  arrival->ids = g_ptr_array_new_with_free_func (g_free);
  arrival->body = read_body (task->file, task->cancellable, error);
  if (arrival->body == NULL)
    return NULL;
  n = g_variant_n_children (arrival->body);
  if (n > task->room) {
    g_set_error_literal (error, RUMMY_PARCEL_ERROR, RUMMY_PARCEL_ERROR_MANY,
                         _("There’s no room for that many players. Remove some first."));
    return NULL;
  }
  for (gsize i = 0; i < n; i++)
    g_ptr_array_add (arrival->ids, g_uuid_string_random ());

  is_whole = mark_arriving (arrival, error) && rummy_database_run (db, "BEGIN IMMEDIATE", error);
  for (guint i = 0; i < n && is_whole; i++)
    is_whole = unpack_player (db, task, arrival, i, error);
  is_whole = is_whole && !g_cancellable_set_error_if_cancelled (task->cancellable, error);
  if (is_whole && rummy_database_run (db, "COMMIT", error))
    return g_steal_pointer (&arrival);

  take_back (db, task, arrival, is_whole);

  return NULL;
}

void
rummy_parcel_unpack_async (RummyHistory *history, GSettings *settings, GFile *directory, GFile *file,
                           GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  Task *task = g_new (Task, 1);

  *task = (Task) { g_object_ref (file), g_object_ref (directory), rummy_profiles_count_room (settings) };
  g_set_object (&task->cancellable, cancellable);
  rummy_history_ask (history, unpack_work, task, (GDestroyNotify) task_free, (GDestroyNotify) arrival_free, cancellable,
                     callback, data);
}

RummyParcelNews *
rummy_parcel_unpack_finish (RummyHistory *history, GSettings *settings, GAsyncResult *result, GError **error)
{
  g_autoptr (Arrival) arrival = g_task_propagate_pointer (G_TASK (result), error);
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GSettings) changes = NULL;
  RummyParcelNews *news;

  if (arrival == NULL)
    return NULL;

  news = g_new0 (RummyParcelNews, 1);
  news->players = arrival->ids->len;
  news->games = arrival->games;
  news->known = arrival->known;
  changes = rummy_profiles_begin_changes (settings);
  for (guint i = 0; i < arrival->ids->len; i++) {
    g_autoptr (GVariant) options = NULL;
    g_autofree char *name = NULL;
    const char *text;

    g_variant_get_child (arrival->body, i, "(&s@a{sv}@a" RUMMY_PARCEL_GAME_TYPE "@aay)", &text, &options, NULL, NULL);
    name = rummy_profiles_import (changes, arrival->ids->pdata[i], text, options);
    if (i == 0)
      news->name = g_strdup (name);
    if (!g_str_equal (text, name))
      g_hash_table_insert (names, g_strdup (text), g_steal_pointer (&name));
  }
  g_settings_apply (changes); /* all of them or none */
  for (guint i = 0; g_hash_table_size (names) > 0 && i < arrival->ids->len; i++) {
    g_autoptr (GFile) saved_games = file_of (arrival->directory, arrival->ids->pdata[i], RUMMY_PARCEL_UNFINISHED);

    rummy_saved_games_rename (saved_games, names);
  }

  /* From here on the import counts as complete.  If the profiles cannot be written, the next start deletes the
   * folders. */
  g_settings_sync ();
  for (guint i = 0; rummy_settings_flush () && i < arrival->ids->len; i++) {
    g_autoptr (GFile) mark = file_of (arrival->directory, arrival->ids->pdata[i], ARRIVING);

    g_file_delete (mark, NULL, NULL);
  }
  rummy_history_emit_changed (history);

  return news;
}

/* ---- Interrupted imports ---- */

typedef struct {
  char *id;
  GFile *folder;
} Lost;

static void
lost_free (Lost *lost)
{
  g_free (lost->id);
  g_object_unref (lost->folder);
  g_free (lost);
}

/* The marker goes last, together with the folder. */
static gpointer
forget_work (sqlite3 *db, gpointer input, GError **error)
{
  const Lost *lost = input;

  if (rummy_database_execute (db, error, "DELETE FROM game WHERE owner = ?", "t", lost->id))
    rummy_profiles_delete_folder (lost->folder);

  return NULL;
}

void
rummy_parcel_tidy (RummyHistory *history, GSettings *settings, GFile *directory)
{
  g_autoptr (GFile) all = g_file_get_child (directory, "profiles");
  g_autoptr (GFileEnumerator) folders =
    g_file_enumerate_children (all, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);
  GFileInfo *info;
  GFile *folder;

  if (!rummy_profiles_may_change (settings, NULL)) /* the list of profiles is unreliable as well */
    return;

  while (folders != NULL && g_file_enumerator_iterate (folders, &info, &folder, NULL, NULL) && folder != NULL) {
    g_autoptr (GFile) mark = g_file_get_child (folder, ARRIVING);
    g_autofd int fd = lock_arriving (mark, 0);

    if (fd < 0)
      continue;
    if (rummy_profiles_has (settings, g_file_info_get_name (info))) {
      g_file_delete (mark, NULL, NULL);
    } else {
      Lost *lost = g_new (Lost, 1);

      *lost = (Lost) { g_strdup (g_file_info_get_name (info)), g_object_ref (folder) };
      rummy_history_ask (history, forget_work, lost, (GDestroyNotify) lost_free, NULL, NULL, NULL, NULL);
    }
  }
}
