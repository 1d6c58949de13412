/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Ends turns. */

#include "engine/turn.h"

#include "engine/call.h"
#include "engine/knock.h"
#include "engine/position.h"
#include "engine/steps.h"

static bool
ends_for_stock (const RummyRound *round)
{
  switch (round->rules->stock_out) {
  case RUMMY_STOCKOUT_END:
    return round->n_stock == 0;
  case RUMMY_STOCKOUT_TURN:
  case RUMMY_STOCKOUT_RESHUFFLE:
    return round->n_stock == 0 && !rummy_round_can_renew (round);
  default:
    return false;
  }
}

void
rummy_end_turn (RummyRound *round, bool discarded, RummyEvents *events)
{
  const RummyRules *rules = round->rules;
  bool drew = round->drawn != RUMMY_CARD_NONE;
  unsigned callers;

  round->turns++;
  if (round->played) {
    round->dry = round->stalled = 0;
  } else {
    if (drew)
      round->stalled = 0;
    else if (round->stalled < UINT8_MAX)
      round->stalled++;
    /* A turn that only discards makes the hand smaller (N-15). */
    if (round->n_stock == 0 && !drew && rummy_rules_play_on (rules) &&
        (rules->stock_out != RUMMY_STOCKOUT_DISCARD || !discarded))
      round->dry++;
  }

  if (rules->reserve && round->n_stock <= rules->reserve) {
    rummy_finish (round, RUMMY_END_RESERVE, RUMMY_SEAT_NONE, events);
    return;
  }
  if (ends_for_stock (round)) {
    rummy_finish (round, RUMMY_END_STOCK, RUMMY_SEAT_NONE, events);
    return;
  }
  if (round->dry && round->dry >= rummy_round_n_seats (round)) {
    rummy_finish (round, RUMMY_END_CIRCLE, RUMMY_SEAT_NONE, events);
    return;
  }

  round->resume = round->turn;
  callers = rules->rum && discarded ? rummy_callers (round) : 0;
  if (callers) {
    rummy_ask_others (round, round->resume, RUMMY_PHASE_CALL, events);
    round->waiting = (uint8_t) callers;
    while (!(callers >> round->turn & 1))
      round->turn = (uint8_t) rummy_round_next (round, round->turn);
    return;
  }
  rummy_begin_turn (round, rummy_round_next (round, round->turn), events);
}

void
rummy_settle_hand (RummyRound *round, unsigned seat, RummyEvents *events)
{
  const RummyRules *rules = round->rules;

  if (round->n_hand[seat] > 0 || round->phase == RUMMY_PHASE_LAYOFF || round->phase == RUMMY_PHASE_SPREAD ||
      (seat == round->turn && rummy_is_busy (round)))
    return;

  if (!rules->must_discard) {
    rummy_finish (round, RUMMY_END_OUT, seat, events);
  } else if (seat != round->turn) {
    /* Floating, but out of turn. */
  } else if (rules->floating) {
    rummy_end_turn (round, false, events);
  } else if (rules->no_discard) {
    RummyRules two = *rules;

    /* Draws two cards, or the one that is left. */
    two.drawn = 2;
    two.pickup = RUMMY_PICKUP_ANY;
    round->rules = &two;
    rummy_draw (round, events);
    round->rules = rules;
    round->phase = RUMMY_PHASE_NODISC;
    round->kept = RUMMY_CARD_NONE;
  }
}

void
rummy_discard (RummyRound *round, RummyCard card, RummyEvents *events)
{
  unsigned seat = round->turn;
  RummyPhase phase = (RummyPhase) round->phase;

  rummy_drop (round, seat, card);
  round->deck[round->n_pile++] = card;
  round->laid[card] = (uint8_t) (seat | RUMMY_THROWN);
  rummy_tell (events, (RummyEvent) { .kind = RUMMY_EVENT_DISCARD, .seat = (uint8_t) seat, .card = card });

  switch (phase) {
  case RUMMY_PHASE_UPCARD:
    round->turns++;
    rummy_begin_turn (round, rummy_round_next (round, seat), events);
    return;
  case RUMMY_PHASE_EXCHANGE:
    round->exchanged = true;
    round->kept = RUMMY_CARD_NONE;
    round->phase = RUMMY_PHASE_PLAY;
    return;
  default:
    break;
  }

  if (round->n_hand[seat] == 0) {
    if (round->new_run7 && phase == RUMMY_PHASE_PLAY && round->rules->master)
      round->master |= (uint8_t) rummy_bit (seat);
    rummy_finish (round, RUMMY_END_OUT, seat, events);
    return;
  }
  rummy_end_turn (round, true, events);
}

void
rummy_pass (RummyRound *round, unsigned seat, RummyEvents *events)
{
  unsigned next = rummy_round_next (round, seat);
  RummyStockOut stock_out = (RummyStockOut) round->rules->stock_out;

  rummy_tell (events, (RummyEvent) { .kind = RUMMY_EVENT_PASS, .seat = (uint8_t) seat, .card = RUMMY_CARD_NONE,
                                     .points = (int16_t) round->phase });
  round->waiting &= (uint8_t) ~rummy_bit (seat);

  switch (round->phase) {
  case RUMMY_PHASE_OFFER:
    if (round->waiting && seat != round->dealer) {
      round->turn = (uint8_t) next;
      rummy_tell (events, (RummyEvent) { .kind = RUMMY_EVENT_TURN, .seat = (uint8_t) next, .card = RUMMY_CARD_NONE });
    } else {
      round->waiting = 0;
      rummy_begin_turn (round, round->lead, events);
      round->must_stock = true;
    }
    break;

  case RUMMY_PHASE_CALL:
    if (round->waiting == 0) {
      rummy_begin_turn (round, rummy_round_next (round, round->resume), events);
      break;
    }
    if (seat == round->turn) {
      while (!(round->waiting >> round->turn & 1))
        round->turn = (uint8_t) rummy_round_next (round, round->turn);
      rummy_tell (events, (RummyEvent) { .kind = RUMMY_EVENT_TURN, .seat = round->turn, .card = RUMMY_CARD_NONE });
    }
    break;

  case RUMMY_PHASE_LAYOFF:
    if (round->waiting == 0) {
      rummy_finish (round, (RummyEnd) round->end, round->out, events);
      break;
    }
    round->turn = (uint8_t) next;
    rummy_tell (events, (RummyEvent) { .kind = RUMMY_EVENT_TURN, .seat = (uint8_t) next, .card = RUMMY_CARD_NONE });
    break;

  case RUMMY_PHASE_SPREAD:
    rummy_after_knock (round, events);
    break;

  case RUMMY_PHASE_DRAW:
    if (stock_out == RUMMY_STOCKOUT_TAKE || stock_out == RUMMY_STOCKOUT_MELD || stock_out == RUMMY_STOCKOUT_END)
      rummy_finish (round, RUMMY_END_STOCK, RUMMY_SEAT_NONE, events);
    else
      rummy_end_turn (round, false, events);
    break;

  default:
    /* This ends a turn of an exchange game. */
    rummy_end_turn (round, false, events);
    break;
  }
}
