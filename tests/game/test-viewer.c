/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Who looks at the screen that several people share. */

#include "play.h"
#include "game/viewer.h"

#include <string.h>

#define SEED G_GUINT64_CONSTANT (11)
#define NONE RUMMY_SEAT_NONE

/* P a person, c the computer; the first round is dealt and nobody plays by itself. */
static RummyGame *
make_game (const char *seats)
{
  g_autofree char *changes = g_strdup_printf ("players=%d", (int) strlen (seats));
  RummyRules rules = play_rules (changes);
  RummyGame *game = rummy_game_new (&rules, SEED, 1);

  for (guint i = 0; seats[i] != '\0'; i++)
    rummy_game_set_level (game, i, seats[i] == 'P' ? RUMMY_LEVEL_PERSON : RUMMY_LEVEL_AVERAGE);
  g_assert_cmpint (rummy_game_deal (game), ==, RUMMY_OK);

  return game;
}

/* A turn of whoever is to move: a card drawn, a card discarded. */
static void
play_turn (RummyGame *game)
{
  const RummyRound *round = rummy_game_get_round (game);
  RummyMove move = { .kind = RUMMY_MOVE_DRAW, .seat = round->turn, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };

  g_assert_cmpint (rummy_game_play (game, &move, 1), ==, RUMMY_OK);
  move.kind = RUMMY_MOVE_DISCARD;
  move.card = rummy_cards_first (round->hand[round->turn]);
  g_assert_cmpint (rummy_game_play (game, &move, 1), ==, RUMMY_OK);
}

static void
play_until_turn (RummyGame *game, guint seat)
{
  while (rummy_game_get_round (game)->turn != seat)
    play_turn (game);
}

static void
assert_viewer (RummyViewer *viewer, RummyGame *game, guint seat, guint person, guint awaited)
{
  rummy_viewer_update (viewer, game);
  g_assert_cmpuint (viewer->seat, ==, seat);
  g_assert_cmpuint (viewer->person, ==, person);
  g_assert_cmpuint (viewer->awaited, ==, awaited);
  g_assert_false (rummy_viewer_update (viewer, game));
}

static void
test_alone (void)
{
  g_autoptr (RummyGame) game = make_game ("ccPc");
  RummyViewer viewer;

  rummy_viewer_init (&viewer);
  for (guint seat = 0; seat < 4; seat++) {
    play_until_turn (game, seat);
    assert_viewer (&viewer, game, 2, 2, NONE);
  }
}

static void
test_nobody (void)
{
  g_autoptr (RummyGame) game = make_game ("cPc");
  RummyViewer viewer;

  rummy_viewer_init (&viewer);
  assert_viewer (&viewer, game, 1, 1, NONE);
  rummy_game_set_level (game, 1, RUMMY_LEVEL_AVERAGE);
  assert_viewer (&viewer, game, 1, NONE, NONE);

  /* Whoever takes over from nobody is at the screen. */
  rummy_game_set_level (game, 2, RUMMY_LEVEL_PERSON);
  assert_viewer (&viewer, game, 2, 2, NONE);
}

static void
test_several (void)
{
  g_autoptr (RummyGame) game = make_game ("PcP");
  RummyViewer viewer;

  rummy_viewer_init (&viewer);
  play_until_turn (game, 0);
  assert_viewer (&viewer, game, 0, NONE, 0);
  rummy_viewer_accept (&viewer);
  assert_viewer (&viewer, game, 0, 0, NONE);

  /* Nobody's hand is open while the computer plays. */
  play_until_turn (game, 1);
  assert_viewer (&viewer, game, 0, NONE, NONE);
  play_until_turn (game, 2);
  assert_viewer (&viewer, game, 0, NONE, 2);
  rummy_viewer_accept (&viewer);
  assert_viewer (&viewer, game, 2, 2, NONE);
  play_until_turn (game, 0);
  assert_viewer (&viewer, game, 2, NONE, 0);
}

/* Who is at the screen stays there when another sits down, and has to leave it when giving the own seat away. */
static void
test_coming_and_going (void)
{
  g_autoptr (RummyGame) game = make_game ("Pcc");
  RummyViewer viewer;

  rummy_viewer_init (&viewer);
  play_until_turn (game, 0);
  assert_viewer (&viewer, game, 0, 0, NONE);
  rummy_game_set_level (game, 1, RUMMY_LEVEL_PERSON);
  assert_viewer (&viewer, game, 0, 0, NONE);
  rummy_game_set_level (game, 0, RUMMY_LEVEL_AVERAGE);
  assert_viewer (&viewer, game, 0, NONE, 1);
  rummy_game_set_level (game, 0, RUMMY_LEVEL_PERSON);
  assert_viewer (&viewer, game, 0, 0, NONE);
}

/* After a round all have seen the screen, so it has to be passed again, even to the one who had it last. */
static void
test_rounds (void)
{
  g_autoptr (RummyGame) game = make_game ("PP");
  const RummyMatch *match = rummy_game_get_match (game);
  RummyViewer viewer;
  RummyRng rng;
  guint last;

  rummy_viewer_init (&viewer);
  rummy_rng_seed (&rng, SEED);
  while (match->round.phase != RUMMY_PHASE_OVER) {
    rummy_viewer_update (&viewer, game);
    if (viewer.awaited != NONE)
      rummy_viewer_accept (&viewer);
    g_assert_cmpuint (viewer.person, ==, match->round.turn);
    play_by_lot (game, &rng, 1);
  }
  last = viewer.person;
  assert_viewer (&viewer, game, last, NONE, NONE);
  do {
    rummy_game_deal (game);
    assert_viewer (&viewer, game, last, NONE, match->round.lead);
    while (match->round.phase != RUMMY_PHASE_OVER)
      play_by_lot (game, &rng, 1);
    assert_viewer (&viewer, game, last, NONE, NONE);
  } while (match->round.lead != last);
}

/* Another game with fewer seats. */
static void
test_fewer_seats (void)
{
  g_autoptr (RummyGame) game = make_game ("cccccP"), other = make_game ("cc");
  RummyViewer viewer;

  rummy_viewer_init (&viewer);
  assert_viewer (&viewer, game, 5, 5, NONE);
  assert_viewer (&viewer, other, 0, NONE, NONE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/viewer/alone", test_alone);
  g_test_add_func ("/viewer/nobody", test_nobody);
  g_test_add_func ("/viewer/several", test_several);
  g_test_add_func ("/viewer/coming-and-going", test_coming_and_going);
  g_test_add_func ("/viewer/rounds", test_rounds);
  g_test_add_func ("/viewer/fewer-seats", test_fewer_seats);

  return g_test_run ();
}
