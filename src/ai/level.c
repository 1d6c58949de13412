/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ai/level.h"

/* The weights were found by tuning levels against each other over thousands of the same deals.  @own: the factor of
 * possible melds, which in two-player games is lower for levels that look at all open cards. */
#define LAYS_AT_ONCE(own)                                                                                              \
  .own_pile = 60, .own_hidden = 256, .their_pile = 230, .their_seen = 230, .their_hidden = 150, .chances = own,        \
  .danger = 180, .feed = 256, .load = { 240, 140, 70, 25 }, .draw = 5, .wait = 10, .out = 4
#define MANY_SEATS                                                                                                     \
  .own_pile = 60, .own_hidden = 256, .their_pile = 200, .their_seen = 256, .their_hidden = 100, .chances = 256,        \
  .danger = 128, .feed = 256, .load = { 256, 160, 80, 40 }, .draw = 6, .wait = 6, .out = 4

#define THREE_OR_FOUR_SEATS .three = { LAYS_AT_ONCE (280) }, .four = { LAYS_AT_ONCE (280) }

/* IMMEDIATE: melds immediately.  HOLDS_BACK: the best, holds melds back against a single opponent; against more it
 * does not pay. */
#define IMMEDIATE .two = { LAYS_AT_ONCE (280) }, THREE_OR_FOUR_SEATS, .many = { MANY_SEATS }
#define HOLDS_BACK                                                                                                     \
  .two = { .own_pile = 59, .own_hidden = 62, .their_pile = 95, .their_seen = 359, .their_hidden = 44,                  \
           .chances = 217, .danger = 124, .feed = 428, .load = { 134, 0, 0, 27 }, .draw = 4, .wait = 6,                \
           .out = 9, .hold_cards = 3, .hold_stock = 5 },                                                               \
  THREE_OR_FOUR_SEATS, .many = { MANY_SEATS }

/* For rules where an upcard taken must be melded. */
#define UPCARD_MUST_BE_MELDED                                                                                          \
  .bound = { .own_pile = 79, .own_hidden = 62, .their_pile = 95, .their_seen = 233, .their_hidden = 48,                \
             .chances = 157, .danger = 188, .feed = 428, .load = { 0, 0, 0, 11 }, .draw = 4, .wait = 6, .out = 9,      \
             .hold_cards = 3, .hold_stock = 3 }

/* For the level that searches.  Tuned against players who meld immediately; not suited to players who hold melds
 * back. */
#define SEARCHES                                                                                                       \
  .two = { .own_pile = 74, .own_hidden = 243, .their_pile = 218, .their_seen = 518, .their_hidden = 232,               \
           .chances = 162, .danger = 142, .feed = 273, .load = { 134, 34, 73, 16 }, .draw = 14, .wait = 11, .out = 8,  \
           .hold_cards = 3 },                                                                                          \
  .three = { .own_pile = 54, .own_hidden = 246, .their_pile = 207, .their_seen = 325, .their_hidden = 232,             \
             .chances = 174, .danger = 95, .feed = 273, .load = { 134, 43, 8, 35 }, .draw = 10, .wait = 8, .out = 2,   \
             .hold_cards = 3 },                                                                                        \
  .four = { .own_pile = 31, .own_hidden = 131, .their_pile = 398, .their_seen = 83, .their_hidden = 194,               \
            .chances = 365, .danger = 15, .feed = 122, .load = { 89, 4, 13, 26 }, .draw = 8, .wait = 15, .out = 1,     \
            .hold_cards = 3, .hold_stock = 1 },                                                                        \
  .many = { MANY_SEATS }

/* SCORES_HANDS: the winner scores the opponents' hands.  SCORES_PENALTIES: only cards left in hands count.
 * MELDS_HELD: holds melds back, which pays there with any number of players. */
#define SCORES_HANDS                                                                                                   \
  .own_pile = 47, .own_hidden = 72, .their_pile = 74, .their_seen = 359, .chances = 113, .danger = 124, .feed = 474,   \
  .load = { 7, 0, 0, 27 }, .draw = 2, .out = 18
#define SCORES_PENALTIES                                                                                               \
  .own_pile = 19, .own_hidden = 256, .their_pile = 96, .their_seen = 179, .their_hidden = 75, .chances = 137,          \
  .danger = 132, .feed = 112, .load = { 334, 119, 97, 96 }, .wait = 8, .out = 2
#define MELDS_HELD .hold_cards = 3, .hold_stock = 4

#define OTHER_SCORES .hands = { SCORES_HANDS }, .penalty = { SCORES_PENALTIES }
#define OTHER_SCORES_HELD .hands = { SCORES_HANDS, MELDS_HELD }, .penalty = { SCORES_PENALTIES, MELDS_HELD }

/* A step of the scale: how much of the pile it looks at, how much it remembers, how often it acts on a whim (in
 * percent). */
#define SCALE_STEP(name, looks, remembers, whims)                                                                      \
  { .key = name, .mind = RUMMY_MIND_EVALUATE, .discard = RUMMY_DISCARD_WEIGHED, .pile = looks,                         \
    .memory = remembers, .forgets = 100 - remembers, .whim = whims, IMMEDIATE }

const RummyLevelData rummy_levels[RUMMY_N_LEVELS] = {
  [RUMMY_LEVEL_RANDOM] = { .key = "random", .mind = RUMMY_MIND_RANDOM },
  [RUMMY_LEVEL_CAREFREE] = { .key = "carefree", .mind = RUMMY_MIND_CAREFREE },
  [RUMMY_LEVEL_NOVICE] = {
    .key = "novice", .mind = RUMMY_MIND_EVALUATE, .discard = RUMMY_DISCARD_ANY, .pile = 50, .gathers = true, IMMEDIATE,
  },
  [RUMMY_LEVEL_AVERAGE] = {
    .key = "average", .mind = RUMMY_MIND_EVALUATE, .discard = RUMMY_DISCARD_LATEST, .pile = 75, IMMEDIATE,
  },
  [RUMMY_LEVEL_EXPERT] = {
    .key = "expert", .mind = RUMMY_MIND_EVALUATE, .discard = RUMMY_DISCARD_WEIGHED, .pile = 100,
    .two = { LAYS_AT_ONCE (262) }, THREE_OR_FOUR_SEATS, .many = { MANY_SEATS }, OTHER_SCORES,
  },
  [RUMMY_LEVEL_CHAMPION] = {
    .key = "champion", .mind = RUMMY_MIND_EVALUATE, .discard = RUMMY_DISCARD_WEIGHED, .pile = 100, .memory = 100,
    .spares_aces = true, .ends = true, .is_wary = true, HOLDS_BACK, UPCARD_MUST_BE_MELDED, OTHER_SCORES_HELD,
  },
  [RUMMY_LEVEL_GRANDMASTER] = {
    .key = "grandmaster", .mind = RUMMY_MIND_SEARCH, .discard = RUMMY_DISCARD_WEIGHED, .pile = 100, .memory = 100,
    .budget = 6000, SEARCHES, OTHER_SCORES_HELD,
  },
  [RUMMY_LEVEL_NAIVE] = {
    .key = "naive", .mind = RUMMY_MIND_EVALUATE, .discard = RUMMY_DISCARD_HIGHEST, .pile = 100, .gathers = true,
    IMMEDIATE,
  },
  [RUMMY_LEVEL_GREEDY] = {
    .key = "greedy", .mind = RUMMY_MIND_EVALUATE, .discard = RUMMY_DISCARD_WEIGHED, .pile = 100, .memory = 100,
    IMMEDIATE, OTHER_SCORES,
  },
  [RUMMY_LEVEL_HOARDER] = {
    .key = "hoarder", .mind = RUMMY_MIND_EVALUATE, .discard = RUMMY_DISCARD_WEIGHED, .pile = 100, .memory = 100,
    .two = { LAYS_AT_ONCE (280), .hold_cards = 2 }, .three = { LAYS_AT_ONCE (280), .hold_cards = 2 },
    .four = { LAYS_AT_ONCE (280), .hold_cards = 2 },
    .many = { MANY_SEATS, .hold_cards = 2 },
  },
  [RUMMY_LEVEL_1] = SCALE_STEP ("1", 10, 0, 90),
  SCALE_STEP ("2", 20, 10, 70),
  SCALE_STEP ("3", 30, 20, 55),
  SCALE_STEP ("4", 40, 30, 42),
  SCALE_STEP ("5", 50, 40, 32),
  SCALE_STEP ("6", 60, 50, 24),
  SCALE_STEP ("7", 70, 60, 16),
  SCALE_STEP ("8", 80, 70, 10),
  SCALE_STEP ("9", 90, 85, 5),
  SCALE_STEP ("10", 100, 100, 0),
  [RUMMY_LEVEL_ADVISER] = {
    .key = "adviser", .mind = RUMMY_MIND_EVALUATE, .discard = RUMMY_DISCARD_WEIGHED, .pile = 85, IMMEDIATE,
  },
};

const RummyLevel rummy_offered_levels[RUMMY_OFFERED_LEVELS] = {
  RUMMY_LEVEL_CAREFREE, RUMMY_LEVEL_RANDOM,   RUMMY_LEVEL_NOVICE,      RUMMY_LEVEL_AVERAGE,
  RUMMY_LEVEL_EXPERT,   RUMMY_LEVEL_CHAMPION, RUMMY_LEVEL_GRANDMASTER,

  RUMMY_LEVEL_1,        RUMMY_LEVEL_1 + 1,    RUMMY_LEVEL_1 + 2,       RUMMY_LEVEL_1 + 3, RUMMY_LEVEL_1 + 4,
  RUMMY_LEVEL_1 + 5,    RUMMY_LEVEL_1 + 6,    RUMMY_LEVEL_1 + 7,       RUMMY_LEVEL_1 + 8, RUMMY_LEVEL_10,
};

const RummyLevel *const rummy_main_levels = &rummy_offered_levels[1];

const char *
rummy_level_key (RummyLevel level)
{
  return rummy_levels[level].key;
}

const RummyWeights *
rummy_level_weights (const RummyLevelData *level, const RummyRules *rules)
{
  const RummyWeights *own = rules->scoring == RUMMY_SCORING_HANDS        ? &level->hands
                            : rules->scoring == RUMMY_SCORING_PENALTY    ? &level->penalty
                            : rules->players == 2 && !rules->free_upcard ? &level->bound
                                                                         : NULL;

  if (own && own->chances)
    return own;

  return rules->players == 2   ? &level->two
         : rules->players == 3 ? &level->three
         : rules->players == 4 ? &level->four
                               : &level->many;
}

const RummyLevelData *
rummy_level_aimless (const RummyView *view, unsigned seat)
{
  const RummyLevelData *level;

  if (seat == view->seat || view->plays[seat] == 0 || view->plays[seat] > RUMMY_N_LEVELS)
    return NULL;

  level = &rummy_levels[view->plays[seat] - 1];

  return level->mind == RUMMY_MIND_RANDOM || level->mind == RUMMY_MIND_CAREFREE ? level : NULL;
}

unsigned
rummy_main_level_index (int level)
{
  /* Measured: docs/strength.md. */
  RummyLevel near = (RummyLevel) level;
  unsigned average = 0;

  if (level == RUMMY_LEVEL_CAREFREE || level == RUMMY_LEVEL_1)
    near = RUMMY_LEVEL_RANDOM;
  else if (level > RUMMY_LEVEL_1 && level < RUMMY_LEVEL_1 + 5)
    near = RUMMY_LEVEL_NOVICE;
  else if (level == RUMMY_LEVEL_10 - 1 || level == RUMMY_LEVEL_10)
    near = RUMMY_LEVEL_EXPERT;

  for (unsigned i = 0; i < RUMMY_MAIN_LEVELS; i++) {
    if (rummy_main_levels[i] == near)
      return i;
    if (rummy_main_levels[i] == RUMMY_LEVEL_AVERAGE)
      average = i;
  }

  return average;
}
