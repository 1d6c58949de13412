/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-audit.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define MELD_CARDS_MAX 13

__attribute__ ((format (printf, 2, 3))) static bool
fail (char error[RUMMY_AUDIT_TEXT], const char *format, ...)
{
  va_list args;

  va_start (args, format);
  vsnprintf (error, RUMMY_AUDIT_TEXT, format, args);
  va_end (args);

  return false;
}

static bool
audit_places (const RummyRound *round, char error[RUMMY_AUDIT_TEXT])
{
  const RummyRules *rules = round->rules;
  unsigned packs = rules->packs > 0 ? (unsigned) rules->packs : rules->players > 4 ? 2 : 1;
  uint8_t places[256] = { 0 };

  for (unsigned i = 0; i < round->n_pile; i++)
    places[round->deck[i]]++;
  for (unsigned i = 0; i < round->n_stock; i++)
    places[round->deck[RUMMY_CARDS_MAX - 1 - i]]++;
  for (unsigned seat = 0; seat < RUMMY_SEATS_MAX; seat++) {
    RUMMY_CARDS_EACH (card, round->hand[seat])
      places[card]++;
  }
  for (unsigned card = 0; card < RUMMY_CARD_CODES; card++)
    places[card] += round->meld_of[card] != RUMMY_MELD_NONE;

  for (unsigned card = 0; card < 256; card++) {
    unsigned wanted = card / 64 < packs && card % 16 >= 1 && card % 16 <= 13;
    char text[RUMMY_CARD_TEXT];

    if (places[card] == wanted)
      continue;
    rummy_card_to_text ((RummyCard) card, text);
    return fail (error, "card %u (%s) is in %u places", card, text, places[card]);
  }

  return true;
}

static bool
audit_seats (const RummyRound *round, char error[RUMMY_AUDIT_TEXT])
{
  unsigned players = (unsigned) round->rules->players;
  bool over = round->phase == RUMMY_PHASE_OVER;

  for (unsigned seat = 0; seat < RUMMY_SEATS_MAX; seat++) {
    unsigned n = 0, n_lost = 0;

    RUMMY_CARDS_EACH (card, round->hand[seat])
      n++;
    RUMMY_CARDS_EACH (card, round->seen[seat])
      n_lost += !(round->hand[seat].pack[card / 64] >> (card % 64) & 1);
    if (n != round->n_hand[seat])
      return fail (error, "seat %u has %u cards, counted as %u", seat + 1, n, round->n_hand[seat]);
    if (n_lost)
      return fail (error, "seat %u is seen to hold cards that it does not hold", seat + 1);
    if (seat >= players && n)
      return fail (error, "seat %u holds cards, but there is no such seat", seat + 1);
    if (seat < players && n == 0 && !(over && round->end == RUMMY_END_OUT && round->out == seat))
      return fail (error, "seat %u has no cards, but has not gone out", seat + 1);
  }

  if (!over && (round->turn >= players || round->end != RUMMY_END_NONE || round->out != RUMMY_SEAT_NONE))
    return fail (error, "the round goes on, but has an end");
  if (over && (round->end == RUMMY_END_NONE || (round->end == RUMMY_END_OUT) != (round->out < players)))
    return fail (error, "the round is over, but without a good reason");
  if (round->phase == RUMMY_PHASE_DRAW &&
      (round->drawn != RUMMY_CARD_NONE || round->owed != RUMMY_CARD_NONE || round->kept != RUMMY_CARD_NONE ||
       round->played))
    return fail (error, "a turn begins with something left of the one before");

  return true;
}

static bool
audit_set (const RummyRules *rules, const RummyMeld *meld, const unsigned *cards, unsigned n,
           char error[RUMMY_AUDIT_TEXT])
{
  unsigned in_suit[RUMMY_SUITS] = { 0 };

  if (rules->kinds == RUMMY_KINDS_RUNS || n > (unsigned) rules->setmax)
    return fail (error, "the rules have no sets of %u", n);
  for (unsigned i = 0; i < n; i++) {
    if (cards[i] % 16 != meld->low)
      return fail (error, "a set of %u holds the rank %u", meld->low, cards[i] % 16);
    if (++in_suit[cards[i] / 16 % 4] > 1 && !rules->setsuits)
      return fail (error, "a suit stands twice in a set of %u", meld->low);
  }
  for (unsigned suit = 0; suit < RUMMY_SUITS; suit++) {
    if ((in_suit[suit] > 0) != (meld->suits >> suit & 1))
      return fail (error, "the suits of a set of %u are not its suits", meld->low);
  }

  return true;
}

static bool
audit_run (const RummyRules *rules, const RummyMeld *meld, const unsigned *cards, unsigned n,
           char error[RUMMY_AUDIT_TEXT])
{
  unsigned top = rules->ace == RUMMY_ACE_LOW_ONLY ? 13 : rules->ace == RUMMY_ACE_EITHER ? 14 : 25;

  if (rules->kinds == RUMMY_KINDS_SETS || n < (unsigned) rules->runmin || n > 13)
    return fail (error, "the rules have no runs of %u", n);
  if (meld->low < 1 || meld->low > 13 || meld->high > top || meld->high + 1u - meld->low != n)
    return fail (error, "a run of %u goes from %u to %u", n, meld->low, meld->high);
  for (unsigned position = meld->low; position <= meld->high; position++) {
    unsigned n_there = 0;

    for (unsigned i = 0; i < n; i++)
      n_there += cards[i] / 16 % 4 == meld->suit && cards[i] % 16 == (position - 1) % 13 + 1;
    if (n_there != 1)
      return fail (error, "a run from %u to %u has %u cards at %u", meld->low, meld->high, n_there, position);
  }

  return true;
}

static bool
audit_melds (const RummyRound *round, char error[RUMMY_AUDIT_TEXT])
{
  unsigned cards[RUMMY_MELDS_MAX][MELD_CARDS_MAX], n[RUMMY_MELDS_MAX] = { 0 };

  if (round->n_melds > RUMMY_MELDS_MAX)
    return fail (error, "there are %u melds", round->n_melds);
  for (unsigned card = 0; card < RUMMY_CARD_CODES; card++) {
    unsigned i = round->meld_of[card];

    if (i == RUMMY_MELD_NONE)
      continue;
    if (i >= round->n_melds || n[i] == MELD_CARDS_MAX)
      return fail (error, "card %u is in meld %u, which is not there or too long", card, i + 1);
    cards[i][n[i]++] = card;
  }

  for (unsigned i = 0; i < round->n_melds; i++) {
    const RummyMeld *meld = &round->meld[i];

    if (n[i] < 3 || n[i] != meld->count || meld->owner >= round->rules->players)
      return fail (error, "meld %u has %u cards, counted as %u", i + 1, n[i], meld->count);
    if (!(meld->is_run ? audit_run : audit_set) (round->rules, meld, cards[i], n[i], error))
      return false;
  }

  return true;
}

static int
plain_points (const RummyRules *rules, unsigned rank)
{
  return rank >= 10 ? rules->vcourt : rules->v29 ? rules->v29 : (int) rank;
}

static int
points_as_laid (const RummyRules *rules, const RummyMeld *meld, unsigned rank)
{
  if (rank > 1)
    return plain_points (rules, rank);
  if (!meld->is_run)
    return rules->acesetv;

  return meld->low == 1 ? rules->acelowv : rules->acehighv;
}

static bool
audit_score (const RummyRound *round, unsigned seat, char error[RUMMY_AUDIT_TEXT])
{
  const RummyRules *rules = round->rules;
  bool keeps = round->phase == RUMMY_PHASE_OVER && round->out == RUMMY_SEAT_NONE && rules->noout == RUMMY_NOOUT_KEEP;
  int left = 0, score;

  RUMMY_CARDS_EACH (card, round->hand[seat])
    left += card % 16 == 1 ? rules->acehand : plain_points (rules, card % 16);
  score = round->melded[seat] - (keeps ? 0 : left);

  if (left != rummy_round_hand_points (round, seat))
    return fail (error, "seat %u holds %d points, counted as %d", seat + 1, left,
                 rummy_round_hand_points (round, seat));
  if (score != rummy_round_score (round, seat))
    return fail (error, "seat %u has %d points, counted as %d", seat + 1, score, rummy_round_score (round, seat));

  return true;
}

static bool
audit_points (RummyAudit *audit, const RummyRound *round, char error[RUMMY_AUDIT_TEXT])
{
  const RummyRules *rules = round->rules;
  int melded[RUMMY_SEATS_MAX] = { 0 };

  for (unsigned card = 0; card < RUMMY_CARD_CODES; card++) {
    unsigned meld = round->meld_of[card], seat = round->laid_by[card];

    if (meld == RUMMY_MELD_NONE)
      continue;
    if (seat >= (unsigned) rules->players)
      return fail (error, "card %u was laid by nobody", card);
    if (!audit->on_table[card]) {
      audit->on_table[card] = true;
      audit->points[card] = (int16_t) points_as_laid (rules, &round->meld[meld], card % 16);
    }
    melded[seat] += audit->points[card];
  }

  for (unsigned seat = 0; seat < (unsigned) rules->players; seat++) {
    if (melded[seat] != round->melded[seat])
      return fail (error, "seat %u has melded %d points, counted as %d", seat + 1, melded[seat], round->melded[seat]);
    if ((seat == round->turn || round->phase == RUMMY_PHASE_OVER) && !audit_score (round, seat, error))
      return false;
  }

  return true;
}

void
rummy_audit_begin (RummyAudit *audit)
{
  memset (audit, 0, sizeof *audit);
}

bool
rummy_audit_round (RummyAudit *audit, const RummyRound *round, char error[RUMMY_AUDIT_TEXT])
{
  return audit_places (round, error) && audit_seats (round, error) && audit_melds (round, error) &&
         audit_points (audit, round, error);
}
