/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/view.h"

/* Saved games name levels by these numbers: new ones come at the end. */
typedef enum {
  RUMMY_LEVEL_RANDOM,      /* any legal move, evenly */
  RUMMY_LEVEL_AVERAGE,     /* looks at most of the pile, melds, keeps what may become a meld */
  RUMMY_LEVEL_CAREFREE,    /* draws and discards at random */
  RUMMY_LEVEL_NOVICE,      /* looks at half of the pile, melds, discards at random */
  RUMMY_LEVEL_EXPERT,      /* looks at all that lies open */
  RUMMY_LEVEL_CHAMPION,    /* remembers who took what, and holds melds back */
  RUMMY_LEVEL_GRANDMASTER, /* plays on in its head */

  /* To measure others with. */
  RUMMY_LEVEL_NAIVE,
  RUMMY_LEVEL_GREEDY,
  RUMMY_LEVEL_HOARDER,

  /* A scale from 1 to 10. */
  RUMMY_LEVEL_1,
  RUMMY_LEVEL_10 = RUMMY_LEVEL_1 + 9,

  RUMMY_LEVEL_ADVISER, /* what is suggested to people: above Average, slightly below Expert */
  RUMMY_N_LEVELS
} RummyLevel;

const char *rummy_level_key (RummyLevel level);

/* The levels that people choose from: first those with names, the weakest first, then the scale. */
#define RUMMY_NAMED_LEVELS 7
#define RUMMY_SCALE 10
#define RUMMY_OFFERED_LEVELS (RUMMY_NAMED_LEVELS + RUMMY_SCALE)
extern const RummyLevel rummy_offered_levels[RUMMY_OFFERED_LEVELS];

/* Where a level stands among them; that of the average one for all others. */
unsigned rummy_offered_level_index (int level);

/* How to weigh things.  Chances and factors are in 256ths, so 256 is certain or one for one; draw, wait and out are
 * whole points. */
typedef struct {
  /* How likely a card comes into the own hand while it lies in the pile; a hidden one as often as there are draws to
   * come for each hidden card, times this. */
  int16_t own_pile, own_hidden;

  /* How likely an opponent gets or has a card: in the pile, seen in its hand; a hidden one as often as hidden cards
   * are in the hands, times this. */
  int16_t their_pile, their_seen, their_hidden;

  int16_t chances; /* what melds to come are worth to the seat itself */
  int16_t danger;  /* and to the opponents */
  int16_t feed;    /* points given away with a discard that fits a meld on the table */

  /* What a point left in the hand costs while the opponent with the fewest cards has at most 2, 5, 9, more. */
  int16_t load[4];

  int16_t draw; /* what an unknown stock card is worth */
  int16_t wait; /* what an upcard must bring on top if it is taken without a meld */
  int16_t out;  /* what each card in an opponent's hand is worth when the seat goes out */

  /* Melds are held back while every opponent has more cards than this, and the stock more cards for each seat than
   * that; 0: never. */
  int16_t hold_cards, hold_stock;
} RummyWeights;

typedef enum {
  RUMMY_MIND_RANDOM,   /* any legal move */
  RUMMY_MIND_CAREFREE, /* draws from the stock and discards at random, as long as that is legal */
  RUMMY_MIND_EVALUATE,    /* weighs this turn */
  RUMMY_MIND_SEARCH    /* plays on from what it would do by weighing, and from other moves */
} RummyMind;

typedef enum {
  RUMMY_DISCARD_ANY,
  RUMMY_DISCARD_HIGHEST, /* of those that are in no meld */
  RUMMY_DISCARD_LATEST,  /* weighed; of the pile only the last discard counts */
  RUMMY_DISCARD_WEIGHED
} RummyDiscardMind;

/* How a level plays, as a row of data. */
typedef struct {
  const char *key;
  RummyMind mind;
  RummyDiscardMind discard;
  uint8_t pile;     /* percent of the pile, from its top, that it looks at */
  uint8_t memory;   /* percent of the cards seen in the hands of others that it remembers */
  uint8_t forgets;  /* percent of the discards that nobody can take any more that it forgets */
  uint8_t whim;     /* percent of its discards are random */
  bool spares_aces; /* melds no ace, two, three while the others have cards to hold */
  bool ends;        /* takes what lets it go out, whatever else it could take */
  bool gathers;     /* takes no upcard without a meld */
  bool is_wary;     /* waits with a knock where gin or undercutting pays more */

  uint32_t budget; /* rounds that a decision is played on */
  RummyWeights two, three, four; /* seats */
  RummyWeights many;             /* more */

  /* Instead, where a row has them: */
  RummyWeights bound;   /* two seats, where who takes the upcard has to meld with it */
  RummyWeights hands;   /* any seats, where the winner scores the hands of the others */
  RummyWeights penalty; /* any seats, where only what is left in the hand counts */
} RummyLevelData;

extern const RummyLevelData rummy_levels[RUMMY_N_LEVELS];

/* What the level weighs by at these rules, and at the number of seats that they name. */
const RummyWeights *rummy_level_weights (const RummyLevelData *level, const RummyRules *rules);

/* The level of another seat that is known to play without looking at its cards, or NULL. */
const RummyLevelData *rummy_level_aimless (const RummyView *view, unsigned seat);
