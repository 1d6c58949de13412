/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/quick.h"

#define RUMMY_THROWN_MAX 8

/* Deals that fit all that a seat has seen: its own cards, those taken from the pile, and what the others would hardly
 * have kept, thrown or left lying. */
typedef struct {
  const RummyView *view;
  const RummyQuick *quick; /* or NULL */
  bool is_knock;
  bool is_duel;            /* against one other, to a knock: what that one threw tells what it has */
  bool develops;           /* where it is none of these, any deal is as likely as any other */
  RummyCard hidden[RUMMY_CARDS_MAX];
  unsigned n_hidden;
  uint8_t thrown[RUMMY_SEATS_MAX][RUMMY_THROWN_MAX]; /* where in the pile the last discards of a seat lie */
  uint8_t n_thrown[RUMMY_SEATS_MAX];
  const RummyWeights *thrower[2]; /* by which they are taken to have been chosen: where melds come down, and are held */
  bool is_aimless[RUMMY_SEATS_MAX]; /* plays without looking: any hand of it is as likely as any other */
  uint8_t hoards[RUMMY_SEATS_MAX]; /* how likely a seat holds melds back, in 256ths */
} RummyWorlds;

void rummy_worlds_init (RummyWorlds *self, const RummyView *view, const RummyQuick *quick);

/* How many there are where only one hidden card can be the last of the stock, or 0 where there are more. */
unsigned rummy_worlds_count (const RummyWorlds *self);

/* One of so few, and how much speaks for it: the logarithm of how likely it is, but for a constant. */
float rummy_worlds_nth (const RummyWorlds *self, unsigned n, RummyRound *round);

/* Whether one of the others is likelier to hold melds back than not. */
bool rummy_worlds_has_hoarder (const RummyWorlds *self);

/* Whether there is only one. */
bool rummy_worlds_is_certain (const RummyWorlds *self);

/* One of them; hoarders: the seats that hold melds back in it, one bit each. */
void rummy_worlds_deal (const RummyWorlds *self, RummyRng *rng, RummyRound *round, unsigned *hoarders);

/* Another of them with the same hands, and the stock in another order. */
void rummy_worlds_shuffle (RummyRng *rng, RummyRound *round);
