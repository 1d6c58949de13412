/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Plain rules: cards by rank and suit, melds as rows of places, no bits and no search that leaves anything out. */

#include "engine/match.h"

#define HAND_MAX 16
#define TABLE_MAX 8
#define PLACES_MAX 14

/* A meld: what stands in each place. */
typedef struct {
  bool is_run;
  unsigned n;
  unsigned first; /* position of the first place of a run, 1 to 13 */
  unsigned rank;  /* of a set */
  unsigned suit;  /* of a run */
  unsigned card[PLACES_MAX];
  bool wild[PLACES_MAX];
  bool counts[PLACES_MAX]; /* towards the first lay-down of this turn */
} Meld;

typedef struct {
  const RummyRules *rules;
  unsigned hand[HAND_MAX], n_hand;
  bool barred[HAND_MAX]; /* a wild card that was swapped for */
  bool all_of[HAND_MAX]; /* must reach the table */
  bool any_of[HAND_MAX]; /* one of these must */
  bool can_draw;
  Meld table[TABLE_MAX];
  unsigned n_table;
  int owed, owed_top, kept; /* cards or -1 */
  bool must_play;
  bool down; /* the first lay-down is made */
  bool open; /* it has begun */
  int first; /* its points */
  unsigned n_new, n_lays, owner_seat;
  uint8_t owner[TABLE_MAX];
} State;

/* Whether the seat to move may lay those cards, or swap, and can complete its turn afterwards. */
bool oracle_try_new (const State *state, const unsigned *cards, unsigned n, unsigned reading);
bool oracle_try_lay (const State *state, unsigned index, const unsigned *cards, unsigned n, unsigned reading);
bool oracle_try_swap (const State *state, unsigned index, unsigned natural, unsigned only);

/* Whether the turn may end as it stands, and whether some order of melds, lay-offs and swaps leads there. */
bool oracle_can_end (const State *state);
bool oracle_can_complete (const State *state);
