/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-table-intent.h"

G_STATIC_ASSERT (RUMMY_MELDS_MAX <= 64);

static RummyIntent
one_move (RummyMoveKind kind, guint seat, RummyCard card)
{
  return (RummyIntent) {
    .move[0] = { .kind = kind, .seat = seat, .card = card, .meld = RUMMY_MELD_NONE },
    .n = 1,
  };
}

static RummyCard
deepest_in_pile (const RummyRound *round, RummyCards cards)
{
  for (guint i = 0; i < round->n_pile; i++) {
    if (rummy_cards_has (cards, round->deck[i]))
      return round->deck[i];
  }

  return RUMMY_CARD_NONE;
}

RummyIntent
rummy_intent_lay (const RummyRound *round, guint seat, RummyCards cards, guint meld)
{
  RummyIntent self = { .n = 0 };
  RummyCard deepest = deepest_in_pile (round, cards);

  if (deepest != RUMMY_CARD_NONE)
    self = one_move (RUMMY_MOVE_TAKE, seat, deepest);

  self.move[self.n++] = (RummyMove) {
    .kind = meld == RUMMY_MELD_NONE ? RUMMY_MOVE_MELD : RUMMY_MOVE_LAY,
    .seat = seat,
    .card = RUMMY_CARD_NONE,
    .meld = meld,
    .cards = cards,
  };

  return self;
}

RummyIntent
rummy_intent_draw (guint seat)
{
  return one_move (RUMMY_MOVE_DRAW, seat, RUMMY_CARD_NONE);
}

RummyIntent
rummy_intent_take (guint seat, RummyCard card)
{
  return one_move (RUMMY_MOVE_TAKE, seat, card);
}

RummyIntent
rummy_intent_discard (guint seat, RummyCard card)
{
  return one_move (RUMMY_MOVE_DISCARD, seat, card);
}

RummyIntent
rummy_intent_pass (guint seat)
{
  return one_move (RUMMY_MOVE_PASS, seat, RUMMY_CARD_NONE);
}

RummyRefusal
rummy_intent_check (const RummyIntent *self, const RummyRound *round)
{
  RummyRound after = *round;

  for (guint i = 0; i + 1 < self->n; i++) {
    RummyRefusal refusal = rummy_round_apply (&after, &self->move[i], NULL);

    if (refusal != RUMMY_OK)
      return refusal;
  }

  return rummy_round_check (&after, &self->move[self->n - 1]);
}

guint64
rummy_intent_fits (const RummyRound *round, guint seat, RummyCards cards)
{
  guint64 fits = 0;

  for (guint meld = 0; meld < round->n_melds; meld++) {
    RummyIntent lay = rummy_intent_lay (round, seat, cards, meld);

    if (rummy_intent_check (&lay, round) == RUMMY_OK)
      fits |= G_GUINT64_CONSTANT (1) << meld;
  }

  return fits;
}
