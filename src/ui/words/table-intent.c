/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/table-intent.h"

#include "engine/solve.h"

G_STATIC_ASSERT (RUMMY_MELDS_MAX <= 64);

/* With many wild cards there are thousands of subsets and melds. */
#define PART_CHECKS_MAX 500
#define MELD_CHECKS_MAX 48

RummyIntent
rummy_intent_move (RummyMoveKind kind, guint seat, RummyCard card)
{
  return (RummyIntent) {
    .move[0] = { .kind = kind, .seat = seat, .card = card, .meld = RUMMY_MELD_NONE },
    .n = 1,
  };
}

RummyCard
rummy_intent_drawn (const RummyRound *round, guint seat)
{
  RummyCard card = round->drawn;

  if (round->phase == RUMMY_PHASE_EXCHANGE)
    return round->rules->peek ? card : RUMMY_CARD_NONE;
  if (card != RUMMY_CARD_NONE && (round->rules->drawn > 1 || round->kept != RUMMY_CARD_NONE))
    return RUMMY_CARD_NONE;
  if (card == RUMMY_CARD_NONE)
    card = round->kept; /* which is refused with a reason */

  return card < RUMMY_CARD_CODES && rummy_cards_has (round->hand[seat], card) ? card : RUMMY_CARD_NONE;
}

RummyIntent
rummy_intent_split (guint seat, RummyCard card, RummyCard joker, gboolean older)
{
  RummyIntent self = rummy_intent_move (RUMMY_MOVE_TAKE, seat, card);

  self.move[0].cards = rummy_cards_of (joker);
  self.move[0].low = older;

  return self;
}

static RummyCard
deepest_in_pile (const RummyRound *round, RummyCards cards)
{
  for (guint i = 0; i < round->n_pile; i++) {
    if (rummy_cards_has (cards, round->deck[i]))
      return round->deck[i];
  }

  return RUMMY_CARD_NONE;
}

RummyIntent
rummy_intent_lay (const RummyRound *round, guint seat, RummyCards cards, guint meld)
{
  RummyIntent self = { .n = 0 };
  RummyCard deepest = deepest_in_pile (round, cards);
  RummyMoveKind kind = meld == RUMMY_MELD_NONE ? RUMMY_MOVE_MELD : RUMMY_MOVE_LAY;

  if (round->phase == RUMMY_PHASE_CALL)
    kind = RUMMY_MOVE_CALL;
  else if (deepest != RUMMY_CARD_NONE)
    self = rummy_intent_move (RUMMY_MOVE_TAKE, seat, deepest);

  self.move[self.n++] = (RummyMove) {
    .kind = kind,
    .seat = seat,
    .card = RUMMY_CARD_NONE,
    .meld = meld,
    .cards = cards,
  };

  return self;
}

static RummyIntent
swap_for (const RummyRound *round, guint seat, RummyCards cards, guint meld, RummyCard wild)
{
  RummyIntent self = rummy_intent_lay (round, seat, cards, meld);
  RummyMove *last = &self.move[self.n - 1];

  last->kind = RUMMY_MOVE_SWAP;
  last->card = rummy_cards_first (cards);
  last->cards = rummy_cards_of (wild);

  return self;
}

RummyIntent
rummy_intent_on_meld (const RummyRound *round, guint seat, RummyCards cards, guint meld, RummyCard at)
{
  RummyIntent lay = rummy_intent_lay (round, seat, cards, meld);
  RummyCard lying[RUMMY_CARDS_MAX];
  guint n;

  if (!round->rules->swap || rummy_cards_count (cards) != 1 ||
      (at == RUMMY_CARD_NONE && rummy_intent_may_do (&lay, round)))
    return lay;

  n = rummy_round_meld_cards (round, meld, lying);
  for (guint pass = 0; pass < 2; pass++) {
    for (guint i = 0; i < n; i++) {
      RummyIntent swap = swap_for (round, seat, cards, meld, lying[i]);

      if ((pass == 1 || lying[i] == at) && rummy_intent_check (&swap, round) == RUMMY_OK)
        return swap;
    }
    if (rummy_intent_may_do (&lay, round))
      break;
  }

  return lay;
}

RummyIntent
rummy_intent_knock (const RummyRound *round, guint seat, RummyCard discard)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  RummyIntent self = rummy_intent_move (RUMMY_MOVE_KNOCK, seat, discard);
  RummyCards may = round->hand[seat];

  if (discard != RUMMY_CARD_NONE || rummy_intent_check (&self, round) == RUMMY_OK)
    return self;

  if (round->kept != RUMMY_CARD_NONE)
    rummy_cards_remove (&may, round->kept);
  rummy_solve_knock (&rules, round->hand[seat], may, &self.move[0].card);

  return self;
}

static bool
find_call_cb (const RummyMove *move, void *data)
{
  RummyIntent *self = data;

  if (move->kind != RUMMY_MOVE_CALL)
    return true;
  *self = (RummyIntent) { .move[0] = *move, .n = 1 };

  return false;
}

RummyIntent
rummy_intent_call (const RummyRound *round, guint seat)
{
  RummyIntent self = { .n = 0 };

  rummy_round_each_move (round, seat, find_call_cb, &self);

  return self;
}

/* Plays all but the last move. */
static RummyRefusal
lead_up (const RummyIntent *self, RummyRound *round)
{
  RummyRefusal refusal = RUMMY_OK;

  for (guint i = 0; i + 1 < self->n && refusal == RUMMY_OK; i++)
    refusal = rummy_round_apply (round, &self->move[i], NULL);

  return refusal;
}

/* Returns the number of legal readings of the last move; @refusal is set to why the first of the others is refused,
 * or RUMMY_OK. */
static guint
read_last (const RummyIntent *self, const RummyRound *before, RummyIntent readings[RUMMY_READINGS_MAX],
           RummyMeld melds[RUMMY_READINGS_MAX], RummyRefusal *refusal)
{
  const RummyMove *last = &self->move[self->n - 1];
  const RummyMeld *meld = last->meld < before->n_melds ? &before->meld[last->meld] : NULL;
  RummyMeldRules rules = rummy_round_meld_rules (before);
  guint8 reading[RUMMY_READINGS_MAX];
  guint n_readings = rummy_meld_readings (&rules, meld, last->cards, reading), n = 0;

  *refusal = RUMMY_OK;
  for (guint i = 0; i < n_readings; i++) {
    RummyIntent read = *self;
    RummyRound result = *before;
    RummyRefusal why;

    read.move[read.n - 1].low = reading[i];
    why = rummy_round_apply (&result, &read.move[read.n - 1], NULL);
    if (why == RUMMY_OK) {
      readings[n] = read;
      melds[n++] = result.meld[meld != NULL ? last->meld : before->n_melds];
    } else if (*refusal == RUMMY_OK) {
      *refusal = why;
    }
  }

  return n;
}

RummyRefusal
rummy_intent_check (const RummyIntent *self, const RummyRound *round)
{
  RummyIntent readings[RUMMY_READINGS_MAX];
  RummyMeld melds[RUMMY_READINGS_MAX];
  RummyRound after = *round;
  RummyRefusal refusal = lead_up (self, &after), why;

  if (refusal == RUMMY_OK)
    refusal = rummy_round_check (&after, &self->move[self->n - 1]);
  if (refusal == RUMMY_REFUSED_AMBIGUOUS && read_last (self, &after, readings, melds, &why) == 0)
    return why;

  return refusal;
}

gboolean
rummy_intent_may_do (const RummyIntent *self, const RummyRound *round)
{
  RummyRefusal refusal = rummy_intent_check (self, round);

  return refusal == RUMMY_OK || refusal == RUMMY_REFUSED_AMBIGUOUS;
}

guint
rummy_intent_readings (const RummyIntent *self, const RummyRound *round, RummyIntent readings[RUMMY_READINGS_MAX],
                       RummyMeld melds[RUMMY_READINGS_MAX])
{
  RummyRound after = *round;
  RummyRefusal why;

  return lead_up (self, &after) == RUMMY_OK ? read_last (self, &after, readings, melds, &why) : 0;
}

typedef struct {
  const RummyRound *round;
  RummyMove move, best;
  guint n_checks;
} PartSearch;

static bool
part_cb (RummyCards cards, unsigned reading, void *data)
{
  PartSearch *search = data;

  if (rummy_cards_count (cards) <= rummy_cards_count (search->best.cards))
    return true;

  search->move.cards = cards;
  search->move.low = (guint8) reading;
  if (rummy_round_check (search->round, &search->move) == RUMMY_OK)
    search->best = search->move;

  return ++search->n_checks < PART_CHECKS_MAX;
}

RummyIntent
rummy_intent_part (const RummyRound *round, guint seat, RummyCards cards, guint meld)
{
  RummyIntent self = rummy_intent_lay (round, seat, cards, meld);
  RummyRound after = *round;
  PartSearch search = { .round = &after };
  RummyMeldRules rules;

  if (round->phase == RUMMY_PHASE_CALL || meld >= round->n_melds || lead_up (&self, &after) != RUMMY_OK)
    return (RummyIntent) { .n = 0 };

  rules = rummy_round_meld_rules (&after);
  search.move = self.move[self.n - 1];
  rummy_meld_each_lay (&rules, &after.meld[meld], rummy_cards_and (cards, after.hand[seat]), RUMMY_NO_CARDS, part_cb,
                       &search);
  if (rummy_cards_is_empty (search.best.cards))
    return (RummyIntent) { .n = 0 };

  self.move[self.n - 1] = search.best;

  return self;
}

typedef struct {
  const RummyRound *round;
  RummyCards all; /* must all be in the meld */
  RummyMove move, best;
  int points; /* of the best so far */
  guint n_checks;
} MeldSearch;

static bool
meld_cb (RummyCards cards, unsigned reading, void *data)
{
  MeldSearch *search = data;
  RummyRound after = *search->round;
  RummyEvents events = { .n = 0 };
  int points = 0;

  if (!rummy_cards_is_empty (rummy_cards_minus (search->all, cards)))
    return true;

  search->move.cards = cards;
  search->move.low = (guint8) reading;
  if (rummy_round_apply (&after, &search->move, &events) == RUMMY_OK) {
    for (guint i = 0; i < events.n; i++)
      points += events.event[i].kind == RUMMY_EVENT_MELD ? events.event[i].points : 0;
    if (rummy_cards_is_empty (search->best.cards) || points > search->points) {
      search->best = search->move;
      search->points = points;
    }
  }

  return ++search->n_checks < MELD_CHECKS_MAX;
}

RummyIntent
rummy_intent_as_new (const RummyRound *round, guint seat, RummyCards cards)
{
  RummyIntent self = rummy_intent_lay (round, seat, cards, RUMMY_MELD_NONE);
  RummyRound after = *round;
  RummyMeldRules rules;
  MeldSearch search = { .round = &after, .all = cards, .move = self.move[self.n - 1] };

  if (self.n < 2 || rummy_intent_may_do (&self, round) || lead_up (&self, &after) != RUMMY_OK)
    return self;
  /* A single card need not be melded. */
  if (rummy_cards_count (cards) == 1 && after.owed == RUMMY_CARD_NONE)
    return self;

  rules = rummy_round_meld_rules (&after);
  rummy_meld_each_new (&rules, after.hand[seat], cards, meld_cb, &search);
  if (!rummy_cards_is_empty (search.best.cards))
    self.move[self.n - 1] = search.best;

  return self;
}

guint64
rummy_intent_fits (const RummyRound *round, guint seat, RummyCards cards)
{
  guint64 fits = 0;

  for (guint meld = 0; meld < round->n_melds; meld++) {
    RummyIntent lay = rummy_intent_on_meld (round, seat, cards, meld, RUMMY_CARD_NONE);

    if (rummy_intent_may_do (&lay, round))
      fits |= G_GUINT64_CONSTANT (1) << meld;
  }

  return fits;
}
