/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Move sequences from the first deal of a code, as `rummy500-engine perft` counts them.  A change of the numbers is a
 * change of the rules. */

#include "rummy-perft.h"
#include "tap.h"

static const struct {
  const char *preset;
  unsigned seats, depth;
  uint64_t count;
} golden[] = {
  { "500-rum", 2, 6, 29106 },
  { "500-rum", 3, 7, 6883 },
  { "500-pagat", 2, 5, 12847 },
  { "500-pagat", 3, 7, 22912 },
  { "500-special-k", 2, 8, 25938 },
  { "500-special-k", 3, 10, 35472 },
  { "500-wikipedia", 2, 7, 6254 },
  { "500-wikipedia", 3, 10, 33358 },
  { "500-online", 2, 9, 35578 },
  { "500-online", 3, 9, 14016 },
  { "500-partnership", 4, 11, 38881 },
  { "persian", 4, 10, 39514 },
  { "dealers-gambit", 2, 6, 8071 },
  { "dealers-gambit", 3, 10, 20324 },
  { "500-pokerwiner", 2, 7, 24750 },
  { "500-pokerwiner", 3, 10, 35338 },
  { "rummy", 2, 7, 28926 },
  { "rummy", 3, 7, 6750 },
  { "michigan", 2, 8, 25938 },
  { "michigan", 3, 10, 35472 },
  { "round-the-corner", 2, 7, 29805 },
  { "round-the-corner", 3, 7, 6750 },
  { "high-low", 2, 7, 28926 },
  { "high-low", 3, 7, 6750 },
  { "boathouse", 2, 8, 39325 },
  { "boathouse", 3, 8, 13376 },
  { "one-meld", 2, 7, 18522 },
  { "one-meld", 3, 7, 6750 },
  { "wild-card", 2, 7, 18522 },
  { "wild-card", 3, 7, 6750 },
  { "gin-special-k", 2, 7, 18522 },
  { "gin-special-k", 3, 7, 18522 },
  { "gin-oklahoma", 2, 7, 18522 },
  { "gin-oklahoma", 3, 7, 18522 },
  { "gin", 2, 7, 13692 },
  { "gin-classic", 2, 7, 13692 },
  { "kaluki", 2, 3, 166 },
  { "kaluki", 3, 2, 94 },
  { "kaluki-british", 2, 4, 260 },
  { "kaluki-british", 3, 4, 287 },
  { "rummy-basic", 2, 7, 28706 },
  { "rummy-basic", 3, 7, 6750 },
  { "rummy-block", 2, 7, 28706 },
  { "rummy-block", 3, 7, 6750 },
  { "amiga", 2, 10, 6860 },
  { "amiga", 3, 10, 6750 },
};

#define N_GOLDEN (sizeof golden / sizeof *golden)

int
main (void)
{
  for (size_t i = 0; i < N_GOLDEN; i++) {
    RummyRules rules;
    RummyRound round;
    char name[64];

    tap_check (rummy_perft_deal (&round, &rules, golden[i].preset, golden[i].seats, 500));
    tap_check_int ((long long) rummy_perft (&round, golden[i].depth), (long long) golden[i].count);
    snprintf (name, sizeof name, "%s, %u seats, depth %u", golden[i].preset, golden[i].seats, golden[i].depth);
    tap_end_case (name);
  }

  return tap_done ();
}
