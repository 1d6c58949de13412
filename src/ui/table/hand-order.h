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
  RUMMY_SORT_MELDS, /* the best melds of the hand, then the rest by suit */
  RUMMY_SORT_AUTO   /* by melds where they stay in the hand, else by suit */
} RummySortOrder;

#define RUMMY_TYPE_SORT_ORDER (rummy_sort_order_get_type ())
GType rummy_sort_order_get_type (void);

#define RUMMY_GROUPS_MAX (RUMMY_CARDS_MAX / 3)

/* The order of the cards in the own hand. */
typedef struct {
  RummyCard card[RUMMY_CARDS_MAX];
  guint n;
  RummySuit suits[RUMMY_SUITS]; /* order of the suits since the deal: n_suits of them */
  guint n_suits;
  RummySortOrder sort;
  gboolean aces_low;
  gboolean descending;  /* ranks from high to low */
  gboolean new_at_right; /* a new card stays at the right until the next one comes (K-030) */
  RummyMeldRules rules; /* for RUMMY_SORT_MELDS and the place of aces; zero if unknown */
  const guint16 *arrivals; /* time of arrival by card code, to sort by; or NULL */
  RummyCards group[RUMMY_GROUPS_MAX]; /* sorted by melds: those of the last sort, n_groups of them */
  guint n_groups;
  gboolean is_own; /* sorted manually; kept until it is sorted again */
} RummyHandOrder;

/* Removes cards that are gone and inserts new ones. Melds are found again only by the next sort, for which new cards
 * wait at the right, so that nothing moves while a turn goes on. */
void rummy_hand_order_update (RummyHandOrder *self, RummyCards hand);

/* Packs a manual order as bytes of card codes, or NULL. The reverse returns FALSE, and changes nothing, if it does
 * not match these cards. */
GVariant *rummy_hand_order_to_variant (const RummyHandOrder *self);
gboolean rummy_hand_order_from_variant (RummyHandOrder *self, GVariant *variant, RummyCards hand);

/* Returns whether aces are only below twos by the rules, whatever the setting. */
gboolean rummy_hand_order_is_ace_low (const RummyHandOrder *self);

/* Sorts, which ends a manual order. */
void rummy_hand_order_sort (RummyHandOrder *self);

/* Whether it is sorted by melds. */
gboolean rummy_hand_order_has_melds (const RummyHandOrder *self);

/* Finds the melds again, in such an order. */
void rummy_hand_order_group (RummyHandOrder *self);

/* Returns the group of a card, or RUMMY_NO_CARDS. */
RummyCards rummy_hand_order_get_group (const RummyHandOrder *self, RummyCard card);

/* Returns a bit for each of the first 64 cards with which a group or the rest begins, but the first. */
guint64 rummy_hand_order_get_breaks (const RummyHandOrder *self);

/* Counts the cards in groups before the first other one. */
guint rummy_hand_order_count_grouped (const RummyHandOrder *self);

/* Moves cards, keeping their order, to where index other cards precede them. */
void rummy_hand_order_move (RummyHandOrder *self, RummyCards cards, guint index);

G_END_DECLS
