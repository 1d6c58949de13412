/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "history-fixture.h"
#include "store/database.h"
#include "store/rounds.h"
#include "store/rules-key.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

static void
restart (Fixture *fixture)
{
  end (fixture);
  begin (fixture);
}

static GPtrArray *
list (Fixture *fixture, const char *preset, gint64 before, guint n)
{
  return list_of (fixture->history, &(RummyHistoryFilter) { .preset = preset }, before, n);
}

static const RummyPastGame *
get (GPtrArray *games, guint i)
{
  g_assert_cmpuint (i, <, games->len);

  return g_ptr_array_index (games, i);
}

static void
assert_listed (Fixture *fixture, const char *preset, guint n)
{
  g_autoptr (GPtrArray) games = list (fixture, preset, 0, 10);

  g_assert_cmpuint (games->len, ==, n);
}

static gboolean
load (Fixture *fixture, gint64 id, RummySavedGame *game, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  rummy_history_load_async (fixture->history, id, NULL, result_cb, &result);
  WAIT (result);

  return rummy_history_load_finish (fixture->history, result, game, error);
}

static GPtrArray *
league (Fixture *fixture, const char *preset)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *rows;

  rummy_history_league_async (fixture->history, &(RummyHistoryFilter) { .preset = preset }, NULL, result_cb, &result);
  WAIT (result);
  rows = rummy_history_league_finish (fixture->history, result, &error);
  g_assert_no_error (error);

  return rows;
}

static GPtrArray *
feats (Fixture *fixture)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *all;

  rummy_history_feats_async (fixture->history, NULL, NULL, result_cb, &result);
  WAIT (result);
  all = rummy_history_feats_finish (fixture->history, result, &error);
  g_assert_no_error (error);

  return all;
}

/* So many moves of a game, as it is told when they have been made. */
static void
keep (Fixture *fixture, const RummySavedGame *game, gsize n_moves, gint64 began)
{
  RummySavedGame part = *game;

  part.record.n_moves = MIN (n_moves, game->record.n_moves);
  rummy_history_save (fixture->history, &part, NULL, began, began + 60, TRUE, FALSE);
}

static void
keep_whole (Fixture *fixture, guint64 seed, const char *name)
{
  g_auto (RummySavedGame) game = { 0 };

  sample_game (&game, "target=900", seed, MOVES);
  rummy_seats_set_name (&game.seats, 0, name);
  keep (fixture, &game, MOVES, BEGAN + (gint64) seed);
}

static void
break_file (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (fixture->path, "This is no database, but it is long enough to be mistaken for one, perhaps.", -1,
                       &error);
  g_assert_no_error (error);
}

static gboolean
has_file (Fixture *fixture, const char *end)
{
  g_autofree char *path = g_strconcat (fixture->path, end, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Whatever is told of one game, and however often, it is one game, and what was kept of it is had back. */
static void
test_keep (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) game = { 0 }, loaded = { 0 }, expected = { 0 };
  g_autoptr (GArray) rounds = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GPtrArray) none = list (fixture, NULL, 0, 10);
  g_autoptr (GError) error = NULL;
  const RummyRoundResult *last;
  const RummyPastGame *past;
  RummyMatch match;

  g_assert_cmpuint (none->len, ==, 0);
  sample_game (&game, "target=900", 7, MOVES);
  rummy_seats_set_name (&game.seats, 0, "Ada");
  rounds = rummy_rounds_of_record (&game.record);
  g_assert_cmpuint (rounds->len, >, 2);
  last = &g_array_index (rounds, RummyRoundResult, 1);

  keep (fixture, &game, 5, BEGAN); /* no round is over yet */
  keep (fixture, &game, g_array_index (rounds, RummyRoundResult, 0).n_moves, BEGAN);
  keep (fixture, &game, last->n_moves, BEGAN + 100);
  keep (fixture, &game, last->n_moves, BEGAN + 900); /* the same once more */
  keep (fixture, &game, last->n_moves + 3, BEGAN + 900);
  games = list (fixture, NULL, 0, 10);
  g_assert_cmpuint (games->len, ==, 1);
  past = get (games, 0);
  g_assert_cmpstr (past->rules, ==,
                   "rules deal=13/7/7/7/7/7/7 firstdealer=fixed nextdealer=alternate lead=alternates target=900");
  g_assert_cmpint (past->began, ==, BEGAN);
  g_assert_cmpint (past->ended, ==, BEGAN + 160);
  g_assert_cmpuint (past->rounds, ==, 2);
  g_assert_false (past->is_over);
  g_assert_cmpuint (past->n_seats, ==, 2);
  g_assert_cmpstr (past->seats.name[0], ==, "Ada");
  g_assert_cmpint (past->seats.level[1], ==, game.seats.level[1]);
  g_assert_cmpint (past->points[0], ==, last->total[0]);
  g_assert_cmpint (past->points[1], ==, last->total[1]);
  g_assert_cmpuint (past->winners, ==, 0);

  g_assert_true (load (fixture, past->id, &loaded, &error));
  g_assert_no_error (error);
  sample_game (&expected, "target=900", 7, last->n_moves);
  rummy_seats_set_name (&expected.seats, 0, "Ada");
  sample_assert_equal (&loaded, &expected);

  restart (fixture);
  keep (fixture, &game, MOVES, BEGAN + 2000);
  g_clear_pointer (&games, g_ptr_array_unref);
  games = list (fixture, NULL, 0, 10);
  g_assert_cmpuint (games->len, ==, 1);
  past = get (games, 0);
  rummy_record_play (&game.record, MOVES, &match, NULL);
  g_assert_true (past->is_over);
  g_assert_cmpuint (past->rounds, ==, rounds->len);
  g_assert_cmpint (past->points[0], ==, match.results[0]);
  g_assert_cmpint (past->points[1], ==, match.results[1]);
  g_assert_cmpuint (past->winners, ==, 1u << match.winner);
}

/* The same deal played in another way is another game. */
static void
test_same_deal (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) game = { 0 };
  g_autoptr (GPtrArray) games = NULL;
  RummyRng rng;
  RummyMatch match;
  gsize half;

  sample_game (&game, "target=900", 11, MOVES);
  keep (fixture, &game, MOVES, BEGAN);

  half = game.record.n_moves / 2;
  rummy_record_play (&game.record, half, &match, NULL);
  game.record.n_moves = half;
  rummy_rng_seed (&rng, 99);
  while (!match.over) {
    RummyMove move = sample_move (&match, &rng);

    rummy_match_apply (&match, &move, NULL);
    rummy_record_add (&game.record, &move);
  }
  keep (fixture, &game, MOVES, BEGAN);

  games = list (fixture, NULL, 0, 10);
  g_assert_cmpuint (games->len, ==, 2);
}

static void
test_pages (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) first = NULL;
  g_autoptr (GPtrArray) second = NULL;
  g_autoptr (GPtrArray) none = NULL;
  g_auto (RummySavedGame) game = { 0 };

  for (guint64 seed = 1; seed <= 5; seed++)
    keep_whole (fixture, seed, "Ada");
  sample_game (&game, "", 6, MOVES);
  keep (fixture, &game, MOVES, BEGAN);

  first = list (fixture, "", 0, 3);
  g_assert_cmpuint (first->len, ==, 3);
  g_assert_cmpint (get (first, 0)->began, ==, BEGAN + 5);
  second = list (fixture, "", get (first, 2)->id, 3);
  g_assert_cmpuint (second->len, ==, 2);
  g_assert_cmpint (get (second, 1)->began, ==, BEGAN + 1);
  none = list (fixture, "500-rum", get (first, 0)->id, 3);
  g_assert_cmpuint (none->len, ==, 0);
}

/* Against what the records say. */
static void
test_league (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Ada", "Bob", "Ada", "Ada", "Bob", "Ada" };
  guint n_games[2] = { 0 }, n_won[2] = { 0 };
  int points[2] = { 0 }, high = G_MININT, round_low = G_MAXINT;
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GPtrArray) all = NULL;
  g_autoptr (GPtrArray) none = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_auto (RummySavedGame) game = { 0 };
    g_autoptr (GArray) rounds = NULL;
    RummyMatch match;
    guint who = names[i][0] == 'B';

    sample_game (&game, "target=900", i, MOVES);
    rummy_record_play (&game.record, MOVES, &match, NULL);
    rounds = rummy_rounds_of_record (&game.record);
    n_games[who]++;
    n_won[who] += match.winner == 0;
    points[who] += match.results[0];
    high = MAX (high, MAX (match.results[0], match.results[1]));
    for (guint n = 0; n < rounds->len; n++)
      round_low = MIN (round_low, MIN (g_array_index (rounds, RummyRoundResult, n).score[0],
                                       g_array_index (rounds, RummyRoundResult, n).score[1]));
    keep_whole (fixture, i, names[i]);
  }
  { /* what is practice, and what is not over, does not count */
    g_auto (RummySavedGame) game = { 0 };

    sample_game (&game, "target=900", 50, MOVES);
    game.seats.is_practice = TRUE;
    keep (fixture, &game, MOVES, BEGAN);
    game.seats.is_practice = FALSE;
    game.record.seed = 51;
    game.record.n_moves = 0;
    keep (fixture, &game, MOVES, BEGAN);
  }

  rows = league (fixture, NULL);
  g_assert_cmpuint (rows->len, ==, 3); /* Ada, Bob, the computer */
  for (guint i = 0; i < rows->len; i++) {
    const RummyLeagueRow *row = g_ptr_array_index (rows, i);
    guint who = row->name[0] == 'B';

    if (row->level != RUMMY_LEVEL_PERSON) {
      g_assert_cmpstr (row->name, ==, "");
      g_assert_cmpuint (row->games, ==, G_N_ELEMENTS (names));
      continue;
    }
    g_assert_cmpuint (row->games, ==, n_games[who]);
    g_assert_cmpuint (row->won, ==, n_won[who]);
    g_assert_cmpint (row->points, ==, points[who]);
    g_assert_cmpuint (row->best_streak, <=, row->won);
  }

  all = feats (fixture);
  g_assert_cmpuint (all->len, ==, RUMMY_N_FEATS);
  g_assert_cmpint (((RummyFeat *) all->pdata[RUMMY_FEAT_GAME_HIGH])->value, ==, high);
  g_assert_cmpint (((RummyFeat *) all->pdata[RUMMY_FEAT_ROUND_LOW])->value, ==, round_low);
  g_assert_cmpint (((RummyFeat *) all->pdata[RUMMY_FEAT_MARGIN_NARROW])->value, <=,
                   ((RummyFeat *) all->pdata[RUMMY_FEAT_MARGIN_WIDE])->value);

  none = league (fixture, "gin");
  g_assert_cmpuint (none->len, ==, 0);
}

static guint
count (Fixture *fixture)
{
  g_autoptr (GPtrArray) games = list (fixture, NULL, 0, 10);

  return games->len;
}

/* What one removal took is what its undo brings back; once the file was opened again it is gone, and does not come back
 * because somebody still has the game. */
static void
test_remove (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) game = { 0 }, again = { 0 };
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id, removal;

  keep_whole (fixture, 1, "Ada");
  keep_whole (fixture, 2, "Ada");
  games = list (fixture, NULL, 0, 10);
  id = get (games, 0)->id;

  rummy_history_remove (fixture->history, id, NULL);
  g_assert_cmpuint (count (fixture), ==, 1);
  removal = rummy_history_remove (fixture->history, 0, NULL);
  g_assert_cmpuint (count (fixture), ==, 0);
  rummy_history_restore (fixture->history, removal);
  g_assert_cmpuint (count (fixture), ==, 1);
  g_assert_cmpuint (fixture->n_changed, ==, 5);

  restart (fixture);
  g_assert_cmpuint (count (fixture), ==, 1);
  rummy_history_restore (fixture->history, 1);
  g_assert_cmpuint (count (fixture), ==, 1);
  g_assert_false (load (fixture, id, &game, &error));
  g_assert_error (error, RUMMY_HISTORY_ERROR, RUMMY_HISTORY_ERROR_GONE);
  g_assert_no_error (rummy_history_get_trouble (fixture->history));

  sample_game (&again, "target=900", 2, MOVES);
  rummy_history_save (fixture->history, &again, NULL, BEGAN, BEGAN, FALSE, FALSE);
  g_assert_cmpuint (count (fixture), ==, 1);
  rummy_history_save (fixture->history, &again, NULL, BEGAN, BEGAN, TRUE, FALSE); /* it was played once more */
  g_assert_cmpuint (count (fixture), ==, 2);
}

static gssize
count_known (Fixture *fixture, const RummyRecord *record)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  gssize n_known;

  rummy_history_count_known_async (fixture->history, record, NULL, result_cb, &result);
  WAIT (result);
  n_known = rummy_history_count_known_finish (fixture->history, result, &error);
  g_assert_no_error (error);

  return n_known;
}

/* Cards that were seen stay so when the game is taken out of the lists. */
static void
test_known (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) game = { 0 }, other = { 0 }, practice = { 0 };
  g_autoptr (GArray) rounds = NULL;

  sample_game (&game, "target=900", 1, MOVES);
  sample_game (&other, "target=900", 2, MOVES);
  sample_game (&practice, "target=900", 3, MOVES);
  practice.seats.is_practice = TRUE;
  rounds = rummy_rounds_of_record (&game.record);
  keep (fixture, &game, g_array_index (rounds, RummyRoundResult, 0).n_moves, BEGAN);
  g_assert_cmpint (count_known (fixture, &game.record), ==, 1);
  keep (fixture, &game, MOVES, BEGAN);
  keep (fixture, &practice, MOVES, BEGAN);
  g_assert_cmpint (count_known (fixture, &game.record), ==, rounds->len);
  g_assert_cmpint (count_known (fixture, &practice.record), >, 0);
  g_assert_cmpint (count_known (fixture, &other.record), ==, 0);

  rummy_history_remove (fixture->history, 0, NULL);
  g_assert_cmpint (count_known (fixture, &game.record), ==, rounds->len);
  restart (fixture);
  g_assert_cmpint (count_known (fixture, &game.record), ==, rounds->len);
  /* It might have been a copy of a game that goes on. */
  g_assert_cmpint (count_known (fixture, &practice.record), ==, 0);
}

/* What cannot be read is kept, told, and never in the way. */
static void
test_broken (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) games = NULL;
  g_autofree char *contents = NULL;
  g_autofree char *aside = g_strconcat (fixture->path, ".broken-2", NULL);
  g_autofree char *earlier = g_strconcat (fixture->path, ".broken-1", NULL);

  g_assert_true (g_file_set_contents (earlier, "", 0, NULL));
  break_file (fixture);
  keep_whole (fixture, 1, "Ada");
  games = list (fixture, NULL, 0, 10);
  g_assert_cmpuint (games->len, ==, 1);
  g_assert_error (rummy_history_get_trouble (fixture->history), RUMMY_HISTORY_ERROR, RUMMY_HISTORY_ERROR_BROKEN);
  g_assert_nonnull (strstr (rummy_history_get_trouble (fixture->history)->message, aside));
  g_assert_true (g_file_get_contents (aside, &contents, NULL, NULL));
  g_assert_true (g_str_has_prefix (contents, "This is no database"));

  restart (fixture);
  g_clear_pointer (&games, g_ptr_array_unref);
  games = list (fixture, NULL, 0, 10);
  g_assert_cmpuint (games->len, ==, 1);
  g_assert_no_error (rummy_history_get_trouble (fixture->history));
}

/* Names of files are bytes, but what is told is text. */
static void
test_folder_of_bytes (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) folder = g_file_get_child (fixture->directory, "caf\xe9"), file = NULL;
  g_autoptr (RummyHistory) history = NULL;
  g_autoptr (GPtrArray) games = NULL;

  g_assert_true (g_file_make_directory (folder, NULL, NULL));
  file = g_file_get_child (folder, RUMMY_HISTORY_NAME);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), "This is no database", -1, NULL));
  history = rummy_history_new (folder);
  games = list_of (history, NULL, 0, 10);
  g_assert_error (rummy_history_get_trouble (history), RUMMY_HISTORY_ERROR, RUMMY_HISTORY_ERROR_BROKEN);
  g_assert_true (g_utf8_validate (rummy_history_get_trouble (history)->message, -1, NULL));
  settle (history);
}

/* Any byte of the file overwritten: it is read as it was, or kept aside, or refused; nothing else. */
static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  g_autofree char *whole = NULL;
  gsize size;
  RummyRng rng;

  for (guint64 seed = 1; seed <= 4; seed++)
    keep_whole (fixture, seed, "Ada");
  end (fixture);
  g_assert_true (g_file_get_contents (fixture->path, &whole, &size, NULL));
  rummy_rng_seed (&rng, 1);

  for (guint i = 0; i < 150; i++) {
    g_autofree char *damaged = g_memdup2 (whole, size);
    gsize at = rummy_rng_below (&rng, (guint) (size - 64)), n = 1 + rummy_rng_below (&rng, 64);
    g_autoptr (GAsyncResult) result = NULL;
    g_autoptr (GPtrArray) games = NULL;

    if (i % 3 == 0)
      at = rummy_rng_below (&rng, 200); /* the head */
    for (gsize k = 0; k < n; k++)
      damaged[at + k] ^= (char) (1 + rummy_rng_below (&rng, 255));
    g_assert_true (g_file_set_contents_full (fixture->path, damaged, i % 5 == 0 ? (gssize) at : (gssize) size,
                                             G_FILE_SET_CONTENTS_NONE, 0600, NULL));

    begin (fixture);
    rummy_history_list_async (fixture->history, NULL, 0, 10, NULL, result_cb, &result);
    WAIT (result);
    games = rummy_history_list_finish (fixture->history, result, NULL);
    for (guint n_game = 0; games != NULL && n_game < games->len; n_game++) {
      g_auto (RummySavedGame) game = { 0 };

      load (fixture, get (games, n_game)->id, &game, NULL);
    }
    g_clear_object (&result);
    end (fixture);
    sample_remove (fixture->directory);
    g_assert_cmpint (g_mkdir (g_file_peek_path (fixture->directory), 0700), ==, 0);
  }
  begin (fixture);
}

static void
test_newer (Fixture *fixture, gconstpointer data)
{
  RummyDatabase database = { .path = fixture->path };
  g_autoptr (GError) error = NULL;
  g_autoptr (GAsyncResult) result = NULL;

  keep_whole (fixture, 1, "Ada");
  end (fixture);
  g_assert_true (rummy_database_open (&database, &error));
  g_assert_true (rummy_database_run (database.db, "PRAGMA user_version = 99", &error));
  rummy_database_close (&database);

  begin (fixture);
  rummy_history_list_async (fixture->history, NULL, 0, 10, NULL, result_cb, &result);
  WAIT (result);
  g_assert_null (rummy_history_list_finish (fixture->history, result, &error));
  g_assert_error (error, RUMMY_HISTORY_ERROR, RUMMY_HISTORY_ERROR_VERSION);
  g_assert_error (rummy_history_get_trouble (fixture->history), RUMMY_HISTORY_ERROR, RUMMY_HISTORY_ERROR_VERSION);
  g_assert_false (has_file (fixture, ".broken-1"));
}

/* Where nothing can be written there is a reason, and once it can all is well. */
static void
test_unusable (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) games = NULL;

  sample_remove (fixture->directory);
  g_assert_true (g_file_set_contents (g_file_peek_path (fixture->directory), "in the way", -1, NULL));
  keep_whole (fixture, 1, "Ada");
  g_signal_connect_swapped (fixture->history, "notify::trouble", G_CALLBACK (changed_cb), fixture);
  settle (fixture->history);
  g_assert_error (rummy_history_get_trouble (fixture->history), RUMMY_HISTORY_ERROR, RUMMY_HISTORY_ERROR_UNUSABLE);
  g_assert_cmpuint (fixture->n_changed, ==, 1); /* the trouble, and no game */

  g_assert_cmpint (g_unlink (g_file_peek_path (fixture->directory)), ==, 0);
  keep_whole (fixture, 2, "Ada");
  games = list (fixture, NULL, 0, 10);
  g_assert_cmpuint (games->len, ==, 2); /* and the one before */
  g_assert_no_error (rummy_history_get_trouble (fixture->history));
}

/* The folder of the data may be a link. */
static void
test_link (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_strconcat (g_file_peek_path (fixture->directory), "-link", NULL);
  g_autoptr (GFile) link = g_file_new_for_path (path);

  end (fixture);
  g_assert_true (g_file_make_symbolic_link (link, g_file_peek_path (fixture->directory), NULL, NULL));
  fixture->history = rummy_history_new (link);
  g_signal_connect_swapped (fixture->history, "changed", G_CALLBACK (changed_cb), fixture);
  keep_whole (fixture, 1, "Ada");
  g_assert_cmpuint (count (fixture), ==, 1);
  restart (fixture);
  g_assert_cmpuint (count (fixture), ==, 1);
  g_assert_true (g_file_delete (link, NULL, NULL));
}

/* People who sit at one table without a name are one player of the league, and so are computers of one level. */
static void
test_many_of_one (Fixture *fixture, gconstpointer data)
{
  guint n_won = 0;
  g_autoptr (GPtrArray) rows = NULL;
  const RummyLeagueRow *row;

  for (guint64 seed = 1; seed <= 4; seed++) {
    g_auto (RummySavedGame) game = { 0 };
    RummyMatch match;

    sample_game (&game, "players=3 target=900", seed, MOVES);
    rummy_record_play (&game.record, MOVES, &match, NULL);
    n_won += match.winner != RUMMY_SEAT_NONE;
    rummy_seats_init (&game.seats, RUMMY_LEVEL_PERSON);
    rummy_seats_set_default_name (&game.seats, 1, 2);
    keep (fixture, &game, MOVES, BEGAN);
  }
  rows = league (fixture, NULL);
  g_assert_cmpuint (rows->len, ==, 1);
  row = g_ptr_array_index (rows, 0);
  g_assert_cmpstr (row->name, ==, "");
  g_assert_cmpuint (row->games, ==, 4);
  g_assert_cmpuint (row->won, ==, n_won);
  g_assert_cmpuint (row->best_streak, ==, n_won);
}

/* What was asked for is in the file although nobody waited. */
static void
test_close (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) games = NULL;

  for (guint64 seed = 1; seed <= 10; seed++)
    keep_whole (fixture, seed, "Ada");
  rummy_history_close (fixture->history);
  restart (fixture);
  games = list (fixture, NULL, 0, 100);
  g_assert_cmpuint (games->len, ==, 10);
}

/* Practice is kept apart, and can be looked at by itself. */
static void
test_practice (Fixture *fixture, gconstpointer data)
{
  const RummyHistoryFilter practice = { .is_practice = TRUE };
  g_autoptr (GAsyncResult) listed = NULL, counted = NULL, best = NULL;
  g_autoptr (GPtrArray) games = NULL, rows = NULL, feats = NULL, left = NULL;
  g_auto (RummySavedGame) game = { 0 }, other = { 0 };

  keep_whole (fixture, 3, "Ada");
  sample_game (&game, "target=900", 1, MOVES);
  keep (fixture, &game, MOVES, BEGAN);
  sample_game (&other, "target=900", 2, MOVES);
  other.seats.is_practice = TRUE;
  keep (fixture, &other, MOVES, BEGAN);

  rummy_history_list_async (fixture->history, &practice, 0, 10, NULL, result_cb, &listed);
  WAIT (listed);
  games = rummy_history_list_finish (fixture->history, listed, NULL);
  g_assert_cmpuint (games->len, ==, 1);
  g_assert_true (((RummyPastGame *) games->pdata[0])->is_practice);
  rummy_history_league_async (fixture->history, &practice, NULL, result_cb, &counted);
  WAIT (counted);
  rows = rummy_history_league_finish (fixture->history, counted, NULL);
  g_assert_cmpuint (rows->len, >, 0);
  for (guint i = 0; i < rows->len; i++)
    g_assert_cmpuint (((RummyLeagueRow *) rows->pdata[i])->games, ==, 1);
  rummy_history_feats_async (fixture->history, &practice, NULL, result_cb, &best);
  WAIT (best);
  feats = rummy_history_feats_finish (fixture->history, best, NULL);
  g_assert_cmpuint (feats->len, >, 0);
  for (guint i = 0; i < feats->len; i++)
    g_assert_cmpint (((RummyFeat *) feats->pdata[i])->game, ==, ((RummyPastGame *) games->pdata[0])->id);

  rummy_history_remove_listed (fixture->history, &practice);
  left = list (fixture, NULL, 0, 10);
  g_assert_cmpuint (left->len, ==, 2);
  g_assert_false (((RummyPastGame *) left->pdata[0])->is_practice);
}

static GStrv
rules_of (Fixture *fixture)
{
  g_autoptr (GAsyncResult) result = NULL;

  rummy_history_rules_async (fixture->history, NULL, result_cb, &result);
  WAIT (result);

  return rummy_history_rules_finish (fixture->history, result, NULL);
}

/* Games are told apart by their rules, whatever the number of players. */
static void
test_rules (Fixture *fixture, gconstpointer data)
{
  static const char *const changes[] = { "target=900", "target=900 players=3", "target=800", "" };
  g_auto (GStrv) none = rules_of (fixture), keys = NULL;
  g_autofree char *key = NULL, *plain = NULL;
  RummyRules rules;

  g_assert_cmpuint (g_strv_length (none), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++) {
    g_auto (RummySavedGame) game = { 0 };

    sample_game (&game, changes[i], i + 1, MOVES);
    keep (fixture, &game, game.record.n_moves, BEGAN);
    if (i == 0)
      key = rummy_history_rules_key (&game.record.rules);
  }
  keys = rules_of (fixture);
  g_assert_cmpuint (g_strv_length (keys), ==, 3);
  g_assert_true (g_strv_contains ((const char *const *) keys, key));
  g_assert_true (g_strv_contains ((const char *const *) keys, "500-rum"));
  assert_listed (fixture, NULL, 4);
  assert_listed (fixture, "", 3);
  assert_listed (fixture, "500-rum", 1);
  assert_listed (fixture, key, 2);
  assert_listed (fixture, "rules", 0);

  g_assert_true (rummy_history_rules_from_key (key, &rules));
  g_assert_cmpint (rules.target, ==, 900);
  g_assert_cmpint (rules.players, ==, 2);
  g_assert_null (rummy_rules_preset (&rules));
  g_assert_true (rummy_history_rules_from_key ("gin", &rules));
  plain = rummy_history_rules_key (&rules);
  g_assert_cmpstr (plain, ==, "gin");
  g_assert_false (rummy_history_rules_from_key ("", &rules));
  g_assert_false (rummy_history_rules_from_key ("rules target=rubbish", &rules));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/history/keep", test_keep);
  ADD ("/history/rules", test_rules);
  ADD ("/history/same-deal", test_same_deal);
  ADD ("/history/pages", test_pages);
  ADD ("/history/league", test_league);
  ADD ("/history/practice", test_practice);
  ADD ("/history/remove", test_remove);
  ADD ("/history/known", test_known);
  ADD ("/history/broken", test_broken);
  ADD ("/history/folder-of-bytes", test_folder_of_bytes);
  ADD ("/history/damaged", test_damaged);
  ADD ("/history/newer", test_newer);
  ADD ("/history/unusable", test_unusable);
  ADD ("/history/link", test_link);
  ADD ("/history/many-of-one", test_many_of_one);
  ADD ("/history/close", test_close);

  return g_test_run ();
}
