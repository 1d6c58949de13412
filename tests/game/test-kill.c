/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "play.h"
#include "game/session.h"
#include "store/saved-games.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* A game that is killed, at whatever moment, has lost no move that was played.  This program is both: with
 * "--child DIRECTORY SEED" it plays, and prints the text of each move when the call that played it has returned; with
 * "--leave DIRECTORY STEP" it leaves a game for a new one and is killed before that step of what it does to files, with
 * "--leave-unlinked" where the file system has no links. */

#define N_KILLS 20
#define MOVES_MAX 200
#define LEFT_MOVES 20
#define LEFT_SEED 7

static const char *program;
static gint steps_left = -1; /* until the kill, where it is above 0 */
static gboolean has_links = TRUE;

static void
step (void)
{
  if (g_atomic_int_get (&steps_left) > 0 && g_atomic_int_dec_and_test (&steps_left))
    kill (getpid (), SIGKILL);
}

/* In the place of those of the C library, for GLib too. */
int
rename (const char *from, const char *to)
{
  step ();

  return (int) syscall (SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int
link (const char *from, const char *to)
{
  step ();
  if (!has_links) {
    errno = EPERM;
    return -1;
  }

  return (int) syscall (SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int
unlink (const char *path)
{
  step ();

  return (int) syscall (SYS_unlinkat, AT_FDCWD, path, 0);
}

int
mkdir (const char *path, mode_t mode)
{
  step ();

  return (int) syscall (SYS_mkdirat, AT_FDCWD, path, mode);
}

ssize_t
write (int fd, const void *data, size_t size)
{
  step ();

  return syscall (SYS_write, fd, data, size);
}

/* Steps: killed before so manieth; more than there are: it quits at once. */
static int
leave (const char *directory, gint steps)
{
  g_autoptr (GFile) file = g_file_new_for_path (directory);
  g_autoptr (RummySession) session = rummy_session_new (file);
  RummyRules rules = play_rules ("target=10000");
  RummySeats seats;
  RummyRng rng;

  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  rummy_session_new_game (session, &rules, LEFT_SEED, &seats, NULL);
  rummy_rng_seed (&rng, LEFT_SEED);
  play_by_lot (rummy_session_get_game (session), &rng, LEFT_MOVES);
  g_atomic_int_set (&steps_left, steps);
  rummy_session_new_game (session, &rules, LEFT_SEED + 1, &seats, NULL);
  g_clear_object (&session);

  return g_atomic_int_get (&steps_left) > 0 ? 0 : 1;
}

static int
play_for_ever (const char *directory, guint64 seed)
{
  g_autoptr (GFile) file = g_file_new_for_path (directory);
  g_autoptr (RummySession) session = rummy_session_new (file);
  RummyRules rules = play_rules ("target=10000");
  RummySeats seats;
  RummyGame *game;
  RummyRng rng;

  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  rummy_session_new_game (session, &rules, seed, &seats, NULL);
  game = rummy_session_get_game (session);
  rummy_rng_seed (&rng, seed);
  while (!rummy_game_get_match (game)->over) {
    const RummyRecord *record = rummy_game_get_record (game);
    char line[RUMMY_MOVE_TEXT];

    play_by_lot (game, &rng, 1);
    rummy_move_to_text (&record->moves[record->n_moves - 1], line);
    strcat (line, "\n");
    if (write (STDOUT_FILENO, line, strlen (line)) < 0)
      return 1;
    g_main_context_iteration (NULL, FALSE);
  }

  return 0;
}

/* Reads a line without its end; NULL at the end. */
static char *
read_line (GDataInputStream *lines)
{
  g_autoptr (GError) error = NULL;
  char *line = g_data_input_stream_read_line (lines, NULL, NULL, &error);

  g_assert_no_error (error);

  return line;
}

static void
kill_after (guint n_moves, guint64 seed)
{
  g_autoptr (GFile) directory = sample_directory ();
  g_autofree char *seed_text = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);
  g_autoptr (GSubprocess) child = NULL;
  g_autoptr (GDataInputStream) lines = NULL;
  g_autoptr (GPtrArray) printed = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (RummyAutosave) meanwhile = rummy_autosave_new (directory), autosave = rummy_autosave_new (directory);
  g_auto (RummySavedGame) saved = { 0 };
  char *line;

  child = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program, "--child", g_file_peek_path (directory),
                            seed_text, NULL);
  g_assert_no_error (error);
  lines = g_data_input_stream_new (g_subprocess_get_stdout_pipe (child));
  while (printed->len < n_moves && (line = read_line (lines)))
    g_ptr_array_add (printed, line);
  g_assert_cmpuint (printed->len, ==, n_moves);

  g_assert_false (rummy_autosave_load (meanwhile, &saved, &error));
  g_assert_error (error, RUMMY_AUTOSAVE_ERROR, RUMMY_AUTOSAVE_ERROR_ELSEWHERE);
  g_clear_error (&error);

  g_subprocess_force_exit (child);
  g_assert_true (g_subprocess_wait (child, NULL, &error));
  g_assert_true (g_subprocess_get_if_signaled (child));
  g_assert_cmpint (g_subprocess_get_term_sig (child), ==, 9);

  /* What it printed while the signal was on its way counts too, whole lines at least. */
  while ((line = read_line (lines)))
    g_ptr_array_add (printed, line);

  g_assert_true (rummy_autosave_load (autosave, &saved, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (saved.record.seed, ==, seed);
  g_assert_cmpuint (saved.record.n_moves, >=, 1 + printed->len);
  g_assert_cmpuint (saved.record.n_moves, <=, 2 + printed->len);
  for (guint i = 0; i < printed->len; i++) {
    char text[RUMMY_MOVE_TEXT];

    rummy_move_to_text (&saved.record.moves[1 + i], text);
    g_assert_cmpstr (text, ==, g_ptr_array_index (printed, i));
  }

  /* Nor is anything left that stands in the way of the next one. */
  g_assert_true (rummy_autosave_write (autosave, &saved, &error));
  g_assert_no_error (error);
  while (rummy_autosave_is_pending (autosave))
    g_main_context_iteration (NULL, TRUE);

  sample_remove (directory);
}

static void
test_kill (void)
{
  RummyRng rng;

  rummy_rng_seed (&rng, 9);
  for (guint i = 0; i < N_KILLS; i++)
    kill_after (1 + rummy_rng_below (&rng, MOVES_MAX), 100 + i);
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_set_object ((GAsyncResult **) data, result);
}

static gboolean
is_left (const RummyRecord *record)
{
  return record->seed == LEFT_SEED && record->n_moves == 1 + LEFT_MOVES;
}

/* The game that was left goes on or is among the saved games; returns whether the program came to its end. */
static gboolean
leave_and_look (const char *how, gint steps)
{
  g_autoptr (GFile) directory = sample_directory ();
  g_autofree char *steps_text = g_strdup_printf ("%d", steps);
  g_autoptr (GSubprocess) child = NULL;
  g_autoptr (RummySession) session = NULL;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_found;

  child = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, program, how, g_file_peek_path (directory), steps_text,
                            NULL);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_wait (child, NULL, &error));

  session = rummy_session_new (directory);
  g_assert_true (rummy_session_resume (session, &error));
  g_assert_no_error (error);
  is_found = is_left (rummy_game_get_record (rummy_session_get_game (session)));
  rummy_saved_games_list_async (rummy_session_get_saved_games (session), NULL, done_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  games = rummy_saved_games_list_finish (result, NULL);
  for (guint i = 0; i < games->len; i++)
    is_found |= is_left (&((RummyGameFile *) games->pdata[i])->saved.record);
  g_test_message ("%s, step %d, %u among the saved games", how, steps, games->len);
  g_assert_true (is_found);
  g_clear_object (&session);
  sample_remove (directory);

  return !g_subprocess_get_if_signaled (child);
}

/* A game whose place another takes is nowhere missing, and quitting at once loses nothing. */
static void
test_leave (void)
{
  const char *const ways[] = { "--leave", "--leave-unlinked" };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
    gint steps = 1;

    while (!leave_and_look (ways[i], steps))
      steps++;
    g_assert_cmpint (steps, >, 3);
  }
}

int
main (int argc, char **argv)
{
  program = argv[0];
  if (argc == 4 && g_str_has_prefix (argv[1], "--leave")) {
    has_links = g_str_equal (argv[1], "--leave");
    return leave (argv[2], atoi (argv[3]));
  }
  if (argc == 4 && g_str_equal (argv[1], "--child"))
    return play_for_ever (argv[2], g_ascii_strtoull (argv[3], NULL, 10));

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kill/nothing-is-lost", test_kill);
  g_test_add_func ("/kill/leave", test_leave);

  return g_test_run ();
}
