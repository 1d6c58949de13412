/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/inspect.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

#include "store/autosave.h"
#include "store/database-copy.h"
#include "store/house-rules.h"
#include "store/profiles.h"
#include "store/read.h"
#include "store/saved-games.h"
#include "store/settings-file.h"

typedef struct {
  GFile *directory;
  RummyInspectFunc func;
  gpointer data;
} Inspection;

static void
tell (Inspection *self, GFile *file, guint n, const GError *error)
{
  g_autofree char *name = g_file_get_relative_path (self->directory, file);

  self->func (RUMMY_INSPECT_READ, name, n, error, self->data);
}

/* Returns TRUE as well if the folder doesn't let us look, so that reading tells why. */
static gboolean
exists (GFile *file)
{
  GStatBuf status;

  return g_lstat (g_file_peek_path (file), &status) == 0 || errno != ENOENT;
}

static void
inspect_game (Inspection *self, GFile *file)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;

  rummy_save_load (file, &game, &error);
  tell (self, file, 0, error);
}

/* Returns the names of the files in a folder that end in @suffix, sorted. */
static GPtrArray *
list_files (GFile *folder, const char *suffix, GError **error)
{
  g_autoptr (GFileEnumerator) files =
    g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL,
                               error);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  GFileInfo *info;

  while (files != NULL && g_file_enumerator_iterate (files, &info, NULL, NULL, error) && info != NULL) {
    if (g_str_has_suffix (g_file_info_get_name (info), suffix))
      g_ptr_array_add (names, g_strdup (g_file_info_get_name (info)));
  }
  g_ptr_array_sort_values (names, (GCompareFunc) g_strcmp0);

  return names;
}

/* Lists files, and tells of a folder that can't be read. */
static GPtrArray *
inspect_names (Inspection *self, GFile *folder, const char *suffix)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *names = list_files (folder, suffix, &error);

  if (error != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    tell (self, folder, 0, error);

  return names;
}

/* The games of a player. */
static void
inspect_folder (Inspection *self, GFile *folder)
{
  static const char *const names[] = { RUMMY_AUTOSAVE_NAME, RUMMY_AUTOSAVE_OLD_NAME, "practice/" RUMMY_AUTOSAVE_NAME,
                                       "practice/" RUMMY_AUTOSAVE_OLD_NAME };
  g_autoptr (GFile) unfinished = g_file_get_child (folder, "unfinished");
  g_autoptr (GPtrArray) saved = inspect_names (self, unfinished, RUMMY_SAVED_GAMES_SUFFIX);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr (GFile) file = g_file_resolve_relative_path (folder, names[i]);

    if (exists (file))
      inspect_game (self, file);
  }
  for (guint i = 0; i < saved->len; i++) {
    g_autoptr (GFile) file = g_file_get_child (unfinished, saved->pdata[i]);

    inspect_game (self, file);
  }
}

static void
inspect_houses (Inspection *self, const char *name, char **texts)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; texts[i] != NULL && error == NULL; i++) {
    g_autoptr (RummyHouseRules) rules = rummy_house_rules_from_text (texts[i], -1, &error);
  }
  self->func (RUMMY_INSPECT_READ, name, 0, error, self->data);
}

/* Reads the setting itself, because rummy_profiles_list () creates a list of players where there is none. */
static void
inspect_houses_of_others (Inspection *self, GSettings *settings)
{
  g_autofree char *current = g_settings_get_string (settings, "profile");
  g_autoptr (GVariant) profiles = g_settings_get_value (settings, "profiles");
  const char *id, *text;
  GVariant *options;
  GVariantIter iter;

  g_variant_iter_init (&iter, profiles);
  while (g_variant_iter_loop (&iter, "(&s&sxx@a{sv})", &id, &text, NULL, NULL, &options)) {
    g_autofree char *name = g_strdup_printf ("house-rules (%s)", text);
    g_auto (GStrv) houses = NULL;

    if (!g_str_equal (id, current) && g_variant_lookup (options, "house-rules", "^as", &houses))
      inspect_houses (self, name, houses);
  }
}

static void
inspect_settings (Inspection *self, GSettings *settings)
{
  g_autofree char *name = rummy_settings_file_dup_name (settings);
  g_autoptr (GFile) copy = g_file_get_child (self->directory, RUMMY_SETTINGS_COPY_NAME);
  g_auto (GStrv) houses = g_settings_get_strv (settings, "house-rules");
  g_autoptr (GError) error = NULL, copy_error = NULL;

  rummy_settings_file_is_whole (settings, &error);
  self->func (RUMMY_INSPECT_READ, name != NULL ? name : "dconf", 0, error, self->data);
  if (name != NULL && exists (copy)) {
    rummy_settings_file_copy_is_whole (settings, self->directory, &copy_error);
    tell (self, copy, 0, copy_error);
  }
  inspect_houses (self, "house-rules", houses);
  inspect_houses_of_others (self, settings);
}

static gboolean
fail (sqlite3 *db, GError **error)
{
  return rummy_database_fail_reading (rummy_database_is_damage (sqlite3_errcode (db)), error);
}

/* Returns whether a game can be read.  Only the row of one that was deleted has no record. */
static gboolean
read_game (sqlite3_stmt *row, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (sqlite3_column_blob (row, 0), (gsize) sqlite3_column_bytes (row, 0));
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) local = NULL;

  if (rummy_save_from_bytes (bytes, &game, &local))
    return TRUE;
  if (!g_error_matches (local, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_VERSION))
    return rummy_database_fail_reading (TRUE, error);
  g_propagate_error (error, g_steal_pointer (&local));

  return FALSE;
}

/* Returns whether SQLite finds the whole file in order, a start would use it, and every game can be read. */
static gboolean
read_database (RummyDatabase *place, guint *n_games, GError **error)
{
  sqlite3 *db = place->db;
  g_autoptr (sqlite3_stmt) check = rummy_database_prepare (db, NULL, "PRAGMA integrity_check(1)", "");
  g_autoptr (sqlite3_stmt) games = NULL;
  g_autoptr (GError) local = NULL;
  int code;

  if (check == NULL || sqlite3_step (check) != SQLITE_ROW)
    return fail (db, error);
  if (!g_str_equal (rummy_database_text (check, 0), "ok"))
    return rummy_database_fail_reading (TRUE, error);
  if (!rummy_database_is_usable (place, &local)) {
    if (g_error_matches (local, RUMMY_HISTORY_ERROR, RUMMY_HISTORY_ERROR_UNUSABLE))
      return fail (db, error);
    g_propagate_error (error, g_steal_pointer (&local));
    return FALSE;
  }

  games = rummy_database_prepare (db, NULL,
                                  "SELECT saved, is_removed FROM game LEFT JOIN record ON game = id"
                                  " WHERE is_removed >= 0",
                                  "");
  if (games == NULL)
    return fail (db, error);
  while ((code = sqlite3_step (games)) == SQLITE_ROW) {
    if (!read_game (games, error))
      return FALSE;
    *n_games += sqlite3_column_int (games, 1) == 0;
  }

  return code == SQLITE_DONE || fail (db, error);
}

static gboolean
open_database (const char *path, const char *mode, guint *n_games, GError **error)
{
  RummyDatabase place = { .path = (char *) path };
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL), *name = g_strconcat (uri, mode, NULL);
  gboolean is_whole = sqlite3_open_v2 (name, &place.db, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL) == SQLITE_OK
                        ? read_database (&place, n_games, error)
                        : fail (place.db, error);

  sqlite3_close (place.db);

  return is_whole;
}

/* SQLite would put an index beside the log, unless the program has the file open and its own is there. */
static gboolean
open_copy (const char *path, guint *n_games, GError **error)
{
  static const char *const suffixes[] = { "", "-wal" };
  g_autofree char *folder = g_dir_make_tmp ("rummy500-XXXXXX", NULL);
  g_autofree char *copy_path = folder != NULL ? g_build_filename (folder, RUMMY_HISTORY_NAME, NULL) : NULL;
  g_autoptr (GFile) place = folder != NULL ? g_file_new_for_path (folder) : NULL;
  gboolean is_copied = folder != NULL, is_whole;

  for (guint i = 0; i < G_N_ELEMENTS (suffixes) && is_copied; i++) {
    g_autofree char *from_path = g_strconcat (path, suffixes[i], NULL);
    g_autofree char *to_path = g_strconcat (copy_path, suffixes[i], NULL);
    g_autoptr (GFile) from = g_file_new_for_path (from_path), to = g_file_new_for_path (to_path);
    GStatBuf status;

    is_copied = g_stat (from_path, &status) == 0 && status.st_size <= RUMMY_DATABASE_BYTES_MAX &&
                g_file_copy (from, to, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL);
  }
  is_whole = is_copied ? open_database (copy_path, "", n_games, error) : rummy_database_fail_reading (FALSE, error);
  if (place != NULL)
    rummy_profiles_delete_folder (place);

  return is_whole;
}

static gboolean
check_database (const char *path, guint *n_games, GError **error)
{
  RummyDatabase place = { .path = (char *) path };
  g_autofree char *log = g_strconcat (path, "-wal", NULL), *index = g_strconcat (path, "-shm", NULL);
  GStatBuf status;
  gboolean has_log = g_stat (log, &status) == 0 && status.st_size > 0;

  if (!rummy_database_may_open (&place) || rummy_database_is_emptied (&place))
    return rummy_database_fail_reading (TRUE, error);
  if (g_stat (path, &status) == 0 && status.st_size == 0)
    return TRUE;
  if (!has_log)
    return open_database (path, "?immutable=1", n_games, error);

  return g_file_test (index, G_FILE_TEST_EXISTS) ? open_database (path, "", n_games, error)
                                                 : open_copy (path, n_games, error);
}

static void
inspect_database (Inspection *self, GFile *file)
{
  g_autoptr (GError) error = NULL;
  guint n = 0;

  check_database (g_file_peek_path (file), &n, &error);
  tell (self, file, n, error);
}

static void
aside_free (gpointer data)
{
  RummyAside *self = data;

  g_object_unref (self->file);
  g_free (self->folder);
  g_free (self);
}

/* Takes ownership of @file. */
static void
add_aside (GPtrArray *found, RummyAsideKind kind, GFile *file, const char *folder)
{
  g_autoptr (GFileInfo) info =
    g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_TIME_MODIFIED,
                       G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);
  RummyAside *aside = g_new0 (RummyAside, 1);

  *aside = (RummyAside) { kind, file, g_strdup (folder), 0 };
  if (info == NULL || g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR) {
    aside_free (aside);
    return;
  }
  aside->changed = (gint64) g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED);
  g_ptr_array_add (found, aside);
}

/* Adds the files of a folder whose names are @prefix and a number.  The log of a database, which is beside it, comes
 * with that. */
static void
add_all_aside (GPtrArray *found, RummyAsideKind kind, GFile *place, const char *prefix, const char *folder)
{
  g_autoptr (GPtrArray) names = list_files (place, "", NULL);

  for (guint i = 0; i < names->len; i++) {
    const char *name = names->pdata[i], *number = name + strlen (prefix);

    if (g_str_has_prefix (name, prefix) && number[strspn (number, "0123456789")] == '\0')
      add_aside (found, kind, g_file_get_child (place, name), folder);
  }
}

static void
add_games_aside (GPtrArray *found, GFile *directory, const char *folder)
{
  g_autoptr (GFile) place = g_file_resolve_relative_path (directory, folder);
  g_autoptr (GFile) practice = g_file_get_child (place, "practice");
  g_autoptr (GFile) unfinished = g_file_get_child (place, "unfinished");
  g_autoptr (GPtrArray) names = list_files (unfinished, RUMMY_SAVED_GAMES_SUFFIX, NULL);

  add_all_aside (found, RUMMY_ASIDE_GAME, place, RUMMY_AUTOSAVE_NAME ".broken-", folder);
  add_all_aside (found, RUMMY_ASIDE_GAME, practice, RUMMY_AUTOSAVE_NAME ".broken-", folder);
  for (guint i = 0; i < names->len; i++) {
    g_auto (RummySavedGame) game = { 0 };
    g_autoptr (GFile) file = g_file_get_child (unfinished, names->pdata[i]);

    if (!rummy_save_load (file, &game, NULL))
      add_aside (found, RUMMY_ASIDE_GAME, g_steal_pointer (&file), folder);
  }
}

static gint
compare_asides (gconstpointer a, gconstpointer b)
{
  gint64 first = ((const RummyAside *) a)->changed, second = ((const RummyAside *) b)->changed;

  return (first < second) - (first > second);
}

static GPtrArray *
find_asides (GFile *directory)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (aside_free);
  g_autoptr (GFile) profiles = g_file_get_child (directory, "profiles");
  g_autoptr (GPtrArray) players = list_files (profiles, "", NULL);

  add_all_aside (found, RUMMY_ASIDE_HISTORY, directory, RUMMY_HISTORY_NAME ".broken-", "");
  add_all_aside (found, RUMMY_ASIDE_SETTINGS, directory, RUMMY_SETTINGS_COPY_NAME ".broken-", "");
  add_games_aside (found, directory, "");
  for (guint i = 0; i < players->len; i++) {
    g_autofree char *folder = g_build_filename ("profiles", players->pdata[i], NULL);

    add_games_aside (found, directory, folder);
  }
  g_ptr_array_sort_values (found, compare_asides);

  return found;
}

static void
aside_thread_cb (GTask *task, gpointer directory, gpointer task_data, GCancellable *cancellable)
{
  g_task_return_pointer (task, find_asides (directory), (GDestroyNotify) g_ptr_array_unref);
}

void
rummy_inspect (GFile *directory, GSettings *settings, RummyInspectFunc func, gpointer data)
{
  static const char *const databases[] = { RUMMY_HISTORY_NAME, RUMMY_HISTORY_NAME RUMMY_DATABASE_COPY,
                                           RUMMY_HISTORY_NAME RUMMY_DATABASE_COPY_OLDER };
  Inspection self = { directory, func, data };
  g_autoptr (GFile) profiles = g_file_get_child (directory, "profiles");
  g_autoptr (GPtrArray) players = inspect_names (&self, profiles, ""), asides = find_asides (directory);

  inspect_folder (&self, directory);
  for (guint i = 0; i < players->len; i++) {
    g_autoptr (GFile) folder = g_file_get_child (profiles, players->pdata[i]);

    inspect_folder (&self, folder);
  }
  for (guint i = 0; i < G_N_ELEMENTS (databases); i++) {
    g_autoptr (GFile) file = g_file_get_child (directory, databases[i]);
    RummyDatabase place = { .path = (char *) g_file_peek_path (file) };

    if (exists (file) || rummy_database_is_emptied (&place))
      inspect_database (&self, file);
  }
  for (guint i = 1; i <= RUMMY_DATABASE_DAMAGED_MAX; i++) {
    g_autofree char *name = g_strdup_printf (RUMMY_HISTORY_NAME ".damaged-%u", i);
    g_autoptr (GFile) file = g_file_get_child (directory, name);

    if (g_file_query_exists (file, NULL))
      func (RUMMY_INSPECT_WAITING, name, 0, NULL, data);
  }
  inspect_settings (&self, settings);
  if (asides->len > 0)
    func (RUMMY_INSPECT_KEPT, NULL, asides->len, NULL, data);
}

void
rummy_inspect_aside_async (GFile *directory, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (directory, cancellable, callback, data);

  g_task_run_in_thread (task, aside_thread_cb);
}

GPtrArray *
rummy_inspect_aside_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
