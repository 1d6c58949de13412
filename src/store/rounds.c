/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/rounds.h"

GArray *
rummy_rounds_of_record (const RummyRecord *record)
{
  GArray *results = g_array_new (FALSE, TRUE, sizeof (RummyRoundResult));
  RummyMatch match;

  rummy_record_start (record, &match);

  for (gsize i = 0; i < record->n_moves; i++) {
    const RummyRound *round = &match.round;
    RummyRoundResult result = { 0 };
    RummyScore scores[RUMMY_SEATS_MAX];

    if (rummy_match_apply (&match, &record->moves[i], NULL) != RUMMY_OK)
      break;

    if (round->phase != RUMMY_PHASE_OVER || results->len == match.rounds)
      continue;

    result.is_void = !rummy_round_scores (round, scores, NULL);
    for (int seat = 0; seat < record->rules.players; seat++) {
      const RummyScore *score = &scores[rummy_rules_side (&record->rules, (guint) seat)];

      result.gained[seat] = score->gained;
      result.bonus[seat] = score->bonus;
      result.factor[seat] = MAX (score->factor, 1);
      result.melded[seat] = score->melds;
      result.hand[seat] = -score->hand;
      result.score[seat] = rummy_round_score (round, (guint) seat);
      result.total[seat] = match.totals[seat];
      result.won[seat] = match.won[seat];
    }
    result.winner = rummy_match_round_winner (&match);
    result.out = round->out;
    result.end = round->end;
    result.n_moves = i + 1;
    g_array_append_val (results, result);
  }

  return results;
}

guint
rummy_rounds_count_turns (const RummyRecord *record, guint seat)
{
  guint last = RUMMY_SEAT_NONE, n = 0;

  for (gsize i = 0; i < record->n_moves; i++) {
    const RummyMove *move = &record->moves[i];

    if (move->kind == RUMMY_MOVE_DEAL)
      last = RUMMY_SEAT_NONE;
    if ((move->kind != RUMMY_MOVE_DRAW && move->kind != RUMMY_MOVE_TAKE) || move->seat == last)
      continue;
    last = move->seat;
    n += last == seat;
  }

  return n;
}

/* Returns the next active seat, with whose rounds the winner's are compared. */
static guint
next_seat (const RummyMatch *match, guint seat)
{
  guint players = (guint) match->rules.players;

  do
    seat = (seat + (match->rules.counterclockwise ? players - 1 : 1)) % players;
  while (match->knocked_out >> seat & 1);

  return seat;
}

gboolean
rummy_rounds_sum_game (const RummyMatch *match, RummyGameSum *sum)
{
  const RummyRules *rules = &match->rules;
  gboolean is_shutout = TRUE;
  int best = G_MININT;
  guint other;

  *sum = (RummyGameSum) { .factor = 1 };
  if (!match->over || match->winner == RUMMY_SEAT_NONE ||
      (rules->game_bonus == 0 && rules->box == 0 && rules->shutout == 0 && !rules->wins_difference))
    return FALSE;

  other = next_seat (match, match->winner);
  for (guint side = 0; side < rummy_rules_sides (rules); side++) {
    if (side == rummy_rules_side (rules, match->winner))
      continue;
    is_shutout &= match->won[side] == 0;
    best = MAX (best, match->totals[side]);
  }

  sum->total = match->totals[match->winner];
  sum->bonus = rules->game_bonus;
  sum->more = match->won[match->winner] > match->won[other] ? match->won[match->winner] - match->won[other] : 0;
  sum->box = rules->box;
  if (is_shutout && rules->shutout == RUMMY_SHUTOUT_DOUBLES)
    sum->factor = 2;
  else if (is_shutout)
    sum->shutout = rules->shutout;
  if (rules->wins_difference)
    sum->runner_up = best;
  sum->result = (sum->total + sum->bonus + (int) sum->more * sum->box) * sum->factor + sum->shutout - sum->runner_up;

  return TRUE;
}
