/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-fixture.h"

static guint
get_number (Fixture *fixture)
{
  return rummy_game_get_match (rummy_session_get_game (fixture->session))->game;
}

static guint
get_lead (Fixture *fixture)
{
  return rummy_game_get_round (rummy_session_get_game (fixture->session))->lead;
}

static void
test_new_game (Fixture *fixture, gconstpointer data)
{
  RummyGame *game;

  g_assert_false (rummy_session_resume (fixture->session, NULL));
  g_assert_null (rummy_session_get_game (fixture->session));
  g_assert_cmpuint (fixture->n_replaced, ==, 0);
  rummy_session_restart (fixture->session, NULL);
  rummy_session_end (fixture->session, NULL);
  rummy_session_undo (fixture->session);
  g_assert_null (rummy_session_get_game (fixture->session));
  g_assert_false (g_file_query_exists (fixture->file, NULL));

  game = begin (fixture, "players=3", SEED);
  g_assert_cmpuint (fixture->n_replaced, ==, 1);
  g_assert_cmpuint (rummy_game_get_record (game)->n_moves, ==, 1);
  g_assert_cmpuint (rummy_game_get_record (game)->seed, ==, SEED);
  g_assert_cmpint (rummy_game_get_match (game)->rules.players, ==, 3);
  g_assert_cmpint (rummy_game_get_level (game, 0), ==, RUMMY_LEVEL_PERSON);
  g_assert_cmpint (rummy_game_get_level (game, 1), ==, RUMMY_LEVEL_AVERAGE);
  g_assert_cmpint (rummy_game_get_level (game, 2), ==, RUMMY_LEVEL_AVERAGE);
  g_assert_false (play_is_thinking (game));
  assert_saved (fixture, game);

  /* There was none before. */
  g_assert_false (rummy_session_can_undo (fixture->session));
}

/* M-019 to M-021: the lead alternates from round to round and from game to game; C-32. */
static void
test_numbers (Fixture *fixture, gconstpointer data)
{
  RummyCards hand;
  RummyRng rng;

  rummy_rng_seed (&rng, 1);
  begin (fixture, "", SEED);
  g_assert_cmpuint (get_number (fixture), ==, 1);
  g_assert_cmpuint (get_lead (fixture), ==, 0);

  hand = rummy_game_get_round (rummy_session_get_game (fixture->session))->hand[0];
  rummy_session_restart (fixture->session, NULL);
  g_assert_cmpuint (get_number (fixture), ==, 1);
  g_assert_cmpuint (get_lead (fixture), ==, 0);
  g_assert_cmpuint (rummy_game_get_match (rummy_session_get_game (fixture->session))->rounds, ==, 1);
  g_assert_false (rummy_cards_equal (hand, rummy_game_get_round (rummy_session_get_game (fixture->session))->hand[0]));

  begin (fixture, "", SEED);
  g_assert_cmpuint (get_number (fixture), ==, 2);
  g_assert_cmpuint (get_lead (fixture), ==, 1);

  rummy_session_end (fixture->session, NULL);
  g_assert_null (rummy_session_get_game (fixture->session));
  begin (fixture, "target=20", SEED);
  g_assert_cmpuint (get_number (fixture), ==, 3);
  g_assert_cmpuint (get_lead (fixture), ==, 0);

  /* After a finished game, and after other starts of the program. */
  play_by_lot (rummy_session_get_game (fixture->session), &rng, G_MAXUINT);
  reopen_session (fixture, TRUE);
  begin (fixture, "", SEED);
  g_assert_cmpuint (get_number (fixture), ==, 4);
  g_assert_cmpuint (get_lead (fixture), ==, 1);
  rummy_session_end (fixture->session, NULL);
  reopen_session (fixture, FALSE);
  g_assert_null (rummy_session_get_game (fixture->session));
  begin (fixture, "", SEED);
  g_assert_cmpuint (get_number (fixture), ==, 5);
  g_assert_cmpuint (get_lead (fixture), ==, 0);
}

/* Games that were won go from game to game as long as the same play the same, over ends and starts of the program; what
 * was seen in one is not held against the next. */
static void
test_won (Fixture *fixture, gconstpointer data)
{
  RummyGame *game;
  RummySeats seats;
  RummyRules rules;
  RummyRng rng;
  guint winner;

  rummy_rng_seed (&rng, 1);
  begin (fixture, "target=20", SEED);
  game = rummy_session_get_game (fixture->session);
  g_assert_cmpuint (rummy_game_get_won (game, 0) + rummy_game_get_won (game, 1), ==, 0);
  play_by_lot (game, &rng, G_MAXUINT);
  winner = rummy_game_get_match (game)->winner;
  g_assert_cmpuint (winner, <, 2);
  g_assert_cmpuint (rummy_game_get_won (game, winner), ==, 1);
  g_assert_cmpuint (rummy_game_get_won (game, 1 - winner), ==, 0);
  rummy_game_set_practice (game);

  begin (fixture, "target=20", SEED);
  reopen_session (fixture, TRUE);
  game = rummy_session_get_game (fixture->session);
  g_assert_cmpuint (rummy_game_get_won (game, winner), ==, 1);
  g_assert_cmpuint (rummy_game_get_won (game, 1 - winner), ==, 0);
  g_assert_false (rummy_game_is_practice (game));
  rummy_game_add_look (game, 0);
  g_assert_true (rummy_game_is_practice (game) == FALSE && rummy_game_get_looks (game, 0) == 1);
  rummy_session_restart (fixture->session, NULL);
  game = rummy_session_get_game (fixture->session);
  g_assert_cmpuint (rummy_game_get_won (game, winner), ==, 1);
  g_assert_cmpuint (rummy_game_get_looks (game, 0), ==, 0);

  rummy_session_end (fixture->session, NULL);
  reopen_session (fixture, FALSE);
  begin (fixture, "target=20", SEED);
  g_assert_cmpuint (rummy_game_get_won (rummy_session_get_game (fixture->session), winner), ==, 1);

  /* What is only watched counts for itself. */
  rules = play_rules ("target=20");
  rummy_seats_init (&seats, RUMMY_LEVEL_AVERAGE);
  seats.level[0] = RUMMY_LEVEL_AVERAGE;
  rummy_session_new_game (fixture->session, &rules, SEED, &seats, NULL);
  g_assert_cmpuint (rummy_game_get_won (rummy_session_get_game (fixture->session), winner), ==, 0);
  rummy_session_undo (fixture->session);
  g_assert_cmpuint (rummy_game_get_won (rummy_session_get_game (fixture->session), winner), ==, 1);

  /* And so do other rules of one's own. */
  begin (fixture, "target=20 jokers=1", SEED);
  g_assert_cmpuint (rummy_game_get_won (rummy_session_get_game (fixture->session), winner), ==, 0);
  rummy_session_undo (fixture->session);
  g_assert_cmpuint (rummy_game_get_won (rummy_session_get_game (fixture->session), winner), ==, 1);

  begin (fixture, "players=3", SEED);
  g_assert_cmpuint (rummy_game_get_won (rummy_session_get_game (fixture->session), winner), ==, 0);
}

/* Even where the numbers are used up the lead alternates. */
static void
test_last_number (Fixture *fixture, gconstpointer data)
{
  for (guint number = G_MAXUINT16 - 2; number <= G_MAXUINT16; number++) {
    g_auto (RummySavedGame) saved = { 0 };

    sample_game (&saved, "", SEED, 0);
    saved.record.game = (guint16) number;
    write_file (fixture, &saved);
    reopen_session (fixture, FALSE);
    begin (fixture, "", SEED);
    g_assert_cmpuint (get_number (fixture) % 2, !=, number % 2);
    g_assert_cmpuint (get_number (fixture), >, 0);
  }
}

/* Wherever a game is left, the next start has it: between draw and discard, between rounds, when it is over. */
static void
test_resume_anywhere (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) directory = sample_directory ();
  g_autoptr (GFile) copy = g_file_get_child (directory, RUMMY_AUTOSAVE_NAME);
  RummyGame *game = begin (fixture, "target=200", SEED);
  gboolean after_draw = FALSE, between_rounds = FALSE;
  RummyRng rng;

  rummy_rng_seed (&rng, 2);
  for (;;) {
    g_autoptr (RummySession) next = rummy_session_new (directory);
    g_autoptr (GError) error = NULL;
    RummyGame *resumed;

    g_assert_true (g_file_copy (fixture->file, copy, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL));
    g_assert_true (rummy_session_resume (next, &error));
    g_assert_no_error (error);
    resumed = rummy_session_get_game (next);
    sample_assert_match_equal (rummy_game_get_match (game), rummy_game_get_match (resumed));
    play_assert_records_equal (rummy_game_get_record (game), rummy_game_get_record (resumed));
    for (guint i = 0; i < RUMMY_SEATS_MAX; i++)
      g_assert_cmpint (rummy_game_get_level (game, i), ==, rummy_game_get_level (resumed, i));
    g_assert_cmpint (play_can_undo (game), ==, play_can_undo (resumed));
    g_assert_false (rummy_session_can_undo (next));

    if (rummy_game_get_match (game)->over)
      break;
    after_draw = after_draw || rummy_game_get_round (game)->drawn != RUMMY_CARD_NONE;
    between_rounds = between_rounds || rummy_game_get_round (game)->phase == RUMMY_PHASE_OVER;

    /* Now and then it is the next start that plays on. */
    if (rummy_rng_below (&rng, 4) == 0) {
      reopen_session (fixture, TRUE);
      game = rummy_session_get_game (fixture->session);
    }
    play_by_lot (game, &rng, 1);
  }

  g_assert_true (after_draw);
  g_assert_true (between_rounds);
  g_assert_true (rummy_game_get_match (rummy_session_get_game (fixture->session))->over);
  sample_remove (directory);
}

static void
thinking_cb (RummyGame *game, GParamSpec *pspec, Fixture *fixture)
{
  if (play_is_thinking (game))
    assert_saved (fixture, game);
}

/* A bot is asked only when all before it is on the disk. */
static void
test_saved_before_asked (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = begin (fixture, "target=100", SEED);
  RummyRng rng;
  guint n_person = 0;

  rummy_rng_seed (&rng, 3);
  g_signal_connect (game, "notify::thinking", G_CALLBACK (thinking_cb), fixture);
  rummy_game_start (game);
  while (!rummy_game_get_match (game)->over) {
    const RummyRound *round = rummy_game_get_round (game);

    if (round->phase == RUMMY_PHASE_OVER || round->turn == 0) {
      play_by_lot (game, &rng, 1);
      g_assert_false (play_is_thinking (game)); /* the sync has only begun */
      n_person++;
    } else {
      g_main_context_iteration (NULL, TRUE);
    }
    assert_saved (fixture, game);
  }
  g_assert_cmpuint (n_person, >, 10);
  g_assert_cmpuint (fixture->n_failed, ==, 0);
}

/* Undo of a turn is kept too. */
static void
test_undone_turn_is_saved (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = begin (fixture, "", SEED);
  RummyMove take = { .kind = RUMMY_MOVE_TAKE, .meld = RUMMY_MELD_NONE };

  take.card = rummy_round_upcard (rummy_game_get_round (game));
  g_assert_cmpint (rummy_game_play (game, &take, 1), ==, RUMMY_OK);
  assert_saved (fixture, game);
  g_assert_true (rummy_game_undo (game));
  g_assert_cmpuint (rummy_game_get_record (game)->n_moves, ==, 1);
  assert_saved (fixture, game);
}

static void
replace_new_game (Fixture *fixture)
{
  begin (fixture, "players=4 target=300", SEED + 1);
}

static void
replace_restart (Fixture *fixture)
{
  rummy_session_restart (fixture->session, NULL);
}

static void
replace_end (Fixture *fixture)
{
  rummy_session_end (fixture->session, NULL);
}

static void
replace_end_and_new_game (Fixture *fixture)
{
  rummy_session_end (fixture->session, NULL);
  begin (fixture, "", SEED + 2);
}

/* However a game was given up, undo brings it back as it was, file and all. */
static void
test_undo (Fixture *fixture, gconstpointer data)
{
  void (*replace) (Fixture *) = data;
  RummyGame *game = begin (fixture, "", SEED);
  RummyRng rng;

  rummy_rng_seed (&rng, 4);
  for (guint i = 0; i < 60; i++) {
    g_autoptr (GBytes) before = NULL;
    g_autoptr (GBytes) after = NULL;
    RummyMatch match;

    play_by_lot (game, &rng, 1);
    g_assert_false (rummy_session_can_undo (fixture->session) && rummy_game_get_round (game)->turn == 0);
    before = read_file (fixture);
    rummy_match_copy (&match, rummy_game_get_match (game));
    fixture->n_replaced = 0;

    replace (fixture);
    g_assert_true (rummy_session_get_game (fixture->session) != game);
    g_assert_true (rummy_session_can_undo (fixture->session));
    g_assert_cmpuint (fixture->n_replaced, >, 0);

    fixture->n_replaced = 0;
    rummy_session_undo (fixture->session);
    g_assert_cmpuint (fixture->n_replaced, ==, 1);
    g_assert_true (rummy_session_get_game (fixture->session) == game);
    g_assert_false (rummy_session_can_undo (fixture->session));
    sample_assert_match_equal (rummy_game_get_match (game), &match);
    g_assert_cmpuint (get_number (fixture), ==, 1);
    after = read_file (fixture);
    g_assert_true (g_bytes_equal (before, after));
  }

  /* It is stopped, and goes on. */
  while (rummy_game_get_round (game)->phase == RUMMY_PHASE_OVER || rummy_game_get_round (game)->turn == 0)
    play_by_lot (game, &rng, 1);
  g_assert_false (play_is_thinking (game));
  rummy_game_start (game);
  play_until (game, rummy_game_get_record (game)->n_moves + 1);
  assert_saved (fixture, game);
}

/* A sync under way holds the game back that it is of, and no other one, until it has ended. */
static void
test_replaced_while_syncing (Fixture *fixture, gconstpointer data)
{
  void (*replace) (Fixture *) = data;
  RummyGame *game = begin (fixture, "", SEED), *other;
  RummyRng rng;

  rummy_rng_seed (&rng, 6);
  rummy_game_set_level (game, 0, RUMMY_LEVEL_AVERAGE);
  for (guint i = 0; i < 3; i++) {
    play_by_lot (game, &rng, 1);
    replace (fixture);
    other = rummy_session_get_game (fixture->session);
    if (other != NULL) {
      rummy_game_set_level (other, 0, RUMMY_LEVEL_AVERAGE);
      rummy_game_start (other);
      g_assert_false (play_is_thinking (other));
      play_until (other, 4);
    }

    rummy_session_undo (fixture->session);
    g_assert_true (rummy_session_get_game (fixture->session) == game);
    rummy_game_start (game);
    g_assert_false (play_is_thinking (game));
    play_until (game, rummy_game_get_record (game)->n_moves + 3);
    rummy_game_stop (game);
  }
}

/* The other seats may move, the person may not. */
static void
test_undo_until_moved (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = begin (fixture, "", SEED), *former;
  RummyRng rng;

  rummy_rng_seed (&rng, 5);
  for (guint i = 0; i < 2; i++) {
    play_as_person (game, &rng);
    former = game;
    game = begin (fixture, "", SEED + 1);
    g_assert_cmpuint (get_lead (fixture), ==, 1);
    rummy_game_start (game);
    while (rummy_game_get_round (game)->turn == 1)
      g_main_context_iteration (NULL, TRUE);
    g_assert_cmpuint (rummy_game_get_record (game)->n_moves, >=, 3);
    g_assert_true (rummy_session_can_undo (fixture->session));
    if (i == 0) {
      rummy_session_undo (fixture->session);
      g_assert_true (rummy_session_get_game (fixture->session) == former);
      assert_saved (fixture, former);
      game = former;
    }
  }

  play_as_person (game, &rng);
  g_assert_false (rummy_session_can_undo (fixture->session));
  rummy_session_undo (fixture->session);
  g_assert_true (rummy_session_get_game (fixture->session) == game);
}

/* A bot that thinks in a game that is given up is not heard. */
static void
test_replaced_while_thinking (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = begin (fixture, "", SEED);
  gsize n_moves;

  game = begin (fixture, "", SEED);
  rummy_game_start (game);
  while (!play_is_thinking (game))
    g_main_context_iteration (NULL, TRUE);
  n_moves = rummy_game_get_record (game)->n_moves;
  rummy_session_restart (fixture->session, NULL);
  g_assert_false (play_is_thinking (game));

  rummy_game_start (rummy_session_get_game (fixture->session));
  play_until (rummy_session_get_game (fixture->session), 3);
  g_assert_cmpuint (rummy_game_get_record (game)->n_moves, ==, n_moves);

  /* The session going away stops its game, whoever keeps it. */
  game = g_object_ref (rummy_session_get_game (fixture->session));
  g_assert_finalize_object (g_steal_pointer (&fixture->session));
  g_assert_false (play_is_thinking (game));
  rummy_game_start (game);
  rummy_game_stop (game);
  g_assert_finalize_object (game);
  open_session (fixture);
}

/* A name and a level given in the midst of a game stay, in the file and when it starts again. */
static void
test_seats (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = begin (fixture, "players=4", SEED);

  rummy_game_set_name (game, 2, "  Grete \n Müller ");
  g_assert_cmpstr (rummy_game_get_seats (game)->name[2], ==, "Grete Müller");
  assert_saved (fixture, game);
  rummy_game_set_level (game, 3, RUMMY_LEVEL_RANDOM);
  assert_saved (fixture, game);
  rummy_game_set_name (game, 5, "Nobody"); /* there is no such seat */
  g_assert_cmpstr (rummy_game_get_seats (game)->name[5], ==, "");

  reopen_session (fixture, TRUE);
  game = rummy_session_get_game (fixture->session);
  g_assert_cmpstr (rummy_game_get_seats (game)->name[2], ==, "Grete Müller");
  g_assert_cmpint (rummy_game_get_level (game, 3), ==, RUMMY_LEVEL_RANDOM);

  rummy_session_restart (fixture->session, NULL);
  game = rummy_session_get_game (fixture->session);
  g_assert_cmpstr (rummy_game_get_seats (game)->name[2], ==, "Grete Müller");
  g_assert_cmpint (rummy_game_get_level (game, 3), ==, RUMMY_LEVEL_RANDOM);
}

/* From a version with more levels. */
static void
test_unknown_level (Fixture *fixture, gconstpointer data)
{
  g_auto (RummySavedGame) saved = { 0 };

  sample_game (&saved, "", SEED, 10);
  saved.seats.level[0] = RUMMY_LEVEL_PERSON;
  saved.seats.level[1] = 1000;
  write_file (fixture, &saved);
  reopen_session (fixture, TRUE);
  g_assert_cmpint (rummy_game_get_level (rummy_session_get_game (fixture->session), 0), ==, RUMMY_LEVEL_PERSON);
  g_assert_cmpint (rummy_game_get_level (rummy_session_get_game (fixture->session), 1), ==, RUMMY_LEVEL_AVERAGE);
}

/* A whole game of the computer against itself through the session, each move on the disk before the next. */
static void
test_bots_to_the_end (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = begin (fixture, "", SEED);

  rummy_game_set_level (game, 0, RUMMY_LEVEL_AVERAGE);
  play_to_the_end (game);
  g_assert_cmpuint (fixture->n_failed, ==, 0);
  assert_saved (fixture, game);
  reopen_session (fixture, TRUE);
  g_assert_true (rummy_game_get_match (rummy_session_get_game (fixture->session))->over);
}

#define ADD(name, func) ADD_WITH (name, func, NULL)
#define ADD_WITH(name, func, data) g_test_add ("/session/" name, Fixture, data, set_up, func, tear_down)

/* What was taken back can be made again at the next start of the program too, as long as nothing else was done. */
static void
test_redo_is_kept (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = begin (fixture, "", SEED);
  g_autoptr (RummyGame) before = NULL;
  RummyRng rng;

  rummy_rng_seed (&rng, SEED);
  while (rummy_game_get_round (game)->turn != 0 || !rummy_game_can_restart_turn (game))
    play_by_lot (game, &rng, 1);
  before = rummy_game_new_from_record (rummy_game_get_record (game));

  g_assert_true (rummy_game_undo (game));
  reopen_session (fixture, TRUE);
  game = rummy_session_get_game (fixture->session);
  g_assert_cmpuint (rummy_game_get_record (game)->n_moves, ==, rummy_game_get_record (before)->n_moves - 1);
  g_assert_true (rummy_game_redo (game));
  play_assert_records_equal (rummy_game_get_record (game), rummy_game_get_record (before));

  g_assert_true (rummy_game_undo (game));
  play_as_person (game, &rng);
  reopen_session (fixture, TRUE);
  g_assert_false (rummy_game_redo (rummy_session_get_game (fixture->session)));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("new-game", test_new_game);
  ADD ("numbers", test_numbers);
  ADD ("won", test_won);
  ADD ("last-number", test_last_number);
  ADD ("resume-anywhere", test_resume_anywhere);
  ADD ("saved-before-asked", test_saved_before_asked);
  ADD ("undone-turn-is-saved", test_undone_turn_is_saved);
  ADD_WITH ("undo/new-game", test_undo, replace_new_game);
  ADD_WITH ("undo/restart", test_undo, replace_restart);
  ADD_WITH ("undo/end", test_undo, replace_end);
  ADD_WITH ("undo/end-and-new-game", test_undo, replace_end_and_new_game);
  ADD_WITH ("replaced-while-syncing/new-game", test_replaced_while_syncing, replace_new_game);
  ADD_WITH ("replaced-while-syncing/restart", test_replaced_while_syncing, replace_restart);
  ADD_WITH ("replaced-while-syncing/end", test_replaced_while_syncing, replace_end);
  ADD ("undo/until-moved", test_undo_until_moved);
  ADD ("replaced-while-thinking", test_replaced_while_thinking);
  ADD ("unknown-level", test_unknown_level);
  ADD ("seats", test_seats);
  ADD ("bots-to-the-end", test_bots_to_the_end);
  ADD ("redo-is-kept", test_redo_is_kept);

  return g_test_run ();
}
