/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A card is a small integer: pack * 64 + suit * 16 + rank, with rank 1 (ace) to 13 (king).  Joker j (0 to 3) of a
 * pack is pack * 64 + j * 16.  A set of cards has a bit for each card, so a suit is a 16-bit lane, in which a run is
 * a sequence of adjacent bits. */
typedef uint8_t RummyCard;

enum {
  RUMMY_ACE = 1,
  RUMMY_JACK = 11,
  RUMMY_QUEEN = 12,
  RUMMY_KING = 13,
  RUMMY_ACE_HIGH = 14
};

typedef enum {
  RUMMY_CLUBS,
  RUMMY_DIAMONDS,
  RUMMY_HEARTS,
  RUMMY_SPADES
} RummySuit;

#define RUMMY_SUITS 4
#define RUMMY_PACKS_MAX 2
#define RUMMY_CARDS_MAX 112 /* two packs of 52, four jokers each */
#define RUMMY_CARD_CODES 128 /* every RummyCard is below this */
#define RUMMY_CARD_NONE 255
#define RUMMY_CARD_HIDDEN 254 /* stands for a card that a view may not show */
#define RUMMY_CARD_TEXT 4    /* longest code with its NUL */

typedef struct {
  uint64_t pack[RUMMY_PACKS_MAX];
} RummyCards;

static inline RummyCard
rummy_card (unsigned pack, unsigned suit, unsigned rank)
{
  return (RummyCard) (pack * 64 + suit * 16 + rank);
}

static inline unsigned
rummy_card_rank (RummyCard card)
{
  return card & 15;
}

static inline unsigned
rummy_card_suit (RummyCard card)
{
  return card >> 4 & 3;
}

static inline unsigned
rummy_card_pack (RummyCard card)
{
  return card >> 6;
}

static inline bool
rummy_card_is_joker (RummyCard card)
{
  return (card & 15) == 0;
}

static inline bool
rummy_card_is_valid (RummyCard card)
{
  return card < RUMMY_CARD_CODES && (card & 15) <= RUMMY_KING;
}

#define RUMMY_NO_CARDS ((RummyCards) { { 0, 0 } })

static inline RummyCards
rummy_cards_of (RummyCard card)
{
  /* Branchless, because the pack is unpredictable, and an index would force the set into memory. */
  const uint64_t bit = UINT64_C (1) << (card & 63), is_second = -(uint64_t) (card >> 6 & 1);

  return (RummyCards) { { bit & ~is_second, bit & is_second } };
}

/* Returns all cards of a rank; of rank 0 the jokers. */
static inline RummyCards
rummy_cards_of_rank (unsigned rank)
{
  const uint64_t each = UINT64_C (0x0001000100010001) << rank;

  return (RummyCards) { { each, each } };
}

static inline bool
rummy_cards_has (RummyCards cards, RummyCard card)
{
  return cards.pack[card >> 6] >> (card & 63) & 1;
}

static inline RummyCards
rummy_cards_or (RummyCards a, RummyCards b)
{
  return (RummyCards) { { a.pack[0] | b.pack[0], a.pack[1] | b.pack[1] } };
}

static inline RummyCards
rummy_cards_and (RummyCards a, RummyCards b)
{
  return (RummyCards) { { a.pack[0] & b.pack[0], a.pack[1] & b.pack[1] } };
}

static inline RummyCards
rummy_cards_minus (RummyCards a, RummyCards b)
{
  return (RummyCards) { { a.pack[0] & ~b.pack[0], a.pack[1] & ~b.pack[1] } };
}

static inline void
rummy_cards_add (RummyCards *cards, RummyCard card)
{
  cards->pack[card >> 6] |= UINT64_C (1) << (card & 63);
}

static inline void
rummy_cards_remove (RummyCards *cards, RummyCard card)
{
  cards->pack[card >> 6] &= ~(UINT64_C (1) << (card & 63));
}

static inline bool
rummy_cards_is_empty (RummyCards cards)
{
  return (cards.pack[0] | cards.pack[1]) == 0;
}

static inline bool
rummy_cards_equal (RummyCards a, RummyCards b)
{
  return a.pack[0] == b.pack[0] && a.pack[1] == b.pack[1];
}

/* Returns whether @a is a subset of @b. */
static inline bool
rummy_cards_within (RummyCards a, RummyCards b)
{
  return rummy_cards_is_empty (rummy_cards_minus (a, b));
}

static inline unsigned
rummy_cards_count (RummyCards cards)
{
  return (unsigned) (__builtin_popcountll (cards.pack[0]) + __builtin_popcountll (cards.pack[1]));
}

/* Returns the card with the lowest code; the set must not be empty. */
static inline RummyCard
rummy_cards_first (RummyCards cards)
{
  return (RummyCard) (cards.pack[0] ? __builtin_ctzll (cards.pack[0]) : 64 + __builtin_ctzll (cards.pack[1]));
}

static inline void
rummy_cards_remove_first (RummyCards *cards)
{
  if (cards->pack[0])
    cards->pack[0] &= cards->pack[0] - 1;
  else
    cards->pack[1] &= cards->pack[1] - 1;
}

/* Returns the ranks of a suit, in either pack, as bits 1 (ace) to 13. */
static inline unsigned
rummy_cards_lane (RummyCards cards, unsigned suit)
{
  return (unsigned) ((cards.pack[0] | cards.pack[1]) >> (16 * suit)) & 0x3ffe;
}

/* RUMMY_CARDS_EACH (card, cards) { ... } visits the cards in order of their codes. */
#define RUMMY_CARDS_EACH(card, cards)                                                                                  \
  for (RummyCards card##_rest = (cards); !rummy_cards_is_empty (card##_rest); card##_rest = RUMMY_NO_CARDS)            \
    for (RummyCard card; !rummy_cards_is_empty (card##_rest) && (card = rummy_cards_first (card##_rest), true);        \
         rummy_cards_remove_first (&card##_rest))

/* Writes the code of a card: "QS", "TH" (read as "10H" too), "7C'" for the second pack, "*1" to "*8" for jokers. */
void rummy_card_to_text (RummyCard card, char text[RUMMY_CARD_TEXT]);

/* Reads a code at @text; returns its length, or 0 if there is none. */
size_t rummy_card_from_text (const char *text, RummyCard *card);

/* Writes codes separated by blanks.  Like snprintf (), returns the length needed without the NUL. */
size_t rummy_cards_to_text (RummyCards cards, char *text, size_t size);

/* Reads codes separated by blanks up to the end of @text; returns false for anything else and for duplicates. */
bool rummy_cards_from_text (const char *text, RummyCards *cards);
