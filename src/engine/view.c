/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/view.h"

#include <string.h>

/* Returns the cards of a seat that all others know. */
static RummyCards
known_to_all (const RummyRound *round, unsigned seat)
{
  RummyCards known = round->hand[seat];

  for (unsigned i = 0; i < (unsigned) round->rules->players; i++) {
    if (rummy_round_has_seat (round, i))
      known = rummy_cards_and (known, i == seat ? known : rummy_round_known (round, seat, i));
  }

  return known;
}

void
rummy_view_init (RummyView *view, const RummyRound *round, unsigned seat, const int32_t *totals)
{
  view->round = *round;
  view->round.seed = 0;
  view->seat = (uint8_t) seat;
  memset (view->totals, 0, sizeof view->totals);
  memset (view->plays, 0, sizeof view->plays);
  view->told = RUMMY_NO_CARDS;
  memset (view->lacks, 0, sizeof view->lacks);

  for (unsigned i = 0; i < RUMMY_SEATS_MAX; i++) {
    if (totals && i < (unsigned) round->rules->players)
      view->totals[i] = totals[i];
    /* Hands stay hidden until the role of jokers is decided. */
    if (i != seat || round->phase == RUMMY_PHASE_NOMINATE)
      view->round.hand[i] = rummy_round_known (round, i, seat);
    view->round.shown = rummy_cards_or (view->round.shown, i != seat ? view->round.hand[i] : known_to_all (round, i));
  }
  RUMMY_CARDS_EACH (card, round->traded)
    view->round.laid[card] = 0;
  view->round.traded = RUMMY_NO_CARDS;

  if (round->phase == RUMMY_PHASE_NOMINATE) {
    view->round.n_pile = 0;
    view->round.upcard = RUMMY_CARD_NONE;
  }
  memset (view->round.deck + RUMMY_CARDS_MAX - round->n_stock, RUMMY_CARD_HIDDEN, round->n_stock);
  memset (view->round.deck + view->round.n_pile, 0, RUMMY_CARDS_MAX - round->n_stock - view->round.n_pile);
  if (round->turn != seat)
    view->round.drawn = round->drawn == RUMMY_CARD_NONE ? RUMMY_CARD_NONE : RUMMY_CARD_HIDDEN;
}

RummyCards
rummy_view_hidden (const RummyView *view)
{
  const RummyRound *round = &view->round;
  RummyCards known = rummy_cards_or (round->hand[view->seat], round->gone);

  for (unsigned i = 0; i < (unsigned) round->rules->players; i++)
    known = rummy_cards_or (known, rummy_round_seen (round, i));
  if (round->joker != RUMMY_CARD_NONE)
    rummy_cards_add (&known, round->joker);
  known = rummy_cards_or (known, rummy_cards_or (rummy_round_pile (round), rummy_round_table (round)));

  return rummy_cards_minus (rummy_rules_cards (round->rules, rummy_round_n_seats (round)), known);
}
