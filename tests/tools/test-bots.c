/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Bots at every seat: who is asked, and that nothing stops at an illegal answer. */

#include "ai/manner.h"
#include "tools/bots.h"
#include "tap.h"

#include <string.h>

#define ROUNDS 20

static bool
begin (RummyMatch *match, const char *text, uint64_t seed)
{
  char message[RUMMY_ERROR_TEXT];
  RummyMove deal = { .kind = RUMMY_MOVE_DEAL };
  RummyRules rules;

  if (!rummy_rules_from_text (&rules, text, message)) {
    tap_fail (__FILE__, __LINE__, "%s: %s", text, message);
    return false;
  }
  rummy_match_init (match, &rules, seed, 1);

  return rummy_match_apply (match, &deal, NULL) == RUMMY_OK;
}

/* Whoever answers with a move that nobody may make plays on. */
static void
test_illegal (void)
{
  static const char *const games[] = { "500-rum", "gin-special-k", "500-wikipedia outofturn=yes players=3", "amiga" };
  unsigned n = 0;

  for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
    RummyMatch match;

    if (!begin (&match, games[i], 7))
      return;
    for (unsigned moves = 0; moves < 60 && match.round.phase != RUMMY_PHASE_OVER; moves++) {
      unsigned seat = rummy_match_next_computer (&match, ~0u);
      RummyMove answer = { .kind = RUMMY_MOVE_NOMINATE, .seat = (uint8_t) seat, .low = 200 }, move;

      move = rummy_bots_legal (&match, seat, &answer, "test");
      tap_check_int (move.seat, seat);
      tap_check_int (rummy_match_apply (&match, &move, NULL), RUMMY_OK);
      n++;
    }
  }
  tap_check (n > 100);
}

/* A legal move of somebody else is no answer; one of one's own is left as it is. */
static void
test_of_another (void)
{
  RummyMatch match;
  RummyMove draw = { .kind = RUMMY_MOVE_DRAW, .card = RUMMY_CARD_NONE }, move;
  unsigned turn;

  if (!begin (&match, "500-rum players=3", 3))
    return;
  turn = match.round.turn;
  draw.seat = (uint8_t) turn;
  move = rummy_bots_legal (&match, turn, &draw, "test");
  tap_check_int (move.kind, RUMMY_MOVE_DRAW);
  draw.seat = (uint8_t) ((turn + 1) % 3);
  move = rummy_bots_legal (&match, turn, &draw, "test");
  tap_check_int (move.seat, turn);
}

/* W-073: melds come down in the turns of others where the rules let them, and nowhere else. */
static void
test_out_of_turn (void)
{
  static const char *const games[] = { "500-rum players=3 outofturn=yes", "500-rum players=3",
                                       "500-rum players=3 outofturn=yes anticlockwise=yes" };

  for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
    unsigned n_out_of_turn = 0;

    for (unsigned seed = 1; seed <= ROUNDS; seed++) {
      RummyMatch match;
      RummyRng rng;

      if (!begin (&match, games[i], seed))
        return;
      rummy_rng_seed (&rng, seed);
      while (match.round.phase != RUMMY_PHASE_OVER) {
        unsigned seat = rummy_match_next_computer (&match, ~0u), turn = match.round.turn;
        RummyMove move;
        RummyView view;

        rummy_view_init (&view, &match.round, seat, match.totals);
        move = rummy_player_choose (&view, (RummyPlayer) { .level = RUMMY_LEVEL_AVERAGE }, &rng, NULL);
        n_out_of_turn += seat != turn;
        tap_check (seat == turn || move.kind == RUMMY_MOVE_MELD || move.kind == RUMMY_MOVE_LAY);
        tap_check_int (rummy_match_apply (&match, &move, NULL), RUMMY_OK);
      }
    }
    tap_check ((n_out_of_turn > 0) == (i != 1));
  }
}

int
main (void)
{
  tap_run ("an illegal answer is replaced by a legal move", test_illegal);
  tap_run ("a move of another seat is no answer", test_of_another);
  tap_run ("bots meld out of turn where the rules let them", test_out_of_turn);

  return tap_done ();
}
