/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"

/* A good way to put a hand on the table, found within a fraction of a microsecond: for rounds that are played on
 * thousands of times.  Without wild cards, with sets and runs of three or more and aces at the ends of runs.
 *
 * Cards are faces here: bits of one pack, which stand for both. */

#define RUMMY_FACES UINT64_C (0x3ffe3ffe3ffe3ffe)
#define RUMMY_FACE_RANK UINT64_C (0x0001000100010001)

typedef struct {
  bool low, high; /* an ace may stand at that end of a run */
  unsigned set_max;
  bool lays_any, lays_own, lays_side;
  bool partner;
  int16_t run[16]; /* points by position */
  int16_t set[16]; /* by rank */
} RummyQuickRules;

/* Rules that are not known are not changed: false. */
bool rummy_quick_rules_init (RummyQuickRules *self, const RummyRules *rules);

typedef struct {
  uint64_t faces;
  uint8_t index; /* of the meld that they are laid on, or RUMMY_MELD_NONE */
  RummyMeld meld; /* what they make */
} RummyQuickGroup;

#define RUMMY_QUICK_GROUPS_MAX 24

typedef struct {
  RummyQuickGroup group[RUMMY_QUICK_GROUPS_MAX]; /* the one with the owed face first */
  unsigned n;
  int points;
  uint64_t rest;
} RummyQuickPlan;

static inline uint64_t
rummy_faces (RummyCards cards)
{
  return (cards.pack[0] | cards.pack[1]) & RUMMY_FACES;
}

/* Groups for the seat to move in round; owed: a face that must be in one of them, or 0.  False if it can't be. */
bool rummy_quick_plan (RummyQuickPlan *plan, const RummyQuickRules *rules, const RummyRound *round, uint64_t hand,
                       uint64_t owed);

/* Cards of the hand with the faces; of two the one that is owed. */
RummyCards rummy_quick_cards (RummyCards hand, uint64_t faces, RummyCard owed);
