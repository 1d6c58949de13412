/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Recognizes groups of cards as new melds or as extensions of melds. */

#include "engine/round.h"

/* What melds depend on besides the rules: the cards that are wild in this round. */
typedef struct {
  const RummyRules *rules;
  RummyCards wilds;
  unsigned *effort; /* steps left for the solver; NULL for its own limit */
} RummyMeldRules;

/* The first is for rules before a round, the second for a round in which jokers may have been nominated. */
static inline RummyMeldRules
rummy_meld_rules (const RummyRules *rules)
{
  return (RummyMeldRules) { rules, rules->jokers || rules->twos ? rummy_rules_wilds (rules) : RUMMY_NO_CARDS };
}

RummyMeldRules rummy_round_meld_rules (const RummyRound *round);

/* Sets @meld (without owner) if the cards are a set or a run.  Without wild cards there is one reading; an ace that
 * fits both ends of a run is high. */
RummyRefusal rummy_meld_make (const RummyMeldRules *rules, RummyCards cards, unsigned reading, RummyMeld *meld);

/* Sets @extended to @meld with the cards laid off on it; they must continue it without a gap. */
RummyRefusal rummy_meld_extend (const RummyMeldRules *rules, const RummyMeld *meld, RummyCards cards, unsigned reading,
                                RummyMeld *extended);

/* Lists the readings of a group, as a new meld or laid off on one; returns their number. */
#define RUMMY_READINGS_MAX 28
unsigned rummy_meld_readings (const RummyMeldRules *rules, const RummyMeld *meld, RummyCards cards,
                              uint8_t readings[RUMMY_READINGS_MAX]);

/* Returns the position of a natural card: in a run its rank, 14 for an ace above the king, more around the corner;
 * in a set 0. */
static inline unsigned
rummy_meld_position (const RummyMeld *meld, RummyCard card)
{
  unsigned rank = rummy_card_rank (card);

  if (!meld->is_run)
    return 0;

  return rank < meld->low ? rank + RUMMY_KING : rank;
}

/* Lists where each card went that turned @before, or nothing if NULL, into @after; returns their number.  A two in
 * its own place is natural.  Among wild cards, the lowest code gets the lowest place. */
typedef struct {
  RummyCard card;
  uint8_t position; /* 0 in a set */
  uint8_t rank;     /* of the card, or of the one it stands for */
  bool is_wild;
} RummyPlace;
#define RUMMY_PLACES_MAX 16
unsigned rummy_meld_place (const RummyMeldRules *rules, const RummyMeld *before, const RummyMeld *after,
                           RummyCards cards, RummyPlace places[RUMMY_PLACES_MAX]);
int rummy_place_points (const RummyMeldRules *rules, const RummyPlace *place);

/* Returns the points of all places. */
int rummy_meld_points (const RummyMeldRules *rules, const RummyMeld *before, const RummyMeld *after, RummyCards cards);

/* Calls @func for every group of cards from the hand that makes a new meld or extends @meld, once for each reading.
 * Of two identical cards a wanted one is used, else the one with the lower code.  If @func returns false, the walk
 * ends and returns false. */
typedef bool (*RummyGroupFunc) (RummyCards cards, unsigned reading, void *data);
bool rummy_meld_each_new (const RummyMeldRules *rules, RummyCards hand, RummyCards wanted, RummyGroupFunc func,
                          void *data);
bool rummy_meld_each_lay (const RummyMeldRules *rules, const RummyMeld *meld, RummyCards hand, RummyCards wanted,
                          RummyGroupFunc func, void *data);
