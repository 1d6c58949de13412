/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/bots.h"

#include "engine/record.h"

#include <stdio.h>

RummyMove
rummy_bots_legal (const RummyMatch *match, unsigned seat, const RummyMove *answer, const char *who)
{
  RummyRefusal refusal = answer->seat == seat ? rummy_match_check (match, answer) : RUMMY_REFUSED_TURN;
  char refused[RUMMY_MOVE_TEXT], played[RUMMY_MOVE_TEXT];
  RummyMove move;

  if (refusal == RUMMY_OK || !rummy_match_first_move (match, seat, &move))
    return *answer;

  rummy_move_to_text (answer, refused);
  rummy_move_to_text (&move, played);
  fprintf (stderr, "%s: chose a move that is refused (%s): %s; played instead: %s\n", who, rummy_refusal_key (refusal),
           refused, played);

  return move;
}
