/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/autosave.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/quarantine.h"
#include "store/read.h"
#include "store/replace.h"

#define NEW_NAME RUMMY_AUTOSAVE_NAME ".new"
#define LOCK_NAME RUMMY_AUTOSAVE_NAME ".lock"

struct _RummyAutosave {
  GObject parent_instance;

  char *directory, *path, *new_path, *old_path, *lock_path;
  int lock_fd;           /* held while this process may write; -1 without it */
  gboolean is_elsewhere; /* another process holds the lock, or did when it was last tried */
  gboolean is_syncing;
  gboolean is_synced;  /* the current content of the file has reached the disk */
  int waiting_fd;      /* file written since the running sync began, to be synced next; -1 for none */
  gboolean is_blocked; /* a damaged file is in the way and could not be renamed */
  gboolean is_unread;  /* a file that could not be opened, and may be intact, is in the way */
};

G_DEFINE_QUARK (rummy-autosave-error-quark, rummy_autosave_error)
G_DEFINE_FINAL_TYPE (RummyAutosave, rummy_autosave, G_TYPE_OBJECT)

enum { SIGNAL_SYNCED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* The input of the sync thread. */
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
fail_elsewhere (GError **error)
{
  g_set_error_literal (error, RUMMY_AUTOSAVE_ERROR, RUMMY_AUTOSAVE_ERROR_ELSEWHERE,
                       _("Rummy 500 is already open elsewhere. Close it there, then restart it here."));

  return FALSE;
}

static gboolean
fail_in (GError **error, RummyAutosaveError code, const char *directory, const char *detail)
{
  g_autofree char *name = g_filename_display_name (directory);

  g_set_error (error, RUMMY_AUTOSAVE_ERROR, code,
               /* Translators: the name of a folder and the system's error message. */
               _("This game can’t be saved in “%s”. Free up disk space or make the folder writable, then make a "
                 "move.\n\n%s"),
               name, detail);

  return FALSE;
}

static gboolean
fail (GError **error, const char *directory, int number)
{
  gboolean is_full = number == ENOSPC || number == EDQUOT || number == EFBIG;

  return fail_in (error, is_full ? RUMMY_AUTOSAVE_ERROR_FULL : RUMMY_AUTOSAVE_ERROR_FOLDER, directory,
                  g_strerror (number));
}

static gboolean
fail_moved (GError **error, const char *directory)
{
  g_autofree char *name = g_filename_display_name (directory);

  g_set_error (error, RUMMY_AUTOSAVE_ERROR, RUMMY_AUTOSAVE_ERROR_MOVED,
               /* Translators: the name of a folder. */
               _("The folder “%s” is missing, so this game isn’t being saved. Put it back, then make a move."), name);

  return FALSE;
}

static char *
unread_words (const char *path)
{
  g_autofree char *name = g_filename_display_name (path);

  /* Translators: the name of a file. */
  return g_strdup_printf (_("Your saved game “%s” couldn’t be opened, so new games won’t be saved. Change the file’s "
                            "permissions, then restart Rummy 500."),
                          name);
}

static gboolean
fail_unread (GError **error, const char *path)
{
  g_autofree char *words = unread_words (path);

  g_set_error_literal (error, RUMMY_AUTOSAVE_ERROR, RUMMY_AUTOSAVE_ERROR_UNREAD, words);

  return FALSE;
}

/* Checks that the lock file in the directory is still the one that this process locked.  If the file was deleted,
 * the lock is dropped; if it moved away with its directory, the lock stays valid there and @error is set. */
static gboolean
check_place (RummyAutosave *self, GError **error)
{
  struct stat held, there;

  if (self->lock_fd < 0 || fstat (self->lock_fd, &held) != 0)
    return TRUE;
  if (stat (self->lock_path, &there) == 0 && held.st_dev == there.st_dev && held.st_ino == there.st_ino)
    return TRUE;
  if (held.st_nlink > 0)
    return fail_moved (error, self->directory);
  g_clear_fd (&self->lock_fd, NULL);

  return TRUE;
}

/* Takes the lock of the directory, if it is not held yet.  Only the first process that uses the directory may ever
 * write there: if another one took over later, it would overwrite what the first one saved.  Without file locks
 * (some network file systems) every process counts as the first. */
static gboolean
take_lock (RummyAutosave *self, GError **error)
{
  g_autofd int fd = -1;

  if (self->is_elsewhere)
    return fail_elsewhere (error);
  if (!check_place (self, error))
    return FALSE;
  if (self->lock_fd >= 0)
    return TRUE;

  if (g_mkdir_with_parents (self->directory, 0700) != 0)
    return fail (error, self->directory, errno);
  fd = g_open (self->lock_path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600);
  if (fd < 0)
    return fail (error, self->directory, errno);
  if (flock (fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    self->is_elsewhere = TRUE;
    return fail_elsewhere (error);
  }
  self->lock_fd = g_steal_fd (&fd);

  return TRUE;
}

/* Renames the file at @path.  Returns its new name for messages, or NULL with @error. */
static char *
quarantine (RummyAutosave *self, const char *path, GError **error)
{
  g_autofree char *aside = rummy_quarantine (path, self->path, "broken", error);

  return aside != NULL ? g_filename_display_name (aside) : NULL;
}

static gboolean
clear_the_way (RummyAutosave *self, GError **error)
{
  g_autofree char *aside = NULL;
  g_autoptr (GError) local = NULL;

  if (self->is_unread && faccessat (AT_FDCWD, self->path, F_OK, AT_SYMLINK_NOFOLLOW) == 0)
    return fail_unread (error, self->path);
  self->is_unread = FALSE;
  if (!self->is_blocked)
    return TRUE;

  aside = quarantine (self, self->path, &local);
  if (aside == NULL && !g_error_matches (local, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return fail_in (error, RUMMY_AUTOSAVE_ERROR_FOLDER, self->directory, local->message);
  self->is_blocked = FALSE;

  return TRUE;
}

static void
sync_thread_cb (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Sync *sync = task_data;
  GError *error = NULL;
  int number = 0;
  int directory;

  if (g_fsync (sync->fd) != 0)
    number = errno;

  /* A rename is durable only once its directory is synced.  Not all file systems support that, so errors are
   * ignored. */
  directory = g_open (sync->directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  if (directory >= 0) {
    if (number == 0 && g_fsync (directory) != 0 && errno != EINVAL)
      number = errno;
    close (directory);
  } else if (number == 0) {
    number = errno;
  }

  if (number == 0) {
    g_task_return_boolean (task, TRUE);
  } else {
    fail (&error, sync->directory, number);
    g_task_return_error (task, error);
  }
}

static void
synced_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyAutosave) self = data;
  g_autoptr (GError) error = NULL;

  self->is_synced = g_task_propagate_boolean (G_TASK (result), &error) && self->waiting_fd < 0;

  self->is_syncing = FALSE;
  if (self->waiting_fd >= 0)
    start_sync (self, g_steal_fd (&self->waiting_fd));
  else
    g_signal_emit (self, signals[SIGNAL_SYNCED], 0, error);
}

/* Takes ownership of @fd. */
static void
start_sync (RummyAutosave *self, int fd)
{
  /* The autosave is the callback's data, not the source object, because the thread may drop the last reference to
   * the task. */
  g_autoptr (GTask) task = g_task_new (NULL, NULL, synced_cb, g_object_ref (self));
  Sync *sync = g_new (Sync, 1);

  sync->fd = fd;
  sync->directory = g_strdup (self->directory);
  g_task_set_task_data (task, sync, (GDestroyNotify) sync_free);

  self->is_syncing = TRUE;
  g_task_run_in_thread (task, sync_thread_cb);
}

/* Takes ownership of @fd.  Only one sync runs at a time.  A file that was replaced before its turn is not synced. */
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

/* After a power cut, a renamed file may turn out empty.  So a hard link keeps the last state known to be on the disk
 * until a newer one has reached it.  File systems without hard links do without. */
static void
keep_previous (RummyAutosave *self)
{
  if (!self->is_synced)
    return;

  g_unlink (self->old_path);
  if (link (self->path, self->old_path) != 0)
    g_debug ("%s: %s", self->old_path, g_strerror (errno));
}

/* The file may come from a process that was killed before its sync finished. */
static void
sync_loaded (RummyAutosave *self)
{
  int fd = self->lock_fd >= 0 ? g_open (self->path, O_RDONLY | O_NONBLOCK | O_CLOEXEC, 0) : -1;

  if (fd >= 0)
    queue_sync (self, fd);
}

/* Moves the previous state to the path of the missing file and loads it.  If it cannot be read either, it is renamed
 * and @aside is set to the new path. */
static gboolean
load_previous (RummyAutosave *self, RummySavedGame *game, char **aside)
{
  g_autoptr (GFile) old = g_file_new_for_path (self->old_path);
  g_autoptr (GError) error = NULL;

  if (self->lock_fd < 0)
    return FALSE;

  if (!rummy_save_load (old, game, &error)) {
    if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
      *aside = quarantine (self, self->old_path, NULL);
    return FALSE;
  }
  g_rename (self->old_path, self->path);
  sync_loaded (self);

  return TRUE;
}

static void
rummy_autosave_finalize (GObject *object)
{
  RummyAutosave *self = RUMMY_AUTOSAVE (object);

  g_clear_fd (&self->waiting_fd, NULL);
  g_clear_fd (&self->lock_fd, NULL);
  g_free (self->directory);
  g_free (self->path);
  g_free (self->new_path);
  g_free (self->old_path);
  g_free (self->lock_path);

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
  self->lock_fd = -1;
}

RummyAutosave *
rummy_autosave_new (GFile *directory)
{
  RummyAutosave *self = g_object_new (RUMMY_TYPE_AUTOSAVE, NULL);

  self->directory = g_file_get_path (directory);
  self->path = g_build_filename (self->directory, RUMMY_AUTOSAVE_NAME, NULL);
  self->new_path = g_build_filename (self->directory, NEW_NAME, NULL);
  self->old_path = g_build_filename (self->directory, RUMMY_AUTOSAVE_OLD_NAME, NULL);
  self->lock_path = g_build_filename (self->directory, LOCK_NAME, NULL);

  return self;
}

gboolean
rummy_autosave_load (RummyAutosave *self, RummySavedGame *game, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autoptr (GError) lock_error = NULL;
  g_autoptr (GError) local = NULL;
  g_autofree char *aside = NULL;
  g_autofree char *previous_aside = NULL;
  gboolean is_newer;

  g_return_val_if_fail (RUMMY_IS_AUTOSAVE (self), FALSE);

  if (take_lock (self, &lock_error)) {
    /* A leftover of a write that was interrupted.  The file itself is intact. */
    g_unlink (self->new_path);
  } else if (self->is_elsewhere) {
    g_propagate_error (error, g_steal_pointer (&lock_error));
    return FALSE;
  }

  if (rummy_save_load (file, game, &local)) {
    sync_loaded (self);
    return TRUE;
  }
  if (lock_error != NULL && local->domain == G_IO_ERROR) {
    /* If the directory becomes usable later, it may contain a file that was never loaded. */
    self->is_blocked = TRUE;
    g_propagate_error (error, g_steal_pointer (&lock_error));
    return FALSE;
  }
  if (g_error_matches (local, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return load_previous (self, game, &previous_aside);
  if (local->domain == G_IO_ERROR && !rummy_read_is_refusal (local)) {
    g_autofree char *words = unread_words (self->path);

    self->is_unread = TRUE;
    g_set_error (error, local->domain, local->code, "%s\n\n%s", words, local->message);
    return FALSE;
  }

  aside = quarantine (self, self->path, NULL);
  self->is_blocked = aside == NULL;
  if (aside == NULL) {
    g_autofree char *name = g_filename_display_name (self->path);

    /* Translators: the name of a file. */
    g_set_error (error, local->domain, local->code, _("Your saved game couldn’t be read. It’s kept as “%s”."), name);
    return FALSE;
  }
  is_newer = g_error_matches (local, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_VERSION);
  if (load_previous (self, game, &previous_aside)) {
    g_set_error (error, local->domain, local->code,
                 is_newer
                   /* Translators: the name of a file. */
                   ? _("Your saved game needs a newer version of Rummy 500, so an earlier save was opened. "
                       "The newer file is kept as “%s”.")
                   /* Translators: the name of a file. */
                   : _("Your saved game was damaged, so an earlier save was opened. "
                       "The damaged file is kept as “%s”."),
                 aside);
    return TRUE;
  }

  if (is_newer)
    g_set_error (error, local->domain, local->code,
                 /* Translators: the name of a file. */
                 _("Your saved game needs a newer version of Rummy 500. It’s kept as “%s”."), aside);
  else if (previous_aside != NULL)
    g_set_error (error, local->domain, local->code,
                 /* Translators: the names of two files. */
                 _("Your saved game couldn’t be read. Its files are kept as “%s” and “%s”."), aside, previous_aside);
  else
    /* Translators: the name of a file. */
    g_set_error (error, local->domain, local->code, _("Your saved game couldn’t be read. It’s kept as “%s”."), aside);

  return FALSE;
}

gboolean
rummy_autosave_peek (RummyAutosave *self, RummySavedGame *game)
{
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (RUMMY_IS_AUTOSAVE (self), FALSE);

  file = g_file_new_for_path (self->path);

  return take_lock (self, NULL) && rummy_save_load (file, game, NULL);
}

gboolean
rummy_autosave_write (RummyAutosave *self, const RummySavedGame *game, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofd int fd = -1;
  gboolean is_written;

  g_return_val_if_fail (RUMMY_IS_AUTOSAVE (self), FALSE);

  if (!take_lock (self, error) || !clear_the_way (self, error))
    return FALSE;

  bytes = rummy_save_to_bytes (game);
  if (g_mkdir_with_parents (self->directory, 0700) != 0) /* it may have been deleted meanwhile */
    return fail (error, self->directory, errno);
  g_unlink (self->new_path); /* may be anything, even a pipe, on which open () would block */
  fd = g_open (self->new_path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (fd < 0)
    return fail (error, self->directory, errno);

  is_written = rummy_replace_write (fd, bytes);
  if (is_written)
    keep_previous (self);
  if (!is_written || g_rename (self->new_path, self->path) != 0) {
    int number = errno;

    g_unlink (self->new_path);
    return fail (error, self->directory, number);
  }
  self->is_synced = FALSE;
  queue_sync (self, g_steal_fd (&fd));

  return TRUE;
}

gboolean
rummy_autosave_is_pending (RummyAutosave *self)
{
  g_return_val_if_fail (RUMMY_IS_AUTOSAVE (self), FALSE);

  return self->is_syncing;
}

void
rummy_autosave_unlock (RummyAutosave *self)
{
  g_return_if_fail (RUMMY_IS_AUTOSAVE (self));

  g_clear_fd (&self->lock_fd, NULL);
}
