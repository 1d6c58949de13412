/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/match.h"

/* The moves of a match, from which any position is played again.  This is what is saved.  Its text form, the rummy text
 * notation, has one move a line and comments behind "#":
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
 *
 * Wild cards and the other games:
 *
 *   deck 7C QD *1 ...               the deck of the first round, front first
 *   hands 5 7                       of that deck each seat gets so many cards, not more than the rules say
 *   from 3 code 0123-4567-89ABC     the rounds from the third on are dealt from another deal code
 *   1 meld *1 5H 6H from 4H         the run begins at the 4; "as set" where it could be a set; the same for lay
 *   1 lay *1 on 2 from 3H
 *   1 swap 9D on 2 for *1
 *   1 knock QS                      "knock" alone goes out without a discard, "by hand" leaves the melds to follow
 *   2 call 7C on 1                  "call 7C 8C 9C" melds out of the pile
 *   1 renew                         leaves the last stock card for the first of the renewed stock
 *   3 nominate wild                 double, split
 *   1 take 7C split *1              "older" after it keeps the other side
 *   1 block *1
 *   1 trade 2                       the seats trade their hands, to learn
 *   1 look, 1 drop QS, 1 end        other words for draw, discard and pass
 */

typedef struct {
  RummyRules rules;
  uint64_t seed;
  uint16_t game;
  uint8_t n_deck; /* cards of the deck of the first round, or 0 */
  RummyCard deck[RUMMY_CARDS_MAX];
  uint8_t hands[RUMMY_SEATS_MAX]; /* as in RummyMatch */
  uint16_t later_from; /* as in RummyMatch: not 1, for the first round is that of the seed */
  uint64_t later_seed;
  RummyMove *moves;
  size_t n_moves, n_allocated;
} RummyRecord;

#define RUMMY_RECORD_MOVES_MAX 200000

void rummy_record_init (RummyRecord *record, const RummyRules *rules, uint64_t seed, unsigned game);
void rummy_record_clear (RummyRecord *record);

/* Returns false when out of memory, or after RUMMY_RECORD_MOVES_MAX moves. */
bool rummy_record_add (RummyRecord *record, const RummyMove *move);

/* Plays the first n_moves again.  Returns how many were legal; fewer than asked means that the record is wrong
 * at that move, with refusal the reason. */
size_t rummy_record_play (const RummyRecord *record, size_t n_moves, RummyMatch *match, RummyRefusal *refusal);

/* Has the rounds after the one that was dealt last, and after the first n_known, come from another seed, for a copy of
 * a game that must not tell its further cards.  A record of which that was done already stays as it is: nobody else
 * has the rounds that follow. */
void rummy_record_deal_anew (RummyRecord *record, unsigned n_known, uint64_t seed);

/* Whether a record goes on from where the one before ends, or ends there too.  How many rounds are to be played may
 * have changed in between. */
bool rummy_record_continues (const RummyRecord *record, const RummyRecord *before);

/* A match before its first deal, as the record gives it. */
void rummy_record_start (const RummyRecord *record, RummyMatch *match);

/* One move as a line of the notation, without a line end. */
#define RUMMY_MOVE_TEXT 512
void rummy_move_to_text (const RummyMove *move, char text[RUMMY_MOVE_TEXT]);
bool rummy_move_from_text (const char *text, RummyMove *move);

/* Reads a move; returns NULL, or the place in text from which on it is not understood: its end where more is needed. */
const char *rummy_move_read (const char *text, RummyMove *move);

/* The whole record; free with free ().  NULL when there is no memory. */
char *rummy_record_to_text (const RummyRecord *record);

/* Reads the deck of the first round; false, with the record as it was, when it is not every card of the rules once. */
bool rummy_record_read_deck (RummyRecord *record, const char *text, char error[RUMMY_ERROR_TEXT]);

/* Reads how many cards of that deck each seat gets; false, with the record as it was, without a deck, or when it is not
 * a number for each seat, from 1 to that of the rules. */
bool rummy_record_read_hands (RummyRecord *record, const char *text, char error[RUMMY_ERROR_TEXT]);

/* The number of the line of a record that holds a move, both counted as they are read: lines from 1, moves from 0. */
unsigned rummy_record_line_of_move (const char *text, size_t index);

/* Reads a record; record must be initialized or zero and is replaced.  On failure it is as it was, and error says
 * what is wrong, line its number.  The moves are read, not judged: rummy_record_play () does that. */
bool rummy_record_from_text (RummyRecord *record, const char *text, unsigned *line, char error[RUMMY_ERROR_TEXT]);
