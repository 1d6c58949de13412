/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/stat.h>

#include "engine/rng.h"
#include "store/profiles.h"
#include "store/save.h"

#define NAME "org.example.Rummy500"
#define RULES "Rummy 500 rules 1 | Sundays | 500-rum jokers=2 target=300 | "

static char *
run (const char *option, const char *argument, int expected_status, char **errors)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) program = NULL;
  char *output = NULL;

  program = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE, &error,
                              g_getenv ("RUMMY_TEST_PROGRAM"), option, argument, NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (program, NULL, NULL, &output, errors, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (program));
  g_assert_cmpint (g_subprocess_get_exit_status (program), ==, expected_status);

  return output;
}

static void
appeared_cb (GDBusConnection *bus, const char *name, const char *owner, gpointer data)
{
  *(gboolean *) data = TRUE;
}

static void
vanished_cb (GDBusConnection *bus, const char *name, gpointer data)
{
  *(gboolean *) data = FALSE;
}

static void
wait_for_name (gboolean present)
{
  gboolean is_there = !present;
  guint watch = g_bus_watch_name (G_BUS_TYPE_SESSION, NAME, G_BUS_NAME_WATCHER_FLAGS_NONE, appeared_cb, vanished_cb,
                                  &is_there, NULL);

  while (is_there != present)
    g_main_context_iteration (NULL, TRUE);
  g_bus_unwatch_name (watch);
}

/* Starts the program; when this returns its window is there, because it has answered. */
static GSubprocess *
start (const char *option)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDBusConnection) bus = NULL;
  g_autoptr (GVariant) reply = NULL;
  GSubprocess *program;

  program = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, g_getenv ("RUMMY_TEST_PROGRAM"), option, NULL);
  g_assert_no_error (error);
  wait_for_name (TRUE);

  bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_assert_no_error (error);
  reply = g_dbus_connection_call_sync (bus, NAME, "/org/example/Rummy500", "org.freedesktop.Application", "Activate",
                                       g_variant_new ("(a{sv})", NULL), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  g_assert_no_error (error);

  return program;
}

static void
stop (GSubprocess *program, int signal)
{
  g_autoptr (GError) error = NULL;

  g_subprocess_send_signal (program, signal);
  g_subprocess_wait (program, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (program));
  g_assert_cmpint (g_subprocess_get_exit_status (program), ==, 0);
  wait_for_name (FALSE);
}

static char *
saved_game_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "rummy500", "game", NULL);
}

static void
load_saved_game (RummySavedGame *game)
{
  g_autofree char *path = saved_game_path ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_assert_true (rummy_save_load (file, game, &error));
  g_assert_no_error (error);
}

static void
test_version (void)
{
  g_autofree char *output = run ("--version", NULL, 0, NULL);

  g_assert_true (g_str_has_prefix (output, "rummy500 0."));
}

static void
test_bad_argument (void)
{
  g_autofree char *errors = NULL;
  g_autofree char *output = run ("nonsense", NULL, 1, &errors);

  g_assert_cmpstr (output, ==, "");
  g_assert_nonnull (strstr (errors, "nonsense"));
}

static void
test_bad_deal (void)
{
  g_autofree char *errors = NULL;
  g_autofree char *output = run ("--deal=rubbish", NULL, 1, &errors);

  g_assert_cmpstr (output, ==, "");
  g_assert_nonnull (strstr (errors, "rubbish"));
}

static void
test_signals (void)
{
  const int signals[] = { SIGTERM, SIGINT, SIGHUP };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++) {
    g_autoptr (GSubprocess) program = start (NULL);

    stop (program, signals[i]);
  }
}

static void
test_check (void)
{
  g_autoptr (GSubprocess) program = start ("--deal=0000-0000-00001");
  g_autofree char *path = saved_game_path ();
  g_autofree char *good = NULL;
  g_autofree char *bad = NULL;
  g_autofree char *errors = NULL;
  g_autofree char *contents = NULL;
  gsize length;

  stop (program, SIGTERM);
  good = run ("--check", path, 0, NULL);
  g_assert_true (g_str_has_prefix (good, "OK: rounds 1, moves 1, scores 0 0\n"));

  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
  contents[length / 2] ^= 1;
  g_assert_true (g_file_set_contents (path, contents, (gssize) length, NULL));
  bad = run ("--check", path, 1, &errors);
  g_assert_cmpstr (bad, ==, "");
  g_assert_nonnull (strstr (errors, path));
  g_unlink (path);
}

/* Of several files none goes by unread. */
static void
test_check_of_two (void)
{
  g_autoptr (GSubprocess) program = start ("--deal=0000-0000-00001");
  g_autofree char *path = saved_game_path (), *other = g_strconcat (path, "-2", NULL);
  g_autofree char *option = g_strconcat ("--check=", path, NULL);
  g_autofree char *output = NULL, *errors = NULL;

  stop (program, SIGTERM);
  g_assert_true (g_file_set_contents (other, "no game", -1, NULL));
  output = run (option, other, 1, &errors);
  g_assert_true (g_str_has_prefix (output, "OK: "));
  g_assert_nonnull (strstr (errors, other));
  g_unlink (other);
  g_unlink (path);
}

/* By the end of the name, as when it is opened. */
static void
test_check_of_kinds (void)
{
  static const struct {
    const char *name, *text, *output, *error;
  } cases[] = {
    { "a.rummyrules", RULES "MQQY\n", "OK: house rules ", NULL }, /* the quotes around the name depend on the locale */
    { "b.RummyRules", RULES "MQQZ\n", "", "b.RummyRules: " },
    { "c.rummy500-players", "nobody", "", "This file has no players, or it" },
  };
  g_autofree char *directory = g_dir_make_tmp ("rummy500-test-XXXXXX", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_build_filename (directory, cases[i].name, NULL), *output = NULL, *errors = NULL;

    g_assert_true (g_file_set_contents (path, cases[i].text, -1, NULL));
    output = run ("--check", path, cases[i].error != NULL, &errors);
    g_assert_true (g_str_has_prefix (output, cases[i].output));
    g_assert_true (output[0] == '\0' || strstr (output, "Sundays") != NULL);
    g_assert_true (cases[i].error == NULL || strstr (errors, cases[i].error) != NULL);
    g_unlink (path);
  }
  g_rmdir (directory);
}

static void
test_check_needs_no_display (void)
{
  g_autofree char *errors = NULL;
  g_autofree char *output = NULL;
  g_autofree char *display = g_strdup (g_getenv ("DISPLAY"));

  g_unsetenv ("DISPLAY");
  output = run ("--check", "/nonexistent/game", 1, &errors);
  g_setenv ("DISPLAY", display, TRUE);
  g_assert_nonnull (strstr (errors, "/nonexistent/game: "));
  g_assert_null (strstr (errors, "display"));
}

/* A pipe is waited for by nobody. */
static void
test_check_of_pipe (void)
{
  g_autofree char *directory = g_dir_make_tmp ("rummy500-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "game", NULL);
  g_autofree char *output = NULL, *errors = NULL, *folder_output = NULL, *folder_errors = NULL;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  output = run ("--check", path, 1, &errors);
  g_assert_nonnull (strstr (errors, "kind of file"));
  folder_output = run ("--check", directory, 1, &folder_errors);
  g_assert_nonnull (strstr (folder_errors, "This is a folder"));
  g_unlink (path);
  g_rmdir (directory);
}

/* Nothing of a name is obeyed by the terminal, or taken for another line. */
static void
test_check_of_odd_name (void)
{
  g_autofree char *errors = NULL, *other_errors = NULL;
  g_autofree char *output = run ("--check", "/nonexistent/\033[31m\nOK: \xff", 1, &errors);
  g_autofree char *other_output = run ("--\033[31m", NULL, 1, &other_errors); /* by GLib */

  g_assert_true (g_str_has_prefix (errors, "/nonexistent/\\x1b[31m\\x0aOK: \\xff: "));
  g_assert_null (strchr (other_errors, '\033'));
}

static void
make_pipe (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL), *directory = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (directory, 0700), ==, 0);
  g_unlink (path);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
}

static void
make_file (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, "nothing of ours", -1, NULL));
}

/* Without a file, all that the program keeps is read, and nothing changed or waited for. */
static void
test_check_of_all (void)
{
  g_autofree char *game = saved_game_path (), *data = g_path_get_dirname (game);
  g_autofree char *unfinished = g_build_filename (data, "unfinished", "a.rummy500", NULL);
  g_autofree char *database = g_build_filename (data, "history.db", NULL);
  g_autofree char *good = NULL, *bad = NULL, *errors = NULL;
  g_autoptr (GFile) folder = g_file_new_for_path (data);
  g_autoptr (GSubprocess) program = start ("--deal=0000-0000-00001");

  stop (program, SIGTERM);
  good = run ("--check", NULL, 0, NULL);
  g_assert_cmpstr (good, ==, "game: OK\nhistory.db: OK\ndconf: OK\nhouse-rules: OK\n");

  make_pipe (data, "unfinished/a.rummy500");
  make_pipe (data, "practice/game");
  g_assert_true (g_file_set_contents (database, "no database, but long enough to look like one", -1, NULL));
  make_file (data, "history.db.damaged-3");
  make_file (data, "game.broken-1");
  make_file (data, "game.broken-2");
  bad = run ("--check", NULL, 1, &errors);
  g_assert_cmpstr (bad, ==,
                   "game: OK\nhistory.db.damaged-3: will be recovered the next time Rummy 500 starts\n"
                   "dconf: OK\nhouse-rules: OK\n"
                   "2 damaged files were kept. See Players > Damaged Files.\n");
  g_assert_nonnull (strstr (errors, "practice/game: "));
  g_assert_nonnull (strstr (errors, "unfinished/a.rummy500: "));
  g_assert_nonnull (strstr (errors, "history.db: "));
  g_assert_nonnull (strstr (errors, "history.db: This list of games is damaged.\n"));
  g_assert_true (g_file_test (database, G_FILE_TEST_EXISTS));

  rummy_profiles_delete_folder (folder);
}

/* Wherever the program keeps something: it starts, and ends when it is told to. */
static void
test_pipes (void)
{
  g_autofree char *data = g_build_filename (g_get_user_data_dir (), "rummy500", NULL);
  g_autofree char *backend = g_strdup (g_getenv ("GSETTINGS_BACKEND"));
  static const char *const names[] = { "game", "game.old", "game.new", "practice/game", "history.db",
                                       "history.db-journal", "settings", "unfinished/a.rummy500" };
  g_autofree char *keyfile =
    g_build_filename (g_get_user_config_dir (), "glib-2.0", "settings", "keyfile", NULL);
  g_autoptr (GSubprocess) program = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    make_pipe (data, names[i]);
  make_pipe (g_get_user_config_dir (), "glib-2.0/settings/keyfile");
  g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);
  program = start (NULL);
  stop (program, SIGTERM);
  g_setenv ("GSETTINGS_BACKEND", backend, TRUE);

  g_assert_cmpint (g_unlink (keyfile), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = g_build_filename (data, names[i], NULL);

    g_unlink (path);
  }
}

/* Where it was is written down, and told at the next start. */
static void
test_crash (void)
{
  g_autofree char *report = g_build_filename (g_get_user_state_dir (), "rummy500", "crash.log", NULL);
  g_autofree char *told = g_build_filename (g_get_user_state_dir (), "rummy500", "crash-told.log", NULL);
  g_autoptr (GSubprocess) program = NULL, next = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

#ifdef __SANITIZE_ADDRESS__
  g_test_skip ("The sanitizer tells of crashes");
  return;
#endif
  program = start (NULL);
  g_assert_false (g_file_test (report, G_FILE_TEST_EXISTS));
  g_subprocess_send_signal (program, SIGSEGV);
  g_subprocess_wait (program, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_signaled (program));
  g_assert_cmpint (g_subprocess_get_term_sig (program), ==, SIGSEGV);
  wait_for_name (FALSE);
  g_assert_true (g_file_get_contents (report, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, ", signal 11\n"));
#ifdef __GLIBC__
  g_assert_nonnull (strstr (text, "libglib"));
#endif

  next = start (NULL);
  g_assert_false (g_file_test (report, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (told, G_FILE_TEST_EXISTS));
  stop (next, SIGTERM);
  g_unlink (told);
}

static void
test_deal_and_second_start (void)
{
  g_autoptr (GSubprocess) program = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_auto (RummySavedGame) game = { 0 };
  char code[RUMMY_SEED_TEXT];
  g_autofree char *option = NULL;

  rummy_seed_to_text (4711, code);
  option = g_strconcat ("--deal=", code, NULL);
  program = start (option);
  load_saved_game (&game);
  g_assert_cmpuint (game.record.seed, ==, 4711);

  first = run (NULL, NULL, 0, NULL);
  load_saved_game (&game);
  g_assert_cmpuint (game.record.seed, ==, 4711);

  rummy_seed_to_text (4712, code);
  g_free (option);
  option = g_strconcat ("--deal=", code, NULL);
  second = run (option, NULL, 0, NULL);
  load_saved_game (&game);
  g_assert_cmpuint (game.record.seed, ==, 4712);

  stop (program, SIGTERM);
}

/* Changes with each write. */
static char *
tag_of (GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_ETAG_VALUE, G_FILE_QUERY_INFO_NONE, NULL,
                                                  &error);

  g_assert_no_error (error);

  return g_strdup (g_file_info_get_etag (info));
}

/* It would wait for the disk; what was only read is not worth that. */
static void
test_start_writes_no_setting (void)
{
  g_autoptr (GFile) file =
    g_file_new_build_filename (g_get_user_config_dir (), "glib-2.0", "settings", "keyfile", NULL);
  g_autofree char *folder = g_path_get_dirname (g_file_peek_path (file));
  g_autofree char *backend = g_strdup (g_getenv ("GSETTINGS_BACKEND"));
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (g_file_peek_path (file), "[org/example/Rummy500]\nwindow-width=777\nwindow-height=555\n", -1,
                       &error);
  g_assert_no_error (error);
  g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);

  for (guint i = 0; i < 2; i++) { /* the first makes the player */
    g_autoptr (GSubprocess) program = NULL;

    g_free (before);
    before = tag_of (file);
    program = start (NULL);
    stop (program, SIGTERM);
  }
  after = tag_of (file);
  g_assert_cmpstr (after, ==, before);

  g_setenv ("GSETTINGS_BACKEND", backend, TRUE);
  g_assert_true (g_file_delete (file, NULL, NULL));
}

int
main (int argc, char *argv[])
{
  /* What GTK (4.18) has for tests crashes when the program announces something. */
  g_setenv ("GTK_A11Y", "none", TRUE);
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/program/version", test_version);
  g_test_add_func ("/program/bad-argument", test_bad_argument);
  g_test_add_func ("/program/bad-deal", test_bad_deal);
  g_test_add_func ("/program/signals", test_signals);
  g_test_add_func ("/program/check", test_check);
  g_test_add_func ("/program/check-of-two", test_check_of_two);
  g_test_add_func ("/program/check-of-kinds", test_check_of_kinds);
  g_test_add_func ("/program/check-needs-no-display", test_check_needs_no_display);
  g_test_add_func ("/program/check-of-all", test_check_of_all);
  g_test_add_func ("/program/check-of-pipe", test_check_of_pipe);
  g_test_add_func ("/program/check-of-odd-name", test_check_of_odd_name);
  g_test_add_func ("/program/pipes", test_pipes);
  g_test_add_func ("/program/crash", test_crash);
  g_test_add_func ("/program/deal-and-second-start", test_deal_and_second_start);
  g_test_add_func ("/program/start-writes-no-setting", test_start_writes_no_setting);

  return g_test_run ();
}
