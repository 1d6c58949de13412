/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rummy-round.h"

/* Rounds until somebody has won.  Plain data like the round, so that undo and replay are: play the moves again. */

#define RUMMY_MATCH_ROUNDS_MAX 200 /* then the leader has won */

typedef struct {
  RummyRules rules;
  uint64_t seed;   /* with the rules it gives every deal back */
  uint16_t game;   /* number of the game, from 1: the lead of the first round alternates with it */
  uint16_t rounds; /* dealt so far; the one on the table has this number */
  int32_t totals[RUMMY_SEATS_MAX]; /* of the rounds that are over */
  uint8_t won[RUMMY_SEATS_MAX];    /* rounds won */
  uint8_t over;
  uint8_t winner; /* seat, when over; RUMMY_SEAT_NONE for a shared win */
  RummyRound round;
} RummyMatch;

/* A match before its first deal. */
void rummy_match_init (RummyMatch *match, const RummyRules *rules, uint64_t seed, unsigned game);

/* The one door: deals and all moves of rounds.  The match must not be moved in memory while it is played, or
 * rummy_match_copy () be used. */
RummyRefusal rummy_match_check (const RummyMatch *match, const RummyMove *move);
RummyRefusal rummy_match_apply (RummyMatch *match, const RummyMove *move, RummyEvents *events);
void rummy_match_copy (RummyMatch *to, const RummyMatch *from);

/* The seat that leads the round with this number, from 1. */
unsigned rummy_match_lead (const RummyMatch *match, unsigned round);

/* The seat that won the round just over: the highest score; RUMMY_SEAT_NONE where that is shared. */
unsigned rummy_match_round_winner (const RummyMatch *match);
