/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-hand-order.h"

#include <stdlib.h>

#define JOKER_RANK 15 /* behind all others */

typedef struct {
  guint key;
  RummyCard card;
} Place;

/* The place of each suit, so that black and red take turns among those that are there. */
static void
place_suits (const RummyHandOrder *self, guint place[RUMMY_SUITS])
{
  static const RummySuit alternating[] = { RUMMY_CLUBS, RUMMY_DIAMONDS, RUMMY_SPADES, RUMMY_HEARTS };
  gboolean has[RUMMY_SUITS] = { FALSE };

  for (guint i = 0; i < self->n; i++)
    has[rummy_card_suit (self->card[i])] |= !rummy_card_is_joker (self->card[i]);
  for (guint i = 0; i < RUMMY_SUITS; i++)
    place[alternating[i]] = i;

  /* With one suit missing, the one of its colour that is left goes into the middle. */
  if (!has[RUMMY_SPADES])
    place[RUMMY_CLUBS] = place[RUMMY_SPADES];
  if (!has[RUMMY_DIAMONDS])
    place[RUMMY_HEARTS] = place[RUMMY_DIAMONDS];
}

static guint
rank_place (const RummyHandOrder *self, RummyCard card)
{
  guint rank = rummy_card_rank (card);

  if (rummy_card_is_joker (card))
    return JOKER_RANK;

  return rank == RUMMY_ACE && !self->aces_low ? RUMMY_ACE_HIGH : rank;
}

static int
compare (const void *a, const void *b)
{
  guint left = ((const Place *) a)->key, right = ((const Place *) b)->key;

  return left < right ? -1 : left > right;
}

static void
sort (RummyHandOrder *self)
{
  Place places[RUMMY_CARDS_MAX];
  guint suits[RUMMY_SUITS];

  if (self->sort == RUMMY_SORT_NONE)
    return;

  place_suits (self, suits);
  for (guint i = 0; i < self->n; i++) {
    RummyCard card = self->card[i];
    guint rank = rank_place (self, card), suit = rank == JOKER_RANK ? RUMMY_SUITS : suits[rummy_card_suit (card)];
    guint high = self->sort == RUMMY_SORT_SUIT ? suit : rank, low = self->sort == RUMMY_SORT_SUIT ? rank : suit;

    places[i] = (Place) { (high * 16 + low) * RUMMY_PACKS_MAX + rummy_card_pack (card), card };
  }

  qsort (places, self->n, sizeof (Place), compare);
  for (guint i = 0; i < self->n; i++)
    self->card[i] = places[i].card;
}

void
rummy_hand_order_update (RummyHandOrder *self, RummyCards hand)
{
  guint n = 0;
  gboolean has_new = FALSE;

  for (guint i = 0; i < self->n; i++) {
    if (rummy_cards_has (hand, self->card[i])) {
      self->card[n++] = self->card[i];
      rummy_cards_remove (&hand, self->card[i]);
    }
  }

  RUMMY_CARDS_EACH (card, hand) {
    self->card[n++] = card;
    has_new = TRUE;
  }
  self->n = n;

  if (has_new && !self->is_own)
    sort (self);
}

void
rummy_hand_order_sort (RummyHandOrder *self)
{
  self->is_own = FALSE;
  sort (self);
}

void
rummy_hand_order_move (RummyHandOrder *self, RummyCards cards, guint index)
{
  RummyCard moved[RUMMY_CARDS_MAX], kept[RUMMY_CARDS_MAX];
  guint n_moved = 0, n_kept = 0, n = 0;

  for (guint i = 0; i < self->n; i++) {
    if (rummy_cards_has (cards, self->card[i]))
      moved[n_moved++] = self->card[i];
    else
      kept[n_kept++] = self->card[i];
  }

  for (guint i = 0; i < MIN (index, n_kept); i++)
    self->card[n++] = kept[i];
  for (guint i = 0; i < n_moved; i++)
    self->card[n++] = moved[i];
  for (guint i = MIN (index, n_kept); i < n_kept; i++)
    self->card[n++] = kept[i];

  self->is_own = TRUE;
}

GVariant *
rummy_hand_order_to_variant (const RummyHandOrder *self)
{
  return g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, self->card, self->is_own ? self->n : 0, sizeof *self->card);
}

gboolean
rummy_hand_order_from_variant (RummyHandOrder *self, GVariant *variant, RummyCards hand)
{
  gsize n;
  const RummyCard *cards = g_variant_get_fixed_array (variant, &n, sizeof *cards);
  RummyCards left = hand;

  if (n == 0 || n != rummy_cards_count (hand))
    return FALSE;
  for (gsize i = 0; i < n; i++) {
    if (cards[i] >= RUMMY_CARD_CODES || !rummy_cards_has (left, cards[i]))
      return FALSE;
    rummy_cards_remove (&left, cards[i]);
  }

  memcpy (self->card, cards, n * sizeof *cards);
  self->n = (guint) n;
  self->is_own = TRUE;

  return TRUE;
}
