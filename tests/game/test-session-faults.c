/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A game takes the place of another one, while system calls fail or the power is cut: neither may be lost. */

#include "fault-sweep.h"
#include "faults.h"
#include "game/opening.h"
#include "play.h"
#include "game/session.h"
#include "store/saved-games.h"

#define MOVES 12
#define CURRENT 1 /* seeds of the games */
#define WAITING 2 /* in the folder of unfinished games */
#define NEW 3
#define SHELF "unfinished"
#define SHELVED SHELF "/game-1" RUMMY_SAVED_GAMES_SUFFIX

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

static const RummySavedGame *
game_of (guint64 seed)
{
  static RummySavedGame games[NEW + 1];

  if (games[seed].record.n_moves == 0)
    sample_game (&games[seed], "target=900", seed, MOVES);

  return &games[seed];
}

static void
put (const char *folder, const char *name, guint64 seed)
{
  g_autofree char *path = g_build_filename (folder, name, NULL), *around = g_path_get_dirname (path);
  g_autoptr (GBytes) bytes = rummy_save_to_bytes (game_of (seed));

  g_assert_cmpint (g_mkdir_with_parents (around, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL));
}

static RummySession *
start (const char *folder)
{
  g_autoptr (GFile) directory = g_file_new_for_path (folder);

  return rummy_session_new (directory);
}

static void
drain (void)
{
  while (g_main_context_iteration (NULL, FALSE)) {
  }
}

static void
stop (RummySession *session)
{
  drain ();
  g_object_unref (session);
  drain ();
}

static void
prepare_new (const char *folder)
{
  put (folder, RUMMY_AUTOSAVE_NAME, CURRENT);
}

static void
act_new (const char *folder)
{
  RummySession *session = start (folder);
  RummyRules rules = play_rules ("target=900");
  RummySeats seats;

  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  fault_tried (NEW);
  if (rummy_session_resume (session, NULL))
    rummy_session_new_game (session, &rules, NEW, &seats, NULL);
  if (rummy_session_get_game (session) != NULL && rummy_session_get_trouble (session) == NULL &&
      rummy_game_get_record (rummy_session_get_game (session))->seed == NEW)
    fault_done (NEW);
  stop (session);
}

static void
prepare_open (const char *folder)
{
  put (folder, RUMMY_AUTOSAVE_NAME, CURRENT);
  put (folder, SHELVED, WAITING);
}

/* The file of the game that is opened is deleted as soon as the game is safe elsewhere. */
static void
act_open (const char *folder)
{
  RummySession *session = start (folder);
  g_autoptr (GFile) file = fault_file (folder, SHELVED);
  g_autoptr (GAsyncResult) loaded = NULL, opened = NULL;
  g_autoptr (RummyGameFile) saved = NULL;
  g_autoptr (RummyGame) game = NULL;

  if (rummy_session_resume (session, NULL)) {
    rummy_opening_load_async (session, file, NEW, done_cb, &loaded);
    saved = rummy_opening_load_finish (session, wait_for (&loaded), NULL, NULL);
  }
  if (saved != NULL) {
    game = rummy_game_new_from_record (&saved->saved.record);
    rummy_game_set_seats (game, &saved->saved.seats);
    rummy_opening_open_async (session, game, file, done_cb, &opened);
    if (rummy_opening_open_finish (session, wait_for (&opened), NULL, NULL)) {
      while (!faults_happened () && g_file_query_exists (file, NULL))
        g_main_context_iteration (NULL, FALSE);
    }
  }
  stop (session);
}

static gboolean
is_of (const RummyRecord *record, guint64 seed)
{
  return rummy_record_continues (record, &game_of (seed)->record);
}

/* Returns the seeds of the games that are whole, as bits. */
static guint
find_games (const char *folder)
{
  RummySession *session = start (folder);
  g_autoptr (GFile) shelf = fault_file (folder, SHELF);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GPtrArray) games = NULL;
  guint found = 0;

  if (rummy_session_resume (session, NULL)) {
    const RummyRecord *record = rummy_game_get_record (rummy_session_get_game (session));

    if (record->seed == NEW || (record->seed < NEW && is_of (record, record->seed)))
      found |= 1u << record->seed;
  }
  rummy_saved_games_list_async (shelf, NULL, done_cb, &result);
  games = rummy_saved_games_list_finish (wait_for (&result), NULL);
  for (guint i = 0; games != NULL && i < games->len; i++) {
    const RummyRecord *record = &((const RummyGameFile *) games->pdata[i])->saved.record;

    if (record->seed < NEW && is_of (record, record->seed))
      found |= 1u << record->seed;
  }
  stop (session);

  return found;
}

static int
find_new (const char *folder, gboolean is_cut)
{
  guint found = find_games (folder);

  return found & 1u << CURRENT ? (int) (found & 1u << NEW) : fault_lost ("the former game is gone");
}

static int
find_open (const char *folder, gboolean is_cut)
{
  guint found = find_games (folder);

  if ((found & 1u << CURRENT) == 0)
    return fault_lost ("the former game is gone");

  return found & 1u << WAITING ? 0 : fault_lost ("the game that was opened is gone");
}

int
main (int argc, char **argv)
{
  static const FaultScenario scenarios[] = {
    { "session-new", prepare_new, act_new, find_new },
    { "session-open", prepare_open, act_open, find_open },
    { NULL },
  };
  static const FaultScenario *const lists[] = { scenarios, NULL };

  return fault_sweep (argc, argv, lists);
}
