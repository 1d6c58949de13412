/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A game of a file comes to the table, and what went on there is not lost. */

#include "session-fixture.h"

#include <errno.h>
#include <stdio.h>
#include <unistd.h>

#include "game/replayed-deal.h"
#include "game/opening.h"
#include "store/saved-games.h"

static guint n_undeletable; /* times that the disk fails to delete */

/* In place of the C library's. */
__attribute__ ((visibility ("default"))) int
remove (const char *path)
{
  if (g_atomic_int_get (&n_undeletable) == 0)
    return unlink (path) == 0 ? 0 : rmdir (path);

  g_atomic_int_add (&n_undeletable, -1);
  errno = EIO;

  return -1;
}

static RummyGame *
make_game (const char *changes, guint64 seed, guint n_moves)
{
  RummyRules rules = play_rules (changes);
  RummyGame *game = rummy_game_new (&rules, seed, 1);
  RummySeats seats;
  RummyRng rng;

  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  rummy_game_set_seats (game, &seats);
  rummy_game_deal (game);
  rummy_rng_seed (&rng, 5);
  play_by_lot (game, &rng, n_moves);

  return game;
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_set_object ((GAsyncResult **) data, result);
}

static gboolean
open_game (Fixture *fixture, RummyGame *game, GFile *file, guint *n_kept, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  rummy_opening_open_async (fixture->session, game, file, done_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return rummy_opening_open_finish (fixture->session, result, n_kept, error);
}

static void
open_and_check (Fixture *fixture, RummyGame *game, GFile *file, guint expected)
{
  g_autoptr (GError) error = NULL;
  guint n_kept;

  g_assert_true (open_game (fixture, game, file, &n_kept, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n_kept, ==, expected);
  g_assert_true (rummy_session_get_game (fixture->session) == game);
  g_assert_false (rummy_session_can_undo (fixture->session));
}

static GPtrArray *
list_saved_games (Fixture *fixture)
{
  g_autoptr (GAsyncResult) result = NULL;
  GPtrArray *games;

  rummy_saved_games_list_async (rummy_session_get_saved_games (fixture->session), NULL, done_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  games = rummy_saved_games_list_finish (result, NULL);
  g_assert_nonnull (games);

  return games;
}

static void
assert_shelf (Fixture *fixture, guint n)
{
  g_autoptr (GPtrArray) games = list_saved_games (fixture);

  g_assert_cmpuint (games->len, ==, n);
}

static void
spin_until_shelf (Fixture *fixture, guint n)
{
  for (guint found = G_MAXUINT; found != n;) {
    g_autoptr (GPtrArray) games = list_saved_games (fixture);

    found = games->len;
    g_main_context_iteration (NULL, FALSE);
  }
}

static GFile *
save_game (Fixture *fixture, RummyGame *game, const char *name)
{
  GFile *file = g_file_get_child (fixture->directory, name);
  RummySavedGame saved = { *rummy_game_get_record (game), *rummy_game_get_seats (game) };
  g_autoptr (GAsyncResult) result = NULL;

  rummy_saved_games_save_async (file, &saved, NULL, done_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (rummy_saved_games_save_finish (result, NULL));

  return file;
}

/* A game that another one takes the place of is found again when undo cannot bring it back any more; and only once. */
static void
test_left (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyGame) mine = g_object_ref (begin (fixture, "", SEED));
  RummySeats seats = *rummy_game_get_seats (mine);
  RummyRules rules = rummy_game_get_match (mine)->rules;
  g_autoptr (GPtrArray) games = NULL;
  RummyRng rng;

  seats.level[0] = RUMMY_LEVEL_PERSON;
  rummy_game_set_seats (mine, &seats);
  rummy_rng_seed (&rng, 6);
  play_by_lot (mine, &rng, 9);
  rummy_session_new_game (fixture->session, &rules, SEED + 1, &seats, NULL);
  spin_until_shelf (fixture, 1);
  rummy_session_undo (fixture->session);
  g_assert_true (rummy_session_get_game (fixture->session) == mine);
  spin_until_shelf (fixture, 0);

  rummy_session_end (fixture->session, NULL);
  spin_until_shelf (fixture, 1);
  rummy_session_new_game (fixture->session, &rules, SEED + 1, &seats, NULL);
  play_by_lot (rummy_session_get_game (fixture->session), &rng, 9);
  g_assert_false (rummy_session_can_undo (fixture->session));
  reopen_session (fixture, TRUE);
  games = list_saved_games (fixture);
  g_assert_cmpuint (games->len, ==, 1);
  play_assert_records_equal (&((RummyGameFile *) games->pdata[0])->saved.record, rummy_game_get_record (mine));
}

/* A kill comes when the game is among the saved games already and no other one in its place. */
static void
test_left_by_kill (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyGame) other = make_game ("", SEED + 1, 20);
  RummyGame *mine = begin (fixture, "", SEED);
  RummyGame *const games[] = { mine, other };
  RummyRng rng;

  rummy_rng_seed (&rng, 6);
  play_by_lot (mine, &rng, 9);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++) {
    RummySavedGame saved = { *rummy_game_get_record (games[i]), *rummy_game_get_seats (games[i]) };
    g_autoptr (GFile)
      file = rummy_saved_games_add (rummy_session_get_saved_games (fixture->session), &saved, fixture->file, NULL);

    g_assert_nonnull (file);
  }
  assert_shelf (fixture, 2);
  reopen_session (fixture, TRUE);
  spin_until_shelf (fixture, 1);
}

/* The game that went on stands among the saved games until it is taken from there, whatever happens to the program. */
static void
test_exchange (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyGame) other = make_game ("players=3", SEED + 1, 20);
  g_autoptr (RummyGame) again = NULL;
  g_autoptr (RummyGame) mine = g_object_ref (begin (fixture, "", SEED));
  g_autoptr (GPtrArray) games = NULL;
  RummyGameFile *kept;
  RummyRng rng;

  rummy_rng_seed (&rng, 6);
  play_by_lot (mine, &rng, 9);
  open_and_check (fixture, other, NULL, 1);
  g_assert_false (rummy_session_is_practice (fixture->session));
  assert_saved (fixture, other);

  reopen_session (fixture, TRUE);
  games = list_saved_games (fixture);
  g_assert_cmpuint (games->len, ==, 1);
  kept = games->pdata[0];
  play_assert_records_equal (&kept->saved.record, rummy_game_get_record (mine));
  g_assert_true (rummy_seats_equal (&kept->saved.seats, rummy_game_get_seats (mine)));

  /* Back again: the two have changed places. */
  again = rummy_game_new_from_record (&kept->saved.record);
  rummy_game_set_seats (again, &kept->saved.seats);
  open_and_check (fixture, again, kept->file, 1);
  while (g_file_query_exists (kept->file, NULL))
    g_main_context_iteration (NULL, TRUE);
  assert_saved (fixture, again);
  g_clear_pointer (&games, g_ptr_array_unref);
  games = list_saved_games (fixture);
  g_assert_cmpuint (games->len, ==, 1);
  kept = games->pdata[0];
  play_assert_records_equal (&kept->saved.record, rummy_game_get_record (other));
}

/* A file that is not among the saved games is left alone. */
static void
test_file_stays (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyGame) game = make_game ("", SEED + 1, 20);
  g_autoptr (GFile) file = save_game (fixture, game, "mine.rummy500");
  open_and_check (fixture, game, file, 0);
  reopen_session (fixture, TRUE);
  g_assert_true (g_file_query_exists (file, NULL));
}

/* Nobody misses a game that was only dealt, is over, or goes on in the one that is opened. */
static void
test_not_missed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyGame) first = make_game ("", SEED + 1, 20);
  g_autoptr (RummyGame) later = NULL;
  g_autoptr (RummyGame) over = NULL;
  g_autoptr (RummyGame) last = NULL;
  RummyRng rng;

  begin (fixture, "", SEED);
  open_and_check (fixture, first, NULL, 0);

  later = rummy_game_new_from_record (rummy_game_get_record (first));
  rummy_rng_seed (&rng, 7);
  play_by_lot (later, &rng, 3);
  open_and_check (fixture, later, NULL, 0);

  over = make_game ("target=5", SEED + 2, 100000);
  g_assert_true (rummy_game_get_match (over)->over);
  open_and_check (fixture, over, NULL, 1); /* the later one is missed */
  last = make_game ("", SEED + 3, 5);
  open_and_check (fixture, last, NULL, 0);
  assert_shelf (fixture, 1);
}

/* What was ended, and could have been brought back, is kept. */
static void
test_ended (Fixture *fixture, gconstpointer data)
{
  RummyGame *replaced[2];
  g_autoptr (RummyGame) other = make_game ("", SEED + 1, 20);
  RummyRng rng;

  rummy_rng_seed (&rng, 6);
  play_by_lot (begin (fixture, "", SEED), &rng, 9);
  rummy_session_end (fixture->session, NULL);
  while (rummy_session_list_replaced (fixture->session, FALSE, replaced) > 0)
    g_main_context_iteration (NULL, TRUE);
  open_and_check (fixture, other, NULL, 0); /* it is there since its end */
  assert_shelf (fixture, 1);
}

/* Practice comes in front of the game that goes on, and so does an earlier moment of it; a practice that has to go for
 * that is kept. */
static void
test_practice (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyGame) game = g_object_ref (begin (fixture, "", SEED));
  g_autoptr (RummyGame) practice = make_game ("", SEED + 1, 20);
  g_autoptr (RummyGame) earlier = NULL;
  g_autoptr (RummyGame) other = NULL;
  RummyRng rng;

  rummy_rng_seed (&rng, 6);
  play_by_lot (game, &rng, 6);
  earlier = rummy_game_new_from_record (rummy_game_get_record (game));
  g_assert_false (rummy_opening_is_practice (fixture->session, earlier));
  play_by_lot (game, &rng, 6);
  g_assert_true (rummy_opening_is_practice (fixture->session, earlier));

  g_assert_true (rummy_opening_reveals_cards (fixture->session, earlier));
  g_assert_false (rummy_game_is_practice (game));
  open_and_check (fixture, earlier, NULL, 0);
  g_assert_true (rummy_game_is_practice (game)); /* its cards are known then */
  g_assert_false (rummy_opening_reveals_cards (fixture->session, earlier));
  g_assert_true (rummy_session_is_practice (fixture->session));
  g_assert_true (rummy_session_get_waiting (fixture->session) == game);
  g_assert_true (rummy_game_is_practice (earlier));

  rummy_game_set_practice (practice);
  open_and_check (fixture, practice, NULL, 0); /* the game that waits goes on from the earlier moment */
  g_assert_true (rummy_session_get_waiting (fixture->session) == game);
  play_by_lot (practice, &rng, 1);

  /* One that counts takes the place of both. */
  other = make_game ("players=3", SEED + 2, 20);
  open_and_check (fixture, other, NULL, 2);
  g_assert_false (rummy_session_is_practice (fixture->session));
  assert_shelf (fixture, 2);
  reopen_session (fixture, TRUE);
  g_assert_false (rummy_session_is_practice (fixture->session));
}

/* A copy that has nothing of the game that is still to come makes no practice of that. */
static void
test_copies (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = begin (fixture, "target=5000", SEED);
  g_autoptr (RummyGame) past = NULL, present = NULL;
  RummyRng rng;

  rummy_rng_seed (&rng, 3);
  while (rummy_game_get_round (game)->phase != RUMMY_PHASE_OVER)
    play_by_lot (game, &rng, 1);
  past = rummy_replayed_deal_new (game, 99);
  g_assert_false (rummy_opening_reveals_cards (fixture->session, past));
  play_by_lot (game, &rng, 4);
  present = rummy_replayed_deal_new (game, 99);
  g_assert_false (rummy_opening_reveals_cards (fixture->session, past));
  g_assert_true (rummy_opening_reveals_cards (fixture->session, present));
  open_and_check (fixture, past, NULL, 0);
  g_assert_false (rummy_game_is_practice (game));
  rummy_session_end (fixture->session, NULL);
  open_and_check (fixture, present, NULL, 0);
  g_assert_true (rummy_game_is_practice (game));

  /* The same hand again is dealt as it was, and so is what comes after it. */
  rummy_session_restart (fixture->session, NULL);
  g_assert_cmpuint (rummy_game_get_match (rummy_session_get_game (fixture->session))->later_from, ==, 3);
}

static void
finish_round (RummyGame *game)
{
  RummyRng rng;

  rummy_rng_seed (&rng, 3);
  if (rummy_game_get_round (game)->phase == RUMMY_PHASE_OVER)
    g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);
  while (rummy_game_get_round (game)->phase != RUMMY_PHASE_OVER)
    play_by_lot (game, &rng, 1);
}

static RummyGame *
load_game (Fixture *fixture, GFile *file, gboolean is_past)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (RummyGameFile) kept = NULL;
  RummyGame *game;

  rummy_opening_load_async (fixture->session, file, 98, done_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  kept = rummy_opening_load_finish (fixture->session, result, NULL, NULL);
  g_assert_nonnull (kept);
  g_assert_cmpint (kept->is_past, ==, is_past);
  g_assert_cmpint (kept->saved.seats.is_practice, ==, is_past);
  game = rummy_game_new_from_record (&kept->saved.record);
  rummy_game_set_seats (game, &kept->saved.seats);

  return game;
}

static guint
count_past (Fixture *fixture, gboolean is_practice)
{
  RummyHistory *history = rummy_session_get_history (fixture->session);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GPtrArray) games = NULL;
  guint n = 0;

  rummy_history_list_async (history, NULL, 0, 100, NULL, done_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  games = rummy_history_list_finish (history, result, NULL);
  for (guint i = 0; i < games->len; i++)
    n += ((RummyPastGame *) games->pdata[i])->is_practice == is_practice;

  return n;
}

/* A round counts once, however often a file from before it is opened and played to its end. */
static void
test_counts_once (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyGame) game = g_object_ref (begin (fixture, "target=5000", SEED)), again = NULL, over = NULL;
  g_autoptr (GFile) first = NULL, file = NULL, left = NULL, last = NULL;
  RummyRng rng;

  rummy_rng_seed (&rng, 8);
  play_by_lot (game, &rng, 2);
  first = save_game (fixture, game, "first.rummy500");
  finish_round (game);
  g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);
  play_by_lot (game, &rng, 2);
  file = save_game (fixture, game, "file.rummy500");
  again = load_game (fixture, file, FALSE);
  g_clear_object (&again);
  again = load_game (fixture, first, TRUE);
  finish_round (game);
  g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);
  play_by_lot (game, &rng, 2);
  left = save_game (fixture, game, "left.rummy500");
  begin (fixture, "", SEED + 1);

  g_clear_object (&again);
  again = load_game (fixture, file, TRUE);
  open_and_check (fixture, again, file, 0);
  g_assert_true (rummy_session_is_practice (fixture->session));
  rummy_rng_seed (&rng, 9); /* on another way */
  play_by_lot (again, &rng, 7);
  finish_round (again);
  g_assert_cmpuint (count_past (fixture, FALSE), ==, 1);
  g_assert_cmpuint (count_past (fixture, TRUE), ==, 1);
  g_assert_cmpuint (rummy_game_get_match (again)->later_from, ==, 3);

  /* The game that is left counts on: what was played now has told nothing of it. */
  for (guint i = 0; i < 2; i++)
    finish_round (again);
  rummy_session_end (fixture->session, NULL);
  g_clear_object (&again);
  again = load_game (fixture, left, FALSE);

  /* A game that is over can be looked at, and goes on nowhere. */
  over = make_game ("target=5", SEED + 2, 100000);
  last = save_game (fixture, over, "over.rummy500");
  g_clear_object (&again);
  again = load_game (fixture, last, FALSE);
}

/* Who practised with its cards knows them, but a copy knows no more of them than were its own. */
static void
test_counts_beside_copies (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyGame) game = g_object_ref (begin (fixture, "target=5000", SEED)), past = NULL, present = NULL;
  g_autoptr (RummyGame) unknown = NULL, known = NULL;
  g_autoptr (GFile) file = NULL;
  RummyRng rng;

  rummy_rng_seed (&rng, 8);
  finish_round (game);
  past = rummy_replayed_deal_new (game, 99);
  g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);
  play_by_lot (game, &rng, 2);
  present = rummy_replayed_deal_new (game, 99);
  file = save_game (fixture, game, "file.rummy500");

  rummy_session_start_practice (fixture->session, past);
  for (guint i = 0; i < 3; i++)
    finish_round (past);
  unknown = load_game (fixture, file, FALSE);
  rummy_session_start_practice (fixture->session, present);
  finish_round (present);
  known = load_game (fixture, file, TRUE);
}

/* That a game is practice is kept while it waits behind practice, too. */
static void
test_waiting_is_practice (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = begin (fixture, "target=5000", SEED);
  g_autoptr (RummyGame) practice = make_game ("", SEED + 1, 20), present = NULL;
  RummyRng rng;

  rummy_rng_seed (&rng, 3);
  play_by_lot (game, &rng, 4);
  present = rummy_replayed_deal_new (game, 99);
  rummy_session_start_practice (fixture->session, practice);
  open_and_check (fixture, present, NULL, 1);
  g_assert_true (rummy_game_is_practice (game));
  reopen_session (fixture, TRUE);
  g_assert_true (rummy_game_is_practice (rummy_session_get_waiting (fixture->session)));
}

/* A file from before a look at the cards does not take that look back, nor does one that went on in another way. */
static void
test_looked (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyGame) before = NULL;
  g_autoptr (RummyGame) beside = NULL;
  RummyGame *game = begin (fixture, "", SEED);
  RummyRng rng;

  rummy_rng_seed (&rng, 6);
  play_by_lot (game, &rng, 6);
  before = rummy_game_new_from_record (rummy_game_get_record (game));
  beside = rummy_game_new_from_record (rummy_game_get_record (game));
  g_assert_false (rummy_opening_is_practice (fixture->session, before));
  play_by_lot (beside, &rng, 4);
  g_assert_false (rummy_opening_is_practice (fixture->session, beside));
  rummy_rng_seed (&rng, 77);
  play_by_lot (game, &rng, 4);
  g_assert_true (rummy_opening_is_practice (fixture->session, beside));

  rummy_game_set_practice (game);
  g_assert_true (rummy_opening_is_practice (fixture->session, before));
}

/* A game that cannot be kept beside another is not left for it, whatever is asked for, until it can. */
static void
test_left_without_a_place (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) in_the_way = g_file_get_child (fixture->directory, "unfinished");
  g_autoptr (RummyGame) practice = make_game ("", SEED + 2, 1);
  RummyGame *mine = begin (fixture, "", SEED);
  RummySeats seats = *rummy_game_get_seats (mine);
  RummyRules rules = rummy_game_get_match (mine)->rules;
  g_autoptr (GError) error = NULL;
  RummyRng rng;

  g_assert_true (g_file_set_contents (g_file_peek_path (in_the_way), "", -1, NULL));
  rummy_rng_seed (&rng, 6);
  play_by_lot (mine, &rng, 9);
  g_assert_false (rummy_session_new_game (fixture->session, &rules, SEED + 1, &seats, &error));
  g_assert_nonnull (strstr (error->message, "Your game couldn’t be saved, so it stays open."));
  g_assert_false (rummy_session_restart (fixture->session, NULL));
  g_assert_false (rummy_session_end (fixture->session, NULL));
  g_assert_true (rummy_session_get_game (fixture->session) == mine);
  assert_saved (fixture, mine);

  /* Nor is it while it waits for practice, which stays too. */
  rummy_session_start_practice (fixture->session, practice);
  g_assert_false (rummy_session_new_game (fixture->session, &rules, SEED + 1, &seats, NULL));
  g_assert_true (rummy_session_is_practice (fixture->session));
  g_assert_true (rummy_session_get_waiting (fixture->session) == mine);
  g_assert_true (rummy_session_end (fixture->session, NULL));

  g_assert_true (g_file_delete (in_the_way, NULL, NULL));
  g_assert_true (rummy_session_new_game (fixture->session, &rules, SEED + 1, &seats, NULL));
  rummy_session_undo (fixture->session);
  g_assert_true (rummy_session_get_game (fixture->session) == mine);
}

/* Where nothing can be kept nothing is opened. */
static void
test_cannot_keep (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyGame) other = make_game ("", SEED + 1, 20);
  g_autoptr (GFile) in_the_way = g_file_get_child (fixture->directory, "unfinished");
  RummyGame *game = begin (fixture, "", SEED);
  g_autoptr (GError) error = NULL;
  RummyRng rng;

  rummy_rng_seed (&rng, 6);
  play_by_lot (game, &rng, 6);
  g_assert_true (g_file_set_contents (g_file_peek_path (in_the_way), "", -1, NULL));
  g_assert_false (open_game (fixture, other, NULL, NULL, &error));
  g_assert_true (
    g_str_has_prefix (error->message, "The game wasn’t opened because your current game couldn’t be saved: "));
  g_assert_true (rummy_session_get_game (fixture->session) == game);
  assert_saved (fixture, game);

  /* It is not held any more. */
  while (rummy_game_get_round (game)->turn != 1)
    play_by_lot (game, &rng, 1);
  rummy_game_start (game);
  while (rummy_game_get_round (game)->turn == 1)
    g_main_context_iteration (NULL, TRUE);
}

/* What is played while the game is being kept is kept. */
static void
test_played_meanwhile (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyGame) other = make_game ("", SEED + 1, 20);
  RummyGame *game = begin (fixture, "", SEED);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GPtrArray) games = NULL;
  gsize n_moves, n_kept = 0;
  RummyRng rng;

  rummy_rng_seed (&rng, 6);
  play_by_lot (game, &rng, 6);
  rummy_opening_open_async (fixture->session, other, NULL, done_cb, &result);
  play_by_lot (game, &rng, 1);
  n_moves = rummy_game_get_record (game)->n_moves;
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  games = list_saved_games (fixture);
  for (guint i = 0; i < games->len; i++)
    n_kept = MAX (n_kept, ((RummyGameFile *) games->pdata[i])->saved.record.n_moves);
  g_assert_cmpuint (n_kept, ==, n_moves);
}

/* Puts it among the unfinished games as if it was left on a day. */
static GFile *
leave_game (Fixture *fixture, const char *name, RummyGame *game, guint day)
{
  g_autofree char *path = g_build_filename ("unfinished", name, NULL);
  GFile *folder = rummy_session_get_saved_games (fixture->session), *file;

  g_file_make_directory (folder, NULL, NULL);
  file = save_game (fixture, game, path);
  g_assert_true (g_file_set_attribute_uint64 (file, "time::modified", 1000000 + day, 0, NULL, NULL));

  return file;
}

/* Games that were only begun make room for newer ones; what counts for something stays. */
static void
test_begun (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "game-51.rummy500", "game-52.rummy500", "game-53.rummy500",
                                       "game-54.rummy500", "game-55.rummy500", "Aunt Ada.rummy500",
                                       "game-57.rummy500" };
  GFile *file[G_N_ELEMENTS (names)];
  g_autoptr (RummyGame) current = make_game ("", SEED + 90, 20);
  RummyGame *mine;
  RummyRng rng;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr (RummyGame) game = make_game ("target=5000", SEED + i, 12);

    if (i == 6)
      finish_round (game);
    file[i] = leave_game (fixture, names[i], game, i == 6 ? 0 : 10 - i); /* the first is the newest */
  }
  open_and_check (fixture, current, NULL, 0);

  /* What a disk does not delete goes the next time. */
  g_atomic_int_set (&n_undeletable, 1);
  reopen_session (fixture, TRUE);
  spin_until_shelf (fixture, RUMMY_SESSION_BEGUN_MOST + 3);
  g_assert_cmpint (g_atomic_int_get (&n_undeletable), ==, 0);
  reopen_session (fixture, TRUE);
  spin_until_shelf (fixture, RUMMY_SESSION_BEGUN_MOST + 2);

  /* While it runs a session takes nothing away that it may have offered. */
  mine = begin (fixture, "", SEED + 91);
  rummy_rng_seed (&rng, 6);
  play_by_lot (mine, &rng, 9);
  begin (fixture, "", SEED + 92);
  spin_until_shelf (fixture, RUMMY_SESSION_BEGUN_MOST + 4);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_assert_cmpint (g_file_query_exists (file[i], NULL), ==, i != 3 && i != 4);
    g_object_unref (file[i]);
  }
  rummy_session_undo (fixture->session);
  g_assert_true (rummy_session_get_game (fixture->session) == mine);
}

/* Practice that was opened from its file is not deleted below it. */
static void
test_begun_practice (Fixture *fixture, gconstpointer data)
{
  g_autoptr (RummyGame) practice = make_game ("", SEED + 50, 12), other = make_game ("", SEED + 51, 9);
  g_autoptr (GFile) file = NULL;

  rummy_game_set_practice (practice);
  file = leave_game (fixture, "game-101.rummy500", practice, 0);
  open_and_check (fixture, practice, file, 0);
  for (guint i = 1; i < 6; i++) {
    g_autoptr (RummyGame) game = make_game ("", SEED + i, 12);
    g_autofree char *name = g_strdup_printf ("game-%u.rummy500", 200 + i);
    g_autoptr (GFile) newer = leave_game (fixture, name, game, i);
  }
  reopen_session (fixture, TRUE);
  spin_until_shelf (fixture, RUMMY_SESSION_BEGUN_MOST + 1);
  g_assert_true (g_file_query_exists (file, NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  sample_set_disk (SAMPLE_DISK_SWIFT);

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)
  ADD ("/opening/exchange", test_exchange);
  ADD ("/opening/left", test_left);
  ADD ("/opening/left-by-kill", test_left_by_kill);
  ADD ("/opening/left-without-a-place", test_left_without_a_place);
  ADD ("/opening/copies", test_copies);
  ADD ("/opening/counts-once", test_counts_once);
  ADD ("/opening/counts-beside-copies", test_counts_beside_copies);
  ADD ("/opening/waiting-is-practice", test_waiting_is_practice);
  ADD ("/opening/looked", test_looked);
  ADD ("/opening/file-stays", test_file_stays);
  ADD ("/opening/not-missed", test_not_missed);
  ADD ("/opening/ended", test_ended);
  ADD ("/opening/practice", test_practice);
  ADD ("/opening/cannot-keep", test_cannot_keep);
  ADD ("/opening/played-meanwhile", test_played_meanwhile);
  ADD ("/opening/begun", test_begun);
  ADD ("/opening/begun-practice", test_begun_practice);

  return g_test_run ();
}
