/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Files of the history: whatever is damaged in one, it is read as it is, or put aside and told, or left alone and told.
 * A text is SQL that changes a file that was sound; anything behind a NUL is bytes of the file that change, each as two
 * bytes that say where, little endian, and one that is mixed into what is there. */

#include <glib/gstdio.h>

#include "fuzz.h"
#include "engine/rng.h"
#include "store/export.h"
#include "store/history-thread.h"
#include "store/profiles.h"

#define ROUNDS 2
#define STEPS_MAX 200000 /* of SQLite, for what is asked of it as SQL */

static GFile *directory;
static char *path, *sound;
static gsize n_sound;
static RummySavedGame game;

static void
tear_down (void)
{
  rummy_profiles_delete_folder (directory);
}

static void
result_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_set_object ((GAsyncResult **) data, result);
}

#define WAIT(result)       \
  while ((result) == NULL) \
    g_main_context_iteration (NULL, TRUE)

static void
settle (RummyHistory *history)
{
  while (!rummy_history_is_idle (history))
    g_main_context_iteration (NULL, TRUE);
}

/* Some rounds by lot. */
static void
make_game (void)
{
  static RummyMoves moves;
  RummyMove move = { .kind = RUMMY_MOVE_DEAL };
  RummyRules rules;
  RummyMatch match;
  RummyRng rng;

  rummy_rules_init (&rules, "500-rum");
  rummy_record_init (&game.record, &rules, 1, 1);
  rummy_seats_init (&game.seats, 3);
  rummy_seats_set_name (&game.seats, 0, "Ada");
  rummy_match_init (&match, &rules, 1, 1);
  rummy_rng_seed (&rng, 1);
  while (match.rounds < ROUNDS || match.round.phase != RUMMY_PHASE_OVER) {
    fuzz_check (rummy_match_apply (&match, &move, NULL) == RUMMY_OK);
    fuzz_check (rummy_record_add (&game.record, &move));
    move = (RummyMove) { .kind = RUMMY_MOVE_DEAL };
    if (match.round.phase != RUMMY_PHASE_OVER) {
      rummy_round_moves (&match.round, &moves);
      move = moves.move[rummy_rng_below (&rng, moves.n)];
    }
  }
}

static void
keep (RummyHistory *history)
{
  rummy_history_save (history, &game,
                      &(RummyGameProfiles) { .game = RUMMY_PROFILE_FIRST, .seat = { RUMMY_PROFILE_FIRST } }, 1000, 2000,
                      TRUE, FALSE);
  settle (history);
}

static void
set_up (void)
{
  g_autoptr (RummyHistory) history = NULL;
  g_autofree char *folder = g_dir_make_tmp ("fuzz-database-XXXXXX", NULL);

  fuzz_check (folder != NULL);
  directory = g_file_new_for_path (folder);
  path = g_build_filename (folder, RUMMY_HISTORY_NAME, NULL);
  atexit (tear_down);
  make_game ();
  history = rummy_history_new (directory);
  keep (history);
  fuzz_check (rummy_history_get_trouble (history) == NULL);
  rummy_history_close (history);
  fuzz_check (g_file_get_contents (path, &sound, &n_sound, NULL));
}

static int
has_worked_enough_cb (void *data)
{
  return ++*(int *) data > 1;
}

static int
authorize_cb (void *data, int action, const char *one, const char *two, const char *three, const char *four)
{
  return action == SQLITE_ATTACH || action == SQLITE_DETACH ? SQLITE_DENY : SQLITE_OK;
}

static void
change_by_sql (const char *sql)
{
  sqlite3 *db;
  int n = 0;

  fuzz_check (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK);
  sqlite3_limit (db, SQLITE_LIMIT_LENGTH, 1 << 20);
  sqlite3_set_authorizer (db, authorize_cb, NULL);
  sqlite3_progress_handler (db, STEPS_MAX, has_worked_enough_cb, &n);
  sqlite3_exec (db, "PRAGMA synchronous = OFF; PRAGMA max_page_count = 256", NULL, NULL, NULL);
  sqlite3_exec (db, sql, NULL, NULL, NULL);
  sqlite3_close (db);
}

static void
damage (const uint8_t *data, size_t size)
{
  g_autofree char *bytes = g_memdup2 (sound, n_sound);
  g_autofree char *text = fuzz_text (data, size);

  for (size_t i = 1; size > 0 && data[0] == '\0' && i + 2 < size; i += 3)
    bytes[(data[i] | (size_t) data[i + 1] << 8) % n_sound] ^= (char) data[i + 2];
  fuzz_check (g_file_set_contents_full (path, bytes, (gssize) n_sound, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  if (*text != '\0')
    change_by_sql (text);
}

/* All that the window asks for. */
static void
ask_all (RummyHistory *history)
{
  const RummyHistoryFilter filter = { .owner = RUMMY_PROFILE_FIRST };
  g_autoptr (GAsyncResult) listed = NULL, league = NULL, career = NULL, feats = NULL, rules = NULL, csv = NULL;
  g_autoptr (GAsyncResult) json = NULL, known = NULL, loaded = NULL;
  g_autoptr (GPtrArray) games = NULL, rows = NULL, all = NULL;
  g_autoptr (RummyCareer) of_first = NULL;
  g_autoptr (GBytes) table = NULL, objects = NULL;
  g_auto (RummySavedGame) saved = { 0 };
  g_auto (GStrv) keys = NULL;

  rummy_history_list_async (history, NULL, 0, 100, NULL, result_cb, &listed);
  rummy_history_league_async (history, NULL, NULL, result_cb, &league);
  rummy_history_career_async (history, &filter, NULL, result_cb, &career);
  rummy_history_feats_async (history, NULL, NULL, result_cb, &feats);
  rummy_history_rules_async (history, NULL, result_cb, &rules);
  rummy_history_count_known_async (history, &game.record, NULL, result_cb, &known);
  rummy_export_async (history, RUMMY_EXPORT_CSV, NULL, NULL, result_cb, &csv);
  rummy_export_async (history, RUMMY_EXPORT_JSON, NULL, NULL, result_cb, &json);
  settle (history);
  WAIT (json);

  games = rummy_history_list_finish (history, listed, NULL);
  rows = rummy_history_league_finish (history, league, NULL);
  of_first = rummy_history_career_finish (history, career, NULL);
  all = rummy_history_feats_finish (history, feats, NULL);
  keys = rummy_history_rules_finish (history, rules, NULL);
  rummy_history_count_known_finish (history, known, NULL);
  table = rummy_export_finish (history, csv, NULL);
  objects = rummy_export_finish (history, json, NULL);
  if (table != NULL)
    fuzz_check (g_utf8_validate (g_bytes_get_data (table, NULL), (gssize) g_bytes_get_size (table), NULL));
  if (objects != NULL)
    fuzz_check (g_utf8_validate (g_bytes_get_data (objects, NULL), (gssize) g_bytes_get_size (objects), NULL));
  for (guint i = 0; games != NULL && i < games->len; i++)
    fuzz_check (((const RummyPastGame *) games->pdata[i])->n_seats <= RUMMY_SEATS_MAX);
  for (guint i = 0; rows != NULL && i < rows->len; i++)
    fuzz_check (g_utf8_validate (((const RummyLeagueRow *) rows->pdata[i])->name, -1, NULL));
  if (games != NULL && games->len > 0) {
    rummy_history_load_async (history, ((const RummyPastGame *) games->pdata[0])->id, NULL, result_cb, &loaded);
    WAIT (loaded);
    rummy_history_load_finish (history, loaded, &saved, NULL);
  }
}

/* The file that was damaged, and all that the program has put beside it. */
static gboolean
remove_all (void)
{
  g_autofree char *aside = g_strconcat (path, ".broken-1", NULL);
  gboolean has_aside = g_file_test (aside, G_FILE_TEST_EXISTS);

  rummy_profiles_delete_folder (directory);
  fuzz_check (g_mkdir (g_file_peek_path (directory), 0700) == 0);

  return has_aside;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  gboolean is_told = FALSE;

  if (directory == NULL)
    set_up ();
  damage (data, size);

  for (guint start = 0; start < 2; start++) {
    g_autoptr (RummyHistory) history = rummy_history_new (directory);
    const GError *trouble;

    rummy_history_open (history);
    settle (history);
    trouble = rummy_history_get_trouble (history);
    is_told |= g_error_matches (trouble, RUMMY_HISTORY_ERROR, RUMMY_HISTORY_ERROR_BROKEN);
    fuzz_check (!is_told || start == 1 || trouble != NULL);
    fuzz_check (start == 0 || !g_error_matches (trouble, RUMMY_HISTORY_ERROR, RUMMY_HISTORY_ERROR_BROKEN));
    ask_all (history);
    keep (history);
    rummy_history_close (history);
  }
  fuzz_check (remove_all () == is_told);

  return 0;
}
