/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* What a group of cards is as a new meld, and whether cards continue one on the table. */

#include "engine/round.h"

/* What melds depend on besides the rules: which cards are wild in this round. */
typedef struct {
  const RummyRules *rules;
  RummyCards wilds;
} RummyMeldRules;

/* Of rules before a round, and of a round in which jokers may have been nominated. */
static inline RummyMeldRules
rummy_meld_rules (const RummyRules *rules)
{
  return (RummyMeldRules) { rules, rules->jokers || rules->twos ? rummy_rules_wilds (rules) : RUMMY_NO_CARDS };
}

RummyMeldRules rummy_round_meld_rules (const RummyRound *round);

/* Fills meld (without its owner) where cards are a set or a run.  Without wild cards there is one reading; where an
 * ace fits both ends of a run it is high. */
RummyRefusal rummy_meld_make (const RummyMeldRules *rules, RummyCards cards, unsigned reading, RummyMeld *meld);

/* What meld becomes with the cards laid off on it; they must continue it at its ends without a gap. */
RummyRefusal rummy_meld_extend (const RummyMeldRules *rules, const RummyMeld *meld, RummyCards cards, unsigned reading,
                                RummyMeld *extended);

/* The readings of a group, as a new meld or on one; returns how many. */
#define RUMMY_READINGS_MAX 28
unsigned rummy_meld_readings (const RummyMeldRules *rules, const RummyMeld *meld, RummyCards cards,
                              uint8_t readings[RUMMY_READINGS_MAX]);

/* The position in a run of a natural card: its rank, 14 for an ace on the king, more round the corner; 0 in a set. */
static inline unsigned
rummy_meld_position (const RummyMeld *meld, RummyCard card)
{
  unsigned rank = rummy_card_rank (card);

  if (!meld->is_run)
    return 0;

  return rank < meld->low ? rank + RUMMY_KING : rank;
}

/* Where each card lies that turned before, or nothing (NULL), into after; returns how many.  A two in its own place
 * is natural; of wild cards the one with the lowest code takes the lowest place. */
typedef struct {
  RummyCard card;
  uint8_t position; /* 0 in a set */
  uint8_t rank;     /* that it has or stands for */
  bool is_wild;
} RummyPlace;
#define RUMMY_PLACES_MAX 16
unsigned rummy_meld_place (const RummyMeldRules *rules, const RummyMeld *before, const RummyMeld *after,
                           RummyCards cards, RummyPlace places[RUMMY_PLACES_MAX]);
int rummy_place_points (const RummyMeldRules *rules, const RummyPlace *place);

/* Returns the points of all places. */
int rummy_meld_points (const RummyMeldRules *rules, const RummyMeld *before, const RummyMeld *after, RummyCards cards);

/* Calls back for every group of cards out of hand that is a new meld, or that fits meld on the table, once for each
 * reading.  Of two identical cards a wanted one is used, otherwise the one with the lower code.  The function ends
 * the walk with false, which is then returned. */
typedef bool (*RummyGroupFunc) (RummyCards cards, unsigned reading, void *data);
bool rummy_meld_each_new (const RummyMeldRules *rules, RummyCards hand, RummyCards wanted, RummyGroupFunc func,
                          void *data);
bool rummy_meld_each_lay (const RummyMeldRules *rules, const RummyMeld *meld, RummyCards hand, RummyCards wanted,
                          RummyGroupFunc func, void *data);
