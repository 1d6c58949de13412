/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/soak.h"

#include "ai/bot.h"
#include "engine/record.h"
#include "tools/audit.h"
#include "tools/probe.h"
#include "tools/scorer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Weights for choosing among kinds of moves; 1 if omitted.  The first style picks legal moves uniformly.  Players
 * who meld at once, hoard, or take every upcard reach positions that uniform choice does not. */
static const uint8_t styles[][RUMMY_N_MOVES] = {
  { 0 },
  { [RUMMY_MOVE_DRAW] = 1 },
  { [RUMMY_MOVE_DRAW] = 9, [RUMMY_MOVE_MELD] = 200, [RUMMY_MOVE_LAY] = 200, [RUMMY_MOVE_SWAP] = 20,
    [RUMMY_MOVE_KNOCK] = 250 },
  { [RUMMY_MOVE_DRAW] = 9, [RUMMY_MOVE_TAKE] = 9, [RUMMY_MOVE_DISCARD] = 200 },
  { [RUMMY_MOVE_TAKE] = 250, [RUMMY_MOVE_DISCARD] = 90, [RUMMY_MOVE_KNOCK] = 30 },
  { [RUMMY_MOVE_TAKE] = 20, [RUMMY_MOVE_MELD] = 250, [RUMMY_MOVE_LAY] = 250, [RUMMY_MOVE_SWAP] = 250,
    [RUMMY_MOVE_CALL] = 90,
    [RUMMY_MOVE_KNOCK] = 250 },
};

#define N_STYLES (sizeof styles / sizeof *styles)

#define DEEP_EVERY 1000 /* positions */
#define VIEW_EVERY 8
#define OUT_OF_TURN_EVERY 3
#define MOVES_MOST 50000 /* of a round */
#define LEVEL_EVERY 120  /* positions */
#define DUTY_EVERY 15    /* among positions with a duty in the turn */
#define LEVEL_BUDGET 40

typedef struct {
  RummySoak *soak;
  RummyMatch match;
  RummyRecord record;
  RummyRng rng;
  RummyScorer scorer;
  RummyProbe probe;
  RummyMoves moves;
  uint8_t style[RUMMY_SEATS_MAX];
} Player;

static bool
fail (Player *self, const char *error, const RummyMove *move)
{
  RummySoak *soak = self->soak;
  char text[RUMMY_MOVE_TEXT] = "";

  if (move)
    rummy_move_to_text (move, text);
  snprintf (soak->violation, sizeof soak->violation, "%s%s%.300s", error, move ? ": " : "", text);
  if (soak->record == NULL)
    soak->record = rummy_record_to_text (&self->record);

  return false;
}

static RummyMove
choose (Player *self, unsigned seat)
{
  const RummyMoves *moves = &self->moves;
  const uint8_t *style = styles[self->style[seat]];
  bool present[RUMMY_N_MOVES] = { false };
  uint32_t sum = 0, chosen, n = 0;
  unsigned kind = 0;

  if (self->style[seat] == 0)
    return moves->move[rummy_rng_below (&self->rng, moves->n)];

  for (unsigned i = 0; i < moves->n; i++) {
    kind = moves->move[i].kind;
    if (!present[kind])
      sum += style[kind] ? style[kind] : 1;
    present[kind] = true;
  }
  chosen = rummy_rng_below (&self->rng, sum);
  for (kind = 0;; kind++) {
    uint32_t weight = !present[kind] ? 0 : style[kind] ? style[kind] : 1;

    if (chosen < weight)
      break;
    chosen -= weight;
  }

  for (unsigned i = 0; i < moves->n; i++)
    n += moves->move[i].kind == kind;
  n = rummy_rng_below (&self->rng, n);
  for (unsigned i = 0;; i++) {
    if (moves->move[i].kind == kind && n-- == 0)
      return moves->move[i];
  }
}

/* Checks that the events match the position. */
static bool
audit_events (Player *self, const RummyMove *move, const RummyRound *before, const RummyEvents *events)
{
  const RummyRound *round = &self->match.round;
  int points[RUMMY_SEATS_MAX] = { 0 };
  bool ended = false;

  if (events->n == 0 || events->n > RUMMY_EVENTS_MAX)
    return fail (self, "a move without events", move);

  for (unsigned i = 0; i < events->n; i++) {
    const RummyEvent *event = &events->event[i];

    switch (event->kind) {
    case RUMMY_EVENT_DRAW:
      if (!rummy_cards_has (round->hand[event->seat], event->card) ||
          rummy_cards_has (before->hand[event->seat], event->card))
        return fail (self, "the event names a different card than was drawn", move);
      break;
    case RUMMY_EVENT_TAKE:
      if (!rummy_cards_within (event->cards, rummy_round_above (before, before->deck[0])))
        return fail (self, "the event names different cards than were taken", move);
      break;
    case RUMMY_EVENT_MELD:
    case RUMMY_EVENT_LAY:
    case RUMMY_EVENT_SWAP:
    case RUMMY_EVENT_CALL:
      points[event->seat] += event->points;
      if (event->meld >= round->n_melds)
        return fail (self, "the event names no meld", move);
      break;
    case RUMMY_EVENT_TURN:
      if (event->seat >= round->rules->players)
        return fail (self, "an event gives the turn to nobody", move);
      break;
    case RUMMY_EVENT_OVER:
      ended = true;
      break;
    default:
      break;
    }
  }

  for (unsigned seat = 0; seat < (unsigned) round->rules->players && move->kind != RUMMY_MOVE_SWAP; seat++) {
    if (points[seat] != round->melded[seat] - before->melded[seat])
      return fail (self, "the events name different points than were melded", move);
  }

  return ended == (round->phase == RUMMY_PHASE_OVER) || fail (self, "no event, or a wrong one, ends the round", move);
}

static bool
add_move (Player *self, const RummyMove *move)
{
  char text[RUMMY_MOVE_TEXT], again[RUMMY_MOVE_TEXT] = "";
  RummyMove read = { 0 };

  rummy_move_to_text (move, text);
  if (rummy_move_from_text (text, &read))
    rummy_move_to_text (&read, again);
  if (strcmp (text, again) != 0 || read.kind != move->kind || !rummy_cards_equal (read.cards, move->cards))
    return fail (self, "a move does not survive being written and read", move);

  return rummy_record_add (&self->record, move) || fail (self, "the record is full", NULL);
}

static bool
play_move (Player *self, const RummyMove *move)
{
  RummyMatch before;
  RummyEvents events = { .n = 0 };
  char error[RUMMY_ERROR_TEXT];

  rummy_match_copy (&before, &self->match);
  self->soak->n_moves++;
  self->soak->n_played[move->kind]++;
  if (rummy_match_apply (&self->match, move, &events) != RUMMY_OK)
    return fail (self, "apply refuses a move that is listed", move);
  if (!add_move (self, move))
    return false;
  rummy_scorer_watch (&self->scorer, &before.round, move, &self->match.round);
  if (!rummy_audit_round (&self->match.round, error) ||
      !rummy_scorer_agrees (&self->scorer, &self->match.round, error) ||
      (self->match.round.phase == RUMMY_PHASE_OVER &&
       !rummy_scorer_match (&self->scorer, &before, &self->match, error)))
    return fail (self, error, NULL);

  return audit_events (self, move, &before.round, &events);
}

/* Counts what can only grow: cards out of play and on the table, a natural card counting more than the wild one it
 * replaces. */
static unsigned
cards_played (const RummyRound *round)
{
  unsigned n = rummy_cards_count (round->gone);

  for (unsigned card = 0; card < RUMMY_CARD_CODES; card++) {
    if (round->meld_of[card] != RUMMY_MELD_NONE)
      n += rummy_round_is_wild (round, (RummyCard) card) ? 1 : 2;
  }

  return n;
}

static unsigned
cards_held (const RummyRound *round)
{
  unsigned n = 0;

  for (unsigned i = 0; i < RUMMY_SEATS_MAX; i++)
    n += round->n_hand[i];

  return n;
}

/* Checks that the reason why the round ended is true. */
static bool
audit_end (Player *self)
{
  const RummyRound *round = &self->match.round;
  const RummyRules *rules = round->rules;
  bool renews = rules->stock_out == RUMMY_STOCKOUT_TURN || rules->stock_out == RUMMY_STOCKOUT_RESHUFFLE;

  switch (round->end) {
  case RUMMY_END_OUT:
    if (round->n_hand[round->out] && rules->meld_when == RUMMY_MELD_ANY_TIME)
      return fail (self, "the seat that went out holds cards", NULL);
    break;
  case RUMMY_END_STOCK:
  case RUMMY_END_CIRCLE:
    if (round->n_stock > 0 || (renews && round->renewals < rules->renewals_max && round->n_pile > 1 &&
                               rules->reserve == 0))
      return fail (self, "the round ends too early", NULL);
    break;
  case RUMMY_END_RESERVE:
    if (round->n_stock > rules->reserve)
      return fail (self, "the round ends too early", NULL);
    break;
  default:
    break;
  }

  return true;
}

/* Returns whether the player must do something particular in this turn. */
static bool
has_duty (const RummyRound *round)
{
  return round->must_play || round->owed != RUMMY_CARD_NONE || round->owed_top != RUMMY_CARD_NONE ||
         round->first_open || round->all_used || !rummy_cards_is_empty (round->owed_any) ||
         !rummy_cards_is_empty (round->barred);
}

/* Checks that a level chooses a legal move in any position. */
static bool
ask_level (Player *self, unsigned seat)
{
  const RummyRound *round = &self->match.round;
  const RummyLimits limits = { .budget = LEVEL_BUDGET };
  RummyLevel level = (RummyLevel) rummy_rng_below (&self->rng, RUMMY_N_LEVELS);
  char error[RUMMY_ERROR_TEXT];
  RummyView view;
  RummyMove move;
  RummyRefusal refusal;

  if (self->moves.n == 0 || rummy_rng_below (&self->rng, has_duty (round) ? DUTY_EVERY : LEVEL_EVERY))
    return true;
  rummy_view_init (&view, round, seat, self->match.totals);
  move = rummy_bot_choose (&view, level, &self->rng, &limits);
  refusal = rummy_round_check (round, &move);
  self->soak->n_chosen++;
  if (refusal == RUMMY_OK)
    return true;
  snprintf (error, sizeof error, "the level %s chooses a move that is refused, %s", rummy_level_key (level),
            rummy_refusal_key (refusal));

  return fail (self, error, &move);
}

/* Probes a position, now and then for all seats.  The moves of @seat are left in self->moves. */
static bool
probe (Player *self, unsigned seat)
{
  bool deep = rummy_rng_below (&self->rng, DEEP_EVERY) == 0;
  bool view = rummy_rng_below (&self->rng, VIEW_EVERY) == 0;

  rummy_round_moves_of (&self->match.round, seat, &self->moves);
  if (!rummy_probe_moves (&self->probe, &self->match, seat, &self->moves, &self->rng, deep) ||
      (view && !rummy_probe_view (&self->probe, &self->match, seat, &self->moves, &self->rng)))
    return fail (self, self->probe.error, &self->probe.move);

  return ask_level (self, seat);
}

static bool
play_round (Player *self)
{
  static const RummyMove deal = { .kind = RUMMY_MOVE_DEAL, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };
  const RummyRound *round = &self->match.round;
  unsigned players = (unsigned) self->match.rules.players;
  char error[RUMMY_ERROR_TEXT];
  unsigned n_moves = 0, n_idle = 0, turns = 0, played = 0, stock, held, renewals = 0;
  RummyMatch before;

  for (unsigned i = 0; i < RUMMY_SEATS_MAX; i++)
    self->style[i] = (uint8_t) rummy_rng_below (&self->rng, N_STYLES);

  rummy_match_copy (&before, &self->match);
  if (rummy_match_apply (&self->match, &deal, NULL) != RUMMY_OK)
    return fail (self, "no round can be dealt", NULL);
  if (!add_move (self, &deal))
    return false;
  if (!rummy_scorer_deal (&self->scorer, &before, &self->match, error))
    return fail (self, error, NULL);
  rummy_scorer_begin (&self->scorer, round);
  if (!rummy_audit_round (round, error))
    return fail (self, error, NULL);

  stock = round->n_stock;
  held = cards_held (round);
  while (round->phase != RUMMY_PHASE_OVER) {
    unsigned seat = rummy_rng_below (&self->rng, OUT_OF_TURN_EVERY) ? round->turn
                                                                    : rummy_rng_below (&self->rng, players);
    RummyMove move;

    if (!probe (self, seat))
      return false;
    if (self->moves.n == 0) {
      seat = round->turn;
      if (!probe (self, seat))
        return false;
    }
    move = choose (self, seat);
    if (!play_move (self, &move))
      return false;

    /* The number of turns without a stock card drawn or a card laid is limited.  As cards are limited too, every
     * round ends. */
    if (round->turns != turns) {
      bool idle = round->n_stock == stock && round->renewals == renewals && cards_played (round) == played &&
                  cards_held (round) >= held;

      n_idle = idle ? n_idle + 1 : 0;
      turns = round->turns;
      stock = round->n_stock;
      held = cards_held (round);
      renewals = round->renewals;
      played = cards_played (round);
    }
    if (n_idle > 4 * players + 4 || ++n_moves > MOVES_MOST)
      return fail (self, "the round does not end", NULL);
  }
  self->soak->n_rounds++;
  self->soak->n_ended[round->end]++;

  return audit_end (self);
}

/* Checks that writing, reading and playing the record gives the same match. */
static bool
replay (Player *self)
{
  RummyRecord read = { .moves = NULL };
  RummyMatch match, same;
  char error[RUMMY_ERROR_TEXT];
  char *text = rummy_record_to_text (&self->record);
  bool ok = text && rummy_record_from_text (&read, text, NULL, error) &&
            rummy_record_play (&read, read.n_moves, &match, NULL) == self->record.n_moves;

  if (ok) {
    memcpy (&same, &self->match, sizeof same);
    match.round.rules = same.round.rules = NULL;
    ok = memcmp (&match, &same, sizeof match) == 0;
  }
  rummy_record_clear (&read);
  free (text);

  return ok || fail (self, "the record does not reproduce the same match", NULL);
}

bool
rummy_soak_run (RummySoak *soak, const RummyRules *rules, uint64_t seed, uint64_t n_rounds)
{
  static Player player;
  Player *self = &player;
  bool ok = true;

  *self = (Player) { .soak = soak };
  rummy_rng_seed (&self->rng, seed);
  for (uint64_t i = 0; ok && i < n_rounds;) {
    unsigned game = 1 + rummy_rng_below (&self->rng, 4);
    uint64_t code = rummy_rng_next (&self->rng);

    rummy_match_init (&self->match, rules, code, game);
    rummy_record_init (&self->record, rules, code, game);
    do
      ok = play_round (self);
    while (ok && ++i < n_rounds && !self->match.over);
    ok = ok && replay (self);
    rummy_record_clear (&self->record);
  }
  soak->n_checks += self->probe.n_checks;

  return ok;
}

static void
randomize (RummyRules *rules, const RummyParam *param, RummyRng *rng)
{
  int16_t *value = (int16_t *) ((char *) rules + param->offset);

  if (param->type == RUMMY_PARAM_BY_SEATS) {
    for (unsigned i = 0; i < rummy_param_n_values (param); i++)
      value[i] = (int16_t) (3 + rummy_rng_below (rng, 11));
  } else {
    *value = (int16_t) (param->min + (int) rummy_rng_below (rng, (uint32_t) (param->max - param->min + 1)));
  }
}

void
rummy_soak_any_rules (RummyRules *rules, unsigned seats, RummyRng *rng)
{
  char error[RUMMY_ERROR_TEXT];
  size_t n_params, n_presets;
  const RummyParam *params = rummy_params (&n_params);
  const RummyPreset *presets = rummy_presets (&n_presets);

  /* Starts from a preset and randomizes one parameter after another, undoing those that clash. */
  do {
    rummy_rules_init (rules, presets[rummy_rng_below (rng, (uint32_t) n_presets)].key);
    rules->players = (int16_t) seats;
    rules->partner = rules->partner && seats == 4;
  } while (!rummy_rules_validate (rules, error));
  for (unsigned n = 10 + rummy_rng_below (rng, 150); n > 0; n--) {
    const RummyParam *first = &params[rummy_rng_below (rng, (uint32_t) n_params)];
    const RummyParam *second = &params[rummy_rng_below (rng, (uint32_t) n_params)];
    RummyRules kept = *rules;

    randomize (rules, first, rng);
    /* Some parameters can only be changed in pairs. */
    if (n % 2)
      randomize (rules, second, rng);
    rules->players = (int16_t) seats;
    if (!rummy_rules_validate (rules, error))
      *rules = kept;
  }
}
