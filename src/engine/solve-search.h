/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The search behind rummy_solve_any (). */

#include "engine/solve-private.h"

#define RUMMY_SEARCH_POSITIONS (2 * RUMMY_KING)
#define RUMMY_SEARCH_ENTRIES 4096
#define RUMMY_SEARCH_UNIT 1024 /* of prices: a fraction of a point */
#define RUMMY_SEARCH_BONUS 2200 /* 112 times this still fits RUMMY_SCORE () */

/* A position: what is not settled yet. */
typedef struct {
  RummyCards left;   /* natural cards and wild twos; at rank 0, twos used as wild cards */
  uint8_t n_filled;  /* places in melds for any wild card */
  uint8_t n_jokers;  /* places for jokers only */
  uint8_t n;         /* number of cards, including wild ones */
  uint8_t n_melds;   /* melds that may still be laid */
  uint8_t n_lays;    /* lay-offs that may still be made */
  bool has_loose;    /* a card stays in the hand */
  bool set_is_full;  /* the twin of the next card filled the only set they fit */
  uint8_t single_rank, n_singles; /* the rank of which cards were laid off on sets last, and how many of them */
  uint32_t most;     /* upper bound of their points: their prices */
  RummyCards swapped; /* natural cards already used for swaps */
  uint64_t laid_on;   /* melds already laid off on: sets by rank, then the low and high ends of runs, as bits */
} RummySearchState;

/* What is known about a position. */
typedef struct {
  RummyCards left, swapped;
  uint64_t laid_on;
  uint8_t n_filled, n_jokers, n_melds, n_lays, single_rank, n_singles;
  bool has_loose, set_is_full;
  bool is_exact; /* otherwise the score is an upper bound */
  RummyValue value;
} RummySearchEntry;

typedef struct {
  const RummyMeldRules *rules;
  bool is_brief;  /* only the points are needed */
  bool is_modest; /* the first arrangement that meets the need will do */
  bool wants_points;
  bool twos;      /* twos are wild */
  bool is_flat;   /* a wild card scores the same everywhere */
  bool is_double; /* melds of four count double */
  RummyCards jokers;
  unsigned n_jokers;
  const RummyLays *lays; /* may be NULL */
  bool few_melds;        /* the number of melds is limited, so that two short ones are worse than a long one */
  bool few_lays;
  unsigned last;  /* highest position */
  unsigned longest_run, longest_set, longest_meld;
  unsigned longest; /* most cards of a new meld */
  uint8_t in_run[RUMMY_SEARCH_POSITIONS], wild_in_run[RUMMY_SEARCH_POSITIONS]; /* points by position */
  uint8_t in_set[RUMMY_KING + 1], wild_in_set[RUMMY_KING + 1];                 /* points by rank */
  /* most points of a card by rank, and of a wild one */
  uint8_t most[RUMMY_KING + 1], most_wild;
  bool has_prices; /* others than the most points of each card */
  /* in units: no meld or lay-off scores more, with bonuses, than its cards cost; and what a swap gives back */
  uint32_t price[RUMMY_CARD_CODES], price_wild, price_swap;
  /* with such prices: what a run from a position on could score beyond them */
  uint32_t rise[RUMMY_SUITS][RUMMY_SEARCH_POSITIONS + 1];
  uint32_t n_tries, most_tries; /* steps tried, and the limit after which the rest is arranged greedily */
  uint32_t n_spent; /* steps of earlier attempts for the same hand, and finding prices */
  uint64_t is_entry[RUMMY_SEARCH_ENTRIES / 64];
  RummySearchEntry entry[RUMMY_SEARCH_ENTRIES];
} RummySearch;

/* A step, which settles some cards: as a meld; as staying in the hand if @reading is 0; as twos used as wild cards
 * if @n is 0 too. */
typedef struct {
  RummyCards cards;           /* without those that any wild card or any joker can be */
  uint8_t n_filled, n_jokers; /* the numbers of those */
  uint8_t reading;            /* or RUMMY_READING_LAID for a lay-off */
  uint8_t n;
  bool swaps;
  uint8_t single_rank; /* of a card laid off on a set; or 0 */
  bool fills_set; /* lays off on the only set that its twin, which is next, would fit */
  uint32_t points;  /* that they score */
  uint32_t most;    /* their prices */
  uint64_t laid_on; /* a single bit, or 0 */
} RummySearchOption;

#define RUMMY_READING_LAID 30

/* Returns the best value of a position; if that is below @need, just some score in between. */
RummyValue rummy_search_solve (RummySearch *search, const RummySearchState *unsettled, uint32_t need);

/* Finds the first step towards it, for a @need that can be met.  Returns false if everything is settled, or if a
 * card that fits no meld was counted as swapped for a wild one. */
bool rummy_search_step (RummySearch *search, const RummySearchState *state, uint32_t need, RummySearchOption *option);

/* after () returns what is left after a step; gain () returns the score of the step. */
RummySearchState rummy_search_after (const RummySearch *search, const RummySearchState *state,
                                     const RummySearchOption *option);
uint32_t rummy_search_gain (const RummySearch *search, const RummySearchOption *option);

/* Returns the remaining twos that can be used as wild cards, at rank 0. */
RummyCards rummy_search_free_twos (const RummySearch *search, RummyCards left);

/* Returns the wild cards left when everything is settled: the lowest codes possible. */
RummyCards rummy_search_wild_rest (const RummySearch *search, const RummySearchState *state);

typedef struct RummySearchNode RummySearchNode;

/* A position with its card to settle, and the best result so far. */
struct RummySearchNode {
  RummySearch *search;
  const RummySearchState *state;
  unsigned suit, rank; /* of the card to settle */
  unsigned n_wild;     /* free wild cards */
  uint32_t need;       /* lower scores do not matter */
  bool is_found;       /* an arrangement with at least that score was found */
  RummyValue best;     /* until then, an unreachable score */
  RummySearchOption option; /* the step that gives @best */
  void (*try) (RummySearchNode *node, const RummySearchOption *option); /* called with each candidate */
};

static inline unsigned
rummy_search_copies (RummyCards cards, unsigned suit, unsigned rank)
{
  return rummy_cards_has (cards, rummy_card (0, suit, rank)) + rummy_cards_has (cards, rummy_card (1, suit, rank));
}

/* Returns the bonus of a wanted card: more than all points of a hand. */
static inline uint32_t
rummy_search_bonus (const RummySearch *search, RummyCard card)
{
  return search->lays && rummy_cards_has (search->lays->wanted, card) ? RUMMY_SEARCH_BONUS : 0;
}

static inline void
rummy_search_add (const RummySearch *search, RummySearchOption *option, RummyCard card)
{
  rummy_cards_add (&option->cards, card);
  option->points += rummy_search_bonus (search, card);
  option->most += search->price[card];
}

/* solve-prices.c */

/* Sets the lowest prices for these cards and the wild ones; returns false if they are not found. */
bool rummy_search_find_prices (RummySearch *search, RummyCards left);

/* Sets prices that were found for the same rules and these or more cards; returns false if there are none. */
bool rummy_search_recall_prices (RummySearch *search, RummyCards left);

/* solve-lays.c */

/* Lays the card to settle off on the table, or swaps it; returns true if there is no reason to keep it instead. */
bool rummy_search_lay (RummySearchNode *node);

/* Returns the most points that the remaining wild cards could score in lay-offs. */
uint32_t rummy_search_lay_wilds (const RummySearch *search, const RummySearchState *state, unsigned n_wilds);

/* Returns how many wild cards on the table can no longer be swapped for. */
unsigned rummy_search_lost_wilds (const RummySearch *search, const RummySearchState *state);

/* Returns the bonus of the first card that stays, if one must. */
uint32_t rummy_search_keep (const RummySearch *search, const RummySearchState *state);

/* Raises prices to what lay-offs and swaps could score. */
void rummy_search_raise_prices (RummySearch *search);

/* Returns the bits of laid_on for both ends of a run, or the bit of a set. */
uint64_t rummy_search_same_meld (uint64_t bit);

/* Returns whether all copies of a card are where no wild card may stand for them. */
bool rummy_search_is_taken (const RummySearch *search, unsigned suit, unsigned rank);

/* Returns how many wild cards a set may have besides its natural ones. */
unsigned rummy_search_places (const RummySearch *search, const RummySearchOption *set, unsigned rank);
