/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves in the text notation: what can be read is written and read as the same. */

#include "fuzz.h"
#include "engine/record.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  char *text = fuzz_text (data, size), line[RUMMY_MOVE_TEXT];
  RummyMove move, again;

  if (rummy_move_from_text (text, &move)) {
    rummy_move_to_text (&move, line);
    fuzz_check (rummy_move_from_text (line, &again));
    fuzz_check (move.kind == again.kind && move.seat == again.seat && move.card == again.card);
    fuzz_check (move.meld == again.meld && move.low == again.low && rummy_cards_equal (move.cards, again.cards));
  }
  free (text);

  return 0;
}
