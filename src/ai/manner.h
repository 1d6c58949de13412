/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/bot.h"

/* How a computer plays, besides how well: a way of its own, which makes it neither much stronger nor weaker. */

/* Saved games name manners by these numbers: new ones come at the end. */
typedef enum {
  RUMMY_MANNER_EVEN,    /* the level as it is */
  RUMMY_MANNER_HASTY,   /* lays down what it can, and gets rid of high cards */
  RUMMY_MANNER_PATIENT, /* keeps melds back while nobody is about to go out */
  RUMMY_MANNER_WARY,    /* throws what is of no use to the others */
  RUMMY_MANNER_BOLD,    /* takes from the pile what may become a meld, and hopes */
  RUMMY_N_MANNERS
} RummyManner;

const char *rummy_manner_key (RummyManner manner);

/* Who plays at a seat. */
typedef struct {
  RummyLevel level;
  RummyManner manner;
} RummyPlayer;

#define RUMMY_PLAYER_TEXT 24

/* "expert", "expert+hasty". */
void rummy_player_to_text (RummyPlayer player, char text[RUMMY_PLAYER_TEXT]);

/* Reads length bytes; false where they name nobody. */
bool rummy_player_from_text (const char *text, size_t length, RummyPlayer *player);

/* Whether manners make a difference for that level, at these rules. */
bool rummy_manner_counts (const RummyRules *rules, RummyLevel level);

/* As rummy_bot_choose (). */
RummyMove rummy_player_choose (const RummyView *view, RummyPlayer player, RummyRng *rng, const RummyLimits *limits);
