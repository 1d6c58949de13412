/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/arrivals.h"

void
rummy_arrivals_follow (RummyArrivals self, RummyMatch *match, const RummyMove *moves, gsize n_moves,
                       RummyEvents *events)
{
  RummyCard deck[RUMMY_CARDS_MAX];
  guint16 n = (guint16) rummy_match_next_deck (match, deck);

  /* Cards are dealt in the order of the deck. */
  for (guint i = 0; i < n; i++)
    self[deck[i]] = (guint16) i;

  for (gsize i = 0; i < n_moves; i++) {
    RummyCards before[RUMMY_SEATS_MAX];

    memcpy (before, match->round.hand, sizeof before);
    events->n = 0;
    rummy_match_apply (match, &moves[i], events);
    for (guint seat = 0; i > 0 && seat < RUMMY_SEATS_MAX; seat++) {
      RUMMY_CARDS_EACH (card, rummy_cards_minus (match->round.hand[seat], before[seat]))
        self[card] = n++;
    }
  }
}

void
rummy_arrivals_read (RummyArrivals self, RummyGame *game)
{
  const RummyRecord *record;
  gsize deal;
  RummyMatch match;
  RummyEvents events;

  g_return_if_fail (RUMMY_IS_GAME (game));

  record = rummy_game_get_record (game);
  g_return_if_fail (record->n_moves > 0);
  deal = rummy_record_last_deal (record) - 1;
  rummy_record_play (record, deal, &match, NULL);
  rummy_arrivals_follow (self, &match, record->moves + deal, record->n_moves - deal, &events);
}
