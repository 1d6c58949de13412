/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/bots.h"

#include "engine/record.h"

#include <stdio.h>

typedef struct {
  const RummyMatch *match;
  RummyMove move;
  bool found;
} Search;

static bool
find_cb (const RummyMove *move, void *data)
{
  Search *search = data;

  search->found = rummy_match_check (search->match, move) == RUMMY_OK;
  search->move = *move;

  return !search->found;
}

static bool
find_move (const RummyMatch *match, unsigned seat, RummyMove *move)
{
  Search search = { .match = match };

  rummy_round_each_move (&match->round, seat, find_cb, &search);
  *move = search.move;

  return search.found;
}

unsigned
rummy_bots_next (const RummyMatch *match)
{
  const RummyRound *round = &match->round;
  unsigned players = (unsigned) match->rules.players, step = match->rules.counterclockwise ? players - 1 : 1;
  unsigned seat = round->turn;

  for (unsigned i = 1; match->rules.out_of_turn && round->phase != RUMMY_PHASE_CALL && i < players; i++) {
    RummyMove move;

    seat = (seat + step) % players;
    if (find_move (match, seat, &move))
      return seat;
  }

  return round->turn;
}

RummyMove
rummy_bots_legal (const RummyMatch *match, unsigned seat, const RummyMove *answer, const char *who)
{
  RummyRefusal refusal = answer->seat == seat ? rummy_match_check (match, answer) : RUMMY_REFUSED_TURN;
  char refused[RUMMY_MOVE_TEXT], played[RUMMY_MOVE_TEXT];
  RummyMove move;

  if (refusal == RUMMY_OK || !find_move (match, seat, &move))
    return *answer;

  rummy_move_to_text (answer, refused);
  rummy_move_to_text (&move, played);
  fprintf (stderr, "%s: a move that is refused (%s): %s; played instead: %s\n", who, rummy_refusal_key (refusal),
           refused, played);

  return move;
}
