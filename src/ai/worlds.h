/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/quick.h"

#define RUMMY_THROWN_MAX 8

/* Deals that fit everything a seat has seen: its own cards, those picked up, and what the others would hardly have
 * kept, discarded or left. */
typedef struct {
  const RummyView *view;
  const RummyQuick *quick; /* may be NULL */
  bool is_knock;
  bool is_duel;            /* against a single opponent, to a knock: discards are evidence of hands */
  bool develops;           /* hands improve over time; if none of these is set, all deals are equally likely */
  RummyCard hidden[RUMMY_CARDS_MAX];
  unsigned n_hidden;
  uint8_t thrown[RUMMY_SEATS_MAX][RUMMY_THROWN_MAX]; /* where in the pile the last discards of a seat are */
  uint8_t n_thrown[RUMMY_SEATS_MAX];
  const RummyWeights *thrower[2]; /* weights assumed for choosing them, if melds are laid immediately and if they are
                                   * held back */
  bool is_aimless[RUMMY_SEATS_MAX]; /* plays without looking, so any hand is equally likely */
  uint8_t hoards[RUMMY_SEATS_MAX]; /* probability that a seat holds melds back, in 256ths */
} RummyWorlds;

void rummy_worlds_init (RummyWorlds *self, const RummyView *view, const RummyQuick *quick);

/* Returns the number of possible deals if at most one hidden card can be the last of the stock; 0 if there are more. */
unsigned rummy_worlds_count (const RummyWorlds *self);

/* Makes one of these few deals; returns its log-likelihood up to a constant. */
float rummy_worlds_nth (const RummyWorlds *self, unsigned n, RummyRound *round);

/* Returns whether any opponent probably holds melds back. */
bool rummy_worlds_has_hoarder (const RummyWorlds *self);

/* Returns whether there is only one possible deal. */
bool rummy_worlds_is_certain (const RummyWorlds *self);

/* Makes a random deal; @hoarders is set to a bit mask of the seats that hold melds back in it. */
void rummy_worlds_deal (const RummyWorlds *self, RummyRng *rng, RummyRound *round, unsigned *hoarders);

/* Makes another deal with the same hands and another order of the stock. */
void rummy_worlds_shuffle (RummyRng *rng, RummyRound *round);
