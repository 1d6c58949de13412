/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-playout.h"

#include "rummy-playout-private.h"
#include "rummy-solve.h"

#include <string.h>

/* Rules under which a turn is: draw or take, melds and lay-offs without any limit or minimum, discard; or a knock. */
static bool
are_plain (const RummyRules *rules)
{
  return rules->meldwhen != RUMMY_MELD_WHEN_OUT && (rules->pickup == RUMMY_PICKUP_TOP || rules->pickup == RUMMY_PICKUP_ANY) &&
         rules->upcard == RUMMY_UPCARD_TURNED && rules->runmin == 3 && rules->meldmax == 0 && rules->meldsperturn == 0 &&
         rules->layoffsperturn == 0 && rules->firstmin == 0 && rules->layfirst == RUMMY_LAYFIRST_YES &&
         rules->layoff == RUMMY_LAYOFF_ANY && rules->kinds == RUMMY_KINDS_BOTH && rules->ace != RUMMY_ACE_CORNER &&
         !rules->melddraw && !rules->rum && !rules->twos && !rules->dealerjoker && rules->wilddup && rules->wildmax == 0 &&
         rules->naturals == 1 && (rules->jokers == 0 || rules->jokerrole == RUMMY_JOKERS_WILD) && !rules->topmeld &&
         rules->mustuse && rules->upfirst == RUMMY_UPFIRST_ALWAYS && rules->drawn == 1 && !rules->floating && !rules->nodisc &&
         rules->stockout != RUMMY_STOCKOUT_DISCARD && !rules->mustdisc && rules->uselay && !rules->setsuits;
}

/* A knock needs no melds before it. */
static bool
are_plain_knock (const RummyRules *rules)
{
  return rules->meldwhen == RUMMY_MELD_KNOCK && rules->pickup == RUMMY_PICKUP_TOP && rules->drawn == 1 && rules->freeup &&
         rules->jokers == 0 && !rules->twos && rules->runmin == 3 && rules->kinds == RUMMY_KINDS_BOTH;
}

void
rummy_playout_init (RummyPlayout *self, const RummyRules *rules)
{
  memset (self, 0, sizeof *self);
  self->rules = rules;
  self->is_knock = are_plain_knock (rules);
  self->is_plain = are_plain (rules) && rules->meldwhen == RUMMY_MELD_ANY_TIME;
  self->last = rummy_last_position (rules);
  self->set_max = rules->setmax < RUMMY_SUITS ? (unsigned) rules->setmax : RUMMY_SUITS;
  self->n_laid = UINT32_MAX;

  for (unsigned rank = RUMMY_ACE; rank <= RUMMY_KING; rank++) {
    unsigned points = (unsigned) rummy_rules_hand_points (rules, rummy_card (0, 0, rank));

    for (unsigned bit = 0; bit < 5; bit++)
      self->weight[bit] |= points >> bit & 1 ? RUMMY_ALL_JOKERS << rank : 0;
  }
}

static RummyCard
nth_card (RummyCards cards, unsigned n)
{
  unsigned n_first;

  if (cards.pack[1] == 0)
    return (RummyCard) __builtin_ctzll (rummy_nth_bit (cards.pack[0], n));
  n_first = (unsigned) __builtin_popcountll (cards.pack[0]);
  if (n < n_first)
    return (RummyCard) __builtin_ctzll (rummy_nth_bit (cards.pack[0], n));

  return (RummyCard) (64 + __builtin_ctzll (rummy_nth_bit (cards.pack[1], n - n_first)));
}

/* What fits on the table, reckoned anew when it has changed. */
static void
look_at_table (RummyPlayout *self, const RummyRound *round)
{
  uint64_t fit = 0;

  if (self->n_laid == round->n_laid)
    return;

  self->n_laid = round->n_laid;
  self->joker_fits = false;
  memset (self->run, 0, sizeof self->run);
  for (unsigned i = 0; i < round->n_melds; i++) {
    const RummyMeld *meld = &round->meld[i];

    if (meld->is_run) {
      self->run[meld->suit] |= (2u << meld->high) - (1u << meld->low);
      if (meld->count >= RUMMY_KING)
        continue;
      if (meld->low > RUMMY_ACE)
        fit |= UINT64_C (1) << (16 * meld->suit + meld->low - 1u);
      if (meld->high < self->last)
        fit |= UINT64_C (1) << (16 * meld->suit + rummy_rank_at (meld->high + 1u));
      self->joker_fits = self->joker_fits || meld->low > RUMMY_ACE || meld->high < self->last;
    } else if (meld->count < self->set_max) {
      for (unsigned suit = 0; suit < RUMMY_SUITS; suit++)
        fit |= meld->suits >> suit & 1 ? 0 : UINT64_C (1) << (16 * suit + meld->low);
      self->joker_fits = true;
    }
  }
  self->fit = (RummyCards) { { fit, fit } };
}

static unsigned
n_of_rank (uint64_t both, unsigned rank)
{
  return (unsigned) ((both >> rank & RUMMY_ALL_JOKERS) * RUMMY_ALL_JOKERS >> 48);
}

/* Whether n_jokers and the cards of a lane, which holds position, can use the card there. */
static bool
is_usable_at (const RummyPlayout *self, const RummyRound *round, unsigned suit, unsigned lane, unsigned position,
              unsigned n_jokers)
{
  unsigned three = lane & lane >> 1 & lane >> 2, around;

  if (n_jokers >= 2 || (three | three << 1 | three << 2) >> position & 1)
    return true;
  around = (0x1bu << position >> 2) & ((2u << self->last) - 2u);
  if (n_jokers && lane & around)
    return true;
  if (!((lane | self->run[suit]) & around) || !self->run[suit])
    return false;

  for (unsigned i = 0; i < round->n_melds; i++) {
    unsigned way = round->meld[i].is_run && round->meld[i].suit == suit ? rummy_playout_way (self, &round->meld[i], position) : 0;

    if (way && (unsigned) __builtin_popcount (way & ~lane) <= n_jokers)
      return true;
  }

  return false;
}

static unsigned
n_jokers_of (RummyCards cards)
{
  return (unsigned) (__builtin_popcountll (cards.pack[0] & RUMMY_ALL_JOKERS) + __builtin_popcountll (cards.pack[1] & RUMMY_ALL_JOKERS));
}

static bool
is_joker_usable (const RummyPlayout *self, RummyCards hand, unsigned n_jokers)
{
  uint64_t naturals = (hand.pack[0] | hand.pack[1]) & ~RUMMY_ALL_JOKERS;
  uint64_t pairs = naturals & (naturals >> 16 | naturals >> 32 | naturals >> 48);

  if (self->joker_fits || (n_jokers >= 2 && naturals) || pairs)
    return true;
  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
    unsigned lane = rummy_playout_lane (self, naturals, suit);

    if (lane & (lane >> 1 | lane >> 2))
      return true;
  }

  return false;
}

/* Whether the card can be used at once out of a hand that holds it. */
static bool
is_usable (const RummyPlayout *self, const RummyRound *round, RummyCards hand, RummyCard card)
{
  uint64_t both = hand.pack[0] | hand.pack[1];
  unsigned n_jokers = self->rules->jokers ? n_jokers_of (hand) : 0;
  unsigned rank = rummy_card_rank (card), suit = rummy_card_suit (card), lane;

  if (rank == 0)
    return is_joker_usable (self, hand, n_jokers);
  if (rummy_cards_has (self->fit, card) || n_of_rank (both, rank) + n_jokers >= 3)
    return true;
  lane = rummy_playout_lane (self, both, suit);

  return is_usable_at (self, round, suit, lane, rank, n_jokers) ||
         (rank == RUMMY_ACE && self->last > RUMMY_KING && is_usable_at (self, round, suit, lane, RUMMY_ACE_HIGH, n_jokers));
}

static void
tell_choice (const RummyRound *round, const RummyChoice *choice, RummyMove *move)
{
  *move = (RummyMove) { .kind = choice->index == RUMMY_MELD_NONE ? RUMMY_MOVE_MELD : RUMMY_MOVE_LAY, .seat = round->turn,
                        .card = RUMMY_CARD_NONE, .meld = choice->index, .cards = choice->cards };
  if ((choice->cards.pack[0] | choice->cards.pack[1]) & RUMMY_ALL_JOKERS)
    move->low = choice->meld.is_run ? choice->meld.low : RUMMY_READING_SET;
}

static void
tell (const RummyRound *round, RummyMove *move, RummyMoveKind kind, RummyCard card)
{
  if (move)
    *move = (RummyMove) { .kind = (uint8_t) kind, .seat = round->turn, .card = card, .meld = RUMMY_MELD_NONE };
}

static bool
play_choice (RummyRound *round, RummyRng *rng, const RummyChoices *choices, RummyMove *move)
{
  unsigned seat = round->turn;
  const RummyChoice *choice;

  if (choices->n == 0)
    return false;
  choice = &choices->choice[choices->n > 1 ? rummy_below (rng, choices->n) : 0];

  /* The upcard that may not be discarded must not stay alone. */
  if (round->kept != RUMMY_CARD_NONE && round->n_hand[seat] <= 4 && !rummy_cards_has (choice->cards, round->kept) &&
      round->n_hand[seat] == rummy_cards_count (choice->cards) + 1) {
    RummyMove check;

    tell_choice (round, choice, &check);
    if (rummy_round_check (round, &check) != RUMMY_OK)
      return false;
  }
  if (move)
    tell_choice (round, choice, move);

  if (choice->index == RUMMY_MELD_NONE)
    rummy_put_new (round, seat, &choice->meld, choice->cards);
  else
    rummy_put (round, seat, choice->index, &choice->meld, choice->cards);
  if (round->n_hand[seat] == 0)
    rummy_finish (round, RUMMY_END_OUT, seat, NULL);

  return true;
}

static void
play_discard (RummyRound *round, RummyRng *rng, RummyMove *move)
{
  RummyCards hand = round->hand[round->turn];
  unsigned n = round->n_hand[round->turn];
  RummyCard card;

  if (round->kept != RUMMY_CARD_NONE) {
    rummy_cards_remove (&hand, round->kept);
    n--;
  }
  card = nth_card (hand, rummy_below (rng, n));
  tell (round, move, RUMMY_MOVE_DISCARD, card);
  rummy_discard (round, card, NULL);
}

static bool
play_take (const RummyPlayout *self, RummyRound *round, RummyRng *rng, RummyMove *move, bool may_refuse)
{
  const RummyRules *rules = round->rules;
  RummyCards hand = round->hand[round->turn];
  RummyCard usable[RUMMY_CARDS_MAX];
  unsigned n = 0, last = rules->pickup == RUMMY_PICKUP_TOP ? 1 : round->n_pile;
  RummyCard card;
  bool is_free = rules->freeup && (round->n_stock > 0 || rules->stockout != RUMMY_STOCKOUT_MELD);

  if (may_refuse && rummy_rng_next (rng) >> 63)
    return false;
  if (is_free && rummy_is_stalled (round))
    return false;
  for (unsigned i = 0; i < last && i < round->n_pile; i++) {
    card = round->deck[round->n_pile - 1 - i];

    rummy_cards_add (&hand, card);
    if ((i == 0 && is_free) || is_usable (self, round, hand, card))
      usable[n++] = card;
  }
  if (n == 0)
    return false;

  card = usable[n > 1 ? rummy_below (rng, n) : 0];
  tell (round, move, RUMMY_MOVE_TAKE, card);
  rummy_take (round, card, NULL, NULL);

  return true;
}

/* A turn of a plain game, one move of it. */
static void
step_plain (RummyPlayout *self, RummyRound *round, RummyRng *rng, RummyMove *move)
{
  RummyCards hand = round->hand[round->turn];
  unsigned n_jokers = round->rules->jokers ? n_jokers_of (hand) : 0;
  unsigned n_melds, kinds, n_lays, chosen;
  RummyThrees threes;
  RummyCard forced;
  RummyCards lays;
  RummyChoices choices;

  look_at_table (self, round);
  if (round->phase == RUMMY_PHASE_DRAW) {
    bool can_draw = rummy_can_draw (round);

    if (play_take (self, round, rng, move, true))
      return;
    if (!can_draw && rummy_rng_next (rng) >> 62 && play_take (self, round, rng, move, false))
      return;
    if (can_draw) {
      tell (round, move, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
      rummy_draw (round, NULL);
    } else {
      const RummyMove pass = { .kind = RUMMY_MOVE_PASS, .seat = round->turn, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };

      tell (round, move, RUMMY_MOVE_PASS, RUMMY_CARD_NONE);
      rummy_round_play (round, &pass, NULL, NULL);
    }
    return;
  }

  choices.n = 0;
  forced = round->owed != RUMMY_CARD_NONE ? round->owed : round->n_hand[round->turn] == 1 ? round->kept : RUMMY_CARD_NONE;
  if (forced != RUMMY_CARD_NONE) {
    rummy_playout_offer (self, &choices, round, hand, forced, n_jokers);
    play_choice (round, rng, &choices, move);
    return;
  }

  n_melds = rummy_playout_count (self, hand.pack[0] | hand.pack[1], &threes);
  lays = rummy_cards_and (hand, self->fit);
  n_lays = rummy_cards_is_empty (lays) ? 0 : rummy_cards_count (lays);
  kinds = 1u + (n_melds > 0) + (n_lays > 0) + (n_jokers > 0);
  chosen = kinds > 1 ? rummy_below (rng, kinds) : 0;

  if (chosen > 0) {
    chosen--;
    if (n_melds > 0 && chosen-- == 0) {
      rummy_playout_offer_meld (self, &choices, round, hand, rng, &threes);
    } else if (n_lays > 0 && chosen-- == 0) {
      rummy_playout_offer_lay (self, &choices, round, hand, nth_card (lays, rummy_below (rng, n_lays)));
    } else {
      RummyCards joker = rummy_playout_jokers (hand, 1, round->kept);

      rummy_playout_offer (self, &choices, round, hand, rummy_cards_first (joker), n_jokers);
    }
    if (play_choice (round, rng, &choices, move))
      return;
  }
  play_discard (round, rng, move);
}

/* Points of cards in the hand, by the bits of their values. */
static int
points_of (const RummyPlayout *self, uint64_t cards)
{
  return __builtin_popcountll (cards & self->weight[0]) + 2 * __builtin_popcountll (cards & self->weight[1]) +
         4 * __builtin_popcountll (cards & self->weight[2]) + 8 * __builtin_popcountll (cards & self->weight[3]) +
         16 * __builtin_popcountll (cards & self->weight[4]);
}

/* Whether a knock is out of question: more must stay in the hand than one discard takes away. */
static bool
is_far_from_knock (const RummyPlayout *self, RummyCards hand, int limit)
{
  uint64_t both = hand.pack[0] | hand.pack[1], loose = both;
  RummyThrees threes;

  if (hand.pack[1])
    return false;
  rummy_playout_count (self, both, &threes);
  loose &= ~((threes.threes | threes.fours) * RUMMY_ALL_JOKERS);
  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
    unsigned in_run = threes.run[suit] | threes.run[suit] << 1 | threes.run[suit] << 2;

    in_run |= in_run >> RUMMY_KING & 2;
    loose &= ~((uint64_t) (in_run & 0x3ffe) << (16 * suit));
  }

  return points_of (self, loose) - 15 > limit;
}

static void
step_knock (RummyPlayout *self, RummyRound *round, RummyRng *rng, RummyMove *move)
{
  RummyCards hand = round->hand[round->turn], may;
  int limit = rummy_knock_limit (round);

  if (round->phase == RUMMY_PHASE_DRAW || round->phase == RUMMY_PHASE_OFFER) {
    bool takes = rummy_rng_next (rng) >> 63 && !round->must_stock && round->n_pile > 0 && !rummy_is_stalled (round);

    if (takes) {
      tell (round, move, RUMMY_MOVE_TAKE, rummy_round_upcard (round));
      round->waiting = 0;
      rummy_take (round, rummy_round_upcard (round), NULL, NULL);
    } else if (round->phase == RUMMY_PHASE_OFFER || !rummy_can_draw (round)) {
      const RummyMove pass = { .kind = RUMMY_MOVE_PASS, .seat = round->turn, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };

      tell (round, move, RUMMY_MOVE_PASS, RUMMY_CARD_NONE);
      rummy_round_play (round, &pass, NULL, NULL);
    } else {
      tell (round, move, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
      rummy_draw (round, NULL);
    }
    return;
  }

  if (!is_far_from_knock (self, hand, limit) && rummy_rng_next (rng) >> 63) {
    const RummyMeldRules rules = rummy_round_meld_rules (round);
    RummyMove knock = { .kind = RUMMY_MOVE_KNOCK, .seat = round->turn, .meld = RUMMY_MELD_NONE };

    may = hand;
    if (round->kept != RUMMY_CARD_NONE)
      rummy_cards_remove (&may, round->kept);
    if (rummy_solve_knock (&rules, hand, may, &knock.card) <= limit) {
      tell (round, move, RUMMY_MOVE_KNOCK, knock.card);
      rummy_round_play (round, &knock, NULL, NULL);
      return;
    }
  }
  play_discard (round, rng, move);
}

/* Any rules: all moves are listed, first to count the kinds, then to take one. */
typedef struct {
  RummyRng *rng;
  unsigned count[RUMMY_N_MOVES];
  RummyMove move[RUMMY_N_MOVES];
} Lottery;

static bool
draw_lot_cb (const RummyMove *move, void *data)
{
  Lottery *lottery = data;

  if (rummy_below (lottery->rng, ++lottery->count[move->kind]) == 0)
    lottery->move[move->kind] = *move;

  return true;
}

static void
step_any (RummyRound *round, RummyRng *rng, RummyMove *move)
{
  Lottery lottery = { .rng = rng };
  RummyMove chosen = { .kind = RUMMY_MOVE_PASS };
  unsigned kinds = 0;

  rummy_round_each_move (round, round->turn, draw_lot_cb, &lottery);
  for (unsigned kind = 0; kind < RUMMY_N_MOVES; kind++) {
    if (lottery.count[kind] && rummy_below (rng, ++kinds) == 0)
      chosen = lottery.move[kind];
  }
  if (move)
    *move = chosen;
  rummy_round_apply (round, &chosen, NULL);
}

bool
rummy_playout_step (RummyPlayout *self, RummyRound *round, RummyRng *rng, RummyMove *move)
{
  bool turn = round->phase == RUMMY_PHASE_DRAW || round->phase == RUMMY_PHASE_PLAY;

  if (round->phase == RUMMY_PHASE_OVER)
    return false;
  if (self->is_plain && turn)
    step_plain (self, round, rng, move);
  else if (self->is_knock && (turn || round->phase == RUMMY_PHASE_OFFER))
    step_knock (self, round, rng, move);
  else
    step_any (round, rng, move);

  return true;
}

void
rummy_playout_run (RummyPlayout *self, RummyRound *round, RummyRng *rng)
{
  self->n_laid = UINT32_MAX;
  while (rummy_playout_step (self, round, rng, NULL))
    ;
}
