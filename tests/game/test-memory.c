/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Computers that are told what to remember. */

#include "game/replay.h"
#include "session-fixture.h"

#define PERSON 0
#define COMPUTER 1

/* Dealt, with the person to move. */
static RummyGame *
begin_at (guint64 seed, int level)
{
  RummyGame *game = play_game ("lead=alternates", seed);
  RummyRng rng;

  rummy_rng_seed (&rng, seed);
  rummy_game_deal (game);
  while (rummy_game_get_round (game)->turn != PERSON)
    play_by_lot (game, &rng, 1);
  rummy_game_set_level (game, COMPUTER, level);

  return game;
}

static void
draw (RummyGame *game)
{
  const RummyMove move = { .kind = RUMMY_MOVE_DRAW, .seat = PERSON, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };

  g_assert_cmpint (rummy_game_play (game, &move, 1), ==, RUMMY_OK);
}

static void
discard_first (RummyGame *game)
{
  const RummyMove move = { .kind = RUMMY_MOVE_DISCARD, .seat = PERSON, .meld = RUMMY_MELD_NONE,
                           .card = rummy_cards_first (rummy_game_get_round (game)->hand[PERSON]) };

  g_assert_cmpint (rummy_game_play (game, &move, 1), ==, RUMMY_OK);
}

/* All that the computer does in its turn. */
static void
let_move (RummyGame *game)
{
  rummy_game_start (game);
  while (rummy_game_get_round (game)->phase != RUMMY_PHASE_OVER && rummy_game_get_round (game)->turn == COMPUTER)
    g_main_context_iteration (NULL, TRUE);
  rummy_game_stop (game);
}

static gboolean
is_same_record (RummyGame *a, RummyGame *b)
{
  g_autofree char *one = rummy_record_to_text (rummy_game_get_record (a));
  g_autofree char *other = rummy_record_to_text (rummy_game_get_record (b));

  return g_str_equal (one, other);
}

static RummyCards
believed_in_hand (RummyGame *game)
{
  RummyView view;

  rummy_game_read_view (game, COMPUTER, &view);

  return view.round.hand[PERSON];
}

/* A computer that knows the hand of the other plays otherwise here and there, the same each time, and as ever once that
 * is taken from it. */
static void
test_moves (gconstpointer data)
{
  enum { GAMES = 12 };
  int level = GPOINTER_TO_INT (data);
  guint n_other = 0;

  for (guint64 seed = 1; seed <= GAMES; seed++) {
    g_autoptr (RummyGame) game = begin_at (seed, level), told = begin_at (seed, level);
    g_autoptr (RummyGame) again = begin_at (seed, level), untold = begin_at (seed, level);
    RummyGame *const all[] = { game, told, again, untold };

    for (guint i = 0; i < G_N_ELEMENTS (all); i++) {
      draw (all[i]);
      if (i > 0)
        g_assert_cmpint (rummy_game_tell_hand (all[i], COMPUTER, PERSON, TRUE), ==, RUMMY_NOTE_FITS);
      if (i == 3)
        g_assert_cmpint (rummy_game_clear_told (all[i], COMPUTER), ==, RUMMY_NOTE_FITS);
      g_assert_cmpint (rummy_game_has_told (all[i], COMPUTER), ==, i == 1 || i == 2);
      g_assert_cmpint (rummy_game_is_practice (all[i]), ==, i > 0);
      discard_first (all[i]);
      let_move (all[i]);
    }
    n_other += !is_same_record (game, told);
    g_assert_true (is_same_record (told, again));
    g_assert_true (is_same_record (game, untold));
  }
  g_assert_cmpuint (n_other, >, 0);
}

/* What is told while it thinks is thought of from the beginning. */
static void
test_while_thinking (void)
{
  for (guint64 seed = 1; seed <= 6; seed++) {
    g_autoptr (RummyGame) before = begin_at (seed, RUMMY_LEVEL_EXPERT), meanwhile = begin_at (seed, RUMMY_LEVEL_EXPERT);
    RummyGame *const both[] = { before, meanwhile };

    for (guint i = 0; i < G_N_ELEMENTS (both); i++) {
      draw (both[i]);
      discard_first (both[i]);
    }
    g_assert_cmpint (rummy_game_tell_hand (before, COMPUTER, PERSON, TRUE), ==, RUMMY_NOTE_FITS);
    rummy_game_start (meanwhile);
    g_assert_true (play_is_thinking (meanwhile));
    g_assert_cmpint (rummy_game_tell_hand (meanwhile, COMPUTER, PERSON, TRUE), ==, RUMMY_NOTE_FITS);
    let_move (before);
    let_move (meanwhile);
    g_assert_true (is_same_record (before, meanwhile));
  }
}

/* It is kept with the game, goes with a turn that is taken back, and no further than the game. */
static void
test_kept (Fixture *fixture, gconstpointer data)
{
  RummyGame *game = begin (fixture, "lead=alternates", SEED);
  RummyMove take = { .kind = RUMMY_MOVE_TAKE, .seat = PERSON, .meld = RUMMY_MELD_NONE };
  RummyCards hand;
  RummyRng rng;
  RummyCard first, last;

  rummy_rng_seed (&rng, 1);
  while (rummy_game_get_round (game)->turn != PERSON)
    play_by_lot (game, &rng, 1);
  hand = rummy_game_get_round (game)->hand[PERSON];
  first = rummy_cards_first (hand);
  rummy_cards_remove (&hand, first);
  last = rummy_cards_first (hand);

  g_assert_cmpint (rummy_game_tell (game, COMPUTER, first, RUMMY_NOTE_HOLDS, PERSON), ==, RUMMY_NOTE_FITS);
  take.card = rummy_round_upcard (rummy_game_get_round (game));
  g_assert_cmpint (rummy_game_play (game, &take, 1), ==, RUMMY_OK);
  g_assert_cmpint (rummy_game_tell (game, COMPUTER, last, RUMMY_NOTE_HOLDS, PERSON), ==, RUMMY_NOTE_FITS);
  g_assert_cmpint (rummy_game_tell (game, COMPUTER, take.card, RUMMY_NOTE_NOTHING, RUMMY_SEAT_NONE), ==,
                   RUMMY_NOTE_FITS);
  rummy_game_set_shows_belief (game, TRUE);

  reopen_session (fixture, TRUE);
  game = rummy_session_get_game (fixture->session);
  g_assert_true (rummy_game_is_practice (game));
  g_assert_true (rummy_game_get_shows_belief (game));
  g_assert_true (rummy_cards_has (believed_in_hand (game), first));
  g_assert_true (rummy_cards_has (believed_in_hand (game), last));
  g_assert_false (rummy_cards_has (believed_in_hand (game), take.card));

  g_assert_true (rummy_game_undo (game));
  g_assert_true (rummy_cards_has (believed_in_hand (game), first));
  g_assert_false (rummy_cards_has (believed_in_hand (game), last));
  g_assert_cmpint (rummy_game_play (game, &take, 1), ==, RUMMY_OK);
  g_assert_false (rummy_cards_has (believed_in_hand (game), last));
  g_assert_true (rummy_cards_has (believed_in_hand (game), take.card));

  rummy_session_restart (fixture->session, NULL);
  game = rummy_session_get_game (fixture->session);
  g_assert_false (rummy_game_has_told (game, COMPUTER));
  g_assert_false (rummy_game_get_shows_belief (game));
  g_assert_false (rummy_game_is_practice (game));
}

/* The next round is another one; whoever plays on from the former has what was told by then. */
static void
test_rounds (void)
{
  g_autoptr (RummyGame) game = begin_at (SEED, RUMMY_LEVEL_NOVICE);
  g_autoptr (RummyReplay) replay = NULL;
  RummyCard card = rummy_cards_first (rummy_game_get_round (game)->hand[PERSON]);
  guint n_told = 0;
  RummyRng rng;

  rummy_rng_seed (&rng, 3);
  g_assert_cmpint (rummy_game_tell (game, COMPUTER, card, RUMMY_NOTE_HOLDS, PERSON), ==, RUMMY_NOTE_FITS);
  while (rummy_game_get_round (game)->phase != RUMMY_PHASE_OVER)
    play_by_lot (game, &rng, 1);
  g_assert_cmpint (rummy_game_tell (game, COMPUTER, card, RUMMY_NOTE_HOLDS, PERSON), ==, RUMMY_NOTE_NO_ROUND);
  g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);
  g_assert_false (rummy_game_has_told (game, COMPUTER));

  replay = rummy_replay_new (game);
  rummy_replay_set_round (replay, 1);
  for (guint i = 0; i <= rummy_replay_get_length (replay); i++) {
    g_autoptr (RummyGame) on = NULL;

    rummy_replay_seek (replay, i);
    on = rummy_replay_play_on (replay, PERSON, 99);
    g_assert_cmpint (rummy_game_has_told (on, COMPUTER), ==, rummy_cards_has (believed_in_hand (on), card));
    n_told += rummy_game_has_told (on, COMPUTER);
  }
  g_assert_cmpuint (n_told, >, 0);
  g_assert_cmpuint (n_told, <, rummy_replay_get_length (replay));
}

/* What a plate says, everybody knows: how a computer plays, and nothing of a person. */
static void
test_plates (void)
{
  g_autoptr (RummyGame) game = begin_at (SEED, RUMMY_LEVEL_CAREFREE);
  RummyView view;

  rummy_game_read_view (game, PERSON, &view);
  g_assert_cmpuint (view.plays[PERSON], ==, 0);
  g_assert_cmpuint (view.plays[COMPUTER], ==, RUMMY_LEVEL_CAREFREE + 1);
  rummy_game_set_level (game, COMPUTER, RUMMY_LEVEL_PERSON);
  rummy_game_read_view (game, PERSON, &view);
  g_assert_cmpuint (view.plays[COMPUTER], ==, 0);
}

/* Nothing is changed by what is refused. */
static void
test_refusals (void)
{
  g_autoptr (RummyGame) game = begin_at (SEED, RUMMY_LEVEL_AVERAGE);
  const RummyRound *round = rummy_game_get_round (game);
  RummyCard own = rummy_cards_first (round->hand[COMPUTER]);

  g_assert_cmpint (rummy_game_tell (game, PERSON, own, RUMMY_NOTE_HOLDS, COMPUTER), ==, RUMMY_NOTE_NO_COMPUTER);
  g_assert_cmpint (rummy_game_tell_hand (game, PERSON, COMPUTER, TRUE), ==, RUMMY_NOTE_NO_COMPUTER);
  g_assert_cmpint (rummy_game_tell (game, COMPUTER, own, RUMMY_NOTE_HOLDS, PERSON), ==, RUMMY_NOTE_OWN);
  g_assert_cmpint (rummy_game_tell (game, COMPUTER, rummy_round_upcard (round), RUMMY_NOTE_LACKS, PERSON), ==,
                   RUMMY_NOTE_OPEN);
  g_assert_false (rummy_game_has_told (game, COMPUTER));
  g_assert_false (rummy_game_is_practice (game));

  /* The whole hand, with a card that is not there told before. */
  own = rummy_round_stock (round, 0);
  g_assert_cmpint (rummy_game_tell (game, COMPUTER, own, RUMMY_NOTE_HOLDS, PERSON), ==, RUMMY_NOTE_FITS);
  g_assert_true (rummy_cards_has (believed_in_hand (game), own));
  g_assert_cmpint (rummy_game_tell_hand (game, COMPUTER, PERSON, TRUE), ==, RUMMY_NOTE_FITS);
  g_assert_true (rummy_cards_equal (believed_in_hand (game), round->hand[PERSON]));
  g_assert_cmpint (rummy_game_check_told (game, COMPUTER, own, RUMMY_NOTE_HOLDS, PERSON), ==, RUMMY_NOTE_FULL);
  g_assert_cmpint (rummy_game_tell_hand (game, COMPUTER, PERSON, FALSE), ==, RUMMY_NOTE_FITS);
  g_assert_true (rummy_cards_is_empty (believed_in_hand (game)));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/memory/moves-of-who-weighs", GINT_TO_POINTER (RUMMY_LEVEL_EXPERT), test_moves);
  g_test_add_data_func ("/memory/moves-of-who-forgets", GINT_TO_POINTER (RUMMY_LEVEL_1 + 6), test_moves);
  g_test_add_func ("/memory/while-thinking", test_while_thinking);
  g_test_add ("/memory/kept", Fixture, NULL, set_up, test_kept, tear_down);
  g_test_add_func ("/memory/rounds", test_rounds);
  g_test_add_func ("/memory/plates", test_plates);
  g_test_add_func ("/memory/refusals", test_refusals);

  return g_test_run ();
}
