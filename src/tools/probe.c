/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/probe.h"

#include "engine/view.h"

#include <stdio.h>
#include <string.h>

#define N_RANDOM 2
#define SUBSET_MAX 4
#define DEEP_HAND_MAX 14

typedef struct {
  RummyProbe *probe;
  const RummyMatch *match;
  const RummyMoves *moves;
  unsigned seat;
  RummyMatch scratch;
} Asker;

static bool
fail (RummyProbe *probe, const RummyMove *move, const char *error)
{
  probe->move = *move;
  snprintf (probe->error, sizeof probe->error, "%s", error);

  return false;
}

/* Returns the face of a card: all jokers are alike, except the dealer's own. */
static unsigned
face (const RummyRound *round, unsigned card)
{
  if (card >= RUMMY_CARD_CODES || card == round->joker)
    return card;

  return card % 16 == 0 ? RUMMY_CARD_CODES - 1 : card % 64;
}

static bool
same_faces (const RummyRound *round, RummyCards a, RummyCards b)
{
  int8_t n[RUMMY_CARD_CODES] = { 0 };

  if (rummy_cards_equal (a, b))
    return true;
  RUMMY_CARDS_EACH (card, a)
    n[face (round, card)]++;
  RUMMY_CARDS_EACH (card, b)
    n[face (round, card)]--;
  for (unsigned i = 0; i < RUMMY_CARD_CODES; i++) {
    if (n[i])
      return false;
  }

  return true;
}

/* Returns whether the wild cards of two swaps stand for the same card and their points come from the same seat. */
static bool
are_alike (const RummyRound *round, const RummyMove *a, const RummyMove *b)
{
  return a->meld < round->n_melds && !round->meld[a->meld].is_run && !rummy_cards_is_empty (a->cards) &&
         rummy_round_laid_by (round, rummy_cards_first (a->cards)) ==
           rummy_round_laid_by (round, rummy_cards_first (b->cards));
}

/* Returns whether two moves are the same; with @or_alike, also if they differ only in which of identical cards they
 * use. */
static bool
is_same (const RummyRound *round, const RummyMove *a, const RummyMove *b, bool or_alike)
{
  bool card = a->card == b->card || (or_alike && face (round, a->card) == face (round, b->card));
  bool cards = or_alike ? same_faces (round, a->cards, b->cards) : rummy_cards_equal (a->cards, b->cards);

  if (a->kind != b->kind || a->seat != b->seat)
    return false;

  switch (a->kind) {
  case RUMMY_MOVE_TAKE:
    /* Cards in the pile are distinguished. */
    return a->card == b->card && cards && (rummy_cards_is_empty (a->cards) || a->low == b->low);
  case RUMMY_MOVE_MELD:
    return cards && a->low == b->low;
  case RUMMY_MOVE_LAY:
    return cards && a->low == b->low && a->meld == b->meld;
  case RUMMY_MOVE_CALL:
    return rummy_cards_equal (a->cards, b->cards) && a->low == b->low && a->meld == b->meld;
  case RUMMY_MOVE_SWAP:
    return card && a->meld == b->meld && (rummy_cards_equal (a->cards, b->cards) || (cards && are_alike (round, a, b)));
  case RUMMY_MOVE_DISCARD:
  case RUMMY_MOVE_BLOCK:
    return card;
  case RUMMY_MOVE_KNOCK:
    return card && a->low == b->low;
  case RUMMY_MOVE_NOMINATE:
    return a->low == b->low;
  default:
    return true;
  }
}

static bool
is_listed (const Asker *self, const RummyMove *move, bool or_alike)
{
  for (unsigned i = 0; i < self->moves->n; i++) {
    if (is_same (&self->match->round, &self->moves->move[i], move, or_alike))
      return true;
  }

  return false;
}

/* For arbitrary move data: it is legal if and only if it is listed, and a refused move changes nothing. */
static bool
ask (Asker *self, const RummyMove *move)
{
  const RummyRound *round = &self->match->round;
  RummyRefusal refusal = rummy_round_check (round, move);

  self->probe->n_checks++;
  if (refusal == RUMMY_OK) {
    RummyMove listed = rummy_round_listed (round, move);

    /* With a dozen wild cards the list is incomplete. */
    if (move->seat != self->seat || self->moves->n == RUMMY_MOVES_MAX)
      return true;
    if (!is_listed (self, &listed, true))
      return fail (self->probe, move, "check allows a move that is not listed");
    if ((move->kind == RUMMY_MOVE_MELD || move->kind == RUMMY_MOVE_LAY) && !is_listed (self, &listed, false))
      return fail (self->probe, move, "the listed form of a move differs from what is listed");
    return true;
  }
  if (is_listed (self, move, false))
    return fail (self->probe, move, "check refuses a move that is listed");
  if (move->kind == RUMMY_MOVE_DEAL || move->kind == RUMMY_MOVE_TRADE)
    return true;
  if (rummy_match_check (self->match, move) == RUMMY_OK)
    return fail (self->probe, move, "the match allows a move that the round refuses");

  if (rummy_match_apply (&self->scratch, move, NULL) == RUMMY_OK)
    return fail (self->probe, move, "apply plays a move that check refuses");
  if (memcmp (&self->scratch.round.hand, &self->match->round.hand, sizeof (RummyRound) - offsetof (RummyRound, hand)) !=
      0)
    return fail (self->probe, move, "a refused move changes something");

  return true;
}

static bool
ask_listed (Asker *self)
{
  const RummyMoves *moves = self->moves;

  for (unsigned i = 0; i < moves->n; i++) {
    self->probe->n_checks++;
    if (rummy_round_check (&self->match->round, &moves->move[i]) != RUMMY_OK)
      return fail (self->probe, &moves->move[i], "check refuses a move that is listed");
    for (unsigned j = i > 64 ? i - 64 : 0; j < i; j++) {
      if (is_same (&self->match->round, &moves->move[i], &moves->move[j], true))
        return fail (self->probe, &moves->move[i], "a move is listed twice");
    }
  }

  return true;
}

static RummyCards
some_of (RummyCards cards, unsigned n, RummyRng *rng)
{
  RummyCards some = RUMMY_NO_CARDS;

  for (; n > 0 && !rummy_cards_is_empty (cards); n--) {
    uint32_t skip = rummy_rng_below (rng, rummy_cards_count (cards));

    RUMMY_CARDS_EACH (card, cards) {
      if (skip-- == 0) {
        rummy_cards_add (&some, card);
        rummy_cards_remove (&cards, card);
        break;
      }
    }
  }

  return some;
}

/* Picks cards of one rank or suit and wild cards, which are more often nearly a meld. */
static RummyCards
likely_cards (RummyCards hand, RummyRng *rng)
{
  RummyCards alike = RUMMY_NO_CARDS;
  uint32_t kind = rummy_rng_below (rng, 3), which = rummy_rng_below (rng, 13);

  RUMMY_CARDS_EACH (card, hand) {
    unsigned rank = rummy_card_rank (card);

    if (kind == 0 || (kind == 1 && rank == which + 1) || rank == 0 || (rank == 2 && which % 2) ||
        (kind == 2 && rummy_card_suit (card) == which % 4 && rank >= which && rank <= which + 4))
      rummy_cards_add (&alike, card);
  }

  return some_of (alike, 1 + rummy_rng_below (rng, 5), rng);
}

static RummyMove
garbage (RummyRng *rng)
{
  RummyMove move;
  uint64_t bits = rummy_rng_next (rng);

  memset (&move, 0, sizeof move);
  memcpy (&move, &bits, 5);
  move.cards.pack[0] = rummy_rng_next (rng);
  move.cards.pack[1] = rummy_rng_next (rng);
  if (bits >> 63) {
    for (unsigned i = 0; i < 3; i++)
      move.cards.pack[0] &= rummy_rng_next (rng);
    move.cards.pack[1] = 0;
  }
  if (bits >> 62 & 1)
    move.kind %= RUMMY_N_MOVES;
  if (bits >> 61 & 1)
    move.seat %= RUMMY_SEATS_MAX;

  return move;
}

static RummyCard
any_card (const RummyRound *round, unsigned seat, RummyRng *rng)
{
  RummyCards one = some_of (round->hand[seat], 1, rng);

  switch (rummy_rng_below (rng, 4)) {
  case 0:
    return (RummyCard) rummy_rng_below (rng, 256);
  case 1:
    return round->n_pile ? round->deck[rummy_rng_below (rng, round->n_pile)] : RUMMY_CARD_NONE;
  default:
    return rummy_cards_is_empty (one) ? RUMMY_CARD_NONE : rummy_cards_first (one);
  }
}

static RummyMove
nearly (const Asker *self, RummyRng *rng)
{
  const RummyRound *round = &self->match->round;
  RummyMove move = { .seat = (uint8_t) self->seat, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };
  RummyCards from = round->hand[self->seat];

  if (self->moves->n && rummy_rng_below (rng, 2)) {
    /* a legal move with one bit flipped */
    uint32_t bit = rummy_rng_below (rng, 8 * sizeof move);

    move = self->moves->move[rummy_rng_below (rng, self->moves->n)];
    ((uint8_t *) &move)[bit / 8] ^= (uint8_t) (1u << bit % 8);
    return move;
  }

  move.kind = (uint8_t) (1 + rummy_rng_below (rng, RUMMY_N_MOVES - 1));
  if (rummy_rng_below (rng, 3) == 0)
    move.kind = (uint8_t) (RUMMY_MOVE_MELD + rummy_rng_below (rng, 2));
  move.card = any_card (round, self->seat, rng);
  move.meld = (uint8_t) rummy_rng_below (rng, round->n_melds + 1u);
  if (move.kind == RUMMY_MOVE_CALL)
    from = rummy_round_above (round, round->n_pile ? round->deck[0] : RUMMY_CARD_NONE);
  if (move.kind == RUMMY_MOVE_CALL && rummy_rng_below (rng, 2))
    move.meld = RUMMY_MELD_NONE;
  move.cards = likely_cards (from, rng);
  if (rummy_rng_below (rng, 8) == 0)
    rummy_cards_add (&move.cards, (RummyCard) rummy_rng_below (rng, RUMMY_CARD_CODES));
  if (move.kind == RUMMY_MOVE_SWAP && move.meld < round->n_melds)
    move.cards = rummy_cards_of ((RummyCard) (rummy_rng_below (rng, 8) * 16 + 2 * rummy_rng_below (rng, 2)));
  if ((move.kind == RUMMY_MOVE_TAKE || move.kind == RUMMY_MOVE_KNOCK) && rummy_rng_below (rng, 2))
    move.cards = RUMMY_NO_CARDS;
  if (rummy_rng_below (rng, 4) == 0)
    move.low = (uint8_t) rummy_rng_below (rng, 32);

  return move;
}

/* Asks about every possible discard and pick-up, and every play of up to four cards of the hand. */
static bool
ask_all (Asker *self)
{
  const RummyRound *round = &self->match->round;
  RummyMove move = { .seat = (uint8_t) self->seat, .meld = RUMMY_MELD_NONE };
  RummyCard card[DEEP_HAND_MAX];
  unsigned n = 0;

  for (unsigned code = 0; code < 256; code++) {
    move.card = (uint8_t) code;
    for (unsigned kind = 0; kind <= RUMMY_N_MOVES; kind++) {
      move.kind = (uint8_t) kind;
      if (!ask (self, &move))
        return false;
    }
  }

  move.card = RUMMY_CARD_NONE;
  RUMMY_CARDS_EACH (held, round->hand[self->seat]) {
    if (n < DEEP_HAND_MAX)
      card[n++] = held;
  }
  for (unsigned mask = 0; mask < 1u << n; mask++) {
    if (__builtin_popcount (mask) > SUBSET_MAX)
      continue;
    move.cards = RUMMY_NO_CARDS;
    for (unsigned i = 0; i < n; i++) {
      if (mask >> i & 1)
        rummy_cards_add (&move.cards, card[i]);
    }
    move.kind = RUMMY_MOVE_MELD;
    if (!ask (self, &move))
      return false;
    move.kind = RUMMY_MOVE_LAY;
    for (unsigned index = 0; index <= round->n_melds; index++) {
      move.meld = (uint8_t) index;
      if (!ask (self, &move))
        return false;
    }
  }

  return true;
}

bool
rummy_probe_moves (RummyProbe *probe, const RummyMatch *match, unsigned seat, const RummyMoves *moves, RummyRng *rng,
                   bool deep)
{
  Asker asker = { .probe = probe, .match = match, .moves = moves, .seat = seat };

  rummy_match_copy (&asker.scratch, match);
  if (seat == match->round.turn && moves->n == 0)
    return fail (probe, &(RummyMove) { .seat = (uint8_t) seat }, "no move is listed");
  if (!rummy_round_may_move (&match->round, seat) && moves->n)
    return fail (probe, &moves->move[0], "a move is listed for a seat that may not move");
  if (!ask_listed (&asker))
    return false;
  for (unsigned i = 0; i < N_RANDOM; i++) {
    RummyMove wild = garbage (rng), near = nearly (&asker, rng), other = nearly (&asker, rng);

    if (!ask (&asker, &wild) || !ask (&asker, &near) || !ask (&asker, &other))
      return false;
  }

  return !deep || ask_all (&asker);
}

static bool
same_moves (const RummyRound *round, const RummyMoves *a, const RummyMoves *b)
{
  if (a->n != b->n)
    return false;
  for (unsigned i = 0; i < a->n; i++) {
    if (!is_same (round, &a->move[i], &b->move[i], false))
      return false;
  }

  return true;
}

void
rummy_probe_exchange (RummyRound *round, unsigned seat, RummyRng *rng)
{
  RummyCard hidden[RUMMY_CARDS_MAX];
  bool before_cards = round->phase == RUMMY_PHASE_NOMINATE;
  unsigned n = 0;

  for (unsigned i = 0; i < (unsigned) round->rules->players; i++) {
    RummyCards unseen = rummy_cards_minus (round->hand[i], rummy_round_known (round, i, seat));

    if (i != seat || before_cards) {
      RUMMY_CARDS_EACH (card, unseen)
        hidden[n++] = card;
    }
  }
  for (unsigned i = 0; i < round->n_stock; i++)
    hidden[n++] = rummy_round_stock (round, i);

  rummy_shuffle (rng, hidden, n);
  round->seed = rummy_rng_next (rng);

  for (unsigned i = 0; i < round->n_stock; i++)
    round->deck[RUMMY_CARDS_MAX - round->n_stock + i] = hidden[--n];
  for (unsigned i = 0; i < (unsigned) round->rules->players; i++) {
    bool drawn = i == round->turn && round->drawn != RUMMY_CARD_NONE && rummy_cards_has (round->hand[i], round->drawn);

    if (i == seat && !before_cards)
      continue;
    round->hand[i] = rummy_round_known (round, i, seat);
    while (rummy_cards_count (round->hand[i]) < round->n_hand[i])
      rummy_cards_add (&round->hand[i], hidden[--n]);
    if (drawn)
      round->drawn = rummy_cards_first (rummy_cards_minus (round->hand[i], rummy_round_known (round, i, seat)));
  }
}

bool
rummy_probe_view (RummyProbe *probe, const RummyMatch *match, unsigned seat, const RummyMoves *moves, RummyRng *rng)
{
  const RummyRound *round = &match->round;
  RummyRound other = *round;
  RummyMove none = { .seat = (uint8_t) seat };
  RummyView view, other_view;
  RummyMoves listed;

  memset (&view, 0, sizeof view);
  memset (&other_view, 0, sizeof other_view);

  rummy_probe_exchange (&other, seat, rng);
  rummy_view_init (&view, round, seat, match->totals);
  rummy_view_init (&other_view, &other, seat, match->totals);
  if (memcmp (&view, &other_view, sizeof view) != 0)
    return fail (probe, &none, "a view depends on cards that the seat cannot see");

  rummy_round_moves_of (&view.round, seat, &listed);
  if (!same_moves (round, moves, &listed))
    return fail (probe, &none, "different moves are listed for the view");
  rummy_round_moves_of (&other, seat, &listed);

  return same_moves (round, moves, &listed) || fail (probe, &none, "the listed moves depend on hidden cards");
}
