/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "sample.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>
#include <utime.h>

#include "store/saved-games.h"

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_set_object ((GAsyncResult **) data, result);
}

static GAsyncResult *
wait_for (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return *result;
}

static gboolean
save (GFile *file, const RummySavedGame *game, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  rummy_saved_games_save_async (file, game, NULL, done_cb, &result);

  return rummy_saved_games_save_finish (wait_for (&result), error);
}

static RummyGameFile *
load (GFile *file, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  rummy_saved_games_load_async (file, NULL, done_cb, &result);

  return rummy_saved_games_load_finish (wait_for (&result), NULL, error);
}

static gboolean
put (GFile *folder, const RummySavedGame *game, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  rummy_saved_games_add_async (folder, game, NULL, done_cb, &result);

  return rummy_saved_games_add_finish (wait_for (&result), NULL, error);
}

static GPtrArray *
list (GFile *folder)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *games;

  rummy_saved_games_list_async (folder, NULL, done_cb, &result);
  games = rummy_saved_games_list_finish (wait_for (&result), &error);
  g_assert_no_error (error);

  return games;
}

static void
assert_holds (GFile *file, const RummySavedGame *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RummyGameFile) read = load (file, &error);

  g_assert_no_error (error);
  sample_assert_equal (&read->saved, game);
  g_assert_true (g_file_equal (read->file, file));
  g_assert_nonnull (read->changed);
}

/* How many names are in it, those of half-written files too. */
static guint
count_files (GFile *directory)
{
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (directory), 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

static void
test_save (void)
{
  g_autoptr (GFile) directory = sample_directory ();
  g_autoptr (GFile) file = g_file_get_child (directory, "Großes Spiel.rummy500");
  g_auto (RummySavedGame) game = { 0 }, other = { 0 };
  g_autoptr (GError) error = NULL;

  sample_game (&game, "target=200", 21, 400);
  game.seats.is_practice = TRUE;
  game.seats.won[1] = 7;
  rummy_seats_set_name (&game.seats, 0, "Zoë");
  sample_game (&other, "players=8", 22, 90);

  g_assert_true (save (file, &game, &error));
  assert_holds (file, &game);
  g_assert_true (save (file, &other, &error));
  assert_holds (file, &other);
  g_assert_cmpuint (count_files (directory), ==, 1);

  sample_remove (directory);
}

/* A disk that fills up while it is written leaves the game that was there, and nothing else. */
static void
test_full (void)
{
  g_autoptr (GFile) directory = sample_directory ();
  g_autoptr (GFile) file = g_file_get_child (directory, "game.rummy500");
  g_auto (RummySavedGame) game = { 0 }, other = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) full = NULL;
  struct rlimit all, little;

  sample_game (&game, "", 21, 5);
  sample_game (&other, "", 22, 2000);
  g_assert_true (save (file, &game, &error));

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &all), ==, 0);
  little = all;
  little.rlim_cur = 100;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &little), ==, 0);
  g_assert_false (save (file, &other, &full));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &all), ==, 0);

  g_assert_true (g_str_has_prefix (full->message, "Couldn’t save “"));
  assert_holds (file, &game);
  g_assert_cmpuint (count_files (directory), ==, 1);

  sample_remove (directory);
}

/* A link stays one, and what others may do with the file stays as it is. */
static void
test_link (void)
{
  g_autoptr (GFile) directory = sample_directory ();
  g_autoptr (GFile) file = g_file_get_child (directory, "game.rummy500");
  g_autoptr (GFile) link = g_file_get_child (directory, "link.rummy500");
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;
  GStatBuf status;

  sample_game (&game, "", 21, 5);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), "before", -1, NULL));
  g_assert_cmpint (g_chmod (g_file_peek_path (file), 0666), ==, 0);
  g_assert_true (g_file_make_symbolic_link (link, "game.rummy500", NULL, NULL));

  g_assert_true (save (link, &game, &error));
  g_assert_no_error (error);
  assert_holds (file, &game);
  g_assert_true (g_file_test (g_file_peek_path (link), G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (g_stat (g_file_peek_path (file), &status), ==, 0);
  g_assert_cmpint (status.st_mode & 0777, ==, 0666);

  sample_remove (directory);
}

/* Nothing but a file is replaced. */
static void
test_no_file (void)
{
  g_autoptr (GFile) directory = sample_directory ();
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) error = NULL;

  sample_game (&game, "", 21, 5);
  g_assert_false (save (directory, &game, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);

  sample_remove (directory);
}

/* Why it cannot be saved is told in words. */
static void
test_unwritable (void)
{
  g_autoptr (GFile) directory = sample_directory ();
  g_autoptr (GFile) closed = g_file_get_child (directory, "closed");
  g_autoptr (GFile) file = g_file_get_child (closed, "game.rummy500");
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GError) missing = NULL;
  g_autoptr (GError) refused = NULL;

  sample_game (&game, "", 21, 5);
  g_assert_false (save (file, &game, &missing));
  g_assert_error (missing, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_true (g_str_has_prefix (missing->message, "Couldn’t save “"));

  g_assert_cmpint (g_mkdir (g_file_peek_path (closed), 0500), ==, 0);
  if (g_access (g_file_peek_path (closed), W_OK) != 0) { /* nothing is closed to root */
    g_assert_false (save (file, &game, &refused));
    g_assert_error (refused, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED);
    g_assert_true (g_str_has_prefix (refused->message, "Couldn’t save “"));
  }

  sample_remove (directory);
}

static void
test_load_refuses (void)
{
  g_autoptr (GFile) directory = sample_directory ();
  g_autoptr (GFile) none = g_file_get_child (directory, "none.rummy500");
  g_autoptr (GFile) other = g_file_get_child (directory, "other.rummy500");
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) damaged = NULL;

  g_assert_null (load (none, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_true (g_file_set_contents (g_file_peek_path (other), "rules 500-rum\n", -1, NULL));
  g_assert_null (load (other, &damaged));
  g_assert_error (damaged, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_DAMAGED);

  sample_remove (directory);
}

/* Files that follow each other at once have the same time. */
static void
set_time (GFile *folder, guint number)
{
  g_autofree char *path = g_strdup_printf ("%s/game-%u.rummy500", g_file_peek_path (folder), number);
  struct utimbuf times = { .modtime = 1000 * number };

  g_assert_cmpint (g_utime (path, &times), ==, 0);
}

/* Each game has a file of its own, also where it is put there twice; what is no game is passed over. */
static void
test_shelf (void)
{
  g_autoptr (GFile) directory = sample_directory ();
  g_autoptr (GFile) folder = g_file_resolve_relative_path (directory, "deep/kept");
  g_autoptr (GFile) other = g_file_get_child (folder, "other.rummy500");
  RummySavedGame game[3] = { 0 };
  g_autoptr (GPtrArray) none = list (folder);
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (none->len, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (game); i++) {
    sample_game (&game[i], "", 21, 5 + i);
    g_assert_true (put (folder, &game[i], &error));
    set_time (folder, i + 1);
  }
  g_assert_true (g_file_set_contents (g_file_peek_path (other), "nothing", -1, NULL));

  games = list (folder);
  g_assert_cmpuint (games->len, ==, G_N_ELEMENTS (game));
  for (guint i = 0; i < games->len; i++)
    sample_assert_equal (&((RummyGameFile *) games->pdata[i])->saved, &game[games->len - 1 - i]);

  for (guint i = 0; i < G_N_ELEMENTS (game); i++)
    rummy_saved_game_clear (&game[i]);
  sample_remove (directory);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/saved-games/save", test_save);
  g_test_add_func ("/saved-games/full", test_full);
  g_test_add_func ("/saved-games/link", test_link);
  g_test_add_func ("/saved-games/no-file", test_no_file);
  g_test_add_func ("/saved-games/unwritable", test_unwritable);
  g_test_add_func ("/saved-games/load-refuses", test_load_refuses);
  g_test_add_func ("/saved-games/shelf", test_shelf);

  return g_test_run ();
}
