/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/manner.h"

/* Positions written by hand. */

typedef struct {
  const char *rules;      /* what differs from 500-rum */
  const char *hand[3];    /* as many seats as there are hands; a number: so many cards of those left over */
  const char *seen;       /* cards of the second hand that everybody saw being taken */
  const char *pile;       /* oldest first */
  const char *meld[12];   /* laid by the last seat */
  const char *stock;      /* cards left in it: a number; all that are left over if not given */
  const char *kept;       /* the upcard that the first seat has taken */
  bool drawn;             /* the first seat has drawn; its last card by code is the one */
} Position;

/* rules must outlive round; seat 0 is to move. */
void position_make (const Position *position, RummyRules *rules, RummyRound *round);

/* The move of a level there, in text form; valid up to the next call.  Illegal moves read "ILLEGAL: ...". */
const char *position_choose_as (const Position *position, RummyLevel level, uint64_t luck);
const char *position_choose_in (const Position *position, RummyPlayer player, uint64_t luck);

/* That of a level that sees and remembers all, and melds at once. */
const char *position_choose (const Position *position);
