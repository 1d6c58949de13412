/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/round.h"

#include "engine/bits.h"
#include "engine/call.h"
#include "engine/check.h"
#include "engine/knock.h"
#include "engine/position.h"
#include "engine/steps.h"
#include "engine/turn.h"

#include <string.h>

static void
begin_round (RummyRound *round, RummyEvents *events)
{
  const RummyRules *rules = round->rules;

  rummy_begin_turn (round, round->lead, events);
  if (rules->upcard == RUMMY_UPCARD_ELDEST) {
    round->phase = RUMMY_PHASE_UPCARD;
  } else if (rules->offer) {
    round->phase = RUMMY_PHASE_OFFER;
    round->waiting = (uint8_t) ((rummy_bit ((unsigned) rules->players) - 1) & ~(unsigned) round->absent);
  }
}

unsigned
rummy_round_deal_seats (const RummyRound *round, const uint8_t *hands, uint8_t seats[RUMMY_CARDS_MAX])
{
  unsigned n_seats = rummy_round_n_seats (round), size = rummy_rules_hand_size (round->rules, n_seats), n = 0;

  for (unsigned i = 0; i < size; i++) {
    unsigned seat = round->lead;

    for (unsigned k = 0; k < n_seats; k++) {
      if (hands == NULL || hands[seat] == 0 || i < hands[seat])
        seats[n++] = (uint8_t) seat;
      seat = rummy_round_next (round, seat);
    }
  }

  return n;
}

void
rummy_round_deal (RummyRound *round, const RummyRules *rules, const RummyDeal *deal)
{
  unsigned n_cards, n_dealt;
  const RummyCard *deck = deal->deck;
  RUMMY_UNSET RummyCard others[RUMMY_CARDS_MAX];
  RUMMY_UNSET uint8_t seats[RUMMY_CARDS_MAX];

  memset (round, 0, sizeof *round);
  memset (round->meld_of, RUMMY_MELD_NONE, sizeof round->meld_of);
  round->rules = rules;
  round->seed = deal->seed;
  round->dealer = deal->dealer;
  round->lead = deal->lead;
  round->absent = deal->absent;
  round->out = RUMMY_SEAT_NONE;
  round->joker = round->upcard = RUMMY_CARD_NONE;
  n_cards = rummy_rules_n_cards (rules, rummy_round_n_seats (round));

  /* Jokers are identical, so the dealer's is the one with the lowest code. */
  if (rules->dealer_joker) {
    unsigned n = 0;

    round->joker = 0;
    for (unsigned i = 0; i < n_cards; i++) {
      if (deck[i] != round->joker)
        others[n++] = deck[i];
    }
    deck = others;
    n_cards = n;
  }

  n_dealt = rummy_round_deal_seats (round, deal->hands, seats);
  for (unsigned i = 0; i < n_dealt; i++)
    rummy_give (round, seats[i], deck[i]);
  if (rules->upcard == RUMMY_UPCARD_ELDEST) {
    rummy_give (round, round->lead, deck[n_dealt]);
  } else {
    round->deck[0] = round->upcard = deck[n_dealt];
    round->n_pile = 1;
  }
  round->n_stock = (uint8_t) (n_cards - n_dealt - 1);
  memcpy (round->deck + RUMMY_CARDS_MAX - round->n_stock, deck + n_dealt + 1, round->n_stock);

  begin_round (round, NULL);
  if (rules->dealer_joker) {
    round->phase = RUMMY_PHASE_NOMINATE;
    round->turn = round->dealer;
  }
}

static void
renew_and_draw (RummyRound *round, RummyEvents *events)
{
  RummyCard refused = rummy_round_stock (round, 0);

  round->n_stock = 0;
  rummy_renew (round, events);
  rummy_draw (round, events);
  /* The refused card goes back on top, unseen. */
  round->n_stock++;
  round->deck[RUMMY_CARDS_MAX - round->n_stock] = refused;
}

RummyRefusal
rummy_round_apply (RummyRound *round, const RummyMove *move, RummyEvents *events)
{
  RummyMeld meld;
  RummyRefusal refusal = rummy_check (round, move, &meld);

  if (refusal == RUMMY_OK)
    rummy_round_play (round, move, &meld, events);

  return refusal;
}

/* By laying cards when the stock is empty, a seat skips its draw. */
static void
leave_out_draw (RummyRound *round, unsigned seat)
{
  if (round->phase == RUMMY_PHASE_DRAW && seat == round->turn && rummy_may_skip_draw (round) &&
      !round->rules->meld_before_draw)
    round->phase = RUMMY_PHASE_PLAY;
}

void
rummy_round_play (RummyRound *round, const RummyMove *move, const RummyMeld *meld, RummyEvents *events)
{
  unsigned seat = move->seat;
  RummyEvent event = { .seat = (uint8_t) seat, .card = move->card, .meld = move->meld, .cards = move->cards };

  switch ((RummyMoveKind) move->kind) {
  case RUMMY_MOVE_DRAW:
    rummy_draw (round, events);
    break;

  case RUMMY_MOVE_RENEW:
    renew_and_draw (round, events);
    break;

  case RUMMY_MOVE_TAKE:
    event.kind = RUMMY_EVENT_TAKE;
    event.cards = rummy_take (round, move->card, move, events);
    rummy_tell (events, event);
    round->waiting = 0;
    break;

  case RUMMY_MOVE_MELD:
    event.kind = RUMMY_EVENT_MELD;
    event.meld = round->n_melds;
    event.points = (int16_t) rummy_put_new (round, seat, meld, move->cards);
    leave_out_draw (round, seat);
    rummy_tell (events, event);
    rummy_settle_hand (round, seat, events);
    break;

  case RUMMY_MOVE_LAY:
    event.kind = RUMMY_EVENT_LAY;
    event.points = (int16_t) rummy_put (round, seat, move->meld, meld, move->cards);
    leave_out_draw (round, seat);
    rummy_tell (events, event);
    rummy_settle_hand (round, seat, events);
    break;

  case RUMMY_MOVE_SWAP:
    event.kind = RUMMY_EVENT_SWAP;
    event.points = (int16_t) rummy_swap (round, seat, move->meld, move->card, rummy_cards_first (move->cards));
    leave_out_draw (round, seat);
    rummy_tell (events, event);
    break;

  case RUMMY_MOVE_DISCARD:
    rummy_discard (round, move->card, events);
    break;

  case RUMMY_MOVE_PASS:
    rummy_pass (round, seat, events);
    break;

  case RUMMY_MOVE_KNOCK:
    rummy_knock (round, move, events);
    break;

  case RUMMY_MOVE_CALL:
    rummy_call (round, move, meld, events);
    if (move->meld == RUMMY_MELD_NONE)
      rummy_settle_hand (round, seat, events);
    break;

  case RUMMY_MOVE_NOMINATE:
    round->role = move->low;
    event.kind = RUMMY_EVENT_NOMINATE;
    event.points = move->low;
    rummy_tell (events, event);
    begin_round (round, events);
    break;

  case RUMMY_MOVE_BLOCK:
    rummy_drop (round, seat, move->card);
    rummy_cards_add (&round->gone, move->card);
    rummy_cards_add (&round->gone, round->joker);
    round->joker = RUMMY_CARD_NONE;
    round->played = true;
    event.kind = RUMMY_EVENT_BLOCK;
    rummy_tell (events, event);
    rummy_settle_hand (round, seat, events);
    break;

  case RUMMY_MOVE_TRADE:
  case RUMMY_MOVE_DEAL:
  case RUMMY_N_MOVES:
  default:
    break;
  }
}

RummyRefusal
rummy_round_check_trade (const RummyRound *round, unsigned seat, unsigned other)
{
  if (seat == other || !rummy_round_has_seat (round, seat) || !rummy_round_has_seat (round, other))
    return RUMMY_REFUSED_MALFORMED;
  if (round->phase == RUMMY_PHASE_OVER)
    return RUMMY_REFUSED_OVER;

  /* At these points nothing is owed, and no count of this turn depends on a hand. */
  return round->phase == RUMMY_PHASE_OFFER || (round->phase == RUMMY_PHASE_DRAW && !round->played)
           ? RUMMY_OK
           : RUMMY_REFUSED_TRADE;
}

void
rummy_round_trade (RummyRound *round, unsigned seat, unsigned other, RummyEvents *events)
{
  RummyCards hand = round->hand[seat], both = rummy_cards_or (hand, round->hand[other]);
  uint8_t n_hand = round->n_hand[seat];

  round->hand[seat] = round->hand[other];
  round->n_hand[seat] = round->n_hand[other];
  round->hand[other] = hand;
  round->n_hand[other] = n_hand;

  RUMMY_CARDS_EACH (card, both) {
    unsigned knew = rummy_cards_has (round->traded, card) ? round->laid[card] : 0;

    round->laid[card] = (uint8_t) (knew | rummy_bit (seat) | rummy_bit (other));
  }
  round->traded = rummy_cards_or (round->traded, both);
  rummy_tell (events, (RummyEvent) { .kind = RUMMY_EVENT_TRADE, .seat = (uint8_t) seat, .card = RUMMY_CARD_NONE,
                                     .points = (int16_t) other });
}
