/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "engine/meld.h"

G_BEGIN_DECLS

typedef enum {
  RUMMY_SORT_SUIT,
  RUMMY_SORT_RANK,
  RUMMY_SORT_NONE,
  RUMMY_SORT_MELDS /* the best melds of the hand, then the rest by suit */
} RummySortOrder;

#define RUMMY_TYPE_SORT_ORDER (rummy_sort_order_get_type ())
GType rummy_sort_order_get_type (void);

/* In which order the cards of the own hand lie. */
typedef struct {
  RummyCard card[RUMMY_CARDS_MAX];
  guint n;
  RummySuit suits[RUMMY_SUITS]; /* as they lie since the hand was dealt: n_suits of them */
  guint n_suits;
  RummySortOrder sort;
  gboolean aces_low;
  gboolean descending;  /* ranks from high to low */
  gboolean new_at_right; /* what comes is sorted in when more comes (K-030) */
  RummyMeldRules rules; /* for RUMMY_SORT_MELDS, and where an ace belongs; or without any */
  const guint16 *arrivals; /* by the code of a card when it came, to lie in that order; or NULL */
  gboolean is_own; /* put in order by hand: kept so until it is sorted again */
} RummyHandOrder;

/* Takes cards away and puts new ones where they belong: sorted in, or at the right. */
void rummy_hand_order_update (RummyHandOrder *self, RummyCards hand);

/* An own order, as bytes of card codes, or none: to be kept, and to be taken up again (FALSE and nothing changed where
 * it is not an order of just these cards). */
GVariant *rummy_hand_order_to_variant (const RummyHandOrder *self);
gboolean rummy_hand_order_from_variant (RummyHandOrder *self, GVariant *variant, RummyCards hand);

/* Whether by the rules an ace is below a two in every run, so that it lies there whatever is asked for. */
gboolean rummy_hand_order_is_ace_low (const RummyHandOrder *self);

/* Sorts anew; ends an own order. */
void rummy_hand_order_sort (RummyHandOrder *self);

/* Moves the cards, which keep their order among each other, to where index of the others lie before them. */
void rummy_hand_order_move (RummyHandOrder *self, RummyCards cards, guint index);

G_END_DECLS
