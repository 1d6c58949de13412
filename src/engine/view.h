/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"

/* What a seat may know of a round: a copy without the unknown cards of other hands and of the stock.  Counts, and
 * cards seen being picked up, remain. */
typedef struct {
  RummyRound round; /* hidden stock cards are RUMMY_CARD_HIDDEN; hidden hands contain only cards that were seen,
                     * n_hand counts all */
  uint8_t seat;
  int32_t totals[RUMMY_SEATS_MAX]; /* of the match before this round */
  uint8_t plays[RUMMY_SEATS_MAX]; /* level of each seat plus one if it is shown at the table, else 0 */

  /* What the seat was told and believes: cards of other hands it did not see there, and cards that a hand does not
   * hold.  Initially empty. */
  RummyCards told, lacks[RUMMY_SEATS_MAX];
} RummyView;

void rummy_view_init (RummyView *view, const RummyRound *round, unsigned seat, const int32_t *totals);

/* Returns the cards whose place the seat does not know: in the stock, or in another hand without having been seen
 * there. */
RummyCards rummy_view_hidden (const RummyView *view);
