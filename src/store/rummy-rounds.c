/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-rounds.h"

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
      result.melded[seat] = round->melded[seat];
      result.hand[seat] = rummy_round_hand_points (round, (guint) seat) * (score->hand > 0 ? -1 : 1);
      result.score[seat] = rummy_round_score (round, (guint) seat);
      result.total[seat] = match.totals[seat];
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
