/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"

G_BEGIN_DECLS

/* A deal arranged by hand: the cards of each seat, the upcard, and the order of the stock.  Places are the seats and
 * the following two. */
#define RUMMY_LAID_UPCARD RUMMY_SEATS_MAX
#define RUMMY_LAID_STOCK (RUMMY_SEATS_MAX + 1)
#define RUMMY_LAID_PLACES (RUMMY_SEATS_MAX + 2)
#define RUMMY_LAID_NOWHERE RUMMY_LAID_PLACES

/* Plain data that can be copied by assignment; must be zeroed before set_rules (). */
typedef struct {
  RummyRules rules;
  const RummyPreset *preset; /* the game on which the rules are based, or NULL */
  guint8 lead; /* the seat that leads */
  guint8 hands[RUMMY_SEATS_MAX]; /* cards dealt to each seat; 0: as the rules say */
  guint8 n[RUMMY_LAID_PLACES];
  RummyCard cards[RUMMY_LAID_PLACES][RUMMY_CARDS_MAX]; /* the stock begins with the next card to be drawn */
} RummyLaidDeal;

/* Why a text is not accepted for a place. */
typedef enum {
  RUMMY_LAID_FITS,
  RUMMY_LAID_NO_CARD,  /* a word is not a card */
  RUMMY_LAID_NOT_HERE, /* the rules do not have this card */
  RUMMY_LAID_TWICE,    /* more copies of a card than exist */
  RUMMY_LAID_FULL      /* more cards than belong there */
} RummyLaidRefusal;

/* Changing rules or lead keeps cards where they are as far as possible. */
void rummy_laid_deal_set_rules (RummyLaidDeal *self, const RummyRules *rules);
void rummy_laid_deal_set_lead (RummyLaidDeal *self, guint seat);

/* Sets the size of a hand, not counting an extra card for the lead: from 1 to what the rules say. */
void rummy_laid_deal_set_hand (RummyLaidDeal *self, guint seat, guint n_cards);
guint rummy_laid_deal_get_hand (const RummyLaidDeal *self, guint seat);

/* Returns whether a seat can lead the first round under these rules. */
gboolean rummy_laid_deal_can_lead (const RummyLaidDeal *self, guint seat);

/* Returns all cards to be placed, which excludes the joker that the dealer gets. */
RummyCards rummy_laid_deal_get_cards (const RummyLaidDeal *self);

/* Returns the number of cards that belong to a place; 0 if the place does not exist. */
guint rummy_laid_deal_get_size (const RummyLaidDeal *self, guint place);

/* Returns the place of a card, or RUMMY_LAID_NOWHERE. */
guint rummy_laid_deal_find (const RummyLaidDeal *self, RummyCard card);

/* Returns the number of cards without a place. */
guint rummy_laid_deal_count_missing (const RummyLaidDeal *self);

/* Moves a card to the end of a place; returns FALSE if that is full.  In a place for one card, replaces it. */
gboolean rummy_laid_deal_put (RummyLaidDeal *self, guint place, RummyCard card);
void rummy_laid_deal_remove (RummyLaidDeal *self, RummyCard card);
void rummy_laid_deal_clear (RummyLaidDeal *self);

/* Distributes the remaining cards at random. */
void rummy_laid_deal_fill (RummyLaidDeal *self, guint64 seed);

/* Returns the cards of a place as text such as "5♥ 10♣ *".  Identical cards are written alike. */
char *rummy_laid_deal_write (const RummyLaidDeal *self, guint place);

/* Reads such a text, also with letters for suits ("5H TC"), and takes the cards from wherever they were.  If
 * refused, nothing changes, and @word (may be NULL) is set to the offending word. */
RummyLaidRefusal rummy_laid_deal_read (RummyLaidDeal *self, guint place, const char *text, char **word);

/* Returns a stopped practice game whose first round has these cards, or NULL if any card is without a place.  Later
 * deals, and who deals, follow from @seed. */
RummyGame *rummy_laid_deal_play (const RummyLaidDeal *self, const RummySeats *seats, guint64 seed);

G_END_DECLS
