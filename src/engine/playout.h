/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rng.h"
#include "engine/round.h"

/* Random legal play, fast enough for search and statistics.  To begin a turn, half the lots fall on the stock and half
 * on a card of the pile, which is taken if it can be used.  Then a kind of move that is legal is chosen evenly, and a
 * move of that kind evenly.  Melds are begun with three cards and cards are laid off one by one, but for what is owed,
 * so that what is chosen from is small; longer melds come of several moves. */
typedef struct {
  const RummyRules *rules;

  /* What the short cuts need of them. */
  bool is_plain; /* melds at any time, see playout-plain.c */
  bool is_knock; /* melds with a knock, see playout-knock.c */
  bool is_odd;   /* melds have points of their own */
  bool counterclockwise;
  bool exposes; /* cards of the pile lie on the table for a turn */
  unsigned players, reserve;
  unsigned last; /* highest position of a run */
  unsigned set_max;
  uint64_t high_aces;     /* that may stand on the king */
  uint64_t weight[5];     /* cards whose points in the hand have this bit, in one pack */
  int most_points;        /* of a card in the hand */
  int16_t run_points[16]; /* of a card, by its position */
  int16_t set_points[16]; /* by its rank */
} RummyPlayout;

void rummy_playout_init (RummyPlayout *self, const RummyRules *rules);

/* Plays one move of the seat to move, which is told in move unless that is NULL; false when the round is over. */
bool rummy_playout_step (const RummyPlayout *self, RummyRound *round, RummyRng *rng, RummyMove *move);

/* Plays the round to its end. */
void rummy_playout_run (const RummyPlayout *self, RummyRound *round, RummyRng *rng);
