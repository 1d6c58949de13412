/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/protocol-private.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const phases[] = {
  [RUMMY_PHASE_DRAW] = "draw",         [RUMMY_PHASE_PLAY] = "play",         [RUMMY_PHASE_OVER] = "over",
  [RUMMY_PHASE_NOMINATE] = "nominate", [RUMMY_PHASE_UPCARD] = "upcard",     [RUMMY_PHASE_OFFER] = "offer",
  [RUMMY_PHASE_SECOND] = "second",     [RUMMY_PHASE_EXCHANGE] = "exchange", [RUMMY_PHASE_NODISC] = "no-discard",
  [RUMMY_PHASE_CALL] = "call",         [RUMMY_PHASE_SPREAD] = "spread",     [RUMMY_PHASE_LAYOFF] = "lay-off",
};

static const char *const ends[] = {
  [RUMMY_END_NONE] = "none",     [RUMMY_END_OUT] = "out",     [RUMMY_END_STOCK] = "stock",
  [RUMMY_END_CIRCLE] = "circle", [RUMMY_END_KNOCK] = "knock", [RUMMY_END_RESERVE] = "reserve",
};

static const char *const gins[] = { [RUMMY_GIN] = "gin", [RUMMY_GIN_BIG] = "big-gin" };

static const char *const roles[] = {
  [RUMMY_ROLE_NONE] = "none", [RUMMY_ROLE_WILD] = "wild", [RUMMY_ROLE_DOUBLE] = "double", [RUMMY_ROLE_SPLIT] = "split",
};

static const char *const types[] = {
  [RUMMY_PARAM_NUMBER] = "number",
  [RUMMY_PARAM_SWITCH] = "switch",
  [RUMMY_PARAM_CHOICE] = "choice",
  [RUMMY_PARAM_BY_SEATS] = "by-seats",
};

static const char *const events[] = {
  [RUMMY_EVENT_DEAL] = "deal", [RUMMY_EVENT_DRAW] = "draw",           [RUMMY_EVENT_TAKE] = "take",
  [RUMMY_EVENT_MELD] = "meld", [RUMMY_EVENT_LAY] = "lay",             [RUMMY_EVENT_DISCARD] = "discard",
  [RUMMY_EVENT_PASS] = "pass", [RUMMY_EVENT_TURN] = "turn",           [RUMMY_EVENT_OVER] = "over",
  [RUMMY_EVENT_SWAP] = "swap", [RUMMY_EVENT_MATCH_OVER] = "game-over", [RUMMY_EVENT_KNOCK] = "knock",
  [RUMMY_EVENT_CALL] = "call", [RUMMY_EVENT_RENEW] = "renew",         [RUMMY_EVENT_SPLIT] = "split",
  [RUMMY_EVENT_BLOCK] = "block", [RUMMY_EVENT_NOMINATE] = "nominate",   [RUMMY_EVENT_TRADE] = "trade",
};

static bool
make_room (RummyText *self, size_t n_bytes)
{
  size_t size = self->size ? self->size : 1024;
  char *text;

  if (self->failed)
    return false;
  while (size <= self->length + n_bytes)
    size *= 2;
  if (size == self->size)
    return true;

  text = realloc (self->text, size);
  self->failed = text == NULL;
  if (text) {
    self->text = text;
    self->size = size;
  }

  return text != NULL;
}

void
rummy_text_clear (RummyText *self)
{
  self->length = 0;
  self->failed = false;
  if (self->text)
    self->text[0] = '\0';
}

void
rummy_text_add (RummyText *self, const char *format, ...)
{
  va_list args;
  int n;

  va_start (args, format);
  n = vsnprintf (NULL, 0, format, args);
  va_end (args);
  if (n < 0 || !make_room (self, (size_t) n))
    return;

  va_start (args, format);
  vsnprintf (self->text + self->length, self->size - self->length, format, args);
  va_end (args);
  self->length += (size_t) n;
}

/* Appends a blank and a card. */
static void
add_card (RummyText *self, RummyCard card)
{
  char code[RUMMY_CARD_TEXT];

  rummy_card_to_text (card, code);
  rummy_text_add (self, " %s", code);
}

static void
add_cards (RummyText *self, RummyCards cards)
{
  RUMMY_CARDS_EACH (card, cards)
    add_card (self, card);
}

static void
add_number (RummyText *text, const RummyParam *param, int number)
{
  if (param->values && number == param->min)
    rummy_text_add (text, "%s", param->values[0]);
  else
    rummy_text_add (text, "%d", number);
}

void
rummy_show_param (RummyText *text, const RummyParam *param, const RummyRules *rules)
{
  int value = rummy_rules_get (rules, param, 0);

  rummy_text_add (text, "%s %s ", param->key, types[param->type]);
  switch (param->type) {
  case RUMMY_PARAM_SWITCH:
    rummy_text_add (text, "no|yes %s", value ? "yes" : "no");
    break;

  case RUMMY_PARAM_CHOICE:
    for (int i = 0; param->values[i]; i++)
      rummy_text_add (text, "%s%s", i ? "|" : "", param->values[i]);
    rummy_text_add (text, " %s", param->values[value]);
    break;

  case RUMMY_PARAM_NUMBER:
  case RUMMY_PARAM_BY_SEATS:
  default:
    if (param->values)
      rummy_text_add (text, "%s|%d..%d ", param->values[0], param->min + 1, param->max);
    else
      rummy_text_add (text, "%d..%d ", param->min, param->max);
    add_number (text, param, value);
    for (unsigned i = 1; i < rummy_param_n_values (param); i++) {
      rummy_text_add (text, "/");
      add_number (text, param, rummy_rules_get (rules, param, i));
    }
    break;
  }
  rummy_text_add (text, " %s\n", param->meaning);
}

void
rummy_show_event (RummyText *text, const RummyEvent *event)
{
  rummy_text_add (text, "%s", events[event->kind]);
  if (event->seat != RUMMY_SEAT_NONE)
    rummy_text_add (text, " seat %u", event->seat + 1u);
  if (event->card != RUMMY_CARD_NONE) {
    rummy_text_add (text, " card");
    add_card (text, event->card);
  }
  switch ((RummyEventKind) event->kind) {
  case RUMMY_EVENT_MELD:
  case RUMMY_EVENT_LAY:
  case RUMMY_EVENT_SWAP:
  case RUMMY_EVENT_CALL:
    rummy_text_add (text, " meld %u points %d", event->meld + 1u, event->points);
    break;
  case RUMMY_EVENT_NOMINATE:
    rummy_text_add (text, " role %s", roles[event->points]);
    break;
  case RUMMY_EVENT_TRADE:
    rummy_text_add (text, " with %d", event->points + 1);
    break;
  default:
    break;
  }
  if (!rummy_cards_is_empty (event->cards)) {
    rummy_text_add (text, " cards");
    add_cards (text, event->cards);
  }
  rummy_text_add (text, "\n");
}

/* Appends a meld in the notation, with what wild cards leave open: the first rank of a run, and that a group is a
 * set. */
static void
show_meld (RummyText *text, const RummyRound *round, unsigned index)
{
  const RummyMeld *meld = &round->meld[index];
  RummyCard cards[RUMMY_CARDS_MAX];
  unsigned n = rummy_round_meld_cards (round, index, cards);

  rummy_text_add (text, "meld %u seat %u %s", index + 1, meld->owner + 1u, meld->is_run ? "run" : "set");
  for (unsigned i = 0; i < n; i++)
    add_card (text, cards[i]);
  if (meld->wild && meld->is_run) {
    rummy_text_add (text, " from");
    add_card (text, rummy_card (0, meld->suit, meld->low));
  }
  rummy_text_add (text, "%s\n", meld->sealed ? " sealed" : "");
}

static void
show_card (RummyText *text, const char *name, RummyCard card)
{
  if (card == RUMMY_CARD_NONE)
    return;
  rummy_text_add (text, "%s", name);
  add_card (text, card);
  rummy_text_add (text, "\n");
}

static void
show_cards (RummyText *text, const char *name, RummyCards cards)
{
  if (rummy_cards_is_empty (cards))
    return;
  rummy_text_add (text, "%s", name);
  add_cards (text, cards);
  rummy_text_add (text, "\n");
}

void
rummy_show_round (RummyText *text, const RummyRound *round)
{
  rummy_text_add (text, "phase %s", phases[round->phase]);
  for (unsigned seat = 0; seat < (unsigned) round->rules->players; seat++) {
    if (rummy_round_may_move (round, seat))
      rummy_text_add (text, " %u", seat + 1);
  }
  if (round->phase == RUMMY_PHASE_OVER)
    rummy_text_add (text, " end %s", ends[round->end]);
  if (round->out != RUMMY_SEAT_NONE)
    rummy_text_add (text, " out %u", round->out + 1u);
  if (round->gin != RUMMY_GIN_NONE && round->phase != RUMMY_PHASE_SPREAD)
    rummy_text_add (text, " %s", gins[round->gin]);
  rummy_text_add (text, "\ndealer %u lead %u turn %u\n", round->dealer + 1u, round->lead + 1u, round->turn + 1u);

  for (unsigned seat = 0; seat < (unsigned) round->rules->players; seat++) {
    if (!rummy_round_has_seat (round, seat))
      continue;
    rummy_text_add (text, "seat %u points %d hand %u", seat + 1, round->melded[seat], round->n_hand[seat]);
    add_cards (text, round->hand[seat]);
    rummy_text_add (text, "\n");
  }
  for (unsigned i = 0; i < round->n_melds; i++)
    show_meld (text, round, i);
  rummy_text_add (text, "pile %u", round->n_pile);
  for (unsigned i = 0; i < round->n_pile; i++)
    add_card (text, round->deck[i]);
  rummy_text_add (text, "\nstock %u", round->n_stock);
  for (unsigned i = 0; i < round->n_stock && rummy_round_stock (round, i) != RUMMY_CARD_HIDDEN; i++)
    add_card (text, rummy_round_stock (round, i));
  rummy_text_add (text, "\n");

  show_card (text, "drawn", round->drawn);
  show_card (text, "owed", round->owed);
  show_card (text, "owed", round->owed_top);
  show_card (text, "kept", round->kept);
  show_card (text, "joker", round->joker);
  show_cards (text, "shown", round->shown);
  show_cards (text, "exposed", round->exposed);
  show_cards (text, "barred", round->barred);
  show_cards (text, "gone", round->gone);
  if (round->role != RUMMY_ROLE_NONE)
    rummy_text_add (text, "role %s\n", roles[round->role]);
}

static void
show_totals (RummyText *text, const char *name, const int32_t *totals, unsigned n)
{
  rummy_text_add (text, "%s", name);
  for (unsigned i = 0; i < n; i++)
    rummy_text_add (text, " %d", (int) totals[i]);
  rummy_text_add (text, "\n");
}

void
rummy_show_score (RummyText *text, const RummyMatch *match)
{
  const RummyRules *rules = &match->rules;
  unsigned winner;
  RummyScore scores[RUMMY_SEATS_MAX];

  if (match->rounds > 0) {
    if (!rummy_round_scores (&match->round, scores, &winner)) {
      rummy_text_add (text, "void\n");
    } else {
      for (unsigned side = 0; side < rummy_rules_sides (rules); side++) {
        const RummyScore *score = &scores[side];

        rummy_text_add (text, "side %u melds %d gained %d bonus %d hand %d factor %d total %d\n", side + 1,
                        score->melds, score->gained, score->bonus, score->hand, score->factor, score->total);
      }
      if (winner != RUMMY_SEAT_NONE)
        rummy_text_add (text, "winner %u\n", winner + 1);
    }
  }
  show_totals (text, "totals", match->totals, (unsigned) rules->players);

  if (match->over) {
    int32_t payments[RUMMY_SEATS_MAX];

    show_totals (text, "results", match->results, (unsigned) rules->players);
    if (rules->settle) {
      rummy_match_settle (match, payments);
      show_totals (text, "payments", payments, (unsigned) rules->players);
    }
    if (match->winner == RUMMY_SEAT_NONE) {
      unsigned leaders = rummy_match_leaders (match);

      rummy_text_add (text, "game-winner shared");
      for (unsigned seat = 0; seat < (unsigned) rules->players; seat++) {
        if (leaders >> seat & 1)
          rummy_text_add (text, " %u", seat + 1);
      }
      rummy_text_add (text, "\n");
    } else {
      rummy_text_add (text, "game-winner %u\n", match->winner + 1u);
    }
  }
}
