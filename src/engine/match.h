/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/round.h"

/* A match: rounds until somebody wins.  Plain data like the round; undo and replay play the moves again. */

#define RUMMY_MATCH_ROUNDS_MAX 200 /* after that the leader wins */

typedef struct {
  RummyRules rules;
  uint64_t seed;   /* determines all deals, together with the rules */
  uint16_t game;   /* number of the game, from 1; the lead of the first round may alternate by it */
  uint16_t rounds; /* dealt so far, including the current one */
  uint16_t n_void; /* finished rounds that did not count */
  int32_t totals[RUMMY_SEATS_MAX];  /* of finished rounds; partners both have their side's */
  int32_t results[RUMMY_SEATS_MAX]; /* when over: totals with game bonuses */
  uint8_t won[RUMMY_SEATS_MAX];     /* rounds won; partners both have their side's */
  uint8_t knocked_out; /* bit mask of seats */
  uint8_t dealer;      /* of the current round, or of the first */
  uint8_t was_void;    /* the last finished round does not count */
  uint8_t over;
  uint8_t winner; /* when over: seat (the first of partners), or RUMMY_SEAT_NONE for a shared win */
  uint8_t n_deck; /* cards of a deck given for the first round, or 0 */
  RummyCard deck[RUMMY_CARDS_MAX];
  uint8_t hands[RUMMY_SEATS_MAX]; /* hand sizes with a given deck; 0: as the rules say */
  uint16_t later_from; /* from this round on, another seed deals; 0: none */
  uint64_t later_seed;
  RummyRound round;
} RummyMatch;

/* Returns whether the match ends after a number of rounds, which may be changed during play, because earlier rounds
 * do not depend on it. */
bool rummy_match_rounds_are_open (const RummyRules *rules);

/* Returns whether rules are those of the same game: equal except for the number of players and an adjustable number
 * of rounds. */
bool rummy_match_rules_are_alike (const RummyRules *rules, const RummyRules *others);

/* Initializes a match without dealing. */
void rummy_match_init (RummyMatch *match, const RummyRules *rules, uint64_t seed, unsigned game);

/* Sets the deck of the first round, before it is dealt.  Returns false unless it contains every card of the rules
 * once. */
bool rummy_match_set_deck (RummyMatch *match, const RummyCard *deck, size_t n_cards);

/* Sets the hand sizes for a given deck; 0 or the rules' number means as the rules say.  Returns false without a
 * given deck or if a hand would be larger than that. */
bool rummy_match_set_hands (RummyMatch *match, const uint8_t hands[RUMMY_SEATS_MAX]);

/* The only way to play: deals, hand trades and all moves of rounds.  The match must not be moved in memory; copy it
 * with rummy_match_copy (). */
RummyRefusal rummy_match_check (const RummyMatch *match, const RummyMove *move);
RummyRefusal rummy_match_apply (RummyMatch *match, const RummyMove *move, RummyEvents *events);
void rummy_match_copy (RummyMatch *to, const RummyMatch *from);

/* Sets @move to the first legal move of a seat; returns false if it has none. */
bool rummy_match_first_move (const RummyMatch *match, unsigned seat, RummyMove *move);

/* Returns the seat to ask for a move, if those in the bit mask @computers are played by the computer.  In order of
 * play, a seat that may meld out of turn comes before the seat to move.  RUMMY_SEAT_NONE if a person has to
 * move, or nobody does. */
unsigned rummy_match_next_computer (const RummyMatch *match, unsigned computers);

/* Returns the cards drawn for the first deal (R-09 lowest draw).  The lowest rank deals, then the lowest suit. */
void rummy_match_draw_for_deal (const RummyMatch *match, RummyCard cards[RUMMY_SEATS_MAX]);

/* Returns whether drawn cards decided the dealer of the round just dealt. */
bool rummy_match_is_drawn_for (const RummyMatch *match);

/* Returns whether the pack is cut before each deal, as in all games in which drawn cards decide the first dealer. */
bool rummy_rules_cut_for_deal (const RummyRules *rules);

/* Returns the seat that cuts, to the right of the dealer. */
unsigned rummy_round_cutter (const RummyRound *round);

/* Writes the deck of the next round, first card to be dealt first; returns its size. */
size_t rummy_match_next_deck (const RummyMatch *match, RummyCard deck[RUMMY_CARDS_MAX]);

/* Return the seat that deals or leads the next round. */
unsigned rummy_match_next_dealer (const RummyMatch *match);
unsigned rummy_match_next_lead (const RummyMatch *match);

/* Returns a bit mask of the leading seats; in a finished match without a winner, those that share the win. */
unsigned rummy_match_leaders (const RummyMatch *match);

/* Returns a seat of the side that won the last finished round, or RUMMY_SEAT_NONE. */
unsigned rummy_match_round_winner (const RummyMatch *match);

/* Computes what each seat receives, or pays if negative, when a finished match is settled by points: every
 * loser pays the winner the difference of the results; of partners, each pays the opponent to the left. */
void rummy_match_settle (const RummyMatch *match, int32_t payments[RUMMY_SEATS_MAX]);
