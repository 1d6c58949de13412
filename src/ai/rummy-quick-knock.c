/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-quick-knock.h"

#include "rummy-solve.h"

#define SUITS UINT64_C (0x0001000100010001)
#define ACES (SUITS << RUMMY_ACE)
#define TWOS (SUITS << 2)
#define PAIR 5 /* points that a card is worth, where high ones are wanted, for each that it may meld with */

bool
rummy_quick_knock_knows (const RummyRules *rules)
{
  return rules->meldwhen != RUMMY_MELD_ANY_TIME && rules->pickup == RUMMY_PICKUP_TOP && rules->drawn == 1 &&
         rules->freeup && rules->mustdisc && rules->upfirst == RUMMY_UPFIRST_ALWAYS && rules->jokers == 0 &&
         !rules->twos && !rules->rum;
}

uint64_t
rummy_quick_knock_together (uint64_t faces)
{
  /* An ace at 14 too, and a two at 15: round the corner, whether the rules have that or not. */
  uint64_t row = faces | (faces & (ACES | TWOS)) << RUMMY_KING, begins = row & row >> 1 & row >> 2;
  uint64_t runs = begins | begins << 1 | begins << 2;
  uint64_t first = faces << 16 | faces >> 48, second = faces << 32 | faces >> 32, third = faces << 48 | faces >> 16;

  runs |= runs >> RUMMY_KING & (ACES | TWOS);

  return faces & (runs | (first & second) | (third & (first | second)));
}

/* Whether who goes out is paid for its melds, and what others hold is no matter. */
static bool
is_paid (const RummyMeldRules *rules)
{
  return rules->rules->scoring == RUMMY_SCORING_TIMES;
}

void
rummy_deadwood_init (RummyDeadwood *self, const RummyMeldRules *rules, RummyCards hand)
{
  self->rules = rules;
  self->hand = self->together = hand;
  self->all = rummy_solve_least_deadwood (rules, hand, NULL);
  if (hand.pack[1] == 0)
    self->together.pack[0] = rummy_quick_knock_together (hand.pack[0]);
}

int
rummy_deadwood_without (const RummyDeadwood *self, RummyCard card)
{
  RummyCards rest = self->hand;

  if (!rummy_cards_has (self->together, card))
    return self->all - rummy_rules_hand_points (self->rules->rules, card);
  rummy_cards_remove (&rest, card);

  return rummy_solve_least_deadwood (self->rules, rest, NULL);
}

static void
play (RummyRound *round, RummyMoveKind kind, RummyCard card)
{
  const RummyMove move = { .kind = (uint8_t) kind, .seat = round->turn, .card = card, .meld = RUMMY_MELD_NONE };

  rummy_round_play (round, &move, NULL, NULL);
}

static bool
play_if_legal (RummyRound *round, RummyMoveKind kind, RummyCard card)
{
  const RummyMove move = { .kind = (uint8_t) kind, .seat = round->turn, .card = card, .meld = RUMMY_MELD_NONE };

  return rummy_round_apply (round, &move, NULL) == RUMMY_OK;
}

/* Whether there would be less deadwood than the card alone brings: it is in a meld. */
static bool
is_wanted (const RummyMeldRules *rules, RummyCards hand, RummyCard card)
{
  RummyCards more = hand;

  rummy_cards_add (&more, card);
  if (more.pack[1] == 0 && !(rummy_quick_knock_together (more.pack[0]) >> card & 1))
    return false;

  return is_paid (rules) ? rummy_solve_most_points (rules, more, NULL) > rummy_solve_most_points (rules, hand, NULL)
                         : rummy_solve_least_deadwood (rules, more, NULL) <
                             rummy_solve_least_deadwood (rules, hand, NULL) +
                               rummy_rules_hand_points (rules->rules, card);
}

static bool
draw (RummyRound *round, const RummyMeldRules *rules)
{
  RummyCard upcard = rummy_round_upcard (round);

  if (upcard != RUMMY_CARD_NONE && is_wanted (rules, round->hand[round->turn], upcard) &&
      play_if_legal (round, RUMMY_MOVE_TAKE, upcard))
    return true;
  if (round->phase == RUMMY_PHASE_OFFER)
    play (round, RUMMY_MOVE_PASS, RUMMY_CARD_NONE);
  else if (round->n_stock > 0)
    play (round, RUMMY_MOVE_DRAW, RUMMY_CARD_NONE);
  else
    return play_if_legal (round, rummy_round_can_renew (round) ? RUMMY_MOVE_DRAW : RUMMY_MOVE_PASS, RUMMY_CARD_NONE);

  return true;
}

/* Cards of the rank, and of the suit close by. */
static int
company (uint64_t faces, unsigned face)
{
  uint64_t suit = UINT64_C (0x3ffe) << (face & 48);
  unsigned close = (unsigned) ((faces & suit) << 2 >> face);

  return (int) ((faces >> (face & 15) & SUITS) * SUITS >> 48) +
         (int) ((close & 1) + (close >> 1 & 1) + (close >> 3 & 1) + (close >> 4 & 1));
}

/* The cards of a hand that are in no meld where it has the least deadwood. */
static RummyCards
loose_cards (const RummyMeldRules *rules, RummyCards hand)
{
  RummyCards loose = RUMMY_NO_CARDS, melded = hand;
  RummyDeadwood deadwood;

  rummy_deadwood_init (&deadwood, rules, hand);
  RUMMY_CARDS_EACH (card, hand) {
    int points = rummy_rules_hand_points (rules->rules, card);

    if (deadwood.all < points || rummy_deadwood_without (&deadwood, card) != deadwood.all - points)
      continue;
    rummy_cards_remove (&melded, card);
    rummy_cards_add (&loose, card);
    deadwood.hand = melded;
    deadwood.all -= points;
  }

  return loose;
}

/* Whether a card goes with melds of those cards. */
static bool
fits (uint64_t melded, unsigned face)
{
  uint64_t suit = melded & UINT64_C (0x3ffe) << (face & 48), close = face < 3 ? suit << (3 - face) : suit >> (face - 3);

  return (melded >> (face & 15) & SUITS) * SUITS >> 48 >= 3 || (close & 7) == 7 || (close >> 4 & 7) == 7;
}

/* Knocks and ends the round, with what counts then: the cards that stay in the hands.  The engine would lay out all
 * the melds, which takes longer than all the rest of the round. */
static void
knock (RummyRound *round, const RummyMeldRules *rules, RummyCard card)
{
  const RummyMove move = { .kind = RUMMY_MOVE_KNOCK, .seat = round->turn, .card = card, .meld = RUMMY_MELD_NONE,
                           .low = 1 };
  unsigned seat = round->turn;
  RummyCards loose = loose_cards (rules, rummy_cards_minus (round->hand[seat], rummy_cards_of (card)));
  bool is_gin = rummy_cards_is_empty (loose);
  RummyOppMeld oppmeld = (RummyOppMeld) rules->rules->oppmeld;
  uint64_t melded;

  rummy_round_play (round, &move, NULL, NULL);
  melded = (round->hand[seat].pack[0] & ~loose.pack[0]) | (round->hand[seat].pack[1] & ~loose.pack[1]);
  round->hand[seat] = loose;
  round->n_hand[seat] = (uint8_t) rummy_cards_count (loose);
  round->gin = is_gin ? RUMMY_GIN : RUMMY_GIN_NONE;
  round->end = RUMMY_END_KNOCK;
  round->phase = RUMMY_PHASE_OVER;
  if (oppmeld == RUMMY_OPPMELD_NO || (is_gin && oppmeld != RUMMY_OPPMELD_KNOCK_OWN))
    return;

  for (unsigned other = rummy_round_next (round, seat); other != seat; other = rummy_round_next (round, other)) {
    bool again = !is_gin;

    loose = loose_cards (rules, round->hand[other]);
    while (again) {
      again = false;
      RUMMY_CARDS_EACH (laid, loose) {
        if (!fits (melded, laid & 63))
          continue;
        rummy_cards_remove (&loose, laid);
        melded |= UINT64_C (1) << (laid & 63);
        again = true;
        break;
      }
    }
    round->hand[other] = loose;
    round->n_hand[other] = (uint8_t) rummy_cards_count (loose);
  }
}

/* The worth of throwing a card where the melds of who goes out are paid for. */
static int
paid_worth (const RummyMeldRules *rules, RummyCards hand, RummyCard card)
{
  int others = company (hand.pack[0] | hand.pack[1], card & 63) - 1;

  rummy_cards_remove (&hand, card);

  return 8 * rummy_solve_most_points (rules, hand, NULL) -
         2 * (PAIR + rummy_rules_hand_points (rules->rules, card)) * others;
}

static bool
discard (RummyRound *round, const RummyMeldRules *rules)
{
  RummyCards hand = round->hand[round->turn];
  RummyCard lowest = RUMMY_CARD_NONE, best = RUMMY_CARD_NONE;
  uint64_t faces = hand.pack[0] | hand.pack[1];
  int best_worth = 0, least = 0;
  RummyDeadwood deadwood;

  rummy_deadwood_init (&deadwood, rules, hand);
  RUMMY_CARDS_EACH (card, hand) {
    int left, worth;

    if (card == round->kept)
      continue;
    left = rummy_deadwood_without (&deadwood, card);
    worth = is_paid (rules) ? paid_worth (rules, hand, card) : -8 * left - 3 * company (faces, card & 63);
    if (lowest == RUMMY_CARD_NONE || left < least) {
      lowest = card;
      least = left;
    }
    if (best == RUMMY_CARD_NONE || worth > best_worth) {
      best = card;
      best_worth = worth;
    }
  }
  if (best == RUMMY_CARD_NONE)
    return false;
  if (least > rummy_round_knock_limit (round))
    play (round, RUMMY_MOVE_DISCARD, best);
  else if (round->rules->meldwhen == RUMMY_MELD_KNOCK)
    knock (round, rules, lowest);
  else
    return play_if_legal (round, RUMMY_MOVE_KNOCK, lowest);

  return true;
}

bool
rummy_quick_knock_step (RummyRound *round)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);

  switch (round->phase) {
  case RUMMY_PHASE_OFFER:
  case RUMMY_PHASE_DRAW:
    return draw (round, &rules);
  case RUMMY_PHASE_PLAY:
    return discard (round, &rules);
  default:
    return false;
  }
}
