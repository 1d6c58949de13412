/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is known of the seats besides the cards. */

#include "play.h"
#include "game/replay.h"
#include "store/save.h"

#define SEED G_GUINT64_CONSTANT (77)

/* A turn is one however many cards are drawn and moves made in it, and undone it is none. */
static void
test_turns (void)
{
  g_autoptr (RummyGame) game = play_game ("target=10000", SEED);
  guint turns[2] = { 0 };
  RummyRng rng;

  rummy_rng_seed (&rng, 5);
  for (guint i = 0; i < 300; i++) {
    const RummyRound *round = rummy_game_get_round (game);
    guint turn = round->turn;
    gboolean begins = rummy_game_get_match (game)->rounds > 0 && round->phase == RUMMY_PHASE_DRAW;
    gsize last;

    play_by_lot (game, &rng, 1);
    last = rummy_game_get_record (game)->n_moves - 1;
    if (begins && rummy_game_get_record (game)->moves[last].kind != RUMMY_MOVE_PASS)
      turns[turn]++;
    g_assert_cmpuint (rummy_game_count_turns (game, 0), ==, turns[0]);
    g_assert_cmpuint (rummy_game_count_turns (game, 1), ==, turns[1]);
  }
  g_assert_cmpuint (turns[0], >, 10);
  g_assert_cmpuint (turns[1], >, 10);
}

/* Cards that are shown, of the computer alone, make a game practice, which it stays. */
static void
test_practice (void)
{
  g_autoptr (RummyGame) game = play_game ("", SEED);

  rummy_game_set_level (game, 1, RUMMY_LEVEL_AVERAGE);
  g_assert_false (rummy_game_is_practice (game));
  rummy_game_set_shown (game, 1, TRUE);
  g_assert_true (rummy_game_get_shown (game, 1));
  g_assert_false (rummy_game_get_shown (game, 0));
  g_assert_true (rummy_game_is_practice (game));
  rummy_game_set_shown (game, 1, FALSE);
  g_assert_false (rummy_game_get_shown (game, 1));
  g_assert_true (rummy_game_is_practice (game));

  /* Whoever sits down there later is not looked at. */
  rummy_game_set_shown (game, 1, TRUE);
  rummy_game_set_level (game, 1, RUMMY_LEVEL_PERSON);
  rummy_game_set_level (game, 1, RUMMY_LEVEL_AVERAGE);
  g_assert_false (rummy_game_get_shown (game, 1));
}

/* The manner of a computer is kept, one that does not exist or of a person is none, and where it says nothing it is
 * not told. */
static void
test_manner (void)
{
  g_autoptr (RummyGame) game = play_game ("", SEED);
  RummySeats seats;

  rummy_game_set_level (game, 1, RUMMY_LEVEL_EXPERT);
  g_assert_true (rummy_game_has_manner (game, 1));
  g_assert_cmpint (rummy_game_get_manner (game, 1), ==, RUMMY_MANNER_EVEN);
  rummy_game_set_manner (game, 1, RUMMY_MANNER_BOLD);
  g_assert_cmpint (rummy_game_get_manner (game, 1), ==, RUMMY_MANNER_BOLD);

  rummy_game_set_level (game, 1, RUMMY_LEVEL_GRANDMASTER);
  g_assert_false (rummy_game_has_manner (game, 1));
  g_assert_cmpint (rummy_game_get_manner (game, 1), ==, RUMMY_MANNER_BOLD);

  seats = *rummy_game_get_seats (game);
  seats.manner[1] = RUMMY_N_MANNERS;
  rummy_game_set_seats (game, &seats);
  g_assert_cmpint (rummy_game_get_manner (game, 1), ==, RUMMY_MANNER_EVEN);

  rummy_game_set_manner (game, 1, RUMMY_MANNER_HASTY);
  rummy_game_set_level (game, 1, RUMMY_LEVEL_PERSON);
  g_assert_false (rummy_game_has_manner (game, 1));
  g_assert_cmpint (rummy_game_get_manner (game, 1), ==, RUMMY_MANNER_EVEN);
}

/* Help that was asked for, and a turn that was taken back, are counted for who did it, until the next game. */
static void
test_help (void)
{
  g_autoptr (RummyGame) game = play_game ("", SEED);
  RummyMove take = { .kind = RUMMY_MOVE_TAKE, .meld = RUMMY_MELD_NONE };
  guint seat;

  g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);
  seat = take.seat = rummy_game_get_round (game)->turn;
  take.card = rummy_round_upcard (rummy_game_get_round (game));
  rummy_game_add_hint (game, seat);
  rummy_game_add_hint (game, seat);
  g_assert_cmpuint (rummy_game_get_hints (game, seat), ==, 2);
  g_assert_cmpuint (rummy_game_get_hints (game, 1 - seat), ==, 0);

  g_assert_false (rummy_game_undo (game));
  g_assert_cmpuint (rummy_game_get_undone (game, seat), ==, 0);
  g_assert_cmpint (rummy_game_play (game, &take, 1), ==, RUMMY_OK);
  g_assert_true (rummy_game_undo (game));
  g_assert_cmpuint (rummy_game_get_undone (game, seat), ==, 1);
  g_assert_cmpuint (rummy_game_get_undone (game, 1 - seat), ==, 0);
  g_assert_cmpuint (rummy_game_get_hints (game, seat), ==, 2);
}

/* M-112: the hands alone change; the game is practice then, and what is refused changes nothing. */
static void
test_trade (void)
{
  g_autoptr (RummyGame) game = play_game ("", SEED);
  RummyCards own, other;
  guint turn;

  rummy_game_set_level (game, 1, RUMMY_LEVEL_EXPERT);
  g_assert_cmpint (rummy_game_trade (game, 0, 1), ==, RUMMY_REFUSED_OVER);
  g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);
  turn = play_get_turn (game);
  own = rummy_game_get_round (game)->hand[0];
  other = rummy_game_get_round (game)->hand[1];
  g_assert_cmpint (rummy_game_trade (game, 0, 0), ==, RUMMY_REFUSED_MALFORMED);
  g_assert_false (rummy_game_is_practice (game));

  g_assert_cmpint (rummy_game_trade (game, 0, 1), ==, RUMMY_OK);
  g_assert_true (rummy_game_is_practice (game));
  g_assert_true (rummy_cards_equal (rummy_game_get_round (game)->hand[0], other));
  g_assert_true (rummy_cards_equal (rummy_game_get_round (game)->hand[1], own));
  g_assert_cmpuint (play_get_turn (game), ==, turn);
  g_assert_cmpint (rummy_game_get_level (game, 1), ==, RUMMY_LEVEL_EXPERT);
}

/* It is taken back, made again, kept and gone through again like any other move. */
static void
test_trade_kept (void)
{
  g_autoptr (RummyGame) game = play_game ("", SEED);
  g_auto (RummySavedGame) read = { 0 };
  g_autoptr (RummyReplay) replay = NULL;
  g_autoptr (RummyGame) again = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  RummyMatch before, after;
  RummySavedGame saved;

  rummy_game_deal (game);
  rummy_game_set_level (game, 1 - play_get_turn (game), RUMMY_LEVEL_AVERAGE);
  rummy_match_copy (&before, rummy_game_get_match (game));
  g_assert_cmpint (rummy_game_trade (game, play_get_turn (game), 1 - play_get_turn (game)), ==, RUMMY_OK);
  rummy_match_copy (&after, rummy_game_get_match (game));

  g_assert_true (rummy_game_undo (game));
  sample_assert_match_equal (rummy_game_get_match (game), &before);
  g_assert_true (rummy_game_is_practice (game));
  g_assert_true (rummy_game_redo (game));
  sample_assert_match_equal (rummy_game_get_match (game), &after);

  saved = (RummySavedGame) { .record = *rummy_game_get_record (game), .seats = *rummy_game_get_seats (game) };
  bytes = rummy_save_to_bytes (&saved);
  g_assert_true (rummy_save_from_bytes (bytes, &read, &error));
  g_assert_no_error (error);
  g_assert_true (read.seats.is_practice);
  again = rummy_game_new_from_record (&read.record);
  sample_assert_match_equal (rummy_game_get_match (again), &after);

  replay = rummy_replay_new (again);
  rummy_replay_seek (replay, 0);
  g_assert_true (rummy_cards_equal (rummy_game_get_round (rummy_replay_get_game (replay))->hand[0],
                                    before.round.hand[0]));
  rummy_replay_seek (replay, 1);
  g_assert_true (rummy_cards_equal (rummy_game_get_round (rummy_replay_get_game (replay))->hand[0],
                                    after.round.hand[0]));
  g_assert_cmpint (rummy_replay_get_events (replay)->event[0].kind, ==, RUMMY_EVENT_TRADE);
}

/* A computer knows the hand that it gave away, and what it was told of either hand does not hold any more. */
static void
test_trade_seen (void)
{
  g_autoptr (RummyGame) game = play_game ("players=3", SEED);
  const RummyRound *round;
  RummyCard card, own;
  RummyView view;

  for (guint seat = 1; seat < 3; seat++)
    rummy_game_set_level (game, seat, RUMMY_LEVEL_EXPERT);
  rummy_game_deal (game);
  round = rummy_game_get_round (game);
  card = rummy_cards_first (round->hand[0]);
  own = rummy_cards_first (round->hand[1]);
  g_assert_cmpint (rummy_game_tell (game, 2, card, RUMMY_NOTE_HOLDS, 0), ==, RUMMY_NOTE_FITS);
  g_assert_cmpint (rummy_game_tell (game, 1, own, RUMMY_NOTE_HOLDS, 0), ==, RUMMY_NOTE_OWN);
  g_assert_nonnull (rummy_game_get_told (game, 2, card));

  g_assert_cmpint (rummy_game_trade (game, 0, 1), ==, RUMMY_OK);
  g_assert_null (rummy_game_get_told (game, 2, card));
  rummy_game_read_view (game, 2, &view);
  g_assert_true (rummy_cards_is_empty (view.round.hand[0]));
  rummy_game_read_view (game, 1, &view);
  g_assert_true (rummy_cards_equal (view.round.hand[0], round->hand[0]));
  g_assert_true (rummy_cards_has (view.round.hand[0], own));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/known/turns", test_turns);
  g_test_add_func ("/known/practice", test_practice);
  g_test_add_func ("/known/help", test_help);
  g_test_add_func ("/known/manner", test_manner);
  g_test_add_func ("/known/trade", test_trade);
  g_test_add_func ("/known/trade-kept", test_trade_kept);
  g_test_add_func ("/known/trade-seen", test_trade_seen);

  return g_test_run ();
}
