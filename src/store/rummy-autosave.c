/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-autosave.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>

#define NEW_NAME RUMMY_AUTOSAVE_NAME ".new"

struct _RummyAutosave {
  GObject parent_instance;

  char *directory, *path, *new_path;
  gboolean is_syncing;
  int waiting_fd;      /* the file written since the sync began that is under way, or -1 */
  gboolean is_blocked; /* a file that cannot be read stands in the way and could not be renamed */
};

G_DEFINE_FINAL_TYPE (RummyAutosave, rummy_autosave, G_TYPE_OBJECT)

enum { SIGNAL_SYNCED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* What a thread forces to the disk. */
typedef struct {
  int fd;
  char *directory;
} Sync;

static void start_sync (RummyAutosave *self, int fd);

static void
sync_free (Sync *sync)
{
  g_clear_fd (&sync->fd, NULL);
  g_free (sync->directory);
  g_free (sync);
}

static gboolean
fail (GError **error, int number)
{
  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number), _("The game could not be saved: %s"),
               g_strerror (number));

  return FALSE;
}

static gboolean
write_all (int fd, GBytes *bytes)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);

  while (size > 0) {
    gssize n = write (fd, data, size);

    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0)
      return FALSE;
    data += n;
    size -= (gsize) n;
  }

  return TRUE;
}

/* Renames the file to a free name; returns it, or NULL. */
static char *
put_aside (RummyAutosave *self, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);

  for (guint i = 1;; i++) {
    g_autofree char *aside_path = g_strdup_printf ("%s.broken-%u", self->path, i);
    g_autoptr (GFile) aside = g_file_new_for_path (aside_path);
    g_autoptr (GError) local = NULL;

    if (g_file_move (file, aside, G_FILE_COPY_NO_FALLBACK_FOR_MOVE | G_FILE_COPY_NOFOLLOW_SYMLINKS, NULL, NULL, NULL,
                     &local))
      return g_filename_display_name (aside_path);
    if (!g_error_matches (local, G_IO_ERROR, G_IO_ERROR_EXISTS)) {
      g_propagate_error (error, g_steal_pointer (&local));
      return NULL;
    }
  }
}

static gboolean
clear_the_way (RummyAutosave *self, GError **error)
{
  g_autofree char *aside = NULL;
  g_autoptr (GError) local = NULL;

  if (!self->is_blocked)
    return TRUE;

  aside = put_aside (self, &local);
  if (aside == NULL && !g_error_matches (local, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)) {
    g_propagate_error (error, g_steal_pointer (&local));
    return FALSE;
  }
  self->is_blocked = FALSE;

  return TRUE;
}

static void
sync_thread_cb (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Sync *sync = task_data;
  int number = 0;
  int directory;

  if (g_fsync (sync->fd) != 0)
    number = errno;

  /* The rename is on the disk once the directory is; some file systems have no such call for it. */
  directory = g_open (sync->directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  if (directory >= 0) {
    if (number == 0 && g_fsync (directory) != 0 && errno != EINVAL)
      number = errno;
    close (directory);
  } else if (number == 0) {
    number = errno;
  }

  if (number == 0)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_new_error (task, G_IO_ERROR, g_io_error_from_errno (number), _("The game could not be saved: %s"),
                             g_strerror (number));
}

static void
synced_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyAutosave) self = data;
  g_autoptr (GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);

  self->is_syncing = FALSE;
  if (self->waiting_fd >= 0)
    start_sync (self, g_steal_fd (&self->waiting_fd));
  else
    g_signal_emit (self, signals[SIGNAL_SYNCED], 0, error);
}

/* Takes fd. */
static void
start_sync (RummyAutosave *self, int fd)
{
  /* The task knows this object only by its callback: the thread may be the last to let go of the task. */
  g_autoptr (GTask) task = g_task_new (NULL, NULL, synced_cb, g_object_ref (self));
  Sync *sync = g_new (Sync, 1);

  sync->fd = fd;
  sync->directory = g_strdup (self->directory);
  g_task_set_task_data (task, sync, (GDestroyNotify) sync_free);

  self->is_syncing = TRUE;
  g_task_run_in_thread (task, sync_thread_cb);
}

/* Takes fd.  One sync at a time; what a newer one replaces need not reach the disk. */
static void
queue_sync (RummyAutosave *self, int fd)
{
  if (!self->is_syncing) {
    start_sync (self, fd);
    return;
  }

  g_clear_fd (&self->waiting_fd, NULL);
  self->waiting_fd = fd;
}

static void
rummy_autosave_finalize (GObject *object)
{
  RummyAutosave *self = RUMMY_AUTOSAVE (object);

  g_clear_fd (&self->waiting_fd, NULL);
  g_free (self->directory);
  g_free (self->path);
  g_free (self->new_path);

  G_OBJECT_CLASS (rummy_autosave_parent_class)->finalize (object);
}

static void
rummy_autosave_class_init (RummyAutosaveClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rummy_autosave_finalize;

  signals[SIGNAL_SYNCED] = g_signal_new ("synced", RUMMY_TYPE_AUTOSAVE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
rummy_autosave_init (RummyAutosave *self)
{
  self->waiting_fd = -1;
}

RummyAutosave *
rummy_autosave_new (GFile *directory)
{
  RummyAutosave *self = g_object_new (RUMMY_TYPE_AUTOSAVE, NULL);

  self->directory = g_file_get_path (directory);
  self->path = g_build_filename (self->directory, RUMMY_AUTOSAVE_NAME, NULL);
  self->new_path = g_build_filename (self->directory, NEW_NAME, NULL);

  return self;
}

gboolean
rummy_autosave_load (RummyAutosave *self, RummySavedGame *game, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autoptr (GError) local = NULL;
  g_autofree char *aside = NULL;

  g_return_val_if_fail (RUMMY_IS_AUTOSAVE (self), FALSE);

  /* Left behind by a kill in the middle of a write: what stands in the file itself is whole. */
  g_unlink (self->new_path);

  if (rummy_save_load (file, game, &local))
    return TRUE;
  if (g_error_matches (local, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return FALSE;

  aside = put_aside (self, NULL);
  self->is_blocked = aside == NULL;
  if (aside == NULL)
    g_set_error (error, local->domain, local->code,
                 _("The saved game “%s” cannot be read, and it cannot be renamed: %s"), self->path, local->message);
  else if (g_error_matches (local, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_VERSION))
    g_set_error (error, local->domain, local->code,
                 _("The saved game comes from a newer version of this program. It is kept as “%s”."), aside);
  else
    g_set_error (error, local->domain, local->code, _("The saved game cannot be read. It is kept as “%s”."), aside);

  return FALSE;
}

gboolean
rummy_autosave_write (RummyAutosave *self, const RummySavedGame *game, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofd int fd = -1;

  g_return_val_if_fail (RUMMY_IS_AUTOSAVE (self), FALSE);

  if (!clear_the_way (self, error))
    return FALSE;

  bytes = rummy_save_to_bytes (game);
  if (g_mkdir_with_parents (self->directory, 0700) != 0)
    return fail (error, errno);
  fd = g_open (self->new_path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (fd < 0)
    return fail (error, errno);

  if (!write_all (fd, bytes) || g_rename (self->new_path, self->path) != 0) {
    int number = errno;

    g_unlink (self->new_path);
    return fail (error, number);
  }
  queue_sync (self, g_steal_fd (&fd));

  return TRUE;
}

gboolean
rummy_autosave_is_pending (RummyAutosave *self)
{
  g_return_val_if_fail (RUMMY_IS_AUTOSAVE (self), FALSE);

  return self->is_syncing;
}
