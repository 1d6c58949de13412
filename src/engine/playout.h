/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rng.h"
#include "engine/round.h"

/* Random legal play, fast enough for search and statistics.  A turn begins half of the time with the stock,
 * otherwise with a random pile card, which is picked up if it can be used.  Then a legal kind of move is chosen
 * evenly, and evenly a move of it.  To keep the choice small, new melds have three cards and lay-offs one, except
 * with owed cards; longer melds result from several moves. */
typedef struct {
  const RummyRules *rules;

  /* For the shortcuts: */
  bool is_plain; /* melds at any time, see playout-plain.c */
  bool is_knock; /* melds with a knock, see playout-knock.c */
  bool is_odd;   /* melds have points of their own */
  bool counterclockwise;
  bool exposes; /* picked-up cards stay on the table for a turn */
  unsigned players, reserve;
  unsigned last; /* highest position of a run */
  unsigned set_max;
  uint64_t high_aces;     /* aces that may follow the king */
  uint64_t weight[5];     /* element i: cards of a pack whose points in the hand have bit i */
  int most_points;        /* most points of a card in the hand */
  int16_t run_points[16]; /* points of a card by position */
  int16_t set_points[16]; /* by rank */
} RummyPlayout;

void rummy_playout_init (RummyPlayout *self, const RummyRules *rules);

/* Plays a move of the seat to move and stores it in @move, unless NULL.  Returns false if the round is over. */
bool rummy_playout_step (const RummyPlayout *self, RummyRound *round, RummyRng *rng, RummyMove *move);

/* Plays the round to its end. */
void rummy_playout_run (const RummyPlayout *self, RummyRound *round, RummyRng *rng);
