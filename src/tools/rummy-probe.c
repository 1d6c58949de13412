/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-probe.h"

#include "rummy-view.h"

#include <stdio.h>
#include <string.h>

#define N_RANDOM 3
#define SUBSET_MAX 4
#define DEEP_HAND_MAX 16

typedef struct {
  RummyProbe *probe;
  const RummyMatch *match;
  const RummyMoves *moves;
  RummyMatch scratch;
} Asker;

static bool
fail (RummyProbe *probe, const RummyMove *move, const char *error)
{
  probe->move = *move;
  snprintf (probe->error, sizeof probe->error, "%s", error);

  return false;
}

static bool
same_faces (RummyCards a, RummyCards b)
{
  return (a.pack[0] ^ a.pack[1]) == (b.pack[0] ^ b.pack[1]) && (a.pack[0] & a.pack[1]) == (b.pack[0] & b.pack[1]);
}

/* Whether two moves are the same, or differ in which of two identical cards of the hand is meant. */
static bool
is_same (const RummyMove *a, const RummyMove *b, bool or_twins)
{
  if (a->kind != b->kind || a->seat != b->seat)
    return false;

  switch (a->kind) {
  case RUMMY_MOVE_TAKE:
    return a->card == b->card;
  case RUMMY_MOVE_DISCARD:
    return a->card == b->card || (or_twins && (a->card ^ b->card) == 64);
  case RUMMY_MOVE_LAY:
    if (a->meld != b->meld)
      return false;
    /* fall through */
  case RUMMY_MOVE_MELD:
    return rummy_cards_equal (a->cards, b->cards) || (or_twins && same_faces (a->cards, b->cards));
  default:
    return true;
  }
}

static bool
is_listed (const Asker *self, const RummyMove *move, bool or_twins)
{
  for (unsigned i = 0; i < self->moves->n; i++) {
    if (is_same (&self->moves->move[i], move, or_twins))
      return true;
  }

  return false;
}

/* Whatever the bits of the move are: legal if and only if listed, and nothing changes if it is refused. */
static bool
ask (Asker *self, const RummyMove *move)
{
  RummyRefusal refusal = rummy_round_check (&self->match->round, move);

  self->probe->n_checks++;
  if (refusal == RUMMY_OK)
    return is_listed (self, move, true) || fail (self->probe, move, "check allows a move that is not listed");
  if (is_listed (self, move, false))
    return fail (self->probe, move, "check refuses a move that is listed");
  if (move->kind == RUMMY_MOVE_DEAL)
    return true;
  if (rummy_match_check (self->match, move) == RUMMY_OK)
    return fail (self->probe, move, "the match allows a move that the round refuses");

  if (rummy_match_apply (&self->scratch, move, NULL) == RUMMY_OK)
    return fail (self->probe, move, "apply plays a move that check refuses");
  if (memcmp (&self->scratch, self->match, sizeof *self->match) != 0)
    return fail (self->probe, move, "a refused move changes something");

  return true;
}

static bool
ask_listed (Asker *self)
{
  const RummyMoves *moves = self->moves;

  if (moves->n == 0 || moves->n >= RUMMY_MOVES_MAX)
    return fail (self->probe, &(RummyMove) { 0 }, moves->n ? "too many moves are listed" : "no move is listed");

  for (unsigned i = 0; i < moves->n; i++) {
    self->probe->n_checks++;
    if (rummy_round_check (&self->match->round, &moves->move[i]) != RUMMY_OK)
      return fail (self->probe, &moves->move[i], "check refuses a move that is listed");
    for (unsigned j = 0; j < i; j++) {
      if (is_same (&moves->move[i], &moves->move[j], true))
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

/* Cards of one rank, or of one suit, are more often nearly a meld. */
static RummyCards
likely_cards (RummyCards hand, RummyRng *rng)
{
  RummyCards alike = RUMMY_NO_CARDS;
  uint32_t kind = rummy_rng_below (rng, 3), which = rummy_rng_below (rng, 13);

  RUMMY_CARDS_EACH (card, hand) {
    unsigned rank = rummy_card_rank (card);

    if (kind == 0 || (kind == 1 && rank == which + 1) ||
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
  memcpy (&move, &bits, 4);
  move.cards.pack[0] = rummy_rng_next (rng);
  move.cards.pack[1] = rummy_rng_next (rng);
  if (bits >> 63) {
    move.cards.pack[0] &= rummy_rng_next (rng) & rummy_rng_next (rng) & rummy_rng_next (rng);
    move.cards.pack[1] = 0;
  }
  if (bits >> 62 & 1)
    move.kind %= RUMMY_MOVE_PASS + 1;

  return move;
}

static RummyMove
nearly (const Asker *self, RummyRng *rng)
{
  const RummyRound *round = &self->match->round;
  RummyMove move = { .seat = round->turn, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };

  if (rummy_rng_below (rng, 2)) {
    /* a legal move with one bit turned */
    uint32_t bit = rummy_rng_below (rng, 8 * sizeof move);

    move = self->moves->move[rummy_rng_below (rng, self->moves->n)];
    ((uint8_t *) &move)[bit / 8] ^= (uint8_t) (1u << bit % 8);
    return move;
  }

  move.kind = (uint8_t) (RUMMY_MOVE_DRAW + rummy_rng_below (rng, RUMMY_MOVE_PASS));
  move.card = (uint8_t) rummy_rng_below (rng, RUMMY_CARD_CODES);
  move.meld = (uint8_t) rummy_rng_below (rng, round->n_melds + 1u);
  move.cards = likely_cards (round->hand[round->turn], rng);
  if (rummy_rng_below (rng, 8) == 0)
    rummy_cards_add (&move.cards, (RummyCard) rummy_rng_below (rng, RUMMY_CARD_CODES));

  return move;
}

/* Every lay-off of one card: the rules of a card that is owed are the finest. */
static bool
ask_single_lay_offs (Asker *self)
{
  const RummyRound *round = &self->match->round;
  RummyMove move = { .kind = RUMMY_MOVE_LAY, .seat = round->turn, .card = RUMMY_CARD_NONE };

  RUMMY_CARDS_EACH (card, round->hand[round->turn]) {
    move.cards = rummy_cards_of (card);
    for (move.meld = 0; move.meld < round->n_melds; move.meld++) {
      if (!ask (self, &move))
        return false;
    }
  }

  return true;
}

/* Every discard and take that there could be, and every way to play up to four cards of the hand. */
static bool
ask_all (Asker *self)
{
  const RummyRound *round = &self->match->round;
  RummyMove move = { .seat = round->turn };
  RummyCard card[DEEP_HAND_MAX];
  unsigned n = 0;

  for (unsigned code = 0; code < 256; code++) {
    move.card = (uint8_t) code;
    for (move.kind = RUMMY_MOVE_DRAW; move.kind <= RUMMY_MOVE_PASS; move.kind++) {
      if (!ask (self, &move))
        return false;
    }
  }

  RUMMY_CARDS_EACH (held, round->hand[round->turn]) {
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
    for (move.meld = 0; move.meld <= round->n_melds; move.meld++) {
      if (!ask (self, &move))
        return false;
    }
  }

  return true;
}

bool
rummy_probe_moves (RummyProbe *probe, const RummyMatch *match, const RummyMoves *moves, RummyRng *rng, bool deep)
{
  Asker asker = { .probe = probe, .match = match, .moves = moves };

  memcpy (&asker.scratch, match, sizeof *match);
  if (!ask_listed (&asker))
    return false;
  for (unsigned i = 0; i < N_RANDOM; i++) {
    RummyMove wild = garbage (rng), near = nearly (&asker, rng);

    if (!ask (&asker, &wild) || !ask (&asker, &near))
      return false;
  }

  if (match->round.owed != RUMMY_CARD_NONE && !ask_single_lay_offs (&asker))
    return false;

  return !deep || ask_all (&asker);
}

static bool
same_moves (const RummyMoves *a, const RummyMoves *b)
{
  if (a->n != b->n)
    return false;
  for (unsigned i = 0; i < a->n; i++) {
    if (!is_same (&a->move[i], &b->move[i], false))
      return false;
  }

  return true;
}

void
rummy_probe_exchange (RummyRound *round, unsigned seat, RummyRng *rng)
{
  RummyCard hidden[RUMMY_CARDS_MAX];
  unsigned n = 0;

  for (unsigned i = 0; i < (unsigned) round->rules->players; i++) {
    RummyCards unseen = rummy_cards_minus (round->hand[i], round->seen[i]);

    if (i != seat) {
      RUMMY_CARDS_EACH (card, unseen)
        hidden[n++] = card;
    }
  }
  for (unsigned i = 0; i < round->n_stock; i++)
    hidden[n++] = rummy_round_stock (round, i);

  rummy_shuffle (rng, hidden, n);

  for (unsigned i = 0; i < round->n_stock; i++)
    round->deck[RUMMY_CARDS_MAX - round->n_stock + i] = hidden[--n];
  for (unsigned i = 0; i < (unsigned) round->rules->players; i++) {
    bool drawn = i == round->turn && round->drawn != RUMMY_CARD_NONE && rummy_cards_has (round->hand[i], round->drawn);

    if (i == seat)
      continue;
    round->hand[i] = round->seen[i];
    while (rummy_cards_count (round->hand[i]) < round->n_hand[i])
      rummy_cards_add (&round->hand[i], hidden[--n]);
    if (drawn)
      round->drawn = rummy_cards_first (rummy_cards_minus (round->hand[i], round->seen[i]));
  }
}

bool
rummy_probe_view (RummyProbe *probe, const RummyMatch *match, const RummyMoves *moves, RummyRng *rng)
{
  const RummyRound *round = &match->round;
  RummyRound other = *round;
  unsigned seat = round->turn;
  RummyMove none = { 0 };
  RummyView view, other_view;
  RummyMoves listed;

  memset (&view, 0, sizeof view);
  memset (&other_view, 0, sizeof other_view);

  rummy_probe_exchange (&other, seat, rng);
  rummy_view_init (&view, round, seat, match->totals);
  rummy_view_init (&other_view, &other, seat, match->totals);
  if (memcmp (&view, &other_view, sizeof view) != 0)
    return fail (probe, &none, "a view differs with cards that the seat cannot see");

  rummy_round_moves (&view.round, &listed);
  if (!same_moves (moves, &listed))
    return fail (probe, &none, "other moves are listed for the view");
  rummy_round_moves (&other, &listed);
  if (!same_moves (moves, &listed))
    return fail (probe, &none, "other moves are listed with other hidden cards");

  seat = rummy_rng_below (rng, (uint32_t) round->rules->players);
  other = *round;
  rummy_probe_exchange (&other, seat, rng);
  rummy_view_init (&view, round, seat, match->totals);
  rummy_view_init (&other_view, &other, seat, match->totals);
  if (memcmp (&view, &other_view, sizeof view) != 0)
    return fail (probe, &none, "a view out of turn differs with cards that the seat cannot see");

  return true;
}
