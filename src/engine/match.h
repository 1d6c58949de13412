/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"

/* Rounds until somebody has won.  Plain data like the round: undo and replay play the moves again. */

#define RUMMY_MATCH_ROUNDS_MAX 200 /* then the leader has won */

typedef struct {
  RummyRules rules;
  uint64_t seed;   /* determines every deal, together with the rules */
  uint16_t game;   /* number of the game, from 1: the lead of the first round may alternate with it */
  uint16_t rounds; /* dealt so far; the one on the table has this number */
  uint16_t n_void; /* of those that are over, how many counted for nobody */
  int32_t totals[RUMMY_SEATS_MAX];  /* of the rounds that are over; partners both have that of their side */
  int32_t results[RUMMY_SEATS_MAX]; /* when over: the totals with the bonuses of the game */
  uint8_t won[RUMMY_SEATS_MAX];     /* rounds won; partners both have those of their side */
  uint8_t knocked_out; /* seats, one bit each */
  uint8_t dealer;      /* of the round on the table, or of the first one */
  uint8_t was_void;    /* the round just over counts for nobody */
  uint8_t over;
  uint8_t winner; /* seat (of partners the first), when over; RUMMY_SEAT_NONE for a shared win */
  uint8_t n_deck; /* cards of a deck that was given for the first round, or 0 */
  RummyCard deck[RUMMY_CARDS_MAX];
  uint8_t hands[RUMMY_SEATS_MAX]; /* cards of that deck that each seat gets; 0: as many as the rules say */
  uint16_t later_from; /* the rounds from this one on are dealt from a seed of their own; 0: none is */
  uint64_t later_seed;
  RummyRound round;
} RummyMatch;

/* Whether a number of rounds ends it, which those who play may change as long as they play: more or fewer rounds make
 * no difference to those that were played. */
bool rummy_match_rounds_are_open (const RummyRules *rules);

/* Whether they are one game: the same rules but for the number of players and, where it is open, of rounds. */
bool rummy_match_rules_are_alike (const RummyRules *rules, const RummyRules *others);

/* A match before its first deal. */
void rummy_match_init (RummyMatch *match, const RummyRules *rules, uint64_t seed, unsigned game);

/* Gives the deck of the first round, before it is dealt; false when it is not every card of the rules once. */
bool rummy_match_set_deck (RummyMatch *match, const RummyCard *deck, size_t n_cards);

/* Gives how many cards each seat gets of that deck; 0, or the number itself, is as many as the rules say.  False where
 * there is no such deck, or a seat would get more. */
bool rummy_match_set_hands (RummyMatch *match, const uint8_t hands[RUMMY_SEATS_MAX]);

/* The one door: deals, trades of hands and all moves of rounds.  The match must not be moved in memory while it is
 * played, or rummy_match_copy () be used. */
RummyRefusal rummy_match_check (const RummyMatch *match, const RummyMove *move);
RummyRefusal rummy_match_apply (RummyMatch *match, const RummyMove *move, RummyEvents *events);
void rummy_match_copy (RummyMatch *to, const RummyMatch *from);

/* The cards that the seats draw for the first deal (R-09 lowest draw); the lowest rank deals, then the lowest suit. */
void rummy_match_draw_for_deal (const RummyMatch *match, RummyCard cards[RUMMY_SEATS_MAX]);

/* Returns whether drawn cards decided the dealer of the round just dealt. */
bool rummy_match_is_drawn_for (const RummyMatch *match);

/* Returns whether the pack is cut before each deal, as in all games in which drawn cards decide the first dealer. */
bool rummy_rules_cut_for_deal (const RummyRules *rules);

/* Returns the seat that cuts: the one to the right of the dealer. */
unsigned rummy_round_cutter (const RummyRound *round);

/* The deck that the next round is dealt from, front first; returns how many cards. */
size_t rummy_match_next_deck (const RummyMatch *match, RummyCard deck[RUMMY_CARDS_MAX]);

/* Returns the seat that deals, or leads, the next round. */
unsigned rummy_match_next_dealer (const RummyMatch *match);
unsigned rummy_match_next_lead (const RummyMatch *match);

/* The seats that stand best, one bit each: those that share the win of a match that is over without a winner. */
unsigned rummy_match_leaders (const RummyMatch *match);

/* A seat of the side that won the round just over; RUMMY_SEAT_NONE where nobody did. */
unsigned rummy_match_round_winner (const RummyMatch *match);

/* What each seat pays (below 0) or gets when a match that is over is settled by points: every loser pays the
 * winner the difference of their results, of partners each the opponent to the left. */
void rummy_match_settle (const RummyMatch *match, int32_t payments[RUMMY_SEATS_MAX]);
