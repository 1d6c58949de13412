/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"

G_BEGIN_DECLS

/* A deal that people lay out by hand: who gets which cards, which one is turned up, in which order the stock lies.  Its
 * places are the seats and these two. */
#define RUMMY_LAID_UPCARD RUMMY_SEATS_MAX
#define RUMMY_LAID_STOCK (RUMMY_SEATS_MAX + 1)
#define RUMMY_LAID_PLACES (RUMMY_SEATS_MAX + 2)
#define RUMMY_LAID_NOWHERE RUMMY_LAID_PLACES

/* Plain data, copied with "="; all zero until it has rules. */
typedef struct {
  RummyRules rules;
  const RummyPreset *preset; /* of which they may be changed, for who lays it out; or NULL */
  guint8 lead; /* the seat that begins */
  guint8 hands[RUMMY_SEATS_MAX]; /* how many cards a seat gets, 0: as many as the rules say */
  guint8 n[RUMMY_LAID_PLACES];
  RummyCard cards[RUMMY_LAID_PLACES][RUMMY_CARDS_MAX]; /* of the stock the next one first */
} RummyLaidDeal;

/* Why a text is not what lies at a place. */
typedef enum {
  RUMMY_LAID_FITS,
  RUMMY_LAID_NO_CARD,  /* a word of it names none */
  RUMMY_LAID_NOT_HERE, /* a card that these rules do not have */
  RUMMY_LAID_TWICE,    /* a card more often than there is of its kind */
  RUMMY_LAID_FULL      /* more cards than belong there */
} RummyLaidRefusal;

/* Each keeps the cards that lie where they can still lie. */
void rummy_laid_deal_set_rules (RummyLaidDeal *self, const RummyRules *rules);
void rummy_laid_deal_set_lead (RummyLaidDeal *self, guint seat);

/* How many cards a hand has, apart from one more for who begins where nobody turns one up: from 1 to as many as
 * the rules say. */
void rummy_laid_deal_set_hand (RummyLaidDeal *self, guint seat, guint n_cards);
guint rummy_laid_deal_get_hand (const RummyLaidDeal *self, guint seat);

/* Whether that seat ever begins a game by these rules. */
gboolean rummy_laid_deal_can_lead (const RummyLaidDeal *self, guint seat);

/* All cards to be laid out: not the joker that the dealer gets. */
RummyCards rummy_laid_deal_get_cards (const RummyLaidDeal *self);

/* How many cards belong to a place; 0: there is no such place. */
guint rummy_laid_deal_get_size (const RummyLaidDeal *self, guint place);

/* Where a card lies, or RUMMY_LAID_NOWHERE. */
guint rummy_laid_deal_find (const RummyLaidDeal *self, RummyCard card);

/* How many cards lie nowhere. */
guint rummy_laid_deal_count_missing (const RummyLaidDeal *self);

/* Puts a card last at a place, wherever it lay; FALSE where that is full.  A place for a single card changes it. */
gboolean rummy_laid_deal_put (RummyLaidDeal *self, guint place, RummyCard card);
void rummy_laid_deal_remove (RummyLaidDeal *self, RummyCard card);
void rummy_laid_deal_clear (RummyLaidDeal *self);

/* Puts the cards that lie nowhere by lot where there is room. */
void rummy_laid_deal_fill (RummyLaidDeal *self, guint64 seed);

/* What lies at a place, in words such as "5♥ 10♣ *": cards that look alike are written alike. */
char *rummy_laid_deal_write (const RummyLaidDeal *self, guint place);

/* Reads that, letters for suits too ("5H TC"); it takes the cards from wherever they lay.  When it is refused nothing
 * has changed, and word, which may be NULL, is what is wrong. */
RummyLaidRefusal rummy_laid_deal_read (RummyLaidDeal *self, guint place, const char *text, char **word);

/* The first round of a game of practice with these cards, dealt and stopped; NULL where any lies nowhere.  What is
 * dealt after it, and who deals, comes from the seed. */
RummyGame *rummy_laid_deal_play (const RummyLaidDeal *self, const RummySeats *seats, guint64 seed);

G_END_DECLS
