/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/reckoning.h"

#include "engine/positions.h"

typedef struct {
  RummyReckoning *reckoning;
  const RummyRound *round;
  RummyScore scores[RUMMY_SEATS_MAX];
  unsigned winner;
  guint side;
  int sum; /* of the side */
} Sum;

static void
add (Sum *self, RummyReckoningKind kind, guint seat, int points, RummyCards cards)
{
  RummyReckoning *reckoning = self->reckoning;

  if (reckoning->n == RUMMY_RECKONING_MAX)
    return;

  reckoning->step[reckoning->n++] = (RummyReckoningStep) {
    .kind = kind,
    .side = (guint8) self->side,
    .seat = (guint8) seat,
    .before = self->sum,
    .after = self->sum + points,
    .cards = cards,
  };
  self->sum += points;
}

/* The score is the engine's: what the steps of a part leave out, such as cards that counted twice when they were
 * laid, belongs to the last of them. */
static void
settle (Sum *self, RummyReckoningKind kind, guint seat, guint first, int wanted)
{
  RummyReckoning *reckoning = self->reckoning;

  if (self->sum == wanted)
    return;

  if (reckoning->n > first)
    reckoning->step[reckoning->n - 1].after = self->sum = wanted;
  else
    add (self, kind, seat, wanted - self->sum, RUMMY_NO_CARDS);
}

static int
points_in_meld (const RummyRound *round, RummyCard card)
{
  const RummyMeld *meld = &round->meld[round->meld_of[card]];
  unsigned position = rummy_round_position (round, card);
  unsigned rank = meld->is_run ? rummy_rank_at (position) : meld->low;
  int points = rummy_round_is_wild (round, card)
                 ? rummy_rules_wild_points (round->rules, rank, position)
                 : rummy_rules_rank_points (round->rules, rummy_card_rank (card), position);

  return meld->sealed ? 2 * points : points;
}

static void
add_melds (Sum *self, guint seat)
{
  const RummyRound *round = self->round;
  guint first = self->reckoning->n;
  int wanted = self->sum + (round->rules->master && round->master >> seat & 1 ? 500 : round->melded[seat]);

  for (guint meld = 0; meld < round->n_melds; meld++) {
    RummyCards cards = RUMMY_NO_CARDS;
    int points = 0;

    for (RummyCard card = 0; card < RUMMY_CARD_CODES; card++) {
      if (round->meld_of[card] != meld || rummy_round_laid_by (round, card) != seat)
        continue;
      rummy_cards_add (&cards, card);
      points += points_in_meld (round, card);
    }
    if (!rummy_cards_is_empty (cards))
      add (self, RUMMY_RECKONING_MELD, seat, points, cards);
  }
  settle (self, RUMMY_RECKONING_MELD, seat, first, wanted);
}

static void
add_hand (Sum *self, RummyReckoningKind kind, guint seat, int sign)
{
  int points = rummy_round_hand_points (self->round, seat);

  if (points != 0)
    add (self, kind, seat, sign * points, self->round->hand[seat]);
}

static gboolean
is_of_side (Sum *self, guint seat)
{
  return rummy_round_has_seat (self->round, seat) && rummy_rules_side (self->round->rules, seat) == self->side;
}

/* Of a knock, only the hand of its winner counts against the side. */
static void
add_left (Sum *self)
{
  const RummyRules *rules = self->round->rules;
  int hand = self->scores[self->side].hand, wanted = self->sum - hand;
  guint first = self->reckoning->n, last = self->side;

  for (guint seat = 0; hand != 0 && seat < (guint) rules->players; seat++) {
    if (!is_of_side (self, seat) || (rules->scoring == RUMMY_SCORING_KNOCK && seat != self->winner))
      continue;
    add_hand (self, RUMMY_RECKONING_HAND, seat, hand > 0 ? -1 : 1);
    last = seat;
  }
  settle (self, RUMMY_RECKONING_HAND, last, first, wanted);
}

static void
add_gained (Sum *self)
{
  const RummyRules *rules = self->round->rules;
  int gained = self->scores[self->side].gained, wanted = self->sum + gained;
  guint first = self->reckoning->n;

  for (guint seat = 0; gained != 0 && rules->scoring != RUMMY_SCORING_TIMES && seat < (guint) rules->players; seat++) {
    if (rummy_round_has_seat (self->round, seat) && !is_of_side (self, seat))
      add_hand (self, RUMMY_RECKONING_GAINED, seat, 1);
  }
  settle (self, RUMMY_RECKONING_GAINED, self->side, first, wanted);
}

static void
add_side (Sum *self)
{
  const RummyScore *score = &self->scores[self->side];
  guint first = self->reckoning->n;

  self->sum = 0;
  for (guint seat = 0; score->melds != 0 && seat < (guint) self->round->rules->players; seat++) {
    if (is_of_side (self, seat))
      add_melds (self, seat);
  }
  settle (self, RUMMY_RECKONING_MELD, self->side, first, score->melds);
  add_gained (self);
  add_left (self);
  if (score->bonus != 0)
    add (self, RUMMY_RECKONING_BONUS, self->side, score->bonus, RUMMY_NO_CARDS);
  if (score->factor > 1 && self->sum != 0)
    add (self, RUMMY_RECKONING_FACTOR, self->side, self->sum * (score->factor - 1), RUMMY_NO_CARDS);
  if (self->sum != score->total)
    add (self, RUMMY_RECKONING_TOTAL, self->side, score->total - self->sum, RUMMY_NO_CARDS);
}

gboolean
rummy_reckoning_init (RummyReckoning *self, const RummyRound *round)
{
  Sum sum = { .reckoning = self, .round = round };
  guint n = rummy_round_n_seats (round), seat = round->lead, done = 0;

  self->n = 0;
  if (round->phase != RUMMY_PHASE_OVER || !rummy_round_scores (round, sum.scores, &sum.winner))
    return FALSE;

  for (guint i = 0; i < n; i++, seat = rummy_round_next (round, seat)) {
    sum.side = rummy_rules_side (round->rules, seat);
    if (!(done >> sum.side & 1))
      add_side (&sum);
    done |= 1u << sum.side;
  }

  return TRUE;
}

int
rummy_reckoning_get_score (const RummyReckoning *self, guint step, guint side)
{
  for (guint i = MIN (step, self->n); i > 0; i--) {
    if (self->step[i - 1].side == side)
      return self->step[i - 1].after;
  }

  return 0;
}

guint
rummy_reckoning_find_hand (const RummyReckoning *self, guint seat)
{
  guint i = 0;

  while (i < self->n && (self->step[i].seat != seat ||
                         (self->step[i].kind != RUMMY_RECKONING_HAND && self->step[i].kind != RUMMY_RECKONING_GAINED)))
    i++;

  return i;
}
