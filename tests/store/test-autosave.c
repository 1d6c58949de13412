/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/autosave.h"
#include "sample.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct {
  GFile *directory, *file;
  RummyAutosave *autosave;
  guint n_synced;
  GError *error; /* of the last sync */
} Fixture;

static void
synced_cb (RummyAutosave *autosave, const GError *error, Fixture *fixture)
{
  g_assert_false (rummy_autosave_is_pending (autosave));
  fixture->n_synced++;
  g_clear_error (&fixture->error);
  fixture->error = error ? g_error_copy (error) : NULL;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->directory = sample_directory ();
  fixture->file = g_file_get_child (fixture->directory, RUMMY_AUTOSAVE_NAME);
  fixture->autosave = rummy_autosave_new (fixture->directory);
  g_signal_connect (fixture->autosave, "synced", G_CALLBACK (synced_cb), fixture);
}

static void
settle (Fixture *fixture)
{
  while (rummy_autosave_is_pending (fixture->autosave))
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  settle (fixture);
  g_assert_finalize_object (g_steal_pointer (&fixture->autosave));
  g_clear_error (&fixture->error);
  sample_remove (fixture->directory);
  g_clear_object (&fixture->file);
  g_clear_object (&fixture->directory);
}

static void
write_sample (Fixture *fixture, guint64 seed)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;

  sample_game (&game, "", seed, 20);
  g_assert_true (rummy_autosave_write (fixture->autosave, &game, &error));
  g_assert_no_error (error);
}

/* What is told names the place. */
static void
assert_write_fails_with (Fixture *fixture, RummyAutosave *autosave, int code)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;

  sample_game (&game, "", 999, 20);
  g_assert_false (rummy_autosave_write (autosave, &game, &error));
  g_assert_error (error, RUMMY_AUTOSAVE_ERROR, code);
  g_assert_true ((strstr (error->message, g_file_peek_path (fixture->directory)) != NULL) ==
                 (code != RUMMY_AUTOSAVE_ERROR_ELSEWHERE));
}

static void
assert_write_fails (Fixture *fixture)
{
  assert_write_fails_with (fixture, fixture->autosave, RUMMY_AUTOSAVE_ERROR_FOLDER);
}

/* What another process would find. */
static void
assert_file_is (Fixture *fixture, guint64 seed)
{
  g_auto (RummySavedGame) game = { 0 }, expected = { 0 };
  g_autoptr (GError) error = NULL;

  sample_game (&expected, "", seed, 20);
  g_assert_true (rummy_save_load (fixture->file, &game, &error));
  g_assert_no_error (error);
  sample_assert_equal (&game, &expected);
}

static void
put (Fixture *fixture, const char *name, const char *text)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->directory, name);
  g_autoptr (GError) error = NULL;

  g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error);
  g_assert_no_error (error);
}

static void
assert_holds (Fixture *fixture, const char *name, const char *text)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->directory, name);
  g_autofree char *contents = NULL;

  g_assert_true (g_file_load_contents (file, NULL, &contents, NULL, NULL, NULL));
  g_assert_cmpstr (contents, ==, text);
}

/* Without the lock. */
static guint
n_files (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (fixture->directory), 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)))
    n += !g_str_has_suffix (name, ".lock");

  return n;
}

/* Nothing is loaded, and error tells of the name that the file has now. */
static void
assert_load_puts_aside (Fixture *fixture, const char *name, int code)
{
  g_auto (RummySavedGame) game = { 0 }, before = { 0 };
  g_autoptr (GError) error = NULL;

  sample_game (&game, "", 5, 10);
  sample_game (&before, "", 5, 10);
  g_assert_false (rummy_autosave_load (fixture->autosave, &game, &error));
  g_assert_error (error, RUMMY_SAVE_ERROR, code);
  g_assert_nonnull (strstr (error->message, name));
  g_assert_false (g_file_query_exists (fixture->file, NULL));
  sample_assert_equal (&game, &before);
}

static void
assert_nothing_to_load (Fixture *fixture)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;

  g_assert_false (rummy_autosave_load (fixture->autosave, &game, &error));
  g_assert_no_error (error);
}

static void
test_write_and_load (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) game = { 0 }, expected = { 0 };
  g_autoptr (GError) error = NULL;

  assert_nothing_to_load (fixture);
  write_sample (fixture, 1);
  assert_file_is (fixture, 1); /* before any sync */
  g_assert_true (rummy_autosave_is_pending (fixture->autosave));
  settle (fixture);
  g_assert_cmpuint (fixture->n_synced, ==, 1);
  g_assert_no_error (fixture->error);
  g_assert_cmpuint (n_files (fixture), ==, 1);

  g_assert_true (rummy_autosave_load (fixture->autosave, &game, &error));
  g_assert_no_error (error);
  sample_game (&expected, "", 1, 20);
  sample_assert_equal (&game, &expected);
}

static void
test_directory_is_made (Fixture *fixture, gconstpointer data)
{
  sample_remove (fixture->directory);
  assert_nothing_to_load (fixture);
  write_sample (fixture, 2);
  assert_file_is (fixture, 2);
  settle (fixture);
  g_assert_no_error (fixture->error);
}

/* Writes during a sync are brought to the disk by one more, whatever their number; the last is what counts. */
static void
test_coalescing (Fixture *fixture, gconstpointer data)
{
  for (guint64 i = 1; i <= 10; i++) {
    write_sample (fixture, i);
    assert_file_is (fixture, i);
  }
  g_assert_cmpuint (fixture->n_synced, ==, 0);
  settle (fixture);
  g_assert_cmpuint (fixture->n_synced, ==, 1);
  assert_file_is (fixture, 10);

  write_sample (fixture, 11);
  settle (fixture);
  g_assert_cmpuint (fixture->n_synced, ==, 2);
}

static void
test_disposed_while_syncing (Fixture *fixture, gconstpointer data)
{
  RummyAutosave *autosave = rummy_autosave_new (fixture->directory);
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;

  sample_game (&game, "", 3, 20);
  g_assert_true (rummy_autosave_write (autosave, &game, &error));
  g_assert_true (rummy_autosave_write (autosave, &game, &error));
  g_object_add_weak_pointer (G_OBJECT (autosave), (gpointer *) &autosave);
  g_object_unref (autosave);
  while (autosave)
    g_main_context_iteration (NULL, TRUE);
  assert_file_is (fixture, 3);
}

static void
test_sync_error_is_told (Fixture *fixture, gconstpointer data)
{
  write_sample (fixture, 1);
  settle (fixture);
  g_assert_no_error (fixture->error);

  /* The directory is opened only after this. */
  write_sample (fixture, 2);
  write_sample (fixture, 3);
  sample_remove (fixture->directory);
  settle (fixture);
  g_assert_error (fixture->error, RUMMY_AUTOSAVE_ERROR, RUMMY_AUTOSAVE_ERROR_FOLDER);
  g_assert_cmpuint (fixture->n_synced, ==, 2);

  write_sample (fixture, 4);
  settle (fixture);
  g_assert_no_error (fixture->error);
}

static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  put (fixture, "game", "first");
  assert_load_puts_aside (fixture, "game.broken-1", RUMMY_SAVE_ERROR_DAMAGED);
  put (fixture, "game", "");
  assert_load_puts_aside (fixture, "game.broken-2", RUMMY_SAVE_ERROR_DAMAGED);
  put (fixture, "game.broken-3", "third");
  put (fixture, "game", "fourth");
  assert_load_puts_aside (fixture, "game.broken-4", RUMMY_SAVE_ERROR_DAMAGED);
  assert_nothing_to_load (fixture);

  write_sample (fixture, 1);
  assert_file_is (fixture, 1);
  assert_holds (fixture, "game.broken-1", "first");
  assert_holds (fixture, "game.broken-2", "");
  assert_holds (fixture, "game.broken-3", "third");
  assert_holds (fixture, "game.broken-4", "fourth");
}

static void
test_newer_version (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autoptr (GVariant) envelope = NULL;
  g_autoptr (GError) error = NULL;
  const guint8 version_and_body[] = { 99, 0, 0, 0, 'n', 'e', 'w' };
  guint8 digest[32];
  gsize n_digest = sizeof digest;

  g_checksum_update (checksum, version_and_body, sizeof version_and_body);
  g_checksum_get_digest (checksum, digest, &n_digest);
  envelope = g_variant_ref_sink (
    g_variant_new ("(su@ay@ay)", "Rummy 500 game", G_BYTE_ORDER == G_BIG_ENDIAN ? 0x63000000u : 99u,
                   g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, digest, sizeof digest, 1),
                   g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, version_and_body + 4, 3, 1)));
  g_file_replace_contents (fixture->file, g_variant_get_data (envelope), g_variant_get_size (envelope), NULL, FALSE,
                           G_FILE_CREATE_NONE, NULL, NULL, &error);
  g_assert_no_error (error);

  assert_load_puts_aside (fixture, "game.broken-1", RUMMY_SAVE_ERROR_VERSION);
  g_assert_cmpuint (n_files (fixture), ==, 1);
}

static void
test_directory_in_place_of_file (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_make_directory (fixture->file, NULL, NULL));
  put (fixture, "game/inner", "kept");

  assert_write_fails (fixture);
  assert_holds (fixture, "game/inner", "kept");
  g_assert_cmpuint (n_files (fixture), ==, 1); /* nothing is left of the attempt */

  g_assert_false (rummy_autosave_load (fixture->autosave, &game, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  assert_holds (fixture, "game.broken-1/inner", "kept");
  write_sample (fixture, 1);
}

/* A file that cannot be read and cannot be renamed must not be overwritten either. */
static void
test_nothing_is_overwritten (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) elsewhere = g_file_get_child (fixture->directory, "elsewhere");

  /* The directory is a file: nothing in it can be read, renamed or written. */
  put (fixture, "elsewhere", "not a directory");
  g_clear_object (&fixture->autosave);
  fixture->autosave = rummy_autosave_new (elsewhere);
  g_signal_connect (fixture->autosave, "synced", G_CALLBACK (synced_cb), fixture);

  g_assert_false (rummy_autosave_load (fixture->autosave, &game, &error));
  g_assert_error (error, RUMMY_AUTOSAVE_ERROR, RUMMY_AUTOSAVE_ERROR_FOLDER);
  g_assert_nonnull (strstr (error->message, g_file_peek_path (elsewhere)));
  g_assert_true (g_str_has_suffix (error->message, g_strerror (ENOTDIR)));
  assert_write_fails (fixture);
  assert_holds (fixture, "elsewhere", "not a directory");

  /* What was in the way has become a directory with a file that is unreadable still. */
  g_assert_true (g_file_delete (elsewhere, NULL, NULL));
  g_assert_true (g_file_make_directory (elsewhere, NULL, NULL));
  put (fixture, "elsewhere/game", "old");
  write_sample (fixture, 1);
  assert_holds (fixture, "elsewhere/game.broken-1", "old");
}

/* Names of files are bytes, but what is told is text. */
static void
test_folder_of_bytes (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) folder = g_file_get_child (fixture->directory, "caf\xe9");
  g_autoptr (RummyAutosave) autosave = rummy_autosave_new (folder);
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;

  put (fixture, "caf\xe9", "not a directory");
  g_assert_false (rummy_autosave_load (autosave, &game, &error));
  g_assert_nonnull (strstr (error->message, "caf"));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
}

static void
test_left_over_new_file (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autofree char *longer = g_strnfill (10000, 'x'); /* than what is written over it */
  g_autoptr (GFile) left_over = g_file_get_child (fixture->directory, "game.new");

  write_sample (fixture, 1);
  settle (fixture);

  put (fixture, "game.new", "half a ga");
  g_assert_true (rummy_autosave_load (fixture->autosave, &game, NULL));
  g_assert_false (g_file_query_exists (left_over, NULL));

  put (fixture, "game.new", longer);
  write_sample (fixture, 2);
  assert_file_is (fixture, 2);
  g_assert_false (g_file_query_exists (left_over, NULL));
}

static void
test_new_file_cannot_be_made (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) in_the_way = g_file_get_child (fixture->directory, "game.new");

  write_sample (fixture, 1);
  settle (fixture);

  g_assert_true (g_file_make_directory (in_the_way, NULL, NULL));
  assert_write_fails (fixture);
  assert_file_is (fixture, 1);

  g_assert_true (g_file_delete (in_the_way, NULL, NULL));
  write_sample (fixture, 2);
  assert_file_is (fixture, 2);
}

static guint
mode_of (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (g_file_peek_path (fixture->directory), name, NULL);
  GStatBuf status;

  g_assert_cmpint (g_stat (path, &status), ==, 0);

  return status.st_mode & 0777;
}

/* Whatever the umask is, nobody else may read what was played. */
static void
test_private (Fixture *fixture, gconstpointer data)
{
  mode_t before = umask (0);

  sample_remove (fixture->directory);
  write_sample (fixture, 1);
  umask (before);
  g_assert_cmphex (mode_of (fixture, "game"), ==, 0600);
  g_assert_cmphex (mode_of (fixture, "game.lock"), ==, 0600);
  g_assert_cmphex (mode_of (fixture, ""), ==, 0700);
}

/* Who puts a link where a file is to be made does not get another file overwritten. */
static void
test_links_are_not_followed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) new_file = g_file_get_child (fixture->directory, "game.new");
  g_autoptr (GFile) lock_file = g_file_get_child (fixture->directory, "game.lock");

  put (fixture, "precious", "mine");
  g_assert_true (g_file_make_symbolic_link (lock_file, "precious", NULL, NULL));
  assert_write_fails (fixture);
  g_assert_true (g_file_delete (lock_file, NULL, NULL));

  g_assert_true (g_file_make_symbolic_link (new_file, "precious", NULL, NULL));
  write_sample (fixture, 1);
  assert_holds (fixture, "precious", "mine");
  assert_file_is (fixture, 1);
}

/* As on a full disk: some bytes can be written, then no more. */
static void
test_full (Fixture *fixture, gconstpointer data)
{
  struct rlimit before, small;

  write_sample (fixture, 1);
  settle (fixture);

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  small = before;
  small.rlim_cur = 100;
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  assert_write_fails_with (fixture, fixture->autosave, RUMMY_AUTOSAVE_ERROR_FULL);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  signal (SIGXFSZ, SIG_DFL);

  g_assert_false (rummy_autosave_is_pending (fixture->autosave));
  assert_file_is (fixture, 1);
  g_assert_cmpuint (n_files (fixture), ==, 1);

  write_sample (fixture, 2);
  assert_file_is (fixture, 2);
}

/* Written and renamed, but the folder does not get onto the disk. */
static void
test_full_folder (Fixture *fixture, gconstpointer data)
{
  sample_set_disk (SAMPLE_DISK_FULL);
  write_sample (fixture, 1);
  settle (fixture);
  sample_set_disk (SAMPLE_DISK_REAL);
  g_assert_error (fixture->error, RUMMY_AUTOSAVE_ERROR, RUMMY_AUTOSAVE_ERROR_FULL);
}

static void
assert_is_elsewhere (Fixture *fixture, RummyAutosave *autosave)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;

  g_assert_false (rummy_autosave_load (autosave, &game, &error));
  g_assert_error (error, RUMMY_AUTOSAVE_ERROR, RUMMY_AUTOSAVE_ERROR_ELSEWHERE);
  assert_write_fails_with (fixture, autosave, RUMMY_AUTOSAVE_ERROR_ELSEWHERE);
}

/* The first one keeps its game, and the second one never writes, even when the first is gone. */
static void
test_two_at_once (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyAutosave) second = rummy_autosave_new (fixture->directory);
  g_autoptr (RummyAutosave) third = rummy_autosave_new (fixture->directory);

  assert_nothing_to_load (fixture);
  assert_is_elsewhere (fixture, second);

  write_sample (fixture, 1);
  put (fixture, "game.new", "what the first one is writing");
  assert_is_elsewhere (fixture, second);
  assert_holds (fixture, "game.new", "what the first one is writing");
  settle (fixture);

  rummy_autosave_unlock (fixture->autosave);
  assert_write_fails_with (fixture, second, RUMMY_AUTOSAVE_ERROR_ELSEWHERE);
  assert_file_is (fixture, 1);

  g_set_object (&fixture->autosave, third);
  write_sample (fixture, 2);
  assert_file_is (fixture, 2);
  g_clear_object (&third);
}

static gsize
size_of (GFile *file)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_SIZE, G_FILE_QUERY_INFO_NONE, NULL,
                                                  NULL);

  g_assert_nonnull (info);

  return (gsize) g_file_info_get_size (info);
}

/* What a power cut leaves of a file that was renamed before its bytes were on the disk. */
static void
cut (Fixture *fixture, gsize size)
{
  g_assert_cmpint (truncate (g_file_peek_path (fixture->file), (off_t) size), ==, 0);
}

/* The next start of the program finds the game of seed; a file that is broken is told of. */
static void
assert_next_start_finds (Fixture *fixture, guint64 seed, gboolean is_broken)
{
  g_autoptr (RummyAutosave) next = rummy_autosave_new (fixture->directory);
  g_auto (RummySavedGame) game = { 0 }, expected = { 0 };
  g_autoptr (GError) error = NULL;

  settle (fixture);
  rummy_autosave_unlock (fixture->autosave);
  g_set_object (&fixture->autosave, next);
  g_signal_connect (next, "synced", G_CALLBACK (synced_cb), fixture);

  sample_game (&expected, "", seed, 20);
  g_assert_true (rummy_autosave_load (next, &game, &error));
  sample_assert_equal (&game, &expected);
  assert_file_is (fixture, seed);
  if (!is_broken) {
    g_assert_no_error (error);
    return;
  }
  g_assert_error (error, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_DAMAGED);
  g_assert_nonnull (strstr (error->message, "game.broken-"));
}

static void
remove_broken (Fixture *fixture, gsize size)
{
  g_autoptr (GFile) broken = g_file_get_child (fixture->directory, "game.broken-1");

  g_assert_cmpuint (size_of (broken), ==, size);
  g_assert_true (g_file_delete (broken, NULL, NULL));
}

/* Wherever the last file was cut, the state before it is there, and what is left of it is kept. */
static void
test_cut_anywhere (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) before = { 0 }, after = { 0 };
  gsize size = 1;

  sample_set_disk (SAMPLE_DISK_SWIFT);
  sample_game (&before, "", 1, 20);
  sample_game (&after, "", 2, 20);
  for (gsize n = 0; n < size; n++) {
    g_auto (RummySavedGame) found = { 0 };

    g_assert_true (rummy_autosave_write (fixture->autosave, &before, NULL));
    settle (fixture);
    g_assert_true (rummy_autosave_write (fixture->autosave, &after, NULL));
    settle (fixture);
    size = size_of (fixture->file);
    cut (fixture, n);
    g_assert_true (rummy_autosave_load (fixture->autosave, &found, NULL));
    sample_assert_equal (&found, &before);
    remove_broken (fixture, n);
    settle (fixture);
  }
  g_assert_cmpuint (size, >, 100);
  sample_set_disk (SAMPLE_DISK_REAL);

  write_sample (fixture, 2);
  assert_next_start_finds (fixture, 2, FALSE);
}

/* What has not reached the disk never takes the place of what has, whoever wrote it. */
static void
test_cut_while_the_disk_stalls (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyAutosave) next = rummy_autosave_new (fixture->directory);
  g_auto (RummySavedGame) game = { 0 };

  write_sample (fixture, 1);
  settle (fixture);
  sample_set_disk (SAMPLE_DISK_STALLED);
  write_sample (fixture, 2);
  write_sample (fixture, 3);

  /* Killed; the one that comes next knows no better. */
  rummy_autosave_unlock (fixture->autosave);
  g_assert_true (rummy_autosave_load (next, &game, NULL));
  g_assert_true (rummy_autosave_write (next, &game, NULL));
  g_assert_true (rummy_autosave_write (next, &game, NULL));
  cut (fixture, 0);
  rummy_autosave_unlock (next);
  sample_set_disk (SAMPLE_DISK_REAL);
  while (rummy_autosave_is_pending (next))
    g_main_context_iteration (NULL, TRUE);
  assert_next_start_finds (fixture, 1, TRUE);
  remove_broken (fixture, 0);
}

/* The first state after a start is followed as safely as any other. */
static void
test_cut_after_a_start (Fixture *fixture, gconstpointer data)
{
  write_sample (fixture, 1);
  settle (fixture);
  write_sample (fixture, 2);
  assert_next_start_finds (fixture, 2, FALSE);
  settle (fixture);
  write_sample (fixture, 3);
  cut (fixture, 0);
  assert_next_start_finds (fixture, 2, TRUE);
}

/* The moment between putting the broken file aside and the other in its place. */
static void
test_only_the_previous_is_left (Fixture *fixture, gconstpointer data)
{
  write_sample (fixture, 1);
  settle (fixture);
  write_sample (fixture, 2);
  settle (fixture);
  g_assert_true (g_file_delete (fixture->file, NULL, NULL));
  assert_next_start_finds (fixture, 1, FALSE);
}

static void
test_both_are_broken (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;

  put (fixture, "game", "first");
  put (fixture, "game.old", "second");
  g_assert_false (rummy_autosave_load (fixture->autosave, &game, &error));
  g_assert_error (error, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_DAMAGED);
  g_assert_nonnull (strstr (error->message, "game.broken-1"));
  g_assert_nonnull (strstr (error->message, "game.broken-2"));

  for (guint64 seed = 1; seed <= 3; seed++) {
    write_sample (fixture, seed);
    settle (fixture);
  }
  assert_holds (fixture, "game.broken-1", "first");
  assert_holds (fixture, "game.broken-2", "second");
}

#define ADD(name, func) g_test_add ("/autosave/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("write-and-load", test_write_and_load);
  ADD ("directory-is-made", test_directory_is_made);
  ADD ("coalescing", test_coalescing);
  ADD ("disposed-while-syncing", test_disposed_while_syncing);
  ADD ("sync-error-is-told", test_sync_error_is_told);
  ADD ("damaged", test_damaged);
  ADD ("newer-version", test_newer_version);
  ADD ("directory-in-place-of-file", test_directory_in_place_of_file);
  ADD ("nothing-is-overwritten", test_nothing_is_overwritten);
  ADD ("folder-of-bytes", test_folder_of_bytes);
  ADD ("left-over-new-file", test_left_over_new_file);
  ADD ("new-file-cannot-be-made", test_new_file_cannot_be_made);
  ADD ("private", test_private);
  ADD ("links-are-not-followed", test_links_are_not_followed);
  ADD ("full", test_full);
  ADD ("full-folder", test_full_folder);
  ADD ("two-at-once", test_two_at_once);
  ADD ("cut/anywhere", test_cut_anywhere);
  ADD ("cut/while-the-disk-stalls", test_cut_while_the_disk_stalls);
  ADD ("cut/after-a-start", test_cut_after_a_start);
  ADD ("cut/only-the-previous-is-left", test_only_the_previous_is_left);
  ADD ("cut/both-are-broken", test_both_are_broken);

  return g_test_run ();
}
