/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Rules: what can be read is written and read as the same, and what can be played is played for a while. */

#include "fuzz.h"
#include "engine/match.h"
#include "engine/rng.h"

#define MOVES 100

static void
play (const RummyRules *rules, size_t seed)
{
  static RummyMoves moves;
  RummyMove move = { .kind = RUMMY_MOVE_DEAL };
  RummyMatch match;
  RummyRng rng;

  rummy_match_init (&match, rules, seed, 1);
  rummy_rng_seed (&rng, seed);
  for (unsigned i = 0; i < MOVES && !match.over; i++) {
    fuzz_check (rummy_match_check (&match, &move) == RUMMY_OK);
    fuzz_check (rummy_match_apply (&match, &move, NULL) == RUMMY_OK);
    move = (RummyMove) { .kind = RUMMY_MOVE_DEAL };
    if (match.round.phase != RUMMY_PHASE_OVER) {
      rummy_round_moves (&match.round, &moves);
      fuzz_check (moves.n > 0);
      move = moves.move[rummy_rng_below (&rng, moves.n)];
    }
  }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  char *text = fuzz_text (data, size), error[RUMMY_ERROR_TEXT], written[RUMMY_RULES_TEXT];
  RummyRules rules, before, again;

  rummy_rules_init (&before, "500-rum");
  rules = before;
  if (!rummy_rules_from_text (&rules, text, error)) {
    fuzz_check (memcmp (&rules, &before, sizeof rules) == 0);
    fuzz_check (memchr (error, '\0', sizeof error) && error[0] != '\0');
  } else {
    fuzz_check (rummy_rules_write (&rules, written, sizeof written) < sizeof written);
    fuzz_check (rummy_rules_from_text (&again, written, error));
    fuzz_check (memcmp (&rules, &again, sizeof rules) == 0);
    play (&rules, size);
  }
  free (text);

  return 0;
}
