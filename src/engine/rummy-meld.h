/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* What a group of cards is as a new meld, and whether cards continue one that lies there. */

#include "rummy-round.h"

/* Fills meld (without its owner) where cards are a set or a run under the rules.  Where an ace fits both ends of
 * a run it is high. */
RummyRefusal rummy_meld_make (const RummyRules *rules, RummyCards cards, RummyMeld *meld);

/* What meld becomes with the cards laid off on it; they must continue it at its ends without a gap. */
RummyRefusal rummy_meld_extend (const RummyRules *rules, const RummyMeld *meld, RummyCards cards, RummyMeld *extended);

/* Points of the cards in the places that they have in meld. */
int rummy_meld_points (const RummyRules *rules, const RummyMeld *meld, RummyCards cards);

/* The position of a card in a run: its rank, 14 for an ace on the king, more round the corner; 0 in a set. */
unsigned rummy_meld_position (const RummyMeld *meld, RummyCard card);

/* Calls back for every group of cards out of hand that is a new meld, or that fits meld on the table, once each.
 * Of two identical cards a wanted one is used, otherwise the one with the lower code.  The function ends the walk
 * with false, which is then returned. */
typedef bool (*RummyGroupFunc) (RummyCards cards, void *data);
bool rummy_meld_each_new (const RummyRules *rules, RummyCards hand, RummyCards wanted, RummyGroupFunc func, void *data);
bool rummy_meld_each_lay (const RummyRules *rules, const RummyMeld *meld, RummyCards hand, RummyCards wanted,
                          RummyGroupFunc func, void *data);
