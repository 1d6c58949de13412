/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The search behind rummy_solve_any (). */

#include "engine/solve-private.h"

#define RUMMY_SEARCH_POSITIONS (2 * RUMMY_KING)
#define RUMMY_SEARCH_ENTRIES 4096
#define RUMMY_SEARCH_BONUS 2200 /* 112 times it are points that fit RUMMY_SCORE () */

/* What is not settled. */
typedef struct {
  RummyCards left;   /* natural cards, and wild twos; at rank 0 those twos that are wild cards like any other */
  uint8_t n_filled;  /* places in melds that any wild card fills */
  uint8_t n_jokers;  /* places that only a joker fills */
  uint8_t n;         /* cards, wild ones too */
  uint8_t n_melds;   /* that may still come down */
  uint8_t n_lays;    /* that may still be made */
  bool has_loose;    /* a card stays */
  uint32_t most;     /* points that they could bring at most */
  RummyCards swapped; /* for wild cards */
  uint64_t laid_on;   /* where cards were laid off: sets of a rank, then the low and high ends of runs, a bit each */
} RummySearchState;

/* What is known about one. */
typedef struct {
  RummyCards left, swapped;
  uint64_t laid_on;
  uint8_t n_filled, n_jokers, n_melds, n_lays;
  bool has_loose;
  bool is_exact; /* otherwise the score is more than can be had */
  RummyValue value;
} RummySearchEntry;

typedef struct {
  const RummyMeldRules *rules;
  bool is_brief;  /* only the points are asked for */
  bool is_modest; /* the first arrangement that meets the need is good enough */
  bool twos;      /* are wild */
  bool is_flat;   /* a wild card counts the same wherever it stands */
  bool is_double; /* melds of four count double */
  RummyCards jokers;
  const RummyLays *lays; /* or NULL */
  bool few_melds;        /* there is a limit, and two short ones are not as good as a long one */
  bool few_lays;
  unsigned last;  /* position */
  unsigned longest_run, longest_set, longest_meld;
  unsigned longest; /* meld that comes down at once */
  uint8_t in_run[RUMMY_SEARCH_POSITIONS], wild_in_run[RUMMY_SEARCH_POSITIONS]; /* points by position */
  uint8_t in_set[RUMMY_KING + 1], wild_in_set[RUMMY_KING + 1];                 /* points by rank */
  uint8_t most[RUMMY_KING + 1], most_wild;                                     /* points that one can bring */
  uint32_t n_tries, most_tries; /* steps that were tried, and after how many what is left is laid out as it comes */
  uint64_t is_entry[RUMMY_SEARCH_ENTRIES / 64];
  RummySearchEntry entry[RUMMY_SEARCH_ENTRIES];
} RummySearch;

/* A step, which settles some cards: as a meld; or, where reading is 0, as staying in the hand; or, where n is 0 too, as
 * twos that are wild cards like any other. */
typedef struct {
  RummyCards cards;           /* without those that any wild card, or any joker, may be */
  uint8_t n_filled, n_jokers; /* how many those are */
  uint8_t reading;            /* or RUMMY_READING_LAID: on a meld of the table */
  uint8_t n;
  bool swaps;
  uint32_t points;  /* that they score */
  uint32_t most;    /* that they could have brought */
  uint64_t laid_on; /* one bit, or 0 */
} RummySearchOption;

#define RUMMY_READING_LAID 30

/* The best that can be made of a position; where that is less than needed, only some score between. */
RummyValue rummy_search_solve (RummySearch *search, const RummySearchState *unsettled, uint32_t need);

/* The first step of it, with a need that can be met; false when all is settled, or where a card that fits no meld was
 * thought to be swapped for a wild one. */
bool rummy_search_step (RummySearch *search, const RummySearchState *state, uint32_t need, RummySearchOption *option);

/* What is left after a step, and its score. */
RummySearchState rummy_search_after (const RummySearch *search, const RummySearchState *state,
                                     const RummySearchOption *option);
uint32_t rummy_search_gain (const RummySearch *search, const RummySearchOption *option);

/* Of what is left, the twos that can be wild cards like any other, at rank 0. */
RummyCards rummy_search_free_twos (const RummySearch *search, RummyCards left);

/* Wild cards that stay when all is settled: the lowest codes of those that may be left. */
RummyCards rummy_search_wild_rest (const RummySearch *search, const RummySearchState *state);

typedef struct RummySearchNode RummySearchNode;

/* The card to settle next, and what was found. */
struct RummySearchNode {
  RummySearch *search;
  const RummySearchState *state;
  unsigned suit, rank; /* of the card to settle */
  unsigned n_wild;     /* wild cards that are free */
  uint32_t need;       /* score below which nothing matters */
  bool is_found;       /* an arrangement with that score */
  RummyValue best;     /* until one is found, a score that cannot be had */
  RummySearchOption option; /* that gives best */
  void (*try) (RummySearchNode *node, const RummySearchOption *option); /* what is found is tried by it */
};

static inline unsigned
rummy_search_copies (RummyCards cards, unsigned suit, unsigned rank)
{
  return rummy_cards_has (cards, rummy_card (0, suit, rank)) + rummy_cards_has (cards, rummy_card (1, suit, rank));
}

/* What a card that is wanted brings beyond its points: more than all points of a hand. */
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
  option->most += rummy_search_bonus (search, card);
}

/* solve-lays.c */

/* Lays the card to settle off on the table, or swaps it; true where nothing speaks for keeping it instead. */
bool rummy_search_lay (RummySearchNode *node);

/* What so many wild cards that are left could score there at most. */
uint32_t rummy_search_lay_wilds (const RummySearch *search, const RummySearchState *state, unsigned n_wilds);

/* Wild cards of the table that no card can be swapped for any more. */
unsigned rummy_search_lost_wilds (const RummySearch *search, const RummySearchState *state);

/* What the first card that stays brings, where one must. */
uint32_t rummy_search_keep (const RummySearch *search, const RummySearchState *state);

/* Of laid_on, the bits of both ends of a run, or the one of a set. */
uint64_t rummy_search_same_meld (uint64_t bit);

/* Whether all cards of a kind lie where no wild card may stand for them. */
bool rummy_search_is_taken (const RummySearch *search, unsigned suit, unsigned rank);

/* How many wild cards a set may have besides its natural ones. */
unsigned rummy_search_places (const RummySearch *search, const RummySearchOption *set, unsigned rank);
