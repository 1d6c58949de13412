/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Scores a round. */

#include "engine/round.h"

#include <string.h>

typedef struct {
  const RummyRound *round;
  const RummyRules *rules;
  unsigned n_sides;
  int hand[RUMMY_SEATS_MAX];      /* by seat */
  int side_hand[RUMMY_SEATS_MAX]; /* by side */
  int side_melds[RUMMY_SEATS_MAX];
  int all_hands;
  bool over, nobody_out;
} Sum;

static bool
is_present (const Sum *sum, unsigned seat)
{
  return rummy_round_has_seat (sum->round, seat);
}

static void
add_up (Sum *sum, const RummyRound *round)
{
  const RummyRules *rules = round->rules;

  memset (sum, 0, sizeof *sum);
  sum->round = round;
  sum->rules = rules;
  sum->n_sides = rummy_rules_sides (rules);
  sum->over = round->phase == RUMMY_PHASE_OVER;
  sum->nobody_out = !sum->over || (round->end != RUMMY_END_OUT && round->end != RUMMY_END_KNOCK);

  for (unsigned seat = 0; seat < (unsigned) rules->players; seat++) {
    unsigned side = rummy_rules_side (rules, seat);

    if (!is_present (sum, seat))
      continue;
    sum->hand[seat] = rummy_round_hand_points (round, seat);
    sum->side_hand[side] += sum->hand[seat];
    sum->all_hands += sum->hand[seat];
    sum->side_melds[side] += rules->master && round->master >> seat & 1 ? 500 : round->melded[seat];
  }
}

/* Returns the side with the best total, or RUMMY_SEAT_NONE for a tie. */
static unsigned
best_side (const Sum *sum, const RummyScore *scores, bool lowest)
{
  unsigned best = RUMMY_SEAT_NONE;
  bool shared = false;

  for (unsigned side = 0; side < sum->n_sides; side++) {
    int better;

    if (!sum->rules->partner && !is_present (sum, side))
      continue;
    better = best == RUMMY_SEAT_NONE ? 1
             : lowest                ? scores[best].total - scores[side].total
                                     : scores[side].total - scores[best].total;
    if (better > 0) {
      best = side;
      shared = false;
    } else if (better == 0) {
      shared = true;
    }
  }

  return shared ? RUMMY_SEAT_NONE : best;
}

/* Scores each side: melds, minus its hand or plus the opponents' hands. */
static void
score_melds (const Sum *sum, RummyScore *scores)
{
  const RummyRules *rules = sum->rules;
  RummyNoOut nobody_goes_out = sum->over ? (RummyNoOut) rules->nobody_goes_out : RUMMY_NOOUT_DEDUCT;
  bool both = rules->scoring == RUMMY_SCORING_BOTH;

  for (unsigned side = 0; side < sum->n_sides; side++) {
    bool is_out = !sum->nobody_out && rummy_rules_side (rules, sum->round->out) == side;
    int others = sum->all_hands - sum->side_hand[side];

    scores[side].melds = sum->side_melds[side];
    if (sum->nobody_out) {
      if (nobody_goes_out == RUMMY_NOOUT_ADD)
        scores[side].gained = sum->n_sides == 2 ? others : 0;
      else if (nobody_goes_out == RUMMY_NOOUT_DEDUCT && !both)
        scores[side].hand = sum->side_hand[side];
    } else if (!both) {
      scores[side].hand = sum->side_hand[side];
    } else if (is_out) {
      scores[side].gained = others;
    }
  }
}

/* Returns the seat that wins after a knock; @bonus is set to its bonus. */
static unsigned
knock_winner (const Sum *sum, int *bonus)
{
  const RummyRules *rules = sum->rules;
  const RummyRound *round = sum->round;
  unsigned knocker = round->out, best = knocker;
  int gin = rules->gin_bonus == RUMMY_GIN_DOUBLES ? 2 * rules->knock_bonus : rules->gin_bonus;

  if (round->gin != RUMMY_GIN_NONE) {
    *bonus = round->gin == RUMMY_GIN_BIG && rules->big_gin_bonus ? rules->big_gin_bonus : gin;
    return knocker;
  }
  for (unsigned seat = rummy_round_next (round, knocker); seat != knocker; seat = rummy_round_next (round, seat)) {
    if (rummy_rules_side (rules, seat) == rummy_rules_side (rules, knocker))
      continue;
    if (sum->hand[seat] < sum->hand[best] || (best == knocker && sum->hand[seat] == sum->hand[best]))
      best = seat;
  }
  *bonus = best == knocker ? rules->knock_bonus : rules->undercut_bonus;

  return best;
}

static void
score_winner (const Sum *sum, RummyScore *scores, unsigned *winner)
{
  const RummyRules *rules = sum->rules;
  unsigned out = sum->round->out, side = rummy_rules_side (rules, out), n_opponents = 0;
  int bonus = 0;

  switch ((RummyScoring) rules->scoring) {
  case RUMMY_SCORING_HANDS:
    scores[side].gained = sum->all_hands - sum->side_hand[side];
    break;

  case RUMMY_SCORING_TIMES:
    for (unsigned seat = 0; seat < (unsigned) rules->players; seat++)
      n_opponents += is_present (sum, seat) && rummy_rules_side (rules, seat) != side;
    scores[side].melds = sum->side_melds[side];
    scores[side].gained = sum->side_melds[side] * ((int) n_opponents - 1);
    break;

  default:
    out = knock_winner (sum, &bonus);
    side = rummy_rules_side (rules, out);
    scores[side].gained = sum->all_hands - sum->side_hand[side];
    scores[side].hand = sum->hand[out];
    if (scores[side].gained < scores[side].hand)
      scores[side].gained = scores[side].hand;
    scores[side].bonus = bonus;
    break;
  }
  *winner = out;
}

bool
rummy_round_scores (const RummyRound *round, RummyScore scores[RUMMY_SEATS_MAX], unsigned *winner)
{
  const RummyRules *rules = round->rules;
  RummyScoring scoring = (RummyScoring) rules->scoring;
  unsigned won_by = RUMMY_SEAT_NONE, factor;
  bool rummy;
  Sum sum;

  memset (scores, 0, RUMMY_SEATS_MAX * sizeof *scores);
  if (winner)
    *winner = RUMMY_SEAT_NONE;
  add_up (&sum, round);

  if (sum.over && sum.nobody_out && rules->nobody_goes_out == RUMMY_NOOUT_VOID)
    return false;
  if (scoring == RUMMY_SCORING_OWN || scoring == RUMMY_SCORING_BOTH) {
    score_melds (&sum, scores);
  } else if (scoring == RUMMY_SCORING_PENALTY) {
    for (unsigned side = 0; side < sum.n_sides; side++)
      scores[side].hand = -sum.side_hand[side];
  } else if (sum.nobody_out) {
    return !sum.over;
  } else {
    score_winner (&sum, scores, &won_by);
  }

  /* Going out with the whole hand in one turn (C-61); a knock with deadwood does not count. */
  rummy = rules->rummy_doubles && !sum.nobody_out && round->n_hand[round->out] == 0 &&
          !(round->laid_before >> round->out & 1);
  factor = rules->spades && round->upcard != RUMMY_CARD_NONE && rummy_card_suit (round->upcard) == RUMMY_SPADES ? 2 : 1;
  for (unsigned side = 0; side < sum.n_sides; side++) {
    RummyScore *score = &scores[side];
    bool is_out = !sum.nobody_out && rummy_rules_side (rules, round->out) == side;
    bool is_doubled = rummy && (scoring == RUMMY_SCORING_PENALTY ? !is_out
                                : won_by != RUMMY_SEAT_NONE      ? rummy_rules_side (rules, won_by) == side && is_out
                                                                 : is_out);

    if (is_out)
      score->bonus += scoring == RUMMY_SCORING_PENALTY ? 0 : rules->out_bonus;
    score->factor = (int) (factor * (is_doubled ? 2 : 1));
    score->total = (score->melds + score->gained + score->bonus - score->hand) * score->factor;
    if (!rules->negative && score->total < 0)
      score->total = 0;
    if (rules->divided_by_five)
      score->total /= 5;
  }

  if (winner && sum.over) {
    if (won_by != RUMMY_SEAT_NONE)
      *winner = won_by;
    else
      *winner = best_side (&sum, scores, scoring == RUMMY_SCORING_PENALTY);
  }

  return true;
}

int
rummy_round_score (const RummyRound *round, unsigned seat)
{
  RummyScore scores[RUMMY_SEATS_MAX];

  rummy_round_scores (round, scores, NULL);

  return scores[rummy_rules_side (round->rules, seat)].total;
}
