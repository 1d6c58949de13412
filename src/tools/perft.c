/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/perft.h"

#include "engine/match.h"

typedef struct {
  const RummyRound *round;
  unsigned depth;
  uint64_t n, *kinds;
} Count;

static bool
count_cb (const RummyMove *move, void *data)
{
  Count *count = data;
  RummyRound next;

  if (count->kinds)
    count->kinds[move->kind]++;
  if (count->depth == 1) {
    count->n++;
    return true;
  }
  next = *count->round;
  rummy_round_apply (&next, move, NULL);
  count->n += rummy_perft (&next, count->depth - 1, count->kinds);

  return true;
}

uint64_t
rummy_perft (const RummyRound *round, unsigned depth, uint64_t kinds[RUMMY_N_MOVES])
{
  Count count = { .round = round, .depth = depth, .kinds = kinds };

  if (depth == 0)
    return 1;
  for (unsigned seat = 0; seat < (unsigned) round->rules->players; seat++)
    rummy_round_each_move (round, seat, count_cb, &count);

  return count.n;
}

bool
rummy_perft_deal (RummyRound *round, RummyRules *rules, const char *preset, unsigned seats, uint64_t seed)
{
  static const RummyMove deal = { .kind = RUMMY_MOVE_DEAL, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };
  char error[RUMMY_ERROR_TEXT];
  RummyMatch match;

  if (!rummy_rules_init (rules, preset))
    return false;
  rules->players = (int16_t) seats;
  if (!rummy_rules_validate (rules, error))
    return false;
  rummy_match_init (&match, rules, seed, 1);
  rummy_match_apply (&match, &deal, NULL);
  *round = match.round;
  round->rules = rules;

  return true;
}
