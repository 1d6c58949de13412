/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/ledger.h"

#include <string.h>

static bool
is_joker (RummyCard card)
{
  return card % 16 == 0;
}

static bool
is_wild (const RummyRules *rules, RummyCard card)
{
  return is_joker (card) || (card % 16 == 2 && rules->twos);
}

static unsigned
rank_after (unsigned rank)
{
  return rank % 13 + 1;
}

/* Returns the points for a card played as @rank; an ace counts @ace. */
static int
worth (const RummyRound *round, const RummyLedgerMeld *meld, RummyCard card, unsigned rank, int ace)
{
  const RummyRules *rules = round->rules;

  if (meld->sealed && is_joker (card))
    return 0;
  if (is_wild (rules, card) && rules->wild_in_meld >= 0)
    return rules->wild_in_meld;
  if (rank == 0)
    return rules->wild_in_hand;
  if (rank == 1)
    return ace;
  if (rank < 10)
    return rules->twos_to_nines ? rules->twos_to_nines : (int) rank;

  return rules->tens_to_kings ? rules->tens_to_kings : (int) rank;
}

static void
write_down (RummyLedger *self, RummyCard card, unsigned seat, unsigned rank, int points)
{
  self->seat[card] = (uint8_t) seat;
  self->rank[card] = (uint8_t) rank;
  self->brought[card] = (int16_t) points;
  self->points[seat] += points;
  self->laid[seat] = true;
}

static unsigned
n_ranks (uint16_t ranks)
{
  return (unsigned) __builtin_popcount (ranks);
}

/* Returns the first rank of a run of natural cards after some were added.  An ace that fits both ends is high if the
 * rules allow it. */
static unsigned
start_of (const RummyRules *rules, const RummyLedgerMeld *meld, uint16_t added)
{
  unsigned ranks = meld->ranks | added, start = meld->start;

  if (rules->ace == RUMMY_ACE_LOW_ONLY)
    return (unsigned) __builtin_ctz (ranks);
  if (meld->ranks) {
    unsigned end = (start + n_ranks (meld->ranks) - 2) % 13 + 1, left = added;

    while (left >> rank_after (end) & 1) {
      end = rank_after (end);
      left &= ~(1u << end);
    }
    for (; left; left &= ~(1u << start))
      start = start == 1 ? 13 : start - 1;
    return start;
  }
  if ((ranks & 0x2002) != 0x2002)
    return (unsigned) __builtin_ctz (ranks);

  /* A run with both king and ace begins above its gap. */
  for (start = 13; start > 2 && ranks >> (start - 1) & 1; start--)
    ;

  return start;
}

static void
add_to_run (RummyLedger *self, const RummyRound *after, unsigned index, const RummyCard *cards,
            const unsigned *seats, unsigned n, unsigned reading, int times)
{
  const RummyRules *rules = after->rules;
  RummyLedgerMeld *meld = &self->meld[index];
  uint16_t natural = 0, old = meld->ranks;
  unsigned n_wild = 0, ranks[RUMMY_CARDS_MAX] = { 0 }, start, rank;

  for (unsigned i = 0; i < n; i++) {
    if (is_wild (rules, cards[i])) {
      n_wild++;
    } else {
      ranks[i] = cards[i] % 16;
      natural |= (uint16_t) (1u << ranks[i]);
      meld->suit = cards[i] / 16 % 4;
    }
  }
  if (meld->sealed)
    n_wild = 0;
  start = reading ? reading : n_wild ? after->meld[index].low : start_of (rules, meld, natural);
  start = (start - 1) % 13 + 1;

  /* A two in its own place is natural.  Otherwise wild cards fill the remaining places, from the low end. */
  if (!((natural | old) >> 2 & 1) && (2 + 13 - start) % 13 < n_ranks (old) + n) {
    for (unsigned i = 0; i < n && !(natural >> 2 & 1); i++) {
      if (cards[i] % 16 == 2 && cards[i] / 16 % 4 == meld->suit) {
        ranks[i] = 2;
        natural |= 1u << 2;
      }
    }
  }
  rank = start;
  for (unsigned i = 0, filled = 0; i < n; i++) {
    if (ranks[i] || (meld->sealed && is_joker (cards[i])))
      continue;
    while ((natural | old) >> rank & 1 || filled >> rank & 1)
      rank = rank_after (rank);
    ranks[i] = rank;
    filled |= 1u << rank;
  }

  meld->start = (uint8_t) start;
  for (unsigned i = 0; i < n; i++) {
    if (ranks[i])
      meld->ranks |= (uint16_t) (1u << ranks[i]);
    write_down (self, cards[i], seats[i], ranks[i],
                times * worth (after, meld, cards[i], ranks[i], start == 1 ? rules->ace_low : rules->ace_high));
  }
}

/* A seat that laid all four aces in one set gets 100 for them, or what the rules say (N-56). */
static void
count_aces (RummyLedger *self, const RummyRules *rules, unsigned index, int times)
{
  RummyLedgerMeld *meld = &self->meld[index];

  if (rules->four_aces == 0 || meld->is_run || meld->rank != 1)
    return;
  for (unsigned seat = 0; seat < (unsigned) rules->players; seat++) {
    unsigned n = 0;

    for (unsigned card = 0; card < RUMMY_CARD_CODES; card++)
      n += card % 16 == 1 && self->meld_of[card] == index && self->seat[card] == seat;
    if (n >= 4 && !(meld->four_aces >> seat & 1)) {
      meld->four_aces |= (uint8_t) (1u << seat);
      self->points[seat] += times * (rules->four_aces - 4 * rules->ace_in_set);
    }
  }
}

/* Notes cards added to a meld, which may double or quadruple a whole new meld. */
static void
note_meld (RummyLedger *self, const RummyRound *before, const RummyMove *move, const RummyRound *after, unsigned index)
{
  const RummyRules *rules = after->rules;
  RummyLedgerMeld *meld = &self->meld[index];
  RummyCard cards[RUMMY_CARDS_MAX];
  unsigned seats[RUMMY_CARDS_MAX], n = 0, n_natural = 0, n_jokers = 0, rank = 0, reading;
  bool is_new = meld->n == 0, differ = false, said = move->kind != RUMMY_MOVE_KNOCK && move->kind != RUMMY_MOVE_PASS;
  int times = 1;

  for (unsigned card = 0; card < RUMMY_CARD_CODES; card++) {
    if (after->meld_of[card] != index || self->meld_of[card] != RUMMY_MELD_NONE)
      continue;
    cards[n] = (RummyCard) card;
    /* Called cards came from the pile, a dealer's joker from beside it. */
    seats[n] = move->seat;
    for (unsigned seat = 0; seat < RUMMY_SEATS_MAX; seat++)
      seats[n] = rummy_cards_has (before->hand[seat], (RummyCard) card) ? seat : seats[n];
    n++;
    self->meld_of[card] = (uint8_t) index;
    n_jokers += is_joker ((RummyCard) card);
    if (is_wild (rules, (RummyCard) card))
      continue;
    differ = differ || (n_natural && rank != card % 16);
    rank = card % 16;
    n_natural++;
  }
  if (n == 0)
    return;

  meld->n = (uint8_t) (meld->n + n);
  if (is_new) {
    meld->sealed = after->role == RUMMY_ROLE_DOUBLE && n_jokers > 0;
    if (meld->sealed)
      times *= 2;
    if (rules->four_doubles && n - (meld->sealed ? n_jokers : 0) == 4)
      times *= 2;
    meld->is_run = n_natural > 1 ? differ : after->meld[index].is_run;
    meld->rank = (uint8_t) (n_natural ? rank : n_jokers < n ? 2 : 0);
  }

  reading = said && move->low && move->low < RUMMY_READING_SET ? move->low : RUMMY_READING_OPEN;
  if (meld->is_run) {
    add_to_run (self, after, index, cards, seats, n, reading, times);
  } else {
    for (unsigned i = 0; i < n; i++)
      write_down (self, cards[i], seats[i], meld->rank,
                  times * worth (after, meld, cards[i], meld->rank, rules->ace_in_set));
    count_aces (self, rules, index, times);
  }
}

/* The natural card takes the place of the wild one, and the points go along with the wild card. */
static void
note_swap (RummyLedger *self, const RummyMove *move, const RummyRound *after)
{
  const RummyRules *rules = after->rules;
  RummyCard wild = rummy_cards_first (move->cards);
  unsigned index = self->meld_of[wild], rank = self->rank[wild];
  const RummyLedgerMeld *meld = &self->meld[index];
  int ace = !meld->is_run ? rules->ace_in_set : meld->start == 1 ? rules->ace_low : rules->ace_high;

  self->points[self->seat[wild]] -= self->brought[wild];
  self->meld_of[wild] = RUMMY_MELD_NONE;
  self->meld_of[move->card] = (uint8_t) index;
  write_down (self, move->card, move->seat, rank, worth (after, meld, move->card, rank, ace));
  count_aces (self, rules, index, 1);
}

void
rummy_ledger_begin (RummyLedger *self)
{
  memset (self, 0, sizeof *self);
  memset (self->meld_of, RUMMY_MELD_NONE, sizeof self->meld_of);
}

void
rummy_ledger_note (RummyLedger *self, const RummyRound *before, const RummyMove *move, const RummyRound *after)
{
  if (move->kind == RUMMY_MOVE_SWAP)
    note_swap (self, move, after);
  for (unsigned index = 0; index < after->n_melds; index++)
    note_meld (self, before, move, after, index);
}
