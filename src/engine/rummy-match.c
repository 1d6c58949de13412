/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-match.h"

#include "rummy-rng.h"

#include <string.h>

/* What is drawn by lot besides the deals has numbers that no round has. */
#define SEED_FIRST_DEALER UINT64_C (1000000)

/* The seats' totals: the seat above all others, or RUMMY_SEAT_NONE. */
static unsigned
highest (const int32_t *points, unsigned n)
{
  unsigned best = 0;
  bool shared = false;

  for (unsigned i = 1; i < n; i++) {
    if (points[i] > points[best]) {
      best = i;
      shared = false;
    } else if (points[i] == points[best]) {
      shared = true;
    }
  }

  return shared ? RUMMY_SEAT_NONE : best;
}

static bool
target_is_met (const RummyMatch *match, unsigned seat)
{
  const RummyRules *rules = &match->rules;

  switch (rules->targetkind) {
  case RUMMY_TARGET_ROUNDS_WON:
    return match->won[seat] >= rules->target;
  case RUMMY_TARGET_ROUNDS:
    return match->rounds >= rules->target;
  default:
    return rules->reach ? match->totals[seat] > rules->target : match->totals[seat] >= rules->target;
  }
}

static void
score_round (RummyMatch *match, RummyEvents *events)
{
  unsigned players = (unsigned) match->rules.players;
  unsigned round_winner = rummy_match_round_winner (match), leader;
  bool met = false;

  for (unsigned i = 0; i < players; i++)
    match->totals[i] += rummy_round_score (&match->round, i);
  if (round_winner != RUMMY_SEAT_NONE)
    match->won[round_winner]++;

  for (unsigned i = 0; i < players; i++)
    met = met || target_is_met (match, i);

  /* Rounds are won by one seat at a time; equal totals play on. */
  leader = match->rules.targetkind == RUMMY_TARGET_ROUNDS_WON ? round_winner : highest (match->totals, players);
  match->over = (met && leader != RUMMY_SEAT_NONE) || match->rounds >= RUMMY_MATCH_ROUNDS_MAX;
  if (match->over) {
    match->winner = (uint8_t) leader;
    if (events && events->n < RUMMY_EVENTS_MAX)
      events->event[events->n++] =
        (RummyEvent) { .kind = RUMMY_EVENT_MATCH_OVER, .seat = match->winner, .card = RUMMY_CARD_NONE };
  }
}

static void
deal (RummyMatch *match, RummyEvents *events)
{
  RummyCard deck[RUMMY_CARDS_MAX];
  size_t n_cards = rummy_rules_deck (&match->rules, deck);
  RummyRng rng;

  match->rounds++;
  rummy_rng_seed (&rng, rummy_seed_mix (match->seed, match->rounds));
  rummy_shuffle (&rng, deck, n_cards);
  rummy_round_deal (&match->round, &match->rules, rummy_match_lead (match, match->rounds), deck);

  if (events && events->n + 2 <= RUMMY_EVENTS_MAX) {
    RummyEvent event = { .kind = RUMMY_EVENT_DEAL, .seat = match->round.lead, .card = RUMMY_CARD_NONE };

    events->event[events->n++] = event;
    event.kind = RUMMY_EVENT_TURN;
    events->event[events->n++] = event;
  }
}

void
rummy_match_init (RummyMatch *match, const RummyRules *rules, uint64_t seed, unsigned game)
{
  memset (match, 0, sizeof *match);
  match->rules = *rules;
  match->seed = seed;
  match->game = (uint16_t) game;
  match->winner = RUMMY_SEAT_NONE;
  match->round.rules = &match->rules;
  match->round.phase = RUMMY_PHASE_OVER;
  match->round.turn = RUMMY_SEAT_NONE;
}

RummyRefusal
rummy_match_check (const RummyMatch *match, const RummyMove *move)
{
  if (match->over)
    return RUMMY_REFUSED_OVER;
  if (move->kind == RUMMY_MOVE_DEAL)
    return match->round.phase == RUMMY_PHASE_OVER ? RUMMY_OK : RUMMY_REFUSED_NOT_OVER;

  return rummy_round_check (&match->round, move);
}

RummyRefusal
rummy_match_apply (RummyMatch *match, const RummyMove *move, RummyEvents *events)
{
  RummyRefusal refusal;

  if (move->kind == RUMMY_MOVE_DEAL || match->over) {
    refusal = rummy_match_check (match, move);
    if (refusal == RUMMY_OK)
      deal (match, events);
    return refusal;
  }

  refusal = rummy_round_apply (&match->round, move, events);
  if (refusal == RUMMY_OK && match->round.phase == RUMMY_PHASE_OVER)
    score_round (match, events);

  return refusal;
}

void
rummy_match_copy (RummyMatch *to, const RummyMatch *from)
{
  *to = *from;
  to->round.rules = &to->rules;
}

unsigned
rummy_match_lead (const RummyMatch *match, unsigned round)
{
  unsigned players = (unsigned) match->rules.players;

  if (match->rules.lead == RUMMY_LEAD_ALTERNATES)
    return (match->game + round) % players;

  return (unsigned) ((rummy_seed_mix (match->seed, SEED_FIRST_DEALER) + round) % players);
}

unsigned
rummy_match_round_winner (const RummyMatch *match)
{
  unsigned players = (unsigned) match->rules.players;
  int32_t scores[RUMMY_SEATS_MAX];

  if (match->rounds == 0 || match->round.phase != RUMMY_PHASE_OVER)
    return RUMMY_SEAT_NONE;
  for (unsigned i = 0; i < players; i++)
    scores[i] = rummy_round_score (&match->round, i);

  return highest (scores, players);
}
