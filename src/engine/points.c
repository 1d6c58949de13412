/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/rules.h"

unsigned
rummy_rules_packs (const RummyRules *rules, unsigned seats)
{
  return rules->packs ? (unsigned) rules->packs : seats >= 5 ? 2 : 1;
}

unsigned
rummy_rules_hand_size (const RummyRules *rules, unsigned seats)
{
  return (unsigned) rules->deal[seats];
}

unsigned
rummy_rules_n_cards (const RummyRules *rules, unsigned seats)
{
  unsigned jokers = (unsigned) rules->jokers;

  return rummy_rules_packs (rules, seats) * (RUMMY_SUITS * RUMMY_KING + (jokers < RUMMY_SUITS ? jokers : RUMMY_SUITS));
}

size_t
rummy_rules_deck (const RummyRules *rules, unsigned seats, RummyCard deck[RUMMY_CARDS_MAX])
{
  size_t n = 0;

  for (unsigned pack = 0; pack < rummy_rules_packs (rules, seats); pack++) {
    for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
      if (suit < (unsigned) rules->jokers)
        deck[n++] = rummy_card (pack, suit, 0);
      for (unsigned rank = RUMMY_ACE; rank <= RUMMY_KING; rank++)
        deck[n++] = rummy_card (pack, suit, rank);
    }
  }

  return n;
}

RummyCards
rummy_rules_cards (const RummyRules *rules, unsigned seats)
{
  RummyCard deck[RUMMY_CARDS_MAX];
  size_t n = rummy_rules_deck (rules, seats, deck);
  RummyCards cards = RUMMY_NO_CARDS;

  for (size_t i = 0; i < n; i++)
    rummy_cards_add (&cards, deck[i]);

  return cards;
}
