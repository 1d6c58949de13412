/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Random play for games in which a turn is: draw or take; melds and lay-offs without limits or minimum; discard. */

#include "engine/playout-private.h"

#include <string.h>

/* The table */

RUMMY_INLINE void
add_fit (RummyFits *table, unsigned suit, unsigned rank, unsigned index)
{
  unsigned face = 16 * suit + rank;

  table->on[face] |= UINT64_C (1) << index;
  table->fit |= UINT64_C (1) << face;
}

RUMMY_INLINE void
remove_fit (RummyFits *table, unsigned suit, unsigned rank, unsigned index)
{
  unsigned face = 16 * suit + rank;

  table->on[face] &= ~(UINT64_C (1) << index);
  table->fit &= ~((uint64_t) (table->on[face] == 0) << face);
}

/* Returns the rank that extends a run at its high end. */
RUMMY_INLINE unsigned
rank_above (const RummyMeld *meld)
{
  return meld->high < RUMMY_KING ? meld->high + 1u : meld->high + 1u - RUMMY_KING;
}

RUMMY_INLINE void
add_ends (const RummyPlayout *playout, RummyFits *table, const RummyMeld *meld, unsigned index)
{
  if (meld->low > RUMMY_ACE && meld->count < RUMMY_KING)
    add_fit (table, meld->suit, meld->low - 1u, index);
  if (meld->high < playout->last && meld->count < RUMMY_KING)
    add_fit (table, meld->suit, rank_above (meld), index);
}

RUMMY_INLINE void
add_meld (const RummyPlayout *playout, RummyFits *table, const RummyMeld *meld, unsigned index)
{
  if (meld->is_run) {
    add_ends (playout, table, meld, index);
  } else if (meld->count < playout->set_max) {
    for (unsigned missing = ~meld->suits & 15u; missing; missing &= missing - 1)
      add_fit (table, (unsigned) __builtin_ctz (missing), meld->low, index);
  }
}

static void
remove_meld (const RummyPlayout *playout, RummyFits *table, const RummyMeld *meld, unsigned index)
{
  if (meld->is_run) {
    if (meld->low > RUMMY_ACE)
      remove_fit (table, meld->suit, meld->low - 1u, index);
    if (meld->high < playout->last)
      remove_fit (table, meld->suit, rank_above (meld), index);
  } else {
    for (unsigned suit = 0; suit < RUMMY_SUITS; suit++)
      remove_fit (table, suit, meld->low, index);
  }
}

static void
look_at_pile (RummyFits *table, const RummyRound *round)
{
  table->below[0] = RUMMY_NO_CARDS;
  for (unsigned i = 0; i < round->n_pile; i++)
    table->below[i + 1] = rummy_cards_or (table->below[i], rummy_cards_of (round->deck[i]));
}

static void
look_at_table (const RummyPlayout *playout, RummyFits *table, const RummyRound *round)
{
  table->fit = 0;
  memset (table->on, 0, sizeof table->on);
  for (unsigned i = 0; i < round->n_melds; i++)
    add_meld (playout, table, &round->meld[i], i);
  look_at_pile (table, round);
}

/* Drawing and taking */

/* Returns the cards of the pile from @index on. */
RUMMY_INLINE RummyCards
above (const RummyTurn *self, unsigned index)
{
  const RummyCards *all = &self->table->below[self->round->n_pile], *rest = &self->table->below[index];

  return (RummyCards) { { all->pack[0] & ~rest->pack[0], self->two ? all->pack[1] & ~rest->pack[1] : 0 } };
}

/* Shifts bits of the first suit to the card's suit. */
RUMMY_INLINE uint64_t
in_suit (uint64_t bits, RummyCard card)
{
  return bits << (card & 0x30);
}

/* Returns the bits of rummy_sets () for sets that contain a card: all of its rank except the one that begins with
 * the next suit. */
RUMMY_INLINE uint64_t
sets_with (RummyCard card)
{
  return RUMMY_ALL_JOKERS << rummy_card_rank (card) & ~(UINT64_C (1) << ((card + 16) & 63));
}

/* Returns the bits of rummy_runs () for runs that contain a card. */
RUMMY_INLINE uint64_t
runs_with (RummyCard card)
{
  static const uint16_t runs[RUMMY_KING + 1] = { 0, 1 << 1 | 1 << 12, 7, 7 << 1, 7 << 2, 7 << 3, 7 << 4, 7 << 5, 7 << 6,
                                                 7 << 7, 7 << 8, 7 << 9, 7 << 10, 7 << 11 };

  return in_suit (runs[rummy_card_rank (card)], card);
}

/* Returns whether cards of the hand might connect a run to a card that does not extend it directly. */
RUMMY_INLINE bool
may_bridge (const RummyTurn *self, uint64_t naturals, RummyCard card)
{
  static const uint16_t next_to[RUMMY_KING + 1] = { 0, 1 << 2 | 1 << 13, 5 << 1, 5 << 2, 5 << 3, 5 << 4, 5 << 5, 5 << 6,
                                                    5 << 7, 5 << 8, 5 << 9, 5 << 10, 5 << 11, 5 << 12 };
  uint64_t others = naturals & ~(UINT64_C (1) << (card & 63));
  uint64_t next = rummy_positions (self->playout, naturals) & in_suit (next_to[rummy_card_rank (card)], card);
  uint64_t first = others & self->table->fit & in_suit (0x3ffe, card);

  return (next != 0) & (first != 0);
}

/* Returns whether the pile card at @index can be used at once. */
RUMMY_INLINE bool
is_usable (const RummyTurn *self, unsigned index)
{
  RummyCards hand = rummy_cards_or (self->hand, above (self, index));
  RummyCard card = self->round->deck[index];
  uint64_t both = hand.pack[0] | hand.pack[1];

  if (both & RUMMY_ALL_JOKERS)
    return rummy_playout_is_usable (self->playout, self->table, self->round, hand, card);
  if ((self->table->fit & UINT64_C (1) << (card & 63)) | (rummy_sets (both) & sets_with (card)) |
      (rummy_runs (self->playout, both) & runs_with (card)))
    return true;

  return may_bridge (self, both, card) &&
         rummy_playout_bridges (self->playout, self->table, self->round, both, card) != 0;
}

/* With an empty stock: returns the index of a random usable card, or -1 for none, which is rarely chosen if
 * @may_pass. */
RUMMY_INLINE int
choose_last (const RummyTurn *self, uint32_t lot, bool may_pass)
{
  const RummyRound *round = self->round;
  const RummyRules *rules = round->rules;
  bool is_free = rules->free_upcard && rules->stock_out != RUMMY_STOCKOUT_MELD;
  unsigned n = 0, last = rules->pickup == RUMMY_PICKUP_TOP ? 1 : round->n_pile;
  uint8_t usable[RUMMY_CARDS_MAX];

  if (may_pass && (rules->stock_out == RUMMY_STOCKOUT_MELD || rules->stock_out == RUMMY_STOCKOUT_TAKE))
    return -1;
  for (unsigned i = 0; i < last && i < round->n_pile; i++) {
    unsigned index = round->n_pile - 1 - i;

    if ((i == 0 && is_free) || is_usable (self, index))
      usable[n++] = (uint8_t) index;
  }

  return n ? usable[rummy_below (lot, n)] : -1;
}

/* Returns the index of a random pile card, or -1 if it is of no use. */
RUMMY_INLINE int
choose_of_pile (const RummyTurn *self, uint32_t lot)
{
  const RummyRound *round = self->round;
  const RummyRules *rules = round->rules;
  unsigned index = round->n_pile - 1u;

  if (rules->pickup != RUMMY_PICKUP_TOP)
    index -= rummy_below (lot, round->n_pile);
  if (index + 1u == round->n_pile && rules->free_upcard)
    return rummy_is_stalled (round) ? -1 : (int) index;

  return is_usable (self, index) ? (int) index : -1;
}

/* Takes a random pile card half of the time, if it can be used. */
RUMMY_INLINE void
draw_or_take (RummyTurn *self)
{
  RummyRound *round = self->round;
  const RummyRules *rules = round->rules;
  uint64_t lot = rummy_rng_next (self->rng);
  bool can_draw = rummy_can_draw (round), is_renewed = round->n_stock == 0;
  int index = -1;

  if (!can_draw)
    index = choose_last (self, (uint32_t) lot, lot >> 61 == 0);
  else if (lot >> 63 && round->n_pile)
    index = choose_of_pile (self, (uint32_t) lot);

  if (index >= 0) {
    if (index + 1 == round->n_pile && rules->free_upcard && (can_draw || rules->stock_out != RUMMY_STOCKOUT_MELD))
      round->kept = rules->may_discard_upcard ? RUMMY_CARD_NONE : round->deck[index];
    else
      round->owed = round->deck[index];
    rummy_turn_take (self, (unsigned) index, above (self, (unsigned) index));
  } else if (can_draw) {
    rummy_turn_draw (self);
    if (is_renewed)
      look_at_pile (self->table, round);
  } else {
    rummy_turn_pass (self);
  }
}

/* Melds and lay-offs */

static void
tell_choice (const RummyRound *round, const RummyPlayoutGroup *choice, RummyMove *move)
{
  if (move == NULL)
    return;

  *move = (RummyMove) { .kind = choice->index == RUMMY_MELD_NONE ? RUMMY_MOVE_MELD : RUMMY_MOVE_LAY,
                        .seat = round->turn, .card = RUMMY_CARD_NONE, .meld = choice->index, .cards = choice->cards };
  if ((choice->cards.pack[0] | choice->cards.pack[1]) & RUMMY_ALL_JOKERS)
    move->low = choice->meld.is_run ? choice->meld.low : RUMMY_READING_SET;
}

/* Returns whether an upcard that may not be discarded could be left alone by a choice, because it can be laid too. */
static bool
may_leave_kept (const RummyPlayout *playout, const RummyFits *table, const RummyRound *round,
                const RummyPlayoutGroup *choice)
{
  RummyFits after = *table;
  unsigned index = choice->index;

  if (index == RUMMY_MELD_NONE)
    index = round->n_melds;
  else
    remove_meld (playout, &after, &round->meld[index], index);
  add_meld (playout, &after, &choice->meld, index);

  /* A joker extends anything that can be extended. */
  return rummy_card_is_joker (round->kept) ? after.fit != 0 : after.fit >> (round->kept & 63) & 1;
}

RUMMY_INLINE bool
is_stranded (const RummyTurn *self, const RummyPlayoutGroup *choice, unsigned n)
{
  const RummyRound *round = self->round;

  return self->n == n + 1 && round->kept != RUMMY_CARD_NONE && !rummy_cards_has (choice->cards, round->kept) &&
         !may_leave_kept (self->playout, self->table, round, choice);
}

/* Lays @n natural cards. */
RUMMY_INLINE void
put (RummyTurn *self, const RummyPlayoutGroup *choice, unsigned n, int points)
{
  RummyRound *round = self->round;
  bool is_new = choice->index == RUMMY_MELD_NONE;
  unsigned index = is_new ? round->n_melds : choice->index;
  /* No two of them are identical. */
  uint64_t rest = choice->cards.pack[0] | choice->cards.pack[1], kept;

  if (self->playout->is_odd) {
    const RummyPlayoutGroup odd = *choice;

    rummy_turn_keep (self);
    rummy_put (round, self->seat, index, &odd.meld, odd.cards);
    rummy_turn_begin (self);
    return;
  }

  for (unsigned i = 0; i < n; i++, rest &= rest - 1) {
    unsigned face = (unsigned) __builtin_ctzll (rest), card = face + 64 * (choice->cards.pack[1] >> face & 1);

    round->meld_of[card] = (uint8_t) index;
    round->laid[card] = (uint8_t) self->seat;
  }
  rummy_turn_drop (self, choice->cards, n);
  /* Nothing can be laid before the owed card. */
  round->owed = RUMMY_CARD_NONE;
  /* With RUMMY_CARD_NONE this tests a bit that no card uses. */
  kept = choice->cards.pack[round->kept >> 6 & 1] >> (round->kept & 63) & 1;
  round->kept = (uint8_t) (round->kept | -kept);

  round->meld[index] = choice->meld;
  round->n_melds = (uint8_t) (round->n_melds + is_new);
  round->n_laid = (uint8_t) (round->n_laid + n);
  round->melded[self->seat] = (int16_t) (round->melded[self->seat] + points);
  round->laid_any |= (uint8_t) rummy_bit (self->seat);
  round->down |= (uint8_t) (is_new << self->seat);
  round->played = true;
  round->n_new = (uint8_t) (round->n_new + is_new);
  round->n_lays = (uint8_t) (round->n_lays + !is_new);
}

/* Lays any choice, with the hand stored in the round.  Returns false if it is not allowed. */
static bool
put_choice (const RummyPlayout *playout, RummyFits *table, RummyRound *round, const RummyPlayoutGroup *choice,
            RummyMove *move)
{
  unsigned seat = round->turn, n = rummy_cards_count (choice->cards), index = choice->index;

  if (round->kept != RUMMY_CARD_NONE && round->n_hand[seat] == n + 1 && !rummy_cards_has (choice->cards, round->kept) &&
      !may_leave_kept (playout, table, round, choice))
    return false;

  tell_choice (round, choice, move);
  if (index == RUMMY_MELD_NONE) {
    index = round->n_melds;
    rummy_put_new (round, seat, &choice->meld, choice->cards);
  } else {
    remove_meld (playout, table, &round->meld[index], index);
    rummy_put (round, seat, index, &choice->meld, choice->cards);
  }
  add_meld (playout, table, &choice->meld, index);
  if (round->n_hand[seat] == 0)
    rummy_finish (round, RUMMY_END_OUT, seat, NULL);

  return true;
}

/* Lays a card on the run at @index with the cards between, or makes a random choice among all uses of the card. */
static __attribute__ ((noinline)) bool
put_any (const RummyPlayout *playout, RummyFits *table, RummyRound *round, RummyCard card, unsigned index,
         uint32_t lot, RummyMove *move)
{
  RummyCards hand = round->hand[round->turn];
  RUMMY_UNSET RummyPlayoutGroup choice;

  if (index != RUMMY_MELD_NONE)
    rummy_playout_bridge (playout, round, hand, card, index, &choice);
  else if (!rummy_playout_choose (playout, round, hand, card, lot, &choice))
    return false;

  return put_choice (playout, table, round, &choice, move);
}

RUMMY_INLINE bool
play_any (RummyTurn *self, RummyCard card, unsigned index, uint32_t lot)
{
  bool is_done;

  rummy_turn_keep (self);
  is_done = put_any (self->playout, self->table, self->round, card, index, lot, self->move);
  rummy_turn_begin (self);

  return is_done;
}

/* Returns the cards of the hand with these faces; of two, the preferred one. */
RUMMY_INLINE RummyCards
cards_of (const RummyTurn *self, uint64_t faces, RummyCard preferred)
{
  RummyCards cards = { { faces & self->hand.pack[0], self->two ? faces & ~self->hand.pack[0] : 0 } };

  if (self->two && preferred != RUMMY_CARD_NONE) {
    uint64_t change = rummy_turn_card (self, preferred).pack[1] & cards.pack[0];

    cards.pack[0] &= ~change;
    cards.pack[1] |= change;
  }

  return cards;
}

/* Lays a set of three, or else a run of three, given in the form of rummy_sets () and rummy_runs (). */
RUMMY_INLINE bool
put_new (RummyTurn *self, uint64_t set, uint64_t run)
{
  const RummyPlayout *playout = self->playout;
  RummyRound *round = self->round;
  unsigned face = (unsigned) __builtin_ctzll (set | run), suit = face >> 4, low = face & 15, index = round->n_melds;
  RummyPlayoutGroup choice = { .index = RUMMY_MELD_NONE };
  uint64_t faces;
  int points;

  if (set) {
    faces = rummy_cards_of_set (set);
    points = 3 * playout->set_points[low];
    choice.meld = (RummyMeld) { .low = (uint8_t) low, .suits = (uint8_t) ((7u << suit | 7u << suit >> 4) & 15),
                                .count = 3, .owner = self->seat & 7 };
  } else {
    unsigned positions = 7u << low;

    faces = (uint64_t) ((positions | positions >> RUMMY_KING) & 0x3ffe) << (16 * suit);
    points = playout->run_points[low] + playout->run_points[low + 1] + playout->run_points[low + 2];
    choice.meld = (RummyMeld) { .is_run = 1, .suit = suit & 3, .low = (uint8_t) low, .high = (uint8_t) (low + 2),
                                .count = 3, .owner = self->seat & 7 };
  }
  choice.cards = cards_of (self, faces, round->owed != RUMMY_CARD_NONE ? round->owed : round->kept);

  if (is_stranded (self, &choice, 3))
    return false;
  tell_choice (round, &choice, self->move);
  put (self, &choice, 3, points);
  add_meld (playout, self->table, &choice.meld, index);
  if (self->n == 0)
    rummy_turn_finish (self);

  return true;
}

/* Lays off a natural card on a meld that it extends directly. */
RUMMY_INLINE bool
lay (RummyTurn *self, RummyCard card, unsigned index)
{
  const RummyPlayout *playout = self->playout;
  RummyRound *round = self->round;
  RummyPlayoutGroup choice = { round->meld[index], rummy_turn_card (self, card), (uint8_t) index };
  unsigned rank = rummy_card_rank (card), suit = rummy_card_suit (card);
  RummyMeld *meld = &choice.meld;
  unsigned is_high = (meld->high < playout->last) & (rank_above (meld) == rank);
  int points;

  meld->count++;
  if (meld->is_run) {
    meld->high = (uint8_t) (meld->high + is_high);
    meld->low = (uint8_t) (meld->low - !is_high);
    meld->wild = (uint16_t) (meld->wild << !is_high);
    points = playout->run_points[is_high ? meld->high : meld->low];
  } else {
    meld->suits |= (uint8_t) (1u << suit);
    points = playout->set_points[rank];
  }

  if (is_stranded (self, &choice, 1))
    return false;
  tell_choice (round, &choice, self->move);
  put (self, &choice, 1, points);

  remove_fit (self->table, suit, rank, index);
  if (meld->is_run)
    add_ends (playout, self->table, meld, index);
  else if (meld->count >= playout->set_max && meld->suits != 15)
    remove_meld (playout, self->table, meld, index);
  if (self->n == 0)
    rummy_turn_finish (self);

  return true;
}

/* Plays what must be used now: an owed card, or a last card that may not be discarded. */
RUMMY_INLINE void
play_forced (RummyTurn *self, RummyCard card, uint32_t lot)
{
  uint64_t both = self->hand.pack[0] | self->hand.pack[1];
  uint64_t sets = rummy_sets (both) & sets_with (card), runs = rummy_runs (self->playout, both) & runs_with (card);
  uint64_t on = self->table->on[card & 63], all = on;
  unsigned n_sets, n_runs, chosen;

  if (both & RUMMY_ALL_JOKERS) {
    play_any (self, card, RUMMY_MELD_NONE, lot);
    return;
  }
  if (may_bridge (self, both, card))
    all |= rummy_playout_bridges (self->playout, self->table, self->round, both, card);

  n_sets = (unsigned) __builtin_popcountll (sets);
  n_runs = (unsigned) __builtin_popcountll (runs);
  chosen = rummy_below (lot, n_sets + n_runs + (unsigned) __builtin_popcountll (all));
  if (chosen < n_sets) {
    put_new (self, rummy_nth_bit (sets, chosen, self->is_fast), 0);
  } else if (chosen - n_sets < n_runs) {
    put_new (self, 0, rummy_nth_bit (runs, chosen - n_sets, self->is_fast));
  } else {
    uint64_t meld = rummy_nth_bit (all, chosen - n_sets - n_runs, self->is_fast);

    if (meld & on)
      lay (self, card, (unsigned) __builtin_ctzll (meld));
    else
      play_any (self, card, (unsigned) __builtin_ctzll (meld), lot);
  }
}

RUMMY_INLINE bool
play_meld (RummyTurn *self, uint64_t sets, uint64_t runs, uint32_t lot)
{
  unsigned n_sets = (unsigned) __builtin_popcountll (sets);
  unsigned chosen = rummy_below (lot, n_sets + (unsigned) __builtin_popcountll (runs));

  sets = chosen < n_sets ? rummy_nth_bit (sets, chosen, self->is_fast) : 0;
  runs = chosen < n_sets ? 0 : rummy_nth_bit (runs, chosen - n_sets, self->is_fast);

  return put_new (self, sets, runs);
}

RUMMY_INLINE bool
play_lay (RummyTurn *self, RummyCards lays, uint32_t lot)
{
  unsigned n_first = (unsigned) __builtin_popcountll (lays.pack[0]);
  unsigned chosen = rummy_below (lot, n_first + (unsigned) __builtin_popcountll (lays.pack[1]));
  uint64_t is_second = -(uint64_t) (chosen >= n_first);
  uint64_t face = rummy_nth_bit ((lays.pack[0] & ~is_second) | (lays.pack[1] & is_second),
                                 chosen - (n_first & (unsigned) is_second), self->is_fast);
  unsigned card = (64u & (unsigned) is_second) + (unsigned) __builtin_ctzll (face);
  uint64_t on = self->table->on[card & 63];

  if (on & (on - 1)) {
    lot = (uint32_t) (rummy_rng_next (self->rng) >> 32);
    on = rummy_nth_bit (on, rummy_below (lot, (unsigned) __builtin_popcountll (on)), self->is_fast);
  }

  return lay (self, (RummyCard) card, (unsigned) __builtin_ctzll (on));
}

RUMMY_INLINE bool
play_joker (RummyTurn *self, uint32_t lot)
{
  const RummyCards jokers = { { self->hand.pack[0] & RUMMY_ALL_JOKERS, self->hand.pack[1] & RUMMY_ALL_JOKERS } };
  RummyCard kept = self->round->kept;
  bool keeps = kept != RUMMY_CARD_NONE && rummy_card_is_joker (kept);

  return play_any (self, keeps ? kept : rummy_cards_first (jokers), RUMMY_MELD_NONE, lot);
}

/* Chooses evenly among the possible kinds of moves: a meld, a lay-off, something with a joker, or the discard. */
RUMMY_INLINE void
play_card (RummyTurn *self)
{
  RummyRound *round = self->round;
  RummyFits *table = self->table;
  uint64_t both = self->hand.pack[0] | self->hand.pack[1], naturals = both & ~RUMMY_ALL_JOKERS;
  uint64_t sets = rummy_sets (naturals), runs = rummy_runs (self->playout, naturals), lot = rummy_rng_next (self->rng);
  const RummyCards lays = { { self->hand.pack[0] & table->fit, self->hand.pack[1] & table->fit } };
  bool can_meld = (sets | runs) != 0, can_lay = !rummy_cards_is_empty (lays), has_joker = both != naturals;
  bool is_done = false;
  unsigned chosen;

  if (round->owed != RUMMY_CARD_NONE || (self->n == 1 && round->kept != RUMMY_CARD_NONE)) {
    play_forced (self, round->owed != RUMMY_CARD_NONE ? round->owed : round->kept, (uint32_t) lot);
    return;
  }

  chosen = rummy_below ((uint32_t) (lot >> 32), 1u + can_meld + can_lay + has_joker);
  if (chosen > 0) {
    if (can_meld & (chosen == 1))
      is_done = play_meld (self, sets, runs, (uint32_t) lot);
    else if (can_lay && chosen == 1u + can_meld)
      is_done = play_lay (self, lays, (uint32_t) lot);
    else
      is_done = play_joker (self, (uint32_t) lot);
  }
  if (!is_done) {
    unsigned n_pile = round->n_pile;
    RummyCard card = rummy_turn_discard (self, (uint32_t) lot);

    table->below[n_pile + 1] = rummy_cards_or (table->below[n_pile], rummy_turn_card (self, card));
  }
}

void
rummy_playout_plain_step (const RummyPlayout *self, RummyRound *round, RummyRng *rng, RummyMove *move)
{
  RUMMY_UNSET RummyFits table;
  RummyTurn turn = { .playout = self, .round = round, .rng = rng, .move = move, .table = &table, .two = true };

  rummy_turn_begin (&turn);
  look_at_table (self, &table, round);
  if (round->phase == RUMMY_PHASE_DRAW)
    draw_or_take (&turn);
  else
    play_card (&turn);
  rummy_turn_keep (&turn);
}

RUMMY_INLINE void
run (const RummyPlayout *self, RummyRound *round, RummyRng *rng, bool two, bool is_fast)
{
  RUMMY_UNSET RummyFits table;
  RummyTurn turn = { .playout = self, .round = round, .rng = rng, .table = &table, .two = two, .is_fast = is_fast };

  rummy_turn_begin (&turn);
  look_at_table (self, &table, round);
  do {
    if (round->phase == RUMMY_PHASE_DRAW)
      draw_or_take (&turn);
    while (round->phase == RUMMY_PHASE_PLAY)
      play_card (&turn);
  } while (round->phase == RUMMY_PHASE_DRAW);
}

#ifdef RUMMY_FAST
static RUMMY_FAST void
run_one_fast (const RummyPlayout *self, RummyRound *round, RummyRng *rng)
{
  run (self, round, rng, false, true);
}

static RUMMY_FAST void
run_two_fast (const RummyPlayout *self, RummyRound *round, RummyRng *rng)
{
  run (self, round, rng, true, true);
}
#endif

void
rummy_playout_plain_run (const RummyPlayout *self, RummyRound *round, RummyRng *rng)
{
#ifdef RUMMY_FAST
  if (rummy_is_fast ()) {
    bool two = rummy_rules_packs (round->rules, rummy_round_n_seats (round)) > 1;

    (two ? run_two_fast : run_one_fast) (self, round, rng);
    return;
  }
#endif
  run (self, round, rng, true, false);
}
