/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ai/quick-knock.h"

#include "ai/quick-plan.h"
#include "engine/solve.h"

#define SUITS UINT64_C (0x0001000100010001)
#define ACES (SUITS << RUMMY_ACE)
#define TWOS (SUITS << 2)
#define SEEN 16 /* factor of a meld that others may make, for each of its cards that they were seen to take */
#define MUCH 25 /* points for undercutting that make it worth waiting for gin almost from the start */
#define SOON 4  /* turns after which waiting pays with fewer points, too */
#define LATE 12
#define PAIR 5 /* points per possible meld partner, if high cards are wanted */

bool
rummy_quick_knock_knows (const RummyRules *rules)
{
  return rummy_rules_are_known (rules, RUMMY_FAST_DEADWOOD) && rules->meld_when != RUMMY_MELD_ANY_TIME &&
         rules->pickup == RUMMY_PICKUP_TOP && rules->must_discard;
}

uint64_t
rummy_quick_knock_together (uint64_t faces)
{
  /* Aces are also at 14 and twos at 15, around the corner, even if the rules do not allow it. */
  uint64_t row = faces | (faces & (ACES | TWOS)) << RUMMY_KING, begins = row & row >> 1 & row >> 2;
  uint64_t runs = begins | begins << 1 | begins << 2;
  uint64_t first = faces << 16 | faces >> 48, second = faces << 32 | faces >> 32, third = faces << 48 | faces >> 16;

  runs |= runs >> RUMMY_KING & (ACES | TWOS);

  return faces & (runs | (first & second) | (third & (first | second)));
}

/* Returns whether going out is paid for own melds while opponents' hands do not count. */
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

/* Returns whether another card would be melded, that is, adds less deadwood than it counts. */
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
choose_draw (const RummyRound *round, const RummyMeldRules *rules, RummyMove *move)
{
  RummyCard upcard = rummy_round_upcard (round);

  if (upcard != RUMMY_CARD_NONE && is_wanted (rules, round->hand[round->turn], upcard)) {
    move->kind = RUMMY_MOVE_TAKE;
    move->card = upcard;
    if (rummy_round_check (round, move) == RUMMY_OK)
      return true;
    move->card = RUMMY_CARD_NONE;
  }
  move->kind = round->phase != RUMMY_PHASE_OFFER && (round->n_stock > 0 || rummy_round_can_renew (round))
                 ? RUMMY_MOVE_DRAW
                 : RUMMY_MOVE_PASS;

  return round->phase == RUMMY_PHASE_OFFER || round->n_stock > 0 || rummy_round_check (round, move) == RUMMY_OK;
}

/* Returns the cards of the suit at most two places away, as bits from two below to two above. */
static unsigned
close_by (uint64_t faces, unsigned face)
{
  return (unsigned) ((faces & UINT64_C (0x3ffe) << (face & 48)) << 2 >> face) & 31;
}

/* Counts cards of the rank, and nearby cards of the suit. */
static int
company (uint64_t faces, unsigned face)
{
  unsigned close = close_by (faces, face);

  return (int) ((faces >> (face & 15) & SUITS) * SUITS >> 48) +
         (int) ((close & 1) + (close >> 1 & 1) + (close >> 3 & 1) + (close >> 4 & 1));
}

RummyCards
rummy_quick_knock_loose (const RummyMeldRules *rules, RummyCards hand)
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

/* Returns whether a card fits melds of those cards. */
static bool
fits (uint64_t melded, unsigned face)
{
  uint64_t suit = melded & UINT64_C (0x3ffe) << (face & 48), close = face < 3 ? suit << (3 - face) : suit >> (face - 3);

  return (melded >> (face & 15) & SUITS) * SUITS >> 48 >= 3 || (close & 7) == 7 || (close >> 4 & 7) == 7;
}

/* Ends the round with a knock, computing only what counts: deadwood.  The engine would lay all melds, which takes
 * longer than the rest of the round. */
static void
knock (RummyRound *round, const RummyMeldRules *rules, RummyCard card)
{
  const RummyMove move = { .kind = RUMMY_MOVE_KNOCK, .seat = round->turn, .card = card, .meld = RUMMY_MELD_NONE,
                           .low = 1 };
  unsigned seat = round->turn;
  RummyCards loose = rummy_quick_knock_loose (rules, rummy_cards_minus (round->hand[seat], rummy_cards_of (card)));
  bool is_gin = rummy_cards_is_empty (loose);
  RummyOppMeld opponents_meld = (RummyOppMeld) rules->rules->opponents_meld;
  uint64_t melded;

  rummy_round_play (round, &move, NULL, NULL);
  melded = (round->hand[seat].pack[0] & ~loose.pack[0]) | (round->hand[seat].pack[1] & ~loose.pack[1]);
  round->hand[seat] = loose;
  round->n_hand[seat] = (uint8_t) rummy_cards_count (loose);
  round->gin = is_gin ? RUMMY_GIN : RUMMY_GIN_NONE;
  round->end = RUMMY_END_KNOCK;
  round->phase = RUMMY_PHASE_OVER;
  if (opponents_meld == RUMMY_OPPMELD_NO || (is_gin && opponents_meld != RUMMY_OPPMELD_KNOCK_OWN))
    return;

  for (unsigned other = rummy_round_next (round, seat); other != seat; other = rummy_round_next (round, other)) {
    bool again = !is_gin;

    loose = rummy_quick_knock_loose (rules, round->hand[other]);
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

/* Returns the value of a discard if melds are paid for when going out. */
static int
paid_worth (const RummyMeldRules *rules, RummyCards hand, RummyCard card)
{
  int others = company (hand.pack[0] | hand.pack[1], card & 63) - 1;

  rummy_cards_remove (&hand, card);

  return 8 * rummy_solve_most_points (rules, hand, NULL) -
         2 * (PAIR + rummy_rules_hand_points (rules->rules, card)) * others;
}

/* What the seat to move sees of other hands, and what may be in them. */
typedef struct {
  uint64_t seen, possible;
} Others;

static Others
others_of (const RummyRound *round)
{
  Others others = { .possible = ~rummy_faces (round->hand[round->turn]) };

  for (unsigned i = 0; i < round->n_pile; i++)
    others.possible &= ~(UINT64_C (1) << (round->deck[i] & 63));
  for (unsigned seat = 0; seat < (unsigned) round->rules->players; seat++)
    others.seen |= seat == round->turn ? 0 : rummy_faces (rummy_round_seen (round, seat));

  return others;
}

/* Counts the ways in which others may meld a card with two of theirs; ways with cards that they were seen to take
 * count many times. */
static int
danger (const Others *others, unsigned face)
{
  static const uint8_t runs[] = { 3, 10, 24 }; /* in the form of close_by () */
  unsigned close = close_by (others->possible, face), seen = close_by (others->seen, face);
  int of_rank = (int) ((others->possible >> (face & 15) & SUITS) * SUITS >> 48);
  int seen_of_rank = (int) ((others->seen >> (face & 15) & SUITS) * SUITS >> 48);
  int n = of_rank * (of_rank - 1) / 2, n_seen = of_rank > 1 ? seen_of_rank * (of_rank - 1) : 0;

  for (unsigned i = 0; i < sizeof runs; i++) {
    n += (close & runs[i]) == runs[i];
    n_seen += (close & runs[i]) == runs[i] ? __builtin_popcount (seen & runs[i]) : 0;
  }

  return n + SEEN * n_seen;
}

/* Returns the most deadwood with which a wary seat knocks. */
static int
knock_limit (const RummyRound *round, bool is_wary)
{
  bool waits = is_wary && !round->must_play && round->rules->scoring == RUMMY_SCORING_KNOCK &&
               round->rules->knock_bonus == 0 &&
               round->turns >= (round->rules->undercut_bonus >= MUCH ? SOON : LATE);

  return waits ? 0 : rummy_round_knock_limit (round);
}

static bool
choose_discard (const RummyRound *round, const RummyMeldRules *rules, bool is_wary, RummyMove *move)
{
  RummyCards hand = round->hand[round->turn];
  RummyCard lowest = RUMMY_CARD_NONE, best = RUMMY_CARD_NONE;
  uint64_t faces = hand.pack[0] | hand.pack[1];
  int best_worth = 0, least = 0;
  Others others = { 0 };
  RummyDeadwood deadwood;

  if (is_wary)
    others = others_of (round);
  rummy_deadwood_init (&deadwood, rules, hand);
  RUMMY_CARDS_EACH (card, hand) {
    int left, worth;

    if (card == round->kept)
      continue;
    left = rummy_deadwood_without (&deadwood, card);
    worth = is_paid (rules) ? 2 * paid_worth (rules, hand, card)
                            : -16 * left - 6 * company (faces, card & 63) -
                                (is_wary ? danger (&others, card & 63) : 0);
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
  move->kind = least > knock_limit (round, is_wary) ? RUMMY_MOVE_DISCARD : RUMMY_MOVE_KNOCK;
  move->card = move->kind == RUMMY_MOVE_DISCARD ? best : lowest;

  return move->kind == RUMMY_MOVE_DISCARD || round->rules->meld_when == RUMMY_MELD_KNOCK ||
         rummy_round_check (round, move) == RUMMY_OK;
}

bool
rummy_quick_knock_choose (const RummyRound *round, bool is_wary, RummyMove *move)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);

  *move = (RummyMove) { .seat = round->turn, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };
  switch (round->phase) {
  case RUMMY_PHASE_OFFER:
  case RUMMY_PHASE_DRAW:
    return choose_draw (round, &rules, move);
  case RUMMY_PHASE_PLAY:
    return choose_discard (round, &rules, is_wary, move);
  default:
    return false;
  }
}

bool
rummy_quick_knock_step (RummyRound *round, bool is_wary)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  RummyMove move;

  if (!rummy_quick_knock_choose (round, is_wary, &move))
    return false;
  if (move.kind == RUMMY_MOVE_KNOCK && rules.rules->meld_when == RUMMY_MELD_KNOCK)
    knock (round, &rules, move.card);
  else if (move.kind == RUMMY_MOVE_KNOCK)
    return rummy_round_apply (round, &move, NULL) == RUMMY_OK;
  else
    rummy_round_play (round, &move, NULL, NULL);

  return true;
}
