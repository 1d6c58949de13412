/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is known of the seats besides the cards. */

#include "play.h"

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

/* Who changes places with the computer has its cards, and takes along the name and what was counted. */
static void
test_places (void)
{
  g_autoptr (RummyGame) game = play_game ("", SEED);
  RummySeats seats = *rummy_game_get_seats (game);
  RummyCards hand;

  rummy_seats_set_name (&seats, 0, "Jane");
  seats.won[0] = 3;
  seats.won[1] = 1;
  rummy_game_set_seats (game, &seats);
  rummy_game_set_level (game, 1, RUMMY_LEVEL_EXPERT);
  g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);
  rummy_game_add_hint (game, 0);
  hand = rummy_game_get_round (game)->hand[1];
  g_assert_false (rummy_game_is_practice (game));

  rummy_game_swap_places (game, 0, 1);
  g_assert_true (rummy_game_is_practice (game));
  g_assert_cmpint (rummy_game_get_level (game, 0), ==, RUMMY_LEVEL_EXPERT);
  g_assert_cmpint (rummy_game_get_level (game, 1), ==, RUMMY_LEVEL_PERSON);
  g_assert_cmpstr (rummy_game_get_seats (game)->name[1], ==, "Jane");
  g_assert_cmpstr (rummy_game_get_seats (game)->name[0], ==, seats.name[1]);
  g_assert_cmpuint (rummy_game_get_won (game, 0), ==, 1);
  g_assert_cmpuint (rummy_game_get_won (game, 1), ==, 3);
  g_assert_cmpuint (rummy_game_get_hints (game, 0), ==, 0);
  g_assert_cmpuint (rummy_game_get_hints (game, 1), ==, 1);
  g_assert_true (rummy_cards_equal (rummy_game_get_round (game)->hand[1], hand));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/known/turns", test_turns);
  g_test_add_func ("/known/practice", test_practice);
  g_test_add_func ("/known/help", test_help);
  g_test_add_func ("/known/manner", test_manner);
  g_test_add_func ("/known/places", test_places);

  return g_test_run ();
}
