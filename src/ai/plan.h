/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/meld.h"

/* Finds the best way to lay a hand. */

#define RUMMY_PLAN_MAX 32

typedef struct {
  RummyCards cards;
  uint8_t meld; /* the meld to lay off on, or RUMMY_MELD_NONE for a new one */
  uint8_t reading;
  int16_t points;
  int16_t gain; /* points, plus those that no longer count against the hand */
} RummyGroup;

typedef struct {
  RummyGroup group[RUMMY_PLAN_MAX]; /* the one with the owed card first */
  unsigned n;
  int points;
  RummyCards rest; /* cards left in the hand */
} RummyPlan;

/* Finds the groups of @hand with the highest gain for the seat to move.  If @owed is not RUMMY_CARD_NONE, it must be
 * in a group; returns false if that is impossible.  With two packs, the groups contain only one of two identical
 * cards, so more may be laid afterwards. */
bool rummy_plan_make (RummyPlan *plan, const RummyRound *round, RummyCards hand, RummyCard owed);
