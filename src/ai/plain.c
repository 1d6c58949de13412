/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ai/plain.h"

#include "ai/thought.h"
#include "engine/solve.h"

#include <limits.h>

#define COMPANY 24 /* eighths of a point per related card, in games where hands are laid whole */
#define PAIR 5 /* points per possible meld partner, in games where high cards are wanted */
#define ARRANGED_MOST 40 /* larger hands are not rearranged for each possible discard */
#define EFFORT (2 * RUMMY_EFFORT) /* what arranging hands may take in one choice */

typedef struct {
  const RummyRound *round;
  RummyMeldRules rules;
  RummyThought thought;
  unsigned seat;
  int company; /* value of a card per related card, in eighths of a point */
  unsigned *effort;
  RummyMove best;
  int best_worth;
} Mind;

/* If the player who goes out is paid for melds, high cards are wanted; otherwise cards left in the hand count. */
static bool
wants_high (const Mind *self)
{
  return self->round->rules->scoring == RUMMY_SCORING_TIMES;
}

/* Returns melded points, or the deadwood as a negative number. */
static int
arrange (const Mind *self, RummyCards hand, bool for_points)
{
  unsigned share = rummy_effort_share (self->effort), left = share;
  RummyMeldRules rules = self->rules;
  int points;

  rules.effort = &left;
  points = for_points ? rummy_solve_most_points (&rules, hand, NULL) : -rummy_solve_least_deadwood (&rules, hand, NULL);
  *self->effort -= share - left;

  return points;
}

/* Deadwood or melded points weigh most.  Among equals, related cards are kept; in hands too large to rearrange in
 * time, nothing else is considered. */
static int
hand_worth (const Mind *self, RummyCards hand)
{
  int worth = 0;

  if (rummy_cards_count (hand) <= ARRANGED_MOST)
    worth = 8 * arrange (self, hand, wants_high (self));

  RUMMY_CARDS_EACH (card, hand) {
    RummyCards others = hand;

    rummy_cards_remove (&others, card);
    RUMMY_CARDS_EACH (other, others) {
      int gap = (int) rummy_card_rank (card) - (int) rummy_card_rank (other);

      if (gap == 0 || (rummy_card_suit (card) == rummy_card_suit (other) && gap >= -2 && gap <= 2))
        worth += wants_high (self) ? PAIR + rummy_rules_hand_points (self->round->rules, card) : self->company;
    }
    worth += rummy_cards_has (self->rules.wilds, card) ? 40 : 0;
  }

  return worth;
}

static int
worth_of_take (const Mind *self, const RummyMove *move)
{
  const RummyRound *round = self->round;
  RummyCards hand = round->hand[self->seat], taken = rummy_round_above (round, move->card);
  int before, after;

  if (wants_high (self))
    return 4 * (arrange (self, rummy_cards_or (hand, taken), true) - arrange (self, hand, true)) - 1;
  before = arrange (self, hand, false);
  after = arrange (self, rummy_cards_or (hand, taken), false);

  /* What is melded at once outweighs deadwood that comes with it. */
  return 4 * (after - before + rummy_rules_cards_points (self->round->rules, taken)) -
         2 * rummy_rules_cards_points (self->round->rules, taken) - 1;
}

static int
worth_of (const Mind *self, const RummyMove *move)
{
  const RummyRound *round = self->round;
  RummyCards rest = round->hand[self->seat];

  switch ((RummyMoveKind) move->kind) {
  case RUMMY_MOVE_CALL:
    return 30000;
  case RUMMY_MOVE_KNOCK:
    /* The engine lays better melds than playing them by hand. */
    if (move->card == RUMMY_CARD_NONE)
      return 29500 - (move->low ? 20000 : 0);
    rummy_cards_remove (&rest, move->card);
    return 29000 - (move->low ? 20000 : 0) + hand_worth (self, rest);
  case RUMMY_MOVE_MELD:
  case RUMMY_MOVE_LAY:
    /* After a knock only what is left in the hand counts. */
    if (round->phase == RUMMY_PHASE_LAYOFF && round->rules->meld_when == RUMMY_MELD_KNOCK)
      return 20000 + 8 * arrange (self, rummy_cards_minus (rest, move->cards), false);
    return 20000 + rummy_rules_cards_points (self->round->rules, move->cards) * 8 +
           (int) rummy_cards_count (move->cards);
  case RUMMY_MOVE_SWAP:
    return 19000;
  case RUMMY_MOVE_NOMINATE:
    return -move->low;
  case RUMMY_MOVE_DRAW:
    return 0;
  case RUMMY_MOVE_TAKE:
    return worth_of_take (self, move);
  case RUMMY_MOVE_DISCARD:
    rummy_cards_remove (&rest, move->card);
    return 1000 + hand_worth (self, rest);
  case RUMMY_MOVE_PASS:
    return round->phase == RUMMY_PHASE_OFFER ? 0 : -500;
  case RUMMY_MOVE_BLOCK:
    return -20000;
  default:
    return -1000;
  }
}

static bool
consider_cb (const RummyMove *move, void *data)
{
  Mind *self = data;
  int worth = worth_of (self, move);

  self->thought.n++;
  if (worth > self->best_worth) {
    self->best_worth = worth;
    self->best = *move;
  }

  return !rummy_thought_is_over (&self->thought);
}

static RummyMove
choose (const RummyView *view, int company, const RummyLimits *limits)
{
  unsigned effort = EFFORT;
  Mind self = { .round = &view->round, .rules = rummy_round_meld_rules (&view->round), .thought.limits = limits,
                .seat = view->seat, .company = company, .effort = &effort, .best_worth = INT_MIN };

  rummy_round_each_move (&view->round, view->seat, consider_cb, &self);

  return self.best;
}

RummyMove
rummy_bot_choose_plainly (const RummyView *view, const RummyLimits *limits)
{
  return choose (view, 1, limits);
}

bool
rummy_plain_gathers (const RummyRules *rules)
{
  return rules->meld_when == RUMMY_MELD_WHEN_OUT && rules->scoring != RUMMY_SCORING_TIMES;
}

RummyMove
rummy_plain_gather (const RummyView *view, const RummyLimits *limits)
{
  return choose (view, COMPANY, limits);
}

typedef struct {
  Mind mind;
  RummyMove *moves;
  int worth[RUMMY_PLAIN_BEST_MAX];
  unsigned n, n_most;
} Ranking;

static bool
rank_cb (const RummyMove *move, void *data)
{
  Ranking *self = data;
  int worth = worth_of (&self->mind, move);
  unsigned at;

  if (self->n == self->n_most && worth <= self->worth[self->n - 1])
    return true;
  self->n += self->n < self->n_most;
  for (at = self->n - 1; at > 0 && self->worth[at - 1] < worth; at--) {
    self->worth[at] = self->worth[at - 1];
    self->moves[at] = self->moves[at - 1];
  }
  self->worth[at] = worth;
  self->moves[at] = *move;

  return true;
}

unsigned
rummy_plain_best (const RummyView *view, RummyMove *moves, unsigned n_most)
{
  unsigned effort = EFFORT;
  Ranking self = { .mind = { .round = &view->round, .rules = rummy_round_meld_rules (&view->round),
                             .seat = view->seat, .company = 1, .effort = &effort },
                   .moves = moves, .n_most = n_most < RUMMY_PLAIN_BEST_MAX ? n_most : RUMMY_PLAIN_BEST_MAX };

  rummy_round_each_move (&view->round, view->seat, rank_cb, &self);

  return self.n;
}
