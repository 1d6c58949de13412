/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/meld.h"

/* The best way to put a hand on the table. */

#define RUMMY_PLAN_MAX 32

typedef struct {
  RummyCards cards;
  uint8_t meld; /* that they are laid off on, or RUMMY_MELD_NONE for a new one */
  uint8_t reading;
  int16_t points;
  int16_t gain; /* the points, and those that do not count against the hand any more */
} RummyGroup;

typedef struct {
  RummyGroup group[RUMMY_PLAN_MAX]; /* the one with the owed card first */
  unsigned n;
  int points;
  RummyCards rest; /* what stays in the hand */
} RummyPlan;

/* Groups of hand, for the seat to move in round, that bring the most.  A card that is not RUMMY_CARD_NONE is owed:
 * false if no group can hold it.  With two packs the groups name one of two identical cards only, so there may be
 * more to lay down when these are laid. */
bool rummy_plan_make (RummyPlan *plan, const RummyRound *round, RummyCards hand, RummyCard owed);
