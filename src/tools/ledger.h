/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"

/* Who laid which card, and what it brought: kept from the moves and the hands they came from, as a player with pen and
 * paper would.  Of the engine it asks only how a group with wild cards was read. */

typedef struct {
  bool is_run, sealed;
  uint8_t suit, start; /* of a run: its first rank */
  uint8_t rank;        /* of a set, 0 for jokers */
  uint8_t n;
  uint16_t ranks;      /* of a run: that it holds, one bit each */
  uint8_t four_aces;   /* the bonus is paid */
} RummyLedgerMeld;

typedef struct {
  RummyLedgerMeld meld[RUMMY_MELDS_MAX];
  uint8_t meld_of[RUMMY_CARD_CODES]; /* or RUMMY_MELD_NONE */
  uint8_t seat[RUMMY_CARD_CODES];
  uint8_t rank[RUMMY_CARD_CODES];   /* that a card has or stands for */
  int16_t brought[RUMMY_CARD_CODES];
  int points[RUMMY_SEATS_MAX];
  bool laid[RUMMY_SEATS_MAX]; /* a card ever */
} RummyLedger;

void rummy_ledger_begin (RummyLedger *self);

/* Writes down what a move brought to the table. */
void rummy_ledger_note (RummyLedger *self, const RummyRound *before, const RummyMove *move, const RummyRound *after);
