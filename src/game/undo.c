/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/undo.h"

guint
rummy_undo_seat (const RummyMatch *match)
{
  return match->round.phase == RUMMY_PHASE_OVER ? RUMMY_SEAT_NONE : match->round.turn;
}

gboolean
rummy_undo_is_of_person (const RummySeats *seats, const RummyMove *move)
{
  return move->kind != RUMMY_MOVE_DEAL && seats->level[move->seat] == RUMMY_LEVEL_PERSON;
}

gsize
rummy_undo_turn (const RummyMatch *match, const RummyRecord *record, const RummySeats *seats)
{
  guint seat = rummy_undo_seat (match);
  gsize begin = record->n_moves, n;
  RummyMatch then;

  if (seat == RUMMY_SEAT_NONE || seats->level[seat] != RUMMY_LEVEL_PERSON)
    return record->n_moves;

  while (begin > 0 && record->moves[begin - 1].kind != RUMMY_MOVE_DEAL && record->moves[begin - 1].seat == seat)
    begin--;
  n = begin;
  if (n < record->n_moves)
    rummy_record_play (record, n, &then, NULL);
  for (gsize i = begin; i < record->n_moves; i++) {
    RummyEvents events = { .n = 0 };

    rummy_match_apply (&then, &record->moves[i], &events);
    for (guint e = 0; e < events.n; e++) {
      if (events.event[e].kind == RUMMY_EVENT_DRAW || events.event[e].kind == RUMMY_EVENT_RENEW)
        n = i + 1;
    }
  }

  return n;
}

gsize
rummy_undo_move (const RummyMatch *match, const RummyRecord *record, const RummySeats *seats)
{
  gsize n = record->n_moves;

  if (rummy_undo_turn (match, record, seats) < n)
    return n - 1;
  if (!seats->is_practice || rummy_undo_seat (match) == RUMMY_SEAT_NONE)
    return n;
  for (gsize i = n; i > 0 && record->moves[i - 1].kind != RUMMY_MOVE_DEAL; i--) {
    if (rummy_undo_is_of_person (seats, &record->moves[i - 1]))
      return i - 1;
  }

  return n;
}

gboolean
rummy_undo_can_as_practice (const RummyMatch *match, const RummyRecord *record, const RummySeats *seats)
{
  RummySeats practice = *seats;

  practice.is_practice = TRUE;

  return rummy_undo_move (match, record, &practice) < record->n_moves;
}
