/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rummy-rng.h"
#include "rummy-round.h"

/* Random legal play, fast enough for search and statistics.  First a kind of move that is legal is chosen evenly, then
 * a move of that kind evenly.  Melds are begun with three cards and cards are laid off one by one, so that what is
 * chosen from is small; longer melds come of several moves. */
typedef struct {
  const RummyRules *rules;
  bool is_plain;   /* the short cuts below hold for these rules */
  bool is_knock;
  unsigned last;   /* highest position of a run */
  unsigned set_max;
  uint64_t weight[5]; /* cards whose points in the hand have this bit, in one pack */

  /* of the table */
  unsigned n_laid;   /* for which it was reckoned */
  RummyCards fit;    /* natural cards that continue a meld by themselves */
  bool joker_fits;   /* a joker does */
  uint32_t run[RUMMY_SUITS]; /* positions that runs take */
} RummyPlayout;

void rummy_playout_init (RummyPlayout *self, const RummyRules *rules);

/* Plays one move of the seat to move, which is told in move unless that is NULL; false when the round is over. */
bool rummy_playout_step (RummyPlayout *self, RummyRound *round, RummyRng *rng, RummyMove *move);

/* Plays the round to its end. */
void rummy_playout_run (RummyPlayout *self, RummyRound *round, RummyRng *rng);
