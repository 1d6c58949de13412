/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ai/bot.h"

/* A manner is a style of play that makes a computer player neither much stronger nor weaker. */

/* The numbers are stored in saved games, so new manners must be appended. */
typedef enum {
  RUMMY_MANNER_EVEN,    /* the level unchanged */
  RUMMY_MANNER_HASTY,   /* lays whatever it can, and gets rid of high cards */
  RUMMY_MANNER_PATIENT, /* holds melds back while nobody is about to go out */
  RUMMY_MANNER_WARY,    /* discards what is useless to others */
  RUMMY_MANNER_BOLD,    /* picks up cards that may become melds */
  RUMMY_N_MANNERS
} RummyManner;

/* A computer player. */
typedef struct {
  RummyLevel level;
  RummyManner manner;
} RummyPlayer;

#define RUMMY_PLAYER_TEXT 24

/* Writes "expert" or "expert+hasty". */
void rummy_player_to_text (RummyPlayer player, char text[RUMMY_PLAYER_TEXT]);

/* Reads @length bytes; returns false if they name no player. */
bool rummy_player_from_text (const char *text, size_t length, RummyPlayer *player);

/* Returns whether manners make a difference at that level under these rules. */
bool rummy_manner_counts (const RummyRules *rules, RummyLevel level);

/* Like rummy_bot_choose (). */
RummyMove rummy_player_choose (const RummyView *view, RummyPlayer player, RummyRng *rng, const RummyLimits *limits);
