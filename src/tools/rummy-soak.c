/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-soak.h"

#include "rummy-audit.h"
#include "rummy-probe.h"
#include "rummy-record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How often a kind of move is chosen when it is legal; all legal moves evenly if all are 0.  Players who meld at
 * once, hoard, or take every upcard come to places that even chance does not. */
static const uint8_t styles[][RUMMY_MOVE_PASS + 1] = {
  { 0 },
  { [RUMMY_MOVE_DRAW] = 1, [RUMMY_MOVE_TAKE] = 1, [RUMMY_MOVE_MELD] = 1, [RUMMY_MOVE_LAY] = 1,
    [RUMMY_MOVE_DISCARD] = 1, [RUMMY_MOVE_PASS] = 1 },
  { [RUMMY_MOVE_DRAW] = 9, [RUMMY_MOVE_TAKE] = 1, [RUMMY_MOVE_MELD] = 200, [RUMMY_MOVE_LAY] = 200,
    [RUMMY_MOVE_DISCARD] = 1, [RUMMY_MOVE_PASS] = 1 },
  { [RUMMY_MOVE_DRAW] = 9, [RUMMY_MOVE_TAKE] = 9, [RUMMY_MOVE_MELD] = 1, [RUMMY_MOVE_LAY] = 1,
    [RUMMY_MOVE_DISCARD] = 200, [RUMMY_MOVE_PASS] = 1 },
  { [RUMMY_MOVE_DRAW] = 1, [RUMMY_MOVE_TAKE] = 250, [RUMMY_MOVE_MELD] = 1, [RUMMY_MOVE_LAY] = 1,
    [RUMMY_MOVE_DISCARD] = 90, [RUMMY_MOVE_PASS] = 1 },
};

#define N_STYLES (sizeof styles / sizeof *styles)

#define DEEP_EVERY 500 /* positions */
#define VIEW_EVERY 8

typedef struct {
  RummySoak *soak;
  RummyMatch match;
  RummyRecord record;
  RummyRng rng;
  RummyAudit audit;
  RummyProbe probe;
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
choose (Player *self, const RummyMoves *moves)
{
  const uint8_t *style = styles[self->style[self->match.round.turn]];
  bool present[RUMMY_MOVE_PASS + 1] = { false };
  uint32_t sum = 0, chosen, n = 0;
  unsigned kind = 0;

  for (unsigned i = 0; i < moves->n; i++) {
    if (!present[moves->move[i].kind])
      sum += style[moves->move[i].kind];
    present[moves->move[i].kind] = true;
  }
  if (sum == 0)
    return moves->move[rummy_rng_below (&self->rng, moves->n)];

  chosen = rummy_rng_below (&self->rng, sum);
  while (!present[kind] || chosen >= style[kind]) {
    chosen -= present[kind] ? style[kind] : 0u;
    kind++;
  }

  for (unsigned i = 0; i < moves->n; i++)
    n += moves->move[i].kind == kind;
  n = rummy_rng_below (&self->rng, n);
  for (unsigned i = 0;; i++) {
    if (moves->move[i].kind == kind && n-- == 0)
      return moves->move[i];
  }
}

/* What the events tell must be what the position says. */
static bool
audit_events (Player *self, const RummyMove *move, const RummyRound *before, const RummyEvents *events)
{
  const RummyRound *round = &self->match.round;
  const RummyEvent *first = &events->event[0];
  bool drew = move->kind == RUMMY_MOVE_DRAW, took = move->kind == RUMMY_MOVE_TAKE;
  RummyCards seen = before->seen[move->seat];
  bool ended = false;

  if (events->n == 0 || events->n > RUMMY_EVENTS_MAX || first->kind != move->kind || first->seat != move->seat)
    return fail (self, "the first event is not the move", move);
  if (drew && (first->card != rummy_round_stock (before, 0) || !rummy_cards_has (round->hand[move->seat], first->card)))
    return fail (self, "the event names another card than was drawn", move);
  if (took && !rummy_cards_equal (first->cards, rummy_round_above (before, move->card)))
    return fail (self, "the event names other cards than were taken", move);
  if (took)
    seen = rummy_cards_or (seen, first->cards);
  if (!rummy_cards_equal (round->seen[move->seat], rummy_cards_and (seen, round->hand[move->seat])))
    return fail (self, "not the cards are marked as seen that were", move);
  if (first->points != round->melded[move->seat] - before->melded[move->seat])
    return fail (self, "the event names other points than were melded", move);

  for (unsigned i = 1; i < events->n; i++) {
    const RummyEvent *event = &events->event[i];

    if (event->kind == RUMMY_EVENT_TURN && (event->seat != round->turn || round->phase != RUMMY_PHASE_DRAW))
      return fail (self, "an event gives the turn to another seat", move);
    ended = ended || event->kind == RUMMY_EVENT_OVER;
  }

  return ended == (round->phase == RUMMY_PHASE_OVER) || fail (self, "no event, or a wrong one, ends the round", move);
}

static bool
add_move (Player *self, const RummyMove *move)
{
  char text[RUMMY_MOVE_TEXT], again[RUMMY_MOVE_TEXT] = "";
  RummyMove read;

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
  RummyRound before = self->match.round;
  RummyEvents events = { .n = 0 };
  char error[RUMMY_AUDIT_TEXT];

  self->soak->n_moves++;
  if (rummy_match_apply (&self->match, move, &events) != RUMMY_OK)
    return fail (self, "apply refuses a move that is listed", move);
  if (!add_move (self, move) || !audit_events (self, move, &before, &events))
    return false;

  return rummy_audit_round (&self->audit, &self->match.round, error) || fail (self, error, NULL);
}

static unsigned
cards_on_table (const RummyRound *round)
{
  unsigned n = 0;

  for (unsigned i = 0; i < round->n_melds; i++)
    n += round->meld[i].count;

  return n;
}

/* So many turns in a row may pass without a stock card and without a card on the table; as there are only so many
 * cards, every round ends. */
static unsigned
most_idle_turns (const RummyRound *round)
{
  return (round->n_stock > 0 ? 3u : 1u) * (unsigned) round->rules->players;
}

/* The round ended for a reason that is true, and its points are in the totals. */
static bool
audit_end (Player *self, const int32_t *totals, unsigned n_idle)
{
  const RummyRound *round = &self->match.round;
  unsigned players = (unsigned) self->match.rules.players;

  if ((round->end != RUMMY_END_OUT && round->n_stock > 0) || (round->end == RUMMY_END_CIRCLE && n_idle < players))
    return fail (self, "the round ends too early", NULL);
  for (unsigned i = 0; i < players; i++) {
    if (self->match.totals[i] != totals[i] + rummy_round_score (round, i))
      return fail (self, "the points of the round are not in the totals", NULL);
  }

  return true;
}

static bool
play_round (Player *self)
{
  static const RummyMove deal = { .kind = RUMMY_MOVE_DEAL, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };
  const RummyRound *round = &self->match.round;
  char error[RUMMY_AUDIT_TEXT];
  unsigned n_in_turn = 0, n_idle = 0, turns = 0, left;
  int32_t totals[RUMMY_SEATS_MAX];

  memcpy (totals, self->match.totals, sizeof totals);
  for (unsigned i = 0; i < RUMMY_SEATS_MAX; i++)
    self->style[i] = (uint8_t) rummy_rng_below (&self->rng, N_STYLES);

  if (rummy_match_apply (&self->match, &deal, NULL) != RUMMY_OK)
    return fail (self, "no round can be dealt", NULL);
  if (!add_move (self, &deal))
    return false;
  rummy_audit_begin (&self->audit);
  if (!rummy_audit_round (&self->audit, round, error))
    return fail (self, error, NULL);

  left = round->n_stock;
  while (round->phase != RUMMY_PHASE_OVER) {
    bool deep = rummy_rng_below (&self->rng, DEEP_EVERY) == 0;
    RummyMoves moves;
    RummyMove move;

    rummy_round_moves (round, &moves);
    if (!rummy_probe_moves (&self->probe, &self->match, &moves, &self->rng, deep) ||
        (rummy_rng_below (&self->rng, VIEW_EVERY) == 0 &&
         !rummy_probe_view (&self->probe, &self->match, &moves, &self->rng)))
      return fail (self, self->probe.error, &self->probe.move);

    move = choose (self, &moves);
    if (!play_move (self, &move))
      return false;

    if (round->turns == turns) {
      n_in_turn++;
    } else {
      n_idle = round->n_stock - cards_on_table (round) == left ? n_idle + 1 : 0;
      left = round->n_stock - cards_on_table (round);
      n_in_turn = 0;
      turns = round->turns;
    }
    if ((n_in_turn == 0 && n_idle > most_idle_turns (round)) || n_in_turn > RUMMY_CARDS_MAX)
      return fail (self, "the round does not end", NULL);
  }
  self->soak->n_rounds++;
  self->soak->n_ended[round->end]++;

  return audit_end (self, totals, n_idle);
}

/* Writes the record, reads it and plays it: the same match must come of it. */
static bool
replay (Player *self)
{
  RummyRecord read = { .moves = NULL };
  RummyMatch match, same;
  char error[RUMMY_RULES_ERROR];
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

  return ok || fail (self, "the record does not give the same match again", NULL);
}

bool
rummy_soak_run (RummySoak *soak, const RummyRules *rules, uint64_t seed, uint64_t n_rounds)
{
  Player self = { .soak = soak };
  bool ok = true;

  rummy_rng_seed (&self.rng, seed);
  for (uint64_t i = 0; ok && i < n_rounds;) {
    unsigned game = 1 + rummy_rng_below (&self.rng, 4);
    uint64_t code = rummy_rng_next (&self.rng);

    rummy_match_init (&self.match, rules, code, game);
    rummy_record_init (&self.record, rules, code, game);
    do
      ok = play_round (&self);
    while (ok && ++i < n_rounds && !self.match.over);
    ok = ok && replay (&self);
    rummy_record_clear (&self.record);
  }
  soak->n_checks += self.probe.n_checks;

  return ok;
}

void
rummy_soak_any_rules (RummyRules *rules, unsigned seats, RummyRng *rng)
{
  char error[RUMMY_RULES_ERROR];
  const RummyParam *params;
  size_t n_params;

  params = rummy_params (&n_params);
  do {
    rummy_rules_init (rules, NULL);
    for (size_t i = 0; i < n_params; i++) {
      int16_t *value = (int16_t *) ((char *) rules + params[i].offset);

      if (params[i].type == RUMMY_PARAM_BY_SEATS) {
        for (unsigned j = 0; j <= RUMMY_SEATS_MAX - RUMMY_SEATS_MIN; j++)
          value[j] = (int16_t) (3 + rummy_rng_below (rng, 11));
      } else {
        uint32_t n_values = (uint32_t) (params[i].max - params[i].min + 1);

        *value = (int16_t) (params[i].min + (int) rummy_rng_below (rng, n_values));
      }
    }
    rules->players = (int16_t) seats;
  } while (!rummy_rules_validate (rules, error));
}
