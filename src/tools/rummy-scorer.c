/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-scorer.h"

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

/* Points of a rank; an ace is worth ace. */
static int
rank_points (const RummyRules *rules, unsigned rank, int ace)
{
  if (rank == 1)
    return ace;
  if (rank < 10)
    return rules->v29 ? rules->v29 : (int) rank;

  return rules->vcourt ? rules->vcourt : (int) rank;
}

static int
hand_points (const RummyRound *round, unsigned seat)
{
  const RummyRules *rules = round->rules;
  int points = 0;

  RUMMY_CARDS_EACH (card, round->hand[seat]) {
    bool is_wild = card % 16 == 0 || (card % 16 == 2 && rules->twos);

    points += is_wild ? rules->wildhand : rank_points (rules, card % 16, rules->acehand);
  }

  return points;
}

/* What a card is worth in the place where it lies. */
static int
table_points (const RummyRound *round, RummyCard card)
{
  const RummyRules *rules = round->rules;
  const RummyMeld *meld = &round->meld[round->meld_of[card]];
  unsigned place = meld->is_run ? rummy_round_position (round, card) : 0;
  unsigned rank = meld->is_run ? (place - 1) % 13 + 1 : meld->low;
  bool is_wild = card % 16 == 0 || (card % 16 == 2 && rules->twos);

  if (card % 16 == 0 && meld->sealed)
    return 0;
  if (is_wild && rules->wildmeld >= 0)
    return rules->wildmeld;
  if (rank == 0)
    return rules->wildhand;

  return rank_points (rules, rank, place == 0 ? rules->acesetv : place == 1 ? rules->acelowv : rules->acehighv);
}

static bool
is_four_aces (const RummyRound *round, unsigned index, unsigned seat)
{
  unsigned n = 0;

  if (round->rules->fouraces == 0 || round->meld[index].is_run || round->meld[index].low != 1)
    return false;
  for (unsigned card = 0; card < RUMMY_CARD_CODES; card++)
    n += card % 16 == 1 && round->meld_of[card] == index && rummy_round_laid_by (round, (RummyCard) card) == seat;

  return n >= 4;
}

void
rummy_scorer_begin (RummyScorer *scorer, const RummyRound *round)
{
  memset (scorer, 0, sizeof *scorer);
  scorer->upcard = round->n_pile ? round->deck[0] : RUMMY_CARD_NONE;
}

/* Cards that came to a meld, which counts twice (or four times) when it came down whole. */
static void
count_meld (RummyScorer *scorer, const RummyRound *before, const RummyRound *after, unsigned index)
{
  const RummyRules *rules = after->rules;
  const RummyMeld *meld = &after->meld[index];
  bool is_new = index >= before->n_melds;
  int twice = 1;

  if (is_new && meld->sealed)
    twice *= 2;
  if (is_new && rules->four2 && meld->count == 4)
    twice *= 2;

  for (unsigned seat = 0; seat < (unsigned) rules->players; seat++) {
    int points = 0;

    for (unsigned card = 0; card < RUMMY_CARD_CODES; card++) {
      if (after->meld_of[card] != index || scorer->on_table[card] ||
          rummy_round_laid_by (after, (RummyCard) card) != seat)
        continue;
      scorer->laid[seat] = true;
      points += table_points (after, (RummyCard) card);
    }
    if (is_four_aces (after, index, seat) && !(!is_new && is_four_aces (before, index, seat)))
      points += rules->fouraces - 4 * rules->acesetv;
    scorer->points[seat] += twice * points;
  }
}

void
rummy_scorer_watch (RummyScorer *scorer, const RummyRound *before, const RummyMove *move, const RummyRound *after)
{
  bool new_turn = after->turns != before->turns || after->turn != before->turn || before->phase == RUMMY_PHASE_CALL;
  bool begins = new_turn && (after->phase == RUMMY_PHASE_DRAW || after->phase == RUMMY_PHASE_OFFER ||
                             after->phase == RUMMY_PHASE_UPCARD);

  /* The eldest's first discard, and nothing before a nomination, begins the pile: no card is turned up. */
  if (move->kind == RUMMY_MOVE_CALL && move->meld == RUMMY_MELD_NONE) {
    memcpy (scorer->laid_before, scorer->laid, sizeof scorer->laid);
    scorer->run7 = false;
  }
  if (move->kind == RUMMY_MOVE_MELD && move->seat == before->turn && before->n_hand[move->seat] == 8 &&
      after->meld[before->n_melds].is_run && after->meld[before->n_melds].count == 7)
    scorer->run7 = true;
  if (move->kind == RUMMY_MOVE_SWAP) {
    RummyCard wild = rummy_cards_first (move->cards);

    scorer->points[rummy_round_laid_by (before, wild)] -= table_points (before, wild);
  }

  for (unsigned index = 0; index < after->n_melds; index++)
    count_meld (scorer, before, after, index);
  for (unsigned card = 0; card < RUMMY_CARD_CODES; card++)
    scorer->on_table[card] = after->meld_of[card] != RUMMY_MELD_NONE;

  if (move->kind == RUMMY_MOVE_DISCARD && after->end == RUMMY_END_OUT && scorer->run7 && after->rules->master)
    scorer->master[move->seat] = true;
  if (begins) {
    memcpy (scorer->laid_before, scorer->laid, sizeof scorer->laid);
    scorer->run7 = false;
  }
}

/* The winner of a knock (amendments 35 to 38), and the bonus. */
static unsigned
knock_winner (const RummyRound *round, const int *hand, int *bonus)
{
  const RummyRules *rules = round->rules;
  unsigned winner = round->out, seat = round->out;

  if (round->gin != RUMMY_GIN_NONE) {
    *bonus = rules->ginbonus >= 0 ? rules->ginbonus : 2 * rules->kbonus;
    if (round->gin == RUMMY_GIN_BIG && rules->biggin > 0)
      *bonus = rules->biggin;
    return winner;
  }
  *bonus = rules->kbonus;
  for (int i = 1; i < rules->players; i++) {
    seat = (seat + (rules->anticlockwise ? (unsigned) rules->players - 1 : 1)) % (unsigned) rules->players;
    if (!plays (round, seat) || side_of (rules, seat) == side_of (rules, round->out))
      continue;
    /* A tie goes against the knocker, among the others to the first in turn. */
    if (hand[seat] < hand[winner] || (winner == round->out && hand[seat] == hand[winner])) {
      winner = seat;
      *bonus = rules->ubonus;
    }
  }

  return winner;
}

bool
rummy_scorer_round (const RummyScorer *scorer, const RummyRound *round, int totals[RUMMY_SEATS_MAX], unsigned *winner)
{
  const RummyRules *rules = round->rules;
  unsigned n_sides = rules->partner ? 2 : (unsigned) rules->players, n_present = 0, out_side = RUMMY_SEAT_NONE,
           wins = RUMMY_SEAT_NONE;
  bool someone_out = round->end == RUMMY_END_OUT || round->end == RUMMY_END_KNOCK;
  int hand[RUMMY_SEATS_MAX] = { 0 }, side_hand[RUMMY_SEATS_MAX] = { 0 }, melds[RUMMY_SEATS_MAX] = { 0 }, all = 0;
  int n_opponents = 0, spades = 1;
  bool doubles = someone_out && rules->rummy2 && !scorer->laid_before[round->out];

  *winner = RUMMY_SEAT_NONE;
  memset (totals, 0, RUMMY_SEATS_MAX * sizeof *totals);
  if (someone_out)
    out_side = side_of (rules, round->out);
  for (unsigned seat = 0; seat < (unsigned) rules->players; seat++) {
    if (!plays (round, seat))
      continue;
    hand[seat] = hand_points (round, seat);
    side_hand[side_of (rules, seat)] += hand[seat];
    melds[side_of (rules, seat)] += scorer->master[seat] ? 500 : scorer->points[seat];
    all += hand[seat];
    n_present++;
    n_opponents += someone_out && side_of (rules, seat) != out_side;
  }
  if (!someone_out && rules->noout == RUMMY_NOOUT_VOID)
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
      if (someone_out || rules->noout == RUMMY_NOOUT_DEDUCT)
        sum -= side_hand[side];
      else if (rules->noout == RUMMY_NOOUT_ADD && two_sides)
        sum += all - side_hand[side];
      break;
    case RUMMY_SCORING_BOTH:
      sum = melds[side];
      if (is_out || (!someone_out && rules->noout == RUMMY_NOOUT_ADD && two_sides))
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
      sum += rules->bonusout;
    if (wins != RUMMY_SEAT_NONE && side_of (rules, wins) != out_side)
      factor = spades;
    sum *= factor;
    if (sum < 0 && !rules->negative)
      sum = 0;
    totals[side] = rules->div5 ? sum / 5 : sum;
  }

  /* In the other games the best score of the round has won it, if it is alone. */
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
    if (scorer->points[seat] != round->melded[seat])
      return rummy_fail (error, "seat %u has melded %d points, counted as %d", seat + 1, scorer->points[seat],
                   round->melded[seat]);
    if (hand_points (round, seat) != rummy_round_hand_points (round, seat))
      return rummy_fail (error, "seat %u holds %d points, counted as %d", seat + 1, hand_points (round, seat),
                   rummy_round_hand_points (round, seat));
  }
  if (round->phase != RUMMY_PHASE_OVER)
    return true;

  if (rummy_scorer_round (scorer, round, totals, &winner) != rummy_round_scores (round, scores, &theirs))
    return rummy_fail (error, "the round is void, or is not");
  if (winner != theirs)
    return rummy_fail (error, "seat %u has won the round, not %u", winner + 1, theirs + 1);
  for (unsigned side = 0; side < (rules->partner ? 2u : (unsigned) rules->players); side++) {
    if (totals[side] != scores[side].total)
      return rummy_fail (error, "side %u scores %d, counted as %d", side + 1, totals[side], scores[side].total);
  }

  return true;
}

/* The sides that a match may be won by, and how each stands: the more the better. */
static int
standing (const RummyRules *rules, int32_t total)
{
  return rules->lowest ? -total : total;
}

/* Whether the match is over and who has won. */
static bool
match_ends (const RummyMatch *match, unsigned round_winner, unsigned *winner)
{
  const RummyRules *rules = &match->rules;
  unsigned n_sides = rules->partner ? 2 : (unsigned) rules->players, n_left = 0;
  bool met = false, alone = false;
  int best = 0;

  *winner = RUMMY_SEAT_NONE;
  for (unsigned side = 0; side < n_sides; side++) {
    if (rules->knockout)
      n_left += match->totals[side] <= rules->knockout;
    else if (rules->targetkind == RUMMY_TARGET_ROUNDS)
      met = match->rounds >= rules->target;
    else if (rules->targetkind == RUMMY_TARGET_ROUNDS_WON)
      met = met || match->won[side] >= rules->target;
    else
      met = met || match->totals[side] > rules->target || (match->totals[side] == rules->target && !rules->reach);

    if (match->knocked_out >> side & 1)
      continue;
    if (*winner == RUMMY_SEAT_NONE || standing (rules, match->totals[side]) > best) {
      *winner = side;
      best = standing (rules, match->totals[side]);
      alone = true;
    } else if (standing (rules, match->totals[side]) == best) {
      alone = false;
    }
  }
  if (rules->knockout)
    met = n_left < 2;
  if (!alone)
    *winner = RUMMY_SEAT_NONE;
  if (rules->targetkind == RUMMY_TARGET_ROUNDS_WON && !rules->knockout && met)
    *winner = round_winner;

  return (met && (*winner != RUMMY_SEAT_NONE || rules->tie == RUMMY_TIE_SHARED)) ||
         match->rounds >= RUMMY_MATCH_ROUNDS_MAX;
}

/* The winner's result with the bonuses of the game (amendment 40). */
static int
final_result (const RummyMatch *match, unsigned winner)
{
  const RummyRules *rules = &match->rules;
  unsigned players = (unsigned) rules->players, left = winner;
  int result = match->totals[winner] + rules->gamebonus, best_other = INT32_MIN;
  bool shutout = true;

  do
    left = (left + (rules->anticlockwise ? players - 1 : 1)) % players;
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

  return rules->diffwin ? result - best_other : result;
}

bool
rummy_scorer_match (const RummyScorer *scorer, const RummyMatch *before, const RummyMatch *after,
                    char error[RUMMY_ERROR_TEXT])
{
  const RummyRules *rules = &after->rules;
  int totals[RUMMY_SEATS_MAX];
  unsigned round_winner, winner, out = 0;
  bool is_void = !rummy_scorer_round (scorer, &after->round, totals, &round_winner);
  bool over;

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
    return rummy_fail (error, "other seats are knocked out");

  over = match_ends (after, is_void ? RUMMY_SEAT_NONE : round_winner, &winner);
  if (over != after->over)
    return rummy_fail (error, over ? "the match is over" : "the match is not over");
  if (!over)
    return true;
  if (rules->targetkind != RUMMY_TARGET_ROUNDS_WON && winner != after->winner)
    return rummy_fail (error, "seat %u has won the match, not %u", winner + 1, after->winner + 1u);
  if (after->winner != RUMMY_SEAT_NONE && after->results[after->winner] != final_result (after, after->winner))
    return rummy_fail (error, "the result is %d, counted as %d", final_result (after, after->winner),
                 (int) after->results[after->winner]);

  return true;
}

/* The seat that holds most after a round that another one has won. */
static unsigned
loser_of (const RummyRound *round, unsigned winner)
{
  const RummyRules *rules = round->rules;
  unsigned players = (unsigned) rules->players, seat = winner, loser = RUMMY_SEAT_NONE;

  for (unsigned i = 1; i < players; i++) {
    seat = (seat + (rules->anticlockwise ? players - 1 : 1)) % players;
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

bool
rummy_scorer_deal (const RummyScorer *scorer, const RummyMatch *before, const RummyMatch *after,
                   char error[RUMMY_ERROR_TEXT])
{
  const RummyRules *rules = &after->rules;
  unsigned players = (unsigned) rules->players, dealer = after->dealer, lead = after->round.lead,
           winner = RUMMY_SEAT_NONE, wanted;
  int totals[RUMMY_SEATS_MAX];
  bool is_void = false, forward = !rules->anticlockwise;

  if (after->round.dealer != dealer || after->rounds != before->rounds + 1 || (after->knocked_out >> dealer & 1))
    return rummy_fail (error, "the round has a wrong number or dealer");
  if (rules->lead == RUMMY_LEAD_ALTERNATES) {
    /* Seat 1 leads the first round of the first game, then the lead goes on by round and by game; the dealer sits
     * before it. */
    wanted = (after->game - 1u + after->rounds - 1u) % players;
    if (after->knocked_out >> wanted & 1)
      wanted = neighbour (after, wanted, forward);
    return (lead == wanted && neighbour (after, dealer, forward) == lead) ||
           rummy_fail (error, "seat %u leads, not %u", wanted + 1, lead + 1);
  }
  if (rules->lead == RUMMY_LEAD_LEFT_OF_DEALER && lead != neighbour (after, dealer, forward))
    return rummy_fail (error, "the seat to the left of the dealer does not lead");
  if (before->rounds == 0)
    return true;

  is_void = !rummy_scorer_round (scorer, &before->round, totals, &winner);
  if (rules->lead == RUMMY_LEAD_ROTATES && !before->knocked_out && !after->knocked_out &&
      lead != (before->round.lead + 1u) % players)
    return rummy_fail (error, "the lead does not rotate");

  wanted = RUMMY_SEAT_NONE;
  if (is_void)
    wanted = before->dealer;
  else if (rules->nextdealer == RUMMY_NEXT_WINNER)
    wanted = winner;
  else if (rules->nextdealer == RUMMY_NEXT_LOSER && winner != RUMMY_SEAT_NONE)
    wanted = loser_of (&before->round, winner);
  if (wanted == RUMMY_SEAT_NONE || after->knocked_out >> wanted & 1)
    wanted = neighbour (after, before->dealer, rules->nextdealer == RUMMY_NEXT_ANTICLOCKWISE ? false : forward);

  return dealer == wanted || rummy_fail (error, "seat %u deals, not %u", wanted + 1, dealer + 1);
}
