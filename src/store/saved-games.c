/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/saved-games.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "store/read.h"
#include "store/replace.h"

#define NAMES_IN_ORDER 32

void
rummy_game_file_free (RummyGameFile *self)
{
  rummy_saved_game_clear (&self->saved);
  g_clear_object (&self->file);
  g_clear_pointer (&self->changed, g_date_time_unref);
  g_free (self);
}

/* Replaces the message by one that says what the user can do. */
static void
word_failure (GFile *file, GError **error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autofree char *reason = g_steal_pointer (&(*error)->message);

  /* Translators: the name of a file and the system's error message. */
  (*error)->message = g_strdup_printf (_("Couldn’t save “%s”. Choose another place or name.\n\n%s"), name, reason);
}

void
rummy_saved_games_save_async (GFile *file, const RummySavedGame *game, GCancellable *cancellable,
                              GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_if_fail (G_IS_FILE (file));

  bytes = rummy_save_to_bytes (game);
  rummy_replace_async (file, bytes, G_FILE_CREATE_NONE, cancellable, callback, data);
}

gboolean
rummy_saved_games_save_finish (GAsyncResult *result, GError **error)
{
  GError *local = NULL;

  if (rummy_replace_finish (result, &local))
    return TRUE;

  word_failure (g_task_get_source_object (G_TASK (result)), &local);
  g_propagate_error (error, local);

  return FALSE;
}

static RummyGameFile *
load (GFile *file, GError **error)
{
  g_autoptr (RummyGameFile) game = g_new0 (RummyGameFile, 1);
  g_autoptr (GFileInfo) info = NULL;

  if (!rummy_save_load (file, &game->saved, error))
    return NULL;

  game->file = g_object_ref (file);
  info = g_file_query_info (file, G_FILE_ATTRIBUTE_TIME_MODIFIED "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC, 0, NULL,
                            NULL);
  if (info != NULL)
    game->changed = g_file_info_get_modification_date_time (info);

  return g_steal_pointer (&game);
}

static void
load_thread_cb (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  GError *error = NULL;
  RummyGameFile *game = load (source, &error);

  if (game != NULL)
    g_task_return_pointer (task, game, (GDestroyNotify) rummy_game_file_free);
  else
    g_task_return_error (task, error);
}

void
rummy_saved_games_load_async (GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (file, cancellable, callback, data);

  g_task_run_in_thread (task, load_thread_cb);
}

RummyGameFile *
rummy_saved_games_load_finish (GAsyncResult *result, GFile **file, GError **error)
{
  if (file != NULL)
    *file = g_object_ref (g_task_get_source_object (G_TASK (result)));

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* Creates an empty file; returns FALSE with errno if the name is taken or on failure. */
static gboolean
make_empty (const char *path)
{
  int fd = g_open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

  if (fd < 0)
    return FALSE;
  close (fd);

  return TRUE;
}

gboolean
rummy_saved_games_is_unnamed (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  guint number;
  int end = 0;

  return sscanf (name, "game-%u" RUMMY_SAVED_GAMES_SUFFIX "%n", &number, &end) == 1 && end > 0 && name[end] == '\0';
}

/* Creates a file with an unused name in the folder, creating that too if necessary: empty, or as a hard link to
 * @present.  Returns NULL with errno on failure.  Names do not contain the deal code, which is secret until a game
 * is over. */
static char *
take_name (const char *folder, const char *present)
{
  if (g_mkdir_with_parents (folder, 0700) != 0)
    return NULL;

  /* With many files a random number finds a free name faster. */
  for (guint i = 1;; i = i < NAMES_IN_ORDER ? i + 1 : g_random_int ()) {
    g_autofree char *base = g_strdup_printf ("game-%u" RUMMY_SAVED_GAMES_SUFFIX, i);
    g_autofree char *path = g_build_filename (folder, base, NULL);

    if (present != NULL ? link (present, path) == 0 : make_empty (path))
      return g_steal_pointer (&path);
    if (errno != EEXIST)
      return NULL;
  }
}

/* The file has reached the disk when this returns. */
static GFile *
put (GFile *folder, GBytes *bytes, GError **error)
{
  g_autofree char *path = take_name (g_file_peek_path (folder), NULL);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  if (path == NULL) {
    int number = errno;

    g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (number), g_strerror (number));
    return NULL;
  }
  if (!g_file_set_contents_full (path, data, (gssize) size,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600, error)) {
    g_unlink (path);
    return NULL;
  }

  return g_file_new_for_path (path);
}

static void
put_thread_cb (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  GError *error = NULL;
  GFile *file = put (source, task_data, &error);

  if (file != NULL)
    g_task_return_pointer (task, file, g_object_unref);
  else
    g_task_return_error (task, error);
}

/* Syncs a file with a new name and its folder. */
static void
sync_thread_cb (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  const char *path = g_file_peek_path (source);
  g_autofree char *folder = g_path_get_dirname (path);
  const char *const paths[] = { path, folder };

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++) {
    g_autofd int fd = g_open (paths[i], O_RDONLY | O_NONBLOCK | O_CLOEXEC, 0);

    if (fd >= 0)
      g_fsync (fd);
  }
  g_task_return_boolean (task, TRUE);
}

static gboolean
holds (GFile *file, GBytes *bytes)
{
  g_autoptr (GBytes) present = rummy_read (file, RUMMY_SAVE_BYTES_MAX, NULL, NULL);

  return present != NULL && g_bytes_equal (present, bytes);
}

GFile *
rummy_saved_games_add (GFile *folder, const RummySavedGame *game, GFile *present, GError **error)
{
  g_autoptr (GBytes) bytes = rummy_save_to_bytes (game);
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GTask) task = NULL;

  g_return_val_if_fail (g_file_peek_path (folder) != NULL, NULL);

  if (present != NULL && holds (present, bytes))
    path = take_name (g_file_peek_path (folder), g_file_peek_path (present));
  if (path == NULL)
    return put (folder, bytes, error);

  file = g_file_new_for_path (path);
  task = g_task_new (file, NULL, NULL, NULL);
  g_task_run_in_thread (task, sync_thread_cb);

  return g_steal_pointer (&file);
}

void
rummy_saved_games_add_async (GFile *folder, const RummySavedGame *game, GCancellable *cancellable,
                             GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (folder, cancellable, callback, data);

  g_return_if_fail (g_file_peek_path (folder) != NULL);

  g_task_set_task_data (task, rummy_save_to_bytes (game), (GDestroyNotify) g_bytes_unref);
  g_task_run_in_thread (task, put_thread_cb);
}

gboolean
rummy_saved_games_add_finish (GAsyncResult *result, GFile **file, GError **error)
{
  g_autoptr (GFile) put = g_task_propagate_pointer (G_TASK (result), error);

  if (file != NULL)
    *file = put != NULL ? g_object_ref (put) : NULL;

  return put != NULL;
}

static void
rename_file (GFile *file, GHashTable *names)
{
  g_autoptr (GFileInfo) times = g_file_query_info (file, "time::modified,time::modified-usec", 0, NULL, NULL);
  g_auto (RummySavedGame) saved = { 0 };
  g_autoptr (GBytes) bytes = NULL;
  gconstpointer data;
  gsize size;

  if (!rummy_save_load (file, &saved, NULL) || !rummy_seats_rename (&saved.seats, names))
    return;

  bytes = rummy_save_to_bytes (&saved);
  data = g_bytes_get_data (bytes, &size);
  if (g_file_set_contents_full (g_file_peek_path (file), data, (gssize) size, G_FILE_SET_CONTENTS_CONSISTENT, 0600,
                                NULL) &&
      times != NULL)
    g_file_set_attributes_from_info (file, times, G_FILE_QUERY_INFO_NONE, NULL, NULL);
}

void
rummy_saved_games_rename (GFile *folder, GHashTable *names)
{
  g_autoptr (GFileEnumerator) files =
    g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);
  GFile *file;

  while (files != NULL && g_file_enumerator_iterate (files, NULL, &file, NULL, NULL) && file != NULL)
    rename_file (file, names);
}

/* Files that are later than tomorrow were written before the clock was set back, nobody knows when: they come last. */
static int
compare_latest_first (gconstpointer a, gconstpointer b, gpointer tomorrow)
{
  const RummyGameFile *one = *(const RummyGameFile *const *) a, *other = *(const RummyGameFile *const *) b;
  int is_one_later, is_other_later;

  if (one->changed == NULL || other->changed == NULL)
    return (one->changed == NULL) - (other->changed == NULL);

  is_one_later = g_date_time_compare (one->changed, tomorrow) > 0;
  is_other_later = g_date_time_compare (other->changed, tomorrow) > 0;
  if (is_one_later != is_other_later)
    return is_one_later - is_other_later;

  return g_date_time_compare (other->changed, one->changed);
}

static void
list_thread_cb (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func ((GDestroyNotify) rummy_game_file_free);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc (), tomorrow = g_date_time_add_days (now, 1);
  g_autoptr (GFileEnumerator) files = NULL;
  GError *error = NULL;
  GFile *file;

  files = g_file_enumerate_children (source, G_FILE_ATTRIBUTE_STANDARD_NAME, 0, cancellable, &error);
  while (files != NULL && g_file_enumerator_iterate (files, NULL, &file, cancellable, &error) && file != NULL) {
    RummyGameFile *game = g_str_has_suffix (g_file_peek_path (file), RUMMY_SAVED_GAMES_SUFFIX) ? load (file, NULL)
                                                                                               : NULL;

    if (game != NULL)
      g_ptr_array_add (games, game);
  }
  if (error != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)) {
    g_task_return_error (task, error);
    return;
  }

  g_clear_error (&error);
  g_ptr_array_sort_with_data (games, compare_latest_first, tomorrow);
  g_task_return_pointer (task, g_steal_pointer (&games), (GDestroyNotify) g_ptr_array_unref);
}

void
rummy_saved_games_list_async (GFile *folder, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (folder, cancellable, callback, data);

  g_return_if_fail (g_file_peek_path (folder) != NULL);

  g_task_run_in_thread (task, list_thread_cb);
}

GPtrArray *
rummy_saved_games_list_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
