/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is no file, cannot be opened, or is in another place than before: nothing is waited for, nothing is lost. */

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "rummy-autosave.h"
#include "rummy-house-rules.h"
#include "rummy-parcel.h"
#include "rummy-read.h"
#include "rummy-shelf.h"
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

typedef void (*Maker) (const char *path);
static const Maker makers[] = { make_pipe, make_folder, make_socket, make_device_link };

/* Whatever reads a file of somebody else's. */
static void
test_kinds (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (makers); i++) {
    int code = makers[i] == make_folder ? G_IO_ERROR_IS_DIRECTORY : G_IO_ERROR_NOT_REGULAR_FILE;
    g_autoptr (GError) error = NULL, save_error = NULL;
    g_auto (RummySavedGame) game = { 0 };

    makers[i] (fixture->path);
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

/* On a shelf a pipe is no game. */
static void
shelf_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GPtrArray **) data = rummy_shelf_list_finish (result, NULL);
}

static void
test_shelf_kinds (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_file_peek_path (fixture->directory), "a" RUMMY_SHELF_SUFFIX, NULL);
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) games = NULL;

  make_pipe (path);
  rummy_shelf_rename (fixture->directory, names);
  rummy_shelf_list_async (fixture->directory, NULL, shelf_cb, &games);
  while (games == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (games->len, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) g_test_add ("/read/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("kinds", test_kinds);
  ADD ("size", test_size);
  ADD ("shelf-kinds", test_shelf_kinds);

  return g_test_run ();
}
