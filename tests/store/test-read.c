/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is no file, cannot be opened, or is in another place than before: nothing is waited for, nothing is lost. */

#include <errno.h>
#include <glib/gstdio.h>
#include <linux/capability.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <unistd.h>

#include "store/autosave.h"
#include "store/house-rules.h"
#include "store/parcel.h"
#include "store/read.h"
#include "store/saved-games.h"
#include "sample.h"

typedef struct {
  GFile *directory, *file;
  char *path;
  RummyAutosave *autosave;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->directory = sample_directory ();
  fixture->file = g_file_get_child (fixture->directory, RUMMY_AUTOSAVE_NAME);
  fixture->path = g_file_get_path (fixture->file);
  fixture->autosave = rummy_autosave_new (fixture->directory);
}

static void
settle (RummyAutosave *autosave)
{
  while (rummy_autosave_is_pending (autosave))
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  settle (fixture->autosave);
  g_assert_finalize_object (g_steal_pointer (&fixture->autosave));
  sample_remove (fixture->directory);
  g_free (fixture->path);
  g_object_unref (fixture->file);
  g_object_unref (fixture->directory);
}

static void
make_pipe (const char *path)
{
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
}

static void
make_folder (const char *path)
{
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
}

static void
make_socket (const char *path)
{
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  int fd = socket (AF_UNIX, SOCK_STREAM, 0);

  g_strlcpy (address.sun_path, path, sizeof address.sun_path);
  g_assert_cmpint (bind (fd, (struct sockaddr *) &address, sizeof address), ==, 0);
  close (fd);
}

static void
make_device_link (const char *path)
{
  g_assert_cmpint (symlink ("/dev/zero", path), ==, 0);
}

static void
make_loop (const char *path)
{
  g_assert_cmpint (symlink (path, path), ==, 0);
}

typedef void (*Maker) (const char *path);
static const Maker makers[] = { make_pipe, make_folder, make_socket, make_device_link, make_loop };

/* Whatever reads a file of somebody else's. */
static void
test_kinds (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (makers); i++) {
    int code = makers[i] == make_folder ? G_IO_ERROR_IS_DIRECTORY : G_IO_ERROR_NOT_REGULAR_FILE;
    g_autoptr (GError) error = NULL, save_error = NULL;
    g_auto (RummySavedGame) game = { 0 };

    makers[i](fixture->path);
    g_assert_null (rummy_read (fixture->file, 10, NULL, &error));
    g_assert_error (error, G_IO_ERROR, code);
    g_assert_true (rummy_read_is_refusal (error));
    g_assert_false (rummy_read_may (fixture->path, NULL));
    g_assert_false (rummy_save_load (fixture->file, &game, &save_error));
    g_assert_error (save_error, G_IO_ERROR, code);
    g_assert_cmpint (g_remove (fixture->path), ==, 0);
  }
}

static void
test_size (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = g_strnfill (200000, 'x');
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) all = NULL, empty = NULL;

  g_assert_null (rummy_read (fixture->file, 10, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_false (rummy_read_is_refusal (error));
  g_assert_true (rummy_read_may (fixture->path, NULL));
  g_clear_error (&error);

  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
  all = rummy_read (fixture->file, 200000, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (g_bytes_get_data (all, NULL), g_bytes_get_size (all), text, 200000);
  g_assert_null (rummy_read (fixture->file, 199999, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE);
  g_clear_error (&error);

  g_assert_true (g_file_set_contents (fixture->path, "", 0, NULL));
  empty = rummy_read (fixture->file, 10, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (empty), ==, 0);
}

/* Bytes that this process has read. */
static guint64
count_read (void)
{
  g_autofree char *told = NULL;

  g_assert_true (g_file_get_contents ("/proc/self/io", &told, NULL, NULL));
  g_assert_true (g_str_has_prefix (told, "rchar: "));

  return g_ascii_strtoull (told + strlen ("rchar: "), NULL, 10);
}

/* Of a file that is too large nothing is read, for it could take all memory. */
static void
test_huge (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  guint64 before;

  g_assert_true (g_file_set_contents (fixture->path, "", 0, NULL));
  g_assert_cmpint (truncate (fixture->path, 4 * G_GINT64_CONSTANT (1024) * 1024 * 1024), ==, 0);
  before = count_read ();
  g_assert_null (rummy_read (fixture->file, 64 * 1024 * 1024, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE);
  g_assert_cmpuint (count_read () - before, <, 1024 * 1024);
}

static void
write_sample (Fixture *fixture, guint64 seed)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;

  sample_game (&game, "", seed, 20);
  g_assert_true (rummy_autosave_write (fixture->autosave, &game, &error));
  g_assert_no_error (error);
  settle (fixture->autosave);
}

static void
assert_write_fails (RummyAutosave *autosave, int code)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;

  sample_game (&game, "", 999, 20);
  g_assert_false (rummy_autosave_write (autosave, &game, &error));
  g_assert_error (error, RUMMY_AUTOSAVE_ERROR, code);
}

static void
assert_file_is (GFile *file, guint64 seed)
{
  g_auto (RummySavedGame) game = { 0 }, expected = { 0 };
  g_autoptr (GError) error = NULL;

  sample_game (&expected, "", seed, 20);
  g_assert_true (rummy_save_load (file, &game, &error));
  g_assert_no_error (error);
  sample_assert_equal (&game, &expected);
}

/* At the start it is put aside; one in the place of a file that is written makes no difference. */
static void
test_autosave_kinds (Fixture *fixture, gconstpointer data)
{
  g_autofree char *new_path = g_strconcat (fixture->path, ".new", NULL);
  g_autofree char *old_path = g_strconcat (fixture->path, ".old", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (makers); i++) {
    g_auto (RummySavedGame) game = { 0 };
    g_autoptr (GError) error = NULL;
    g_autofree char *aside = g_strdup_printf ("%s.broken-%u", fixture->path, i + 1);
    GStatBuf status;

    makers[i](fixture->path);
    g_assert_false (rummy_autosave_load (fixture->autosave, &game, &error));
    g_assert_nonnull (strstr (error->message, aside));
    g_assert_cmpint (g_lstat (aside, &status), ==, 0);
  }

  make_pipe (new_path);
  write_sample (fixture, 1);
  make_pipe (new_path);
  make_pipe (old_path);
  write_sample (fixture, 2);
  assert_file_is (fixture->file, 2);
}

/* On a shelf a pipe is no game. */
static void
shelf_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GPtrArray **) data = rummy_saved_games_list_finish (result, NULL);
}

static void
test_shelf_kinds (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_file_peek_path (fixture->directory), "a" RUMMY_SAVED_GAMES_SUFFIX, NULL);
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) games = NULL;

  make_pipe (path);
  rummy_saved_games_rename (fixture->directory, names);
  rummy_saved_games_list_async (fixture->directory, NULL, shelf_cb, &games);
  while (games == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (games->len, ==, 0);
}

/* Nobody may read it: root may, but where that is taken away. */
static void
set_may_read_all (gboolean may)
{
  struct __user_cap_header_struct header = { _LINUX_CAPABILITY_VERSION_3, 0 };
  struct __user_cap_data_struct sets[2];
  guint32 bits = 1u << CAP_DAC_OVERRIDE | 1u << CAP_DAC_READ_SEARCH;

  g_assert_cmpint (syscall (SYS_capget, &header, sets), ==, 0);
  sets[0].effective = may ? sets[0].effective | (bits & sets[0].permitted) : sets[0].effective & ~bits;
  g_assert_cmpint (syscall (SYS_capset, &header, sets), ==, 0);
}

static void
test_unreadable (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (RummyAutosave) next = rummy_autosave_new (fixture->directory);
  g_autofree char *aside = g_strconcat (fixture->path, ".broken-1", NULL);
  g_autoptr (GError) error = NULL;

  write_sample (fixture, 1);
  rummy_autosave_unlock (fixture->autosave);
  g_assert_cmpint (g_chmod (fixture->path, 0), ==, 0);
  set_may_read_all (FALSE);
  g_assert_false (rummy_autosave_load (next, &game, &error));
  set_may_read_all (TRUE);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED);
  g_assert_nonnull (strstr (error->message, fixture->path));
  g_assert_false (g_file_test (aside, G_FILE_TEST_EXISTS));

  /* Nor does another game take its place, also once it can be read. */
  assert_write_fails (next, RUMMY_AUTOSAVE_ERROR_UNREAD);
  g_assert_cmpint (g_chmod (fixture->path, 0600), ==, 0);
  assert_write_fails (next, RUMMY_AUTOSAVE_ERROR_UNREAD);
  assert_file_is (fixture->file, 1);

  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_true (rummy_save_load (fixture->file, &game, NULL) == FALSE);
  sample_game (&game, "", 2, 20);
  g_assert_true (rummy_autosave_write (next, &game, NULL));
  settle (next);
  assert_file_is (fixture->file, 2);
}

/* The folder has another name while the program runs: the lock is kept, and no folder made anew beside it. */
static void
test_moved (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_file_get_path (fixture->directory), *moved = g_strconcat (folder, "-moved", NULL);
  g_autoptr (GFile) elsewhere = g_file_new_build_filename (moved, RUMMY_AUTOSAVE_NAME, NULL);
  g_autoptr (GFile) moved_folder = g_file_new_for_path (moved);
  g_autoptr (RummyAutosave) second = NULL;

  write_sample (fixture, 1);
  g_assert_cmpint (g_rename (folder, moved), ==, 0);
  assert_write_fails (fixture->autosave, RUMMY_AUTOSAVE_ERROR_MOVED);
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));

  /* Where it is now it is still locked. */
  second = rummy_autosave_new (moved_folder);
  assert_write_fails (second, RUMMY_AUTOSAVE_ERROR_ELSEWHERE);

  /* Another one that was made in its place is not ours. */
  make_folder (folder);
  assert_write_fails (fixture->autosave, RUMMY_AUTOSAVE_ERROR_MOVED);
  g_assert_cmpint (g_rmdir (folder), ==, 0);

  assert_file_is (elsewhere, 1);
  g_assert_cmpint (g_rename (moved, folder), ==, 0);
  write_sample (fixture, 2);
  assert_file_is (fixture->file, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) g_test_add ("/read/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("kinds", test_kinds);
  ADD ("size", test_size);
  ADD ("huge", test_huge);
  ADD ("autosave-kinds", test_autosave_kinds);
  ADD ("shelf-kinds", test_shelf_kinds);
  ADD ("unreadable", test_unreadable);
  ADD ("moved", test_moved);

  return g_test_run ();
}
