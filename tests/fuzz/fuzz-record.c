/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Records: what can be read is written and read as the same, and played as far as it is legal. */

#include "fuzz.h"
#include "engine/record.h"

static void
check_again (const RummyRecord *record)
{
  char *text = rummy_record_to_text (record), *twice, error[RUMMY_ERROR_TEXT];
  RummyRecord again = { .moves = NULL };
  RummyRefusal refusal, refusal_again;
  RummyMatch match, match_again;
  size_t n = rummy_record_play (record, record->n_moves, &match, &refusal);

  fuzz_check (text != NULL);
  fuzz_check (rummy_record_from_text (&again, text, NULL, error));
  twice = rummy_record_to_text (&again);
  fuzz_check (twice != NULL && strcmp (text, twice) == 0);

  fuzz_check (rummy_record_play (&again, again.n_moves, &match_again, &refusal_again) == n && refusal == refusal_again);
  fuzz_check (memcmp (match.totals, match_again.totals, sizeof match.totals) == 0);
  fuzz_check ((n == record->n_moves) == (refusal == RUMMY_OK));
  if (n < record->n_moves)
    fuzz_check (rummy_record_line_of_move (text, n) > 3);

  rummy_record_clear (&again);
  free (text);
  free (twice);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  char *text = fuzz_text (data, size), error[RUMMY_ERROR_TEXT];
  RummyRecord record = { .moves = NULL };
  unsigned line;

  if (rummy_record_from_text (&record, text, &line, error))
    check_again (&record);
  else
    fuzz_check (record.moves == NULL && error[0] != '\0');
  rummy_record_clear (&record);
  free (text);

  return 0;
}
