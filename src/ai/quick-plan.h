/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"

/* Finds a good way to lay a hand within a fraction of a microsecond, for rounds that are simulated thousands of
 * times.  Supports no wild cards; sets and runs of three or more; aces only at the ends of runs.  Cards are faces
 * here: bits of one pack that stand for both. */

#define RUMMY_FACES UINT64_C (0x3ffe3ffe3ffe3ffe)
#define RUMMY_FACE_RANK UINT64_C (0x0001000100010001)

typedef struct {
  bool low, high; /* aces may be at that end of a run */
  unsigned set_max;
  bool lays_any, lays_own, lays_side;
  bool partner;
  int16_t run[16]; /* points by position */
  int16_t set[16]; /* points by rank */
} RummyQuickRules;

/* Returns false, leaving @self unchanged, if the rules are not supported. */
bool rummy_quick_rules_init (RummyQuickRules *self, const RummyRules *rules);

typedef struct {
  uint64_t faces;
  uint8_t index; /* the meld to lay off on */
  RummyMeld meld; /* the resulting meld */
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

/* Plans groups for the seat to move.  @owed: a face that must be in one of them, or 0.  Returns false if that is
 * impossible. */
bool rummy_quick_plan (RummyQuickPlan *plan, const RummyQuickRules *rules, const RummyRound *round, uint64_t hand,
                       uint64_t owed);

/* Returns the cards of the hand with these faces; of two, the owed one. */
RummyCards rummy_quick_cards (RummyCards hand, uint64_t faces, RummyCard owed);
