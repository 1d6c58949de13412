/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"

/* What one seat may know of a round: a round in which the cards of the other hands and of the stock are gone
 * (their counts and the cards that were seen being taken stay). */
typedef struct {
  RummyRound round; /* hidden stock cards read RUMMY_CARD_HIDDEN; of hidden hands only the cards that were seen are
                     * there, n_hand counts them all */
  uint8_t seat;
  int32_t totals[RUMMY_SEATS_MAX]; /* of the match before this round */
  uint8_t plays[RUMMY_SEATS_MAX]; /* the level of a seat and one, where everybody can read it; or 0 */

  /* What the seat was told, and holds to: which of the cards of other hands it did not see there, and what a hand does
   * not hold.  Nothing at first. */
  RummyCards told, lacks[RUMMY_SEATS_MAX];
} RummyView;

void rummy_view_init (RummyView *view, const RummyRound *round, unsigned seat, const int32_t *totals);

/* Cards whose place the seat does not know: in the stock or in another hand and never seen there. */
RummyCards rummy_view_hidden (const RummyView *view);
