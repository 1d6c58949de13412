/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/game-bots.h"

typedef struct {
  const RummyMatch *match;
  RummyMove move;
  gboolean is_found;
} Search;

static bool
find_cb (const RummyMove *move, void *data)
{
  Search *search = data;

  search->is_found = rummy_match_check (search->match, move) == RUMMY_OK;
  search->move = *move;

  return !search->is_found;
}

gboolean
rummy_game_bots_any_move (const RummyMatch *match, guint seat, RummyMove *move)
{
  Search search = { .match = match };

  if (match->over || match->round.phase == RUMMY_PHASE_OVER)
    return FALSE;

  rummy_round_each_move (&match->round, seat, find_cb, &search);
  *move = search.move;

  return search.is_found;
}

guint
rummy_game_bots_next (const RummyMatch *match, const RummySeats *seats)
{
  const RummyRound *round = &match->round;
  guint players = (guint) match->rules.players, step = match->rules.counterclockwise ? players - 1 : 1;
  guint seat = round->turn;

  if (match->over || round->phase == RUMMY_PHASE_OVER)
    return RUMMY_SEAT_NONE;

  for (guint i = 1; match->rules.out_of_turn && round->phase != RUMMY_PHASE_CALL && i < players; i++) {
    RummyMove move;

    seat = (seat + step) % players;
    if (seats->level[seat] != RUMMY_LEVEL_PERSON && rummy_game_bots_any_move (match, seat, &move))
      return seat;
  }

  return seats->level[round->turn] != RUMMY_LEVEL_PERSON ? round->turn : RUMMY_SEAT_NONE;
}
