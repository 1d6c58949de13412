/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/scorer.h"

#include <string.h>

static bool
plays (const RummyRound *round, unsigned seat)
{
  return seat < (unsigned) round->rules->players && !(round->absent >> seat & 1);
}

static unsigned
side_of (const RummyRules *rules, unsigned seat)
{
  return rules->partner ? seat % 2 : seat;
}

/* Returns the points of a rank; an ace counts @ace. */
static int
rank_points (const RummyRules *rules, unsigned rank, int ace)
{
  if (rank == 1)
    return ace;
  if (rank < 10)
    return rules->twos_to_nines ? rules->twos_to_nines : (int) rank;

  return rules->tens_to_kings ? rules->tens_to_kings : (int) rank;
}

static int
hand_points (const RummyRound *round, unsigned seat)
{
  const RummyRules *rules = round->rules;
  int points = 0;

  RUMMY_CARDS_EACH (card, round->hand[seat]) {
    bool is_wild = card % 16 == 0 || (card % 16 == 2 && rules->twos);

    points += is_wild ? rules->wild_in_hand : rank_points (rules, card % 16, rules->ace_in_hand);
  }

  return points;
}

void
rummy_scorer_begin (RummyScorer *scorer, const RummyRound *round)
{
  unsigned n_void = scorer->n_void;

  memset (scorer, 0, sizeof *scorer);
  rummy_ledger_begin (&scorer->ledger);
  scorer->n_void = n_void;
  scorer->upcard = round->n_pile ? round->deck[0] : RUMMY_CARD_NONE;
}

/* Tracks the master's hand (N-56): eight cards after the draw, a run of seven in one meld, the last card discarded. */
static void
watch_master (RummyScorer *scorer, const RummyRound *before, const RummyMove *move, const RummyRound *after)
{
  unsigned seat = move->seat;

  if (!after->rules->master || seat != before->turn || before->phase == RUMMY_PHASE_CALL)
    return;
  switch (move->kind) {
  case RUMMY_MOVE_DRAW:
  case RUMMY_MOVE_RENEW:
  case RUMMY_MOVE_TAKE:
    scorer->drawn_to = after->n_hand[seat];
    break;
  case RUMMY_MOVE_MELD:
    if (before->phase == RUMMY_PHASE_PLAY && scorer->drawn_to == 8 && before->n_hand[seat] == 8 &&
        rummy_cards_count (move->cards) == 7 && scorer->ledger.meld[before->n_melds].is_run)
      scorer->run7 = true;
    break;
  case RUMMY_MOVE_DISCARD:
    if (before->phase == RUMMY_PHASE_PLAY && scorer->run7 && after->n_hand[seat] == 0)
      scorer->master[seat] = true;
    break;
  default:
    break;
  }
}

void
rummy_scorer_watch (RummyScorer *scorer, const RummyRound *before, const RummyMove *move, const RummyRound *after)
{
  bool new_turn = after->turns != before->turns || after->turn != before->turn || before->phase == RUMMY_PHASE_CALL;
  bool begins = new_turn && (after->phase == RUMMY_PHASE_DRAW || after->phase == RUMMY_PHASE_OFFER ||
                             after->phase == RUMMY_PHASE_UPCARD);
  bool is_call = move->kind == RUMMY_MOVE_CALL && move->meld == RUMMY_MELD_NONE;

  /* A call that makes a new meld is a turn of its own. */
  if (is_call)
    memcpy (scorer->laid_before, scorer->ledger.laid, sizeof scorer->laid_before);
  rummy_ledger_note (&scorer->ledger, before, move, after);
  watch_master (scorer, before, move, after);
  if (begins)
    memcpy (scorer->laid_before, scorer->ledger.laid, sizeof scorer->laid_before);
  if (begins || is_call) {
    scorer->drawn_to = 0;
    scorer->run7 = false;
  }
}

/* Returns the winner of a knock (N-35 to N-38), and the bonus. */
static unsigned
knock_winner (const RummyRound *round, const int *hand, int *bonus)
{
  const RummyRules *rules = round->rules;
  unsigned winner = round->out, seat = round->out;

  if (round->gin != RUMMY_GIN_NONE) {
    *bonus = rules->gin_bonus >= 0 ? rules->gin_bonus : 2 * rules->knock_bonus;
    if (round->gin == RUMMY_GIN_BIG && rules->big_gin_bonus > 0)
      *bonus = rules->big_gin_bonus;
    return winner;
  }
  *bonus = rules->knock_bonus;
  for (int i = 1; i < rules->players; i++) {
    seat = (seat + (rules->counterclockwise ? (unsigned) rules->players - 1 : 1)) % (unsigned) rules->players;
    if (!plays (round, seat) || side_of (rules, seat) == side_of (rules, round->out))
      continue;
    /* The knocker loses ties; among the others the first in turn wins. */
    if (hand[seat] < hand[winner] || (winner == round->out && hand[seat] == hand[winner])) {
      winner = seat;
      *bonus = rules->undercut_bonus;
    }
  }

  return winner;
}

/* Computes the totals of the sides at the end of the round; returns false if it is void.  @winner: a seat or
 * RUMMY_SEAT_NONE. */
static bool
score_round (const RummyScorer *scorer, const RummyRound *round, int totals[RUMMY_SEATS_MAX], unsigned *winner)
{
  const RummyRules *rules = round->rules;
  unsigned n_sides = rules->partner ? 2 : (unsigned) rules->players, n_present = 0, out_side = RUMMY_SEAT_NONE,
           wins = RUMMY_SEAT_NONE;
  bool someone_out = round->end == RUMMY_END_OUT || round->end == RUMMY_END_KNOCK;
  int hand[RUMMY_SEATS_MAX] = { 0 }, side_hand[RUMMY_SEATS_MAX] = { 0 }, melds[RUMMY_SEATS_MAX] = { 0 }, all = 0;
  int n_opponents = 0, spades = 1;
  /* Went out laying all cards in one turn (C-61). */
  bool doubles = someone_out && rules->rummy_doubles && !scorer->laid_before[round->out] &&
                 rummy_cards_is_empty (round->hand[round->out]);

  *winner = RUMMY_SEAT_NONE;
  memset (totals, 0, RUMMY_SEATS_MAX * sizeof *totals);
  if (someone_out)
    out_side = side_of (rules, round->out);
  for (unsigned seat = 0; seat < (unsigned) rules->players; seat++) {
    if (!plays (round, seat))
      continue;
    hand[seat] = hand_points (round, seat);
    side_hand[side_of (rules, seat)] += hand[seat];
    melds[side_of (rules, seat)] += scorer->master[seat] ? 500 : scorer->ledger.points[seat];
    all += hand[seat];
    n_present++;
    n_opponents += someone_out && side_of (rules, seat) != out_side;
  }
  if (!someone_out && rules->nobody_goes_out == RUMMY_NOOUT_VOID)
    return false;
  if (!someone_out && (rules->scoring == RUMMY_SCORING_HANDS || rules->scoring == RUMMY_SCORING_TIMES ||
                       rules->scoring == RUMMY_SCORING_KNOCK))
    return false;

  if (rules->spades && scorer->upcard != RUMMY_CARD_NONE && scorer->upcard / 16 % 4 == 3)
    spades = 2;

  for (unsigned side = 0; side < n_sides; side++) {
    bool is_out = side == out_side, two_sides = rules->partner || rules->players == 2;
    int sum = 0, factor = spades * (doubles && is_out ? 2 : 1), bonus = 0;

    switch ((RummyScoring) rules->scoring) {
    case RUMMY_SCORING_OWN:
      sum = melds[side];
      if (someone_out || rules->nobody_goes_out == RUMMY_NOOUT_DEDUCT)
        sum -= side_hand[side];
      else if (rules->nobody_goes_out == RUMMY_NOOUT_ADD && two_sides)
        sum += all - side_hand[side];
      break;
    case RUMMY_SCORING_BOTH:
      sum = melds[side];
      if (is_out || (!someone_out && rules->nobody_goes_out == RUMMY_NOOUT_ADD && two_sides))
        sum += all - side_hand[side];
      break;
    case RUMMY_SCORING_HANDS:
      sum = is_out ? all - side_hand[side] : 0;
      wins = round->out;
      break;
    case RUMMY_SCORING_TIMES:
      sum = is_out ? melds[side] * n_opponents : 0;
      wins = round->out;
      break;
    case RUMMY_SCORING_KNOCK:
      wins = knock_winner (round, hand, &bonus);
      if (side == side_of (rules, wins)) {
        sum = all - side_hand[side] - hand[wins];
        sum = (sum > 0 ? sum : 0) + bonus;
      }
      break;
    case RUMMY_SCORING_PENALTY:
    default:
      sum = side_hand[side];
      factor = spades * (doubles && !is_out ? 2 : 1);
      break;
    }
    if (is_out && rules->scoring != RUMMY_SCORING_PENALTY)
      sum += rules->out_bonus;
    if (wins != RUMMY_SEAT_NONE && side_of (rules, wins) != out_side)
      factor = spades;
    sum *= factor;
    if (sum < 0 && !rules->negative)
      sum = 0;
    totals[side] = rules->divided_by_five ? sum / 5 : sum;
  }

  /* In other games the best score wins the round, unless it is tied. */
  if (wins == RUMMY_SEAT_NONE) {
    for (unsigned side = 0; side < n_sides; side++) {
      bool best = rules->partner || plays (round, side);

      for (unsigned other = 0; other < n_sides; other++) {
        int more =
          rules->scoring == RUMMY_SCORING_PENALTY ? totals[other] - totals[side] : totals[side] - totals[other];

        if (other != side && (rules->partner || plays (round, other)))
          best = best && more > 0;
      }
      if (best)
        wins = side;
    }
  }
  *winner = wins;

  return n_present > 0;
}

bool
rummy_scorer_agrees (const RummyScorer *scorer, const RummyRound *round, char error[RUMMY_ERROR_TEXT])
{
  const RummyRules *rules = round->rules;
  RummyScore scores[RUMMY_SEATS_MAX];
  int totals[RUMMY_SEATS_MAX];
  unsigned winner, theirs;

  for (unsigned seat = 0; seat < (unsigned) rules->players; seat++) {
    if (scorer->ledger.points[seat] != round->melded[seat])
      return rummy_fail (error, "seat %u has melded %d points, counted as %d", seat + 1, scorer->ledger.points[seat],
                         round->melded[seat]);
    if (hand_points (round, seat) != rummy_round_hand_points (round, seat))
      return rummy_fail (error, "seat %u holds %d points, counted as %d", seat + 1, hand_points (round, seat),
                         rummy_round_hand_points (round, seat));
  }
  if (round->phase != RUMMY_PHASE_OVER)
    return true;

  if (score_round (scorer, round, totals, &winner) != rummy_round_scores (round, scores, &theirs))
    return rummy_fail (error, "the round is wrongly void, or wrongly not");
  if (winner != theirs)
    return rummy_fail (error, "seat %u has won the round, not %u", winner + 1, theirs + 1);
  for (unsigned side = 0; side < (rules->partner ? 2u : (unsigned) rules->players); side++) {
    if (totals[side] != scores[side].total)
      return rummy_fail (error, "side %u scores %d, counted as %d", side + 1, totals[side], scores[side].total);
  }

  return true;
}

/* Returns a side's standing in the match; higher is better. */
static int
standing (const RummyMatch *match, unsigned side)
{
  if (match->rules.knockout == 0 && match->rules.target_kind == RUMMY_TARGET_ROUNDS_WON)
    return match->won[side];

  return match->rules.lowest ? -match->totals[side] : match->totals[side];
}

/* Returns whether the match is over, and who won. */
static bool
match_ends (const RummyMatch *match, unsigned *winner)
{
  const RummyRules *rules = &match->rules;
  unsigned n_sides = rules->partner ? 2 : (unsigned) rules->players, n_left = 0;
  bool met = false, alone = false;
  int best = 0;

  *winner = RUMMY_SEAT_NONE;
  for (unsigned side = 0; side < n_sides; side++) {
    if (rules->knockout)
      n_left += match->totals[side] <= rules->knockout;
    else if (rules->target_kind == RUMMY_TARGET_ROUNDS)
      met = match->rounds >= rules->target;
    else if (rules->target_kind == RUMMY_TARGET_ROUNDS_WON)
      met = met || match->won[side] >= rules->target;
    else
      met = met || match->totals[side] > rules->target || (match->totals[side] == rules->target && !rules->reach);

    if (match->knocked_out >> side & 1)
      continue;
    if (*winner == RUMMY_SEAT_NONE || standing (match, side) > best) {
      *winner = side;
      best = standing (match, side);
      alone = true;
    } else if (standing (match, side) == best) {
      alone = false;
    }
  }
  if (rules->knockout)
    met = n_left < 2;
  if (!alone)
    *winner = RUMMY_SEAT_NONE;

  return (met && (*winner != RUMMY_SEAT_NONE || rules->tie == RUMMY_TIE_SHARED)) ||
         match->rounds >= 200;
}

/* Returns the winner's result with the game bonuses (N-40). */
static int
final_result (const RummyMatch *match, unsigned winner)
{
  const RummyRules *rules = &match->rules;
  unsigned players = (unsigned) rules->players, left = winner;
  int result = match->totals[winner] + rules->game_bonus, best_other = INT32_MIN;
  bool shutout = true;

  do
    left = (left + (rules->counterclockwise ? players - 1 : 1)) % players;
  while (match->knocked_out >> left & 1 && left != winner);
  if (match->won[winner] > match->won[left])
    result += rules->box * (match->won[winner] - match->won[left]);
  for (unsigned seat = 0; seat < players; seat++) {
    if (side_of (rules, seat) == side_of (rules, winner))
      continue;
    shutout = shutout && match->won[seat] == 0;
    best_other = match->totals[seat] > best_other ? match->totals[seat] : best_other;
  }
  if (shutout)
    result = rules->shutout < 0 ? 2 * result : result + rules->shutout;

  return rules->wins_difference ? result - best_other : result;
}

bool
rummy_scorer_match (RummyScorer *scorer, const RummyMatch *before, const RummyMatch *after,
                    char error[RUMMY_ERROR_TEXT])
{
  const RummyRules *rules = &after->rules;
  int totals[RUMMY_SEATS_MAX];
  unsigned round_winner, winner, out = 0;
  bool is_void = !score_round (scorer, &after->round, totals, &round_winner);
  bool over;

  scorer->n_void += is_void;
  for (unsigned seat = 0; seat < (unsigned) rules->players; seat++) {
    int total = before->totals[seat] + (is_void ? 0 : totals[side_of (rules, seat)]);
    bool won = !is_void && round_winner != RUMMY_SEAT_NONE && side_of (rules, seat) == side_of (rules, round_winner);

    if (after->totals[seat] != total)
      return rummy_fail (error, "seat %u has a total of %d, counted as %d", seat + 1, total, (int) after->totals[seat]);
    if (after->won[seat] != before->won[seat] + won)
      return rummy_fail (error, "seat %u has won %d rounds, counted as %d", seat + 1, before->won[seat] + won,
                         after->won[seat]);
    if (rules->knockout && total > rules->knockout)
      out |= 1u << seat;
  }
  if (out == (1u << rules->players) - 1)
    out = before->knocked_out;
  if (after->knocked_out != out)
    return rummy_fail (error, "the wrong seats are knocked out");

  over = match_ends (after, &winner);
  if (over != after->over)
    return rummy_fail (error, over ? "the match is over" : "the match is not over");
  if (!over)
    return true;
  if (winner != after->winner)
    return rummy_fail (error, "seat %u has won the match, not %u", winner + 1, after->winner + 1u);
  if (after->winner != RUMMY_SEAT_NONE && after->results[after->winner] != final_result (after, after->winner))
    return rummy_fail (error, "the result is %d, counted as %d", final_result (after, after->winner),
                       (int) after->results[after->winner]);

  return true;
}

/* Returns the seat with the most points in hand after a round won by another. */
static unsigned
loser_of (const RummyRound *round, unsigned winner)
{
  const RummyRules *rules = round->rules;
  unsigned players = (unsigned) rules->players, seat = winner, loser = RUMMY_SEAT_NONE;

  for (unsigned i = 1; i < players; i++) {
    seat = (seat + (rules->counterclockwise ? players - 1 : 1)) % players;
    if (!plays (round, seat) || side_of (rules, seat) == side_of (rules, winner))
      continue;
    if (loser == RUMMY_SEAT_NONE || hand_points (round, seat) > hand_points (round, loser))
      loser = seat;
  }

  return loser;
}

static unsigned
neighbour (const RummyMatch *match, unsigned seat, bool forward)
{
  unsigned players = (unsigned) match->rules.players;

  do
    seat = (seat + (forward ? 1 : players - 1)) % players;
  while (match->knocked_out >> seat & 1);

  return seat;
}

/* Checks the dealer and the lead of the first round of a match. */
static bool
agrees_on_first (const RummyMatch *match, char error[RUMMY_ERROR_TEXT])
{
  const RummyRules *rules = &match->rules;
  unsigned players = (unsigned) rules->players, first = players - 1, dealer;
  unsigned moved = rules->next_dealer == RUMMY_NEXT_ALTERNATE ? (match->game - 1u) % players : 0;
  RummyCard cards[RUMMY_SEATS_MAX];

  if (rules->first_dealer == RUMMY_DEALER_RANDOM) {
    /* Any seat may be first; take the engine's. */
    first = (match->dealer + players - moved) % players;
  } else if (rules->first_dealer == RUMMY_DEALER_LOWEST) {
    /* Aces are low; within a rank the order is clubs, diamonds, hearts, spades. */
    first = 0;
    rummy_match_draw_for_deal (match, cards);
    for (unsigned seat = 1; seat < players; seat++) {
      if (cards[seat] % 16 * 4 + cards[seat] / 16 % 4 < cards[first] % 16 * 4 + cards[first] / 16 % 4)
        first = seat;
    }
  }

  dealer = (first + moved) % players;
  if (match->dealer != dealer)
    return rummy_fail (error, "seat %u deals first, not %u", dealer + 1, match->dealer + 1u);
  if (rules->lead == RUMMY_LEAD_ROTATES && match->round.lead != (first + 1) % players)
    return rummy_fail (error, "seat %u leads first, not %u", (first + 1) % players + 1, match->round.lead + 1u);

  return true;
}

bool
rummy_scorer_deal (RummyScorer *scorer, const RummyMatch *before, const RummyMatch *after,
                   char error[RUMMY_ERROR_TEXT])
{
  const RummyRules *rules = &after->rules;
  unsigned players = (unsigned) rules->players, dealer = after->dealer, lead = after->round.lead,
           winner = RUMMY_SEAT_NONE, wanted;
  int totals[RUMMY_SEATS_MAX];
  bool is_void = false, forward = !rules->counterclockwise;

  if (before->rounds == 0)
    scorer->n_void = 0;
  if (after->round.dealer != dealer || after->rounds != before->rounds + 1 || (after->knocked_out >> dealer & 1))
    return rummy_fail (error, "the round has a wrong number or dealer");
  if (rules->lead == RUMMY_LEAD_ALTERNATES) {
    /* Seat 1 leads the first round of the first game.  The lead advances with each round and each game, but not
     * after a void round.  The dealer sits before the lead. */
    wanted = (after->game - 1u + after->rounds - 1u - scorer->n_void) % players;
    if (after->knocked_out >> wanted & 1)
      wanted = neighbour (after, wanted, forward);
    return (lead == wanted && neighbour (after, dealer, forward) == lead) ||
           rummy_fail (error, "seat %u leads, not %u", wanted + 1, lead + 1);
  }
  if (rules->lead == RUMMY_LEAD_LEFT_OF_DEALER && lead != neighbour (after, dealer, forward))
    return rummy_fail (error, "the seat to the left of the dealer does not lead");
  if (before->rounds == 0)
    return agrees_on_first (after, error);

  is_void = !score_round (scorer, &before->round, totals, &winner);
  if (rules->lead == RUMMY_LEAD_ROTATES && !before->knocked_out && !after->knocked_out &&
      lead != (before->round.lead + !is_void) % players)
    return rummy_fail (error, "the lead does not rotate");

  wanted = RUMMY_SEAT_NONE;
  if (is_void)
    wanted = before->dealer;
  else if (rules->next_dealer == RUMMY_NEXT_WINNER)
    wanted = winner;
  else if (rules->next_dealer == RUMMY_NEXT_LOSER && winner != RUMMY_SEAT_NONE)
    wanted = loser_of (&before->round, winner);
  if (wanted == RUMMY_SEAT_NONE || after->knocked_out >> wanted & 1)
    wanted = neighbour (after, before->dealer, rules->next_dealer == RUMMY_NEXT_COUNTERCLOCKWISE ? false : forward);

  return dealer == wanted || rummy_fail (error, "seat %u deals, not %u", wanted + 1, dealer + 1);
}
