/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rummy-match.h"

/* The moves of a match, the truth that is saved: any position is had by playing them again.  Its text form, the
 * rummy text notation, has one move a line and comments behind "#":
 *
 *   rules 500-rum target=300        a preset, if any, then what differs from it; records are written out in full
 *   code 0123-4567-89ABC            the deal code
 *   game 1
 *   deal                            a round begins
 *   1 draw                          the seat, counted from 1, then what it does
 *   1 meld 5H 6H 7H
 *   1 discard KD
 *   2 take 7C                       with all above it
 *   2 lay 8H on 1                   melds are counted from 1
 *   2 pass
 */

typedef struct {
  RummyRules rules;
  uint64_t seed;
  uint16_t game;
  RummyMove *moves;
  size_t n_moves, n_allocated;
} RummyRecord;

#define RUMMY_RECORD_MOVES_MAX 200000

void rummy_record_init (RummyRecord *record, const RummyRules *rules, uint64_t seed, unsigned game);
void rummy_record_clear (RummyRecord *record);

/* False when memory, or RUMMY_RECORD_MOVES_MAX, is used up. */
bool rummy_record_add (RummyRecord *record, const RummyMove *move);

/* Plays the first n_moves again.  Returns how many were legal; fewer than asked means that the record is wrong
 * at that move, with refusal the reason. */
size_t rummy_record_play (const RummyRecord *record, size_t n_moves, RummyMatch *match, RummyRefusal *refusal);

/* One move as a line of the notation, without a line end. */
#define RUMMY_MOVE_TEXT 512
void rummy_move_to_text (const RummyMove *move, char text[RUMMY_MOVE_TEXT]);
bool rummy_move_from_text (const char *text, RummyMove *move);

/* The whole record; free with free ().  NULL when there is no memory. */
char *rummy_record_to_text (const RummyRecord *record);

/* Reads a record; record must be initialised or zero and is replaced.  On failure it is as it was, and error says
 * what is wrong, line its number.  The moves are read, not judged: rummy_record_play () does that. */
bool rummy_record_from_text (RummyRecord *record, const char *text, unsigned *line, char error[RUMMY_RULES_ERROR]);
