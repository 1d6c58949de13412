/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"

/* Tracks who laid which card and what it scored, from the moves and hands, as a player with pen and paper would.
 * From the engine it only takes how a meld with wild cards was read. */

typedef struct {
  bool is_run, sealed;
  uint8_t suit, start; /* of a run; @start is its first rank */
  uint8_t rank;        /* of a set; 0 for jokers */
  uint8_t n;
  uint16_t ranks;      /* bit mask of the ranks in a run */
  uint8_t four_aces;   /* the bonus was given */
} RummyLedgerMeld;

typedef struct {
  RummyLedgerMeld meld[RUMMY_MELDS_MAX];
  uint8_t meld_of[RUMMY_CARD_CODES]; /* or RUMMY_MELD_NONE */
  uint8_t seat[RUMMY_CARD_CODES];
  uint8_t rank[RUMMY_CARD_CODES];   /* that each card has or stands for */
  int16_t brought[RUMMY_CARD_CODES];
  int points[RUMMY_SEATS_MAX];
  bool laid[RUMMY_SEATS_MAX]; /* whether the seat has ever laid a card */
} RummyLedger;

void rummy_ledger_begin (RummyLedger *self);

/* Notes what a move put on the table. */
void rummy_ledger_note (RummyLedger *self, const RummyRound *before, const RummyMove *move, const RummyRound *after);
