/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/view.h"

/* The numbers are stored in saved games, so new levels must be appended. */
typedef enum {
  RUMMY_LEVEL_RANDOM,      /* any legal move, uniformly */
  RUMMY_LEVEL_AVERAGE,     /* looks at most of the pile, melds, keeps cards that may become melds */
  RUMMY_LEVEL_CAREFREE,    /* draws and discards at random */
  RUMMY_LEVEL_NOVICE,      /* looks at half of the pile, melds, discards at random */
  RUMMY_LEVEL_EXPERT,      /* looks at all open cards */
  RUMMY_LEVEL_CHAMPION,    /* remembers who picked up what, and holds melds back */
  RUMMY_LEVEL_GRANDMASTER, /* searches */

  /* For measuring. */
  RUMMY_LEVEL_NAIVE,
  RUMMY_LEVEL_GREEDY,
  RUMMY_LEVEL_HOARDER,

  /* A scale from 1 to 10. */
  RUMMY_LEVEL_1,
  RUMMY_LEVEL_10 = RUMMY_LEVEL_1 + 9,

  RUMMY_LEVEL_ADVISER, /* makes suggestions: above Average, slightly below Expert */
  RUMMY_N_LEVELS
} RummyLevel;

const char *rummy_level_key (RummyLevel level);

/* The levels offered to users: first those with names, weakest first, then the scale. */
#define RUMMY_NAMED_LEVELS 7
#define RUMMY_SCALE 10
#define RUMMY_OFFERED_LEVELS (RUMMY_NAMED_LEVELS + RUMMY_SCALE)
extern const RummyLevel rummy_offered_levels[RUMMY_OFFERED_LEVELS];

/* The named levels that are steps of difficulty, Beginner to Grandmaster. */
#define RUMMY_MAIN_LEVELS (RUMMY_NAMED_LEVELS - 1)
extern const RummyLevel *const rummy_main_levels;

/* Returns the index of the main level that is about as strong. */
unsigned rummy_main_level_index (int level);

/* Weights of an evaluation.  Probabilities and factors are in 256ths (256 is certain, or one for one); draw, wait
 * and out are in points. */
typedef struct {
  /* Probability that the seat gets a card: one in the pile; a hidden one, as a factor of the expected draws per
   * hidden card. */
  int16_t own_pile, own_hidden;

  /* Probability that an opponent gets or has a card: one in the pile; one seen in a hand; a hidden one, as a factor
   * of the share of hidden cards in hands. */
  int16_t their_pile, their_seen, their_hidden;

  int16_t chances; /* factor of possible melds for the seat itself */
  int16_t danger;  /* and for its opponents */
  int16_t feed;    /* factor of points given away by a discard that fits a meld on the table */

  /* Cost of a point left in the hand while the smallest opposing hand has at most 2, 5, 9, or more cards. */
  int16_t load[4];

  int16_t draw; /* value of an unknown stock card */
  int16_t wait; /* extra gain required for taking an upcard without a meld */
  int16_t out;  /* value of each card in an opponent's hand when going out */

  /* Melds are held back while every opponent has more than hold_cards cards and the stock more than hold_stock cards
   * per seat; 0: never. */
  int16_t hold_cards, hold_stock;
} RummyWeights;

typedef enum {
  RUMMY_MIND_RANDOM,   /* any legal move */
  RUMMY_MIND_CAREFREE, /* draws from the stock and discards at random, if legal */
  RUMMY_MIND_EVALUATE,    /* weighs the current turn */
  RUMMY_MIND_SEARCH    /* plays on from its usual move and from other moves */
} RummyMind;

typedef enum {
  RUMMY_DISCARD_ANY,
  RUMMY_DISCARD_HIGHEST, /* among those in no meld */
  RUMMY_DISCARD_LATEST,  /* weighed, but of the pile only the last discard counts */
  RUMMY_DISCARD_WEIGHED
} RummyDiscardMind;

/* The data that define a level. */
typedef struct {
  const char *key;
  RummyMind mind;
  RummyDiscardMind discard;
  uint8_t pile;     /* percentage of the pile, from the top, that it looks at */
  uint8_t memory;   /* percentage of cards seen in other hands that it remembers */
  uint8_t forgets;  /* percentage of buried discards that it forgets */
  uint8_t whim;     /* percentage of random discards */
  bool spares_aces; /* keeps aces, twos and threes while the others have many cards */
  bool ends;        /* always takes what lets it go out */
  bool gathers;     /* takes no upcard without a meld */
  bool is_wary;     /* delays knocking if gin or undercutting pays more */

  uint32_t budget; /* rounds played on per decision */
  RummyWeights two, three, four; /* by number of seats */
  RummyWeights many;             /* five or more seats */

  /* These take precedence if set: */
  RummyWeights bound;   /* two seats, if an upcard taken must be melded */
  RummyWeights hands;   /* any seats, if the winner scores the opponents' hands */
  RummyWeights penalty; /* any seats, if only cards left in hands count */
} RummyLevelData;

extern const RummyLevelData rummy_levels[RUMMY_N_LEVELS];

/* Returns the level's weights for these rules and their number of seats. */
const RummyWeights *rummy_level_weights (const RummyLevelData *level, const RummyRules *rules);

/* Returns the level of another seat if it is known to play without looking at its cards, else NULL. */
const RummyLevelData *rummy_level_aimless (const RummyView *view, unsigned seat);
