/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-round.h"

#include "rummy-meld.h"

typedef struct {
  const RummyRound *round;
  RummyMoves *moves;
  RummyMove move;
} Lister;

static void
list (Lister *lister)
{
  if (lister->moves->n < RUMMY_MOVES_MAX && rummy_round_check (lister->round, &lister->move) == RUMMY_OK)
    lister->moves->move[lister->moves->n++] = lister->move;
}

static bool
list_group_cb (RummyCards cards, void *data)
{
  Lister *lister = data;

  lister->move.cards = cards;
  list (lister);

  return true;
}

static void
list_groups (Lister *lister)
{
  const RummyRound *round = lister->round;
  RummyCards hand = round->hand[round->turn];
  RummyCards wanted = RUMMY_NO_CARDS;

  if (round->owed != RUMMY_CARD_NONE)
    rummy_cards_add (&wanted, round->owed);
  if (round->kept != RUMMY_CARD_NONE)
    rummy_cards_add (&wanted, round->kept);

  lister->move.kind = RUMMY_MOVE_MELD;
  rummy_meld_each_new (round->rules, hand, wanted, list_group_cb, lister);

  /* Where the owed card may not be laid off, its twin may. */
  if (!round->rules->uselay && round->owed != RUMMY_CARD_NONE) {
    rummy_cards_remove (&wanted, round->owed);
    if (rummy_cards_has (hand, round->owed ^ 64))
      rummy_cards_add (&wanted, round->owed ^ 64);
  }

  lister->move.kind = RUMMY_MOVE_LAY;
  for (lister->move.meld = 0; lister->move.meld < round->n_melds; lister->move.meld++)
    rummy_meld_each_lay (round->rules, &round->meld[lister->move.meld], hand, wanted, list_group_cb, lister);

  lister->move.meld = RUMMY_MELD_NONE;
  lister->move.cards = RUMMY_NO_CARDS;
}

static void
list_discards (Lister *lister)
{
  const RummyRound *round = lister->round;
  RummyCards hand = round->hand[round->turn];

  lister->move.kind = RUMMY_MOVE_DISCARD;
  RUMMY_CARDS_EACH (card, hand) {
    RummyCard twin = card ^ 64;

    if (rummy_card_pack (card) == 1 && rummy_cards_has (hand, twin) && twin != round->kept)
      continue;
    lister->move.card = card;
    list (lister);
  }
}

void
rummy_round_moves (const RummyRound *round, RummyMoves *moves)
{
  Lister lister = {
    .round = round,
    .moves = moves,
    .move = { .seat = round->turn, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE },
  };

  moves->n = 0;
  if (round->phase == RUMMY_PHASE_PLAY) {
    list_groups (&lister);
    list_discards (&lister);
  } else if (round->phase == RUMMY_PHASE_DRAW) {
    lister.move.kind = RUMMY_MOVE_DRAW;
    list (&lister);
    lister.move.kind = RUMMY_MOVE_PASS;
    list (&lister);
    lister.move.kind = RUMMY_MOVE_TAKE;
    for (unsigned i = round->n_pile; i > 0; i--) {
      lister.move.card = round->deck[i - 1];
      list (&lister);
    }
  }
}
