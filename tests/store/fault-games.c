/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The current game, games saved under a name, and the folder of unfinished games. */

#include <string.h>

#include "fault-scenarios.h"
#include "faults.h"
#include "sample.h"
#include "store/autosave.h"
#include "store/saved-games.h"

#define MOVES 10
#define WRITES 3
#define OTHER_GAME WRITES /* the part of a game begun because the former one could not be loaded */
#define SEED 1
#define OTHER_SEED 9
#define DAMAGED "Not a game"
#define NAMED "named" RUMMY_SAVED_GAMES_SUFFIX
#define SHELF "unfinished"

static void
result_cb (GObject *source, GAsyncResult *result, gpointer data)
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

static void
put (const char *folder, const char *name, GBytes *bytes)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  g_assert_true (g_file_set_contents (path, data, (gssize) size, NULL));
}

/* Of as many moves as wanted; played once, for it takes a while. */
static RummySavedGame
game_of (guint64 seed, gsize n_moves)
{
  static RummySavedGame games[OTHER_SEED + 1];
  RummySavedGame game;

  if (games[seed].record.n_moves == 0)
    sample_game (&games[seed], "target=900", seed, MOVES + WRITES);
  game = games[seed];
  game.record.n_moves = MIN (n_moves, MOVES + WRITES);

  return game;
}

static GBytes *
game_bytes (guint64 seed, gsize n_moves)
{
  RummySavedGame game = game_of (MIN (seed, OTHER_SEED), n_moves);

  return rummy_save_to_bytes (&game);
}

/* ---- The current game ---- */

static gboolean is_synced;

static void
synced_cb (RummyAutosave *autosave, GError *error)
{
  is_synced = error == NULL;
}

static void
settle (RummyAutosave *autosave)
{
  while (rummy_autosave_is_pending (autosave))
    g_main_context_iteration (NULL, TRUE);
  while (faults_count_open () > 1) /* beside the lock; the thread closes its file later */
    g_thread_yield ();
}

static RummyAutosave *
open_autosave (const char *folder)
{
  g_autoptr (GFile) directory = g_file_new_for_path (folder);
  RummyAutosave *autosave = rummy_autosave_new (directory);

  g_signal_connect (autosave, "synced", G_CALLBACK (synced_cb), NULL);

  return autosave;
}

static void
close_autosave (RummyAutosave *autosave)
{
  settle (autosave);
  g_object_unref (autosave);
}

static void
write_game (RummyAutosave *autosave, guint64 seed, gsize n_moves, guint part, gboolean is_watched)
{
  RummySavedGame game = game_of (seed, n_moves);

  fault_tried (part);
  if (!rummy_autosave_write (autosave, &game, NULL))
    return;
  fault_done (part);
  is_synced = FALSE;
  settle (autosave);
  if (is_synced && is_watched)
    fault_kept (part);
}

static void
prepare_autosave (const char *folder)
{
  g_autoptr (GBytes) bytes = game_bytes (SEED, MOVES);

  put (folder, RUMMY_AUTOSAVE_NAME, bytes);
}

/* As the session does it: a game goes on, or where none could be loaded, another one begins. */
static void
act_autosave (const char *folder)
{
  RummyAutosave *autosave = open_autosave (folder);
  g_auto (RummySavedGame) game = { 0 };

  if (rummy_autosave_load (autosave, &game, NULL)) {
    settle (autosave);
    for (guint i = 0; i < WRITES; i++)
      write_game (autosave, SEED, MOVES + 1 + i, i, TRUE);
  } else {
    write_game (autosave, OTHER_SEED, MOVES, OTHER_GAME, TRUE);
  }
  close_autosave (autosave);
}

/* Faster than the disk: what it has of the writes is told only after the last one. */
static void
act_swift (const char *folder)
{
  RummyAutosave *autosave = open_autosave (folder);
  g_auto (RummySavedGame) loaded = { 0 };

  if (rummy_autosave_load (autosave, &loaded, NULL)) {
    settle (autosave);
    is_synced = FALSE;
    for (guint i = 0; i < WRITES; i++) {
      RummySavedGame game = game_of (SEED, MOVES + 1 + i);

      fault_tried (i);
      if (rummy_autosave_write (autosave, &game, NULL))
        fault_done (i);
    }
    settle (autosave);
    if (is_synced)
      fault_kept (WRITES - 1);
  }
  close_autosave (autosave);
}

static int
find_autosave (const char *folder, gboolean is_cut)
{
  RummyAutosave *autosave = open_autosave (folder);
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GBytes) bytes = NULL, expected = NULL, first = game_bytes (SEED, MOVES);
  g_autoptr (GError) error = NULL;
  gboolean is_loaded = rummy_autosave_load (autosave, &game, &error);

  close_autosave (autosave);
  if (!is_loaded)
    return fault_lost ("no game: %s", error != NULL ? error->message : "none there");
  if (error != NULL && !is_cut)
    return fault_lost ("%s", error->message);
  expected = game_bytes (game.record.seed, game.record.n_moves);
  bytes = rummy_save_to_bytes (&game);
  if (!g_bytes_equal (bytes, expected))
    return fault_lost ("the game is another one");
  if (game.record.seed == OTHER_SEED && !fault_has_file (folder, first))
    return fault_lost ("the former game is gone");

  return game.record.seed == OTHER_SEED ? 1 << OTHER_GAME : (1 << (game.record.n_moves - MOVES)) - 1;
}

/* A damaged one, with the one before it. */
static void
prepare_damaged (const char *folder)
{
  g_autoptr (GBytes) bytes = game_bytes (SEED, MOVES), damaged = g_bytes_new_static (DAMAGED, strlen (DAMAGED));

  put (folder, RUMMY_AUTOSAVE_NAME, damaged);
  put (folder, RUMMY_AUTOSAVE_NAME ".old", bytes);
}

static int
find_damaged (const char *folder, gboolean is_cut)
{
  g_autoptr (GBytes) damaged = g_bytes_new_static (DAMAGED, strlen (DAMAGED));

  if (!fault_has_file (folder, damaged))
    return fault_lost ("the damaged file is gone");

  return find_autosave (folder, TRUE);
}

/* ---- Games with a name ---- */

static void
prepare_nothing (const char *folder)
{
}

static void
prepare_named (const char *folder)
{
  g_autoptr (GBytes) bytes = game_bytes (SEED, MOVES);

  put (folder, NAMED, bytes);
}

static void
act_named (const char *folder)
{
  g_autoptr (GFile) file = fault_file (folder, NAMED);
  g_autoptr (GAsyncResult) result = NULL;
  RummySavedGame game = game_of (OTHER_SEED, MOVES);

  fault_tried (0);
  rummy_saved_games_save_async (file, &game, NULL, result_cb, &result);
  if (rummy_saved_games_save_finish (wait_for (&result), NULL)) {
    fault_done (0);
    fault_kept (0);
  }
}

static int
find_named_or (const char *folder, GBytes *old)
{
  g_autoptr (GBytes) bytes = fault_read_file (folder, NAMED), new = game_bytes (OTHER_SEED, MOVES);

  if (bytes == NULL && old != NULL)
    return fault_lost ("the file is gone");
  if (bytes != NULL && g_bytes_equal (bytes, new))
    return 1;
  if (bytes != NULL && (old == NULL || !g_bytes_equal (bytes, old)))
    return fault_lost ("the file is neither old nor new, but %u bytes", (guint) g_bytes_get_size (bytes));

  return 0;
}

static int
find_new (const char *folder, gboolean is_cut)
{
  return find_named_or (folder, NULL);
}

static int
find_named (const char *folder, gboolean is_cut)
{
  g_autoptr (GBytes) old = game_bytes (SEED, MOVES);

  return find_named_or (folder, old);
}

/* ---- The folder of unfinished games ---- */

static void
act_shelf (const char *folder)
{
  g_autoptr (GFile) shelf = fault_file (folder, SHELF);

  for (guint i = 0; i < 2; i++) {
    g_autoptr (GAsyncResult) result = NULL;
    RummySavedGame game = game_of (SEED + i, MOVES);

    fault_tried (i);
    rummy_saved_games_add_async (shelf, &game, NULL, result_cb, &result);
    if (rummy_saved_games_add_finish (wait_for (&result), NULL, NULL)) {
      fault_done (i);
      fault_kept (i);
    }
  }
}

/* The games there, which must be whole. */
static GPtrArray *
list_shelf (const char *folder)
{
  g_autoptr (GFile) shelf = fault_file (folder, SHELF);
  g_autoptr (GAsyncResult) result = NULL;

  rummy_saved_games_list_async (shelf, NULL, result_cb, &result);

  return rummy_saved_games_list_finish (wait_for (&result), NULL);
}

static int
find_shelf (const char *folder, gboolean is_cut)
{
  g_autoptr (GPtrArray) games = list_shelf (folder);
  int found = 0;

  for (guint i = 0; i < games->len; i++) {
    const RummyGameFile *game = games->pdata[i];
    g_autoptr (GBytes) bytes = rummy_save_to_bytes (&game->saved);
    g_autoptr (GBytes) expected = game_bytes (game->saved.record.seed, MOVES);

    if (!g_bytes_equal (bytes, expected))
      return fault_lost ("a game is another one");
    found |= 1 << (game->saved.record.seed - SEED);
  }

  return found;
}

/* The current game gets a second name, and another one takes its place. */
static void
act_aside (const char *folder)
{
  RummyAutosave *autosave = open_autosave (folder);
  g_autoptr (GFile) shelf = fault_file (folder, SHELF), file = fault_file (folder, RUMMY_AUTOSAVE_NAME), kept = NULL;
  g_auto (RummySavedGame) game = { 0 };

  faults_only_this_thread (); /* nobody waits for the one that syncs */
  if (rummy_autosave_load (autosave, &game, NULL)) {
    kept = rummy_saved_games_add (shelf, &game, file, NULL);
    if (kept != NULL)
      write_game (autosave, OTHER_SEED, MOVES, OTHER_GAME, FALSE);
  }
  close_autosave (autosave);
}

static int
find_aside (const char *folder, gboolean is_cut)
{
  g_autoptr (GPtrArray) games = list_shelf (folder);
  int found = find_autosave (folder, is_cut);

  /* The new one had not reached the disk, and nobody said so. */
  if (found < 0 && is_cut && games->len == 1)
    return 0;
  if (found == 1 << OTHER_GAME && games->len != 1)
    return fault_lost ("%u unfinished games", games->len);

  return found;
}

static void
prepare_names (const char *folder)
{
  g_autoptr (GFile) shelf = fault_file (folder, SHELF);

  for (guint i = 0; i < 2; i++) {
    RummySavedGame game = game_of (SEED + i, MOVES);
    g_autoptr (GFile) file = NULL;

    rummy_seats_set_name (&game.seats, 0, "Ann");
    file = rummy_saved_games_add (shelf, &game, NULL, NULL);
    g_assert_nonnull (file);
  }
}

static void
act_names (const char *folder)
{
  g_autoptr (GFile) shelf = fault_file (folder, SHELF);
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  fault_tried (0);
  fault_tried (1);
  g_hash_table_insert (names, (gpointer) "Ann", (gpointer) "Bea");
  rummy_saved_games_rename (shelf, names);
}

static int
find_names (const char *folder, gboolean is_cut)
{
  g_autoptr (GPtrArray) games = list_shelf (folder);
  int found = 0;

  if (games->len != 2)
    return fault_lost ("%u games", games->len);
  for (guint i = 0; i < games->len; i++) {
    const RummyGameFile *game = games->pdata[i];

    if (g_str_equal (game->saved.seats.name[0], "Bea"))
      found |= 1 << (game->saved.record.seed - SEED);
    else if (!g_str_equal (game->saved.seats.name[0], "Ann"))
      return fault_lost ("a player is called %s", game->saved.seats.name[0]);
  }

  return found;
}

const FaultScenario fault_games[] = {
  { "autosave", prepare_autosave, act_autosave, find_autosave },
  { "autosave-swift", prepare_autosave, act_swift, find_autosave },
  { "autosave-damaged", prepare_damaged, act_autosave, find_damaged },
  { "save-as-new", prepare_nothing, act_named, find_new },
  { "save-as-over", prepare_named, act_named, find_named },
  { "shelf", prepare_nothing, act_shelf, find_shelf },
  { "shelf-aside", prepare_autosave, act_aside, find_aside },
  { "shelf-names", prepare_names, act_names, find_names },
  { NULL },
};
