/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/match.h"

/* The moves of a match, from which any position can be reconstructed.  This is what is saved.  Its text form, the rummy
 * text notation, has one move per line and comments after "#":
 *
 *   rules 500-rum target=300        optional preset, then differences from it; records are written in full
 *   code 0123-4567-89ABC            the deal code
 *   game 1
 *   deal                            a round begins
 *   1 draw                          the seat, counted from 1, then its move
 *   1 meld 5H 6H 7H
 *   1 discard KD
 *   2 take 7C                       and all cards above it
 *   2 lay 8H on 1                   melds are counted from 1
 *   2 pass
 *
 * Wild cards and the other games:
 *
 *   deck 7C QD *1 ...               the deck of the first round, in dealing order
 *   hands 5 7                       cards of that deck for each seat, at most what the rules say
 *   from 3 code 0123-4567-89ABC     another deal code deals from the third round on
 *   1 meld *1 5H 6H from 4H         the run begins with the 4; "as set" if it could be either; likewise for lay
 *   1 lay *1 on 2 from 3H
 *   1 swap 9D on 2 for *1
 *   1 knock QS                      "knock" alone has no discard; "by hand": the melds follow as moves
 *   2 call 7C on 1                  "call 7C 8C 9C" melds from the pile
 *   1 renew                         skips the last stock card and draws from the renewed stock
 *   3 nominate wild                 or double, split
 *   1 take 7C split *1              followed by "older" to keep the older part
 *   1 block *1
 *   1 trade 2                       trade hands (practice only)
 *   1 look, 1 drop QS, 1 end        other words for draw, discard and pass
 */

typedef struct {
  RummyRules rules;
  uint64_t seed;
  uint16_t game;
  uint8_t n_deck; /* cards in the deck of the first round, or 0 */
  RummyCard deck[RUMMY_CARDS_MAX];
  uint8_t hands[RUMMY_SEATS_MAX]; /* as in RummyMatch */
  uint16_t later_from; /* as in RummyMatch; never 1, because @seed deals the first round */
  uint64_t later_seed;
  RummyMove *moves;
  size_t n_moves, n_allocated;
} RummyRecord;

#define RUMMY_RECORD_MOVES_MAX 200000

void rummy_record_init (RummyRecord *record, const RummyRules *rules, uint64_t seed, unsigned game);
void rummy_record_clear (RummyRecord *record);

/* Returns false if out of memory, or after RUMMY_RECORD_MOVES_MAX moves. */
bool rummy_record_add (RummyRecord *record, const RummyMove *move);

/* Returns the length of the record up to and including the last deal, or 0 if there is none. */
static inline size_t
rummy_record_last_deal (const RummyRecord *record)
{
  size_t n = record->n_moves;

  while (n > 0 && record->moves[n - 1].kind != RUMMY_MOVE_DEAL)
    n--;

  return n;
}

/* Plays the first @n_moves moves.  Returns how many were legal; if fewer, @refusal is set to why the next one is
 * not. */
size_t rummy_record_play (const RummyRecord *record, size_t n_moves, RummyMatch *match, RummyRefusal *refusal);

/* Sets another seed for all rounds after the last one dealt and after the first @n_known, so that a copy of a game
 * does not reveal cards still to be dealt.  A record that has such a seed already is unchanged, because nobody else
 * has its rounds. */
void rummy_record_deal_anew (RummyRecord *record, unsigned n_known, uint64_t seed);

/* Returns whether a record begins with all moves of @before.  The number of rounds to be played may differ. */
bool rummy_record_continues (const RummyRecord *record, const RummyRecord *before);

/* Initializes a match, before its first deal, from a record. */
void rummy_record_start (const RummyRecord *record, RummyMatch *match);

/* Writes a move as a line of the notation, without a newline. */
#define RUMMY_MOVE_TEXT 512
void rummy_move_to_text (const RummyMove *move, char text[RUMMY_MOVE_TEXT]);
bool rummy_move_from_text (const char *text, RummyMove *move);

/* Reads a move.  Returns NULL, or the position in @text of the first thing not understood; the end of @text if
 * something is missing. */
const char *rummy_move_read (const char *text, RummyMove *move);

/* Returns the whole record, to be released with free (), or NULL if out of memory. */
char *rummy_record_to_text (const RummyRecord *record);

/* Reads the deck of the first round.  Returns false, leaving the record unchanged, unless it contains every card of
 * the rules once. */
bool rummy_record_read_deck (RummyRecord *record, const char *text, char error[RUMMY_ERROR_TEXT]);

/* Reads the hand sizes for that deck.  Returns false, leaving the record unchanged, without a deck or unless there
 * is a number for each seat, from 1 to that of the rules. */
bool rummy_record_read_hands (RummyRecord *record, const char *text, char error[RUMMY_ERROR_TEXT]);

/* Returns the number of the line (from 1) that contains the move @index (from 0). */
unsigned rummy_record_line_of_move (const char *text, size_t index);

/* Reads a record.  @record must be initialized or zeroed, and is replaced; on failure it is unchanged, and @error
 * and @line tell what is wrong where.  Moves are not checked; use rummy_record_play () for that. */
bool rummy_record_from_text (RummyRecord *record, const char *text, unsigned *line, char error[RUMMY_ERROR_TEXT]);
