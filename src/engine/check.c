/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Decides which moves are legal. */

#include "engine/check.h"

#include "engine/bits.h"
#include "engine/call.h"
#include "engine/finish.h"
#include "engine/fit.h"
#include "engine/knock.h"
#include "engine/position.h"
#include "engine/steps.h"

bool
rummy_round_may_move (const RummyRound *round, unsigned seat)
{
  if (!rummy_round_has_seat (round, seat) || round->phase == RUMMY_PHASE_OVER)
    return false;
  if (seat == round->turn)
    return true;
  if (round->phase == RUMMY_PHASE_CALL)
    return round->rules->rum_window > 0 && round->waiting >> seat & 1;

  /* Not before the end of the first draw (N-21).  If the eldest put up the upcard, that was a turn without a draw. */
  if (round->phase == RUMMY_PHASE_DRAW && round->turns <= (round->rules->upcard == RUMMY_UPCARD_ELDEST))
    return false;

  return round->rules->out_of_turn && (round->phase == RUMMY_PHASE_PLAY || round->phase == RUMMY_PHASE_DRAW);
}

/* Returns why a seat may not lay cards right now, or RUMMY_OK. */
static RummyRefusal
may_lay_now (const RummyRound *round, unsigned seat)
{
  switch (round->phase) {
  case RUMMY_PHASE_LAYOFF:
    return RUMMY_OK;
  case RUMMY_PHASE_SPREAD:
    return RUMMY_OK;
  case RUMMY_PHASE_PLAY:
    if (round->rules->meld_when != RUMMY_MELD_ANY_TIME)
      return RUMMY_REFUSED_MELD_OUT;
    break;
  case RUMMY_PHASE_DRAW:
    if (seat == round->turn && !round->rules->meld_before_draw && !rummy_may_skip_draw (round))
      return RUMMY_REFUSED_DRAW_FIRST;
    if (round->rules->meld_when != RUMMY_MELD_ANY_TIME)
      return RUMMY_REFUSED_MELD_OUT;
    break;
  case RUMMY_PHASE_EXCHANGE:
    return RUMMY_REFUSED_EXCHANGE;
  case RUMMY_PHASE_SECOND:
    return RUMMY_REFUSED_DRAW_FIRST;
  default:
    return RUMMY_REFUSED_PHASE;
  }

  return seat != round->turn && rummy_is_busy (round) ? RUMMY_REFUSED_BUSY : RUMMY_OK;
}

/* With no duty open and a last card that may be laid, no lay can make the turn impossible to complete. */
static bool
is_carefree (const RummyRound *round)
{
  return !rummy_is_busy (round) && round->kept == RUMMY_CARD_NONE && rummy_cards_is_empty (round->barred) &&
         (round->rules->first_min == 0 || rummy_is_down (round, round->turn)) && rummy_may_be_empty (round);
}

/* After cards were laid out of turn: they must be complete in themselves, and the seat to move must still be able to
 * complete its turn, for which it may need to lay a card that it may not discard. */
static RummyRefusal
check_out_of_turn (const RummyRound *after, unsigned seat, bool is_new)
{
  const RummyRules *rules = after->rules;

  if (after->n_hand[seat] == 0 && rules->must_discard && !rules->floating)
    return RUMMY_REFUSED_LAST_CARD;
  if (rules->first_min && !rummy_is_down (after, seat) &&
      (is_new || rules->first_min_counts_layoffs || rules->layoff_first != RUMMY_LAYFIRST_YES))
    return RUMMY_REFUSED_FIRST_MIN;

  if (after->phase == RUMMY_PHASE_DRAW && !rummy_may_skip_draw (after))
    return RUMMY_OK;

  return rummy_can_finish (after) ? RUMMY_OK : RUMMY_REFUSED_BUSY;
}

/* Without a discard, or for going out, the knocker must lay all cards. */
static bool
must_spread_all (const RummyRound *round)
{
  return round->rules->meld_when == RUMMY_MELD_WHEN_OUT || round->gin == RUMMY_GIN_BIG;
}

/* Checks that the smallest possible deadwood after this still allows the knock. */
static RummyRefusal
check_spread (const RummyRound *after, unsigned seat)
{
  int points = rummy_round_knock_limit (after);

  return rummy_can_leave (after, after->hand[seat], points, must_spread_all (after), false) ? RUMMY_OK
                                                                                            : RUMMY_REFUSED_DEADWOOD;
}

static RummyRefusal
check_after (const RummyRound *after, unsigned seat, bool is_new)
{
  if (after->phase == RUMMY_PHASE_LAYOFF)
    return RUMMY_OK;
  if (after->phase == RUMMY_PHASE_SPREAD)
    return check_spread (after, seat);
  if (seat != after->turn)
    return check_out_of_turn (after, seat, is_new);

  return rummy_can_finish (after) ? RUMMY_OK : rummy_why_stranded (after);
}

static RummyRefusal
check_group (const RummyRound *round, const RummyMove *move, RummyMeld *meld)
{
  unsigned seat = move->seat, index = move->kind == RUMMY_MOVE_MELD ? RUMMY_MELD_NONE : move->meld;
  RummyRefusal refusal = may_lay_now (round, seat);
  RUMMY_UNSET RummyRound after;

  if (refusal != RUMMY_OK)
    return refusal;
  if (round->role == RUMMY_ROLE_SPLIT && !rummy_cards_is_empty (rummy_cards_and (move->cards, rummy_cards_of_rank (0))))
    return RUMMY_REFUSED_SPLITS;
  if (!rummy_cards_within (move->cards, rummy_round_usable (round, seat)))
    return rummy_cards_within (move->cards, round->hand[seat]) ? RUMMY_REFUSED_TURN : RUMMY_REFUSED_NOT_IN_HAND;
  if (index == RUMMY_MELD_NONE) {
    if (round->phase == RUMMY_PHASE_LAYOFF && round->rules->opponents_meld == RUMMY_OPPMELD_LAYOFF)
      return RUMMY_REFUSED_MELD_OUT;
  } else {
    if (index >= round->n_melds)
      return RUMMY_REFUSED_NO_SUCH_MELD;
    refusal = rummy_may_lay_on (round, seat, index);
    if (refusal != RUMMY_OK)
      return refusal;
  }

  refusal = rummy_round_make (round, seat, index, move->cards, move->low, meld);
  if (refusal != RUMMY_OK)
    return refusal;
  if (index != RUMMY_MELD_NONE && !round->rules->layoff_is_use && round->owed != RUMMY_CARD_NONE &&
      rummy_cards_has (move->cards, round->owed))
    return RUMMY_REFUSED_OWED_LOST;
  if (seat == round->turn && round->phase == RUMMY_PHASE_PLAY && is_carefree (round))
    return RUMMY_OK;
  if (seat == round->turn && (index == RUMMY_MELD_NONE || round->rules->first_min_counts_layoffs) &&
      round->phase != RUMMY_PHASE_LAYOFF && round->phase != RUMMY_PHASE_SPREAD && !rummy_may_go_down (round))
    return RUMMY_REFUSED_FIRST_MIN;

  after = *round;
  if (index == RUMMY_MELD_NONE)
    rummy_put_new (&after, seat, meld, move->cards);
  else
    rummy_put (&after, seat, index, meld, move->cards);

  return check_after (&after, seat, index == RUMMY_MELD_NONE);
}

static RummyRefusal
check_swap (const RummyRound *round, const RummyMove *move)
{
  unsigned seat = move->seat;
  RummyRefusal refusal = may_lay_now (round, seat);
  RUMMY_UNSET RummyRound after;

  if (!round->rules->swap)
    return RUMMY_REFUSED_NO_SWAP;
  if (refusal != RUMMY_OK)
    return refusal;
  if (round->phase == RUMMY_PHASE_LAYOFF || round->phase == RUMMY_PHASE_SPREAD || seat != round->turn)
    return RUMMY_REFUSED_PHASE;
  if (!rummy_card_is_valid (move->card) || !rummy_cards_has (round->hand[seat], move->card))
    return RUMMY_REFUSED_NOT_IN_HAND;
  if (move->meld >= round->n_melds)
    return RUMMY_REFUSED_NO_SUCH_MELD;
  refusal = rummy_may_swap_on (round, seat, move->meld);
  if (refusal != RUMMY_OK)
    return refusal;
  if (rummy_cards_count (move->cards) != 1 ||
      !rummy_can_swap (round, move->meld, move->card, rummy_cards_first (move->cards)))
    return RUMMY_REFUSED_SWAP;
  if (!round->rules->layoff_is_use && move->card == round->owed)
    return RUMMY_REFUSED_OWED_LOST;

  after = *round;
  rummy_swap (&after, seat, move->meld, move->card, rummy_cards_first (move->cards));

  return rummy_can_finish (&after) ? RUMMY_OK : rummy_why_stranded (&after);
}

static RummyRefusal
check_draw (const RummyRound *round)
{
  if (round->phase != RUMMY_PHASE_DRAW && round->phase != RUMMY_PHASE_SECOND)
    return RUMMY_REFUSED_DRAWN;
  if (!rummy_can_draw (round))
    return RUMMY_REFUSED_STOCK_EMPTY;

  /* The next stock card is unknown, so it cannot be counted on for a duty. */
  return round->phase != RUMMY_PHASE_SECOND || !rummy_is_busy (round) || rummy_can_finish (round)
           ? RUMMY_OK
           : RUMMY_REFUSED_UNUSABLE;
}

static RummyRefusal
check_renew (const RummyRound *round)
{
  RummyRefusal refusal = check_draw (round);

  if (refusal != RUMMY_OK)
    return refusal;

  return round->rules->may_leave_last && round->n_stock == 1 && rummy_round_can_renew (round)
           ? RUMMY_OK
           : RUMMY_REFUSED_NO_RENEWAL;
}

/* Checks whether a joker can split the pile at the index of the card. */
static RummyRefusal
check_split (const RummyRound *round, const RummyMove *move)
{
  RummyCard joker = rummy_cards_count (move->cards) == 1 ? rummy_cards_first (move->cards) : RUMMY_CARD_NONE;
  bool own =
    joker != RUMMY_CARD_NONE && rummy_card_is_joker (joker) &&
    (rummy_cards_has (round->hand[move->seat], joker) || (joker == round->joker && move->seat == round->dealer));

  if (round->role != RUMMY_ROLE_SPLIT || !own || move->low > (round->rules->split_side == RUMMY_SPLIT_EITHER))
    return RUMMY_REFUSED_NO_JOKER;

  return RUMMY_OK;
}

static RummyRefusal
check_take (const RummyRound *round, const RummyMove *move)
{
  const RummyRules *rules = round->rules;
  bool splits = !rummy_cards_is_empty (move->cards);
  RUMMY_UNSET RummyRound after;
  RummyRules lax;
  RummyRefusal refusal;
  int index;

  if (round->phase != RUMMY_PHASE_DRAW && round->phase != RUMMY_PHASE_SECOND && round->phase != RUMMY_PHASE_OFFER)
    return RUMMY_REFUSED_DRAWN;
  if (round->must_stock)
    return RUMMY_REFUSED_OFFER_OVER;
  index = rummy_pile_index (round, move->card);
  if (index < 0)
    return RUMMY_REFUSED_NOT_IN_PILE;
  if (index + 1 < round->n_pile && (rules->pickup != RUMMY_PICKUP_ANY || round->phase == RUMMY_PHASE_OFFER))
    return RUMMY_REFUSED_TOP_ONLY;
  if (splits) {
    refusal = round->phase == RUMMY_PHASE_DRAW ? check_split (round, move) : RUMMY_REFUSED_PHASE;
    if (refusal != RUMMY_OK)
      return refusal;
  }
  if (rules->pickup == RUMMY_PICKUP_EXCHANGE)
    return rummy_is_stalled (round) ? RUMMY_REFUSED_STALL : RUMMY_OK;

  after = *round;
  rummy_take (&after, move->card, move, NULL);
  if (after.phase == RUMMY_PHASE_SECOND && after.n_pile == 0 && !rummy_can_draw (&after))
    return RUMMY_REFUSED_NO_SECOND;
  /* A second card from the stock may always be discarded; one from the pile might help with a duty. */
  if (after.phase == RUMMY_PHASE_SECOND && rummy_can_draw (&after) && !rummy_is_busy (&after))
    return RUMMY_OK;
  if ((after.phase != RUMMY_PHASE_SECOND || rummy_can_draw (&after)) && rummy_can_finish (&after))
    return RUMMY_OK;
  if (after.phase == RUMMY_PHASE_SECOND && after.n_pile > 0) {
    RummyRound second = after;

    rummy_take (&second, rummy_round_upcard (&second), NULL, NULL);
    if (rummy_can_finish (&second))
      return RUMMY_OK;
  }
  if (after.all_used)
    return RUMMY_REFUSED_ALL_USED;
  if (after.must_play)
    return RUMMY_REFUSED_STALL;
  if (after.owed != RUMMY_CARD_NONE && rules->must_discard) {
    lax = *rules;
    lax.must_discard = lax.floating = lax.no_discard = 0;
    after.rules = &lax;
    if (rummy_can_finish (&after))
      return RUMMY_REFUSED_UNUSABLE_LAST;
  }
  if (rules->first_min && !rummy_is_down (round, move->seat)) {
    lax = *rules;
    lax.first_min = 0;
    lax.layoff_first = RUMMY_LAYFIRST_YES;
    after.rules = &lax;
    if (rummy_can_finish (&after))
      return RUMMY_REFUSED_FIRST_MIN;
  }

  return RUMMY_REFUSED_UNUSABLE;
}

/* Returns whether a last card could be laid off instead of discarded (R-90 strict). */
static bool
fits_a_meld (const RummyRound *round, unsigned seat, RummyCard card)
{
  RummyMove lay = {
    .kind = RUMMY_MOVE_LAY, .seat = (uint8_t) seat, .card = RUMMY_CARD_NONE, .cards = rummy_cards_of (card)
  };
  RummyMeld meld;

  for (lay.meld = 0; lay.meld < round->n_melds; lay.meld++) {
    RummyRefusal refusal = check_group (round, &lay, &meld);

    if (refusal == RUMMY_OK || refusal == RUMMY_REFUSED_AMBIGUOUS)
      return true;
  }

  return false;
}

static RummyRefusal
check_discard (const RummyRound *round, const RummyMove *move)
{
  RummyCard card = move->card;

  if (!rummy_card_is_valid (card))
    return RUMMY_REFUSED_MALFORMED;
  switch (round->phase) {
  case RUMMY_PHASE_DRAW:
    if (!rummy_may_skip_draw (round))
      return RUMMY_REFUSED_DRAW_FIRST;
    break;
  case RUMMY_PHASE_SECOND:
    return RUMMY_REFUSED_DRAW_FIRST;
  case RUMMY_PHASE_PLAY:
    if (round->rules->pickup == RUMMY_PICKUP_EXCHANGE)
      return RUMMY_REFUSED_NO_DISCARD;
    break;
  case RUMMY_PHASE_UPCARD:
  case RUMMY_PHASE_EXCHANGE:
  case RUMMY_PHASE_NODISC:
    break;
  default:
    return RUMMY_REFUSED_PHASE;
  }
  if (!rummy_cards_has (round->hand[move->seat], card))
    return card == round->joker ? RUMMY_REFUSED_DEALER_JOKER : RUMMY_REFUSED_NOT_IN_HAND;
  if (round->phase == RUMMY_PHASE_EXCHANGE)
    return card == round->kept || (card == round->drawn && !round->rules->peek) ? RUMMY_REFUSED_EXCHANGE_SAME
                                                                                : RUMMY_OK;
  if (round->owed != RUMMY_CARD_NONE || round->owed_top != RUMMY_CARD_NONE)
    return RUMMY_REFUSED_OWED;
  if (round->first_open)
    return RUMMY_REFUSED_FIRST_OPEN;
  if (round->all_used)
    return RUMMY_REFUSED_ALL_USED;
  if ((round->must_play && !round->played) || !rummy_cards_is_empty (round->owed_any))
    return RUMMY_REFUSED_MUST_PLAY;
  if (card == round->kept || rummy_cards_has (round->barred, card))
    return RUMMY_REFUSED_KEPT;
  if (round->rules->floating == RUMMY_FLOAT_STRICT && round->n_hand[move->seat] == 1 &&
      fits_a_meld (round, move->seat, card))
    return RUMMY_REFUSED_STRICT;

  return RUMMY_OK;
}

static bool
can_take_any (const RummyRound *round)
{
  RummyMove take = { .kind = RUMMY_MOVE_TAKE, .seat = round->turn };

  for (unsigned i = 0; i < round->n_pile; i++) {
    take.card = round->deck[i];
    if (check_take (round, &take) == RUMMY_OK)
      return true;
  }

  return false;
}

static RummyRefusal
check_pass (const RummyRound *round, const RummyMove *move)
{
  switch (round->phase) {
  case RUMMY_PHASE_OFFER:
  case RUMMY_PHASE_LAYOFF:
    return RUMMY_OK;
  case RUMMY_PHASE_CALL:
    return round->waiting >> move->seat & 1 ? RUMMY_OK : RUMMY_REFUSED_TURN;
  case RUMMY_PHASE_SPREAD:
    if (must_spread_all (round) && round->n_hand[move->seat] > 0)
      return RUMMY_REFUSED_DEADWOOD;
    return rummy_round_hand_points (round, move->seat) <= rummy_round_knock_limit (round) ? RUMMY_OK
                                                                                          : RUMMY_REFUSED_DEADWOOD;
  case RUMMY_PHASE_PLAY:
    if (round->rules->pickup != RUMMY_PICKUP_EXCHANGE)
      return RUMMY_REFUSED_DRAWN;
    return rummy_is_busy (round) ? RUMMY_REFUSED_OWED : RUMMY_OK;
  case RUMMY_PHASE_DRAW:
    if (rummy_can_draw (round))
      return RUMMY_REFUSED_STOCK_LEFT;
    if (round->rules->stock_out == RUMMY_STOCKOUT_TAKE || round->rules->stock_out == RUMMY_STOCKOUT_MELD)
      return RUMMY_OK;
    if (rummy_may_skip_draw (round) && round->n_hand[move->seat] > 0)
      return RUMMY_REFUSED_STOCK_LEFT;
    return can_take_any (round) ? RUMMY_REFUSED_STOCK_LEFT : RUMMY_OK;
  case RUMMY_PHASE_SECOND:
    return RUMMY_REFUSED_DRAW_FIRST;
  case RUMMY_PHASE_EXCHANGE:
    return RUMMY_REFUSED_EXCHANGE;
  default:
    return RUMMY_REFUSED_PHASE;
  }
}

static RummyRefusal
check_nominate (const RummyRound *round, const RummyMove *move)
{
  if (round->phase != RUMMY_PHASE_NOMINATE)
    return RUMMY_REFUSED_PHASE;

  return move->low >= RUMMY_ROLE_WILD && move->low <= RUMMY_ROLE_SPLIT ? RUMMY_OK : RUMMY_REFUSED_MALFORMED;
}

static RummyRefusal
check_block (const RummyRound *round, const RummyMove *move)
{
  RUMMY_UNSET RummyRound after;

  if (round->phase != RUMMY_PHASE_PLAY)
    return round->phase == RUMMY_PHASE_DRAW ? RUMMY_REFUSED_DRAW_FIRST : RUMMY_REFUSED_PHASE;
  if (round->joker == RUMMY_CARD_NONE || move->seat == round->dealer || !rummy_card_is_valid (move->card) ||
      !rummy_card_is_joker (move->card) || !rummy_cards_has (round->hand[move->seat], move->card))
    return RUMMY_REFUSED_NO_JOKER;
  /* An owed joker would not be used by this (N-48). */
  if (move->card == round->owed)
    return RUMMY_REFUSED_OWED_LOST;

  after = *round;
  rummy_drop (&after, move->seat, move->card);
  after.played = true;

  return rummy_can_finish (&after) ? RUMMY_OK : rummy_why_stranded (&after);
}

/* @meld is set to the meld that a legal move makes. */
RummyRefusal
rummy_check (const RummyRound *round, const RummyMove *move, RummyMeld *meld)
{
  if (move->kind >= RUMMY_N_MOVES || move->seat >= round->rules->players)
    return RUMMY_REFUSED_MALFORMED;
  if (move->kind == RUMMY_MOVE_DEAL)
    return RUMMY_REFUSED_NOT_OVER;
  if (round->phase == RUMMY_PHASE_OVER)
    return RUMMY_REFUSED_OVER;
  if (!rummy_round_may_move (round, move->seat))
    return RUMMY_REFUSED_TURN;
  if (move->seat != round->turn && round->phase != RUMMY_PHASE_CALL && move->kind != RUMMY_MOVE_MELD &&
      move->kind != RUMMY_MOVE_LAY)
    return RUMMY_REFUSED_TURN;
  if (round->phase == RUMMY_PHASE_CALL && move->kind != RUMMY_MOVE_CALL && move->kind != RUMMY_MOVE_PASS)
    return RUMMY_REFUSED_PHASE;
  if (round->phase == RUMMY_PHASE_NOMINATE && move->kind != RUMMY_MOVE_NOMINATE)
    return RUMMY_REFUSED_PHASE;

  switch ((RummyMoveKind) move->kind) {
  case RUMMY_MOVE_DRAW:
    return round->phase == RUMMY_PHASE_OFFER ? RUMMY_REFUSED_PHASE : check_draw (round);
  case RUMMY_MOVE_RENEW:
    return check_renew (round);
  case RUMMY_MOVE_TAKE:
    return check_take (round, move);
  case RUMMY_MOVE_MELD:
  case RUMMY_MOVE_LAY:
    return check_group (round, move, meld);
  case RUMMY_MOVE_SWAP:
    return check_swap (round, move);
  case RUMMY_MOVE_DISCARD:
    return check_discard (round, move);
  case RUMMY_MOVE_PASS:
    return check_pass (round, move);
  case RUMMY_MOVE_KNOCK:
    return rummy_check_knock (round, move);
  case RUMMY_MOVE_CALL:
    return rummy_check_call (round, move, meld);
  case RUMMY_MOVE_NOMINATE:
    return check_nominate (round, move);
  case RUMMY_MOVE_BLOCK:
    return check_block (round, move);
  case RUMMY_MOVE_TRADE:
    return RUMMY_REFUSED_PHASE;
  case RUMMY_MOVE_DEAL:
  case RUMMY_N_MOVES:
  default:
    return RUMMY_REFUSED_MALFORMED;
  }
}

RummyRefusal
rummy_round_check (const RummyRound *round, const RummyMove *move)
{
  RummyMeld meld;

  return rummy_check (round, move, &meld);
}
